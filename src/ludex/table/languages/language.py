"""A language: words, sentences and events as a game says them there. What it has no words for stays English, whole.

Files: `ja.toml` here for what all games say, and one in the folder `languages` beside a game's room for its own.

`[words]`: zones, numbers, phases, keywords. `[objects]`: what has a name like a card and is none. `[sentences]`: by the
English sentence, gaps as in `template`. A gap whose name begins with `word` is translated as a word and one that begins
with `says` as a sentence; `n`, `m` and `k` are numbers; all others are names and texts of cards, which stay as they
are. `[events]`: by the kind of event, one template or several, of which the first is said that can be filled.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from ludex.families import families
from ludex.kernel.memo import Kept
from ludex.table.languages.template import Pattern, Template

HERE = Path(__file__).parent
ENGLISH: Final = "en"
LANGUAGES: Mapping[str, str] = MappingProxyType({ENGLISH: "English", "ja": "日本語"})
"""The languages there are, each by its own name; the first is spoken to who asks for none of them."""

_PARTS = ("words", "objects", "sentences", "events")
_DESCRIBED = ("a ", "an ")  # how a card is called that has no name: a locked card, an ability of another
_LONG = 500  # characters of a sentence that is not kept: it holds what a visitor wrote
_NAMED = ("pick c", "token ", "name ")  # keys of options that are called by the name of a card
Plain = dict[str, Any]


class LanguageError(ValueError):
    """A file of a language that cannot be taken as it is: which, and what is wrong."""


class Language:
    """What one game says in one language."""

    def __init__(self, name: str, book: Mapping[str, Mapping[str, Any]]) -> None:
        self.name: str = name
        self.words: Mapping[str, str] = book.get("words", {})
        self._objects: Mapping[str, str] = book.get("objects", {})
        said: Mapping[str, str] = book.get("sentences", {})
        self._whole = {_small(english): there for english, there in said.items() if "{" not in english}
        found = [(Pattern(english), english, Template(there)) for english, there in said.items() if "{" in english]
        self._patterns = sorted(found, key=lambda each: -each[0].letters)
        self._events = {kind: _templates(there) for kind, there in book.get("events", {}).items()}
        self._known: Kept[str, tuple[str, str]] = Kept()

    # -- words and sentences ------------------------------------------------------------------------------------------
    def word(self, english: str) -> str:
        """A zone, a number, a phase, a keyword."""
        return self.words.get(english) or self.words.get(english.lower(), english)

    def sentence(self, english: str) -> str:
        """A prompt, a label, a refusal; a word may be one, too."""
        return self._recognised(english)[0]

    def prompt(self, english: str) -> str:
        """What is asked. A question is known by questions only: the words of a text may begin like an offer."""
        known = self._recognised(english)
        if not english.endswith("?") or known[1].endswith("?"):
            return known[0]
        return next(self._filled(english, [each for each in self._patterns if each[1].endswith("?")]), known)[0]

    def template(self, english: str) -> str:
        """The English template that a sentence is recognised by, "" if there is none."""
        return self._recognised(english)[1]

    def _recognised(self, english: str) -> tuple[str, str]:
        if len(english) > _LONG:
            return self._recognise(english)
        found = self._known.get(english)
        if found is None:
            found = self._known[english] = self._recognise(english)
        return found

    def _recognise(self, english: str) -> tuple[str, str]:
        whole = self._whole.get(_small(english)) or self.words.get(english)
        if whole is not None:
            return whole, english
        word = self.word(english)
        return next(self._filled(english, self._patterns), (word, english if word != english else ""))

    def _filled(self, english: str, patterns: list[tuple[Pattern, str, Template]]) -> Iterator[tuple[str, str]]:
        """A sentence by each pattern that it fits, with the template."""
        for pattern, template, there in patterns:
            slots = pattern.slots(english)
            if slots is not None:
                said = there.fill({gap: self._gap(gap, text) for gap, text in slots.items()})
                assert said is not None
                yield said, template

    def _gap(self, gap: str, text: str) -> str:
        if gap.startswith("word"):
            return self.word(text)
        described = gap.startswith("card") and text.startswith(_DESCRIBED)
        return self.sentence(text) if described or gap.startswith("says") else text

    # -- events -------------------------------------------------------------------------------------------------------
    def event(self, kinds: Iterable[str], slots: Mapping[str, str]) -> str | None:
        """What happened, by the first of some names for it that has a template to be filled; None if none has."""
        for kind in kinds:
            for template in self._events.get(kind, ()):
                said = template.fill(slots)
                if said is not None:
                    return said
        return None

    # -- views --------------------------------------------------------------------------------------------------------
    def view(self, view: Plain) -> Plain:
        """A view with what is asked in this language. Names and texts of cards stay as they are printed."""
        decision = view.get("decision")
        if self.name == ENGLISH or decision is None or "prompt" not in decision:
            return view
        asked = {**decision, "prompt": self.prompt(decision["prompt"])}
        return {**view, "decision": {**asked, "options": [self.labels(option) for option in decision["options"]]}}

    def labels(self, plain: Any) -> Any:
        """Plain data with every `label` in it in this language."""
        if self.name == ENGLISH:
            return plain
        if isinstance(plain, list):
            return [self.labels(each) for each in plain]
        if isinstance(plain, dict):
            key = str(plain.get("key", ""))
            return {k: self.label(key, v) if k == "label" else self.labels(v) for k, v in plain.items()}
        return plain

    def label(self, key: str, label: str) -> str:
        """What the option of a key is called; a card that is picked, by its name."""
        return self.named(label) if key.startswith(_NAMED) else self.sentence(label)

    def named(self, name: str) -> str:
        """A card by its name, which stays as it is printed; what is no card, in this language."""
        return self._objects.get(name, name)


def _small(sentence: str) -> str:
    return sentence[:1].lower() + sentence[1:]


def _templates(there: str | list[str]) -> tuple[Template, ...]:
    return tuple(map(Template, [there] if isinstance(there, str) else there))


def spoken_here(name: str | None) -> str:
    """A language that somebody asks for, English if it is none of ours."""
    return name if name is not None and name in LANGUAGES else ENGLISH


def language(name: str | None, book: str, also: Path | None = None) -> Language:
    """How the game of a book or ruleset speaks a language; English where it is not spoken here. `also`: a file of more
    sentences, of whoever tells it."""
    return _language(spoken_here(name), book.partition("/")[0].partition("-")[0], also)


@cache
def _language(language: str, family: str, also: Path | None) -> Language:
    return Language(language, _book([*files(language, family), *([also] if also and also.exists() else [])]))


def _book(paths: Iterable[Path]) -> dict[str, dict[str, Any]]:
    """What all games say, what the game says in its own way, and what others say around it."""
    found: dict[str, dict[str, Any]] = {part: {} for part in _PARTS}
    for path in paths:
        for part, said in read(path).items():
            found[part] |= said
    return found


def files(language: str, family: str) -> list[Path]:
    """The files of a language that there are for a game."""
    own = [families()[family].beside("languages") / f"{language}.toml"] if family in families() else []
    return [path for path in (HERE / f"{language}.toml", *own) if path.exists()]


def read(path: Path) -> dict[str, dict[str, Any]]:
    """One file, as it stands."""
    book = tomllib.loads(path.read_text(encoding="utf-8"))
    for part, said in book.items():
        if part not in _PARTS:
            raise LanguageError(f"{path.name}: [{part}] is none of {', '.join(_PARTS)}")
        for english, there in said.items():
            texts = there if isinstance(there, list) and part == "events" else [there]
            if not texts or not all(isinstance(text, str) and text for text in texts):
                raise LanguageError(f"{path.name}: {english!r} in [{part}] is not said")
    return book
