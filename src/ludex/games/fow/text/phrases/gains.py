"""What is given, and for how long, in words (fow 10.19)."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

from ludex.games.fow.text import nodes
from ludex.lang import ast as a
from ludex.lang.grammar import Found, Grammar
from ludex.lang.parser import Parser
from ludex.lang.renderer import Renderer

NONE = a.Number(0)
_DURATIONS = {
    "end of turn": ("until [the ]end of [(this|the) ]turn",),
    "end of opponent's next turn": ("until [the ]end of your opponent's next turn",),
    "end of your next turn": ("until [the ]end of your next turn",),
    "start of your next turn": ("until the beginning of your next turn",),
    "end of battle": ("until [the ]end of [(this|that|the) ]battle",),
}


def _is_something(node: a.Signed) -> bool:
    return node.amount != NONE


def register(g: Grammar) -> None:
    """Teach a grammar its gains and durations."""
    for sign in ("+", "-"):
        g.phrase(a.Signed, f"{sign}<amount:Letter>", sign=sign, guard=_is_something)
        g.phrase(a.Signed, f"{sign}<amount:Hundreds>", sign=sign)
    g.union("Letter", "Number", "X")
    g.union("Hundreds", "Times")
    g.custom("Hundreds", _read_hundreds, _write_hundreds, begins=("X00",))
    g.phrase(a.StatChange, "⟦<attack>/<defense>⟧")
    for nothing in ("0", "+0", "-0"):
        g.phrase(a.StatChange, f"⟦<attack>/{nothing}⟧", f"⟦{nothing}/<defense>⟧")
    g.phrase(a.StatChange, "<attack>/<defense>")
    g.phrase(a.StatChange, "<attack> ATK", "<attack> ATK and <defense> DEF", "<defense> DEF")
    g.phrase(a.GainKeyword, "<name:Keyword>")
    g.phrase(a.GainAbility, "“<ability:GivenAbility>”")
    g.union("GivenAbility", "CardAbility")
    g.phrase(a.GainOne, "<options:GainKeyword|2>", "<options:StatChange|2>")
    _words(g)
    g.phrase(nodes.FixStats, "⟦<attack:Letter>/<defense:Letter>⟧", mode="fixed")
    for mode in ("", "ahead"):
        for until, lines in _DURATIONS.items():
            g.phrase(a.Duration, *lines, until=until, mode=mode)
    g.phrase(a.Duration, "this turn", until="end of turn")


def _read_hundreds(parser: Parser, pos: int) -> Iterator[Found]:
    """`X00`: a hundred times X."""
    if parser.text[pos : pos + 1] == ("X00",):
        yield pos + 1, a.Times(a.Number(100), a.X())


def _write_hundreds(renderer: Renderer, value: Any) -> list[str] | None:
    hundreds = isinstance(value, a.Times) and value.factor == a.Number(100) and isinstance(value.of, a.X)
    return ["X00"] if hundreds else None


def _words(g: Grammar) -> None:
    """Races, attributes and types (fow 10.19:1)."""
    for own in ("own", "other"):
        g.phrase(
            nodes.GainWords,
            f"<words:RaceWord&> in addition to (its|their) {own} (race|races)",
            f"the <words:RaceWord&> (race|races) in addition to (its|their) {own} (race|races)",
            "the <words:RaceWord&> (race|races)",
            of="race",
        )
        g.phrase(
            nodes.GainWords,
            f"<words:Attribute&> in addition to (its|their) {own} (attribute|attributes)",
            of="attribute",
        )
    g.phrase(nodes.GainWords, "<words:Attribute&> attribute", of="attribute")
    g.phrase(nodes.GainWords, "<words:Attribute&>", of="attribute", replaces=True, mode="become")
    g.phrase(nodes.GainWords, "a <words:RaceWord&>", of="race", replaces=True, mode="become")
    for of, words in (("attribute", "<words:Attribute&>"), ("race", "a <words:RaceWord&>")):
        g.phrase(
            nodes.GainWords,
            f"{words} and (loses|lose) (its|their|all) other {of}s",
            f"{words} and (loses|lose) all of (its|their) other {of}s",
            of=of,
            replaces=True,
            mode="become",
        )
    g.phrase(nodes.FixStats, "⟦<attack:Letter>/<defense:Letter>⟧", mode="become")
    g.custom("BecomeList", _read_become, _write_become)
    g.custom("StatsBecome", _read_stats, _write_stats)
    g.custom("WordsBecome", _read_words, _write_words)
    for stat in ("attack", "defense"):
        g.custom(f"{stat.capitalize()}By", *_raised(stat), begins=(("Term", ""),))
    g.phrase(nodes.NoAbilities, "all abilities", mode="lose")
    g.phrase(nodes.NoAbilities, "all abilities and cannot gain abilities", no_more=True, mode="more")
    g.custom(
        "NoMore",
        _read_no_more,
        lambda r, v: r.write(v[0], "NoAbilities", "more") if len(v) == 1 else None,
        begins=(("NoAbilities", "more"),),
    )
    for verb in ("becomes", "become", "gains", "gain"):
        g.custom(f"LoseAnd{verb.capitalize()}", *_losing(verb), begins=(("NoAbilities", "lose"), ("GainWords", "lose")))
    g.phrase(nodes.GainWords, "all races", of="race", words=(), replaces=True, mode="lose")
    for words, of in (("race", "race"), ("attribute", "attribute")):
        g.phrase(nodes.GainChosen, f"the chosen {words}", of=of)
        g.phrase(nodes.GainChosen, f"the chosen {words}", of=of, replaces=True, mode="become")


def _read_become(parser: Parser, pos: int) -> Iterator[Found]:
    """What a card becomes: one thing, or two with `and`; `a [400/400] Bear` is two too."""
    if parser.alike[pos : pos + 1] == ("a",):
        for end, fixed in parser.read("FixStats", "become", pos + 1):
            yield end, (dataclasses.replace(fixed, form=_ARTICLED),)
            for last, race in parser.read("RaceWord", "", end):
                becomes = nodes.GainWords("race", (race,), replaces=True)
                yield last, (dataclasses.replace(fixed, form=_ARTICLED), becomes)
    firsts = [(e, v) for name in _BECOME for e, v in parser.read(name, "become", pos)]
    for end, first in firsts:
        yield end, (first,)
        if parser.text[end : end + 1] == ("and",):
            for name in _BECOME:
                for last, second in parser.read(name, "become", end + 1):
                    yield last, (first, second)


_ARTICLED = 90
"""The `form` of numbers with an article before them."""
_BECOME = ("GainWords", "FixStats", "GainChosen")


def _read_words(parser: Parser, pos: int) -> Iterator[Found]:
    """`race becomes Elf`, `attribute becomes fire`, `race becomes the chosen race`."""
    for of, words in _CHOSEN:
        if parser.text[pos : pos + len(words)] == words:
            yield pos + len(words), (nodes.GainChosen(of, replaces=True, form=_CHOSEN.index((of, words))),)
    for of, category in (("race", "RaceWord"), ("attribute", "Attribute")):
        if parser.text[pos : pos + 2] == (of, "becomes"):
            for end, word in parser.read(category, "", pos + 2):
                yield end, (nodes.GainWords(of, (word,), replaces=True),)  # type: ignore[arg-type]


_CHOSEN: tuple[tuple[Any, tuple[str, ...]], ...] = tuple(
    (of, (of, *said.split()))
    for of in ("race", "attribute")
    for said in (f"becomes the chosen {of}", "is the one chosen upon {Enter}", f"is the chosen {of}")
)
"""The word that was chosen, as the word a card has."""


def _write_words(renderer: Renderer, value: Any) -> list[str] | None:
    gain = value[0]
    if isinstance(gain, nodes.GainChosen) and gain.replaces and len(value) == 1:
        said = [words for of, words in (*_CHOSEN[gain.form : gain.form + 1], *_CHOSEN) if of == gain.of]
        return list(said[0])
    if len(value) != 1 or not isinstance(gain, nodes.GainWords) or not gain.replaces or len(gain.words) != 1:
        return None
    word = renderer.write(gain.words[0], "RaceWord" if gain.of == "race" else "Attribute", "")
    return None if word is None else [gain.of, "becomes", *word]


def _raised(stat: str) -> tuple[Any, Any]:
    """Reader and writer of how much ATK or DEF is increased by."""

    def reader(parser: Parser, pos: int) -> Iterator[Found]:
        for end, amount in parser.read("Term", "", pos):
            signed = a.Signed("+", amount)
            yield end, (a.StatChange(signed) if stat == "attack" else a.StatChange(None, signed),)

    def writer(renderer: Renderer, value: Any) -> list[str] | None:
        change = value[0]
        if len(value) != 1 or not isinstance(change, a.StatChange):
            return None
        signed = change.attack if stat == "attack" else change.defense
        other = change.defense if stat == "attack" else change.attack
        if signed is None or other is not None or signed.sign != "+":
            return None
        return renderer.write(signed.amount, "Term", "")

    return reader, writer


def _read_no_more(parser: Parser, pos: int) -> Iterator[Found]:
    for end, gain in parser.read("NoAbilities", "more", pos):
        yield end, (gain,)


def _losing(verb: str) -> tuple[Any, Any]:
    """Reader and writer of what is lost and what is had instead: `all abilities and becomes [0/200]`."""
    category, joint = ("BecomeList", "") if verb.startswith("become") else ("Gain", "&")

    def reader(parser: Parser, pos: int) -> Iterator[Found]:
        for end, lost in (*parser.read("NoAbilities", "lose", pos), *parser.read("GainWords", "lose", pos)):
            if parser.text[end : end + 2] == ("and", verb):
                if joint:
                    yield from ((last, (lost, gain)) for last, gain in parser.read(category, "", end + 2))
                else:
                    yield from ((last, (lost, *gains)) for last, gains in parser.read(category, "", end + 2))

    def writer(renderer: Renderer, value: Any) -> list[str] | None:
        if len(value) < 2 or (joint and len(value) != 2):
            return None
        lost = renderer.write(value[0], type(value[0]).__name__, "lose")
        had = renderer.write(value[1] if joint else value[1:], category, "")
        return None if lost is None or had is None else [*lost, "and", verb, *had]

    return reader, writer


def _read_stats(parser: Parser, pos: int) -> Iterator[Found]:
    """`printed ATK becomes 0`, `ATK and DEF become [400/400]`."""
    original = parser.text[pos : pos + 1] == ("printed",)
    for end, stats in _stats(parser, pos + original):
        if parser.text[end : end + 1] in (("becomes",), ("become",)):
            form = _VERBS.index(parser.text[end])
            if original:
                for last, amount in parser.read("Term", "", end + 1):
                    yield last, (nodes.FixStats(**dict.fromkeys(stats, amount), original=True, form=form),)
            for last, fixed in parser.read("FixStats", "become", end + 1) if len(stats) == 2 else ():
                yield last, (dataclasses.replace(fixed, original=original, form=form),)


_VERBS = ("becomes", "become")


def _stats(parser: Parser, pos: int) -> Iterator[tuple[int, tuple[str, ...]]]:
    for end, first in parser.read("StatWord", "", pos):
        if first == "cost":
            continue
        yield end, (first,)
        if parser.text[end : end + 1] == ("and",):
            for last, second in parser.read("StatWord", "", end + 1):
                yield last, (first, second)


def _write_stats(renderer: Renderer, value: Any) -> list[str] | None:
    if len(value) != 1 or not isinstance(value[0], nodes.FixStats):
        return None
    gain = value[0]
    words = [word for word, given in (("ATK", gain.attack), ("DEF", gain.defense)) if given is not None]
    amounts = {given for given in (gain.attack, gain.defense) if given is not None}
    if len(amounts) == 1 and gain.original:
        amount = renderer.write(amounts.pop(), "Term", "")
    else:
        amount = renderer.write(dataclasses.replace(gain, original=False), "FixStats", "become")
    verb = _VERBS[gain.form] if gain.form < len(_VERBS) else "becomes"
    said = [*(["printed"] if gain.original else []), words[0], *(["and", words[1]] if len(words) > 1 else [])]
    return None if amount is None else [*said, verb, *amount]


def _write_become(renderer: Renderer, value: Any) -> list[str] | None:
    if isinstance(value[0], nodes.FixStats) and value[0].form == _ARTICLED:
        return _write_articled(renderer, value)
    out: list[str] = []
    for i, gain in enumerate(value):
        signs = renderer.write(gain, type(gain).__name__, "become") if type(gain).__name__ in _BECOME else None
        if signs is None:
            return None
        out += [*(["and"] if i else []), *signs]
    return out


def _write_articled(renderer: Renderer, value: Any) -> list[str] | None:
    pair = renderer.write(value[0], "FixStats", "become")
    races = [word for gain in value[1:] for word in gain.words]
    written = [renderer.write(race, "RaceWord", "") for race in races]
    if pair is None or len(races) > 1 or any(w is None for w in written):
        return None
    return ["a", *pair, *(sign for w in written if w is not None for sign in w)]
