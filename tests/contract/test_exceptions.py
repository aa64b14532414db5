"""What goes wrong in another process is told here in the same words: every exception survives the way."""

from __future__ import annotations

import importlib
import inspect
import pickle
import pkgutil
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

import ludex
from ludex.games.decks import Fault
from ludex.kernel.decisions import Obstacle

PROGRAMS = ("__main__", "migrations.env")  # what runs when it is imported: at the command line, and by Alembic
SAMPLES: dict[str, object] = {
    "str": "Moth",
    "int": 7,
    "str | None": "here",
    "dict[str, str] | None": {"en": "here"},
    "Reason": "illegal",
    "tuple[str, ...]": ("one", "two"),
    "Obstacle": Obstacle("sve 8.4.9", "it is resting"),
    "tuple[Fault, ...]": (Fault("sve 6.1.1", "too few", "add some"),),
}


def exceptions() -> list[type[Exception]]:
    """Every exception that ludex defines, found by walking all of it."""
    found: dict[type[Exception], None] = {}
    for module in pkgutil.walk_packages(ludex.__path__, "ludex."):
        if not module.name.endswith(PROGRAMS):
            for value in vars(importlib.import_module(module.name)).values():
                if isinstance(value, type) and issubclass(value, Exception) and value.__module__ == module.name:
                    found[value] = None
    return sorted(found, key=lambda each: (each.__module__, each.__name__))


def made(kind: type[Exception]) -> Exception:
    """One of a kind, from samples of what it is made of."""
    if "__init__" not in vars(kind):
        return kind("it went wrong")
    given: list[object] = []
    named: dict[str, object] = {}
    for name, parameter in list(inspect.signature(kind).parameters.items()):
        sample = SAMPLES[str(parameter.annotation).removeprefix("<class '").removesuffix("'>")]
        if parameter.kind is parameter.KEYWORD_ONLY:
            named[name] = sample
        else:
            given.append(sample)
    return kind(*given, **named)


@pytest.mark.parametrize("kind", exceptions(), ids=lambda kind: f"{kind.__module__}.{kind.__name__}")
def test_an_exception_comes_out_of_another_process_as_it_was(kind: type[Exception]) -> None:
    error = made(kind)
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is kind and str(again) == str(error) != ""
    assert {k: str(v) for k, v in vars(again).items()} == {k: str(v) for k, v in vars(error).items()}


@pytest.mark.parametrize("kind", exceptions(), ids=lambda kind: f"{kind.__module__}.{kind.__name__}")
def test_an_exception_passes_through_a_with_block(kind: type[Exception]) -> None:
    """Context managers set where an exception was raised, so none may be frozen."""

    @contextmanager
    def block() -> Iterator[None]:
        yield

    with pytest.raises(kind), block():
        raise made(kind)
