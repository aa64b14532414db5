"""Deck files of Shadowverse: Evolve: TOML and plain lines say the same, and mistakes are named."""

import pytest

from ludex.games.sve.ch06_preparation.deckfile import DeckFileError, as_text, read_deck, starter_decks

PLAIN = """
# what the reeds gave up
Title: Reeds
Base: class

Leader
Hob Thistledown

Main
3 Thicket Boar
2x Puddle Pixie   # small, but there are many
1 Thicket Boar

Evolve
1 Mossback Sprout
"""

TOML = """
title = "Reeds"
base = "class"
leader = "Hob Thistledown"
main = { "Thicket Boar" = 4, "Puddle Pixie" = 2 }
evolve = { "Mossback Sprout" = 1 }
"""


def test_both_forms_say_the_same():
    plain, table = read_deck(PLAIN, "reeds.txt"), read_deck(TOML, "reeds.toml")
    assert plain == table
    assert plain.name == "reeds"
    assert (plain.main_size, plain.evolve_size) == (6, 1)


@pytest.mark.parametrize("deck", starter_decks().values(), ids=lambda deck: deck.name)
def test_the_plain_form_gives_every_starter_deck_back(deck):
    assert read_deck(as_text(deck), "x.txt") == deck


def test_names_are_short_and_are_their_file_names():
    assert all(name.isalpha() and len(name) <= 12 for name in starter_decks())


@pytest.mark.parametrize(
    ("text", "file", "place"),
    [
        ("Main\nthree Thicket Boar", "a.txt", "line 2"),
        ("3 Thicket Boar", "a.txt", "line 1"),
        ("Base: moon\nMain\n3 Thicket Boar", "a.txt", "the settings"),
        ('main = { "Thicket Boar" = 0 }', "a.toml", "Main"),
        ("main = 3", "a.toml", "the deck"),
        ("main = ", "a.toml", "the file"),
    ],
)
def test_a_mistake_is_named_with_its_place(text, file, place):
    with pytest.raises(DeckFileError) as refused:
        read_deck(text, file)
    assert refused.value.place == place
    assert refused.value.mend
