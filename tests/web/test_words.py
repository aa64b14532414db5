"""The words of the interface: the same keys and the same gaps in every language, none missing, none unused."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from ludex import games
from ludex.bots import BOTS
from ludex.families import families
from ludex.rulebook import Change, Kept
from ludex.web import pages
from ludex.web.pages.choosing import CLOCKS, GAMES, OPPONENTS
from ludex.web.pages.frame import PLACES
from ludex.web.words import LANGUAGES, WordsError, preferred, words
from ludex.web.words.words import HERE, _flat

PAGES = Path(pages.__file__).parent
ENGLISH = words("en").table
OTHERS = [language for language in LANGUAGES if language != "en"]
_GAP = re.compile(r"\{(\w+)\}")


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_words(language):
    """What a game calls things in English is translated under its own words, which English needs not."""
    there = words(language).table
    assert set(ENGLISH) - set(there) == set()
    assert [key for key in there if key not in ENGLISH and not key.startswith(("table.", "word."))] == []


@pytest.mark.parametrize("language", OTHERS)
def test_words_have_the_same_gaps_in_every_language(language):
    there = words(language).table
    assert {
        key for key, word in ENGLISH.items() if sorted(_GAP.findall(word)) != sorted(_GAP.findall(there[key]))
    } == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_empty(language):
    assert [key for key, word in words(language).table.items() if not word.strip()] == []


def _literals() -> tuple[set[str], set[str]]:
    """All texts in the pages' sources, and the beginnings of those that are put together."""
    whole: set[str] = set()
    heads: set[str] = set()
    for path in PAGES.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                heads.add(str(node.values[0].value))
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "named":
                heads.add(f"{ast.literal_eval(node.args[0])}.")
    return whole, {head for head in heads if re.fullmatch(r"[a-z_]+\.", head)}


def _own_keys() -> set[str]:
    """The keys of the pages' own file; the table's are used by its scripts."""
    import tomllib

    return {key for key, _ in _flat(tomllib.loads((HERE / "en.toml").read_text(encoding="utf-8")), "")}


def test_every_word_of_the_pages_is_used():
    whole, heads = _literals()
    assert {key for key in _own_keys() if key not in whole and not any(key.startswith(head) for head in heads)} == set()


def test_every_word_that_the_pages_ask_for_exists():
    asked: set[str] = set()
    for path in PAGES.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            called = isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant)
            if called and ast.unparse(node.func) in ("t", "self.t", "guest.t", "self.guest.t"):  # type: ignore[attr-defined]
                asked.add(node.args[0].value)  # type: ignore[attr-defined]
    assert asked
    assert asked - set(ENGLISH) == set()


def test_words_that_are_put_together_exist_for_everything_they_name():
    wanted = {f"place.{place}" for place in PLACES}
    wanted |= {f"bot.{name}" for name in BOTS} | {f"clock.{name}" for name in CLOCKS}
    wanted |= {f"{head}.{each}" for each in OPPONENTS for head in ("opponent", "opponent_means", "start")}
    wanted |= {f"{head}.{game}" for game in GAMES for head in ("game", "game_is", "leading", "curve")}
    wanted |= {f"format.{ruleset}" for formats in GAMES.values() for ruleset in formats}
    wanted |= {f"{head}.{kept}" for kept in Kept for head in ("status", "status_means")}
    wanted |= {f"change.{change}" for change in Change}
    wanted |= {f"field.{asked.name}" for game in families() for asked in games.board(game).form}
    assert wanted - set(ENGLISH) == set()


def test_gaps_are_filled_and_names_without_a_word_stay():
    t = words("en")
    assert t("home.against", name="{braces} <b>") == "Against {braces} <b>"
    assert t.named("bot", "unheard-of") == "unheard-of"
    assert t("no.such.key") == "no.such.key"


@pytest.mark.parametrize(
    ("asked", "spoken"),
    [("ja,en;q=0.8", "ja"), ("de-DE,de;q=0.9,en;q=0.5", "en"), ("fr", "en"), ("", "en"), ("JA-jp", "ja")],
)
def test_a_browser_is_spoken_to_in_the_first_language_that_is_there(asked, spoken):
    assert preferred(asked) == spoken


def test_a_file_with_something_else_than_words_is_refused():
    with pytest.raises(WordsError, match=r"home\.play"):
        list(_flat({"home": {"play": 3}}, ""))
