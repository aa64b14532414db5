"""Keyword skills that only fow-5.5 has (fow-5.5 12.4 to 12.8): God's Art, Stealth, Remnant, Evolution, Shift."""

from __future__ import annotations

import pytest

from tests.fow_table import CHASE, FIELD, GRAVEYARD, HAND, P1, P2, REMOVED, Piece, Table

ARTS = "God's Art <Starfall> {1}: Draw a card.\nGod's Art <Moonrise> {0}: You gain 100 life."


# -- God's Art --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("fow-5.5 12.4:1", "fow-5.5 12.4:2", "fow-5.5 12.4:3", "fow-5.5-R41")
def test_12_4__2_once_a_game_by_its_name() -> None:
    """Played as an activate ability, for its cost, at any time; the other name is another one."""
    t = Table(turn_of=P2, asking=True)
    t.set(P1, will_r=2)
    queen = t.j_ruler(P1, ARTS)
    t.pass_()
    t.activate(queen)
    assert [e.key for e in t.events("played")] == ["ability"] and t.wills(P1) == {"R": 1}
    assert t.forbids(t.activation(queen)) == "fow-5.5 12.4:2"
    t.activate(queen, n=2)
    t.resolve()
    assert t.count(P1, HAND) == 1 and t.life(P1) == 4100
    t.to_next_turn()
    t.pass_until("battle", "call")
    assert t.forbids(t.activation(queen)) == t.forbids(t.activation(queen, 2)) == "fow-5.5 12.4:2"


@pytest.mark.rule("fow-5.5 12.4:2", "fow-5.5-R41")
def test_12_4__2_the_name_counts_and_not_the_card() -> None:
    """Another card with the same name of ability has been used too; the other player has an own use."""
    t = Table(asking=True)
    one, twin, theirs = (t.field(seat, "God's Art <Starfall> {0}: Draw a card.") for seat in (P1, P1, P2))
    t.activate(one)
    assert t.forbids(t.activation(twin)) == "fow-5.5 12.4:2"
    t.pass_()
    assert t.forbids(t.activation(theirs)) == ""


@pytest.mark.rule("fow-5.5 12.4:4")
def test_12_4__4_canceled_it_has_been_played() -> None:
    """It does nothing, and is gone."""
    t = Table(asking=True)
    queen, no = t.j_ruler(P1, "God's Art <Starfall> {0}: Draw a card."), t.instant(P2, "Cancel target ability.")
    t.activate(queen)
    t.pass_()
    t.play(no)
    t.resolve()
    assert t.count(P1, HAND) == 0 and t.forbids(t.activation(queen)) == "fow-5.5 12.4:2"


# -- Stealth ----------------------------------------------------------------------------------------------------------
STEALTHY = {"type": "resonator", "subtype": "", "cost": "{5}"}


@pytest.mark.rule("fow-5.5 12.5:2", "fow-5.5-R17")
@pytest.mark.parametrize("revealed", [True, False])
def test_12_5__2_played_without_its_cost_when_its_condition_is_met(revealed: bool) -> None:
    """Who has it is asked; it is played as a triggered card then, and comes into the field, or stays hidden."""
    t = Table(asking=True)
    bear = t.put(P2, "chant-standby area", "[Stealth] When your opponent plays a spell.", type="resonator", cost="{5}")
    spell = t.chant(P1, "Draw a card.")
    t.choose(f"play {spell}")
    assert t.asked == P2 and t.options == ["yes", "no"] and not t.sees(P1, bear)
    t.choose(revealed)
    if not revealed:
        assert not t.sees(P1, bear) and t.chase == [spell]
        return
    while t.menu != "fow priority":
        t.choose(t.options[0])
    assert t.chase == [bear, spell]
    t.resolve()
    assert t.where(bear) == (P2, FIELD) and t.wills(P2) == {}


@pytest.mark.rule("fow-5.5 12.5:2", "fow-5.5-R13")
def test_12_5__2_a_state_lets_it_be_played_with_priority() -> None:
    """While it holds; not from the hand, and not for nothing there."""
    t = Table(turn_of=P2, asking=True)
    text = "[Stealth] If you control a Dragon."
    lying = t.put(P1, "chant-standby area", text, type="resonator", cost="{5}")
    held = t.hand(P1, text, cost="{5}")
    kill = t.chant(P2, "Destroy target resonator.")
    t.field(P1, race=["Dragon"])
    t.pass_()
    assert t.forbids(f"play {lying} stealth") == "" and t.forbids(f"play {held} stealth") != ""
    t.pass_until(f"play {kill}")
    t.cast(kill)
    t.pass_()
    assert t.asked == P1 and t.forbids(f"play {lying} stealth") == "fow-5.5 12.5:2"


@pytest.mark.rule("fow-5.5 12.5:3")
def test_12_5__3_even_in_the_turn_it_was_set() -> None:
    """A chant-standby card set this turn has to wait; a card with Stealth does not."""
    t = Table(asking=True)
    t.set(P1, will_r=4)
    bear = t.hand(P1, "[Stealth] When you play a spell.", cost="{5}")
    spell = t.chant(P1, "Draw a card.")
    t.set_card(bear)
    assert t.zone_of(bear) == "chant-standby area"
    t.choose(f"play {spell}")
    assert t.asked == P1 and t.options == ["yes", "no"]
    t.choose(True)
    t.resolve()
    assert t.zone_of(bear) == FIELD


# -- Remnant ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("fow-5.5 12.6:2", "fow-5.5-R42", "fow-5.5-R25")
def test_12_6__2_a_resonator_played_by_remnant_comes_into_the_field() -> None:
    """For its cost, in the own main phase; destroyed later, it goes to the graveyard like any other."""
    t = Table()
    t.set(P1, will_r=2)
    bear, plain = t.graveyard(P1, "[Remnant]"), t.graveyard(P1, attack=100)
    kill = t.chant(P1, "Destroy target resonator.")
    assert t.forbids(f"play {plain} remnant") == t.forbids(f"play {plain}") == "fow-5.5 7.1:2"
    t.cast(bear, way="remnant")
    assert t.where(bear) == (P1, FIELD) and t.wills(P1) == {}
    t.cast(kill)
    assert t.where(bear) == (P1, GRAVEYARD)


@pytest.mark.rule("fow-5.5 12.6:2")
def test_12_6__2_it_is_removed_wherever_it_would_go() -> None:
    """Returned to a hand from the chase, it is removed; played from the hand, it goes to the graveyard."""
    t = Table(asking=True)
    spell = t.graveyard(P1, "[Remnant]\nDraw a card.", type="spell", subtype="chant-instant", cost="{0}")
    held = t.instant(P1, "[Remnant]\nDraw a card.")
    back = t.instant(P2, "Return target spell to its owner's hand.")
    t.play(spell, way="remnant")
    t.pass_()
    t.play(back, spell)
    t.pass_both()
    assert t.where(spell) == (P1, REMOVED)
    t.cast(held)
    assert t.where(held) == (P1, GRAVEYARD)


# -- Evolution --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("fow-5.5 12.7:1", "fow-5.5 12.7:2")
def test_12_7__2_an_activate_ability_that_puts_one_counter() -> None:
    """For its cost, at instant speed; text that counts it sees it."""
    t = Table(turn_of=P2, asking=True)
    t.set(P1, will_r=1)
    bear = t.field(P1, "[Evolution] {1}\nAs long as this card has an evolution counter on it, it gains [Flying].")
    t.pass_()
    t.activate(bear)
    assert t.wills(P1) == {} and len(t.chase) == 1 and not t.has(bear, "Flying")
    t.resolve()
    assert t.game.cards[bear.id].counters == {"evolution": 1} and t.has(bear, "Flying")


# -- Shift ------------------------------------------------------------------------------------------------------------
def ember(t: Table, zone: str, text: str = "[Shift] {2}") -> Piece:
    """A double-sided card: Ember for {R}, and Ash Queen for {R}{2}."""
    back = {"name": "Ash Queen", "type": "resonator", "cost": "{R}{2}", "attack": 900, "defense": 900}
    return t.put(P1, zone, text, name="Ember", type="resonator", cost="{R}", attack=300, defense=300, back=back)


@pytest.mark.rule("fow-5.5 12.8:2")
@pytest.mark.parametrize(("way", "name", "left"), [("", "Ember", 2), ("future", "Ash Queen", 0)])
def test_12_8__2_played_with_either_side_for_its_cost(way: str, name: str, left: int) -> None:
    """What it is in the chase and in the field is that side."""
    t = Table(asking=True)
    t.set(P1, will_r=3)
    card = ember(t, HAND)
    t.play(card, way=way)
    assert t.zone_of(card) == CHASE and t.chars(card).name == name and sum(t.wills(P1).values()) == left
    t.resolve()
    assert t.zone_of(card) == FIELD and t.chars(card).name == name and not t.events("shifted")


@pytest.mark.rule("fow-5.5 12.8:2")
def test_12_8__2_the_future_side_needs_its_own_cost() -> None:
    """Two wills pay for the past side only; the question leaves the card as it was."""
    t = Table()
    t.set(P1, will_r=2)
    card = ember(t, HAND)
    assert t.forbids(f"play {card}") == "" and t.forbids(f"play {card} future") == "fow-5.5 10.2:4"
    assert t.game.cards[card.id].face == 0 and t.chars(card).name == "Ember"


@pytest.mark.rule("fow-5.5 12.8:2", "fow-5.5 12.8:2.1")
def test_12_8__2_1_the_ability_turns_it_over_in_the_own_main_phase() -> None:
    """Not in the other's turn, in a battle or onto a chase; resolved, the card has shifted."""
    t = Table(asking=True)
    t.set(P1, will_r=2)
    card, spell = ember(t, FIELD), t.instant(P1, "Draw a card.")
    t.play(spell)
    assert t.forbids(t.activation(card)) == "fow-5.5 12.8:2"
    t.resolve()
    t.declare(card)
    assert t.forbids(t.activation(card)) == "fow-5.5 12.8:2"
    t.finish_battle()
    assert t.forbids(t.activation(card)) == ""
    t.activate(card)
    assert t.chars(card).name == "Ember"
    t.resolve()
    assert t.chars(card).name == "Ash Queen" and t.event("shifted", card).rule == "fow-5.5 12.8:2.1"


@pytest.mark.rule("fow-5.5 12.8:2")
def test_12_8__2_not_in_the_others_turn() -> None:
    """With priority there, it is not the own main phase."""
    t = Table(turn_of=P2, asking=True)
    t.set(P1, will_r=2)
    card = ember(t, FIELD)
    t.pass_()
    assert t.asked == P1 and t.forbids(t.activation(card)) == "fow-5.5 12.8:2"


@pytest.mark.rule("fow-5.5 12.8:2", "fow-5.5 10.16:1.1", "fow-5.5 14.3:4")
def test_10_16__1_1_a_copy_of_a_double_sided_card_has_the_side_that_is_up() -> None:
    """Of a card played future side up it is the future side."""
    t = Table(asking=True)
    t.set(P1, will_r=3)
    card, copying = ember(t, HAND), t.instant(P1, "Copy target summon spell.")
    t.play(card, way="future")
    t.play(copying, card)
    t.pass_both()
    copy, original = t.chase
    assert original.id == card.id and t.chars(copy).name == t.chars(card).name == "Ash Queen"


@pytest.mark.rule("fow-5.5 12.8:2")
@pytest.mark.parametrize(("future", "name"), [(False, "Ember"), (True, "Ash Queen")])
def test_12_8__2_either_side_also_when_an_effect_plays_it(future: bool, name: str) -> None:
    """The player who plays it is asked."""
    t = Table(asking=True)
    card = ember(t, HAND)
    t.cast(t.chant(P1, "Play a resonator card from your hand without paying its cost."), then=(card, future))
    assert t.zone_of(card) == FIELD and t.chars(card).name == name


@pytest.mark.rule("fow-5.5 12.8:2", "fow-5.5 12.6:2")
def test_12_8__2_either_side_also_by_remnant() -> None:
    """From the graveyard, for that side's cost; canceled, it is removed from the game."""
    t = Table(asking=True)
    t.set(P1, will_r=3)
    card, no = ember(t, GRAVEYARD, "[Remnant]\n[Shift] {2}"), t.instant(P2, "Cancel target spell.")
    assert {f"play {card} remnant", f"play {card} remnant-future"} <= set(t.options)
    t.play(card, way="remnant-future")
    assert t.chars(card).name == "Ash Queen" and t.wills(P1) == {}
    t.pass_()
    t.play(no, card)
    t.resolve()
    assert t.where(card) == (P1, REMOVED) and t.chars(card).name == "Ember"


@pytest.mark.rule("fow-5.5 12.8:2", "fow-5.5 12.5:2", "fow-5.5-R17")
@pytest.mark.parametrize(("future", "name"), [(False, "Ember"), (True, "Ash Queen")])
def test_12_8__2_either_side_also_when_it_triggers_by_stealth(future: bool, name: str) -> None:
    """Lying in the chant-standby area it is past side up; as it is played its player says which side is."""
    t = Table(asking=True)
    card = ember(t, "chant-standby area", "[Stealth] When you play a spell.\n[Shift] {2}")
    t.play(t.instant(P1, "Draw a card."), True, "trigger 1", future)
    assert t.zone_of(card) == CHASE and t.chars(card).name == name


@pytest.mark.rule("fow-5.5 12.8:2", "fow-5.5 12.2:2", "fow-5.5 14.3:2.5")
@pytest.mark.parametrize(("past", "able"), [
    (True, {"", "incarnation", "future"}), (False, {"", "future", "incarnation-future"}),
])  # fmt: skip
def test_12_2__2_incarnation_is_that_of_the_side_which_says_so(past: bool, able: set[str]) -> None:
    """Started to be played with a side up, it has the information of that side and no other."""
    t = Table(asking=True)
    t.set(P1, will_r=3)
    t.field(P1, cost="{R}")
    front, text = ("[Incarnation] {R}\n[Shift] {2}", "") if past else ("[Shift] {2}", "[Incarnation] {R}")
    back = {"name": "Ash Queen", "type": "resonator", "cost": "{R}{2}", "attack": 900, "defense": 900, "text": text}
    card = t.hand(P1, front, name="Ember", cost="{R}", back=back)
    assert {key for key in t.options if key.startswith("play")} == {f"play {card} {way}".rstrip() for way in able}
    way = "incarnation" if past else "incarnation-future"
    t.cast(card, way=way)
    assert t.chars(card).name == ("Ember" if past else "Ash Queen") and t.wills(P1) == {"R": 3}
    assert len(t.pieces(P1, FIELD)) == 1
