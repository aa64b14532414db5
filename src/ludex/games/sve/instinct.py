"""What an experienced player answers without a thought: for the imagined course of games, no rule of this one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.games.sve.ch04_zones import zones
from ludex.games.sve.ch07_turn import menus
from ludex.kernel.decisions import TURN

if TYPE_CHECKING:
    from ludex.kernel.cards import Characteristics
    from ludex.kernel.decisions import Decision
    from ludex.kernel.game import Game

_ENGAGES = "sve 7.4.3"
_ARRIVES = "sve 12.8.2"
_EVOLVES = "{evolve}"
_LEADER = "leader"
_BODY = 0.5  # what a follower is worth beside its numbers
_UNHURT = 0.35  # of the leader's defense that an attack may take without a Ward in its way


def instinct(g: Game, d: Decision) -> str | None:
    """The answer that needs no thought, or None."""
    if d.menu == menus.QUICK.name:
        return "pass"
    if d.rule == _ENGAGES:
        return d.options[0].key if len(d.options) > 1 and _in_danger(g, d.seat) else "done"
    if d.rule == _ARRIVES:
        return "yes" if _in_danger(g, d.seat) else "no"
    return _main(g, d) if d.nature == TURN else None


def _in_danger(g: Game, seat: int) -> bool:
    """Whether what the other side has on the field would hurt the leader much."""
    defense = _defense(g, seat)
    return sum([g.chars(c).number("attack") for c in g.zone(1 - seat, zones.FIELD)]) > _UNHURT * defense


def _main(g: Game, d: Decision) -> str | None:
    """Attacks that win; else the dearest card that stays, then evolving, then attacks that gain, those on the leader if
    nothing better is there. Whether a spell or another act is worth it takes a thought."""
    attacks = [(key, words[1], words[2]) for key, words in _worded(d) if words[0] == "attack" and len(words) == 3]
    if _is_last(g, d.seat, attacks):
        return next(key for key, _, on in attacks if on == _LEADER)
    plays, evolves, doubtful = _means(g, d)
    if plays or evolves:
        return max(plays)[1] if plays else evolves[0]
    if doubtful:
        return None
    best, key = 0.0, "end"
    for answer, by, on in attacks:
        gain = _gain(g, d.seat, by, on)
        if gain > best:
            best, key = gain, answer
    return key if d.find(key) is not None else d.options[-1].key


def _means(g: Game, d: Decision) -> tuple[list[tuple[int, str]], list[str], bool]:
    """Cards to play that stay on the field, with their costs; what evolves; whether there is more, such as spells."""
    plays: list[tuple[int, str]] = []
    evolves: list[str] = []
    doubtful = False
    for option in d.options:
        word, _, tag = option.key.partition(" ")
        if word == "play":
            card = g.named(tag)
            if card >= 0 and "spell" not in (chars := g.chars(card)).types:
                plays.append((chars.number("cost"), option.key))
            else:
                doubtful = True
        elif word == "activate":
            if _EVOLVES in option.label:
                evolves.append(option.key)
            else:
                doubtful = True
    return plays, evolves, doubtful


def _worded(d: Decision) -> list[tuple[str, list[str]]]:
    return [(o.key, o.key.split(" ")) for o in d.options]


def _defense(g: Game, seat: int) -> int:
    return sum([g.chars(c).number("defense") for c in g.zone(seat, zones.LEADER)])


def _is_last(g: Game, seat: int, attacks: list[tuple[str, str, str]]) -> bool:
    """Whether the attacks on the leader are enough to win."""
    force = sum([g.chars(g.named(by)).number("attack") for _, by, on in attacks if on == _LEADER])
    return 0 < force >= _defense(g, 1 - seat)


def _gain(g: Game, seat: int, by: str, on: str) -> float:
    """What an attack gains: defense of the leader, or what is destroyed beyond what is lost."""
    own = g.chars(g.named(by))
    if on == _LEADER:
        return own.number("attack") * (1.0 if _defense(g, 1 - seat) > own.number("attack") else 100.0)
    other = g.chars(g.named(on))
    won = _worth(other) if own.number("attack") >= other.number("defense") else 0.0
    lost = _worth(own) if other.number("attack") >= own.number("defense") else 0.0
    return 1.2 * won - lost


def _worth(chars: Characteristics) -> float:
    return _BODY + chars.number("attack") + 0.8 * chars.number("defense")
