"""What a player looks at to tell who stands better: an opinion for players that look ahead, no rule of the game.

Each figure is one seat's beyond the other's, but for those of the own hand, which only its owner sees.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.games.fow.ch03_zones import zones

if TYPE_CHECKING:
    from ludex.kernel.game import Game

WEIGHTS: dict[str, float] = {
    "life": 0.45,  # in thousands
    "last life": 0.8,  # the last thousand, which is the dearest
    "resonators": 0.25,
    "attack": 1.0,  # in thousands
    "toughness": 0.6,
    "ready": 0.1,  # recovered: they can block
    "others": 0.2,  # regalia, additions and whatever else lies on the field
    "hand": 0.3,
    "standby": 0.25,
    "stones": 0.35,
    "judged": 0.5,  # a J-ruler
    "threat": 0.9,  # how much of the other player's life could be taken
    "waiting": 0.3,  # what one has played and is not resolved yet
    "last cards": 0.3,  # who cannot draw loses
    "curve": 0.12,  # cards in one's own hand that the next turns can pay for
    "turn": 0.2,
    "last turn": 2.0,  # who is on turn could win at once with what lies on the field
    "last turn after": 0.5,  # and who is next
}
_EARLY = 5
_FIGHTING = frozenset({"resonator", "J-ruler"})


def features(g: Game, seat: int) -> list[float]:
    """The figures, in the order of the weights."""
    mine, theirs = _side(g, seat), _side(g, 1 - seat)
    mine[11] = min(1.3, mine[3] / max(0.1, theirs[0]))
    theirs[11] = min(1.3, theirs[3] / max(0.1, mine[0]))
    found = [a - b for a, b in zip(mine, theirs, strict=True)]
    found.append(_curve(g, seat))
    on_turn = 1.0 if g.active == seat else -1.0
    found.append(on_turn)
    found.append(on_turn * _is_last(g, g.active))
    found.append(-on_turn * _is_last(g, 1 - g.active))
    return found


def _is_last(g: Game, seat: int) -> bool:
    """Whether a side's attacks could take all life that the other has left, if each that can block stops one."""
    force = sorted([g.chars(c).number("attack") for c in _fighters(g, seat)])
    blocked = sum([not g.cards[c].rested for c in _fighters(g, 1 - seat)])
    return sum(force[: max(0, len(force) - blocked)]) >= max(1, g.value(1 - seat, "life"))


def _fighters(g: Game, seat: int) -> list[int]:
    found = (*g.zone(seat, zones.FIELD), *g.zone(seat, zones.RULER))
    return [c for c in found if not g.chars(c).types.isdisjoint(_FIGHTING)]


def _side(g: Game, seat: int) -> list[float]:
    life = g.value(seat, "life") / 1000
    resonators = attack = toughness = ready = others = judged = 0.0
    for c in (*g.zone(seat, zones.FIELD), *g.zone(seat, zones.RULER)):
        chars = g.chars(c)
        if "J-ruler" in chars.types:
            judged += 1
        elif "resonator" in chars.types:
            resonators += 1
        else:
            others += "ruler" not in chars.types
            continue
        attack += chars.number("attack") / 1000
        toughness += max(0, chars.number("defense") - g.cards[c].count("damage")) / 1000
        ready += not g.cards[c].rested
    own = [c for c in g.zone(0, zones.CHASE) if c in g.played and g.played[c].source.seat == seat]
    waiting = sum([_in_chase(g, c) for c in own])
    return [
        life, max(0.0, min(life, 1.0)), resonators, attack, toughness, ready, others,
        float(len(g.zone(seat, zones.HAND))), float(len(g.zone(seat, zones.STANDBY))),
        float(len(g.zone(seat, zones.STONES))), judged, 0.0, waiting,
        float(min(0, len(g.zone(seat, zones.DECK)) - 4)),
    ]  # fmt: skip


def _in_chase(g: Game, card: int) -> float:
    """What waits in the chase is nearly as good as done."""
    chars = g.chars(card)
    if "resonator" in chars.types:
        return 1.0 + (chars.number("attack") + chars.number("defense")) / 400
    return 0.0 if "ability" in chars.types or "life break" in chars.types else 1.0


def _curve(g: Game, seat: int) -> float:
    stones = len(g.zone(seat, zones.STONES))
    if stones >= _EARLY:
        return 0.0
    costs = [g.chars(c).number("cost") for c in g.zone(seat, zones.HAND)]
    early = sum([1.0 for cost in costs if cost <= stones + 2])
    return min(3.0, early) - 0.5 * sum([1.0 for cost in costs if cost > stones + 4])
