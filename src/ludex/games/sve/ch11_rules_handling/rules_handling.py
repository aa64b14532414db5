"""Rules handling (sve 11): what the rules do by themselves in Confirmation Timing, all of it at once (sve 11.1.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ludex.enact.standing import permissions
from ludex.games.sve.ch04_zones import zones
from ludex.games.sve.ch04_zones.moving import zone_limit
from ludex.kernel import events
from ludex.kernel.abilities import Source
from ludex.kernel.choices import pick
from ludex.kernel.events import Event
from ludex.kernel.frames import Frame, Goto, Procedure, Return, Signal, several
from ludex.kernel.pipeline.perform import perform
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.cards import Card, Characteristics
    from ludex.kernel.game import Game


class Handling(TypedDict, total=False):
    """The values of: rules handling."""

    asked: int
    gone: tuple[tuple[int, str], ...]
    there: tuple[int, ...]
    rule: str
    begun: int


handling: Procedure[Handling] = Procedure("sve 11", "Rules handling")


def nothing(g: Game) -> bool:
    """Whether rules handling finds nothing to do, the usual case, seen at a glance. If in doubt there may be something:
    then it is looked at."""
    index = g.index()
    if g.lost or (index.permissions and permissions.granted(g, ast.FieldLimit)):
        return False
    return _nothing_of(g, 0) and _nothing_of(g, 1)


def _nothing_of(g: Game, seat: int) -> bool:
    """Whether there is nothing to do about one player."""
    there, slots, values = g.zones, g.rules.slots, g.values[seat]
    field = g.lying(seat, zones.FIELD)
    if (
        len(field) > zones.FIELD_LIMIT
        or len(there[slots[zones.EX][seat]]) > zones.EX_LIMIT
        or values["play points"] > values["max play points"]
        or g.chars(there[slots[zones.LEADER][seat]][0]).numbers["defense"] <= 0
    ):
        return False
    for card, chars in field:
        numbers = chars.numbers
        if (
            ("defense" in numbers and numbers["defense"] <= 0)
            or "Stack" in chars.keywords
            or (card.links and len(card.links) > 1)
            or (card.marks and "fought bane" in card.marks)
        ) and _on_field(g, card, chars):  # most cards have nothing that rules handling looks at
            return False
    for zone in (zones.EVOLVE_ZONE, zones.RACE, zones.DRIVE):
        if there[slots[zone][seat]] and _loose(g, seat, zone, ""):
            return False
    return True


@handling.row("sve 11.2")
def losses(g: Game, f: Frame) -> Signal | None:
    """Who has lost: a leader without defense, a draw that was required from an empty deck."""
    lost = dict(reversed(g.lost))
    g.lost = ()  # only draws since the previous rules handling count
    for seat in (0, 1):
        for leader in g.zone(seat, zones.LEADER):
            if g.chars(leader).number("defense") <= 0:  # sve 1.2.1.1
                lost[seat] = "sve 11.2.1"
    if not lost:
        return None
    made = [Event(events.LOSE, rule, seat=seat) for seat, rule in sorted(lost.items())]
    return perform(g, f, made)


def apply_failed_draw(g: Game, e: Event) -> None:
    """Remember that a card had to be drawn from an empty deck (sve 5.10.1.1, sve 1.2.1.2, ruling
    sve-R9)."""
    g.lost = (*g.lost, (e.seat, "sve 11.2.2"))


@handling.row("sve 11.4")
def limits(g: Game, f: Frame[Handling]) -> Signal | None:
    """Field and EX area limits: each player selects what stays, the active player first (sve 11.4.1, sve 11.5.1,
    ruling sve-R17)."""
    v = f.local
    v["asked"] = 0
    v["gone"] = ()
    return None


_LIMITED = ((zones.FIELD, "sve 11.4.1"), (zones.EX, "sve 11.5.1"))


@handling.row("sve 11.4.1")
def select_what_stays(g: Game, f: Frame[Handling]) -> Signal | None:
    """Ask for the next zone that holds too much: field before EX area, the active player before the other."""
    v = f.local
    asked = v["asked"]
    for at in range(asked, 4):
        seat = g.active if at < 2 else 1 - g.active
        zone, rule = _LIMITED[at % 2]
        there = g.zone(seat, zone)
        limit = zone_limit(g, seat, zone)
        if limit is not None and len(there) > limit:
            v["asked"] = at + 1
            v["there"] = there
            v["rule"] = rule
            return pick(seat, there, limit, limit, rule=rule, prompt=f"Your {zone} holds {limit}: choose what stays",
                        distinct=True)  # fmt: skip
    return Goto("sve 11.1.3")


@handling.row("sve 11.4.1")
def what_goes(g: Game, f: Frame[Handling]) -> Signal | None:
    """The others will go to the cemetery, together with everything else (sve 11.1.3)."""
    v = f.local
    there, gone, kept, rule = v["there"], v["gone"], several(f), v["rule"]
    v["gone"] = (*gone, *((c, rule) for c in there if c not in kept))
    return Goto("sve 11.4.1")


@handling.row("sve 11.1.3")
def all_at_once(g: Game, f: Frame[Handling]) -> Signal | None:
    """Everything else that rules handling asks for, performed simultaneously."""
    v = f.local
    gone = v["gone"]
    made = [Event("put", rule, card=c, seat=g.cards[c].seat, to=zones.CEMETERY) for c, rule in gone]
    taken = {c for c, _ in gone}
    for seat in (g.active, 1 - g.active):
        for card, chars in g.lying(seat, zones.FIELD):
            if card.id not in taken:
                made.extend(_on_field(g, card, chars))
        made.extend(_loose(g, seat, zones.EVOLVE_ZONE, "sve 11.6.1"))
        made.extend(_loose(g, seat, zones.RACE, "sve 11.8.1"))
        made.extend(_loose(g, seat, zones.DRIVE, "sve 11.10.1"))
        over = g.value(seat, "play points") - g.value(seat, "max play points")
        if over > 0:
            made.append(Event(events.VALUE, "sve 11.9.1", seat=seat, key="play points", amount=-over))
    if not made:
        g.settled_batch = g.batch
        return Return(False)
    v["begun"] = g.log.size
    return perform(g, f, made)


@handling.row("sve 11.1.3")
def anything(g: Game, f: Frame[Handling]) -> Signal | None:
    """Whether anything was done, or something else instead, so that it must be looked at again."""
    v = f.local
    begun = v["begun"]
    return Return(g.log.size > begun)


def _on_field(g: Game, c: Card, chars: Characteristics) -> list[Event]:
    """One card on the field: destruction (sve 11.3), Stack (sve 11.7), too many links (sve 11.6)."""
    card, doomed = c.id, c.marks.get("fought bane", 0)
    if "follower" in chars.types and chars.number("defense") <= 0:  # sve 2.8.1
        # Bane may destroy it at the same time (sve 11.1.3), and then an ability has done so too.
        key = "ability" if doomed else ""
        return [Event("destroy", "sve 11.3.1", seat=c.seat, card=card, to=zones.CEMETERY, key=key)]
    if doomed:
        bane = _bane(g, doomed - 1)
        return [
            Event("destroy", "sve 11.3.2", seat=c.seat, card=card, to=zones.CEMETERY, key="ability", source=bane),
            Event(events.MARK, "sve 11.3.2", card=card, key="fought bane", amount=0),
        ]
    if "Stack" in chars.keywords and not c.count("Stack"):  # sve 13.3.2.3
        return [Event("put", "sve 11.7.1", seat=c.seat, card=card, to=zones.CEMETERY)]
    return _too_many_links(g, c) if len(c.links) > 1 else []


def _too_many_links(g: Game, c: Card) -> list[Event]:
    """Of the evolve zone cards linked to one on the field the latest stays."""
    evolved = [x for x in c.links if g.cards[x].zone == zones.EVOLVE_ZONE]
    return [Event(events.UNLINK, "sve 11.6.2", card=c.id, amount=x) for x in evolved[:-1]]  # sve 11.6.3


def _bane(g: Game, card: int) -> Source:
    """The ability that destroys what has fought its follower (sve 11.3.2.1)."""
    c = g.cards[card]
    ability = next((a for a in g.chars(card).abilities if a.keyword == "Bane"), None)
    return Source(card, c.incarnation, c.seat, ability, c.stamp)


def _loose(g: Game, seat: int, zone: str, rule: str) -> list[Event]:
    """Cards of the evolve, race and drive zones that are linked to nothing on the field go home faceup, showing the
    face they showed; a card linked to several keeps only its latest link (sve 11.6.3)."""
    made: list[Event] = []
    for card in g.zone(seat, zone):
        links = _on_which(g, card)
        if not links:
            face = g.cards[card].face  # sve 4.6.3.1
            made.append(Event("put", rule, seat=seat, card=card, to=zones.EVOLVE_DECK, faceup=True, face=face))
        elif zone == zones.EVOLVE_ZONE:
            for x in links[:-1]:
                made.append(Event(events.UNLINK, "sve 11.6.3", card=x, amount=card))
    return made


def _on_which(g: Game, card: int) -> list[int]:
    """The cards on the field that a card is linked to."""
    cards, found = g.cards, []
    for x in cards[card].links:
        if cards[x].zone == zones.FIELD:
            found.append(x)
    return found


PROCEDURES = (handling,)
