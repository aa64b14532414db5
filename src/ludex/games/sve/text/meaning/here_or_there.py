"""Cards and tokens that are put here or there, as their player chooses (sve 5.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.actions.finding import FIND, cards, found
from ludex.enact.actions.moving import owner_of_zone, put_to
from ludex.enact.actions.putting import SETTLE_TOKENS, Putting, follow_all, make, names_of, tokens_in
from ludex.enact.scenes.scene import bind
from ludex.enact.steps.effect import ROWS, Carrying, actor, go_past, go_to, leave, source, this_again
from ludex.games.sve.text import nodes
from ludex.kernel.cards import CardRef
from ludex.kernel.decisions import CHOOSE, Decision, Option
from ludex.kernel.events import CREATE
from ludex.kernel.frames import Ask, happened, number_given
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game


class PuttingEither(Putting):
    """Where each token goes, whose turn it is to be created, and the tokens created so far."""

    places: tuple[int, ...]
    at: int
    made: tuple[CardRef, ...]


def _ask_where(g: Game, f: Frame[Carrying], node: nodes.PutEither, prompt: str) -> Signal:
    options = [Option(f"place {i + 1}", i, _words(place)) for i, place in enumerate(node.places)]
    return Ask(Decision(actor(f), CHOOSE, g.rules.cite("put"), prompt, options, card=source(f).card))


def _words(to: ast.Destination) -> str:
    """A place for the label of an option."""
    return f"{to.end} of the {to.zone}" if to.end else f"the {to.zone}"


# -- tokens -----------------------------------------------------------------------------------------------------------
def _ask_place(g: Game, f: Frame[PuttingEither], node: nodes.PutEither) -> Signal | None:
    """Who puts tokens here or there chooses for each of them."""
    names, places = f.local["names"], f.local.setdefault("places", ())
    if len(places) >= len(names):
        f.local["at"], f.local["made"], f.answer = 0, (), ()
        go_past(f, _take_place)
        return None
    return _ask_where(g, f, node, f"Where to put {names[len(places)]}?")


def _take_place(g: Game, f: Frame[PuttingEither], node: nodes.PutEither) -> Signal | None:
    f.local["places"] = (*f.local["places"], number_given(f))
    go_to(f, _ask_place)
    return None


def _create_there(g: Game, f: Frame[PuttingEither], node: nodes.PutEither) -> Signal | None:
    """Create the tokens of one place after the other (sve 5.5.2); the text speaks of all of them."""
    at, made, names, places = f.local["at"], f.local["made"], f.local["names"], f.local["places"]
    made = (*made, *[CardRef(e.card, e.arrived) for e in happened(f) if e.kind == CREATE and e.card >= 0])
    f.local["made"], f.local["at"], f.answer = made, at + 1, ()
    if at < len(node.places):
        this_again(f)
        here = tuple(name for name, place in zip(names, places, strict=True) if place == at)
        to = node.places[at]
        return make(g, f, here, to.zone, owner_of_zone(g, f, to)) if here else None
    for part in tokens_in(node):
        if part.binding:
            bind(f, part.binding, tuple(ref for ref in made if g.cards[ref.id].definition.name in names_of(part)))
    f.local["places"] = ()
    return None


# -- cards ------------------------------------------------------------------------------------------------------------
def _which_place(g: Game, f: Frame[Carrying], node: nodes.PutEither) -> Signal | None:
    """The player chooses where the cards go."""
    if not found(f, node):
        leave(f)
        return None
    return _ask_where(g, f, node, "Where to put it?")


def _put_there(g: Game, f: Frame[Carrying], node: nodes.PutEither) -> Signal | None:
    at = number_given(f)
    there = cards(g, f, node)
    f.answer = ()
    return put_to(g, f, there, node.places[at], kind="put") if there else None


ROWS[nodes.PutEither] = (
    *FIND, *SETTLE_TOKENS, _ask_place, _take_place, _create_there, _which_place, _put_there, follow_all,
)  # fmt: skip
