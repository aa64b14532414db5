"""What a player looks at to tell who stands better: an opinion for players that look ahead, no rule of the game.

Each figure is one seat's beyond the other's, but for those of the own hand, which only its owner sees.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.games.sve.ch04_zones import zones

if TYPE_CHECKING:
    from ludex.kernel.game import Game

WEIGHTS: dict[str, float] = {
    "defense": 0.10,  # of the leader
    "last defense": 0.12,  # its last eight points, which are the dearest
    "followers": 0.20,
    "attack": 0.17,
    "toughness": 0.10,
    "wards": 0.15,
    "amulets": 0.30,
    "hand": 0.26,
    "ex": 0.22,
    "evolutions": 0.12,
    "means": 0.20,  # maximum play points
    "threat": 0.9,  # how much of the other leader's defense the followers could take
    "last cards": 0.3,  # drawing from an empty deck loses
    "curve": 0.12,  # cards in one's own hand that the next turns can pay for
    "turn": 0.25,
    "last turn": 2.5,  # who is on turn could win at once with what lies on the field
    "last turn after": 0.7,  # and who is next
}
_EARLY = 5  # play points until which it matters that a hand can be played


def features(g: Game, seat: int) -> list[float]:
    """The figures, in the order of the weights."""
    mine, theirs = _side(g, seat), _side(g, 1 - seat)
    mine[11] = min(1.3, mine[3] / max(1.0, theirs[0]))
    theirs[11] = min(1.3, theirs[3] / max(1.0, mine[0]))
    found = [a - b for a, b in zip(mine, theirs, strict=True)]
    found.append(_curve(g, seat))
    on_turn = 1.0 if g.active == seat else -1.0
    found.append(on_turn)
    found.append(on_turn * _is_last(g, g.active))
    found.append(-on_turn * _is_last(g, 1 - g.active))
    return found


def _is_last(g: Game, seat: int) -> bool:
    """Whether a side's followers could take all that the other leader has left, through the Wards in their way."""
    other = 1 - seat
    needed = sum([g.chars(c).number("defense") for c in g.zone(other, zones.LEADER)])
    for c in g.zone(other, zones.FIELD):
        if g.cards[c].rested and "Ward" in (chars := g.chars(c)).keywords:
            needed += chars.number("defense")
    force = [g.chars(c).number("attack") for c in g.zone(seat, zones.FIELD) if "follower" in g.chars(c).types]
    return sum(force) >= needed


def _side(g: Game, seat: int) -> list[float]:
    values = g.values[seat]
    defense = float(sum([g.chars(c).number("defense") for c in g.zone(seat, zones.LEADER)]))
    followers = attack = toughness = wards = amulets = 0.0
    for c in g.zone(seat, zones.FIELD):
        chars = g.chars(c)
        if "follower" not in chars.types:
            amulets += 1
            continue
        followers += 1
        attack += chars.number("attack")
        toughness += chars.number("defense")
        if "Ward" in chars.keywords:
            wards += 1.5 if g.cards[c].rested else 1.0  # engaged it stands in the way
    return [
        defense, min(defense, 8.0), followers, attack, toughness, wards, amulets,
        float(len(g.zone(seat, zones.HAND))), float(len(g.zone(seat, zones.EX))),
        float(values.get("evolution points", 0) + values.get("super-evolution points", 0)),
        float(values.get("max play points", 0)), 0.0,
        float(min(0, len(g.zone(seat, zones.DECK)) - 4)),
    ]  # fmt: skip


def _curve(g: Game, seat: int) -> float:
    means = g.values[seat].get("max play points", 0)
    if means >= _EARLY:
        return 0.0
    costs = [g.chars(c).number("cost") for c in g.zone(seat, zones.HAND)]
    early = sum([1.0 for cost in costs if cost <= means + 2])
    return min(3.0, early) - 0.5 * sum([1.0 for cost in costs if cost > means + 4])
