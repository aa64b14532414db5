"""Which phrases each test plays: a plugin that watches the words while they are enacted.

`pytest -p tests.phrases.recording --phrases FILE …` writes, for each test that passed, the phrases that were carried
out, asked or heard while it ran. Nothing of ludex is changed for it: what the rooms register is wrapped from outside.
A part that has no table of its own (a place, a duration, a gift) is played with the phrase that holds it.
"""

from __future__ import annotations

import importlib
import json
import os
import pkgutil
import re
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from functools import wraps
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import ludex.enact
import ludex.games
from ludex.enact import sorts
from ludex.enact.events import happenings, occasions
from ludex.enact.nouns import noun
from ludex.enact.scenes import meanings
from ludex.enact.scenes.making import ABILITIES
from ludex.enact.standing import permissions
from ludex.enact.steps import effect
from ludex.families import families
from ludex.kernel.abilities import Prohibition, Replacement, Static
from ludex.lang import ast
from ludex.lang.phrasebook import phrase_of

WATCHED = (ast.Step, ast.Condition, ast.Event, ast.Ability)
"""Kinds of nodes that are seen when they are enacted; others are played with what holds them."""
STANDING_FOR_OTHERS = (ast.DoSame, ast.TakeInstead, ast.Becomes)
"""Steps and events that are never enacted themselves: what holds them makes another of them, or asks what they say."""
CARRIED_OUT = (ast.Activated, ast.Automatic, ast.SpellAbility, ast.Passive)
"""Abilities that are seen when their words are asked; others are rules for their card and hold when it is made."""
QUESTIONS = ("now", "is_one", "would_be", "was_one", "is_played", "is_by")


class Recorder:
    """What is played at present."""

    def __init__(self) -> None:
        self.seen: set[tuple[str, str]] = set()
        self._known: dict[tuple[int, str, int], tuple[object, frozenset[tuple[str, str]]]] = {}
        self._ability: tuple[int, sorts.Bound] = (0, {})
        self._abilities: dict[int, tuple[object, sorts.Bound]] = {}

    def node(self, node: object, g: Any) -> None:
        """A node is enacted."""
        if not isinstance(node, ast.Node):
            return
        dialect = g.rules.book.partition("-")[0]
        if dialect not in families():
            dialect = "sve"  # the toy rules of tests/enact read its texts
        spoken_by, bound = self._ability
        key = (id(node), dialect, spoken_by)
        known = self._known.get(key)
        if known is None:
            parts = list(own_parts(node))
            names = {(dialect, name) for part in parts if (name := phrase_of(part, dialect))}
            for part in parts:
                names |= {(dialect, said) for said in combined(part, g.rules, bound)}
            known = self._known[key] = (node, frozenset(names))
        self.seen |= known[1]

    def scene(self, scene: Any) -> None:
        """Words of an ability are asked, so the ability is played."""
        self.source(scene.source, scene.g)

    def source(self, source: Any, g: Any) -> None:
        ability = getattr(source, "ability", None)
        key = getattr(ability, "key", None)
        if isinstance(key, tuple) and key and isinstance(key[0], ast.Node):
            self._ability = (id(key[0]), self._named(key[0]))
            self.node(key[0], g)

    def _named(self, ability: ast.Node) -> sorts.Bound:
        """What the words of an ability may speak of again."""
        if id(ability) not in self._abilities:
            bound = next(bound for node, bound in sorts.scoped(ability) if node is ability)
            self._abilities[id(ability)] = (ability, bound)
        return self._abilities[id(ability)][1]


def own_parts(node: ast.Node) -> Iterator[ast.Node]:
    """A node, and what below it is played with it."""
    yield node
    for child in ast.children(node):
        own = not isinstance(child, WATCHED) or isinstance(child, STANDING_FOR_OTHERS)
        if own or isinstance(node, ast.DoAction):
            yield from own_parts(child)


def combined(node: ast.Node, rules: Any, bound: sorts.Bound) -> Iterator[str]:
    """Which sorts of things stand in the slots of a node: `Destroy.what: card`."""
    for f in fields(node):
        held = getattr(node, f.name)
        for phrase in held if isinstance(held, tuple) else (held,):
            if isinstance(phrase, ast.Object):
                for sort in {sorts.coarse(sort) for sort in sorts.sorts_of(phrase, rules, bound)} or {"card"}:
                    yield f"{type(node).__name__}.{f.name}: {sort}"


RECORDER = Recorder()


def install() -> None:
    """Watch every table of words there is."""
    for package in (ludex.enact, ludex.games):
        for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
            importlib.import_module(module.name)
    make = effect._row
    effect._row = lambda run, node: make(_row(run), node)
    for table in (meanings.CONDITIONS, meanings.AMOUNTS, meanings.FILTERS, meanings.PLAYERS):
        for kind, maker in list(table.makers.items()):
            table.makers[kind] = _maker(maker)
    for meant in set(noun._kinds.values()) | {noun.Noun}:
        for question in QUESTIONS:
            if question in vars(meant):
                setattr(meant, question, _question(vars(meant)[question]))
    _events()
    _abilities()
    _standing()


def _row(row: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(row)
    def run(g: Any, f: Any, node: Any) -> Any:
        RECORDER.source(f.local.get("source"), g)
        for each in _held(node):
            RECORDER.node(each, g)
        if not isinstance(node, ast.Node):
            for step in f.procedure.sequence.steps:
                if isinstance(step, ast.Instead | ast.Otherwise):
                    RECORDER.node(step, g)
        return row(g, f, node)

    return run


def _held(value: object) -> Iterator[ast.Node]:
    """What the steps that `flow` makes of others hold: instead of what, before and after what."""
    if isinstance(value, ast.Node):
        yield value
    elif isinstance(value, tuple):
        for each in value:
            yield from _held(each)
    elif is_dataclass(value):
        for f in fields(value):
            yield from _held(getattr(value, f.name))


def _abilities() -> None:
    """Rules for a card hold from when it is made."""
    for kind, maker in list(ABILITIES.items()):
        if not issubclass(kind, CARRIED_OUT):

            def make(rules: Any, node: Any, card: str, maker: Callable[..., Any] = maker) -> Any:
                RECORDER.node(node, SimpleNamespace(rules=rules))
                return maker(rules, node, card)

            ABILITIES[kind] = make


def _standing() -> None:
    """What holds is played where it forbids, changes a card, comes in place of something or is asked for as a rule; it
    need not ask any other word for that (`players cannot draw`)."""
    for kind, question in ((Prohibition, "forbids"), (Static, "apply"), (Replacement, "rewrite")):
        for each in _kinds(kind):
            if question in vars(each):
                setattr(each, question, _answer(vars(each)[question], always=question != "forbids"))
    granted = permissions.granted

    def asked(g: Any, node_type: Any, ref: Any = None) -> Any:
        found = granted(g, node_type, ref)
        for scene, _ in found:
            RECORDER.scene(scene)
        return found

    permissions.granted = asked


def _kinds(kind: type[Any]) -> Iterator[type[Any]]:
    yield kind
    for each in kind.__subclasses__():
        yield from _kinds(each)


def _answer(method: Callable[..., Any], always: bool) -> Callable[..., Any]:
    @wraps(method)
    def ask(self: Any, g: Any, source: Any, *more: Any) -> Any:
        found = method(self, g, source, *more)
        if always or found is not None:
            RECORDER.source(source, g)
        return found

    return ask


def _maker(maker: Callable[[Any], Any]) -> Callable[[Any], Any]:
    @wraps(maker)
    def make(node: Any) -> Any:
        asked = maker(node)

        def ask(scene: Any, *more: Any) -> Any:
            RECORDER.scene(scene)
            RECORDER.node(node, scene.g)
            return asked(scene, *more)

        return ask

    return make


def _question(method: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(method)
    def ask(self: Any, scene: Any, *more: Any) -> Any:
        RECORDER.scene(scene)
        RECORDER.node(self.phrase, scene.g)
        return method(self, scene, *more)

    return ask


def _events() -> None:
    """An event of a text is played when something that happens is it."""
    told: dict[int, tuple[object, ast.Event]] = {}
    for kind, maker in list(occasions.EVENTS.makers.items()):

        def make(node: Any, maker: Callable[[Any], Any] = maker) -> Any:
            found = maker(node)
            told[id(found)] = (found, node)
            return found

        occasions.EVENTS.makers[kind] = make
    is_it = happenings._is_it

    def heard(scene: Any, found: Any, event: Any) -> bool:
        so = is_it(scene, found, event)
        if so and id(found) in told:
            RECORDER.scene(scene)
            RECORDER.node(told[id(found)][1], scene.g)
        return so

    happenings._is_it = heard


# -- pytest -----------------------------------------------------------------------------------------------------------
PLAYED: dict[str, list[list[str]]] = {}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--phrases", default="", help="write the phrases that each test plays to this file")


EDITION = re.compile(r"(fow-[0-9.]+|sve|cfv)(/\w+)?")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What is played alike in several editions and formats is played once."""
    found = {EDITION.sub("", item.nodeid.rpartition("::")[2]) + item.nodeid.partition("[")[0]: item for item in items}
    items[:] = list(found.values())


def pytest_configure(config: pytest.Config) -> None:
    install()


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    RECORDER.seen = set()
    yield


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
    yield
    if call.when == "call" and call.excinfo is None and RECORDER.seen:
        PLAYED[item.nodeid] = sorted([*each] for each in RECORDER.seen)


def pytest_sessionfinish(session: pytest.Session) -> None:
    path = session.config.getoption("--phrases")
    worker = os.environ.get("PYTEST_XDIST_WORKER", "")
    if path and PLAYED:
        Path(f"{path}{worker and '.'}{worker}").write_text(json.dumps(PLAYED), encoding="utf-8")
