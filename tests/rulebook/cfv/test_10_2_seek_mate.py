"""Seek Mate (cfv 10.2.9): a vanguard and the Mate its icon names."""

from __future__ import annotations

import pytest

from ludex.lang import read
from tests.cfv_table import P1, P2, Piece, Table

SEEK = '[ACT](VC): Legion 20000 "Other Half"'


def _ready(text: str = SEEK, *, drop: int = 4, grade: int = 3, **details: object) -> tuple[Table, Piece]:
    """P1's vanguard may seek its Mate: cards in the drop zone, an opposing vanguard of a grade."""
    t = Table()
    leader = t.vanguard(P1, text, power=11000, **details)
    t.vanguard(P2, grade=grade)
    t.set(P1, drop=drop)
    return t, leader


@pytest.mark.rule("cfv 10.2.9.1", "cfv 10.1.24.1.1")
@pytest.mark.parametrize("text", [SEEK, '[ACT](VC): Seek Mate "Other Half"'])
def test_10_1_24_1_1_the_icon_is_read_with_its_number_and_by_its_name(text: str) -> None:
    """Both are one ability of seeking, and a player reads them as they were written."""
    t, leader = _ready(text)
    mate = t.deck(P1, name="Other Half", grade=2)
    assert read(text, "cfv").canonical == text
    t.activate(leader, True, mate)
    assert t.events("legioned", leader)


@pytest.mark.rule("cfv 10.2.9.1", "cfv 10.1.24.1", "cfv 10.1.24.2")
def test_10_2_9_2_four_cards_go_back_and_the_mate_comes() -> None:
    """The drop zone's four cards return, the Mate is put beside the vanguard, and the deck is shuffled."""
    t, leader = _ready()
    mate = t.deck(P1, name="Other Half", grade=2, power=9000)
    t.activate(leader, True, mate)
    assert t.count(P1, "drop zone") == 0 and t.where(mate) == (P1, "vanguard circle")
    assert t.count(P1, "deck") == 24 and t.events("shuffle")
    assert t.event("legioned", leader).rule == "cfv 10.1.24.13"
    assert t.game.cards[mate.id].links == (leader.id,)


def test_10_2_9_1_1_only_what_the_icon_names_can_be_found() -> None:
    """A card of another name in the deck cannot be taken."""
    t, leader = _ready()
    mate = t.deck(P1, name="Other Half", grade=2)
    stranger = t.deck(P1, name="Other Half Again", grade=2)
    t.choose(t.activation(leader))
    t.choose("yes")
    assert f"pick {mate}" in t.options and f"pick {stranger}" not in t.options


@pytest.mark.parametrize("name", ["Other Half", "Second Half"])
def test_10_2_9_2_1_one_of_several_names(name: str) -> None:
    """With "or" one card of either name is found, and only one."""
    t, leader = _ready('[ACT](VC): Legion 20000 "Other Half" or "Second Half"')
    cards = {n: t.deck(P1, name=n, grade=2) for n in ("Other Half", "Second Half")}
    t.activate(leader, True, cards[name])
    assert t.where(cards[name]) == (P1, "vanguard circle") and t.count(P1, "vanguard circle") == 2


@pytest.mark.rule("cfv-R13")
def test_10_2_9_2_with_three_cards_it_cannot_be_played() -> None:
    """Three are not four."""
    t, leader = _ready(drop=3)
    t.deck(P1, name="Other Half", grade=2)
    t.hand(P1, grade=1)
    assert t.forbids(t.activation(leader)) == "cfv 10.2.9.2"


@pytest.mark.rule("cfv-R13", "cfv 8.1.1.1.2.1")
def test_10_2_9_2_against_a_low_grade_it_is_used_up_for_nothing() -> None:
    """The opposing vanguard is grade 2: no cards go back, no Mate, and no second time."""
    t, leader = _ready(grade=2)
    t.deck(P1, name="Other Half", grade=2)
    t.hand(P1, grade=1)
    t.activate(leader)
    assert t.count(P1, "drop zone") == 4 and t.count(P1, "vanguard circle") == 1
    assert t.forbids(t.activation(leader)) == "cfv 11.2.1.1"


@pytest.mark.rule("cfv-R13")
def test_10_2_9_2_one_of_the_four_may_be_found() -> None:
    """The Mate lies in the drop zone: it returns to the deck and is found there."""
    t, leader = _ready(drop=3)
    mate = t.drop(P1, name="Other Half", grade=2)
    t.activate(leader, True, mate)
    assert t.where(mate) == (P1, "vanguard circle")


@pytest.mark.rule("cfv-R13", "cfv 10.1.9.1.1")
@pytest.mark.parametrize("how", ["decline", "find none"])
def test_10_2_9_2_declining_uses_it_up(how: str) -> None:
    """Who returns no cards or finds no Mate has no legion, and the ability is used up."""
    t, leader = _ready()
    t.deck(P1, name="Other Half", grade=2)
    t.hand(P1, grade=1)
    t.activate(leader, *([False] if how == "decline" else [True, "done"]))
    assert t.count(P1, "vanguard circle") == 1
    assert t.count(P1, "drop zone") == (4 if how == "decline" else 0)
    assert t.forbids(t.activation(leader)) == "cfv 11.2.1.1"


@pytest.mark.rule("cfv-R32", "cfv 10.2.9.2")
def test_10_2_9_2_never_again_for_who_was_in_legion() -> None:
    """A former Leader that has another such ability cannot use it for a second Mate."""
    t = Table()
    leaves = "[ACT](VC): Return this unit to your hand."
    leader = t.vanguard(P1, SEEK, power=11000)
    mate = t.mate(P1, leader, leaves, name="First Half")
    t.vanguard(P2, grade=3)
    t.set(P1, drop=4)
    other = t.deck(P1, name="Other Half", grade=2)
    t.activate(mate)
    assert not t.game.cards[leader.id].links
    t.activate(leader)
    assert t.zone_of(other) == "deck" and t.count(P1, "drop zone") == 4


@pytest.mark.rule("cfv-R32", "cfv 10.2.9.2")
def test_10_2_9_2_a_former_mate_was_in_legion_too() -> None:
    """What is left of a legion may be the Mate; it has been in a legion state."""
    t = Table()
    leader = t.vanguard(P1, "[ACT](VC): Return this unit to your hand.")
    mate = t.mate(P1, leader, SEEK, grade=3)
    t.set(P1, drop=4)
    other = t.deck(P1, name="Other Half", grade=2)
    t.activate(leader)
    t.activate(mate)
    assert t.zone_of(other) == "deck" and t.count(P1, "drop zone") == 4


@pytest.mark.rule("cfv-R13", "cfv 6.6.1.2.2")
def test_10_2_9_2_only_in_the_own_main_phase() -> None:
    """It is an activated ability: not in the battle phase."""
    t, leader = _ready()
    t.deck(P1, name="Other Half", grade=2)
    t.to_battle()
    assert t.options == ["attack", "end"] and t.why_not(t.activation(leader)) is not None
