"""Options that take several words: `--decks a b c` is `--decks a --decks b --decks c`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from typer.core import TyperCommand

SPREAD = frozenset({"--bots", "--decks"})


class Spreading(TyperCommand):
    """A command some of whose options take all words up to the next option."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return super().parse_args(ctx, list(spread(args)))


def spread(args: Sequence[str]) -> Iterator[str]:
    """Repeat the name of an option before each of its words."""
    name, first = "", False
    for word in args:
        if word.startswith("--") and len(word) > 2:
            name, first = (word, True) if word in SPREAD else ("", False)
            yield word
        elif word.startswith("-") and not first:
            name = ""
            yield word
        else:
            if name and not first:
                yield name
            first = False
            yield word
