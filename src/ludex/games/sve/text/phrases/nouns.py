"""Players, references, quantities and objects in words (sve 2-4)."""

from __future__ import annotations

from ludex.lang import ast as a
from ludex.lang.grammar import Grammar
from ludex.lang.phrases import several
from ludex.lang.phrases.nouns import (
    parts,
    players,
    quantities,
    reference_words,
    references,
    some,
    this_card,
    top_cards,
    whole_zones,
)

_THINGS = (
    "card",
    "follower",
    "amulet",
    "spell",
    "token",
    "leader",
    "enemy",
    "enemy follower",
    "enemy card",
    "enemy leader",
)


_DEEDS = (
    "selected",
    "discarded",
    "revealed",
    "destroyed",
    "buried",
    "banished",
    "summoned",
    "chosen",
    "returned",
    "evolved",
    "engaged",
    "transformed",
    "first",
    "second",
    "third",
)


def _references(g: Grammar) -> None:
    plain = ("card", "follower", "amulet", "spell", "token")
    references(g, reference_words(_THINGS, plain, _DEEDS))
    g.union("OffField", "Place")
    g.phrase(a.This, "this", kind="", mode="s")
    g.phrase(a.This, "this's", kind="", mode="of")
    g.phrase(a.This, "this <place:OffField>", kind="", mode="s")
    this_card(g, ("card", "follower", "amulet", "spell"))


def _objects(g: Grammar) -> None:
    some(g)
    g.phrase(a.Leader, "<of:of> leader", mode="s")
    g.phrase(
        a.Leader,
        "<of:lead> leader",
        mode="s",
        guard=lambda n: n.of.card != a.Ref(-1) or n.of.card.words != "their",
    )
    g.phrase(a.Leader, "<of:lead> leaders", mode="p")
    top_cards(g)
    whole_zones(g, ("hand", "cemetery", "deck", "banished zone"))
    g.phrase(a.Tokens, "<quantity:s> <name:TokenName> token", mode="s")
    g.phrase(a.Tokens, "<quantity:p> <name:TokenName> tokens", mode="p")
    g.phrase(a.TokenChoice, "<quantity:s> <names:ListedName|2> token", mode="s")
    g.phrase(a.TokenChoice, "<quantity:p> <names:ListedName|2> tokens", mode="p")
    g.phrase(a.TokenSet, "<quantity:s> <names:ListedName&2> token", mode="s")
    g.phrase(a.TokenSet, "<quantity:p> <names:ListedName&2> tokens", mode="p")
    parts(g)
    g.union("Single", "This", "Ref", "Some", "Leader", "TopCards", "WholeZone", "RestOf", "PartOf")
    g.phrase(a.Together, "<parts:Single&2>", mode="p")
    g.union("Object", "Single", "Together")
    several.register(g)
    g.union("MadeSingle", "Single", "Tokens", "TokenChoice", "TokenSet")
    g.phrase(a.Together, "<parts:MadeSingle&2>", mode="made")


def register(g: Grammar) -> None:
    """Teach a grammar its nouns."""
    players(g)
    _references(g)
    quantities(g)
    _objects(g)
