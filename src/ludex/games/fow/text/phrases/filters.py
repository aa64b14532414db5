"""What a noun phrase says about cards: owners, attributes, races, types, numbers, names, places (fow 2, 3)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from ludex.games.fow.text import nodes
from ludex.games.fow.text.phrases.nouns import OPPONENT, YOU
from ludex.lang import ast as a
from ludex.lang.grammar import Found, Grammar
from ludex.lang.parser import Parser
from ludex.lang.phrases.filters import choosing_from, of_one_name, owned
from ludex.lang.phrases.targets import target, waiting
from ludex.lang.renderer import Renderer

KINDS = (
    *("card", "resonator", "J-ruler", "ruler", "J/resonator", "J/ruler", "addition", "magic stone", "spell", "chant"),
    *("normal spell", "summon spell", "player", "activate ability", "automatic ability"),
)
TYPES = ("resonator", "spell", "addition", "regalia", "magic stone", "J-ruler", "chant")
"""Types that may stand before the word card: `a resonator card`."""
SUBTYPES = {
    "chant": "{Spell: Chant}",
    "chant-instant": "{Spell: Chant-Instant}",
    "chant-standby": "{Spell: Chant-Standby}",
    "addition: field": "{Addition: Field}",
    "addition: resonator": "{Addition: Resonator}",
    "addition: J/resonator": "{Addition: J/resonator}",
    "addition: J-ruler": "{Addition: J-ruler}",
    "addition: J/ruler": "{Addition: J/ruler}",
    "addition: ruler": "{Addition: Ruler}",
    "addition: ruler/J-ruler": "{Addition: Ruler/J-ruler}",
}
STONES = ("light", "fire", "water", "wind", "darkness", "basic", "special", "true")
ZONES = (
    ("hand", "hand"),
    ("deck", "main deck"),
    ("deck", "deck"),
    ("magic stone deck", "magic stone deck"),
    ("graveyard", "graveyard"),
    ("lifebreak area", "lifebreak area"),
    ("magic stone area", "magic stone area"),
    ("chant-standby area", "chant-standby area"),
    ("removed area", "removed area"),
    ("ruler area", "ruler area"),
    ("chase area", "chase area"),
    ("chase area", "chase"),
    ("field", "field"),
)
"""Zones, each with the words for it (fow 3)."""
_TOGETHER: tuple[tuple[Any, Any], ...] = (
    ("hand", "graveyard"),
    ("graveyard", "hand"),
    ("hand", "field"),
    ("deck", "hand"),
    ("hand", "deck"),
    ("deck", "graveyard"),
    ("field", "ruler area"),
    ("field", "graveyard"),
    ("field", "magic stone area"),
)
_BOUNDS = (("<=", " or less"), (">=", " or more"), (">=", " or greater"), ("==", ""))


def register(g: Grammar) -> None:
    """Teach a grammar its filters."""
    _adjectives(g)
    _types(g)
    _owners(g)
    _numbers(g)
    _names(g)
    _places(g)
    _after(g)


def _adjectives(g: Grammar) -> None:
    g.words("KindWord", {kind: f"{kind}~" for kind in KINDS})
    g.words("KindWord", {"ability": "ability~"})
    g.phrase(a.Kind, "regalia", "regalias", word="regalia")
    for kind in ("activate", "automatic"):
        g.phrase(a.Kind, f"{{{kind.capitalize()}}} ability~", word=f"{kind} ability")
    g.phrase(a.Kind, "card's ability~", word="ability")
    g.words("Keyword", {name: "{" + name + "}" for name in nodes.SKILLS})
    target(g)
    g.phrase(a.Other, "other", mode="adj")
    g.words("Attribute", {name: name for name in ("light", "fire", "water", "wind", "darkness", "void")})
    icons = zip(("light", "fire", "water", "wind", "darkness"), "WRUGB", strict=True)
    g.words("AttributeIcon", {name: "{" + symbol + "}" for name, symbol in icons})
    for negated, before in ((False, ""), (True, "non-")):
        g.phrase(nodes.OfAttribute, f"{before}<name:AttributeIcon>", negated=negated, mode="adj")
        for after in ("", " attribute", *((",",) if negated else ())):
            g.phrase(nodes.OfAttribute, f"{before}<name:Attribute>{after}", negated=negated, mode="adj")
            g.phrase(nodes.OfAttribute, f"{before}dark{after}", name="darkness", negated=negated, mode="adj")
        g.phrase(a.OfRace, f"{before}<name:RaceWord>", f"{before}<name:RaceIcon>", negated=negated, mode="adj")
    g.phrase(a.OfRace, "non-<name:RaceWord>,", negated=True, mode="adj")
    g.phrase(a.OfRace, "<name:RaceMany>", mode="many")
    g.phrase(a.OfRace, "<name:RaceAlike>", mode="alike")
    g.phrase(a.OfRace, "<name:RaceIcon>", mode="icon")
    states = {"engaged": "rested", "reserved": "recovered"}
    states |= {word: word for word in ("attacking", "attacked", "blocking", "blocked", "damaged")}
    for state, words in states.items():
        g.phrase(a.InState, words, word=state, mode="adj")
    g.phrase(a.AtRandom, "random", mode="adj")
    g.union("PlainAdjective", "OfAttribute", "OfRace", "InState", "OfKind")
    choosing_from(g)
    g.phrase(a.AnyOf, "<options:PlainAdjective/adj&2>", mode="adj")


def _types(g: Grammar) -> None:
    for kind, icon in SUBTYPES.items():
        g.phrase(a.OfKind, icon, word=kind, mode="adj")
        g.phrase(a.OfKind, f"non-{icon}", word=kind, negated=True, mode="adj")
    for stone in STONES:
        g.phrase(a.OfKind, stone, word=f"{stone} magic stone", mode="adj")
        g.phrase(a.OfKind, f"non-{stone}", word=f"{stone} magic stone", negated=True, mode="adj")
    g.phrase(a.OfKind, "dark", word="darkness magic stone", mode="adj")
    for kind in TYPES:
        g.phrase(a.OfKind, kind, word=kind, mode="adj")
        g.phrase(a.OfKind, f"non-{kind}", f"non{kind}", word=kind, negated=True, mode="adj")


def _owners(g: Grammar) -> None:
    g.phrase(a.YouControl, "your", mode="adj")
    g.phrase(a.YouControl, "you control")
    g.phrase(a.Enemy, "your opponent's", "opponent's", "an opponent's", mode="adj")
    g.phrase(a.Enemy, "played by your opponent", "your opponent plays")
    g.phrase(a.Enemy, "your opponent (controls|controlled)", "(an opponent|opponents) (controls|control)")
    g.phrase(a.ControlledBy, "<player:s> controls", "<player:p> control", guard=_another)
    owned(g)


def _another(node: a.ControlledBy) -> bool:
    return node.player not in (YOU, OPPONENT)


def _numbers(g: Grammar) -> None:
    g.words("StatWord", {"attack": "ATK", "defense": "DEF", "cost": "total cost"})
    for original, printed in ((False, ""), (True, "printed ")):
        for compare, words in _BOUNDS:
            g.phrase(
                a.HasStat,
                f"with {printed}<stat:StatWord> <amount:Numeral>{words}",
                f"with {printed}<stat:StatWord> of <amount:Numeral>{words}",
                f"with (a|an) {printed}<stat:StatWord> of <amount:Numeral>{words}",
                *((f"with <amount:Numeral>{words} {printed}<stat:StatWord>",) if words else ()),
                f"with <amount:Numeral> {printed}<stat:StatWord>{words}",
                compare=compare,
                original=original,
            )
        for compare, words in (("<=", "less than or equal to"), (">=", "greater than or equal to"), ("==", "equal to")):
            g.phrase(
                a.HasStat, f"with {printed}<stat:StatWord> {words} <amount:Term>", compare=compare, original=original
            )
        for compare, words in (("<", "less than"), (">", "greater than"), (">", "more than"), ("<", "lower than")):
            g.phrase(
                a.HasStat, f"with {printed}<stat:StatWord> {words} <amount:Term>", compare=compare, original=original
            )
    for compare, words in _BOUNDS:
        g.phrase(
            a.TotalStat,
            f"with combined <stat:StatWord> of <amount:Numeral>{words}",
            f"with combined <stat:StatWord> <amount:Numeral>{words}",
            f"whose combined <stat:StatWord> is <amount:Numeral>{words}",
            compare=compare,
        )
    g.phrase(a.Parity, "with odd total cost", "with an odd total cost", odd=True)
    g.phrase(a.Parity, "with even total cost", "with an even total cost", odd=False)
    differs = {"attack": "ATK different from its printed ATK", "defense": "DEF different from its printed DEF"}
    for stat, words in differs.items():
        g.phrase(nodes.Altered, f"with {words}", stats=(stat,))
    g.phrase(nodes.Altered, f"with {' or '.join(differs.values())}", stats=tuple(differs))
    for end in ("highest", "lowest"):
        g.phrase(a.ExtremeStat, f"with the {end} <stat:StatWord>", end=end)
        g.phrase(a.ExtremeStat, f"with the {end} <stat:StatWord> among <within:Group/p>", end=end)


def _names(g: Grammar) -> None:
    for words in ("", "the word "):
        g.phrase(
            a.NameContains,
            f"with {words}<words:Name> in (its|their) name",
            f"with {words}<words:Name> in (its|their) (card name|names)",
        )
    g.phrase(a.IsNamed, "named <names:Name|>", "named <names:Name&>", "named <names:SomeNames>")
    g.custom("SomeNames", _read_names, _write_names, begins=(("Name", ""),))
    g.phrase(a.IsNamed, "not named <names:Name|>", "that (is|are) not named <names:Name|>", negated=True)
    g.phrase(a.IsNamed, "other than <names:Name|>", "other than (a card|cards) named <names:Name|>", negated=True)
    g.words("SameWord", {"name": "name", "race": "race", "attribute": "attribute", "cost": "total cost"})
    g.phrase(
        a.SameAs,
        "with the same <what:SameWord> as <card:Single>",
        "of the same <what:SameWord> as <card:Single>",
        "that shares a <what:SameWord> with <card:Single>",
        "that share a <what:SameWord> with <card:Single>",
    )
    g.phrase(a.SameAs, "named as <card:Single>", "with the name of <card:Single>", what="name")
    g.phrase(a.SameAs, "with a different <what:SameWord> (than|from) <card:Single>", negated=True)
    g.phrase(a.SameAs, "with the same total cost<card:SpokenOf>", what="cost")
    for word in ("race", "attribute"):
        g.phrase(a.SameAs, f"(with|of) the same {word}<card:SpokenOf>", what=word)
    g.union("SpokenOf", "Ref")
    g.custom("SpokenOf", lambda parser, pos: [(pos, a.Ref(-1, "it"))], lambda r, v: [])
    g.phrase(a.Distinct, "with different names", what="names")
    of_one_name(g)
    g.phrase(a.Distinct, "with different total costs", what="costs")


def _places(g: Grammar) -> None:
    for zone, word in ZONES:
        for prep in ("in", "from", *(("on",) if zone == "field" else ())):
            g.phrase(
                a.Place,
                f"{prep} <whose:of> {word}",
                f"{prep} (a|any|any player's) {word}",
                f"{prep} <whose:of> {word}s",
                f"{prep} any {word}s",
                f"{prep} the {word}",
                zone=zone,
            )
    g.phrase(a.Place, "from hand", zone="hand")
    g.phrase(a.Place, "from graveyard", zone="graveyard")
    g.phrase(a.Place, "from out of the game", "out of the game", zone="out of the game")
    g.phrase(a.Place, "in your removed from the game zone", zone="removed area", whose=YOU)
    g.phrase(a.Places, "<places:Place|2>", "<places:Place&2>")
    for (first, second), (who, whose) in product(_TOGETHER, ((YOU, "your"), (OPPONENT, "your opponent's"))):
        places = (a.Place(first, who), a.Place(second, who))
        one, two = ("main deck" if zone == "deck" else zone for zone in (first, second))
        for joint in ("or", "and", "and/or"):
            g.phrase(
                a.Places,
                f"(in|from) {whose} {one} {joint} {two}",
                f"(in|from) {whose} {one} {joint} {whose} {two}",
                places=places,
            )


def _after(g: Grammar) -> None:
    g.phrase(a.HasKeyword, "with <names:Keyword&>")
    g.phrase(a.HasKeyword, "without <names:Keyword&>", negated=True)
    for skill in ("Awakening", "Incarnation", "Evolution", "Shift", "Stealth", "Limit"):
        g.phrase(a.HasKeyword, f"with {{{skill}}}", names=(skill,))
        g.phrase(a.HasKeyword, f"without {{{skill}}}", names=(skill,), negated=True)
    g.phrase(nodes.OfAttribute, "with no attribute", "without (any attribute|attributes|any attributes)", name="void")
    g.phrase(a.AtRandom, "at random")
    for host in ("resonator", "J/resonator", "J-ruler"):
        g.phrase(a.OfKind, f"that can be added to a {host}", word=f"addition: {host}")
    g.phrase(nodes.HasAddition, "with (an addition|additions)", "with an addition added to it")
    g.phrase(nodes.HasAddition, "with no (addition|additions)", "without (an addition|additions)", negated=True)
    g.phrase(nodes.HasAddition, "with an <group:s> added to it", "with <group:s>", guard=_speaks_of_additions)
    g.phrase(nodes.AddedTo, "added to <what:Single>", "added onto <what:Single>", "on <what:Point>")
    for role in ("blocking", "attacking", "battling"):
        g.phrase(
            nodes.Battling,
            f"{role} <what:Victim>",
            f"that (is|are) {role} <what:Victim>",
            role=role,
        )
    g.phrase(nodes.Battling, "battling with <what:Single>", "in battle with <what:Single>", role="battling")
    g.phrase(nodes.Battling, "blocked by <what:Single>", role="blocked by")
    g.phrase(nodes.Battling, "attacked by <what:Single>", role="attacked by")
    waiting(g)
    g.phrase(nodes.HasAbility, "with no abilities", "without abilities", negated=True)
    g.phrase(nodes.HasAbility, "with no printed abilities", negated=True, original=True)
    for sort in ("enter", "break", "activate"):
        icon = "{" + sort.capitalize() + "}"
        g.phrase(nodes.HasAbility, f"with (|an ){icon}[ ability]", f"with {icon} abilities", sort=sort)
    for word in ("race", "attribute"):
        g.phrase(nodes.OfChosen, f"not of the chosen {word}", f"without the chosen {word}", what=word, negated=True)
        g.phrase(nodes.OfChosen, f"of (the chosen|that) {word}", f"with the chosen {word}", what=word)
    g.phrase(nodes.OfChosen, "that shares an attribute with the chosen attribute", what="attribute")
    g.phrase(nodes.OfChosen, "with the chosen name", "with that name", what="name")
    g.phrase(a.ThatDid, "that <event:passed> this turn", "<event:passive> this turn")
    g.phrase(nodes.OtherThan, "second<what:SpokenOf>", mode="adj")
    g.phrase(a.Among, "that was just summoned<ref:JustSummoned>")
    g.phrase(a.Among, "summoned<ref:JustSummoned>", mode="adj")
    g.union("JustSummoned", "Ref")
    g.custom("JustSummoned", lambda parser, pos: [(pos, a.Ref(-1, "the summoned card"))], lambda r, v: [])
    g.phrase(a.ThatDid, "that didn't <event:unpassed> this turn", negated=True)
    g.phrase(a.ThatDid, "that <event:Blocks/passed>", guard=lambda n: n.event.attacker is not None)
    one = a.Number(1)
    g.phrase(a.HasCounters, "with a <kind:CounterKind> counter on (it|them)", compare=">=", amount=one)
    g.phrase(a.HasCounters, "with <kind:CounterKind> counters on (it|them)", compare=">=", amount=one)
    g.phrase(a.HasCounters, "with <amount:Numeral> or more <kind:CounterKind> counters on (it|them)", compare=">=")


def _read_names(parser: Parser, pos: int) -> Iterator[Found]:
    """`"A", "B" and/or "C"`."""
    names: list[str] = []
    place = pos
    while place < parser.size:
        found = parser.read("Name", "", place)
        if not found:
            return
        place, name = found[0]
        names.append(name)
        if parser.text[place : place + 3] == ("and", "/", "or"):
            yield from ((end, (*names, last)) for end, last in parser.read("Name", "", place + 3))
            return
        if parser.text[place : place + 1] != (",",):
            return
        place += 1


def _write_names(renderer: Renderer, value: Any) -> list[str] | None:
    *others, last = [f"⸢{name}⸣" for name in value]
    if not others:
        return None
    out = [sign for i, name in enumerate(others) for sign in ((",", name) if i else (name,))]
    return [*out, "and", "/", "or", last]


def _speaks_of_additions(node: nodes.HasAddition) -> bool:
    group = node.group
    if not isinstance(group, a.Group):
        return False
    return group.noun == a.Kind("addition") or any(
        isinstance(f, a.OfKind) and f.word.startswith("addition") for f in group.before
    )
