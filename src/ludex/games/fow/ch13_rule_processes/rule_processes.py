"""Rule processes (fow 13): losing, destruction, illegal additions, too many lifebreaks; what is due is done at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ludex.games.fow.ch03_zones import zones
from ludex.games.fow.ch10_effects import destroying
from ludex.games.fow.rules_of import rules_of
from ludex.kernel import events
from ludex.kernel.choices import pick
from ludex.kernel.events import Event
from ludex.kernel.frames import Frame, Goto, Procedure, Return, Signal, several
from ludex.kernel.pipeline.perform import forbidden, perform

if TYPE_CHECKING:
    from ludex.kernel.game import Game


class Handling(TypedDict, total=False):
    """The values of: rule processes."""

    asked: tuple[int, ...]
    cut: tuple[tuple[int, int], ...]
    begun: int


handling: Procedure[Handling] = Procedure("fow 13", "Rule processes", "fow rule processes")
DAMAGE = "damage"
BREAKS = 4  # fow 3.10:3


def nothing(g: Game) -> bool:
    """Whether no rule process is due."""
    if g.lost:
        return False
    return _nothing_of(g, 0) and _nothing_of(g, 1)


def _nothing_of(g: Game, seat: int) -> bool:
    if g.value(seat, "life") <= 0 or len(g.zone(seat, zones.LIFEBREAK)) > BREAKS:
        return False
    for card, chars in g.lying(seat, zones.FIELD):
        defense = chars.numbers.get("defense")
        hurt = defense is not None and card.count(DAMAGE) >= defense
        if (hurt and _dying(g, card.id)) or ("addition" in chars.types and _loose(g, card.id)):
            return False
    return True


def _dying(g: Game, card: int) -> bool:
    """Whether a J/resonator is destroyed: damage as much as its DEF, or a DEF of 0 or less; one without DEF is not, nor
    one that cannot be destroyed."""
    numbers = g.chars(card).numbers
    defense = numbers.get("defense")
    # fow 2.7:2, fow 13.2:1, fow 13.2:2
    if defense is None or g.cards[card].count(DAMAGE) < defense:
        return False
    if g.chars(card).types.isdisjoint({"resonator", "J-ruler"}):
        return False
    if not g.index().prohibitions:
        return True
    return forbidden(g, Event("destroy", "fow 13.2:1", card=card, to=zones.GRAVEYARD)) is None  # fow 10.9:3


def _loose(g: Game, card: int) -> bool:
    """Whether an addition other than a field's is added to nothing, to several cards, or to an illegal one (fow
    13.3:1)."""
    chars = g.chars(card)
    if "addition" not in chars.types or "addition: field" in chars.types:
        return False
    hosts = hosts_of(g, card)
    return len(hosts) != 1 or not rules_of(g).can_host(g, card, hosts[0])


def hosts_of(g: Game, addition: int) -> tuple[int, ...]:
    """The cards an addition is added to."""
    return tuple(c for c in g.cards[addition].links if g.cards[c].zone in zones.PLAYGROUND)


@handling.row("fow 13.1")
def losses(g: Game, f: Frame[Handling]) -> Signal | None:
    """Who has no life left by now (fow 13.1:1, rulings fow-5.5-R2, fow-5.01-R1) or could not make the draw of the turn
    (fow 13.1:2) loses; both at once is a draw (fow 1.3:3)."""
    v = f.local
    lost = dict(reversed(g.lost))
    g.lost = ()
    for seat in (0, 1):
        if g.value(seat, "life") <= 0:
            lost[seat] = "fow 13.1:1"
    v["asked"], v["cut"] = (), ()
    if not lost:
        return None
    return perform(g, f, [Event(events.LOSE, rule, seat=seat) for seat, rule in sorted(lost.items())])


@handling.row("fow 13.3:2")
def choose_host(g: Game, f: Frame[Handling]) -> Signal | None:
    """The controller of an addition that is added to several cards chooses one of them."""
    v = f.local
    asked = v["asked"]
    for seat in (g.active, 1 - g.active):
        for card in g.zone(seat, zones.FIELD):
            hosts = hosts_of(g, card) if "addition" in g.chars(card).types else ()
            if len(hosts) > 1 and card not in asked:
                v["asked"] = (*asked, card)
                return pick(seat, hosts, 1, 1, rule="fow 13.3:2", prompt="Which card stays its host?", distinct=True)
    return Goto("fow 13.2")


@handling.row("fow 13.3:2")
def host_chosen(g: Game, f: Frame[Handling]) -> Signal | None:
    """From the others it is parted."""
    v = f.local
    asked, chosen, cut = v["asked"], several(f), v["cut"]
    card = asked[-1]
    v["cut"] = (*cut, *((card, host) for host in hosts_of(g, card) if host not in chosen))
    return Goto("fow 13.3:2")


@handling.row("fow 13.2")
def all_at_once(g: Game, f: Frame[Handling]) -> Signal | None:
    """Everything that is due is done together (rulings fow-5.5-R3, fow-5.01-R2)."""
    v = f.local
    cut = v["cut"]
    made = [Event(events.UNLINK, "fow 13.3:2", card=card, amount=host) for card, host in cut]
    for seat in (g.active, 1 - g.active):
        for card in g.zone(seat, zones.FIELD):
            if _dying(g, card):
                rule = "fow 13.2:1" if g.chars(card).number("defense") > 0 else "fow 13.2:2"
                made += destroying.events_of(g, (card,), None, rule=rule)
            elif _loose(g, card) and not any(c == card for c, _ in cut):
                made.append(Event("put", "fow 13.3:1", seat=seat, card=card, to=zones.GRAVEYARD))
        over = len(g.zone(seat, zones.LIFEBREAK)) - BREAKS
        made += [
            Event("put", "fow 13.4:1", seat=seat, card=c, to=zones.GRAVEYARD)
            for c in g.zone(seat, zones.LIFEBREAK)[: max(0, over)]
        ]
    if not made:
        g.settled_batch = g.batch
        return Return(False)
    v["begun"] = g.log.size
    return perform(g, f, made)


@handling.row("fow 13.2")
def anything(g: Game, f: Frame[Handling]) -> Signal | None:
    """Whether anything was done, so that it must be looked at again (fow 6.1:1.1)."""
    v = f.local
    begun = v["begun"]
    return Return(g.log.size > begun)


PROCEDURES = (handling,)
