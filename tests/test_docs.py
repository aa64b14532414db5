"""The docs name files that are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = ("docs/kernel.md", "docs/one-decision.md", "docs/write-a-game.md", "CONTRIBUTING.md")
HOMES = ("", "src/ludex", "src/ludex/kernel", "examples/skerry", "docs")  # what a page counts from


@pytest.mark.parametrize("page", PAGES)
def test_every_file_that_a_page_names_is_there(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    named = set(re.findall(r"(?<![\w/*<>.-])((?:[a-z_0-9]+/)*[a-z_0-9]+\.py)\b", text))
    linked = {link for link in re.findall(r"\]\(([^)#]+)", text) if "://" not in link}
    gone = [name for name in named if not any((ROOT / home / name).exists() for home in HOMES)]
    gone += [link for link in linked if not ((ROOT / page).parent / link).exists()]
    assert not gone, f"{page} names {sorted(gone)}"
