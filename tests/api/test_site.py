"""The documentation can be built as a site: no link leads nowhere, and every public name has its place."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import ludex

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir", str(folder)]
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return folder


def test_every_public_name_is_in_the_reference(site: Path) -> None:
    text = (site / "api" / "index.html").read_text(encoding="utf-8")
    missing = [name for name in ludex.__all__ if not name.startswith("__") and f'id="ludex.{name}"' not in text]
    assert missing == []


def test_what_stands_beside_the_documentation_is_there(site: Path) -> None:
    assert (site / "CONTRIBUTING" / "index.html").exists()
    assert (site / "examples" / "bot_over_websocket.py").exists()
