"""Work in a thread of its own. In the tests' own thread a browser's event loop may be running, and two cannot."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def apart(work: Callable[[], T]) -> T:
    """What the work returns or raises."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(work).result()


def run(course: Coroutine[Any, Any, T]) -> T:
    """A coroutine to its end."""
    return apart(lambda: asyncio.run(course))
