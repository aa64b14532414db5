"""Trigger checks: drive checks (cfv 7.5.1.2, 10.1.13) and damage checks (cfv 7.6.1.6, 10.1.14), each of one card."""

from __future__ import annotations

from typing import TYPE_CHECKING, NotRequired, TypedDict

from ludex.games.cfv.ch02_cards import trigger_icons
from ludex.games.cfv.ch04_zones import zones
from ludex.games.cfv.ch08_playing.check_timing import check_timing
from ludex.kernel.events import Event
from ludex.kernel.frames import Call, Frame, Procedure, Return, Signal
from ludex.kernel.pipeline.perform import perform

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source
    from ludex.kernel.game import Game


class Checking(TypedDict):
    """Who checks, for which attacker (-1: none), whether a skill says so and whose, and the card that is checked."""

    seat: int
    attacker: int
    by_skill: bool
    source: Source | None
    card: NotRequired[int]


class Check:
    """One kind of check: the same steps under their own numbers. `to` is where the card goes afterwards."""

    def __init__(self, word: str, title: str, to: str, rules: tuple[str, str, str, str]) -> None:
        self.word = word
        self.to = to
        self.reveal_rule: str = rules[0]
        self.icon_rule: str = rules[1]
        self.timing_rule: str = rules[2]
        self.away_rule: str = rules[3]
        self.procedure: Procedure[Checking] = Procedure(self.reveal_rule, title)
        for rule, run in zip(
            (rules[0], rules[0], *rules[1:3], rules[3], rules[3]),
            (self._reveal, self._revealed, self._icon, self._timing, self._put_away, self._over),
            strict=True,
        ):
            self.procedure.add(rule, run)

    def call(self, seat: int, attacker: int = -1, *, by_skill: bool = False, source: Source | None = None) -> Call:
        """A player makes the check. In a skill's damage nothing but the icon is seen to before the skill is resolved
        (ruling cfv-R14)."""
        return Call(self.procedure, seat=seat, attacker=attacker, by_skill=by_skill, source=source)

    def _reveal(self, g: Game, f: Frame[Checking]) -> Signal | None:
        """The top card of the deck goes to the trigger zone face up (cfv 4.10.1, cfv 7.5.1.2.1, cfv 7.6.1.6.1)."""
        seat = f.local["seat"]
        deck = g.zone(seat, zones.DECK)
        if not deck:
            return Return(None)
        f.local["card"] = deck[0]
        source = f.local["source"]
        kind = f"{self.word} check"
        return perform(
            g, f,
            [Event(kind, self.reveal_rule, seat=seat, card=deck[0], to=zones.TRIGGER, to_seat=seat, source=source)],
        )  # fmt: skip

    def _revealed(self, g: Game, f: Frame[Checking]) -> Signal | None:
        """It has been revealed by this check."""
        card, attacker = f.local["card"], f.local["attacker"]
        now = Event("checked", self.reveal_rule, seat=f.local["seat"], card=card, key=self.word, amount=attacker)
        return perform(g, f, [now])

    def _icon(self, g: Game, f: Frame[Checking]) -> Signal | None:
        """Its icon is resolved."""
        seat, card = f.local["seat"], f.local["card"]
        return trigger_icons.resolve(g, seat, card, self.word) if g.cards[card].zone == zones.TRIGGER else None

    def _timing(self, g: Game, f: Frame[Checking]) -> Signal | None:
        """Then a check timing (cfv 7.5.1.2.3, cfv 7.6.1.6.3)."""
        return None if f.local["by_skill"] else check_timing(g)

    def _put_away(self, g: Game, f: Frame[Checking]) -> Signal | None:
        """If it is still there it goes on, icon or not: to the hand (cfv 4.10.2), or as damage to the damage zone
        (cfv 4.10.3, cfv 4.8.1, cfv 7.5.1.2.4, cfv 7.6.1.6.4)."""
        card, seat = f.local["card"], f.local["seat"]
        if g.cards[card].zone != zones.TRIGGER:
            return None
        kind = "add" if self.to == zones.HAND else "put"
        return perform(g, f, [Event(kind, self.away_rule, seat=seat, card=card, to=self.to)])

    def _over(self, g: Game, f: Frame[Checking]) -> Signal | None:
        """The check is over; the answer says which card it was."""
        return Return(f.local["card"])


DRIVE = Check(
    "drive", "Drive check", zones.HAND, ("cfv 7.5.1.2.1", "cfv 7.5.1.2.2", "cfv 7.5.1.2.3", "cfv 7.5.1.2.4")
)
DAMAGE = Check(
    "damage", "Damage check", zones.DAMAGE, ("cfv 7.6.1.6.1", "cfv 7.6.1.6.2", "cfv 7.6.1.6.3", "cfv 7.6.1.6.4")
)

PROCEDURES = (DRIVE.procedure, DAMAGE.procedure)
