"""A bot that reads its view, written with types: mypy --strict and pyright accept it without a cast.

    ludex sim sve --bots examples.typed_bot:Weighing random --games 20
"""

from __future__ import annotations

import ludex


class Weighing:
    """Attacks while it has more on the table than the opponent; else it takes what comes first."""

    def answer(self, chair: ludex.Chair, decision: ludex.Decision) -> str:
        """The key of an option."""
        view = chair.look(since=0)
        mine, theirs = (weight(view.players[seat]) for seat in (chair.seat, 1 - chair.seat))
        attacks = [option for option in decision.options if option.key.startswith("attack")]
        if attacks and mine >= theirs:
            return attacks[0].key
        return decision.options[0].key


def weight(player: ludex.PlayerView) -> int:
    """The numbers of everything a player has in the open."""
    return sum(sum(card.numbers.values()) for zone in player.zones.values() for card in zone.cards)


def winner(seed: int) -> int | None:
    """Who wins a game between two of them."""
    game = ludex.new("sve", decks=("kiln", "derby"), seed=seed)
    ludex.Session(game, {0: Weighing(), 1: Weighing()})
    return None if game.result is None else game.result.winner
