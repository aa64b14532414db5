"""Winning and losing (cfv 1.1, 1.2): two players, six damage, an empty deck, draws, conceding, effects."""

from __future__ import annotations

import pytest

import ludex
from ludex.kernel.decisions import IllegalChoice
from tests.cfv_table import LF, P1, P2, RF, Table

MILL = "[ACT](VC): Soul Charge (1)."


def ended(t: Table) -> tuple[int | None, str]:
    assert t.result is not None
    return t.result.winner, t.result.rule


@pytest.mark.parametrize("decks", [("beacon",), ("beacon", "beacon", "beacon")])
def test_1_1_1_two_players_and_no_other_number(decks: tuple[str, ...]) -> None:
    """One deck or three cannot begin a game."""
    with pytest.raises(ValueError, match=r"cfv 1\.1\.1"):
        ludex.new("cfv", decks=decks, seed=1)


@pytest.mark.rule("cfv 1.2.2", "cfv 1.2.2.1", "cfv 4.8.3")
def test_1_2_1_the_sixth_damage_ends_the_game_and_the_other_has_won() -> None:
    """Whoever has not lost wins, at once: nobody is asked anything more."""
    t = Table()
    t.set(P2, damage=5)
    t.attack(t.rear(P1, circle=LF, power=10000))
    assert ended(t) == (P1, "cfv 9.2.2")
    assert t.game.over and t.options == []


def test_1_2_2_1_five_damage_does_not_lose() -> None:
    """Five cards of damage are one too few."""
    t = Table()
    t.set(P2, damage=4)
    t.attack(t.rear(P1, circle=LF, power=10000))
    assert t.damages(P2) == 5 and not t.game.over


@pytest.mark.rule("cfv 1.2.2.1", "cfv 4.8.3")
def test_1_2_2_losing_waits_for_the_check_timing() -> None:
    """A sixth card that comes and goes while one ability resolves has never been looked at."""
    t = Table()
    marked = t.damage(P1, power=7000)
    t.set(P1, damage=5)
    heal = "Choose a card from your damage zone, and heal it."
    van = t.vanguard(P1, f"[ACT](VC): Put the top card of your deck into your damage zone. {heal}")
    t.choose(t.activation(van))
    assert t.damages(P1) == 6 and not t.game.over
    t.choose(marked)
    assert t.damages(P1) == 5 and not t.game.over


def test_1_2_2_2_the_last_card_of_the_deck_loses_although_nothing_was_to_be_drawn() -> None:
    """The deck becomes empty by a soul charge in the main phase: that is enough."""
    t = Table(deck=1)
    t.activate(t.vanguard(P1, MILL))
    assert ended(t) == (P2, "cfv 9.2.3")


@pytest.mark.rule("cfv-R54")
def test_1_2_2_2_a_deck_that_is_refilled_in_time_does_no_harm() -> None:
    """Three cards are to be drawn from two; before the next check timing one comes back."""
    t = Table(deck=2)
    back = "choose a card from your hand, and put it on the bottom of your deck."
    van = t.vanguard(P1, f"[ACT](VC): Draw three cards, {back}")
    held = t.hand(P1, power=7000)
    t.choose(t.activation(van))
    assert t.count(P1, "hand") == 3 and t.count(P1, "deck") == 0 and not t.game.over
    t.choose(held)
    assert (t.count(P1, "hand"), t.count(P1, "deck")) == (2, 1)
    assert t.asking_rule() == "cfv 6.6.1.2"


HURT_BOTH = "Deal one damage to your vanguard. Deal one damage to your opponent's vanguard."


@pytest.mark.parametrize(
    ("text", "damage", "deck"),
    [
        (HURT_BOTH, 5, 20),
        ("Each player draws a card.", 0, 1),
        ("Deal one damage to your vanguard. Your opponent draws a card.", 5, 1),
    ],
)
def test_1_2_3_both_losing_together_is_a_draw(text: str, damage: int, deck: int) -> None:
    """By the sixth damage, by an empty deck, or one by this and one by that: in one check timing it is a draw."""
    t = Table()
    for seat in (P1, P2):
        t.set(seat, damage=damage)
    t.set(P2, deck=deck)
    t.set(P1, deck=1 if not damage else 20)
    t.activate(t.vanguard(P1, f"[ACT](VC): {text}"))
    assert ended(t) == (None, "cfv 1.2.3")


@pytest.mark.parametrize("seat", [P1, P2])
def test_1_2_4_either_player_concedes_at_any_moment(seat: int) -> None:
    """In the middle of a choice, whoever is asked, the game is over and the other has won."""
    t = Table()
    van = t.vanguard(P1, "[ACT](VC): Choose one of your opponent's rear-guards, and retire it.")
    victims = [t.rear(P2, circle=LF), t.rear(P2, circle=RF, power=7000)]
    t.choose(t.activation(van))
    t.concede(seat)
    assert ended(t) == (1 - seat, "cfv 1.2.4")
    assert t.options == [] and [t.zone_of(v) for v in victims] == [LF, RF]


def test_1_2_4_no_check_timing_follows_a_concession() -> None:
    """The opponent's sixth damage would lose in the next check timing, which never comes."""
    t = Table()
    t.set(P2, damage=5)
    rest = "Choose a card from your hand, and discard it."
    van = t.vanguard(P1, f"[ACT](VC): Deal one damage to your opponent's vanguard. {rest}")
    t.hand(P1)
    t.hand(P1, power=7000)
    t.choose(t.activation(van))
    assert t.damages(P2) == 6
    t.concede(P1)
    assert ended(t) == (P2, "cfv 1.2.4")
    assert not t.events("lose the game")


def test_1_2_4_1_conceding_is_nothing_that_effects_could_touch() -> None:
    """It is no event an effect could forbid or replace, and no option of any menu; a game that is over cannot be given
    up."""
    t = Table()
    t.rear(P2, "[CONT](RC): Your opponent cannot normal ride.")
    assert not any("concede" in key for key in t.options)
    with pytest.raises(IllegalChoice):
        t.choose("concede 0")
    t.concede(P1)
    assert ended(t) == (P2, "cfv 1.2.4")
    with pytest.raises(IllegalChoice, match="over"):
        t.game.concede(P2)


@pytest.mark.parametrize(("text", "winner"), [("you win the game", P1), ("you lose the game", P2)])
def test_1_2_5_an_effect_wins_or_loses_while_it_resolves(text: str, winner: int) -> None:
    """What stands after that sentence is not done, and no check timing comes."""
    t = Table()
    t.set(P1, damage=5)
    van = t.vanguard(
        P1,
        "[ACT](VC): Put the top card of your deck into your damage zone. If you have six or more cards in your damage"
        f" zone, {text}. Draw a card.",
    )
    t.activate(van)
    assert ended(t) == (winner, "cfv 1.2.5")
    assert t.count(P1, "hand") == 0 and t.damages(P1) == 6
