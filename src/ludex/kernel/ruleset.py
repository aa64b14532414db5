"""A ruleset is a value: zones, procedures, layers, limits. Editions and formats are the same value with rows replaced.

The kernel asks a ruleset the questions below; a game answers them in its chapters.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from ludex.kernel.effects.facts import NOTHING
from ludex.kernel.events import AWAIT, MAY_CHANGE_NOTHING, STEADY, TELLS_ONLY
from ludex.kernel.zones import ZoneSpec

if TYPE_CHECKING:
    from ludex.kernel.abilities import Ability, Replacement, Source, Static
    from ludex.kernel.cards import Card, Characteristics, Definition
    from ludex.kernel.contest import Contest
    from ludex.kernel.decisions import Decision, Menu
    from ludex.kernel.effects.changes import Lasting
    from ludex.kernel.effects.facts import Facts
    from ludex.kernel.events import Event, Pending
    from ludex.kernel.frames import Frame, Procedure, Signal
    from ludex.kernel.game import Game


class Ruleset:
    """Everything the kernel must be told about a game. Subclasses override; instances are never changed in play."""

    def __init__(self, id: str, book: str, title: str, zones: tuple[ZoneSpec, ...]) -> None:
        self.id = id
        self.book = book
        self.title = title
        self.version = "1"
        self.zones = zones
        self.zone_at: dict[str, int] = {z.name: i for i, z in enumerate(zones)}
        # Where a player's zone lies in the game's list of zones; both players share the shared ones.
        self.slots: dict[str, tuple[int, int]] = {
            z.name: (i, i if z.shared else len(zones) + i) for i, z in enumerate(zones)
        }
        self.spec: dict[str, ZoneSpec] = {z.name: z for z in zones}
        self.watched: tuple[str, ...] = tuple(z.name for z in zones if z.watched)
        self.watched_slots: tuple[int, ...] = tuple(
            dict.fromkeys(self.slots[name][seat] for seat in (0, 1) for name in self.watched)
        )
        self.lurking: tuple[str, ...] = tuple(z.name for z in zones if z.lurking)
        self.layers: tuple[frozenset[str], ...] = ()
        self._places: dict[str, int] = {}
        # Whether an effect sees the card it is applied to with everything in force, as it sees all others, or as far as
        # the layers have come.
        self.whole_sight = True
        self.procedures: dict[str, Procedure] = {}
        self.menus: dict[str, Menu] = {}
        self.appliers: dict[str, Callable[[Game, Event], None]] = {}
        self.citations: dict[str, str] = {}
        # Kinds of events that tell something without changing any card, zone or value.
        self.tells_only: frozenset[str] = TELLS_ONLY
        # Kinds of events that change no card, zone or value of any player, but perhaps what goes on besides.
        self.beside: frozenset[str] = TELLS_ONLY | {AWAIT}
        # Kinds of events that change nothing but a value of their player.
        self.valued: frozenset[str] = frozenset()
        # Kinds of events that cannot have given the rules anything to do by themselves (see `harmless` for the others).
        self.idle: frozenset[str] = TELLS_ONLY
        # Kinds of events that may be vain (see `changes_nothing`).
        self.may_change_nothing: frozenset[str] = MAY_CHANGE_NOTHING
        # Kinds of events after which every card is where and what it was, each with what else effects may look at that
        # it touches.
        self.steady: dict[str, Facts] = dict.fromkeys(STEADY, NOTHING)
        # Kinds of events, besides movements, from which something follows at once (see `aftermath`).
        self.has_aftermath: frozenset[str] = frozenset()
        # Kinds of events that are a happening of their own where they follow at once: what has come hears them.
        self.apart: frozenset[str] = frozenset()
        # Kinds of events of which two happen together or not at all, even if one of them is replaced.
        self.mutual: frozenset[str] = frozenset()
        # Locals of frames that are players or amounts: their numbers are no cards'.
        self.plain_locals: frozenset[str] = frozenset({"seat", "they", "low", "high"})
        # How this book says that something happened, by the kind of event, where the kernel's word is another.
        self.words: dict[str, str] = {}
        # Values that are counted for the rules' sake, and are nothing to tell.
        self.bookkeeping: frozenset[str] = frozenset()
        # What this book calls a card that lies sideways.
        self.resting = "rested"
        # How a player's zones lie on the table as that player sees them: rows from the far one to the near one, each
        # from left to right. Zones in no row have no place of their own.
        self.rows: tuple[tuple[str, ...], ...] = ()

        # Books that say the same under other numbers: what chapters cite, and where this book says it.
        self.numbers: dict[str, str] = {}

    # -- questions about words ------------------------------------------------------------------------------------
    def rule(self, citation: str) -> str:
        """Where this book says what a chapter cites."""
        return self.numbers.get(citation, citation)

    def cite(self, what: str) -> str:
        """The rule behind a verb or a choice, in this book."""
        return self.citations[what]

    # -- questions about cards ------------------------------------------------------------------------------------
    def base(self, g: Game, card: Card) -> tuple[Characteristics, int]:
        """The information a linked card starts from, and since when it has it. A card without links is its face."""
        return card.definition.faces[card.face], card.stamp

    def valid(self, g: Game, card: Card, ability: Ability) -> bool:
        """Whether an ability is valid on a card in its zone, besides the zones the ability names."""
        return True

    def layer_of(self) -> dict[str, int]:
        """In which layer effects on a class of information are applied."""
        if not self._places:
            self._places = {name: at for at, layer in enumerate(self.layers) for name in layer}
        return self._places

    def bends(self, permission: object) -> bool:
        """Whether what an effect adds to the rules changes what other effects make of cards."""
        return False

    def counter_numbers(self, name: str) -> tuple[tuple[str, int], ...]:
        """What one counter of a name adds to the numbers of the card it is on."""
        return ()

    def standing(self, g: Game) -> list[tuple[Source, Static]]:
        """Continuous effects that the rules themselves make, in the course of play."""
        return []

    # -- questions about events -----------------------------------------------------------------------------------
    def same_card(self, card: Card, event: Event) -> bool:
        """Whether a card that is about to move stays the same card."""
        return False

    def arrives(self, g: Game, card: Card, event: Event) -> None:
        """A card that stays the same card has come to its new zone, as it was. If the rules let it lie there
        otherwise (standing, another face up, newly come), the card is changed here."""

    def carries(self, card: Card, frm: str, to: str) -> bool:
        """Whether effects on a card go with it although it becomes a new card."""
        return False

    def changes_nothing(self, g: Game, event: Event) -> bool:
        """Whether an event of one of the `may_change_nothing` kinds would change nothing and so does not happen."""
        return False

    def harmless(self, g: Game, event: Event) -> bool:
        """Whether an event that has just happened cannot have given the rules anything to do by themselves; asked only
        while no effect adds rules or changes what other cards are, and not about `idle` kinds."""
        return False

    def unsettles(self, permission: object) -> bool:
        """Whether what an effect adds to the rules changes what they have to do by themselves."""
        return True

    def aftermath(self, g: Game, events: list[Event]) -> list[Event]:
        """What the rules do at once after cards have moved or something fateful has happened, before anything else."""
        return []

    def piles(self, g: Game, events: list[Event]) -> tuple[tuple[int, tuple[int, ...]], ...]:
        """Cards among those that are about to move together whose order in their new zone a player decides, by that
        player; who decides first stands first."""
        return ()

    def pile_rule(self) -> str:
        """The rule by which players are asked for such an order."""
        return self.citations.get("pile", self.book)

    def ages(self, g: Game, events: tuple[Event, ...]) -> tuple[tuple[int, tuple[int, ...]], ...]:
        """Cards that have come together whose effects apply in an order which players decide, by that player; who
        decides first stands first, and their orders are taken in turns."""
        return ()

    def age_rule(self) -> str:
        """The rule by which they are asked."""
        return self.citations.get("age", self.book)

    def active_since(self, card: Card) -> int:
        """The time stamp from which a card's own abilities are in force: as a rule that of the card."""
        return card.stamp

    def chooser(self, g: Game, event: Event) -> int:
        """Who orders several replacements of one event: the controller of the card affected, or the player."""
        if event.card >= 0:
            return g.cards[event.card].seat
        return event.seat if event.seat >= 0 else g.active

    def replacing(
        self, g: Game, event: Event, found: list[tuple[Source, Replacement]]
    ) -> tuple[int, list[tuple[Source, Replacement]]]:
        """Who chooses among several replacements of one event, and among which of them first."""
        return self.chooser(g, event), found

    def replacement_rule(self) -> str:
        """The rule by which replacements are ordered."""
        return self.citations.get("replace", self.book)

    def limits(self, g: Game, seat: int, key: str, value: int) -> int:
        """A player's value after upper and lower limits."""
        return value

    def lasts(self, g: Game, effect: Lasting) -> bool:
        """Whether an effect that may be over at any time goes on."""
        return True

    def triggers(self, g: Game, source: Source) -> bool:
        """Whether an ability whose condition was met triggers."""
        return True

    def may_trigger(self, g: Game, offer: Pending) -> bool:
        """Whether what its player may let trigger still can be."""
        return True

    def triggers_openly(self, g: Game, f: Frame, offer: Pending) -> Signal | None:
        """What a player who lets something trigger does so that all players see it."""
        return None

    def occasions(self) -> frozenset[str]:
        """The kinds of events on which somebody may be asked in secret, whatever is really in anybody's hand: those of
        all cards there are. Who must not learn of a question cannot tell these moments apart."""
        return frozenset()

    def offer_rule(self) -> str:
        """The rule by which players are asked whether something triggers."""
        return self.citations.get("offer", self.book)

    def retriggers(self) -> bool:
        """Whether a state trigger triggers again if its state still holds after an ability was resolved."""
        return False

    # -- questions about people -----------------------------------------------------------------------------------
    def describe(self, g: Game, card: int) -> str:
        """A card's name for labels."""
        return g.cards[card].definition.name

    def front(self, card: Card) -> Characteristics:
        """What whoever looks at a card reads on it: the side it shows, unless that side only stands for a state."""
        return card.definition.faces[card.face]

    def behind(self, card: Card, seat: int | None) -> Characteristics | None:
        """The other side of a card that a seat (None: a spectator) sees, if that seat may turn it over and look."""
        return None

    def roles(self, g: Game) -> dict[int, tuple[str, ...]]:
        """The parts that cards play in what goes on now, in this book's words: attacking, boosted ..."""
        return {}

    def parts(self, g: Game, card: int) -> tuple[str, ...]:
        """The parts that one card plays."""
        return self.roles(g).get(card, ())

    def contest(self, g: Game) -> Contest | None:
        """Who fights whom now; None while nobody does."""
        return None

    def symbols(self, g: Game, card: int) -> tuple[str, ...]:
        """The cost of a card in this book's signs, as printed on the side that shows; none where a cost is a number."""
        return ()

    def figures(self, numbers: Mapping[str, int]) -> str:
        """A card's numbers in short, as players of this game say them; without what it costs."""
        return "/".join([str(figure) for key, figure in numbers.items() if key != "cost"])

    def visible_values(self) -> tuple[str, ...]:
        """Player values that everybody may know."""
        return ()

    def is_visible(self, key: str) -> bool:
        """Whether everybody may know a player's value."""
        return key in self.visible_values()

    def mingled(self) -> frozenset[str]:
        """Zones whose cards come from one deck: who does not see them cannot tell which of them lies where."""
        return frozenset()

    def score(self, g: Game, seat: int) -> float | None:
        """How well a seat stands, for players that look ahead; None where the game has no opinion of its own."""
        return None

    def opinions(self) -> Mapping[str, float]:
        """What players who look ahead look at, and what each is worth to begin with; empty: no opinion."""
        return {}

    def features(self, g: Game, seat: int) -> list[float]:
        """These figures for a seat, in the same order."""
        return []

    def instinct(self, g: Game, d: Decision) -> str | None:
        """What an experienced player answers without a thought, when games are imagined; None: it takes a thought."""
        return None

    def settled(self, g: Game) -> bool:
        """Whether nothing that was begun is still going on, so that players that look ahead may judge the position."""
        return True

    def verdict(self, g: Game, winner: int | None, rule: str) -> tuple[int | None, str]:
        """Who has won a game that is over, and by which rule: what the rules look at only then may change it."""
        return winner, rule

    def concession_rule(self) -> str:
        """The rule by which a player who concedes loses."""
        return self.citations.get("concede", self.book)

    def draw_rule(self) -> str:
        """The rule by which it is a draw if all players lose at once."""
        return self.citations.get("all lose", self.book)

    # -- cards ----------------------------------------------------------------------------------------------------
    def define(self, row: dict[str, object]) -> Definition:
        """Make a definition from a row of card data."""
        raise NotImplementedError

    def printed(self, name: str) -> Definition:
        """The definition of a card the rules themselves create."""
        raise NotImplementedError

    # -- what a save names instead of holding ---------------------------------------------------------------------
    def ability(self, key: object) -> Ability:
        """The ability that a key is the reading of."""
        raise NotImplementedError

    def procedure(self, key: object) -> Procedure:
        """The procedure made from a text, by its key. Procedures that chapters wrote are in `procedures`."""
        raise NotImplementedError
