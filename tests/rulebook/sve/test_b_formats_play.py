"""Playing Sealed (sve B-1: no leader card, granting Rush) and Cross Craft (sve B-2: two leader cards, one leader)."""

from __future__ import annotations

import pytest

from ludex import games
from ludex.kernel.game import Game
from tests.rulebook.sve.cases.leisure import idle
from tests.sve_table import P1, P2, Piece, Table

EVOLVE = "{evolve} {cost 1}: Evolve this."
SEALED = pytest.mark.parametrize("ruleset", ["sve/open-8", "sve/box-battle"])


def sealed(ruleset: str = "sve/open-8", evolve: int = 2) -> Table:
    """A Sealed table with facedown cards in the first player's evolve deck."""
    t = Table(ruleset)
    for n in range(evolve):
        t.evolve_deck(P1, name=f"Other {n}", type="follower")
    return t


def begun(ruleset: str, decks: tuple[str, str]) -> Game:
    """A whole game of starter decks at its first main phase."""
    g = games.start(ruleset, decks, 5, auto=False)
    for answer in ("first", "no", "no"):
        g.choose(answer)
    return g


# -- B-1: setting up --------------------------------------------------------------------------------------------------
@pytest.mark.rule("sve B-1", "sve B-1:6.2.1", "sve B-1:6.1.1.2", "sve-R36", "sve 6.2.1.12")
def test_b_1_6_2_1_a_sealed_game_is_set_up_as_usual_without_leader_cards() -> None:
    """Hands of four, points as usual, and each player has a nameless leader of 20 defense that can be attacked."""
    for ruleset in ("sve/open-8", "sve/box-battle"):
        first, second = games.room(ruleset).starter_decks(ruleset)[:2]
        g = begun(ruleset, (first, second))
        assert [len(g.zone(s, "hand")) for s in (g.first, 1 - g.first)] == [4, 4]
        assert g.value(1 - g.first, "evolution points") == 3
        for seat in (0, 1):
            (leader,) = g.zone(seat, "leader area")
            chars = g.chars(leader)
            assert chars.number("defense") == 20 and not chars.abilities
            assert chars.labels["class"] == {"Neutral"} and chars.types == {"leader"}


@pytest.mark.rule("sve-R36")
def test_b_1_the_nameless_leader_is_attacked_and_can_fall() -> None:
    """Attacking it to zero wins the game."""
    t = sealed()
    t.set(P2, leader_defense=3)
    attacker = t.field(P1, attack=3)
    t.attack(attacker)
    assert t.result is not None and (t.result.winner, t.result.rule) == (P1, "sve 11.2.1")


# -- B-1: granting Rush -----------------------------------------------------------------------------------------------
def rush(t: Table, follower: Piece, *answers: str | bool | int | Piece) -> None:
    t.do(f"rush {follower}", *answers)


@SEALED
@pytest.mark.rule("sve B-1:8.5.1")
def test_b_1_8_5_1_a_play_point_and_a_facedown_card_give_a_follower_rush(ruleset: str) -> None:
    """The point is spent, one evolve deck card is faceup, and the newcomer may attack followers but not the leader."""
    t = sealed(ruleset)
    newcomer, target = t.field(P1, arrived="now", attack=2), t.field(P2, engaged=True)
    one, two = t.pieces(P1, "evolve deck")
    assert t.forbids(f"attack {newcomer} {target}") == "sve 8.4.2.1"
    rush(t, newcomer, two)
    assert t.has(newcomer, "Rush") and t.value(P1, "play points") == 9
    assert (t.game.cards[one.id].faceup, t.game.cards[two.id].faceup) == (False, True)
    assert t.forbids(f"attack {newcomer} leader") == "sve 8.4.3.1"
    t.attack(newcomer, target)
    assert t.zone_of(target) == "cemetery"


@pytest.mark.rule("sve B-1:8.5.1")
def test_b_1_8_5_1_once_a_turn() -> None:
    """A second follower cannot be given Rush in the turn; in the next own turn it can."""
    t = sealed(evolve=3)
    one, two = t.field(P1, arrived="now"), t.field(P1, arrived="now", attack=2)
    idle(t, P1)
    idle(t, P2)
    rush(t, one, t.pieces(P1, "evolve deck")[0])
    assert t.forbids(f"rush {two}") == "sve B-1:8.5.1" and f"rush {two}" not in t.options
    t.end()
    t.end()
    assert t.forbids(f"rush {two}") == ""


@pytest.mark.rule("sve B-1:8.5.1", "sve 8.3.2.1")
def test_b_1_8_5_1_not_in_a_turn_with_an_evolve_ability_and_the_other_way_round() -> None:
    """Granting Rush and evolve abilities exclude each other."""
    for first in ("rush", "evolve"):
        t = sealed(evolve=1)
        t.evolve_deck(P1, name="Climber", type="follower", attack=3, defense=3)
        climber, other = t.field(P1, EVOLVE, name="Climber"), t.field(P1, arrived="now")
        if first == "rush":
            rush(t, other, t.pieces(P1, "evolve deck")[0])
            assert t.forbids(t.activation(climber)) == "sve 8.3.2.1"
        else:
            t.activate(climber)
            assert t.forbids(f"rush {other}") == "sve B-1:8.5.1"


@pytest.mark.rule("sve B-1:8.5.1")
def test_b_1_8_5_1_not_after_an_ability_that_counts_like_an_evolve_ability() -> None:
    """An ability of the advanced kind uses it up too."""
    t = sealed()
    other = t.amulet(P1, "{advanced} {cost 1}: Draw a card.")
    follower = t.field(P1, arrived="now")
    t.activate(other)
    assert t.forbids(f"rush {follower}") == "sve B-1:8.5.1"


@pytest.mark.rule("sve B-1:8.5.1")
def test_b_1_8_5_1_needs_a_facedown_card_a_point_and_a_follower_of_ones_own() -> None:
    """Without one of them it cannot be chosen."""
    t = sealed(evolve=0)
    t.evolve_deck(P1, name="Up", type="follower", faceup=True)
    mine = t.field(P1)
    assert t.forbids(f"rush {mine}") == "sve B-1:8.5.1"
    poor = sealed()
    poor.set(P1, play_points=0)
    mine = poor.field(P1)
    assert poor.forbids(f"rush {mine}") == "sve B-1:8.5.1.1"
    other = sealed()
    other.field(P1)
    theirs, amulet, hand = other.field(P2), other.amulet(P1), other.hand(P1)
    for card in (theirs, amulet, hand):
        assert other.forbids(f"rush {card}") == "sve B-1:8.5.1"


@pytest.mark.rule("sve B-1:8.5.1")
def test_b_1_8_5_1_the_rush_stays_and_is_no_activated_ability() -> None:
    """No duration is named, so it lasts; nothing was played."""
    t = sealed()
    follower = t.field(P1, arrived="now")
    idle(t, P1)
    idle(t, P2)
    rush(t, follower, t.pieces(P1, "evolve deck")[0])
    assert not t.events("played")
    t.end()
    assert t.has(follower, "Rush")


@pytest.mark.rule("sve B-1:8.5.1.1")
@pytest.mark.parametrize("instead", [True, False])
def test_b_1_8_5_1_1_an_evolution_point_may_stand_in(instead: bool) -> None:
    """With both kinds of points the player is asked."""
    t = sealed(evolve=1)
    t.set(P1, play_points=4, evolution_points=2)
    follower = t.field(P1, arrived="now")
    rush(t, follower, instead)
    points = (t.value(P1, "play points"), t.value(P1, "evolution points"))
    assert points == ((4, 1) if instead else (3, 2))
    assert t.has(follower, "Rush")


@pytest.mark.rule("sve B-1:8.5.1.1")
def test_b_1_8_5_1_1_without_play_points_the_evolution_point_pays() -> None:
    """Nothing to ask: the evolution point is spent."""
    t = sealed(evolve=1)
    t.set(P1, play_points=0, evolution_points=1)
    follower = t.field(P1, arrived="now")
    t.field(P2, engaged=True)
    rush(t, follower)
    assert t.value(P1, "evolution points") == 0 and t.has(follower, "Rush")


@pytest.mark.rule("sve B-1:8.5.1")
def test_b_1_8_5_1_is_for_the_active_player_in_the_main_phase_of_sealed_only() -> None:
    """Not in the usual game, and not while answering an attack."""
    usual = Table()
    usual.evolve_deck(P1, name="Other", type="follower")
    follower = usual.field(P1, arrived="now")
    usual.hand(P1)
    assert usual.forbids(f"rush {follower}") != ""
    assert not any(k.startswith("rush") for k in usual.options)
    t = sealed()
    t.evolve_deck(P2, name="Other", type="follower")
    attacker, mine = t.field(P1), t.field(P2)
    t.spell(P2, "{quick} Draw a card.")
    t.choose(f"attack {attacker} leader")
    assert t.quick_window() and t.forbids(f"rush {mine}") != ""


# -- B-2: Cross Craft -------------------------------------------------------------------------------------------------
@pytest.mark.rule("sve B-2", "sve B-2:6.1.1.1", "sve-R37", "sve 6.2.1.12")
def test_b_2_6_1_1_1_two_leader_cards_are_one_leader_of_both_classes() -> None:
    """One defense of 20, both names, both classes; otherwise set up as usual."""
    from ludex.games.sve.catalog import shipped
    from ludex.games.sve.ch06_preparation.deckfile import starter_decks

    first, second = games.room("sve/cross-craft").starter_decks("sve/cross-craft")[:2]
    g = begun("sve/cross-craft", (first, second))
    for seat, name in enumerate((first, second)):
        cards = [shipped().leader(leader) for leader in starter_decks()[name].leaders]
        rows = [row for row in cards if row is not None]
        assert len(rows) == 2
        (leader,) = g.zone(seat, "leader area")
        chars = g.chars(leader)
        assert chars.number("defense") == 20
        assert chars.labels["class"] == {row.class_ for row in rows}
        assert all(row.name in g.rules.describe(g, leader) for row in rows)


@pytest.mark.rule("sve B-2")
def test_b_2_all_else_is_as_usual() -> None:
    """No granting Rush in Cross Craft; hands, points and the first turn as in the usual game."""
    first, second = games.room("sve/cross-craft").starter_decks("sve/cross-craft")[:2]
    g = begun("sve/cross-craft", (first, second))
    assert g.decision is not None and g.decision.menu == "sve main"
    assert len(g.zone(g.first, "hand")) == 4
    assert [g.value(s, "evolution points") for s in (g.first, 1 - g.first)] == [0, 3]
