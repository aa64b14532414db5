"""The drive step (cfv 7.5): the attacking vanguard's drive checks, one after another."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ludex.games import turns
from ludex.games.cfv.ch04_zones import zones
from ludex.games.cfv.ch07_battle import roles
from ludex.games.cfv.ch07_battle.trigger_checks import DRIVE
from ludex.games.cfv.ch08_playing.check_timing import check_timing
from ludex.kernel.frames import Frame, Goto, Procedure, Return, Signal

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source
    from ludex.kernel.game import Game


class DriveStep(TypedDict, total=False):
    """The values of: drive step."""

    checks: int


class FurtherChecks(TypedDict, total=False):
    """The values of: drive checks by an effect."""

    times: int
    seat: int
    source: Source | None


drive_step: Procedure[DriveStep] = Procedure("cfv 7.5", "Drive step")
further_checks: Procedure[FurtherChecks] = Procedure("cfv 10.1.13.1", "Drive checks by an effect")


def attacker(g: Game) -> int:
    """The vanguard that attacks, in legion its Leader (cfv 2.16.1); -1 if there is none any more."""
    for ref in roles.playing(g, roles.ATTACKING):
        if g.cards[ref.id].zone == zones.VANGUARD:
            return ref.id
    return -1


@drive_step.row("cfv 7.5.1.1")
def drive_begins(g: Game, f: Frame[DriveStep]) -> Signal | None:
    """Abilities that wait for the beginning of the drive step stand by."""
    v = f.local
    v["checks"] = 0
    return turns.moments(g, f, "drive step")


@drive_step.row("cfv 7.5.1.1")
def check_drive(g: Game, f: Frame) -> Signal | None:
    """They are played."""
    return check_timing(g)


@drive_step.row("cfv 7.5.1.2")
def drive_check(g: Game, f: Frame[DriveStep]) -> Signal | None:
    """A drive check, as long as fewer were made than the attacking vanguard's drive is now (cfv 7.5.1.3, cfv 2.16.2);
    none with a drive of 0 or less (ruling cfv-R9) or without an attacking vanguard (ruling cfv-R10)."""
    v = f.local
    by, checks = attacker(g), v["checks"]
    if by < 0 or checks >= g.chars(by).number("drive"):
        return Goto("cfv 7.5.1.4")
    v["checks"] = checks + 1
    return DRIVE.call(g.active, by)


@drive_step.row("cfv 7.5.1.3")
def check_checked(g: Game, f: Frame) -> Signal | None:
    """After each a check timing."""
    return check_timing(g)


@drive_step.row("cfv 7.5.1.3")
def drive_again(g: Game, f: Frame) -> Signal | None:
    """Back to the next (misprint: ruling cfv-R22)."""
    return Goto("cfv 7.5.1.2")


@drive_step.row("cfv 7.5.1.4")
def check_driven(g: Game, f: Frame) -> Signal | None:
    """Then the damage step."""
    return check_timing(g)


# -- drive checks by an effect -----------------------------------------------------------------------------------------
@further_checks.row("cfv 10.1.13.1")
def further(g: Game, f: Frame[FurtherChecks]) -> Signal | None:
    """One after another."""
    v = f.local
    times, seat = v["times"], v["seat"]
    if times <= 0 or not g.again():
        return Return(())
    v["times"] = times - 1
    f.again()
    source: Source | None = v["source"]
    return DRIVE.call(seat, attacker(g), by_skill=True, source=source)


PROCEDURES = (drive_step, further_checks)
