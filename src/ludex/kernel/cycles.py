"""Perpetual cycles: actions that change nothing, and what goes on although nobody can stop it.

What a book makes of them is the book's: it may forbid the action, or end the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.kernel.hashing import position_hash

if TYPE_CHECKING:
    from ludex.kernel.cards import Card
    from ludex.kernel.frames import Frame
    from ludex.kernel.game import Game

PATIENCE = 40  # rounds of one timing in which nobody could stop it before positions are compared
LONGEST = 60  # how many rounds a cycle through equal positions may have to be found by comparing
LIMIT = 500  # so many rounds that nobody could stop are a cycle even if numbers still grow
ENOUGH = 2_000  # so many rounds are one whatever was chosen in between: nobody has stopped it


def endless(g: Game, f: Frame) -> bool:
    """Whether what keeps happening round after round in this frame is such that neither player is able to stop it."""
    local = f.local
    rounds, quiet = _count(local, "_rounds") + 1, _count(local, "_quiet") + 1
    answered = local.get("_answers", 0)
    assert isinstance(answered, int)
    if len(g.answers) != answered:
        local["_answers"] = len(g.answers)
        if _chose(g.answers, answered):
            quiet = 0
            local["_seen"] = ()
    local["_rounds"], local["_quiet"] = rounds, quiet
    compared = PATIENCE < quiet <= PATIENCE + 2 * LONGEST
    return rounds > ENOUGH or quiet > LIMIT or (compared and _seen(g, f))


def _chose(answers: tuple[str, ...], since: int) -> bool:
    """Whether somebody had a choice other than what comes first, so that somebody may stop it."""
    for at in range(since, len(answers)):  # noqa: SIM110  (the first answer tells, as a rule)
        if not answers[at].startswith("trigger "):
            return True
    return False


def _count(local: dict[str, object], key: str) -> int:
    found = local.get(key, 0)
    assert isinstance(found, int)
    return found


def _seen(g: Game, f: Frame) -> bool:
    """Whether this position has come up before in this frame; it is remembered for a while."""
    seen = f.local.get("_seen", ())
    assert isinstance(seen, tuple)
    here = position_hash(g, history=False)
    f.local["_seen"] = (*seen[-LONGEST:], here)
    return here in seen


def notice(g: Game) -> None:
    """An action that has left the game completely as it was is among the `repeats` until something has changed."""
    before, g.checkpoint = g.checkpoint, None
    if before is None or len(g.answers) <= len(before.answers):
        return
    begun = g.answers[len(before.answers)]
    if g.refusals and g.was_taken_back(begun):
        return  # it was taken back because it could not be finished, so it was never performed
    if _same(before, g):
        g.repeats = g.repeats | {begun}
    else:
        g.repeats = frozenset()


def _same(before: Game, g: Game) -> bool:
    """Whether the position is the one before the action; what is seen at a glance is looked at first."""
    if before.values != g.values or before.zones != g.zones or before.active != g.active:
        return False
    for old, new in zip(before.cards, g.cards, strict=False):
        if old is not new and not _untouched(old, new):
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
