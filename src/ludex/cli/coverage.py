"""How much of a card file is understood, and what was declined."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from ludex.cli.cardfile import CardRow


class Outcome(StrEnum):
    """What became of one text, best first; a card is as good as its worst face."""

    UNDERSTOOD = "understood"  # read whole, every node can be enacted, rendered back exactly
    DECLINED = "declined"  # a phrase was not read, or a node cannot be enacted
    AMBIGUOUS = "ambiguous"  # two different readings
    ROUND_TRIP = "round_trip_failure"  # read, but rendered as something else


@dataclass(frozen=True, slots=True)
class Verdict:
    """What became of a text; for anything but understood, the phrase at fault and what is wrong with it. `why` of one
    that is understood with slips of the pen mended tells these."""

    outcome: Outcome
    phrase: str = ""
    why: str = ""


Judge = Callable[[CardRow, str], Verdict]
"""Judges the text of one face of a card."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A card and its verdict."""

    card: CardRow
    verdict: Verdict

    def as_line(self) -> dict[str, str]:
        """The card's line in the file that `--out` writes."""
        why = "mended" if self.verdict.outcome is Outcome.UNDERSTOOD else "why"
        found = {"phrase": self.verdict.phrase, why: self.verdict.why}
        return {
            "name": self.card.name,
            "where": self.card.where,
            "outcome": self.verdict.outcome.value,
            **{key: said for key, said in found.items() if said},
        }


def judge_card(card: CardRow, judge: Judge) -> Judged:
    """Judge every face of a card; the worst decides."""
    worst = max((judge(card, face) for face in card.faces), key=lambda v: list(Outcome).index(v.outcome))
    return Judged(card, worst)


def best(judged: Iterable[Judged]) -> Judged:
    """The best of a card's verdicts, one for each edition."""
    return min(judged, key=lambda each: list(Outcome).index(each.verdict.outcome))


def counted(judged: Sequence[Judged]) -> dict[str, int]:
    """The figures of a whole file."""
    by = Counter(each.verdict.outcome for each in judged)
    return {
        "cards": len(judged),
        "understood": by[Outcome.UNDERSTOOD],
        "mended": sum(each.verdict.outcome is Outcome.UNDERSTOOD and bool(each.verdict.why) for each in judged),
        "declined": by[Outcome.DECLINED],
        "ambiguous": by[Outcome.AMBIGUOUS],
        "round_trip_failures": by[Outcome.ROUND_TRIP],
    }


def most_declined(judged: Iterable[Judged], *, most: int) -> list[tuple[str, int]]:
    """The phrases that stop most cards, to see which phrase is worth adding next."""
    phrases = Counter(each.verdict.phrase for each in judged if each.verdict.outcome is Outcome.DECLINED)
    return phrases.most_common(most)
