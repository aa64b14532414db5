"""Players, references, quantities and objects in words (sve 2-4)."""

from __future__ import annotations

from collections.abc import Iterator

from ludex.lang import ast as a
from ludex.lang.bindings import OPPOSING
from ludex.lang.grammar import Found, Grammar
from ludex.lang.parser import Parser
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
    zones_of_one_owner,
)
from ludex.lang.phrases.tokens import tokens_made
from ludex.lang.renderer import Renderer

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


_DONE_BY_YOU = (
    "selected", "discarded", "revealed", "destroyed", "buried", "banished", "summoned", "returned",
    "put into the cemetery",
)  # fmt: skip


def _read_token_spoken_of(parser: Parser, pos: int) -> Iterator[Found]:
    """`The Fairy token`, of one that was named before."""
    if parser.alike[pos : pos + 1] == ("the",):
        for end, name in parser.read("TokenName", "", pos + 1):
            if parser.text[end : end + 1] == ("token",):
                yield end + 1, f"the {name} token"


def _write_token_spoken_of(renderer: Renderer, value: str) -> list[str] | None:
    if not value.startswith("the ") or not value.endswith(" token") or value == "the token":
        return None
    name = renderer.write(value[4:-6], "TokenName", "")
    return None if name is None else ["the", *name, "token"]


def _references(g: Grammar) -> None:
    plain = ("card", "follower", "amulet", "spell", "token")
    words = reference_words(_THINGS, plain, _DEEDS)
    for thing in plain:
        for deed in _DONE_BY_YOU:
            words += [(f"the {thing} you {deed}", "s"), (f"the {thing}s you {deed}", "p")]
            words += [(f"the {thing} {deed} this way", "s"), (f"the {thing}s {deed} this way", "p")]
            words += [(f"each {thing} {deed} this way", "s")]
    words += [(thing, "s") for thing in OPPOSING] + [(f"{thing}'s", "of") for thing in OPPOSING]
    references(g, words)
    g.phrase(a.Ref, "<words:TokenSpokenOf>", binding=-1, mode="s")
    g.custom("TokenSpokenOf", _read_token_spoken_of, _write_token_spoken_of, begins=("the",))
    g.union("OffField", "Place")
    g.phrase(a.This, "this", kind="", mode="s")
    g.phrase(a.This, "this's", kind="", mode="of")
    g.phrase(a.This, "this <place:OffField>", kind="", mode="s")
    this_card(g, ("card", "follower", "amulet", "spell"))


_YOUR_LEADER = a.Group((a.YouControl(),), a.Kind("leader"))


def _read_leader_or(parser: Parser, pos: int) -> Iterator[Found]:
    """`Your leader or a follower on your field`: one of the two is chosen."""
    for end, group in parser.read("Group", "s", pos):
        yield end, a.Groups((_YOUR_LEADER, group))


def _write_leader_or(renderer: Renderer, value: a.Groups) -> list[str] | None:
    if len(value.options) != 2 or value.options[0] != _YOUR_LEADER or value.after:
        return None
    return renderer.write(value.options[1], "Group", "s")


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
    tokens_made(g)
    parts(g)
    g.phrase(a.RestOf, "the other", "the others", "the other card", "the other cards", ref=a.Ref(-1, "them"))
    g.phrase(a.Some, "your leader or a <group:LeaderOr>", quantity=a.Exactly(a.Number(1)), mode="s")
    g.union("LeaderOr", "Groups")
    g.custom("LeaderOr", _read_leader_or, _write_leader_or, begins=(("Group", "s"),))
    g.union("Single", "This", "Ref", "Some", "Leader", "TopCards", "WholeZone", "RestOf", "PartOf")
    g.phrase(a.Together, "<parts:Single&2>", mode="p")
    zones_of_one_owner(g, a.Player("you"), a.Player("they"))
    g.union("Object", "Single", "Together")
    several.register(g)
    g.union("MadeSingle", "Single", "Tokens", "TokenChoice", "TokenSet")
    g.phrase(a.Together, "<parts:MadeSingle&2>", mode="made")


def register(g: Grammar) -> None:
    """Teach a grammar its nouns."""
    players(g)
    _references(g)
    quantities(g)
    g.phrase(a.Number, "one", value=1)
    _objects(g)
