"""Perpetual cycles: actions that change nothing, and what goes on although nobody can stop it.

What a book makes of them is the book's: it may forbid the action, or end the game.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ludex.kernel.loops.times import INSISTS, Rounds
from ludex.kernel.storage.hashes import position_hash

if TYPE_CHECKING:
    from ludex.kernel.cards import Card
    from ludex.kernel.frames import Frame
    from ludex.kernel.game import Game

PATIENCE = 40  # rounds of one timing in which nobody could stop it before positions are compared
LONGEST = 60  # how many rounds a cycle through equal positions may have to be found by comparing
SPAN = 500  # after so many rounds positions are compared anew, and numbers with what they were
LIMIT = 100_000  # so many rounds in which nobody could choose anything are without end whatever they do


def endless(g: Game, f: Frame[Rounds]) -> bool:
    """Whether what keeps happening round after round in this frame is such that neither player is able to stop it: a
    position comes again, or only numbers differ, and all of them grow beyond any number that a text or a card names
    (rulings sve-R42, cfv-R40, fow-5.5-R44, fow-5.01-R37). A chain that uses something up, or grows towards a number
    that somebody asks for, is played out."""
    local = f.local
    rounds, quiet = local.get("_rounds", 0) + 1, local.get("_quiet", 0) + 1
    answered = local.get("_answers", 0)
    if len(g.answers) != answered:
        local["_answers"] = len(g.answers)
        if _chose(g.answers, answered):
            quiet = 0
            local["_seen"], local["_numbers"] = (), ()
    if local.get(INSISTS) is not None:
        quiet = 0  # somebody has said how often
    local["_rounds"], local["_quiet"] = rounds, quiet
    since = quiet % SPAN
    if quiet and not since:
        local["_seen"] = ()
        return quiet >= LIMIT or _runs_away(g, f)
    return PATIENCE < since <= PATIENCE + 2 * LONGEST and _seen(g, f)


def _runs_away(g: Game, f: Frame[Rounds]) -> bool:
    """Whether nothing but numbers has changed since this was last asked, and each has gone further from zero than any
    number that the cards name."""
    before, now = f.local.get("_numbers", ()), _numbers(g)
    f.local["_numbers"] = now
    if len(before) != len(now):
        return False
    changed = [(old, new) for (was, old), (here, new) in zip(before, now, strict=True) if old != new or was != here]
    far = _largest(g)
    return bool(changed) and all(abs(new) > max(far, abs(old)) and old * new > 0 for old, new in changed)


def _numbers(g: Game) -> tuple[tuple[str, int], ...]:
    """Every number there is: values of players, how many cards lie where, counters, what cards with changes have."""
    found = [(f"{seat} {key}", n) for seat in (0, 1) for key, n in sorted(g.values[seat].items())]
    found += [(f"zone {at}", len(zone)) for at, zone in enumerate(g.zones)]
    for card in g.cards:
        if card.zone and (card.changes or card.counters):
            found += [(f"c{card.id} {kind}", n) for kind, n in sorted(card.counters.items())]
            found += [(f"c{card.id} {key}", n) for key, n in sorted(g.chars(card.id).numbers.items())]
    return tuple(found)


def _largest(g: Game) -> int:
    """The largest number on any card of the game: printed, or in a text."""
    faces = {id(face): face for card in g.cards for face in card.definition.faces}
    named = [abs(n) for face in faces.values() for n in face.numbers.values()]
    named += [int(n) for face in faces.values() for a in face.abilities for n in _DIGITS.findall(a.text)]
    return max(named, default=0)


_DIGITS = re.compile(r"[0-9]{1,9}")


def _chose(answers: tuple[str, ...], since: int) -> bool:
    """Whether somebody had a choice other than what comes first, so that somebody may stop it."""
    for at in range(since, len(answers)):  # noqa: SIM110  (the first answer tells, as a rule)
        if not answers[at].startswith("trigger "):
            return True
    return False


def _seen(g: Game, f: Frame[Rounds]) -> bool:
    """Whether this position has come up before in this frame; it is remembered for a while."""
    seen = f.local.get("_seen", ())
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
    now.stack[-1].again()
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
