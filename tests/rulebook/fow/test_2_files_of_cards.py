"""What no card can be (fow 2), in files of cards and in those of other sources: it is refused by its rule."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.games.cardfiles import CardFileError
from ludex.games.fow.ch02_cards.cardfile import CardRow, row_from
from ludex.games.fow.ch02_cards.outside import outside
from ludex.games.fow.rulesets import RULESETS

PLAIN: dict[str, Any] = {
    "name": "A", "type": "resonator", "cost": "{1}", "attribute": ["fire"], "attack": 300, "defense": 300,
}  # fmt: skip
RULER: dict[str, Any] = {"name": "A", "type": "ruler", "attribute": ["fire"]}
BACK = {"name": "B", "type": "J-ruler", "attack": 500, "defense": 600}
editions = pytest.mark.parametrize("ruleset", ["fow-2.0", "fow-5.01/valhalla", "fow-5.5/valhalla"])


def _card(fields: dict[str, Any], **more: object) -> CardRow:
    return row_from({**fields, **more}, "a file", "A")


def _refused(fields: dict[str, Any], **more: object) -> CardFileError:
    with pytest.raises(CardFileError) as refused:
        _card(fields, **more)
    return refused.value


# -- types ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("kind", ["J-ruler", "player"])
def test_2_1_2_no_front_of_a_card_is_of_another_type(kind: str) -> None:
    refused = _refused({"name": "A", "type": kind})
    assert refused.field == "type" and "fow 2.1:2" in refused.mend


@editions
def test_2_1_2_types_of_other_sources(ruleset: str) -> None:
    fields = {"name": "A", "cost": "{1}", "attack": 300, "defense": 300}
    assert outside(RULESETS[ruleset], {**fields, "type": "Resonator"}).type == "resonator"
    with pytest.raises(ValueError, match=r"'Token' \(fow 2.1:2\)"):
        outside(RULESETS[ruleset], {**fields, "type": "Token"})


@editions
def test_2_1_4_1_general_types_of_magic_stones_of_other_sources(ruleset: str) -> None:
    for words, general in (
        ("Special Magic Stone/Fire Magic Stone", "special"), ("True Magic Stone", "true"),
        ("Basic Magic Stone", "basic"), ("Fire Magic Stone", "basic"),
    ):  # fmt: skip
        assert outside(RULESETS[ruleset], {"name": "A", "type": words}).subtype == general


@pytest.mark.editions("fow-5.5")
def test_2_1_5_1_magic_stone_types_of_other_sources() -> None:
    for word in ("light", "fire", "water", "wind", "darkness"):
        found = outside(RULESETS["fow-5.5/valhalla"], {"name": "A", "type": f"{word.title()} Magic Stone"})
        assert found.stone == (word,)


@pytest.mark.editions("fow-5.5")
def test_14_3_2_4_shift_behind_a_type_is_a_reminder() -> None:
    fields = {"name": "A", "cost": "{1}", "attack": 300, "defense": 300, "type": "Resonator (Shift)"}
    assert outside(RULESETS["fow-5.5/valhalla"], fields).type == "resonator"


@editions
def test_2_8_4_void_is_no_attribute(ruleset: str) -> None:
    fields = {"name": "A", "type": "Resonator", "cost": "{1}", "attack": 300, "defense": 300}
    assert outside(RULESETS[ruleset], {**fields, "attribute": ["Fire", "Water"]}).attribute == ("fire", "water")
    for nothing in ("Void", ["Fire", "Void"], ""):
        assert not outside(RULESETS[ruleset], {**fields, "attribute": nothing}).attribute


# -- ATK and DEF ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("field", "rule"), [("attack", "fow 2.6:1"), ("defense", "fow 2.7:1")])
@pytest.mark.rule("fow 2.6:1", "fow 2.7:1")
def test_resonators_and_j_rulers_have_atk_and_def_and_nothing_else_has(field: str, rule: str) -> None:
    assert getattr(_card(PLAIN), field) == 300
    assert getattr(_card(PLAIN, **{field: 0}), field) == 0
    assert _card(RULER, back=BACK).back is not None
    for wrong in (
        {**PLAIN, field: None}, {**RULER, field: 300},
        {"name": "A", "type": "spell", "subtype": "chant", "cost": "{1}", field: 300},
    ):  # fmt: skip
        refused = _refused(wrong)
        assert refused.field == field and rule in refused.mend


@pytest.mark.parametrize("value", [-100, 350, 1])
@pytest.mark.rule("fow 2.6:1", "fow 2.7:1")
def test_atk_and_def_are_hundreds(value: int) -> None:
    assert _refused(PLAIN, attack=value).field == "attack"
    assert _refused(PLAIN, defense=value).field == "defense"


# -- sides ------------------------------------------------------------------------------------------------------------
@pytest.mark.editions("fow-5.5")
def test_14_3_2_only_the_past_side_has_shift() -> None:
    past = {**PLAIN, "text": "[Shift] {1}", "since": "5.5"}
    future = {**PLAIN, "name": "B"}
    assert _card(past, back=future).double_sided
    refused = _refused(past, text="", back=future)
    assert refused.field == "text" and "fow 14.3:2" in refused.mend
    refused = _refused(past, back={**future, "text": "[Shift] {1}"})
    assert refused.field == "back.text" and "fow 14.3:2" in refused.mend
