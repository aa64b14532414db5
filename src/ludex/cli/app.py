"""The `ludex` command: its groups, and what happens to a mistake."""

import os
import sys
from collections.abc import Sequence
from typing import Annotated

import typer

from ludex.cli.errors import UserError
from ludex.cli.loading import Lazily
from ludex.cli.output import complain

app: typer.Typer = typer.Typer(
    name="ludex",
    cls=Lazily,
    help="Trading card games, played by their official numbered rules.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def _version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        sys.stdout.write(f"ludex {version('ludex')}\n")
        raise typer.Exit


@app.callback()
def ludex(
    version: Annotated[
        bool, typer.Option("--version", help="Show the version.", callback=_version, is_eager=True)
    ] = False,
) -> None:
    """Trading card games, played by their official numbered rules."""


def main(argv: Sequence[str] | None = None) -> None:
    """Run one command. Exits 0 (done), 1 (done, the answer is no) or 2 (not done: the input is at fault)."""
    try:
        app(args=argv, prog_name="ludex")
    except UserError as error:
        complain(error)
        sys.exit(2)
    except BrokenPipeError:  # the reader of our output has gone, as in `ludex cards coverage … | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
