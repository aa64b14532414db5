"""`python -m tests.soak games kills …`: the parts of `make soak`, alone or together, each going on where it stopped."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from tests.soak import auditing, fuzzing, games, growth, kills, report, testing
from tests.soak.figures import FIGURES, Fault, Figures
from tests.soak.nuisances import KINDS
from tests.soak.progress import Budget, say

app = typer.Typer(add_completion=False, help=__doc__)
ENDLESS = 1 << 62


@app.command()
def run(
    parts: Annotated[list[str], typer.Argument(help="games, kills, fuzz, growth, forged, tests, audit")],
    more: Annotated[int, typer.Option("--games", help="How many games more.")] = 20_000,
    often: Annotated[int, typer.Option("--kills", help="How many kills.")] = 300,
    fuzz: Annotated[float, typer.Option(help="For how many minutes nonsense is sent.")] = 30.0,
    minutes: Annotated[float, typer.Option(help="After so many minutes games and kills stop. 0: never.")] = 0.0,
    figures: Annotated[Path, typer.Option(help="The file of figures; the page beside it is written too.")] = FIGURES,
) -> None:
    """Run parts of the soak; exit code 1 if there was a fault."""
    book = Figures(figures)
    known: dict[str, Callable[[], int]] = {
        "games": lambda: games.soak(book, Budget(more, minutes)),
        "kills": lambda: kills.soak(book, Budget(often, minutes)),
        "fuzz": lambda: fuzzing.soak(book, Budget(ENDLESS, fuzz), KINDS),
        "growth": lambda: growth.soak(book),
        "forged": lambda: testing.soak(book, testing.FORGED),
        "tests": lambda: testing.soak(book, testing.TESTS),
        "audit": lambda: auditing.soak(book),
    }
    if strange := [part for part in parts if part not in known]:
        raise typer.BadParameter(f"there is no part {strange[0]!r}; there are {', '.join(known)}")
    before = len(book.read().faults)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that servers are stopped and figures added
    try:
        for part in parts:
            known[part]()
    except KeyboardInterrupt:
        say("stopped; what was done is counted")
    finally:
        report.write(book.read(), figures.with_suffix(".md"))
    _end(book.read().faults[before:])


@app.command()
def game(ruleset: str, number: int) -> None:
    """Play one game of the soak again, by its number."""
    outcome, watch = games.play_one(ruleset, number)
    say(f"{outcome.decisions} questions, won by {outcome.winner} by {outcome.rule}; {dict(watch.counts)}")
    if outcome.failure is not None:
        sys.stderr.write(outcome.failure.trace + outcome.failure.record)
        raise typer.Exit(1)


def _end(faults: list[Fault]) -> None:
    """List what went wrong."""
    for fault in faults:
        say(f"FAULT {fault.part} {fault.of} {fault.number} at {fault.commit}: {fault.what}")
    say(f"{len(faults)} faults" if faults else "no faults")
    raise typer.Exit(1 if faults else 0)


if __name__ == "__main__":
    app()
