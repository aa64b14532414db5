"""Putting and summoning (sve 5.5): cards are moved, tokens are created (sve 5.5.2, 9.1.2)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Literal, NotRequired

from ludex.enact.actions.finding import FIND, binding_of, cards, follow, parts_of
from ludex.enact.actions.moving import owner_of_zone, put_to
from ludex.enact.nouns import groups
from ludex.enact.ruleset import text_rules
from ludex.enact.scenes.scene import bind, held
from ludex.enact.steps.effect import ACTS, ROWS, Carrying, StepRow, actor, bindings, go_past, go_to, scene, source
from ludex.enact.steps.tree import TOKENS
from ludex.kernel import choices
from ludex.kernel.cards import CardRef
from ludex.kernel.decisions import CHOOSE, Decision, Option
from ludex.kernel.events import CREATE
from ludex.kernel.frames import Ask, happened, number_given
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game

Puts = ast.Put | ast.ToField
_EITHER = "top or bottom"
MOST_TOKENS = 99  # at once: no zone has room for more
Made = ast.Tokens | ast.TokenChoice | ast.TokenSet
SPOKEN = (ast.Ref, ast.This)


class Putting(Carrying):
    """The names of the tokens that are created, which part of them is settled now and how many of it are left (-1: not
    said yet), and the end of a deck that was chosen."""

    names: tuple[str, ...]
    token: int
    number: int
    end: NotRequired[Literal["", "top", "bottom"]]


def tokens_in(node: ast.Placing) -> tuple[Made, ...]:
    """The tokens among what an action puts somewhere."""
    return tuple(part for part in parts_of(node) if isinstance(part, TOKENS))


def names_of(part: Made) -> tuple[str, ...]:
    """What those tokens may be called."""
    return (part.name,) if isinstance(part, ast.Tokens) else part.names


def _start(g: Game, f: Frame[Putting], node: ast.Placing) -> Signal | None:
    f.local["names"], f.local["token"], f.local["number"], f.answer = (), 0, -1, None
    return None


def _ask(g: Game, f: Frame[Putting], node: ast.Placing) -> Signal | None:
    """Settle how many tokens and, where the text leaves that open, which."""
    parts = tokens_in(node)
    while True:
        at, number, names = f.local["token"], f.local["number"], f.local["names"]
        if at >= len(parts):
            go_past(f, _take)
            return None
        part = parts[at]
        if number < 0:
            low, high = _span(g, f, node, part)
            if low < high:
                rule = g.rules.cite("create")
                return choices.number(actor(f), low, high, rule=rule, prompt="How many tokens?", card=source(f).card)
            number = high
        if isinstance(part, ast.TokenChoice) and number > 0:
            f.local["number"] = number
            options = [Option(f"token {name}", name, name) for name in part.names]
            rule = g.rules.cite("create")
            return Ask(Decision(actor(f), CHOOSE, rule, "Which token?", options, card=source(f).card))
        if not isinstance(part, ast.TokenChoice):
            names = (*names, *names_of(part) * number)
        f.local["names"], f.local["token"], f.local["number"] = names, at + 1, -1


def _take(g: Game, f: Frame[Putting], node: ast.Placing) -> Signal | None:
    answer, names, number = f.answer, f.local["names"], f.local["number"]
    if isinstance(answer, str):
        f.local["names"], f.local["number"] = (*names, answer), number - 1
    else:
        f.local["number"] = number_given(f)
    go_to(f, _ask)
    return None


def _span(g: Game, f: Frame[Carrying], node: ast.Placing, part: Made) -> tuple[int, int]:
    """How few and how many tokens may be created: any number is as many as the zone can hold."""
    places: tuple[ast.Destination, ...] = (node.to,) if isinstance(node, ast.Put) else getattr(node, "places", ())
    zones = [to.zone for to in places] or [text_rules(g).field]
    room = sum(g.rules.spec[zone].capacity or 0 for zone in zones)
    most = MOST_TOKENS if not isinstance(part.quantity, ast.AnyNumber) else room
    low, high = groups.bounds(scene(g, f), part.quantity, most)
    high = max(0, min(high, most))
    return max(0, min(low, high)), high


def _create(g: Game, f: Frame[Putting], node: Puts) -> Signal | None:
    """Create the tokens in the zone named (sve 5.5.2), or on the field of who summons them (sve 5.5.2.1)."""
    names = f.local["names"]
    f.answer = ()
    if not names:
        return None
    zone, seat = _where(g, f, node)
    return make(g, f, names, zone, seat, node.state)


def make(g: Game, f: Frame[Carrying], names: tuple[str, ...], zone: str, seat: int, state: str = "") -> Signal | None:
    """Create tokens in a zone of a player, or of who carries out the text."""
    owner = seat if seat >= 0 else actor(f)
    return text_rules(g).verbs.create(g, f, ((owner, names),), zone, source(f), state=state)


def _where(g: Game, f: Frame[Carrying], node: Puts) -> tuple[str, int]:
    if isinstance(node, ast.Put):
        return node.to.zone, owner_of_zone(g, f, node.to)
    return text_rules(g).field, actor(f)


def created(g: Game, f: Frame[Carrying], node: Puts) -> Signal | None:
    """The text speaks of the tokens that were created."""
    made = [e for e in happened(f) if e.kind == CREATE and e.card >= 0]
    for part in tokens_in(node):
        if part.binding:
            mine = [e for e in made if g.cards[e.card].definition.name in names_of(part)]
            bind(f, part.binding, tuple(CardRef(e.card, e.arrived) for e in mine))
    f.answer = None
    return None


def _ask_end(g: Game, f: Frame[Putting], node: Puts) -> Signal | None:
    """On the top or the bottom of a deck is for the player to say who puts the cards there, once for all of them
    (sve 3.1.2.4.1; ruling cfv-R56)."""
    f.local["end"] = ""
    if not isinstance(node, ast.Put) or node.to.end != _EITHER or not cards(g, f, node):
        go_to(f, _put)
        return None
    options = [Option(end, end, end) for end in ("top", "bottom")]
    rule, prompt = g.rules.cite("put"), "On the top or the bottom?"
    return Ask(Decision(actor(f), CHOOSE, rule, prompt, options, card=source(f).card))


def _take_end(g: Game, f: Frame[Putting], node: Puts) -> Signal | None:
    f.local["end"] = "top" if f.answer == "top" else "bottom"
    return None


def _put(g: Game, f: Frame[Putting], node: Puts) -> Signal | None:
    there = cards(g, f, node)
    f.answer = ()
    end = f.local["end"]
    if isinstance(node, ast.Put) and end:
        node = replace(node, to=replace(node.to, end=end))
    return _put_cards(g, f, there, node) if there else None


def _put_cards(g: Game, f: Frame[Carrying], there: tuple[int, ...], node: Puts) -> Signal | None:
    if isinstance(node, ast.ToField):
        zone, seat = _where(g, f, node)
        return text_rules(g).verbs.put(g, f, there, zone, seat, source(f), kind="summon", state=node.state)
    return put_to(g, f, there, node.to, kind="put", state=node.state)


def follow_all(g: Game, f: Frame[Carrying], node: ast.Placing) -> Signal | None:
    """Follow the cards; tokens were bound when they were created. What could not be put there is remembered."""
    kept = {binding_of(part): scene(g, f).bind.get(binding_of(part), ()) for part in tokens_in(node)}
    stayed = _stayed(g, f, node) if isinstance(node, Puts) else ()
    if stayed:
        bind(f, "stayed", (*held(bindings(f), "stayed"), *stayed))
    follow(g, f, node)
    for number, refs in kept.items():
        if number > 0:
            bind(f, number, refs)
    return None


def _stayed(g: Game, f: Frame[Carrying], node: Puts) -> tuple[CardRef, ...]:
    """The cards spoken of that were to be put somewhere and lie where they were."""
    zone = node.to.zone if isinstance(node, ast.Put) else text_rules(g).field
    spoken = [refs for part, refs in zip(parts_of(node), f.local["found"], strict=False) if isinstance(part, SPOKEN)]
    there = ((ref, g.find(ref)) for refs in spoken for ref in refs)
    return tuple(ref for ref, card in there if card is not None and card.zone != zone)


SETTLE_TOKENS: tuple[StepRow, ...] = (_start, _ask, _take)
PUT: tuple[StepRow, ...] = (*FIND, *SETTLE_TOKENS, _create, created, _ask_end, _take_end, _put, follow_all)

ROWS[ast.Put] = PUT
ACTS[ast.Put] = _put_cards
