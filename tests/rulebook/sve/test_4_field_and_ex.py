"""Field and EX area (sve 4.4, 4.8): what lies there, how much fits, what texts without a zone mean."""

from __future__ import annotations

import pytest

from tests.rulebook.sve.cases.leisure import unhurried
from tests.sve_table import P1, P2, Table


def crowd(t: Table, seat: int, zone: str, number: int) -> None:
    """So many different cards in a zone."""
    for n in range(number):
        t.put(seat, zone, "", name=f"Bystander {n}", defense=9)


# -- what lies on the field (sve 4.4.1, sve 4.4.3) --------------------------------------------------------------------
def test_4_4_1_followers_and_amulets_are_put_onto_the_field() -> None:
    """Played followers and amulets lie on their player's field, a played spell never does."""
    t = unhurried()
    follower, amulet = t.hand(P1), t.hand(P1, type="amulet")
    spell = t.spell(P1, "Draw a card.")
    for card in (follower, amulet, spell):
        t.play(card)
    assert t.where(follower) == t.where(amulet) == (P1, "field")
    assert t.zone_of(spell) == "cemetery"
    assert "field" not in {e.to for e in t.events("", spell)}


def test_4_4_1_an_effect_puts_no_spell_onto_the_field() -> None:
    """Told to put cards of the cemetery onto the field, spells stay where they are."""
    t = unhurried()
    follower, spell = t.cemetery(P1), t.cemetery(P1, "Draw a card.", type="spell")
    rise = t.spell(P1, "Put each card in your cemetery onto your field.")
    t.play(rise)
    assert (t.zone_of(follower), t.zone_of(spell)) == ("field", "cemetery")


@pytest.mark.parametrize("noun", ["follower", "card", "amulet"])
def test_4_4_3_a_text_without_a_zone_speaks_of_the_field(noun: str) -> None:
    """Each enemy follower (card, amulet) is each one on the field, and none in EX area, hand or cemetery."""
    t = unhurried()
    kind = "amulet" if noun == "amulet" else "follower"
    there = t.put(P2, "field", "", type=kind)
    zones = ["ex area", "hand", "cemetery", "deck"]
    others = [t.put(P2, zone, "", type=kind) for zone in zones]
    spell = t.spell(P1, f"Banish each enemy {noun}.")
    t.play(spell)
    assert t.zone_of(there) == "banished zone"
    assert [t.zone_of(c) for c in others] == zones


def test_4_4_3_a_text_that_names_a_zone_means_it() -> None:
    """Followers in the cemetery are found there and not on the field."""
    t = unhurried()
    there, dead = t.field(P2), t.cemetery(P2)
    spell = t.spell(P1, "Banish each follower in your opponent's cemetery.")
    t.play(spell)
    assert (t.zone_of(there), t.zone_of(dead)) == ("field", "banished zone")


@pytest.mark.parametrize("zone", ["hand", "ex area"])
def test_4_4_3_1_what_playing_costs_is_said_of_cards_anywhere(zone: str) -> None:
    """Followers that cost less to play cost less from the hand and from the EX area, though no zone is named."""
    t = unhurried()
    t.amulet(P1, "Your followers cost 2 less to play.")
    card = t.put(P1, zone, "", cost=5)
    t.play(card)
    assert t.value(P1, "play points") == 7


def test_4_3_3_leader_means_the_one_in_the_leader_area() -> None:
    """A leader card that lies elsewhere is not hit by damage to each leader."""
    t = unhurried()
    t.cemetery(P2, type="leader", name="Former Leader")
    spell = t.spell(P1, "Deal 2 damage to each leader.")
    t.play(spell)
    assert {e.card for e in t.events("damage")} == {t.leader(P1).id, t.leader(P2).id}
    assert (t.leader_defense(P1), t.leader_defense(P2)) == (18, 18)


# -- limits (sve 4.4.4, sve 4.8.3) ------------------------------------------------------------------------------------
@pytest.mark.rule("sve 4.4.4")
def test_4_4_4_1_the_field_holds_five_cards() -> None:
    """With four cards a fifth may be played, with five no follower and no amulet."""
    t = unhurried()
    crowd(t, P1, "field", 4)
    fifth, sixth, amulet = t.hand(P1, name="Fifth"), t.hand(P1, name="Sixth"), t.hand(P1, type="amulet")
    t.play(fifth)
    assert t.count(P1, "field") == 5
    assert t.forbids(f"play {sixth}") == t.forbids(f"play {amulet}") == "sve 10.6.2.6"


@pytest.mark.rule("sve 4.4.4")
def test_4_4_4_1_each_player_s_field_counts_for_itself() -> None:
    """A full field of the opponent is no obstacle."""
    t = unhurried()
    crowd(t, P2, "field", 5)
    card = t.hand(P1)
    t.play(card)
    assert t.where(card) == (P1, "field")


def test_4_4_4_2_the_effect_s_controller_selects_what_fits() -> None:
    """Of three cards one fits: the player of the effect selects it, the other two do not move."""
    t = unhurried()
    crowd(t, P1, "field", 4)
    dead = [t.cemetery(P1, attack=n) for n in (1, 2, 3)]
    spell = t.spell(P1, "Put each follower in your cemetery onto your field.")
    t.choose(f"play {spell}")
    assert t.asked == P1 and t.game.decision is not None
    assert t.game.decision.rule == "sve 4.4.4.2" and set(t.options) == {f"pick {c}" for c in dead}
    t.choose(dead[1])
    t.settle()
    assert [t.zone_of(c) for c in dead] == ["cemetery", "field", "cemetery"]
    assert t.events("put", dead[0]) == []


def test_4_4_4_2_also_when_it_is_the_opponent_s_field() -> None:
    """Cards go to the opponent's field: the controller of the effect selects, not the player whose field it is."""
    t = unhurried()
    crowd(t, P2, "field", 4)
    dead = [t.cemetery(P2, attack=n) for n in (1, 2)]
    spell = t.spell(P1, "Put each follower in your opponent's cemetery onto its owner's field.")
    t.choose(f"play {spell}")
    assert t.asked == P1
    t.choose(dead[0])
    t.settle()
    assert [t.where(c) for c in dead] == [(P2, "field"), (P2, "cemetery")]


@pytest.mark.parametrize(("room", "made"), [(0, 0), (1, 1), (2, 2), (5, 3)])
def test_4_4_4_2_tokens_that_do_not_fit_are_not_created(room: int, made: int) -> None:
    """Three tokens are called for: as many come to be as there is room."""
    t = unhurried()
    crowd(t, P1, "field", 5 - room)
    spell = t.spell(P1, "Summon 3 Fairy tokens.")
    t.play(spell)
    assert len(t.events("create")) == made and t.count(P1, "field") == 5 - room + made


def test_4_4_4_2_a_stolen_card_needs_room_too() -> None:
    """With a full field nothing can be stolen."""
    t = unhurried()
    crowd(t, P1, "field", 5)
    card = t.field(P2)
    spell = t.spell(P1, "Steal each enemy follower.")
    t.play(spell)
    assert t.where(card) == (P2, "field")


@pytest.mark.rule("sve 4.8.3")
def test_4_8_3_1_the_ex_area_holds_five_cards() -> None:
    """Six cards for an empty EX area: five get there."""
    t = Table()
    spell = t.spell(P1, "Put 6 Fairy tokens into your EX area.")
    t.field(P1)
    t.play(spell)
    assert t.count(P1, "ex area") == 5 and len(t.events("create")) == 5


def test_4_8_3_2_the_effect_s_controller_selects_what_fits() -> None:
    """Of two cards one fits into the EX area: the player selects it, the other stays where it is."""
    t = Table()
    t.field(P1)
    crowd(t, P1, "ex area", 4)
    dead = [t.cemetery(P1, attack=n) for n in (1, 2)]
    spell = t.spell(P1, "Put each follower in your cemetery into your EX area.")
    t.choose(f"play {spell}")
    assert t.asked == P1 and t.game.decision is not None and t.game.decision.rule == "sve 4.8.3.2"
    t.choose(dead[1])
    t.settle()
    assert [t.zone_of(c) for c in dead] == ["cemetery", "ex area"]


def test_4_8_3_2_with_no_room_nothing_moves() -> None:
    """A full EX area takes nothing, and nobody is asked."""
    t = Table()
    t.field(P1)
    crowd(t, P1, "ex area", 5)
    dead = t.cemetery(P1)
    spell = t.spell(P1, "Put each follower in your cemetery into your EX area.")
    t.play(spell)
    assert t.zone_of(dead) == "cemetery"


# -- from the EX area (sve 4.8) ---------------------------------------------------------------------------------------
@pytest.mark.rule("sve 4.8.2")
def test_4_8_1_cards_in_the_ex_area_are_unplayed_open_and_can_be_played() -> None:
    """A follower in the EX area is seen by the opponent, does not attack, and is played from there for its cost."""
    t = unhurried()
    card = t.ex(P1, name="Telltale", cost=3)
    assert t.sees(P2, card) and t.forbids(f"attack {card} leader")
    t.play(card)
    assert t.where(card) == (P1, "field") and t.value(P1, "play points") == 7


def test_4_8_3_3_effects_go_along_from_the_ex_area_to_the_field() -> None:
    """A bonus given in the EX area is kept when the card is put directly onto the field."""
    t = unhurried()
    card = t.ex(P1, name="Seedling", attack=1, defense=1)
    gift = t.spell(P1, "Give each follower in your EX area {attack}+2/{defense}+3.")
    rise = t.spell(P1, "Put each follower in your EX area onto your field.")
    t.play(gift)
    assert t.stats(card) == (3, 4)
    t.play(rise)
    assert t.zone_of(card) == "field" and t.stats(card) == (3, 4)


def test_4_8_3_3_effects_do_not_go_along_to_other_zones() -> None:
    """Sent to the hand instead, the card loses the bonus."""
    t = unhurried()
    card = t.ex(P1, name="Seedling", attack=1, defense=1)
    gift = t.spell(P1, "Give each follower in your EX area {attack}+2/{defense}+3.")
    back = t.spell(P1, "Return each follower in your EX area to your hand.")
    t.play(gift)
    t.play(back)
    assert t.zone_of(card) == "hand" and t.stats(card) == (1, 1)


def test_4_4_4_2_each_field_has_its_own_room() -> None:
    """Cards go to both fields at once and one fits on either: the effect's controller selects for both."""
    t = unhurried()
    dead = {}
    for seat in (P1, P2):
        crowd(t, seat, "field", 4)
        dead[seat] = [t.cemetery(seat, name=f"Dead {seat} {n}") for n in (1, 2)]
    spell = t.spell(P1, "Put each follower in each player's cemetery onto the field.")
    t.choose(f"play {spell}")
    for seat in (P1, P2):
        assert t.asked == P1
        t.choose(dead[seat][1])
    t.settle()
    assert [t.where(c) for c in (dead[P1][1], dead[P2][1])] == [(P1, "field"), (P2, "field")]
    assert [t.zone_of(c) for c in (dead[P1][0], dead[P2][0])] == ["cemetery", "cemetery"]
    assert len({e.batch for e in t.events("put") if e.to == "field"}) == 1


def test_4_4_4_2_of_several_stolen_cards_those_selected_come() -> None:
    """Two followers are to be stolen and one fits: the other stays with its controller."""
    t = unhurried()
    crowd(t, P1, "field", 4)
    enemies = [t.field(P2, attack=n) for n in (1, 2)]
    spell = t.spell(P1, "Steal each enemy follower.")
    t.play(spell, enemies[1])
    assert [t.where(c) for c in enemies] == [(P2, "field"), (P1, "field")]
