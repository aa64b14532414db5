"""Judges' cases about card files (sve)."""

from __future__ import annotations

import pytest

from ludex import games
from ludex.games.sve.ch02_cards import outside


@pytest.mark.rule("sve 14.4.5.1", "sve 14.4.5.1.3", "sve-R49")
@pytest.mark.parametrize(
    ("told", "icon"),
    [
        ("give your leader {defense}+3.", "heal"),
        ("draw a card.", "draw"),
        ("give a follower on your field {attack}+2.", "critical"),
        ("refresh a follower on your field. For the rest of this turn, it can't attack enemy leaders.", "stand"),
    ],
)
def test_case_j_sve_35_a_trigger_that_only_a_reminder_tells_of(told: str, icon: str) -> None:
    """The file has no other sign of the icon: it is the one the reminder describes."""
    row = outside.outside(
        games.ruleset("sve"),
        {
            "name": "Plain Knight", "type": "Follower", "class": "Neutral", "cost": 1, "attack": 1, "defense": 1,
            "text": f"(If this card is revealed by a drive check, {told})",
        },
    )  # fmt: skip
    assert row.trigger == icon


@pytest.mark.rule("sve-R49")
def test_case_j_sve_35_a_reminder_of_no_icon_is_refused() -> None:
    fields = {"name": "Plain Knight", "type": "Follower", "class": "Neutral", "cost": 1, "attack": 1, "defense": 1}
    with pytest.raises(ValueError, match="icon"):
        outside.outside(games.ruleset("sve"), {**fields, "text": "(If this card is revealed by a drive check, sing.)"})
