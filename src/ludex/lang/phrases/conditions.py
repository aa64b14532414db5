"""Conditions that every game asks alike."""

from __future__ import annotations

from ludex.lang import ast as a
from ludex.lang.grammar import Grammar

ONE, NONE = a.Number(1), a.Number(0)
IS = ((False, ("is", "are", "'s")), (True, ("isn't", "aren't")))
"""The verbs that say what a card is, and those that deny it."""


def _not_one(node: a.Exists) -> bool:
    return node.amount != ONE


def existing(g: Grammar) -> None:
    """There are so many cards of a group."""
    for compare, words in ((">=", "at least "), ("==", ""), ("==", "exactly ")):
        g.phrase(a.Exists, f"there are {words}<amount:Numeral> <group:p>", compare=compare, guard=_not_one)
        g.phrase(a.Exists, f"you have {words}<amount:Numeral> <group:p>", compare=compare, guard=_not_one)
        g.phrase(a.Exists, f"your opponent has {words}<amount:Numeral> <group:p>", compare=compare, guard=_not_one)
    for compare, words in (("<=", " or less"), ("<=", " or fewer"), (">=", " or more")):
        g.phrase(a.Exists, f"there are <amount:Numeral>{words} <group:p>", compare=compare)
        g.phrase(a.Exists, f"you have <amount:Numeral>{words} <group:p>", compare=compare)
    g.phrase(
        a.Exists,
        "there's a <group:s>",
        "there is a <group:s>",
        "there's at least 1 <group:s>",
        "there is at least 1 <group:s>",
        "you have a <group:s>",
        compare=">=",
        amount=ONE,
    )
    g.phrase(a.Exists, "there are any <group:p>", compare=">=", amount=ONE)
    g.phrase(
        a.Exists, "there isn't a <group:s>", "there's no <group:s>", "there is no <group:s>", compare="==", amount=NONE
    )
    g.phrase(
        a.Exists,
        "there are no <group:p>",
        "there aren't any <group:p>",
        "you have no <group:p>",
        compare="==",
        amount=NONE,
    )


def comparing(g: Grammar) -> None:
    """One amount is more than another."""
    for compare, words in (
        (">=", "at least <right:Numeral>"),
        ("<=", "<right:Numeral> or less"),
        (">=", "<right:Numeral> or more"),
        ("==", "<right:Numeral>"),
        ("<", "less than <right:Term>"),
        (">", "(greater|more) than <right:Term>"),
    ):
        g.phrase(a.Compared, f"<left:Measure> is {words}", compare=compare)


def being(g: Grammar) -> None:
    """A card is of a kind."""
    for negated, verbs in IS:
        for verb in verbs:
            g.phrase(a.Is, f"<what:Point> {verb} a <group:s>", negated=negated)


def doing(g: Grammar) -> None:
    """What was done just before, and whose turn it is."""
    g.phrase(a.DidIt, "you do", "you did", "they do", "you did so")
    g.phrase(a.DidIt, "you don't", "you didn't", "they don't", negated=True)
    g.phrase(a.TurnOf, "it's <player:of> turn", "this is <player:of> turn", "it is <player:of> turn")
    g.phrase(a.TurnOf, "it isn't <player:of> turn", "it's not <player:of> turn", negated=True)


def joining(g: Grammar) -> None:
    """All, or one, of several conditions; the dialect says what an `Atom` is."""
    g.phrase(a.Both, "<parts:Atom&2>")
    g.phrase(a.Either, "<parts:Atom|2>")
    g.union("Condition", "Atom", "Both", "Either")
