"""Edition 2.0 as a value: the chapters of its own book, and its answers where the game's chapters ask."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.standing.clashing import newcomers
from ludex.enact.standing.permissions import rules_on
from ludex.games.fow.ch02_cards.attributes import by_cost
from ludex.games.fow.ch03_zones import control, moving, revealed_hands, zones
from ludex.games.fow.ch06_priority.obstacles import bar, name
from ludex.games.fow.ch07_actions import additions, lifebreak
from ludex.games.fow.ch08_battle import roles
from ludex.games.fow.ch09_playing import copies
from ludex.games.fow.ch09_wills.gists import WillAbility, gist
from ludex.games.fow.ch09_wills.written_wills import is_will_ability
from ludex.games.fow.ch10_effects.destroying import RULER_SIDE
from ludex.games.fow.editions.v2_0 import (
    arriving,
    battle,
    battle_damage,
    destruction,
    lent_abilities,
    phases,
    preparation,
    priority,
    processes,
    resolving,
    standby,
    triggers,
    turn,
)
from ludex.games.fow.editions.v2_0.numbers import BOOK, ELSEWHERE
from ludex.games.fow.editions.v2_0.skills import YOUNGER, skill
from ludex.games.fow.editions.v2_0.verbs import OldVerbs
from ludex.games.fow.ruleset import FowRules
from ludex.games.fow.text import nodes
from ludex.kernel import events
from ludex.kernel.effects import changes
from ludex.kernel.effects.characteristics import place_of
from ludex.kernel.effects.facts import NOTHING
from ludex.kernel.events import Event
from ludex.kernel.memo import remembered
from ludex.kernel.pipeline import appliers
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.scenes.scene import Bindings
    from ludex.games.fow.ch02_cards.cardfile import Side
    from ludex.kernel.abilities import Ability
    from ludex.kernel.cards import Card, Characteristics
    from ludex.kernel.decisions import Obstacle
    from ludex.kernel.game import Game

_CHAPTERS = (preparation, turn, phases, priority, arriving, battle, battle_damage, processes, resolving)
# What can change life, damage or DEF, besides cards that move.
_FATEFUL = frozenset(
    {"damage", events.VALUE, events.CHANGE, events.LASTING, events.COUNTER, events.LINK, events.UNLINK, events.FLIP}
)


class Edition(FowRules):
    """The differences of fow-2.0 in play."""

    later_skills = YOUNGER  # ruling fow-2.0-R57
    attack_step = "fow-2.0 5.6.2:1"
    standby_from_hand = False  # fow-2.0 2.6.3:1
    standby_place = "fow-2.0 2.6.3:1"
    set_rule = "fow-2.0 3.9:4"
    prevents_last = False  # ruling fow-2.0-R39
    automatic_from = frozenset()  # a Chant-Standby card is used with priority, never by itself (fow-2.0 2.6.3:4)
    pierce_by_choice = False
    lost_ruler = frozenset({"J-ruler"})  # fow-2.0 2.3:6
    spares_newcomers = True  # fow-2.0 14.20:1
    bars_what_is_lost = True  # fow-2.0 13.2:2
    keeps_conditions = False
    watches_states = False
    few_targets = True  # fow-2.0 1.4.5:13, 14.10:1, ruling fow-2.0-R35
    discards_nothing = False  # nothing is said of an empty hand
    actions = ("judgment", "break")  # calling and battle have phases of their own (fow-2.0 5:1)
    wells = (zones.STONES,)  # fow-2.0 2.7:2
    wills_with_priority = False  # fow-2.0 2.7:2
    moons = False
    judged_once = False  # no count per turn (fow-2.0 7.2.4:1)
    sickness = "fow-2.0 13.1:1"
    # fow-2.0 14.6:1, fow-2.0 14.6:2, fow-2.0 2.2:6, fow-2.0 2.3:2, fow-2.0 7.2.4:3: a summon spell becomes a
    # resonator; a judgment is no summon, yet it sets Enter abilities off.
    summoning = frozenset({"enter"})
    comes_into = frozenset({zones.FIELD})  # fow-2.0 7.4:3
    ends = frozenset(
        {"turn", "draw phase", "recovery phase", "call phase", "main phase", "battle phase", "start step",
         "declare attack step", "declare block step"}
    )  # fmt: skip
    phases = turn.PHASES

    def __init__(self) -> None:
        super().__init__(BOOK, BOOK)
        self.verbs = OldVerbs()
        self.numbers = {**self.numbers, **ELSEWHERE}
        self.has_aftermath = _FATEFUL
        self.apart = frozenset({"destroy"})  # fow-2.0 11:1, 7.2.1.2:3
        self.tells_only |= {"battled"}
        self.steady["battled"] = NOTHING
        self.words = {**self.words, "battled": "battles"}
        # What the card says of itself, abilities, other information, numbers set, sums (ruling fow-2.0-R38). The groups
        # are for the order alone: every effect sees what all of them come to.
        self.whole_sight = True
        self.layers = (
            frozenset({changes.BASE}),
            frozenset({changes.ABILITY}),
            frozenset({changes.INFORMATION}),
            frozenset({changes.FIXED}),
            frozenset({changes.NUMBER, changes.COUNTER}),
        )
        self.plain_locals |= {"sort", "last", "links", "arrived", "exchanged"}
        self.citations = {
            **self.citations,
            "age": "fow-2.0 7.2.1.3:1",
            "too few targets": "fow-2.0 1.4.5:13",  # one at the least has to be named
        }
        self.procedures |= {p.name: p for chapter in _CHAPTERS for p in chapter.PROCEDURES}
        self.procedures[triggers.timing.procedure.name] = triggers.timing.procedure
        self.appliers |= {events.LOSE: processes.apply_loss, events.REVEAL: _reveal}

    # -- cards ---------------------------------------------------------------------------------------------------------
    def unreplaced(self, g: Game, event: Event) -> Event | None:
        """Who does not make the draw of the turn from an empty deck has lost at once (fow-2.0 11.1:2)."""
        found = super().unreplaced(g, event)
        return phases.lost(g) if found is not None and found.kind == "failed draw" else found

    def attributes_of(self, side: Side) -> frozenset[str]:
        """Those of its attribute cost (fow-2.0 2.1.2:2)."""
        return by_cost(side)

    def base(self, g: Game, card: Card) -> tuple[Characteristics, int]:
        return lent_abilities.base(g, card)

    def keyword(self, node: ast.KeywordAbility) -> tuple[Ability, ...]:
        return skill(self, node)

    def destination(self, g: Game, card: int, to: str) -> str:
        """Where a card goes: a J-ruler that leaves the field to its ruler area (ruling fow-2.0-R15), what is one life
        break too many to the graveyard (fow-2.0 3.7:3), onto the field only what belongs there (fow-2.0 3.2:1)."""
        here, types = g.cards[card], g.chars(card).types
        if moving.played_by_remnant(g, card) and to != zones.FIELD:
            return zones.REMOVED  # ruling fow-2.0-R57
        if "ruler" in here.definition.faces[zones.FRONT].types:
            return to if to == here.zone else zones.RULER if here.zone == zones.FIELD else ""
        if to == zones.LIFEBREAK and len(g.zone(here.owner, zones.LIFEBREAK)) >= BREAKS:
            return zones.GRAVEYARD
        if to in BELONGS and types.isdisjoint(BELONGS[to]):
            return ""
        return "" if to == zones.FIELD and resolving.has_namesake(g, here.seat, card) else to

    def goes_home(self, g: Game, card: int, to: str) -> bool:
        """What leaves the field goes to its owner's zone (fow-2.0 2.4:6), and so do additions and magic stones
        (fow-2.0 2.5:6, fow-2.0 2.7:5)."""
        return g.cards[card].zone in zones.PLAYGROUND and to not in zones.PLAYGROUND

    def move_rule(self, g: Game, kind: str, card: int, to: str, wanted: str) -> str:
        """One life break too many has its own rule, and so has coming onto the field; what its text moves elsewhere
        without leaving the field goes as the text says (fow-2.0 1.4:1)."""
        if wanted == zones.LIFEBREAK and to == zones.GRAVEYARD:
            return "fow-2.0 3.7:3"
        if kind not in ("put", "return"):
            return super().move_rule(g, kind, card, to, wanted)
        if to == zones.FIELD:
            return "fow-2.0 14.7:1"
        return super().move_rule(g, kind, card, to, wanted) if g.cards[card].zone == zones.FIELD else "fow-2.0 1.4:1"

    def can_host(self, g: Game, addition: int, card: int) -> bool:
        """Either player's (fow-2.0 2.5.2:3, fow-2.0 2.5.3:3), also a J-ruler in its ruler area (ruling fow-2.0-R33)."""
        here, types = g.cards[card], g.chars(card).types
        return here.zone in (zones.FIELD, zones.RULER) and not types.isdisjoint(additions.kinds_of(g, addition))

    def arrives(self, g: Game, card: Card, event: Event) -> None:
        """It stays the same card (fow-2.0 2.2:5, ruling fow-2.0-R37). A J-ruler comes onto the field newly
        (fow-2.0 2.3:4) and recovered (fow-2.0 14.7:1, ruling fow-2.0-R42) with its own side up (fow-2.0 2.3:8); in the
        ruler area it has nothing left (fow-2.0 2.3:7), unless a text puts it there as a ruler (fow-2.0 1.4:1). Whose
        control has changed is new as well (ruling fow-2.0-R9)."""
        super().arrives(g, card, event)
        if event.frm == event.to:
            return
        if event.to == zones.FIELD:
            card.since, card.rested = g.tick(), event.rested
        elif event.to == zones.RULER:
            turned = event.key == RULER_SIDE
            card.face, card.changes, card.counters = zones.FRONT if turned else destruction.LOST, (), {}

    def destructible(self, zone: str) -> bool:
        """On the field, in the stone and the chant-standby area (fow-2.0 11.2.1:1), a ruler in its area too
        (fow-2.0 2.2:7)."""
        return zone in destruction.DESTRUCTIBLE or zone == zones.RULER

    def aimable(self, g: Game, cid: int, group: ast.Counted) -> bool:
        """Only what names J-rulers can target one (fow-2.0 2.3:9): "resonator" does not (fow-2.0 1.4.6:3,
        fow-2.0 1.4.6:6). Effects on all need no target (fow-2.0 14.24:1)."""
        if not super().aimable(g, cid, group):
            return False
        return "J-ruler" not in g.chars(cid).types or names_j_rulers(group)

    def can_be_moved(self, g: Game, cid: int, action: ast.Action) -> bool:
        """Rulers and J-rulers are banished in their own way (fow-2.0 2.2:7, fow-2.0 2.3:6), once (ruling
        fow-2.0-R32)."""
        here = g.cards[cid]
        if isinstance(action, ast.Banish) and "ruler" in here.definition.faces[zones.FRONT].types:
            return here.zone == zones.FIELD or here.face != destruction.LOST
        return super().can_be_moved(g, cid, action)

    # -- what may be done ----------------------------------------------------------------------------------------------
    def object_word(self, kind: str) -> str:
        """A J-condition is an ability (fow-2.0 7.2.4:1, fow-2.0 1.4.5:9), and no ability is a spell (fow-2.0 7.2:2); a
        Break is neither (fow-2.0 7.3:3). Its card lies open and counts no more (ruling fow-2.0-R12)."""
        return "life break" if kind == "break" else "ability"

    def priority_rule(self, g: Game, holder: int) -> str:
        """While the turn player has priority the other cannot act (fow-2.0 9:2); whoever has acted has handed it over
        (fow-2.0 9:3)."""
        return "fow-2.0 9:2" if holder == g.active else "fow-2.0 9:3"

    def may_be_set(self, g: Game, card: int) -> bool:
        """Only Chant-Standby cards (fow-2.0 3.9:4)."""
        return "chant-standby" in g.chars(card).types

    def standby_obstacle(self, g: Game, seat: int, card: int) -> Obstacle | None:
        return standby.stones_obstacle(g, seat, card)

    def event_obstacle(self, g: Game, seat: int, card: int, node: nodes.Standby) -> Obstacle | None:
        return standby.event_obstacle(self, g, seat, card, node)

    def played_on(self, node: nodes.Standby) -> frozenset[str]:
        """Those it waits for: it is used on one of them (fow-2.0 2.6.3:4)."""
        return standby.occasions(self, node)

    def has_occurred(self, g: Game, kinds: frozenset[str]) -> bool:
        return standby.has_occurred(g, kinds)

    def occasion(self, g: Game, seat: int, card: int, way: str) -> tuple[Event | None, Bindings]:
        """A Chant-Standby card is used on the event it waited for."""
        for node in rules_on(g, card, nodes.Standby) if way == "standby" else ():
            found = standby.awaited(self, g, seat, card, node) if node.trigger is not None else None
            if found is not None:
                return found
        return None, {}

    def addition_obstacle(self, g: Game, seat: int, card: int) -> Obstacle | None:
        """A field has room for one field addition of each name (fow-2.0 2.5.1:3)."""
        if resolving.has_namesake(g, seat, card):
            return bar("fow-2.0 2.5.1:3", "there is a field addition named {} on your field", name(g, card))
        return None

    def activation_obstacle(self, g: Game, card: int, at: int) -> Obstacle | None:
        """One ability of a card can be activated once in each chase (fow-2.0 7.2.3:5)."""
        chars = g.chars(card)
        the = (*g.cards[card].ref, place_of(chars, at))
        for waits in g.played.values():
            source = waits.source
            if source.ability is chars.abilities[at] and (source.card, source.incarnation, source.ordinal) == the:
                return bar("fow-2.0 7.2.3:5", "that ability of {} is on this chase already", name(g, card))
        return None

    def is_will_ability(self, g: Game, card: int, ability: Ability) -> bool:
        """Only resting a magic stone is no part of a chase (fow-2.0 2.7:3)."""
        return "magic stone" in g.chars(card).types and is_will_ability(ability)

    def producing(self, chars: Characteristics) -> tuple[WillAbility, ...]:
        return gist(chars).wills if "magic stone" in chars.types else ()

    def deeds(self, chars: Characteristics) -> tuple[int, ...]:
        return gist(chars).deeds if "magic stone" in chars.types else chars.acts

    def verdict(self, g: Game, winner: int | None, rule: str) -> tuple[int | None, str]:
        return processes.verdict(g, winner, rule)

    def ages(self, g: Game, events: tuple[Event, ...]) -> tuple[tuple[int, tuple[int, ...]], ...]:
        """Static abilities that come up together apply one by one in turn, from the player with priority on, who has
        it no more while a chase is resolved: then the turn player (fow-2.0 7.2.1.3:1, fow-2.0 7.2.1.3:2,
        ruling fow-2.0-R43)."""
        cards = newcomers(g, events)
        own = [(seat, tuple([c for c in cards if g.cards[c].seat == seat])) for seat in (g.active, 1 - g.active)]
        return tuple([(seat, theirs) for seat, theirs in own if theirs])

    # -- what follows --------------------------------------------------------------------------------------------------
    def aftermath(self, g: Game, happened: list[Event]) -> list[Event]:
        """What the rules do at once (fow-2.0 11:1); copies and coins that leave their zone cease to be."""
        if all(e.kind == events.VALUE and e.key != "life" for e in happened):
            return []
        made = [*lifebreak.spent(g, happened), *_left(g, happened), *destruction.orphaned(g, happened)]
        made += [*destruction.halved(g, happened), *processes.found_wrong(g, happened)]
        made += [*copies.ceased(g, happened), *moving.arrived_with(g, happened)]
        return made or processes.at_once(g) or [*control.due(g), *revealed_hands.due(g)]


BREAKS = 4  # fow-2.0 3.7:2
BELONGS = {
    zones.FIELD: frozenset({"resonator", "addition"}),  # fow-2.0 3.2:1; J-rulers come there by judgment
    zones.RULER: frozenset[str](),  # fow-2.0 3.6:2: rulers alone, of which nothing else is asked
    zones.STONES: frozenset({"magic stone"}),
    zones.STANDBY: frozenset({"chant-standby"}),  # fow-2.0 3.9:4
}
"""What an effect may put into an area, by type."""
_NAMING = frozenset({"J-ruler", "J/resonator", "J/ruler"})


@remembered
def names_j_rulers(node: object) -> bool:
    """Whether words name J-rulers."""
    if isinstance(node, ast.Kind):
        return node.word in _NAMING
    return any(names_j_rulers(child) for child in ast.children(node))


def _left(g: Game, happened: list[Event]) -> list[Event]:
    """Who leaves the field, or comes under the other player's control, is out of the battle (fow-2.0 6.3:4,
    ruling fow-2.0-R26)."""
    if roles.frame(g) is None:
        return []
    taking = {ref.id for role in roles.ROLES for ref in roles.playing(g, role)}
    return [
        Event("leaves battle", "fow-2.0 6.3:4", card=e.card)
        for e in happened
        if e.to and e.card in taking and e.frm == zones.FIELD and (e.to, e.to_seat) != (zones.FIELD, e.frm_seat)
    ]


def _reveal(g: Game, e: Event) -> None:
    """All players see a card; a wrong one in the chant-standby area costs its player the game (fow-2.0 3.9:5)."""
    appliers.reveal(g, e)
    if g.cards[e.card].zone == zones.STANDBY and processes.is_wrong(g, e.card):
        g.lost = (*g.lost, (g.cards[e.card].seat, "fow-2.0 3.9:5"))
        g.settled_batch = -1
