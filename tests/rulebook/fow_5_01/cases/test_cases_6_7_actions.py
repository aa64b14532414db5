"""Conformance cases about priority and what players do with it (fow-5.01 6 and 7)."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Piece, Table

either = pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.01/bifrost"))


@either
@pytest.mark.rule("fow-5.01 6.2:2", "fow-5.01 6.2:4", "fow-5.01 9.6:3", "fow-5.01 6.4:1.2")
def test_fow_5_01_020_simultaneous_triggers(ruleset: str) -> None:
    """The turn player's first, then the other's in that player's order; the last played resolves first."""
    t = Table(ruleset, asking=True)
    when = "[Continuous] Whenever a resonator is put into a graveyard from a field, "
    p = t.field(P1, f"{when}you gain 200 life.")
    q1, q2 = t.field(P2, f"{when}this card deals 100 damage to your opponent."), t.field(P2, f"{when}you draw a card.")
    victim = t.field(P1)
    t.play(t.chant(P1, "Destroy target resonator."), victim)
    t.pass_both()
    assert (t.asked, t.options) == (P1, ["trigger 1"])
    t.choose("trigger 1")
    assert (t.asked, t.options) == (P2, ["trigger 1", "trigger 2"])
    t.choose("trigger 1")
    assert (t.asked, t.options) == (P2, ["trigger 1"])
    t.choose("trigger 1")
    assert [e.card for e in t.events("played") if e.key == "automatic"] == [p.id, q1.id, q2.id] and len(t.chase) == 3
    states = []
    while t.chase:
        t.pass_both()
        states.append((t.count(P2, "hand"), t.life(P1), t.asked))
    assert states == [(1, 4000, P1), (1, 3900, P1), (1, 4100, P1)]


@either
@pytest.mark.rule("fow-5.01 7.6:1", "fow-5.01 7.6:2", "fow-5.01 6.3:2.4", "fow-5.01 6.4:1.1", "fow-5.01 9.6:2.1")
def test_fow_5_01_027_setting_a_chant_standby_card(ruleset: str) -> None:
    """Always two wills, no chase, and dead for the turn."""
    t = Table(ruleset, asking=True)
    text = "[Trigger] When your opponent plays a spell: Draw a card."
    s, s2 = (t.hand(P1, text, type="spell", subtype="chant-standby", cost="{B}{4}") for _ in range(2))
    t.set(P1, will_r=2)
    resonator = t.hand(P1, cost="{0}")
    answer = t.instant(P2, "Draw a card.")
    for _ in range(5):
        t.stone(P1, "darkness", rested=True)
    t.set_card(s)
    assert t.where(s) == (P1, "chant-standby area") and t.wills(P1) == {} and not t.chase and t.asked == P1
    assert not t.sees(P2, s)
    t.play(resonator)
    assert t.zone_of(resonator) == "chase area" and t.forbids(f"set {s2}") == "fow-5.01 6.3:2"
    t.pass_()
    t.play(answer)
    assert t.menu == "fow priority" and not t.game.pending and t.zone_of(s) == "chant-standby area"
    t.resolve()
    t.choose("battle")
    assert t.forbids(f"set {s2}") == "fow-5.01 6.3:2"


@pytest.mark.rule("fow-5.01 7.10:4", "fow-5.01 7.10:2", "fow-5.01 10.11:1", "fow-5.01 9.3:2.4")
def test_fow_5_01_029_a_canceled_break_and_one_without_a_target() -> None:
    """Both cards end in the graveyard: one when its ability has left the chase, the other at once."""
    t = Table("fow-5.01/valhalla", turn_of=P2, asking=True)
    t.set(P2, life=3000, lifebreak=2)
    t2 = t.lifebreak(P2, "[Break] Destroy target resonator.")
    t1 = t.lifebreak(P2, "[Break] Draw a card.")
    answer = t.instant(P1, "Cancel target ability.")
    t.break_()
    assert len(t.chase) == 1 and t.zone_of(t1) == "broken"
    t.pass_()
    t.play(answer, t.chase[0])
    assert t.zone_of(t1) == "broken"
    t.pass_both()
    assert t.where(t1) == (P2, "graveyard") and t.count(P2, "hand") == 0 and not t.chase and t.asked == P2
    t.break_()
    assert t.where(t2) == (P2, "graveyard") and not t.chase and t.count(P2, "lifebreak area") == 2


@either
@pytest.mark.rule("fow-5.01 7.12:2", "fow-5.01 7.12:2.2", "fow-5.01 7.12:2.4", "fow-5.01 7.12:2.5", "fow-5.01 8.2:3.1")
def test_fow_5_01_031_a_resonator_that_must_attack(ruleset: str) -> None:
    """Passing is forbidden with an empty chase outside battle only, and only while it can attack."""

    def table(more: str = "", **details: object) -> tuple[Table, Piece, Piece, Piece]:
        t = Table(ruleset, asking=True)
        x = t.field(P1, f"This card must attack each turn if it can.\n{more}".strip(), **details)
        return t, x, t.field(P1), t.chant(P1, "Draw a card.")

    t, x, y, chant = table()
    assert t.forbids("pass") == "fow-5.01 7.12:2"
    t.play(chant)
    assert t.why_not("pass") is None
    t.resolve()
    assert t.forbids("pass") == "fow-5.01 7.12:2"
    t.choose("battle")
    assert t.why_not("pass") is None
    t.to_attack()
    assert t.forbids(f"attack {y} {t.player(P2)}") == "fow-5.01 8.2:3.1"
    t.choose(f"attack {x} {t.player(P2)}")
    for more, details in (
        ("This card cannot attack.", {}),
        ("This card cannot attack unless you pay {1}.", {}),
        ("", {"rested": True}),
    ):
        t, *_ = table(more, **details)
        assert t.why_not("pass") is None
