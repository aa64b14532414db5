"""Why not: what forbids an answer, or anything to be done with a card, as far as the asking seat may know.

A key that names a card which the seat does not see is never judged: the verdict, or the name in its sentence, would
say what the card is.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from ludex.kernel.decisions import Obstacle
from ludex.kernel.seeing import sees
from ludex.web.hosting.news import gist_of
from ludex.web.hosting.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ludex.kernel.decisions import Decision
    from ludex.kernel.game import Game

_CARD = re.compile(r"\bc(\d+)\b")
_VERBS = ("play", "call", "ride", "set", "attack", "target", "boost", "guard", "intercept", "block", "rush", "pick")
_MOST = 8


def unseen(game: Game, seat: int, key: str) -> str | None:
    """The first card that a key names and its seat does not see."""
    for number in _CARD.findall(key):
        if int(number) >= len(game.cards) or not sees(game, seat, game.cards[int(number)]):
            return f"c{number}"
    return None


def obstacle(game: Game, seat: int, key: str) -> Obstacle | None:
    """What forbids an answer to the seat's own decision, or None."""
    decision = game.decision
    assert decision is not None
    if decision.find(key) is not None:
        return None
    hidden = unseen(game, seat, key)
    if hidden is not None:
        return Obstacle(decision.rule, f"you see no card {hidden}")
    return game.why_not(key)


def of_key(game: Game, seat: int, key: str) -> list[dict[str, Any]]:
    """The obstacle to one answer, as a client is told it; none if it may be given."""
    found = obstacle(game, seat, key)
    return [] if found is None else [_told(key, found)]


def of_card(game: Game, seat: int, card: str) -> list[dict[str, Any]]:
    """What stands in the way of everything that might be done with a card now."""
    decision = game.decision
    assert decision is not None
    if not re.fullmatch(r"c\d{1,6}", card) or unseen(game, seat, card) is not None:
        raise Refusal("not-allowed", "You see no such card.")
    found: dict[tuple[str, str], dict[str, Any]] = {}
    for key in _keys(game, decision, card):
        against = obstacle(game, seat, key)
        if against is not None and not against.sentence.startswith(repr(key)):
            found.setdefault((against.rule, against.sentence), _told(key, against))
        if len(found) == _MOST:
            break
    return list(found.values())


def _keys(game: Game, decision: Decision, card: str) -> Iterator[str]:
    """Keys that would be about a card, in the words of this kind of decision."""
    verbs = dict.fromkeys([*(o.key.partition(" ")[0] for o in decision.options), *_VERBS])
    if not decision.menu:
        yield f"{next(iter(verbs))} {card}"
        return
    for verb in verbs:
        yield f"{verb} {card}"
        if verb == "attack":
            yield f"{verb} {card} leader"
            yield from (f"{verb} {card} c{target}" for target in _facing(game, decision.seat))
    abilities = len(game.chars(int(card[1:])).abilities)
    yield from (f"activate {card} {number}" for number in range(1, abilities + 1))


def _facing(game: Game, seat: int) -> list[int]:
    """The opponent's cards where abilities are in force: what may be attacked is among them."""
    return [card.id for card in game.watched() if card.seat != seat and sees(game, seat, card)]


def _told(key: str, against: Obstacle) -> dict[str, Any]:
    sentence = against.sentence[:1].upper() + against.sentence[1:]
    return {"key": key, "rule": against.rule, "sentence": sentence, "gist": gist_of(against.rule)}
