"""Decks of one's own cards: lists as people paste them, checked, played, recorded. All cards here are made up."""

import json
from random import Random

import msgspec
import pytest

import ludex
from ludex import games
from ludex.games.deckfiles import DeckFileError
from ludex.pools.decklists import read_deck
from ludex.pools.decks import faults
from ludex.pools.importing import gather
from ludex.pools.pool import Pool, folded, merged
from ludex.pools.shelf import Shelf, shelf_of
from ludex.table.scenariofile import play, read_scenario


def shelf(game: str, cards: list[dict[str, object]]) -> Shelf:
    found = gather(game, [("cards.json", json.dumps(cards).encode())])
    assert found.troubles == []
    return shelf_of(game, [merged(Pool(game=game, name="mine"), folded(game, found.cards)[0]).pool])


FOLLOWER = {"type": "Follower", "class": "forest", "cost": 1, "attack": 1, "defense": 1}
REEDS = [
    *({**FOLLOWER, "name": f"Reed {word}", "number": f"AB01-{n:03}EN", "text": "Ward."}
      for n, word in enumerate(("Boy", "Girl", "Gull", "Oar", "Mast", "Keel", "Hull", "Rope", "Sail", "Bell", "Lamp"))),
    {**FOLLOWER, "name": "Reed's Caller", "number": "AB01-020", "text": "{fanfare} Summon a Reedling token."},
    {"name": "Reed Boy Evolved", "type": "Evolved Follower", "class": "forest", "attack": 3, "defense": 3},
    {**FOLLOWER, "name": "Reedling", "type": "Follower / Token", "attack": 2, "defense": 2},
    {**FOLLOWER, "name": "Unreadable Reed", "number": "AB01-021", "text": "Frobnicate the moon."},
]  # fmt: skip
LIST = """
Leader
1 Wren of the Lanternwood

Main deck (40)
3 Reed Girl
3x AB01-002
AB01-003EN x3
3 reeds caller
3 Reed Mast (AB01-004)
3 ab01-005 Reed Keel
Reed Hull ×3
x3 Reed Rope
3 REED SAIL
3 Reed Bell
3 Reed Lamp
3 Reed Boy
3 Thicket Boar
1 Reed Oar

== Evolve Deck: 1 ==
1x Reed Boy (Evolved)
"""


@pytest.fixture
def reeds() -> Shelf:
    return shelf("sve", REEDS)


def leader() -> str:
    rows = games.room("sve").brought(()).rows
    return next(str(row.name) for row in rows if row.type == "leader" and row.class_ == "Forestcraft")


@pytest.fixture
def deck(reeds):
    return read_deck("sve", LIST.replace("Wren of the Lanternwood", leader()), "reeds.txt", reeds)


# -- lists ------------------------------------------------------------------------------------------------------------
def test_a_list_in_the_forms_people_paste_is_read(deck):
    assert deck.main["Reed Gull"] == deck.main["Reed's Caller"] == deck.main["Reed Keel"] == 3
    assert deck.main["Reed Oar"] == 4  # once by number and once by name
    assert deck.evolve == {"Reed Boy": 1}
    assert sum(deck.main.values()) == 40


def test_a_card_by_number_and_by_name_is_one_card(reeds, deck):
    assert [f.rule for f in faults("sve", deck, reeds)] == ["sve 6.1.1.4"]  # four copies of one


def test_a_list_without_headings_is_sorted_by_its_cards(reeds):
    text = f"1 {leader()}\n3 Reed Girl\n1 Reed Boy (Evolved)\n3x Reed Boy"
    found = read_deck("sve", text, "x.txt", reeds)
    assert (found.leaders, found.main, found.evolve) == ((leader(),), {"Reed Girl": 3, "Reed Boy": 3}, {"Reed Boy": 1})


def test_a_near_miss_is_suggested_and_an_unread_card_is_told(reeds):
    text = f"Leader\n{leader()}\nMain\n37 Reed Girl\n3 Reed Gril\n3 Unreadable Reed"
    told = {f.sentence: f.hint for f in faults("sve", read_deck("sve", text, "x.txt", reeds), reeds)}
    assert "Did you mean Reed Girl" in told["There is no card named Reed Gril."]
    assert any(sentence.startswith("Unreadable Reed is not understood: cannot read") for sentence in told)


def test_a_number_that_nobody_has_is_told_with_those_that_look_like_it(reeds):
    text = f"Leader\n{leader()}\nMain\n37 Reed Girl\n3 AB01-02"
    told = {f.sentence: f.hint for f in faults("sve", read_deck("sve", text, "x.txt", reeds), reeds)}
    assert "AB01-002EN (Reed Gull)" in told["There is no card named AB01-02."]


def test_a_list_without_a_leader_is_told_one_of_its_class(reeds):
    """Files of cards often have no leaders; the class of most of the cards decides."""
    found = read_deck("sve", "3 Reed Girl\n3 Reed Boy", "x.txt", reeds)
    told = {f.sentence: f.hint for f in faults("sve", found, reeds)}
    assert told["The deck has no leader."] == f"Name one leader card, such as {leader()}."


def test_headings_of_the_other_games():
    fow = "Rulers\nToll\n\nMain Deck: 40\n4 A\n\nMagic stone deck (10)\n10 B\n\nSide deck\n1 C"
    found = games.room("fow").read_deck(fow, "x.txt")
    assert (found.ruler, found.main, found.stones, found.sideboard) == ("Toll", {"A": 4}, {"B": 10}, {"C": 1})  # type: ignore[attr-defined]
    cfv = "Starting Vanguard\nA\n# Grade 0 (1)\n1 A\nGrade 3 - 8\n4 B\n[Triggers] 16\n4 C"
    unit = games.room("cfv").read_deck(cfv, "x.txt")
    assert (unit.first, unit.main) == ("A", {"A": 1, "B": 4, "C": 4})  # type: ignore[attr-defined]


def test_a_part_that_a_book_does_not_have_is_refused_with_the_reason():
    with pytest.raises(DeckFileError, match="has no G zone"):
        games.room("cfv").read_deck("Main\n4 A\nG zone (8)\n4 B", "x.txt")


def test_units_of_one_name_are_told_apart_by_number():
    reed = {"name": "Reed", "clan": "Genesis", "grade": 1, "type": "normal unit"}
    pair = shelf("cfv", [{**reed, "power": 7000, "number": "V-1"}, {**reed, "power": 8000, "number": "V-2"}])
    found = read_deck("cfv", "Main\n2 V-1\n2 V-2", "x.txt", pair)
    assert found.main == {"V-1": 2, "V-2": 2}
    assert len(found.cards) == 2


# -- play -------------------------------------------------------------------------------------------------------------
@pytest.fixture
def legal(deck):
    main = {**deck.main, "Reed Oar": 3, "Puddle Pixie": 1}
    return msgspec.structs.replace(deck, main=main)


def test_a_deck_brings_its_cards_and_the_tokens_they_make(legal):
    assert {card["name"] for card in legal.cards if card.get("special") == "token"} == {"Reedling"}
    assert not any(card["name"] == "Thicket Boar" for card in legal.cards)  # it comes with ludex


def test_a_record_and_a_save_are_played_where_nobody_has_the_cards(reeds, legal):
    assert faults("sve", legal, reeds) == [], faults("sve", legal, reeds)
    game, chance = ludex.new("sve", (legal, legal), seed=3), Random(3)
    while game.decision is not None:
        game.choose(chance.choice(game.decision.options))
    names = {card.definition.name for card in game.cards}
    assert "Reedling" in names  # made by a card of the pool
    # Nothing of the pool is known to this process but by what the record says.
    assert ludex.replay(game.record()).hash() == game.hash()
    assert ludex.load(game.save()).hash() == game.hash()


def test_each_player_plays_with_their_own_text_of_a_card():
    """Two pools may hold different cards of one name."""
    mine, other = (
        shelf("sve", [{**card, "attack": attack} if card["name"] == "Reed Girl" else card for card in REEDS])
        for attack in (1, 5)
    )
    text = f"Leader\n{leader()}\nMain\n3 Reed Girl"
    decks = [read_deck("sve", text, "x.txt", each) for each in (mine, other)]
    game = games.start("sve", decks, 1, check=False)
    attacks = {card.owner: g for card in game.cards if (g := card.definition.faces[0].numbers.get("attack"))}
    assert attacks == {0: 1, 1: 5}


def test_a_shipped_card_of_the_same_name_gives_way(reeds):
    boar = shelf("sve", [{**FOLLOWER, "name": "Thicket Boar", "attack": 9}])
    found = read_deck("sve", "Main\n3 Thicket Boar", "x.txt", boar)
    game = games.start("sve", [{**msgspec.to_builtins(found), "leaders": [leader()]}] * 2, 1, check=False)
    assert {c.definition.faces[0].numbers["attack"] for c in game.cards if c.definition.name == "Thicket Boar"} == {9}


def test_a_scenario_names_cards_that_it_brings():
    scenario = read_scenario(
        """
        ruleset = "sve"
        [[brings]]
        name = "Reed Giant"
        type = "follower"
        class = "Neutral"
        cost = 1
        attack = 7
        defense = 7
        [[card]]
        name = "Reed Giant"
        zone = "field"
        """
    )
    table = play(scenario).table
    assert any(card.definition.faces[0].numbers.get("attack") == 7 for card in table.game.cards)
