"""A table of Skerry for tests: cards in words, raids in verbs."""

from __future__ import annotations

from ludex.table.scenario import P1, P2, Piece, Scenario

__all__ = ["P1", "P2", "Piece", "Table"]


class Table(Scenario):
    """It is P1's day; both keepers have 15 oil, 7 tide, ten plain boats in the deck and nothing else. A day does not
    end before its keeper has looked."""

    def __init__(self, **options: object) -> None:
        super().__init__("skerry", auto="turns", **options)  # type: ignore[arg-type]

    def boat(self, seat: int, text: str = "", **details: object) -> Piece:
        """A boat on a coast, 1/1 unless said otherwise."""
        return self.put(seat, "coast", text, **{"type": "boat", **details})

    def lamp(self, seat: int, text: str = "", **details: object) -> Piece:
        """A lamp on a coast."""
        return self.put(seat, "coast", text, **{"type": "lamp", **details})

    def hand(self, seat: int, text: str = "", **details: object) -> Piece:
        """A card in hand; a boat unless said otherwise."""
        return self.put(seat, "hand", text, **{"type": "boat", **details})

    def play(self, card: Piece, *answers: str | bool | int | Piece) -> None:
        """Play a card and answer what it asks."""
        self.do(f"play {card}", *answers)

    def raid(self, card: Piece, *answers: str | bool | int | Piece, met_by: Piece | None = None) -> None:
        """Raid with a boat, answer what that asks, and let a boat meet it."""
        self.choose(f"raid {card}")
        for answer in answers:
            self.choose(answer)
        if self.game.decision is not None and self.game.decision.rule == "skerry 7.3":
            self.choose("pass" if met_by is None else f"meet {met_by}")
        self.settle()

    def end_turn(self) -> None:
        """The day ends, and with it the turn."""
        self.do("end")

    def oil(self, seat: int) -> int:
        return self.game.value(seat, "oil")

    def tide(self, seat: int) -> int:
        return self.game.value(seat, "tide")

    def resting(self, card: Piece) -> bool:
        return self.game.cards[card.id].rested

    def forbids(self, key: str) -> str:
        """The rule that forbids an answer, "" if it is allowed."""
        obstacle = self.why_not(key)
        return "" if obstacle is None else obstacle.rule

    def sees(self, seat: int, zone: str, of: int) -> int:
        """How many cards of a zone a keeper is shown."""
        players: list[dict[str, dict[str, dict[str, list[object]]]]] = self.game.view(seat)["players"]  # type: ignore[assignment]
        return len([c for c in players[of]["zones"][zone]["cards"] if isinstance(c, dict) and "name" in c])
