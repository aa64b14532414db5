"""How a J-ruler comes into the field by judgment: as its own text and other effects say (fow 9.9:5), played."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Piece, Table

EDITIONS = ("fow-2.0", "fow-5.01/valhalla", "fow-5.5/valhalla")
FREE = "[J-Activate] {0}"
every_edition = pytest.mark.parametrize("edition", EDITIONS)
pytestmark = pytest.mark.rule("fow-5.5 9.9:5", "fow-5.5 7.5:3")


def judged(edition: str, text: str, *others: tuple[int, str]) -> tuple[Table, Piece]:
    t = Table(edition)
    lady = t.ruler(P1, FREE, name="Lady", attack=700, defense=600, back={"text": text})
    for seat, said in others:
        t.addition(seat, said)
    t.judgment()
    t.resolve()
    return t, lady


@every_edition
@pytest.mark.parametrize(
    ("text", "rested", "counters"),
    (
        ("This card enters your field rested.", True, 0),
        ("This card enters your field with three flame counters on it.", False, 3),
        ("[Flying]", False, 0),
    ),
)
def test_it_comes_in_as_its_own_text_says(edition: str, text: str, rested: bool, counters: int) -> None:
    t, lady = judged(edition, text)
    assert t.zone_of(lady) == "field" and t.rested(lady) is rested
    assert t.game.cards[lady.id].counters.get("flame", 0) == counters
    assert not t.foreign_rules()


@every_edition
def test_it_comes_in_as_other_cards_say(edition: str) -> None:
    t, lady = judged(edition, "[Flying]", (P2, "J-rulers enter the field rested."))
    assert t.rested(lady)
    t, lady = judged(edition, "[Flying]", (P2, "Resonators enter the field rested."))
    assert not t.rested(lady)


def test_its_limit_counters_are_on_it() -> None:
    t, lady = judged(EDITIONS[2], "[Limit] 1\n[Swiftness]")
    assert t.game.cards[lady.id].counters == {"limit": 1}
    t.attack(lady)
    assert not t.game.cards[lady.id].counters.get("limit", 0)


def test_a_ruler_side_that_says_so_says_it_of_itself_only() -> None:
    t = Table(EDITIONS[2])
    said = f"{FREE}\nThis card enters your field rested."
    lady = t.ruler(P1, said, attack=700, defense=600, back={"text": "[Flying]"})
    t.judgment()
    t.resolve()
    assert not t.rested(lady)


def test_back_in_the_ruler_area_it_keeps_its_counters_and_gets_no_more() -> None:
    text = "This card enters your field with three flame counters on it.\n{0}: Put this card into your ruler area."
    t, lady = judged(EDITIONS[2], text)
    t.activate(lady)
    t.resolve()
    assert t.zone_of(lady) == "ruler area"
    assert t.game.cards[lady.id].counters.get("flame", 0) == 3  # fow-5.5 10.21:3
