"""The report of an import: what came in, what is understood, and what is missing most."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

import msgspec

from ludex.pools.importing import Gathered
from ludex.pools.judging import Verdict
from ludex.pools.pool import Merged
from ludex.pools.troubles import Trouble

_HEAD = 3  # words of a phrase by which it is counted with others
_EXAMPLES = 5


class Missing(msgspec.Struct, frozen=True):
    """A phrase that stops cards: how it begins, how many, what is wrong with it, and some of them."""

    phrase: str
    cards: int
    why: str
    examples: tuple[str, ...]


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What came of an import. `understood`: by book; `declined`: the most frequent phrase first; `mended`: by card, the
    slips of the pen that were mended to read it."""

    game: str
    pool: str
    cards: int
    added: int
    changed: int
    same: int
    understood: dict[str, int]
    declined: tuple[Missing, ...]
    refused: tuple[Trouble, ...]
    other_printings: tuple[str, ...]
    columns: dict[str, str]
    unused_columns: tuple[str, ...]
    supplied: dict[str, int]
    mended: dict[str, str] = {}


def report_of(
    gathered: Gathered,
    merged: Merged,
    printings: Sequence[str],
    names: Sequence[str],
    found: dict[str, Sequence[Verdict]],
) -> Report:
    """The report of cards that came into a pool: their names, and by book what is made of them."""
    best = [_best(each) for each in zip(*found.values(), strict=True)]
    return Report(
        game=merged.pool.game,
        pool=merged.pool.name,
        cards=len(names),
        added=len(merged.added),
        changed=len(merged.changed),
        same=merged.same,
        understood={book: sum(each.understood for each in verdicts) for book, verdicts in found.items()},
        declined=missing(names, best),
        refused=tuple(gathered.troubles),
        other_printings=tuple(printings),
        columns=dict(gathered.columns),
        unused_columns=tuple(gathered.unused),
        supplied=dict(gathered.supplied),
        mended={name: each.why for name, each in zip(names, best, strict=True) if each.understood and each.why},
    )


def _best(verdicts: Iterable[Verdict]) -> Verdict:
    """Of what several editions make of a card, the best."""
    every = tuple(verdicts)
    return next((each for each in every if each.understood), every[-1])


def missing(names: Iterable[str], verdicts: Iterable[Verdict]) -> tuple[Missing, ...]:
    """The phrases that stop cards, the most frequent first."""
    groups: dict[str, list[tuple[str, Verdict]]] = {}
    for name, verdict in zip(names, verdicts, strict=True):
        if not verdict.understood:
            groups.setdefault(_head(verdict.phrase or verdict.why), []).append((name, verdict))
    ordered = sorted(groups.items(), key=lambda item: (-len(item[1]), item[0]))
    return tuple(
        Missing(head, len(cards), cards[0][1].why, tuple(name for name, _ in cards[:_EXAMPLES]))
        for head, cards in ordered
    )


def _head(phrase: str) -> str:
    """How a phrase begins, with any number in place of its own."""
    words = re.sub(r"\d+", "N", phrase).split()
    return " ".join(words[:_HEAD]) + (" …" if len(words) > _HEAD else "")
