"""Tokens in words: by name, one of several names, one of each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludex.lang import ast as a
from ludex.lang.grammar import UNTOLD, Found, Grammar
from ludex.lang.parser import Parser
from ludex.lang.renderer import Renderer


def tokens_there(g: Grammar) -> None:
    """Tokens that lie somewhere, as a noun."""
    g.phrase(a.TokenNamed, "<name:TokenName> token~")


def tokens_made(g: Grammar) -> None:
    """Tokens to be made: of one name, of a name that is chosen, of each of several names."""
    g.phrase(a.Tokens, "<quantity:s> <name:TokenName> token", mode="s")
    g.phrase(a.Tokens, "<quantity:p> <name:TokenName> tokens", mode="p")
    g.phrase(a.TokenChoice, "<quantity:s> <names:ListedName|2> token", mode="s")
    g.phrase(a.TokenChoice, "<quantity:p> <names:ListedName|2> tokens", mode="p")
    g.custom("NamedToken", _read_named_token, _write_named_token, begins=(("TokenName", ""),))
    for joint in ("|2", "|a2"):
        g.phrase(a.TokenChoice, f"<quantity:s> <names:NamedToken{joint}>", mode="s")
    g.phrase(a.TokenSet, "<quantity:s> <names:ListedName&2> token", mode="s")
    g.phrase(a.TokenSet, "<quantity:p> <names:ListedName&2> tokens", mode="p")


def another_token(g: Grammar) -> None:
    """`One`, of tokens that were spoken of before."""
    g.phrase(a.Tokens, "one", quantity=a.Exactly(a.Number(1)), name=UNTOLD, mode="such")


def _read_named_token(parser: Parser, pos: int) -> Iterator[Found]:
    """`Fairy token` in `a Fairy token or a Ghost token`."""
    for end, name in parser.read("TokenName", "", pos):
        if parser.text[end : end + 1] == ("token",):
            yield end + 1, name


def _write_named_token(renderer: Renderer, value: Any) -> list[str] | None:
    name = renderer.write(value, "TokenName", "")
    return None if name is None else [*name, "token"]
