"""Counting games: the outcomes of a run, and the document that says what people ask of them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from statistics import median

from ludex.sim import tables
from ludex.sim.playing import Outcome
from ludex.sim.shares import Share, wilson
from ludex.sim.tables import deck_name

__all__ = ["Tally", "deck_name", "failure_document", "wilson"]


@dataclass(frozen=True)
class Tally:
    """The outcomes of a run, in the order of their numbers, and how long it took."""

    outcomes: tuple[Outcome, ...]
    seconds: float

    @cached_property
    def finished(self) -> tuple[Outcome, ...]:
        """The games that ended by a rule."""
        return tuple(o for o in self.outcomes if o.failure is None)

    @property
    def failed(self) -> tuple[Outcome, ...]:
        return tuple(o for o in self.outcomes if o.failure is not None)

    @property
    def wins(self) -> tuple[int, int]:
        """Games won by the first player of the run and by the second, whichever seats they had."""
        won = Counter(o.won_by for o in self.finished)
        return won[0], won[1]

    @property
    def draws(self) -> int:
        return sum(o.winner is None for o in self.finished)

    @property
    def ended_by(self) -> dict[str, int]:
        """Rule by rule, how many games it ended."""
        return dict(Counter(o.rule for o in self.finished).most_common())

    def as_json(self) -> dict[str, object]:
        """The document that `ludex sim --json` prints."""
        done = len(self.finished)
        turns = [o.turns for o in self.finished]
        return {
            "games": len(self.outcomes),
            "wins": list(self.wins),
            "draws": self.draws,
            "errors": len(self.failed),
            "turns_mean": sum(turns) / done if done else 0.0,
            "turns_median": median(turns) if turns else 0,
            "decisions": sum(o.decisions for o in self.outcomes),
            "seconds": self.seconds,
            "win_rate": [won / done if done else 0.0 for won in self.wins],
            "confidence_95": [list(wilson(won, done)) for won in self.wins],
            "first_player": tables.of_first(self.finished).as_json(),
            "ended_by": self.ended_by,
            "turns": tables.by_length(self.finished),
            "bots": {name: share.as_json() for name, share in tables.by_bot(self.finished).items()},
            "bot_pairs": _pairs(tables.by_bot_pair(self.finished), "bot"),
            "decks": self.by_deck(),
            "pairs": _pairs(tables.by_pair(self.finished), "deck"),
            "cards": {
                deck: [_card(card, shares) for card, shares in cards.items()]
                for deck, cards in tables.by_card(self.finished).items()
            },
            "failures": [failure_document(o) for o in self.failed],
        }

    def by_deck(self) -> dict[str, dict[str, object]]:
        """How each deck fared, from either seat, first and second, with opening hands kept and changed, and by which
        turn it had won."""
        first, hands = tables.first_by_deck(self.finished), tables.by_hand(self.finished)
        curves = tables.won_by_turn(self.finished)
        table: dict[str, dict[str, object]] = {}
        for name, share in tables.by_deck(self.finished).items():
            row = table[name] = share.as_json()
            if name in first:
                row["first"], row["second"] = (each.as_json() for each in first[name])
            if name in hands:
                row["kept"], row["changed"] = hands[name].kept.as_json(), hands[name].changed.as_json()
            row["won_by_turn"] = [list(point) for point in curves[name]]
        return table


def _pairs(pairs: dict[tuple[str, str], Share], what: str) -> list[dict[str, object]]:
    return [{what: one, "against": other, **share.as_json()} for (one, other), share in pairs.items()]


def _card(card: str, shares: tables.CardShares) -> dict[str, object]:
    return {
        "card": card,
        "drawn": shares.drawn.as_json(),
        "played": shares.played.as_json(),
        "not_drawn": shares.missed.as_json(),
        "lift": shares.lift,
    }


def failure_document(o: Outcome) -> dict[str, object]:
    """Everything needed to play a failed game again."""
    assert o.failure is not None
    return {
        "game": o.match.number,
        "ruleset": o.match.ruleset,
        "seed": o.match.seed,
        "decks": [deck_name(deck) for deck in o.match.decks],
        "bots": list(o.match.bots),
        "reason": o.failure.reason,
        "answers": list(o.failure.answers),
        "trace": o.failure.trace,
        "record": o.failure.record,
    }
