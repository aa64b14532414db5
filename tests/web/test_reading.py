"""What visitors write is read by workers with limits, never by the process in which everybody is served."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import ludex.web
from ludex.web.work.duties import Duties

ROOT = Path(next(iter(ludex.web.__path__)))

# What reads texts or files of visitors, or plays with them; and the only modules that may name it. What is said in
# these is done by a worker: its orders are the methods of `Duties`.
READS = {"outside", "read_deck", "stage", "learn", "define", "definition", "new_setup", "replay"}
READERS = {
    "pages/reading.py", "pages/lab_reading.py", "pages/trying.py", "hosting/starting.py", "hosting/held.py",
    "judging/scene.py", "work/duties.py", "work/nursery.py", "hosting/side_decks.py", "judging/handing.py",
    "pages/faces.py",
    "learning/mat.py", "puzzling/riddle.py",  # positions that come with ludex
}  # fmt: skip


def _named(file: Path) -> set[str]:
    """What a module calls on other things, or imports, that reads."""
    tree = ast.parse(file.read_text())
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("ludex"):
            found |= {name.name for name in node.names if name.name in READS}
        if isinstance(node, ast.Import | ast.ImportFrom):
            names = [getattr(node, "module", "") or "", *(name.name for name in node.names)]
            found |= {"lang" for name in names if name == "lang" or name.startswith("ludex.lang")}
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in READS:
            found.add(node.func.attr)
    return found


def test_only_workers_read() -> None:
    reading = {str(file.relative_to(ROOT)): _named(file) for file in ROOT.rglob("*.py")}
    assert {name: what for name, what in reading.items() if what and name not in READERS} == {}


@pytest.mark.parametrize("name", ["read_card", "read_rows", "read_deck", "try_card", "set_up"])
def test_what_the_server_asks_for_is_an_order(name: str) -> None:
    """Whoever serves names the order; nobody calls what does it."""
    assert callable(getattr(Duties, name))
    for file in ROOT.rglob("*.py"):
        if str(file.relative_to(ROOT)) in READERS:
            continue
        calls = [node for node in ast.walk(ast.parse(file.read_text())) if isinstance(node, ast.Call)]
        assert not [call for call in calls if getattr(call.func, "attr", getattr(call.func, "id", "")) == name], file
