"""Additions (fow 7.2, 10.1): what they may be added to, and adding them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NotRequired, TypedDict

from ludex.enact.ruleset import text_rules
from ludex.enact.scenes.scene import Bindings
from ludex.enact.values.carried import carrying
from ludex.games.fow.ch03_zones import moving, zones
from ludex.games.fow.rules_of import rules_of
from ludex.kernel import events
from ludex.kernel.cards import CardRef
from ludex.kernel.choices import pick
from ludex.kernel.events import Event
from ludex.kernel.frames import Call, Frame, Procedure, Return, Signal, several
from ludex.kernel.pipeline.perform import perform

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source
    from ludex.kernel.game import Game

HOST = "host"  # what an addition was aimed at, among the things named on playing

class Adding(TypedDict):
    """The values of: adding an addition."""

    card: int
    seat: int
    kind: str
    source: Source | None
    host: CardRef
    bind: NotRequired[Bindings]


class Entering(TypedDict):
    """The values of: an addition comes into a field by an effect."""

    card: int
    able: tuple[int, ...]
    seat: int
    source: Source | None


class Together(TypedDict):
    """The values of: cards come into a field by an effect, additions among them."""

    others: tuple[int, ...]
    seat: int
    source: Source | None
    kind: str
    rested: bool
    own: tuple[int, ...]
    happened: tuple[Event, ...]


adding: Procedure[Adding] = Procedure("fow 10.1:1", "Adding an addition", "fow adding")
entering: Procedure[Entering] = Procedure("fow 10.1:2", "An addition comes into a field by an effect", "fow entering")
together: Procedure[Together] = Procedure(
    "fow 10.1:2", "Cards come into a field by an effect, additions among them", "fow coming in"
)


def kinds_of(g: Game, addition: int) -> tuple[str, ...]:
    """The types a host must have, as the subtype says (fow 2.1:3.2, fow 7.2:3); () for an addition of a field."""
    for word in g.chars(addition).types:
        if word.startswith("addition: "):
            kinds = word.removeprefix("addition: ")
            return () if kinds == "field" else rules_of(g).host_kinds(kinds)
    return ()


def can_host(g: Game, addition: int, card: int) -> bool:
    """Whether a card is a legal host: of the type named, in a field or, a ruler, in its ruler area (rulings fow-5.5-R6,
    fow-5.01-R4); not a J-ruler there (fow-5.01 7.2:3.1,
    fow-5.01 13.3:1.1)."""
    here, types = g.cards[card], g.chars(card).types
    if here.zone == zones.RULER and "ruler" not in types:
        return False
    return here.zone in (zones.FIELD, zones.RULER) and not types.isdisjoint(kinds_of(g, addition))


def hosts(g: Game, addition: int) -> tuple[int, ...]:
    """The cards an addition may be added to."""
    return tuple(
        c
        for seat in (g.active, 1 - g.active)
        for zone in (zones.FIELD, zones.RULER)
        for c in g.zone(seat, zone)
        if c != addition and rules_of(g).can_host(g, addition, c)
    )


def resolve(g: Game, f: Frame, card: int, bound: Bindings, source: Source) -> Signal | None:
    """An addition in the chase is put into its controller's field, added to its target if that is still legal; with an
    illegal target it goes to its owner's graveyard (fow 7.2:4)."""
    seat = g.played[card].source.seat
    if not kinds_of(g, card):
        made = Event("enter", "fow 7.2:4", seat=seat, card=card, to=zones.FIELD, to_seat=seat)
        return perform(g, f, [made, *carrying(bound, card, "fow 1.4:5")])
    target = bound.get(HOST)
    if not isinstance(target, CardRef) or g.find(target) is None:
        return None
    if not text_rules(g).selectable(g, target.id, seat, source):
        return None  # fow 9.3:3.1
    if not rules_of(g).can_host(g, card, target.id):
        return None
    return Call(adding, card=card, host=target, seat=seat, kind="enter", source=None, bind=bound)


def targets(g: Game, card: int, seat: int, source: Source) -> tuple[int, ...]:
    """The cards that an addition being played can be aimed at (fow 7.2:3)."""
    return tuple(c for c in hosts(g, card) if text_rules(g).selectable(g, c, seat, source))


def add(g: Game, card: int, host: int, seat: int, source: Source | None) -> Call:
    """Put an addition into a field, added to a card (fow 10.1:1)."""
    return Call(adding, card=card, host=g.cards[host].ref, seat=seat, kind="add", source=source)


def enter_by_effect(g: Game, f: Frame, card: int, seat: int, source: Source | None) -> Signal | None:
    """An addition that an effect puts into a field comes in added to a card it can be added to, which the effect's
    controller chooses (ruling fow-5.5-R7); if there is none it stays where it is (fow 10.1:2)."""
    able = hosts(g, card)
    if not able:
        f.answer = ()
        return None
    return Call(entering, card=card, able=able, seat=seat if seat >= 0 else g.cards[card].owner, source=source)


def comes_in(g: Game, card: int) -> bool:
    """Whether a card is an addition, other than a field's, that would come into a field from outside of it."""
    return bool(kinds_of(g, card)) and g.cards[card].zone not in (zones.FIELD, zones.CHASE)


def enter_together(
    g: Game, f: Frame, cards: tuple[int, ...], seat: int, source: Source | None, *, kind: str, rested: bool = False
) -> Signal | None:
    """Of cards that an effect puts into a field, the others come in first, and then the additions one by one, each to a
    card it can be added to then."""
    own = tuple(c for c in cards if comes_in(g, c))
    if own == cards and len(own) == 1:
        return enter_by_effect(g, f, own[0], seat, source)
    others = tuple(c for c in cards if c not in own)
    return Call(together, own=own, others=others, seat=seat, source=source, kind=kind, rested=rested, happened=())


@together.row("fow 10.1:2")
def others_first(g: Game, f: Frame[Together]) -> Signal | None:
    """What is no such addition."""
    v = f.local
    others, seat, source = v["others"], v["seat"], v["source"]
    kind, rested = str(v["kind"]), bool(v["rested"])
    made = moving.moves(g, kind, others, zones.FIELD, seat, source, rested=rested)
    return perform(g, f, made)


@together.row("fow 10.1:2")
def next_addition(g: Game, f: Frame[Together]) -> Signal | None:
    """The next addition, if there is one."""
    v = f.local
    own, seat, source, happened = v["own"], v["seat"], v["source"], v["happened"]
    if isinstance(f.answer, tuple):
        v["happened"] = happened = (*happened, *f.answer)
    if not own:
        return Return(happened)
    v["own"] = own[1:]
    f.again()
    return enter_by_effect(g, f, own[0], seat, source)


@entering.row("fow 10.1:2")
def choose_host(g: Game, f: Frame[Entering]) -> Signal | None:
    """To which card."""
    v = f.local
    card, able, seat = v["card"], v["able"], v["seat"]
    return pick(seat, able, 1, 1, rule="fow 10.1:2", prompt="Add it to which card?", card=card, distinct=True)


@entering.row("fow 10.1:2")
def then_add(g: Game, f: Frame[Entering]) -> Signal | None:
    """It comes in added to that."""
    v = f.local
    card, seat, source, chosen = v["card"], v["seat"], v["source"], several(f)
    return add(g, card, chosen[0], seat, source)


@entering.row("fow 10.1:2")
def entered(g: Game, f: Frame) -> Signal | None:
    """The answer is what happened."""
    return Return(f.answer)


@adding.row("fow 10.1:1")
def part(g: Game, f: Frame[Adding]) -> Signal | None:
    """From what it was added to before it is parted; elsewhere it is put into the field first."""
    v = f.local
    card, seat, kind, source = v["card"], v["seat"], v["kind"], v["source"]
    if g.cards[card].zone == zones.FIELD:
        return perform(
            g, f, [Event(events.UNLINK, card=card, amount=old) for old in g.cards[card].links]
        )
    return perform(
        g,
        f,
        [
            Event(kind, seat=seat, card=card, to=zones.FIELD, to_seat=seat, source=source),
            *carrying(v.get("bind", {}), card, "fow 1.4:5"),
        ],
    )


@adding.row("fow 10.1:1")
def link(g: Game, f: Frame[Adding]) -> Signal | None:
    """It is added to the card."""
    v = f.local
    card, host, source = v["card"], v["host"], v["source"]
    if g.cards[card].zone != zones.FIELD or g.find(host) is None:
        return Return(())
    made = [
        Event(events.LINK, card=card, amount=host.id),
        Event("added", seat=g.cards[card].seat, card=card, value=host, amount=host.id, source=source),
    ]
    return perform(g, f, made)


@adding.row("fow 10.1:1")
def added(g: Game, f: Frame) -> Signal | None:
    """The answer is what happened."""
    return Return(f.answer)


PROCEDURES = (adding, entering, together)
