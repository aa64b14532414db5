"""One record out of a file: files of many games are asked which."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ludex.cli.errors import UserError
from ludex.cli.naming import read_text
from ludex.kernel.storage.records import RecordError
from ludex.table.annotating import records_in

Number = Annotated[int | None, typer.Option("--number", min=1, help="Which game, if the file has several.")]


def record_in(path: Path, number: int | None = None) -> str:
    """The record in a file: the only one, or the one of a number."""
    text = read_text(path)
    try:
        found = records_in(text)
    except RecordError:
        return text  # whoever plays it says what is wrong
    if number is None and len(found) < 2:
        return text
    if number is None or number > len(found):
        raise UserError(f"This file has {len(found)} games.", where=str(path), mend=f"Say --number 1 to {len(found)}.")
    return found[number - 1]
