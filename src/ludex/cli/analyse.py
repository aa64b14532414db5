"""`ludex analyse`: how a game stood from turn to turn, where it was lost, and which wins were missed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludex.cli.errors import UserError
from ludex.cli.output import Json, answer
from ludex.cli.recorded import Number, record_in
from ludex.kernel.storage.records import RecordError
from ludex.solving.analysis import Analysis
from ludex.solving.analysis import analyse as look_at

_WIDTH = 30


def analyse(
    file: Annotated[Path, typer.Argument(help="A record, as `save` in `ludex play` or `ludex sim` wrote it.")],
    nodes: Annotated[int, typer.Option("--nodes", min=1, help="Answers tried in each turn to find a win.")] = 1500,
    seconds: Annotated[float, typer.Option("--seconds", min=0.1, help="Time for it in each turn.")] = 5.0,
    number: Number = None,
    json: Json = False,
) -> None:
    """Say of a game how it stood in each turn, where a player's chance fell, and which wins were missed.

    The chance is the game's own evaluation, squashed: an opinion. A missed win is proved, against everything hidden.
    """
    try:
        found = look_at(record_in(file, number), nodes=nodes, seconds=seconds)
    except RecordError as error:
        raise UserError("This record cannot be replayed.", where=f"{file}: {error}") from error
    answer(msgspec.to_builtins(found), json=json, page=lambda: _page(found))


def _page(found: Analysis) -> RenderableType:
    table = Table("turn", "of", "seat 0", "", box=None, padding=(0, 2, 0, 0))
    for moment in found.turns:
        full = round(moment.chance * _WIDTH)
        row = Text("█" * full + "·" * (_WIDTH - full))
        table.add_row(str(moment.turn), f"seat {moment.seat}", f"{moment.chance:.0%}", row)
    lines = [
        f"In turn {fall.turn} the chance of seat {fall.seat} fell from {fall.before:.0%} to {fall.after:.0%}."
        for fall in found.falls
    ]
    for one in found.missed:
        course = "; ".join(one.labels)
        lines.append(f"In turn {one.turn} seat {one.seat} could have won (answer {one.answer}): {course}.")
    if not found.missed:
        lines.append(f"No missed win was found; in {found.searched} of {len(found.turns)} turns that is certain.")
    opinion = "The chances are the game's own evaluation, squashed: an opinion. A missed win is proved."
    return Group(table, *[Text(line) for line in lines], Text(opinion, style="dim"))
