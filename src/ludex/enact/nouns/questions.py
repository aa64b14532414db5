"""The questions that nouns, names and places ask of a card; filters are made of them."""

from __future__ import annotations

from ludex.enact.ruleset import text_rules
from ludex.enact.scenes import meanings
from ludex.enact.scenes.meanings import Test
from ludex.enact.scenes.scene import Look, Scene
from ludex.kernel.cards import Characteristics
from ludex.lang import ast


def yes(scene: Scene, look: Look) -> bool:
    """Always: the filter speaks of the chosen cards together, or of how they are picked."""
    return True


def negated(one: Test) -> Test:
    """The opposite question."""
    return lambda scene, look: not one(scene, look)


def label(kind: str, name: str) -> Test:
    """One of a card's labels, however the word is capitalised in the text."""
    wanted = frozenset({name, name.lower(), name.capitalize(), name.title()})
    return lambda scene, look: not wanted.isdisjoint(look.chars.label(kind))


def noun(node: ast.Noun) -> Test:
    """The question a noun asks: a type, of whatever special type, or a name."""
    if isinstance(node, ast.Kind):
        return kind(node.word)  # sve 2.3.4
    if isinstance(node, ast.OfName):
        return named((node.name,))  # sve 2.1.2
    so_called, token = named((node.name,)), kind("token")
    return lambda scene, look: token(scene, look) and so_called(scene, look)


def kind(word: str) -> Test:
    """Of a type by its word."""
    if word == "card":
        return yes
    if word == "enemy":
        return lambda scene, look: look.seat != scene.you and text_rules(scene.g).is_kind(scene.g, look, word)
    return lambda scene, look: text_rules(scene.g).is_called(scene.g, look, word)


def place(node: ast.Place, *, facedown: bool) -> Test:
    """In a zone, or one of those the word stands for, of a player if one is named.

    `facedown`: a faceup card is no part of an evolve deck unless the text speaks of faceup cards.
    """
    zone, whose = node.zone, node.whose

    def one(scene: Scene, look: Look) -> bool:
        rules = text_rules(scene.g)
        if not rules.lies_in(look.zone, zone):
            return False
        # sve 4.6.3
        if facedown and look.faceup and rules.spec[look.zone].faceup_apart:
            return False
        return whose is None or look.seat in meanings.seats(scene, whose)

    return one


def named(names: tuple[str, ...]) -> Test:
    """Of a name; a whole alternate name means the proper name of the card that bears it."""
    wanted = frozenset(names)

    def asked(scene: Scene, look: Look) -> bool:
        by_name = not wanted.isdisjoint(look.chars.names)  # sve 2.1.2.1
        return by_name or otherwise_named(scene, wanted, look.chars) or in_part(scene, look)

    def in_part(scene: Scene, look: Look) -> bool:
        if not text_rules(scene.g).names_in_part:
            return False
        return any(words in name for words in names for name in look.chars.names)

    return asked


def otherwise_named(scene: Scene, names: frozenset[str], chars: Characteristics) -> bool:
    """Whether a card bears one of these as its alternate name, or has the proper name of a card that does (sve
    2.13.2)."""
    known = text_rules(scene.g).alternates
    if not known and not chars.label("alternate"):
        return False
    return not names.isdisjoint(chars.label("alternate")) or any(known.get(name) in chars.names for name in names)
