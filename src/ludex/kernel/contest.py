"""Contests: who fights whom at this moment and with how much, as everybody at the table sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from ludex.kernel.game import Game


class Contest(NamedTuple):
    """Cards that fight: `by` attacks `on`; `force` is compared with `against`."""

    by: tuple[int, ...]
    on: tuple[int, ...]
    force: int
    against: int


def is_past(g: Game, rule: str) -> bool:
    """Whether a procedure in progress is past the step under a rule: what is decided there is no contest now."""
    for f in g.stack:
        if rule in f.procedure.places:
            return all([row.rule != rule for row in f.procedure.rows[max(0, f.row - 1) :]])
    return False
