"""Playing and resolving (sve 10) once more: each test here fails if just its own rule is taken out of the code."""

from __future__ import annotations

import pytest

from tests.rulebook.sve.cases.leisure import unhurried
from tests.sve_table import P1, P2


def test_10_3_4_an_ability_activated_only_from_a_zone_is_valid_there_only() -> None:
    """A follower's ability that says so is played in the hand, and not on the field."""
    text = "{act} {cost 1}: Draw a card. Activate only from your hand."
    t = unhurried()
    away, here = t.hand(P1, text), t.field(P1, text)
    assert t.forbids(t.activation(here)) == "sve 10.3.4"
    t.activate(away)
    assert t.count(P1, "hand") == 2


def test_10_3_4_a_price_from_a_zone_is_had_only_there() -> None:
    """What costs less from the EX area costs what is printed from the hand."""
    text = "This costs 2 less to play from your EX area."
    for zone, left in (("ex area", 8), ("hand", 6)):
        t = unhurried()
        card = t.put(P1, zone, text, cost=4)
        t.play(card)
        assert t.value(P1, "play points") == left


@pytest.mark.parametrize("defense", [3, 4])
def test_10_4_5_a_value_just_as_large_as_the_cost_pays_it(defense: int) -> None:
    """Three defense pays three, though the leader then has none and the game is lost."""
    t = unhurried()
    card = t.field(P1, "{act} Reduce your leader's defense by 3: Give your opponent's leader {defense}+1.")
    t.set(P1, leader_defense=defense)
    t.activate(card)
    assert t.leader_defense(P2) == 21
    assert (t.result is not None) is (defense == 3)


@pytest.mark.parametrize(
    "cost", ["Lose 2 evolution points", "Give your leader {defense}-2", "Reduce your leader's defense by 2"]
)
def test_10_4_5_a_value_that_is_too_small_pays_nothing(cost: str) -> None:
    """One evolution point, or one defense, does not pay for two, however the text says it."""
    t = unhurried()
    card = t.field(P1, f"{{act}} {cost}: Draw a card.")
    t.set(P1, evolution_points=1, leader_defense=1)
    assert t.activation(card) not in t.options
    assert t.forbids(t.activation(card)) == "sve 10.4.5"


def test_10_5_2_4_it_goes_on_while_the_non_active_players_ability_leaves_something_to_do() -> None:
    """What the other player's Last Words kills is destroyed, and its own Last Words played, before the next action."""
    t = unhurried()
    t.field(P2, "{last words} Deal 1 damage to each enemy follower on the field.", defense=1)
    victim = t.field(P1, "{last words} Draw a card.", defense=1)
    t.play(t.spell(P1, "Deal 1 damage to each enemy follower on the field."))
    assert (t.zone_of(victim), t.count(P1, "hand")) == ("cemetery", 1)
    assert t.game.pending == ()


@pytest.mark.parametrize(
    "part",
    [
        "Reduce your leader's defense by X", "Lose X evolution points", "Discard X cards",
        "Bury the top X cards of your deck", "Banish X cards in your cemetery", "Remove X Magic counters from this",
    ],
)  # fmt: skip
def test_10_6_2_5_3_whatever_part_comes_to_nothing_is_not_done_and_is_paid(part: str) -> None:
    """With X at zero nothing happens for the cost, and the ability is played; a follower in the hand is on no field."""
    t = unhurried()
    t.set(P1, evolution_points=0)
    t.hand(P1, cost=9)
    card = t.amulet(P1, f"{{act}} {part}: Draw a card. X equals the number of followers on your field.")
    t.activate(card)
    assert [e.kind for e in t.events()] == ["played", "draw"]


@pytest.mark.rule("sve 10.10.2")
def test_10_10_2_2_what_happens_to_no_card_is_ordered_by_the_player_it_happens_to() -> None:
    """On P1's turn P2 would lose; of two effects that step in P2 says which, though P1 is the active player."""
    t = unhurried()
    t.amulet(P2, "If you would lose the game, give your leader {defense}+7 instead.")
    t.amulet(P2, "If you would lose the game, give your leader {defense}+9 instead.")
    bolt = t.spell(P1, "Deal 21 damage to your opponent's leader.")
    t.choose(f"play {bolt}")
    decision = t.game.decision
    assert decision is not None and (decision.seat, decision.rule) == (P2, "sve 10.10.2")
    t.choose("apply 2")
    t.settle()
    assert (t.leader_defense(P2), t.result) == (8, None)


@pytest.mark.rule("sve 10.6.2.3.1", "sve 1.3.5.1")
@pytest.mark.parametrize("amulets", [0, 1, 2])
def test_10_6_2_3_1_just_as_many_targets_as_x_says(amulets: int) -> None:
    """With X at zero nobody is asked and nothing is destroyed."""
    t = unhurried()
    for _ in range(amulets):
        t.amulet(P1)
    foes = [t.field(P2, attack=n) for n in range(3)]
    text = "Select X enemy followers on the field and destroy them. X equals the number of amulets on your field."
    t.play(t.spell(P1, text), *foes[:amulets])
    assert [t.zone_of(foe) for foe in foes] == ["cemetery"] * amulets + ["field"] * (3 - amulets)


@pytest.mark.rule("sve 1.3.5.1")
@pytest.mark.parametrize(("least", "amulets", "asked"), [("2", 0, 2), ("X", 0, 0), ("X", 1, 1)])
def test_1_3_5_1_none_may_be_chosen_only_if_no_least_number_is_said(least: str, amulets: int, asked: int) -> None:
    """At least two are two or three, at least none may be none."""
    t = unhurried()
    for _ in range(amulets):
        t.amulet(P1)
    hand = [t.hand(P1, attack=n) for n in range(3)]
    text = f"Discard at least {least} cards." + " X equals the number of amulets on your field." * (least == "X")
    t.choose(f"play {t.spell(P1, text)}")
    for card in hand[:asked]:
        assert "done" not in t.options
        t.choose(card)
    t.choose("done")
    t.settle()
    assert [t.zone_of(card) for card in hand] == ["cemetery"] * asked + ["hand"] * (3 - asked)


@pytest.mark.rule("sve 10.4.2.2")
@pytest.mark.parametrize(("word", "there", "payable"), [("a", 1, True), ("all", 1, True), ("all", 0, False)])
def test_10_4_2_2_a_card_with_one_counter_pays_one_or_all_it_has(word: str, there: int, payable: bool) -> None:
    """One counter is as many as are asked for, and all there are; none is nothing to remove."""
    t = unhurried()
    counters = "counters" if word == "all" else "counter"
    wheel = t.field(P1, f"{{act}} Remove {word} notch {counters} from a Dial on your field: Draw a card.")
    dial = t.amulet(P1, name="Dial", counters={"notch": there})
    assert (t.activation(wheel) in t.options) is payable
    if payable:
        t.activate(wheel)
        assert (t.counters(dial, "notch"), t.count(P1, "hand")) == (0, 1)


@pytest.mark.rule("sve 1.3.2.2.1")
@pytest.mark.parametrize(
    ("words", "paid"),
    [("without paying its cost", 0), ("for 0 play points", 0), ("for X play points", 0), ("for 2 play points", 2)],
)
def test_1_3_2_2_1_a_card_played_by_an_effect_costs_what_the_effect_says(words: str, paid: int) -> None:
    """Nothing is nothing, and less than nothing as well: X is the number of amulets minus one, and there is none."""
    t = unhurried()
    end = " X equals the number of amulets on your field minus 1." * ("X" in words)
    gift = t.hand(P1, name="Gift", cost=5, attack=3)
    t.play(t.spell(P1, f"Select a follower in your hand. Play it {words}.{end}"), gift)
    assert (t.zone_of(gift), t.value(P1, "play points")) == ("field", 10 - paid)
