"""Evolve abilities (sve 12.2): what they cost, evolution points and super-evolution points."""

from __future__ import annotations

import pytest

from tests.rulebook.sve.cases.leisure import unhurried
from tests.sve_table import P1, P2, Piece, Table

EVOLVE = "{evolve} {cost 2}: Evolve this follower."


def pair(t: Table, text: str = EVOLVE, up: str = "", **details: object) -> tuple[Piece, Piece]:
    """A 1/1 follower of P1 and its 3/4 evolution in the evolve deck."""
    base = t.field(P1, text, name="Diver", **details)
    return base, t.evolve_deck(P1, up, name="Diver", attack=3, defense=4)


def evolve_rule(t: Table, base: Piece) -> str:
    """The rule that forbids the evolve ability, "" if it may be played."""
    return t.forbids(t.activation(base))


# -- 12.2.1, 12.2.2 ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("sve 12.2.1.1")
def test_12_2_1_an_evolve_ability_is_played_in_the_main_phase_for_its_cost() -> None:
    """Two play points, and the follower has its evolved card's numbers; being activated does not engage it."""
    t = unhurried()
    base, up = pair(t)
    t.activate(base)
    assert (t.stats(base), t.value(P1, "play points"), t.zone_of(up)) == ((3, 4), 8, "evolve zone")
    assert not t.engaged(base)
    assert t.event("played").key == "evolve" and t.event("evolved", base).rule == "sve 5.16.1.3"


def test_12_2_1_it_can_be_played_the_turn_the_follower_arrives() -> None:
    """Evolve abilities know no waiting."""
    t = unhurried()
    base, _ = pair(t, arrived="now")
    t.activate(base)
    assert t.stats(base) == (3, 4)


def test_12_2_2_a_card_of_the_same_name_is_revealed_as_part_of_the_cost() -> None:
    """With two that match, the player picks; it is revealed before the ability resolves, and it is the one used."""
    t = unhurried()
    base, small = pair(t)
    big = t.evolve_deck(P1, name="Diver", attack=7, defense=7)
    t.choose(t.activation(base))
    assert set(t.options) == {f"pick {small}", f"pick {big}"}
    t.do(f"pick {big}")
    assert t.stats(base) == (7, 7) and t.zone_of(small) == "evolve deck"
    assert t.event("reveal", big).rule == "sve 12.2.2"
    course = [e.kind for e in t.events() if e.kind in ("reveal", "played", "evolved")]
    assert course == ["reveal", "played", "evolved"]


def test_12_2_2_without_such_a_card_it_cannot_be_played() -> None:
    """Another name, or another player's card, does not help."""
    t = unhurried()
    base = t.field(P1, EVOLVE, name="Diver")
    t.evolve_deck(P1, name="Swimmer", attack=3, defense=3)
    t.evolve_deck(P2, name="Diver", attack=3, defense=3)
    assert evolve_rule(t, base) == "sve 12.2.2"


@pytest.mark.rule("sve-R2")
def test_12_2_2_a_faceup_card_cannot_be_revealed() -> None:
    """A card that came back faceup is no longer part of the evolve deck."""
    t = unhurried()
    base = t.field(P1, EVOLVE, name="Diver")
    t.evolve_deck(P1, name="Diver", attack=3, defense=3, faceup=True)
    assert evolve_rule(t, base) == "sve 12.2.2"


def test_12_2_2_the_revealed_card_is_for_this_card_only() -> None:
    """Another follower evolved by the same ability uses a card of its own."""
    t = unhurried()
    text = "{evolve} {cost 1}: Evolve this follower. Select another follower on your field and evolve it."
    base, up = pair(t, text)
    other = t.field(P1, name="Swimmer")
    theirs = t.evolve_deck(P1, name="Swimmer", attack=5, defense=5)
    t.activate(base)
    assert (t.stats(base), t.stats(other)) == ((3, 4), (5, 5))
    assert t.zone_of(up) == t.zone_of(theirs) == "evolve zone"


# -- 12.2.3 -----------------------------------------------------------------------------------------------------------
def test_12_2_3_one_evolution_point_may_stand_in_for_one_play_point() -> None:
    """Cost 2: either two play points, or one of each."""
    for use, left in ((True, (9, 1)), (False, (8, 2))):
        t = unhurried()
        t.set(P1, evolution_points=2)
        base, _ = pair(t)
        t.activate(base, use)
        assert (t.value(P1, "play points"), t.value(P1, "evolution points")) == left
        assert t.stats(base) == (3, 4)


@pytest.mark.parametrize(("points", "evolution", "rule"), [(1, 1, ""), (1, 0, "sve 10.4.4"), (0, 2, "sve 10.4.4")])
def test_12_2_3_only_one_may(points: int, evolution: int, rule: str) -> None:
    """Two evolution points do not pay a cost of two; one and one do."""
    t = unhurried()
    t.set(P1, play_points=points, evolution_points=evolution)
    base, _ = pair(t)
    assert evolve_rule(t, base) == rule
    if not rule:
        t.activate(base)
        assert (t.value(P1, "play points"), t.value(P1, "evolution points")) == (0, 0)


def test_12_2_3_a_cost_without_play_points_takes_no_evolution_point() -> None:
    """There is nothing to stand in for, so nothing is asked."""
    t = unhurried()
    t.set(P1, evolution_points=1)
    base, _ = pair(t, "{evolve} {cost 0}: Evolve this follower.")
    t.activate(base)
    assert t.value(P1, "evolution points") == 1 and t.stats(base) == (3, 4)


def test_12_2_3_other_abilities_and_cards_take_no_evolution_point() -> None:
    """An ordinary activated ability and a card cost play points and nothing else."""
    t = unhurried()
    t.set(P1, play_points=1, evolution_points=3)
    actor = t.field(P1, "{act} {cost 2}: Draw a card.")
    card = t.hand(P1, cost=2)
    assert t.forbids(t.activation(actor)) == t.forbids(f"play {card}") == "sve 10.4.4"


# -- 12.2.4 -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("seat", "turns", "offered"), [(P1, 6, False), (P1, 7, True), (P1, 9, True), (P2, 5, False), (P2, 6, True)]
)
def test_12_2_4_super_evolving_waits_for_the_seventh_or_sixth_turn(seat: int, turns: int, offered: bool) -> None:
    """P1 went first: seven turns for P1, six for P2."""
    t = unhurried(turn_of=seat, turns_passed=turns)
    base = t.field(seat, EVOLVE, name="Diver")
    t.evolve_deck(seat, name="Diver", attack=3, defense=4)
    t.choose(t.activation(base))
    asked = t.game.decision
    assert (asked is not None and asked.rule == "sve 12.2.4") is offered
    if offered:
        t.do("yes")
        assert t.value(seat, "super-evolution points") == 0 and t.stats(base) == (4, 5)
    else:
        assert t.value(seat, "super-evolution points") == 1 and t.stats(base) == (3, 4)


def test_12_2_4_it_needs_a_super_evolution_point() -> None:
    """Without one nothing is offered."""
    t = unhurried(turns_passed=8)
    t.set(P1, super_evolution_points=0)
    base, _ = pair(t)
    t.activate(base)
    assert t.stats(base) == (3, 4)


def test_12_2_4_the_point_is_paid_on_top_of_the_cost() -> None:
    """It stands in for nothing, and it may be kept."""
    t = unhurried(turns_passed=8)
    base, _ = pair(t)
    t.activate(base, True)
    assert (t.value(P1, "play points"), t.value(P1, "super-evolution points")) == (8, 0)
    t = unhurried(turns_passed=8)
    base, _ = pair(t)
    t.activate(base, False)
    assert (t.value(P1, "play points"), t.value(P1, "super-evolution points")) == (8, 1)
    assert t.stats(base) == (3, 4) and not t.events("super-evolved")


@pytest.mark.rule("sve 12.2.4.2")
def test_12_2_4_1_the_follower_gets_one_and_one_after_it_is_linked() -> None:
    """The gain comes after the link, lasts, and the card has both evolved and super-evolved."""
    t = unhurried(turns_passed=8)
    base, _ = pair(t)
    t.activate(base, True)
    course = [(e.kind, e.key) for e in t.events("", base) if e.kind in ("link", "change", "evolved", "super-evolved")]
    assert course[:3] == [("link", ""), ("change", "attack"), ("change", "defense")]
    assert {kind for kind, _ in course[3:]} == {"evolved", "super-evolved"}
    t.end()
    assert t.stats(base) == (4, 5)


def test_12_2_4_1_a_card_that_is_no_follower_gets_nothing() -> None:
    """Super-evolved while it is an amulet, it has its evolved card's numbers when it is a follower again."""
    t = unhurried(turns_passed=8)
    base, _ = pair(t)
    change = t.spell(P1, "Select a follower on your field and change it into an amulet for the rest of the turn.")
    t.play(change)
    t.activate(base, True)
    t.end()
    assert t.stats(base) == (3, 4)


@pytest.mark.rule("sve 12.17.1", "sve 12.6.1")
def test_12_2_4_2_what_waits_for_either_happens() -> None:
    """On Evolve and On Super-Evolve both trigger, and others' abilities that wait for an evolution."""
    t = unhurried(turns_passed=8)
    up = "On Evolve - Draw a card.\nOn Super-Evolve - Draw 2 cards."
    base, _ = pair(t, up=up)
    t.amulet(P1, "Whenever a follower on your field evolves, give your leader {defense}+1.")
    t.amulet(P1, "Whenever a follower on your field super-evolves, give your leader {defense}+2.")
    t.activate(base, True, *["trigger 1"] * 3)
    assert (t.count(P1, "hand"), t.leader_defense(P1)) == (3, 23)


@pytest.mark.rule("sve-R33")
def test_12_2_4_abilities_that_only_count_like_evolve_do_not_super_evolve() -> None:
    """An advanced ability offers no super-evolution."""
    t = unhurried(turns_passed=8)
    actor = t.field(P1, "{advanced} {cost 1}: Draw a card.")
    t.activate(actor)
    assert (t.count(P1, "hand"), t.value(P1, "super-evolution points")) == (1, 1)


@pytest.mark.rule("sve 10.10.2.4")
@pytest.mark.parametrize(
    ("text", "cost"),
    [
        ("This card's {evolve} costs 0.", 0),
        ("This card's {evolve} costs 1 less for every other follower on your field.", 1),
        ("This card's {evolve} costs 1 more.\nThis card's {evolve} costs 0.", 1),
    ],
)
def test_12_2_3_the_cost_of_an_evolve_ability_can_be_changed(text: str, cost: int) -> None:
    """Set to a number, lowered, or both; an evolution point stands in only for what is left."""
    t = unhurried()
    t.set(P1, play_points=0, evolution_points=1)
    base, _ = pair(t, f"{EVOLVE}\n{text}")
    t.field(P1)
    t.activate(base)
    assert t.stats(base) == (3, 4) and t.value(P1, "evolution points") == 1 - cost


@pytest.mark.parametrize("paid", [True, False])
def test_12_2_4_2_super_evolved_is_only_what_the_point_was_paid_for(paid: bool) -> None:
    """A text that speaks of super-evolved followers does not mean one that has merely evolved."""
    t = unhurried(turns_passed=8)
    base, _ = pair(t)
    spell = t.spell(P1, "Destroy each super-evolved follower on your field.")
    t.activate(base, paid)
    t.play(spell)
    assert t.zone_of(base) == ("cemetery" if paid else "field")
