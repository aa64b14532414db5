"""For which rulesets a kept deck is."""

from __future__ import annotations

from ludex import games


def playable_under(ruleset: str) -> tuple[str, ...]:
    """The rulesets that decks of a ruleset are made for: formats of one book may share their decks."""
    if not games.board(ruleset).deck_for_book:
        return (ruleset,)
    book = games.ruleset(ruleset).book
    return tuple(name for name in games.rulesets() if games.ruleset(name).book == book)
