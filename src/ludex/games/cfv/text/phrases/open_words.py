"""Words no grammar can list: clans, races, names, the zones at the head of an ability, limit breaks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ludex.games.cfv.text.phrases.notation import ZONE_ICONS
from ludex.lang.ast import Number
from ludex.lang.grammar import CAPITAL, SENTENCE, Found, Grammar, Reader
from ludex.lang.parser import Parser
from ludex.lang.phrases.open_words import numbers, write_words

CLANS = (
    "Royal Paladin",
    "Shadow Paladin",
    "Gold Paladin",
    "Oracle Think Tank",
    "Genesis",
    "Angel Feather",
    "Kagero",
    "Narukami",
    "Tachikaze",
    "Murakumo",
    "Nubatama",
    "Nova Grappler",
    "Dimension Police",
    "Etranger",
    "Link Joker",
    "Spike Brothers",
    "Dark Irregulars",
    "Pale Moon",
    "Gear Chronicle",
    "Granblue",
    "Bermuda Triangle",
    "Aqua Force",
    "Megacolony",
    "Great Nature",
    "Neo Nectar",
    "Cray Elemental",
)
"""Clans that are known without their marks (cfv 2.2); in marks, <<...>>, any clan is read."""

_CLAN_SIGNS = sorted((tuple(clan.split()) for clan in CLANS), key=len, reverse=True)
_FIRST_OF_CLANS = tuple({signs[0]: None for signs in _CLAN_SIGNS})
_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
_ZONE_OF = ZONE_ICONS
_ICON_OF = {zone: icon for icon, zone in ZONE_ICONS.items()}


def _marked(opening: str, known: Callable[[str], bool] = bool) -> Reader:
    """Words enclosed in one sign."""

    def reader(parser: Parser, pos: int) -> Iterator[Found]:
        sign = parser.text[pos] if pos < parser.size else ""
        if sign.startswith(opening) and known(sign[1:-1]):
            yield pos + 1, sign[1:-1]

    return reader


def _bare_clan(parser: Parser, pos: int) -> Iterator[Found]:
    """A known clan without marks."""
    for signs in _CLAN_SIGNS:
        if parser.text[pos : pos + len(signs)] == signs:
            yield pos + len(signs), " ".join(signs)
            return


def _bare_name(parser: Parser, pos: int) -> Iterator[Found]:
    """A name without quotation marks: all the capitals that follow one another."""
    end = pos
    while end < parser.size and parser.text[end][0].isupper():
        end += 1
    if end > pos:
        yield end, parser.grammar.notation.joined(parser.text[pos:end])


def _head_zones(parser: Parser, pos: int) -> Iterator[Found]:
    """The zones in which an ability is active (cfv 8.1.1.1.1): (VC/RC)."""
    sign = parser.text[pos] if pos < parser.size else ""
    icons = sign[1:-1].split("/") if sign.startswith("(") else []
    if icons and all(icon in _ZONE_OF for icon in icons):
        yield pos + 1, tuple(_ZONE_OF[icon] for icon in icons)


def _limit_break(parser: Parser, pos: int) -> Iterator[Found]:
    """A limit break as a keyword (cfv 10.2.5.2)."""
    if (
        parser.text[pos : pos + 2] == ("Limit", "Break")
        and parser.text[pos + 2 : pos + 3]
        and parser.text[pos + 2].isdigit()
    ):
        yield pos + 3, f"Limit Break {parser.text[pos + 2]}"


def _nth(parser: Parser, pos: int) -> Iterator[Found]:
    """A number as its place in a row: first, second ..."""
    sign = parser.text[pos] if pos < parser.size else ""
    if sign in _ORDINALS:
        yield pos + 1, Number(_ORDINALS.index(sign) + 1)


def _write_nth(renderer: Any, value: Any) -> list[str] | None:
    return [_ORDINALS[value.value - 1]] if 0 < value.value <= len(_ORDINALS) else None


def register(g: Grammar) -> None:
    """Teach a grammar the open words."""
    numbers(g)
    g.custom("Clan", _marked("«"), lambda r, v: [f"«{v}»"], begins=("«",))
    g.custom(
        "QuotedClan", _marked("⸢", CLANS.__contains__), lambda r, v: [f"⸢{v}⸣"] if v in CLANS else None, begins=("⸢",)
    )
    g.custom("BareClan", _bare_clan, lambda r, v: v.split() if v in CLANS else None, begins=_FIRST_OF_CLANS)
    g.custom("RaceName", _marked("‹"), lambda r, v: [f"‹{v}›"], begins=("‹",))
    g.custom("Name", _marked("⸢"), lambda r, v: [f"⸢{v}⸣"], begins=("⸢",))
    g.custom("BareName", _bare_name, write_words, begins=(CAPITAL, SENTENCE))
    g.custom(
        "HeadZones",
        _head_zones,
        lambda r, v: ["(" + "/".join(_ICON_OF[z] for z in v) + ")"] if v else None,
        begins=("(",),
    )
    g.custom("LimitBreak", _limit_break, write_words, begins=("Limit",))
    g.union("Nth", "Number")
    g.custom("Nth", _nth, _write_nth, begins=_ORDINALS)
