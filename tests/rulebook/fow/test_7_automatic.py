"""Chant-standby cards that wait for an event (fow 7.9:1-7.9:5): triggered by themselves in 5.01, revealed in 5.5."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Piece, Table

pytestmark = pytest.mark.editions("fow-5.01", "fow-5.5")
both = pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla"))
WAITS = "[Trigger] When a resonator you control is destroyed: Draw two cards."
KILL = "Destroy target resonator."


def rule(t: Table, number: str) -> str:
    """A number of the family in the book of this table."""
    return t.rules.rule(f"fow {number}")


def held(t: Table, seat: int, text: str = WAITS, **details: object) -> Piece:
    """A chant-standby card in the hand, for nothing unless a cost is named."""
    return t.hand(seat, text, **{"type": "spell", "subtype": "chant-standby", "cost": "{0}", **details})


# -- 5.5: revealed at the event ----------------------------------------------------------------------------------------
@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow 7.9:1.1", "fow 7.9:2", "fow 7.9:3", "fow-5.5-R15")
def test_7_9__2_the_player_is_asked_at_the_moment_of_the_event() -> None:
    """In the middle of a resolution, before what comes after it; the opponent sees the card only if it is revealed."""
    t = Table(asking=True)
    set_, victim = t.standby(P2, WAITS), t.field(P2)
    chant = t.chant(P1, f"{KILL} Draw a card.")
    t.play(chant)
    t.pass_both()
    assert t.options == ["yes", "no"] and t.asked == P2 and t.asking_rule() == "fow-5.5 7.9:2"
    assert t.zone_of(victim) == "graveyard" and t.count(P1, "hand") == 0 and not t.sees(P1, set_)
    assert t.game.view(P1)["decision"] is None and t.game.view(P2)["decision"] is not None
    t.choose(True)
    assert t.count(P1, "hand") == 1 and t.sees(P1, set_) and t.event("reveal", set_).rule == "fow-5.5 7.9:2"
    assert t.options == ["trigger 1"] and t.zone_of(set_) == "chant-standby area"
    t.choose("trigger 1")
    assert t.zone_of(set_) == "chase area" and t.asked == P1
    t.pass_both()
    assert t.count(P2, "hand") == 2 and t.event("put", set_).rule == "fow-5.5 7.9:7"


@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow 7.9:2")
def test_7_9__2_not_revealing_is_not_triggering() -> None:
    """The card stays where it is and nobody learns of the question; the next event asks again."""
    t = Table()
    card = t.standby(P2, WAITS)
    first, second = t.field(P2), t.field(P2)
    kills = [t.chant(P1, KILL), t.chant(P1, KILL)]
    t.play(kills[0], first)
    t.choose(False)
    assert t.zone_of(card) == "chant-standby area" and not t.sees(P1, card) and not t.game.pending
    assert not t.events("reveal")
    t.play(kills[1])
    assert t.zone_of(second) == "graveyard" and t.options == ["yes", "no"]


@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow 7.9:2", "fow 7.9:4")
def test_7_9__4_from_the_hand_for_its_cost_from_the_area_for_nothing() -> None:
    """Both places can be revealed from."""
    t = Table()
    card = held(t, P2, cost="{U}{1}")
    t.field(P2)
    t.set(P2, will_u=2)
    t.play(t.chant(P1, KILL))
    t.choose(True)
    t.resolve()
    assert t.wills(P2) == {} and t.count(P2, "hand") == 2 and t.zone_of(card) == "graveyard"
    t = Table()
    card = t.standby(P2, WAITS, cost="{U}{1}")
    t.field(P2)
    t.set(P2, will_u=2)
    t.play(t.chant(P1, KILL))
    t.choose(True)
    t.resolve()
    assert t.wills(P2) == {"U": 2} and t.count(P2, "hand") == 2 and t.zone_of(card) == "graveyard"


@pytest.mark.editions("fow-5.5")
def test_7_9__2_1_what_has_triggered_does_not_trigger_again() -> None:
    """Two resonators destroyed together ask twice at most, and only once if the card is revealed."""
    for first, questions in ((True, 1), (False, 2)):
        t = Table()
        t.standby(P2, WAITS)
        t.field(P2)
        t.field(P2)
        t.play(t.chant(P1, "Destroy all resonators."))
        asked = 0
        answers = [first, False]
        while t.options == ["yes", "no"]:
            t.choose(answers[asked])
            asked += 1
        assert asked == questions
        t.resolve()
        assert t.count(P2, "hand") == (2 if first else 0)


@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow 9.6:6.1")
def test_7_9__3_1_what_cannot_be_played_goes_to_the_graveyard() -> None:
    """Revealing is free; who cannot pay then loses the card, and pays nothing."""
    t = Table()
    card = held(t, P2, cost="{G}{2}")
    t.field(P2)
    t.set(P2, will_g=1)
    t.play(t.chant(P1, KILL))
    t.choose(True)
    assert t.where(card) == (P2, "graveyard") and t.wills(P2) == {"G": 1} and t.count(P2, "hand") == 0
    assert t.event("put", card).rule == "fow-5.5 7.9:3.1" and not t.chase


@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow 9.6:10", "fow-5.5-R16")
def test_7_9__3_a_card_that_moved_is_not_played() -> None:
    """It stays where it is now."""
    t = Table()
    card, other = held(t, P2), t.hand(P2)
    t.field(P2)
    t.play(t.chant(P1, f"{KILL} Your opponent discards two cards."))
    t.choose(True)
    assert t.zone_of(card) == "hand" and t.asking_rule() == "fow-5.5 3.1:4"
    t.choose(t.options[0])
    assert t.zone_of(card) == t.zone_of(other) == "graveyard" and not t.chase and t.menu == "fow priority"
    assert card.id not in [e.card for e in t.events("played")] and t.count(P2, "hand") == 0


@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow 7.9:5", "fow 9.6:4.1")
def test_7_9__5_not_from_the_area_in_the_turn_it_was_set() -> None:
    """Its twin in the hand can be revealed."""
    text = "[Trigger] When your opponent plays a spell: Draw two cards."
    t = Table()
    set_, twin = held(t, P1, text), held(t, P1, text)
    t.set(P1, will_w=2)
    answers = [t.instant(P2, "Draw a card."), t.instant(P2, "Draw a card.")]
    t.set_card(set_)
    t.pass_()
    t.play(answers[0])
    assert t.options == ["yes", "no"] and t.game.decision is not None and t.game.decision.card == twin.id
    t.choose(False)
    t.to_next_turn()
    t.pass_until(f"play {answers[1]}")
    t.play(answers[1])
    seen = set()
    while t.options == ["yes", "no"]:
        assert t.game.decision is not None
        seen.add(t.game.decision.card)
        t.choose(False)
    assert seen == {set_.id, twin.id}


@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow 7.9:2", "fow-5.5-R15", "fow-5.5-R4")
def test_7_9__2_the_turn_player_is_asked_first() -> None:
    """Both have cards that wait for the same event."""
    text = "[Trigger] When a resonator is put into a graveyard from a field: Draw a card."
    t = Table(asking=True)
    t.standby(P2, text)
    t.standby(P1, text)
    t.field(P2)
    t.play(t.chant(P1, KILL))
    t.pass_both()
    assert t.asked == P1 and t.options == ["yes", "no"]
    t.choose(False)
    assert t.asked == P2 and t.options == ["yes", "no"]


@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow 7.9:3", "fow-5.5-R14", "fow 6.3:1.3")
def test_7_9__3_it_is_a_spell_and_not_an_action() -> None:
    """It cannot be played with priority without its event; played it is a spell, no ability."""
    t = Table(asking=True)
    card = t.standby(P2, WAITS)
    t.pass_()
    assert t.asked == P2 and t.forbids(f"play {card} standby") == "fow-5.5 7.9:1.1"
    t = Table(asking=True)
    card = t.standby(P2, WAITS)
    t.field(P2)
    t.play(t.chant(P1, KILL))
    t.pass_both()
    t.choose(True)
    t.choose("trigger 1")
    assert [(e.key, e.card) for e in t.events("played")][-1] == ("card", card.id)
    assert t.game.played[card.id].kind == "spell"


@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow-5.5-R34", "fow 10.7:2", "fow 7.9:3.1")
def test_7_9__3_1_what_cannot_be_chased_is_not_by_automatic_cards() -> None:
    """An automatic ability is played on top of it, a card is not and goes to the graveyard."""
    t = Table(asking=True)
    card = held(t, P2, "[Trigger] When your opponent plays a spell: Draw two cards.")
    ability = t.field(P2, "When your opponent plays a spell, draw a card.")
    instant = t.instant(P2, "Draw a card.")
    t.play(t.chant(P1, "Players cannot chase this card. Draw a card."))
    t.choose(True)
    while t.menu != "fow priority":
        t.choose(t.options[0])
    assert t.where(card) == (P2, "graveyard") and t.event("put", card).rule == "fow-5.5 7.9:3.1"
    assert len(t.chase) == 2 and [e.card for e in t.events("played")][1:] == [ability.id]
    t.pass_()
    assert t.asked == P2 and t.forbids(f"play {instant}") == "fow-5.5 10.7:2"


@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow-5.5-R34", "fow 10.7:2", "fow 7.10:4")
def test_7_10__4_what_cannot_be_chased_is_not_by_a_break() -> None:
    """Lifebreak itself is free: the card goes to the graveyard at once. A resonator can say so as well."""
    t = Table("fow-5.5/valhalla", asking=True)
    card = t.lifebreak(P2, "[Break] Draw a card.")
    stone = t.stone(P2, "fire")
    t.set(P2, life=500)
    t.play(t.hand(P1, "Players cannot chase this card.", cost="{0}"))
    assert t.asked == P1
    t.pass_()
    t.break_()
    assert t.where(card) == (P2, "graveyard") and len(t.chase) == 1
    t.activate(stone)
    assert t.wills(P2) == {"R": 1}


# -- 5.01: by itself ---------------------------------------------------------------------------------------------------
@pytest.mark.editions("fow-5.01")
@pytest.mark.rule("fow-5.01 9.6:1", "fow-5.01-R11", "fow-5.01 9.6:4")
def test_7_9__1_1_in_5_01_it_triggers_by_itself_and_must_be_played() -> None:
    """Nobody is asked; it is turned face up and played in the next priority sequence."""
    t = Table("fow-5.01/valhalla", asking=True)
    card = t.standby(P2, WAITS)
    t.field(P2)
    t.play(t.chant(P1, KILL))
    t.pass_both()
    assert t.options == ["trigger 1"] and t.asked == P2
    t.choose("trigger 1")
    assert t.zone_of(card) == "chase area"
    t.resolve()
    assert t.count(P2, "hand") == 2 and t.event("put", card).rule == "fow-5.01 7.9:2"


@pytest.mark.editions("fow-5.01")
@pytest.mark.rule("fow-5.01 9.6:1", "fow-5.01 9.6:2.1")
def test_7_9__5_in_5_01_neither_from_the_hand_nor_in_the_turn_it_was_set() -> None:
    """It waits in the area, from the next turn on."""
    t = Table("fow-5.01/valhalla")
    set_, in_hand = held(t, P1), held(t, P1)
    t.field(P1)
    t.field(P1)
    t.set(P1, will_w=2)
    kill = t.instant(P2, KILL)
    t.set_card(set_)
    t.pass_()
    t.play(kill, t.pieces(P1, "field")[0])
    t.resolve()
    assert t.zone_of(set_) == "chant-standby area" and t.zone_of(in_hand) == "hand" and not t.game.pending


@pytest.mark.editions("fow-5.01")
@pytest.mark.rule("fow-5.01-R14", "fow-5.01 9.3:2.1")
def test_7_9__3_1_in_5_01_what_cannot_be_played_stays_unshown() -> None:
    """Without the stones only the trigger is used up."""
    t = Table("fow-5.01/valhalla")
    card = t.standby(P2, WAITS, cost="{W}")
    t.field(P2)
    t.play(t.chant(P1, KILL))
    assert t.zone_of(card) == "chant-standby area" and not t.sees(P1, card) and not t.game.pending


@pytest.mark.editions("fow-5.01")
@pytest.mark.rule("fow-5.01 9.6:2")
def test_7_9__2_1_in_5_01_it_triggers_as_often_as_the_event_happens() -> None:
    """But a card in the chase cannot be played again."""
    t = Table("fow-5.01/valhalla", asking=True)
    card = t.standby(P2, WAITS)
    t.field(P2)
    t.field(P2)
    t.play(t.chant(P1, "Destroy all resonators."))
    t.pass_both()
    asked = 0
    while t.options and t.options[0].startswith("trigger"):
        asked += 1
        t.choose("trigger 1")
    t.resolve()
    assert asked == 2 and t.count(P2, "hand") == 2 and t.zone_of(card) == "graveyard"


# -- Stealth -----------------------------------------------------------------------------------------------------------
@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow 12.5:2", "fow 12.5:3", "fow-5.5-R17")
def test_7_9__2_stealth_is_revealed_likewise() -> None:
    """From the chant-standby area only, without its cost, also in the turn it was set."""
    text = "[Stealth] When a resonator you control is destroyed."
    t = Table()
    card, in_hand = t.hand(P1, text, cost="{R}{3}"), t.hand(P1, text, cost="{R}{3}")
    t.field(P1)
    t.set(P1, will_w=2)
    kill = t.chant(P1, KILL)
    t.set_card(card)
    t.play(kill)
    assert t.game.decision is not None and t.game.decision.card == card.id
    t.choose(True)
    t.resolve()
    assert t.where(card) == (P1, "field") and t.zone_of(in_hand) == "hand"


@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow 12.5:2", "fow-5.5-R13")
def test_7_9__4_stealth_with_a_state_is_played_with_priority() -> None:
    """While the state holds, whenever its player has priority, without its cost."""
    text = "[Stealth] Your opponent controls three or more resonators."
    t = Table(asking=True)
    card = t.put(P1, "chant-standby area", text, cost="{R}{3}")
    t.field(P2)
    t.field(P2)
    assert t.forbids(f"play {card} stealth") == "fow-5.5 12.5:2"
    t = Table(asking=True)
    card = t.put(P1, "chant-standby area", text, cost="{R}{3}")
    for _ in range(3):
        t.field(P2)
    t.cast(card, way="stealth")
    assert t.where(card) == (P1, "field")
