"""Which cards are meant: adjectives, places, numbers, names (sve 2-4)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ludex.games.sve.text import nodes
from ludex.games.sve.text.nodes.words import CLASSES, KEYWORDS
from ludex.lang import ast as a
from ludex.lang.grammar import Found, Grammar, Reader, Writer
from ludex.lang.parser import Parser
from ludex.lang.phrases.filters import choosing_from
from ludex.lang.phrases.scope import both, each_for_itself, reaches
from ludex.lang.phrases.tokens import tokens_there
from ludex.lang.renderer import Renderer

ONE = a.Number(1)


_ZONES = {
    "hand": "hand",
    "deck": "deck",
    "evolve deck": "evolve deck",
    "ex area": "EX area",
    "cemetery": "cemetery",
    "banished zone": "banished zone",
    "evolve zone": "evolve zone",
    "race zone": "race zone",
    "drive zone": "drive zone",
}


def register(g: Grammar) -> None:
    """Teach a grammar its filters and groups."""
    _adjectives(g)
    _with_numbers(g)
    _with_words(g)
    _places(g)
    _groups(g)


def _adjectives(g: Grammar) -> None:
    g.words("KindWord", {w: f"{w}~" for w in ("card", "follower", "amulet", "spell", "leader", "token", "enemy")})
    g.words("KindWord", {"crest": "crest~"})
    g.words("ClassIcon", {name: "{" + name + "}" for name in CLASSES})
    g.words("ClassWord", {name: name.capitalize() for name in CLASSES})
    g.words("Keyword", {name: name for name in KEYWORDS})
    g.phrase(a.Enemy, "enemy", mode="adj")
    g.phrase(a.YouControl, "your", mode="adj")
    g.phrase(a.YouControl, "you control")
    g.phrase(nodes.OfClass, "non-<name:ClassIcon>", negated=True, mode="adj")
    g.phrase(a.Other, "other", mode="adj")
    g.phrase(a.AtRandom, "random", mode="adj")
    g.phrase(a.AtRandom, "at random")
    g.phrase(nodes.OfClass, "<name:ClassIcon>", "<name:ClassWord>", mode="adj")
    g.phrase(nodes.OfTrait, "<name:Trait>", mode="adj")
    g.phrase(nodes.OfClass, "non-<name:ClassWord>", negated=True, mode="adj")
    g.phrase(nodes.OfTrait, "non-<name:Trait>", negated=True, mode="adj")
    for word in ("token", "evolved", "advanced", "double-faced"):
        g.phrase(a.OfKind, word, word=word, mode="adj")
        g.phrase(a.OfKind, f"non-{word}", word=word, negated=True, mode="adj")
    for state in (
        "engaged",
        "reserved",
        "damaged",
        "undamaged",
        "faceup",
        "facedown",
        "unevolved",
        "super-evolved",
        "racing",
    ):
        g.phrase(a.InState, state, word=state, mode="adj")
    g.phrase(a.HasStat, "<amount:HyphenCost>", stat="cost", compare="==", mode="adj")
    g.phrase(a.HasStat, "<amount:HyphenCost> or less", stat="cost", compare="<=", mode="adj")
    g.phrase(a.HasStat, "<amount:HyphenCost> or (more|greater)", stat="cost", compare=">=", mode="adj")
    g.union("PlainAdjective", "OfClass", "OfTrait", "OfKind", "InState")
    choosing_from(g)


def _with_numbers(g: Grammar) -> None:
    """By cost, attack and defense."""
    g.words("StatWord", {"attack": "attack", "defense": "defense", "cost": "cost"})
    g.words("StatIcon", {"attack": "{attack}", "defense": "{defense}"})
    for compare, words in (("<=", " or less"), (">=", " or more"), ("==", "")):
        g.phrase(
            a.HasStat,
            f"that cost^ <amount:Numeral>{words}[ each]",
            f"that cost^ <amount:Numeral> (play points|play point){words}",
            f"with a cost of <amount:Numeral>{words}",
            stat="cost",
            compare=compare,
        )
        g.phrase(
            a.HasStat,
            f"that originally cost^ <amount:Numeral>{words}",
            stat="cost",
            compare=compare,
            original=True,
        )
        g.phrase(a.HasStat, f"with <amount:Numeral> <stat:StatWord>{words}", compare=compare)
        g.phrase(
            a.HasStat,
            f"with <amount:Numeral> original <stat:StatWord>{words}",
            compare=compare,
            original=True,
        )
        g.phrase(a.HasStat, f"and <amount:Numeral> <stat:StatWord>{words}", compare=compare)
        if words:
            g.phrase(a.HasStat, f"with <amount:Numeral>{words} <stat:StatWord>", compare=compare)
            g.phrase(a.HasStat, f"and <amount:Numeral>{words} <stat:StatWord>", compare=compare)
            g.phrase(
                a.HasStat,
                f"with <amount:Numeral>{words} original <stat:StatWord>",
                compare=compare,
                original=True,
            )
        g.phrase(
            a.TotalStat,
            f"that cost^ a total of <amount:Numeral>{words}",
            f"that cost^ a total of <amount:Numeral> play points{words}",
            f"with a total cost of <amount:Numeral>{words}",
            f"and total cost <amount:Numeral>{words}",
            stat="cost",
            compare=compare,
        )
    g.phrase(a.AnyOf, "with <options:HasStat/had|2>")
    g.phrase(a.TotalStat, ", up to a total cost of <amount:Numeral>", stat="cost", compare="<=")
    g.phrase(
        a.HasStat,
        "that cost^ <amount:Measure> or less",
        "with a cost of <amount:Measure> or less",
        stat="cost",
        compare="<=",
    )
    g.phrase(a.HasStat, "with <stat:StatWord> less than or equal to <amount:Measure>", compare="<=")
    g.phrase(a.HasStat, "with at least <amount:Numeral> <stat:StatWord>", compare=">=")
    g.phrase(a.HasStat, "that cost^ at least <amount:Numeral>[ play points]", stat="cost", compare=">=")
    for end in ("highest", "lowest"):
        g.phrase(a.ExtremeStat, f"with the {end} <stat:StatWord>", end=end)
        g.phrase(a.ExtremeStat, f"{end}-cost", end=end, stat="cost", mode="adj")
    g.phrase(a.ExtremeStat, "with the highest <stat:StatWord> among <within:Group/p>", end="highest")
    g.phrase(a.ExtremeStat, "with the lowest <stat:StatWord> among <within:Group/p>", end="lowest")


def _with_words(g: Grammar) -> None:
    """By keywords, traits, counters, names, and by what became of the card."""
    g.phrase(a.HasKeyword, "with <names:Keyword&>")
    for keyword in (
        "Earth Rite",
        "Fanfare",
        "Last Words",
        "Evolve",
        "Strike",
        "Combo",
        "Spellchain",
        "Necrocharge",
    ):
        g.phrase(a.HasKeyword, f"with {keyword}", names=(keyword,))
    for icon in ("fanfare", "last words", "evolve", "quick", "act"):
        g.phrase(a.HasKeyword, "with {" + icon + "}", names=(icon.title(),))
    g.phrase(a.AnyOf, "with <options:HasKeyword/had|2>")
    g.phrase(a.HasKeyword, "without <names:Keyword&>", negated=True)
    g.phrase(nodes.HasTraits, "with both the <names:Trait&2> traits", "with the <names:Trait&2> traits")
    g.phrase(
        nodes.HasTraits,
        "with the <names:Trait&> trait",
        "with <names:Trait&2> traits",
        "with both <names:Trait&2> traits",
    )
    g.phrase(a.HasCounters, "with at least <amount:Numeral> <kind:CounterKind> counters", compare=">=")
    g.phrase(a.HasCounters, "with a <kind:CounterKind> counter", compare=">=", amount=ONE)
    g.phrase(a.HasCounters, "with a <kind:CounterKind> counter on their^", compare=">=", amount=ONE)
    g.phrase(a.IsNamed, "named <names:Name|>")
    g.phrase(a.IsNamed, "not named <names:Name|>", negated=True)
    g.phrase(a.NameContains, "with <words:Quoted> in their^ name~", "with <words:Quoted> in their name")
    g.phrase(a.NameContains, "<words:Quoted>", mode="one")
    several = "with <options:NameContains/one|2> in"
    g.phrase(a.AnyOf, f"{several} their^ name~", f"{several} their name")
    for odd, words in ((True, "odd"), (False, "even")):
        g.phrase(a.Parity, f"with an {words} cost", f"that cost^ an {words} number[ of play points]", odd=odd)
    g.phrase(a.HasDeclaredName, "with the declared name")
    g.phrase(a.HasDeclaredName, "the declared name", mode="had")
    g.phrase(a.Distinct, "[each ]with different names", what="names")
    g.phrase(a.Distinct, "differently named", what="names", mode="adj")
    g.phrase(a.Distinct, "with different costs", "with different base costs", what="costs")
    g.phrase(a.SameAs, "with the same <what:SameWord> as <card:Point>", guard=_here)
    g.phrase(a.SameAs, "with <card:Ref/of> <what:SameWord>", guard=_here)
    g.phrase(a.SameAs, "with a different <what:SameWord> (than|from) <card:Point>", negated=True, guard=_here)
    g.words("SameWord", {"name": "name", "cost": "cost"})
    g.union("Point", "This", "Ref")
    g.phrase(nodes.OfUniverse, "from the <name:Trait> universe")
    g.phrase(nodes.OriginallyKind, "that was originally a <word:KindWord/s>", mode="s")
    g.phrase(nodes.OriginallyKind, "that were originally <word:KindWord/p>", mode="p")
    g.phrase(nodes.OriginallyKind, "that wasn't originally a <word:KindWord/s>", negated=True, mode="s")
    g.phrase(a.HasTrigger, "with Trigger", "with a Trigger")
    g.phrase(a.ThatDid, "that were^ <event:passed> this turn")
    g.phrase(a.ThatDid, "that <event:did> this turn")


def _places(g: Grammar) -> None:
    g.words("ZoneIn", _ZONES)
    g.words("ZonesIn", {"hand": "hands", "cemetery": "cemeteries", "deck": "decks", "ex area": "EX areas"})
    g.phrase(a.Place, "on <whose:of> field", "from <whose:of> field", "on <whose:of> fields", zone="field")
    g.phrase(a.Place, "currently on <whose:of> field", zone="field")
    g.phrase(a.Place, "on the field", "from the field", "currently on the field", zone="field")
    for word in ("in", "from"):
        g.phrase(a.Place, f"{word} <whose:of> <zone:ZoneIn>", f"{word} <whose:of> <zone:ZonesIn>")
        g.phrase(a.Place, f"{word} the <zone:ZoneIn>", f"{word} a <zone:ZoneIn>")
    g.words("BareZone", {"hand": "hand"})
    g.phrase(a.Place, "in <zone:BareZone>", "from <zone:BareZone>")
    g.phrase(a.Places, "<places:Place|2>", "<places:Place&2>")
    g.phrase(a.Places, "on your field and/or in your EX area", places=(_yours("field"), _yours("ex area")))
    for joint in ("or", "and", "and/or"):
        g.phrase(a.Places, *(f"{word} <places:Zones{_JOINT_NAMES[joint]}>" for word in ("on", "in", "from")))
        g.custom(f"Zones{_JOINT_NAMES[joint]}", _read_zones(joint), _write_zones(joint), begins=(("PlayerNode", "of"),))


def _yours(zone: a.Zone) -> a.Place:
    return a.Place(zone, a.Player("you"))


_JOINT_NAMES = {"or": "Or", "and": "And", "and/or": "AndOr"}
_JOINT_SIGNS = {"or": ("or",), "and": ("and",), "and/or": ("and", "/", "or")}
_FIELD = ("field",)


def _zone_words(parser: Parser, pos: int) -> Iterator[Found]:
    """A zone by its name alone, the field too."""
    if parser.text[pos : pos + 1] == _FIELD:
        yield pos + 1, "field"
    yield from parser.read("ZoneIn", "", pos)


def _read_zones(joint: str) -> Reader:
    """`your hand or EX area`, `your hand, field, or EX area`: several zones of one player, who is said once."""
    signs = _JOINT_SIGNS[joint]

    def reader(parser: Parser, pos: int) -> Iterator[Found]:
        for at, whose in parser.read("PlayerNode", "of", pos):
            stack: list[tuple[int, tuple[Any, ...]]] = [(e, (z,)) for e, z in _zone_words(parser, at)]
            while stack:
                place, zones = stack.pop()
                last = (",", *signs) if len(zones) > 1 else signs
                if parser.text[place : place + len(last)] == last:
                    for end, zone in _zone_words(parser, place + len(last)):
                        yield end, tuple(a.Place(z, whose) for z in (*zones, zone))
                if parser.text[place : place + 1] == (",",):
                    stack += [(e, (*zones, z)) for e, z in _zone_words(parser, place + 1)]

    return reader


def _write_zones(joint: str) -> Writer:
    def writer(renderer: Renderer, value: Any) -> list[str] | None:
        if len(value) < 2 or value[0].whose is None or any(v.whose != value[0].whose for v in value):
            return None
        owner = renderer.write(value[0].whose, "PlayerNode", "of")
        words = [_FIELD if v.zone == "field" else renderer.write(v.zone, "ZoneIn", "") for v in value]
        if owner is None or any(w is None for w in words):
            return None
        out = [*owner]
        for at, word in enumerate(w for w in words if w is not None):
            if at == len(value) - 1:
                out += [*((",",) if len(value) > 2 else ()), *_JOINT_SIGNS[joint]]
            elif at:
                out.append(",")
            out += word
        return out

    return writer


def _here(node: a.SameAs) -> bool:
    """A place after `the same name as this card` belongs to the cards looked for."""
    return not (isinstance(node.card, a.This) and node.card.place is not None)


def _one_reading(node: a.Group) -> bool:
    """Capitals before a name belong to the name. A place after `the highest ... among` belongs to those among whom.
    `Your leader` is no group."""
    if isinstance(node.noun, a.OfName) and any(isinstance(f, nodes.OfTrait | a.AnyOf) for f in node.before):
        return False
    if node.noun == a.Kind("leader") and a.YouControl() in node.before:
        return False
    return not any(isinstance(f, a.ExtremeStat) and f.within is not None for f in node.after[:-1])


def _with_before_and(g: Grammar) -> Callable[[a.Group], bool]:
    """`With Storm and 3 or less attack`: what `and` goes on with is said `with` before."""

    def guard(node: a.Group) -> bool:
        forms = [g.forms[type(f).__name__][f.form].wording.pieces for f in node.after]
        goes_on = [at for at, pieces in enumerate(forms) if pieces[:1] == ("and",)]
        return all(at and forms[at - 1][:1] in (("with",), ("and",)) for at in goes_on)

    return guard


def _read_other_one_of(parser: Parser, pos: int) -> Iterator[Found]:
    """`other one of your` in `another one of your followers`."""
    if parser.alike[pos : pos + 3] != ("other", "one", "of"):
        return
    for end, owner in parser.read("Filter", "adj", pos + 3):
        if owner == a.YouControl():
            yield end, (a.Other(), owner)
            for last, more in parser.read("Filter", "adj", end):
                yield last, (a.Other(), owner, more)


def _write_other_one_of(renderer: Renderer, value: Any) -> list[str] | None:
    if value[:2] != (a.Other(), a.YouControl()):
        return None
    out = ["other", "one", "of"]
    for item in value[1:]:
        signs = renderer.write(item, "Filter", "adj")
        if signs is None:
            return None
        out += signs
    return out


def _no_bare_names(node: a.Groups) -> bool:
    """In `a Commander or Officer follower` the capitals are traits, not names; names alone are names."""
    named = [isinstance(o.noun, a.OfName) for o in node.options]
    if named[-1] and any(isinstance(o.after[-1:] and o.after[-1], a.IsNamed) for o in node.options[:-1]):
        return False  # `a card named Otter or Heron`: the second is a name as well
    if all(named) and len(named) > 2:  # in a list of names a comma parts names
        return not any("," in o.noun.name for o in node.options if isinstance(o.noun, a.OfName))
    return not any(named[:-1]) or all(named)


def _groups(g: Grammar) -> None:
    g.phrase(a.OfName, "<name:Name>")
    tokens_there(g)
    g.phrase(a.Group, "<before:Filter/adj*> <noun> <after*>", guard=both(_one_reading, _with_before_and(g)))
    g.phrase(a.Group, "<before:Filter/adj*> <noun> of their choice <after*>", guard=_one_reading)
    g.phrase(a.Group, "<before:OtherOneOf> <noun:p> <after*>", mode="s", guard=_one_reading)
    g.custom("OtherOneOf", _read_other_one_of, _write_other_one_of, begins=("other",))
    for words in ("less", "fewer"):
        g.phrase(a.Group, f"<before:Filter/adj*> <noun:p> or {words} <after:Filter/p*>", mode="orless")
    g.phrase(a.Group, "<before:Filter/adj*> <noun:p> or more <after:Filter/p*>", mode="ormore")
    for after in ("", " <after+>"):
        g.phrase(a.Groups, f"<options:Group|2>{after}", guard=both(_no_bare_names, reaches))
        g.phrase(a.Groups, f"<options:Group%2>{after}", guard=both(_no_bare_names, reaches))
        g.phrase(a.Groups, f"<options:Group&2>{after}", guard=both(_no_bare_names, reaches), joined="and")
        g.phrase(a.Groups, f"<options:Group|a2>{after}", guard=each_for_itself, mode="s")
