"""Destroying, banishing and the fate of J-rulers (fow 10.9, 10.10, 11.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.games.fow.ch03_zones import zones
from ludex.kernel.events import Event
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source
    from ludex.kernel.game import Game

ASTRAL = 2  # the face of a destroyed J-ruler in the ruler area (fow 3.8:6)
RULER_SIDE = "ruler side"  # says of a move that a J-ruler comes into its ruler area as a ruler


def names_rulers(what: object) -> bool:
    """Whether words name rulers, as "destroy target ruler" does (fow 10.9:2)."""
    if isinstance(what, ast.Kind):
        return what.word in ("ruler", "J/ruler")
    return any(names_rulers(child) for child in ast.children(what))


def events_of(g: Game, cards: tuple[int, ...], source: Source | None, *, rule: str = "fow 10.9:1") -> list[Event]:
    """The destruction of cards in a field or magic stone area: to the graveyard of their owners, a J-ruler to its ruler
    area (fow 10.9:1), ruler side up with Imperishable (fow 11.7:1); damage stays on it (rulings fow-5.5-R40,
    fow-5.01-R35). A ruler of a ruler area goes to the graveyard (fow 10.9:2), and so does a card of a chant-standby
    area where a text says so (rulings fow-5.5-R61, fow-5.01-R54)."""
    made = []
    for card in cards:
        here = g.cards[card]
        if here.zone == zones.RULER:  # what is no ruler there is not meant
            made.append(_destroyed(g, card, source, "fow 10.9:2"))
        elif here.zone in (zones.FIELD, zones.STONES, zones.STANDBY):
            made.append(_destroyed(g, card, source, rule))
    return made


def _destroyed(g: Game, card: int, source: Source | None, rule: str) -> Event:
    here, chars = g.cards[card], g.chars(card)
    if "J-ruler" not in chars.types or here.definition.faces[zones.FRONT].types.isdisjoint({"ruler"}):
        return Event("destroy", rule, seat=here.seat, card=card, to=zones.GRAVEYARD, to_seat=here.owner, source=source)
    face = zones.FRONT if "Imperishable" in chars.keywords else ASTRAL
    return Event(
        "destroy", rule, seat=here.seat, card=card, to=zones.RULER, to_seat=here.owner, source=source, face=face
    )
