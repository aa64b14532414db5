"""Nothing listed is illegal, nothing legal is missing: the menus of cfv against a slow, literal reading of the book."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludex
from ludex.kernel.game import Game
from tests.properties.cfv_literal import Book, conceivable
from tests.properties.cfv_positions import Placed, Position, build, fights, main_phases, rides

Cards = dict[int, Placed]
NOTHING = {"pass", "end"}


def _agrees(game: Game, cards: Cards, menu: str, legal: set[str]) -> None:
    """The listed options, why_not and choose all say what the book says, about every conceivable key."""
    decision = game.decision
    assert decision is not None and decision.menu == menu
    listed = {option.key for option in decision.options} - NOTHING
    assert listed <= legal, f"listed but illegal: {sorted(listed - legal)}"
    kinds = {_kind(key, cards) for key in listed}
    assert {key for key in legal - listed if _kind(key, cards) not in kinds} == set(), "legal but not listed"
    for key in conceivable(len(game.cards)):
        assert (game.why_not(key) is None) == (key in legal), f"{key}: {game.why_not(key)}"
        if key in legal:
            game.clone().choose(key)


def _kind(key: str, cards: Cards) -> object:
    """Cards of the hand that differ in nothing are offered once."""
    word, _, number = key.partition(" c")
    return (word, cards[int(number)].card) if word in ("ride", "call", "guard") else key


def _asked(game: Game, menu: str) -> bool:
    return game.decision is not None and game.decision.menu == menu


# -- ride phase and main phase ----------------------------------------------------------------------------------------
@given(rides())
@pytest.mark.rule("cfv 6.5.1.2", "cfv 6.5.1.2.1", "cfv 8.5.2.1.1.1", "cfv 10.1.24.10")
def test_rides_are_what_the_book_allows(position: Position) -> None:
    table, cards = build(position, phase="ride")
    legal = Book(position, cards).rides()
    if legal:
        _agrees(table.game, cards, "cfv ride", legal)
    else:  # nobody is asked
        assert not _asked(table.game, "cfv ride")


@given(main_phases())
@pytest.mark.rule("cfv 6.6.1.2.1", "cfv 6.6.1.2.2", "cfv 6.6.1.2.3", "cfv 8.5.2.1.1.2")
@pytest.mark.rule("cfv 8.5.2.3", "cfv 10.2.5.3.3.1")
def test_actions_of_the_main_phase_are_what_the_book_allows(position: Position) -> None:
    table, cards = build(position)
    book = Book(position, cards)
    legal = book.calls() | book.exchanges() | book.activations()
    if legal:
        _agrees(table.game, cards, "cfv main", legal)
    else:
        assert not _asked(table.game, "cfv main") or table.game.active == 1


@given(main_phases())
@pytest.mark.rule("cfv 6.6.1.2.1.1", "cfv 8.5.2.2.1", "cfv 4.6.7")
def test_circles_to_call_to_are_what_the_book_allows(position: Position) -> None:
    table, cards = build(position)
    book = Book(position, cards)
    for key in sorted(book.calls())[:1]:
        table.choose(key)
        decision = table.game.decision
        circles = {f"circle {circle.replace(' ', '-')}" for circle in book.circles()}
        if len(circles) > 1:
            assert decision is not None and {option.key for option in decision.options} == circles
        else:
            (only,) = book.circles()
            assert table.game.cards[int(key.split(" c")[1])].zone == only


# -- battles ----------------------------------------------------------------------------------------------------------
def _to_attack(game: Game) -> None:
    """Choose to attack, if there is a choice (cfv 7.2.1.2)."""
    if _asked(game, "cfv main") and game.active == 0:
        game.choose("end")
    if game.decision is not None and game.decision.rule == "cfv 7.2.1.2" and game.active == 0:
        game.choose("attack")


def _take(game: Game, cards: Cards, menu: str, legal: set[str], data: st.DataObject, *, may: bool) -> str:
    """Compare a menu and answer it: with one of what the book allows, or with nothing where that is an answer. What
    leaves no choice is not asked."""
    answers = sorted(legal) + ["pass"] * may
    if len(answers) > 1:
        _agrees(game, cards, menu, legal)
        key = data.draw(st.sampled_from(answers))
        game.choose(key)
        return key
    assert not _asked(game, menu)
    return answers[0]


@given(position=fights(), data=st.data())
@pytest.mark.rule("cfv 7.3.1.3", "cfv 7.3.1.4", "cfv 7.3.1.6", "cfv 7.4.1.2")
@pytest.mark.rule("cfv 10.2.2.1", "cfv 10.2.3.1", "cfv 10.2.4.1", "cfv 10.2.7.1")
def test_attackers_targets_boosts_and_guards_are_what_the_book_allows(position: Position, data: st.DataObject) -> None:
    table, cards = build(position)
    book, game = Book(position, cards), table.game
    _to_attack(game)
    attackers = book.attackers()
    if not attackers:  # cfv 7.2.1.3
        assert game.active == 1 or game.over
        return
    by = int(_take(game, cards, "cfv attack", attackers, data, may=False).split(" c")[1])
    on = int(_take(game, cards, "cfv target", book.targets(), data, may=False).split(" c")[1])
    boosted = _take(game, cards, "cfv boost", book.boosts(by), data, may=True)
    if boosted != "pass" and len(position.on(0, "vanguard circle")) > 1 and cards[by].zone == "vanguard circle":
        assert game.decision is not None and len(game.decision.options) == 2  # either of them (cfv 7.3.1.6)
        game.choose(data.draw(st.sampled_from(game.decision.options)).key)
    _guards(game, cards, book, on, data)


def _guards(game: Game, cards: Cards, book: Book, on: int, data: st.DataObject) -> None:
    """The guard step, until the defender passes (cfv 7.4.1.2): whoever guards is no longer where it was."""
    while True:
        legal = book.guards() | book.intercepts(on)
        key = _take(game, cards, "cfv guard", legal, data, may=True)
        if key == "pass":
            return
        guardian = int(key.split(" c")[1])
        assert any(e.card == guardian and e.to == "guardian circle" for e in game.log.since(0))
        del cards[guardian]


@given(st.one_of(rides(), main_phases()))
def test_a_refused_key_changes_nothing(position: Position) -> None:
    game = build(position)[0].game
    before = game.hash()
    for number, key in enumerate(conceivable(len(game.cards))):
        if number % 37 == 0 and game.decision is not None and game.why_not(key) is not None:
            with pytest.raises(ludex.IllegalChoice):
                game.choose(key)
    assert game.hash() == before
