"""Card information (sve 2) once more: each test here fails if just its own rule is taken out of the code."""

from __future__ import annotations

import pytest

from ludex.games.sve.ch02_cards.cardfile import CardFileError, read_rows
from tests.rulebook.sve.cases.leisure import unhurried
from tests.sve_table import P1, P2

ROW = '[[card]]\nname = "Thing"\ntype = "{}"\nclass = "Neutral"\ncost = 1\ntext = ""\n'


@pytest.mark.parametrize("word", ["crest", "equipment", "token", "evolved", "advanced", "hero", "field"])
def test_2_3_2_no_other_word_is_a_type(word: str) -> None:
    """Special types and what other games print are not what a card is first of all."""
    assert read_rows(ROW.format("spell"), "test")
    with pytest.raises(CardFileError) as refused:
        read_rows(ROW.format(word), "test")
    assert refused.value.field == "type"


@pytest.mark.rule("sve 5.25.1")
@pytest.mark.parametrize(("before", "after"), [("spell", "follower"), ("follower", "amulet"), ("amulet", "spell")])
def test_2_3_2_a_card_is_one_of_the_four_at_a_time(before: str, after: str) -> None:
    """Changed into another of the four, a card is no longer what it was."""
    t = unhurried()
    card = t.ex(P1, type=before)
    spell = t.spell(P1, f"Change each {before} in your EX area into a {after}.".replace("a amulet", "an amulet"))
    t.play(spell)
    assert t.chars(card).types == {after}


@pytest.mark.rule("sve 2.14.1")
def test_2_14_1_a_card_with_information_on_both_sides_is_double_faced() -> None:
    """A text about double-faced followers hits that one and no other."""
    t = unhurried()
    back = {"name": "Oak", "cost": 1, "attack": 6, "defense": 6}
    both, single = t.field(P2, name="Acorn", attack=1, defense=1, back=back), t.field(P2, name="Reed")
    t.play(t.spell(P1, "Destroy each double-faced follower on the field."))
    assert (t.zone_of(both), t.zone_of(single)) == ("cemetery", "field")
