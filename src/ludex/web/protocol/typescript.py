"""The protocol's schema as types for the pages' scripts, which `tsc` checks (`make scripts`)."""

from __future__ import annotations

import json
from typing import Any

HEAD = "/** The protocol, as the pages' scripts know it. Made by docs/make_schema.py; a test holds it current. */\n\n"


def declarations(schema: dict[str, Any]) -> str:
    """Every structure of the schema, exported under its name."""
    return HEAD + "\n".join(f"{_exported(name, kind)}\n" for name, kind in schema["$defs"].items())


def _exported(name: str, kind: dict[str, Any]) -> str:
    said = f"/** {kind['description']} */\n" if "description" in kind else ""
    if "properties" in kind:
        return f"{said}export interface {name} {_object(kind)}"
    return f"{said}export type {name} = {_type(kind)};"


def _object(kind: dict[str, Any]) -> str:
    needed = set(kind.get("required", ()))
    fields = [f"  {_name(n)}{'' if n in needed else '?'}: {_type(k)};" for n, k in kind["properties"].items()]
    return "{\n" + "\n".join(fields) + "\n}" if fields else "{}"


def _name(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)


def _type(kind: dict[str, Any]) -> str:
    if "$ref" in kind:
        return str(kind["$ref"]).rpartition("/")[2]
    if "anyOf" in kind:
        return " | ".join(dict.fromkeys(_type(each) for each in kind["anyOf"]))
    if "enum" in kind:
        return " | ".join(json.dumps(each) for each in kind["enum"])
    if isinstance(kind.get("type"), list):
        return " | ".join(_type({**kind, "type": each}) for each in kind["type"])
    return _plain(kind)


def _plain(kind: dict[str, Any]) -> str:
    match kind.get("type"):
        case "array" if "prefixItems" in kind:
            return f"[{', '.join(_type(each) for each in kind['prefixItems'])}]"
        case "array":
            items = _type(kind.get("items") or {})
            return f"({items})[]" if " " in items else f"{items}[]"
        case "object" if "properties" in kind:
            return _object(kind)
        case "object":
            values = kind.get("additionalProperties")
            return f"Record<string, {_type(values) if isinstance(values, dict) else 'any'}>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as simple:
            return str(simple)
        case _:
            return "any"
