"""Cards moving between zones (fow 3.1, 3.15, 10.8): limits of movement, drawing, orders, recovering."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.nouns.reach import covers
from ludex.enact.scenes.meanings import seats
from ludex.enact.standing import permissions
from ludex.games.arranging import Arranging, Numbers, by_owner
from ludex.games.drawing import Drawing, top_card
from ludex.games.fow.ch03_zones import zones
from ludex.games.fow.rules_of import rules_of
from ludex.games.fow.text import nodes
from ludex.games.fow.text.meaning import entering
from ludex.kernel import events
from ludex.kernel.choices import pick
from ludex.kernel.events import Event
from ludex.kernel.pipeline.appliers import spend
from ludex.kernel.pipeline.perform import perform
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game

COPY = "copy"  # marks what is no card but a copy of one
HAND_SIZE = 7  # fow 3.5:3
DRAW_PHASE = "fow draw phase"


def allowed(g: Game, card: int, to: str) -> str:
    """Where a card goes that would move to a zone: there, elsewhere, or nowhere ("") by the limits of fow 3.15."""
    types = g.chars(card).types
    if played_by_remnant(g, card) and to != zones.FIELD:
        return zones.REMOVED
    if "ruler" in types:
        return to if to in (zones.GRAVEYARD, zones.RULER) else ""  # fow 3.15:1
    if "J-ruler" in types:
        return to if to in (zones.RULER, zones.FIELD) else ""  # fow 3.15:2
    if "astral ruler" in types:
        return to if to == zones.RULER else ""  # fow 3.15:6
    if not types.isdisjoint({"resonator", "addition", "regalia"}):
        return "" if to in (zones.STONE_DECK, zones.STONES, zones.RULER) else to  # fow 3.15:3
    if "spell" in types:
        return zones.GRAVEYARD if to == zones.STONE_DECK or to in zones.PLAYGROUND else to  # fow 3.15:4
    if "magic stone" in types:
        return "" if to in (zones.HAND, zones.DECK, zones.RULER) else to  # fow 3.15:5
    return to


def leads(action: ast.Action) -> str:
    """The zone that an action puts cards into, "" if it moves none or that depends."""
    if isinstance(action, ast.Banish):
        return zones.GRAVEYARD
    if isinstance(action, nodes.RemoveFromGame):
        return zones.REMOVED
    to = getattr(action, "to", None)
    return to.zone if isinstance(to, ast.Destination) else ""


def played_by_remnant(g: Game, card: int) -> bool:
    """Whether a card lies in the chase by Remnant: if it would go anywhere else than into a field by resolving, it is
    removed from the game instead (fow 12.6:2, ruling fow-5.5-R42)."""
    waits = g.played.get(card)
    return waits is not None and waits.bind.get("way") == "remnant" and g.cards[card].zone == zones.CHASE


def move_event(
    g: Game, kind: str, card: int, to: str, seat: int, source: Source | None, *, faceup: bool = True, place: int = 0,
    rested: bool = False, wanted: str = "",
) -> Event:  # fmt: skip
    """One card moving to a zone: of the player named, else its owner's. It arrives recovered unless told otherwise, a
    double-sided card past side up unless it stays in the playground. `wanted`: where it would have gone, if
    elsewhere."""
    here = g.cards[card]
    if here.marks.get(COPY):
        return gone(card)
    # fow 3.1:5, fow 1.5:3.1
    seat = here.owner if seat < 0 or rules_of(g).goes_home(g, card, to) else seat
    staying = here.zone in zones.PLAYGROUND and to in zones.PLAYGROUND  # fow 14.3:3
    face = here.face if staying else zones.FRONT  # fow 14.3:3.1
    # fow 3.2:1.2
    rested = rested or (to in zones.PLAYGROUND and not staying and comes_rested(g, card, to, seat))
    rule: str = rules_of(g).move_rule(g, kind, card, to, wanted)
    return Event(
        kind, rule, seat=seat, card=card, to=to, to_seat=seat, source=source, faceup=faceup, place=place, rested=rested,
        face=face,
    )  # fmt: skip


def gone(card: int) -> Event:
    """A copy that would move out of its zone ceases to exist, and arrives nowhere (fow 10.16:1.1)."""
    return Event(events.ELIMINATE, "fow 10.16:1.1", card=card)


def comes_rested(g: Game, card: int, to: str, seat: int) -> bool:
    """Whether an effect says that a card comes in rested; the effects of a zone hold as it comes in (fow 9.9:5)."""
    return entering.coming_in(g, card, to, seat)[0]


def arrived_with(g: Game, happened: list[Event]) -> list[Event]:
    """The counters with which cards have come into a playground (fow 9.9:5), a ruler's J-ruler side into the field."""
    return [
        Event(events.COUNTER, "fow 10.21:1", seat=e.to_seat, card=e.card, key=kind, amount=n)
        for e in happened
        if e.to in zones.PLAYGROUND and (e.frm not in zones.PLAYGROUND or (e.frm, e.to) == (zones.RULER, zones.FIELD))
        for kind, n in entering.coming_in(g, e.card, e.to, e.to_seat)[1]
        if n > 0
    ]


def moves(
    g: Game, kind: str, cards: tuple[int, ...], to: str, seat: int, source: Source | None, *, faceup: bool = True,
    place: int = 0, rested: bool = False,
) -> list[Event]:  # fmt: skip
    """Cards moving to a zone as far as they may (fow 3.15)."""
    destination = rules_of(g).destination
    found = [(c, destination(g, c, to)) for c in cards]
    return [
        move_event(
            g, kind if there == to or there != zones.REMOVED else "remove", c, there, seat, source, faceup=faceup,
            place=place, rested=rested, wanted=to,
        )
        for c, there in found
        if there
    ]  # fmt: skip


# -- drawing (fow 10.8) -----------------------------------------------------------------------------------------------
def _draw_event(g: Game, seat: int, source: Source | None) -> Event | None:
    """The top card of the main deck goes to the hand (fow 10.8:1). Without one nothing is drawn; who had to in the own
    draw phase loses for it (fow 13.1:2), and nobody at another time (rulings fow-5.01-R36, fow-5.5-R43)."""
    drawn = top_card(g, seat, source, "fow 10.8:1")
    due = drawn is None and seat == g.active and any(f.procedure.name == DRAW_PHASE for f in g.stack)
    return Event("failed draw", "fow 13.1:2", seat=seat) if due else drawn


_drawing = Drawing("fow 10.8:2", "Drawing cards one after another", _draw_event, step="fow 10.8:1")
draw, unreplaced = _drawing.draw, _drawing.unreplaced


def would_be_replaced(g: Game, seat: int) -> bool:
    """Whether an effect replaces a player's draw, so that it is not made (ruling fow-2.0-R50)."""
    return bool(g.index().replacements) and _drawing.replaced(g, seat, None) is not None


def draw_for_turn(g: Game, f: Frame) -> Signal | None:
    """The draw of the draw phase (fow 5.1:3); who cannot make it loses at the next rule process (fow 13.1:2)."""
    return draw(g, f, ((g.active, 1),), None)


def apply_failed_draw(g: Game, e: Event) -> None:
    """Remember that the draw of the turn could not be made."""
    g.lost = (*g.lost, (e.seat, "fow 13.1:2"))


# -- several cards onto a graveyard (fow 3.1:4) -----------------------------------------------------------------------
def piles(g: Game, batch: list[Event], from_deck: bool) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Cards that go to a graveyard together, by their owners, who decide the order they lie in; the turn player first
    (rulings fow-5.01-R3, fow-5.5-R4). Those that leave a deck one at a time have theirs (fow 3.3:3), unless
    `from_deck`; cards that are all alike need none."""
    found: dict[int, list[int]] = {}
    for e in batch:
        if e.to == zones.GRAVEYARD and (from_deck or g.cards[e.card].zone not in (zones.DECK, zones.STONE_DECK)):
            found.setdefault(g.cards[e.card].owner, []).append(e.card)
    several = {seat for seat, cards in found.items() if len({g.cards[c].definition.key for c in cards}) > 1}
    return tuple([(seat, tuple(found[seat])) for seat in (g.active, 1 - g.active) if seat in several])


# -- several cards into a deck, a lifebreak or chant-standby area (fow 3.1:4) -----------------------------------------
def are_ordered(g: Game, cards: tuple[int, ...], zone: str, said: str) -> bool:
    """Whether an order is decided for cards that go to a zone together (fow 3.1:4). Those that come out of a deck have
    theirs, unless the words say something of it (fow 3.3:3, ruling fow-5.01-R5)."""
    if len(cards) < 2 or not g.rules.spec[zone].ordered:
        return False
    if zone in (zones.DECK, zones.STONE_DECK):
        return bool(said)
    decks = (zones.DECK, zones.STONE_DECK)
    return zone in (zones.LIFEBREAK, zones.STANDBY) and (bool(said) or any(g.cards[c].zone not in decks for c in cards))


_arranging = Arranging(
    "Putting cards into a zone in an order",
    Numbers(order="fow 3.1:4", asked="fow 3.1:4", secret="fow 3.1:4"),
    shares=by_owner,
    move=move_event,
)
arrange = _arranging.arrange


# -- orientation (fow 3.2, 10.12) -------------------------------------------------------------------------------------
def turn(g: Game, f: Frame, cards: tuple[int, ...], kind: str, source: Source | None) -> Signal | None:
    """Rest or recover cards of a playground (fow 10.12:1, fow 3.2:1, fow 3.2:1.1); what lies so already does not become
    so (fow 1.4:3)."""
    there = [c for c in cards if g.cards[c].zone in zones.PLAYGROUND]
    return perform(
        g, f, [Event(kind, "fow 10.12:1", seat=g.cards[c].seat, card=c, source=source) for c in there]
    )


def stay_rested(g: Game, f: Frame, seat: int) -> Signal | None:
    """Which of the cards that need not recover their player leaves rested (fow 5.2:5)."""
    f.answer = ()
    if not permissions.present(g) or nodes.MayStayRested not in permissions.kinds(g):
        return None
    rested = [g.cards[c] for zone in zones.PLAYGROUND for c in g.zone(seat, zone) if g.cards[c].rested]
    able = tuple(card.id for card in rested if permissions.covering(g, nodes.MayStayRested, card.ref))
    prompt = "Which cards stay rested?"
    return pick(seat, able, 0, len(able), rule="fow 5.2:5", prompt=prompt) if able else None


def recover_all(g: Game, f: Frame, seat: int, stay: tuple[object, ...] = ()) -> Signal | None:
    """The turn player's cards recover (fow 5.2:5), except those an effect keeps rested, and those that the player has
    just chosen to `stay`."""
    there = [c for zone in zones.PLAYGROUND for c in g.zone(seat, zone) if g.cards[c].rested and c not in stay]
    if permissions.present(g):
        kept = {c for c in there if permissions.covering(g, ast.NoRefresh, g.cards[c].ref)}
        everything = [g.cards[c].ref for zone in zones.PLAYGROUND for c in g.zone(seat, zone)]
        for scene, node in permissions.granted(g, ast.NoRefresh):
            if node.next_only and any(covers(scene, node.what, ref) for ref in everything):
                spend(g, scene.source)
        there = [c for c in there if c not in kept]
    return perform(g, f, [Event(events.READY, "fow 5.2:5", seat=seat, card=c) for c in there])


def hand_size(g: Game, seat: int) -> int | None:
    """A player's maximum hand size (fow 3.5:3), which effects may change."""
    most = HAND_SIZE
    if permissions.present(g):
        from ludex.enact.scenes.meanings import amount

        for scene, node in permissions.granted(g, ast.FieldLimit):
            if seat in seats(scene, node.player):
                most = amount(scene, node.amount)
    return most


PROCEDURES = (_drawing.procedure, _arranging.procedure)
