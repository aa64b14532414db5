"""Groups: which cards a noun phrase means, and how many (sve 4.4.3: on the field unless a zone is named).

Three questions about one card, from narrow to wide: `matches` (it is one of them, in the zones meant),
`fits` (the same, but where no zone is named it may be anywhere: cards an event speaks of, cards to be
played), `is_such` (its information fits, wherever it is).
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ludex.enact.nouns import objects, senses
from ludex.enact.ruleset import text_rules
from ludex.enact.scenes import meanings
from ludex.enact.scenes.last_known import is_public, number
from ludex.enact.scenes.scene import look as look_now
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.nouns.senses import Sense
    from ludex.enact.ruleset import TextRuleset
    from ludex.enact.scenes.scene import Look, Scene
    from ludex.kernel.cards import CardRef


# -- questions about one card --------------------------------------------------------------------------------
def matches(scene: Scene, group: ast.Counted, look: Look) -> bool:
    """Whether a card is one of the group, in the zones meant; what cards must be together is not asked."""
    found = senses.senses_of(group)
    if len(found) == 1:
        return found[0].matches(scene, look)
    return any(sense.matches(scene, look) for sense in found)


def fits(scene: Scene, group: ast.Counted, look: Look) -> bool:
    """The same without sve 4.4.3: where the text names no zone the card may be anywhere (sve 4.4.3.1)."""
    found = senses.senses_of(group)
    if len(found) == 1:
        return found[0].fits(scene, look)
    return any(sense.fits(scene, look) for sense in found)


def is_such(scene: Scene, group: ast.Counted, look: Look) -> bool:
    """Whether a card's information is that of the group, wherever the card is."""
    return any(sense.is_such(scene, look) for sense in senses.senses_of(group))


# -- the cards of a group ------------------------------------------------------------------------------------
def seen(scene: Scene, group: ast.Counted) -> tuple[Look, ...]:
    """The cards of a group as they are now."""
    found = senses.senses_of(group)
    if len(found) == 1:
        return tuple(found[0].seen(scene))
    return tuple({look.ref: look for sense in found for look in sense.seen(scene)}.values())


def members(scene: Scene, group: ast.Counted) -> tuple[int, ...]:
    """The cards of a group: your own first, zone by zone."""
    every = senses.senses_of(group)
    found = every[0].seen(scene) if len(every) == 1 else seen(scene, group)
    return tuple([look.ref.id for look in found])


def count(scene: Scene, group: ast.Counted, *, within: tuple[str, ...] = ()) -> int:
    """How many cards a group has; of cards that must differ, as many as differ. `within`: where cards are counted that
    neither a type nor a zone is named of, if not wherever they are meant. A card of a zone that both players share is
    there once."""
    found = tuple({look.ref: look for look in seen(scene, group)}.values())
    every = senses.senses_of(group)
    if within and all([sense.word in ("card", "") and not sense.places and not sense.among for sense in every]):
        found = tuple([look for look in found if look.zone in within])
    differ = [what for sense in every for what in sense.distinct]
    if differ:
        return kinds(scene, found, differ[0])
    alike = [what for sense in every for what in sense.alike]
    return _most_alike(scene, found, alike[0]) if alike else len(found)


def counted(scene: Scene, group: ast.Counted) -> tuple[CardRef, ...]:
    """The cards that `count` counts; of those that must be alike, the most that are."""
    found = tuple({look.ref: look for look in seen(scene, group)}.values())
    alike = [what for sense in senses.senses_of(group) for what in sense.alike]
    if alike:
        values = Counter(value for look in found for value in _shared(scene, look, alike[0]))
        most = max(values, key=lambda value: values[value], default=None)
        found = tuple(look for look in found if most in _shared(scene, look, alike[0]))
    return tuple(look.ref for look in found)


def _most_alike(scene: Scene, found: tuple[Look, ...], what: str) -> int:
    """How many cards of a group have one thing in common."""
    counted = Counter(value for look in found for value in _shared(scene, look, what))
    return max(counted.values(), default=0)


def _shared(scene: Scene, look: Look, what: str) -> frozenset[object]:
    """What a card may have in common with others."""
    if what == "name":
        return frozenset(look.chars.names)
    if what == "cost":
        cost = number(scene.g, look, "cost")
        return frozenset() if cost is None else frozenset({cost})
    return frozenset(look.chars.label(what))


def kinds(scene: Scene, found: tuple[Look, ...], what: str) -> int:
    """How many different names, costs, traits or classes cards have."""
    if what == "names":
        return len({look.chars.names[0] for look in found})
    if what == "costs":
        return len({n for look in found if (n := number(scene.g, look, "cost")) is not None})
    label = _LABELS[what]
    return len(frozenset().union(*(look.chars.label(label) for look in found)))


_LABELS = {"traits": "trait", "classes": "class", "attributes": "attribute", "races": "race"}


def zones_of(group: ast.Counted, rules: TextRuleset) -> tuple[str, ...]:
    """The zones a group names or means; none if it speaks only of cards named before."""
    return tuple(dict.fromkeys(zone for sense in senses.senses_of(group) for zone in sense.zones(rules)))


def zone_words(group: ast.Counted) -> tuple[str, ...]:
    """The zones a group names."""
    return tuple(dict.fromkeys(p.zone for sense in senses.senses_of(group) for p in sense.places))


def is_random(group: ast.Counted) -> bool:
    """Whether chance picks, not a player (sve 5.19.1, fow-2.0 14.13:1)."""
    return any([sense.random for sense in senses.senses_of(group)])


def is_hidden(scene: Scene, group: ast.Counted) -> bool:
    """Whether it speaks of cards not everybody sees, which are chosen when resolving, see sve 10.6.2.3."""
    return any(_hidden(scene, sense) for sense in senses.senses_of(group))


def _hidden(scene: Scene, sense: Sense) -> bool:
    g = scene.g
    for zone in sense.zones(text_rules(g)):
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
def asks_together(group: ast.Counted) -> bool:
    """Whether a group asks something of its cards together: a total, or to differ."""
    return any([sense.totals or sense.distinct or sense.alike for sense in senses.senses_of(group)])


def set_ok(scene: Scene, group: ast.Counted, chosen: tuple[int, ...], *, final: bool) -> bool:
    """Whether cards may be chosen together; not `final`: whether they may still become such a choice."""
    if not asks_together(group):
        return True
    return are_together(scene, group, tuple(look_now(scene.g, cid) for cid in chosen), final=final)


def are_together(scene: Scene, group: ast.Counted, looks: tuple[Look, ...], *, final: bool = True) -> bool:
    """Whether cards meet what a group asks of its cards together: a total, or to differ."""
    return any(
        all(_differ(scene, looks, what) for what in sense.distinct)
        and all(_most_alike(scene, looks, what) == len(looks) for what in sense.alike)
        and all(_sums(scene, group, node, looks, final) for node in sense.totals)
        for sense in senses.senses_of(group)
    )


def _differ(scene: Scene, looks: tuple[Look, ...], what: str) -> bool:
    """No two of the same name, or of the same cost."""
    if what == "names":
        names = [name for look in looks for name in set(look.chars.names)]
        return len(names) == len(set(names))
    costs = [number(scene.g, look, "cost") for look in looks]
    return len(costs) == len(set(costs))


def _sums(scene: Scene, group: ast.Counted, node: ast.TotalStat, looks: tuple[Look, ...], final: bool) -> bool:
    """The numbers add up, or can still come to do so with what is left to choose."""
    bound = meanings.amount(scene, node.amount)
    g = scene.g
    now = sum(number(g, look, node.stat) or 0 for look in looks)
    if final:
        return meanings.COMPARE[node.compare](now, bound)
    chosen = {look.ref for look in looks}
    rest = [number(g, look, node.stat) or 0 for look in seen(scene, group) if look.ref not in chosen]
    least, most = now + sum(n for n in rest if n < 0), now + sum(n for n in rest if n > 0)
    if node.compare in ("<=", "<"):
        return meanings.COMPARE[node.compare](least, bound)
    if node.compare in (">=", ">"):
        return meanings.COMPARE[node.compare](most, bound)
    return least <= bound <= most


def bounds(scene: Scene, quantity: ast.Quantity, available: int) -> tuple[int, int]:
    """How few and how many are chosen of so many (sve 10.6.2.3.1, 10.6.2.3.2, 5.30.2); up to a number may be none
    (sve 1.3.5.1).

    The first may exceed what is there: then playing is illegal (sve 10.6.2.3.3), while an effect under way
    does as much as it can (sve 1.3.2, sve 5.30.2, fow-2.0 1.4:3).
    """
    if isinstance(quantity, ast.Exactly):
        n = max(0, meanings.amount(scene, quantity.amount))
        return n, min(n, available)
    if isinstance(quantity, ast.UpTo):
        return 0, min(max(0, meanings.amount(scene, quantity.amount)), available)
    if isinstance(quantity, ast.AnyNumber):
        return quantity.at_least, available
    if isinstance(quantity, ast.AtLeast):
        return max(0, meanings.amount(scene, quantity.amount)), available
    n = available if isinstance(quantity, ast.Each) else meanings.half(available)
    return n, n


# -- what the books do not know ------------------------------------------------------------------------------
_STRANGE = frozenset({"crest", "equipment", "equipped"})
OF_WORDS: set[type] = {ast.Kind, ast.InState}  # a game adds its own


def unsupported(node: ast.Node) -> str | None:
    """Why a node of a noun phrase can be given no exact meaning, or None."""
    if type(node) in OF_WORDS and (word := getattr(node, "word", "")) in _STRANGE:
        return f"no rule says what {word!r} is"
    return _impossible(node) if isinstance(node, ast.Group) else None


def _impossible(group: ast.Group) -> str | None:
    """Why nothing can be such a card: `grade 0 grade 1` is said of one card, which has one grade."""
    bounds: dict[tuple[str, bool], tuple[int, int]] = {}
    for asked in (*group.before, *group.after):
        if not isinstance(asked, ast.HasStat) or not isinstance(asked.amount, ast.Number):
            continue
        key, n = (asked.stat, asked.original), asked.amount.value
        low, high = bounds.get(key, (-_ANY, _ANY))
        low = max(low, n) if asked.compare in ("==", ">=") else low
        high = min(high, n) if asked.compare in ("==", "<=") else high
        if low > high:
            return f"no {asked.stat} is both {low} or more and {high} or less"
        bounds[key] = (low, high)
    return None


_ANY = 1_000_000  # more than any number that a text can say
