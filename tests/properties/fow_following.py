"""A judge who sits beside a game of Force of Will and keeps count: who has priority (fow 6.4, fow-2.0 9), what has come
this turn, what has been called, judged and forfeited. Nothing is asked of the engine but what lies where and what has
happened.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tests.properties.fow_literal import Book, Lying, Table
from tests.properties.fow_positions import CHASE, FIELD, PLAYGROUND, STANDBY, Blueprint, Edition, Position, build

if TYPE_CHECKING:
    from ludex.kernel.events import Event

PRIORITY, ATTACK, BLOCK = "fow priority", "fow attack", "fow block"
CALL, WHICH_PHASE = {"call", "pass"}, {"battle", "end"}


class Follower:
    """A game from a position on, with the count of it."""

    def __init__(self, position: Position, edition: Edition, phase: str = "main") -> None:
        table, self.named = build(position, edition, phase=phase)
        self.edition, self.game = edition, table.game
        ids = list(self.named)  # the cards of the position come first, in its order
        self.now = {n for n, placed in zip(ids, position.cards, strict=False) if placed.now}
        self.new = set(self.now)
        self.holder: int | None = None  # who has priority; None: the turn player of the moment
        self.passes = 0
        self.turn, self.mark = self.game.turn, self.game.log.size
        self.called = self.judged = self.forfeited = False
        self.arts: set[tuple[int, str]] = set()
        self.in_chase: set[tuple[int, int]] = set()
        self.attacking = self.attacked = -1
        self.answered = False  # whether the non-turn player has played something in this battle
        self.last = ""  # what was last done with priority
        self.resolving: tuple[int, int, int] | None = None  # links that will be left, the last of them, since when

    # -- what lies there -----------------------------------------------------------------------------------------------
    def lying(self) -> dict[int, Lying]:
        found = {}
        for card in self.game.cards:
            if card.zone and (card.id in self.named or card.zone == CHASE):
                what = self.named.get(card.id, Blueprint("ability", fights=False))
                now, new = card.id in self.now, card.id in self.new
                found[card.id] = Lying(what, card.seat, card.zone, card.rested, card.face, now, new)
        return found

    def table(self) -> Table:
        game = self.game
        players = (game.zone(0, "player")[0], game.zone(1, "player")[0])
        wills = tuple(Counter({k: n for k in "RG0" if (n := game.value(seat, f"will {k}"))}) for seat in (0, 1))
        return Table(
            self.edition, game.active, self.phase(), self.lying(), players,
            (game.value(0, "life"), game.value(1, "life")), (wills[0], wills[1]), self.called, self.judged,
            self.forfeited, self.arts, self.in_chase, self.attacking, self.attacked,
        )  # fmt: skip

    def phase(self) -> str:
        words = [f.procedure.name.removeprefix("fow ") for f in self.game.stack]
        return "battle" if "battle" in words else "main" if "main phase" in words else ""

    def book(self) -> Book:
        assert self.game.decision is not None
        return Book(self.table(), self.game.decision.seat)

    @property
    def chase(self) -> tuple[int, ...]:
        return self.game.zone(0, CHASE)

    # -- what is done --------------------------------------------------------------------------------------------------
    def expected(self) -> int:
        """Who has priority."""
        return self.game.active if self.holder is None else self.holder

    def choose(self, key: str) -> None:
        """Answer the question, and take note of what that means."""
        decision = self.game.decision
        assert decision is not None
        menu, seat, links, first = decision.menu, decision.seat, len(self.chase), self.chase[-1:]
        before = self.game.log.size
        self.game.choose(key)
        if menu == PRIORITY:
            self._with_priority(key, seat, links)
            if key == "pass" and self.passes == 0 and links:
                self.resolving = links - 1 if self.edition.resolves_one else 0, first[0], before
        elif menu in (ATTACK, BLOCK):
            self.holder, self.passes = None, 0
            self._in_battle(key)
        for event in self.game.log.since(before):
            self._note(event)
        if not self.chase:
            self.in_chase.clear()

    def _with_priority(self, key: str, seat: int, links: int) -> None:
        words = key.split()
        if self.game.refusals:  # it turned out that it could not be paid that way: nothing has happened
            return
        self.last = key
        if key == "pass":
            self._pass(seat)
            return
        self.passes = 0
        idle = key == "break" and len(self.chase) == links  # ruling fow-2.0-R27
        self.holder = seat if self.edition.keeps_priority or idle else 1 - seat  # fow 6.4:1.1, fow-2.0 9:3
        if key == "battle":
            self.holder, self.answered = None, False
        if seat != self.game.active and not idle:
            self.answered = True
        self.called |= key == "call"
        self.judged |= key == "judgment"
        if words[0] == "activate":
            self._activated(self.game.named(words[1]), int(words[2]), seat)

    def _activated(self, card: int, place: int, seat: int) -> None:
        lying = self.lying().get(card)
        if lying is None:
            return
        acts = [act for at, act in enumerate(lying.side.acts) if lying.side.place_of(at) == place]
        self.arts |= {(seat, act.art) for act in acts if act.art}
        self.in_chase.add((card, place))

    def _pass(self, seat: int) -> None:
        """One pass hands priority over (fow 6.4:1.3); two in a row resolve something or end the sequence (6.4:1.2)."""
        self.passes += 1
        if self.passes == 1:
            self.holder = 1 - seat
        else:
            self.passes, self.holder = 0, None

    def resolved(self) -> None:
        """What two passes have led to: one object is resolved, or all of them. Then the turn player has priority; in
        fow-2.0 the opponent of who put a resonator or an addition in place with the first link (ruling fow-2.0-R22)."""
        if self.resolving is None:
            return
        (left, first, since), self.resolving = self.resolving, None
        assert len(self.chase) == left, "so much is resolved at once"
        came = [e for e in self.game.log.since(since) if e.card == first and e.to == FIELD and e.kind == "enter"]
        if came and not self.edition.resolves_one:
            self.holder = 1 - came[0].to_seat

    def _in_battle(self, key: str) -> None:
        words = key.split()
        if words[0] == "attack":
            self.attacking, self.attacked = (self.game.named(word) for word in words[1:])
        elif key == "forfeit" and not self.answered:  # fow 8.2:6
            self.forfeited = True

    def _note(self, event: Event) -> None:
        if event.kind == "turn":
            self.now, self.new = set(), set()
            self.called = self.judged = self.forfeited = False
            self.holder, self.passes = None, 0
        if not event.to:
            return
        came = event.frm not in PLAYGROUND or event.frm_seat != event.to_seat
        if event.to == STANDBY or (event.to in PLAYGROUND and came):
            self.now.add(event.card)
        if event.to == FIELD and (event.frm != FIELD or event.frm_seat != event.to_seat):
            self.new.add(event.card)

