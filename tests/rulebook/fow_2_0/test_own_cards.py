"""One claim, one test: cards, spells, zones and what becomes of them in fow-2.0, by what a player would see."""

from __future__ import annotations

import pytest

from ludex.games.fow import starting
from ludex.games.fow.rulesets import RULESETS
from ludex.kernel.game import Game
from tests.fow_table import P1, P2, Table, by

ED = "fow-2.0"
GAIN = "You gain 100 life."
ANYTIME = f"[Trigger] Anytime: {GAIN}"


# -- playing cards -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("fow-2.0 1.4.5:1", "fow-2.0 7.1:1")
def test_a_card_of_the_hand_is_played_for_its_cost_and_is_a_spell_then() -> None:
    t = Table(ED, asking=True)
    card = t.hand(P1, cost="{1}")
    answer = t.instant(P2, "Cancel target spell.")
    assert t.forbids(f"play {card}") != ""  # there is no will
    t = Table(ED, asking=True)
    card, stone = t.hand(P1, cost="{1}"), t.stone(P1, "fire")
    answer = t.instant(P2, "Cancel target spell.")
    t.play(card)
    assert t.rested(stone) and t.zone_of(card) == "chase area" and t.forbids(f"play {answer}") == ""


@pytest.mark.rule("fow-2.0 2.6:1", "fow-2.0 2.6:3")
def test_a_spell_does_what_it_says_and_goes_to_its_owners_graveyard() -> None:
    t = Table(ED)
    card = t.chant(P1, GAIN)
    t.cast(card)
    assert t.life(P1) == 4100 and t.where(card) == (P1, "graveyard")


@pytest.mark.rule("fow-2.0 2.6.1:1", "fow-2.0 7.1.2:2")
def test_a_chant_is_played_in_the_own_main_phase_only() -> None:
    for phase, may in (("draw", False), ("recovery", False), ("main", True), ("end", False)):
        t = Table(ED, asking=True, phase=phase)
        mine, theirs = t.chant(P1, GAIN), t.chant(P2, GAIN)
        assert (f"play {mine}" in t.options) is may
        t.pass_()
        assert t.asked == P2 and f"play {theirs}" not in t.options


@pytest.mark.rule("fow-2.0 2.6.1:2")
def test_a_resolved_chant_is_in_the_graveyard_and_nowhere_else() -> None:
    t = Table(ED)
    card = t.chant(P1, GAIN)
    t.cast(card)
    assert t.where(card) == (P1, "graveyard") and t.count(P1, "removed area") == 0


@pytest.mark.rule("fow-2.0 2.4:1", "fow-2.0 7.1.1:1")
def test_a_resonator_is_played_as_a_summon_spell() -> None:
    t = Table(ED, asking=True)
    card = t.hand(P1, cost="{0}")
    chant, answer = t.chant(P1, GAIN, name="Other"), t.instant(P2, "Cancel target summon spell.")
    t.play(card)
    assert t.forbids(f"play {answer}") == ""
    t = Table(ED, asking=True)
    chant, answer = t.chant(P1, GAIN), t.instant(P2, "Cancel target summon spell.")
    t.play(chant)
    assert t.forbids(f"play {answer}") != ""


@pytest.mark.rule("fow-2.0 2.4:2")
def test_a_summon_spell_becomes_a_resonator_on_the_own_field() -> None:
    t = Table(ED)
    card = t.hand(P1, cost="{0}", attack=300, defense=400)
    t.cast(card)
    assert t.where(card) == (P1, "field") and t.stats(card) == (300, 400)


@pytest.mark.rule("fow-2.0 2.1.2:1")
def test_a_cost_is_what_playing_the_card_takes() -> None:
    t = Table(ED)
    t.set(P1, will_r=3)
    t.cast(t.chant(P1, GAIN, cost="{R}{1}"))
    assert t.wills(P1) == {"R": 1}


@pytest.mark.rule("fow-2.0 2.6.2:1", "fow-2.0 2.6.2:2")
def test_a_chant_instant_chases_a_spell_and_an_ability() -> None:
    t = Table(ED, asking=True)
    mine, theirs = t.chant(P1, GAIN), t.instant(P2, GAIN)
    t.play(mine)
    t.play(theirs)
    assert len(t.chase) == 2
    t = Table(ED, asking=True)
    able, theirs = t.field(P1, f"[Activate] Pay {{0}}: {GAIN}"), t.instant(P2, GAIN)
    t.activate(able)
    t.play(theirs)
    assert len(t.chase) == 2


@pytest.mark.rule("fow-2.0 2.6.2:3", "fow-2.0 13.3:1")
@pytest.mark.parametrize("phase", ["draw", "recovery", "call", "main", "end"])
def test_a_chant_instant_is_played_in_either_players_turn(phase: str) -> None:
    t = Table(ED, asking=True, phase=phase)
    mine, theirs = t.instant(P1, GAIN), t.instant(P2, GAIN)
    assert f"play {mine}" in t.options
    t.pass_()
    assert t.asked == P2 and f"play {theirs}" in t.options


@pytest.mark.rule("fow-2.0 2.6.2:4")
def test_a_resolved_chant_instant_is_in_its_owners_graveyard() -> None:
    t = Table(ED, asking=True)
    card = t.instant(P2, GAIN)
    t.pass_()
    t.play(card)
    t.pass_both()
    assert t.where(card) == (P2, "graveyard") and t.life(P2) == 4100


@pytest.mark.rule("fow-2.0 2.6.3:3")
def test_a_standby_card_is_not_used_in_the_turn_it_was_laid() -> None:
    t = Table(ED, asking=True)
    card = t.hand(P1, ANYTIME, type="spell", subtype="chant-standby", cost="{0}")
    t.set(P1, will_r=2)
    t.set_card(card)
    t.pass_()
    assert f"play {card} standby" not in t.options and t.forbids(f"play {card} standby") == "fow-2.0 2.6.3:3"


@pytest.mark.rule("fow-2.0 3.9:1")
def test_a_laid_card_waits_in_the_chant_standby_area() -> None:
    t = Table(ED, asking=True)
    card = t.hand(P1, ANYTIME, type="spell", subtype="chant-standby", cost="{0}")
    t.set(P1, will_r=2)
    t.set_card(card)
    assert t.where(card) == (P1, "chant-standby area")


@pytest.mark.rule("fow-2.0 2.1.3:3", "fow-2.0 2.6.3:5")
def test_a_standby_card_chases_from_its_area() -> None:
    t = Table(ED, asking=True)
    spell, card = t.instant(P1, GAIN), t.standby(P2, ANYTIME)
    t.play(spell)
    t.play(card, way="standby")
    assert t.chase[0] == card and len(t.chase) == 2


@pytest.mark.rule("fow-2.0 2.6.3:6")
def test_anytime_needs_priority_and_nothing_more() -> None:
    for phase in ("draw", "recovery", "main", "end"):
        t = Table(ED, asking=True, phase=phase)
        card = t.standby(P1, ANYTIME)
        assert f"play {card} standby" in t.options


# -- additions ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("fow-2.0 2.5:2", "fow-2.0 7.1.2:1")
def test_an_addition_is_played_in_the_own_main_phase_and_waits_in_the_chase() -> None:
    t = Table(ED, asking=True)
    card = t.hand(P1, type="addition", subtype="field", cost="{0}")
    t.play(card)
    assert t.zone_of(card) == "chase area"
    t = Table(ED, asking=True, phase="end")
    card = t.hand(P1, type="addition", subtype="field", cost="{0}")
    assert f"play {card}" not in t.options


@pytest.mark.rule("fow-2.0 2.5:4", "fow-2.0 2.5.1:4")
def test_a_field_addition_goes_onto_its_players_field() -> None:
    t = Table(ED)
    card = t.hand(P1, type="addition", subtype="field", cost="{0}")
    t.cast(card)
    assert t.where(card) == (P1, "field")


@pytest.mark.rule("fow-2.0 2.5.1:1")
def test_a_field_addition_is_on_no_card() -> None:
    t = Table(ED)
    mine = t.field(P1)
    card = t.hand(P1, type="addition", subtype="field", cost="{0}")
    t.cast(card)
    kill = t.zone_of(card)
    assert kill == "field" and not t.game.cards[card.id].links and not t.game.cards[mine.id].links


# -- where cards end up ------------------------------------------------------------------------------------------------
@pytest.mark.rule("fow-2.0 1.4.5:16", "fow-2.0 11.2.3:1")
def test_a_discarded_card_goes_to_its_owners_graveyard() -> None:
    t = Table(ED)
    mine = t.field(P1, f"[Activate] Discard a card: {GAIN}")
    card = t.hand(P1)
    t.activate(mine)
    assert t.where(card) == (P1, "graveyard") and t.life(P1) == 4100


@pytest.mark.rule("fow-2.0 11.2.2:1")
def test_a_banished_card_goes_to_the_graveyard() -> None:
    t = Table(ED)
    mine = t.field(P1)
    t.cast(t.chant(P1, "Banish a resonator."))
    assert t.where(mine) == (P1, "graveyard")


@pytest.mark.rule("fow-2.0 11.2.2:2")
def test_what_is_banished_is_not_destroyed() -> None:
    t = Table(ED)
    t.field(P1, "[Continuous] When this card is destroyed, you gain 100 life.")
    t.cast(t.chant(P1, "Banish a resonator."))
    assert t.life(P1) == 4000


@pytest.mark.rule("fow-2.0 11.2.3:2")
def test_what_is_discarded_is_not_destroyed() -> None:
    t = Table(ED)
    t.addition(P1, "[Continuous] Whenever a resonator is destroyed, you gain 100 life.")
    card = t.hand(P1)
    t.cast(t.chant(P1, "Discard a card."))
    assert t.zone_of(card) == "graveyard" and t.life(P1) == 4000


@pytest.mark.rule("fow-2.0 2.4:5", "fow-2.0 1.4.3:2")
def test_a_destroyed_resonator_goes_to_its_owner_not_to_who_controls_it() -> None:
    t = Table(ED)
    taken = t.field(P1, owner=P2)
    t.cast(t.chant(P1, "Destroy target resonator."))
    assert t.where(taken) == (P2, "graveyard")


@pytest.mark.rule("fow-2.0 2.4:6")
def test_a_returned_resonator_goes_to_its_owners_hand() -> None:
    t = Table(ED)
    taken = t.field(P1, owner=P2)
    t.cast(t.chant(P1, "Return target resonator to its owner's hand."))
    assert t.where(taken) == (P2, "hand")


@pytest.mark.rule("fow-2.0 2.7:4", "fow-2.0 2.7:5")
def test_a_destroyed_stone_goes_to_its_owners_graveyard() -> None:
    t = Table(ED)
    stone = t.stone(P2, "fire")
    t.cast(t.chant(P1, "Destroy target magic stone."))
    assert t.where(stone) == (P2, "graveyard")


# -- what is seen ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("fow-2.0 3.1.1:3")
def test_nobody_reads_a_deck() -> None:
    t = Table(ED)
    top = t.deck(P1)
    assert not t.sees(P1, top) and not t.sees(P2, top)


@pytest.mark.rule("fow-2.0 3.1.1:4")
def test_some_cards_are_for_one_players_eyes() -> None:
    t = Table(ED)
    card = t.standby(P1, ANYTIME, cost="{9}")
    assert t.sees(P1, card) and not t.sees(P2, card)


@pytest.mark.rule("fow-2.0 3.1.1:5")
def test_everybody_sees_how_many_cards_a_zone_has() -> None:
    t = Table(ED)
    t.set(P1, hand=3)
    for by_seat in (P1, P2, None):
        assert t.seen(by_seat, P1, "hand")["count"] == 3


@pytest.mark.rule("fow-2.0 3.3:4")
def test_players_read_their_own_hand() -> None:
    t = Table(ED)
    card = t.hand(P1)
    assert t.sees(P1, card) and not t.sees(P2, card)


@pytest.mark.rule("fow-2.0 4.1:5")
def test_nobody_looks_into_the_own_main_deck_unless_told_to() -> None:
    t = Table(ED)
    top = t.deck(P1)
    look = t.chant(P1, "Look at the top card of your main deck.")
    assert not t.sees(P1, top)
    t.cast(look)
    assert t.sees(P1, top)


@pytest.mark.rule("fow-2.0 3.5:4", "fow-2.0 4.2:4")
def test_nobody_looks_into_the_own_magic_stone_deck() -> None:
    t = Table(ED)
    (top, *_) = t.pieces(P1, "magic stone deck")
    assert not t.sees(P1, top) and not t.sees(P2, top)


# -- the beginning -----------------------------------------------------------------------------------------------------
def _new() -> Game:
    return starting.start(RULESETS[ED], starting.starter_decks(ED)[:2], 3)


@pytest.mark.rule("fow-2.0 2.2:1", "fow-2.0 3.6:1")
def test_each_ruler_lies_in_its_area_when_the_game_begins() -> None:
    g = _new()
    for seat in (0, 1):
        (ruler,) = g.zone(seat, "ruler area")
        assert "ruler" in g.chars(ruler).types


@pytest.mark.rule("fow-2.0 3.4:2", "fow-2.0 3.4:3")
def test_the_main_deck_is_in_its_place_when_the_game_begins() -> None:
    g = _new()
    for seat in (0, 1):
        cards = g.zone(seat, "deck")
        assert cards and all(g.chars(c).types & {"resonator", "addition", "spell"} for c in cards)


@pytest.mark.rule("fow-2.0 3.5:2", "fow-2.0 3.5:3")
def test_the_magic_stone_deck_is_in_its_place_when_the_game_begins() -> None:
    g = _new()
    for seat in (0, 1):
        cards = g.zone(seat, "magic stone deck")
        assert cards and all("magic stone" in g.chars(c).types for c in cards)


@pytest.mark.rule("fow-2.0 1.4.2:2")
def test_who_brought_a_card_owns_it() -> None:
    g = _new()
    for seat in (0, 1):
        assert all(g.cards[c].owner == seat for zone in ("deck", "ruler area") for c in g.zone(seat, zone))


@pytest.mark.rule("fow-2.0 4.4:1", "fow-2.0 4.4:2")
def test_decks_are_shuffled_and_laid_face_down() -> None:
    orders = set()
    for seed in range(3):
        g = starting.start(RULESETS[ED], starting.starter_decks(ED)[:2], seed)
        orders.add(tuple(g.cards[c].definition.name for c in g.zone(0, "deck")))
        view = g.view(0)
        assert not view["players"][0]["zones"]["deck"]["cards"]  # type: ignore[index]
    assert len(orders) == 3


# -- abilities ---------------------------------------------------------------------------------------------------------
LORD = "[Continuous] Other resonators you control gain [+200/0]."


@pytest.mark.rule("fow-2.0 7.2.1.1:2", "fow-2.0 2.1.3:2", "fow-2.0 2.4:7")
def test_a_static_ability_works_from_the_field_only() -> None:
    t = Table(ED)
    mine = t.field(P1)
    t.hand(P1, LORD)
    t.graveyard(P1, LORD)
    assert t.stats(mine) == (500, 500)


@pytest.mark.rule("fow-2.0 7.2.1.1:3")
def test_a_static_ability_stops_when_its_card_leaves() -> None:
    t = Table(ED)
    mine, lord = t.field(P1), t.field(P1, LORD, name="Lord")
    spell = t.chant(P1, "Return target resonator to its owner's hand.")
    assert t.stats(mine) == (700, 500)
    t.cast(spell, lord)
    assert t.stats(mine) == (500, 500)


@pytest.mark.rule("fow-2.0 7.2.1.1:5")
def test_static_changes_of_a_number_add_up() -> None:
    t = Table(ED)
    mine = t.field(P1)
    t.addition(P1, "[Continuous] Resonators you control gain [+200/0].", name="One")
    t.addition(P1, "[Continuous] Resonators you control gain [-300/0].", name="Two")
    assert t.stats(mine) == (400, 500)


@pytest.mark.rule("fow-2.0 7.2.2:1", "fow-2.0 14.6:2")
def test_enter_goes_off_for_a_summoned_card() -> None:
    t = Table(ED)
    t.cast(t.hand(P1, "[Enter] Draw a card.", cost="{0}"))
    assert t.count(P1, "hand") == 1


@pytest.mark.rule("fow-2.0 7.2.2:2")
def test_enter_is_done_although_its_card_is_gone() -> None:
    t = Table(ED)
    card = t.hand(P1, "[Enter] Draw a card.", cost="{0}")
    kill = t.instant(P2, "Destroy target resonator.")
    t.play(card)
    t.play(kill)
    t.resolve()
    assert t.zone_of(card) == "graveyard" and t.count(P1, "hand") == 1


@pytest.mark.rule("fow-2.0 7.2.2:3")
def test_enter_waits_on_the_chase() -> None:
    t = Table(ED, asking=True)
    card = t.hand(P1, "[Enter] Draw a card.", cost="{0}")
    t.play(card)
    t.pass_both()
    t.choose(by(P1, "trigger 1"))
    assert t.zone_of(card) == "field" and len(t.chase) == 1 and t.count(P1, "hand") == 0


@pytest.mark.rule("fow-2.0 14.2:1")
def test_the_opponent_is_the_other_player() -> None:
    t = Table(ED)
    t.cast(t.chant(P1, "Your opponent gains 100 life."))
    assert (t.life(P1), t.life(P2)) == (4000, 4100)


@pytest.mark.rule("fow-2.0 14.25:1")
def test_with_its_only_target_lost_nothing_of_an_effect_happens() -> None:
    t = Table(ED, asking=True)
    theirs = t.field(P2)
    spell = t.chant(P1, "Destroy target resonator. Draw a card.")
    save = t.instant(P2, "Return target resonator to its owner's hand.")
    t.play(spell)
    t.play(save)
    t.pass_both()
    assert t.where(theirs) == (P2, "hand") and t.count(P1, "hand") == 0


@pytest.mark.rule("fow-2.0 7.2.1:2")
def test_who_has_the_ability_names_its_target_whoevers_turn_it_is() -> None:
    t = Table(ED)
    word = t.field(P2, "[Continuous] When this card is put into a graveyard from your field, destroy target resonator "
                       "your opponent controls.", name="Last Word")  # fmt: skip
    mine, other = t.field(P1, attack=100), t.field(P1, attack=200)
    t.cast(t.chant(P1, "Destroy target resonator your opponent controls."), then=(by(P2, mine),))
    assert t.zone_of(word) == t.zone_of(mine) == "graveyard" and t.zone_of(other) == "field"


@pytest.mark.rule("fow-2.0 4.4.4:2")
def test_both_players_rulers_are_laid_out() -> None:
    g = _new()
    for key in ("first", "no", "no"):
        g.choose(key)
    assert sorted(e.seat for e in g.events if e.kind == "ruler") == [0, 1]
