"""Records: a game as text, from which it can be played again. The seed and the answers are the game.

The header names the ruleset with its version, everything the game was started with, and the digest of every
card, so that a record is never replayed by other rules or other cards without saying so. Then one answer a
line.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from ludex.kernel.decisions import Auto, IllegalChoice

if TYPE_CHECKING:
    from ludex.kernel.game import Game

TITLE = "ludex record"
FORMAT = 1
IMAGINED = "imagined"  # what the setup of a game says that was guessed from a chair, instead of a seed
_BEGIN = "begin"

Start = Callable[[str, dict[str, object]], "Game"]


class RecordError(ValueError):
    """A record that cannot be replayed; the message says where and why."""


# -- writing -----------------------------------------------------------------------------------------------
def record(g: Game) -> str:
    """The game so far as text."""
    if IMAGINED in g.setup:
        raise RecordError("this game was imagined from a chair: it has no seed and no answers to be played again")
    # Whether single options are taken unasked decides which answers there are.
    lines = [f"{TITLE} {FORMAT}", f"ruleset: {g.rules.id} {g.rules.version}", f"unasked: {_json(g.auto)}"]
    for key, value in g.setup.items():
        if key != "ruleset":
            lines.extend(_setup(key, value))
    lines.extend(f"card: {digest} {key}" for key, digest in sorted(_cards(g).items()))
    lines.append(_BEGIN)
    pages = dict(g.pages)
    for n, answer in enumerate(g.answers):
        if n in pages:
            lines.append(f"# turn {pages[n]}")
        lines.append(_line(answer))
    if g.result is not None:
        winner = "a draw" if g.result.winner is None else f"seat {g.result.winner} wins"
        lines.append(f"# {winner} ({g.result.rule})")
    return "\n".join(lines) + "\n"


def _setup(key: str, value: object) -> list[str]:
    """One line for what the game was started with; a tuple of decks is one line a seat."""
    if key == "decks" and isinstance(value, (tuple, list)):
        return [f"deck: {_json(deck)}" for deck in value]
    return [f"{key}: {_json(value)}"]


def _json(value: object) -> str:
    try:
        return msgspec.json.encode(value).decode()
    except TypeError as error:
        raise RecordError(f"the game was started with what a record cannot hold: {value!r}") from error


def _cards(g: Game) -> dict[str, str]:
    return {card.definition.key: card.definition.digest for card in g.cards}


def _line(answer: str) -> str:
    if answer != answer.strip() or not answer or answer.startswith("#") or len(answer.splitlines()) != 1:
        raise RecordError(f"the answer {answer!r} cannot be a line of a record")
    return answer


# -- reading -----------------------------------------------------------------------------------------------
def replay(text: str, new: Start, until: int | None = None) -> Game:
    """Play a record again, all of it or its first `until` answers. `RecordError` says what does not fit.

    `new` starts a game from a ruleset's name and what the record says it was started with.
    """
    header, answers = _read(text)
    g = _started(header, new)
    _compare(header.cards, g)
    for line, key in answers if until is None else answers[: max(0, until)]:
        try:
            give(g, key)
        except IllegalChoice as error:
            raise RecordError(f"line {line}: {error}") from error
    _compare(header.cards, g)
    return g


_CONCESSIONS = {"concede 0": 0, "concede 1": 1}


def give(g: Game, key: str) -> None:
    """Give one recorded answer; conceding answers no question."""
    if key in _CONCESSIONS:
        g.concede(_CONCESSIONS[key])
    else:
        g.choose(key)


class _Header:
    """What stands before the answers."""

    def __init__(self) -> None:
        self.ruleset = ""
        self.version = ""
        self.auto: Auto | None = None
        self.setup: dict[str, object] = {}
        self.cards: dict[str, str] = {}


def _read(text: str) -> tuple[_Header, list[tuple[int, str]]]:
    lines = text.splitlines()
    _check_title(lines[0] if lines else "")
    header = _Header()
    decks: list[object] = []
    at = 1
    while at < len(lines) and lines[at].strip() != _BEGIN:
        _entry(header, decks, at + 1, lines[at])
        at += 1
    if at == len(lines):
        raise RecordError(f"this record is cut off: it has no line {_BEGIN!r}")
    if not header.ruleset:
        raise RecordError("this record does not say by which ruleset it was played")
    if decks:
        header.setup["decks"] = tuple(decks)
    answers = [(n + 1, lines[n].strip()) for n in range(at + 1, len(lines))]
    return header, [(n, key) for n, key in answers if key and not key.startswith("#")]


def _check_title(line: str) -> None:
    title, _, number = line.strip().rpartition(" ")
    if title != TITLE or not (number.isascii() and number.isdecimal() and len(number) < 9):
        raise RecordError(f"this is not a ludex record: its first line is not '{TITLE} {FORMAT}'")
    if int(number) > FORMAT:
        raise RecordError(
            f"this record was written by a later ludex (format {number}; this one reads {FORMAT})"
        )


def _entry(header: _Header, decks: list[object], number: int, line: str) -> None:
    """One line of the header."""
    if not line.strip() or line.startswith("#"):
        return
    key, colon, rest = line.partition(": ")
    if not colon:
        raise RecordError(f"line {number} of this record is not 'name: value': {line!r}")
    if key == "ruleset":
        header.ruleset, _, header.version = rest.strip().rpartition(" ")
    elif key == "card":
        digest, _, name = rest.partition(" ")
        header.cards[name] = digest
    elif key == "unasked":
        header.auto = _auto(number, rest)
    elif key == "deck":
        decks.append(_value(number, rest))
    else:
        header.setup[key] = _value(number, rest)


def _value(number: int, text: str) -> object:
    try:
        value: object = msgspec.json.decode(text.encode())
    except msgspec.DecodeError as error:
        raise RecordError(f"line {number} of this record cannot be read: {error}") from error
    return value


def _auto(number: int, text: str) -> Auto:
    value = _value(number, text)
    if value is True or value is False or value == "choices" or value == "turns":
        return value
    words = "it is true, false, \"choices\" or \"turns\""
    raise RecordError(f"line {number} of this record says {value!r} is unasked; {words}")


def _started(header: _Header, new: Start) -> Game:
    _check_setup(header.setup)
    try:
        g = new(header.ruleset, header.setup)
    except LookupError as error:
        raise RecordError(f"this record needs what is unknown here: {error}") from error
    except Exception as error:  # whatever a deck may be that is none
        raise RecordError(f"no game can be started as this record says: {error}") from error
    if g.rules.version != header.version:
        raise RecordError(
            f"this record was played by version {header.version} of {header.ruleset}; "
            f"this is version {g.rules.version}"
        )
    if header.auto is not None:
        g.auto = header.auto
    return g


def _check_setup(setup: dict[str, object]) -> None:
    """Whether a game can have been started with this."""
    seed, decks, check = setup.get("seed"), setup.get("decks"), setup.get("check", True)
    if type(seed) is not int or not -(1 << 64) < seed < 1 << 64:
        raise RecordError(f"the seed of this record is {seed!r:.40}; it is a whole number")
    if not isinstance(decks, tuple) or len(decks) != 2:
        raise RecordError("this record needs two decks, each on a line of its own")
    if not isinstance(check, bool):
        raise RecordError(f"this record says {check!r:.40} of checking decks; it is true or false")


def _compare(pinned: dict[str, str], g: Game) -> None:
    """Refuse cards that are not the ones the game was played with."""
    for key, digest in _cards(g).items():
        if key in pinned and pinned[key] != digest:
            raise RecordError(f"the card {key!r} has changed: {digest}, recorded as {pinned[key]}")
