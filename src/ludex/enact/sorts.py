"""Sorts: of which things a slot of a node can speak.

A phrase speaks of cards in play, of cards elsewhere, of players, of spells that wait, of abilities, of tokens to be
made. Every slot takes cards; what else it takes stands here, and so does where its cards must be if the verb does
something only there. Anything else would be read and then mean nothing, so the text is declined. What is in play is
what the book's zones say: cards lie upright or on their side there and nowhere else.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Literal

from ludex.enact.nouns import senses, texts
from ludex.enact.nouns.noun import noun
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.ruleset import TextRuleset
    from ludex.lang.grammar import Grammar

Sort = Literal["in play", "elsewhere", "player", "spell", "ability", "token"]
Slot = tuple[type, str]

WORDS: dict[Sort, str] = {
    "in play": "cards in play",
    "elsewhere": "cards out of play",
    "player": "players",
    "spell": "spells",
    "ability": "abilities",
    "token": "tokens that are not there yet",
}
CARDS: frozenset[Sort] = frozenset({"in play", "elsewhere"})
"""What every slot takes that says nothing else."""

ABILITIES: set[Slot] = {
    (ast.DealsDamage, "what"),
    (ast.IsDiscarded, "by"),
}  # fmt: skip
"""The slots that take abilities as well as cards, and spells with them."""
SPELLS: set[Slot] = {
    (ast.DamageShift, "what"),
    (ast.Does, "what"), (ast.CannotDo, "what"),
    (ast.Cannot, "what"), (ast.Targets, "what"),
    (ast.ControllerOf, "card"), (ast.OwnerOf, "card"), (ast.Select, "what"),
    (ast.Return, "what"), (ast.Put, "what"),
}  # fmt: skip
"""The slots that take spells that wait to be resolved, besides those that take abilities."""
_VERBS: dict[type, tuple[str, str]] = {
    ast.Does: ("verb", "play"),
    ast.CannotDo: ("act", "play"),
    ast.Cannot: ("act", "be canceled"),
}
"""Of what is or cannot be done, the one thing that is done with abilities."""

PLAYERS: set[Slot] = {
    (ast.DamagePart, "to"), (ast.DealDivided, "among"),
    (ast.NoDamage, "what"), (ast.TakesDamage, "what"), (ast.TakeInstead, "what"),
    (ast.DealsDamage, "to"),
    (ast.Select, "what"), (ast.Attacks, "target"), (ast.IsAttacked, "what"),
    (ast.CanAttack, "target"),
    (ast.Targets, "what"), (ast.Targeting, "what"),
    (ast.ControllerOf, "card"), (ast.OwnerOf, "card"),
}  # fmt: skip
"""The slots that take players, or the leaders that stand for them, as well as cards."""
LEADERS: frozenset[Slot] = frozenset(
    {(ast.Give, "to"), (ast.SetStat, "what"), (ast.IsState, "what"), (ast.DamageShift, "what")}
)
"""The slots that take players where leaders stand for them, which are cards: a player alone has no numbers, abilities
or states, and deals no damage."""

TOKENS: set[Slot] = {
    (ast.Put, "what"),
}  # fmt: skip
"""The actions that make the tokens they speak of; events speak of tokens as of cards."""

_PLAY: frozenset[Sort] = frozenset({"in play"})
ONLY: dict[Slot, frozenset[Sort]] = {
    **dict.fromkeys(
        (
            (ast.Engage, "what"), (ast.Refresh, "what"), (ast.Destroy, "what"),
            (ast.DamagePart, "to"), (ast.DealDivided, "among"), (ast.SetStat, "what"),
            (ast.Steal, "what"),
        ),
        _PLAY,
    ),
}  # fmt: skip
"""Of cards, those that a slot takes if it does not take them wherever they are."""


def takes(sort: Literal["ability", "spell", "player", "token"], *slots: Slot) -> None:
    """Declare that slots of a game's nodes take things of a sort as well as cards."""
    {"ability": ABILITIES, "spell": SPELLS, "player": PLAYERS, "token": TOKENS}[sort].update(slots)


def no_cards(*slots: Slot) -> None:
    """Declare that slots of a game's nodes take no card, wherever it is."""
    ONLY.update(dict.fromkeys(slots, frozenset()))


def in_play_only(*slots: Slot) -> None:
    """Declare that slots of a game's nodes take cards in play and no others."""
    ONLY.update(dict.fromkeys(slots, _PLAY))


ALSO: dict[Slot, frozenset[str]] = {
    (ast.Destroy, "what"): frozenset({"chant-standby area"}),
    (ast.Discard, "what"): frozenset({"hand"}),
}
"""Zones whose cards a slot takes besides; a slot that takes no other zone names it here alone."""
_ONE_ZONE: frozenset[Slot] = frozenset({(ast.Discard, "what")})

_LEADERS = (ast.StatOf, ast.HasGains)
"""What speaks of players where leaders stand for them, which are cards."""

Bound = Mapping[int, ast.Object]


def scoped(text: ast.Node) -> Iterator[tuple[ast.Node, Bound]]:
    """Every node of a text, with the phrases that words of its own ability may speak of again."""
    inner: list[ast.Node] = []
    own = list(_own(text, inner))
    named = [node for node in own if isinstance(node, ast.Object) and not isinstance(node, ast.Ref)]
    bound = {number: node for node in named if (number := getattr(node, "binding", 0))}
    for node in own:
        yield node, bound
    for ability in inner:
        yield from scoped(ability)


def _own(node: ast.Node, inner: list[ast.Node]) -> Iterator[ast.Node]:
    """A node and what is below it, without the abilities below it, which are put aside."""
    yield node
    for child in ast.children(node):
        if isinstance(child, ast.Ability):
            inner.append(child)
        else:
            yield from _own(child, inner)


def faults(node: ast.Node, rules: TextRuleset, bound: Bound) -> Iterator[str]:
    """The slots of a node that hold a phrase they can do nothing with."""
    for name in ast.field_names(node):
        phrase = getattr(node, name)
        if isinstance(phrase, ast.Object):
            for sort in sorted(set(sorts_of(phrase, rules, bound)) - taken(node, name)):
                of_leader = sort == "player" and (isinstance(node, _LEADERS) or (type(node), name) in LEADERS)
                made_elsewhere = sort == "token" and not isinstance(node, ast.Action)
                if not (of_leader and senses.LEADER_AREA in rules.spec) and not made_elsewhere:
                    yield f"can do nothing with {WORDS[sort]}"
            yield from _misplaced(node, name, phrase, rules)


def taken(node: ast.Node, slot: str) -> frozenset[Sort]:
    """The sorts that a slot of a node takes."""
    found = _taken((type(node), slot))
    return found | {"ability"} if _plays(node) else found


@lru_cache(maxsize=4096)
def _taken(slot: Slot) -> frozenset[Sort]:
    found = set(ONLY.get(slot, CARDS))
    more: tuple[tuple[Sort, Container[Slot]], ...] = (
        ("elsewhere", ALSO), ("ability", ABILITIES), ("spell", ABILITIES), ("spell", SPELLS), ("player", PLAYERS),
        ("token", TOKENS),
    )  # fmt: skip
    return frozenset(found | {sort for sort, slots in more if slot in slots})


def _plays(node: ast.Node) -> bool:
    name, verb = _VERBS.get(type(node), ("", ""))
    return bool(name) and getattr(node, name) == verb


def _misplaced(node: ast.Node, slot: str, phrase: ast.Object, rules: TextRuleset) -> Iterator[str]:
    """Cards named in a zone where the verb does nothing, although it does something in another that is out of play."""
    also = ALSO.get((type(node), slot))
    if also is None:
        return
    everywhere = (type(node), slot) not in _ONE_ZONE
    for zone in _zones_named(phrase, rules):
        in_play = _sort_of_zone(zone, rules) == "in play"
        if zone not in also and not (everywhere and in_play):
            yield f"can do nothing with cards in the {zone}"


# -- the sorts of a phrase --------------------------------------------------------------------------------------------
def sorts_of(phrase: ast.Object, rules: TextRuleset, bound: Bound) -> Iterator[Sort]:
    """What a phrase speaks of, as far as its words tell: this card may be anywhere, and what was named may have moved
    since, but no player becomes a card."""
    if isinstance(phrase, ast.Some):
        yield from _sorts_of_group(phrase, rules)
    elif isinstance(phrase, ast.Together):
        for part in phrase.parts:
            yield from sorts_of(part, rules, bound)
    elif isinstance(phrase, ast.Leader):
        yield "player"
    elif isinstance(phrase, ast.TopCards | ast.WholeZone):
        yield from (_sort_of_zone(zone, rules) for zone in rules.region(phrase.zone))
    elif isinstance(phrase, ast.Ref) and phrase.binding in bound:
        named = sorts_of(bound[phrase.binding], rules, {})
        yield from (sort for sort in named if sort in ("player", "ability"))
    elif noun(phrase).sort == "unmade":
        yield "token"


def _sorts_of_group(phrase: ast.Some, rules: TextRuleset) -> Iterator[Sort]:
    if noun(phrase).speaks_of_abilities():
        yield "ability"
    for sense in senses.senses_of(phrase.group):
        if sense.abilities is None:
            yield from (_sort_of_zone(zone, rules) for zone in sense.zones(rules))


def _zones_named(phrase: ast.Object, rules: TextRuleset) -> Iterable[str]:
    """The zones that the words of a phrase name."""
    if isinstance(phrase, ast.Some):
        return [zone for s in senses.senses_of(phrase.group) if s.places for zone in s.zones(rules)]
    if isinstance(phrase, ast.TopCards | ast.WholeZone):
        return rules.region(phrase.zone)
    return ()


def _sort_of_zone(zone: str, rules: TextRuleset) -> Sort:
    spec = rules.spec.get(zone)
    if spec is None or spec.oriented:
        return "in play"
    if zone in (senses.LEADER_AREA, "player"):
        return "player"
    return "spell" if spec.transit else "elsewhere"


# -- the table of combinations ----------------------------------------------------------------------------------------
Coarse = Literal["card", "player", "spell", "ability", "token"]


def coarse(sort: Sort) -> Coarse:
    """A sort, wherever its cards are."""
    return "card" if sort == "in play" or sort == "elsewhere" else sort


def combinations(grammar: Grammar, rules: TextRuleset) -> list[tuple[str, str, Coarse]]:
    """Every slot that a dialect can fill with a phrase about things, and the sorts of things that it takes."""
    found: dict[tuple[str, str, Coarse], None] = {}
    for name, forms in sorted(grammar.forms.items()):
        for form in forms:
            for slot in form.slots:
                sayable = _sayable(grammar, grammar.slot_category(name, slot), rules)
                takes = _ever_taken(form.cls, slot.field)
                if (form.cls, slot.field) in LEADERS and senses.LEADER_AREA in rules.spec:
                    takes |= {"player"}
                found.update(dict.fromkeys((name, slot.field, sort) for sort in sorted(sayable & takes)))
    return list(found)


def _ever_taken(node: type, slot: str) -> set[Coarse]:
    """What a slot takes of some node of its kind: of what is done, some things are done with abilities."""
    found = {coarse(sort) for sort in _taken((node, slot))}
    return found | {"ability"} if node in _VERBS and slot == "what" else found


def _sayable(grammar: Grammar, category: str, rules: TextRuleset) -> set[Coarse]:
    """The sorts that a category of a grammar has words for."""
    found: set[Coarse] = set()
    phrases = {kind.__name__: kind for kind in ast.members(ast.Object)}
    for name in grammar.members(category):
        kind = phrases.get(name)
        if kind is not None:
            found |= _said(kind, grammar.values.get("KindWord", {}), rules)
    return found


def _said(kind: type, words: Iterable[str], rules: TextRuleset) -> set[Coarse]:
    if kind is ast.Leader:
        return {"player"}
    if issubclass(kind, ast.Tokens | ast.TokenChoice | ast.TokenSet):
        return {"token"}
    if kind is not ast.Some:
        return {"card"}
    found: set[Coarse] = {"card"}
    for word in words:
        if word in texts.ABILITIES:
            found.add("ability")
        elif word in ("player", "leader"):
            found.add("player")
        elif word in rules.spells:
            found.add("spell")
    return found
