"""The fourth game beside ludex, installed without a network: its sources are on the path, and its entry point beside
them, as its own pyproject.toml declares it."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
SKERRY = ROOT / "examples" / "skerry"
PATIENCE = 900  # seconds


def environment(folder: Path) -> dict[str, str]:
    """The environment of a process that finds the game; `folder` gets what an installer would write."""
    project = tomllib.loads((SKERRY / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    info = folder / f"{project['name']}-{project['version']}.dist-info"
    info.mkdir()
    named = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (info / "METADATA").write_text(named, encoding="utf-8")
    points = [
        line
        for group, names in project["entry-points"].items()
        for line in (f"[{group}]", *(f"{name} = {where}" for name, where in names.items()))
    ]
    (info / "entry_points.txt").write_text("\n".join(points) + "\n", encoding="utf-8")
    return {**os.environ, "PYTHONPATH": os.pathsep.join((str(folder), str(SKERRY / "src")))}


def run(env: dict[str, str], *command: str, cwd: Path = ROOT, typed: str = "") -> subprocess.CompletedProcess[str]:
    """A Python program to its end, with what it said."""
    whole = [sys.executable, *command]
    wide = {**env, "COLUMNS": "200"}
    return subprocess.run(
        whole, env=wide, cwd=cwd, input=typed, capture_output=True, text=True, timeout=PATIENCE, check=False
    )


def ludex(env: dict[str, str], *command: str, typed: str = "") -> str:
    """What a command of ludex answers."""
    done = run(env, "-m", "ludex", *command, typed=typed)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def passed(env: dict[str, str], *arguments: str, cwd: Path = ROOT) -> str:
    """Tests pass where the game is installed; the last line says how many."""
    done = run(env, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *arguments, cwd=cwd)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    return done.stdout.strip().splitlines()[-1]
