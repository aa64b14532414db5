"""Universes (sve 14) once more: each test here fails if just its own rule is taken out of the code."""

from __future__ import annotations

import pytest

from ludex.games.sve.ch02_cards.cardfile import VANGUARD, CardFileError, read_rows

ROW = '[[card]]\nname = "Thing"\ntype = "spell"\nclass = "Neutral"\ncost = 1\ntext = ""\ntrigger = "{}"\n'


@pytest.mark.parametrize("icon", ["critical", "draw", "stand", "heal"])
def test_14_4_1_1_each_of_the_four_triggers_is_of_that_universe(icon: str) -> None:
    """A card of Vanguard may have any of the four, a card of no universe none of them."""
    (card,) = read_rows(ROW.format(icon) + f'universe = "{VANGUARD}"\n', "test")
    assert card.trigger == icon
    with pytest.raises(CardFileError) as refused:
        read_rows(ROW.format(icon), "test")
    assert refused.value.field == "trigger"


@pytest.mark.parametrize("icon", ["over", "front", "fanfare", "guard", "none"])
def test_14_4_1_1_there_is_no_fifth_trigger(icon: str) -> None:
    """No other icon is read on a card, even of that universe."""
    with pytest.raises(CardFileError) as refused:
        read_rows(ROW.format(icon) + f'universe = "{VANGUARD}"\n', "test")
    assert refused.value.field == "trigger"
