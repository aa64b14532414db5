"""Zones (sve 4) once more: each test here fails if just its own rule is taken out of the code."""

from __future__ import annotations

import pytest

from tests.rulebook.sve.cases.leisure import unhurried
from tests.sve_table import P1, P2

UNORDERED: dict[str, dict[str, object]] = {
    "field": {}, "evolve deck": {"special": "evolved"}, "hand": {}, "ex area": {}, "cemetery": {},
    "banished zone": {}, "evolve zone": {"special": "evolved"},
    "race zone": {"special": "evolved", "type": "carrot"},
    "drive zone": {"special": "evolved", "type": "drive point"}, "trigger zone": {},
}  # fmt: skip


@pytest.mark.rule("sve 4.2.3.1")
@pytest.mark.parametrize(("face", "faceup"), [("faceup", True), ("facedown", False)])
def test_4_2_3_a_card_told_to_lie_as_it_lies_stays_so(face: str, faceup: bool) -> None:
    """Of two cards that lie differently both lie alike afterwards: none is just turned over."""
    t = unhurried()
    up = t.put(P1, "banished zone", name="Up")
    down = t.put(P1, "banished zone", name="Down", facedown=True)
    spell = t.spell(P1, f"Turn each card in your banished zone {face}.")
    t.play(spell)
    assert [t.game.cards[c.id].faceup for c in (up, down)] == [faceup, faceup]


def test_4_4_3_a_passive_text_without_a_zone_leaves_other_zones_alone() -> None:
    """Followers that cannot be banished are those on the field; the one in the EX area goes."""
    t = unhurried()
    t.amulet(P1, "Followers can't be banished.")
    there, elsewhere = t.field(P1), t.ex(P1)
    spell = t.spell(P1, "Banish each follower in your EX area. Banish each follower on your field.")
    t.play(spell)
    assert (t.zone_of(there), t.zone_of(elsewhere)) == ("field", "banished zone")


def test_4_4_3_a_trigger_without_a_zone_waits_for_cards_of_the_field() -> None:
    """Followers banished from the EX area or the cemetery are not those whose banishing is waited for."""
    t = unhurried()
    t.amulet(P1, "Whenever a follower is banished, give your leader {defense}+1.")
    t.ex(P1)
    t.cemetery(P1)
    t.field(P1)
    away = t.spell(P1, "Banish each follower in your EX area. Banish each follower in your cemetery.")
    here = t.spell(P1, "Banish each follower on your field.")
    t.play(away)
    assert (t.count(P1, "banished zone"), t.leader_defense(P1)) == (2, 20)
    t.play(here)
    assert t.leader_defense(P1) == 21


def test_4_5_2_1_a_text_takes_the_card_at_the_end_it_names() -> None:
    """The top card is the one above all others, the bottom card the one below."""
    t = unhurried()
    low, top = t.deck(P1, at="bottom"), t.deck(P1)
    bury = t.spell(P1, "Bury the top card of your deck.")
    banish = t.spell(P1, "Banish the bottom card of your deck.")
    t.play(bury)
    assert (t.zone_of(top), t.zone_of(low)) == ("cemetery", "deck")
    t.play(banish)
    assert t.zone_of(low) == "banished zone"


@pytest.mark.rule(
    "sve 4.4.2", "sve 4.6.2", "sve 4.7.2", "sve 4.8.2", "sve 4.9.2", "sve 4.10.2", "sve 4.12.2", "sve 4.13.2",
    "sve 4.14.2", "sve 4.15.2",
)  # fmt: skip
@pytest.mark.parametrize("zone", UNORDERED)
def test_4_1_3_a_zone_without_order_shows_no_places(zone: str) -> None:
    """Who reads the cards of such a zone is not told which of them lies above which."""
    t = unhurried()
    for name in ("One", "Two"):
        t.put(P2, zone, "", name=name, at="top", **UNORDERED[zone])
    shown = [card for card in t.seen(P2, P2, zone)["cards"] if card["name"] in ("One", "Two")]
    assert len(shown) == 2
    assert not any("place" in card for card in shown)


@pytest.mark.rule("sve 4.4.3")
def test_4_4_3_a_follower_that_gains_attack_is_one_on_the_field() -> None:
    """A trigger that names no zone does not hear what happens to a card in an EX area."""
    t = unhurried()
    t.amulet(P1, "Whenever a follower gains {attack}, give your leader {defense}+1.")
    t.ex(P1)
    t.field(P1)
    t.play(t.spell(P1, "Give each follower in your EX area {attack}+1."))
    assert t.leader_defense(P1) == 20


@pytest.mark.rule("sve 4.2.3.3")
@pytest.mark.parametrize(
    ("words", "zone", "faceup"),
    [
        ("Put a card from your hand into your EX area.", "ex area", True),
        ("Put a card from your hand into your cemetery.", "cemetery", True),
        ("Put a card from your hand on top of your deck.", "deck", False),
    ],
)
def test_4_2_3_3_a_card_put_somewhere_lies_as_cards_there_lie(words: str, zone: str, faceup: bool) -> None:
    """Where nothing else is said: faceup for all to see, and facedown in the deck."""
    t = unhurried()
    card = t.hand(P1, attack=3)
    t.play(t.spell(P1, words))
    assert (t.zone_of(card), t.game.cards[card.id].faceup, t.sees(P2, card)) == (zone, faceup, faceup)


@pytest.mark.rule("sve 4.3.3", "sve 8.4.1")
def test_4_3_3_enemies_are_the_followers_on_the_field_and_the_leader() -> None:
    """Each of them is dealt damage, and a follower in the hand is none of them."""
    t = unhurried()
    foe, held, mine = t.field(P2, defense=3), t.hand(P2, defense=3), t.field(P1, defense=3)
    t.play(t.spell(P1, "Deal 1 damage to each enemy."))
    assert [t.number(card, "defense") for card in (foe, held, mine)] == [2, 3, 3]
    assert (t.leader_defense(P1), t.leader_defense(P2)) == (20, 19)
