"""What players learn and choose (sve 5.8, 5.11, 5.20, 5.21, 5.33): select, look, reveal, search, roll, declare."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludex.enact.actions import naming
from ludex.enact.actions.finding import (
    FIND,
    cards,
    choose,
    found,
    is_open,
    parts_of,
    times,
    whole,
)
from ludex.enact.actions.moving import shuffle_deck
from ludex.enact.nouns import groups, objects
from ludex.enact.ruleset import text_rules
from ludex.enact.scenes import meanings
from ludex.enact.scenes.scene import Scene, bind, held
from ludex.enact.standing import permissions
from ludex.enact.standing.prohibitions import obstacle as forbids
from ludex.enact.steps.arranging import AfterSearch
from ludex.enact.steps.candidates import conditional, is_placed, is_public
from ludex.enact.steps.effect import ACTS, ROWS, Carrying, actor, bindings, go_past, go_to, leave, scene, source
from ludex.kernel import choices
from ludex.kernel.decisions import CHOOSE, Decision, Option
from ludex.kernel.events import Event
from ludex.kernel.frames import Ask, happened, picked
from ludex.kernel.pipeline.perform import perform
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.cards import Definition
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game


class Selecting(Carrying):
    """Whether something is left to select."""

    news: bool


class Looking(Carrying):
    """How many cards were looked at, one after another."""

    looked: int


class Rolling(Carrying):
    """The dice that may still be rolled again; nothing once all are asked about."""

    queue: tuple[int, ...] | None


# -- selecting -------------------------------------------------------------------------------------
def _settled(g: Game, f: Frame[Selecting], node: ast.Select) -> Signal | None:
    """Whether something is left to select; what was selected on playing is not selected again."""
    f.local["news"] = any(is_open(f, part) for part in parts_of(node))
    return None


def _selected(g: Game, f: Frame[Selecting], node: ast.Select) -> Signal | None:
    """Cards that all players see have been selected by a player's card or ability."""
    if not f.local["news"]:
        return None
    rule, by = g.rules.cite("select"), actor(f)
    seen = [c for c in cards(g, f, node) if is_public(g, c)]
    return perform(g, f, [Event("selected", rule, card=c, seat=by, source=source(f)) for c in seen])


# -- looking ---------------------------------------------------------------------------------------
def _look_first(g: Game, f: Frame[Looking], node: ast.Look) -> Signal | None:
    """Up to a number of cards are looked at one after another (sve 5.11.2), the top one first (sve 5.11.2.1); otherwise
    all at once (sve 5.11.1)."""
    f.local["looked"] = 0
    if not (isinstance(node.at, ast.TopCards) and node.at.up_to):
        go_past(f, _look_next)
    return None


def _look_more(g: Game, f: Frame[Looking], node: ast.Look) -> Signal | None:
    """The player may end here (sve 5.11.2.2)."""
    at = node.at
    looked = f.local["looked"]
    assert isinstance(at, ast.TopCards)
    every = objects.refs(scene(g, f), at)
    if looked >= len(every):
        if at.binding:
            bind(f, at.binding, every[:looked])
        leave(f)
        return None
    rule = g.rules.cite("look up to")
    return choices.confirm(actor(f), rule=rule, prompt="Look at the next card?", card=source(f).card)


def _look_next(g: Game, f: Frame[Looking], node: ast.Look) -> Signal | None:
    """The player looks at the next card (sve 5.11.2.3), one deeper each time until the number is reached
    (sve 5.11.2.4)."""
    at = node.at
    looked = f.local["looked"]
    assert isinstance(at, ast.TopCards)
    every = objects.refs(scene(g, f), at)
    if not f.answer:
        if at.binding:
            bind(f, at.binding, every[:looked])
        leave(f)
        return None
    f.local["looked"] = looked + 1
    go_to(f, _look_more)
    return text_rules(g).verbs.look(g, f, actor(f), (every[looked].id,), source(f))


def _look(g: Game, f: Frame[Carrying], node: ast.Look) -> Signal | None:
    there = cards(g, f, node)
    return text_rules(g).verbs.look(g, f, actor(f), there, source(f)) if there else None


# -- revealing -------------------------------------------------------------------------------------
def _reveal(g: Game, f: Frame[Carrying], node: ast.Reveal) -> Signal | None:
    """All players see the cards, which stay where they are (sve 5.21.1)."""
    return _show(g, f, cards(g, f, node))


def _reveal_cards(g: Game, f: Frame[Carrying], there: tuple[int, ...], node: ast.Reveal) -> Signal | None:
    return _show(g, f, there)


def _show(g: Game, f: Frame[Carrying], there: tuple[int, ...]) -> Signal | None:
    f.answer = ()
    if not there:
        return None
    shown = held(bindings(f), "revealed")
    bind(f, "revealed", (*shown, *(g.cards[c].ref for c in there)))
    return text_rules(g).verbs.reveal(g, f, there, source(f))


# -- searching -------------------------------------------------------------------------------------
def _search(g: Game, f: Frame[Carrying], node: ast.Search) -> Signal | None:
    """Only the searching player looks through the deck. A search among cards that lie elsewhere, or that the text has
    just spoken of, is no search of the deck."""
    seat = meanings.seat(scene(g, f), node.whose)
    if _elsewhere(g, node):  # cfv 10.1.9.1
        f.local["found"] = ()
        return None
    waiting = held(bindings(f), "searched")
    bind(f, "searched", (*waiting, (node.what.binding, seat)))
    f.local["found"] = ()
    deck = g.zone(seat, node.zone)
    f.answer = ()
    if forbids(g, "search", Event("search", "", seat=actor(f))) is not None:
        leave(f)
        return None
    return text_rules(g).verbs.look(g, f, actor(f), deck, source(f)) if deck else None  # sve 5.8.1


def _sought(node: ast.Search) -> tuple[ast.Some, ...]:
    return tuple(part for part in parts_of(node) if isinstance(part, ast.Some))


def _elsewhere(g: Game, node: ast.Search) -> bool:
    groups_ = [part.group for part in _sought(node)]
    return any(is_placed(x) and node.zone not in groups.zones_of(x, text_rules(g)) for x in groups_)


def _find(g: Game, f: Frame[Carrying], node: ast.Search) -> Signal | None:
    """Find cards: with a mere number they must be found (sve 5.8.1.1). Several are found one after another."""
    return choose(g, f, node, _sought(node)[len(f.local["found"])])


def _find_next(g: Game, f: Frame[Carrying], node: ast.Search) -> Signal | None:
    lists, sought = f.local["found"], _sought(node)
    refs = tuple(g.cards[c].ref for c in picked(f))
    f.local["found"] = (*lists, refs)
    if sought[len(lists)].binding:
        bind(f, sought[len(lists)].binding, refs)
    if len(lists) + 1 < len(sought):
        go_to(f, _find)
    return None


def _show_found(g: Game, f: Frame[Carrying], node: ast.Search) -> Signal | None:
    """Cards that had to meet a condition are revealed to show that they do (sve 5.8.1.2)."""
    whole(f, node)
    if not text_rules(g).searching.shows or not any(conditional(part.group) for part in _sought(node)):
        return None
    return _show(g, f, tuple(ref.id for ref in found(f, node)))


def _after_search(g: Game, f: Frame[Carrying], node: AfterSearch) -> Signal | None:
    """The searched deck is shuffled, whatever became of the search (sve 5.8.2), where the book says so."""
    if not text_rules(g).searching.shuffles:
        return None
    for binding, seat in held(bindings(f), "searched"):
        if binding == node.binding:
            return shuffle_deck(g, f, seat)
    return None


# -- dice ------------------------------------------------------------------------------------------
def _roll(g: Game, f: Frame[Carrying], node: ast.RollDie) -> Signal | None:
    """Roll dice (sve 5.20.1)."""
    number = times(scene(g, f), node.amount)
    if not number:
        leave(f)
        return None
    return text_rules(g).verbs.roll(g, f, actor(f), number, source(f))


def _rolled(g: Game, f: Frame[Rolling], node: ast.RollDie) -> Signal | None:
    """What the dice show; an effect may let the player roll each of them once more."""
    shown = tuple(e.amount for e in happened(f))
    if shown:
        bind(f, "die", shown)
    f.answer = None
    f.local["queue"] = tuple(range(len(shown))) if _may_reroll(g, actor(f)) else ()
    return None


REROLLS: list[type[Any]] = []
"""Standing effects whose player may roll each die again; a game adds its own."""


def _may_reroll(g: Game, seat: int) -> bool:
    if not g.index().permissions:
        return False
    given = (one for kind in REROLLS for one in permissions.granted(g, kind))
    return any(seat in meanings.seats(sc, node.player) for sc, node in given)


def _offer_reroll(g: Game, f: Frame[Rolling], node: ast.RollDie) -> Signal | None:
    """Whether to roll the next die again."""
    queue, shown = f.local["queue"], held(bindings(f), "die")
    if not queue:
        f.local["queue"] = None
        leave(f)
        return None
    rule, prompt = g.rules.cite("reroll"), f"Reroll the die that shows {shown[queue[0]]}?"
    return choices.confirm(actor(f), rule=rule, prompt=prompt, card=source(f).card)


def _take_reroll(g: Game, f: Frame[Rolling], node: ast.RollDie) -> Signal | None:
    rolled, f.answer = f.answer, ()
    return text_rules(g).verbs.roll(g, f, actor(f), 1, source(f), again=True) if rolled else None


def _took_reroll(g: Game, f: Frame[Rolling], node: ast.RollDie) -> Signal | None:
    """The new result stands in the place of the old one (sve 5.20.2)."""
    queue, shown = f.local["queue"] or (), held(bindings(f), "die")
    for e in happened(f):
        bind(f, "die", (*shown[: queue[0]], e.amount, *shown[queue[0] + 1 :]))
    f.local["queue"] = queue[1:]
    go_to(f, _offer_reroll)
    return None


# -- names -----------------------------------------------------------------------------------------
def _declare(g: Game, f: Frame[Carrying], node: ast.DeclareName) -> Signal | None:
    """Declare the name of a card or token there is (sve 5.33.1), of a group if one is said (cfv 10.1.22.2)."""
    known = naming.names(g, actor(f))
    names = tuple(known)
    if node.of is not None:
        sc, of = scene(g, f), node.of
        names = tuple(name for name in names if _is_such(sc, of, known[name]))
    if not names:
        f.answer = None  # none is declared
        return None
    options = [Option(f"name {name}", name, name) for name in names]
    rule = g.rules.cite("declare")
    return Ask(Decision(actor(f), CHOOSE, rule, "Declare a card name", options, card=source(f).card))


def _is_such(sc: Scene, of: ast.Counted, known: Definition | None) -> bool:
    """Whether a card is of a group by what is printed on it; of one that nobody knows, nobody can say."""
    if known is None:
        return True
    return groups.is_such(sc, of, naming.as_printed(known, sc.you))


def _declared(g: Game, f: Frame[Carrying], node: ast.DeclareName) -> Signal | None:
    bind(f, "declared", f.answer)
    f.answer = None
    return None


ROWS[ast.Select] = (_settled, *FIND, _selected)
ROWS[ast.Look] = (_look_first, _look_more, _look_next, *FIND, _look)
ROWS[ast.Reveal] = (*FIND, _reveal)
ACTS[ast.Reveal] = _reveal_cards
ROWS[ast.Search] = (_search, _find, _find_next, _show_found)
ROWS[AfterSearch] = (_after_search,)
ROWS[ast.RollDie] = (_roll, _rolled, _offer_reroll, _take_reroll, _took_reroll)
ROWS[ast.DeclareName] = (_declare, _declared)
