"""Progress bars for long work: on stderr, and only when a person is watching."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

T = TypeVar("T")


def bar() -> Progress:
    """Return a progress display that draws nothing unless stderr is a terminal, and leaves nothing behind."""
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        disable=not console.is_terminal,
        transient=True,
    )


def watched(items: Sequence[T], *, doing: str) -> Iterator[T]:
    """Pass the items on, one by one, showing how far we are."""
    return counted(items, total=len(items), doing=doing)


def counted(items: Iterable[T], *, total: int, doing: str) -> Iterator[T]:
    """Pass on items whose number is known though they are not all there yet."""
    with bar() as progress:
        yield from progress.track(items, total=total, description=doing)
