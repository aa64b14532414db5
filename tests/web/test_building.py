"""The deck builder without its page: what is in a deck, what is wrong with it, and its file."""

from __future__ import annotations

import pytest

from ludex import games
from ludex.web.pages.building import LEAD, Building, empty, file_name
from ludex.web.pages.cardbook import catalog, deck_colours, led_by, starters
from ludex.web.pages.lab_form import fields_of, shown, taken_in, to_start_from
from ludex.web.pages.lab_reading import read_card
from ludex.web.pages.packs import opened
from ludex.web.pages.reading import Unreadable, read_deck, read_rows
from ludex.web.pages.trying import COPIES, swap_in

RULESETS = games.rulesets()
GAME = {"sve": "sve", "cfv": "cfv", "fow": "fow-5.5/valhalla"}


@pytest.mark.parametrize("ruleset", RULESETS)
def test_starter_decks_are_legal_and_keep_through_their_file(ruleset):
    for name, deck in starters(ruleset).items():
        built = Building(ruleset, deck)
        assert built.faults() == ()
        again = read_deck(ruleset, built.text(), f"{name}.txt")
        assert {key: value for key, value in again.items() if value} == {
            key: value for key, value in deck.items() if value
        }


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_starter_deck_has_a_colour_and_known_cards(ruleset):
    for deck in starters(ruleset).values():
        built = Building(ruleset, deck)
        assert deck_colours(ruleset, deck)
        assert all(built.facts(part, name) for part in built.parts for name in built.content(part))


def test_one_card_too_many_is_a_fault_with_its_rule():
    built = Building("sve", starters("sve")["bellmere"])
    built.change("main", "Belfry Sparrow", 1)
    (fault,) = built.faults()
    assert fault.rule.startswith("sve 6.1.1")
    assert "Belfry Sparrow" in fault.sentence
    built.change("main", "Belfry Sparrow", -1)
    assert built.faults() == ()


def test_copies_go_down_to_none_and_not_below():
    built = Building("cfv", empty("cfv", "Mine"))
    built.change("main", "Signal-Rocket Hare", 2)
    assert (built.count("main", "Signal-Rocket Hare"), built.size("main")) == (2, 2)
    built.change("main", "Signal-Rocket Hare", -5)
    assert built.content("main") == {}


@pytest.mark.parametrize(("ruleset", "most"), [("sve", 2), ("cfv", 1), ("fow-5.5/valhalla", 1)])
def test_as_many_lead_a_deck_as_its_game_has_places(ruleset, most):
    built = Building(ruleset, empty(ruleset, "Mine"))
    offered = [card.name for card in built.offered(LEAD)][:3]
    assert len(offered) == 3
    for name in offered:
        built.change(LEAD, name, 1)
    assert list(led_by(ruleset, built.deck)) == offered[-most:]
    built.change(LEAD, offered[-1], -1)
    assert offered[-1] not in built.content(LEAD)


def test_the_curve_has_no_gaps():
    built = Building("sve", empty("sve", "Mine"))
    assert built.curve() == [(0, 0)]
    cards = {card.level: card.name for card in built.offered("main")}
    built.change("main", cards[1], 3)
    built.change("main", cards[4], 2)
    assert built.curve() == [(1, 3), (2, 0), (3, 0), (4, 2)]


def test_cards_of_a_later_edition_are_not_offered():
    old, new = catalog("fow-2.0"), catalog("fow-5.5/valhalla")
    assert ("ruler", "The Ash-Gowned Regent") in new
    assert ("ruler", "The Ash-Gowned Regent") not in old


def test_a_deck_is_called_what_its_file_can_be_called():
    built = Building("sve", empty("sve", "Mine"))
    built.rename("  The  Red/Pencil: <b>II</b> ")
    assert built.deck["title"] == "The Red/Pencil: <b>II</b>"
    assert built.deck["name"] == "the-red-pencil-b-ii-b"
    assert file_name("!!!") == "deck"


def test_a_file_that_cannot_be_read_is_refused_with_the_place():
    with pytest.raises(Unreadable, match="line 2"):
        read_deck("sve", "Main\nbanana", "deck.txt")
    with pytest.raises(Unreadable, match="TOML"):
        read_deck("sve", "name = ", "deck.toml")
    with pytest.raises(Unreadable, match="within each other"):
        read_deck("sve", "main = " + 20_000 * "[", "deck.toml")


@pytest.mark.parametrize("ruleset", ["sve/open-8", "sve/box-battle"])
def test_packs_are_opened_for_a_sealed_deck_and_nothing_else_is_offered(ruleset):
    built = Building(ruleset, opened(ruleset, "mine", "Mine"))
    assert built.faults() == ()
    there = built.held("main")
    assert there is not None
    assert {card.name for card in built.offered("main")} == set(there)
    assert len(there) < len(Building("sve", empty("sve", "Mine")).offered("main"))


def test_elsewhere_every_card_may_be_taken():
    assert Building("sve", empty("sve", "Mine")).held("main") is None


# -- the lab ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("game", "ruleset"), GAME.items())
def test_the_first_card_of_the_lab_is_playable_and_fits_into_a_deck(game, ruleset):
    found = read_card(ruleset, games.board(game).first)
    assert (found.understood, found.marks, found.wrong) == (True, (), "")
    assert found.card is not None
    own = {found.card.name: games.board(game).first}
    built = [Building(ruleset, deck, own, read_rows(ruleset, own)) for deck in starters(ruleset).values()]
    for each in built:
        swap_in(each, found.card)
        assert each.count("main", found.card.name) == COPIES
        assert each.used_cards() == (games.board(game).first,)
    assert any(not each.faults() for each in built)


def test_what_is_declined_is_marked_where_it_stands():
    found = read_card("sve", {**games.board("sve").first, "text": "Ward.\n{fanfare} Draw a card. Juggle 3 lemons."})
    (mark,) = found.marks
    assert found.canonical[mark.start : mark.end] == "Juggle 3 lemons"
    assert (found.playable, found.tree) == (False, "")


def test_a_name_that_no_card_bears_is_a_warning_and_the_card_can_be_played():
    text = "{fanfare} If there is a card named Nobody Ever Heard on your field, draw a card."
    found = read_card("sve", {**games.board("sve").first, "text": text})
    assert found.playable
    assert found.warnings == ("no card is named “Nobody Ever Heard”",)


def test_a_card_with_the_name_of_another_is_not_taken():
    found = read_card("sve", {**games.board("sve").first, "name": "Belfry Sparrow"})
    assert found.understood
    assert not found.playable
    assert "Belfry Sparrow" in found.wrong


def test_a_card_without_a_name_or_of_no_class_says_so():
    assert "name" in read_card("sve", {**games.board("sve").first, "name": " "}).wrong
    assert not read_card("sve", {**games.board("sve").first, "class": "Gardening"}).playable


@pytest.mark.parametrize(("game", "ruleset"), GAME.items())
def test_cards_to_start_from_stay_what_they_are(game, ruleset):
    """A copy under another name is the same card: every field comes through the form."""
    for card in to_start_from(ruleset)[::7]:
        fields = fields_of(ruleset, card, f"{card.name} II")
        for asked in games.board(game).form:
            if asked.name in fields:
                fields[asked.name] = taken_in(asked, shown(asked, fields))
        found = read_card(ruleset, fields)
        assert found.card is not None, (card.name, found)
        told = (found.card.kind, found.card.colours, found.card.traits, found.card.level, found.card.figures)
        assert told == (card.kind, card.colours, card.traits, card.level, card.figures)


def _built(own: dict[str, dict[str, object]]) -> Building:
    """A deck on the workbench of who has kept cards."""
    return Building("sve", starters("sve")["bellmere"], own, read_rows("sve", own))


def test_swapping_a_card_in_keeps_the_size_of_the_deck():
    built = _built({"Lamp-Oil Courier": games.board("sve").first})
    card = read_card("sve", games.board("sve").first).card
    assert card is not None
    swap_in(built, card)
    assert built.size("main") == 40
    assert built.faults() == ()


def test_a_lab_card_that_cannot_be_read_any_more_is_left_out():
    broken = {**games.board("sve").first, "text": "Juggle 3 lemons."}
    built = _built({"Lamp-Oil Courier": broken})
    assert ("main", "Lamp-Oil Courier") not in built.cards()
