"""Perpetual cycles (sve 15.2): positions that come again, and what may be done about them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.kernel.hashing import position_hash

if TYPE_CHECKING:
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game

PATIENCE = 40  # abilities played in one Confirmation Timing before positions are compared
LIMIT = 2_000  # abilities in one Confirmation Timing that no player can stop: a cycle even if numbers still grow


def endless(g: Game, f: Frame) -> Signal | None:
    """If neither player can stop what keeps happening, the game ends in a draw (sve 15.2.1.3)."""
    rounds = f.local.get("_rounds", 0)
    assert isinstance(rounds, int)
    answered = f.local.get("_answers", -1)
    if answered != len(g.answers):
        # Somebody had a choice in between, so somebody may stop it.
        f.local["_answers"] = len(g.answers)
        f.local["_rounds"] = 1
        f.local["_seen"] = ()
        return None
    f.local["_rounds"] = rounds + 1
    if rounds < PATIENCE:
        return None
    seen = f.local.get("_seen", ())
    assert isinstance(seen, tuple)
    here = position_hash(g, history=False)
    if here in seen or rounds > LIMIT:
        g.finish(None, "sve 15.2.1.3")
        return None
    f.local["_seen"] = (*seen[-50:], here)
    return None


def notice(g: Game) -> None:
    """An action that has left the game completely as it was may not be performed again this turn (sve 15.2.1.2); one
    that was taken back because it could not be finished was never performed (sve 10.6.2.5.4)."""
    before, g.checkpoint = g.checkpoint, None
    if before is None or len(g.answers) <= len(before.answers):
        return
    begun = g.answers[len(before.answers)]
    if begun not in g.refusals and _same(before, g):
        g.repeats = g.repeats | {begun}


def _same(before: Game, g: Game) -> bool:
    if before.values != g.values or before.zones != g.zones or before.active != g.active:
        return False
    now = g.clone()
    now.stack[-1].row -= 1
    return position_hash(before, history=False) == position_hash(now, history=False)
