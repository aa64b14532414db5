"""Judging: a position in words with some answers, played; what it looks like then, what is asked, and what happened."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from ludex import games
from ludex.kernel.decisions import Decision
from ludex.table.comparing import courses
from ludex.table.languages import ENGLISH, Language, language
from ludex.table.named_cards import Cast
from ludex.table.scenariofile import Played, ScenarioError, ScenarioFile, play, read_scenario
from ludex.web.hosting import whynot
from ludex.web.hosting.news import gist_of, news
from ludex.web.judging.scene import scene
from ludex.web.languages import said
from ludex.web.playmats import mat
from ludex.web.protocol import http
from ludex.web.protocol.parts import Obstacle
from ludex.web.spelled import spelled

_CARD = re.compile(r"\bc\d+\b")


def judged(scenario: dict[str, Any], why: str, under: Sequence[str], lang: str = ENGLISH) -> dict[str, Any]:
    """The position after its answers, with all that a judge may see; `ScenarioError` says what is wrong with it. `why`:
    a card as the scenario calls it (`@guard`), or an answer: what forbids it. `under`: rulesets to compare with."""
    file = file_of(scenario)
    played, spoken = play(file), language(lang, file.ruleset)
    return {
        **_position(played, spoken),
        "why": _why(played, why, spoken) if why else [],
        "under": _compared(file, played, under, spoken),
        "others": _others(file.ruleset),
    }


def read(text: str) -> dict[str, Any]:
    """The position and the answers of a scenario file, as plain data; `ScenarioError` says what is wrong with it."""
    try:
        found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(read_scenario(text)))
    except ValueError as error:
        raise ScenarioError(f"this is no scenario: {error}") from error
    return {key: found[key] for key in ("ruleset", "title", "rules", "position", "values", "card", "brings", "step")}


def file_of(scenario: dict[str, Any]) -> ScenarioFile:
    """A position as somebody sent it; `ScenarioError` says what is none about it."""
    try:
        return msgspec.convert({**scenario, "expect": None, "under": {}}, ScenarioFile)
    except msgspec.ValidationError as error:
        raise ScenarioError(str(error)) from error


def _position(played: Played, spoken: Language) -> dict[str, Any]:
    game, rules = played.table.game, played.table.rules
    decision, result = game.decision, game.result
    view: dict[str, Any] = game.view(0)
    other: dict[str, Any] = game.view(1)
    view["players"][1] = other["players"][1]  # who judges sees both hands
    view["decision"] = None
    events = view["events"]
    told = news(rules, _names(spoken), events, [0] * len(events), spoken)
    found = scene(rules.id)
    ended = None if result is None else http.JudgedEnd(result.winner, result.rule, gist_of(result.rule))
    return {
        "ruleset": rules.id,
        "title": spoken.sentence(rules.title),
        "view": view,
        "playmat": mat(rules.id),
        "numbers": found.numbers,
        "blank": found.blank,
        "phases": found.phases,
        "details": found.details,
        "states": found.states,
        "counters": found.counters,
        "cast": _cast(played),
        "decision": None if decision is None else _asked(decision, played, spoken),
        "news": [line for line in told if not line.quiet],
        "refused": _refused(played, spoken),
        "result": ended,
    }


def _names(spoken: Language) -> tuple[str, str]:
    """What the players are called at the desk."""
    return said("Player 1", spoken.name), said("Player 2", spoken.name)


def _cast(played: Played) -> dict[str, str]:
    """What each card that the scenario has a name for is called now."""
    cards = played.table.game.cards
    named = (str(card["as"]) for card in played.file.card if "as" in card)
    return {name: cards[played.cast.piece(name).id].tag for name in named}


def _asked(decision: Decision, played: Played, spoken: Language) -> http.JudgedQuestion:
    options = [
        http.JudgedOption(option.key, spoken.label(option.key, option.label), _words(option.key, played))
        for option in decision.options
    ]
    prompt = spoken.sentence(decision.prompt)
    return http.JudgedQuestion(decision.seat, prompt, decision.rule, gist_of(decision.rule), options)


def _words(key: str, played: Played) -> str:
    """A key as the scenario would write it: cards by the names it has for them."""
    game, cast = played.table.game, played.cast
    return _CARD.sub(lambda found: _called(cast, game.named(found[0])) or found[0], key)


def _called(cast: Cast, card: int) -> str:
    name = cast.name(card) if card >= 0 else ""
    return f"@{name}" if name else ""


def _refused(played: Played, spoken: Language) -> http.JudgedRefusal | None:
    """The answer that the rules refuse, by which rule, and why."""
    do, rule = played.refused
    if not do:
        return None
    against = played.table.why_not(played.cast.key(do))
    sentence = "" if against is None else spoken.sentence(against.sentence)
    return http.JudgedRefusal(do, rule, sentence[:1].upper() + sentence[1:], gist_of(rule))


def _why(played: Played, asked: str, spoken: Language) -> list[Obstacle]:
    game = played.table.game
    if game.decision is None:
        return []
    key = played.cast.key(asked)
    if " " in asked or not asked.startswith("@"):
        return whynot.of_key(game, game.decision.seat, key, spoken)
    return whynot.of_card(game, game.decision.seat, key, spoken)


# -- other books ------------------------------------------------------------------------------------------------------
def _others(ruleset: str) -> list[str]:
    """The rulesets of the other editions of the same game, and its other formats."""
    own = games.ruleset(ruleset).id
    return [name for name in games.room(ruleset).RULESETS if name != own]


def _compared(
    file: ScenarioFile, first: Played, under: Sequence[str], spoken: Language
) -> list[http.Compared | http.Wrong]:
    """The same position and answers under other rulesets, each with where its course parts from the first one's."""
    found: list[http.Compared | http.Wrong] = []
    for ruleset in under:
        try:
            other = play(msgspec.structs.replace(file, ruleset=ruleset))
        except (ValueError, LookupError, TypeError) as error:
            found.append(http.Wrong(ruleset, spelled(error)))
            continue
        parts = courses([first, other], spoken)[1]
        where = None if parts.at is None else http.Parting(parts.sentence, parts.rule, gist_of(parts.rule))
        found.append(http.Compared(**_position(other, spoken), parts=where))
    return found
