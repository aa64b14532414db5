"""A row becomes a card with its sides, and rows of other sources become rows."""

from __future__ import annotations

from typing import Any, cast

import pytest

from ludex.games.fow.ch02_cards import attributes, definitions
from ludex.games.fow.ch02_cards.cardfile import CardRow, Side, sides
from ludex.games.fow.ch02_cards.cost_symbols import BadCost, symbols, total
from ludex.games.fow.ch02_cards.outside import _converted
from ludex.kernel.cards import Characteristics


class Book:
    """An edition that has nothing to say but where a card's attributes come from and what a lost ruler is."""

    lost_ruler = frozenset({"astral ruler"})
    lifebreaks = True

    def __init__(self, book: str, attributes_of: Any) -> None:
        self.book = self.printing = book
        self.attributes_of = attributes_of


BANNER = Book("banner", attributes.by_banner)
COST = Book("cost", attributes.by_cost)


def faces(row: dict[str, object], book: Book = BANNER) -> tuple[Characteristics, ...]:
    return definitions.define(cast(Any, book), row).faces


FIGHTER: dict[str, object] = {
    "name": "Gate Warden", "type": "resonator", "attribute": ["light", "darkness"], "race": ["Ghost", "Porter"],
    "cost": "{W}{B}{2}", "attack": 700, "defense": 500,
}  # fmt: skip


# -- costs ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("fow 2.3:2", "fow 2.3:3", "fow 2.3:4", "fow 2.3:5")
def test_the_total_cost_is_wills_and_number():
    assert symbols("{W}{W}{2}") == ("W", "W", "2")
    assert [total(cost) for cost in ("{W}{W}{2}", "{0}", "{M}{10}", "{X}{R}", "")] == [4, 0, 11, 1, 0]


@pytest.mark.parametrize("cost", ["WW2", "{W}2", "{Wa}", "{-1}", "{W} {1}"])
def test_a_cost_in_other_signs_is_refused(cost):
    with pytest.raises(BadCost, match="is no cost"):
        symbols(cost)


# -- sides ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("fow 2.5:1", "fow 2.6:1", "fow 2.7:1", "fow 2.3:5")
def test_a_side_says_what_the_row_says():
    (face,) = faces(FIGHTER)
    assert face.names == ("Gate Warden",)
    assert face.types == {"resonator"}
    assert face.labels == {"attribute": {"light", "darkness"}, "race": {"Ghost", "Porter"}}
    assert face.numbers == {"cost": 4, "attack": 700, "defense": 500}


@pytest.mark.rule("fow-5.5 2.8:2", "fow-5.5 2.8:3", "fow-5.5 2.8:4", "fow-5.01 2.3:6")
def test_attributes_come_from_the_banner_or_from_the_cost():
    odd = {**FIGHTER, "attribute": ["fire"], "cost": "{W}{2}"}
    assert faces(odd)[0].label("attribute") == {"fire"}
    assert faces(odd, COST)[0].label("attribute") == {"light"}
    void = {**FIGHTER, "attribute": [], "cost": "{3}"}
    assert faces(void)[0].label("attribute") == faces(void, COST)[0].label("attribute") == frozenset()


WARDEN: dict[str, object] = {
    "name": "A", "type": "ruler", "attribute": ["wind"], "back": {"name": "B", "attack": 900, "defense": 800},
}  # fmt: skip


@pytest.mark.rule("fow 3.6:5", "fow 7.5:3")
def test_a_ruler_has_its_j_ruler_behind_it():
    ruler, j_ruler, _ = faces(WARDEN)
    assert (ruler.types, ruler.numbers) == (frozenset({"ruler"}), {})
    assert (j_ruler.types, j_ruler.numbers) == (frozenset({"J-ruler"}), {"attack": 900, "defense": 800})
    assert (j_ruler.name, j_ruler.label("attribute")) == ("B", frozenset({"wind"}))


@pytest.mark.rule("fow 3.8:6")
def test_a_lost_ruler_is_what_its_edition_says_and_has_neither_values_nor_abilities():
    lost = faces(WARDEN)[2]
    assert (lost.name, lost.types, lost.numbers, lost.abilities) == ("B", frozenset({"astral ruler"}), {}, ())
    assert lost.label("attribute") == {"wind"}


@pytest.mark.rule("fow-5.5 2.6:1.1", "fow-5.5 2.7:2.1")
def test_a_j_ruler_may_have_neither_atk_nor_def():
    assert faces({"name": "A", "type": "ruler", "back": {"name": "B"}})[1].numbers == {}


@pytest.mark.rule("fow-5.5 14.3:2.5")
def test_each_side_of_a_double_sided_card_has_its_own_information():
    past, future = (
        definitions.types_of(side)
        for side in sides(
            CardRow(
                name="A", type="regalia", cost="{3}", text="[Shift] {5}", since="5.5",
                back=Side(name="B", type="resonator", cost="{7}", attack=1000, defense=1000),
            )
        )
    )  # fmt: skip
    assert (past, future) == (frozenset({"regalia"}), frozenset({"resonator"}))


# -- types ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("fow 2.1:2", "fow 2.1:3.1", "fow 2.1:3.2", "fow 2.1:4.1", "fow-5.5 2.1:5.1")
@pytest.mark.parametrize(
    ("kind", "subtype", "more", "types"),
    [
        ("spell", "chant-instant", {}, {"spell", "chant-instant"}),
        ("addition", "J/resonator", {}, {"addition", "addition: J/resonator"}),
        ("magic stone", "basic", {"stone": ("fire",)}, {"magic stone", "basic magic stone", "fire magic stone"}),
        (
            "magic stone", "special", {"stone": ("fire", "wind")},
            {"magic stone", "special magic stone", "fire magic stone", "wind magic stone"},
        ),
        ("magic stone", "true", {}, {"magic stone", "true magic stone", "special magic stone"}),
    ],
)  # fmt: skip
def test_types_and_subtypes_are_words_a_text_asks_for(kind, subtype, more, types):
    assert definitions.types_of(Side(name="A", type=kind, subtype=subtype, **more)) == types


@pytest.mark.rule("fow-5.5 2.1:5.2")
def test_a_magic_stone_named_like_a_type_has_it():
    named = Side(name="Water Magic Stone", type="magic stone", subtype="basic")
    assert "water magic stone" in definitions.types_of(named)
    other = Side(name="Wettest Stone", type="magic stone", subtype="basic")
    assert definitions.types_of(other) == {"magic stone", "basic magic stone"}


def test_the_rules_put_players_abilities_and_judgments_among_the_cards():
    for name in ("player", "ability", "judgment"):
        made = definitions.printed(cast(Any, BANNER), name)
        assert made.faces[0].types == {name}
        assert made.faces[0].label("attribute") == frozenset()
    with pytest.raises(LookupError, match="the rules make no 'token'"):
        definitions.printed(cast(Any, BANNER), "token")


# -- other sources ----------------------------------------------------------------------------------------------------
OUTSIDE = [
    ({"type": "Spell: Chant - Instant", "cost": "{U}{1}"}, {"type": "spell", "subtype": "chant-instant"}),
    ({"type": "Chant", "cost": "{Wa}"}, {"type": "spell", "subtype": "chant", "cost": "{U}"}),
    ({"type": "Addition:J/Resonator", "cost": "2"}, {"type": "addition", "subtype": "J/resonator", "cost": "{2}"}),
    ({"type": "Regalia", "cost": 0, "class": "V"}, {"type": "regalia", "cost": "{0}", "attribute": ()}),
    ({"type": "Resonator (Shift)", "cost": "{R}", "attack": "*", "defense": 300}, {"type": "resonator", "attack": 0}),
    ({"type": "Resonator", "class": "RU", "attack": 100, "defense": 100}, {"attribute": ("fire", "water")}),
    ({"type": "Ruler", "class": "Dark", "race": "Ghost"}, {"attribute": ("darkness",), "race": ("Ghost",)}),
    (
        {"type": "Special Magic Stone / Magic Stone / True Magic Stone / Wind Magic Stone"},
        {"type": "magic stone", "subtype": "true", "stone": ("wind",)},
    ),
]


@pytest.mark.parametrize(("fields", "row"), OUTSIDE)
def test_other_sources_words_become_ours(fields, row):
    found = _converted({"name": "A", **fields})
    assert {key: getattr(found, key) for key in row} == row


def test_a_j_ruler_listed_by_itself_gets_a_ruler_in_front():
    found = _converted({"name": "B", "type": "J-Ruler", "attack": 800, "defense": 700, "text": "[Flying]"})
    assert found.type == "ruler" and found.text == ""
    assert sides(found)[1] == Side(
        name="B", type="J-ruler", subtype="", attribute=(), race=(), attack=800, defense=700, text="[Flying]"
    )


@pytest.mark.parametrize(
    ("fields", "wrong"),
    [
        ({"type": "Token"}, "no type of card is called 'Token'"),
        ({"type": "Spell: Song"}, "no subtype is called 'Spell: Song'"),
        ({"type": "Regalia", "cost": "{Q}"}, "no will symbol is called 'Q'"),
    ],
)
def test_what_is_no_card_is_refused_with_the_reason(fields, wrong):
    with pytest.raises(ValueError, match=wrong):
        _converted({"name": "A", **fields})
