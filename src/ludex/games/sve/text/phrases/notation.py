"""The notation of Shadowverse: Evolve: icons stand in braces; `(1)` options and `(X)` numbers stay."""

from __future__ import annotations

import re

from ludex.lang.notation import Notation

CLASS_ICONS = ("forestcraft", "swordcraft", "runecraft", "dragoncraft", "abysscraft", "havencraft", "neutral")
_ICONS = {
    **{name: name for name in CLASS_ICONS},
    **{name: name for name in ("fanfare", "act", "evolve", "quick", "engage", "attack", "defense", "advanced")},
    **{name: name for name in ("serve", "ride", "union burst", "last words")},
    "lastwords": "last words",
    "atk": "attack",
    "def": "defense",
    "feed": "serve",
    "carrot": "serve",
    "q": "quick",
    "adv": "advanced",
    "unionburst": "union burst",
}
_OPENING_ICONS = ("fanfare", "last words", "act", "evolve", "quick", "advanced", "serve", "ride", "union burst")
_COMMA_WITHIN = re.compile(r',"(?=\s)')
_ICON = re.compile(r"[\[{]\s*([^\[\]{}]*?)\s*[\]}]")


def _icon(match: re.Match[str]) -> str:
    name = re.sub(r"\s+", " ", match[1]).lower()
    if name in _ICONS:
        return "{" + _ICONS[name] + "}"
    cost = re.fullmatch(r"cost ?0*(\d+|x)", name)
    if cost:
        return "{cost " + cost[1].upper() + "}"
    return match[0]


def _alike(text: str) -> str:
    text = _COMMA_WITHIN.sub('",', text.replace("🗡", "{attack}").replace("🛡", "{defense}"))
    return _ICON.sub(_icon, text)


SVE = Notation(alike=_alike, carriers=frozenset(("/", *("{" + name + "}" for name in _OPENING_ICONS))))
