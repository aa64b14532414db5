"""Playing without a terminal: lines in, boards out."""

from __future__ import annotations

import io
import json
import re
import tomllib
from pathlib import Path

import pytest

import ludex as front
from ludex import games
from ludex.cli.languages import HERE
from tests.cli.conftest import Ludex, Outcome

GAME = ("play", "sve", "--decks", "lanternwood", "quayhold", "--seed", 7)


@pytest.fixture
def typed(ludex: Ludex, monkeypatch: pytest.MonkeyPatch) -> Ludex:
    """Run `ludex play` with these lines typed."""

    def run(*lines: object, args: tuple[object, ...] = GAME) -> Outcome:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        return ludex(*args)

    return run


def test_a_game_is_played_by_numbers_to_its_end(typed: Ludex) -> None:
    outcome = typed(*[1] * 400)

    assert outcome.code == 0
    assert "leader area" in outcome.out
    assert "wins (sve " in outcome.out.splitlines()[-1] or "wins (sve " in outcome.out


@pytest.mark.parametrize("ruleset", games.rulesets())
def test_every_ruleset_is_played_by_numbers_to_its_end(typed: Ludex, ruleset: str) -> None:
    outcome = typed(*[1] * 1500, args=("play", ruleset, "--seed", 3, "--against", "random"))

    assert outcome.code == 0
    assert f" wins ({games.ruleset(ruleset).book} " in outcome.out
    assert "None" not in outcome.out


@pytest.mark.parametrize("ruleset", games.rulesets())
def test_help_has_examples_of_the_game(typed: Ludex, ruleset: str) -> None:
    outcome = typed("help", "quit", args=("play", ruleset, "--seed", 3, "--against", "friend"))

    example = next(line for line in outcome.out.splitlines() if line.startswith("look ZONE"))
    pile = example.rpartition("look their ")[2].strip()
    assert pile in games.ruleset(ruleset).spec


def test_keys_are_answers_too_and_a_wrong_one_names_its_rule(typed: Ludex) -> None:
    outcome = typed("fly away", "no", "quit")

    assert "'fly away' is not allowed" in outcome.out
    assert "(sve " in outcome.out
    assert "The game was left." in outcome.out


def test_commands_tell_without_changing_anything(typed: Ludex, tmp_path: Path) -> None:
    outcome = typed(
        "help", "why attack c3 leader", "why", "rule 8.4.9", "rule 99", "log 3", "card c0", "card c9999",
        "look cemetery", "look attic", "board", "undo", f"save {tmp_path / 'game.record'}",
    )  # fmt: skip

    for said in (
        "take your last answer back", "(sve ", "sve 8.4.9: ", "sve has no paragraph '99'", "Linnet",
        "You see no card 'c9999'", "cemetery, 0 cards", "There is no zone 'attic'", "nothing has been answered",
    ):  # fmt: skip
        assert said in outcome.out, said
    game = front.replay((tmp_path / "game.record").read_text("utf-8"))
    assert not game.over


def test_undo_asks_the_same_question_again(typed: Ludex) -> None:
    once, undone = typed("no", "quit"), typed("no", "undo", "no", "quit")

    assert undone.out.count("Redraw the whole hand?") == once.out.count("Redraw the whole hand?") + 1


def test_conceding_ends_it_at_once(typed: Ludex) -> None:
    outcome = typed("concede")

    assert "Seat 1 wins (sve 1.2.3" in outcome.out


def test_a_saved_game_goes_on(typed: Ludex, tmp_path: Path) -> None:
    saved = tmp_path / "game.record"
    typed("no", f"save {saved}")

    outcome = typed("quit", args=("play", "--resume", saved))

    assert "Main phase" in outcome.out


def test_in_a_game_that_goes_on_answers_from_before_are_taken_back(typed: Ludex, tmp_path: Path) -> None:
    saved = tmp_path / "game.record"
    typed("no", f"save {saved}", "quit")

    outcome = typed("undo", "undo", "quit", args=("play", "--resume", saved))

    questions = ["Main phase", "Redraw the whole hand?"]
    asked = [q for line in outcome.out.splitlines() for q in questions if line.startswith(q)]
    assert asked == questions
    assert "Not undone: nothing has been answered yet." in outcome.out


def test_friends_share_a_screen_but_not_their_hands(typed: Ludex) -> None:
    outcome = typed(*[1] * 8, args=(*GAME, "--against", "friend"))

    assert "Press Enter when seat" in outcome.out
    assert outcome.code == 0


def test_json_leaves_stdout_to_the_document(typed: Ludex) -> None:
    outcome = typed("concede", args=(*GAME, "--json"))

    document = json.loads(outcome.out)
    assert (document["over"], document["winner"], document["rule"]) == (True, 1, "sve 1.2.3")
    assert front.replay(document["record"]).over
    assert "leader area" in outcome.err


def test_a_file_that_is_no_record_is_refused(typed: Ludex, tmp_path: Path) -> None:
    (tmp_path / "x").write_text("hello\n")

    outcome = typed(args=("play", "--resume", tmp_path / "x"))

    assert outcome.code == 2
    assert "not a ludex record" in outcome.err


def test_a_game_is_told_in_japanese(typed: Ludex) -> None:
    outcome = typed("fly away", "why play c1", *[1] * 60, "log 5", args=(*GAME, "--lang", "ja"))

    assert outcome.code == 0
    assert "メインフェイズ" in outcome.out
    assert "ターン1開始：席" in outcome.out
    assert "is not allowed" not in outcome.out
    assert "Play " not in outcome.out


@pytest.mark.parametrize("ruleset", ["sve", "cfv", "fow-5.5/valhalla"])
def test_what_stands_around_a_game_is_japanese_too(typed: Ludex, ruleset: str, tmp_path: Path) -> None:
    """Commands, names of cards and gists stay as they are; no English sentence of the program is left."""
    asked = ("help", "why", "card nobody", "look nowhere", "look 手札", "rule 999", "undo", "save")
    args = ("play", ruleset, "--seed", 7, "--lang", "ja")
    outcome = typed(*asked, f"save {tmp_path}/x", *[1] * 12, "hint", "log", "undo", "board", "concede", args=args)

    assert outcome.code == 0
    assert "席0（あなた）" in outcome.out
    said = tomllib.loads((HERE / "ja.toml").read_text(encoding="utf-8"))["sentences"]
    english = [part.strip() for sentence in said for part in re.split(r"\{\w+\}", sentence)]
    typed_so = ("ludex play", "save FILE", "why attack c3")
    frame = [part for part in english if " " in part and not any(each in part for each in typed_so)]
    assert [part for part in frame if part in outcome.out] == []
    told = "".join(line for line in outcome.out.splitlines(keepends=True) if "という領域はありません" not in line)
    assert "手札（" in told
    assert not re.search(r"seat \d|turn \d|face down|hidden|leader area|play points|damage zone|main deck", told)


def test_a_language_that_is_not_spoken_is_refused(ludex: Ludex) -> None:
    outcome = ludex(*GAME, "--lang", "xx")

    assert outcome.code != 0
    assert "'xx' is not spoken here" in outcome.err
