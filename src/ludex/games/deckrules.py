"""What card texts say about building decks: only the lines that speak of decks are read to build one."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ludex.lang import ast, read

ANY_NUMBER = 0  # how a `DeckRule` says that there is no limit


def abilities_on(
    text: str, dialect: str, *, kind: str, name: str, about: Callable[[str], bool]
) -> Iterator[ast.Ability]:
    """The abilities on those lines of a card's text that are about something; other lines need not be readable."""
    for line in text.splitlines():
        if about(line):
            understood = read(line, dialect, kind=kind, name=name).card_text
            yield from understood.abilities if understood is not None else ()
