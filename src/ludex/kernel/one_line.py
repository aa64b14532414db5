"""A position in one line, for who looks at a game while programming: numbers and counts, no hidden card."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludex.kernel.game import Game


def position(g: Game) -> str:
    """The ruleset, the turn, what both players have, and who is asked what."""
    sides = "; ".join(f"seat {seat}: {_side(g, seat)}" for seat in (0, 1))
    return f"<{g.rules.id}, turn {g.turn} of seat {g.active}; {sides}; {_asked(g)}>"


def _side(g: Game, seat: int) -> str:
    values = [f"{key} {value}" for key, value in sorted(g.values[seat].items()) if value and g.rules.is_visible(key)]
    zones = [f"{z.name} {len(g.zone(seat, z.name))}" for z in g.rules.zones if not z.shared and g.zone(seat, z.name)]
    return ", ".join(values + zones) or "nothing"


def _asked(g: Game) -> str:
    if g.result is not None:
        won = "a draw" if g.result.winner is None else f"seat {g.result.winner} has won"
        return f"{won} ({g.result.rule})"
    d = g.decision
    return "nobody is asked" if d is None else f"seat {d.seat} is asked: {d.kind} ({d.rule}), {len(d.options)} options"
