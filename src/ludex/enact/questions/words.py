"""Words: what a text says that each game means in its own way."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ludex.kernel.ruleset import Ruleset

if TYPE_CHECKING:
    from ludex.enact.scenes.scene import Look
    from ludex.enact.verbs import Verbs
    from ludex.kernel.abilities import Ability
    from ludex.lang import ast


@dataclass(frozen=True, slots=True)
class Searching:
    """What comes with searching a deck: what was found by a condition is shown (`shows`), the deck is shuffled if the
    text forgets it (`shuffles`), and cards of which only a number is asked must be found (`must_find`). Whoever chooses
    in a hidden zone sees it, so that everybody does where it is another player's hand (`looks`)."""

    shows: bool = True
    shuffles: bool = True
    must_find: bool = True
    looks: bool = False


class TextWords(Ruleset):
    """A game's verbs and keywords."""

    verbs: Verbs
    """What performs what texts say."""
    searching: Searching = Searching()
    """What comes with a search."""
    summoning: frozenset[str] = frozenset({"summon", "put", "create"})
    """The kinds of events by which cards are summoned onto a field."""
    own_only: frozenset[str] = frozenset({"bury"})
    """What players do only with cards they control."""
    discards_nothing: bool = False
    """Whether an empty hand can be discarded too."""
    spells: Mapping[str, Callable[[Look], bool]] = {}
    """Words for cards while they are played, and which cards they mean."""
    permits: frozenset[type] = frozenset()
    """Kinds of standing effects that only some books have a rule for, and this one does."""

    @property
    def printing(self) -> str:
        """What decides how the text of a card is understood: the book, unless formats differ in it."""
        return self.book

    def keyword(self, node: ast.KeywordAbility) -> tuple[Ability, ...]:
        """The abilities a keyword stands for; () if this game does not know it."""
        raise NotImplementedError

    def trigger(self, node: ast.TriggerKeyword) -> ast.Event:
        """The event a trigger keyword such as Fanfare stands for."""
        raise NotImplementedError

    def unplayable(self, node: ast.Node) -> str | None:
        """Why something that a text says has no rule here, though other games may have one."""
        return None
