"""Writes what is made of the protocol's structures: docs/protocol.schema.json for other programs, and the types of the
pages' own scripts.

python docs/make_schema.py
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from ludex.web.protocol.schema import schema, written
from ludex.web.protocol.typescript import declarations

ROOT = Path(__file__).parents[1]
FILES: dict[Path, Callable[[], str]] = {
    ROOT / "docs" / "protocol.schema.json": written,
    ROOT / "src" / "ludex" / "web" / "static" / "protocol.d.ts": lambda: declarations(schema()),
}

if __name__ == "__main__":
    for path, text in FILES.items():
        path.write_text(text(), encoding="utf-8")
