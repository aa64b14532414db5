"""Events of battles in words: boosting, hitting, checks, steps (cfv 7)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludex.games.cfv.text import nodes
from ludex.lang import ast as a
from ludex.lang.grammar import Found, Grammar
from ludex.lang.parser import Parser
from ludex.lang.renderer import Renderer

UNIT: Any = a.Some(a.Exactly(a.Number(1)), a.Group((), a.Kind("unit")))
"""A unit, whichever it is."""
_STEPS = ("start step", "attack step", "guard step", "drive step", "damage step", "close step")


_BATTLES = ("the battle that", "the battle in which", "a battle in which")
_ENDS = tuple(("at", "the", "end", "of", *battle.split()) for battle in _BATTLES)
_EITHER = (("attacked", "or", "boosted"), ("boosted", "or", "attacked"))


def _read_end_of_either(parser: Parser, pos: int) -> Iterator[Found]:
    """`At the end of the battle that this unit attacked or boosted`: either of two moments."""
    for n, lead in enumerate(_ENDS):
        if parser.alike[pos : pos + len(lead)] != lead:
            continue
        for end, unit in parser.read("Point", "s", pos + len(lead)):
            for words in _EITHER:
                if parser.text[end : end + len(words)] == words:
                    attacked = a.BattleMoment("battle", "end", attacker=unit, form=n)
                    boosted = a.BattleMoment("battle", "end", booster=unit, form=n)
                    both = (attacked, boosted) if words[0] == "attacked" else (boosted, attacked)
                    yield end + len(words), both


def _write_end_of_either(renderer: Renderer, value: Any) -> list[str] | None:
    if len(value) != 2 or not all(isinstance(each, a.BattleMoment) and each.edge == "end" for each in value):
        return None
    first, second = value
    unit, words = (first.attacker, _EITHER[0]) if first.attacker is not None else (first.booster, _EITHER[1])
    if unit is None or unit != (second.booster if words == _EITHER[0] else second.attacker):
        return None
    signs = renderer.write(unit, "Point", "s")
    lead = _ENDS[first.form] if first.form < len(_ENDS) else _ENDS[0]
    return None if signs is None else [*lead, *signs, *words]


def register(g: Grammar) -> None:
    """Teach a grammar the events of battles."""
    g.phrase(nodes.Boosts, "<what:#> boost^", "<what:#> boost^ <boosted>", "<what:#> boost^ <boosted:Some/named>")
    g.phrase(a.Some, "<group:Group/mate>", quantity=a.Exactly(a.Number(1)), mode="named")
    g.phrase(nodes.IsBoosted, "<what:#> be^ boosted", "<what:#> be^ boosted by <by>")
    g.phrase(nodes.Intercepts, "<what:#> intercept^")
    _hits(g)
    _checks(g)
    _moments(g)


def _hits(g: Grammar) -> None:
    for target in ("", " <target>"):
        g.phrase(nodes.Hits, f"<what:of> attack hits{target}", f"an attack by <what> hits{target}")
        for battle in ("the battle that", "the battle in which", "a battle in which"):
            hits = f"an attack hits{target} during {battle} <booster:Point> (boosted|boosts)"
            g.phrase(nodes.Hits, f"{hits} <what>")
            g.phrase(nodes.Hits, hits, what=UNIT)


def _checks(g: Grammar) -> None:
    for check in ("drive", "damage"):
        g.phrase(
            nodes.CheckReveals,
            f"<of:of> {check} check reveals <what>",
            f"<whose:of> {check} check reveals <what>",
            check=check,
        )


def _moments(g: Grammar) -> None:
    g.words("StepWord", {step: step for step in _STEPS})
    g.phrase(a.BattleMoment, "at the beginning of your <step:StepWord>", whose=a.Player("you"), mode="at")
    g.phrase(
        a.BattleMoment,
        "at the beginning of your opponent's <step:StepWord>",
        whose=a.Player("each opponent"),
        mode="at",
    )
    lead = "at the beginning of the <step:StepWord> of"
    end: dict[str, Any] = {"step": "battle", "edge": "end"}
    for battle in ("the battle that", "the battle in which", "a battle in which", "a battle that"):
        for words, consts in ((f"{lead} {battle}", {}), (f"at the end of {battle}", end)):
            for target in ("", " <target>"):
                attacks = f"{words} <attacker:Single> (attacked|attacks){target}"
                g.phrase(a.BattleMoment, attacks, mode="at", **consts)
            attacked = f"{words} <target:Single> (is|was) attacked"
            g.phrase(a.BattleMoment, attacked, attacker=UNIT, mode="at", **consts)
            for attacker in ("", " <attacker:Single>"):
                g.phrase(a.BattleMoment, f"{words} <booster:Point> (boosted|boosts){attacker}", mode="at", **consts)
    g.phrase(a.WhenEither, "<events:EndOfEither>", mode="when")
    g.custom("EndOfEither", _read_end_of_either, _write_end_of_either, begins=("at",))
    g.phrase(a.BattleMoment, "at the end of (battle|each battle)", step="battle", edge="end", mode="at")
    g.phrase(a.BattleMoment, f"{lead} (that|this) battle", mode="delayed")
    g.phrase(
        a.BattleMoment,
        "at the end of (that|this) battle",
        "at the end of battle",
        step="battle",
        edge="end",
        mode="delayed",
    )
