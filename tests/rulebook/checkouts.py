"""Small made-up source trees, for tests of the audit."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

from ludex.rulebook.testmarks import sightings_in_tests


class Checkout:
    """A source tree in words."""

    def __init__(self, root: Path) -> None:
        self.root = root
        (root / "src/ludex").mkdir(parents=True)
        (root / "tests").mkdir()

    def code(self, path: str, text: str) -> None:
        self._write(f"src/ludex/{path}", text)

    def test(self, path: str, text: str) -> None:
        self._write(f"tests/{path}", text)

    def _write(self, path: str, text: str) -> None:
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(dedent(text), encoding="utf-8")

    def tested(self) -> list[str]:
        return [sighting.citation for sighting in sightings_in_tests(self.root)]
