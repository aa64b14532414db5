"""Abilities only Force of Will has, in words: judgment, breaks, standby triggers, keyword skills (fow 7, 12)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludex.games.fow.text import nodes
from ludex.lang import ast as a
from ludex.lang.grammar import Found, Grammar
from ludex.lang.parser import Parser
from ludex.lang.renderer import Renderer

_END_OF_TURN = a.When(a.PhaseStarts("turn", a.Player("each player"), "end"))


def register(g: Grammar) -> None:
    """Teach a grammar its keyword abilities."""
    g.phrase(nodes.Break, "{Break!} <effect:para>")
    _standby(g)
    _judgment(g)
    g.phrase(nodes.Awakening, "{Awakening} <costs>: <ability:AwakenedAbility>")
    g.phrase(nodes.Awakening, "{Awakening} <costs>", "{Awakening} <costs>.", ability=None)
    g.union("AwakenedAbility", "Automatic", "Passive", "Activated", "KeywordAbility", "SpellAbility")
    g.custom("AwakenedAbility", _read_awakened, lambda r, v: r.write(v, type(v).__name__, ""))
    g.phrase(nodes.Incarnation, "{Incarnation} <attributes:Sacrifices>", "{Incarnation} <attributes:PlainSacrifices>")
    g.custom("PlainSacrifices", _read_plain, lambda r, v: ["{" + s + "}" for entry in v for s in entry.symbols])
    g.custom("Sacrifices", _read_sacrifices, _write_sacrifices)
    g.phrase(nodes.Named, "God's Art <name:AbilityName> <ability:Activated>", gods_art=True)
    g.phrase(
        nodes.Named,
        "God's Art <name:AbilityName> <ability:Activated> Play God's Art <name:AbilityName> only once per game.",
        gods_art=True,
    )
    g.phrase(
        nodes.Named, "{Continuous!} <name:AbilityName> <ability:Automatic>", "<name:AbilityName> <ability:Automatic>"
    )
    for trigger in ("<trigger:AnyWhen/when>", "<condition>", "if <condition>", "while <condition>"):
        g.phrase(nodes.Stealth, f"{{Stealth!}} {trigger}.")
    g.phrase(nodes.Energize, "{Energize} <wills>")
    for cls, icon in ((nodes.Evolution, "{Evolution}"), (nodes.Shift, "{Shift}"), (nodes.Bestow, "{Bestow}")):
        g.phrase(cls, f"{icon} <costs>", f"{icon} <costs>.")
    # How decks are built (fow 4.1:6).
    g.phrase(a.DeckRule, "your main deck may contain up to <copies:Copies> copies of <name:Name>.")
    g.phrase(a.DeckRule, "you may have up to <copies:Copies> cards named <name:Name> in your main deck.")
    g.custom("Copies", _read_copies, lambda r, v: [_COPIES[v]] if v in _COPIES else None)
    g.phrase(a.DeckRule, "you may have any number of cards named <name:Name> in your main deck.", copies=0)


def _standby(g: Grammar) -> None:
    g.phrase(nodes.Standby, "{Trigger!} (anytime|any time): <effect:para>")
    g.phrase(nodes.Standby, "{Trigger!} <trigger:AnyWhen/when>: <effect:para>")
    g.phrase(nodes.Standby, "{Trigger!} <trigger:AnyWhen/when>, <costs>: <effect:para>")
    for words in ("if ", "while ", "as long as ", ""):
        g.phrase(nodes.Standby, f"{{Trigger!}} {words}<condition>: <effect:para>")
    g.phrase(nodes.Standby, "{Trigger!} <condition:DuringWhen/during>: <effect:para>")
    g.phrase(nodes.Standby, "{Trigger!} <condition:DuringWhen/during>, <costs>: <effect:para>")
    g.phrase(nodes.Standby, "{Trigger!} <condition:During/bare>: <effect:para>")
    g.phrase(nodes.Standby, "{Trigger!} <condition:Both/during>: <effect:para>")
    for end in ("at the end of a turn", "at the end of a turn in which"):
        g.phrase(nodes.Standby, f"{{Trigger!}} {end} <condition:Happened/inturn>: <effect:para>", trigger=_END_OF_TURN)
    g.phrase(a.Happened, "<event:past>", "<event:TakesDamage>", mode="inturn")
    g.phrase(nodes.Standby, "{Trigger!} <costs>: <effect:para>")
    g.phrase(nodes.Standby, "{Trigger!} <costs>. you can activate this if <condition>: <effect:para>")
    g.phrase(nodes.Standby, "{Trigger!} <trigger:AnyWhen/when>, while <condition>: <effect:para>")


def _judgment(g: Grammar) -> None:
    for head in ("{J-Activate!}", "{Judgment!}", "{J-Condition!}"):
        g.phrase(nodes.Judgment, f"{head} <costs>", f"{head} <costs>. <restrictions:Limit*>")
        g.phrase(nodes.Judgment, f"{head} <costs>: <restrictions:Limit+>")
        g.phrase(
            nodes.Judgment,
            f"{head} <costs>. <effects:PlainStaticEvery+>.",
            f"{head} <costs>: <effects:PlainStaticEvery+>.",
        )
        g.phrase(nodes.Judgment, f"{head} <costs>: if <condition>, <effects:PayShift+>.")
        g.phrase(nodes.Judgment, f"{head} <costs>. <effects:PayShift+> if <condition>.")
    g.union("PlainStaticEvery", "PayShift", "StaticForEvery")


_COPIES = {5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine", 10: "ten"}


def _read_copies(parser: Parser, pos: int) -> Iterator[Found]:
    for value, word in _COPIES.items():
        if parser.text[pos : pos + 1] == (word,):
            yield pos + 1, value


def _read_awakened(parser: Parser, pos: int) -> Iterator[Found]:
    """The ability an awakened card has: of a spell more of its effect, of any other card an ability."""
    if parser.kind == "spell":
        yield from parser.read("SpellAbility", "", pos)
        return
    for name in ("Automatic", "Passive", "Activated", "KeywordAbility"):
        yield from parser.read(name, "", pos)


def _read_plain(parser: Parser, pos: int) -> Iterator[Found]:
    """`{B}{B}`: a resonator for each symbol."""
    for end, wills in parser.read("Wills", "", pos):
        if end > pos + 1 and isinstance(wills, nodes.Wills):
            yield end, tuple(nodes.Wills((symbol,)) for symbol in wills.symbols)


def _read_sacrifices(parser: Parser, pos: int) -> Iterator[Found]:
    """`{W}, {R} or {B}`: a resonator for each entry, of one of its attributes."""
    entries: list[nodes.Wills] = []
    place = pos
    while place < parser.size:
        found = [(e, w) for e, w in parser.read("Will", "", place)]
        if not found:
            break
        place, symbol = found[0]
        symbols = [symbol]
        while parser.text[place : place + 1] == ("or",):
            found = parser.read("Will", "", place + 1)
            if not found:
                return
            place, symbol = found[0]
            symbols.append(symbol)
        entries.append(nodes.Wills(tuple(symbols)))
        if parser.text[place : place + 1] != (",",):
            break
        place += 1
    if entries:
        yield place, tuple(entries)


def _write_sacrifices(renderer: Renderer, value: Any) -> list[str]:
    out: list[str] = []
    for i, entry in enumerate(value):
        out += [","] if i else []
        for j, symbol in enumerate(entry.symbols):
            out += [*(["or"] if j else []), "{" + symbol + "}"]
    return out
