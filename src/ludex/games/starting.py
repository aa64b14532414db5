"""A new game: two decks are checked, their cards are laid where they belong, and the course of the game begins."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

import msgspec

from ludex.games.decks import Fault, IllegalDeck
from ludex.kernel import chance
from ludex.kernel.game import Game
from ludex.kernel.knowledge.names import rename

if TYPE_CHECKING:
    from ludex.kernel.decisions import Auto
    from ludex.kernel.frames import Procedure
    from ludex.kernel.ruleset import Ruleset


class Named(Protocol):
    """A deck has a name, and may bring cards that do not come with ludex."""

    @property
    def name(self) -> str: ...
    @property
    def cards(self) -> tuple[dict[str, object], ...]: ...


Deck = TypeVar("Deck", bound=Named)
Catalog = TypeVar("Catalog")


def _nothing(rules: Ruleset, decks: tuple[Deck, ...], cards: tuple[Catalog, ...]) -> dict[str, object]:
    return {}


@dataclass(frozen=True)
class Opening(Generic[Deck, Catalog]):
    """How games of a book start.

    `course`: the procedure of the whole game, unless the ruleset has its own of that name. `deck_of`: the deck somebody
    means. `shipped`: the cards that come with ludex. `brought`: those, and others in plain data. `faults`: what is
    wrong with a deck. `place`: puts a seat's cards into their zones. `two`: the rule that there are two players.
    `notes`: what else the setup must say about the decks.
    """

    course: Procedure
    deck_of: Callable[[object], Deck]
    shipped: Callable[[], Catalog]
    brought: Callable[[Iterable[object], Catalog | None], Catalog]
    faults: Callable[[Ruleset, Deck, Catalog], tuple[Fault, ...]]
    place: Callable[[Game, int, Deck, Catalog], None]
    two: str
    notes: Callable[[Ruleset, tuple[Deck, ...], tuple[Catalog, ...]], Mapping[str, object]] = _nothing
    # Tables of two starter decks as they lie before the first shuffle: what most games start from.
    laid: dict[tuple[str, ...], Game] = field(default_factory=dict)

    def start(
        self,
        rules: Ruleset,
        decks: Sequence[object],
        seed: int,
        *,
        catalog: Catalog | None = None,
        check: bool = True,
        auto: Auto = True,
        **_: object,
    ) -> Game:
        """A new game of two decks, at its first decision. An illegal deck is refused with every fault. What else a
        record says of its setup is worked out anew."""
        usual = catalog is None and check and auto is True
        starters = (rules.id, *(d for d in decks if isinstance(d, str))) if usual else ()
        laid = self.laid.get(starters)
        if laid is None:
            laid = self._lay(rules, decks, catalog, check, auto)
            if len(starters) == 3:
                self.laid[starters] = laid
        g = laid.clone()
        g.rng = chance.seeded(seed)
        g.naming = chance.seeded(~seed)
        rename(g, range(len(g.cards)))
        g.setup = {"seed": seed, **laid.setup}
        g.begin(rules.procedures.get(self.course.name, self.course))
        return g

    def _lay(self, rules: Ruleset, decks: Sequence[object], catalog: Catalog | None, check: bool, auto: Auto) -> Game:
        """Check two decks and put their cards into their zones."""
        brought = tuple(self.deck_of(d) for d in decks)
        cards = tuple(self._cards(deck, catalog) for deck in brought)
        if len(brought) != 2:
            raise ValueError(f"a game is played by two players, each with a deck; {len(brought)} given ({self.two})")
        if check:
            for deck, known in zip(brought, cards, strict=True):
                faults = self.faults(rules, deck, known)
                if faults:
                    raise IllegalDeck(deck.name, faults)
        g = Game(rules, 0)
        g.auto = auto
        g.setup = {
            "ruleset": rules.id,
            "decks": tuple(msgspec.to_builtins(d) for d in brought),
            **self.notes(rules, brought, cards),
            "auto": auto,
            "check": check,
        }
        for seat, deck in enumerate(brought):
            self.place(g, seat, deck, cards[seat])
        return g

    def _cards(self, deck: Deck, catalog: Catalog | None) -> Catalog:
        """The cards that a deck can name: those there are, and those that it brings."""
        if deck.cards:
            return self.brought(deck.cards, catalog)
        return catalog if catalog is not None else self.shipped()
