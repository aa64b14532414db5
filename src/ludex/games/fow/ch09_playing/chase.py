"""The chase (fow 3.13:1, 9.3:3): what was played lies there, and the newest is resolved first."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NotRequired, TypedDict

from ludex.enact.nouns import groups
from ludex.enact.playing import plan, resolving
from ludex.enact.ruleset import text_rules
from ludex.enact.scenes.scene import Bindings, Scene, held, look
from ludex.enact.values import body
from ludex.enact.values.body import Body
from ludex.enact.values.carried import carrying
from ludex.games.fow.ch03_zones import moving, zones
from ludex.games.fow.ch07_actions import additions, judgment
from ludex.games.fow.ch09_playing import awakening
from ludex.games.fow.text.meaning.asking import AWAKENED
from ludex.kernel import events
from ludex.kernel.abilities import Source
from ludex.kernel.cards import CardRef
from ludex.kernel.effects import changes
from ludex.kernel.effects.changes import Change
from ludex.kernel.events import Event, Played
from ludex.kernel.frames import Call, Frame, Goto, Procedure, Signal, several
from ludex.kernel.pipeline.perform import perform

if TYPE_CHECKING:
    from ludex.kernel.game import Game

NAME = "fow resolving"
SUMMON = "summon"  # the way into the chase of a summon spell that was not played (fow 10.5:1)


class Resolution(TypedDict):
    """What lies newest in the chase, as it was when its resolution began. Then, as it waited there: what was named, of
    which text and what triggered it, and what it is called."""

    card: int
    ref: CardRef
    bind: NotRequired[Bindings]
    source: NotRequired[Source]
    event: NotRequired[Event | None]
    kind: NotRequired[str]


class Summoning(TypedDict):
    """The values of: summoning."""

    cards: tuple[int, ...]
    seat: int
    source: Source | None


resolution: Procedure[Resolution] = Procedure("fow 9.3:3", "Resolving a card or ability", NAME)


def is_empty(g: Game) -> bool:
    """Whether nothing waits to be resolved."""
    return not g.zone(0, zones.CHASE)


def newest(g: Game) -> int:
    """What was put into the chase area last."""
    return g.zone(0, zones.CHASE)[0]


def resolve_newest(g: Game) -> Call:
    """Resolve what was put into the chase area last (fow 6.4:1.2, fow 9.3:3, fow-2.0 1.4.5:25)."""
    card = newest(g)
    return Call(g.rules.procedures[NAME], card=card, ref=g.cards[card].ref)


def _waits(g: Game, f: Frame[Resolution]) -> Played:
    return g.played[f.local["card"]]


@resolution.row("fow 9.3:3.1")
def check_targets(g: Game, f: Frame[Resolution]) -> Signal | None:
    """Targets that are not legal any more are lost; whatever has nothing to do with them still happens."""
    v, waits = f.local, _waits(g, f)
    v["bind"] = still_legal(g, waits)
    v["source"], v["event"], v["kind"] = waits.source, waits.event, waits.kind
    return None


def still_legal(g: Game, waits: Played) -> dict[object, object]:
    """What was named on playing, without the targets that have become illegal."""
    ability = waits.source.ability
    body = ability.body if ability is not None else None
    if not isinstance(body, Body):
        return waits.bind
    scene = Scene(g, waits.source, waits.bind, waits.event)
    modes = held(waits.bind, "modes")
    bound = dict(waits.bind)
    effect, more = body.effect, []
    if waits.kind == "spell":
        card = waits.source.card
        effect, more = awakening.effect(g, card, body, waits.bind), awakening.picks(scene, card, waits.bind)
    for p in (*plan.current(scene, plan.plan(effect), modes), *more):
        refs = waits.bind.get(p.some.binding)
        if isinstance(refs, tuple):
            before = _as_named(scene, p)
            bound[p.some.binding] = tuple(ref for ref in refs if _legal(before, p, ref))
    return bound


def _as_named(scene: Scene, p: body.Pick) -> Scene:
    """The scene in which a target was named: what the text named with it or after it was not named yet."""
    bind = {k: v for k, v in scene.bind.items() if not isinstance(k, int) or k < p.some.binding}
    return Scene(scene.g, scene.source, bind, scene.event, scene.they)


def _legal(scene: Scene, p: body.Pick, ref: CardRef) -> bool:
    g = scene.g
    if g.find(ref) is None or not text_rules(g).selectable(g, ref.id, scene.you, scene.source):
        return False
    return groups.matches(scene, p.some.group, look(g, ref.id))


@resolution.row("fow 12.1:2")
def awaken(g: Game, f: Frame[Resolution]) -> Signal | None:
    """A card that was awakened has its awakened ability from here on, and comes into the field with it."""
    v = f.local
    card, bound = v["card"], v["bind"]
    if not bound.get(AWAKENED):
        return None
    given = [Change(0, changes.GAIN, "", made) for made in awakening.abilities(g, card)]
    return perform(g, f, [Event(events.CHANGE, card=card, value=change) for change in given])


@resolution.row("fow 9.3:3.2")
def resolve(g: Game, f: Frame[Resolution]) -> Signal | None:
    """A card does what its type does, an ability what its text says."""
    v = f.local
    card, kind = v["card"], v["kind"]
    if kind == "judgment":
        return judgment.resolve(g, f, card)
    types = g.chars(card).types
    if g.cards[card].marks.get(moving.COPY) and not types.isdisjoint(awakening.STAYING):
        return perform(g, f, [moving.gone(card)])
    if "addition" in types:
        return additions.resolve(g, f, card, v["bind"], v["source"])
    if not types.isdisjoint({"resonator", "regalia"}):
        return _enter(g, f, card)
    return _carry_out(g, f)


def _enter(g: Game, f: Frame[Resolution], card: int) -> Signal | None:
    """A resonator or regalia is put into its controller's field (fow 7.1:3), also by Remnant (ruling fow-5.5-R42); one
    that an effect summoned was not played (fow 10.5:1, fow-2.0 2.5.1:4)."""
    waits = _waits(g, f)
    made = moving.move_event(g, "enter", card, zones.FIELD, waits.source.seat, None)
    made.key = SUMMON if waits.bind.get("way") == SUMMON else ""
    made.face, made.carry = g.cards[card].face, bool(waits.bind.get(AWAKENED))
    marked = [Event(events.MARK, "fow 12.1:2.1", card=card, key=AWAKENED, amount=1)] if made.carry else []
    return perform(g, f, [made, *marked, *carrying(waits.bind, card, "fow 1.4:5")])


def _carry_out(g: Game, f: Frame[Resolution]) -> Signal | None:
    """The text is performed, and what it does once happens now."""
    waits = _waits(g, f)
    body = waits.source.ability.body if waits.source.ability is not None else None
    if not isinstance(body, Body):
        return None
    bound = f.local["bind"]
    if f.local["kind"] == "spell":
        body = replace(body, effect=awakening.effect(g, waits.source.card, body, bound))
    return resolving.begin(g, waits.source, body, bound, waits.event)  # fow 7.3:3, fow 7.7:3, fow 7.8:3, fow 9.8:1


@resolution.row("fow 12.1:2.1")
def awakened_text(g: Game, f: Frame[Resolution]) -> Signal | None:
    """The text of an awakened spell goes on with what it was awakened to."""
    v = f.local
    card, bound, ref = v["card"], v["bind"], v["ref"]
    if not bound.get(AWAKENED) or g.find(ref) is None or card not in g.played:
        return None
    text = awakening.text(g, card)
    if text is None or not isinstance(text.body, Body) or awakening.replaces(text.body.effect):
        return None
    old = _waits(g, f).source
    source = Source(old.card, old.incarnation, old.seat, text, g.tick())
    return resolving.begin(g, source, text.body, bound, None)


@resolution.row("fow 7.8:3")
def put_away(g: Game, f: Frame[Resolution]) -> Signal | None:
    """What still lies in the chase leaves it: a card to its owner's graveyard, an ability altogether."""
    v = f.local
    ref, kind = v["ref"], v["kind"]
    if g.find(ref) is None or g.cards[ref.id].zone != zones.CHASE:
        return Goto("fow 6.4:1.2")
    rule = _AWAY.get(str(kind), "fow 7.8:3")
    if kind == "spell":
        rule = next((away for word, away in _CHANTS if word in g.chars(ref.id).types), "fow 7.3:3")
    return perform(g, f, leaves(g, ref.id, rule))


# By which rule something is put away once it is resolved: a [Break], a judgment, and the three kinds of chants.
_AWAY = {"break": "fow 7.10:3", "judgment": "fow 7.5:3"}
_CHANTS = (("chant", "fow 7.3:3"), ("chant-instant", "fow 7.7:3"), ("chant-standby", "fow 7.9:7"))


def leaves(g: Game, card: int, rule: str, kind: str = "put") -> list[Event]:
    """A card of the chase goes to its owner's graveyard; what stands for an ability ceases to be."""
    if is_object(g, card):
        return [Event(events.ELIMINATE, rule, card=card)]
    if g.cards[card].marks.get(moving.COPY):
        return [moving.gone(card)]
    if moving.played_by_remnant(g, card):
        return [Event("remove", "fow 12.6:2", card=card, seat=g.cards[card].owner, to=zones.REMOVED)]
    # fow 7.10:3, fow-2.0 7.3:1, fow-2.0 2.6:3
    return [Event(kind, rule, card=card, seat=g.cards[card].owner, to=zones.GRAVEYARD)]


def is_object(g: Game, card: int) -> bool:
    """Whether it is no card but stands for an ability or a judgment."""
    return bool(g.original(card).types & {"ability", "judgment", "life break"})


@resolution.row("fow 6.4:1.2")
def resolved(g: Game, f: Frame) -> Signal | None:
    """It is resolved."""
    return None


# -- summoning by an effect (fow 10.5) --------------------------------------------------------------------------------
summoning: Procedure[Summoning] = Procedure("fow 10.5:1", "Summoning", "fow summoning")


def summon(g: Game, cards: tuple[int, ...], seat: int, source: Source | None) -> Call:
    """Put resonator cards on top of the chase as summon spells: they were not played."""
    return Call(summoning, cards=cards, seat=seat, source=source)


@summoning.row("fow 10.5:1")
def onto_chase(g: Game, f: Frame[Summoning]) -> Signal | None:
    """They lie on the chase .. (fow 3.13:1)."""
    v = f.local
    cards, seat, source = v["cards"], v["seat"], v["source"]
    made = [
        Event("summon", seat=seat, card=c, to=zones.CHASE, to_seat=seat, source=source)
        for c in cards
        if "resonator" in g.chars(c).types
    ]
    return perform(g, f, made)


@summoning.row("fow 10.5:1")
def wait(g: Game, f: Frame[Summoning]) -> Signal | None:
    """... and wait to be resolved."""
    v = f.local
    happened, seat = several(f), v["seat"]
    made = []
    for e in happened:
        source = Source(e.card, g.cards[e.card].incarnation, seat, None, g.tick())
        waits = Played(source, {"way": SUMMON}, None, "spell")
        made.append(Event(events.AWAIT, seat=seat, card=e.card, value=waits))
    return perform(g, f, made)


PROCEDURES = (resolution, summoning)
