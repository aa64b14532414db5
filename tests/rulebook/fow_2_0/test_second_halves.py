"""Second halves of rules: who comes first, what both blows have dealt, what waits for the draw phase."""

from __future__ import annotations

import pytest

from tests.fow_table import GRAVEYARD, P1, P2, Table

OF_BOTH = ((P1, "One"), (P1, "Two"), (P2, "Three"))
DIES = "[Continuous] When this card is put into a graveyard from your field, you gain 100 life."


def test_10_4__2_what_triggered_together_goes_onto_one_chase_the_turn_players_first() -> None:
    t = Table("fow-2.0")
    mine, theirs = t.field(P1, DIES), t.field(P2, DIES, rested=True)
    t.attack(mine, theirs)
    assert [e.seat for e in t.events("played")] == [P1, P2]
    assert [e.seat for e in t.events("value") if e.key == "life"] == [P2, P1]


@pytest.mark.rule("fow-2.0 8.5:4", "fow-2.0 8.3:1")
def test_what_is_dealt_back_after_first_strike_counts_for_explode() -> None:
    """The attacker has dealt its damage first and lives; the one with Explode has dealt 100 and takes it along."""
    t = Table("fow-2.0")
    by = t.field(P1, "[First Strike]", attack=100, defense=900)
    on = t.field(P2, "[Explode]", attack=100, defense=900, rested=True)
    t.attack(by, on)
    assert t.zone_of(by) == t.zone_of(on) == GRAVEYARD


def test_5_2__2_what_waits_for_the_beginning_of_the_draw_phase_comes_before_the_draw() -> None:
    t = Table("fow-2.0")
    t.field(P2, "At the beginning of your draw phase, you gain 100 life.")
    t.deck(P2)
    t.to_next_turn()
    gained = next(e.batch for e in t.events("value") if e.key == "life" and e.amount == 100)
    assert gained < next(e.batch for e in t.events("draw") if e.seat == P2)


@pytest.mark.rule("fow-2.0 14.6:1", "fow-2.0 14.9:1")
def test_what_an_effect_summons_comes_onto_the_field_of_the_player_who_summons() -> None:
    t = Table("fow-2.0")
    card = t.graveyard(P1)
    t.cast(t.chant(P1, "Summon target resonator card in your graveyard."))
    assert card.id in t.game.zone(P1, "field")


@pytest.mark.rule("fow-2.0 9:2", "fow-2.0 9:3")
def test_whoever_may_not_act_is_told_why() -> None:
    """The turn player has priority, so the other cannot act; having acted, the turn player has handed it over."""
    t = Table("fow-2.0", asking=True)
    one, two, theirs = (t.instant(seat, "You gain 100 life.", name=name) for seat, name in OF_BOTH)
    assert t.asked == P1 and t.forbids(f"play {theirs}") == "fow-2.0 9:2"
    t.play(one)
    assert t.asked == P2 and t.forbids(f"play {two}") == "fow-2.0 9:3"


@pytest.mark.rule("fow-2.0 2.7.1:4")
def test_will_that_is_for_something_is_spent_on_that_only() -> None:
    t = Table("fow-2.0", asking=True)
    source = t.field(
        P1, "{Rest}: Produce {R}. Spend this will only to play Dragons.", type="addition", subtype="field"
    )
    dragon, knight = t.hand(P1, race="Dragon", cost="{R}"), t.hand(P1, race="Knight", cost="{R}")
    t.activate(source)
    t.resolve()
    assert f"play {knight}" not in t.options and f"play {dragon}" in t.options
    t.play(dragon)
    assert not t.wills(P1)
