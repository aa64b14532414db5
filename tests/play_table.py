"""A table for tests of any game: play in verbs, look at what a seat sees; every table is looked at when its test ends,
and replayed if it is a test of a rule."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ludex.kernel.decisions import ACT
from ludex.table.scenario import P1, P2, Piece, Scenario
from tests.contract.invariants import (
    events_say_whose,
    only_activated_abilities_are_activated,
    who_leaves_a_battle_took_part,
)

__all__ = ["P1", "P2", "Answer", "Piece", "PlayTable", "Said", "by", "tables"]

Plain = str | bool | int | Piece
tables: list[PlayTable] = []


@dataclass(frozen=True, slots=True)
class Said:
    """An answer, and who gives it where that is not the player whose card asks."""

    seat: int
    answer: Plain


Answer = Plain | Said


def by(seat: int, answer: Plain) -> Said:
    """An answer of a player other than the one whose card or action asks: `t.play(spell, by(P2, discarded))`."""
    return Said(seat, answer)


class PlayTable(Scenario):
    """The scenario builder with what tests ask of every game."""

    def __init__(self, ruleset: str, **options: object) -> None:
        super().__init__(ruleset, **options)  # type: ignore[arg-type]
        tables.append(self)
        self._acting: int | None = None

    # -- who is asked -------------------------------------------------------------------------------------------------
    def do(self, key: str, *answers: Answer) -> None:
        """Choose an action and answer what follows: the player who acts answers, unless an answer says `by` whom."""
        self._acting = self.asked
        self.choose(key)
        for answer in answers:
            self.choose(answer)
        self._acting = None
        self.settle()

    def choose(self, answer: Answer) -> None:
        """Answer the question the game asks now, as the player whom it should ask."""
        d, expected = self.game.decision, self._expected(answer)
        if d is not None and expected and d.seat not in expected:
            names = " or ".join(f"P{seat + 1}" for seat in expected)
            raise AssertionError(f"{names} should be asked, not P{d.seat + 1}: {d.prompt!r} {d}")
        super().choose(self._plain(answer))

    def _expected(self, answer: Answer) -> set[int]:
        """Who should be asked: who is said to answer, else whose card it is about, or who acts. None: anyone."""
        d = self.game.decision
        if isinstance(answer, Said) or d is None:
            return {answer.seat} if isinstance(answer, Said) else set()
        if d.kind == ACT:  # who acts with a card controls it; who is attacked does not
            verb, card = f"{self._key(answer)} .".split()[:2]
            return set() if verb == "target" else self._whose(self.game.named(card))
        return self._whose(d.card) | (set() if self._acting is None else {self._acting})

    def _plain(self, answer: Answer) -> Plain:
        return answer.answer if isinstance(answer, Said) else answer

    def _key(self, answer: Answer) -> str:
        return super()._key(self._plain(answer))

    def _whose(self, card: int) -> set[int]:
        return set() if card < 0 else {self.game.cards[card].seat}

    def replay(self) -> None:
        """Play the same answers again, and look back."""
        super().replay()
        self.look_back()

    def look_back(self) -> None:
        """What happened says whose cards it happened to, and nobody could activate now what is no such ability."""
        events_say_whose(self._game)
        who_leaves_a_battle_took_part(self._game)
        only_activated_abilities_are_activated(self._game)

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

    def figures(self, by: int | None, of: int) -> dict[str, int]:
        """A player's figures as a seat (None: a spectator) sees them: life, and whatever the game counts."""
        return self._view(by)["players"][of]["values"]  # type: ignore[no-any-return]

    def sees(self, by: int | None, card: Piece) -> bool:
        """Whether a seat is shown which card this is, wherever it lies."""
        view = self._view(by)
        zones = [z for player in view["players"] for z in player["zones"].values()] + list(view["shared"].values())
        return self.game.cards[card.id].tag in [c["id"] for z in zones for c in z["cards"] if "id" in c]

    def _view(self, by: int | None) -> dict[str, Any]:
        return self.game.view(by)

    def forbids(self, key: str) -> str:
        """The rule that forbids an answer, "" if it is allowed."""
        obstacle = self.why_not(key)
        return "" if obstacle is None else obstacle.rule
