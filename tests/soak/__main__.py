"""`python -m tests.soak games kills …`: the parts of `make soak`, alone or together, each going on where it stopped."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tests.soak import games
from tests.soak.figures import FIGURES, Figures
from tests.soak.progress import Budget


def main(
    parts: Annotated[list[str], typer.Argument()],
    games_: Annotated[int, typer.Option("--games")] = 1000,
    minutes: float = 0.0,
    figures: Path = FIGURES,
) -> None:
    book = Figures(figures)
    faults = games.soak(book, Budget(games_, minutes))
    raise typer.Exit(1 if faults else 0)


if __name__ == "__main__":
    typer.run(main)
