"""Targets and shares (sve 10.6.2.3, 10.6.2.4)."""

from __future__ import annotations

import pytest

from tests.sve_table import P1, P2, Table, by

DIVIDE_FIXED = "Select 2 enemy followers on the field. Deal {} damage divided among them."


def test_10_6_2_3_targets_are_selected_on_playing_before_the_cost_is_paid() -> None:
    """While the target is being selected nothing has been paid."""
    t = Table()
    t.field(P1)
    target = t.field(P2)
    t.field(P2, attack=2)
    spell = t.spell(P1, "Select an enemy follower on the field and destroy it.", cost=3)
    t.choose(f"play {spell}")
    assert t.value(P1, "play points") == 10
    assert t.asking_rule() == "sve 10.6.2.3"
    t.choose(target)
    t.settle()
    assert (t.zone_of(target), t.value(P1, "play points")) == ("cemetery", 7)
    kinds = [e.kind for e in t.events() if e.kind in ("selected", "value", "destroy")]
    assert kinds == ["selected", "value", "destroy"]


def test_10_6_2_3_cards_in_hidden_zones_are_chosen_on_resolution() -> None:
    """A card of the hand is no target: it may be drawn by the same effect first."""
    t = Table()
    top = t.deck(P1, name="Drawn", attack=7)
    keep = t.hand(P1, cost=9)
    t.play(t.spell(P1, "Draw a card. Discard a card."), top)
    assert (t.zone_of(top), t.zone_of(keep)) == ("cemetery", "hand")


@pytest.mark.rule("sve-R25", "sve 4.1.4")
def test_10_6_2_3_a_target_that_left_is_not_affected_and_the_rest_goes_on() -> None:
    """The first sentence returns the target of the second; the third still happens."""
    t = Table()
    target = t.field(P2, defense=3)
    t.play(
        t.spell(
            P1,
            "Select an enemy follower on the field. Return each enemy follower on the field to its owner's hand. "
            "Deal it 3 damage. Draw a card.",
        )
    )
    assert t.zone_of(target) == "hand"
    assert t.events("damage") == []
    assert t.count(P1, "hand") == 1


def test_10_6_2_3_1_no_target_may_be_left_out() -> None:
    """Two are asked for, three are there: after one pick there is no way to stop."""
    t = Table()
    a, b, c = (t.field(P2, attack=n) for n in (1, 2, 3))
    spell = t.spell(P1, "Select 2 enemy followers on the field and destroy them.")
    t.choose(f"play {spell}")
    assert "done" not in t.options
    t.choose(a)
    assert "done" not in t.options
    t.choose(c)
    t.settle()
    assert [t.zone_of(x) for x in (a, b, c)] == ["cemetery", "field", "cemetery"]


def test_10_6_2_3_2_up_to_a_number_can_be_none() -> None:
    """Up to two: none is a legal answer, and two is the most."""
    text = "Select up to 2 enemy followers on the field and destroy them. Draw a card."
    t = Table()
    enemies = [t.field(P2, attack=n) for n in (1, 2, 3)]
    spell, again = t.spell(P1, text), t.spell(P1, text)
    t.play(spell, "done")
    assert all(t.zone_of(e) == "field" for e in enemies) and t.count(P1, "hand") == 2
    t.play(again, enemies[0], enemies[1])
    assert [t.zone_of(e) for e in enemies] == ["cemetery", "cemetery", "field"]


def test_10_6_2_3_2_any_number_can_be_all_or_none() -> None:
    """Three of three, or nothing."""
    text = "Select any number of enemy followers on the field and destroy them."
    for answers, left in (((), 3), ((0, 1, 2), 0)):
        t = Table()
        enemies = [t.field(P2, attack=n) for n in (1, 2, 3)]
        spell = t.spell(P1, text)
        t.choose(f"play {spell}")
        for n in answers:
            t.choose(enemies[n])
        if len(answers) < 3:
            t.choose("done")
        t.settle()
        assert t.count(P2, "field") == left


@pytest.mark.rule("sve-R4", "sve 10.6.2.3.1")
def test_10_6_2_3_3_too_few_targets_make_playing_illegal() -> None:
    """One of two targets is not enough: refused with the rule, and nothing has changed."""
    t = Table()
    t.field(P1)
    t.field(P2)
    spell = t.spell(P1, "Select 2 enemy followers on the field and destroy them.")
    before = t.game.hash()
    assert f"play {spell}" not in t.options
    assert t.forbids(f"play {spell}") == "sve 10.6.2.3.3"
    with pytest.raises(ValueError, match=r"10\.6\.2\.3\.3"):
        t.game.choose(f"play {spell}")
    assert t.game.hash() == before


def test_10_6_2_4_a_divided_number_is_divided_on_playing() -> None:
    """The shares are asked for before the cost is paid; the last target gets what is left."""
    t = Table()
    a, b = t.field(P2, attack=1, defense=9), t.field(P2, attack=2, defense=9)
    spell = t.spell(P1, DIVIDE_FIXED.format(5), cost=2)
    t.choose(f"play {spell}")
    assert t.asking_rule().startswith("sve 10.6.2.4")
    assert t.value(P1, "play points") == 10
    t.choose(by(P1, 2))
    t.settle()
    assert (t.number(a, "defense"), t.number(b, "defense")) == (7, 6)


def test_10_6_2_4_1_without_targets_nothing_is_divided() -> None:
    """Up to two and none selected: no damage, and the rest of the text happens."""
    t = Table()
    t.field(P2, defense=9)
    t.play(
        t.spell(P1, "Select up to 2 enemy followers on the field. Deal 3 damage divided among them. Draw a card."),
        "done",
    )
    assert t.events("damage") == []
    assert t.count(P1, "hand") == 1


@pytest.mark.rule("sve 10.6.2.4.3")
def test_10_6_2_4_2_each_target_gets_at_least_one() -> None:
    """Of three damage for two targets the first may get one or two, not none and not all."""
    t = Table()
    a, b = t.field(P2, attack=1, defense=9), t.field(P2, attack=2, defense=9)
    spell = t.spell(P1, DIVIDE_FIXED.format(3))
    t.choose(f"play {spell}")
    assert t.options == ["number 1", "number 2"]
    t.choose(by(P1, 1))
    t.settle()
    assert (t.number(a, "defense"), t.number(b, "defense")) == (8, 7)
    assert [e.amount for e in t.events("damage")] == [1, 2]


@pytest.mark.rule("sve-R5")
def test_10_6_2_4_2_with_up_to_no_more_targets_than_shares() -> None:
    """One damage among up to two: after one target the selection is over."""
    t = Table()
    a = t.field(P2, attack=1, defense=9)
    b = t.field(P2, attack=2, defense=9)
    spell = t.spell(P1, "Select up to 2 enemy followers on the field. Deal 1 damage divided among them.")
    t.play(spell, b)
    assert (t.number(a, "defense"), t.number(b, "defense")) == (9, 8)


@pytest.mark.parametrize("amulets", [0, 1])
def test_10_6_2_4_2_of_nothing_nobody_gets_a_share(amulets: int) -> None:
    """With X at zero none of up to two can be selected, and with one of them one can."""
    t = Table()
    t.field(P1)
    for _ in range(amulets):
        t.amulet(P1)
    foe = t.field(P2, attack=1, defense=9)
    text = "Select up to 2 enemy followers on the field. Deal X damage divided among them and draw a card. "
    spell = t.spell(P1, text + "X equals the number of amulets on your field.")
    t.choose(f"play {spell}")
    assert (f"pick {foe}" in t.options) is bool(amulets)
    if amulets:
        t.choose(foe)
    t.settle()
    assert (t.number(foe, "defense"), t.count(P1, "hand")) == (9 - amulets, 1)


def test_10_6_2_4_2_1_if_no_selection_lets_everyone_have_a_share_it_cannot_be_played() -> None:
    """One damage cannot be divided between two targets that must both be selected."""
    t = Table()
    t.field(P1)
    t.field(P2, attack=1, defense=9)
    t.field(P2, attack=2, defense=9)
    spell = t.spell(P1, DIVIDE_FIXED.format(1))
    assert f"play {spell}" not in t.options
    assert t.forbids(f"play {spell}") in ("sve 10.6.2.4.2", "sve 10.6.2.4.2.1")


@pytest.mark.rule("sve 10.6.2.4.2", "sve 10.6.2.3.3")
def test_10_6_2_4_2_1_an_x_that_leaves_no_share_is_not_offered_or_returns_to_before() -> None:
    """X of one for two targets would be illegal, so the smallest X that can be finished is two."""
    t = Table()
    t.field(P2, attack=1, defense=9)
    t.field(P2, attack=2, defense=9)
    card = t.amulet(P1, "{act} {cost X}: Select 2 enemy followers on the field. Deal X damage divided among them.")
    t.choose(t.activation(card))
    assert t.options[0] == "number 2"
    t.choose(2)
    t.settle()
    assert [e.amount for e in t.events("damage")] == [1, 1]
