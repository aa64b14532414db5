"""The battle in progress (fow 8): who attacks, what is attacked, who blocks. The facts are locals of the battle's frame
and change by events only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.games.fow import zones
from ludex.kernel.cards import CardRef
from ludex.kernel.events import Event

if TYPE_CHECKING:
    from ludex.kernel.frames import Frame
    from ludex.kernel.game import Game

BATTLE = "fow battle"
ATTACKING, ATTACKED, BLOCKING = "attacking", "attacked", "blocking"
ROLES = (ATTACKING, ATTACKED, BLOCKING)
Refs = tuple[CardRef, ...]


def frame(g: Game) -> Frame | None:
    """The frame of the battle in progress."""
    for f in g.stack:
        if f.procedure.name == BATTLE:
            return f
    return None


def playing(g: Game, role: str) -> Refs:
    """The cards that play a part in this battle."""
    f = frame(g)
    if f is None:
        return ()
    if role == "blocked":
        return playing(g, ATTACKING) if f.local.get("was blocked") else ()
    found = f.local.get(role, ())
    assert isinstance(found, tuple)
    return found


def played(g: Game, role: str) -> Refs:
    """The cards that played a part in this battle as they left it for good: whatever looks back at them sees them in it
    (fow 9.6:7.2). A card that stays the same card has no such past (fow 9.11:1)."""
    f = frame(g)
    gone = f.local.get("gone", {}) if f is not None else {}
    assert isinstance(gone, dict)
    return tuple(ref for ref in gone.get(role, ()) if g.cards[ref.id].incarnation != ref.incarnation)


def plays(g: Game, card: int, role: str) -> bool:
    """Whether a card plays a part in this battle."""
    return any([ref.id == card for ref in playing(g, role)])


def apply_role(g: Game, e: Event) -> None:
    """A card takes a part: `key` says which."""
    f = frame(g)
    assert f is not None
    f.local[e.key] = (*playing(g, e.key), g.cards[e.card].ref)
    if e.key == BLOCKING:
        f.local["was blocked"] = True
    g.disturb()


def apply_leave(g: Game, e: Event) -> None:
    """A card plays no part any more."""
    f = frame(g)
    if f is None:
        return
    gone = f.local.get("gone", {})
    assert isinstance(gone, dict)
    for role in ROLES:
        parted = tuple(ref for ref in playing(g, role) if ref.id == e.card)
        if parted:
            gone = {**gone, role: (*gone.get(role, ()), *parted)}
            f.local[role] = tuple(ref for ref in playing(g, role) if ref.id != e.card)
    f.local["gone"] = gone
    g.disturb()


def left(g: Game, happened: list[Event]) -> list[Event]:
    """Who is in no field any more is out of the battle (fow 8.3:4); changing sides is not leaving."""
    if frame(g) is None:
        return []
    taking = {ref.id for role in ROLES for ref in playing(g, role)}
    return [
        Event("leaves battle", "fow 8.3:4", card=e.card)
        for e in happened
        if e.to and e.card in taking and e.frm == zones.FIELD and e.to != zones.FIELD
    ]
