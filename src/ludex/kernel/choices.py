"""Choosing several things is a run of single picks with *done*; ordering is a run of picks without it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ludex.kernel import chance
from ludex.kernel.decisions import CHOOSE, CONFIRM, GRAVE, NUMBER, ORDER, Decision, Option
from ludex.kernel.frames import Ask, Call, Frame, Procedure, Return, Signal, number_given
from ludex.kernel.knowledge.sight import sees
from ludex.kernel.knowledge.targets import Names, meant

if TYPE_CHECKING:
    from ludex.kernel.game import Game

HIDDEN_PICK = "pick hidden "
"""How the key of a card begins that who picks it does not see."""
_MOST, _ENDS = 1_000, 100  # how many numbers are offered, and of more how many from each end


class Picking(TypedDict):
    """Who picks between `low` and `high` of the candidates, and what is picked already."""

    seat: int
    candidates: tuple[int, ...]
    low: int
    high: int
    rule: str
    prompt: str
    card: int
    picked: tuple[int, ...]
    distinct: bool


class Ordering(TypedDict):
    """Who puts cards in order, those that are left, and those that have their place."""

    seat: int
    left: tuple[int, ...]
    rule: str
    prompt: str
    picked: tuple[int, ...]
    nature: str


picking: Procedure[Picking] = Procedure("", "Picking cards", "kernel picking")
ordering: Procedure[Ordering] = Procedure("", "Putting cards in order", "kernel ordering")


def pick(
    seat: int,
    candidates: tuple[int, ...],
    low: int,
    high: int,
    *,
    rule: str,
    prompt: str,
    card: int = -1,
    distinct: bool = False,
) -> Call:
    """Ask a player for between `low` and `high` of the candidates. The answer is a tuple of card ids.

    `distinct`: every candidate is offered, even if several differ in nothing.
    """
    high = min(high, len(candidates))
    return Call(
        picking, seat=seat, candidates=candidates, low=min(low, high), high=high, rule=rule, prompt=prompt, card=card,
        picked=(), distinct=distinct,
    )  # fmt: skip


def order(seat: int, cards: tuple[int, ...], *, rule: str, prompt: str, nature: str = "") -> Call:
    """Ask a player to put cards in order; the answer is the tuple, first chosen first. `nature`: SEQUENCE where the
    order hardly ever matters."""
    return Call(ordering, seat=seat, left=cards, rule=rule, prompt=prompt, picked=(), nature=nature)


def confirm(
    seat: int, *, rule: str, prompt: str, card: int = -1, yes: str = "yes", no: str = "no", grave: bool = False
) -> Ask:
    """Ask yes or no; the answer is a bool. `grave`: who says yes gives something up that does not come back."""
    options = [Option("yes", True, yes, (), GRAVE if grave else ""), Option("no", False, no)]
    return Ask(Decision(seat, CONFIRM, rule, prompt, options, card=card))


def number(seat: int, low: int, high: int, *, rule: str, prompt: str, card: int = -1) -> Ask:
    """Ask for a whole number. Of very many, the lowest and the highest are offered."""
    every = range(low, high + 1)
    offered = every if len(every) <= _MOST else (*every[:_ENDS], *every[-_ENDS:])
    options = [Option(f"number {n}", n, str(n)) for n in offered]
    return Ask(Decision(seat, NUMBER, rule, prompt, options, card=card))


def card_options(g: Game, seat: int, cards: tuple[int, ...], *, distinct: bool = False) -> list[Option]:
    """An option for each card; cards that differ in nothing are offered once. Cards of which something waiting speaks
    under different names differ."""
    options: list[Option] = []
    seen: dict[tuple[object, ...], list[int]] = {}
    hidden: list[int] = []
    named: dict[int, Names] | None = None
    for cid in dict.fromkeys(cards):  # what lies in a zone of both players may be named twice
        card = g.cards[cid]
        if not sees(g, seat, card):
            hidden.append(cid)
            continue
        if not distinct and not (card.changes or card.links or card.counters or card.marks):
            lies = (card.zone, card.seat, card.rested, card.faceup, card.face, card.owner)
            same: tuple[object, ...] = (card.definition.key, *lies)
            if g.rules.spec[card.zone].oriented:  # since when it stands there is asked where cards act
                same = (*same, card.since)
            twins = seen.setdefault(same, [])
            if twins:
                named = meant(g) if named is None else named
                if any([named.get(twin) == named.get(cid) for twin in twins]):
                    continue
            twins.append(cid)
        options.append(Option(f"pick {card.tag}", cid, "{}", (card.definition.faces[card.face],)))
    return [*options, *_unseen(g, hidden)] if hidden else options


def _unseen(g: Game, cards: list[int]) -> list[Option]:
    """Options for cards that who picks does not see, in an order that tells nothing: by no number that would tell later
    which one it was."""
    g.naming, mixed = chance.shuffled(g.naming, tuple(cards))
    return [Option(f"{HIDDEN_PICK}{n}", cid, "a hidden card") for n, cid in enumerate(mixed, 1)]


def _ask_pick(g: Game, f: Frame[Picking]) -> Signal | None:
    v = f.local
    picked, candidates, low, high, seat = v["picked"], v["candidates"], v["low"], v["high"], v["seat"]
    if len(picked) >= high:
        return Return(picked)
    left = _without(candidates, picked) if picked else candidates
    if len(left) + len(picked) == low:
        return Return((*picked, *left))
    options = card_options(g, seat, left, distinct=v["distinct"])
    if len(picked) >= low:
        options.append(Option("done", -1, "done"))
    need = str(high) if low == high else f"up to {high}"
    refusal = f"{v['prompt']}: choose {need} of what is offered"
    asked = Decision(
        seat, CHOOSE, v["rule"], v["prompt"], options, card=v["card"], refusal=refusal, picked=picked, least=low,
        high=high,
    )  # fmt: skip
    return Ask(asked)


def _without(candidates: tuple[int, ...], picked: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([c for c in candidates if c not in picked])


def _picked(g: Game, f: Frame[Picking]) -> Signal | None:
    choice, picked = number_given(f), f.local["picked"]
    if choice < 0:
        return Return(picked)
    f.local["picked"] = (*picked, choice)
    f.go_to(_ask_pick)
    return None


def _ask_order(g: Game, f: Frame[Ordering]) -> Signal | None:
    v = f.local
    left, picked, seat = v["left"], v["picked"], v["seat"]
    if len(left) <= 1:
        return Return((*picked, *left))
    options = card_options(g, seat, left)
    if len(options) == 1:
        return Return((*picked, *left))
    nature = v.get("nature", "")  # older saves say nothing of it
    return Ask(Decision(seat, ORDER, v["rule"], v["prompt"], options, picked=picked, nature=nature, among=left))


def _ordered(g: Game, f: Frame[Ordering]) -> Signal | None:
    choice, v = number_given(f), f.local
    v["picked"] = (*v["picked"], choice)
    v["left"] = tuple(c for c in v["left"] if c != choice)
    f.go_to(_ask_order)
    return None


picking.add("", _ask_pick)
picking.add("", _picked)
ordering.add("", _ask_order)
ordering.add("", _ordered)
