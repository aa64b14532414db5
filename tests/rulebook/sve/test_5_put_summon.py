"""Putting, summoning and tokens; refresh and engage; destroy, banish, discard (sve 5.4 to 5.7, 5.12)."""

from __future__ import annotations

import pytest

from tests.rulebook.sve.looking import open_table
from tests.sve_table import P1, P2, by


# -- refresh and engage (sve 5.4) -------------------------------------------------------------------------------------
def test_5_4_1_engaging_and_refreshing_turn_a_card() -> None:
    """Engage makes a reserved follower engaged, refresh makes an engaged one reserved."""
    t = open_table()
    fresh = t.field(P2)
    tired = t.field(P1, engaged=True)
    spell = t.spell(P1, "Engage all enemy followers. Refresh all followers on your field.")
    t.play(spell)
    assert t.engaged(fresh)
    assert not t.engaged(tired)
    assert t.event("rest", fresh).rule == t.event("ready", tired).rule == "sve 5.4.1"


def test_5_4_1_a_refreshed_attacker_may_attack_again() -> None:
    """Reserved again, the follower can be selected as an attacker a second time."""
    t = open_table()
    attacker = t.field(P1, attack=2)
    spell = t.spell(P1, "Refresh all followers on your field.")
    t.attack(attacker)
    assert t.forbids(f"attack {attacker} leader")
    t.play(spell)
    t.attack(attacker)
    assert t.leader_defense(P2) == 16


# -- put and summon (sve 5.5) -----------------------------------------------------------------------------------------
def test_5_5_1_putting_moves_a_card_to_the_zone_named() -> None:
    """From the cemetery into the EX area: it is there, reserved for play, and no longer in the cemetery."""
    t = open_table()
    card = t.cemetery(P1, name="Owl", type="follower")
    spell = t.spell(P1, "Put a follower from your cemetery into your EX area.")
    t.play(spell)
    assert t.where(card) == (P1, "ex area")
    assert t.event("put", card).rule == "sve 5.5.1"


def test_5_5_1_summoning_puts_a_card_onto_ones_own_field() -> None:
    """Summoned from the cemetery it is on its player's field, and its Fanfare triggers."""
    t = open_table()
    card = t.cemetery(P1, "{fanfare} Deal 2 damage to your opponent's leader.", name="Owl", type="follower")
    spell = t.spell(P1, "Summon a follower from your cemetery.")
    t.play(spell)
    assert t.where(card) == (P1, "field")
    assert t.leader_defense(P2) == 18


def test_5_5_1_an_opponent_told_to_summon_uses_their_own_field() -> None:
    """The field meant is that of the player who summons."""
    t = open_table()
    spell = t.spell(P1, "Each opponent summons a Knight token.")
    t.play(spell)
    assert t.names(P2, "field") == ["Knight"]
    assert t.names(P1, "field") == []


def test_5_5_1_no_spell_is_put_onto_the_field() -> None:
    """A card that cannot lie there stays where it is."""
    t = open_table()
    card = t.cemetery(P1, "Draw a card.", name="Song", type="spell")
    spell = t.spell(P1, "Summon a card from your cemetery.")
    t.play(spell)
    assert t.zone_of(card) == "cemetery"


@pytest.mark.rule("sve 9.1.2")
def test_5_5_2_putting_tokens_creates_them_in_the_zone_named() -> None:
    """Two tokens of that name come into being in the EX area; none was there before."""
    t = open_table()
    spell = t.spell(P1, "Put 2 Fairy tokens into your EX area.")
    t.play(spell)
    assert t.names(P1, "ex area") == ["Spare", "Fairy", "Fairy"]
    assert {e.rule for e in t.events("create")} == {"sve 5.5.2"}
    assert len({e.batch for e in t.events("create")}) == 1


def test_5_5_2_tokens_can_be_created_on_an_opponents_field() -> None:
    """The zone named is the opponent's, who owns and controls the token (sve 9.1.2.1)."""
    t = open_table()
    spell = t.spell(P1, "Put a Knight token onto your opponent's field.")
    t.play(spell)
    (knight,) = t.pieces(P2, "field")
    assert t.game.cards[knight.id].owner == P2


def test_5_5_2_1_summoning_tokens_creates_them_on_ones_own_field() -> None:
    """Three Fairies on the own field, each new, each reserved."""
    t = open_table()
    watcher = t.field(P1, "Whenever a Fairy token is put onto your field, give this follower {attack}+1.", attack=1)
    spell = t.spell(P1, "Summon 3 Fairy tokens.")
    t.choose(f"play {spell}")
    while "trigger 1" in t.options:
        t.choose("trigger 1")
    t.settle()
    assert t.names(P1, "field")[1:] == ["Fairy"] * 3
    assert t.number(watcher, "attack") == 4


def test_5_5_2_2_the_name_of_a_token_means_a_new_token() -> None:
    """Told to put a Fairy, the player creates one and takes none of those on the table."""
    t = open_table()
    old = t.ex(P1, name="Fairy", type="follower", special="token")
    spell = t.spell(P1, "Summon a Fairy.")
    t.play(spell)
    assert t.zone_of(old) == "ex area"
    assert t.names(P1, "field") == ["Fairy"]
    assert len(t.events("create")) == 1


FROM_EX = "{fanfare} If this was put onto the field from your EX area, deal 1 damage to your opponent's leader."
NOT_FROM_HAND = (
    "{fanfare} If this was put onto the field from somewhere other than your hand, "
    "deal 1 damage to your opponent's leader."
)


def test_5_5_3_a_card_played_from_a_zone_is_put_onto_the_field_from_that_zone() -> None:
    """Played from the EX area it came from there, though it passed through the resolution zone."""
    t = open_table()
    card = t.ex(P1, FROM_EX)
    t.play(card)
    assert t.leader_defense(P2) == 19


def test_5_5_3_a_card_moved_directly_is_put_onto_the_field_from_where_it_was() -> None:
    """Summoned out of the EX area by an effect, it came from there as well."""
    t = open_table()
    t.ex(P1, FROM_EX, name="Owl", type="follower")
    spell = t.spell(P1, "Summon a follower from your EX area.")
    t.play(spell)
    assert t.leader_defense(P2) == 19


def test_5_5_3_another_zone_does_not_count() -> None:
    """Played from the hand it did not come from the EX area."""
    t = open_table()
    card = t.hand(P1, FROM_EX)
    t.play(card)
    assert t.leader_defense(P2) == 20


@pytest.mark.parametrize(("zone", "defense"), [("hand", 20), ("ex area", 19)])
def test_5_5_3_somewhere_else_is_neither_the_zone_named_nor_the_resolution_zone(zone: str, defense: int) -> None:
    """Playing from the hand is not putting from elsewhere, playing from the EX area is."""
    t = open_table()
    card = t.put(P1, zone, NOT_FROM_HAND)
    t.play(card)
    assert t.leader_defense(P2) == defense


def test_5_5_3_a_created_token_comes_from_somewhere_other_than_the_hand() -> None:
    """A card summoned from the cemetery came from elsewhere too."""
    t = open_table()
    t.cemetery(P1, NOT_FROM_HAND)
    spell = t.spell(P1, "Summon a follower from your cemetery.")
    t.play(spell)
    assert t.leader_defense(P2) == 19


# -- destroy, banish, discard (sve 5.6, 5.7, 5.12) --------------------------------------------------------------------
def test_5_6_1_a_destroyed_card_goes_to_its_owners_cemetery() -> None:
    """A follower on one field that the other player owns goes home."""
    t = open_table()
    guest = t.field(P2, owner=P1)
    spell = t.spell(P1, "Destroy all enemy followers.")
    t.play(spell)
    assert t.where(guest) == (P1, "cemetery")
    assert t.event("destroy", guest).rule == "sve 5.6.1"


def test_5_6_1_only_cards_on_the_field_are_destroyed() -> None:
    """A card that has left the field cannot be destroyed any more."""
    t = open_table()
    card = t.field(P1, "{last words} Destroy this follower. Deal 1 damage to your opponent's leader.", defense=1)
    spell = t.spell(P1, "Deal 1 damage to each follower on the field.")
    t.play(spell)
    assert len(t.events("destroy", card)) == 1
    assert t.leader_defense(P2) == 19


@pytest.mark.parametrize("zone", ["field", "hand", "cemetery", "ex area", "deck"])
def test_5_7_1_a_banished_card_goes_to_its_owners_banished_zone(zone: str) -> None:
    """From whichever zone it was in."""
    t = open_table()
    card = t.put(P1, zone, name="Owl", type="amulet")
    where = "on your field" if zone == "field" else f"in your {'EX area' if zone == 'ex area' else zone}"
    spell = t.spell(P1, f"Banish all amulets {where}.")
    t.play(spell)
    assert t.where(card) == (P1, "banished zone")
    assert t.event("banish", card).rule == "sve 5.7.1"
    assert t.events("destroy") == []


def test_5_7_1_a_stolen_card_is_banished_to_its_owner() -> None:
    """The owner's zone, not the controller's."""
    t = open_table()
    guest = t.field(P2, owner=P1)
    spell = t.spell(P1, "Banish all enemy followers.")
    t.play(spell)
    assert t.where(guest) == (P1, "banished zone")


def test_5_12_1_the_discarding_player_selects_from_their_own_hand() -> None:
    """Told by the opponent's card, the player still chooses which cards go to the cemetery."""
    t = open_table()
    keep = t.hand(P2, name="Keep", type="follower")
    drop = t.hand(P2, name="Drop", type="follower")
    mine = t.hand(P1, name="Mine", type="follower")
    spell = t.spell(P1, "Each opponent discards a card.")
    t.choose(f"play {spell}")
    assert t.game.decision is not None
    assert t.game.decision.seat == P2
    assert f"pick {mine}" not in t.options
    t.choose(by(P2, drop))
    t.settle()
    assert t.where(drop) == (P2, "cemetery")
    assert t.zone_of(keep) == t.zone_of(mine) == "hand"
    assert t.event("discard", drop).rule == "sve 5.12.1"


def test_5_12_1_the_number_told_is_discarded_as_far_as_there_are_cards() -> None:
    """Two of three by choice; of a single card that one."""
    t = open_table()
    cards = [t.hand(P1, name=name, type="follower") for name in ("A", "B", "C")]
    spell = t.spell(P1, "Discard 2 cards.")
    t.play(spell, cards[0], cards[2])
    assert [t.zone_of(c) for c in cards] == ["cemetery", "hand", "cemetery"]


def test_5_12_1_discarding_is_not_being_destroyed_or_buried() -> None:
    """Only what waits for a discard is triggered."""
    t = open_table()
    t.hand(P1, name="A", type="follower")
    t.field(P1, "When you discard a card, deal 1 damage to your opponent's leader.")
    t.field(P1, "When you bury a card, deal 5 damage to your opponent's leader.")
    spell = t.spell(P1, "Discard a card.")
    t.play(spell)
    assert t.leader_defense(P2) == 19


# -- whose zone (sve 4.1.6) -------------------------------------------------------------------------------------------
@pytest.mark.rule("sve 4.1.6")
@pytest.mark.parametrize(
    ("words", "whose", "zone"),
    [
        ("onto your field", P1, "field"),
        ("onto its owner's field", P2, "field"),
        ("into your hand", P1, "hand"),
        ("into its owner's hand", P2, "hand"),
        ("into your EX area", P1, "ex area"),
        ("on the bottom of its owner's deck", P2, "deck"),
    ],
)
def test_4_1_6_an_opponents_card_goes_where_the_text_says(words: str, whose: int, zone: str) -> None:
    """A follower of the enemy cemetery: into the zone of the player named."""
    t = open_table()
    card = t.cemetery(P2, name="Owl", type="follower")
    t.play(t.spell(P1, f"Select a follower in your opponent's cemetery and put it {words}."))
    assert t.where(card) == (whose, zone)
    assert t.game.cards[card.id].owner == P2
