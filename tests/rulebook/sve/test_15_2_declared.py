"""Declared cycles (sve 15.2.1.1): a sequence, a number of times, and what the non-active player says to it."""

from __future__ import annotations

import random

import pytest

import ludex
from ludex.kernel.storage.hashes import position_hash
from tests.rulebook.sve.cases.leisure import unhurried
from tests.sve_table import P1, P2, Piece, Table

FONT = "{act} {cost 0}: Give your leader {defense}+1."


def dancing() -> tuple[Table, Piece, Piece]:
    """A follower that refreshes itself when it attacks, and an opponent with two cards of Quick."""
    t = unhurried()
    dancer = t.field(P1, "Strike - Refresh this.", attack=1, defense=5)
    quick = t.spell(P2, "{quick}\nSelect an enemy follower on the field and banish it.", name="Snare")
    return t, dancer, quick


# -- the active player declares ---------------------------------------------------------------------------------------
@pytest.mark.rule("sve 15.2.1", "sve 15.2.1.1")
def test_15_2_1_1_what_has_led_back_may_be_declared_a_number_of_times() -> None:
    """After one use only the leader's defense differs: the same use may be declared twenty times at once."""
    t = unhurried()
    font = t.amulet(P1, FONT)
    assert t.forbids("repeat") == "sve 15.2.1.1"
    t.activate(font)
    assert t.forbids("repeat") == ""
    t.do("repeat", 20)
    assert t.leader_defense(P1) == 41
    assert [(e.kind, e.amount, e.key) for e in t.events() if e.rule == "sve 15.2.1.1"] == [
        ("cycle", 20, ""),
        ("cycle over", 20, ""),
    ]
    assert len([e for e in t.events("played") if e.card == font.id]) == 21
    assert t.asked == P1 and t.game.decision is not None and t.game.decision.rule == "sve 7.3.3"


@pytest.mark.rule("sve 15.2.1.1")
def test_15_2_1_1_it_is_offered_though_nothing_else_can_be_done() -> None:
    """The ability that has led back and ending the turn are all there is."""
    t = Table()
    font = t.amulet(P1, FONT)
    t.activate(font)
    assert t.options == [t.activation(font), "repeat", "end"]


def test_15_2_1_1_a_sequence_of_several_actions_is_repeated_as_a_whole() -> None:
    """Engage for a counter, refresh for a counter: neither alone leads back, both together do."""
    t = unhurried()
    mill = t.amulet(P1, "{act} {engage}: Put an ink counter on this.", name="Mill")
    hand = t.amulet(P1, "{act} {cost 0}: Select an engaged amulet on your field and refresh it.", name="Hand")
    t.activate(mill)
    assert t.forbids("repeat") == "sve 15.2.1.1"
    t.activate(hand)
    assert t.forbids("repeat") == ""
    t.do("repeat", 7)
    assert t.counters(mill, "ink") == 8 and not t.engaged(mill)


def test_15_2_1_1_new_tokens_stand_in_for_the_old_ones() -> None:
    """A token is made and buried in every round; each round has another one."""
    t = unhurried()
    t.field(P1, name="Bystander")
    nest = t.amulet(P1, "{act} {cost 0}: Summon a Fairy token.", name="Nest")
    altar = t.amulet(P1, "{act} Bury a follower: Give your leader {defense}+2.", name="Altar")
    t.activate(nest)
    t.activate(altar, next(p for p in t.pieces(P1, "field") if p.name == "Fairy"))
    assert t.forbids("repeat") == ""
    t.do("repeat", 5)
    assert t.leader_defense(P1) == 32 and t.names(P1, "field").count("Bystander") == 1


def test_15_2_1_1_it_ends_with_the_game() -> None:
    """Twenty rounds of damage are declared; the leader falls in the fifth."""
    t = unhurried()
    t.set(P2, leader_defense=6)
    spark = t.amulet(P1, "{act} {cost 0}: Deal 1 damage to each enemy leader.")
    t.activate(spark)
    t.do("repeat", 20)
    assert t.result is not None and (t.result.winner, t.result.rule) == (P1, "sve 11.2.1")
    assert t.event("cycle over").amount == 5


# -- what is no perpetual cycle ---------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "text",
    [
        "{act} {cost 1}: Give your leader {defense}+1.",
        "{act} {cost 0}: Give your leader {defense}+1. Activate only once per turn.",
        "{act} {engage}: Give your leader {defense}+1.",
        "{act} Remove an ink counter from this: Deal 1 damage to each enemy leader.",
        "{act} Reduce your leader's defense by 1: Deal 1 damage to each enemy leader.",
        "{act} {cost 0}: Draw a card.",
        "{act} {cost 0}: Roll a die. If you roll a 6, give your leader {defense}+1.",
        "{act} {cost 0}: Refresh this.",
    ],
)
def test_15_2_1_1_what_uses_something_up_is_no_perpetual_cycle(text: str) -> None:
    """Points, counters, defense, cards, chance, or nothing at all: there is nothing to declare."""
    t = unhurried()
    amulet = t.amulet(P1, text, counters={"ink": 5})
    t.activate(amulet)
    assert t.forbids("repeat") == "sve 15.2.1.1" and "repeat" not in t.options


def test_15_2_1_1_a_new_turn_has_its_own_sequences() -> None:
    """What was done last turn cannot be declared."""
    t = unhurried()
    font = t.amulet(P1, FONT)
    t.activate(font)
    t.end()
    t.end()
    assert t.forbids("repeat") == "sve 15.2.1.1"


def test_15_2_1_1_it_stops_where_it_cannot_go_on() -> None:
    """The target has fallen after five rounds of twenty; those are done, and the record says how many."""
    t = unhurried()
    target = t.field(P2, defense=6)
    sting = t.amulet(P1, "{act} {cost 0}: Select an enemy follower on the field and deal it 1 damage.")
    t.activate(sting)
    t.do("repeat", 20)
    assert t.zone_of(target) == "cemetery"
    over = t.event("cycle over")
    assert over.amount == 5 and over.key
    assert t.asked == P1 and t.forbids(t.activation(sting)) == "sve 10.6.2.3.3"


# -- the non-active player --------------------------------------------------------------------------------------------
@pytest.mark.rule("sve 15.2.1.1", "sve-R41")
def test_15_2_1_1_the_non_active_player_may_allow_it() -> None:
    """Every attack gives the opponent a chance to act; they allow the whole of it, and are not asked again."""
    t, dancer, quick = dancing()
    t.attack(dancer, "leader")
    t.choose("repeat")
    t.choose(6)
    assert t.asked == P2 and t.game.decision is not None and t.game.decision.rule == "sve 15.2.1.1"
    assert set(t.options) == {"allow", f"instead 2 play {quick}"}
    t.choose("allow")
    t.settle()
    assert t.leader_defense(P2) == 13 and t.zone_of(quick) == "hand"


@pytest.mark.rule("sve 15.2.1.1")
def test_15_2_1_1_the_non_active_player_may_break_in_at_a_point() -> None:
    """After two whole rounds, in the attack of the third, the declared card is played: fewer rounds than wanted."""
    t, dancer, quick = dancing()
    t.attack(dancer, "leader")
    t.choose("repeat")
    t.choose(6)
    t.choose(f"instead 2 play {quick}")
    assert t.asked == P2 and t.options == [f"number {n}" for n in range(6)]
    t.choose(2)
    t.settle()
    assert t.leader_defense(P2) == 17, "the first attack and two rounds; the third attacker was banished"
    assert t.zone_of(dancer) == "banished zone" and t.zone_of(quick) == "cemetery"
    over = t.event("cycle over")
    assert over.amount == 2 and over.key


@pytest.mark.rule("sve 15.2.1.1", "sve-R41")
def test_15_2_1_1_without_a_chance_to_act_there_is_nothing_to_ask() -> None:
    """Abilities in the main phase give the opponent no point at which to do anything."""
    t = unhurried()
    font = t.amulet(P1, FONT)
    t.spell(P2, "{quick}\nDraw a card.")
    t.activate(font)
    t.do("repeat", 3)
    assert t.leader_defense(P1) == 24


@pytest.mark.rule("sve 15.2.1.1")
def test_15_2_1_1_the_opponents_hand_stays_hidden() -> None:
    """While the opponent is asked, the active player does not see what could be played."""
    t, dancer, _ = dancing()
    t.attack(dancer, "leader")
    t.choose("repeat")
    t.choose(2)
    shown = t.game.view(P1)["decision"]
    assert isinstance(shown, dict) and "options" not in shown and "prompt" not in shown
    assert t.game.view(P2)["decision"] != shown


# -- records, saves, clones -------------------------------------------------------------------------------------------
@pytest.mark.rule("sve 15.2.1.1")
def test_15_2_1_1_saved_or_cloned_in_the_middle_it_goes_on_alike() -> None:
    """Loaded from a save before, or in the middle of, declaring, the same answers give the same position."""
    t = unhurried()
    font = t.amulet(P1, FONT)
    t.activate(font)
    before = ludex.load(t.game.save())
    t.choose("repeat")
    middle, twin = ludex.load(t.game.save()), t.game.clone()
    t.choose(30)
    before.choose("repeat")
    for g in (before, middle, twin):
        g.choose("number 30")
        assert position_hash(g) == position_hash(t.game)
    assert t.leader_defense(P1) == 51
    assert t.game.answers[-2:] == ("repeat", "number 30"), "what the game did itself is no answer"


@pytest.mark.rule("sve 15.2.1", "sve 15.2.1.1")
@pytest.mark.parametrize("seed", range(4))
def test_15_2_1_1_players_who_answer_anything_still_come_to_an_end(seed: int) -> None:
    """With cycles on both sides and answers by chance, somebody ends the turn, and in the end the game."""
    t = unhurried()
    for seat in (P1, P2):
        t.set(seat, deck=15)
        t.amulet(seat, FONT)
        t.amulet(seat, "{act} {cost 0}: Summon a Fairy token.", name="Nest")
        t.amulet(seat, "{act} Bury a follower: Give your leader {defense}+2.", name="Altar")
        t.field(seat, "Strike - Refresh this.", attack=1, defense=5, name="Dancer")
        t.spell(seat, "{quick}\nSelect an enemy follower on the field and deal it 1 damage.", name="Snare")
    chance, declared = random.Random(seed), 0
    for _ in range(3000):
        if t.result is not None:
            break
        eager = "repeat" in t.options and chance.random() < 0.5
        key = "repeat" if eager else chance.choice(t.options)
        declared += key == "repeat"
        t.choose(key)
    assert t.result is not None and declared
