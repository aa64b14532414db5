"""Pictures drawn by us: a deck as a box of its colours with its initial, and a sign for each game."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

from nicegui import ui

from ludex import games
from ludex.web.pages.cardbook import GREY, deck_colours, game_of, tint


def game_sign(game: str, size: int = 44) -> None:
    """The sign of a game."""
    drawn = (
        f'<svg viewBox="0 0 48 48" width="{size}" height="{size}" fill="none" stroke="currentColor" stroke-width="1.8" '
        f'stroke-linejoin="round" aria-hidden="true">{games.board(game).sign}</svg>'
    )
    ui.html(drawn, sanitize=False, tag="span").classes("lp-sign")


def deck_picture(ruleset: str, deck: Mapping[str, Any], size: int = 66) -> None:
    """A deck: two cards of its colours, one behind the other, and its initial."""
    pairs = [tint(ruleset, colour) for colour in deck_colours(ruleset, deck)] or [GREY]
    ui.html(_box(pairs, _initial(deck), game_of(ruleset), size), sanitize=False, tag="span").classes("lp-box")


def colour_dots(ruleset: str, colours: tuple[str, ...]) -> None:
    """A dot for each class, clan or attribute."""
    dots = "".join(f'<i style="background:{tint(ruleset, each)[0]}" title="{escape(each)}"></i>' for each in colours)
    ui.html(dots, sanitize=False, tag="span").classes("lp-dots")


def _initial(deck: Mapping[str, Any]) -> str:
    """The first letter that says something: of "The Winter Assize" the W."""
    words = str(deck.get("title") or deck.get("name") or "?").split()
    telling = [word for word in words if word.casefold() not in ("the", "a", "an", "of", "on", "in")] or words
    return next((sign for sign in telling[0] if sign.isalnum()), "?").upper()


def _box(pairs: list[tuple[str, str]], initial: str, game: str, size: int) -> str:
    """The drawing: the front card shows the first colour running into the last one."""
    first, last = pairs[0], pairs[-1]
    name = f"b{abs(hash((tuple(pairs), initial, game))) % 10**9}"
    letter = 'font-family="var(--serif)" font-size="32" font-weight="600" fill="#fff" fill-opacity=".92"'
    sign = 'color="#fff" fill="none" stroke="#fff" stroke-width="3" opacity=".75"'
    return (
        f'<svg viewBox="0 0 66 84" width="{size}" height="{size * 84 // 66}" aria-hidden="true"><defs><linearGradient '
        f'id="{name}" x1="0" y1="0" x2=".7" y2="1"><stop offset="0" stop-color="{first[0]}"/><stop offset=".55" '
        f'stop-color="{first[1]}"/><stop offset="1" stop-color="{last[1]}"/></linearGradient></defs>'
        f'<rect x="12" y="5" width="48" height="68" rx="6" fill="{last[1]}" transform="rotate(7 36 39)" opacity=".75"/>'
        f'<rect x="6" y="8" width="48" height="68" rx="6" fill="url(#{name})"/><rect x="10" y="12" width="40" '
        f'height="60" rx="3.5" fill="none" stroke="#fff" stroke-opacity=".38"/>'
        f'<text x="30" y="54" text-anchor="middle" {letter}>{escape(initial)}</text>'
        f'<g transform="translate(23 17) scale(.29)" {sign}>{games.board(game).sign}</g></svg>'
    )
