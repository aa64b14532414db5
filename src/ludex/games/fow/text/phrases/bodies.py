"""What a card has of another card, in words: `[+X/+Y]` with both letters told, `ATK and DEF become those of target
resonator`, `gains its symbol skills` (fow 10.19:1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludex.games.fow.text import nodes
from ludex.lang import ast as a
from ludex.lang.grammar import Found, Grammar
from ludex.lang.parser import Parser
from ludex.lang.renderer import Renderer

_IT = a.Ref(-1, "it")
_TURN = a.Duration("end of turn")
_UNTIL = ("until", "end", "of", "turn")
_PAIR = ("⟦", "+", "X", "/", "+", "Y", "⟧")
_WHERE = (",", "where", "X", "is")
_AND_Y = ("and", "Y", "is")
_SHARED = ("the", "ATK", "and", "Y", "is", "the", "DEF", "of")


def register(g: Grammar) -> None:
    """Teach a grammar numbers that are another card's."""
    for subject, number in (("#", "^"), ("Some/bare", "")):
        g.phrase(a.Give, f"<to:{subject}> gain{number} <gains:PairTold>", duration=_TURN)
    g.custom("PairTold", _read_pair, _write_pair)
    for duration in ("", " <duration>"):
        g.phrase(
            a.Give,
            f"[the ]ATK and DEF of <to:Object> (is|are|becomes|become) <gains:BodyOf>{duration}",
            f"<to:of> ATK and DEF (is|are|becomes|become) <gains:BodyOf>{duration}",
        )
        g.phrase(a.Give, f"<to:#> gain^ <gains:SkillsOf>{duration}")
    g.custom("BodyOf", _read_body, _write_body)
    g.custom("SkillsOf", _read_skills, _write_skills, begins=(("Ref", "of"),))


# -- [+X/+Y] -----------------------------------------------------------------------------------------------------------
def _read_pair(parser: Parser, pos: int) -> Iterator[Found]:
    """`[+X/+Y] until end of turn, where X is … and Y is …`, or `X is the ATK and Y is the DEF of …`."""
    head = (*_PAIR, *_UNTIL, *_WHERE)
    if parser.text[pos : pos + len(head)] != head:
        return
    at = pos + len(head)
    if parser.text[at : at + len(_SHARED)] == _SHARED:
        for end, of in parser.read("Single", "", at + len(_SHARED)):
            yield end, (_raised(a.StatOf("attack", of, form=_OF_BOTH), a.StatOf("defense", _again(of), form=_OF_BOTH)),)
    for end, first in parser.read("Measure", "", at):
        if parser.text[end : end + 3] == _AND_Y:
            for last, second in parser.read("Measure", "", end + 3):
                yield last, (_raised(first, second),)


_OF_BOTH = 92
"""The `form` of two numbers of one card that is named once."""


def _again(of: Any) -> Any:
    """A card that was just named, spoken of again."""
    return of if isinstance(of, a.This | a.Ref | nodes.Host) else _IT


def _raised(attack: Any, defense: Any) -> a.StatChange:
    return a.StatChange(a.Signed("+", attack), a.Signed("+", defense))


def _write_pair(renderer: Renderer, value: Any) -> list[str] | None:
    change = value[0]
    if len(value) != 1 or not isinstance(change, a.StatChange) or change.attack is None or change.defense is None:
        return None
    first, second = change.attack.amount, change.defense.amount
    if isinstance(first, a.Number | a.X) or change.attack.sign != "+" or change.defense.sign != "+":
        return None
    head = [*_PAIR, *_UNTIL, *_WHERE]
    if isinstance(first, a.StatOf) and first.form == _OF_BOTH:
        of = renderer.write(first.of, "Single", "")
        return None if of is None else [*head, *_SHARED, *of]
    said, more = renderer.write(first, "Measure", ""), renderer.write(second, "Measure", "")
    return None if said is None or more is None else [*head, *said, *_AND_Y, *more]


# -- those of another card ---------------------------------------------------------------------------------------------
_ONES = (("the", "ones", "of"), ("those", "of"), ("the", "ATK", "and", "DEF", "of"))


def _read_body(parser: Parser, pos: int) -> Iterator[Found]:
    """`the ones of target resonator`, `that resonator's printed ATK and printed DEF`."""
    for form, words in enumerate(_ONES):
        if parser.text[pos : pos + len(words)] == words:
            for end, of in parser.read("Single", "", pos + len(words)):
                yield end, (_body(of, False, form),)
    for at, of in parser.read("Single", "of", pos):
        for original in (False, True):
            words = _own(original)
            if parser.text[at : at + len(words)] == words:
                yield at + len(words), (_body(of, original, len(_ONES)),)


def _own(original: bool) -> tuple[str, ...]:
    return ("printed", "ATK", "and", "printed", "DEF") if original else ("ATK", "and", "DEF")


def _body(of: Any, original: bool, form: int) -> nodes.FixStats:
    attack, defense = a.StatOf("attack", of, original), a.StatOf("defense", _again(of), original)
    return nodes.FixStats(attack, defense, form=form)


def _write_body(renderer: Renderer, value: Any) -> list[str] | None:
    fixed = value[0]
    if len(value) != 1 or not isinstance(fixed, nodes.FixStats) or fixed.original:
        return None
    first, second = fixed.attack, fixed.defense
    if not isinstance(first, a.StatOf) or not isinstance(second, a.StatOf) or first.original != second.original:
        return None
    if fixed.form < len(_ONES) and not first.original:
        of = renderer.write(first.of, "Single", "")
        return None if of is None else [*_ONES[fixed.form], *of]
    of = renderer.write(first.of, "Single", "of")
    return None if of is None else [*of, *_own(first.original)]


# -- symbol skills of another card -------------------------------------------------------------------------------------
def _read_skills(parser: Parser, pos: int) -> Iterator[Found]:
    """`that resonator's symbol skills`: each that it has."""
    for end, what in parser.read("Ref", "of", pos):
        if parser.text[end : end + 2] == ("symbol", "skills"):
            yield end + 2, _skills(what)


def _skills(what: a.Ref) -> tuple[a.Gain, ...]:
    return tuple(
        a.GainIf(a.Has(what, a.HasKeyword((name,))), a.GainKeyword(name)) for name in nodes.SYMBOL_SKILLS
    )  # fmt: skip


def _write_skills(renderer: Renderer, value: Any) -> list[str] | None:
    first = value[0]
    if not isinstance(first, a.GainIf) or not isinstance(first.condition, a.Has):
        return None
    what = first.condition.what
    if not isinstance(what, a.Ref) or value != _skills(what):
        return None
    said = renderer.write(what, "Ref", "of")
    return None if said is None else [*said, "symbol", "skills"]
