"""Targets in words: cards chosen as targets, and spells and abilities by what they target and whose they are."""

from __future__ import annotations

from ludex.lang import ast as a
from ludex.lang.grammar import Grammar


def target(g: Grammar) -> None:
    """The word that makes a choice one of targets."""
    g.phrase(a.Target, "target", mode="adj")


def waiting(g: Grammar) -> None:
    """Spells and abilities by what they target (`Victim`: what the game lets be one), and abilities by their cards."""
    g.phrase(a.Targeting, "targeting <what:Victim>", "that (targets|target) <what:Victim>")
    g.phrase(a.Targeting, "with a single target", single=True)
    g.phrase(a.AbilityOf, "of <what:Single>", "of <what:Some/bare>", "on <what:Single>")


def aiming(g: Grammar) -> None:
    """Whether something targets a card of a group."""
    g.phrase(a.Targets, "<what:Point> targets a <group:s>")
