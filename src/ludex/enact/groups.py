"""Groups: which cards a noun phrase means, and how many (sve 4.4.3: on the field unless a zone is named).

Three questions about one card, from narrow to wide: `matches` (it is one of them, in the zones meant),
`fits` (the same, but where no zone is named it may be anywhere: cards an event speaks of, cards to be
played), `is_such` (its information fits, wherever it is).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact import amounts, filters, objects, players
from ludex.enact.looks import is_public, number
from ludex.enact.ruleset import text_rules
from ludex.enact.scene import look as look_now
from ludex.lang import ast

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ludex.enact.filters import Test
    from ludex.enact.scene import Look, Scene

LEADER_AREA = "leader area"


class Sense:
    """One group, read once: where its cards are, what is asked of each, and what of all of them together."""

    __slots__ = (
        "tests", "places", "where", "on_field", "leaders", "among", "enemy", "yours", "facedown", "extremes",
        "totals", "distinct", "random",
    )  # fmt: skip

    def __init__(self, group: ast.Group) -> None:
        every = (*group.before, *group.after)
        word = group.noun.word if isinstance(group.noun, ast.Kind) else ""
        self.facedown = not any(_says_faceup(f) for f in every)
        self.places = tuple(p for f in every for p in _places(f))
        self.where = tuple(filters.place(p, facedown=self.facedown) for p in self.places)
        self.on_field = word != "leader"
        self.leaders = word in ("leader", "enemy")
        self.among = tuple(f.ref for f in every if isinstance(f, ast.Among))
        self.enemy = word == "enemy" or any(isinstance(f, ast.Enemy) for f in every)
        self.yours = any(isinstance(f, ast.YouControl) for f in every)
        self.extremes = tuple(f for f in every if isinstance(f, ast.ExtremeStat) and f.within is None)
        self.totals = tuple(f for f in every if isinstance(f, ast.TotalStat))
        self.distinct = tuple(f.what for f in every if isinstance(f, ast.Distinct))
        self.random = any(isinstance(f, ast.AtRandom) for f in every)
        self.tests = _tests(group, every)

    def is_such(self, scene: Scene, look: Look) -> bool:
        for test in self.tests:  # noqa: SIM110  (a generator costs more than the tests)
            if not test(scene, look):
                return False
        return True

    def fits(self, scene: Scene, look: Look) -> bool:
        return (not self.where or any(test(scene, look) for test in self.where)) and self.is_such(scene, look)

    def matches(self, scene: Scene, look: Look) -> bool:
        return (bool(self.where) or self.is_here(scene, look)) and self.fits(scene, look)

    def is_here(self, scene: Scene, look: Look) -> bool:
        """Where no zone is named: on the field, leaders in the leader area (sve 4.4.3, 4.3.3)."""
        if self.among:
            return True
        if self.on_field and look.zone == text_rules(scene.g).field:
            return True
        return self.leaders and look.zone == LEADER_AREA

    def zones(self, field: str) -> tuple[str, ...]:
        if self.places:
            return tuple(dict.fromkeys(p.zone for p in self.places))
        if self.among:
            return ()
        return (field,) * self.on_field + (LEADER_AREA,) * self.leaders

    def cards(self, scene: Scene) -> Iterator[int]:
        """The cards in the zones meant, the text's own player's first."""
        g = scene.g
        if self.among and not self.places:
            for ref in self.among:
                yield from objects.ids(scene, ref)
            return
        you = scene.you
        both = (1 - you,) if self.enemy else (you,) if self.yours else (you, 1 - you)
        if not self.places:
            for zone in self.zones(text_rules(g).field):
                for seat in both:
                    yield from g.zone(seat, zone)
            return
        for place in self.places:
            whose = both if place.whose is None else players.seats(scene, place.whose)
            hidden = self.facedown and place.zone == "evolve deck"
            for seat in whose:
                for cid in g.zone(seat, place.zone):
                    if not (hidden and g.cards[cid].faceup):
                        yield cid

    def seen(self, scene: Scene) -> list[Look]:
        g, is_such = scene.g, self.is_such
        found = [look for cid in self.cards(scene) if is_such(scene, look := look_now(g, cid))]
        for extreme in self.extremes:
            found = _extreme(found, extreme)
        return found


def _says_faceup(node: ast.Filter) -> bool:
    if isinstance(node, ast.AnyOf):
        return any(_says_faceup(option) for option in node.options)
    return isinstance(node, ast.InState) and node.word == "faceup"


def _places(node: ast.Filter) -> tuple[ast.Place, ...]:
    """The zones a filter names; a choice of nothing but zones is a choice of zones."""
    if isinstance(node, ast.Place):
        return (node,)
    if isinstance(node, ast.Places):
        return node.places
    if isinstance(node, ast.AnyOf) and all(isinstance(o, ast.Place | ast.Places) for o in node.options):
        return tuple(p for option in node.options for p in _places(option))
    return ()


def _tests(group: ast.Group, every: tuple[ast.Filter, ...]) -> tuple[Test, ...]:
    asked = [filters.noun(group.noun), *(filters.test(f) for f in every if not _places(f))]
    return tuple(test for test in asked if test is not filters.yes)


def _extreme(found: list[Look], node: ast.ExtremeStat) -> list[Look]:
    """Those with the highest or lowest number of the group itself."""
    have = [(n, look) for look in found if (n := number(look, node.stat)) is not None]
    if not have:
        return []
    best = (max if node.end == "highest" else min)(n for n, _ in have)
    return [look for n, look in have if n == best]


# -- reading a group once ------------------------------------------------------------------------------------
_senses: dict[ast.Counted, tuple[Sense, ...]] = {}


def senses(group: ast.Counted) -> tuple[Sense, ...]:
    """The group, or each of the groups it may be."""
    found = _senses.get(group)
    if found is None:
        if isinstance(group, ast.Group):
            found = (Sense(group),)
        else:
            found = tuple(Sense(_spread(option, group)) for option in group.options)
        _senses[group] = found
    return found


def _spread(option: ast.Group, groups: ast.Groups) -> ast.Group:
    """An option with the words that stand after all of them; a zone only where its cards can be."""
    own = any(_places(f) for f in (*option.before, *option.after))
    leader = isinstance(option.noun, ast.Kind) and option.noun.word == "leader"
    shared = []
    for f in groups.after:
        named = _places(f)
        if named and (own or (leader and all(p.zone != LEADER_AREA for p in named))):
            continue
        shared.append(f)
    return ast.Group(option.before, option.noun, (*option.after, *shared))


# -- questions about one card --------------------------------------------------------------------------------
def matches(scene: Scene, group: ast.Counted, look: Look) -> bool:
    """Whether a card is one of the group, in the zones meant; what cards must be together is not asked."""
    found = senses(group)
    if len(found) == 1:
        return found[0].matches(scene, look)
    return any(sense.matches(scene, look) for sense in found)


def fits(scene: Scene, group: ast.Counted, look: Look) -> bool:
    """The same without sve 4.4.3: where the text names no zone the card may be anywhere (sve 4.4.3.1)."""
    return any(sense.fits(scene, look) for sense in senses(group))


def is_such(scene: Scene, group: ast.Counted, look: Look) -> bool:
    """Whether a card's information is that of the group, wherever the card is."""
    return any(sense.is_such(scene, look) for sense in senses(group))


# -- the cards of a group ------------------------------------------------------------------------------------
def seen(scene: Scene, group: ast.Counted) -> tuple[Look, ...]:
    """The cards of a group as they are now."""
    found = senses(group)
    if len(found) == 1:
        return tuple(found[0].seen(scene))
    return tuple({look.ref: look for sense in found for look in sense.seen(scene)}.values())


def members(scene: Scene, group: ast.Counted) -> tuple[int, ...]:
    """The cards of a group: your own first, zone by zone."""
    return tuple(look.ref.id for look in seen(scene, group))


def count(scene: Scene, group: ast.Counted) -> int:
    """How many cards a group has; of cards that must differ, as many as differ."""
    found = seen(scene, group)
    differ = [what for sense in senses(group) for what in sense.distinct]
    return kinds(found, differ[0]) if differ else len(found)


def kinds(found: tuple[Look, ...], what: str) -> int:
    """How many different names, costs, traits or classes cards have."""
    if what == "names":
        return len({look.chars.names[0] for look in found})
    if what == "costs":
        return len({n for look in found if (n := number(look, "cost")) is not None})
    label = "trait" if what == "traits" else "class"
    return len(frozenset().union(*(look.chars.label(label) for look in found)))


def zones_of(group: ast.Counted, field: str = "field") -> tuple[str, ...]:
    """The zones a group names or means; none if it speaks only of cards named before."""
    return tuple(dict.fromkeys(zone for sense in senses(group) for zone in sense.zones(field)))


def is_random(group: ast.Counted) -> bool:
    """Whether chance picks, not a player (sve 5.19.1)."""
    return any(sense.random for sense in senses(group))


def is_hidden(scene: Scene, group: ast.Counted) -> bool:
    """Whether it speaks of cards not everybody sees, which are chosen when resolving (sve 10.6.2.3)."""
    return any(_hidden(scene, sense) for sense in senses(group))


def _hidden(scene: Scene, sense: Sense) -> bool:
    g = scene.g
    for zone in sense.zones(text_rules(g).field):
        spec = g.rules.spec.get(zone)
        seen_faceup = spec is not None and spec.faceup_public and not sense.facedown
        if not is_public(g, zone) and not seen_faceup:
            return True
    for ref in sense.among:
        found = objects.refs(scene, ref)
        if not found or any(not is_public(g, g.cards[r.id].zone) for r in found):
            return True
    return False


# -- what the chosen cards must be together ------------------------------------------------------------------
def set_ok(scene: Scene, group: ast.Counted, chosen: tuple[int, ...], *, final: bool) -> bool:
    """Whether cards may be chosen together; not `final`: whether they may still become such a choice."""
    if not any(sense.totals or sense.distinct for sense in senses(group)):
        return True
    return are_together(scene, group, tuple(look_now(scene.g, cid) for cid in chosen), final=final)


def are_together(scene: Scene, group: ast.Counted, looks: tuple[Look, ...], *, final: bool = True) -> bool:
    """Whether cards meet what a group asks of its cards together: a total, or to differ."""
    return any(
        all(_differ(looks, what) for what in sense.distinct)
        and all(_sums(scene, group, node, looks, final) for node in sense.totals)
        for sense in senses(group)
    )


def _differ(looks: tuple[Look, ...], what: str) -> bool:
    """No two of the same name, or of the same cost."""
    if what == "names":
        names = [name for look in looks for name in set(look.chars.names)]
        return len(names) == len(set(names))
    costs = [number(look, "cost") for look in looks]
    return len(costs) == len(set(costs))


def _sums(
    scene: Scene, group: ast.Counted, node: ast.TotalStat, looks: tuple[Look, ...], final: bool
) -> bool:
    """The numbers add up, or can still come to do so with what is left to choose."""
    bound = amounts.amount(scene, node.amount)
    now = sum(number(look, node.stat) or 0 for look in looks)
    if final:
        return filters.COMPARE[node.compare](now, bound)
    chosen = {look.ref for look in looks}
    rest = [number(look, node.stat) or 0 for look in seen(scene, group) if look.ref not in chosen]
    least, most = now + sum(n for n in rest if n < 0), now + sum(n for n in rest if n > 0)
    if node.compare in ("<=", "<"):
        return filters.COMPARE[node.compare](least, bound)
    if node.compare in (">=", ">"):
        return filters.COMPARE[node.compare](most, bound)
    return least <= bound <= most


def bounds(scene: Scene, quantity: ast.Quantity, available: int) -> tuple[int, int]:
    """How few and how many are chosen of so many (sve 10.6.2.3.1, 10.6.2.3.2, 5.30.2).

    The first may exceed what is there: then playing is illegal (sve 10.6.2.3.3), while an effect under way
    does as much as it can (sve 1.3.2).
    """
    if isinstance(quantity, ast.Exactly):
        n = max(0, amounts.amount(scene, quantity.amount))
        return n, min(n, available)
    if isinstance(quantity, ast.UpTo):
        return 0, min(max(0, amounts.amount(scene, quantity.amount)), available)
    if isinstance(quantity, ast.AnyNumber):
        return quantity.at_least, available
    n = available if isinstance(quantity, ast.Each) else amounts.half(available)
    return n, n


# -- what the books do not know ------------------------------------------------------------------------------
_STRANGE = frozenset({"crest", "equipment", "equipped"})


def unsupported(node: ast.Node) -> str | None:
    """Why a node of a noun phrase can be given no exact meaning, or None."""
    if isinstance(node, ast.Kind | ast.InState | ast.OriginallyKind) and node.word in _STRANGE:
        return f"no rule says what {node.word!r} is"
    return None
