"""What is told of a finished game besides who won: cards drawn and played, opening hands changed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ludex.kernel.events import COST
from ludex.kernel.zones import OWNER

if TYPE_CHECKING:
    from ludex.kernel.events import Event
    from ludex.kernel.game import Game

Names = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Story:
    """By seat: the names of cards that came to the hand and of those played, and how many cards of the opening hand
    were changed."""

    drawn: tuple[Names, Names] = ((), ())
    played: tuple[Names, Names] = ((), ())
    changed: tuple[int, int] = (0, 0)


def story(game: Game) -> Story:
    """Read a game's events, in the words of no particular game: a hand is a zone that only its owner sees."""
    watched = frozenset(game.rules.watched)
    hands = frozenset(zone.name for zone in game.rules.zones if zone.sight is OWNER and not zone.shared)
    drawn: tuple[set[str], set[str]] = (set(), set())
    played: tuple[set[str], set[str]] = (set(), set())
    changed = [0, 0]
    for event in game.events:
        if event.card < 0:
            continue
        card = game.cards[event.card]
        if event.to in hands and event.to_seat == card.owner:
            drawn[card.owner].add(card.definition.name)
        elif event.frm in hands and event.turn == 0:
            changed[card.owner] += 1
        elif _is_play(event) or (event.frm in hands and _takes_effect(event, event.to in watched)):
            played[card.owner].add(card.definition.name)
    return Story(
        (tuple(sorted(drawn[0])), tuple(sorted(drawn[1]))),
        (tuple(sorted(played[0])), tuple(sorted(played[1]))),
        (changed[0], changed[1]),
    )


def _is_play(event: Event) -> bool:
    return event.kind == "played" and event.key == "card"


def _takes_effect(event: Event, valid: bool) -> bool:
    """Whether a card went from the hand, face up and not as a cost, to where its abilities are valid."""
    return valid and event.faceup and event.key != COST
