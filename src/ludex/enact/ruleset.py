"""What a ruleset must answer so that its card texts can be played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from ludex.kernel.ruleset import Ruleset

if TYPE_CHECKING:
    from ludex.enact.scenes.payment import Paying
    from ludex.enact.scenes.scene import Look, Scene
    from ludex.enact.verbs import Verbs
    from ludex.kernel.abilities import Ability, Source
    from ludex.kernel.cards import CardRef, Characteristics, Definition
    from ludex.kernel.decisions import Obstacle
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game
    from ludex.lang import ast


# Zones every game has, under these names: texts that draw, discard, search or shuffle mean them without saying so.
DECK: Final = "deck"
HAND: Final = "hand"

LIFE: Final = "life"  # the value that players' life points are
DAMAGE: Final = "damage"  # the counter that damage on a card is


@dataclass(frozen=True, slots=True)
class Searching:
    """What comes with searching a deck: what was found by a condition is shown (`shows`), the deck is shuffled if the
    text forgets it (`shuffles`), and cards of which only a number is asked must be found (`must_find`)."""

    shows: bool = True
    shuffles: bool = True
    must_find: bool = True


class TextRuleset(Ruleset):
    """A ruleset whose cards are text. `verbs` performs what texts say.

    `field`: the zone word meant when a text names none. `regions`: zone words that stand for several zones.
    `whereabouts`: where cards of a kind are meant when no zone is named, if not on the field. `counted`: where cards
    are counted of which a text names neither type nor zone, if not wherever they are meant. `points`: the value that
    a bare number in a cost is paid with. `spares_newcomers`: what an effect does for a while to whatever matches, it
    does not do to cards that come later. `keeps_conditions`: the condition of such an effect is part of it and is not
    asked when it is made. `targets`: what is chosen when a text is played: all cards that can be, only
    those named targets (everything else when it is resolved), or none; options are unless none are.
    `costs_together`: the parts of a cost are decided first and then paid at once, not one after another.
    `bans_newcomers`: what an effect forbids for a while to whatever matches, it forbids to cards that come later too.
    `moments`: the key of the moment at which a phase or step begins or ends, where it is not the phase's own name;
    `ends`: the phases and steps at whose end something can trigger. `searching`: what comes with a search.
    `permits`: kinds of standing effects that only some books have a rule for, and this one does.
    `alternates`: the proper names of cards by their alternate names. `names_in_part`: a name also means cards that have
    it in their names (fow-5.01 2.2:3). `kinds`: the type nouns of texts by which a card is
    told what kind it is, the first that it is of; `primary_types`: those a card has one of.
    `lone`: kinds of cards of which a player as a rule has one; if there are several, what is said of "your" one
    without a choice is said of all of them. `unit`: the steps in which life and damage are counted.
    `summoning`: the kinds of events by which cards are summoned onto a field. `own_only`: what players do only with
    cards they control. `few_targets`: of the targets a text asks for as many as there are will do, and one is needed at
    least. `discards_nothing`: an empty hand can be discarded too. `spells`: words for cards while they are played, and
    which cards they mean. `bars_what_is_lost`: what a card is kept from having by a passive ability it cannot gain,
    whenever that would be. `absent`: zones that texts may name although the format
    does not have them.
    """

    verbs: Verbs
    field: str = "field"
    regions: Mapping[str, tuple[str, ...]] = {}
    whereabouts: Mapping[str, tuple[str, ...]] = {}
    counted: tuple[str, ...] = ()
    points: str = ""
    no_cards: frozenset[str] = frozenset()
    """Types of what lies in the field and is no card."""
    spares_newcomers: bool = True
    bars_what_is_lost: bool = False
    keeps_conditions: bool = False
    targets: Literal["all", "named", "none"] = "all"
    costs_together: bool = False
    bans_newcomers: bool = False
    moments: Mapping[tuple[str, str], str] = {}
    ends: frozenset[str] = frozenset()
    searching: Searching = Searching()
    permits: frozenset[type] = frozenset()
    alternates: Mapping[str, str] = {}
    names_in_part: bool = False
    kinds: tuple[str, ...] = ()
    primary_types: frozenset[str] = frozenset()
    lone: frozenset[str] = frozenset()
    unit: int = 1
    summoning: frozenset[str] = frozenset({"summon", "put", "create"})
    few_targets: bool = False
    own_only: frozenset[str] = frozenset({"bury"})
    discards_nothing: bool = False
    spells: Mapping[str, Callable[[Look], bool]] = {}
    absent: frozenset[str] = frozenset()

    def bent(self, g: Game, card: int, by: int) -> int:
        """What an effect really raises (or lowers) a number of a card by that would raise it by so much."""
        return by

    # -- words of this game -----------------------------------------------------------------------------------------
    def region(self, word: str) -> tuple[str, ...]:
        """The zones a zone word stands for: as a rule the one it names."""
        return self.regions.get(word) or (word,)

    def lies_in(self, zone: str, word: str) -> bool:
        """Whether a zone is the one a zone word names, or one of those it stands for."""
        return zone == word or zone in self.regions.get(word, ())

    def on_field(self, zone: str) -> bool:
        """Whether a zone is the field, or a part of it."""
        return self.lies_in(zone, self.field)

    @property
    def printing(self) -> str:
        """What decides how the text of a card is understood: the book, unless formats differ in it."""
        return self.book

    def in_play(self, zone: str) -> bool:
        """Whether cards are in play in a zone, so that what is said of them when they leave it means them as they were:
        the field, unless a book says more."""
        return self.on_field(zone)

    def destructible(self, zone: str) -> bool:
        """Whether cards in a zone can be destroyed: those in play, unless a book says more."""
        return self.in_play(zone)

    def destroys(self, g: Game, cid: int, what: ast.Object) -> bool:
        """Whether words that destroy something destroy this card among it."""
        return self.destructible(g.cards[cid].zone)

    def comes_in(self, frm: str, to: str) -> bool:
        """Whether a card that goes from one zone to another is put into that, and not merely moved on."""
        return True

    def meant(self, kind: str) -> tuple[str, ...]:
        """The zones in which cards of a kind are meant when a text names no zone."""
        return self.whereabouts.get(kind) or self.region(self.field)

    def keyword(self, node: ast.KeywordAbility) -> tuple[Ability, ...]:
        """The abilities a keyword stands for; () if this game does not know it."""
        raise NotImplementedError

    def trigger(self, node: ast.TriggerKeyword) -> ast.Event:
        """The event a trigger keyword such as Fanfare stands for."""
        raise NotImplementedError

    def zones_for(self, node: ast.Ability, kind: str) -> frozenset[str]:
        """Where an ability of a card of this kind is valid."""
        raise NotImplementedError

    def automatic_cards(self, node: ast.Ability) -> tuple[frozenset[str], bool]:
        """Where a card that is played when its own trigger is met listens, and whether its player is asked then."""
        return frozenset(), False

    def label_of(self, name: str) -> str:
        """The kind of label that a word given to a card is: its trait, its class, its clan ..."""
        return "trait"

    # -- questions a text asks --------------------------------------------------------------------------------------
    def has_number(self, chars: Characteristics, stat: str) -> bool:
        """Whether a card's number, if it has one, is there to refer to."""
        return True

    def has_information(self, look: Look) -> bool:
        """Whether a facedown card has information that a text can ask for."""
        return True

    def is_kind(self, g: Game, look: Look, word: str) -> bool:
        """Whether a card is of a type: card, follower, token, evolved, advanced ..."""
        raise NotImplementedError

    def in_state(self, g: Game, look: Look, word: str) -> bool:
        """Whether a card is in a state: engaged, evolved, damaged, served ..."""
        raise NotImplementedError

    def active_state(self, g: Game, name: str, seat: int) -> bool:
        """Whether a named state of play is active for a player."""
        raise NotImplementedError

    def threshold(self, scene: Scene, keyword: str, number: int) -> bool:
        """Whether a keyword's number is reached."""
        raise NotImplementedError

    def choosable(self, what: str) -> tuple[str | int, ...]:
        """The attributes, races, names, numbers or types of cards of which a text may have one chosen."""
        return ()

    def unplayable(self, node: ast.Node) -> str | None:
        """Why something that a text says has no rule here, though other games may have one."""
        return None

    def fixed(self, g: Game, seat: int) -> tuple[tuple[str, int], ...]:
        """The counts that are fixed the moment an effect begins to be resolved."""
        return ()

    def leader(self, g: Game, seat: int) -> tuple[int, ...]:
        """A player's leader cards."""
        return ()

    def moment(self, phase: str, edge: str) -> str:
        """The key of the moment at which a phase, step, turn or battle begins (edge "start") or ends ("end")."""
        return self.moments.get((phase, edge)) or (phase if edge == "start" else f"{phase} end")

    def phase(self, g: Game) -> frozenset[str]:
        """The phases and steps it is now, by the names texts use."""
        return frozenset()

    def in_role(self, g: Game, role: str) -> tuple[CardRef, ...]:
        """The units that play a part in the battle in progress: attacking, attacked, boosting, boosted; none outside
        of battle."""
        return ()

    def row_of(self, zone: str) -> str:
        """The row of the field that a zone lies in: front, back, or none."""
        return ""

    def same_column(self, seat: int, zone: str, other_seat: int, other_zone: str) -> bool:
        """Whether two zones, of two players or one, lie in one column of the field."""
        return False

    def number_without(self, zone: str, stat: str) -> int | None:
        """The number that a card without one is taken to have in a zone; None if it has none there either."""
        return None

    def held(self, scene: Scene) -> bool:
        """Whether the state for as long as which a text makes an effect has held ever since the text was played, where
        that matters."""
        return True

    # -- costs of this game -----------------------------------------------------------------------------------------
    def cost_obstacle(self, scene: Scene, item: ast.Cost, costs: ast.Costs) -> Obstacle | None:
        """Why a cost that only this game knows cannot be paid together with the rest of the costs."""
        return None

    def pay_special(self, g: Game, f: Frame[Paying], scene: Scene, item: ast.Cost) -> Signal | None:
        """Pay a cost that only this game knows; None if it is none."""
        return None

    def can_pay_with(self, scene: Scene, action: ast.Action | None, cards: tuple[int, ...]) -> bool:
        """Whether cards are where an action that pays with them can find them."""
        return True

    def can_be_moved(self, g: Game, cid: int, action: ast.Action) -> bool:
        """Whether a card goes where an action would have it: always, unless a book says otherwise."""
        return True

    def can_reveal(self, g: Game, cid: int) -> bool:
        """Whether a card can be shown to everybody: always, unless a book says otherwise."""
        return True

    def knows_token(self, name: str) -> bool:
        """Whether there is a token with a name, so that a text can create it."""
        return True

    def card_names(self) -> tuple[str, ...]:
        """Every name that can be declared."""
        return ()

    def named_card(self, name: str) -> Definition | None:
        """The card with a name that can be declared, as printed; None where nobody can say."""
        return None

    def aimable(self, g: Game, cid: int, group: ast.Counted) -> bool:
        """Whether a card may be named as a target by these words, which it fits."""
        return True

    def selectable(self, g: Game, cid: int, by: int, source: Source | None = None) -> bool:
        """Whether a player's cards and abilities, or one in particular, may select a card."""
        return True


def of_texts(rules: Ruleset) -> TextRuleset:
    """A ruleset whose cards are text, as all that are played with cards from elsewhere are."""
    assert isinstance(rules, TextRuleset)
    return rules


def text_rules(g: Game) -> TextRuleset:
    """The rules of a game whose cards are text."""
    return g.rules  # type: ignore[return-value]
