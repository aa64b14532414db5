"""A stage on which a text's effect is carried out by itself: cards in zones of sve, and the questions it asks."""

from __future__ import annotations

from ludex.enact.scenes.scene import Bindings
from ludex.enact.steps.effect import procedure
from ludex.games import ruleset
from ludex.games.sve.positions import blank, piece
from ludex.kernel.abilities import Source
from ludex.kernel.cards import Card
from ludex.kernel.events import Event
from ludex.kernel.frames import Call, Frame, Procedure, Signal
from ludex.kernel.game import Game
from ludex.lang import ast

YOU, FOE, THEY = ast.Player("you"), ast.Player("opponent"), ast.Player("they")
ONE = ast.Number(1)
FOLLOWER = ast.Kind("follower")
CARD = ast.Kind("card")

performing = Procedure("", "Carrying out one effect", "stage performing")


def _begin(g: Game, f: Frame) -> Signal | None:
    effect, source, bind = f.local["effect"], f.local["source"], f.local["bind"]
    assert isinstance(effect, ast.Sequence)
    return Call(procedure(effect), source=source, bind=bind, event=f.local["event"], they=-1)


def _end(g: Game, f: Frame) -> Signal | None:
    assert isinstance(f.answer, dict)
    g.setup = {**g.setup, "bindings": f.answer}
    return None


performing.add("", _begin)
performing.add("", _end)


def n(number: int) -> ast.Exactly:
    return ast.Exactly(ast.Number(number))


def up_to(number: int) -> ast.UpTo:
    return ast.UpTo(ast.Number(number))


def some(quantity: ast.Quantity, noun: ast.Noun, *filters: ast.Filter, binding: int = 1) -> ast.Some:
    return ast.Some(quantity, ast.Group((), noun, filters), binding)


def on_field(whose: ast.PlayerNode | None = None) -> ast.Place:
    return ast.Place("field", whose)


def seq(*steps: ast.Step) -> ast.Sequence:
    return ast.Sequence(steps)


class Stage:
    """Seat 0's text speaks, in their main phase."""

    def __init__(self, deck: int = 0, *, turn_of: int = 0) -> None:
        self.g = blank(ruleset("sve"), deck=deck, turn_of=turn_of)
        self.g.stack = []
        self.this = self.put(0, "field", name="This")
        self.mark = 0

    def put(self, seat: int, zone: str, text: str = "", **details: object) -> Card:
        made = piece(self.g, seat, zone, text, **{"name": "Someone", "type": "follower", **details})
        return self.g.cards[made.id]

    def perform(
        self, *steps: ast.Step, bind: Bindings | None = None, event: Event | None = None, by: Card | None = None
    ) -> None:
        """Carry out steps until a player is asked or they are done."""
        this = by or self.this
        source = Source(this.id, this.incarnation, this.seat, None, this.stamp)
        self.mark = self.g.log.size
        self.g.begin(performing, effect=ast.Sequence(steps), source=source, bind=bind or {}, event=event)

    def answer(self, *answers: str | bool | int | Card) -> None:
        for answer in answers:
            key = answer if isinstance(answer, str) else ""
            if isinstance(answer, bool):
                key = "yes" if answer else "no"
            elif isinstance(answer, int):
                key = f"number {answer}"
            elif isinstance(answer, Card):
                key = f"pick {self.g.cards[answer.id].tag}"
            self.g.choose(key)

    @property
    def asked(self) -> int:
        """Which seat is asked, -1 if nobody is."""
        return -1 if self.g.decision is None else self.g.decision.seat

    @property
    def options(self) -> list[str]:
        return [] if self.g.decision is None else [o.key for o in self.g.decision.options]

    @property
    def bindings(self) -> Bindings:
        assert self.g.decision is None, self.g.decision
        found = self.g.setup["bindings"]
        assert isinstance(found, dict)
        return found

    def named(self, binding: int) -> list[int]:
        """The cards the text has named."""
        found = self.bindings[binding]
        assert isinstance(found, tuple)
        return [ref.id for ref in found]

    def zone_of(self, card: Card) -> str:
        return self.g.cards[card.id].zone

    def number(self, card: Card, key: str) -> int:
        return self.g.chars(card.id).number(key)

    def hand(self, seat: int = 0) -> int:
        return len(self.g.zone(seat, "hand"))

    def names(self, seat: int, zone: str) -> list[str]:
        return [self.g.rules.describe(self.g, c) for c in self.g.zone(seat, zone)]

    def events(self, kind: str = "") -> list[Event]:
        return [e for e in self.g.log.since(self.mark) if not kind or e.kind == kind]
