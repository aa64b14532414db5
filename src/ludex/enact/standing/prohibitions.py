"""What cannot be done (sve 1.3.3): an effect that forbids something beats one that asks for it.

Prohibitions are asked about events that would happen, by the event's kind, and about acts that are only being
considered, by the act's word: `attack` (card; amount: the target, -1 if none is meant yet, or value: its reference),
`select` (card; seat: who selects), `play` (card, seat), `evolve` (card, seat), `activate` (card, seat), `boost` (card,
seat; value: whom), `hit` (card: the attacker; value: the unit hit). A ride, call or interception that is only being
considered is asked about as the movement it would be (card, seat, to; key: `normal` if it would be played).
`block` (card: the blocker; value: the attacker), `canceled` (card), `chase` (seat, card: who plays what onto a chase
that is not empty), `judgment` (card, seat), `search`, `pay` and `pay life` (seat). `select` has the `source` of what
selects, where texts speak of it. Damage that an effect would prevent is asked about as `prevent`, a card that an effect
would give an ability as `gain ability`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from ludex.enact.nouns.noun import noun
from ludex.enact.nouns.reach import covers, said_of, standing
from ludex.enact.nouns.subjects import foreseen
from ludex.enact.ruleset import LIFE, text_rules
from ludex.enact.scenes import meanings
from ludex.enact.scenes.scene import Scene, look_at
from ludex.kernel.abilities import Prohibition, Source
from ludex.kernel.cards import CardRef
from ludex.kernel.decisions import Obstacle
from ludex.kernel.effects.changes import GAIN, Change
from ludex.kernel.events import CHANGE, CREATE, LOSE, MOVE, READY, REST, VALUE, Event
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.game import Game

ATTACK, SELECT, PLAY, EVOLVE, ACTIVATE, DAMAGE = "attack", "select", "play", "evolve", "activate", "damage"
BLOCK, PREVENT, GAIN_ABILITY, CHASE, ENTER = "block", "prevent", "gain ability", "chase", "enter"

Party = Callable[["Game", Event], CardRef | None]


class Ban(NamedTuple):
    """One row: the acts, which card of the event the ban speaks of, the other card, what else must be so."""

    acts: tuple[str, ...]
    whom: Party
    other: Party
    also: Callable[[Scene, Event, CardRef], bool]
    words: str


# -- the cards of an event -----------------------------------------------------------------------------------
def subject(g: Game, event: Event) -> CardRef | None:
    """The card an event happens to."""
    return CardRef(event.card, g.cards[event.card].incarnation) if event.card >= 0 else None


def target(g: Game, event: Event) -> CardRef | None:
    """The card an attack is aimed at, if one is meant already."""
    if isinstance(event.value, CardRef):
        return event.value
    return CardRef(event.amount, g.cards[event.amount].incarnation) if event.amount >= 0 else None


def dealer(g: Game, event: Event) -> CardRef | None:
    """The card that deals damage (sve 10.12.2), as it was if it is gone."""
    if not isinstance(event.value, int) or event.value < 0:
        return None
    source = event.source
    if source is not None and source.card == event.value:
        return CardRef(source.card, source.incarnation)
    return CardRef(event.value, g.cards[event.value].incarnation)


def origin(g: Game, event: Event) -> CardRef | None:
    """The card whose effect does it; none if a rule does it."""
    source = event.source
    return CardRef(source.card, source.incarnation) if source is not None else None


# -- what else must be so ------------------------------------------------------------------------------------
def always(scene: Scene, event: Event, ref: CardRef) -> bool:
    """Nothing else."""
    return True


def at(kind: str) -> Callable[[Scene, Event, CardRef], bool]:
    """Only where the attack is aimed at a card of a type; without a target nothing is forbidden yet."""

    def aimed(scene: Scene, event: Event, ref: CardRef) -> bool:
        aim = target(scene.g, event)
        return aim is not None and text_rules(scene.g).is_kind(scene.g, look_at(scene.g, aim), kind)

    return aimed


def _combat(scene: Scene, event: Event, ref: CardRef) -> bool:
    return damage_is(scene.g, event, "combat")


def _attack(scene: Scene, event: Event, ref: CardRef) -> bool:
    return damage_is(scene.g, event, "attack")


def by_ability(scene: Scene, event: Event, ref: CardRef) -> bool:
    """An effect does it, not a rule, which has no source (sve 10.12.1.2)."""
    return event.source is not None


def _by_enemy(scene: Scene, event: Event, ref: CardRef) -> bool:
    """By an opponent of who controls the text, whoever controls the card that it shields (fow 1.5:3)."""
    return event.source is not None and event.source.seat != scene.you


def _by_opponent(scene: Scene, event: Event, ref: CardRef) -> bool:
    return event.seat >= 0 and event.seat != scene.you


def _leaving(scene: Scene, event: Event, ref: CardRef) -> bool:
    """From the field to elsewhere; changing fields is not leaving (sve 10.7.4.3)."""
    rules = text_rules(scene.g)
    return rules.on_field(scene.g.cards[ref.id].zone) and not rules.on_field(event.to)


def _gaining(scene: Scene, event: Event, ref: CardRef) -> bool:
    return event.key == "defense" and event.amount > 0


def _judges(scene: Scene, event: Event, ref: CardRef) -> bool:
    return _does_judgment(scene.g, event)


def _but_evolve(scene: Scene, event: Event, ref: CardRef) -> bool:
    """An activated ability of any other sort than evolve; the event's key says which sort it is."""
    return event.key != "evolve"


def _gaining_ability(scene: Scene, event: Event, ref: CardRef) -> bool:
    """An ability is given to the card, or an effect that holds would give it one."""
    return event.kind == GAIN_ABILITY or (isinstance(event.value, Change) and event.value.op == GAIN)


def gains_nothing(g: Game, card: int) -> bool:
    """Whether effects that hold cannot give a card abilities."""
    if GAIN_ABILITY not in g.index().prohibitions:
        return False
    return obstacle(g, GAIN_ABILITY, Event(GAIN_ABILITY, "", card=card)) is not None


def damage_is(g: Game, event: Event, kind: str) -> bool:
    """Whether damage is of a kind a text names (sve 5.14.3): an attacker's, that of attacker and target in combat, all
    but those (sve-R28), or any."""
    if kind == "any":  # sve 5.14.3.4
        return True
    if event.key == "battle":  # fow 8.5, where it is all the same who deals it
        return kind == "combat"
    if kind == "ability":  # sve 5.14.3.3
        return event.key == ""
    if kind == "attack":  # sve 5.14.3.1
        return event.key == "attack"
    if event.key == "counter":
        return True
    hit = subject(g, event)
    # sve 5.14.3.2
    return event.key == "attack" and hit is not None and text_rules(g).is_kind(g, look_at(g, hit), "follower")


# Games add the acts that only they have.
CANNOT: dict[str, Ban] = {
    "attack": Ban((ATTACK,), subject, target, always, "attack"),
    "attack enemies": Ban((ATTACK,), subject, target, always, "attack"),
    "attack leaders": Ban((ATTACK,), subject, target, at("leader"), "attack leaders"),
    "attack followers": Ban((ATTACK,), subject, target, at("follower"), "attack followers"),
    "be attacked": Ban((ATTACK,), target, subject, always, "be attacked"),
    "deal damage": Ban((DAMAGE,), dealer, subject, always, "deal damage"),
    "deal combat damage": Ban((DAMAGE,), dealer, subject, _combat, "deal combat damage"),
    "deal attack damage": Ban((DAMAGE,), dealer, subject, _attack, "deal attack damage"),
    "be destroyed": Ban(("destroy",), subject, origin, always, "be destroyed"),
    "be destroyed by abilities": Ban(("destroy",), subject, origin, by_ability, "be destroyed by abilities"),
    "be destroyed by enemy abilities": Ban(("destroy",), subject, origin, _by_enemy, "be destroyed by enemy abilities"),
    "be destroyed or banished by abilities": Ban(
        ("destroy", "banish"), subject, origin, by_ability, "be destroyed or banished by abilities"
    ),
    "be selected": Ban((SELECT,), subject, origin, always, "be selected"),
    "be selected by opponents": Ban((SELECT,), subject, origin, _by_opponent, "be selected by opponents"),
    "evolve": Ban((EVOLVE,), subject, origin, always, "evolve"),
    "be played": Ban((PLAY,), subject, origin, always, "be played"),
    "be engaged": Ban((REST,), subject, origin, always, "be engaged"),
    "be engaged by abilities": Ban((REST,), subject, origin, by_ability, "be engaged by abilities"),
    "be refreshed": Ban((READY,), subject, origin, always, "be refreshed"),
    "be banished": Ban(("banish",), subject, origin, always, "be banished"),
    "be returned": Ban(("return",), subject, origin, always, "be returned"),
    "be discarded": Ban(("discard",), subject, origin, always, "be discarded"),
    "be buried": Ban(("bury",), subject, origin, always, "be buried"),
    "leave the field": Ban((MOVE,), subject, origin, _leaving, "leave the field"),
    "gain defense": Ban((CHANGE,), subject, origin, _gaining, "gain defense"),
    "activate abilities": Ban((ACTIVATE,), subject, origin, always, "activate its abilities"),
    "activate abilities except evolve": Ban(
        (ACTIVATE,), subject, origin, _but_evolve, "activate abilities other than evolve abilities"
    ),
    "block": Ban((BLOCK,), subject, target, always, "block"),
    "attack or block": Ban((ATTACK, BLOCK), subject, target, always, "attack or block"),
    "be blocked": Ban((BLOCK,), target, subject, always, "be blocked"),
    "be canceled": Ban(("canceled",), subject, origin, always, "be canceled"),
    "be rested": Ban((REST,), subject, origin, always, "be rested"),
    "recover": Ban((READY,), subject, origin, always, "recover"),
    "be prevented": Ban((PREVENT,), dealer, subject, always, "have its damage prevented"),
    "gain abilities": Ban((CHANGE, GAIN_ABILITY), subject, origin, _gaining_ability, "gain abilities"),
    "be targeted by attacks": Ban((ATTACK,), target, subject, always, "be attacked"),
    "be removed from the game": Ban(("remove",), subject, origin, always, "be removed from the game"),
    "deal battle damage": Ban((DAMAGE,), dealer, subject, _combat, "deal battle damage"),
    "do judgment": Ban(("judgment",), subject, origin, _judges, "do judgment"),
}


class CardBan(Prohibition):
    """Cards cannot do something, or have it done to them."""

    __slots__ = ("node", "condition", "ban")

    def __init__(self, node: ast.Cannot, condition: ast.Condition | None) -> None:
        self.ban: Ban = CANNOT[node.act]
        super().__init__(self.ban.acts)
        self.node: ast.Cannot = node
        self.condition: ast.Condition | None = condition

    def forbids(self, g: Game, source: Source, act: str, event: Event) -> Obstacle | None:
        ref = self.ban.whom(g, event)
        # sve 10.9.2: what lasts without a card leaves newcomers alone, unless it is a rule for all.
        if ref is None or (0 <= source.lasting < g.cards[ref.id].stamp and not text_rules(g).bans_newcomers):
            return None
        scene = standing(g, source, event)
        if not covers(scene, self.node.what, ref) or not self.ban.also(scene, event, ref):
            return None
        asked = said_of(scene, self.node.what, ref, self.condition)
        if self._excepted(scene, event) or not meanings.stands(asked, self.condition):
            return None
        words = f"{g.rules.describe(g, ref.id)} cannot {self.ban.words}"
        return forbidden(g, source, words, self.node.act)

    def _excepted(self, scene: Scene, event: Event) -> bool:
        """Whether the other card is one for which alone it is allowed."""
        only = self.node.only
        if only is None:
            return False
        other = self.ban.other(scene.g, event)
        return other is not None and covers(scene, only, other)


# -- what players cannot do ----------------------------------------------------------------------------------
class Deed(NamedTuple):
    """One row: the acts, whose deed it is, and what else must be so."""

    acts: tuple[str, ...]
    also: Callable[[Game, Event], bool]


def anyhow(g: Game, event: Event) -> bool:
    """However it is done."""
    return True


def _summons(g: Game, event: Event) -> bool:
    """Summoning is putting onto the field (sve 5.5.1), which playing a card is not, or coming there by having been
    played (fow 10.5:2), which begins with playing it."""
    rules = text_rules(g)
    if event.kind == PLAY:
        return ENTER in rules.summoning
    return event.kind in rules.summoning and rules.on_field(event.to)


def _does_judgment(g: Game, event: Event) -> bool:
    """A judgment that would be performed, or that an effect has somebody do; one that waits in the chase was done (fow
    7.5:2), and resolving it is no doing of it (fow 7.5:3)."""
    return not event.to or event.source is not None


def _more(g: Game, event: Event) -> bool:
    return event.amount > 0


DEEDS: dict[str, Deed] = {
    "play": Deed((PLAY, ACTIVATE), anyhow),
    "draw": Deed(("draw",), anyhow),
    "discard": Deed(("discard",), anyhow),
    "evolve": Deed((EVOLVE,), anyhow),
    "summon": Deed(("summon", "put", CREATE, ENTER, PLAY), _summons),
    "lose the game": Deed((LOSE,), anyhow),
    "win the game": Deed(("win the game",), anyhow),
    "attack": Deed((ATTACK,), anyhow),
    "select": Deed((SELECT,), anyhow),
    "gain points": Deed((VALUE,), _more),
    "activate": Deed((ACTIVATE,), anyhow),
    "block": Deed((BLOCK,), anyhow),
    "gain life": Deed((VALUE,), lambda g, event: event.key == LIFE and event.amount > 0),
    "judgment": Deed(("judgment",), _does_judgment),
    "play abilities": Deed((ACTIVATE,), anyhow),
    "search": Deed(("search",), anyhow),
    "produce": Deed((VALUE,), lambda g, event: event.value == "produce"),
    "call": Deed(("call",), anyhow),
    "chase": Deed((CHASE,), anyhow),
    "pay": Deed(("pay",), anyhow),
    "pay life": Deed(("pay life",), anyhow),
}


def doer(g: Game, event: Event) -> int:
    """Whose deed an event is: the player named, else where the card goes, else who controls the card."""
    if event.seat >= 0:
        return event.seat
    if event.to and event.to_seat >= 0:
        return event.to_seat
    return g.cards[event.card].seat if event.card >= 0 else -1


class DeedBan(Prohibition):
    """A player cannot do something, with any card or with certain cards."""

    __slots__ = ("node", "condition", "deed")

    def __init__(self, node: ast.CannotDo, condition: ast.Condition | None) -> None:
        self.deed: Deed = DEEDS[node.act]
        super().__init__(self.deed.acts)
        self.node: ast.CannotDo = node
        self.condition: ast.Condition | None = condition

    def forbids(self, g: Game, source: Source, act: str, event: Event) -> Obstacle | None:
        if not self.deed.also(g, event):
            return None
        scene = standing(g, source, event)
        if doer(g, event) not in meanings.seats(scene, self.node.player):
            return None
        if not self._is_with_one(scene, act, event):
            return None
        asked = scene if self.condition is None else said_of(scene, self.node.what, subject(g, event), self.condition)
        if not meanings.stands(asked, self.condition):
            return None
        return forbidden(g, source, f"this player cannot {self.node.act}")

    def _is_with_one(self, scene: Scene, act: str, event: Event) -> bool:
        """Whether it is done with one of those spoken of; to play something is to play a card unless abilities are."""
        what = self.node.what
        if self.deed is DEEDS["play"]:
            text = event.source or text_of(scene.g, event)
            return act == PLAY if what is None else noun(what).is_played(scene, text)
        if what is None:
            return True
        if event.kind == CREATE and event.card < 0:
            return noun(what).was_one(scene, foreseen(scene.g, event))
        ref = subject(scene.g, event)
        return ref is not None and covers(scene, what, ref, anywhere=True)


def text_of(g: Game, event: Event) -> Source:
    """A card that is about to be played, as the text it is going to be."""
    card = g.cards[event.card]
    return Source(card.id, card.incarnation, doer(g, event), None, card.stamp)


def forbidden(g: Game, source: Source, words: str, act: str = "") -> Obstacle:
    """An effect forbids it; a book may have a rule for just this prohibition."""
    rule = g.rules.citations.get(f"cannot {act}") or g.rules.cite("prohibit")
    return Obstacle(rule, f"{words}: {g.rules.describe(g, source.card)} forbids it")


def obstacle(g: Game, act: str, event: Event) -> Obstacle | None:
    """The effect that forbids an act which a player considers, if any."""
    for source, prohibition in g.index().prohibitions.get(act, ()):
        found = prohibition.forbids(g, source, act, event)
        if found is not None:
            return found
    return None


# -- what one card cannot do to another ----------------------------------------------------------------------
class PairBan(Prohibition):
    """Something cannot happen between cards of one phrase and what another phrase speaks of."""

    __slots__ = ("one", "other", "condition", "words")

    def __init__(
        self,
        act: str,
        one: tuple[Party, ast.Object],
        other: tuple[Party, ast.Object | None, bool],
        condition: ast.Condition | None,
        words: str,
    ) -> None:
        super().__init__((act,))
        self.one: tuple[Party, ast.Object] = one
        self.other: tuple[Party, ast.Object | None, bool] = other
        self.condition: ast.Condition | None = condition
        self.words: str = words

    def forbids(self, g: Game, source: Source, act: str, event: Event) -> Obstacle | None:
        (whom, what), (against, phrase, only) = self.one, self.other
        ref, foe = whom(g, event), against(g, event)
        if ref is None or foe is None:
            return None
        scene = standing(g, source, event)
        if not covers(scene, what, ref) or (phrase is not None and covers(scene, phrase, foe) is only):
            return None
        asked = said_of(said_of(scene, what, ref, self.condition), phrase, foe, self.condition)
        if not meanings.stands(asked, self.condition):
            return None
        return forbidden(g, source, f"{g.rules.describe(g, ref.id)} cannot {self.words}")


PROHIBITIONS: dict[type, Callable[..., Prohibition]] = {
    ast.Cannot: CardBan,
    ast.CannotDo: DeedBan,
}


def prohibition(node: ast.Static, condition: ast.Condition | None) -> Prohibition:
    """The kernel's prohibition for an effect that forbids."""
    return PROHIBITIONS[type(node)](node, condition)
