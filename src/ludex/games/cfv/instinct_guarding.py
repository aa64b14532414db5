"""The arithmetic of guarding, as players do it in their heads: what stops an attack, and what that is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ludex.games.cfv.ch04_zones import zones
from ludex.games.cfv.ch07_battle import roles

if TYPE_CHECKING:
    from ludex.kernel.contest import Contest
    from ludex.kernel.decisions import Decision
    from ludex.kernel.game import Game

_STEP = 5000  # what a trigger adds, and the least shield
_LAST = 6  # damage that loses
_PAID = {0: 0, 1: 0, 2: 0, 3: 5000, 4: 10000}  # shield that a damage is worth, by how much there is already


class _Attack(NamedTuple):
    missing: int  # shield that stops it as it stands
    drives: int  # drive checks to come
    lethal: bool
    on_vanguard: bool


def guarding(g: Game, d: Decision) -> str | None:
    """The next guardian, or `pass`: the least that stops what must be stopped."""
    attack = _attack(g, d.seat)
    if attack is None or d.find("pass") is None:
        return "pass" if d.find("pass") is not None else None
    if not attack.on_vanguard:
        return "pass"
    margin = _STEP * min(attack.drives, 1)
    if attack.missing + margin <= 0 or (attack.missing <= 0 and not attack.lethal):
        return "pass"
    shields = _shields(g, d)
    whole = sum([shield for shield, _ in shields])
    if attack.lethal:
        wanted = attack.missing + margin
        if wanted > whole or wanted > 3 * _STEP:
            perfect = _perfect(g, d)
            if perfect is not None:
                return perfect
        wanted = wanted if wanted <= whole else attack.missing
        return _least(shields, wanted) if 0 < wanted <= whole else "pass"
    paid = _PAID.get(len(g.zone(d.seat, zones.DAMAGE)), 0)
    fits = [key for shield, key in shields if shield >= attack.missing]
    return fits[0] if attack.missing <= paid and fits else "pass"


def _attack(g: Game, seat: int) -> _Attack | None:
    contest = roles.contest(g)
    if contest is None or not contest.by:
        return None
    by = g.chars(contest.by[0])
    leads = g.cards[contest.by[0]].zone == zones.VANGUARD
    on_vanguard = any([g.cards[c].zone == zones.VANGUARD for c in contest.on])
    critical = by.number("critical") + leads  # one of its drive checks may be a critical
    return _Attack(
        contest.force - contest.against + _STEP if contest.force >= contest.against else -_behind(contest),
        by.number("drive") if leads else 0,
        on_vanguard and len(g.zone(seat, zones.DAMAGE)) + critical >= _LAST,
        on_vanguard,
    )


def _behind(contest: Contest) -> int:
    """How far an attack is from reaching, in whole steps below it."""
    return (contest.against - contest.force - 1) // _STEP * _STEP


def _shields(g: Game, d: Decision) -> list[tuple[int, str]]:
    """What could guard, the least shield first."""
    found = []
    for option in d.options:
        word, _, tag = option.key.partition(" ")
        card = g.named(tag) if word in ("guard", "intercept") else -1
        if card >= 0 and (shield := g.chars(card).number("shield")) > 0:
            found.append((shield, option.key))
    return sorted(found)


def _perfect(g: Game, d: Decision) -> str | None:
    """A sentinel, if there is something beside it to pay with."""
    for option in d.options:
        word, _, tag = option.key.partition(" ")
        card = g.named(tag) if word == "guard" else -1
        if card >= 0 and "Sentinel" in g.chars(card).keywords and len(g.zone(d.seat, zones.HAND)) > 1:
            return option.key
    return None


def _least(shields: list[tuple[int, str]], wanted: int) -> str:
    """The smallest shield that is enough alone, else the greatest."""
    return next((key for shield, key in shields if shield >= wanted), shields[-1][1])
