"""Players, references, quantities and objects in words (fow 1-3)."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

from ludex.games.fow.text import nodes
from ludex.lang import ast as a
from ludex.lang.grammar import Found, Grammar
from ludex.lang.parser import Parser
from ludex.lang.phrases import several
from ludex.lang.phrases.nouns import (
    ONE,
    all_but,
    parts,
    players,
    quantities,
    reference_words,
    references,
    this_card,
)
from ludex.lang.renderer import Renderer

YOU = a.Player("you")
OPPONENT = a.Player("each opponent")
THEY = a.Player("they")
EACH = a.Player("each player")
_THINGS = (
    *("card", "resonator", "J/resonator", "J-ruler", "ruler", "addition", "spell", "ability", "magic stone", "regalia"),
    *("normal spell", "summon spell"),
)
_DEEDS = ("chosen", "revealed", "discarded", "destroyed", "banished", "returned", "summoned", "removed", "copied")
_DONE = ("destroyed", "banished", "removed", "revealed", "discarded", "rested", "returned", "searched")
RULERS = ("ruler", "J-ruler", "J/ruler")
HOSTS = ("resonator", "J/resonator", "ruler", "J-ruler", "J/ruler", "card")


def is_target(node: a.Some) -> bool:
    """Whether the group is a target, so that no article stands before it."""
    group = node.group.options[0] if isinstance(node.group, a.Groups) else node.group
    return any(isinstance(f, a.Target) for f in group.before)


def is_ruler(node: a.Some) -> bool:
    """Whether the group is a player's own ruler, of which there is one."""
    group = node.group
    return (
        isinstance(group, a.Group)
        and group.before[:1] in ((a.YouControl(),), (a.Enemy(),))
        and isinstance(group.noun, a.Kind)
        and group.noun.word in RULERS
    )


def _players(g: Grammar) -> None:
    players(g)
    g.phrase(a.Player, "he or she", who="they", mode="s")
    g.phrase(a.Player, "a player", "any player", who="each player", mode="s")
    g.phrase(a.Player, "his or her", "his", who="they", mode="of")
    g.phrase(a.Player, "all", "all players'", who="each player", mode="of")
    g.phrase(a.Player, "either player's", "any player's", who="each player", mode="of")
    g.phrase(a.Player, "your opponents", who="each opponent", mode="of")
    g.phrase(a.Player, "opponent", who="each opponent", mode="s")
    g.phrase(a.Player, "that opponent", who="they", mode="s")
    g.phrase(a.ControllerOf, "[the ]controller of <card:Point>", mode="s")
    g.phrase(a.ControllerOf, "each controller of <card:Ref/p>", "the controllers of <card:Ref/p>", mode="s")
    g.phrase(a.ControllerOf, "the player who (played|controls) <card:Ref/s>", mode="s")
    g.phrase(a.ControllerOf, "<card:Host/of> controller", mode="s")
    targets: tuple[tuple[str, Any], ...] = (
        ("target player", (a.Target(),)),
        ("target opponent", (a.Target(), a.Enemy())),
    )
    for words, before in targets:
        who = a.Some(a.Exactly(ONE), a.Group(before, a.Kind("player")))
        g.phrase(a.ControllerOf, words, card=who, mode="s")
        g.phrase(a.ControllerOf, f"{words}'s", card=who, mode="of")


def _references(g: Grammar) -> None:
    words = reference_words(_THINGS, ("card", "resonator", "J/resonator"), _DEEDS)
    for thing in ("card", "resonator", "J/resonator"):
        for deed in _DONE:
            for way in ("this way", "in this way"):
                words += [(f"the {thing} {deed} {way}", "s"), (f"the {thing}s {deed} {way}", "p")]
                words += [(f"the {deed} {thing}", "s"), (f"the {deed} {thing}s", "p"), (f"the {deed} one", "s")]
    words += [("the resonator just summoned", "s"), ("the drawn card", "s"), ("the card you searched", "s")]
    words += [("those abilities", "p"), ("both of them", "p")]
    references(g, list(dict.fromkeys(words)))
    g.union("OffField", "Place")
    g.union("Point", "This", "Ref", "Host")
    this_card(g, ("card", "resonator", "ability", "spell"))
    g.phrase(a.This, "this", kind="", mode="s")
    for kind in HOSTS:
        g.phrase(nodes.Host, f"(added|the added) {kind}", f"[the ]{kind} with this", kind=kind, mode="s")
        g.phrase(nodes.Host, f"(bestowed|the bestowed) {kind}", kind=kind, mode="s")
        g.phrase(nodes.Host, f"[the ]{kind} with this card", f"a {kind} with this[ card]", kind=kind, mode="s")
        g.phrase(nodes.Host, f"the {kind} this card is (placed on|added to)", kind=kind, mode="s")
        g.phrase(nodes.Host, f"(bestowed|the bestowed) {kind}'s", kind=kind, mode="of")
        g.phrase(nodes.Host, f"(added|the added) {kind}'s", f"[the ]{kind} with this's", kind=kind, mode="of")


def _objects(g: Grammar) -> None:
    quantities(g)
    g.phrase(a.Number, "one", value=1)
    g.phrase(a.Number, "twelve", value=12)
    g.phrase(a.Some, "<quantity:s> <group:s>", mode="s", guard=lambda n: not is_ruler(n) and _says_player(n))
    g.phrase(a.Some, "<quantity:p> <group:p>", mode="p", guard=_says_player)
    g.phrase(a.Some, "<group:p>", quantity=a.Each(), mode="bare", guard=lambda n: not is_target(n) and _says_player(n))
    g.phrase(a.Some, "<group:s>", quantity=a.Exactly(ONE), mode="s", guard=is_named)
    g.phrase(a.Some, "<group:s>", quantity=a.Exactly(ONE), mode="s", guard=is_target)
    g.phrase(a.Some, "<group:s>", quantity=a.Each(), mode="s", guard=is_ruler)
    g.phrase(a.Some, "<group:s>'s", quantity=a.Each(), mode="of", guard=is_ruler)
    g.phrase(a.Some, "<group:s>'s", quantity=a.Exactly(ONE), mode="of", guard=is_target)
    g.phrase(a.Some, "<quantity:s> <group:s>'s", mode="of", guard=is_target)
    g.phrase(a.Some, "<group:p>'", quantity=a.Each(), mode="of", guard=lambda n: not is_target(n) and _says_player(n))
    g.phrase(a.Some, "<group:s>'s", quantity=a.Each(), mode="of", guard=_is_regalia)
    g.phrase(a.Some, "target <quantity:p> <group:Untargeted/p>", mode="p")
    g.phrase(a.Some, "target <quantity:p> <group:Untargeted/p>'", mode="of")
    g.union("Untargeted", "Group", "Groups")
    g.custom("Untargeted", _read_untargeted, _write_untargeted, begins=(("Group", "p"),))
    g.phrase(a.Some, "the <group:s>", quantity=a.Each(), mode="s", guard=_in_battle)
    g.phrase(a.Some, "<group:s>", quantity=a.Each(), mode="s", guard=lambda n: _in_battle(n) and not is_target(n))
    g.phrase(a.Some, "<quantity:p> of <group:p>", mode="p", guard=_is_owned)
    g.phrase(a.Some, "<quantity:s> of <group:p>", mode="s", guard=_is_owned)
    g.phrase(a.Some, "each of <group:p>", quantity=a.Each(), mode="p", guard=_is_owned)
    _piles(g)
    g.phrase(a.WholeZone, "<whose:of> <zone:WholeWord>", mode="s")
    g.words("WholeWord", {zone: zone for zone in ("hand", "graveyard", "lifebreak area", "removed area")})
    parts(g)
    g.phrase(a.RestOf, "the other", "the rest of the revealed cards", ref=a.Ref(-1, "them"))
    all_but(g)
    g.phrase(a.Leader, "<of:p>", mode="p", guard=_is_spoken_of)
    g.phrase(a.Leader, "<of:s>", mode="s", guard=_is_spoken_of)
    g.union("Single", "This", "Ref", "Some", "TopCards", "WholeZone", "RestOf", "PartOf", "Host", "AllBut")
    g.phrase(a.Together, "<parts:Single&2>", mode="p", guard=_alike)
    g.union("Object", "Single", "Together")
    several.register(g)
    g.phrase(a.Together, "<parts:AndOrEach>", mode="p")
    g.custom("AndOrEach", _read_and_or_each, _write_and_or_each, begins=(("Some", "s"),))
    g.union("Victim", "Object", "Leader")
    g.union("AnyVictim", "Single", "Leader")
    g.phrase(a.Together, "<parts:AnyVictim&2>", mode="victims", guard=_with_player)
    g.phrase(a.Together, "<parts:EachAndOthers>", mode="victims")
    g.custom("EachAndOthers", _read_each_and_others, _write_each_and_others, begins=(("Some", "s"),))
    for kind in ("resonator", "J/resonator"):
        added = a.Group((), a.Kind(kind), (nodes.HasAddition(),))
        g.phrase(a.Some, f"{kind} targeted by an addition", quantity=a.Each(), group=added, mode="s")


def _read_and_or_each(parser: Parser, pos: int) -> Iterator[Found]:
    """`a card named "A" and/or a card named "B"`: up to one of each."""
    one = a.Exactly(ONE)
    for end, first in parser.read("Some", "s", pos):
        if first.quantity != one or is_target(first) or parser.text[end : end + 3] != ("and", "/", "or"):
            continue
        for last, second in parser.read("Some", "s", end + 3):
            if second.quantity == one and not is_target(second):
                yield last, tuple(dataclasses.replace(some, quantity=a.UpTo(ONE)) for some in (first, second))


def _write_and_or_each(renderer: Renderer, value: Any) -> list[str] | None:
    if len(value) != 2 or not all(isinstance(v, a.Some) and v.quantity == a.UpTo(ONE) for v in value):
        return None
    said = [renderer.write(dataclasses.replace(v, quantity=a.Exactly(ONE)), "Some", "s") for v in value]
    return None if said[0] is None or said[1] is None else [*said[0], "and", "/", "or", *said[1]]


def _read_each_and_others(parser: Parser, pos: int) -> Iterator[Found]:
    """`each resonator and other J-rulers`."""
    for end, first in parser.read("Some", "s", pos):
        if isinstance(first.quantity, a.Each) and parser.text[end : end + 1] == ("and",):
            for last, others in parser.read("Some", "bare", end + 1):
                yield last, (first, others)


def _write_each_and_others(renderer: Renderer, value: Any) -> list[str] | None:
    if len(value) != 2 or not all(isinstance(v, a.Some) and isinstance(v.quantity, a.Each) for v in value):
        return None
    first, others = renderer.write(value[0], "Some", "s"), renderer.write(value[1], "Some", "bare")
    return None if first is None or others is None else [*first, "and", *others]


def _is_regalia(node: a.Some) -> bool:
    """The word regalia is one for one and for many."""
    return isinstance(node.group, a.Group) and node.group.noun == a.Kind("regalia") and not is_target(node)


def _is_owned(node: a.Some) -> bool:
    return isinstance(node.group, a.Group) and node.group.before[:1] in ((a.YouControl(),), (a.Enemy(),))


def _in_battle(node: a.Some) -> bool:
    """`The attacking J/resonator`: in a battle there is one of each."""
    if not isinstance(node.group, a.Group):
        return False
    fought = any(isinstance(f, a.ThatDid) and isinstance(f.event, nodes.Blocks) for f in node.group.after)
    return fought or any(
        isinstance(f, a.InState) and f.word in ("attacking", "attacked", "blocking", "blocked")
        for f in node.group.before
    )


def _is_spoken_of(node: a.Leader) -> bool:
    """`Target player` is a card of its own; `its controller` is someone spoken of."""
    return not isinstance(node.of, a.ControllerOf | a.OwnerOf) or not isinstance(node.of.card, a.Some)


def is_named(node: a.Some) -> bool:
    """Whether the group is a name alone: `discard "Poison Apple"`."""
    return isinstance(node.group, a.Group) and isinstance(node.group.noun, a.OfName) and not node.group.before


def _with_player(node: a.Together) -> bool:
    """`You and each resonator`; cards alone are said otherwise."""
    return any(isinstance(part, a.Leader) for part in node.parts)


def _alike(node: a.Together) -> bool:
    """In `each "A" and "B"` the first word is said of both names."""
    one = a.Exactly(ONE)
    names = [isinstance(part, a.Some) and is_named(part) and part.quantity == one for part in node.parts]
    return all(names) or not any(names)


def _says_player(node: a.Some) -> bool:
    """`Each player` is no group of cards."""
    groups = node.group.options if isinstance(node.group, a.Groups) else (node.group,)
    return groups[0].noun != a.Kind("player") or is_target(node)


def _read_untargeted(parser: Parser, pos: int) -> Iterator[Found]:
    """In `target two resonators` the word target stands before the number."""
    for end, group in parser.read("Group", "p", pos):
        if not any(isinstance(f, a.Target) for f in group.before):
            yield end, dataclasses.replace(group, before=(a.Target(), *group.before))


def _write_untargeted(renderer: Renderer, value: Any) -> list[str] | None:
    if not isinstance(value, a.Group) or not any(isinstance(f, a.Target) for f in value.before[:1]):
        return None
    return renderer.write(dataclasses.replace(value, before=value.before[1:]), "Group", "p")


def _piles(g: Grammar) -> None:
    """Cards at an end of a deck."""
    for zone, word in (
        ("deck", "main deck"),
        ("deck", "deck"),
        ("magic stone deck", "magic stone deck"),
        ("lifebreak area", "lifebreak area"),
    ):
        for end in ("top", "bottom"):
            for of in ("of", "from", "in"):
                g.phrase(
                    a.TopCards, f"[the ]{end} card {of} <whose:of> {word}", amount=ONE, end=end, zone=zone, mode="s"
                )
                g.phrase(
                    a.TopCards,
                    f"[the ]{end} <amount:Numeral> cards {of} <whose:of> {word}",
                    end=end,
                    zone=zone,
                    mode="p",
                )
            g.phrase(a.TopCards, f"the {end} of <whose:of> {word}", amount=ONE, end=end, zone=zone, mode="s")
            g.phrase(
                a.TopCards,
                f"[the ]{end} cards up to <amount:Numeral> of <whose:of> {word}",
                f"up to <amount:Numeral> of the {end} cards of <whose:of> {word}",
                f"up to <amount:Numeral> {end} cards of <whose:of> {word}",
                end=end,
                zone=zone,
                up_to=True,
                mode="p",
            )


def _read_off_the_top(parser: Parser, pos: int) -> Iterator[Found]:
    """`two cards from your main deck`: nobody searches it, so they are its top cards."""
    for at, amount in parser.read("Numeral", "", pos):
        if parser.text[at : at + 2] != ("cards", "from"):
            continue
        for end, whose in parser.read("PlayerNode", "of", at + 2):
            for words in (("main", "deck"), ("deck",)):
                if parser.text[end : end + len(words)] == words:
                    yield end + len(words), a.TopCards(amount, whose, form=_UNSAID + len(words))


_UNSAID = 90
"""The `form` of top cards that are not said to be the top ones."""


def _write_off_the_top(renderer: Renderer, value: Any) -> list[str] | None:
    if not isinstance(value, a.TopCards) or (value.end, value.zone, value.up_to) != ("top", "deck", False):
        return None
    amount, whose = renderer.write(value.amount, "Numeral", ""), renderer.write(value.whose, "PlayerNode", "of")
    deck = ["deck"] if value.form == _UNSAID + 1 else ["main", "deck"]
    return None if amount is None or whose is None else [*amount, "cards", "from", *whose, *deck]


def register(g: Grammar) -> None:
    """Teach a grammar its nouns."""
    g.union("OffTheTop", "TopCards")
    g.custom("OffTheTop", _read_off_the_top, _write_off_the_top, begins=(("Numeral", ""),))
    _players(g)
    _references(g)
    _objects(g)
