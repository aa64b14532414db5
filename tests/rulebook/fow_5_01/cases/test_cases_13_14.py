"""Cases of fow-5.01, chapters 13 and 14: additions, lifebreak cards, loops."""

from __future__ import annotations

import pytest

from tests.fow_table import FIELD, GRAVEYARD, HAND, LIFEBREAK, P1, P2, Table

FORMATS = ("fow-5.01/valhalla", "fow-5.01/bifrost")
either = pytest.mark.parametrize("ruleset", FORMATS)


@either
@pytest.mark.rule("fow-5.01 13.3:1", "fow-5.01 7.2:4", "fow-5.01 10.9:4", "fow-5.01 6.1:1.1", "fow-5.01 6.1:1.2")
def test_fow_5_01_067_additions_that_lose_their_resonator(ruleset: str) -> None:
    """N1 is put into the graveyard, which is no destruction, before X's ability is played; N2 never comes in."""
    t = Table(ruleset, asking=True)
    x = t.field(P1, "[Continuous] When this card is put into a graveyard from a field, gain 100 life.")
    n1 = t.addition(P1, "This card cannot be destroyed.\n[Continuous] When this card is destroyed, draw a card.", on=x)
    n2 = t.hand(P1, "[Enter] Draw a card.", type="addition", subtype="resonator", cost="{0}")
    wiping = t.instant(P2, "Destroy target resonator.")
    t.play(n2)
    t.pass_()
    t.play(wiping)
    t.pass_both()
    assert t.zone_of(x) == t.zone_of(n1) == GRAVEYARD and not t.events("destroy", n1)
    assert t.event("put", n1).rule == "fow-5.01 13.3:1"
    kinds = [e.kind for e in t.events() if e.card == n1.id or (e.kind == "played" and e.card == x.id)]
    assert "played" not in kinds[: kinds.index("put")]
    t.choose("trigger 1")
    t.resolve()
    assert t.zone_of(n2) == GRAVEYARD and not [e for e in t.events("", n2) if e.to == FIELD]
    assert t.life(P1) == 4100 and t.count(P1, HAND) == 0


@pytest.mark.rule("fow-5.01 13.4:1", "fow-5.01 3.10:2", "fow-5.01 3.10:3", "fow-5.01 7.10:2")
def test_fow_5_01_068_the_bottom_four_lifebreak_cards_stay() -> None:
    """The two new cards on top go to the graveyard, their [Break] is not played, and nobody sees the other four."""
    t = Table("fow-5.01/valhalla")
    old = [t.lifebreak(P1, attack=n) for n in range(4)]
    new = [t.deck(P1, "[Break] Draw a card.", attack=900 + n) for n in range(2)]
    t.cast(t.chant(P1, "Put the top two cards of your main deck into your lifebreak area."))
    if t.asking_rule() == "fow-5.01 3.1:4":
        t.choose(new[0])
    assert [c.id for c in t.pieces(P1, LIFEBREAK)] == [c.id for c in reversed(old)]
    assert {t.zone_of(card) for card in new} == {GRAVEYARD} and not t.events("break") and t.count(P1, HAND) == 0
    assert [e.rule for e in t.events("put") if e.to == GRAVEYARD and e.card != t.pieces(P1, GRAVEYARD)[-1].id] == [
        "fow-5.01 13.4:1", "fow-5.01 13.4:1",
    ]  # fmt: skip
    assert not any(t.sees(seat, card) for card in old for seat in (P1, P2))


@either
@pytest.mark.rule("fow-5.01 14.1:1.2", "fow-5.01 14.1:1.1", "fow-5.01 14.1:1.3")
def test_fow_5_01_069_who_declares_how_often_and_when_it_is_a_draw(ruleset: str) -> None:
    """Both can stop it: the smaller number, the turn player first. Only B can: B alone. Nobody can: a draw."""
    t = Table(ruleset)
    mine = t.field(P1, "[Activate] {0}: Rest this card.", name="Sleeper")
    other = t.field(P2, "[Activate] {0}: Recover target rested resonator.", name="Waker")
    for _ in range(2):
        t.activate(mine)
        t.pass_until(t.activation(other))
        t.activate(other)
        t.resolve()
    assert t.asked == P1
    t.choose(10)
    assert t.asked == P2
    t.choose(4)
    assert len(t.events("played", mine)) == len(t.events("played", other)) == 2 + 4

    t = Table(ruleset, phase="draw")
    other = t.field(P2, "[Activate] {0}: Recover this card.")
    draw = t.instant(P2, "Draw a card.")
    for _ in range(2):
        t.activate(other)
        t.resolve()
    assert t.asked == P2 and t.asking_rule() == "fow-5.01 14.1:1.1"
    t.choose(25)
    assert len(t.events("played", other)) == 2 + 25
    assert t.asked == P2 and t.activation(other) not in t.options and f"play {draw}" in t.options

    t = Table(ruleset)
    t.field(P1, "[Continuous] Whenever you gain life, you lose 100 life.")
    t.field(P2, "[Continuous] Whenever your opponent loses life, your opponent gains 100 life.")
    t.cast(t.chant(P1, "You gain 100 life."))
    assert t.result is not None and (t.result.winner, t.result.rule) == (None, "fow-5.01 14.1:1.3")
    assert t.life(P1) in (4000, 4100)
