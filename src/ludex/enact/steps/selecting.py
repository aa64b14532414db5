"""Selecting cards that must meet a condition together: a total, all different (sve 10.6.2.3)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from ludex.enact.nouns import groups
from ludex.enact.scenes.scene import Scene, Told, scene_of
from ludex.kernel.choices import card_options
from ludex.kernel.decisions import CHOOSE, Decision, Option
from ludex.kernel.frames import Ask, Call, Frame, Procedure, Return, Signal, number_given
from ludex.kernel.memo import Kept
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.game import Game


class Selecting(Told):
    """Who selects between `low` and `high` of the candidates, which together are to be such a group."""

    group: ast.Counted
    seat: int
    candidates: tuple[int, ...]
    low: int
    high: int
    rule: str
    prompt: str
    picked: tuple[int, ...]


selecting: Procedure[Selecting] = Procedure("", "Selecting cards that fit together", "enact selecting")

_together: Kept[object, bool] = Kept()


def fits_together(group: ast.Counted) -> bool:
    """Whether a group asks something of the chosen cards as a set."""
    found = _together.get(group)
    if found is None:
        found = _together[group] = _asks(group)
    return found


def _asks(node: object) -> bool:
    if isinstance(node, ast.TotalStat | ast.Distinct | ast.Alike):
        return True
    if isinstance(node, ast.Group | ast.Groups | ast.AnyOf):
        return any(_asks(child) for child in ast.children(node))
    return False


def select(
    scene: Scene,
    group: ast.Counted,
    seat: int,
    candidates: tuple[int, ...],
    low: int,
    high: int,
    *,
    rule: str,
    prompt: str,
) -> Call:
    """Ask a player for cards that fit together; as many as possible if the number asked for cannot be met."""
    while low and not _completes(scene, group, candidates, (), low, high):
        low -= 1
    return Call(
        selecting, source=scene.source, bind=scene.bind, event=scene.event, they=scene.they, group=group, seat=seat,
        candidates=candidates, low=low, high=high, rule=rule, prompt=prompt, picked=(),
    )  # fmt: skip


def _completes(
    scene: Scene, group: ast.Counted, candidates: tuple[int, ...], chosen: tuple[int, ...], low: int, high: int
) -> bool:
    """Whether cards chosen so far are, or can be made, a legal selection."""
    if len(chosen) >= low and groups.set_ok(scene, group, chosen, final=True):
        return True
    if not groups.set_ok(scene, group, chosen, final=False):
        return False
    left = tuple(c for c in candidates if c not in chosen)
    room = min(high - len(chosen), len(left))
    if room > 0 and groups.set_ok(scene, group, (*chosen, *left[:room]), final=True):
        return True
    return any(
        groups.set_ok(scene, group, (*chosen, *more), final=True)
        for n in range(max(1, low - len(chosen)), room + 1)
        for more in combinations(left, n)
    )


def _ask(g: Game, f: Frame[Selecting]) -> Signal | None:
    v = f.local
    scene = scene_of(g, f)
    group, picked, candidates, low, high, seat = (
        v["group"], v["picked"], v["candidates"], v["low"], v["high"], v["seat"]
    )  # fmt: skip
    fitting = tuple(
        c
        for c in candidates
        if len(picked) < high and c not in picked and _completes(scene, group, candidates, (*picked, c), low, high)
    )
    options = card_options(g, seat, fitting)
    if len(picked) >= low and groups.set_ok(scene, group, picked, final=True):
        options.append(Option("done", -1, "done"))
    if not fitting:
        return Return(picked)
    rule, prompt = v["rule"], v["prompt"]
    refusal = f"{prompt}: the cards must meet the condition together"
    card = scene.source.card
    return Ask(Decision(seat, CHOOSE, rule, prompt, options, card=card, picked=picked, refusal=refusal))


def _take(g: Game, f: Frame[Selecting]) -> Signal | None:
    choice, picked = number_given(f), f.local["picked"]
    if choice < 0:
        return Return(picked)
    f.local["picked"] = (*picked, choice)
    f.go_to(_ask)
    return None


selecting.add("", _ask)
selecting.add("", _take)
