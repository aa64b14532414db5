"""Additions (fow-2.0 2.5): what they are put on, what they lend, and when they go."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table

ED = "fow-2.0"
UP = "[Continuous] Resonator with this gains [+100/+100]."


@pytest.mark.rule("fow-2.0 2.5:1", "fow-2.0 2.5:2", "fow-2.0 2.5:3", "fow-2.0 2.5:4", "fow-2.0 14.21:1",
                  "fow-2.0 7.1.2:1", "fow-2.0 2.5.1:1", "fow-2.0 2.5.1:4")  # fmt: skip
def test_2_5_1_played_in_the_main_phase_and_put_in_place() -> None:
    t = Table(ED, asking=True)
    host = t.field(P1)
    on = t.hand(P1, UP, type="addition", subtype="resonator", cost="{0}", name="On")
    lone = t.hand(P1, "[Continuous] Resonators you control gain [+300/0].", type="addition", subtype="field",
                  cost="{0}", name="Lone")  # fmt: skip
    t.play(on)
    assert t.forbids(f"play {lone}") != ""  # there is a chase, and it is not the player's priority
    t.resolve()
    assert t.stats(host) == (600, 600) and t.where(on) == (P1, "field")
    t.pass_()
    t.play(lone)
    t.resolve()
    assert t.stats(host) == (900, 600) and t.where(lone) == (P1, "field")


@pytest.mark.rule("fow-2.0 2.5.1:2", "fow-2.0 2.5.1:3")
def test_2_5_1_3_one_field_addition_of_a_name_on_a_field() -> None:
    t = Table(ED, asking=True)
    t.addition(P1, name="Hall", cost="{0}")
    same = t.hand(P1, type="addition", subtype="field", cost="{0}", name="Hall")
    other = t.hand(P1, type="addition", subtype="field", cost="{0}", name="Yard")
    assert t.forbids(f"play {same}") == "fow-2.0 2.5.1:3"
    t.play(other)
    t.resolve()
    assert t.zone_of(other) == "field"
    t = Table(ED)
    t.addition(P2, name="Hall", cost="{0}")
    same = t.hand(P1, type="addition", subtype="field", cost="{0}", name="Hall")
    t.cast(same)
    assert t.zone_of(same) == "field"  # the opponent's field is another one


@pytest.mark.rule("fow-2.0 2.5.2:2", "fow-2.0 2.5.2:7")
def test_2_5_2_2_several_on_one_resonator() -> None:
    t = Table(ED)
    host = t.field(P1)
    for _ in range(2):
        t.addition(P1, UP, on=host, name="Same")
    assert t.stats(host) == (700, 700)


@pytest.mark.rule("fow-2.0 2.5.2:4")
def test_2_5_2_4_the_carrier_has_the_abilities_and_the_addition_has_not() -> None:
    t = Table(ED)
    host = t.field(P2)
    addition = t.addition(P1, "[Activate] Pay {1}: Draw a card.\n[Activate] Banish this card: Draw a card.", on=host)
    assert [a.text for a in t.chars(host).abilities] == ["[Activate] Pay {1}: Draw a card."]
    assert [a.text for a in t.chars(addition).abilities] == ["[Activate] Banish this card: Draw a card."]


@pytest.mark.rule("fow-2.0 2.5.2:5", "fow-2.0 11.2:1")
def test_2_5_2_5_it_goes_to_its_owners_graveyard_when_its_resonator_leaves() -> None:
    t = Table(ED)
    host = t.field(P2)
    addition = t.addition(P1, UP, on=host)
    t.cast(t.chant(P1, "Return target resonator to its owner's hand."))
    assert t.where(addition) == (P1, "graveyard") and t.event("put", addition).rule == "fow-2.0 2.5.2:5"
    assert not t.game.cards[addition.id].links and not t.game.cards[host.id].links


@pytest.mark.rule("fow-2.0 2.5.2:6", "fow-2.0-R8")
@pytest.mark.parametrize("text", ["Destroy target resonator.", "Deal 600 damage to target resonator.",
                                  "Target resonator gains [0/-600] until end of turn."])  # fmt: skip
def test_2_5_2_6_it_is_destroyed_with_its_resonator(text: str) -> None:
    t = Table(ED)
    host = t.field(P2)
    addition = t.addition(P1, UP, on=host)
    t.cast(t.chant(P1, text))
    assert t.where(host) == (P2, "graveyard") and t.where(addition) == (P1, "graveyard")
    assert t.event("destroy", addition).rule == "fow-2.0 2.5.2:6"


@pytest.mark.rule("fow-2.0 2.5.3:3", "fow-2.0 2.5.3:5", "fow-2.0 2.5.3:6")
def test_2_5_3_it_goes_with_a_destroyed_or_banished_j_ruler() -> None:
    for text, rule, kind in (("Destroy target J-ruler.", "2.5.3:5", "destroy"),
                             ("Your opponent banishes a J-ruler.", "2.5.3:6", "put")):  # fmt: skip
        t = Table(ED)
        host = t.j_ruler(P2)
        up = "[Continuous] J-ruler with this gains [+200/+200]."
        addition = t.addition(P1, up, on=host, subtype="ruler/J-ruler")
        spell = t.chant(P1, text)
        assert t.stats(host) == (1000, 1000)
        t.cast(spell)
        assert t.where(host) == (P2, "ruler area") and t.where(addition) == (P1, "graveyard")
        assert t.event(kind, addition).rule == f"fow-2.0 {rule}"


@pytest.mark.rule("fow-2.0 2.5.3:2", "fow-2.0 2.3:7", "fow-2.0-R33")
def test_on_a_j_ruler_in_its_area_it_stays_and_gives_nothing() -> None:
    t = Table(ED)
    host = t.j_ruler(P2)
    addition = t.addition(P1, "[Activate] Pay {0}: Draw a card.", on=host, subtype="ruler/J-ruler")
    spell = t.chant(P1, "Return target J-ruler to its owner's hand.")
    assert t.chars(host).abilities
    t.cast(spell)
    assert t.zone_of(host) == "ruler area" and t.zone_of(addition) == "field"
    assert not t.chars(host).abilities and not t.chars(host).numbers


@pytest.mark.rule("fow-2.0 2.5:5", "fow-2.0 2.5:6")
def test_2_5_5_destroyed_or_sent_elsewhere_it_is_its_owners() -> None:
    for text, zone in (("Destroy target addition.", "graveyard"),
                       ("Return target addition to its owner's hand.", "hand")):  # fmt: skip
        t = Table(ED)
        host = t.field(P1)
        addition = t.addition(P2, UP, on=host)
        t.cast(t.chant(P1, text))
        assert t.where(addition) == (P2, zone) and t.stats(host) == (500, 500) and not t.game.cards[host.id].links


@pytest.mark.rule("fow-2.0 2.5.2:4", "fow-2.0 7.2.1.1:1")
def test_2_5_2_4_lent_triggers_and_statics_are_the_carriers() -> None:
    t = Table(ED, turn_of=P2, phase="recovery")
    host = t.field(P2)
    t.addition(P1, "[Continuous] At the beginning of your recovery phase, you gain 100 life.", on=host, name="Clock")
    t.addition(P1, "[Continuous] Other resonators you control gain [+100/0].", on=host, name="Flag")
    theirs, mine = t.field(P2, attack=300), t.field(P1, attack=300)
    assert (t.number(theirs, "attack"), t.number(mine, "attack"), t.number(host, "attack")) == (400, 300, 500)
    assert (t.life(P1), t.life(P2)) == (4000, 4100)
