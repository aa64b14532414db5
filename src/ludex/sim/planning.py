"""The games of a run: match-ups, round robins and leagues over decks and bots.

Games come in blocks that share a seed. In a block the two players change seats, and if they are different bots they
also change decks: what luck gave one it gives the other, and the difference that is left is theirs.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ludex import games
from ludex.sim.pairing import game_seed, meetings
from ludex.sim.playing import Match

Pair = tuple[object, object]
Seating = tuple[Pair, tuple[str, str], tuple[int, int]]
"""Decks and bots of the two seats, and which of the two players sits on which."""


def matches(
    ruleset: str,
    *,
    bots: Sequence[str] = ("random", "random"),
    count: int = 1,
    seed: int = 0,
    decks: Sequence[object] | None = None,
) -> list[Match]:
    """The games of a run. Without decks, the starter decks; every two of them meet, and every two of the bots."""
    blocks = list(_blocks(_bot_pairs(bots), meetings(_decks(ruleset, decks))))
    found: list[Match] = []
    number = 0
    while len(found) < count:
        for decks_there, seated, sides in blocks[number % len(blocks)][: count - len(found)]:
            found.append(Match(len(found), ruleset, decks_there, seated, game_seed(seed, number), sides))
        number += 1
    return found


def block_size(bots: Sequence[str], decks: int) -> int:
    """How many games share a seed."""
    return 4 if decks > 1 and any(one != other for one, other in _bot_pairs(bots)) else 2


def _decks(ruleset: str, decks: Sequence[object] | None) -> Sequence[object]:
    found = games.room(ruleset).starter_decks(ruleset) if decks is None else decks
    if not found:
        raise LookupError(f"{ruleset} has no starter decks")
    return found


def _bot_pairs(bots: Sequence[str]) -> list[tuple[str, str]]:
    """Every two of the bots; two alike play each other, and so does one alone."""
    if len(set(bots)) == 1:
        return [(bots[0], bots[0])]
    return meetings(list(dict.fromkeys(bots))) if len(bots) > 2 else [(bots[0], bots[1])]


def _blocks(bot_pairs: Sequence[tuple[str, str]], deck_pairs: Sequence[Pair]) -> Iterator[list[Seating]]:
    for decks in deck_pairs:
        for bots in bot_pairs:
            yield [seating for pair in _deals(bots, decks) for seating in _both_seats(pair, bots)]


def _deals(bots: tuple[str, str], decks: Pair) -> list[Pair]:
    """Different bots play both decks; equal ones would only play the same games again."""
    return [decks] if bots[0] == bots[1] or decks[0] == decks[1] else [decks, decks[::-1]]


def _both_seats(decks: Pair, bots: tuple[str, str]) -> Iterator[Seating]:
    yield decks, bots, (0, 1)
    yield decks[::-1], bots[::-1], (1, 0)
