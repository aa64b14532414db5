"""Many effects at once: added up together or one by one, cards come out the same."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludex.kernel.game import Game
from ludex.kernel.shortcuts import left_out
from ludex.table.scenario import P1, P2, Scenario
from tests.properties.walking import FEWER

TEXTS = (
    "",
    "Other resonators you control gain [+100/+100].",
    "Resonators you control gain [+200/+0].",
    "Other Elf resonators you control gain [+300/+300].",
    "Resonators your opponent controls gain [-100/-100].",
    "As long as you control three or more resonators, this card gains [+100/+100].",
    "Other resonators you control gain [Flying].",
    "Other resonators you control lose all abilities.",
)
cards = st.tuples(
    st.sampled_from((P1, P2)), st.sampled_from((*TEXTS, *TEXTS[:5])), st.sampled_from(((), ("Elf",))), st.booleans()
)


def numbers(g: Game) -> list[tuple[object, ...]]:
    found = [g.chars(card.id) for card in g.watched()]
    return [(chars.numbers, chars.keywords, len(chars.abilities)) for chars in found]


@pytest.mark.parametrize("ruleset", ["fow-2.0", "fow-5.5/valhalla"])
@FEWER
@given(field=st.lists(cards, min_size=8, max_size=24))
def test_effects_of_one_sort_add_up_to_what_each_adds(
    ruleset: str, field: list[tuple[int, str, tuple[str, ...], bool]]
) -> None:
    table = Scenario(ruleset)
    for seat, text, races, counted in field:
        more = {"counters": {"[+100/+100]": 1}} if counted else {}
        table.put(seat, "field", text, race=list(races), **more)
    game = table.game
    with left_out():
        twin = game.clone()
        twin.invalidate()
        plain = numbers(twin)
    game.invalidate()
    assert numbers(game) == plain


def test_fifty_cards_that_raise_all_others_raise_each_by_forty_nine() -> None:
    table = Scenario("fow-5.5/valhalla")
    ours = [table.put(P1, "field", TEXTS[1], attack=500, defense=500) for _ in range(50)]
    theirs = table.put(P2, "field", "", attack=500, defense=500)
    assert {table.number(card, "attack") for card in ours} == {500 + 49 * 100}
    assert table.number(theirs, "attack") == 500
