"""Contests: who fights whom at this moment and with how much, as everybody at the table sees it."""

from __future__ import annotations

from typing import NamedTuple


class Contest(NamedTuple):
    """Cards that fight: `by` attacks `on`; `force` is compared with `against`."""

    by: tuple[int, ...]
    on: tuple[int, ...]
    force: int
    against: int
