"""A small screen: both sides, what happened, what is asked and what it is about, in as many lines as a terminal has.

Cards are words in a line, a line or two for each zone. What does not fit is counted; `card`, `look` and `log` show it.
"""

from __future__ import annotations

from typing import Any

from rich.text import Text

from ludex.cli.board import find_card, turn_of
from ludex.cli.languages import PLAIN
from ludex.kernel.ruleset import Ruleset
from ludex.kernel.zones import Sight
from ludex.table.languages import Language

View = dict[str, Any]

SMALL = 40
"""Below so many lines a terminal is small."""
_NEWS = 3
_ABOUT = 3
_OPTIONS = 6  # have a line each before zones get more


def screen(
    view: View, rules: Ruleset, *, width: int, height: int, news: list[str], seen: list[str], language: Language = PLAIN
) -> list[Text]:
    """A whole screen, one line less than the terminal has: that is where one types. `seen`: cards that were looked at
    for the question."""
    asked = _asked(view, width, seen, language)
    wanted = min(_OPTIONS, len((view["decision"] or {}).get("options", ()))) + 1
    table: list[Text] = []
    for lines in (4, 3, 2, 1):  # as many for a zone as there is room for
        table = _Lines(rules, width, language).table(view, lines)
        if len(table) + len(asked) + wanted < height:
            break
    room = height - 1 - len(table) - len(asked)
    fits = min(_NEWS, max(0, room - 4)) if asked else max(0, room - 3)  # at the end, how it came to that
    told = [Text(_cut(f"· {line}", width), style="dim") for line in news[max(0, len(news) - fits) :]]
    return [*table, *told, *asked, *_options(view, width, max(2, room - len(told)), language)]


class _Lines:
    """Zones as lines of one width, in one language."""

    def __init__(self, rules: Ruleset, width: int, language: Language) -> None:
        self._rules = rules
        self._width = width
        self._language = language
        self._word = language.word

    def table(self, view: View, lines: int) -> list[Text]:
        """Both sides, and what is played between them."""
        seat = view["seat"] if view["seat"] is not None else 0
        return [
            *self._side(view, 1 - seat, max(1, lines - 1), mine=False),
            Text(f"── {turn_of(view, seat, self._language)} ".ljust(self._width, "─"), style="cyan"),
            *[self._zone(name, zone, 1)[0] for name, zone in view["shared"].items() if zone["count"]],
            *self._side(view, seat, lines, mine=True),
        ]

    def _side(self, view: View, of: int, most: int, *, mine: bool) -> list[Text]:
        player = view["players"][of]
        zones = {name: zone for name, zone in player["zones"].items() if zone["count"]}
        laid = [name for name in zones if self._rules.spec[name].watched or (mine and self._is_hand(name))]
        values = [key for key in self._rules.visible_values() if player["values"].get(key)]
        facts = [f"{self._word(key)} {player['values'][key]}" for key in values]
        piles = [f"{self._word(name)} {zone['count']}" for name, zone in zones.items() if name not in laid]
        who = self._language.sentence(f"seat {of} (you)" if mine else f"seat {of}")
        head = Text(_cut(f"{who}  {', '.join(facts + piles)}", self._width), style="bold")
        lines = [line for name in laid for line in self._zone(name, zones[name], most)]
        return [*lines, head] if mine else [head, *lines]

    def _is_hand(self, name: str) -> bool:
        spec = self._rules.spec[name]
        return spec.sight is Sight.OWNER and not spec.faceup_public and not spec.ordered

    def _zone(self, name: str, zone: View, most: int) -> list[Text]:
        """The cards of a zone as words, in so many lines at most."""
        words = [self._card(card) for card in zone["cards"]]
        if zone["count"] > len(words):
            words.append(self._language.sentence(f"{zone['count'] - len(words)} hidden"))
        lines: list[str] = []
        line, left = f"{self._word(name)}:", len(words)
        for word in words:
            if len(line) + len(word) + 2 > self._width and line != f"{self._word(name)}:":
                if len(lines) + 1 >= most:
                    line = _cut(f"{line} +{left}", self._width)
                    break
                lines.append(line)
                line = " " * 2
            line += f" {word};" if left > 1 else f" {word}"
            left -= 1
        return [Text(_cut(text, self._width)) for text in (*lines, line)]

    def _card(self, card: View) -> str:
        if card.get("hidden"):
            return self._language.sentence("face down")
        cost = card["numbers"].get("cost")
        states = [*card["keywords"][:2], self._rules.resting if card["rested"] else "", *card["parts"]]
        parts = [card["id"], card["name"] or card["printed"]["name"], self._rules.figures(card["numbers"])]
        parts += ["" if cost is None else f"({cost})", *(self._word(state) for state in states if state)]
        return " ".join(part for part in parts if part)


def _asked(view: View, width: int, seen: list[str], language: Language) -> list[Text]:
    """The question, the card it is about with its text, what was looked at and what has been picked."""
    decision = view["decision"]
    if decision is None or "options" not in decision:
        return []
    prompt = _cut(decision["prompt"], width - len(decision["rule"]) - 2)
    lines = [Text.assemble((prompt, "bold"), (f"  {decision['rule']}", "dim"))]
    about = find_card(view, decision["card"]) if decision["card"] else None
    if about is not None:
        texts = about["abilities"] or about["printed"]["abilities"]
        said = f"{about['name'] or about['printed']['name']}: {' / '.join(texts)}"
        lines += [Text(line, style="italic") for line in _wrapped(said, width, _ABOUT)]
    for word, names in (("looked at", seen), ("picked", [_named(view, card) for card in decision["picked"]])):
        if names:
            said = language.sentence(f"{word}: {', '.join(names)}")
            lines += [Text(line, style="italic") for line in _wrapped(said, width, 2)]
    return lines


def _named(view: View, id: str) -> str:
    card = find_card(view, id)
    return id if card is None else str(card["name"])


def _options(view: View, width: int, room: int, language: Language) -> list[Text]:
    """Numbered options, in columns if there are more than lines."""
    decision = view["decision"]
    if decision is None or "options" not in decision:
        return []
    words = [_option(number, option) for number, option in enumerate(decision["options"], start=1)]
    columns = 1
    while columns < 4 and -(-len(words) // columns) > room:
        columns += 1
    wide, tall = width // columns, min(room, -(-len(words) // columns))
    hidden = len(words) - tall * columns
    if hidden > 0:
        more = language.sentence(f"+{hidden + 1}: type a key, or `board` in a larger window")
        words = [*words[: tall * columns - 1], more]
    rows = [words[row::tall] for row in range(tall)]
    return [Text("".join(_cut(word, wide - 1).ljust(wide) for word in row).rstrip()) for row in rows]


def _option(number: int, option: View) -> str:
    same = option["label"].casefold() == option["key"].casefold()
    return f"{number:2d} {option['label']}" + ("" if same else f" [{option['key']}]")


def _wrapped(text: str, width: int, most: int) -> list[str]:
    lines: list[str] = []
    line = ""
    for word in text.split():
        if line and len(line) + len(word) + 1 > width:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}".strip()
    lines.append(line)
    return lines if len(lines) <= most else [*lines[: most - 1], _cut(" ".join(lines[most - 1 :]), width)]


def _cut(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1] + "…"
