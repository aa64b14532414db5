"""What no card can be (cfv 2), in files of cards and in those of other sources: it is refused by its rule."""

from __future__ import annotations

import pytest

from ludex.games.cardfiles import CardFileError
from ludex.games.cfv.ch02_cards.cardfile import CardRow, row_from
from ludex.games.cfv.ch02_cards.outside import outside
from ludex.games.cfv.ruleset import RULESETS

PLAIN = {"name": "A", "type": "normal unit", "clan": ["Plain Clan"], "grade": 1, "power": 5000}
"""A card with everything that a card needs."""


def _card(**fields: object) -> CardRow:
    return row_from({**PLAIN, **fields}, "a file", "A")


def _elsewhere(**fields: object) -> CardRow:
    return outside(RULESETS["cfv"], {**PLAIN, **fields})


def _refused(**fields: object) -> CardFileError:
    with pytest.raises(CardFileError) as refused:
        _card(**fields)
    return refused.value


def test_2_1_1_a_card_has_a_name() -> None:
    refused = _refused(name=" ")
    assert refused.field == "name" and "cfv 2.1.1" in refused.mend


def test_2_2_1_a_card_belongs_to_a_clan() -> None:
    refused = _refused(clan=[])
    assert refused.field == "clan" and "cfv 2.2.1" in refused.mend


def test_2_9_2_a_trigger_unit_has_an_icon_and_a_normal_unit_none() -> None:
    assert _card(type="trigger unit", trigger="heal").trigger == "heal"
    assert _card().trigger is None
    for wrong in ({"type": "trigger unit"}, {"type": "normal unit", "trigger": "heal"}):
        refused = _refused(**wrong)
        assert refused.field == "trigger" and "cfv 2.9.2" in refused.mend


def test_2_9_2_other_sources_write_it_in_words() -> None:
    found = _elsewhere(type="Trigger Unit: Heal")
    assert (found.type, found.trigger) == ("trigger unit", "heal")
    found = _elsewhere(type="unit", trigger="draw")
    assert (found.type, found.trigger) == ("trigger unit", "draw")
    found = _elsewhere(type="unit")
    assert (found.type, found.trigger) == ("normal unit", None)
    for wrong in ("trigger unit", "order"):
        with pytest.raises(ValueError, match=r"cfv 2\.9\.2"):
            _elsewhere(type=wrong)


def test_2_8_1_1_there_are_four_trigger_icons() -> None:
    for icon in ("critical", "draw", "stand", "heal"):
        assert _elsewhere(type=f"trigger unit: {icon}").trigger == icon
    with pytest.raises(ValueError, match=r"'front' \(cfv 2.8.1.1\)"):
        _elsewhere(type="trigger unit: front")


def test_2_10_1_skill_icons_are_those_of_the_book() -> None:
    assert _elsewhere(skill_icon="boost").icons == ("Boost",)
    assert _elsewhere(icons=["Twin Drive!!", "intercept"]).icons == ("Twin Drive!!", "Intercept")
    with pytest.raises(ValueError, match=r"'Triple Drive!!!' \(cfv 2.10.1\)"):
        _elsewhere(icons=["Triple Drive!!!"])


def test_2_6_3_a_shield_of_zero_is_none() -> None:
    assert _elsewhere(shield=0).shield is None
    assert _elsewhere().shield is None
    assert _elsewhere(shield="5000").shield == 5000
