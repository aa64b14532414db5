"""What an experienced player answers without a thought: for the imagined course of games, no rule of this one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.games.fow.ch03_zones import zones
from ludex.games.fow.ch06_priority import menus
from ludex.games.fow.ch08_battle import roles
from ludex.kernel.decisions import PAYMENT, WINDOW

if TYPE_CHECKING:
    from ludex.kernel.decisions import Decision
    from ludex.kernel.game import Game

_WON = 100.0
_BODY = 0.3  # what a resonator is worth beside its numbers


def instinct(g: Game, d: Decision) -> str | None:
    """The answer that needs no thought, or None."""
    if d.nature == WINDOW and d.find("pass") is not None:
        return "pass"
    if d.find("call") is not None:
        return "call"
    if d.find("main") is not None and d.find("end") is not None:
        return "end"
    if d.nature == PAYMENT:
        return next((o.key for o in d.options if _pays_with_stone(g, o.key)), d.options[0].key)
    if d.menu == menus.BLOCK.name:
        return _block(g, d)
    if d.menu == menus.ATTACK.name:
        return _attack(g, d)
    if d.find("battle") is not None and not any([o.key.startswith("play ") for o in d.options]):
        return "battle" if _would_attack(g, d.seat) else _on(d)
    return None


def _on(d: Decision) -> str | None:
    return next((key for key in ("pass", "end") if d.find(key) is not None), None)


def _pays_with_stone(g: Game, key: str) -> bool:
    words = key.split(" ")
    card = g.named(words[1]) if len(words) > 1 and words[0] == "rest" else -1
    return card >= 0 and g.cards[card].zone == zones.STONES


def _worth(g: Game, card: int) -> float:
    chars = g.chars(card)
    return _BODY + (chars.number("attack") + 0.6 * chars.number("defense")) / 1000


def _left(g: Game, card: int) -> int:
    """Damage that destroys it."""
    return g.chars(card).number("defense") - g.cards[card].count("damage")


def _fighters(g: Game, seat: int) -> list[int]:
    found = (*g.zone(seat, zones.FIELD), *g.zone(seat, zones.RULER))
    return [c for c in found if not g.cards[c].rested and g.chars(c).types & {"resonator", "J-ruler"}]


def _gain(g: Game, seat: int, by: int, on: int) -> float:
    """What an attack brings, if the other player blocks as it is best for them."""
    attack = g.chars(by).number("attack")
    if "player" in g.chars(on).types:
        if _is_last(g, seat):
            return _WON
        gain = _WON if attack >= g.value(1 - seat, "life") else attack / 2000
    else:
        gain = _fight(g, by, on)
    return min([gain, *(_fight(g, by, c) for c in _fighters(g, 1 - seat) if c != on)])


def _is_last(g: Game, seat: int) -> bool:
    """Whether the attacks that are left win, though each that can block stops one of them."""
    force = sorted([g.chars(c).number("attack") for c in _fighters(g, seat)])
    unblocked = max(0, len(force) - len(_fighters(g, 1 - seat)))
    return sum(force[:unblocked]) >= max(1, g.value(1 - seat, "life"))


def _fight(g: Game, by: int, on: int) -> float:
    """What comes of two that fight: what is destroyed, for and against who attacks."""
    won = _worth(g, on) if g.chars(by).number("attack") >= _left(g, on) else 0.0
    lost = _worth(g, by) if g.chars(on).number("attack") >= _left(g, by) else 0.0
    return won - lost


def _would_attack(g: Game, seat: int) -> bool:
    own = _fighters(g, seat)
    there = [*g.zone(1 - seat, zones.PLAYER), *(c for c in g.zone(1 - seat, zones.FIELD) if g.cards[c].rested)]
    return any([_gain(g, seat, by, on) > 0 for by in own for on in there])


def _attack(g: Game, d: Decision) -> str | None:
    best, key = 0.0, _forfeit(d)
    for option in d.options:
        words = option.key.split(" ")
        if words[0] != "attack" or len(words) < 3:
            continue
        by, on = g.named(words[1]), g.named(words[2])
        if by >= 0 and on >= 0 and (gain := _gain(g, d.seat, by, on)) > best:
            best, key = gain, option.key
    return key


def _forfeit(d: Decision) -> str:
    return next((o.key for o in d.options if o.key in ("forfeit", "end", "pass", "done")), d.options[0].key)


def _block(g: Game, d: Decision) -> str | None:
    """Block where that gains, or where the attack would be the last."""
    contest = roles.contest(g)
    if contest is None:
        return None
    by, on = contest.by[0], contest.on[0]
    on_player = "player" in g.chars(on).types
    least = contest.force / 2000 if on_player else -_fight(g, by, on)
    if on_player and contest.force >= g.value(d.seat, "life"):
        least = 1000.0
    best, key = -least, "pass"
    for option in d.options:
        words = option.key.split(" ")
        card = g.named(words[1]) if words[0] == "block" and len(words) == 2 else -1
        if card >= 0 and (gain := -_fight(g, by, card)) > best:
            best, key = gain, option.key
    return key if d.find(key) is not None else None
