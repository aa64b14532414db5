"""Wills and life (fow 1.5:4, 9.7, 10.2): producing, paying, gaining and losing."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

from msgspec.structs import replace

from ludex.enact.actions import lasting
from ludex.enact.actions.course import OneByOne
from ludex.enact.actions.finding import times
from ludex.enact.actions.optional import PAID_AT_ONCE
from ludex.enact.declining import ASKED_OF
from ludex.enact.nouns import groups, objects
from ludex.enact.playing.possible import QUESTIONS, always, payable
from ludex.enact.ruleset import LIFE
from ludex.enact.scenes import meanings
from ludex.enact.scenes.last_known import seen_by
from ludex.enact.scenes.meanings import amount
from ludex.enact.scenes.scene import bind
from ludex.enact.sorts import takes
from ludex.enact.standing.permissions import MULTIPLIED
from ludex.enact.steps.effect import ROWS, Carrying, actor, go_to, leave, scene, source, this_again
from ludex.enact.steps.multiplying import AMOUNTS, ONCE
from ludex.enact.steps.tree import WITH_X
from ludex.enact.unsupported import ASKED
from ludex.enact.values.attributes import chosen_word
from ludex.enact.values.body import Body
from ludex.games.fow.text import nodes
from ludex.games.fow.text.verbs import chase_verbs
from ludex.kernel.decisions import CHOOSE, Decision, Option
from ludex.kernel.frames import Ask, happened, number_given
from ludex.lang import ast

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ludex.enact.ruleset import TextRuleset
    from ludex.enact.scenes.scene import Look, Scene
    from ludex.kernel.cards import CardRef
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game

ATTRIBUTES = {"light": "W", "fire": "R", "water": "U", "wind": "G", "darkness": "B"}
SYMBOLS = tuple(ATTRIBUTES.values())


class Produced(Carrying):
    """How many wills are still to be chosen, and those that are."""

    left: int
    made: tuple[str, ...]


# -- producing (fow 9.7) ---------------------------------------------------------------------------
def _produce(g: Game, f: Frame[Produced], node: nodes.Produce) -> Signal | None:
    """So many times; what is produced is chosen once, or each time anew."""
    number = 1 if node.amount is None else times(scene(g, f), node.amount)
    f.local["left"], f.local["made"] = number, ()
    if not number:
        leave(f)
    return None


def _which(g: Game, f: Frame[Carrying], node: nodes.Produce) -> Signal | None:
    """Which of several wills, where the text leaves it open."""
    if len(node.options) == 1:
        f.answer = 0
        return None
    options = [Option(f"produce {_words(w)}", i, f"Produce {_words(w)}") for i, w in enumerate(node.options)]
    rule = g.rules.cite("produce")
    return Ask(Decision(actor(f), CHOOSE, rule, "Produce which will?", options, card=source(f).card))


def _words(wills: nodes.Wills) -> str:
    return "".join(f"{{{symbol}}}" for symbol in wills.symbols)


def _produced(g: Game, f: Frame[Produced], node: nodes.Produce) -> Signal | None:
    """Until all of it has been chosen; then it is produced at once."""
    left, made, at = f.local["left"], f.local["made"], number_given(f)
    chosen = tuple(_symbol(scene(g, f), s) for s in node.options[at].symbols)
    again = 1 if node.mixed else left
    f.local["left"], f.local["made"] = left - again, (*made, *chosen * again)
    if left > again:
        go_to(f, _which)
        return None
    f.answer = ()
    return chase_verbs(g).produce(g, f, actor(f), (*made, *chosen * again), source(f), node.only)


def _symbol(sc: Scene, symbol: str) -> str:
    return str(sc.number("x")) if symbol == "X" else symbol


def _produce_as(g: Game, f: Frame[Carrying], node: nodes.ProduceAs) -> Signal | None:
    """One will of an attribute that cards could produce or have, or of the chosen one. Where no card is named, none is
    chosen, but an attribute of all that there are."""
    sc = scene(g, f)
    kinds = kinds_produced(sc, node, _producing(sc, node))
    if not kinds:
        f.answer = ()
        leave(f)
        return None
    options = [Option(f"produce {{{s}}}", s, f"Produce {{{s}}}") for s in kinds]
    rule = g.rules.cite("produce")
    return Ask(Decision(actor(f), CHOOSE, rule, "Produce which will?", options, card=source(f).card))


def _producing(sc: Scene, node: nodes.ProduceAs) -> Iterable[CardRef]:
    """The cards whose attributes there are to choose from."""
    of = node.of
    if isinstance(of, ast.Some) and of.binding not in sc.bind:
        return groups.counted(sc, of.group)
    return () if of is None else objects.refs(sc, of)


def kinds_produced(sc: Scene, node: nodes.ProduceAs, refs: Iterable[CardRef]) -> tuple[str, ...]:
    """The attributes among which a player chooses: of the cards named, or the chosen one."""
    if node.of is None:
        word = chosen_word(sc, "attribute")
        return (ATTRIBUTES[word],) if isinstance(word, str) and word in ATTRIBUTES else ()
    seen = [seen_by(sc, ref) for ref in refs]
    return tuple(s for s in SYMBOLS if any(s in _kinds_of(look) for look in seen))


def _kinds_of(look: Look) -> frozenset[str]:
    """The attribute symbols of a card's attributes, and of the wills its abilities could produce."""
    own = {ATTRIBUTES[name] for name in look.chars.label("attribute") if name in ATTRIBUTES}
    for made in look.chars.abilities:
        steps = made.body.effect.steps if isinstance(made.body, Body) else ()
        own |= {s for step in steps if isinstance(step, nodes.Produce) for w in step.options for s in w.symbols}
    return frozenset(own)


def _produced_as(g: Game, f: Frame[Carrying], node: nodes.ProduceAs) -> Signal | None:
    return chase_verbs(g).produce(g, f, actor(f), (str(f.answer),), source(f))


# -- life (fow 1.5:4) ------------------------------------------------------------------------------
def _gain_life(g: Game, f: Frame[Carrying], node: nodes.GainLife) -> Signal | None:
    much = times(scene(g, f), node.amount)
    f.answer = ()
    return chase_verbs(g).life(g, f, actor(f), much, source(f), verb="gain") if much else None


def _lose_life(g: Game, f: Frame[Carrying], node: nodes.LoseLife) -> Signal | None:
    """It is no damage, so nothing that speaks of damage hears it."""
    much = times(scene(g, f), node.amount)
    f.answer = ()
    return chase_verbs(g).life(g, f, actor(f), -much, source(f), verb="lose") if much else None


def _life_told(g: Game, f: Frame[Carrying], node: nodes.GainLife | nodes.LoseLife) -> Signal | None:
    """What was gained or lost is what "that much" speaks of."""
    much = sum(abs(e.amount) for e in happened(f))
    event = scene(g, f).event
    if much and "that much" not in scene(g, f).bind and (event is None or not event.amount):
        bind(f, "that much", much)
    f.answer = None
    return None


def _set_life(g: Game, f: Frame[OneByOne], node: nodes.SetLife) -> Signal | None:
    """A player's life becomes a number, which may be about that player: one after another if several are meant."""
    queue = f.local.get("queue")
    left = queue if queue is not None else meanings.seats(scene(g, f), node.player)
    f.local["queue"] = left[1:] or None
    f.answer = ()
    if not left:
        return None
    if len(left) > 1:
        this_again(f)
    told = replace(scene(g, f), they=left[0])
    change = amount(told, node.amount) - g.value(left[0], LIFE)
    return chase_verbs(g).life(g, f, left[0], change, source(f), verb="set") if change else None


def _spent_on_anything(node: nodes.Produce, rules: TextRuleset) -> Iterator[str]:
    if node.only and nodes.SpendOnly not in rules.permits:
        yield "nothing keeps will from being spent on something else"


MOST_WILLS = 999


def _times(wills: nodes.Wills, factor: int) -> nodes.Wills:
    """So many times as many wills; nobody pays more than a price of MOST_WILLS."""
    factor = min(factor, MOST_WILLS)
    symbols: list[str] = []
    for symbol in wills.symbols:
        symbols += [str(min(MOST_WILLS, int(symbol) * factor))] if symbol.isdigit() else [symbol] * factor
    return nodes.Wills(tuple(symbols[:MOST_WILLS]))


def _pay_wills(node: nodes.PayWills, rules: TextRuleset) -> Iterator[str]:
    """How many wills are paid is said by symbols, X among them."""
    if node.wills is None:
        yield "nothing says how any number of wills is paid"


def _shifted(node: nodes.PayShift, factor: int) -> nodes.PayShift:
    return dataclasses.replace(node, wills=_times(node.wills, factor))


ROWS[nodes.Produce] = (_produce, _which, _produced)
ROWS[nodes.ProduceAs] = (_produce_as, _produced_as)
ROWS[nodes.PayWills] = PAID_AT_ONCE
ROWS[nodes.GainLife] = (_gain_life, _life_told)
ROWS[nodes.LoseLife] = (_lose_life, _life_told)
ROWS[nodes.SetLife] = (_set_life,)
QUESTIONS[nodes.SetLife] = always
ASKED[nodes.Produce] = _spent_on_anything
ONCE.add(nodes.Produce)
AMOUNTS.update((nodes.GainLife, nodes.LoseLife))
takes("spell", (nodes.SpendOnly, "what"))
QUESTIONS[nodes.PayWills] = payable
ASKED[nodes.PayWills] = _pay_wills
WITH_X[nodes.Wills] = lambda wills: "X" in wills.symbols
MULTIPLIED[nodes.PayShift] = _shifted
lasting.ONCE[nodes.PayShift] = lambda node: node.next_only
takes("ability", (nodes.PayShift, "what"))
ASKED_OF[nodes.PayWills] = "wills"
