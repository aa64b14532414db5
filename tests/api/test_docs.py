"""What the pages show is run; the reference says what the code says."""

from __future__ import annotations

import re
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = ("one-decision.md", "python.md", "simulation.md", "rl.md")


def examples(page: str) -> list[str]:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    return re.findall(r"^```python\n(.*?)^```", text, flags=re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(
    ("page", "number"), [(page, number) for page in PAGES for number in range(len(examples(page)))]
)
def test_an_example_runs(page: str, number: int) -> None:
    exec(compile(examples(page)[number], page, "exec"), {"__name__": "example"})


def test_the_reference_is_as_the_code() -> None:
    spec = spec_from_file_location("make_reference", ROOT / "docs" / "make_reference.py")
    assert spec is not None
    assert spec.loader is not None
    maker = module_from_spec(spec)
    spec.loader.exec_module(maker)

    assert maker.page() == maker.PAGE.read_text(encoding="utf-8"), "run `make docs`"
