"""Swap, transform and bury (sve 5.13, 5.17, 5.34)."""

from __future__ import annotations

import pytest

from tests.rulebook.sve.looking import open_table
from tests.sve_table import P1, P2, by

SWAP = "Swap a follower on your field with a follower from your hand."


# -- swap (sve 5.13) --------------------------------------------------------------------------------------------------
def test_5_13_1_swapped_cards_take_each_others_zones_at_once() -> None:
    """The follower goes to the hand and the other onto the field in one movement."""
    t = open_table()
    out = t.field(P1, name="Out", type="follower")
    inn = t.hand(P1, name="In", type="follower")
    spell = t.spell(P1, SWAP)
    t.play(spell, inn)
    assert t.where(out) == (P1, "hand")
    assert t.where(inn) == (P1, "field")
    assert t.event("swap", out).batch == t.event("swap", inn).batch
    assert t.event("swap", inn).rule == "sve 5.13.1"


def test_5_13_1_a_swap_needs_no_room_on_a_full_field() -> None:
    """One leaves as the other comes, so the limit is not passed."""
    t = open_table()
    field = [t.field(P1, name=f"F{i}", type="follower") for i in range(5)]
    inn = t.hand(P1, name="In", type="follower")
    spell = t.spell(P1, SWAP)
    t.play(spell, field[2], inn)
    assert t.zone_of(inn) == "field"
    assert t.zone_of(field[2]) == "hand"
    assert t.count(P1, "field") == 5


def test_5_13_1_a_swapped_card_is_newly_put_onto_the_field() -> None:
    """Its Fanfare triggers, and the one that left is a new card in the hand."""
    t = open_table()
    t.field(P1, name="Out", type="follower")
    inn = t.hand(P1, "{fanfare} Deal 2 damage to your opponent's leader.", name="In", type="follower")
    spell = t.spell(P1, SWAP)
    t.play(spell, inn)
    assert t.leader_defense(P2) == 18


def test_5_13_1_followers_of_two_players_are_swapped_between_their_fields() -> None:
    """Each field is a zone of its own, so both change sides."""
    t = open_table()
    mine = t.field(P1, name="Mine", type="follower")
    theirs = t.field(P2, name="Theirs", type="follower")
    spell = t.spell(P1, "Swap a follower on your field with an enemy follower.")
    t.play(spell)
    assert t.where(mine) == (P2, "field")
    assert t.where(theirs) == (P1, "field")


def test_5_13_2_without_a_second_card_nothing_moves() -> None:
    """No follower in hand: the one on the field stays."""
    t = open_table()
    out = t.field(P1, name="Out", type="follower")
    t.hand(P1, "Draw a card.", name="Song", type="spell")
    spell = t.spell(P1, SWAP)
    t.play(spell)
    assert t.zone_of(out) == "field"
    assert t.events("swap") == []


def test_5_13_2_if_one_card_cannot_go_neither_does() -> None:
    """A spell cannot lie on the field, so nothing is swapped."""
    t = open_table()
    out = t.field(P1, name="Out", type="follower")
    song = t.hand(P1, "Draw a card.", name="Song", type="spell")
    spell = t.spell(P1, "Swap a follower on your field with a spell from your hand.")
    t.play(spell, song)
    assert t.zone_of(out) == "field"
    assert t.zone_of(song) == "hand"


@pytest.mark.rule("sve 9.1.4.3", "sve-R44")
def test_5_13_2_a_token_can_be_swapped_into_a_hand() -> None:
    """It can be moved there, and is eliminated right after that."""
    t = open_table()
    token = t.field(P1, name="Fairy")
    inn = t.hand(P1, name="In", type="follower")
    spell = t.spell(P1, SWAP)
    t.play(spell, inn)
    assert t.event("eliminate", token).rule == "sve 9.1.4.3"
    assert t.zone_of(inn) == "field"


def test_5_13_2_a_card_that_cannot_leave_holds_the_other_back() -> None:
    """A prohibition on one of them is enough."""
    t = open_table()
    out = t.field(P1, "This follower can't leave the field.", name="Out", type="follower")
    inn = t.hand(P1, name="In", type="follower")
    spell = t.spell(P1, SWAP)
    t.play(spell, inn)
    assert t.zone_of(out) == "field"
    assert t.zone_of(inn) == "hand"


def test_5_13_2_a_card_of_another_owner_cannot_be_swapped_into_a_hand() -> None:
    """Off the field it could only go to its owner's hand, not to the hand named (sve 5.22.5)."""
    t = open_table()
    guest = t.field(P1, name="Guest", type="follower", owner=P2)
    inn = t.hand(P1, name="In", type="follower")
    spell = t.spell(P1, SWAP)
    t.play(spell, inn)
    assert t.where(guest) == (P1, "field")
    assert t.zone_of(inn) == "hand"


# -- transform (sve 5.17) ---------------------------------------------------------------------------------------------
def test_5_17_1_transforming_banishes_the_card_and_creates_a_token_there() -> None:
    """The enemy follower is in the banished zone, and a token of its player stands on the field instead."""
    t = open_table()
    target = t.field(P2, name="Giant", type="follower", attack=9, defense=9)
    spell = t.spell(P1, "Select an enemy follower on the field and transform it into a Fairy token.")
    t.play(spell)
    assert t.where(target) == (P2, "banished zone")
    (token,) = t.pieces(P2, "field")
    assert token.name == "Fairy"
    assert t.stats(token) == (1, 1)
    assert t.events("destroy") == []


def test_5_17_1_one_token_for_each_card_banished() -> None:
    """Three followers, three tokens, on the fields where they were."""
    t = open_table()
    t.field(P1)
    t.field(P2)
    t.field(P2, attack=2)
    spell = t.spell(P1, "Transform all followers on the field into Fairy tokens.")
    t.play(spell)
    assert t.names(P1, "field") == ["Fairy"]
    assert t.names(P2, "field") == ["Fairy", "Fairy"]
    assert len({e.batch for e in t.events("create")}) == 1


def test_5_17_1_a_card_that_is_not_banished_gives_no_token() -> None:
    """Protected from being banished it stays, and nothing is created for it."""
    t = open_table()
    safe = t.field(P2, "This follower can't be banished.", name="Safe", type="follower")
    spell = t.spell(P1, "Transform all enemy followers into Fairy tokens.")
    t.play(spell)
    assert t.zone_of(safe) == "field"
    assert t.events("create") == []


def test_5_17_1_a_stolen_card_is_banished_to_its_owner_and_the_token_stays() -> None:
    """The token is created in the zone the card was in, and belongs to the player of that zone."""
    t = open_table()
    guest = t.field(P2, owner=P1, name="Guest", type="follower")
    spell = t.spell(P1, "Transform all enemy followers into Fairy tokens.")
    t.play(spell)
    assert t.where(guest) == (P1, "banished zone")
    (token,) = t.pieces(P2, "field")
    assert t.game.cards[token.id].owner == P2


def test_5_17_1_the_token_is_new() -> None:
    """Engaged, boosted and damaged before; the token is a fresh one, put onto the field now."""
    t = open_table()
    t.field(P2, engaged=True, gained_attack=4, name="Giant", type="follower")
    spell = t.spell(P1, "Transform all enemy followers into Fairy tokens.")
    t.play(spell)
    (token,) = t.pieces(P2, "field")
    assert not t.engaged(token)
    assert t.stats(token) == (1, 1)


@pytest.mark.rule("sve 12.8.2")
def test_5_17_1_a_token_with_ward_may_be_engaged_as_it_arrives() -> None:
    """The player to whom the token comes is asked, as for any follower put onto the field."""
    t = open_table()
    t.field(P2)
    spell = t.spell(P1, "Transform all enemy followers into Guardform Golem tokens.")
    t.choose(f"play {spell}")
    assert t.game.decision is not None
    assert (t.game.decision.seat, t.game.decision.rule) == (P2, "sve 12.8.2")
    t.choose(True)
    t.settle()
    (golem,) = t.pieces(P2, "field")
    assert t.engaged(golem)


# -- bury (sve 5.34) --------------------------------------------------------------------------------------------------
def test_5_34_1_burying_puts_a_card_into_its_owners_cemetery_and_destroys_nothing() -> None:
    """A follower that cannot be destroyed is buried; what waits for destruction is not triggered."""
    t = open_table()
    card = t.field(P1, "This follower can't be destroyed.", name="Owl", type="follower")
    t.field(P2, "Whenever an enemy follower is destroyed, deal 5 damage to your opponent's leader.")
    spell = t.spell(P1, "Bury a follower on your field.")
    t.play(spell)
    assert t.where(card) == (P1, "cemetery")
    assert t.leader_defense(P1) == 20
    assert t.event("bury", card).rule == "sve 5.34.1"


def test_5_34_1_last_words_follow_a_burial() -> None:
    """The card went from the field to the cemetery, however it got there."""
    t = open_table()
    t.field(P1, "{last words} Deal 1 damage to your opponent's leader.", name="Owl", type="follower")
    spell = t.spell(P1, "Bury a follower on your field.")
    t.play(spell)
    assert t.leader_defense(P2) == 19


def test_5_34_1_only_cards_one_controls_are_buried() -> None:
    """An enemy follower can be told to be buried in vain."""
    t = open_table()
    enemy = t.field(P2)
    spell = t.spell(P1, "Bury all followers. Deal 1 damage to your opponent's leader.")
    mine = t.field(P1)
    t.play(spell)
    assert t.zone_of(enemy) == "field"
    assert t.zone_of(mine) == "cemetery"


def test_5_34_1_a_stolen_card_is_buried_into_its_owners_cemetery() -> None:
    """The controller buries it, the owner gets it back."""
    t = open_table()
    guest = t.field(P1, owner=P2)
    spell = t.spell(P1, "Bury a follower.")
    t.play(spell)
    assert t.where(guest) == (P2, "cemetery")


def test_5_34_1_an_opponent_told_to_bury_chooses_and_buries_their_own() -> None:
    """The player who buries selects among the cards that player controls."""
    t = open_table()
    mine = t.field(P1)
    small = t.field(P2, attack=1)
    large = t.field(P2, attack=5)
    spell = t.spell(P1, "Each opponent buries a follower.")
    t.choose(f"play {spell}")
    assert t.game.decision is not None
    assert t.game.decision.seat == P2
    assert f"pick {mine}" not in t.options
    t.choose(by(P2, small))
    t.settle()
    assert t.zone_of(small) == "cemetery"
    assert t.zone_of(large) == t.zone_of(mine) == "field"


def test_5_34_1_1_without_a_zone_the_field_is_meant() -> None:
    """The book's own case: two followers come from the field, not from the hand or the EX area."""
    t = open_table()
    field = [t.field(P1, name=f"F{i}", type="follower") for i in range(3)]
    hand = t.hand(P1, name="Held", type="follower")
    waiting = t.ex(P1, name="Waiting", type="follower")
    spell = t.spell(P1, "Bury 2 followers.")
    t.choose(f"play {spell}")
    assert f"pick {hand}" not in t.options
    assert f"pick {waiting}" not in t.options
    t.choose(field[0])
    t.choose(field[2])
    t.settle()
    assert [t.zone_of(c) for c in field] == ["cemetery", "field", "cemetery"]
    assert t.zone_of(hand) == "hand"


def test_5_34_1_1_with_a_zone_named_the_card_comes_from_there() -> None:
    """From the EX area, if the text says so."""
    t = open_table()
    field = t.field(P1)
    waiting = t.ex(P1, name="Waiting", type="follower")
    spell = t.spell(P1, "Bury a follower in your EX area.")
    t.play(spell)
    assert t.zone_of(waiting) == "cemetery"
    assert t.zone_of(field) == "field"


@pytest.mark.parametrize(
    ("text", "answers"),
    [
        ("Each opponent may bury a follower.", (True,)),
        ("Each opponent draws a card and buries a follower.", ()),
    ],
)
def test_5_34_1_what_an_opponent_buries_is_never_selected_by_who_plays_the_card(
    text: str, answers: tuple[bool, ...]
) -> None:
    """It is no target on playing: the opponent selects, when it is done."""
    t = open_table()
    mine = t.field(P1)
    small = t.field(P2, attack=1)
    large = t.field(P2, attack=5)
    spell = t.spell(P1, text)
    t.choose(f"play {spell}")
    for answer in answers:
        t.choose(by(P2, answer))
    assert t.game.decision is not None
    assert t.game.decision.seat == P2
    t.choose(by(P2, large))
    t.settle()
    assert t.where(large) == (P2, "cemetery")
    assert t.zone_of(small) == t.zone_of(mine) == "field"


def test_5_34_1_1_a_card_that_is_not_on_the_field_does_not_pay_by_being_buried() -> None:
    """The same cost is paid on the field, and from the hand it names no zone to be buried from."""
    t = open_table()
    held = t.hand(P1, "{act} Bury this: Draw a card. Activate only from your hand.", cost=9)
    lies = t.field(P1, "{act} Bury this: Draw a card.")
    assert t.activation(held) not in t.options
    assert t.forbids(t.activation(held)) != ""
    t.activate(lies)
    assert (t.zone_of(lies), t.zone_of(held)) == ("cemetery", "hand")


@pytest.mark.rule("sve 5.12.1")
def test_5_12_1_a_card_on_the_field_does_not_pay_by_being_discarded() -> None:
    """Cards are discarded from the hand."""
    t = open_table()
    held = t.hand(P1, "{act} Discard this: Draw a card. Activate only from your hand.", cost=9)
    lies = t.field(P1, "{act} Discard this: Draw a card.")
    assert t.forbids(t.activation(lies)) != ""
    t.activate(held)
    assert (t.zone_of(held), t.zone_of(lies)) == ("cemetery", "field")


@pytest.mark.rule("sve 5.13.1")
@pytest.mark.parametrize("there", [True, False])
def test_5_13_1_it_is_known_whether_two_cards_were_swapped(there: bool) -> None:
    """If they were a card is drawn; with nothing in the hand to swap with none is."""
    t = open_table()
    mine = t.field(P1, name="Out", type="follower")
    spell = t.spell(P1, SWAP + " If you do, draw a card.")
    other = t.hand(P1, name="In", type="follower") if there else None
    t.play(spell, *((other,) if other else ()))
    assert t.where(mine) == (P1, "hand" if there else "field") and len(t.events("draw")) == there


@pytest.mark.rule("sve 5.13.1", "sve 12.8.2")
@pytest.mark.parametrize("engaged", [True, False])
def test_5_13_1_two_cards_were_swapped_whether_the_one_that_came_was_engaged_or_not(engaged: bool) -> None:
    """A follower with Ward comes: what is said of the swap afterwards is said of both cards."""
    t = open_table()
    mine = t.field(P1, name="Out", type="follower", attack=1)
    spell = t.spell(P1, SWAP + " If you do, draw a card.")
    more = t.spell(P1, SWAP + " Give them {attack}+1.", name="More")
    first, second = (t.hand(P1, "Ward.", name=name, type="follower", attack=1) for name in ("In", "Late"))
    t.play(spell, first, engaged)
    assert (t.where(first), t.engaged(first), len(t.events("draw"))) == ((P1, "field"), engaged, 1)
    t.play(more, second, engaged)
    assert (t.zone_of(mine), t.engaged(second), t.number(second, "attack")) == ("hand", engaged, 2)
