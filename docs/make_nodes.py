"""Write the rows of docs/language.md's tables of nodes anew, from the nodes themselves. `make docs` runs it.

In which table a node stands is for a person to say: a new one gets its row by hand, with its name alone
(``| `Name()` | |``), and what has gone is named.
"""

from __future__ import annotations

import re
import sys
from dataclasses import fields
from pathlib import Path

from ludex.families import families
from ludex.lang import ast
from ludex.lang.reading import grammar_of

PAGE = Path(__file__).with_name("language.md")
_ROW = re.compile(r"^\| `(\w+)\([^`]*\)` \|.*$", re.MULTILINE)


def rows() -> dict[str, str]:
    """The row of each node, by its name."""
    for dialect in families():
        grammar_of(dialect)  # a game's own nodes are there once the game is
    return {node.__name__: _row(node) for node in ast.members(ast.Node)}


def _row(node: type[ast.Node]) -> str:
    parts = ", ".join(field.name for field in fields(node) if field.name != "form" and field.compare)
    meaning = " ".join((node.__doc__ or "").split()).replace("|", "\\|")
    return f"| `{node.__name__}({parts})` | {meaning} |"


if __name__ == "__main__":
    made, text = rows(), PAGE.read_text("utf-8")
    listed = _ROW.findall(text)
    PAGE.write_text(_ROW.sub(lambda row: made.get(row[1], row[0]), text), encoding="utf-8")
    lacking = sorted(set(made) - set(listed))
    gone = sorted(set(listed) - set(made))
    said = f"without a row: {lacking or 'none'}; rows without a node: {gone or 'none'}"
    sys.stdout.write(f"{len(listed)} nodes; {said}\n")
