"""Force of Will as a value: what all its editions share, and the questions in which they differ."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from ludex.enact.playing import resolving
from ludex.enact.playing.paying import paying
from ludex.enact.ruleset import Searching
from ludex.enact.standing.clashing import newcomers
from ludex.enact.standing.restrictions import use
from ludex.games.fow import FAMILY, features, instinct, scoring
from ludex.games.fow.ch02_cards import definitions
from ludex.games.fow.ch02_cards.attributes import by_banner
from ludex.games.fow.ch02_cards.sides import SIDE_SINCE, apply_flip
from ludex.games.fow.ch03_zones import control, moving, revealed_hands, zones
from ludex.games.fow.ch04_preparation import preparation
from ludex.games.fow.ch05_turn import turn
from ludex.games.fow.ch06_priority import before_actions, menus, priority
from ludex.games.fow.ch07_actions import additions, automatic, judging, judgment, lifebreak, standby
from ludex.games.fow.ch08_battle import roles, steps
from ludex.games.fow.ch08_battle.newcomers import FIELD_SINCE
from ludex.games.fow.ch09_playing import by_effect, chase, copies, playing, retarget
from ludex.games.fow.ch09_playing.validity import active_zones
from ludex.games.fow.ch09_wills import prices, producing, reserved, wills
from ludex.games.fow.ch09_wills import will_abilities as wells
from ludex.games.fow.ch10_effects import changed_changes, damage, destroying, torrent, while_states
from ludex.games.fow.ch10_effects.permissions import PERMITS
from ludex.games.fow.ch11_skills import keywords
from ludex.games.fow.ch13_rule_processes import rule_processes
from ludex.games.fow.ch14_loops import loops
from ludex.games.fow.citations import CITATIONS
from ludex.games.fow.questions.battle import EditionBattle
from ludex.games.fow.questions.priority import EditionPriority
from ludex.games.fow.questions.standby import EditionStandby
from ludex.games.fow.text import meaning as _meaning  # noqa: F401  (words register their meaning)
from ludex.games.fow.text import nodes
from ludex.games.fow.text.meaning.abilities import plays_its_card
from ludex.games.fow.verbs import FowVerbs
from ludex.games.fow.words import WORDS
from ludex.kernel import events
from ludex.kernel.cards import CardRef
from ludex.kernel.decisions import Obstacle
from ludex.kernel.effects import changes
from ludex.kernel.effects.facts import COUNTERS, NOTHING, PLAYERS, TURN
from ludex.kernel.events import Event
from ludex.kernel.pipeline.perform import forbidden
from ludex.kernel.questions.events import shows_it
from ludex.lang import ast
from ludex.rulebook.families import numbers

if TYPE_CHECKING:
    from ludex.enact.scenes.payment import Paying
    from ludex.enact.scenes.scene import Look, Scene
    from ludex.games.fow.ch02_cards.cardfile import Side
    from ludex.kernel.abilities import Ability, Replacement, Source
    from ludex.kernel.cards import Card, Characteristics, Definition
    from ludex.kernel.contest import Contest
    from ludex.kernel.decisions import Decision
    from ludex.kernel.events import Pending
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game

_CHAPTERS = (
    preparation, turn, priority, chase, playing, steps, rule_processes, moving, wills, producing, standby, lifebreak,
    additions, copies, retarget, loops, by_effect, judging, judgment, automatic,
)  # fmt: skip


class FowRules(EditionStandby, EditionPriority, EditionBattle):
    """The rules of one edition and format of Force of Will."""

    field = zones.FIELD  # fow 3.6:4
    regions: Mapping[str, tuple[str, ...]] = zones.REGIONS
    # A type alone means cards in play: resonators, J-rulers and additions in a field, magic stones in their area,
    # rulers in theirs, spells in the chase; a race, too.
    whereabouts: Mapping[str, tuple[str, ...]] = {
        "magic stone": (zones.STONES,),  # fow 3.7:4
        "ruler": (zones.RULER,),  # fow 3.8:4
        "J/ruler": (zones.FIELD, zones.RULER),
        "spell": (zones.CHASE,),  # fow 3.13:3
        "summon spell": (zones.CHASE,),
        "normal spell": (zones.CHASE,),
        "ability": (zones.CHASE,),
        "activate ability": (zones.CHASE,),
        "automatic ability": (zones.CHASE,),
        "player": (zones.PLAYER,),
        "card": zones.PLAYGROUND,  # fow 2.1:6
        "": zones.PLAYGROUND,  # a name alone, of whatever type, or a race (fow 2.5:4)
    }
    # What is played is a spell, whatever its type (fow 3.13:3, rulings fow-5.5-R52, fow-5.01-R45).
    spells: Mapping[str, Callable[[Look], bool]] = {
        "spell": lambda look: True,
        "summon spell": lambda look: "resonator" in look.chars.types,
        "normal spell": lambda look: "resonator" not in look.chars.types,
    }
    counted: tuple[str, ...] = (zones.FIELD, zones.RULER)  # fow 3.6:4.1
    spares_newcomers = False  # fow 9.9:4, ruling fow-5.01-R28
    keeps_conditions = True  # fow 9.9:4
    bans_newcomers = True  # fow 9.9:4
    permits = PERMITS
    unit = 100  # fow 1.5:4.1
    turnable, turned = "in play and recovered", "rested"  # fow 3.2:1
    summoning = frozenset({"enter"})  # fow 10.5:2
    own_only = frozenset({"bury", "banish"})  # fow 10.10:2
    discards_nothing = True  # fow 10.18:2.1
    comes_from_waiting = True  # fow 7.3:3
    moments: Mapping[tuple[str, str], str] = {
        ("battle", "start"): "battle phase",
        ("battle", "end"): "battle phase end",
    }
    targets = "named"  # fow 9.3:2.4, fow 10.13:1
    searching = Searching(shows=False, shuffles=False, looks=True)  # fow 10.13:2, ruling fow-5.5-R35
    ends = frozenset({"turn", "recovery phase", "battle phase"})
    kinds = (
        "spell", "token", "resonator", "J-ruler", "ruler", "J/resonator", "J/ruler", "addition", "regalia",
        "magic stone", "chant", "normal spell", "summon spell", "player", "ability", "activate ability",
        "automatic ability", "judgment",
    )  # fmt: skip
    primary_types = frozenset({"ruler", "J-ruler", "magic stone", "resonator", "spell", "addition", "regalia"})
    no_cards = frozenset({"coin"})

    def __init__(self, id: str, book: str) -> None:
        super().__init__(id, book, FAMILY.rulesets[id], self.areas)
        self.verbs = FowVerbs()
        self.numbers = numbers(book)
        # fow 9.9:1, fow 9.9:2: one after another, each with the parts of every effect that belong to it; within one
        # what depends on another goes after it (ruling fow-5.5-R31), else the earlier first (fow 9.9:3.2).
        self.layers = (
            frozenset({changes.BASE}),  # what a base ability says is the base information (fow 9.9:1.1)
            frozenset({changes.ABILITY}),  # fow 9.9:1.2
            frozenset({changes.INFORMATION}),  # fow 9.9:1.3
            frozenset({changes.FIXED, changes.NUMBER}),  # fow 9.9:1.4
            frozenset({changes.COUNTER}),  # fow 9.9:1.5
        )
        # What an effect is applied to is as far as the layers have come (rulings fow-5.5-R56, fow-5.01-R49); it applies
        # in full or not at all (rulings fow-5.5-R57, fow-5.01-R50, fow-2.0-R54).
        self.whole_sight = False
        self.citations = CITATIONS
        self.words = WORDS
        self.vain |= {"damage": _no_damage, events.FLIP: _not_turned}
        self.tells_only |= {"attack", "block", "selected", "targeted", "played", "canceled", "added", "ruler"}
        self.tells_only |= {"goes first", "roll"}
        self.steady |= dict.fromkeys((*self.tells_only, "role", "leaves battle", "forfeit"), NOTHING)
        self.steady |= {"turn": TURN, "damage": COUNTERS}
        self.minds = COUNTERS | PLAYERS  # fow 13.1:1, fow 13.2:1
        # Kinds of events that change no card, zone or value of any player, but perhaps what goes on besides.
        self.beside: frozenset[str] = self.tells_only | {events.AWAIT, "role", "leaves battle"}
        self.has_aftermath |= {events.LASTING, events.LINK}
        self.plain_locals |= {"holder", "passes", "begun", "share", "mark", "face", "at"}
        self.menus = dict(menus.MENUS)
        self.procedures = {p.name: p for chapter in _CHAPTERS for p in chapter.PROCEDURES}
        for p in (before_actions.automatic, paying, *resolving.PROCEDURES):
            self.procedures[p.name] = p
        self.appliers = {
            "damage": damage.apply_damage,
            "failed draw": moving.apply_failed_draw,
            "turn": turn.apply_turn,
            "role": roles.apply_role,
            "leaves battle": roles.apply_leave,
            "called": judgment.apply_called,
            "forfeit": steps.apply_forfeit,
            "played": apply_played,
            events.FLIP: apply_flip,
        }

    def attributes_of(self, side: Side) -> frozenset[str]:
        """The attributes of a card: those on its banner (fow 2.8:2)."""
        return by_banner(side)

    @property
    def printing(self) -> str:
        """Without lifebreak a [Break] on a card is ignored (fow 14.2:2)."""
        return self.book if self.lifebreaks else f"{self.book} without lifebreak"

    def symbols(self, g: Game, card: int) -> tuple[str, ...]:
        """The symbols of a card's cost, of the side that shows (fow 2.3)."""
        here = g.cards[card]
        return definitions.cost_of(here.definition, here.face)

    def automatic_cards(self, node: ast.Ability) -> tuple[frozenset[str], bool]:
        """Where cards wait for an event on which they are played, and whether their player is asked (fow 7.9:2); with
        Stealth in the chant-standby area only (fow 12.5:2)."""
        where = self.automatic_from
        return where & {zones.STANDBY} if isinstance(node, nodes.Stealth) else where, self.reveals_to_trigger

    def triggers(self, g: Game, source: Source) -> bool:
        return not plays_its_card(source.ability) or automatic.triggers(g, source)

    def may_trigger(self, g: Game, offer: Pending) -> bool:
        return automatic.may_reveal(g, offer)

    def triggers_openly(self, g: Game, f: Frame, offer: Pending) -> Signal | None:
        return automatic.reveal(g, f, offer)

    def occasions(self) -> frozenset[str]:
        return automatic.OCCASIONS if self.reveals_to_trigger else frozenset()

    # -- cards ------------------------------
    def define(self, row: dict[str, object]) -> Definition:
        return definitions.define(self, row)

    def printed(self, name: str) -> Definition:
        return definitions.printed(self, name)

    def roles(self, g: Game) -> dict[int, tuple[str, ...]]:
        return roles.parts(g)

    def contest(self, g: Game) -> Contest | None:
        return roles.contest(g)

    def describe(self, g: Game, card: int) -> str:
        here = g.cards[card]
        waits = g.played.get(card)
        if waits is not None and waits.kind != "spell":
            return f"an ability of {g.cards[waits.source.card].definition.name}"
        return here.definition.faces[here.face].called or here.definition.key

    def behind(self, card: Card, seat: int | None) -> Characteristics | None:
        """Who sees one side of a double-sided card sees both, and everybody the down side of a J-ruler in a field; in a
        ruler area it is its controller's alone. A ruler is no double-sided card (fow 14.3:1.1)."""
        faces = card.definition.faces
        if len(faces) == 1 or (card.zone == zones.RULER and card.seat != seat):  # fow 3.8:5
            return None
        return faces[zones.BACK if card.face == zones.FRONT else zones.FRONT]  # fow 14.3:3.2, fow 3.6:5

    def visible_values(self) -> tuple[str, ...]:
        return ("life", *(prices.key(kind) for kind in prices.PLAIN))

    def is_visible(self, key: str) -> bool:
        """Wills are before everybody, also those that are spent on some things only (fow 9.7:4)."""
        return key.startswith("will ") or super().is_visible(key)

    def mingled(self) -> frozenset[str]:
        return frozenset({zones.DECK, zones.HAND, zones.LIFEBREAK, zones.STANDBY, zones.REMOVED})

    def score(self, g: Game, seat: int) -> float:
        return scoring.score(g, seat)

    def features(self, g: Game, seat: int) -> list[float]:
        return features.features(g, seat)

    def opinions(self) -> dict[str, float]:
        return features.WEIGHTS

    def instinct(self, g: Game, d: Decision) -> str | None:
        return instinct.instinct(g, d)

    def settled(self, g: Game) -> bool:
        """A play is judged by what it resolves to, a battle by what has come of it."""
        return chase.is_empty(g) and roles.frame(g) is None

    # -- events ------------------------------
    def same_card(self, card: Card, event: Event) -> bool:
        """From playground to playground a card stays the same card, from anywhere else to anywhere it becomes a new one
        (fow 3.1:3, ruling fow-5.5-R8), without its counters (fow 10.21:3)."""
        return card.zone in zones.PLAYGROUND and event.to in zones.PLAYGROUND

    def arrives(self, g: Game, card: Card, event: Event) -> None:
        """It keeps its orientation; a judgment turns the ruler over, a destroyed J-ruler loses everything or,
        imperishable, shows its ruler side."""
        if event.to != event.frm:
            card.face = event.face  # fow 7.5:3, fow 3.8:6, fow 11.7:1
            if event.to == zones.FIELD:
                card.marks = {**card.marks, FIELD_SINCE: g.tick()}
                card.heard = ()

    def unreplaced(self, g: Game, event: Event) -> Event | None:
        return moving.unreplaced(g, event)

    def aftermath(self, g: Game, happened: list[Event]) -> list[Event]:
        """What leaves the chase as an object ceases to be, broken cards go to the graveyard, fighters leave the battle,
        additions part from hosts that are gone, cards have the counters they come with, and lie with who controls
        them; what lies revealed is shown."""
        found = [*lifebreak.spent(g, happened), *roles.left(g, happened), *_unlinked(g, happened)]
        found += [*copies.ceased(g, happened), *moving.arrived_with(g, happened)]
        return [*found, *control.due(g), *revealed_hands.due(g)]

    def piles(self, g: Game, events: list[Event]) -> tuple[tuple[int, tuple[int, ...]], ...]:
        """The owners order what goes to their graveyards together (fow 3.1:4)."""
        return moving.piles(g, events, self.orders_from_deck)

    def ages(self, g: Game, events: tuple[Event, ...]) -> tuple[tuple[int, tuple[int, ...]], ...]:
        """Of abilities that became active at the same time the turn player decides which applies first (fow 9.9:3.2),
        where that makes a difference."""
        cards = newcomers(g, events)
        return ((g.active, cards),) if cards else ()

    def active_since(self, card: Card) -> int:
        """Those of a J-ruler since it came into the field, those of a side since it is up (fow 9.9:3.2)."""
        here = card.stamp
        return max(here, card.marks.get(FIELD_SINCE, here), card.marks.get(SIDE_SINCE, here))

    def bends(self, permission: object) -> bool:
        return changed_changes.bends(permission)

    def bent(self, g: Game, card: int, by: int) -> int:
        return changed_changes.bent(g, card, by)

    def limits(self, g: Game, seat: int, key: str, value: int) -> int:
        return max(0, value) if key != "life" else value

    def counter_numbers(self, name: str) -> tuple[tuple[str, int], ...]:
        """A counter named with two modifiers changes ATK and DEF by them (fow 10.21:2)."""
        found = _MODIFIERS.fullmatch(name)
        if found is None:
            return ()
        return ("attack", int(found[1])), ("defense", int(found[2]))

    def is_lent(self, g: Game, card: int) -> bool:
        return control.is_lent(g, card)

    def in_play(self, zone: str) -> bool:
        """What leaves a playground is spoken of as it was there, and so is what leaves together with it (fow 9.6:7, fow
        9.6:7.2, fow 9.11:1)."""
        return zone in zones.PLAYGROUND

    def destructible(self, zone: str) -> bool:
        """A field or magic stone area (fow 10.9:1), and where a text says so a chant-standby area (rulings fow-5.5-R61,
        fow-5.01-R54)."""
        return zone in (*zones.PLAYGROUND, zones.STANDBY)

    def destroys(self, g: Game, cid: int, what: ast.Object) -> bool:
        """A ruler in a ruler area only by words that name rulers (fow 10.9:2); a J-ruler there by none
        (fow-5.01 10.9:2)."""
        here = g.cards[cid]
        if here.zone == zones.RULER:
            return "ruler" in g.chars(cid).types and destroying.names_rulers(what)
        return self.destructible(here.zone)

    def comes_in(self, frm: str, to: str) -> bool:
        """Between fields and magic stone areas nothing enters (fow 3.6:6, fow 3.7:5)."""
        return not {frm, to} <= {zones.FIELD, zones.STONES}

    def replacing(
        self, g: Game, event: Event, found: list[tuple[Source, Replacement]]
    ) -> tuple[int, list[tuple[Source, Replacement]]]:
        """Who chooses among several replacements, and among which. The card's controller, or the player, to whom it
        would happen chooses (fow 9.10:2, rulings fow-5.5-R32, fow-5.01-R29); of damage, what does not prevent it comes
        first and is chosen by the controller of what deals it (fow 9.10:2.1)."""
        first = [one for one in found if not one[1].prevents]
        if event.kind != "damage" or not first or not self.prevents_last:
            return self.chooser(g, event), found
        if event.source is None and isinstance(event.value, int) and event.value >= 0:
            return g.cards[event.value].seat, first
        return event.source.seat if event.source is not None else g.active, first

    # -- what texts ask ------------------------------
    def choosable(self, what: str) -> tuple[str | int, ...]:
        """What a text may have chosen: attributes (fow 2.8:2), races, names of cards, total costs."""
        return definitions.choosable(what)

    def unplayable(self, node: ast.Node) -> str | None:
        if isinstance(node, nodes.Energize | nodes.Bestow) and type(node).__name__ not in self.later_skills:
            return f"{self.id} knows no keyword {type(node).__name__!r}"
        if isinstance(node, ast.Threshold) and node.keyword.capitalize() not in self.later_skills:
            return f"{self.id} knows no keyword {node.keyword.capitalize()!r}"
        if isinstance(node, ast.CanAttack) and node.times is not None:
            return "no rule lets a J/resonator attack more often than it can rest"
        if isinstance(node, ast.CardText) and sum(isinstance(a, nodes.Awakening) for a in node.abilities) > 1:
            return "of several [Awakening]s of one card each would be paid for by itself, which is not played yet"
        if isinstance(node, nodes.Awakening) and any(isinstance(n, nodes.CannotChase) for n in ast.walk(node)):
            return "what a card is awakened to it has when it is resolved, when nobody chases it any more (fow 12.1:2)"
        return None

    def threshold(self, scene: Scene, keyword: str, number: int) -> bool:
        """Torrent: so many cards were played this turn before the one that asks (ruling fow-5.5-R60)."""
        return keyword == "torrent" and torrent.cards_before(scene) >= number

    def keyword(self, node: ast.KeywordAbility) -> tuple[Ability, ...]:
        return keywords.keyword(self, node)

    def trigger(self, node: ast.TriggerKeyword) -> ast.Event:
        """[Enter]: played from the hand and put into the field by resolving, or a judgment (fow 9.6:1.1,
        fow-2.0 7.2.2:1, fow-2.0 2.3:10, fow-2.0 7.2.2:5)."""
        if node.name == "enter":
            return ENTER
        raise LookupError(node.name)

    def held(self, scene: Scene) -> bool:
        return while_states.held(scene)

    def zones_for(self, node: ast.Ability, kind: str) -> frozenset[str]:
        return active_zones(node, kind)

    def is_kind(self, g: Game, look: Look, word: str) -> bool:
        """Whether a word means the card: a kind of its own, or one of its types (fow 2.1:5.3)."""
        if word == "card":
            return look.chars.types.isdisjoint(_NO_CARDS)
        answer = _KINDS.get(word)
        return answer(look) if answer is not None else word in look.chars.types

    def in_state(self, g: Game, look: Look, word: str) -> bool:
        answer = _STATES.get(word)
        if answer is not None:
            return answer(g, look)
        return any(ref == look.ref for ref in (*roles.playing(g, word), *roles.played(g, word)))

    def leader(self, g: Game, seat: int) -> tuple[int, ...]:
        """A player, as a card that stands for them."""
        return g.zone(seat, zones.PLAYER)

    def phase(self, g: Game) -> frozenset[str]:
        """A battle is a battle phase, and until the declare attack step it is the beginning of one."""
        now = {f.procedure.name.removeprefix("fow ") for f in g.stack if f.procedure.name.endswith(("phase", "battle"))}
        fight = roles.frame(g)
        if fight is not None:
            now.add("battle phase")
            if fight.row <= fight.procedure.index(self.attack_step):
                now.add("start of battle phase")
        return frozenset(now)

    def in_role(self, g: Game, role: str) -> tuple[CardRef, ...]:
        return roles.playing(g, role)

    def card_names(self) -> tuple[str, ...]:
        return definitions.names()

    def selectable(self, g: Game, cid: int, by: int, source: Source | None = None) -> bool:
        if not g.index().prohibitions:
            return True
        return forbidden(g, Event("select", "fow 9.3:2.4", card=cid, seat=by, source=source)) is None

    def aimable(self, g: Game, cid: int, group: ast.Counted) -> bool:
        """What is being played is no target of its own (rulings fow-5.5-R45, fow-5.01-R38)."""
        return g.cards[cid].zone != zones.CHASE or not playing.is_being_played(g, cid)

    def can_be_moved(self, g: Game, cid: int, action: ast.Action) -> bool:
        """What would not move (fow 3.15:2) does nothing for a cost, which has to be done (fow 9.3:2.5)."""
        to = moving.leads(action)
        return not to or to not in self.spec or bool(self.destination(g, cid, to))

    def can_reveal(self, g: Game, cid: int) -> bool:
        return revealed_hands.can_reveal(g, cid)

    def cost_obstacle(self, scene: Scene, item: ast.Cost, costs: ast.Costs) -> Obstacle | None:
        if isinstance(item, nodes.PayWills) and item.wills is not None:
            price = prices.price_of(item.wills.symbols, scene.number("x"))
            return wills.obstacle(scene.g, scene.you, price, wells.spoken_for(scene, costs), _use(scene, item))
        if isinstance(item, ast.PayLife):
            return _life_obstacle(scene, item)
        return None

    def pay_special(self, g: Game, f: Frame[Paying], scene: Scene, item: ast.Cost) -> Signal | None:
        if isinstance(item, nodes.PayWills) and item.wills is not None:
            price = prices.price_of(item.wills.symbols, scene.number("x"))
            costs = f.local["costs"]
            return wills.pay(g, scene.you, price, scene.source, wells.spoken_for(scene, costs), _use(scene, item))
        return None



# A card enters by resolving after it was played from the hand, or by judgment (fow 9.6:1.1).
ENTER = nodes.Enters(ast.This())

_FACE_UP = frozenset({"ruler", "J-ruler"})
_MODIFIERS = re.compile(r"\[?([+-]?\d+)/([+-]?\d+)\]?")
def _no_damage(g: Game, e: Event) -> bool:
    """Zero or negative damage is not dealt, by fighting (fow 2.6:2, ruling fow-2.0-R48) as little as by an effect (fow
    1.4:2, ruling fow-5.5-R1)."""
    return e.amount <= 0


def _not_turned(g: Game, e: Event) -> bool:
    """Rulers and J-rulers are never turned face down (fow 3.2:2.1)."""
    return shows_it(g, e) or (not e.faceup and not g.chars(e.card).types.isdisjoint(_FACE_UP))


def _use(scene: Scene, item: nodes.PayWills) -> reserved.Use | None:
    """What wills are paid for, if that is playing something."""
    if not item.uses or item.wills is None:
        return None
    return reserved.Use(scene.source.card, item.wills.symbols, item.uses)


def _life_obstacle(scene: Scene, item: ast.PayLife) -> Obstacle | None:
    """What keeps a player from paying so much life (ruling fow-2.0-R18)."""
    from ludex.enact.scenes.meanings import amount

    if isinstance(item.amount, ast.ChosenNumber):
        return None
    need, have = amount(scene, item.amount), scene.g.value(scene.you, "life")
    return None if have >= need else Obstacle("fow 1.5:4.1", f"{need} life to pay, {have} left")


def _unlinked(g: Game, happened: list[Event]) -> list[Event]:
    """An addition that leaves, or whose host leaves the playground, is added to it no more (fow 10.1:1)."""
    return [
        Event(events.UNLINK, "fow 13.3:1", card=e.card, amount=other)
        for e in happened
        if e.to and e.to not in zones.PLAYGROUND and g.cards[e.card].links
        for other in g.cards[e.card].links
    ]


def apply_played(g: Game, e: Event) -> None:
    """A judgment that was put into the chase has been done this turn, canceled or not (fow 7.5:1, rulings fow-5.5-R12,
    fow-5.01-R9); so has what is played once a turn, or once a game (fow 12.4:2, fow 12.4:4)."""
    if e.key == "judgment":
        g.values[e.seat] = {**g.values[e.seat], "judged": 1}
    if e.source is not None and e.key not in ("card", "automatic"):
        use(g, e.source)


def _typed(*words: str) -> Callable[[Look], bool]:
    wanted = frozenset(words)
    return lambda look: not look.chars.types.isdisjoint(wanted)


_NO_SPELLS = frozenset({"ability", "judgment", "life break"})  # what lies in the chase and is no card (fow 3.13:3)
# Words that mean several types, or cards in the chase (fow 3.13:3); any other word is a type or a magic stone type of
# the card itself: a chant is a card of that subtype alone (rulings fow-5.5-R54, fow-5.01-R47, fow-2.0-R52).
_is_spell_card = _typed("spell")  # elsewhere than in the chase only cards of that type are meant
_NO_CARDS = frozenset({"player", "coin"}) | _NO_SPELLS  # what lies in a zone and is no card
_KINDS: dict[str, Callable[[Look], bool]] = {
    "J/resonator": _typed("resonator", "J-ruler"),  # fow 2.1:2.1
    "J/ruler": _typed("ruler", "J-ruler"),  # fow 2.1:2.2
    "spell": lambda look: look.chars.types.isdisjoint(_NO_SPELLS) if look.zone == zones.CHASE else _is_spell_card(look),
    "summon spell": lambda look: look.zone == zones.CHASE and "resonator" in look.chars.types,
    "normal spell": lambda look: look.zone == zones.CHASE
    and look.chars.types.isdisjoint(_NO_SPELLS | {"resonator"}),
}
_STATES: dict[str, Callable[[Game, Look], bool]] = {
    "engaged": lambda g, look: look.rested,
    "reserved": lambda g, look: not look.rested,
    "faceup": lambda g, look: look.faceup,
    "facedown": lambda g, look: not look.faceup,
    "damaged": lambda g, look: bool(look.counters.get(rule_processes.DAMAGE)),
    "added": lambda g, look: bool(rule_processes.hosts_of(g, look.ref.id)),
}
