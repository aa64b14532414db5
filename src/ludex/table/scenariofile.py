"""Scenario files: a position in words, answers, and what must be true afterwards, as TOML (docs/scenarios.md)."""

from __future__ import annotations

from dataclasses import dataclass
from inspect import signature
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ludex import games
from ludex.games.tomls import read_toml
from ludex.kernel.decisions import IllegalChoice
from ludex.table.expecting import Check, Expect, checked
from ludex.table.named_cards import Cast, ScenarioError
from ludex.table.scenario import Scenario

if TYPE_CHECKING:
    from ludex.kernel.decisions import Auto

__all__ = [
    "Check",
    "Played",
    "ScenarioError",
    "ScenarioFile",
    "Step",
    "Under",
    "everywhere",
    "play",
    "read_scenario",
    "set_up",
]

_PLACING = ("as", "seat", "zone", "already")


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One answer: `do` it, or be `refused` by a rule; then what must be true."""

    do: str
    refused: str = ""
    expect: Expect | None = None


class Under(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The same position and answers under another ruleset: what comes of them there. `refused`: the number of the first
    answer that it refuses, and by which rule; what follows is not given."""

    refused: dict[str, str] = {}
    expect: Expect | None = None


class ScenarioFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole file."""

    ruleset: str
    title: str = ""
    rules: tuple[str, ...] = ()
    position: dict[str, Any] = {}
    values: dict[str, dict[str, int]] = {}
    card: tuple[dict[str, Any], ...] = ()
    brings: tuple[dict[str, Any], ...] = ()  # cards that do not come with ludex, in full, for `card` to name
    step: tuple[Step, ...] = ()
    expect: Expect | None = None
    under: dict[str, Under] = {}


@dataclass(frozen=True, slots=True)
class Played:
    """A scenario after its answers: the table, how every expectation fared, and the cards by the names the file has for
    them. `refused`: the last answer that was, as the file has it, and the rule; "" if none was."""

    file: ScenarioFile
    table: Scenario
    checks: tuple[Check, ...]
    cast: Cast
    refused: tuple[str, str] = ("", "")

    @property
    def passed(self) -> bool:
        return all(check.ok for check in self.checks)


def read_scenario(text: str) -> ScenarioFile:
    """The scenario in a file's text."""
    try:
        return msgspec.convert(read_toml(text), ScenarioFile)
    except msgspec.ValidationError as error:
        raise ScenarioError(str(error)) from error
    except ValueError as error:  # also numbers and brackets that go on for ever
        raise ScenarioError(f"not TOML: {error}") from error


def everywhere(file: ScenarioFile) -> tuple[ScenarioFile, ...]:
    """The scenario under its own ruleset and under every other it speaks of, each as a scenario of its own."""
    return (file, *(_under(file, ruleset, other) for ruleset, other in file.under.items()))


def _under(file: ScenarioFile, ruleset: str, other: Under) -> ScenarioFile:
    """The scenario under another ruleset. What is expected on the way is the first one's."""
    last = min((int(number) for number in other.refused), default=len(file.step))
    steps = tuple(
        Step(step.do, refused=other.refused.get(str(number), ""))
        for number, step in enumerate(file.step[:last], start=1)
    )
    return msgspec.structs.replace(file, ruleset=ruleset, step=steps, expect=other.expect, under={})


def play(file: ScenarioFile, auto: Auto = True) -> Played:
    """Set the position up, give the answers, and look whether everything is as expected."""
    table, cast = set_up(file, auto)
    checks: list[Check] = []
    refused = ("", "")
    for number, step in enumerate(file.step, start=1):
        where = f"step {number}, {step.do!r}"
        rule = _give(table, cast.key(step.do))
        refused = (step.do, rule) if rule else ("", "")
        checks.extend(_step(table, cast, step, where, rule))
        if checks and not checks[-1].ok and not step.refused:
            break  # what follows was written for another position
    else:
        if file.expect is not None:
            checks.extend(checked(table, cast, file.expect, "at the end"))
    return Played(file, table, tuple(checks), cast, refused)


def set_up(file: ScenarioFile, auto: Auto = True) -> tuple[Scenario, Cast]:
    """The position, and the cards that the file gave names to. `auto`: which questions with one answer are answered
    unasked."""
    cast = Cast()
    try:
        table = Scenario(file.ruleset, cards=file.brings, **{"auto": auto, **_settings(file)})
        for number, card in enumerate(file.card, start=1):
            try:
                _lay(table, cast, card)
            except (ValueError, LookupError, TypeError) as error:
                raise ScenarioError(f"card {number}: {error}") from error
        for seat, values in file.values.items():
            table.set(_seat(seat), **values)
    except games.UnknownRuleset as error:
        raise ScenarioError(str(error.args[0])) from error
    except TypeError as error:
        raise ScenarioError(f"position: {error}") from error
    return table, cast


class _Settings(msgspec.Struct, frozen=True):
    """What every game's positions say; the rest is the game's own."""

    turn_of: Annotated[int, Meta(ge=0, le=1)] = 0
    first: Annotated[int, Meta(ge=0, le=1)] = 0
    seed: Annotated[int, Meta(ge=-(1 << 63), le=(1 << 63) - 1)] = 0
    auto: bool | Literal["choices", "turns"] = True


def _settings(file: ScenarioFile) -> dict[str, Any]:
    """What the file says of the whole position, each thing of its kind."""
    try:
        msgspec.convert(file.position, _Settings)
    except msgspec.ValidationError as error:
        raise ScenarioError(f"position: {error}") from error
    known = signature(games.room(file.ruleset).blank).parameters.keys() - {"rules"} | {"auto"}
    for key in file.position:
        if key not in known:
            raise ScenarioError(f"position: nothing is known about {key!r}; it says {', '.join(sorted(known))}")
    return file.position


def _lay(table: Scenario, cast: Cast, card: dict[str, Any]) -> None:
    if "zone" not in card:
        raise ValueError("says no zone")
    seat, zone = _seat(str(card.get("seat", 0))), card["zone"]
    details = {_word(key): _meant(cast, value) for key, value in card.items() if key not in _PLACING}
    if card.get("already"):
        lying = table.lying(seat, zone)
        if not lying:
            raise ValueError(f"nothing lies in {zone!r} of seat {seat}")
        piece = lying[0]
    else:
        piece = table.put(seat, zone, str(details.pop("text", "")), **details)
    if "as" in card:
        cast.add(str(card["as"]), piece)


def _meant(cast: Cast, value: object) -> object:
    """What a detail says: `@other` is the card of that name."""
    return cast.piece(value[1:]) if isinstance(value, str) and value.startswith("@") else value


def _word(key: str) -> str:
    return "class_" if key == "class" else key


def _seat(word: str) -> int:
    if word not in ("0", "1"):
        raise ScenarioError(f"the seats are 0 and 1, not {word!r}")
    return int(word)


def _give(table: Scenario, key: str) -> str:
    """Give an answer: the rule that refuses it, or ""."""
    try:
        _answer(table, key)
    except IllegalChoice as error:
        return error.rule
    return ""


def _step(table: Scenario, cast: Cast, step: Step, where: str, rule: str) -> list[Check]:
    """How an answer fared that was refused by a rule, or by none."""
    if step.refused or rule:
        wanted = step.refused or "allowed"
        return [Check(where, "refused by", wanted, rule or "allowed")]
    return [] if step.expect is None else checked(table, cast, step.expect, where)


def _answer(table: Scenario, key: str) -> None:
    word, _, seat = key.partition(" ")
    if word == "concede":
        table.concede(_seat(seat))
    else:
        table.choose(key)
