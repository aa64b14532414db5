"""Tokens (sve 9.1): created, counted as cards, eliminated where they may not exist."""

from __future__ import annotations

import pytest

from tests.sve_table import P1, P2, Piece, Table

FAIRY = "Summon a Fairy token."


def the(t: Table, name: str, seat: int = P1, zone: str = "field") -> Piece:
    """The one token of a name in a zone."""
    (found,) = [p for p in t.pieces(seat, zone) if p.name == name]
    return found


# -- 9.1.1 ------------------------------------------------------------------------------------------------------------
def test_9_1_1_a_token_comes_into_being_and_is_handled_as_a_card() -> None:
    """It lies on the field, can be selected, given something, attacked and destroyed."""
    t = Table()
    make = t.spell(P1, FAIRY)
    grow = t.spell(P1, "Select a follower on your field and give it {attack}+2.")
    t.hand(P1)
    t.play(make)
    token = the(t, "Fairy")
    t.play(grow)
    assert t.stats(token) == (3, 1)


@pytest.mark.rule("sve 9.1.1")
def test_9_1_1_1_tokens_count_among_the_cards_of_their_zone() -> None:
    """Four cards and a token fill the field, and effects on each follower reach the token."""
    t = Table()
    for n in range(4):
        t.field(P1, attack=n, defense=4)
    make = t.spell(P1, FAIRY)
    storm = t.spell(P1, "Give each follower on your field {defense}+1.")
    count = t.spell(P1, "Give your leader {defense}+X. X equals the number of cards on your field.")
    card = t.hand(P1, cost=0)
    t.play(make)
    assert t.forbids(f"play {card}") == "sve 10.6.2.6"
    t.play(storm)
    assert t.stats(the(t, "Fairy")) == (1, 2)
    t.play(count)
    assert t.leader_defense(P1) == 25


# -- 9.1.2 ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "zone"),
    [(FAIRY, "field"), ("Put a Fairy token into your EX area.", "ex area")],
)
def test_9_1_2_creating_puts_the_token_into_the_named_zone(text: str, zone: str) -> None:
    """Onto the field or into the EX area, as the text says."""
    t = Table()
    make = t.spell(P1, text)
    t.play(make)
    assert t.names(P1, zone) == ["Fairy"]
    assert t.event("create").to == zone


def test_9_1_2_1_owner_and_controller_is_the_player_whose_zone_it_is() -> None:
    """Made by one player on the other's field, it belongs to the other: returned or destroyed it is theirs."""
    t = Table()
    make = t.spell(P1, "Each opponent summons a Fairy token.")
    t.play(make)
    token = the(t, "Fairy", P2)
    card = t.game.cards[token.id]
    assert (card.owner, card.seat) == (P2, P2)


def test_9_1_2_1_of_both_players_each_owns_their_own() -> None:
    """Each player's token belongs to that player."""
    t = Table()
    make = t.spell(P1, "Each player summons a Fairy token.")
    t.play(make)
    for seat in (P1, P2):
        assert t.game.cards[the(t, "Fairy", seat).id].owner == seat


@pytest.mark.rule("sve-R8")
def test_9_1_2_2_a_created_token_was_put_there() -> None:
    """What waits for a follower put onto the field sees it, and its own Fanfare is played."""
    t = Table()
    t.amulet(P1, "Whenever a follower is put onto your field, give it {attack}+1.")
    make = t.spell(P1, "Summon an Eschamali Constable token.")
    t.play(make, "trigger 1")
    assert t.stats(the(t, "Eschamali Constable")) == (3, 2)
    assert t.leader_defense(P1) == 22


def test_9_1_2_2_into_the_ex_area_too() -> None:
    """What waits for a card put into the EX area sees the token."""
    t = Table()
    t.amulet(P1, "Whenever a card is put into your EX area, give your leader {defense}+1.")
    make = t.spell(P1, "Put 2 Fairy tokens into your EX area.")
    t.play(make, "trigger 1")
    assert t.leader_defense(P1) == 22


def test_9_1_2_3_the_name_says_everything_about_it() -> None:
    """Cost, attack, defense, class, trait and text come from the token list."""
    t = Table()
    make = t.spell(P1, "Summon a Viking token.")
    t.play(make)
    token = the(t, "Viking")
    chars = t.chars(token)
    assert (chars.number("cost"), *t.stats(token)) == (3, 3, 2)
    assert chars.labels["class"] == {"Swordcraft"} and chars.labels["trait"] == {"Thief"}
    assert t.has(token, "Storm")


# -- 9.1.3, 9.1.4 -----------------------------------------------------------------------------------------------------
GONE = {
    "hand": "Select a follower on your field and return it to its owner's hand.",
    "cemetery": "Select a follower on your field and destroy it.",
    "banished zone": "Select a follower on your field and banish it.",
    "deck": "Select a follower on your field and put it on the bottom of its owner's deck.",
}


@pytest.mark.rule("sve 9.1.4.1", "sve 9.1.4.3", "sve 9.1.3")
@pytest.mark.parametrize("zone", list(GONE))
def test_9_1_4_1_a_follower_token_is_eliminated_anywhere_but_field_ex_area_and_resolution_zone(zone: str) -> None:
    """Moved to hand, cemetery, banished zone or deck it is gone from there and from the game."""
    t = Table()
    make, send = t.spell(P1, FAIRY), t.spell(P1, GONE[zone])
    t.hand(P1)
    t.play(make)
    token = the(t, "Fairy")
    before = t.count(P1, zone)
    t.play(send)
    assert t.zone_of(token) == ""
    assert all(token.id not in t.game.zone(seat, z) for seat in (P1, P2) for z in t.game.rules.spec)
    assert t.count(P1, zone) == before + (zone == "cemetery") - (zone == "hand")  # the spell that was played
    assert t.event("eliminate", token).rule == "sve 9.1.4.3"


def test_9_1_4_1_a_follower_token_is_played_from_the_ex_area_by_way_of_the_resolution_zone() -> None:
    """It survives the resolution zone and arrives on the field, paid with its cost."""
    t = Table()
    make = t.spell(P1, "Put a Fairy token into your EX area.")
    t.play(make)
    token = the(t, "Fairy", zone="ex area")
    t.play(token)
    assert t.where(token) == (P1, "field") and t.value(P1, "play points") == 9


@pytest.mark.rule("sve 9.1.4.1")
def test_9_1_4_1_an_amulet_token_too() -> None:
    """An amulet token stays on the field and is gone when it is buried."""
    t = Table()
    make = t.spell(P1, "Summon a Naterran Great Tree token.")
    t.play(make)
    tree = the(t, "Naterran Great Tree")
    t.activate(tree)
    assert t.zone_of(tree) == ""


def test_9_1_4_2_a_spell_token_exists_in_ex_area_and_resolution_zone_only() -> None:
    """Played, it works in the resolution zone, and is eliminated instead of staying in the cemetery."""
    t = Table()
    make = t.spell(P1, "Put a Repair Mode token into your EX area.")
    t.play(make)
    token = the(t, "Repair Mode", zone="ex area")
    pile = t.count(P1, "cemetery")
    t.play(token)
    assert t.leader_defense(P1) == 21
    assert t.zone_of(token) == "" and t.count(P1, "cemetery") == pile


def test_9_1_3_1_an_eliminated_token_has_left_its_zone() -> None:
    """An ability that waits for the token to leave the field is played when it is banished."""
    t = Table()
    make = t.spell(P1, "Summon a Naterran Great Tree token.")
    gone = t.spell(P1, "Banish each amulet on your field.")
    t.ex(P1)
    t.play(make)
    t.play(gone)
    assert len(t.events("draw")) == 1 and len(t.events("discard")) == 1


@pytest.mark.rule("sve 9.1.3.1", "sve 9.1.4.3")
def test_9_1_3_1_last_words_of_a_token_are_played() -> None:
    """It was put from the field into the cemetery before it was eliminated."""
    t = Table()
    make = t.spell(P1, "Summon a Guardian Golem token.")
    kill = t.spell(P1, GONE["cemetery"])
    t.play(make, False)
    t.play(kill)
    assert t.leader_defense(P1) == 22


def test_9_1_4_3_elimination_does_not_wait_for_confirmation_timing_or_for_the_effect_to_end() -> None:
    """Halfway through one effect: the token is destroyed, and the cemetery counted next does not hold it."""
    t = Table()
    make = t.spell(P1, FAIRY)
    kill = t.spell(
        P1,
        "Destroy each follower on your field. "
        "Give your leader {defense}+X. X equals the number of cards in your cemetery.",
    )
    t.field(P1, attack=5)
    t.play(make)
    t.play(kill)
    assert t.leader_defense(P1) == 22  # the spell that made it and the other follower; not the token


def test_9_1_4_3_a_token_returned_to_hand_cannot_be_discarded_next() -> None:
    """The effect goes on without the token: the only card in hand is discarded."""
    t = Table()
    make = t.spell(P1, FAIRY)
    swap = t.spell(P1, "Select a follower on your field and return it to its owner's hand. Discard a card.")
    card = t.hand(P1)
    t.play(make)
    t.play(swap)
    assert t.zone_of(card) == "cemetery" and t.count(P1, "hand") == 0


def test_9_1_4_3_a_token_with_effects_on_it_that_changes_sides_stays() -> None:
    """Moving from one field to another is no forbidden zone; it still belongs to who created it."""
    t = Table()
    make = t.spell(P1, FAIRY)
    give = t.spell(P1, "Select a follower on your field and give control of it to an opponent.")
    t.play(make)
    token = the(t, "Fairy")
    t.play(give)
    assert t.where(token) == (P2, "field") and t.game.cards[token.id].owner == P1


@pytest.mark.rule("sve 9.1.1.1", "sve 9.1.4.1")
def test_9_1_1_1_a_token_may_evolve_and_is_still_a_token() -> None:
    """What applies to cards applies to it; destroyed it is eliminated, and its evolved card goes home faceup."""
    t = Table()
    evolved = t.evolve_deck(P1, name="Fairy", type="follower", attack=4, defense=4)
    make = t.spell(P1, FAIRY)
    grow = t.spell(P1, "Select a follower on your field and evolve it.")
    kill = t.spell(P1, GONE["cemetery"])
    t.play(make)
    token = the(t, "Fairy")
    t.play(grow)
    assert t.stats(token) == (4, 4)
    t.play(kill)
    assert t.zone_of(token) == ""
    assert t.where(evolved) == (P1, "evolve deck") and t.game.cards[evolved.id].faceup


@pytest.mark.rule("sve 9.1.2.1", "sve 9.1.3.1")
def test_9_1_2_1_a_card_transformed_into_a_token_is_the_players_whose_field_it_is() -> None:
    """The card is banished and a token stands in its place, owned by that player."""
    t = Table()
    theirs = t.field(P2, attack=4)
    change = t.spell(P1, "Select an enemy follower on the field and transform it into a Fairy token.")
    t.hand(P1)
    t.play(change)
    assert t.where(theirs) == (P2, "banished zone")
    assert t.game.cards[the(t, "Fairy", P2).id].owner == P2


@pytest.mark.rule("sve 9.1.4.1", "sve 9.1.4.3")
def test_9_1_4_3_a_token_discarded_from_the_ex_area_or_buried_is_gone() -> None:
    """Buried from the EX area as a cost, it is eliminated from the cemetery."""
    t = Table()
    token = t.ex(P1, name="Fairy")
    source = t.amulet(P1, "{act} bury a card from your EX area: Draw a card.")
    t.hand(P1)
    t.activate(source)
    assert t.zone_of(token) == "" and t.count(P1, "cemetery") == 0 and len(t.events("draw")) == 1
