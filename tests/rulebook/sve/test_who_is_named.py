"""What happens to no card says to whom, or by whom, it happens: a player reads it so in the log."""

from __future__ import annotations

import pytest

from ludex import games
from ludex.games.sve.ch06_preparation.deckfile import starter_decks
from tests.rulebook.sve.cases.leisure import unhurried
from tests.sve_table import P1, P2, Table

VANGUARD = "Cardfight!! Vanguard"
BOTH = pytest.mark.parametrize("seat", [P1, P2])


def _turn_of(seat: int, **options: object) -> Table:
    """A player's turn, in which both could always still do something."""
    return unhurried(turn_of=seat, **options)


@pytest.mark.rule("sve 13.3.3.1")
@BOTH
def test_13_3_3_1_who_has_performed_earth_rite(seat: int) -> None:
    t = _turn_of(seat)
    t.amulet(seat, "Stack.", counters={"Stack": 2})
    t.amulet(1 - seat, "Stack.", counters={"Stack": 2})
    t.play(t.spell(seat, "Earth Rite: Draw a card."), True)
    rite = t.event("earth rite")
    assert (rite.seat, rite.amount) == (seat, 1)


@pytest.mark.rule("sve 14.4.5.1.4")
@BOTH
def test_14_4_5_1_4_who_has_drive_checked(seat: int) -> None:
    t = _turn_of(seat, universes=(VANGUARD, VANGUARD))
    t.deck(seat, name="Kindle", trigger="heal", universe=VANGUARD)
    t.play(t.spell(seat, "Perform a drive check."), True)
    assert (t.event("drive checked").seat, t.event("drive checked").key) == (seat, "heal")


@pytest.mark.parametrize(("icon", "rule"), [("critical", "sve 14.4.5.1.3.1"), ("stand", "sve 14.4.5.1.3.3")])
def test_14_4_5_1_3_which_follower_a_trigger_is_for_is_asked_by_the_rule_of_its_icon(icon: str, rule: str) -> None:
    t = _turn_of(P1, universes=(VANGUARD, ""))
    for attack in (1, 2):
        t.field(P1, attack=attack)
    t.deck(P1, name="Kindle", trigger=icon, universe=VANGUARD)
    t.choose(f"play {t.spell(P1, 'Perform a drive check.')}")
    assert t.asking_rule() == "sve 14.4.5.1.5"
    t.choose(True)
    assert (t.asked, t.asking_rule()) == (P1, rule)


@pytest.mark.rule("sve 5.26.1", "sve 5.26.2")
@BOTH
def test_5_26_1_whose_turn_is_skipped(seat: int) -> None:
    t = _turn_of(1 - seat)
    t.play(t.spell(1 - seat, "Skip your opponent's next turn."))
    t.end()
    assert [e.seat for e in t.events("turn skipped")] == [seat] and t.asked == 1 - seat


@pytest.mark.rule("sve 5.20.1")
@BOTH
def test_5_20_1_who_rolls_a_die(seat: int) -> None:
    t = _turn_of(seat)
    t.play(t.spell(seat, "Roll a die."))
    assert t.event("roll").seat == seat


@pytest.mark.rule("sve 6.2.1.1", "sve 6.2.1.2", "sve 6.2.1.3")
@BOTH
def test_6_2_1_what_each_player_presents(seat: int) -> None:
    """The deck with its size and the leader are said of the player who brought them; what it is based on of the one
    whose leader has a class and a universe."""
    decks = starter_decks()
    kiln, other = decks["kiln"], decks["lanternwood"]
    brought = (kiln, other) if seat == P1 else (other, kiln)
    g = games.start("sve", brought, 5)
    said = [(e.kind, e.seat, e.amount) for e in g.events if e.kind == "deck presented"]
    assert said == [("deck presented", seat, brought[seat].main_size) for seat in (P1, P2)]
    assert [(e.seat, g.cards[e.card].seat) for e in g.events if e.kind == "leader"] == [(P1, P1), (P2, P2)]
    assert [e.seat for e in g.events if e.kind == "based on"] == [seat]


@pytest.mark.rule("sve 6.2.1.13", "sve 14.4.3.2")
def test_14_4_3_2_each_starting_amulet_is_turned_faceup_by_its_player() -> None:
    kiln = starter_decks()["kiln"]
    g = games.start("sve", (kiln, kiln), 5)
    while g.decision is not None and g.decision.rule == "sve 14.4.3.1":
        g.choose(g.decision.options[0].key)
    for key in ("first", "no", "no"):
        g.choose(key)
    turned = [e for e in g.events if e.rule == "sve 14.4.3.2"]
    assert [e.seat for e in turned] == [g.cards[e.card].seat for e in turned] == [P1, P2]
