"""A stage on which a text's effect is carried out by itself, in Force of Will: cards in zones, and what it asks."""

from __future__ import annotations

from ludex.enact.scenes.scene import Bindings, Scene
from ludex.games.fow import positions
from ludex.games.fow.rulesets import RULESETS
from ludex.kernel.abilities import Source
from ludex.kernel.cards import Card
from ludex.kernel.events import Event
from ludex.lang import ast
from tests.enact.stage import Stage, performing

YOU, FOE = ast.Player("you"), ast.Player("opponent")
RULES = RULESETS["fow-5.5/valhalla"]


class ChaseStage(Stage):
    """Seat 0's text speaks, in their main phase; nothing is in the chase."""

    def __init__(self, *, deck: int = 5) -> None:
        self.g = positions.blank(RULES, deck=deck)
        self.g.stack = []
        self.this = self.put(0, "field", name="This")
        self.mark = 0

    def put(self, seat: int, zone: str, text: str = "", **details: object) -> Card:
        usual = {} if "type" in details or zone in ("magic stone area", "ruler area") else {"type": "resonator"}
        made = positions.piece(self.g, seat, zone, text, **{**usual, **details})
        return self.g.cards[made.id]

    def do(self, *steps: ast.Step, bind: Bindings | None = None, event: Event | None = None) -> None:
        self.perform(*steps, bind=bind, event=event)

    def player(self, seat: int) -> Card:
        return self.g.cards[self.g.zone(seat, "player")[0]]

    def life(self, seat: int) -> int:
        return self.g.value(seat, "life")

    def wills(self, seat: int = 0) -> dict[str, int]:
        values = self.g.values[seat]
        return {key.removeprefix("will "): n for key, n in values.items() if key.startswith("will ") and n}

    def damage(self, card: Card) -> int:
        return self.g.cards[card.id].counters.get("damage", 0)

    def scene(self, this: Card | None = None, **named: object) -> Scene:
        card = this or self.this
        source = Source(card.id, self.g.cards[card.id].incarnation, card.seat, None, card.stamp)
        return Scene(self.g, source, {key.replace("_", " "): value for key, value in named.items()})


__all__ = ["FOE", "RULES", "YOU", "ChaseStage", "performing"]
