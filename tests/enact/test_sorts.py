"""Sorts: a phrase that a verb can do nothing with is declined while reading, in its words; what works is not."""

from __future__ import annotations

import pytest

from ludex import games
from ludex.enact.ruleset import TextRuleset
from ludex.enact.unsupported import unsupported
from ludex.lang import read

KINDS = {"sve": "spell", "cfv": "unit", "fow-5.5": "chant", "fow-5.01": "chant", "fow-2.0": "chant"}


def faults(book: str, text: str, kind: str = "") -> tuple[str, ...]:
    got = read(text, book.partition("-")[0], kind=kind or KINDS[book])
    assert got.card_text is not None, got.message
    rules = games.ruleset(book)
    assert isinstance(rules, TextRuleset)
    return unsupported(got.card_text, rules)


@pytest.mark.parametrize(
    ("book", "words", "what"),
    [
        ("sve", "Destroy your leader", "players"),
        ("sve", "Banish each enemy leader", "players"),
        ("sve", "Evolve your leader", "players"),
        ("sve", "Return your leader to its owner's hand", "players"),
        ("sve", "Engage a card in your hand", "cards out of play"),
        ("sve", "Refresh your cemetery", "cards out of play"),
        ("sve", "Destroy the top card of your deck", "cards in the deck"),
        ("sve", "Discard a card on the field", "cards in the field"),
        ("cfv", "Lock a card from your hand", "cards out of play"),
        ("cfv", "Stand a card in your drop zone", "cards out of play"),
        *((book, "Destroy target player", "players") for book in ("fow-5.5", "fow-5.01", "fow-2.0")),
        ("fow-5.5", "Rest target player", "players"),
        ("fow-5.5", "Put target player into your hand", "players"),
        ("fow-5.5", "Gain control of target player", "players"),
        ("fow-5.5", "Destroy target spell", "spells"),
        ("fow-5.5", "Recover target spell", "spells"),
        ("fow-5.5", "Destroy target ability", "abilities"),
        ("fow-5.5", "Cancel target resonator", "cards in play"),
        ("fow-5.5", "Destroy your opponent's hand", "cards in the hand"),
    ],
)
def test_what_a_verb_can_do_nothing_with_is_declined_in_its_words(book, words, what):
    head = "[ACT](VC): " if book == "cfv" else ""
    assert faults(book, f"{head}{words}.") == (f"“{words}” can do nothing with {what}",)


@pytest.mark.parametrize("book", ["sve", "fow-5.5"])
def test_damage_is_dealt_to_what_is_in_play_and_to_players(book):
    deal = {"sve": "Deal 2 damage to ", "fow-5.5": "This card deals 200 damage to "}[book]
    for whole in {"sve": ("your leader", "a follower on the field"), "fow-5.5": ("target player", "target resonator")}[
        book
    ]:
        assert faults(book, f"{deal}{whole}.") == ()
    hand = {"sve": "your hand", "fow-5.5": "target resonator in your graveyard"}[book]
    (fault,) = faults(book, f"{deal}{hand}.")
    assert "cards out of play" in fault


def test_it_is_what_it_speaks_of():
    """A leader that was selected stays one; a card that was found may have come into play since."""
    (fault,) = faults("sve", "Select a leader. Banish it.")
    assert fault == "“Banish it” can do nothing with players"
    assert faults("sve", "Select a follower in your cemetery. Put it onto your field and refresh it.") == ()


def test_each_ability_speaks_of_its_own():
    """`It` of the second line is the card that the second line selects."""
    text = (
        "{fanfare} Select a leader and deal it 1 damage.\n{last words} Select a follower on the field and destroy it."
    )
    assert faults("sve", text, "follower") == ()


def test_a_card_that_waits_facedown_can_be_destroyed_where_the_book_says_so():
    assert faults("fow-5.5", "Destroy target card in your opponent's chant-standby area.") == ()


def test_a_leader_has_a_defense_to_speak_of():
    """Leaders are cards with numbers (sve 2.8.3); players elsewhere are not."""
    assert faults("sve", "Select an enemy leader and deal it X damage. X equals half its defense (rounded up).") == ()
