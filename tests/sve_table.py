"""A table of Shadowverse: Evolve for tests: cards in words, play in verbs, every table replayed when the test ends."""

from __future__ import annotations

from typing import Any

from ludex.games.sve.catalog import shipped
from ludex.games.sve.positions import MAKING
from ludex.table.scenario import P1, P2, Piece, Scenario

__all__ = ["P1", "P2", "Piece", "Table", "tables"]

Answer = str | bool | int | Piece
tables: list[Table] = []


class Table(Scenario):
    """The scenario builder in the game's own words. Players are P1 (whose turn it is by default) and P2."""

    def __init__(self, ruleset: str = "sve", **options: object) -> None:
        super().__init__(ruleset, **options)  # type: ignore[arg-type]
        tables.append(self)

    # -- building -----------------------------------------------------------------------------------------------------
    def put(self, seat: int, zone: str, card: str = "", **details: object) -> Piece:
        """Put a card there; a name that no card has is that of a plain card, which costs 1."""
        name = details.get("name")
        alone = isinstance(name, str) and not card and not {*MAKING, "class_"} & set(details)
        if alone and shipped().find(str(name), "main") is None:
            details["cost"] = 1
        return super().put(seat, zone, card, **details)

    def field(self, seat: int, text: str = "", **details: object) -> Piece:
        return self.put(seat, "field", text, **details)

    def amulet(self, seat: int, text: str = "", **details: object) -> Piece:
        return self.put(seat, "field", text, type="amulet", **details)

    def hand(self, seat: int, text: str = "", **details: object) -> Piece:
        return self.put(seat, "hand", text, **details)

    def spell(self, seat: int, text: str, **details: object) -> Piece:
        """A spell in hand."""
        return self.put(seat, "hand", text, **{"type": "spell", "cost": 0, **details})

    def ex(self, seat: int, text: str = "", **details: object) -> Piece:
        return self.put(seat, "ex area", text, **details)

    def deck(self, seat: int, text: str = "", **details: object) -> Piece:
        """A card on top of the deck (at="bottom" for below)."""
        return self.put(seat, "deck", text, **details)

    def cemetery(self, seat: int, text: str = "", **details: object) -> Piece:
        return self.put(seat, "cemetery", text, **details)

    def evolve_deck(self, seat: int, text: str = "", **details: object) -> Piece:
        return self.put(seat, "evolve deck", text, **{"special": "evolved", **details})

    # -- playing ------------------------------------------------------------------------------------------------------
    def play(self, card: Piece, *answers: Answer) -> None:
        self.do(f"play {card}", *answers)

    def activate(self, card: Piece, *answers: Answer, n: int = 1) -> None:
        """Play the n-th activated ability of a card."""
        keys = self._activations(card)
        self.do(keys[n - 1], *answers)

    def activation(self, card: Piece, n: int = 1) -> str:
        """The key of a card's n-th activated ability, whether it may be played or not."""
        return self._activations(card)[n - 1]

    def _activations(self, card: Piece) -> list[str]:
        abilities = self.chars(card).abilities
        return [f"activate {card} {i + 1}" for i, a in enumerate(abilities) if a.kind == "activated"]

    def attack(self, by: Piece, on: Piece | str = "leader", *answers: Answer) -> None:
        self.do(f"attack {by} {on}", *answers)

    def end(self, *answers: Answer) -> None:
        """End the main phase; the next player's main phase follows."""
        self.do("end", *answers)

    @property
    def asked(self) -> int | None:
        """Whose answer the game waits for."""
        d = self.game.decision
        return None if d is None else d.seat

    def asking_rule(self) -> str:
        """The rule by which somebody is asked something now, "" if nobody is."""
        d = self.game.decision
        return "" if d is None else d.rule

    def quick_window(self) -> bool:
        """Whether the non-active player is being asked for Quick now."""
        d = self.game.decision
        return d is not None and d.menu == "sve quick"

    # -- looking ------------------------------------------------------------------------------------------------------
    def leader(self, seat: int) -> Piece:
        (cid,) = self.game.zone(seat, "leader area")
        return Piece(cid, "leader")

    def leader_defense(self, seat: int) -> int:
        return self.number(self.leader(seat), "defense")

    def stats(self, card: Piece) -> tuple[int, int]:
        return self.number(card, "attack"), self.number(card, "defense")

    def has(self, card: Piece, keyword: str) -> bool:
        return keyword in self.chars(card).keywords

    def engaged(self, card: Piece) -> bool:
        return self.game.cards[card.id].rested

    def counters(self, card: Piece, kind: str) -> int:
        return self.game.cards[card.id].counters.get(kind, 0)

    def seen(self, by: int | None, of: int, zone: str) -> dict[str, Any]:
        """A player's zone as a seat (None: a spectator) sees it: count, hidden, cards."""
        return self._view(by)["players"][of]["zones"][zone]  # type: ignore[no-any-return]

    def sees(self, by: int | None, card: Piece) -> bool:
        """Whether a seat is shown which card this is, wherever it lies."""
        view = self._view(by)
        zones = [z for player in view["players"] for z in player["zones"].values()] + list(view["shared"].values())
        return f"c{card.id}" in [c["id"] for z in zones for c in z["cards"] if "id" in c]

    def _view(self, by: int | None) -> dict[str, Any]:
        return self.game.view(by)

    def forbids(self, key: str) -> str:
        """The rule that forbids an answer, "" if it is allowed."""
        obstacle = self.why_not(key)
        return "" if obstacle is None else obstacle.rule
