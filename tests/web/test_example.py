"""The example bot plays a game in a process of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.web.serving import AGAINST_BOT, PATIENCE, Server

BOT = Path(__file__).parents[2] / "examples" / "bot_over_websocket.py"


def run(*words: str) -> str:
    command = [sys.executable, str(BOT), *words]
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=2 * PATIENCE)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_plays_a_game_of_its_own(server: Server) -> None:
    said = run("--server", server.url, "--against", "random", "--seed", "1", "--views")
    assert f"{server.url}/table/" in said
    assert "sve" in said


def test_it_takes_the_seat_it_is_invited_to(server: Server) -> None:
    made = server.create(seats=AGAINST_BOT)
    assert made["game"] in run("--server", server.url, "--game", made["game"], "--token", made["tokens"][0])
