"""Evolving (sve 5.16, sve 12.2): a card of the evolve deck is put into the evolve zone and linked."""

from __future__ import annotations

from typing import TYPE_CHECKING, NotRequired, TypedDict

from ludex.games.sve.ch04_zones import zones
from ludex.games.sve.text import nodes
from ludex.games.sve.text.evolved_names import names_to_evolve_into
from ludex.kernel import events
from ludex.kernel.choices import pick
from ludex.kernel.effects import changes
from ludex.kernel.effects.changes import Change
from ludex.kernel.effects.characteristics import GAINED
from ludex.kernel.events import Event
from ludex.kernel.frames import Call, Frame, Procedure, Return, Signal, several
from ludex.kernel.pipeline import use_limits
from ludex.kernel.pipeline.perform import forbidden, perform
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source
    from ludex.kernel.cards import Card, CardRef
    from ludex.kernel.game import Game


class Evolving(TypedDict):
    """The values of: evolving a card."""

    card: int
    into: tuple[str, ...]
    revealed: tuple[CardRef, ...]
    ref: CardRef
    source: Source | None
    super: bool
    evolved: NotRequired[int]


evolving: Procedure[Evolving] = Procedure("sve 5.16", "Evolving a card")


def corresponding(g: Game, card: int, into: tuple[str, ...] = ()) -> tuple[int, ...]:
    """Facedown cards of the controller's evolve deck that a card can evolve with: an evolved face of the same name
    (sve 5.16.1.1.1), on either side of a double-faced card (sve 4.6.4). Faceup cards are not part of the evolve deck
    (sve 4.6.3, ruling sve-R2)."""
    names = into or g.chars(card).names
    cards = g.cards
    deck = g.zone(cards[card].seat, zones.EVOLVE_DECK)
    return tuple([c for c in deck if not cards[c].faceup and matching_face(g, c, names) >= 0])


def named_by(g: Game, card: int, effect: ast.Sequence | None) -> tuple[str, ...]:
    """The cards that an evolve ability names to evolve its own card into (sve 5.16.1.1.1), none if it names none."""
    evolves = (n for n in ast.walk(effect) if isinstance(n, nodes.Evolve) and isinstance(n.what, ast.This))
    return next((names_to_evolve_into(g, g.cards[card].seat, n) for n in evolves), ())


def can_evolve(g: Game, card: int, into: tuple[str, ...] = ()) -> bool:
    """Whether there is a corresponding card at all."""
    names, cards = into or g.chars(card).names, g.cards
    for c in g.zone(cards[card].seat, zones.EVOLVE_DECK):
        if not cards[c].faceup and matching_face(g, c, names) >= 0:
            return True
    return False


def matching_face(g: Game, evolved: int, names: tuple[str, ...]) -> int:
    """Which face of an evolve deck card is the evolution of a card with these names; -1 if none."""
    for at, face in enumerate(g.cards[evolved].definition.faces):
        if face.names[0] in names and "evolved" in face.types:
            return at
    return -1


def evolve(
    g: Game, f: Frame, card: int, source: Source | None, *, into: tuple[str, ...] = (), super_evolve: bool = False
) -> Signal | None:
    """Evolve a card on the field. What an evolve ability was paid with, the revealed card (sve 5.16.1.1) and perhaps a
    super-evolution point (sve 12.2.4), is for the card with that ability. What cannot evolve does not, whoever says so
    (sve 1.3.3)."""
    asked = Event("evolve", "sve 5.16.1", card=card, seat=g.cards[card].seat, source=source)
    if g.cards[card].zone != zones.FIELD or forbidden(g, asked) is not None:
        f.answer = ()
        return None
    bind = f.local.get("bind")
    paid = bind if isinstance(bind, dict) and source is not None and source.card == card else {}
    return Call(
        evolving, card=card, ref=g.cards[card].ref, source=source, into=into, revealed=paid.get("revealed", ()),
        super=super_evolve or bool(paid.get("super")),
    )  # fmt: skip


@evolving.row("sve 5.16.1.1")
def specify(g: Game, f: Frame[Evolving]) -> Signal | None:
    """Specify the card revealed as a cost, or else a corresponding facedown card, which is revealed."""
    v = f.local
    card, into, revealed = v["card"], v["into"], v["revealed"]
    if revealed:
        here = g.find(revealed[0])
        f.answer = (here.id,) if here is not None else ()
        return None
    found = corresponding(g, card, into)
    seat = g.cards[card].seat
    return pick(seat, found, 1, 1, rule="sve 5.16.1.1", prompt="Evolve with which card?", card=card)


@evolving.row("sve 5.16.1")
def put_into_evolve_zone(g: Game, f: Frame[Evolving]) -> Signal | None:
    """Put the specified card into the evolve zone (sve 4.12.1), the right face up (sve 2.14.3)."""
    v = f.local
    found, card, into = several(f), v["card"], v["into"]
    if not found or g.find(v["ref"]) is None:
        return Return(())
    v["evolved"] = found[0]
    names = into or g.chars(card).names
    seat = g.cards[card].seat
    source = v["source"]
    event = Event(
        "put", seat=seat, card=found[0], to=zones.EVOLVE_ZONE, to_seat=seat, source=source,
        face=max(0, matching_face(g, found[0], names)),
    )  # fmt: skip
    return perform(g, f, [event])


@evolving.row("sve 5.16.1")
def link_them(g: Game, f: Frame[Evolving]) -> Signal | None:
    """Link it to the card on the field, which stays the same card with all it had (sve 5.16.2, sve 5.16.2.1), takes the
    abilities and the printed type of the evolved card (sve 5.16.2.2, sve 5.16.1.2.1), and has now evolved
    (sve 5.16.1.3)."""
    v = f.local
    card, evolved, source = v["card"], v["evolved"], v["source"]
    if g.cards[evolved].zone != zones.EVOLVE_ZONE:
        return Return(())
    return perform(g, f, [Event(events.LINK, card=card, amount=evolved, source=source)])


@evolving.row("sve 12.2.4.1")
def super_bonus(g: Game, f: Frame[Evolving]) -> Signal | None:
    """Super-evolving gives a follower +1 attack and defense once the link is there."""
    v = f.local
    card = v["card"]
    if not v["super"] or "follower" not in g.chars(card).types:
        return None
    return perform(
        g, f,
        [
            Event(events.CHANGE, card=card, seat=g.cards[card].seat, key=key, amount=1,
                  value=Change(0, changes.ADD, key, 1), source=v["source"])
            for key in ("attack", "defense")
        ],
    )  # fmt: skip


@evolving.row("sve 5.16.1.3")
def has_evolved(g: Game, f: Frame[Evolving]) -> Signal | None:
    """The card has evolved, and super-evolved too if the point was paid (sve 12.2.4.2): one happening each."""
    v = f.local
    card, source = v["card"], v["source"]
    seat = g.cards[card].seat
    made = [Event("evolved", card=card, seat=seat, source=source)]
    if v["super"]:
        made.append(Event("super-evolved", "sve 12.2.4.2", card=card, seat=seat, source=source))
    return perform(g, f, made)


@evolving.row("sve 5.16.1.3")
def evolve_done(g: Game, f: Frame) -> Signal | None:
    """The answer is what happened."""
    return Return(f.answer)


def apply_evolved(g: Game, e: Event) -> None:
    """Remember on which turn a card evolved: it may be selected as an attacker (sve 8.4.2.1)."""
    card = g.own(e.card)
    card.marks = {**card.marks, "evolved on": g.turn}
    _begin_anew(g, e.card)


def apply_super_evolved(g: Game, e: Event) -> None:
    """Remember that a card has super-evolved as well (sve 12.2.4.2)."""
    card = g.own(e.card)
    card.marks = {**card.marks, "super-evolved": 1}


def _begin_anew(g: Game, cid: int) -> None:
    """The printed abilities are lost and those of the evolved card gained, worded alike or not (sve 5.16.2.2.1): how
    often the old ones were used does not count for the new. Abilities given by effects stay what they were."""
    use_limits.begin_anew(g, cid, GAINED)


def evolved_card(g: Game, card: Card) -> Card | None:
    """The evolve zone card a card on the field is linked to, the most recent one (sve 5.16.1.2)."""
    for other in reversed(card.links):
        there = g.cards[other]
        if there.zone == zones.EVOLVE_ZONE:
            return there
    return None


PROCEDURES = (evolving,)
