"""The battle in progress (fow 8): who attacks, what is attacked, who blocks."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ludex.games.battles import Battle, Refs, Roles
from ludex.games.fow.ch03_zones import zones
from ludex.kernel.contest import Contest, is_past
from ludex.kernel.events import Event
from ludex.kernel.frames import values

if TYPE_CHECKING:
    from ludex.kernel.game import Game

BATTLE = "fow battle"
ATTACKING, ATTACKED, BLOCKING, BLOCKED = "attacking", "attacked", "blocking", "blocked"
ROLES = (ATTACKING, ATTACKED, BLOCKING)


class Fighting(TypedDict, total=False):
    """What the frame of a battle keeps: who plays which part in it, and who did and has left it."""

    attacking: Refs
    attacked: Refs
    blocking: Refs
    gone: Roles


class _FowBattle(Battle):
    def playing(self, g: Game, role: str) -> Refs:
        """The attacker is blocked as long as there is a blocker (fow 8.3:4)."""
        if role != BLOCKED:
            return super().playing(g, role)
        return super().playing(g, ATTACKING) if super().playing(g, BLOCKING) else ()


_battle = _FowBattle(BATTLE, ROLES)
frame, playing, plays, parts = _battle.frame, _battle.playing, _battle.plays, _battle.parts


def contest(g: Game) -> Contest | None:
    """The attacker's ATK, and the DEF of the blocker or of what is attacked, or the life of a player, until they have
    struck."""
    by = playing(g, ATTACKING)
    on = playing(g, BLOCKING) or playing(g, ATTACKED)
    if not by or not on or is_past(g, "fow 8.5:1") or is_past(g, "fow-2.0 5.6.4:4"):
        return None
    card, chars = g.cards[on[0].id], g.chars(on[0].id)
    whole = g.value(card.seat, "life") if "player" in chars.types else chars.number("defense")
    return Contest((by[0].id,), (on[0].id,), g.chars(by[0].id).number("attack"), whole - card.count("damage"))


def played(g: Game, role: str) -> Refs:
    """The cards that played a part in this battle as they left it for good: whatever looks back at them sees them in it
    (fow 9.6:7.2). A card that stays the same card has no such past (fow 9.11:1)."""
    f = frame(g)
    gone = values(f, Fighting).get("gone", {}) if f is not None else {}
    return tuple(ref for ref in gone.get(role, ()) if g.cards[ref.id].incarnation != ref.incarnation)


def apply_role(g: Game, e: Event) -> None:
    """A card takes a part: `key` says which."""
    _battle.join(g, e)


def apply_leave(g: Game, e: Event) -> None:
    """A card plays no part any more."""
    f = frame(g)
    if f is None:
        return
    gone = values(f, Fighting).get("gone", {})
    for role in (*ROLES, BLOCKED):
        parted = tuple(ref for ref in playing(g, role) if ref.id == e.card)
        if parted:
            gone = {**gone, role: (*gone.get(role, ()), *parted)}
    values(f, Fighting)["gone"] = gone
    _battle.leave(g, e.card, ROLES)


def left(g: Game, happened: list[Event]) -> list[Event]:
    """Who is in no field any more is out of the battle (fow 8.3:4); changing sides is not leaving (rulings fow-5.5-R23,
    fow-5.01-R21)."""
    if frame(g) is None:
        return []
    taking = _battle.taking_part(g)
    gone = [e.card for e in happened if e.to and e.card in taking and e.frm == zones.FIELD and e.to != zones.FIELD]
    # The attacker first: if it leaves together with its blocker it leaves blocked.
    gone.sort(key=lambda card: not plays(g, card, ATTACKING))
    return [Event("leaves battle", "fow 8.3:4", card=card) for card in gone]
