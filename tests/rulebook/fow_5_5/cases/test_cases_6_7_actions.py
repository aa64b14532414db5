"""Conformance cases about priority and what players do with it (fow-5.5 6 and 7)."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Piece, Table

either = pytest.mark.parametrize("ruleset", ("fow-5.5/valhalla", "fow-5.5/bifrost"))


def held(t: Table, seat: int, text: str, **details: object) -> Piece:
    """A chant-standby card in the hand."""
    return t.hand(seat, text, **{"type": "spell", "subtype": "chant-standby", **details})


def asked_about(t: Table) -> tuple[int, int]:
    """Who is asked now, and about which card."""
    assert t.game.decision is not None
    return t.game.decision.seat, t.game.decision.card


@pytest.mark.rule("fow-5.5 6.2:2", "fow-5.5 6.2:4", "fow-5.5 7.9:2", "fow-5.5 7.9:3", "fow-5.5 9.6:3", "fow-5.5 9.6:5")
@pytest.mark.rule("fow-5.5 9.6:5.1", "fow-5.5 6.4:1.2")
@pytest.mark.parametrize("first", (0, 1))
def test_fow_5_5_027_order_of_automatic_abilities_and_cards(first: int) -> None:
    """A's, then B's in B's order, each with everything starting over; the newest is resolved first."""
    t = Table("fow-5.5/bifrost", asking=True)
    other = "When a resonator your opponent controls is destroyed, this card deals 200 damage to your opponent."
    ga = t.field(P1, other, type="regalia")
    gb = t.field(P2, "When a resonator you control is destroyed, you gain 100 life.", type="regalia")
    s = t.standby(P2, "[Trigger] When a resonator you control is destroyed: Draw two cards.", cost="{B}{4}")
    t.field(P2)
    t.play(t.chant(P1, "Destroy target resonator."))
    t.pass_both()
    assert t.asked == P2 and t.options == ["yes", "no"]
    t.choose(True)
    assert t.asked == P1 and t.options == ["trigger 1"]
    t.choose("trigger 1")
    assert [e.card for e in t.events("played")][1:] == [ga.id]
    assert t.asked == P2 and t.options == ["trigger 1", "trigger 2"]
    t.choose(t.options[first])
    assert t.asked == P2 and t.options == ["trigger 1"]
    t.choose("trigger 1")
    order = [e.card for e in t.events("played")][1:]
    assert order == [ga.id, *([gb.id, s.id] if first == 0 else [s.id, gb.id])] and t.game.played[s.id].kind == "spell"
    assert t.asked == P1 and len(t.chase) == 3 and [e.key for e in t.events("played") if e.card == s.id] == ["card"]
    states = []
    while t.chase:
        t.pass_both()
        states.append((t.count(P2, "hand"), t.life(P2), t.asked))
    drawn, gained = (2, 4000, P1), (0, 4100, P1)
    assert states == [drawn if first == 0 else gained, (2, 4100, P1), (2, 3900, P1)]


@either
@pytest.mark.rule("fow-5.5 7.5:1", "fow-5.5 7.5:3", "fow-5.5 3.1:3", "fow-5.5 6.4:1.1", "fow-5.5 8.2:3.1")
@pytest.mark.rule("fow-5.5 7.11:1")
def test_fow_5_5_030_resting_the_ruler_in_response_to_the_own_judgment(ruleset: str) -> None:
    """Being recovered is needed to begin only; the J-ruler comes in rested."""
    t = Table(ruleset, asking=True)
    ruler = t.ruler(P1, "[Judgment] {1}\n[Activate] {Rest}: Draw a card.")
    t.set(P1, will_w=1)
    t.judgment()
    assert t.asked == P1 and len(t.chase) == 1
    t.activate(ruler)
    t.pass_both()
    assert t.count(P1, "hand") == 1 and t.zone_of(ruler) == "ruler area"
    t.pass_both()
    assert t.where(ruler) == (P1, "field") and "J-ruler" in t.chars(ruler).types and t.rested(ruler)
    assert t.forbids("call") == "fow-5.5 7.11:1"
    t.choose("battle")
    t.to_attack()
    assert t.forbids(f"attack {ruler} {t.player(P2)}") == "fow-5.5 8.2:3.1"


@either
@pytest.mark.rule("fow-5.5 7.9:2", "fow-5.5 7.9:3", "fow-5.5 7.9:3.1", "fow-5.5 7.9:4", "fow-5.5 9.6:6")
@pytest.mark.rule("fow-5.5 9.6:6.1", "fow-5.5 10.2:4")
def test_fow_5_5_034_revealed_from_the_hand_without_the_wills(ruleset: str) -> None:
    """It must be played, cannot be, and goes to the graveyard; not revealed it would have stayed."""
    for reveal in (True, False):
        t = Table(ruleset, asking=True)
        y = held(t, P2, "[Trigger] When a resonator you control is destroyed: Draw three cards.", cost="{G}{2}")
        stone = t.stone(P2, "wind")
        t.field(P2)
        t.play(t.chant(P1, "Destroy target resonator."))
        t.pass_both()
        assert t.asked == P2 and t.options == ["yes", "no"]
        t.choose(reveal)
        if reveal:
            assert t.options == ["trigger 1"]
            t.choose("trigger 1")
        assert t.where(y) == (P2, "graveyard" if reveal else "hand")
        assert not t.rested(stone) and t.wills(P2) == {} and not t.chase and t.count(P2, "hand") == (0 if reveal else 1)


@either
@pytest.mark.rule("fow-5.5 7.9:2", "fow-5.5 7.9:4", "fow-5.5 7.9:5", "fow-5.5 9.6:4.1")
def test_fow_5_5_035_not_in_the_turn_it_was_set_but_its_twin_in_hand(ruleset: str) -> None:
    """The set one is revealed from the next turn on, and then costs nothing."""
    text = "[Trigger] When your opponent plays a spell: Draw two cards."
    t = Table(ruleset, asking=True)
    x1, x2 = (held(t, P1, text, cost="{U}{1}") for _ in range(2))
    t.set(P1, will_r=2, will_u=1, will_w=1)
    answers = [t.instant(P2, "Draw a card."), t.instant(P2, "Draw a card.")]
    t.choose(f"set {x1}")
    for key in ("spend R", "spend R"):
        if key in t.options:
            t.choose(key)
    assert t.wills(P1) == {"U": 1, "W": 1}
    t.pass_()
    t.play(answers[0])
    assert asked_about(t) == (P1, x2.id)
    t.choose(True)
    t.choose("trigger 1")
    assert t.zone_of(x2) == "chase area" and t.wills(P1) == {} and t.zone_of(x1) == "chant-standby area"
    t.resolve()
    assert t.game.active == P1
    t.to_next_turn()
    t.pass_until(f"play {answers[1]}")
    t.play(answers[1])
    assert asked_about(t) == (P1, x1.id)
    t.choose(True)
    t.choose("trigger 1")
    assert t.zone_of(x1) == "chase area"


@either
@pytest.mark.rule("fow-5.5 7.9:2", "fow-5.5 9.6:10", "fow-5.5 10.4:1", "fow-5.5 9.6:6.1")
def test_fow_5_5_036_a_triggered_card_that_left_its_zone(ruleset: str) -> None:
    """It is not played, stays in the graveyard, and no will is spent."""
    t = Table(ruleset, asking=True)
    y = held(t, P2, "[Trigger] When a resonator you control is destroyed: Draw two cards.", cost="{W}")
    other = t.hand(P2)
    t.set(P2, will_w=1)
    t.field(P2)
    t.play(t.chant(P1, "Destroy target resonator. Its controller discards their hand."))
    t.pass_both()
    t.choose(True)
    while t.menu != "fow priority":
        t.choose(t.options[0])
    assert t.zone_of(y) == t.zone_of(other) == "graveyard" and not t.chase and t.wills(P2) == {"W": 1}
    assert t.count(P2, "hand") == 0


@pytest.mark.rule("fow-5.5 7.10:2", "fow-5.5 7.10:3", "fow-5.5 7.10:4", "fow-5.5 9.3:2.4", "fow-5.5 10.11:1")
def test_fow_5_5_040_a_break_that_hurts_must_be_played() -> None:
    """Canceled or not, its card ends in the graveyard; without a target at once."""
    for cancel in (True, False):
        t = Table("fow-5.5/valhalla", asking=True)
        t.set(P2, life=2000, lifebreak=3)
        top = t.lifebreak(P2, "[Break] Destroy target resonator.")
        own = t.field(P2)
        answer = t.instant(P1, "Cancel target ability.")
        t.pass_()
        t.break_()
        assert len(t.chase) == 1 and t.zone_of(top) == "broken"
        t.pass_()
        if cancel:
            t.play(answer, t.chase[0])
            assert t.zone_of(top) == "broken"
            t.pass_both()
            assert t.zone_of(own) == "field" and t.where(top) == (P2, "graveyard")
        else:
            t.pass_()
            assert t.zone_of(own) == t.zone_of(top) == "graveyard"
        assert not t.chase
    t = Table("fow-5.5/valhalla", asking=True)
    t.set(P2, life=2000, lifebreak=3)
    top = t.lifebreak(P2, "[Break] Destroy target resonator.")
    t.pass_()
    t.break_()
    assert t.where(top) == (P2, "graveyard") and not t.chase and not t.events("played")


@either
@pytest.mark.rule("fow-5.5 7.12:2", "fow-5.5 7.12:2.1", "fow-5.5 7.12:2.2", "fow-5.5 7.12:2.4", "fow-5.5 8.2:3")
@pytest.mark.rule("fow-5.5 8.2:3.1", "fow-5.5 1.4:4")
def test_fow_5_5_041_a_resonator_that_must_attack(ruleset: str) -> None:
    """No pass, no forfeit, no other attacker; but other actions first, and nothing once it cannot attack."""

    def table(*, forbidden: bool = False) -> tuple[Table, Piece, Piece, Piece]:
        t = Table(ruleset, asking=True)
        r1 = t.field(P1, "This card must attack if able.\n[Activate] {Rest}: Draw a card.")
        r2, card = t.field(P1), t.hand(P1, cost="{0}")
        if forbidden:
            t.field(P2, "Resonators your opponent controls cannot attack.")
        return t, r1, r2, card

    t, *_ = table()
    assert t.forbids("pass") == "fow-5.5 7.12:2"
    t, r1, r2, card = table()
    t.cast(card)
    assert t.zone_of(card) == "field"
    t.choose("battle")
    t.to_attack()
    assert t.options == [f"attack {r1} {t.player(P2)}"] and t.forbids("forfeit") == "fow-5.5 8.2:3"
    assert t.forbids(f"attack {r2} {t.player(P2)}") == "fow-5.5 8.2:3.1"
    t, r1, *_ = table()
    t.activate(r1)
    t.resolve()
    assert t.count(P1, "hand") == 2 and t.why_not("pass") is None
    t, *_ = table(forbidden=True)
    assert t.why_not("pass") is None
