"""Where answers go: one JSON document or a page for people on stdout; everything else on stderr."""

import sys
from collections.abc import Callable
from typing import Annotated

import msgspec
import typer
from rich.console import Console, RenderableType

Json = Annotated[bool, typer.Option("--json", help="Print exactly one JSON document on stdout.")]


def answer(document: object, *, json: bool, page: Callable[[], RenderableType]) -> None:
    """Print the document as JSON, or the page that says the same to a person (made only when wanted)."""
    if json:
        text = msgspec.json.format(msgspec.json.encode(document), indent=2)
        sys.stdout.write(text.decode() + "\n")
    else:
        Console(highlight=False).print(page())


def complain(message: object) -> None:
    """Say on stderr why it could not be done."""
    console = Console(stderr=True, highlight=False)
    console.print(f"ludex: {message}", style="red", markup=False, soft_wrap=True)
