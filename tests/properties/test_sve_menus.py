"""Nothing listed is illegal and nothing legal is missing: the menus against a slow, literal reading of the book."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludex
from ludex.kernel.game import Game
from tests.properties.sve_literal import Book, conceivable
from tests.properties.sve_positions import POSITIONS, Blueprint, Placed, Position, acts, attacks, build, plays


def _agrees(game: Game, legal: set[str]) -> None:
    """The listed options, why_not and choose all say what the book says, about every conceivable key."""
    assert game.decision is not None
    listed = {option.key for option in game.decision.options} - {"end", "pass"}
    assert listed <= legal, f"listed but illegal: {sorted(listed - legal)}"
    (leader,) = game.zone(1 - game.decision.seat, "leader area")
    for key in conceivable(len(game.cards)):
        attacks_it = key.startswith("attack") and key.endswith(f" c{leader}")
        allowed = (key.removesuffix(f"c{leader}") + "leader" if attacks_it else key) in legal
        assert (game.why_not(key) is None) == allowed, f"{key}: {game.why_not(key)}"
        if allowed:
            game.clone().choose(key)


def _missing(game: Game, cards: dict[int, Placed], legal: set[str]) -> set[str]:
    """Legal keys that are not listed, unless another card that differs in nothing is."""
    assert game.decision is not None
    listed = {option.key for option in game.decision.options}
    kinds = {_kind(key, cards) for key in listed}
    return {key for key in legal - listed if _kind(key, cards) not in kinds}


def _kind(key: str, cards: dict[int, Placed]) -> object:
    word, _, number = key.partition(" c")
    if word != "play":
        return key
    placed = cards[int(number)]
    return word, placed.card, placed.zone


def _main_phase(position: Position) -> None:
    table, cards = build(position)
    legal = Book(position, cards, 0, quick=False).legal()
    game = table.game
    if not legal:  # ending is all there is, and nobody is asked
        assert game.turn > 10 or game.decision is None or game.decision.menu != "sve main"
        return
    assert game.decision is not None and game.decision.menu == "sve main"
    _agrees(game, legal)
    assert _missing(game, cards, legal) == set()


@given(attacks())
@pytest.mark.rule("sve 8.4.1", "sve 8.4.2.1", "sve 8.4.3.1", "sve 12.8.2", "sve 12.11.2")
def test_attacks_in_the_main_phase_are_what_the_book_allows(position: Position) -> None:
    _main_phase(position)


@given(plays())
@pytest.mark.rule("sve 7.3.3", "sve 8.1.2", "sve 8.2.1", "sve 10.6.2.3.3", "sve 10.6.2.6")
def test_cards_to_play_in_the_main_phase_are_what_the_book_allows(position: Position) -> None:
    _main_phase(position)


@given(acts())
@pytest.mark.rule("sve 8.3.1", "sve 8.3.2.1", "sve 12.2.2", "sve 12.2.3", "sve 12.15.2")
def test_abilities_to_play_in_the_main_phase_are_what_the_book_allows(position: Position) -> None:
    _main_phase(position)


@given(acts())
@pytest.mark.rule("sve 8.4.2.1", "sve 8.4.3.1")
def test_attacks_after_evolving_are_what_the_book_allows(position: Position) -> None:
    """The evolved follower may attack at once, but its leader only if it was there before; it has its new text only."""
    table, cards = build(position)
    for n, placed in cards.items():
        for place, act in Book(position, cards, 0, quick=False).acts(placed):
            key = f"activate c{n} {place}"
            if not act.evolves or table.game.turn > 10 or table.game.why_not(key) is not None:
                continue
            game = table.game.clone()
            game.choose(key)
            while game.decision is not None and game.decision.menu == "":
                game.choose(game.decision.options[0])
            after = {**cards, n: replace(placed, card=Blueprint(placed.card.name), evolved=True)}
            now = Position(tuple(after.values()))
            attacks_now = {k for k in Book(now, after, 0, quick=False).legal() if k.startswith("attack")}
            if attacks_now:
                assert game.decision is not None and game.turn == 10
                assert {o.key for o in game.decision.options if o.key.startswith("attack")} == attacks_now


@given(st.one_of(plays(), acts()))
@pytest.mark.rule("sve 7.4.5", "sve 12.3.2", "sve 12.3.3", "sve 12.3.4")
def test_the_quick_window_of_the_end_phase_is_what_the_book_allows(position: Position) -> None:
    table, cards = build(position, turn_of=1, phase="end")
    legal = Book(position, cards, 0, quick=True).legal()
    game = table.game
    while game.decision is not None and game.decision.rule == "sve 7.4.3":
        game.choose("done")
    _window(game, cards, legal)


def _window(game: Game, cards: dict[int, Placed], legal: set[str]) -> None:
    decision = game.decision
    if not legal:  # nobody is asked, and the game goes on
        assert game.turn > 10 or decision is None or decision.menu != "sve quick"
        return
    assert decision is not None and decision.menu == "sve quick" and decision.seat == 0
    _agrees(game, legal)
    assert _missing(game, cards, legal) == set()


@given(POSITIONS)
@pytest.mark.rule("sve 8.4.7")
def test_the_quick_window_of_an_attack_is_what_the_book_allows(position: Position) -> None:
    table, cards = build(position, turn_of=1)
    game = table.game
    attacks = [o.key for o in game.decision.options if o.key.startswith("attack")] if game.decision else []
    for key in attacks[:2]:
        twin = game.clone()
        twin.choose(key)
        _window(twin, cards, Book(position, cards, 0, quick=True).legal())


@given(POSITIONS)
def test_a_refused_key_changes_nothing(position: Position) -> None:
    game = build(position)[0].game
    before = game.hash()
    for number, key in enumerate(conceivable(len(game.cards))):
        obstacle = game.why_not(key)
        if obstacle is not None and number % 37 == 0:
            with pytest.raises(ludex.IllegalChoice):
                game.choose(key)
    assert game.hash() == before
