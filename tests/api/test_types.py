"""Others see our types: almost every public symbol has one, and a typed client needs no cast."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
BIN = Path(sys.executable).parent
CLIENT = ROOT / "examples" / "typed_bot.py"


def run(*words: object, cwd: Path, **env: str) -> subprocess.CompletedProcess[str]:
    around = {**os.environ, "PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}", **env}
    return subprocess.run([str(w) for w in words], cwd=cwd, env=around, capture_output=True, text=True, check=False)


def test_98_in_100_public_symbols_have_a_known_type(tmp_path: Path) -> None:
    """Pyright looks at a package as it is installed, so it is shown one."""
    site = tmp_path / "site-packages"
    site.mkdir()
    (site / "ludex").symlink_to(ROOT / "src" / "ludex")
    words = ("--verifytypes", "ludex", "--ignoreexternal", "--outputjson")
    done = run(BIN / "pyright", *words, cwd=tmp_path, PYTHONPATH=str(site))

    found = json.loads(done.stdout)["typeCompleteness"]

    assert found["exportedSymbolCounts"]["withKnownType"] > 5000
    assert found["completenessScore"] >= 0.98, found["exportedSymbolCounts"]


def test_a_typed_client_passes_pyright(tmp_path: Path) -> None:
    (tmp_path / "client.py").write_text(CLIENT.read_text("utf-8"), "utf-8")

    done = run(BIN / "pyright", "client.py", cwd=tmp_path)

    assert done.returncode == 0, done.stdout


def test_a_typed_client_passes_mypy_strict(tmp_path: Path) -> None:
    words = ("--strict", "--config-file", os.devnull, "--cache-dir", tmp_path, CLIENT)
    done = run(BIN / "mypy", *words, cwd=ROOT, MYPYPATH="src")

    assert done.returncode == 0, done.stdout
