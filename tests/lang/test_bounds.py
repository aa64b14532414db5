"""Reading is bounded: any text is read, declined or called ambiguous within a counted amount of work and memory.

Time is not measured here. The reader counts its steps and what it keeps; `make soak` watches the clock too.
"""

from __future__ import annotations

import threading
import time
import tracemalloc
from collections.abc import Iterator
from typing import ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludex.games.fow.text import nodes
from ludex.games.fow.text import phrases as fow
from ludex.games.sve.text import phrases as sve
from ludex.lang import Reading, parser, read, reading, render
from ludex.lang import ast as a
from ludex.lang.parser import DEPTH, STEPS, Parser
from ludex.lang.remembering import Remembered
from tests.lang.growing import KINDS, Grower

LENGTH = 1_500
KEPT = 250_000
"""How many readings of spans the reader may hold for one text: some forty megabytes."""


def choices(deep: int) -> str:
    text = "Draw a card."
    for _ in range(deep):
        text = f"Choose 1. (1) Draw a card. (2) {text}"
    return text


LATER = "At the end of your turn, if you have two or less cards in your hand, draw a card."
IF, SO = "If it's your turn, ", "if it's your turn, "
CHOOSE = "choose one - draw a card; or "
BOMBS = {
    "choices twelve deep": ("sve", "spell", choices(12)),
    "choices forty deep": ("sve", "spell", choices(40)),
    "the same delay again and again": ("fow", "resonator", " ".join([LATER] * 18)),
    "the same delay in a chant": ("fow", "chant", " ".join([LATER] * 18)),
    "conditions within conditions": (
        "sve",
        "spell",
        IF + SO * 400 + "draw a card.",
    ),
    "conditions in fow": ("fow", "chant", IF + SO * 75 + "draw a card."),
    "conditions in cfv": (
        "cfv",
        "unit",
        "[ACT](VC): " + IF + SO * 75 + "draw a card.",
    ),
    "may within may": ("sve", "spell", "You may " + "you may " * 180 + "draw a card."),
    "many steps": ("sve", "spell", "Draw a card" + ", draw a card" * 105 + "."),
    "many steps in cfv": ("cfv", "unit", "[ACT](VC): Draw a card" + ", and draw a card" * 80 + "."),
    "many alternatives": ("fow", "chant", "Destroy target " + "resonator or " * 110 + "addition."),
    "alternatives with places": ("sve", "spell", "Select " + "a Mage follower on your field or " * 45 + "a follower."),
    "options without end": ("fow", "chant", "Choose one - draw a card" + "; or draw a card" * 90 + "."),
    "choices in fow": (
        "fow",
        "chant",
        "C" + CHOOSE[1:] + CHOOSE * 50 + "draw a card.",
    ),
    "a name without end": ("sve", "spell", "Select an " + "Otter Stag " * 130 + "on your field."),
    "a race without end": ("fow", "resonator", "Elf of the " * 130 + "Moon you control gain [Flying]."),
    "quotes within quotes": ("sve", "follower", 'Give this "' * 100),
    "slashes": ("sve", "follower", "/" * LENGTH),
    "lines": ("fow", "resonator", "\n" * LENGTH),
    "wills": ("fow", "resonator", "{W}" * 500),
    "wills and or": ("fow", "resonator", "[Incarnation] {W} or"),
    "sums": (
        "sve",
        "spell",
        "Deal X damage to each enemy leader. X equals " + "twice " * 200 + "1.",
    ),
}


@pytest.fixture(autouse=True)
def _forgetful() -> Iterator[None]:
    known, reading._READ = reading._READ, Remembered(entries=10, weight=100_000)
    yield
    reading._READ = known


class Watched(Parser):
    """A reader whose work can be looked at afterwards."""

    __slots__ = ()
    made: ClassVar[list[Parser]] = []

    def __init__(self, *told: object) -> None:
        super().__init__(*told)  # type: ignore[arg-type]
        Watched.made.append(self)


def watched(text: str, dialect: str, kind: str) -> Reading:
    """Read a text, and check what it cost and that one answer was given."""
    Watched.made = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reading, "Parser", Watched)
        got = read(text, dialect, kind=kind)
    assert sum((bool(got.card_text), bool(got.declined), bool(got.ambiguous))) == 1
    assert len(got.ambiguous) <= reading.SHOWN
    for one in Watched.made:
        assert one.steps <= STEPS + LENGTH
        assert one.deepest <= DEPTH + 1
        assert sum(1 + len(found) for found in (*one._memo.values(), *one._lists.values())) < KEPT
    if got.card_text is not None:
        assert render(got.card_text, dialect) == got.canonical
    else:
        assert got.message
    return got


@pytest.mark.parametrize("name", BOMBS)
def test_what_once_took_minutes_or_broke_is_answered(name):
    dialect, kind, text = BOMBS[name]
    watched(text, dialect, kind)


def test_choices_within_choices_are_read_as_they_are_numbered():
    """What is numbered from 1 anew is a choice within; it was ambiguous before."""
    assert watched(choices(12), "sve", "spell").understood
    late = watched("Choose 1. (1) Draw a card. (3) Draw 2 cards.", "sve", "spell")
    assert late.declined


def test_a_delay_with_a_condition_has_one_reading():
    """It had two, and n of them had two to the power of n."""
    assert watched(" ".join([LATER] * 18), "fow", "resonator").understood
    later = "At the start of your next main phase, if there is an amulet on your field, draw a card."
    assert watched(later, "sve", "spell").understood


def test_too_deep_is_a_clear_refusal():
    got = watched("If it's your turn, " + "if it's your turn, " * 60 + "draw a card.", "sve", "spell")
    assert "too deep" in got.message
    assert got.declined[0].column > 1


def test_too_long_is_a_clear_refusal():
    got = read("Draw a card. " * 1_000, kind="spell")
    assert "5,000 characters" in got.message


def test_a_text_that_asks_too_much_is_a_clear_refusal(monkeypatch):
    monkeypatch.setattr(parser, "STEPS", 100)
    assert "too intricate" in read("{fanfare} Select an enemy follower on the field and destroy it.").message


def test_a_span_with_more_readings_than_are_kept_is_never_taken_for_one(monkeypatch):
    """With room for a single reading of each span, what is ambiguous must not pass as clear."""
    grammar = fow.grammar.__wrapped__()
    grammar.phrase(a.Destroy, "unravel <what>")
    grammar.phrase(nodes.RemoveFromGame, "unravel <what>")
    monkeypatch.setattr(fow, "grammar", lambda: grammar)
    text = "Unravel target resonator. " * 20
    assert len(watched(text, "fow", "chant").ambiguous) == reading.SHOWN
    monkeypatch.setattr(parser, "READINGS", 1)
    monkeypatch.setattr(reading, "_READ", Remembered(entries=10, weight=100_000))
    got = watched(text, "fow", "chant")
    assert "too many readings" in got.message


@pytest.mark.parametrize("dialect", sorted(KINDS))
@given(seed=st.integers(0, 2**32), length=st.sampled_from((40, 200, LENGTH)))
def test_texts_grown_from_the_grammar_are_answered_within_bounds(dialect, seed, length):
    text = Grower(dialect, seed).text(length)
    for kind in KINDS[dialect]:
        watched(text, dialect, kind)


@pytest.mark.soak
@pytest.mark.parametrize("dialect", sorted(KINDS))
def test_a_second_and_a_hundred_megabytes_are_enough(dialect):
    texts = [(dialect, kind, Grower(dialect, seed).text(LENGTH)) for seed in range(300) for kind in KINDS[dialect]]
    for game, kind, text in (*texts, *(bomb for bomb in BOMBS.values() if bomb[0] == dialect)):
        started = time.process_time()
        read(text, game, kind=kind)
        assert time.process_time() - started < 1, text
    for game, kind, text in texts[:20]:
        tracemalloc.start()
        read(text + ".", game, kind=kind)
        assert tracemalloc.get_traced_memory()[1] < 100_000_000, text
        tracemalloc.stop()


def test_what_was_read_is_remembered_within_bounds():
    kept: Remembered[str, int] = Remembered(entries=3, weight=100)
    for i, key in enumerate("abcd"):
        kept.keep(key, i, 10)
    assert (kept.get("a"), kept.get("d"), len(kept)) == (None, 3, 3)
    kept.keep("long", 9, 90)
    assert (kept.get("long"), len(kept), kept.weight) == (9, 2, 100)
    kept.keep("longer", 9, 101)
    assert (kept.get("longer"), len(kept), kept.weight) == (None, 0, 0)


def test_threads_read_at_the_same_time_and_find_the_grammar_whole():
    """Machines are built while reading: no thread may see half of one, and none waits for another's text."""
    fresh = sve.grammar.__wrapped__()
    texts = ["{fanfare} Draw a card.", "Ward.", "{act} {engage}, bury this: Draw a card.", choices(3)]
    got: list[object] = []

    def reads(text: str) -> None:
        signs = fresh.notation.signs_of(text)
        one = Parser(fresh, signs, reading.EMPTY, "spell")
        got.append([end for end, _ in one.read("CardText", "", 0) if end == one.size])

    threads = [threading.Thread(target=reads, args=(text,)) for text in texts * 4]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(got) == 16
    assert all(len(found) == 1 for found in got)  # type: ignore[arg-type]
