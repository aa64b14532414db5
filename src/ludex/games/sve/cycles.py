"""Perpetual cycles (sve 15.2.1): actions that change nothing, and what goes on although nobody can stop it.

Cycles that the active player declares are in `repeating` (sve 15.2.1.1).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.kernel.hashing import position_hash

if TYPE_CHECKING:
    from ludex.kernel.cards import Card
    from ludex.kernel.frames import Frame
    from ludex.kernel.game import Game

PATIENCE = 40  # rounds of one Confirmation Timing in which nobody could stop it before positions are compared
LONGEST = 60  # how many rounds a cycle through equal positions may have to be found by comparing
LIMIT = 500  # so many rounds that nobody could stop are a cycle even if numbers still grow
ENOUGH = 2_000  # so many rounds are one whatever was chosen in between: nobody has stopped it


def endless(g: Game, f: Frame) -> None:
    """If neither player is able to stop what keeps happening, the game ends in a draw (sve 15.2.1, sve 15.2.1.3, ruling
    sve-R42)."""
    local = f.local
    rounds, quiet = _count(local, "_rounds") + 1, _count(local, "_quiet") + 1
    answered = local.get("_answers", 0)
    assert isinstance(answered, int)
    if len(g.answers) != answered:
        local["_answers"] = len(g.answers)
        if any(not key.startswith("trigger ") for key in g.answers[answered:]):
            quiet = 0  # somebody had a choice other than what comes first, so somebody may stop it
            local["_seen"] = ()
    local["_rounds"], local["_quiet"] = rounds, quiet
    compared = PATIENCE < quiet <= PATIENCE + 2 * LONGEST
    if rounds > ENOUGH or quiet > LIMIT or (compared and _seen(g, f)):
        g.finish(None, "sve 15.2.1.3")


def _count(local: dict[str, object], key: str) -> int:
    found = local.get(key, 0)
    assert isinstance(found, int)
    return found


def _seen(g: Game, f: Frame) -> bool:
    """Whether this position has come up before in this Confirmation Timing; it is remembered for a while."""
    seen = f.local.get("_seen", ())
    assert isinstance(seen, tuple)
    here = position_hash(g, history=False)
    f.local["_seen"] = (*seen[-LONGEST:], here)
    return here in seen


def notice(g: Game) -> None:
    """An action that has left the game completely as it was may not be performed again (sve 15.2.1.2), until something
    has changed (ruling sve-R39)."""
    before, g.checkpoint = g.checkpoint, None
    if before is None or len(g.answers) <= len(before.answers):
        return
    begun = g.answers[len(before.answers)]
    if begun in g.refusals:
        return  # it was taken back because it could not be finished, so it was never performed (sve 10.6.2.5.4)
    if _same(before, g):
        g.repeats = g.repeats | {begun}
    else:
        g.repeats = frozenset()


def _same(before: Game, g: Game) -> bool:
    """Whether the position is the one before the action; what is seen at a glance is looked at first."""
    if before.values != g.values or before.zones != g.zones or before.active != g.active:
        return False
    if not all(old is new or _untouched(old, new) for old, new in zip(before.cards, g.cards, strict=False)):
        return False
    now = g.clone()
    now.stack[-1].row -= 1
    return position_hash(before, history=False) == position_hash(now, history=False)


def _untouched(old: Card, new: Card) -> bool:
    """Whether a card that was touched may still be as it was."""
    return (
        old.rested == new.rested
        and old.faceup == new.faceup
        and old.links == new.links
        and old.counters == new.counters
        and len(old.changes) == len(new.changes)
    )
