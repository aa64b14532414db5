"""The games: rulesets by name, and a new game under each."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, cast

from ludex.families import families, family_of

if TYPE_CHECKING:
    from ludex.games.boards import Board
    from ludex.games.deckfiles import PlainForm
    from ludex.kernel.cards import Card
    from ludex.kernel.game import Game
    from ludex.kernel.ruleset import Ruleset
    from ludex.lang import Lexicon


class DeckFault(Protocol):
    """One thing that is wrong with a deck: the rule, what breaks it, and what would mend it."""

    @property
    def rule(self) -> str: ...
    @property
    def sentence(self) -> str: ...
    @property
    def hint(self) -> str: ...


class Cards(Protocol):
    """The cards that a game knows, as rows of its own form."""

    @property
    def rows(self) -> tuple[Any, ...]: ...


class Room(Protocol):
    """What every game's room offers."""

    RULESETS: dict[str, Ruleset]
    DEFAULTS: dict[str, str]
    PLAIN: PlainForm

    def start(self, rules: Ruleset, decks: Sequence[object], seed: int, **options: object) -> Game: ...
    def starter_decks(self, ruleset: str) -> tuple[str, ...]: ...
    def read_deck(self, text: str, file: str) -> object: ...
    def deck_of(self, given: object) -> object: ...
    def deck_faults(self, ruleset: str, deck: object, cards: Sequence[object] = ()) -> tuple[DeckFault, ...]: ...
    def as_text(self, deck: object) -> str: ...
    def shipped(self) -> Cards: ...
    def brought(self, cards: Iterable[object]) -> Cards: ...
    def lexicon(self) -> Lexicon: ...
    def card(self, fields: Mapping[str, object]) -> object: ...
    def blank(self, rules: Ruleset, *, seed: int, turn_of: int, first: int, **options: object) -> Game: ...
    def piece(self, g: Game, seat: int, zone: str, text: str, **details: object) -> Card: ...
    def set_values(self, g: Game, seat: int, **values: int) -> None: ...
    def begin_scenario(self, g: Game) -> None: ...
    def learn(self, rows: Iterable[Mapping[str, object]]) -> None: ...
    def outside(self, rules: Ruleset, fields: Mapping[str, object]) -> object: ...
    def stage(self, rules: Ruleset, card: object, others: Sequence[object], seed: int) -> Game: ...


class UnknownRuleset(LookupError):
    """There is no ruleset of that name; says which there are."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no ruleset {name!r}; there are {', '.join(rulesets())}")
        self.name = name

    def __reduce__(self) -> tuple[object, ...]:
        """A copy in another process is made from the name, not from the message."""
        return type(self), (self.name,)


def room(name: str) -> Room:
    """The room of a ruleset, a book or a game."""
    family = family_of(name)
    if family is None:
        raise UnknownRuleset(name)
    return cast(Room, import_module(family.room))


def board(name: str) -> Board:
    """How pages show the game of a ruleset."""
    family = family_of(name)
    if family is None:
        raise UnknownRuleset(name)
    shown: Board = family.shown()
    return shown


def rulesets() -> tuple[str, ...]:
    """Every ruleset there is."""
    return tuple(name for family in families().values() for name in family.rulesets or room(family.name).RULESETS)


def load() -> None:
    """Load every game, before anybody waits for one."""
    for family in families().values():
        room(family.name)


def books() -> tuple[str, ...]:
    """Every rulebook that is played."""
    return tuple(dict.fromkeys(rules.book for game in families() for rules in room(game).RULESETS.values()))


def ruleset(name: str) -> Ruleset:
    """A ruleset by its name; a book's name alone means its own default format."""
    there = room(name)
    found = there.RULESETS.get(there.DEFAULTS.get(name, name))
    if found is None:
        raise UnknownRuleset(name)
    return found


def start(name: str, decks: Sequence[object], seed: int, **options: object) -> Game:
    """A new game, at its first decision."""
    return room(name).start(ruleset(name), decks, seed, **options)


def again(name: str, setup: dict[str, object]) -> Game:
    """A game from what its record says it was started with. No record brings rules of its own; the cards that it brings
    are data, read like all others."""
    own = {"name", "ruleset", "rules", "catalog"}
    options: dict[str, Any] = {key: value for key, value in setup.items() if key not in own}
    return start(name, **options)
