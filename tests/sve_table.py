"""A table of Shadowverse: Evolve for tests: cards in words, play in verbs, every table replayed when the test ends."""

from __future__ import annotations

from ludex.games.sve.catalog import shipped
from ludex.games.sve.positions import MAKING
from tests.contract.invariants import changes_say_how_much
from tests.play_table import P1, P2, Answer, Piece, PlayTable, by, tables

# Whence and whither cards go by what is done with them (sve 5.6.1, 5.7.1, 5.10.1, 5.12.1, 5.34.1).
_GOES = {
    "destroy": ("field", "cemetery"), "banish": ("", "banished zone"), "bury": ("", "cemetery"),
    "discard": ("hand", "cemetery"), "draw": ("deck", "hand"),
}  # fmt: skip

__all__ = ["P1", "P2", "Piece", "Table", "by", "tables"]


class Table(PlayTable):
    """The scenario builder in the game's own words. Players are P1 (whose turn it is by default) and P2."""

    def __init__(self, ruleset: str = "sve", **options: object) -> None:
        super().__init__(ruleset, **options)

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

    def attack(self, by: Piece, on: Piece | str = "leader", *answers: Answer) -> None:
        self.do(f"attack {by} {on}", *answers)

    def end(self, *answers: Answer) -> None:
        """End the main phase; the next player's main phase follows."""
        self.do("end", *answers)

    def quick_window(self) -> bool:
        """Whether the non-active player is being asked for Quick now."""
        d = self.game.decision
        return d is not None and d.menu == "sve quick"

    def look_back(self) -> None:
        """Changes say how much, and what was destroyed, banished, buried, discarded or drawn went where that says."""
        super().look_back()
        changes_say_how_much(self._game)
        for e in self._game.log.since(0):
            frm, to = _GOES.get(e.kind, ("", ""))
            assert not to or (e.to == to and frm in ("", e.frm)), f"{e} goes from {e.frm} to {e.to}"

    # -- looking ------------------------------------------------------------------------------------------------------
    def leader(self, seat: int) -> Piece:
        (cid,) = self.game.zone(seat, "leader area")
        return Piece(cid, "leader")

    def leader_defense(self, seat: int) -> int:
        return self.number(self.leader(seat), "defense")

    def stats(self, card: Piece) -> tuple[int, int]:
        return self.number(card, "attack"), self.number(card, "defense")

    def engaged(self, card: Piece) -> bool:
        return self.rested(card)

    def counters(self, card: Piece, kind: str) -> int:
        return self.game.cards[card.id].counters.get(kind, 0)
