"""A session answers for the machines, waits for people, and takes a person's answer back."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import ludex
from ludex import games
from ludex.bots import bot
from ludex.kernel.decisions import IllegalChoice
from ludex.table.session import NothingToUndo, Session

Seats = Callable[..., Session]


@pytest.fixture(params=["sve", "cfv"])
def session(request: pytest.FixtureRequest) -> Seats:
    """Sessions with machines on some seats, of each game one after another."""

    def sit(*machines: int) -> Session:
        decks = games.room(request.param).starter_decks(request.param)[:2]
        return Session(ludex.new(request.param, decks, seed=7), {seat: bot("random", f"{seat}") for seat in machines})

    return sit


def test_machines_answer_until_a_person_is_asked(session: Seats) -> None:
    s = session(1)

    while s.decision is not None:
        assert s.decision.seat == 0
        s.choose(s.decision.options[0].key)

    assert s.game.over


def test_undo_takes_back_the_answer_and_what_followed(session: Seats) -> None:
    s = session(1)
    assert s.decision is not None
    before = s.game.hash()

    s.choose(s.decision.options[-1].key)
    assert s.game.hash() != before
    s.undo()

    assert s.game.hash() == before
    with pytest.raises(NothingToUndo, match="nothing has been answered"):
        s.undo()


def test_a_concession_can_be_taken_back_from_a_bot(session: Seats) -> None:
    s = session(1)
    s.concede(0)
    assert s.game.over

    s.undo()

    assert not s.game.over


def test_between_friends_nothing_is_taken_back(session: Seats) -> None:
    s = session()
    assert s.decision is not None
    s.choose(s.decision.options[0].key)

    with pytest.raises(NothingToUndo, match="against bots"):
        s.undo()


def test_a_refused_answer_leaves_nothing_to_undo(session: Seats) -> None:
    s = session(1)

    with pytest.raises(IllegalChoice):
        s.choose("no such answer")
    with pytest.raises(NothingToUndo):
        s.undo()
