"""Finding a bot by what a user calls it: one of ours, one that another package brings, a class, or a program.

`name` is a bot of ours or of the entry point group `ludex.bots`; `package.module:Class` is made from a seed;
`command:python my_bot.py` is a program that speaks the protocol line by line. Only for who may run programs here
anyway: a server never looks up what a visitor wrote.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache, partial
from importlib import import_module
from importlib.metadata import entry_points
from inspect import Parameter, signature
from pathlib import Path
from typing import cast

from ludex.bots import BOTS
from ludex.bots.bot import Bot
from ludex.bots.command import COMMAND, CommandBot
from ludex.bots.levels import LEVELS, limited, thinker

GROUP = "ludex.bots"

Maker = Callable[[str], Bot]


class UnknownBot(LookupError):
    """There is no such bot, or what is there is none; the message says why."""


def found(name: str) -> Maker:
    """How to make the bot of that name from a seed."""
    if name in BOTS:
        return BOTS[name]
    if name.partition("@")[0] in LEVELS:
        return _limited(name)
    if name.startswith(COMMAND):
        return lambda seed: CommandBot(name[len(COMMAND) :], seed)
    return _plugged(name)


def names() -> tuple[str, ...]:
    """The bots that have a name."""
    return tuple(dict.fromkeys((*BOTS, *(point.name for point in entry_points(group=GROUP)))))


@contextmanager
def closed(bots: Sequence[Bot]) -> Iterator[None]:
    """Let bots go that hold something, such as a program."""
    try:
        yield
    finally:
        for bot in bots:
            close = getattr(bot, "close", None)
            if close is not None:
                close()


def _limited(name: str) -> Maker:
    """A level that thinks as long as its name says."""
    try:
        limited(name)
    except ValueError as error:
        raise UnknownBot(f"the bot {name!r} is none: {error}") from error
    return partial(thinker, name)


@cache
def _plugged(name: str) -> Maker:
    for point in entry_points(group=GROUP):
        if point.name == name:
            return _maker(name, point.load())
    module, colon, attribute = name.partition(":")
    if not colon:
        raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(names())}")
    here = str(Path.cwd())
    if here not in sys.path:  # a bot beside which one stands needs no installation
        sys.path.insert(0, here)
    try:
        made: object = import_module(module)
        for part in attribute.split("."):
            made = getattr(made, part)
    except Exception as error:
        raise UnknownBot(f"the bot {name!r} cannot be loaded: {type(error).__name__}: {error}") from error
    return _maker(name, made)


def _maker(name: str, made: object) -> Maker:
    """A class or a function of a seed, or of nothing, that makes a bot."""
    if not callable(made) or (isinstance(made, type) and not hasattr(made, "answer")):
        raise UnknownBot(f"the bot {name!r} is none: it needs a method answer(chair, decision)")
    try:
        wanted = [p for p in signature(made).parameters.values() if p.default is Parameter.empty]
    except ValueError:
        wanted = [Parameter("seed", Parameter.POSITIONAL_ONLY)]
    takes_seed = bool(wanted)
    return cast(Maker, made if takes_seed else lambda _seed: made())
