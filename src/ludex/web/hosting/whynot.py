"""Why not: what forbids an answer, or anything to be done with a card, as far as the asking seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.kernel.decisions import Obstacle
from ludex.kernel.knowledge.sight import sees
from ludex.table.judging import obstacle, unseen
from ludex.web.hosting.news import gist_of
from ludex.web.hosting.refusal import Refusal
from ludex.web.protocol import parts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ludex.kernel.cards import Card
    from ludex.kernel.decisions import Decision
    from ludex.kernel.game import Game
    from ludex.table.languages import Language

_IN_HAND = ("play", "call", "ride", "set", "guard")
_ON_THE_TABLE = ("attack", "boost", "intercept", "block", "rush", "play")
"""The words with which answers to menus begin, by where the card lies that they are about."""
_MOST = 4


def of_key(game: Game, seat: int, key: str, spoken: Language) -> list[parts.Obstacle]:
    """The obstacle to one answer, as a client is told it; none if it may be given."""
    found = obstacle(game, seat, key)
    return [] if found is None else [_told(key, found, spoken)]


def of_card(game: Game, seat: int, card: str, spoken: Language) -> list[parts.Obstacle]:
    """What stands in the way of what one might do with a card where it lies; nothing if something may be done."""
    decision = game.decision
    assert decision is not None
    if game.named(card) < 0 or unseen(game, seat, card) is not None:
        raise Refusal("not-allowed", "You see no such card.")
    found: dict[Obstacle, str] = {}
    aside: dict[Obstacle, str] = {}
    for key in _keys(game, decision, game.cards[game.named(card)]) if decision.menu else ():
        against = obstacle(game, seat, key)
        if against is None:
            return []
        if not against.sentence.startswith(repr(key)):  # else such an action is not on this menu
            (found if _about(game, seat, key, card, against) else aside).setdefault(against, key)
    told = found or aside or {_not_asked_about(decision): ""}
    return [_told(key, against, spoken) for against, key in list(told.items())[:_MOST]]


def _about(game: Game, seat: int, key: str, card: str, against: Obstacle) -> bool:
    """Whether an obstacle is about this card, not about another that would attack it whatever it were."""
    words = key.split(" ")
    if len(words) < 3 or words[1] == card:
        return True
    return obstacle(game, seat, f"{words[0]} {words[1]} {words[1]}") != against


def _not_asked_about(decision: Decision) -> Obstacle:
    """A card that has nothing to do with what is asked."""
    return Obstacle(decision.rule, decision.refusal or f"it is not among the answers to: {decision.prompt}")


def _keys(game: Game, decision: Decision, card: Card) -> Iterator[str]:
    """Keys about a card, in the words that menus have for cards that lie like this one."""
    spec, mine = game.rules.spec.get(card.zone), card.seat == decision.seat
    if spec is None or not spec.watched:
        yield from (f"{verb} {card.tag}" for verb in _IN_HAND)
    elif mine:
        yield from (f"{verb} {card.tag}" for verb in _ON_THE_TABLE)
        yield f"attack {card.tag} leader"
        yield from (f"attack {card.tag} {other.tag}" for other in _across(game, decision.seat))
        yield from _abilities(game, card)
    else:
        yield f"target {card.tag}"
        own = (other for other in game.watched() if other.seat == decision.seat)
        yield from (f"attack {other.tag} {card.tag}" for other in own)


def _abilities(game: Game, card: Card) -> Iterator[str]:
    """Keys for the activated abilities that a card has where it lies."""
    chars = game.chars(card.id)
    for at in chars.acts:
        if card.zone in chars.abilities[at].zones:
            yield f"activate {card.tag} {at + 1}"


def _across(game: Game, seat: int) -> Iterator[Card]:
    """The opponent's cards where abilities are in force: what may be attacked is among them."""
    return (card for card in game.watched() if card.seat != seat and sees(game, seat, card))


def _told(key: str, against: Obstacle, spoken: Language) -> parts.Obstacle:
    said = spoken.sentence(against.sentence)
    sentence = said[:1].upper() + said[1:]
    return parts.Obstacle(key, against.rule, sentence, gist_of(against.rule))
