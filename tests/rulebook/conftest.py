"""Every table a test builds is replayed from its answers when the test ends; its events say whose cards they are."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.play_table import tables


@pytest.fixture(autouse=True)
def replayed() -> Iterator[None]:
    tables.clear()
    yield
    for table in tables:
        table.replay()
    tables.clear()
