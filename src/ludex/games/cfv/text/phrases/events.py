"""Events in words: units placed, riding, retired, checks, moments of a turn (cfv 6, 10.1)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from ludex.games.cfv.text import nodes
from ludex.games.cfv.text.phrases.notation import CFV
from ludex.games.cfv.text.phrases.nouns import YOU
from ludex.lang import ast as a
from ludex.lang.grammar import Found, Grammar
from ludex.lang.parser import Parser
from ludex.lang.phrases.events import attacks, putting, returns
from ludex.lang.renderer import Renderer

_PHASES = ("stand phase", "draw phase", "ride phase", "main phase", "battle phase", "end phase", "turn")


_OWNERS = {"your": a.Player("you"), "your opponent's": a.Player("each opponent")}
_DOINGS = (
    "an effect from one of {} cards", "an effect of one of {} cards", "the effect of one of {} cards",
    "the effects of {} cards", "an effect of {} card", "an effect of {} cards", "{} card's effect", "{} card's effects",
    "{} cards' effects", "{} card effect", "{} card effects", "{} effects from cards", "one of {} card's effect",
    "one of {} card's effects", "one of {} cards' effects", "any of {} card's effect", "any of {} card's effects",
    "any of {} cards' effects",
)  # fmt: skip
"""The ways to say that a card of a player does it."""


@cache
def _doers() -> tuple[tuple[tuple[str, ...], a.Player], ...]:
    made = [(CFV.cut(way.format(words)), who) for way in _DOINGS for words, who in _OWNERS.items()]
    return tuple((tuple(signs), replace(who, form=n)) for n, (signs, who) in enumerate(made))


def _read_doer(parser: Parser, pos: int) -> Iterator[Found]:
    """Whose card's effect did it; the wording is remembered."""
    for signs, who in _doers():
        if parser.text[pos : pos + len(signs)] == signs:
            yield pos + len(signs), who


def _write_doer(renderer: Renderer, value: a.Player) -> list[str] | None:
    fitting = [signs for signs, who in _doers() if who == value]
    said = [signs for signs, who in _doers() if who == value and who.form == value.form]
    return list((said or fitting)[0]) if fitting else None


def register(g: Grammar) -> None:
    """Teach a grammar its events."""
    _placing(g)
    _leaving(g)
    _would(g)
    _moments(g)
    g.phrase(a.Becomes, "<condition:Exists>", "<condition:Compared>")


def _placing(g: Grammar) -> None:
    for origin in ("", " <origin>"):
        g.phrase(
            nodes.IsPlaced,
            f"<what:#> be^ placed on <circles:Circle|>{origin}",
            f"<what:#> be^ placed on <whose:of> <circles:Circle|>{origin}",
            f"<what:#> be^ placed on a <circles:Circle|>{origin}",
            f"you place <what> on <circles:Circle|>{origin}",
            f"you place <what> on a <circles:Circle|>{origin}",
        )
    g.phrase(nodes.Rides, "<what:#> ride^", "<what:#> ride^ <over>", "<what:#> ride^ on <over>")
    g.phrase(nodes.IsCalled, "<what:#> be^ called")
    g.phrase(nodes.IsMoved, "<what:#> be^ moved to another (RC)", "<what:#> move^ to another (RC)")
    g.phrase(nodes.Legions, "<what:#> legion^", "<what:#> Legion", "<what:#> Legion^")
    g.phrase(nodes.Legions, "<what:Point> legioned", mode="past")  # the turn it legions is that turn (cfv 10.1.24.15)
    g.phrase(a.BecomesEngaged, "<what:#> become^ {Rest}", "<what:#> be^ rested", "<what:#> rest^")
    g.phrase(a.BecomesEngaged, "<what:#> become^ {Stand}", "<what:#> {Stand}", "<what:#> stand^", refreshed=True)


def _leaving(g: Grammar) -> None:
    putting(g)
    g.phrase(a.IsPut, "<what:#> be^ put into <to:BareZone> <origin>", "<what:#> be^ put into <to:BareZone>")
    returns(g)
    g.phrase(nodes.IsRetired, "<what:#> be^ retired")
    g.phrase(nodes.IsRetired, "<what:#> be^ retired (by|due to) an effect", by_effect=True)
    for be in ("be^ put into the drop zone", "be^ retired"):
        g.phrase(nodes.IsRetired, f"<what:#> {be} (by|due to) <by:Doer>", by_effect=True)
        g.phrase(nodes.IsRetired, f"<what:#> {be} with <by:Doer>", by_effect=True)
    g.phrase(nodes.IsRetired, "<what:#> be^ put into the drop zone <origin> (by|due to) <by:Doer>", by_effect=True)
    g.custom("Doer", _read_doer, _write_doer)
    g.union("Doer", "Player")
    for origin in ("", " <origin>"):
        g.phrase(
            a.IsPut,
            f"<what:s> was put into the <to:ZoneIn>{origin}",
            f"<what:s> was put into <whose:of> <to:ZoneIn>{origin}",
            mode="past",
        )
    g.phrase(a.IsDiscarded, "<what:#> be^ discarded")
    g.phrase(nodes.IsLocked, "<what:#> be^ locked", "<what:#> become^ locked")
    g.phrase(nodes.IsLocked, "<what:#> be^ unlocked", "<what:#> become^ unlocked", un=True)
    for be in ("be^", "become^"):
        g.phrase(nodes.IsLocked, f"<what:#> {be} locked (by|due to) <by:Doer>")
        g.phrase(nodes.IsLocked, f"<what:#> {be} unlocked (by|due to) <by:Doer>", un=True)
    for after in ("", " (by|due to) <by:Doer>"):
        g.phrase(nodes.IsShuffled, f"<whose:of> deck is shuffled{after}")
        g.phrase(nodes.IsShuffled, f"<whose:of> deck (was|has been) shuffled{after}", mode="past")
    g.phrase(nodes.IsDeleted, "<what:#> be^ deleted", "<what:#> become^ deleted")
    g.phrase(a.Draws, "<player:#> draw^ a card")
    attacks(g)


def _would(g: Grammar) -> None:
    """What is about to happen, and may be replaced (cfv 8.2.1.3)."""
    g.phrase(nodes.IsRetired, "<what> would be retired", mode="would")
    g.phrase(
        a.IsPut,
        "<what> would be put into <whose:of> <to:ZoneIn>",
        "<what> would be put into the <to:ZoneIn>",
        mode="would",
    )
    g.phrase(a.TakesDamage, "<what> would be dealt damage", mode="would")
    g.phrase(a.GameLost, "<player> would lose the game", mode="would")
    g.phrase(a.Draws, "<player> would draw a card", mode="would")


def _moments(g: Grammar) -> None:
    g.words("PhaseWord", {phase: phase for phase in _PHASES})
    each = a.Player("each player")
    for edge, word in (("start", "beginning"), ("end", "end")):
        g.phrase(a.PhaseStarts, f"at the {word} of <whose:of> <phase:PhaseWord>", edge=edge, mode="at")
        for which in ("each", "the"):
            g.phrase(a.PhaseStarts, f"at the {word} of {which} <phase:PhaseWord>", whose=each, edge=edge, mode="at")
        g.phrase(
            a.PhaseStarts,
            f"at the {word} of <whose:of> next <phase:PhaseWord>",
            edge=edge,
            which="next",
            mode="delayed",
        )
    g.phrase(a.PhaseStarts, "at the end of turn", phase="turn", whose=each, edge="end", mode="at")
    g.phrase(
        a.PhaseStarts,
        "at the end of (that|this) turn",
        "at the end of turn",
        phase="turn",
        whose=each,
        edge="end",
        which="this",
        mode="delayed",
    )
    g.phrase(
        a.PhaseStarts,
        "at the beginning of the end phase of (that|this) turn",
        phase="end phase",
        whose=each,
        which="this",
        mode="delayed",
    )
    g.phrase(a.PhaseStarts, "at the beginning of your end phase", phase="end phase", whose=YOU, mode="delayed")
