"""Notation: what is made alike, and that nothing else is."""

import pytest

from ludex.games.sve.text.phrases.notation import SVE
from ludex.lang import canonical


@pytest.mark.parametrize(
    ("given", "made"),
    [
        ("[fanfare] Draw a card.", "{fanfare} Draw a card."),
        ("{FANFARE} Draw a card.", "{fanfare} Draw a card."),
        ("[lastwords] Draw a card.", "{last words} Draw a card."),
        ("{LAST WORDS} draw a card.", "{last words} Draw a card."),
        ("[act] [cost01] , [engage] : Draw a card.", "{act} {cost 1}, {engage}: Draw a card."),
        ("{ACT} {COST 10}: Draw a card.", "{act} {cost 10}: Draw a card."),
        ("[costX]: Draw X cards.", "{cost X}: Draw X cards."),
        ("Give it [attack] +1/[defense] -2 .", "Give it {attack}+1/{defense}-2."),
        ("Give it {ATK}+1 and Rush .", "Give it {attack}+1 and Rush."),
        ("Give it “ Strike – Draw a card. ”", 'Give it "Strike - Draw a card."'),
        ('Give it "Draw a card" this turn.', 'Give it "Draw a card." this turn.'),
        ("Its owner’s hand.", "Its owner's hand."),
        ("Rush. ---------- Ward.", "Rush.\n-----\nWard."),
        ("Rush.\n\n-----\n\nWard.\n", "Rush.\n-----\nWard."),
        ("Choose 1.\n(1) Draw a card.\n(2) Draw 2 cards.", "Choose 1. (1) Draw a card. (2) Draw 2 cards."),
        ("Draw   another\tcard.", "Draw another card."),
        ("[feed][cost01]: Race this.", "{serve} {cost 1}: Race this."),
    ],
)
def test_signs_are_made_alike(given, made):
    assert canonical(given) == made
    assert canonical(made) == made


@pytest.mark.rule("sve 2.6.2")
def test_reminder_text_is_left_out_but_numbers_in_parentheses_stay():
    text = "Combo (3) - Draw a card. (Cards you play count.) Spellchain (X) - Draw a card."
    assert canonical(text) == "Combo (3) - Draw a card. Spellchain (X) - Draw a card."


def test_words_are_never_changed():
    text = "Some quite Unreadable words, one-tailed & odd!"
    assert canonical(text) == text


def test_another_is_an_other():
    assert SVE.cut("another follower") == ["an", "other", "follower"]
    assert canonical("Bury another follower.") == "Bury another follower."


def test_a_wrong_article_matches_no_template():
    assert SVE.signs_of("bury an follower").alike[1] == "?"
    assert SVE.signs_of("bury a follower").alike[1] == "a"
    assert SVE.signs_of("bury an amulet").alike[1] == "a"


def test_icons_amid_a_sentence_ask_for_no_capital():
    assert canonical("This card's {evolve} costs 1 less.") == "This card's {evolve} costs 1 less."
