"""Small words once more: each test here fails if a word of its rule is turned into another."""

from __future__ import annotations

from typing import Any

import pytest

from ludex import games
from ludex.games.sve.ch02_cards.outside import card
from ludex.games.sve.ch04_zones.moving import token_of
from tests.rulebook.sve.cases.leisure import unhurried
from tests.sve_table import P1, P2


@pytest.mark.rule("sve 2.3.2")
def test_2_3_2_a_card_of_another_type_is_no_card_of_this_game() -> None:
    """Leaders, followers, amulets and spells there are; a boat is none of them."""
    fields = {"name": "Marsh Ferry", "cost": "1", "text": "Draw a card."}
    for kind in ("Spell", "Amulet"):
        assert card({**fields, "type": kind}).type == kind.casefold()
    with pytest.raises(ValueError, match=r"sve 2\.3\.2"):
        card({**fields, "type": "Boat"})


@pytest.mark.rule("sve 4.3.3", "sve 4.4.3")
@pytest.mark.parametrize(("text", "hand"), [
    ("Select an enemy leader and deal it 1 damage.", 1),
    ("Select an enemy follower on the field and deal it 1 damage.", 1),
    ("Select a follower in your cemetery and banish it.", 0),
])  # fmt: skip
def test_4_3_3_a_card_without_a_zone_is_one_on_the_field_or_a_leader(text: str, hand: int) -> None:
    """Who waits for a card to be selected has seen it when a leader was, and not when a card in a cemetery was."""
    t = unhurried()
    t.amulet(P2, "Whenever a card is selected, draw a card.")
    t.field(P2, defense=5)
    t.cemetery(P1)
    t.play(t.spell(P1, text))
    assert t.count(P2, "hand") == hand


@pytest.mark.rule("sve 10.10.1", "sve 13.3.3.2")
@pytest.mark.parametrize(("paid", "drawn"), [(True, 2), (False, 1)])
def test_10_10_1_what_a_rite_buys_instead_is_done_instead(paid: bool, drawn: int) -> None:
    """The counter leaves when the spell is played; then two cards are drawn, and not three; declined, it is one."""
    t = unhurried()
    jar = t.amulet(P1, "Stack.", name="Jar")
    t.play(t.spell(P1, "Draw a card. Earth Rite: Draw 2 cards instead."), paid)
    assert (len(t.events("draw")), t.zone_of(jar)) == (drawn, "cemetery" if paid else "field")


@pytest.mark.rule("sve 3.1.2.1", "sve 10.9.1")
@pytest.mark.parametrize("given", [
    "If your leader would take damage, it takes 1 instead.", "Your leader doesn't take ability damage.",
])  # fmt: skip
def test_3_1_2_1_a_given_passive_ability_is_controlled_by_whose_card_has_it(given: str) -> None:
    """Enemy followers have it of a card of the first player: what it says of a leader it says of their controller's."""
    t = unhurried()
    t.amulet(P1, f'Each enemy follower on the field has "{given}"')
    t.field(P2)
    t.play(t.spell(P1, "Deal 3 damage to each leader."))
    assert (t.leader_defense(P1), t.leader_defense(P2)) == (17, 19 if "1 instead" in given else 20)


@pytest.mark.rule("sve 3.1.2.3", "sve 10.7.2")
def test_3_1_2_3_a_given_automatic_ability_triggers_for_whose_card_has_it() -> None:
    """Of two followers that an amulet gives Last Words, each draws its own player a card."""
    t = unhurried()
    t.amulet(P1, 'Each follower on the field has "{last words} Draw a card."')
    for seat in (P1, P2):
        t.field(seat, defense=1)
    t.play(t.spell(P1, "Deal 1 damage to each follower on the field."))
    assert (t.count(P1, "hand"), t.count(P2, "hand")) == (1, 1)


@pytest.mark.rule("sve 10.4.5", "sve 10.4.5.1")
@pytest.mark.parametrize(("cost", "own", "other", "refused"), [
    ("Lose 2 play points", 10, 1, ""), ("Gain 1 play point", 5, 10, "sve 10.4.5.1"), ("Gain 1 play point", 6, 1, ""),
])  # fmt: skip
def test_10_4_5_1_a_cost_keeps_to_the_payers_own_limit(cost: str, own: int, other: int, refused: str) -> None:
    """Five play points go up to six if one's own maximum lets them, whatever the other player's is."""
    t = unhurried()
    t.set(P1, max_play_points=own, play_points=5)
    t.set(P2, max_play_points=other)
    card = t.field(P1, f"{{act}} {cost}: Draw a card.")
    assert t.forbids(t.activation(card)) == refused


@pytest.mark.rule("sve 9.1.2.3", "sve 9.1.2")
def test_9_1_2_3_of_two_tokens_of_a_name_each_player_makes_their_own() -> None:
    """Both have brought a Pale Ferret with their cards, of unlike attack."""
    ferret = {"name": "Pale Ferret", "type": "follower", "special": "token", "class": "Forestcraft", "cost": 1}
    plain: Any = games.start("sve", ("lanternwood", "quayhold"), 1).setup["decks"]
    decks = [{**deck, "cards": ({**ferret, "attack": at + 3, "defense": 1},)} for at, deck in enumerate(plain)]
    g = games.start("sve", decks, 1)
    made = [token_of(g, "Pale Ferret", seat) for seat in (P1, P2)]
    assert [definition.faces[0].numbers["attack"] for definition in made] == [3, 4]


@pytest.mark.rule("sve 5.16.1", "sve 5.25.3.2", "sve 2.1.2")
@pytest.mark.parametrize("seat", [P1, P2])
def test_5_16_1_words_in_a_name_are_looked_for_in_its_controllers_evolve_deck(seat: int) -> None:
    """Whoever's follower it is, it evolves into the one of its own player with that word in its name."""
    t = unhurried()
    mine = t.field(seat, name="Warden", attack=1, defense=1)
    names = {seat: "Dawn Warden", 1 - seat: "Dawn Rider"}
    for whose, name in names.items():
        t.evolve_deck(whose, name=name, type="follower", attack=5, defense=5)
    text = 'Select a follower on the field and evolve it into an evolved follower with "Dawn" in its name.'
    t.play(t.spell(P1, text))
    assert t.stats(mine) == (5, 5) and t.chars(mine).names == ("Dawn Warden",)


@pytest.mark.rule("sve 10.6.1", "sve 10.6.2.8.2.3")
@pytest.mark.parametrize(("words", "ends"), [("Opponents can't summon followers.", "cemetery"), ("", "field")])
def test_10_6_1_what_cannot_be_put_onto_the_field_does_not_stay_where_it_was_played(words: str, ends: str) -> None:
    """It was played, and is put into the cemetery from the resolution zone."""
    t = unhurried()
    t.amulet(P2, words)
    card = t.hand(P1, cost=1)
    t.play(card)
    assert t.zone_of(card) == ends
