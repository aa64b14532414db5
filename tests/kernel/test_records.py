"""Records: seed and answers, pinned to the rules and the cards."""

import pytest

from ludex.kernel.game import Game
from ludex.kernel.storage.records import RecordError, record, replay
from tests.kernel.mini import Mini, play_on, start


def new(ruleset: str, setup: dict[str, object]) -> Game:
    return started(Mini(), ruleset, setup)


def started(rules: Mini, ruleset: str, setup: dict[str, object]) -> Game:
    assert ruleset == "mini"
    seed, decks = setup["seed"], setup["decks"]
    assert isinstance(seed, int) and isinstance(decks, tuple)
    return start(seed, decks, rules)


def played(seed: int = 5, answers: int = 30) -> Game:
    count = iter(range(10_000))
    return play_on(start(seed), lambda options: options[next(count) * 7 % len(options)], most=answers)


def test_a_record_can_be_read_by_a_person() -> None:
    g = start(decks=(["Hare"] * 4, ["Wolf"] * 4))
    for _ in range(2):
        g.choose("pass")
    hare, wolf = (g.cards[n].definition.digest for n in (0, 7))
    assert record(g).splitlines() == [
        "ludex record 1",
        "ruleset: mini 1",
        "unasked: true",
        'deck: ["Hare","Hare","Hare","Hare"]',
        'deck: ["Wolf","Wolf","Wolf","Wolf"]',
        "seed: 7",
        f"card: {hare} Hare",
        f"card: {wolf} Wolf",
        "begin",
        "# turn 1",
        "pass",
        "# turn 2",
        "pass",
        "# seat 1 wins (mini 3.1)",
    ]


@pytest.mark.parametrize("seed", range(8))
def test_a_replay_is_the_same_game(seed: int) -> None:
    g = played(seed, 60)
    other = replay(record(g), new)
    assert other.hash() == g.hash() and other.answers == g.answers and other.result == g.result
    assert record(other) == record(g)


def test_a_replay_may_stop_after_some_answers() -> None:
    g = played()
    for until in (0, 1, 7):
        assert replay(record(g), new, until=until).answers == g.answers[:until]


def test_whether_single_options_are_asked_is_part_of_the_record() -> None:
    g = start()
    g.auto = False
    play_on(g, lambda options: options[0], most=25)
    assert replay(record(g), new).hash() == g.hash()


def test_comments_and_empty_lines_are_nothing() -> None:
    g = played()
    text = record(g).replace("begin\n", "begin\n\n# a comment\n   \n")
    assert replay(text, new).hash() == g.hash()


def refused(text: str) -> str:
    with pytest.raises(RecordError) as error:
        replay(text, new)
    return str(error.value)


def test_a_wrong_answer_names_its_line_the_answer_and_the_rule() -> None:
    lines = record(played()).splitlines()
    at = lines.index("begin") + 2
    lines[at] = "play c99"
    message = refused("\n".join(lines))
    assert message.startswith(f"line {at + 1}: 'play c99' is not allowed") and "mini 4" in message


def test_answers_after_the_end_are_refused() -> None:
    g = play_on(start(), lambda options: options[-1])
    assert g.over
    assert "the game is over" in refused(record(g) + "pass\n")


def test_a_changed_card_is_named() -> None:
    reworded = Mini({"Owl": {"name": "Owl", "types": ["bird"], "power": 4, "abilities": ["mourn"]}})
    with pytest.raises(RecordError, match="the card 'Owl' has changed"):
        replay(record(played()), lambda ruleset, setup: started(reworded, ruleset, setup))


def test_another_version_of_the_rules_is_named() -> None:
    with pytest.raises(RecordError, match="version 1 of mini; this is version 2"):
        replay(record(played()), lambda ruleset, setup: started(Mini(version="2"), ruleset, setup))


def test_what_is_not_a_record_says_so() -> None:
    assert "not a ludex record" in refused("")
    assert "not a ludex record" in refused("1. e4 e5 2. Nf3\n")
    assert "later ludex" in refused("ludex record 2\n")
    assert "cut off" in refused("\n".join(record(played()).splitlines()[:4]))
    assert "line 4" in refused(record(played()).replace("deck: [", "deck: <", 1))
    assert "line 3" in refused(record(played()).replace("unasked: true", "unasked"))


def test_what_cannot_stand_in_a_record_is_refused_on_writing() -> None:
    g = start()
    g.answers = ("two\nlines",)
    with pytest.raises(RecordError, match="cannot be a line"):
        record(g)
    g = start()
    g.setup = {"decks": object()}
    with pytest.raises(RecordError, match="cannot hold"):
        record(g)
