"""One claim, one test: rules of fow-5.01 and fow-5.5 each by itself, by what a player would see."""

from __future__ import annotations

import pytest

from ludex import games
from ludex.games.fow.ch02_cards.cardfile import Side
from ludex.games.fow.ch02_cards.definitions import types_of
from tests.fow_table import P1, P2, Table

pytestmark = pytest.mark.editions("fow-5.01", "fow-5.5")
both = pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla"))
DRAW = "Draw a card."


# -- winning -----------------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 1.3:1")
def test_who_meets_a_losing_condition_has_lost(ruleset: str) -> None:
    t = Table(ruleset)
    t.set(P1, life=100)
    t.cast(t.chant(P1, "Deal 100 damage to each player."))
    assert t.result is not None and t.result.winner == P2


@both
@pytest.mark.rule("fow 1.3:2")
def test_when_one_has_lost_the_other_wins(ruleset: str) -> None:
    t = Table(ruleset)
    t.set(P2, life=100)
    t.cast(t.chant(P1, "Deal 100 damage to each player."))
    assert t.result is not None and t.result.winner == P1


# -- words and zones ---------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 2.1:6", "fow 3.6:4")
def test_a_resonator_without_a_zone_is_one_in_a_field(ruleset: str) -> None:
    t = Table(ruleset)
    there = t.field(P2)
    for zone in ("hand", "graveyard", "removed area"):
        t.put(P2, zone)
    t.cast(t.chant(P1, "Destroy all resonators your opponent controls."))
    assert t.zone_of(there) == "graveyard" and len(t.events("destroy")) == 1


@both
@pytest.mark.rule("fow 3.7:4")
def test_a_magic_stone_without_a_zone_is_one_in_its_area(ruleset: str) -> None:
    t = Table(ruleset)
    there, away = t.stone(P2), t.put(P2, "graveyard", type="magic stone")
    t.cast(t.chant(P1, "Rest all magic stones your opponent controls."))
    assert t.rested(there) and not t.rested(away)


@both
@pytest.mark.rule("fow 3.8:4")
def test_a_ruler_without_a_zone_is_one_in_its_area(ruleset: str) -> None:
    t = Table(ruleset)
    ruler, j_ruler = t.ruler(P2), t.j_ruler(P1)
    t.cast(t.chant(P1, "Rest target ruler."))
    assert t.rested(ruler) and not t.rested(j_ruler)


@both
@pytest.mark.rule("fow 3.1:2.1")
def test_everybody_sees_how_many_cards_there_are(ruleset: str) -> None:
    t = Table(ruleset)
    t.set(P1, hand=3)
    assert [t.seen(seat, P1, "hand")["count"] for seat in (P1, P2, None)] == [3, 3, 3]


@both
@pytest.mark.rule("fow 3.4:2")
def test_nobody_sees_into_a_magic_stone_deck(ruleset: str) -> None:
    t = Table(ruleset)
    card = t.put(P1, "magic stone deck")
    assert not any(t.sees(seat, card) for seat in (P1, P2, None))


@both
@pytest.mark.rule("fow 3.7:2")
def test_everybody_sees_the_magic_stones(ruleset: str) -> None:
    t = Table(ruleset)
    card = t.stone(P1)
    assert all(t.sees(seat, card) for seat in (P1, P2, None))


@both
@pytest.mark.rule("fow 3.8:2")
def test_everybody_sees_the_ruler(ruleset: str) -> None:
    t = Table(ruleset)
    card = t.ruler(P1)
    assert all(t.sees(seat, card) for seat in (P1, P2, None))


@both
@pytest.mark.rule("fow 3.2:1.1")
def test_resting_turns_what_is_recovered_and_recovering_what_is_rested(ruleset: str) -> None:
    t = Table(ruleset)
    upright, lying = t.field(P1, attack=100), t.field(P1, rested=True, attack=200)
    rest, ready = t.chant(P1, "Rest target resonator."), t.chant(P1, "Recover target resonator.")
    t.cast(rest, upright)
    t.cast(ready, lying)
    assert t.rested(upright) and not t.rested(lying)


@both
@pytest.mark.rule("fow 3.6:3")
def test_a_card_in_a_field_is_recovered_or_rested(ruleset: str) -> None:
    t = Table(ruleset)
    card = t.field(P1)
    t.cast(t.chant(P1, "Rest target card you control."), card)
    assert t.rested(card)


@both
@pytest.mark.rule("fow 3.7:3")
def test_a_stone_in_its_area_is_recovered_or_rested(ruleset: str) -> None:
    t = Table(ruleset)
    card = t.stone(P1)
    t.cast(t.chant(P1, "Rest target magic stone."))
    assert t.rested(card)


@both
@pytest.mark.rule("fow 3.8:3")
def test_a_ruler_in_its_area_is_recovered_or_rested(ruleset: str) -> None:
    t = Table(ruleset)
    card = t.ruler(P1)
    t.cast(t.chant(P1, "Rest target card you control."))
    assert t.rested(card)


@both
@pytest.mark.rule("fow 13.4:1")
def test_a_fifth_lifebreak_card_goes_to_the_graveyard(ruleset: str) -> None:
    t = Table(ruleset)
    old = [t.lifebreak(P1, attack=100 + n) for n in range(4)]
    new = t.deck(P1)
    t.cast(t.chant(P1, "Put the top card of your main deck into your lifebreak area."))
    assert t.zone_of(new) == "graveyard" and all(t.zone_of(card) == "lifebreak area" for card in old)


@pytest.mark.rule("fow-5.01 2.1:3.2")
@pytest.mark.parametrize("kind", ["field", "resonator", "ruler/J-ruler"])
def test_an_addition_is_of_one_of_three_kinds(kind: str) -> None:
    assert "addition" in types_of(Side(name="A", type="addition", subtype=kind))


# -- priority ----------------------------------------------------------------------------------------------------------
def _burnt(ruleset: str) -> Table:
    t = Table(ruleset, asking=True)
    t.field(P1, "When a resonator your opponent controls is destroyed, draw a card.")
    t.play(t.chant(P1, "Deal 300 damage to target resonator."), t.field(P2, defense=300, name="Victim"))
    t.pass_both()
    return t


@both
@pytest.mark.rule("fow 6.1:1")
def test_processes_come_first_then_abilities_then_an_action(ruleset: str) -> None:
    t = _burnt(ruleset)
    assert t.names(P2, "graveyard") == ["Victim"] and t.options == ["trigger 1"]
    t.choose("trigger 1")
    assert t.menu == "fow priority"


@both
@pytest.mark.rule("fow 6.1:1.2")
def test_a_triggered_ability_is_chosen_and_played_before_anybody_acts(ruleset: str) -> None:
    t = _burnt(ruleset)
    assert t.asked == P1 and t.options == ["trigger 1"] and not t.chase
    t.choose("trigger 1")
    assert len(t.chase) == 1


@both
@pytest.mark.rule("fow 6.1:1.4")
def test_after_a_pass_the_other_player_is_asked_and_after_both_the_newest_resolves(ruleset: str) -> None:
    t = Table(ruleset, asking=True)
    t.play(t.instant(P1, DRAW))
    t.pass_()
    assert t.asked == P2 and t.count(P1, "hand") == 0
    t.pass_()
    assert t.count(P1, "hand") == 1


@both
@pytest.mark.rule("fow 6.3:1", "fow 6.3:1.1")
def test_a_chant_instant_is_played_in_the_other_players_turn(ruleset: str) -> None:
    t = Table(ruleset, asking=True)
    instant = t.instant(P2, DRAW)
    t.pass_()
    assert t.asked == P2 and f"play {instant}" in t.options


@both
@pytest.mark.rule("fow 6.3:1.5")
def test_whoever_has_priority_may_pass(ruleset: str) -> None:
    t = Table(ruleset, asking=True)
    t.instant(P2, DRAW)
    assert t.asked == P1 and "pass" in t.options
    t.pass_()
    assert t.asked == P2 and "pass" in t.options


@both
@pytest.mark.rule("fow 6.3:2")
def test_actions_of_the_main_phase_need_an_empty_chase(ruleset: str) -> None:
    t = Table(ruleset, asking=True)
    instant, chant = t.instant(P1, DRAW), t.chant(P1, DRAW, name="Chant")
    assert {"battle", "call", f"play {chant}"} <= set(t.options)
    t.play(instant)
    assert not {"battle", "call", f"play {chant}"} & set(t.options)


@both
@pytest.mark.rule("fow 6.3:2.1", "fow 7.1:1")
def test_a_resonator_is_played_in_the_own_main_phase_only(ruleset: str) -> None:
    for phase, may in (("main", True), ("end", False)):
        t = Table(ruleset, asking=True, phase=phase)
        card = t.hand(P1, cost="{0}")
        assert (f"play {card}" in t.options) is may


@both
@pytest.mark.rule("fow 7.3:1")
def test_a_chant_is_played_in_the_own_main_phase_only(ruleset: str) -> None:
    for phase, may in (("main", True), ("end", False)):
        t = Table(ruleset, asking=True, phase=phase)
        card = t.chant(P1, DRAW)
        assert (f"play {card}" in t.options) is may


@both
@pytest.mark.rule("fow 6.3:2.3")
def test_judgment_is_an_action_of_the_own_main_phase(ruleset: str) -> None:
    for phase, may in (("main", True), ("end", False)):
        t = Table(ruleset, asking=True, phase=phase)
        t.ruler(P1, "[Judgment] {0}")
        assert ("judgment" in t.options) is may


@both
@pytest.mark.rule("fow 7.1:2")
def test_a_resonator_is_played_from_the_hand_and_from_nowhere_else(ruleset: str) -> None:
    t = Table(ruleset, asking=True)
    card = t.hand(P1, cost="{0}")
    away = [t.put(P1, zone, cost="{0}") for zone in ("graveyard", "deck", "removed area", "lifebreak area")]
    assert f"play {card}" in t.options and not {f"play {other}" for other in away} & set(t.options)


@both
@pytest.mark.rule("fow 7.1:3")
def test_a_resolved_resonator_is_in_its_controllers_field(ruleset: str) -> None:
    t = Table(ruleset)
    card = t.hand(P1, cost="{0}")
    t.cast(card)
    assert t.where(card) == (P1, "field")


@both
@pytest.mark.rule("fow 7.2:2")
def test_an_addition_is_played_from_the_hand_and_from_nowhere_else(ruleset: str) -> None:
    t = Table(ruleset, asking=True)
    kind: dict[str, object] = {"type": "addition", "subtype": "field", "cost": "{0}"}
    card, away = t.hand(P1, "", **kind), [t.put(P1, zone, "", **kind) for zone in ("graveyard", "deck", "removed area")]
    assert f"play {card}" in t.options and not {f"play {other}" for other in away} & set(t.options)


@both
@pytest.mark.rule("fow 7.3:2")
def test_a_chant_is_played_from_the_hand_and_from_nowhere_else(ruleset: str) -> None:
    t = Table(ruleset, asking=True)
    kind: dict[str, object] = {"type": "spell", "subtype": "chant", "cost": "{0}"}
    card, away = t.hand(P1, DRAW, **kind), [t.put(P1, zone, DRAW, **kind) for zone in ("graveyard", "removed area")]
    assert f"play {card}" in t.options and not {f"play {other}" for other in away} & set(t.options)


@both
@pytest.mark.rule("fow 7.7:1", "fow 7.7:2")
def test_a_chant_instant_is_played_from_the_hand_whenever_one_has_priority(ruleset: str) -> None:
    t = Table(ruleset, asking=True, phase="end")
    kind: dict[str, object] = {"type": "spell", "subtype": "chant-instant", "cost": "{0}"}
    card, away = t.hand(P1, DRAW, **kind), t.graveyard(P1, DRAW, **kind)
    assert f"play {card}" in t.options and f"play {away}" not in t.options


# -- turns and battles -------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 4.2:7")
def test_turns_alternate(ruleset: str) -> None:
    t = Table(ruleset)
    turns = [t.game.active]
    for _ in range(3):
        t.to_next_turn()
        turns.append(t.game.active)
    assert turns == [P1, P2, P1, P2]


@both
@pytest.mark.rule("fow 8.2:2", "fow 8.2:7")
def test_both_players_may_act_before_and_after_the_attack_the_turn_player_first(ruleset: str) -> None:
    t = Table(ruleset, asking=True)
    attacker = t.field(P1)
    t.choose("battle")
    asked = []
    while t.menu != "fow attack":
        asked.append(t.asked)
        t.pass_()
    assert asked[-2:] == [P1, P2]
    t.choose(f"attack {attacker} {t.player(P2)}")
    assert t.asked == P1 and t.menu == "fow priority"
    t.pass_()
    assert t.asked == P2 and t.menu == "fow priority"


# -- abilities ---------------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow-5.5 9.1:1.3", "fow-5.01 9.1:1.1")
def test_an_ability_without_a_trigger_works_all_the_time(ruleset: str) -> None:
    t = Table(ruleset)
    t.field(P1, "[Continuous] Other resonators you control gain [+200/+200].")
    assert t.stats(t.field(P1, attack=100, defense=100)) == (300, 300)


@both
@pytest.mark.rule("fow 9.2:1.3")
def test_abilities_of_magic_stones_work_in_their_area_alone(ruleset: str) -> None:
    t = Table(ruleset, asking=True)
    text = "[Activate] {0}: Draw a card."
    there, away = t.put(P1, "stones", text), t.put(P1, "graveyard", text, type="magic stone")
    assert t.activation(there) in t.options and t.activation(away) not in t.options


@both
@pytest.mark.rule("fow 9.3:2")
def test_a_card_is_shown_then_aimed_then_paid_for(ruleset: str) -> None:
    t = Table(ruleset, asking=True)
    theirs, _ = t.field(P2, attack=100), t.field(P2, attack=200)
    spell, stone = t.chant(P1, "Destroy target resonator.", cost="{R}"), t.stone(P1, "fire")
    t.choose(f"play {spell}")
    assert t.zone_of(spell) == "chase area" and not t.rested(stone)
    t.choose(theirs)
    assert t.options == [f"rest {stone} R"]


@both
@pytest.mark.rule("fow 9.9:1", "fow 9.9:2")
def test_each_part_of_an_effect_is_applied_in_its_own_layer(ruleset: str) -> None:
    """Who becomes an Elf later in the order gets the Elves' bonus, which is a number, but not their skill."""
    t = Table(ruleset)
    t.field(P1, "Elves you control gain [+300/+300] and [Flying].", race="Dwarf")
    card = t.field(P1, attack=300, defense=300, race="Human")
    t.cast(t.chant(P1, "Target resonator's race becomes Elf until end of turn."), card)
    assert t.stats(card) == (600, 600) and not t.has(card, "Flying")


@both
@pytest.mark.rule("fow 9.9:1.3")
def test_a_changed_race_counts_for_what_gives_numbers(ruleset: str) -> None:
    t = Table(ruleset)
    t.field(P1, "Elves you control gain [+300/+300].", race="Dwarf")
    card = t.field(P1, attack=300, defense=300, race="Elf")
    assert t.stats(card) == (600, 600)
    t = Table(ruleset)
    t.field(P1, "Elves you control gain [+300/+300].", race="Dwarf")
    card = t.field(P1, attack=300, defense=300, race="Elf")
    t.cast(t.chant(P1, "Target resonator's race becomes Human until end of turn."), card)
    assert t.stats(card) == (300, 300)



@pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla"))
@pytest.mark.rule("fow 4.2:6")
def test_both_rulers_are_told_as_the_game_begins(ruleset: str) -> None:
    """Each player's ruler, once."""
    decks = games.room(ruleset).starter_decks(ruleset)
    g = games.start(ruleset, (decks[0], decks[1]), 3)
    while g.turn < 1 or not any(e.kind == "turn" for e in g.log.since(0)):
        assert g.decision is not None
        g.choose(g.decision.options[-1].key)
    assert sorted(e.seat for e in g.log.since(0) if e.kind == "ruler") == [P1, P2]
    assert all(g.cards[c].owner == seat for seat in (P1, P2) for zone in g.rules.spec for c in g.zone(seat, zone))


@both
@pytest.mark.rule("fow 5.4:5.2")
@pytest.mark.parametrize(
    ("words", "after"),
    [
        ("until end of turn", [0, 0, 0]),
        ("until end of your opponent's next turn", [200, 0, 0]),
        ("until end of your next turn", [200, 200, 0]),
    ],
)
def test_what_lasts_ends_with_the_turn_of_the_player_it_names(ruleset: str, words: str, after: list[int]) -> None:
    t = Table(ruleset)
    card = t.field(P1, attack=500)
    t.cast(t.chant(P1, f"Target resonator gains [+200/+0] {words}."))
    assert t.stats(card)[0] == 700
    seen = []
    for _ in after:
        turn = t.game.turn
        while t.game.turn == turn:
            t.choose("pass" if "pass" in t.options else t.options[0])
        seen.append(t.stats(card)[0] - 500)
    assert seen == after
