"""A playing in progress (sve 10.6.2): what its frame knows, and what its chapters ask of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NotRequired, TypedDict

from ludex.enact.playing import plan
from ludex.enact.playing.settling import Playing, body_of, modes_of, scene
from ludex.enact.scenes.meanings import amount
from ludex.enact.values import body
from ludex.enact.values.body import Body
from ludex.games.sve.ch10_playing.own_cost import Price
from ludex.kernel.abilities import SPELL, Ability
from ludex.kernel.frames import ENDED, Frame, Rewind, Signal
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.scenes.scene import Scene
    from ludex.kernel.cards import Characteristics
    from ludex.kernel.game import Game

LIKE_EVOLVE = frozenset({"evolve", "advanced", "serve", "ride"})  # sve 8.3.2, sve 12.16.3


Origin = TypedDict("Origin", {"from": str}, total=False)  # the zone from which a card is played


class PlayingIt(Playing, Origin):
    """What a playing goes on with: a card or an ability, what an effect lets the card cost instead (-1: nothing), its
    price, which optional cost is asked about, those that were chosen, what is paid, and how many play points were paid
    in another way."""

    what: Literal["card", "ability"]
    cost: int
    price: NotRequired[tuple[Any, ...]]
    asked: NotRequired[int]
    extra: NotRequired[tuple[object, ...]]
    costs: NotRequired[ast.Costs]
    lieu: NotRequired[int]


def spell_ability(chars: Characteristics) -> Ability | None:
    """The text of a spell (sve 10.1.1.4)."""
    for ability in chars.abilities:
        if ability.kind == SPELL:
            return ability
    return None


def price_of(f: Frame[PlayingIt]) -> Price:
    """What the card costs, worked out when it was specified."""
    return Price(*f.local["price"])


def extra_of(f: Frame[PlayingIt]) -> tuple[object, ...]:
    """The optional costs that were chosen."""
    return f.local["extra"]


def canceled(f: Frame[PlayingIt], rule: str) -> Signal:
    """The playing is canceled and the game returns to the point before it; an automatic ability is just gone
    (sve 10.7.3.2)."""
    source = f.local["source"]
    if f.local["what"] == "ability" and source.ability is not None and source.ability.kind == "automatic":
        return ENDED
    return Rewind(rule)


def picks_of(g: Game, f: Frame[PlayingIt]) -> list[body.Pick]:
    """The selections this playing makes."""
    body = body_of(f)
    if body is None:
        return []
    here = scene(g, f)
    picks = plan.current(here, body.plan, modes_of(f))
    return _paid_for(here, body, picks) if body.plan.rites else picks


def _paid_for(here: Scene, body: Body, picks: list[body.Pick]) -> list[body.Pick]:
    """Those that belong to no Earth Rite that is not paid."""
    unpaid = {r.node for r in body.plan.rites if not here.bind.get(("paid", r.node), False)}
    theirs = {s.binding for node in unpaid for s in plan.chosen_in(node.effect)}
    return [p for p in picks if p.some.binding not in theirs]


def with_rites(costs: ast.Costs, extra: tuple[object, ...]) -> ast.Costs:
    """Costs and the Earth Rites to be paid with them (sve 13.3.3.2)."""
    added = tuple(i for other in extra if isinstance(other, ast.PayFor) for i in other.costs.items)
    return ast.Costs((*costs.items, *added)) if added else costs


def is_spell(g: Game, card: int) -> bool:
    """Whether a card is a spell."""
    return "spell" in g.chars(card).types


def own_costs(body: Body) -> ast.Costs:
    """What an ability itself asks for playing it; the price of an automatic one is for later (ruling sve-R3)."""
    return ast.Costs(()) if body.costs is None or body.optional else body.costs


def points_in(here: Scene, costs: ast.Costs) -> int:
    """The play points within a cost."""
    return sum(max(0, amount(here, c.amount)) for c in costs.items if isinstance(c, ast.PayPoints))
