"""Writes docs/reference.md: every public name with its signature and what it says of itself. `make docs` runs it."""

from __future__ import annotations

import inspect
import sys
from importlib import import_module
from pathlib import Path

MODULES = ("ludex", "ludex.sim", "ludex.rl", "ludex.bots")
PAGE = Path(__file__).with_name("reference.md")


def page() -> str:
    """The whole page."""
    about = "Every public name. Made by `make docs` from the code; [python.md](python.md) shows how they"
    lines = ["# Reference", "", about, "are used.", ""]
    for name in MODULES:
        module = import_module(name)
        lines += [f"## {name}", "", _first(module), ""]
        for public in sorted(module.__all__, key=str.lower):
            if public != "__version__":
                lines += _entry(name, public, getattr(module, public))
    return "\n".join(lines).rstrip() + "\n"


def _entry(module: str, name: str, thing: object) -> list[str]:
    if inspect.isclass(thing):
        return [f"### {module}.{name}", "", _said(thing), "", *_members(thing)]
    if callable(thing):
        return [f"### {module}.{name}", "", f"`{name}{_signature(thing)}`", "", _said(thing), ""]
    return [f"### {module}.{name}", "", f"`{type(thing).__name__}`", ""]


def _members(thing: type) -> list[str]:
    rows = []
    for name, member in vars(thing).items():
        if name.startswith("_"):
            continue
        plain = member.__func__ if isinstance(member, classmethod | staticmethod) else member
        if inspect.isfunction(plain):
            rows.append(f"- `{name}{_signature(plain)}`" + _behind(_said(plain)))
        elif isinstance(member, property):
            rows.append(f"- `{name}`" + _behind(_said(member)))
    fields = [f"`{name}`" for name in inspect.get_annotations(thing) if not name.startswith("_")]
    shown = [f"Fields: {', '.join(fields)}.", ""] if fields else []
    return [*shown, *rows, *([""] if rows else [])]


def _behind(said: str) -> str:
    return f": {said}" if said else ""


def _signature(thing: object) -> str:
    assert callable(thing)
    try:
        return str(inspect.signature(thing)).replace("'", "")
    except ValueError:
        return "(…)"


def _said(thing: object) -> str:
    return " ".join((inspect.getdoc(thing) or "").split())


def _first(thing: object) -> str:
    return " ".join((inspect.getdoc(thing) or "").split("\n\n")[0].split())


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    sys.stdout.write(f"{PAGE} was written.\n")
