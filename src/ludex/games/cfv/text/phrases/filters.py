"""What a noun phrase says about units and cards: owners, clans, grades, rows, names, places (cfv 2, 4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludex.games.cfv.text import nodes
from ludex.games.cfv.text.phrases.nouns import THEY
from ludex.lang import ast as a
from ludex.lang.grammar import Found, Grammar
from ludex.lang.parser import Parser
from ludex.lang.phrases.filters import choosing_from
from ludex.lang.renderer import Renderer

ZONES = ("hand", "deck", "soul", "damage zone", "drop zone", "bind zone", "trigger zone")
CIRCLES = {"vanguard circle": "(VC)", "rear-guard circle": "(RC)", "guardian circle": "(GC)"}
KINDS = (
    "card",
    "unit",
    "vanguard",
    "rear-guard",
    "guardian",
    "normal unit",
    "trigger unit",
    "locked card",
    "deleted unit",
)
_BOUNDS = (("<=", " or less"), ("<=", " or fewer"), (">=", " or more"), (">=", " or greater"), ("==", ""))


def register(g: Grammar) -> None:
    """Teach a grammar its filters."""
    _adjectives(g)
    _numbers(g)
    _names(g)
    _places(g)
    _after(g)


def _adjectives(g: Grammar) -> None:
    g.words("KindWord", {kind: f"{kind}~" for kind in KINDS})
    g.phrase(a.YouControl, "your", mode="adj")
    g.phrase(a.YouControl, "you have")
    g.phrase(a.Enemy, "your opponent's", "opponent's", mode="adj")
    g.phrase(a.Enemy, "your opponent has")
    g.phrase(a.Place, "his or her", zone="field", whose=THEY, mode="adj")
    g.phrase(a.Place, "(each fighter's|each player's)", zone="field", whose=a.Player("each player"), mode="adj")
    g.phrase(a.Other, "other", mode="adj")
    for negated, word in ((False, ""), (True, "non-")):
        g.phrase(
            nodes.OfClan,
            f"{word}<name:Clan>",
            f"{word}<name:QuotedClan>",
            f"{word}<name:BareClan>",
            negated=negated,
            mode="adj",
        )
    g.phrase(a.OfRace, "<name:RaceName>", mode="adj")
    g.phrase(a.OfRace, "non-<name:RaceName>", negated=True, mode="adj")
    states = {"engaged": "({Rest}|resting)", "reserved": "({Stand}|standing)"}
    states |= {"faceup": "(face up|face-up)", "facedown": "(face down|face-down)"}
    states |= {word: word for word in ("attacking", "attacked", "boosting", "boosted")}
    for state, words in states.items():
        g.phrase(a.InState, words, word=state, mode="adj")
    g.custom("OfKind", _read_kind, _write_kind, mode="adj", begins=_SORTS)
    g.union("PlainAdjective", "OfClan", "OfRace", "InState")
    choosing_from(g)


_SORTS = ("normal", "trigger")
_BY_CIRCLE = ("vanguard", "vanguards", "rear-guard", "rear-guards", "guardian", "guardians")


def _read_kind(parser: Parser, pos: int) -> Iterator[Found]:
    """`normal unit rear-guard`: a kind of card, said of a unit that is named by its circle."""
    kind, unit, noun = (*parser.text[pos : pos + 3], "", "", "")[:3]
    if kind in _SORTS and unit == "unit" and noun in _BY_CIRCLE:
        yield pos + 2, a.OfKind(f"{kind} unit")


def _write_kind(renderer: Renderer, value: Any) -> list[str] | None:
    return value.word.split() if isinstance(value, a.OfKind) and not value.negated else None


def _numbers(g: Grammar) -> None:
    g.words("StatWord", {"power": "{Power}", "critical": "{Critical}", "shield": "{Shield}", "grade": "grade"})
    g.words("StatName", {"power": "power", "critical": "critical", "shield": "shield", "drive": "drive"})
    for compare, words in _BOUNDS:
        g.phrase(a.HasStat, f"grade <amount:Numeral>{words}", stat="grade", compare=compare, mode="adj")
        g.phrase(
            a.HasStat,
            f"with <stat:StatWord> <amount:Numeral>{words}",
            f"with <stat:StatName> <amount:Numeral>{words}",
            f"with a <stat:StatWord> of <amount:Numeral>{words}",
            f"with a <stat:StatName> of <amount:Numeral>{words}",
            compare=compare,
        )
        g.phrase(a.TotalStat, f"whose total grades are <amount:Numeral>{words}", stat="grade", compare=compare)
        g.phrase(
            a.TotalStat,
            f"with a total <stat:StatWord> of <amount:Numeral>{words}",
            f"with a total <stat:StatName> of <amount:Numeral>{words}",
            compare=compare,
        )
    g.phrase(a.AnyOf, "<options:GradePair>", mode="adj")
    g.custom("GradePair", _read_grades, _write_grades, begins=("grade",))


def _grade(value: int) -> a.HasStat:
    return a.HasStat("grade", "==", a.Number(value))


def _read_grades(parser: Parser, pos: int) -> Iterator[Found]:
    """`grade 1 or 2`: one of two grades."""
    signs = parser.text[pos : pos + 4]
    if len(signs) == 4 and (signs[0], signs[2]) == ("grade", "or") and signs[1].isdigit() and signs[3].isdigit():
        yield pos + 4, (_grade(int(signs[1])), _grade(int(signs[3])))


def _write_grades(renderer: Renderer, value: Any) -> list[str] | None:
    if len(value) != 2 or any(v != a.HasStat("grade", "==", v.amount) for v in value if isinstance(v, a.HasStat)):
        return None
    if not all(isinstance(v, a.HasStat) and isinstance(v.amount, a.Number) for v in value):
        return None
    return ["grade", str(value[0].amount.value), "or", str(value[1].amount.value)]


def _names(g: Grammar) -> None:
    g.phrase(
        a.NameContains,
        "with <words:Name> in (its|their) card name",
        "with <words:Name> in (its|their) card names",
        "with <words:Name> in (its|their) name",
    )
    g.phrase(a.IsNamed, "named <names:Name|>", "named <names:BareName|>")
    g.phrase(
        a.IsNamed,
        "not named <names:Name|>",
        "other than a card named <names:Name|>",
        "other than <names:Name|>",
        negated=True,
    )
    same = {"name": "name", "clan": "clan", "race": "race", "grade": "grade"}
    g.words("SameWord", same)
    g.phrase(a.SameAs, "with the same <what:SameWord> as <card:Single>")
    g.phrase(a.SameAs, "with the same card name as <card:Single>", what="name")
    g.phrase(a.SameAs, "of the same <what:SameWord> as <card:Single>")


def _places(g: Grammar) -> None:
    g.words("ZoneIn", {zone: zone for zone in ZONES})
    g.words("ZonesIn", {zone: zone + "s" for zone in ZONES if zone != "soul"})
    g.words("BareZone", {"hand": "hand", "soul": "soul", "drop zone": "drop zone", **CIRCLES})
    g.words("Circle", CIRCLES)
    for word in ("in", "from"):
        g.phrase(a.Place, f"{word} <whose:of> <zone:ZoneIn>", f"{word} the <zone:ZoneIn>", f"{word} <zone:BareZone>")
    for word in ("on", "from"):
        g.phrase(a.Place, f"{word} <whose:of> <zone:Circle>", f"{word} a <zone:Circle>")
    g.phrase(a.Place, "on <zone:Circle>", "on the <zone:Circle>")
    g.phrase(a.Place, "on <whose:of> field", "on the field", zone="field")
    g.phrase(a.Places, "<places:Place|2>")
    for word in ("in", "from"):
        g.phrase(a.Places, f"{word} <places:YourZones>")
    for word in ("on", "from"):
        g.phrase(a.Places, f"{word} <places:YourCircles>")
    g.custom(
        "YourZones",
        lambda p, i: _read_zones(p, i, "ZoneIn"),
        lambda r, v: _write_zones(r, v, "ZoneIn"),
        begins=(("PlayerNode", "of"),),
    )
    g.custom(
        "YourCircles",
        lambda p, i: _read_zones(p, i, "Circle"),
        lambda r, v: _write_zones(r, v, "Circle"),
        begins=(("PlayerNode", "of"),),
    )


def _read_zones(parser: Parser, pos: int, category: str) -> Iterator[Found]:
    """`your soul or drop zone`: two zones of one player."""
    for at, whose in parser.read("PlayerNode", "of", pos):
        for end, first in parser.read(category, "", at):
            if parser.text[end : end + 1] == ("or",):
                for last, second in parser.read(category, "", end + 1):
                    yield last, (a.Place(first, whose), a.Place(second, whose))


def _write_zones(renderer: Renderer, value: Any, category: str) -> list[str] | None:
    if len(value) != 2 or value[0].whose is None or value[0].whose != value[1].whose:
        return None
    written = [renderer.write(value[0].whose, "PlayerNode", "of")]
    written += [renderer.write(place.zone, category, "") for place in value]
    if any(w is None for w in written):
        return None
    owner, first, second = (w for w in written if w is not None)
    return [*owner, *first, "or", *second]


def _after(g: Grammar) -> None:
    for row in ("front", "back"):
        g.phrase(nodes.InRow, f"in the {row} row", f"in his or her {row} row", row=row)
        g.phrase(nodes.InRow, f"in your {row} row", row=row, whose=a.Player("you"))
    g.phrase(nodes.InColumnOf, "in the same column as <what:Single>", "of the same column as <what:Single>")
    g.phrase(a.InState, "that is being attacked", "that are being attacked", word="attacked")
    g.phrase(a.InState, "that is attacking", "that are attacking", word="attacking")
    g.phrase(a.InState, "in legion", "that is in legion", word="in legion")
    g.phrase(a.HasKeyword, "with <names:LimitBreak&>", "that has <names:LimitBreak&>", "with <names:Keyword&>")
    g.phrase(a.AtRandom, "at random")
    g.phrase(a.Among, "that (was|were) bound with this effect", ref=a.Ref(-1, "them"))
    g.phrase(a.RestOf, "all other cards that were bound with this effect", ref=a.Ref(-1, "them"), mode="p")
    # cfv 2.8.1.1.2.1, cfv 2.8.1.1.3.1, cfv 2.8.1.1.4.1, cfv 2.8.1.1.5.1: a trigger by its icon.
    for kind in ("critical", "draw", "stand", "heal"):
        g.phrase(a.HasTrigger, f"with a {kind} trigger", kind=kind)
    g.phrase(a.HasTrigger, "with a trigger", "with a trigger icon")
