"""The machine: a phrase written once is read and written; readings are counted; failures are told."""

from typing import Any

import pytest

from ludex.games.sve.text import nodes
from ludex.games.sve.text.phrases import open_words
from ludex.games.sve.text.phrases.notation import SVE
from ludex.lang import ast as a
from ludex.lang.grammar import Grammar
from ludex.lang.inflection import agreeing, article, plural, third_person
from ludex.lang.lexicon import Lexicon
from ludex.lang.parser import Parser
from ludex.lang.renderer import Renderer
from ludex.lang.templates import Slot, wordings


def toy() -> Grammar:
    g = Grammar(SVE)
    open_words.register(g)
    g.phrase(a.Number, "<value:int>")
    g.words("KindWord", {"card": "card~", "spell": "spell~"})
    g.phrase(a.Kind, "<word:KindWord>")
    g.phrase(a.Group, "<before:Filter/adj*> <noun> <after*>")
    g.phrase(a.Enemy, "enemy", mode="adj")
    g.phrase(a.HasStat, "that cost^ <amount:Number>", stat="cost", compare="==")
    g.phrase(a.Exactly, "a", amount=a.Number(1), mode="s")
    g.phrase(a.Exactly, "<amount:Number>", mode="p")
    g.phrase(a.Some, "<quantity:s> <group:s>", mode="s")
    g.phrase(a.Some, "<quantity:p> <group:p>", mode="p")
    g.union("Object", "Some")
    g.phrase(nodes.Bury, "*bury <what>")
    g.phrase(a.Draw, "*draw a card", amount=a.Number(1))
    g.phrase(a.Draw, "*draw <amount:Number> cards")
    g.phrase(a.HasKeyword, "with <names:ListedName&>")
    return g


def read(g: Grammar, name: str, text: str, mode: str = "") -> list[Any]:
    parser = Parser(g, SVE.signs_of(text), Lexicon(), "card")
    return [value for end, value in parser.read(name, mode, 0) if end == parser.size]


@pytest.mark.parametrize(
    "text",
    [
        "Bury a card",
        "Bury 2 cards",
        "Bury an enemy spell that costs 3",
        "Bury 4 enemy spells that cost 2",
        "Draw 2 cards",
    ],
)
def test_one_template_runs_both_ways(text):
    g = toy()
    (node,) = read(g, "Action", text)
    assert Renderer(g).text(node) == text


def test_number_and_agreement_come_from_one_template():
    g = toy()
    (one,) = read(g, "Some", "a spell that costs 3")
    (many,) = read(g, "Some", "2 spells that cost 3")
    assert one.group == many.group
    assert read(g, "Some", "2 spell that costs 3") == []
    assert read(g, "Some", "a spells that cost 3") == []


def test_another_players_verb_is_inflected():
    g = toy()
    (theirs,) = read(g, "Action", "buries a card", mode="3")
    (mine,) = read(g, "Action", "bury a card")
    assert theirs == mine
    assert Renderer(g).write(theirs, "Action", "3") != Renderer(g).write(mine, "Action", "")


def test_form_is_remembered_and_not_compared():
    g = toy()
    g.phrase(a.Destroy, "*destroy <what>", "*smash <what>")
    (plain,), (other,) = read(g, "Destroy", "destroy a card"), read(g, "Destroy", "smash a card")
    assert plain == other
    assert hash(plain) == hash(other)
    assert plain.form != other.form
    assert Renderer(g).text(other) == "Smash a card"


def test_all_readings_are_found():
    g = toy()
    g.phrase(a.Banish, "*bury <what>")
    assert {type(n) for n in read(g, "Action", "bury a card")} == {nodes.Bury, a.Banish}


@pytest.mark.parametrize("text", ["with Elm", "with Elm and Oak", "with Elm, Oak, and Ash", "with Elm, Oak and Ash"])
def test_lists_remember_their_comma(text):
    g = toy()
    found = read(g, "HasKeyword", text)
    assert found
    assert any(SVE.joined(Renderer(g).write(n, "HasKeyword", "") or []) == text for n in found)


def test_a_phrase_that_leaves_a_field_unsaid_is_refused():
    with pytest.raises(ValueError, match="amount"):
        toy().phrase(a.Draw, "*draw some")


def test_a_category_that_begins_with_itself_is_refused():
    g = toy()
    g.phrase(a.Plus, "<left:Plus> plus <right:Number>")
    with pytest.raises(RecursionError, match="Plus"):
        read(g, "Plus", "1 plus 2")


def test_optional_and_alternative_parts_are_wordings():
    lines = wordings(("draw [up to] (1|2) <x>",), SVE)
    assert [w.pieces[:-1] for w in lines] == [
        ("draw", "1"),
        ("draw", "2"),
        ("draw", "up", "to", "1"),
        ("draw", "up", "to", "2"),
    ]
    assert lines[0].slots() == (Slot("x", "", ""),)


def test_a_node_made_by_hand_finds_its_words():
    g = toy()
    node = nodes.Bury(a.Some(a.Exactly(a.Number(3)), a.Group((a.Enemy(),), a.Kind("spell"))))
    assert Renderer(g).text(node) == "Bury 3 enemy spells"


def test_english_endings():
    assert [plural(w) for w in ("follower", "enemy", "cemetery", "die")] == [
        "followers",
        "enemies",
        "cemeteries",
        "dice",
    ]
    assert [third_person(w) for w in ("bury", "discard", "banish", "have")] == ["buries", "discards", "banishes", "has"]
    assert [agreeing("be", n) for n in "sp"] == ["is", "are"]
    assert [article(w) for w in ("enemy", "card", "Umamusume", "unit", "8")] == ["an", "a", "an", "a", "an"]
