"""What the server itself says to people, in their language: refusals, notices, errors. What it lacks stays English."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ludex.table.languages import Language, read

HERE = Path(__file__).parent


def said(sentence: str, lang: str) -> str:
    """A sentence of the server in a language."""
    return spoken(lang).sentence(sentence)


@cache
def spoken(language: str) -> Language:
    """All sentences of the server in a language."""
    path = HERE / f"{language}.toml"
    return Language(language, read(path) if path.exists() else {})
