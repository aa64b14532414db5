"""The `ludex` command and its groups."""

import sys
from typing import Annotated

import typer

from ludex.cli.loading import Lazily

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
