"""General rules (sve 1.3): text before rules, as much as possible, amounts, prohibitions."""

from __future__ import annotations

import pytest

from tests.rulebook.sve.cases.leisure import unhurried
from tests.sve_table import P1, P2, Table, by


# -- sve 1.3.1 and sve 1.3.3: what comes first ------------------------------------------------------------------------
def test_1_3_1_text_beats_the_rule_that_cards_arrive_reserved() -> None:
    """Cards come in reserved, except one whose own text says otherwise."""
    t = Table()
    sleeper = t.hand(P1, "This is put onto the field engaged.")
    other = t.hand(P1, "", attack=2)
    t.play(sleeper)
    t.play(other)
    assert t.engaged(sleeper) and not t.engaged(other)


def test_1_3_1_text_beats_the_rule_of_where_cards_are_played_from() -> None:
    """Cards are played from hand and EX area; a text can open the cemetery for followers."""
    t = unhurried()
    t.amulet(P1, "You may play followers from your cemetery.")
    follower = t.cemetery(P1)
    amulet = t.cemetery(P1, type="amulet")
    t.play(follower)
    assert t.zone_of(follower) == "field"
    assert t.forbids(f"play {amulet}")


def test_1_3_1_text_beats_the_rule_that_a_card_in_hand_may_be_played() -> None:
    """A card that says when it can be played waits for that, though hand and points would do."""
    t = unhurried()
    t.cemetery(P1)
    text = "This card can only be played if you have at least 2 cards in your cemetery.\nDraw a card."
    early, late = t.spell(P1, "Bury the top card of your deck."), t.spell(P1, text)
    assert t.forbids(f"play {late}") == "sve 1.3.1"
    t.play(early)
    t.play(late)
    assert t.zone_of(late) == "cemetery"


def test_1_3_3_a_prohibition_beats_an_instruction() -> None:
    """A follower that cannot be destroyed by abilities stays when an ability says to destroy it; others go."""
    t = Table()
    safe = t.field(P2, "This can't be destroyed by abilities.", attack=2)
    other = t.field(P2)
    storm = t.spell(P1, "Destroy each enemy follower on the field.")
    t.play(storm)
    assert t.zone_of(safe) == "field" and t.zone_of(other) == "cemetery"
    assert t.events("destroy", safe) == []


def test_1_3_3_a_prohibition_beats_an_instruction_to_the_own_cards() -> None:
    """A follower that cannot attack leaders may not be declared against one, whatever keyword lets it attack."""
    t = unhurried()
    tame = t.field(P1, "Storm.\nThis can't attack leaders.")
    assert t.forbids(f"attack {tame} leader") == "sve 1.3.3"


# -- sve 1.3.2: as much as possible -----------------------------------------------------------------------------------
def test_1_3_2_what_can_be_done_of_an_instruction_is_done() -> None:
    """With one card in hand, discarding two discards one, and the rest of the text follows."""
    t = Table()
    only = t.hand(P1)
    spell = t.spell(P1, "Discard 2 cards. Draw 3 cards.")
    t.play(spell)
    assert t.zone_of(only) == "cemetery"
    assert len(t.events("discard")) == 1 and t.count(P1, "hand") == 3


def test_1_3_2_an_impossible_action_is_left_out() -> None:
    """With an empty hand nothing is discarded, and the rest of the text is still done."""
    t = Table()
    spell = t.spell(P1, "Discard a card. Deal 2 damage to an enemy leader.")
    t.play(spell)
    assert t.events("discard") == [] and t.leader_defense(P2) == 18


def test_1_3_2_1_engaging_an_engaged_card_does_nothing() -> None:
    """Of three followers told to be engaged one is engaged already: two become engaged, and two are noticed."""
    t = Table()
    for engaged in (True, False, False):
        t.field(P2, engaged=engaged)
    t.amulet(P1, "Whenever an enemy follower becomes engaged, deal 1 damage to an enemy leader.")
    spell = t.spell(P1, "Engage each enemy follower on the field.")
    t.play(spell, "trigger 1")
    assert len(t.events("rest")) == 2
    assert t.leader_defense(P2) == 18


def test_1_3_2_1_refreshing_a_reserved_card_does_nothing() -> None:
    """A card that is reserved is not refreshed."""
    t = Table()
    awake = t.field(P1)
    asleep = t.field(P1, attack=2, engaged=True)
    spell = t.spell(P1, "Refresh each follower on your field.")
    t.play(spell)
    assert t.events("ready", awake) == [] and len(t.events("ready", asleep)) == 1


def test_1_3_2_2_no_damage_is_dealt_by_an_amount_of_zero() -> None:
    """0 damage is not damage: nothing is dealt and nothing notices it."""
    t = unhurried()
    t.amulet(P2, "Whenever your leader takes damage, draw a card.")
    spell = t.spell(P1, "Deal X damage to an enemy leader. X equals the number of followers on your field.")
    t.play(spell)
    assert t.events("damage") == [] and t.count(P2, "hand") == 0
    assert t.leader_defense(P2) == 20


def test_1_3_2_2_a_follower_without_attack_deals_no_damage() -> None:
    """An attack with 0 attack is an attack without damage."""
    t = Table()
    weak = t.field(P1, attack=0, defense=2)
    t.attack(weak)
    assert t.engaged(weak) and t.events("damage") == []


def test_1_3_2_2_a_negative_amount_is_never_the_opposite_action() -> None:
    """An attacker with less than 0 attack does not heal what it attacks."""
    t = Table()
    weak = t.field(P1, attack=1, defense=3)
    spell = t.spell(P1, "Give each follower on your field {attack}-3.")
    t.play(spell)
    t.attack(weak)
    assert t.stats(weak) == (-2, 3)
    assert t.events("damage") == [] and t.leader_defense(P2) == 20


def test_1_3_2_2_nothing_is_done_zero_times() -> None:
    """Drawing as many cards as there are enemy followers draws nothing when there are none."""
    t = unhurried()
    spell = t.spell(P1, "Draw X cards. X equals the number of enemy followers on the field.")
    t.play(spell)
    assert t.events("draw") == [] and not t.game.over


def test_1_3_2_2_1_a_cost_below_zero_is_paid_as_zero() -> None:
    """A 1-cost card that costs 3 less is played for nothing, and no play points are won."""
    t = Table()
    t.set(P1, play_points=4)
    card = t.hand(P1, "This costs 3 less to play.", cost=1)
    t.play(card)
    assert t.zone_of(card) == "field" and t.value(P1, "play points") == 4


def test_1_3_2_3_as_many_as_possible_must_be_done() -> None:
    """Two tokens are demanded and one fits: the player chooses which, but may not leave both out."""
    t = Table()
    for n in range(4):
        t.field(P1, attack=n)
    spell = t.spell(P1, "Summon a Fairy token and a Knight token.")
    t.do(f"play {spell}", "token Knight")
    assert t.names(P1, "field")[4:] == ["Knight"]


# -- sve 1.3.2.4: bounds ----------------------------------------------------------------------------------------------
def test_1_3_2_4_a_value_without_a_bound_can_be_negative() -> None:
    """Attack 1 with -3 is -2, and +1 on top of it makes -1, not 1."""
    t = Table()
    weak = t.field(P1, attack=1, defense=3)
    minus = t.spell(P1, "Give each follower on your field {attack}-3.")
    plus = t.spell(P1, "Give each follower on your field {attack}+1.")
    t.play(minus)
    assert t.stats(weak) == (-2, 3)
    t.play(plus)
    assert t.stats(weak) == (-1, 3)


@pytest.mark.rule("sve-R30")
def test_1_3_2_4_a_leader_can_have_more_than_twenty_defense() -> None:
    """Nothing bounds a leader's defense from above."""
    t = Table()
    spell = t.spell(P1, "Give your leader {defense}+3.")
    t.play(spell)
    assert t.leader_defense(P1) == 23


def test_1_3_2_4_1_a_value_stops_at_its_bound() -> None:
    """Gaining more play points than there is room for fills them up; losing more than there are leaves none."""
    t = Table()
    t.set(P1, play_points=8, evolution_points=1)
    gain = t.spell(P1, "Recover 5 play points.")
    lose = t.spell(P1, "Lose 3 evolution points.")
    t.play(gain)
    assert t.value(P1, "play points") == 10
    t.play(lose)
    assert t.value(P1, "evolution points") == 0


# -- sve 1.3.4: choices of both players -------------------------------------------------------------------------------
@pytest.mark.parametrize("active", [P1, P2])
def test_1_3_4_the_active_player_chooses_first_and_the_other_knows(active: int) -> None:
    """Each player discards: the active player chooses first, and what was chosen is known to the other."""
    t = Table(turn_of=active)
    other = 1 - active
    mine = [t.hand(active, attack=n) for n in (1, 2)]
    theirs = [t.hand(other, attack=n) for n in (1, 2)]
    spell = t.spell(active, "Each player discards a card.")
    t.choose(f"play {spell}")
    assert t.asked == active
    t.choose(mine[1])
    assert t.zone_of(mine[1]) == "cemetery" and t.sees(other, mine[1])
    t.choose(by(other, theirs[0]))
    t.settle()
    assert t.zone_of(theirs[0]) == "cemetery" and t.zone_of(theirs[1]) == "hand"


def test_1_3_4_1_the_book_s_example() -> None:
    """Each player draws, then may put a follower: both draw at once, then the active player, then the other."""
    t = Table(turn_of=P2)
    mine, theirs = t.hand(P2, attack=2), t.hand(P1, attack=3)
    spell = t.spell(P2, "Each player draws a card. Each player may put a follower from their hand onto the field.")
    t.choose(f"play {spell}")
    draws = t.events("draw")
    assert {e.seat for e in draws} == {P1, P2}
    assert len({e.batch for e in draws}) == 1
    asked = []
    while (d := t.game.decision) is not None and d.kind != "act":
        asked.append(d.seat)
        t.choose(by(d.seat, "yes" if d.find("yes") else mine if d.seat == P2 else theirs))
    assert asked == [P2, P2, P1, P1]
    assert t.zone_of(mine) == t.zone_of(theirs) == "field"


def test_1_3_4_1_players_bury_at_once() -> None:
    """Both players bury all they have: the first player's follower sees the other's leave together with it."""
    t = unhurried()
    watcher = t.field(P1, "Whenever an enemy follower leaves the field, draw a card.")
    other = t.field(P2, attack=2)
    spell = t.spell(P1, "Each player buries each follower on their field.")
    t.play(spell)
    assert t.zone_of(watcher) == t.zone_of(other) == "cemetery"
    assert t.event("bury", watcher).batch == t.event("bury", other).batch
    assert t.event("draw").seat == P1


def test_1_3_4_1_players_create_tokens_at_once() -> None:
    """Each player summons a token: both come to be in the same moment, each on its player's field."""
    t = unhurried()
    spell = t.spell(P1, "Each player summons a Fairy token.")
    t.play(spell)
    made = t.events("create")
    assert [e.to_seat for e in made] == [P1, P2] and made[0].batch == made[1].batch


# -- sve 1.3.5: numbers -----------------------------------------------------------------------------------------------
def test_1_3_5_a_number_is_whole_and_not_negative() -> None:
    """Asked for a number, the player is offered 0, 1, 2 ... and nothing else is accepted."""
    t = Table()
    spell = t.spell(P1, "X equals a number you choose. Deal X damage to your leader.")
    t.choose(f"play {spell}")
    numbers = [key.removeprefix("number ") for key in t.options]
    assert numbers[:3] == ["0", "1", "2"] and all(n.isdigit() for n in numbers)
    for wrong in ("number -1", "number 0.5"):
        assert t.why_not(wrong) is not None
    t.choose(2)
    t.settle()
    assert t.leader_defense(P1) == 18


def test_1_3_5_1_up_to_a_number_includes_zero() -> None:
    """Up to two cards may be none."""
    t = unhurried()
    spell = t.spell(P1, "Draw up to 2 cards.")
    t.play(spell, False)
    assert t.events("draw") == []


def test_1_3_5_1_up_to_a_number_of_targets_includes_none() -> None:
    """Up to two followers may be none, even if there are two."""
    t = Table()
    enemies = [t.field(P2, attack=n) for n in (1, 2)]
    spell = t.spell(P1, "Select up to 2 enemy followers on the field and destroy them.")
    t.play(spell, "done")
    assert [t.zone_of(e) for e in enemies] == ["field", "field"]


def test_1_3_5_1_a_stated_minimum_excludes_zero() -> None:
    """One or more is at least one."""
    t = Table()
    enemies = [t.field(P2, attack=n) for n in (1, 2)]
    spell = t.spell(P1, "Select 1 or more enemy followers on the field and destroy them.")
    t.choose(f"play {spell}")
    assert "done" not in t.options
    t.choose(enemies[0])
    t.choose("done")
    t.settle()
    assert t.zone_of(enemies[0]) == "cemetery" and t.zone_of(enemies[1]) == "field"
