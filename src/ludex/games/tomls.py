"""TOML that people wrote: read, or refused with one kind of error."""

from __future__ import annotations

import tomllib
from typing import Any


def read_toml(text: str) -> dict[str, Any]:
    """The table in a text; ValueError says where it is none."""
    try:
        return tomllib.loads(text)
    except RecursionError as error:
        raise ValueError("too much stands within each other") from error
