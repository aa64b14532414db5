"""Pools: nothing doubles, nothing is half done, and what their owners mended stays."""

import json
from collections.abc import Mapping

import pytest

from ludex import games
from ludex.pools import folder
from ludex.pools.amending import amended, check, read_amendments
from ludex.pools.cache import Readings, language_version
from ludex.pools.importing import gather
from ludex.pools.judging import verdict, verdicts
from ludex.pools.naming import matching, nearest
from ludex.pools.pool import Card, Pool, folded, merged
from ludex.pools.speaking import Vocabulary
from ludex.pools.troubles import PoolError


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("LUDEX_HOME", str(tmp_path))
    return tmp_path


def rows(*cards: Mapping[str, object]) -> list[Card]:
    whole = [{"type": "Spell", "cost": 1, **card} for card in cards]
    return gather("sve", [("x", json.dumps(whole).encode())]).cards


def pool_of(*cards: Mapping[str, object], name: str = "mine") -> Pool:
    new, _ = folded("sve", rows(*cards))
    return merged(Pool(game="sve", name=name), new).pool


OAR: dict[str, object] = {"name": "Oar", "number": "A-1", "text": "Draw a card."}


# -- coming in --------------------------------------------------------------------------------------------------------
def test_the_same_cards_again_are_the_same_file(home):
    once = pool_of(OAR, {"name": "Mast", "number": "A-2"})
    assert folder.keep(once)
    again = merged(once, folded("sve", rows({"name": "Mast", "number": "A-2"}, OAR))[0])
    assert (again.added, again.changed, again.same) == ((), (), 2)
    assert not folder.keep(again.pool)
    assert folder.find("mine") == once


def test_another_text_takes_the_place_of_the_one_before():
    again = merged(pool_of(OAR), folded("sve", rows({**OAR, "text": "Draw 2 cards."}))[0])
    assert again.changed == ("Oar",)
    assert [card.row["text"] for card in again.pool.cards] == ["Draw 2 cards."]


def test_a_card_that_was_printed_twice_is_one_card_with_two_numbers():
    pool = pool_of(OAR, {**OAR, "number": "B-9"})
    assert [card.numbers for card in pool.cards] == [("A-1", "B-9")]


def test_of_two_printings_that_differ_the_last_is_taken_and_it_is_told():
    new, differing = folded("sve", rows(OAR, {**OAR, "number": "B-9", "text": ""}))
    assert differing == ["Oar"] and len(new) == 1


@pytest.mark.rule("cfv 5.1.2.2.1")
def test_units_of_one_name_that_differ_are_both_kept_by_their_numbers():
    reed = {"name": "Reed", "clan": "Genesis", "grade": 1}
    units = [{**reed, "power": 7000, "number": "1"}, {**reed, "power": 8000, "number": "2"}]
    new, differing = folded("cfv", gather("cfv", [("x", json.dumps(units).encode())]).cards)
    assert len(new) == 2 and differing == []


# -- files ------------------------------------------------------------------------------------------------------------
def test_a_pool_that_cannot_be_written_leaves_the_old_one(home, monkeypatch):
    folder.keep(pool_of(OAR))
    monkeypatch.setattr("os.replace", lambda *_: (_ for _ in ()).throw(OSError(28, "no space")))
    with pytest.raises(OSError, match="no space"):
        folder.keep(pool_of({"name": "Mast"}))
    assert [card.name for card in folder.known("mine").cards] == ["Oar"]
    assert [path.name for path in (home / "pools").iterdir()] == ["mine.pool.json"]


@pytest.mark.parametrize("name", ["../x", "", "a/b", ".hidden", "x" * 41, "dot."])
def test_a_pools_name_is_no_path(name):
    with pytest.raises(PoolError):
        folder.find(name)


@pytest.mark.parametrize("data", [b"", b"[]", b'{"game": "sve", "name": "x", "format": 99}', b'{"game": 1}',
                                  b'{"game": "sve", "name": "x", "cards": [{"row": {}}]}'])  # fmt: skip
def test_what_is_no_pool_is_refused(data):
    with pytest.raises(PoolError):
        folder.decoded(data, "x")


def test_a_pool_is_renamed_and_removed():
    folder.keep(pool_of(OAR))
    folder.rename("mine", "yours")
    assert folder.names() == ("yours",)
    folder.remove("yours")
    assert folder.names() == ()
    with pytest.raises(PoolError, match="no pool 'yours'"):
        folder.remove("yours")


# -- amendments -------------------------------------------------------------------------------------------------------
AMENDMENTS = """
[[card]]
number = "A-1"
text = "Draw 2 cards."
[[card]]
name = "Ferry Ghost"
type = "follower"
class = "Abysscraft"
cost = 2
attack = 2
defense = 1
[[card]]
name = "Mast"
remove = true
"""


def test_amendments_mend_add_and_remove_and_survive_an_import():
    pool = pool_of(OAR, {"name": "Mast"})
    mended = Pool(game="sve", name="mine", cards=pool.cards, amendments=read_amendments(AMENDMENTS, "x"))
    again = merged(mended, folded("sve", rows(OAR, {"name": "Mast"}))[0]).pool
    assert {card.name: card.row.get("text") for card in amended(again)} == {"Ferry Ghost": None, "Oar": "Draw 2 cards."}
    assert [card.numbers for card in amended(again)] == [(), ("A-1",)]


@pytest.mark.parametrize("text", ["[[card]]\ntext = 'x'", "x = 1", "[[card]", "card = 3"])
def test_amendments_that_mean_no_card_are_refused(text):
    with pytest.raises(PoolError):
        read_amendments(text, "x")


def test_amendments_that_make_no_card_are_refused():
    pool = Pool(game="sve", name="m", amendments=read_amendments('[[card]]\nname = "X"\ntype = "boat"', "x"))
    with pytest.raises(PoolError, match="would be no card"):
        check(pool, "x")


# -- reading ----------------------------------------------------------------------------------------------------------
def test_a_card_is_read_by_the_words_it_carries_alone():
    """A name with a comma is known only from its card, and a token only from its pool."""
    pool = pool_of(
        {"name": "Gull, Queen of Reeds", "type": "Follower", "attack": 1, "defense": 1},
        {"name": "Reed", "type": "Follower / Token", "attack": 1, "defense": 1},
        {"name": "Call", "text": "Summon a Reed token."},
    )
    rows = Vocabulary("sve", pool.cards).with_tokens([card.row for card in pool.cards if card.name == "Call"])
    assert [(row["name"], row["words"].get("tokens")) for row in rows] == [("Call", ["Reed"]), ("Reed", None)]
    rules = games.ruleset("sve")
    assert verdict(rules, rows[0]).understood
    assert "knows no token 'Reed'" in verdict(rules, {**rows[0], "words": {}}).why


def test_a_verdict_is_kept_and_a_spoiled_cache_counts_as_nothing(home, monkeypatch):
    row = Vocabulary("sve", ()).with_words(pool_of(OAR).cards[0].row)
    kept = Readings("sve")
    [first] = verdicts(games.ruleset("sve"), [row], kept=kept)
    kept.keep()
    monkeypatch.setattr("ludex.pools.judging.verdict", lambda *_: pytest.fail("read again"))
    assert list(verdicts(games.ruleset("sve"), [row], kept=Readings("sve"))) == [first]
    monkeypatch.undo()
    monkeypatch.setenv("LUDEX_HOME", str(home))
    path = home / "cache" / f"readings-sve-{language_version()}.msgpack"
    path.write_bytes(path.read_bytes()[:-3] + b"\xff")
    assert list(verdicts(games.ruleset("sve"), [row], kept=Readings("sve"))) == [first]


# -- names ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("said", ["Gull’s Oar", "gulls oar", "AB01-002", "ab01 002", "AB01-002EN", "GULL'S OAR"])
def test_a_card_is_found_as_people_name_it(said):
    cards = pool_of({"name": "Gull's Oar", "number": "AB01-002"}, {"name": "Oar", "number": "AB01-003"}).cards
    assert [card.name for card in matching(said, cards)] == ["Gull's Oar"]


def test_a_name_nobody_has_has_neighbours():
    assert nearest("Guls Oar", pool_of({"name": "Gull's Oar"}).cards) == ("Gull's Oar",)
