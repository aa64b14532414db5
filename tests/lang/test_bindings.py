"""Bindings: it, them, that follower, the rest and X are settled by the reader."""

import dataclasses
from typing import Any

from ludex.lang import ast as a
from ludex.lang import read


def tree(text: str, kind: str = "spell") -> a.CardText:
    got = read(text, kind=kind)
    assert got.card_text is not None, got.message
    return got.card_text


def find(node: Any, cls: type) -> list[Any]:
    out = [node] if isinstance(node, cls) else []
    if isinstance(node, tuple):
        return [x for n in node for x in find(n, cls)]
    if isinstance(node, a.Node):
        for f in dataclasses.fields(node):
            out += find(getattr(node, f.name), cls)
    return out


def refs(text: str, kind: str = "spell") -> list[int]:
    return [r.binding for r in find(tree(text, kind), a.Ref)]


def binding(text: str, cls: type, kind: str = "spell") -> int:
    return int(find(tree(text, kind), cls)[0].binding)


def test_it_is_the_selected_card():
    text = "Select an engaged enemy follower on the field. Banish it and deal 3 damage to its leader."
    assert refs(text) == [binding(text, a.Some)] * 2


def test_it_is_the_latest_that_fits_in_number():
    text = "Select 2 followers on the field and refresh them. Summon a Knight token and give it Rush. Engage them."
    selected, token = binding(text, a.Some), binding(text, a.Tokens)
    assert refs(text) == [selected, token, selected]


def test_a_trigger_binds_its_card():
    text = "Whenever a Pixie follower is put onto your field, give it Rush."
    assert refs(text, "amulet") == [binding(text, a.Some, "amulet")]


def test_found_and_discarded_and_revealed_cards_are_bound():
    assert refs("Search your deck for an Officer follower, reveal it, and add it to your hand.") == [1, 1]
    assert refs("Discard a card. Reveal the top card of your deck and banish the discarded card.") == [1]


def test_from_among_them_and_the_rest_are_the_cards_looked_at():
    text = (
        "Select a follower on your field. Look at the top 3 cards of your deck. You may reveal "
        "a Lake Folk spell from among them and add it to your hand. "
        "Put the rest on the bottom of your deck in any order."
    )
    looked = find(tree(text), a.TopCards)[0].binding
    among, found, rest = (r.binding for r in find(tree(text), a.Ref))
    assert among == rest == looked
    assert found not in (looked, 1)


def test_first_and_second_are_the_parts_of_a_selection():
    text = (
        "Select an enemy follower on the field and a Knight follower on your field. Destroy "
        "the first follower and give the second Storm."
    )
    one, two = (s.binding for s in find(tree(text), a.Some))
    assert refs(text) == [one, two]


def test_the_selected_card_is_told_from_the_latest():
    text = (
        "Select a follower on the field. Reveal the top card of your deck, then deal damage "
        "equal to its attack to the selected follower."
    )
    assert refs(text) == [binding(text, a.TopCards), binding(text, a.Some)]


def test_it_may_be_this_card():
    assert refs("While this is on the field, its name is also Otter.", "follower") == [0]
    assert refs(
        (
            "At the start of your end phase, deal 1 damage to your leader. Put an ink counter on "
            "this. If it has 2, bury this."
        ),
        "amulet",
    ) == [0]


def test_what_would_happen_is_spoken_of_as_it():
    text = (
        "Select a follower on your field and refresh it. If your leader would take damage "
        "this turn, it takes that much minus 3 instead."
    )
    assert refs(text)[-1] == find(tree(text), a.Leader)[0].binding


def test_quoted_abilities_speak_for_themselves():
    text = (
        'Select a follower on your field and give it "Strike - Select an enemy follower on '
        'the field and deal it 2 damage."'
    )
    inner = find(tree(text), a.GainAbility)[0]
    assert [r.binding for r in find(inner, a.Ref)] == [1]


def test_x_holds_what_it_equals():
    for text in (
        "Draw X cards. X equals the number of amulets on your field.",
        "Give your leader {defense}+X, where X equals the number of amulets on your field.",
    ):
        (x,) = find(tree(text), a.X)
        assert isinstance(x.value, a.Count)


def test_x_without_a_definition_is_the_players_to_fix():
    text = "{fanfare} Banish X cards from your hand: Draw X cards."
    assert [x.value for x in find(tree(text, "follower"), a.X)] == [None, None]


def test_what_a_condition_asks_about_is_not_what_it_means():
    text = "Select an enemy follower on the field. If a follower on your field evolved this turn, deal it 3 damage."
    assert refs(text) == [1]
