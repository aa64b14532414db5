"""What operators are told exists: settings, files, the words of the server."""

from __future__ import annotations

import configparser
import re
from dataclasses import fields
from pathlib import Path

import pytest

from ludex.web.hosting.limits import LARGEST_FILE
from ludex.web.patience import MOST_BYTES
from ludex.web.settings import PREFIX, Settings

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "operating.md"
FILES = [PAGE, *sorted((ROOT / "deploy").iterdir())]
KNOWN = {PREFIX + field.name.upper() for field in fields(Settings)}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_setting_that_is_named_exists(file: Path) -> None:
    assert set(re.findall(r"LUDEX_[A-Z_]+[A-Z]", file.read_text())) <= KNOWN


def test_every_file_that_is_named_exists() -> None:
    text = PAGE.read_text()
    for link in re.findall(r"\]\(([^)#]+)[^)]*\)", text):
        assert (PAGE.parent / link).exists(), link
    for named in re.findall(r"deploy/[\w.]+", text):
        assert (ROOT / named).exists(), named


def test_every_part_of_the_page_is_in_its_list() -> None:
    text = PAGE.read_text()
    titles = re.findall(r"^## (.+)$", text, re.MULTILINE)
    parts = [re.sub(r"[^a-z ]", "", title.lower()).replace(" ", "-") for title in titles]
    assert re.findall(r"\]\(#([^)]+)\)", text) == parts


def test_what_the_server_is_said_to_say_it_says() -> None:
    code = "\n".join(file.read_text() for file in (ROOT / "src" / "ludex" / "web").rglob("*.py"))
    for words in ("is in use by another server", "has several names", "is of a newer ludex", "no column",
                  "could not be stored", "This server is not called"):  # fmt: skip
        assert words in code
        assert words in PAGE.read_text()


def test_the_service_starts_what_there_is_and_the_image_copies_what_there_is() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(ROOT / "deploy" / "ludex.service")
    assert unit["Service"]["ExecStart"].endswith("ludex serve")
    assert unit["Install"]["WantedBy"] == "multi-user.target"
    for line in (ROOT / "deploy" / "Dockerfile").read_text().splitlines():
        if line.startswith("COPY "):
            for what in line.split()[1:-1]:
                assert (ROOT / what).exists(), what


def test_the_proxy_lets_through_what_the_server_takes() -> None:
    most = re.search(r"client_max_body_size (\d+)m;", (ROOT / "deploy" / "nginx.conf").read_text())
    assert most is not None and LARGEST_FILE < int(most[1]) * 1_000_000 <= MOST_BYTES
