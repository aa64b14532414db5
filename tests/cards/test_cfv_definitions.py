"""A row becomes a card with three sides, and rows of other sources become rows."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from ludex.games import ruleset
from ludex.games.cfv.catalog import shipped
from ludex.games.cfv.ch02_cards import definitions
from ludex.games.cfv.ch02_cards.outside import learn, outside
from ludex.games.cfv.ch04_zones import zones
from ludex.games.definitions import UnreadableCard
from ludex.kernel.cards import Characteristics

RULES = ruleset("cfv")
FIELDS: dict[str, object] = {
    "name": "Gate Warden", "type": "trigger unit", "clan": ["Toll Bridge"], "race": ["Elf", "Ghost"], "grade": 0,
    "power": 5000, "shield": 10000, "trigger": "heal", "icons": ["Boost"],
    "text": "[ACT](RC): [Soul Blast (1)] This unit gets [Power]+1000 until end of turn.",
}  # fmt: skip


def side(at: int, **more: object) -> Characteristics:
    return RULES.define({**FIELDS, **more}).faces[at]


@pytest.mark.rule("cfv 2.2.1", "cfv 2.3.1", "cfv 2.8.1", "cfv 2.9.2", "cfv 2.10.1.3")
def test_the_printed_side_says_what_the_row_says():
    printed = side(zones.PRINTED)
    assert printed.names == ("Gate Warden",)
    assert printed.types == {"unit", "trigger unit"}
    assert printed.labels == {"clan": {"Toll Bridge"}, "race": {"Elf", "Ghost"}, "trigger": {"heal"}}
    assert printed.keywords == {"Boost"}
    assert [a.kind for a in printed.abilities if not a.keyword] == ["activated"]


@pytest.mark.rule("cfv 2.16.2", "cfv 2.7.1", "cfv-R9")
def test_2_16_2_drive_is_one_although_no_card_says_so():
    assert side(zones.PRINTED).numbers == {"grade": 0, "power": 5000, "critical": 1, "shield": 10000, "drive": 1}


@pytest.mark.rule("cfv 2.6.3")
def test_2_6_3_a_card_may_have_no_shield():
    fields = {key: value for key, value in FIELDS.items() if key != "shield"}
    assert "shield" not in RULES.define(fields).faces[zones.PRINTED].numbers


@pytest.mark.rule("cfv 10.1.25.3")
def test_10_1_25_3_the_deleted_side_has_no_power_and_no_text_and_all_else():
    printed, deleted = side(zones.PRINTED), side(zones.DELETED)
    assert deleted.numbers == {**printed.numbers, "power": 0}
    assert (deleted.names, deleted.labels) == (printed.names, printed.labels)
    assert deleted.types == printed.types | {"deleted unit"}
    assert [a.keyword for a in deleted.abilities] == ["Boost"]


@pytest.mark.rule("cfv 10.1.21.3")
def test_10_1_21_3_a_locked_card_is_a_type_of_card_and_nothing_else():
    locked = side(zones.LOCKED)
    assert locked.types == {"locked card"}
    assert not (locked.names or locked.labels or locked.numbers or locked.abilities)
    assert locked.name == ""


def test_the_same_row_is_the_same_card():
    assert RULES.define(dict(FIELDS)) is RULES.define(dict(FIELDS))
    row = shipped().rows[0]
    rules = RULES
    assert definitions.definition(rules, row) is definitions.definition(rules, row)  # type: ignore[arg-type]


def test_a_text_that_cannot_be_read_is_refused_with_its_card():
    with pytest.raises(UnreadableCard, match="Gate Warden"):
        side(0, text="[ACT](RC): Whistle a merry tune.")


# -- other sources ----------------------------------------------------------------------------------------------------
ELSEWHERE: Mapping[str, object] = {
    "name": "Lamp Lighter", "type": "trigger unit: critical", "class": "Toll Bridge", "race": ["Human"], "grade": 0,
    "power": 5000, "shield": 10000, "critical": 1, "trigger": "CRITICAL", "skill_icon": "BOOST", "id": "LAMP",
}  # fmt: skip


def test_a_row_of_another_source_is_understood():
    row = outside(RULES, ELSEWHERE)
    assert (row.type, row.trigger, row.clan, row.icons) == ("trigger unit", "critical", ("Toll Bridge",), ("Boost",))


@pytest.mark.rule("cfv 2.6.3")
def test_a_shield_of_zero_is_none():
    heavy = {**ELSEWHERE, "type": "normal unit", "trigger": None, "shield": 0, "skill_icon": "TWIN_DRIVE", "grade": 3}
    row = outside(RULES, heavy)
    assert (row.shield, row.icons, row.type) == (None, ("Twin Drive!!",), "normal unit")


@pytest.mark.rule("cfv 2.8.1.1", "cfv 2.9.2", "cfv 2.10.1")
@pytest.mark.parametrize(
    ("wrong", "rule"),
    [
        ({"type": "spell"}, "cfv 2.9.2"),
        ({"trigger": "OVER"}, "cfv 2.8.1.1"),
        ({"type": "trigger unit", "trigger": None}, "cfv 2.9.2"),
        ({"skill_icon": "PERSONA"}, "cfv 2.10.1"),
    ],
)
def test_what_is_no_card_of_the_book_is_refused_with_the_reason(wrong, rule):
    with pytest.raises(ValueError, match=rule):
        outside(RULES, {**ELSEWHERE, **wrong})


def test_words_of_other_sources_are_learned():
    learn([ELSEWHERE, {"name": "No Card", "type": "spell"}])
    known = definitions.lexicon()
    assert "Lamp Lighter" in known.names and "No Card" not in known.names
