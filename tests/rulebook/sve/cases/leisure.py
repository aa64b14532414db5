"""A question with one answer is not asked, so a main phase with nothing to do ends by itself. Here it does not."""

from __future__ import annotations

from tests.sve_table import P1, P2, Piece, Table


def unhurried(**options: object) -> Table:
    """A table where both players could always still play something: a free spell lies in each EX area."""
    t = Table(**options)  # type: ignore[arg-type]
    for seat in (P1, P2):
        idle(t, seat)
    return t


def idle(t: Table, seat: int) -> Piece:
    """A free spell in a player's EX area that nobody means to play."""
    return t.ex(seat, "Draw a card.", name="Idle Thought", type="spell", cost=0)
