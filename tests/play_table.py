"""A table for tests of any game: play in verbs, look at what a seat sees; every table is replayed at the test's end."""

from __future__ import annotations

from typing import Any

from ludex.table.scenario import P1, P2, Piece, Scenario

__all__ = ["P1", "P2", "Answer", "Piece", "PlayTable", "tables"]

Answer = str | bool | int | Piece
tables: list[PlayTable] = []


class PlayTable(Scenario):
    """The scenario builder with what tests ask of every game."""

    def __init__(self, ruleset: str, **options: object) -> None:
        super().__init__(ruleset, **options)  # type: ignore[arg-type]
        tables.append(self)

    # -- playing ------------------------------------------------------------------------------------------------------
    def activate(self, card: Piece, *answers: Answer, n: int = 1) -> None:
        """Play the n-th activated ability of a card."""
        self.do(self.activation(card, n), *answers)

    def activation(self, card: Piece, n: int = 1) -> str:
        """The key of a card's n-th activated ability, whether it may be played or not."""
        abilities = self.chars(card).abilities
        return [f"activate {card} {i + 1}" for i, a in enumerate(abilities) if a.kind == "activated"][n - 1]

    # -- looking ------------------------------------------------------------------------------------------------------
    @property
    def asked(self) -> int | None:
        """Whose answer the game waits for."""
        d = self.game.decision
        return None if d is None else d.seat

    def asking_rule(self) -> str:
        """The rule by which somebody is asked something now, "" if nobody is."""
        d = self.game.decision
        return "" if d is None else d.rule

    def has(self, card: Piece, keyword: str) -> bool:
        return keyword in self.chars(card).keywords

    def rested(self, card: Piece) -> bool:
        return self.game.cards[card.id].rested

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
