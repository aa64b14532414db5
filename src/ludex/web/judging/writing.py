"""A scenario as the text of a file, as people write it by hand: what is left out has its default."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

_FIRST = ("ruleset", "title", "rules")
_LISTS = {"card": "card", "brings": "brings", "step": "step"}


def written(scenario: Mapping[str, Any]) -> str:
    """The file; `read_scenario` reads it back."""
    lines = [f"{key} = {_value(scenario[key])}" for key in _FIRST if scenario.get(key)]
    lines += table_of("position", scenario.get("position") or {})
    lines += table_of("values", {seat: values for seat, values in (scenario.get("values") or {}).items() if values})
    for part in _LISTS:
        for each in scenario.get(part) or ():
            lines += table_of(part, each, several=True)
    return "\n".join(lines) + "\n"


def table_of(head: str, content: Mapping[str, Any], *, several: bool = False) -> list[str]:
    """A table of a file, or one of several of a name."""
    kept = {key: value for key, value in content.items() if value not in (None, "", [], {}, ())}
    if not kept:
        return []
    return ["", f"[[{head}]]" if several else f"[{head}]", *(f"{_key(key)} = {_value(kept[key])}" for key in kept)]


def _key(key: str) -> str:
    return key if key.replace("_", "").replace("-", "").isalnum() and key.isascii() else json.dumps(key)


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Mapping):
        inside = ", ".join(f"{_key(str(key))} = {_value(each)}" for key, each in value.items() if each is not None)
        return f"{{ {inside} }}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(_value(each) for each in value)}]"
    # A string of JSON is one of TOML, but for the sign that JSON may leave as it is.
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
