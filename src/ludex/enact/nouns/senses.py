"""The sense of a group, read once: where its cards are, what is asked of each, and what of all together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.nouns import contrasts, objects, questions, texts
from ludex.enact.ruleset import text_rules
from ludex.enact.scenes import meanings
from ludex.enact.scenes.last_known import number
from ludex.enact.scenes.scene import look as look_now
from ludex.enact.scenes.scene import look_at
from ludex.kernel.memo import Recalled
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.ruleset import TextRuleset
    from ludex.enact.scenes.meanings import Test
    from ludex.enact.scenes.scene import Look, Scene
    from ludex.kernel.game import Game

LEADER_AREA = "leader area"  # where leaders are, whatever other zone a text names for its other nouns (sve 4.3.3)


# Words about where and how cards lie and whose they are, not about what is on them.
_LYING = (
    ast.Place, ast.Places, ast.Among, ast.AtRandom, ast.Enemy, ast.YouControl, ast.Other, ast.InState, ast.Target,
    ast.ControlledBy, ast.OwnedBy,
)  # fmt: skip


class Sense:
    """One group, read once: where its cards are, what is asked of each, and what of all of them together."""

    __slots__ = (
        "tests", "places", "where", "word", "among", "enemy", "yours", "facedown", "extremes",
        "totals", "distinct", "alike", "random", "side", "asks", "abilities", "noun", "contrasted", "others",
    )  # fmt: skip

    def __init__(self, group: ast.Group) -> None:
        every = (*group.before, *group.after)
        word = group.noun.word if isinstance(group.noun, ast.Kind) else ""
        self.facedown: bool = not any(_says_faceup(f) for f in every)
        self.places: tuple[ast.Place, ...] = tuple(p for f in every for p in _places(f))
        self.where: tuple[Test, ...] = tuple(questions.place(p, facedown=self.facedown) for p in self.places)
        self.word = word
        self.abilities: ast.Group | None = group if word in texts.ABILITIES else None
        self.among: tuple[ast.Ref, ...] = tuple(f.ref for f in every if isinstance(f, ast.Among))
        self.enemy: bool = word == "enemy" or any(isinstance(f, ast.Enemy) for f in every)
        self.yours: bool = any(isinstance(f, ast.YouControl) for f in every)
        extremes = tuple(f for f in every if isinstance(f, ast.ExtremeStat) and f.within is None)
        self.extremes: tuple[ast.ExtremeStat, ...] = extremes
        self.totals: tuple[ast.TotalStat, ...] = tuple(f for f in every if isinstance(f, ast.TotalStat))
        self.distinct: tuple[str, ...] = tuple(f.what for f in every if isinstance(f, ast.Distinct))
        self.alike: tuple[str, ...] = tuple(f.what for f in every if isinstance(f, ast.Alike))
        self.random: bool = any(isinstance(f, ast.AtRandom) for f in every)
        self.tests: tuple[Test, ...] = _tests(group, every)
        self.asks: bool = word != "card" or not all(isinstance(f, _LYING) for f in every)
        self.side: str = self._side()
        apart = bool(self.places) and any(isinstance(f, ast.Other) for f in every)
        self.contrasted: ast.Group | None = group if apart else None
        rest = tuple(f for f in every if not isinstance(f, ast.Other))
        self.others: tuple[Test, ...] = _tests(group, rest) if apart else ()
        self.noun: Test | None = questions.noun(group.noun) if any(isinstance(f, ast.Other) for f in every) else None

    def _side(self) -> str:
        """Whose cards it can only mean, as the text says: "you", "opponent", or "" if it leaves that open."""
        if self.yours or self.enemy:
            return "you" if self.yours else "opponent"
        named = {p.whose.who if isinstance(p.whose, ast.Player) else "" for p in self.places}
        return named.pop() if named in ({"you"}, {"opponent"}) else ""

    def is_such(self, scene: Scene, look: Look) -> bool:
        if self.abilities is not None and look.ref.id in scene.g.played:
            return texts.waits_as_one(scene, self.abilities, scene.g.played[look.ref.id].source, look)
        if not look.faceup and self.asks and not text_rules(scene.g).has_information(look):
            return False
        if self.contrasted is not None:
            named = contrasts.spoken_before(scene, self.contrasted)
            if named:
                spoken_of = scene.bind.get(named)
                apart = not isinstance(spoken_of, tuple) or look.ref not in spoken_of
                return apart and all(test(scene, look) for test in self.others)
        for test in self.tests:
            if not test(scene, look):
                return False
        return self.noun is None or not scene.bind or not self._was_named(scene, look, self.noun)

    def _was_named(self, scene: Scene, look: Look, noun: Test) -> bool:
        """Whether `another` means another than this: of a text on a card that is no such card itself, another than the
        cards that it has named, and than what those are added to."""
        if noun(scene, look_at(scene.g, scene.this)):
            return False
        for key, refs in scene.bind.items():
            if isinstance(key, int) and isinstance(refs, tuple):
                for ref in refs:
                    if ref == look.ref or look.ref.id in scene.g.cards[ref.id].links:
                        return True
        return False

    def fits(self, scene: Scene, look: Look) -> bool:
        if self.where and not any([test(scene, look) for test in self.where]):
            return False
        return self.is_such(scene, look)

    def matches(self, scene: Scene, look: Look) -> bool:
        return (bool(self.where) or self.is_here(scene, look)) and self.fits(scene, look)

    def is_here(self, scene: Scene, look: Look) -> bool:
        """Where no zone is named: where the ruleset says such cards are meant (sve 4.4.3, 4.3.3)."""
        return bool(self.among) or look.zone in text_rules(scene.g).meant(self.word)

    def zones(self, rules: TextRuleset) -> tuple[str, ...]:
        """The zones it names or means; none if it speaks only of cards named before."""
        if self.places:
            return tuple(dict.fromkeys(zone for p in self.places for zone in rules.region(p.zone)))
        return () if self.among else rules.meant(self.word)

    def cards(self, scene: Scene) -> list[int]:
        """The cards in the zones meant, the text's own player's first."""
        g = scene.g
        rules = text_rules(g)
        found: list[int] = []
        if self.among and not self.places:
            for ref in self.among:
                found += objects.ids(scene, ref)
            return found
        you = scene.you
        both = (1 - you,) if self.enemy else (you,) if self.yours else (you, 1 - you)
        if not self.places:
            for zone in rules.meant(self.word):
                for seat in both:
                    found += _cards_of(g, rules, seat, zone)
            return found
        for place in self.places:
            whose = both if place.whose is None else meanings.seats(scene, place.whose)
            for seat in whose:
                for zone in rules.region(place.zone):
                    found += self._lying(g, rules, seat, zone)
        return found

    def _lying(self, g: Game, rules: TextRuleset, seat: int, zone: str) -> tuple[int, ...]:
        """The cards of a zone; those that lie faceup in it without being a part of it only if faceup ones are meant."""
        there = _cards_of(g, rules, seat, zone)
        if self.facedown and g.rules.spec[zone].faceup_apart:
            return tuple([cid for cid in there if not g.cards[cid].faceup])
        return there

    def seen(self, scene: Scene) -> list[Look]:
        g, is_such = scene.g, self.is_such
        found: list[Look] = []
        for cid in self.cards(scene):
            look = look_now(g, cid)
            if is_such(scene, look):
                found.append(look)
        for extreme in self.extremes:
            found = _extreme(g, found, extreme)
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


def _cards_of(g: Game, rules: TextRuleset, seat: int, zone: str) -> tuple[int, ...]:
    """The cards of a zone, without what is no card."""
    there = g.zone(seat, zone)
    if not rules.no_cards or zone != rules.field:
        return there
    return tuple([cid for cid in there if rules.no_cards.isdisjoint(g.cards[cid].definition.faces[0].types)])


def _tests(group: ast.Group, every: tuple[ast.Filter, ...]) -> tuple[Test, ...]:
    asked = [questions.noun(group.noun), *(meanings.test(f) for f in every if not _places(f))]
    return tuple(test for test in asked if test is not questions.yes)


def _extreme(g: Game, found: list[Look], node: ast.ExtremeStat) -> list[Look]:
    """Those with the highest or lowest number of the group itself."""
    have = [(n, look) for look in found if (n := number(g, look, node.stat)) is not None]
    if not have:
        return []
    best = (max if node.end == "highest" else min)(n for n, _ in have)
    return [look for n, look in have if n == best]


_senses: Recalled[ast.Counted, tuple[Sense, ...]] = Recalled()


def senses_of(group: ast.Counted) -> tuple[Sense, ...]:
    """The group, or each of the groups it may be."""
    known = _senses.get(id(group)) or _senses.learn(group, _read)
    return known[1]


def _read(group: ast.Counted) -> tuple[Sense, ...]:
    return tuple(map(Sense, _options(group)))


def _options(group: ast.Counted) -> list[ast.Group]:
    return [group] if isinstance(group, ast.Group) else [_spread(option, group) for option in group.options]


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
