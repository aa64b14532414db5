"""Players, references, quantities and objects in words (cfv 2-4)."""

from __future__ import annotations

from ludex.games.cfv.text import nodes
from ludex.lang import ast as a
from ludex.lang.grammar import Grammar
from ludex.lang.phrases import several
from ludex.lang.phrases.nouns import (
    ONE,
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

YOU = a.Player("you")
THEY = a.Player("they")
OWNERS = (a.YouControl(), a.Enemy(), a.Place("field", THEY), a.Place("field", a.Player("each player")))
"""What says whose units are meant: `your`, `your opponent's`, `his or her`, `each fighter's`."""

_THINGS = ("card", "unit", "rear-guard", "vanguard", "guardian")
_DEEDS = ("chosen", "revealed", "discarded", "retired", "called")
_DONE = ("called", "bound", "retired", "revealed", "locked")


def is_owned(node: a.Some) -> bool:
    """Whether the group says whose units are meant, so that no article stands before it."""
    group = node.group.options[0] if isinstance(node.group, a.Groups) else node.group
    return bool(group.before) and group.before[0] in OWNERS


def _players(g: Grammar) -> None:
    players(g)
    g.phrase(a.Player, "he or she", who="they", mode="s")
    g.phrase(a.Player, "his or her", who="they", mode="of")
    g.phrase(a.Player, "each fighter's", who="each player", mode="of")
    g.phrase(a.Player, "each fighter", who="each player", mode="s")
    g.phrase(a.Player, "all fighters", "both fighters", who="each player", mode="p")


def _references(g: Grammar) -> None:
    words = reference_words(_THINGS, ("card", "unit"), _DEEDS)
    for thing in ("card", "unit"):
        for deed in _DONE:
            for way in ("with this effect", "this way"):
                words += [(f"the {thing} {deed} {way}", "s"), (f"the {thing}s {deed} {way}", "p")]
                words += [(f"the {thing} that was {deed} {way}", "s"), (f"the {thing}s that were {deed} {way}", "p")]
                words += [(f"all those {thing}s that were {deed} {way}", "p")]
    words += [("the card revealed with that drive check", "s")]
    references(g, words)
    g.union("OffField", "Place")
    g.union("Point", "This", "Ref", "BattleUnit")
    this_card(g, ("unit", "card"))
    g.phrase(a.This, "this", kind="", mode="s")
    for role in ("attacking", "attacked", "boosting", "boosted"):
        g.phrase(nodes.BattleUnit, f"the {role} unit", role=role, mode="s")
        g.phrase(nodes.BattleUnit, f"the {role} unit's", role=role, mode="of")
    g.phrase(nodes.BattleUnit, "the unit being attacked", role="attacked", mode="s")


def _objects(g: Grammar) -> None:
    quantities(g)
    g.phrase(a.Number, "one", value=1)
    g.phrase(a.Each, "all of", mode="p")
    g.phrase(a.Some, "one of <group:p>", quantity=a.Exactly(ONE), mode="s", guard=is_owned)
    g.phrase(a.Some, "<quantity:UpTo/s> of <group:p>", mode="s", guard=is_owned)
    g.phrase(a.Some, "<quantity:Exactly/s> of <group:p>", mode="s", guard=is_owned)
    g.phrase(a.Some, "<quantity:Each/s> of <group:p>", mode="s", guard=is_owned)
    g.phrase(a.Some, "<quantity:p> of <group:p>", mode="p", guard=is_owned)
    g.phrase(a.Some, "units <quantity:Exactly/reckoned> from among <group:p>", mode="p", guard=is_owned)
    g.phrase(a.Exactly, "equal to <amount:Calc>", mode="reckoned")
    some(g)
    for quantity in ("Exactly", "UpTo"):
        g.phrase(a.Some, f"<quantity:{quantity}/s> of <group:s>", mode="s", guard=is_owned)
    g.phrase(a.Some, "<group:s>", quantity=a.Exactly(ONE), mode="s", guard=is_owned)
    g.phrase(a.Some, "<group:s>'s", quantity=a.Each(), mode="of", guard=is_owned)
    g.phrase(a.Some, "<quantity:s> <group:s>'s", mode="of")
    top_cards(g)
    g.phrase(a.TopCards, "<amount:Numeral> cards from the top of <whose:of> deck", mode="p")
    g.phrase(a.TopCards, "the <amount:Numeral> cards from the top of <whose:of> deck", mode="p")
    g.phrase(a.TopCards, "<amount:Numeral> card from the top of <whose:of> deck", mode="s")
    whole_zones(g, ("hand", "deck", "soul", "damage zone", "drop zone", "bind zone"))
    parts(g)
    g.union("Single", "This", "Ref", "Some", "TopCards", "WholeZone", "RestOf", "PartOf", "BattleUnit")
    g.phrase(a.Together, "<parts:Single&2>", mode="p")
    g.union("Object", "Single", "Together")
    several.register(g)


def register(g: Grammar) -> None:
    """Teach a grammar its nouns."""
    _players(g)
    _references(g)
    _objects(g)
