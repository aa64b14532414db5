"""Decks as they are presented (cfv 5.1, 5.2.1.1): what a game accepts and refuses."""

from __future__ import annotations

import msgspec
import pytest

from ludex import games
from ludex.games.cfv.catalog import Catalog, shipped
from ludex.games.cfv.ch02_cards.cardfile import CardRow
from ludex.games.cfv.ch05_preparation.deckfile import Deck
from ludex.games.decks import IllegalDeck


def unit(name: str, grade: int, text: str = "", trigger: str = "") -> CardRow:
    fields = {"name": name, "clan": ["Plain Clan"], "grade": grade, "power": 5000, "text": text}
    kind = {"type": "trigger unit", "trigger": trigger} if trigger else {"type": "normal unit"}
    return msgspec.convert({**fields, **kind}, CardRow)


SWARM = "[CONT]: You may have any number of this card in your deck."
MANY = "[CONT]: You may have up to six copies of this card in your deck."
CARDS = [
    unit("Test Starter", 0),
    *(unit(f"Test Rank {n}", 1 + n % 3) for n in range(9)),
    *(unit(f"Test Crit {n}", 0, trigger="critical") for n in range(4)),
    *(unit(f"Test Heal {n}", 0, trigger="heal") for n in range(2)),
    *(unit(f"Test Wall {n}", 1, "[CONT]: Sentinel") for n in range(2)),
    unit("Test Swarm", 1, SWARM),
    unit("Test Six", 1, MANY),
]
ALL = Catalog([*shipped().rows, *CARDS])
LEGAL = {"Test Starter": 2, **{f"Test Rank {n}": 4 for n in range(8)}, **{f"Test Crit {n}": 4 for n in range(4)}}


def faults(**changes: int) -> list[str]:
    """The rules a deck breaks that differs from a lawful one by these counts; underscores are spaces."""
    main = {**LEGAL, **{name.replace("_", " "): count for name, count in changes.items()}}
    deck = Deck(name="test", first="Test Starter", main={name: count for name, count in main.items() if count})
    try:
        games.start("cfv", (deck, deck), 1, catalog=ALL)
    except IllegalDeck as refused:
        return [fault.rule for fault in refused.faults]
    return []


@pytest.mark.rule("cfv 5.1.1", "cfv 5.1.2.1", "cfv 5.2.1.1")
def test_5_1_2_1_fifty_cards_with_the_first_vanguard_among_them() -> None:
    """Fifty are accepted, forty-nine and fifty-one refused."""
    assert faults() == []
    assert faults(Test_Starter=1) == faults(Test_Starter=3) == ["cfv 5.1.2.1"]


@pytest.mark.rule("cfv 5.1.2.2")
def test_5_1_2_2_four_of_a_name_and_not_five() -> None:
    """A fifth copy in another's place is refused."""
    assert faults(Test_Rank_0=5, Test_Rank_1=3) == ["cfv 5.1.2.2"]


@pytest.mark.rule("cfv 5.1.2.2", "cfv 5.1.2.3")
def test_5_1_2_3_sixteen_triggers_and_four_of_each_name() -> None:
    """Fifteen and seventeen are refused; so is a fifth copy of a trigger unit among sixteen."""
    assert faults(Test_Crit_0=3, Test_Starter=3) == ["cfv 5.1.2.3"]
    assert faults(Test_Heal_0=1, Test_Starter=1) == ["cfv 5.1.2.3"]
    assert faults(Test_Crit_0=5, Test_Crit_1=3) == ["cfv 5.1.2.2"]


@pytest.mark.rule("cfv 5.1.2.4")
def test_5_1_2_4_four_heal_triggers_whatever_they_are_called() -> None:
    """Two and two are lawful, three and two are not."""
    assert faults(Test_Crit_0=0, Test_Heal_0=2, Test_Heal_1=2) == []
    assert faults(Test_Crit_0=0, Test_Crit_1=3, Test_Heal_0=3, Test_Heal_1=2) == ["cfv 5.1.2.4"]


@pytest.mark.rule("cfv 5.1.2.5")
def test_5_1_2_5_four_sentinels_whatever_they_are_called() -> None:
    """Two and two are lawful, three and two are not."""
    assert faults(Test_Rank_0=0, Test_Wall_0=2, Test_Wall_1=2) == []
    assert faults(Test_Rank_0=0, Test_Starter=1, Test_Wall_0=3, Test_Wall_1=2) == ["cfv 5.1.2.5"]


@pytest.mark.rule("cfv 5.1.2.6")
def test_5_1_2_6_a_text_about_deck_building_replaces_the_limit_for_its_card() -> None:
    """Any number of one card, six of another; the limit of other cards stays."""
    assert faults(Test_Rank_0=0, Test_Rank_1=0, Test_Swarm=8) == []
    assert faults(Test_Rank_0=0, Test_Rank_1=2, Test_Six=6) == []
    assert faults(Test_Rank_0=0, Test_Rank_1=1, Test_Six=7) == ["cfv 5.1.2.2"]
    assert faults(Test_Rank_0=5, Test_Rank_1=0, Test_Rank_2=3, Test_Swarm=4) == ["cfv 5.1.2.2"]
