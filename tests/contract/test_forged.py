"""What comes from elsewhere: a forged save is refused or loads a game that makes sense; a mutated record is refused
with a sentence. Both in bounded time."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from time import process_time

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludex
from ludex import games
from ludex.cli import main
from ludex.kernel.decisions import Option
from ludex.kernel.storage import load, save
from ludex.kernel.storage.packing import SaveError
from ludex.kernel.storage.records import RecordError
from tests import cfv_table, fow_table, sve_table
from tests.contract.forging import forged, loads_or_is_refused, resealed
from tests.contract.walking import played

KEY = b"the key of this host"
SHORT = settings(max_examples=12)
LONG = settings(max_examples=3_000)
numbers = st.integers(0, 1 << 32)


@cache
def _save(ruleset: str, answers: int) -> bytes:
    return played(ruleset, 3, answers).save()


@cache
def _by_hand(game: str) -> bytes:
    """A position built by hand, in the middle of something."""
    if game == "sve":
        t = sve_table.Table()
        t.field(0, "Rush.", attack=2, defense=2)
        t.field(1, "", attack=1, defense=2)
        t.spell(0, "Select 1 enemy follower on the field and deal it 1 damage.")
        return t.game.save()
    if game == "cfv":
        c = cfv_table.Table()
        c.rear(0)
        c.hand(0)
        return c.game.save()
    f = fow_table.Table()
    f.field(0)
    f.chant(0, "Draw a card.")
    return f.game.save()


@pytest.mark.parametrize("ruleset", games.rulesets())
@SHORT
@given(seed=numbers, answers=st.sampled_from((7, 33)))
def test_a_forged_save_is_refused_or_makes_sense(ruleset: str, seed: int, answers: int) -> None:
    chance = Random(seed)
    loads_or_is_refused(forged(_save(ruleset, answers), chance), chance)


@pytest.mark.soak
@pytest.mark.parametrize("ruleset", games.rulesets())
@LONG
@given(seed=numbers, answers=st.sampled_from((7, 33, 60)))
def test_forged_saves_by_the_thousand(ruleset: str, seed: int, answers: int) -> None:
    chance = Random(seed)
    loads_or_is_refused(forged(_save(ruleset, answers), chance), chance)


@pytest.mark.parametrize("game", ["sve", "cfv", "fow"])
@settings(max_examples=25)
@given(seed=numbers)
def test_a_forged_position_is_refused_or_makes_sense(game: str, seed: int) -> None:
    """What was built by hand cannot be played again from a start: it is looked at and tried out."""
    chance = Random(seed)
    loads_or_is_refused(forged(_by_hand(game), chance), chance)


@pytest.mark.soak
@pytest.mark.parametrize("game", ["sve", "cfv", "fow"])
@LONG
@given(seed=numbers)
def test_forged_positions_by_the_thousand(game: str, seed: int) -> None:
    chance = Random(seed)
    loads_or_is_refused(forged(_by_hand(game), chance), chance)


@pytest.mark.parametrize("game", ["sve", "cfv", "fow"])
@pytest.mark.parametrize("value", [None, 9_999, "x", ("attack", 9_999), "another's"])
def test_what_comes_of_an_answer_is_not_the_saves_to_say(game: str, value: object) -> None:
    """A position built by hand offers what its step offers, under the same keys and with the same consequences."""
    forgery = ludex.load(_by_hand(game))
    assert forgery.decision is not None
    first, *others = forgery.decision.options
    forgery.decision.options = [Option(first.key, others[-1].value if value == "another's" else value), *others]

    with pytest.raises(SaveError, match="does not ask what it asks"):
        ludex.load(forgery.save())


def test_a_question_that_nobody_would_ask_is_refused() -> None:
    forgery = ludex.load(_by_hand("sve"))
    assert forgery.decision is not None
    forgery.decision.seat = 1

    with pytest.raises(SaveError, match="does not ask what it asks"):
        ludex.load(forgery.save())


def test_what_nobody_forged_loads(ruleset: str) -> None:
    for answers in (7, 33):
        assert ludex.load(_save(ruleset, answers)).hash() == played(ruleset, 3, answers).hash()


@pytest.mark.parametrize("deep", [24, 60, 2_000])
@pytest.mark.parametrize("tag", ["f", "d", "t", "l"])
def test_what_is_shared_again_and_again_is_refused_at_once(deep: int, tag: str) -> None:
    """Tuples of tuples of tuples, each the same one twice: two to the power of sixty values in seven hundred bytes."""
    data = _save("sve", 7)
    name, version, definitions, _, all_games, pieces = msgspec.msgpack.decode(data[save.HEAD + save.SUM :])
    table: list[object] = [["t", 1, 2]]
    table += [["t", ["&", at], ["&", at]] for at in range(deep)]
    table.append([tag, ["&", deep], ["&", deep]])
    bomb = resealed(data, msgspec.msgpack.encode((name, version, definitions, table, all_games, pieces)))
    began = process_time()

    with pytest.raises(SaveError):
        ludex.load(bomb)

    assert process_time() - began < 5


def test_deep_nesting_and_great_size_are_refused() -> None:
    data = _save("sve", 7)
    nested: object = 1
    for _ in range(300):
        nested = ["t", nested]
    for body in (msgspec.msgpack.encode(("sve", "1", [], [nested] * 3, [], [])), b"\x91" * 100_000, b""):
        with pytest.raises(SaveError):
            ludex.load(resealed(data, body))
    with pytest.raises(SaveError, match="too large"):
        ludex.load(b"ludex save\n" + bytes(load.LARGEST))


# -- signed -----------------------------------------------------------------------------------------------------------
def test_a_host_takes_its_own_saves_and_no_others() -> None:
    game = played("sve", 3, 20)
    signed = game.save(KEY)

    assert ludex.load(signed, KEY).hash() == game.hash()
    assert ludex.load(signed).hash() == game.hash(), "who has no key reads it like any other"
    for data, word in (
        (game.save(), "not signed"),
        (game.save(b"another"), "not signed here"),
        (signed[:-1] + bytes([signed[-1] ^ 1]), "not signed here"),
        (signed[:30], "not signed here"),
    ):
        with pytest.raises(SaveError, match=word):
            ludex.load(data, KEY)


# -- records ----------------------------------------------------------------------------------------------------------
VALUES = (
    "null", "1.5", '"text"', "true", "{}", "[]", "3", "-1", "1e400", str(10**40), "[1,2]", '{"name": 1}', "", "nan",
)  # fmt: skip
KEYS = (
    "seed", "deck", "rules", "options", "catalog", "check", "unasked", "ruleset", "auto", "name", "decks", "until",
    "card",
)  # fmt: skip
ANSWERS = ("play c²", "play c" + "9" * 5000, "", "pass", "concede 0", "#", "\x00")


def mutated(text: str, chance: Random) -> str:
    """A record with one or two lines altered, lost or added."""
    lines = text.splitlines()
    for _ in range(chance.choice((1, 1, 2))):
        at = chance.randrange(len(lines))
        way = chance.random()
        if way < 0.35:
            lines[at] = f"{chance.choice(KEYS)}: {chance.choice(VALUES)}"
        elif way < 0.55:
            lines.insert(chance.randrange(1, 6), f"{chance.choice(KEYS)}: {chance.choice(VALUES)}")
        elif way < 0.7:
            del lines[at]
        elif way < 0.85:
            lines[at] = chance.choice((*ANSWERS, lines[at][1:]))
        else:
            line = lines[at] or "x"
            n = chance.randrange(len(line))
            lines[at] = line[:n] + chance.choice("0²\"{}[]:,é ") + line[n + 1 :]
    return "\n".join(lines) + "\n"


@cache
def _record(ruleset: str) -> str:
    return played(ruleset, 3, 25).record()


def replays_or_is_refused(text: str) -> None:
    try:
        game = ludex.replay(text)
    except RecordError as error:
        assert str(error)
        return
    assert game.decision is not None or game.result is not None


@pytest.mark.parametrize("ruleset", games.rulesets())
@settings(max_examples=25)
@given(seed=numbers)
def test_a_mutated_record_is_replayed_or_refused(ruleset: str, seed: int) -> None:
    replays_or_is_refused(mutated(_record(ruleset), Random(seed)))


@pytest.mark.soak
@pytest.mark.parametrize("ruleset", games.rulesets())
@LONG
@given(seed=numbers)
def test_mutated_records_by_the_thousand(ruleset: str, seed: int) -> None:
    replays_or_is_refused(mutated(_record(ruleset), Random(seed)))


@pytest.mark.parametrize("line", [f"{key}: {value}" for key in KEYS[:9] for value in ("null", "1.5", "{}", '"x"', "3")])
def test_the_command_answers_a_bad_record_with_a_sentence(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    key = line.partition(":")[0]
    lines = [each for each in _record("sve").splitlines() if not each.startswith(f"{key}:")]
    file = tmp_path / "bad.record"
    file.write_text("\n".join([lines[0], line, *lines[1:]]))

    code: object = 0
    try:
        main(["replay", str(file)])
    except SystemExit as stop:
        code = stop.code

    assert code in (0, 2)
    if code == 2:
        assert "This record cannot be replayed" in capsys.readouterr().err
