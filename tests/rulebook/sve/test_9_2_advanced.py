"""Advanced cards (sve 9.2): where they may be, and how they go home."""

from __future__ import annotations

import pytest

from tests.sve_table import P1, P2, Piece, Table


def advanced(t: Table, seat: int, zone: str, text: str = "", **details: object) -> Piece:
    return t.put(seat, zone, text, **{"type": "follower", "special": "advanced", "name": "Risen", **details})


SEND = {
    "hand": "Select a follower on your field and return it to its owner's hand.",
    "cemetery": "Select a follower on your field and destroy it.",
    "banished zone": "Select a follower on your field and banish it.",
    "deck": "Select a follower on your field and put it on the bottom of its owner's deck.",
}


@pytest.mark.rule("sve 9.2.2")
@pytest.mark.parametrize("zone", list(SEND))
def test_9_2_1_an_advanced_card_moved_elsewhere_turns_up_faceup_in_the_evolve_deck(zone: str) -> None:
    """Hand, cemetery, banished zone, deck: it is in none of them, but faceup in its owner's evolve deck area."""
    t = Table()
    risen = advanced(t, P1, "field")
    send = t.spell(P1, SEND[zone])
    t.hand(P2)
    before = t.count(P1, zone)
    t.play(send)
    assert t.where(risen) == (P1, "evolve deck") and t.game.cards[risen.id].faceup
    assert risen.id not in t.game.zone(P1, zone)
    assert t.count(P1, zone) == before + (zone == "cemetery") - (zone == "hand")  # the spell that was played
    assert t.events("put", risen)[-1].rule == "sve 9.2.2"


def test_9_2_2_it_goes_home_at_once_in_the_middle_of_an_effect() -> None:
    """The cemetery counted by the rest of the effect does not hold it."""
    t = Table()
    risen = advanced(t, P1, "field")
    kill = t.spell(
        P1,
        "Destroy each follower on your field. "
        "Give your leader {defense}+X. X equals the number of cards in your cemetery.",
    )
    t.field(P1)
    t.play(kill)
    assert t.zone_of(risen) == "evolve deck"
    assert t.leader_defense(P1) == 21


def test_9_2_2_it_did_go_to_the_cemetery_so_last_words_are_played() -> None:
    """The movement took place before it went home."""
    t = Table()
    risen = advanced(t, P1, "field", "{last words} Give your leader {defense}+3.")
    kill = t.spell(P1, SEND["cemetery"])
    t.play(kill)
    assert t.zone_of(risen) == "evolve deck" and t.leader_defense(P1) == 23


def test_9_2_2_field_ex_area_and_resolution_zone_keep_it() -> None:
    """Out of the evolve deck into the EX area, played by way of the resolution zone, it arrives on the field."""
    t = Table()
    risen = advanced(t, P1, "evolve deck", cost=2)
    call = t.spell(P1, "Put a Risen from your evolve deck into your EX area.")
    t.hand(P1)
    t.play(call, risen)
    assert t.where(risen) == (P1, "ex area")
    t.play(risen)
    assert t.where(risen) == (P1, "field") and t.value(P1, "play points") == 8


def test_9_2_2_an_advanced_spell_goes_home_when_it_is_done() -> None:
    """From the resolution zone it would go to the cemetery and turns up faceup in the evolve deck instead."""
    t = Table()
    spell = advanced(t, P1, "ex area", "Give your leader {defense}+2.", type="spell", cost=1)
    t.play(spell)
    assert t.leader_defense(P1) == 22
    assert t.where(spell) == (P1, "evolve deck") and t.game.cards[spell.id].faceup


def test_9_2_2_a_stolen_one_goes_to_its_owners_evolve_deck() -> None:
    """The owner's, whoever controlled it."""
    t = Table()
    risen = advanced(t, P1, "field", owner=P2)
    kill = t.spell(P1, SEND["cemetery"])
    t.play(kill)
    assert t.where(risen) == (P2, "evolve deck")


def test_9_2_2_an_ordinary_card_stays_where_it_went() -> None:
    """The rule is for advanced cards only."""
    t = Table()
    plain = t.field(P1)
    kill = t.spell(P1, SEND["cemetery"])
    t.play(kill)
    assert t.where(plain) == (P1, "cemetery")
