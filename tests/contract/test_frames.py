"""Frames hold what their procedures declare: no value that nobody declared, and every one that rows may count on."""

from __future__ import annotations

import sys
from functools import cache
from types import ModuleType
from typing import Any

import pytest

from ludex import games
from ludex.kernel.frames import Procedure
from tests.contract.walking import SEEDS, positions

KEPT = "_"  # bookkeeping of loops, which any menu may keep (kernel/loops)


def declared() -> dict[Procedure, Any]:
    """The kind of values of each procedure that a module declares with it."""
    found: dict[Procedure, Any] = {}
    for name, module in list(sys.modules.items()):
        if name.startswith("ludex."):
            found |= _in_module(module)
    return found


@cache
def required(kind: Any) -> frozenset[str]:
    """The values that are there from the beginning. An annotation that is a string hides what it says from Python."""
    return frozenset(key for key in kind.__required_keys__ if "NotRequired[" not in str(kind.__annotations__[key]))


def _in_module(module: ModuleType) -> dict[Procedure, Any]:
    kinds: dict[Procedure, Any] = {}
    for name, said in getattr(module, "__annotations__", {}).items():
        made = getattr(module, name, None)
        if isinstance(made, Procedure) and str(said).startswith("Procedure["):
            inner = str(said)[len("Procedure[") : -1]
            kinds[made] = eval(inner, vars(module))
    return kinds


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("ruleset", games.rulesets())
def test_frames_hold_what_their_procedures_declare(ruleset: str, seed: int) -> None:
    kinds, seen = declared(), set()
    for game in positions(ruleset, seed):
        for frame in game.stack:
            kind = kinds.get(frame.procedure)
            if kind is None:
                continue
            seen.add(frame.procedure.name)
            held = {key for key in frame.local if not key.startswith(KEPT)}
            assert held <= kind.__annotations__.keys(), f"{frame}: {sorted(held - kind.__annotations__.keys())}"
            assert required(kind) <= held, f"{frame}: {sorted(required(kind) - held)} are missing"
    assert seen
