"""Effects on what cards cost (sve 10.4.4.1, 10.10.2.4), effects that apply once, and what is refused or asked aloud."""

from __future__ import annotations

import pytest

from ludex.games.sve.ch02_cards.definitions import UnreadableCard
from ludex.table.scenario import Scenario
from tests.sve_table import P1, P2, Table


@pytest.mark.rule("sve 10.4.4.1")
def test_an_effect_on_costs_means_the_player_it_names() -> None:
    """What your spells cost less, the opponent's do not; what the opponent's cost more, yours do not."""
    for seat in (P1, P2):
        t = Table(turn_of=seat)
        t.amulet(P1, "Each spell you play costs 1 less.")
        t.amulet(P1, "Each spell an opponent plays costs 3 more.")
        t.play(t.spell(seat, "Draw a card.", cost=2))
        assert t.value(seat, "play points") == (9 if seat == P1 else 5)


@pytest.mark.rule("sve 10.4.4.1")
def test_an_effect_on_costs_means_the_zone_it_names() -> None:
    """Only the card from the EX area costs less."""
    t = Table()
    t.amulet(P1, "Each spell you play from your EX area costs 2 less.")
    hand = t.spell(P1, "Draw a card.", cost=2)
    ex = t.ex(P1, "Draw a card.", type="spell", cost=2)
    t.play(hand)
    assert t.value(P1, "play points") == 8
    t.play(ex)
    assert t.value(P1, "play points") == 8


@pytest.mark.rule("sve 9.1.2.3")
def test_9_1_2_3_a_token_nobody_knows_is_refused_aloud() -> None:
    """A text that creates a token without information is no card to play with."""
    t = Table()
    with pytest.raises(UnreadableCard, match="knows no token 'Nonesuch'"):
        t.spell(P1, "Summon a Nonesuch token.")


def test_a_name_nobody_has_is_refused_aloud() -> None:
    """A card asked for by name alone must exist."""
    with pytest.raises(ValueError, match="no card is named 'Nonesuch'"):
        Scenario("sve").put(P1, "hand", name="Nonesuch")


@pytest.mark.rule("sve 5.18.3")
def test_options_and_optional_costs_are_asked_in_the_words_of_the_text() -> None:
    """A player reads what an option does and what a cost asks."""
    t = Table()
    spell = t.spell(P1, """Choose 1.
(1) Draw 2 cards.
(2) Give your leader {defense}+2.""")
    t.choose(f"play {spell}")
    decision = t.game.decision
    assert decision is not None
    assert [o.label for o in decision.options] == ["Draw 2 cards", "Give your leader {defense}+2"]
    t.choose("option 1")


@pytest.mark.rule("sve 7.2.3")
def test_7_2_3_not_refreshing_next_time_is_over_after_that_start_phase() -> None:
    """The follower stays engaged in its controller's next start phase and refreshes in the one after."""
    t = Table()
    kept = t.field(P2, engaged=True)
    text = "Select an enemy follower on the field. It doesn't refresh during its controller's next start phase."
    t.play(t.spell(P1, text))
    t.do("end")
    assert t.engaged(kept)
    t.do("end")
    t.do("end")
    assert not t.engaged(kept)
