"""Words of the interface by language: `en.toml` and `ja.toml`, and beside them files of parts (`table.en.toml`).

Tables of a file become dots of a key: `play` under `[home]` is `home.play`. Blanks in a sentence are named in braces:
`"{name} wins"`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starlette.requests import Request

from ludex import games
from ludex.families import Family, families
from ludex.table.languages import ENGLISH, LANGUAGES
from ludex.table.languages import language as speaks

HERE = Path(__file__).parent
DEFAULT = ENGLISH
COOKIE = "ludex-language"


class WordsError(ValueError):
    """A file of words that cannot be taken as it is: which, and what is wrong."""


class Words:
    """All words of one language. `t("home.play")` is a word, `t("home.turns", count=7)` one with its blanks filled."""

    __slots__ = ("language", "table")

    def __init__(self, language: str, table: Mapping[str, str]) -> None:
        self.language: str = language
        self.table: Mapping[str, str] = table

    def __call__(self, key: str, **blanks: object) -> str:
        """The word of a key; a key without a word is shown as it is, so that it is noticed and nothing breaks."""
        word = self.table.get(key, key)
        return word.format_map({name: str(value) for name, value in blanks.items()}) if blanks else word

    def __contains__(self, key: str) -> bool:
        return key in self.table

    def named(self, head: str, name: str) -> str:
        """The word of a name under a head (`"status", "enforced"`), or the name itself where there is none."""
        return self.table.get(f"{head}.{name}", name)


def words(language: str) -> Words:
    """The words of a language; of the default one where it is not spoken here."""
    return _words(language if language in LANGUAGES else DEFAULT)


@cache
def _words(language: str) -> Words:
    table: dict[str, str] = {}
    for family in families().values():
        table |= _told(family, language)
    brought = set(table)
    for path in files(language):
        for key, word in _flat(tomllib.loads(path.read_text(encoding="utf-8")), ""):
            if key in table and key not in brought:
                raise WordsError(f"{path.name}: {key} has a word already")
            brought.discard(key)
            table[key] = word
    return Words(language, MappingProxyType(table))


def _told(family: Family, language: str) -> dict[str, str]:
    """The words that a game brings (`words/en.toml` beside its ledger), in its first language where it has none in this
    one; a game without words is called by its title."""
    found = {f"game.{family.name}": next(iter(family.books.values())), f"game_is.{family.name}": ""}
    found |= {f"format.{ruleset}": title for ruleset, title in _titles(family)}
    there = speaks(language, family.name).words.items()
    found |= {f"word.{family.name}.{english.lower()}": word for english, word in there}
    for spoken in dict.fromkeys((DEFAULT, language)):
        path = family.folder("words") / f"{spoken}.toml"
        if path.exists():
            found |= dict(_flat(tomllib.loads(path.read_text(encoding="utf-8")), ""))
    return found


def _titles(family: Family) -> Iterator[tuple[str, str]]:
    for ruleset, rules in games.room(family.name).RULESETS.items():
        yield ruleset, rules.title


def files(language: str) -> tuple[Path, ...]:
    """The files of a language: its own and those of parts."""
    return (HERE / f"{language}.toml", *sorted(HERE.glob(f"*.{language}.toml")))


def _flat(table: Mapping[str, object], head: str) -> Iterator[tuple[str, str]]:
    for name, word in table.items():
        key = f"{head}.{name}" if head else name
        if isinstance(word, Mapping):
            yield from _flat(word, key)
        elif isinstance(word, str):
            yield key, word
        else:
            raise WordsError(f"{key} is {word!r}, which is no word")


def preferred(accepted: str) -> str:
    """The language that a browser's `Accept-Language` asks for first among those there are."""
    asked = (part.partition(";")[0].strip().partition("-")[0].casefold() for part in accepted.split(","))
    return next((language for language in asked if language in LANGUAGES), DEFAULT)


def language_of(request: Request) -> str:
    """The language that a browser has chosen, or asks for."""
    chosen = request.cookies.get(COOKIE, "")
    return chosen if chosen in LANGUAGES else preferred(request.headers.get("accept-language", ""))


def spoken(request: Request) -> Words:
    """The words of the language that a browser has chosen, or asks for."""
    return words(language_of(request))
