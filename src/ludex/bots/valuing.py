"""What a position is worth to a seat: the ruleset's own opinion, or one made from the view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ludex.kernel.game import Game

WON = 1000.0


def value(g: Game, seat: int) -> float:
    """How well a seat stands."""
    own = g.rules.score(g, seat)
    return own if own is not None else from_view(g.view(seat, g.log.size), seat)


def from_view(view: dict[str, Any], seat: int) -> float:
    """A judgement that needs no knowledge of the game: everything visible that has numbers counts for its side.

    Cards lying open count by their numbers, hidden ones and those in hand count alike, and so does every value
    that a player has. What left the game's course (cards lying open in a pile without a use) is not told apart.
    """
    result = view["result"]
    if result is not None:
        winner = result["winner"]
        return 0.0 if winner is None else WON if winner == seat else -WON
    mine, theirs = (_side(view["players"][of]) for of in (seat, 1 - seat))
    return mine - theirs


def _side(player: dict[str, Any]) -> float:
    worth: float = 0.1 * sum(player["values"].values())
    for zone in player["zones"].values():
        worth += sum(_card(card) for card in zone["cards"])
        worth += 0.1 * zone["hidden"]
    return worth


def _card(card: dict[str, Any]) -> float:
    """A card that the seat sees: what stands on it now beyond what it costs."""
    if card.get("hidden"):
        return 0.5
    numbers: dict[str, int] = card["numbers"]
    return 0.5 + 0.5 * sum(figure for key, figure in numbers.items() if key != "cost")
