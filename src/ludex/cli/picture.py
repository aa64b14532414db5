"""A page as a picture: what the terminal would show, as SVG."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console, RenderableType

from ludex.cli.naming import write_text

# The reader's own fixed-width font: a picture should not fetch anything from elsewhere.
_FORM = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)


def draw(page: RenderableType, path: Path, *, title: str, width: int = 130) -> None:
    """Write a page to an SVG file."""
    console = Console(record=True, width=width, file=io.StringIO(), highlight=False, force_terminal=True)
    console.print(page)
    svg = console.export_svg(title=title, code_format=_FORM, unique_id="ludex")
    write_text(path, "\n".join(line.rstrip() for line in svg.splitlines()) + "\n")
