"""The switch that turns every shortcut off: what is known already is then worked out again each time.

Play is the same either way, which tests hold it to; only the time it takes is not.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


class _Shortcuts:
    """Whether shortcuts are taken."""

    __slots__ = ("taken",)

    def __init__(self) -> None:
        self.taken: bool = True


shortcuts = _Shortcuts()


@contextmanager
def left_out() -> Iterator[None]:
    """No shortcut is taken."""
    before, shortcuts.taken = shortcuts.taken, False
    try:
        yield
    finally:
        shortcuts.taken = before
