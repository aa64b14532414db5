"""Cards from other sources: rows in other people's words, understood as card information (sve 2).

Sources write "Follower / Evolved", "forest" or "atk" where our files write `special`, `Forestcraft` and `attack`.
What is no card of the book (an unknown type or class) is refused with the reason.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from ludex import lang
from ludex.enact.ruleset import of_texts
from ludex.games.cardfiles import Words
from ludex.games.foreign import spelled, understood, whole
from ludex.games.lexicons import of_words
from ludex.games.sve.ch02_cards import definitions
from ludex.games.sve.ch02_cards.cardfile import VANGUARD, CardRow, Face, row_from
from ludex.kernel.ruleset import Ruleset
from ludex.lang import ast

_TYPES = ("follower", "amulet", "spell", "leader", "carrot", "drive point")
_SPECIALS = ("evolved", "advanced", "token")
_CLASSES = {word: f"{word.capitalize()}craft" for word in ("forest", "sword", "rune", "dragon", "abyss", "haven")}
_NUMBERS = {"attack": ("attack", "atk"), "defense": ("defense", "def"), "cost": ("cost",)}
_MISSPELT = {"evovled": "evolved"}
# Cards of the evolve deck that two universes know by name (sve 14.2.1.1, sve 14.4.9.2); sources call them spells.
BY_NAME = {"Carrot": "Umamusume: Pretty Derby", "Drive Point": VANGUARD}


def card(fields: Mapping[str, object]) -> CardRow:
    """The card in a row of any source, whatever its text says; ValueError says what no card can be."""
    row = _converted(fields)
    plain = definitions.row_of(row)
    return row_from({**plain, "number": str(fields.get("number") or "")}, "the source", row.name or "a card")


def outside(rules: Ruleset, fields: Mapping[str, object]) -> CardRow:
    """The card in a row of any source that these rules can play; ValueError says what stands in the way."""
    rules = of_texts(rules)
    row = spelled(_converted(fields), "sve", definitions.lexicon())
    definitions.definition(rules, row)
    for face in row.faces:
        for name in _tokens(face, row.words):
            if row.words is not None and name in row.words.tokens:
                continue
            try:
                definitions.token(rules, name)
            except LookupError as error:
                raise ValueError(str(error.args[0])) from error
    return row


def learn(rows: Iterable[Mapping[str, object]]) -> None:
    """Let texts speak of the names and traits of cards of other sources, and create the tokens that come with them."""
    every = list(rows)
    definitions.learn(understood(every, _converted))
    tokens = (f for f in every if "token" in str(f.get("type", "")).casefold() or f.get("special") == "token")
    for row in understood(tokens, _converted):
        definitions.learn_token(row)


def _tokens(face: Face, words: Words | None) -> Iterator[str]:
    """The names of the tokens that a text creates."""
    known = definitions.lexicon() if words is None else of_words(words)
    reading = lang.read(face.text, "sve", kind=face.type, lexicon=known, name=face.name, mending=words is not None)
    for node in ast.walk(reading.card_text):
        if isinstance(node, ast.Tokens):
            yield node.name
        elif isinstance(node, ast.TokenChoice | ast.TokenSet):
            yield from node.names


def _converted(fields: Mapping[str, object]) -> CardRow:
    row = _printed(fields)
    if fields.get("words") is not None:
        row["words"] = fields["words"]
    back = fields.get("back")
    if isinstance(back, Mapping):
        row["back"] = _printed(back)
    return msgspec.convert(row, CardRow)


def _printed(fields: Mapping[str, object]) -> dict[str, Any]:
    """What is printed on one face."""
    kind, special = _type(str(fields.get("type", "")))
    special = str(fields.get("special") or special or "") or None
    name = _name(str(fields.get("name", "")), special)
    universe = BY_NAME.get(name) if kind == "spell" and special != "token" else None
    if universe is not None:
        kind, special = name.casefold(), "evolved"
    row: dict[str, Any] = {"name": name, "type": kind, "special": special}
    row["class"] = _class(str(fields.get("class", "Neutral")))
    row["traits"] = fields.get("traits") or fields.get("race") or []
    row["text"] = fields.get("text") or ""
    for key in ("universe", "trigger", "alternate_name"):
        if fields.get(key) is not None:
            row[key] = fields[key]
    if universe is not None:
        row.setdefault("universe", universe)
    row.update(_numbers(fields, kind, special))
    if "trigger" not in row and (told := _TOLD.search(row["text"])):
        row |= {"trigger": _icon(told[1]), "universe": row.get("universe", VANGUARD)}
    return row


_TOLD = re.compile(r"\(if this card is revealed by a drive check,? ([^)]*)\)", re.IGNORECASE)
_ICONS = (("draw", "draw"), ("refresh", "stand"), ("leader", "heal"), ("attack", "critical"))


def _icon(words: str) -> str:
    """The Trigger icon that a reminder tells of where a source has no other sign of it (ruling sve-R49)."""
    for word, icon in _ICONS:
        if word in words.casefold():
            return icon
    raise ValueError(f"the reminder {words!r} is of no Trigger icon: name it as `trigger`")


def _type(words: str) -> tuple[str, str | None]:
    """Type and special type out of words such as "Follower / Evolved / evolved" or "Evolved Follower"."""
    found = [_MISSPELT.get(word, word) for word in re.findall(r"drive point|\w+", words.casefold())]
    kind = next((word for word in found if word in _TYPES), None)
    if kind is None:
        raise ValueError(f"no type of card is called {words!r} (sve 2.3.2)")
    # "Advanced" says more than the side of the table it stands on.
    specials = [word for word in _SPECIALS if word in found]
    return kind, "advanced" if "advanced" in specials else specials[0] if specials else None


def _name(name: str, special: str | None) -> str:
    """A card's name, without its special type after it; an evolved card has its follower's."""
    return re.sub(rf"\s+\(?{special}\)?$", "", name, flags=re.IGNORECASE) if special else name


def _class(word: str) -> str:
    return _CLASSES.get(word.casefold(), word if word.endswith("craft") else word.capitalize())


def _numbers(fields: Mapping[str, object], kind: str, special: str | None) -> dict[str, int]:
    """Cost, attack and defense where a card has them (sve 2.5, 2.7, 2.8)."""
    found: dict[str, int] = {}
    for key, names in _NUMBERS.items():
        value = next((fields[name] for name in names if fields.get(name) not in (None, "", "-")), None)
        if (number := whole(value)) is not None:
            found[key] = number
    if special == "evolved" or kind == "leader":
        found.pop("cost", None)
    else:
        found.setdefault("cost", 0)
    if kind in ("spell", "leader", "carrot", "drive point"):
        found.pop("attack", None)
        found.pop("defense", None)
    elif kind == "follower":
        found.setdefault("attack", 0)
        found.setdefault("defense", 1)
    return found
