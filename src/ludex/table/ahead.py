"""Looking ahead for a player: what the next questions would be, so that several can be answered by one gesture.

An answer that does nothing yet (a door) is followed to the question behind it, and ways to pay are followed to their
ends. Both are tried on copies, and told to the player who is asked; where anything would come to light on the way that
the player does not know yet, nothing is told.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from ludex.kernel.decisions import AID, CHANCE, CHOOSE, DOOR, GRAVE, PAYMENT, STEP, TURN, WINDOW, Decision, Option
from ludex.kernel.keys import cards_in

if TYPE_CHECKING:
    from ludex.kernel.game import Game

Plain = dict[str, Any]

PASSES = frozenset({"pass", "end", "done", "forfeit"})
"""Answers by which a player does nothing."""
_HARMLESS = frozenset({"moment", "mark", "age", "role", "rest", "battle", "selected", "lasting"})
_PASSED = 12  # questions that are passed on the way to the next one of the player
_DEEP = 4  # doors behind doors
_WAYS, _TRIES = 24, 160  # ways to pay that are offered, and answers tried to find them


def ahead(game: Game, seat: int | None) -> Plain:
    """What the seat that is asked may be told of what follows; nothing for all others."""
    decision = game.decision
    if decision is None or decision.seat != seat:
        return {}
    found: Plain = {}
    doors = {o.key: _door(game, seat, o.key) for o in decision.options if _leads_on(decision, o)}
    if doors:
        found["doors"] = {key: door for key, door in doors.items() if door}
    if decision.nature in (TURN, STEP):
        found["idle"] = idle(game, seat)
    if decision.nature == PAYMENT:
        paid = ways(game, seat)
        found |= {"ways": [way._asdict() for way in paid]} if paid else {}
    if _picks_more(decision):
        chosen = sets(game, seat)
        found |= {"sets": [list(each) for each in chosen]} if chosen else {}
    return found


# -- doors ------------------------------------------------------------------------------------------------------------
def _leads_on(decision: Decision, option: Option) -> bool:
    """Whether an answer does nothing but lead to another question: one's own time may go on to a battle."""
    if option.weight == DOOR:
        return True
    return option.key == "pass" if decision.nature == TURN else decision.nature == STEP and option.key not in PASSES


def beyond(game: Game, seat: int, key: str) -> Game | None:
    """The position at the next question of a seat after an answer, if everybody passes on the way and nothing that was
    hidden comes to light."""
    twin = game.clone()
    twin.auto = False  # a gesture names what there is only one of, too
    twin.choose(key)
    for _ in range(_PASSED):
        declined = _declined(twin.decision, seat)
        if declined is None:
            break
        twin.choose(declined)
    if twin.decision is None or twin.decision.seat != seat:
        return None
    return twin if all(e.kind in _HARMLESS for e in twin.log.since(game.log.size)) else None


def _declined(decision: Decision | None, seat: int) -> str | None:
    """How somebody passes on the way. A question of the other player that is kept secret is as good as not asked: that
    it would be must not be seen from what is told."""
    if decision is None:
        return None
    key = "no" if decision.secret and decision.seat != seat else "pass" if decision.nature == WINDOW else ""
    return key if key and decision.find(key) is not None else None


def _door(game: Game, seat: int, key: str, deep: int = _DEEP) -> Plain:
    """The question behind an answer: what may be answered there, and so on."""
    there = beyond(game, seat, key)
    if there is None or there.decision is None or not deep:
        return {}
    decision = there.decision
    if decision.nature == CHANCE:
        return {"chance": [_told(o) for o in decision.options if o.key not in PASSES]}
    if decision.nature not in (STEP, TURN):
        return {}
    passed = deep == _DEEP and key in PASSES  # who passes may want to be done: that is told with what else there is
    further = [o for o in decision.options if _leads_on(decision, o) or (passed and o.key in PASSES)]
    options = [{**_told(o), **_door(there, seat, o.key, deep - 1)} for o in further]
    return {"hollow": idle(there, seat), "step": decision.nature == STEP, "then": options}


def _told(option: Option) -> Plain:
    return {"key": option.key, "label": option.label}


def idle(game: Game, seat: int, deep: int = _DEEP) -> bool:
    """Whether a player who is asked can do nothing but go on, or give something up."""
    decision = game.decision
    if decision is None or decision.seat != seat:
        return False
    for option in decision.options:
        if option.weight in (GRAVE, AID) or (option.key in PASSES and not _leads_on(decision, option)):
            continue
        if not _leads_on(decision, option) or not _hollow(game, seat, option, deep):
            return False
    return True


def _hollow(game: Game, seat: int, option: Option, deep: int) -> bool:
    """Whether behind an answer there is nothing to do. Of what would come to light, or lies too deep, only passing is
    taken to be so."""
    there = beyond(game, seat, option.key) if deep else None
    if there is None or there.decision is None or there.decision.nature not in (STEP, TURN):
        return option.key in PASSES
    return idle(there, seat, deep - 1)


# -- cards that must fit together -------------------------------------------------------------------------------------
def _picks_more(decision: Decision) -> bool:
    """Whether cards are picked here one by one of which not all go together: then nobody says how many."""
    return decision.kind == CHOOSE and not decision.high and all(_picks(o) for o in decision.options)


def _picks(option: Option) -> bool:
    return option.key == "done" or (option.key.startswith("pick ") and not option.key.startswith("pick hidden"))


def sets(game: Game, seat: int) -> list[tuple[str, ...]]:
    """Every choice of cards that may be made here, in no order; none where there are too many. Only picks are tried:
    what comes of them is not looked at."""
    asked = game.decision
    assert asked is not None
    found: dict[frozenset[str], tuple[str, ...]] = {}
    open_: list[tuple[Game, tuple[str, ...]]] = [(game, ())]
    seen: set[frozenset[str]] = set()
    while open_:
        here, picked = open_.pop()
        assert here.decision is not None
        for option in here.decision.options:
            after = picked if option.key == "done" else (*picked, option.key.removeprefix("pick "))
            if option.key == "done":
                found.setdefault(frozenset(after), after)
            elif frozenset(after) not in seen:
                seen.add(frozenset(after))
                if len(seen) > _TRIES:
                    return []
                twin = here.clone()
                twin.choose(option.key)
                if _still(twin.decision, asked, seat, len(after)):
                    open_.append((twin, after))
                else:
                    found.setdefault(frozenset(after), after)
    return list(found.values()) if any(len(each) > 1 for each in found) else []


def _still(decision: Decision | None, asked: Decision, seat: int, taken: int) -> bool:
    """Whether the same question goes on after some picks."""
    if decision is None or decision.seat != seat or not _picks_more(decision):
        return False
    return decision.rule == asked.rule and len(decision.picked) == len(asked.picked) + taken


# -- paying -----------------------------------------------------------------------------------------------------------
class Way(NamedTuple):
    """One way to pay: its answers one after the other, and the cards used for it."""

    keys: tuple[str, ...]
    spent: tuple[str, ...]


def ways(game: Game, seat: int) -> list[Way]:
    """Ways to pay that use different things, the first as good as any; none where there are too many. A way that uses
    all that another one does and more is none."""
    found: dict[tuple[str, ...], Way] = {}
    for tries, (keys, paid) in enumerate(_payments(game, seat, ())):
        if tries > _TRIES or len(found) > _WAYS:
            return []
        if paid:
            used = dict.fromkeys(cid for key in keys for cid in cards_in(game, key) if cid >= 0)
            alike = tuple(sorted([f"{game.cards[cid].definition.key} {game.cards[cid].zone}" for cid in used]))
            found.setdefault(alike, Way(keys, tuple([game.cards[cid].tag for cid in used])))
    return [way for way in found.values() if not any(set(other.spent) < set(way.spent) for other in found.values())]


def _payments(game: Game, seat: int, keys: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], bool]]:
    """Every way to answer until it is paid; in between, that something was tried."""
    decision = game.decision
    if decision is None or decision.seat != seat or decision.nature != PAYMENT:
        yield keys, True
        return
    for option in decision.options:
        twin = game.clone()
        twin.choose(option.key)
        yield keys, False
        yield from _payments(twin, seat, (*keys, option.key))
