"""Great numbers: a text may name or compute more than anybody counts to. It is declined aloud, or costs no more than
the number of things there are."""

from __future__ import annotations

from time import process_time

import pytest

from ludex.enact.scenes.meanings import MOST
from ludex.enact.unsupported import unsupported
from ludex.games import ruleset
from ludex.kernel.choices import number
from ludex.kernel.game import MOST_ROUNDS, Game
from ludex.lang.reading import read
from tests import cfv_table, fow_table, sve_table
from tests.sve_table import P1, P2

PATIENCE = 3.0  # seconds of work for one answer, on a slow machine
LONG = 5 * MOST_ROUNDS  # events


class _Clock:
    """How much work and how many events something took."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.begun, self.size = process_time(), game.log.size

    def check(self) -> None:
        assert process_time() - self.begun < PATIENCE
        assert self.game.log.size - self.size < LONG
        self.game.view(0)
        self.game.save()
        self.game.hash()
        assert process_time() - self.begun < 2 * PATIENCE


# -- read -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("dialect", "text", "words"),
    [
        ("sve", "Draw 99999999 cards.", "99999999 cards"),
        ("sve", "Ward.\nDraw 1 card. Roll 3000000 dice.", "3000000 dice"),
        ("sve", "{cost 3000000}: Draw a card.", "{cost 3000000}"),
        ("cfv", "Draw 100000 cards.", "100000 cards"),
        ("fow", "Draw 100000 cards.", "100000 cards"),
        ("fow", "Produce {100000}.", "{100000}"),
    ],
)
def test_a_number_that_no_game_means_is_declined_with_its_words_and_place(dialect: str, text: str, words: str) -> None:
    reading = read(text, dialect, kind="spell")

    assert not reading.understood
    (declined,) = reading.declined
    assert declined.phrase.startswith(words)
    assert "99,999" in declined.message
    assert declined.line == text[: text.index(words[:6])].count("\n") + 1


@pytest.mark.parametrize("text", ["Draw ² cards.", "Draw ٣ cards.", "Draw １ cards.", "{cost ²}: Draw a card."])
def test_only_plain_digits_are_numbers(text: str) -> None:
    for dialect in ("sve", "cfv", "fow"):
        assert not read(text, dialect, kind="spell").understood


def test_what_is_done_more_often_than_anybody_counts_cannot_be_enacted() -> None:
    rules = ruleset("sve")
    for text in ("Give your leader {defense}+1 5000 times.", "Roll 5000 dice."):
        tree = read(text, "sve", kind="spell").card_text
        assert tree is not None
        (fault,) = unsupported(tree, rules)  # type: ignore[arg-type]
        assert "5,000 times: 1,000 at most" in fault


# -- sve --------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "text",
    [
        "Draw 99999 cards.",
        "Each player draws 99999 cards.",
        "Give your leader {defense}+1 1000 times.",
        "Give your leader {defense}+99999.",
        "Roll 1000 dice.",
        "Draw X cards. X equals your leader's defense.",
        "Give your leader {defense}+1 X times. X equals your leader's defense.",
        "Roll X dice. X equals your leader's defense.",
        "Deal 99999 damage to each enemy follower on the field.",
        "Put the top 99999 cards of your deck into your cemetery.",
        "Summon 99999 Fairy tokens.",
        "Each player summons 99999 Fairy tokens.",
        "Look at the top 99999 cards of your deck. Put them on the bottom of your deck in any order.",
        "Recover 99999 play points.",
        "Each player discards 99999 cards.",
        "Draw a card. Repeat this process 1000 times.",
        "Discard 99999 cards.",
    ],
)
def test_sve_a_text_is_carried_out_in_the_time_the_table_takes(text: str) -> None:
    t = sve_table.Table()
    for _ in range(8):
        t.deck(P1)
        t.deck(P2)
        t.hand(P2)
    spell = t.spell(P1, text)
    t.set(P1, leader_defense=99_999)
    clock = _Clock(t.game)

    t.game.choose(f"play {spell}")

    clock.check()


def test_sve_what_doubles_again_and_again_stays_a_number() -> None:
    """A hundred doublings are no number of thirty digits: what is reckoned with stays within bounds."""
    t = sve_table.Table()
    for _ in range(40):
        t.deck(P1)
    doubling = [t.spell(P1, "Give your leader {defense}+X. X equals your leader's defense.") for _ in range(40)]
    t.set(P1, leader_defense=20)
    for spell in doubling:
        t.play(spell)

    assert MOST < t.leader_defense(P1) < 20 * MOST


# -- cfv and fow ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "text",
    ["draw 99999 cards.", "Soul Charge (99999).", "perform 1000 drive checks.", "your opponent draws 99999 cards."],
)
def test_cfv_a_text_is_carried_out_in_the_time_the_table_takes(text: str) -> None:
    t = cfv_table.Table()
    for _ in range(8):
        t.deck(P1)
        t.deck(P2)
    unit = t.hand(P1, f"[AUTO]: When this unit is placed on (RC), {text}")
    clock = _Clock(t.game)

    t.game.choose(f"call {unit}")
    for _ in range(20):
        if t.game.decision is None or t.game.decision.kind == "act":
            break
        t.game.choose(t.game.decision.options[0])

    clock.check()


@pytest.mark.parametrize(
    "text",
    [
        "Draw 99999 cards.",
        "Produce {99999}.",
        "You gain 99999 life.",
        "Put the top 99999 cards of your main deck into your graveyard.",
        "This card deals 99999 damage to your opponent.",
        "Prevent the next 99999 damage that would be dealt to you this turn.",
    ],
)
def test_fow_a_text_is_carried_out_in_the_time_the_table_takes(text: str) -> None:
    t = fow_table.Table()
    for _ in range(8):
        t.deck(P1)
    chant = t.chant(P1, text)
    clock = _Clock(t.game)

    t.game.choose(f"play {chant}")
    for _ in range(6):
        if t.game.decision is not None and t.zone_of(chant) == "chase area":
            t.game.choose("pass")

    assert t.zone_of(chant) == "graveyard"
    clock.check()


def test_a_question_for_a_great_number_offers_the_lowest_and_the_highest() -> None:
    keys = [o.key for o in number(0, 1, 99_999, rule="sve 1.1", prompt="How many?").decision.options]

    assert len(keys) <= 1_000
    assert keys[:2] == ["number 1", "number 2"] and keys[-1] == "number 99999"
    assert len(number(0, 1, 900, rule="sve 1.1", prompt="How many?").decision.options) == 900
