"""What only Force of Will has: wills, targets, the chase, blocks, additions, rulers, life, keywords (fow 9-12).

Players are cards of the zone "player": `Leader(of)` is you or your opponent as something that damage or an attack may
meet, `Kind("player")` the noun, and `ControllerOf` such a card is the player it stands for.
ATK, DEF and total cost are the numbers "attack", "defense" and "cost"; rested and recovered are the states "engaged"
and "reserved" (fow 3.2); battle damage (fow 8.5) is damage of kind "combat". "Your J-ruler" is `Some(Each(), ...)`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ludex.lang.ast.node import Node, node

if TYPE_CHECKING:
    from ludex.lang.ast.abilities import Ability, Restriction, Trigger
    from ludex.lang.ast.amounts import Amount
    from ludex.lang.ast.conditions import Condition
    from ludex.lang.ast.costs import Costs
    from ludex.lang.ast.events import DamageKind, Origin
    from ludex.lang.ast.filters import Zone
    from ludex.lang.ast.flow import Sequence
    from ludex.lang.ast.gains import Duration
    from ludex.lang.ast.groups import Counted
    from ludex.lang.ast.objects import Object, Ref, Some
    from ludex.lang.ast.players import PlayerNode
    from ludex.lang.ast.statics import Static

Attribute = Literal["light", "fire", "water", "wind", "darkness", "void"]
AbilityWord = Literal["judgment", "god's art", "evolution", "awakening", "shift", "activate", "automatic", "this"]
ChosenWord = Literal["attribute", "race", "name", "number", "card type"]

SYMBOL_SKILLS = ("Pierce", "Target Attack", "First Strike", "Explode", "Flying", "Swiftness", "Imperishable")
"""The symbol skills (fow 11.1-11.7): keywords that stand alone and may be given."""
SKILLS = (*SYMBOL_SKILLS, "Quickcast", "Remnant")
"""All keywords that stand alone: the symbol skills, Quickcast (fow 12.3) and Remnant (fow 12.6)."""

CANNOT = (
    "block",
    "attack or block",
    "be blocked",
    "be canceled",
    "be rested",
    "recover",
    "be prevented",
    "gain abilities",
    "be targeted by attacks",
    "be removed from the game",
    "deal battle damage",
    "do judgment",
)
"""What `Cannot` says of cards besides what other games say: the words of its `act`."""
CANNOT_DO = ("block", "gain life", "call", "judgment", "play abilities", "search", "produce", "chase", "pay")
"""What `CannotDo` says of players besides what other games say."""


# -- objects -----------------------------------------------------------------------------------------------------------
@node
class Host(Node):
    """The card this addition is added to (fow 10.1): `added resonator`, `resonator with this`. `kind`: only while the
    host is of that kind; empty: whatever it is."""

    kind: Literal["", "card", "resonator", "ruler", "J-ruler", "J/resonator", "J/ruler"] = ""
    binding: int = 0


@node
class AllBut(Node):
    """All cards a reference holds but a number of them, the player choosing: `all but one of them`."""

    ref: Ref
    amount: Amount
    binding: int = 0


# -- filters -----------------------------------------------------------------------------------------------------------
@node
class Target(Node):
    """`Target`: chosen as a target when the card or ability is played (fow 9.3:2.4) and asked again whether it is
    legal when it resolves (fow 9.3:3.1). It stands in `before` of a group, or of the first option of several; the
    quantity around it tells how many. Cards without this word are chosen on resolving (fow 10.13)."""


@node
class OfAttribute(Node):
    """Of an attribute (fow 2.8); `void` is without any attribute."""

    name: Attribute
    negated: bool = False


@node
class OfChosen(Node):
    """Of the attribute, race, name or number chosen for this card or by this ability (`ChooseWord`)."""

    what: ChosenWord
    negated: bool = False


@node
class ControlledBy(Node):
    """Controlled by a player who is neither simply you nor your opponent: `that player controls`."""

    player: PlayerNode


@node
class OwnedBy(Node):
    """Owned by a player (fow 3.1): `you own`."""

    player: PlayerNode


@node
class HasAddition(Node):
    """With an addition added to it (fow 10.1), of a group when `group` is given."""

    group: Counted | None = None
    negated: bool = False


@node
class AddedTo(Node):
    """An addition that is added to a card: `added to a resonator you control`."""

    what: Object


@node
class Battling(Node):
    """In a battle with a card, or with a player (fow 8): `blocking this card`, `attacking you`, `battling with it`."""

    role: Literal["blocking", "blocked by", "attacking", "attacked by", "battling"]
    what: Object


@node
class Targeting(Node):
    """A spell or ability in the chase that targets something; `single`: and nothing else."""

    what: Object | None = None
    single: bool = False


@node
class AbilityOf(Node):
    """An ability of a card (fow 9.1:1.5): `of a resonator`, `darkness ability`; with `Kind("ability")`."""

    what: Object


@node
class HasAbility(Node):
    """With (or without) an ability of a sort: `with an [Enter] ability`, `with no abilities` (sort empty).
    `original`: printed on the card (fow 9.9:7)."""

    sort: Literal["", "enter", "break", "activate", "automatic", "continuous", "god's art", "awakening"] = ""
    negated: bool = False
    original: bool = False


@node
class Alike(Node):
    """The cards of the group share a name (or race ...) with one another: `two or more with the same name`."""

    what: Literal["name", "race", "attribute", "cost"] = "name"


@node
class Parity(Node):
    """With an odd, or even, total cost."""

    odd: bool


# -- amounts -----------------------------------------------------------------------------------------------------------
@node
class LifeOf(Node):
    """A player's life points (fow 1.5:4). Half of it, or of any amount of life or damage, is rounded up to the next
    hundred (fow 1.5:4.1)."""

    player: PlayerNode


@node
class DamageOn(Node):
    """The damage a card has suffered (fow 10.6:1)."""

    what: Object


@node
class PaidLife(Node):
    """The life paid for this card, ability or step: `for each 100 life you paid this way`."""


@node
class PerHundred(Node):
    """How many whole hundreds an amount holds: `for each 100 damage prevented this way`."""

    of: Amount
    per: int = 100


# -- costs -------------------------------------------------------------------------------------------------------------
@node
class Wills(Node):
    """Wills as symbols in written order: W light, R fire, U water, G wind, B darkness, M moon, a number: any (or, where
    wills are produced: without attribute), X (fow 2.3, 9.7:5). `{W}{W}{2}` is ("W", "W", "2")."""

    symbols: tuple[str, ...]


@node
class PayWills(Node):
    """Pay wills (fow 10.2): a cost, or within an effect something a player may do. `any_number`: as many as wanted."""

    wills: Wills | None = None
    any_number: bool = False


@node
class PayLife(Node):
    """Pay life (fow 1.5:4): a cost, or something a player may do. `ChosenNumber`: any amount, in hundreds."""

    amount: Amount


# -- gains -------------------------------------------------------------------------------------------------------------
@node
class FixStats(Node):
    """ATK and/or DEF become these numbers (fow 10.19:2): `becomes [400/400]`. `original`: the printed numbers do, so
    that everything that adds to them is added still."""

    attack: Amount | None = None
    defense: Amount | None = None
    original: bool = False


@node
class GainWords(Node):
    """Races, attributes or types besides a card's own: `gains Vampire in addition to its own race` (fow 10.19:1);
    with `replaces` instead of its own: `becomes water`. `Treat this card as wind magic stone`: of "type". No words
    and `replaces`: loses all of them."""

    of: Literal["race", "attribute", "type", "name"]
    words: tuple[str, ...]
    replaces: bool = False


@node
class GainChosen(Node):
    """The race or attribute chosen (`ChooseWord`), besides its own, or with `replaces` instead of them."""

    of: ChosenWord
    replaces: bool = False


@node
class NoAbilities(Node):
    """All abilities lost, said together with what else becomes of the card; `no_more`: it cannot gain any either."""

    no_more: bool = False


# -- events ------------------------------------------------------------------------------------------------------------
@node
class Blocks(Node):
    """A J/resonator blocks (fow 8.3), an attack of `attacker` when given."""

    what: Object
    attacker: Object | None = None


@node
class IsBlocked(Node):
    """An attacking J/resonator is blocked (fow 8.3), by `by` when given."""

    what: Object
    by: Object | None = None


@node
class IsSummoned(Node):
    """A resonator is summoned: put into a field from the chase by resolving itself (fow 10.5:2); `whose`: that
    player's field."""

    what: Object
    whose: PlayerNode | None = None


@node
class Enters(Node):
    """What [Enter] waits for (fow 9.6:1.1): a card that was played from the hand is put into a field from the chase, or
    a judgment is resolved."""

    what: Object


@node
class LifeChanges(Node):
    """A player gains, loses or pays life (fow 1.5:4, 10.6:2); losing holds damage too."""

    player: PlayerNode
    verb: Literal["gain", "lose", "pay"]


@node
class Chases(Node):
    """A player chases (fow 10.7:1): plays a card or an ability that is not automatic while the chase is not empty;
    to `what` when given."""

    player: PlayerNode
    what: Object | None = None


@node
class JudgmentDone(Node):
    """A player performs judgment (fow 7.5), with a card of their own when `what` is given."""

    player: PlayerNode
    what: Object | None = None


@node
class StoneCalled(Node):
    """A player calls a magic stone (fow 10.15)."""

    player: PlayerNode
    what: Object | None = None


@node
class IsTargeted(Node):
    """A card becomes a target of a spell or ability of a group: `by water spells`. Of any, it is `IsSelected`."""

    what: Object
    by: Object


@node
class IsRemoved(Node):
    """A card is removed from the game (fow 10.3)."""

    what: Object
    origin: Origin | None = None


@node
class FallsInBattle(Node):
    """A card is destroyed by battle damage (fow 8.5, 13.2:1), dealt by `by` when given."""

    what: Object
    by: Object | None = None


@node
class IsCanceled(Node):
    """A card or ability in the chase is canceled (fow 10.11)."""

    what: Object


@node
class IsAdded(Node):
    """An addition is added to a card (fow 10.1)."""

    what: Object
    to: Object | None = None


@node
class Awakens(Node):
    """A player awakens a card: plays it paying its [Awakening] cost (fow 12.1:2.1)."""

    player: PlayerNode
    what: Object | None = None


@node
class Shifts(Node):
    """A card shifts: its [Shift] ability turns it future side up (fow 12.8:2.1)."""

    what: Object


@node
class Produces(Node):
    """A player produces will, with a card of a group when `what` is given (fow 9.7)."""

    player: PlayerNode | None = None
    what: Object | None = None


@node
class GameBegins(Node):
    """The game begins (fow 4.2)."""


# -- conditions --------------------------------------------------------------------------------------------------------
@node
class WasAwakened(Node):
    """A card was awakened: its [Awakening] cost was paid as it was played (fow 12.1:2.1)."""

    what: Object


@node
class DoneThisWay(Node):
    """A step of this ability did something to a card of this kind: `if a Human was destroyed this way`; `what` is the
    card those words speak of."""

    what: Object
    group: Counted
    negated: bool = False


@node
class Not(Node):
    """The condition does not hold: `unless you control a Moon`."""

    condition: Condition


@node
class Targets(Node):
    """A card or ability being played, or in the chase, targets something of a group: `if it targets a Fairy`."""

    what: Object
    group: Counted


# -- actions -----------------------------------------------------------------------------------------------------------
@node
class Produce(Node):
    """Produce wills (fow 9.7): one of `options`, chosen when there are several. `amount`: so many times, each chosen
    anew with `mixed` ("in any combination"). `only`: spent only on what this names (fow 9.7:4)."""

    options: tuple[Wills, ...]
    amount: Amount | None = None
    mixed: bool = False
    only: SpendOnly | None = None


@node
class ProduceAs(Node):
    """Produce one will of an attribute: one that a card of a group could produce or has, or the chosen one."""

    of: Object | None = None
    chosen: bool = False


@node
class SpendOnly(Node):
    """Will may be spent only to play cards of a group, or only to pay costs of abilities of these sorts."""

    what: Object | None = None
    abilities: tuple[AbilityWord, ...] = ()


@node
class GainLife(Node):
    """Gain life."""

    amount: Amount


@node
class LoseLife(Node):
    """Lose life; it is not damage."""

    amount: Amount


@node
class SetLife(Node):
    """A player's life points become a number."""

    player: PlayerNode
    amount: Amount


@node
class Cancel(Node):
    """Cancel a spell or ability in the chase (fow 10.11). `unless`: unless its controller pays."""

    what: Object
    unless: Costs | None = None


@node
class RemoveFromGame(Node):
    """Remove cards from the game (fow 10.3)."""

    what: Object
    facedown: bool = False


@node
class AddTo(Node):
    """Add an addition to a card (fow 10.1), from wherever it is; `None`: to a card it can be added to, as chosen."""

    what: Object
    to: Object | None = None


@node
class CallStone(Node):
    """Call a magic stone by an effect (fow 10.15)."""

    amount: Amount | None = None


@node
class SummonCard(Node):
    """Summon: put a resonator card on top of the chase as a summon spell (fow 10.5:1)."""

    what: Object


@node
class SwapStats(Node):
    """Swap the ATK and DEF of cards."""

    what: Object
    duration: Duration | None = None


@node
class BecomeCopy(Node):
    """A card becomes a copy of another (fow 10.16:2)."""

    what: Object
    of: Object
    duration: Duration | None = None


@node
class CopyOf(Node):
    """Copy a spell or ability in the chase (fow 10.16:1). `new_targets`: new targets may be chosen for the copy."""

    what: Object
    new_targets: bool = False


@node
class ChooseWord(Node):
    """Choose an attribute, a race, a name or a number; `at_random`: not by a player. `OfChosen`, `ChosenNumber` and
    `GainChosen` speak of it."""

    what: ChosenWord
    at_random: bool = False


@node
class ChangeTarget(Node):
    """Change the target of a spell or ability, to `to` when given, else to another legal one."""

    what: Object
    to: Object | None = None


@node
class RemoveDamage(Node):
    """Remove all damage from cards, or an amount of it."""

    what: Object
    amount: Amount | None = None


@node
class ToRulerSide(Node):
    """Put a J-ruler into its owner's ruler area with the ruler side up; it keeps its abilities (fow 11.7)."""

    what: Object


@node
class TurnFuture(Node):
    """Turn a double-sided card that is past side up future side up: what [Shift] does (fow 12.8:2.1)."""

    what: Object


@node
class PerformJudgment(Node):
    """Perform judgment by an effect, without its cost (fow 7.5)."""

    what: Object | None = None


@node
class TriggerEnter(Node):
    """The [Enter] abilities of a card just put into a field trigger although it was not played (fow 9.6:1.1)."""

    what: Object


@node
class Duel(Node):
    """Two cards deal damage equal to their ATK to each other, at once (fow 10.6); it is no battle."""

    first: Object
    second: Object


@node
class RevealUntil(Node):
    """Reveal the top cards of a deck one after another until one of the kind is revealed (fow 10.4). `what` is that
    card; `binding` holds all that were revealed."""

    what: Some
    whose: PlayerNode
    binding: int = 0


@node
class SkipPhase(Node):
    """Skip a player's (next) phase."""

    phase: str
    whose: PlayerNode
    next_only: bool = True


@node
class Unless(Node):
    """The steps are carried out unless a player pays (fow 10.2); the player may always decline."""

    effect: Sequence
    costs: Costs
    player: PlayerNode


@node
class LastingWhile(Node):
    """A persistent effect that lasts as long as a condition holds (fow 9.9:8); it is not made when the condition does
    not hold any more as the ability resolves. With a duration: until then, whenever the condition holds (fow 9.9:4)."""

    static: Static
    condition: Condition
    duration: Duration | None = None


# -- standing effects --------------------------------------------------------------------------------------------------
@node
class Prevent(Node):
    """Prevent damage (fow 10.17): all of it, or an amount. `to`: what would be dealt it; `source`: what would deal it;
    `times`: all that comes, only the next damage, or the first each turn. Without a duration `next` waits for it."""

    to: Object | None = None
    source: Object | None = None
    amount: Amount | None = None
    kind: DamageKind = "any"
    times: Literal["all", "next", "first each turn"] = "all"


@node
class PayShift(Node):
    """A player pays wills less, more or other wills (`exactly`) to play cards, or abilities of cards (fow 9.3:2.5).
    `abilities`: those sorts of abilities of `what` (of any card when `what` is None), not the cards. `next_only`: for
    the next one only. On this card it holds wherever the card is played from."""

    player: PlayerNode
    change: Literal["less", "more", "exactly"]
    wills: Wills
    what: Object | None = None
    abilities: tuple[AbilityWord, ...] = ()
    next_only: bool = False
    name: str = ""


@node
class CannotBeTargeted(Node):
    """Cards cannot be targeted by spells or abilities of a group: `by darkness spells`. Spells and abilities of all
    sorts are `Cannot(..., "be selected")`, all of an opponent's `"be selected by opponents"`."""

    what: Object
    by: Object


@node
class CannotBeBlocked(Node):
    """An attacker cannot be blocked by cards of a group (`by`), or only by cards of a group (`only`)."""

    what: Object
    by: Object | None = None
    only: Object | None = None


@node
class CannotBlock(Node):
    """Cards cannot block attackers of a group."""

    what: Object
    attackers: Object


@node
class CannotAttack(Node):
    """Cards cannot attack a target of a group: `this card cannot be attacked by Elves`, `cannot attack players`."""

    what: Object
    target: Object


@node
class CanBlock(Node):
    """Cards may block what they could not otherwise: attackers of a group (fow 11.5), or while rested."""

    what: Object
    attackers: Object | None = None
    rested: bool = False


@node
class CanAttackAtOnce(Node):
    """Cards may attack in the turn they come into a field (fow 8.2); their rest abilities must still wait."""

    what: Object


@node
class MustBlock(Node):
    """Cards must block if able, an attack of `attacker` when given."""

    what: Object
    attacker: Object | None = None


@node
class CannotChase(Node):
    """A player cannot chase to a card or ability while it is in the chase (fow 10.7:2)."""

    player: PlayerNode
    what: Object


@node
class ComesIn(Node):
    """Cards come into a zone rested, or with counters on them."""

    what: Object
    state: Literal["", "engaged", "reserved"] = ""
    counters: Amount | None = None
    kind: str = ""


@node
class AttackWithoutRest(Node):
    """Attacking does not rest the card (fow 8.2)."""

    what: Object


@node
class MayStayRested(Node):
    """A player may choose not to recover a card in their recovery phase."""

    what: Object


@node
class PlayAsInstant(Node):
    """A player may play cards whenever a [Spell:Chant-Instant] could be played (fow 12.3)."""

    player: PlayerNode
    what: Object


@node
class SpendAs(Node):
    """A player may spend a will as though it were another: `spend {M} as though it were {G}`."""

    player: PlayerNode
    symbol: str
    other: str


@node
class PayAnyWill(Node):
    """A player may pay attribute costs of cards with will of any attribute (fow 2.3)."""

    player: PlayerNode
    what: Object


@node
class Controls(Node):
    """A player controls cards while this holds: `gain control of added resonator`."""

    player: PlayerNode
    what: Object


@node
class PlaysRevealed(Node):
    """A player's hand, or the top card of a deck of theirs, is revealed while this holds."""

    player: PlayerNode
    zone: Zone


@node
class MayLookAt(Node):
    """A player may look at hidden cards at any time."""

    player: PlayerNode
    at: Object


@node
class DoesNotTrigger(Node):
    """Automatic abilities of cards do not trigger (fow 10.14:1.1), of a sort: `[Enter] abilities`."""

    what: Object
    sort: Literal["", "enter"] = ""


@node
class StatShift(Node):
    """Effects that would raise (or lower) the ATK or DEF of cards do so by this many times as much."""

    what: Object
    lowering: bool
    factor: int


# -- abilities ---------------------------------------------------------------------------------------------------------
@node
class Break(Node):
    """[Break]: what happens when the card is turned over in the lifebreak area (fow 7.10, 3.10)."""

    effect: Sequence


@node
class Standby(Node):
    """The effect of a [Spell:Chant-Standby] card and its [Trigger] (fow 9.6:2): an event, a condition that holds, a
    cost that is paid, or with none of them anytime."""

    effect: Sequence
    trigger: Trigger | None = None
    condition: Condition | None = None
    costs: Costs | None = None


@node
class Judgment(Node):
    """[Judgment] or [J-Activate] and its cost (fow 7.5): the ruler enters the field as a J-ruler. `effects` change the
    cost (`PayShift` of "this" ability); `restrictions` say when it may be played."""

    costs: Costs
    effects: tuple[Static, ...] = ()
    restrictions: tuple[Restriction, ...] = ()
    condition: Condition | None = None


@node
class Awakening(Node):
    """[Awakening] (fow 12.1): an additional cost that may be paid on playing the card, which then resolves with the
    ability."""

    costs: Costs
    ability: Ability


@node
class Incarnation(Node):
    """[Incarnation] (fow 12.2): instead of paying its cost, banish a resonator for each entry, of one of the attributes
    of that entry (symbols W R U G B)."""

    attributes: tuple[Wills, ...]


@node
class Named(Node):
    """An ability with a name (fow 9.1:1.4). `gods_art`: a God's Art, played only once per game (fow 12.4)."""

    name: str
    ability: Ability
    gods_art: bool = False


@node
class Stealth(Node):
    """[Stealth] (fow 12.5): played without its cost from the chant-standby area when this happens or holds."""

    trigger: Trigger | None = None
    condition: Condition | None = None


@node
class Evolution(Node):
    """[Evolution] (fow 12.7): for the cost, an evolution counter is put on this card if it has none."""

    costs: Costs


@node
class Shift(Node):
    """[Shift] (fow 12.8, 14.3): either side may be played; for the cost it turns future side up."""

    costs: Costs


@node
class AsComesIn(Node):
    """As this card comes into its zone, the steps are carried out; they are no ability in the chase. What is chosen
    is remembered for the card (`OfChosen`)."""

    effect: Sequence


@node
class PlayOnly(Node):
    """This card may be played only under a condition or at a time: `Play this card only if ...`."""

    restriction: Restriction


Objects = Host | AllBut
Filters = (
    Target
    | OfAttribute
    | OfChosen
    | ControlledBy
    | OwnedBy
    | HasAddition
    | AddedTo
    | Battling
    | Targeting
    | AbilityOf
    | HasAbility
    | Parity
    | Alike
)
Amounts = LifeOf | DamageOn | PaidLife | PerHundred
WillCost = PayWills | PayLife
Gains = FixStats | GainWords | GainChosen | NoAbilities
Events = (
    Blocks
    | IsBlocked
    | IsSummoned
    | Enters
    | LifeChanges
    | Chases
    | JudgmentDone
    | StoneCalled
    | IsTargeted
    | IsRemoved
    | FallsInBattle
    | IsCanceled
    | IsAdded
    | Awakens
    | Shifts
    | Produces
    | GameBegins
)
Conditions = WasAwakened | DoneThisWay | Targets | Not
Actions = (
    PayWills
    | PayLife
    | Produce
    | ProduceAs
    | GainLife
    | LoseLife
    | SetLife
    | Cancel
    | RemoveFromGame
    | AddTo
    | CallStone
    | SummonCard
    | SwapStats
    | BecomeCopy
    | CopyOf
    | ChooseWord
    | ChangeTarget
    | RemoveDamage
    | ToRulerSide
    | TurnFuture
    | PerformJudgment
    | SkipPhase
    | TriggerEnter
    | RevealUntil
    | Duel
)
Steps = LastingWhile | Unless
Statics = (
    Prevent
    | PayShift
    | CannotBeTargeted
    | CannotBeBlocked
    | CannotBlock
    | MustBlock
    | CannotAttack
    | CanBlock
    | CanAttackAtOnce
    | CannotChase
    | ComesIn
    | AttackWithoutRest
    | MayStayRested
    | PlayAsInstant
    | SpendAs
    | PayAnyWill
    | Controls
    | PlaysRevealed
    | MayLookAt
    | DoesNotTrigger
    | StatShift
)
Abilities = (
    Break | Standby | Judgment | Awakening | Incarnation | Named | Stealth | Evolution | Shift | PlayOnly | AsComesIn
)
