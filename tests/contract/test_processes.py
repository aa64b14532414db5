"""The same seed and answers give the same game in every process, whatever its hash seed; saves travel between them."""

from __future__ import annotations

import base64
import json
import os
import subprocess
import sys
from pathlib import Path

from ludex import games
from tests.contract.walking import played, started, walk

ROOT = Path(__file__).parents[2]
SEED = 3

_PLAY = """
import base64, json, sys
import ludex
from ludex import games
from tests.contract.walking import played, started, walk
found = {}
for ruleset in games.rulesets():
    game = started(ruleset, 3)
    found[ruleset] = [game.hash() for _ in walk(game, 3)] + [game.record(), json.dumps(game.view(0))]
saved = json.load(sys.stdin)
loaded = {ruleset: ludex.load(base64.b64decode(save)).hash() for ruleset, save in saved.items()}
json.dump({"played": found, "loaded": loaded}, sys.stdout)
"""


def test_other_processes_play_the_same_game_and_load_its_saves() -> None:
    rulesets = games.rulesets()
    middles = {ruleset: played(ruleset, SEED, 31) for ruleset in rulesets}
    saves = json.dumps({r: base64.b64encode(g.save()).decode() for r, g in middles.items()})
    expected: dict[str, list[str]] = {}
    for ruleset in rulesets:
        game = started(ruleset, SEED)
        hashes = [game.hash() for _ in walk(game, SEED)]
        expected[ruleset] = [*hashes, game.record(), json.dumps(game.view(0))]
    running = [_process(seed) for seed in ("0", "4242")]
    for process in running:
        out, _ = process.communicate(saves, timeout=120)
        assert process.returncode == 0
        told = json.loads(out)
        assert told["played"] == expected
        assert told["loaded"] == {ruleset: game.hash() for ruleset, game in middles.items()}


def _process(hash_seed: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", _PLAY], cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": hash_seed},
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
