"""A view as a board in the terminal: the opponent above, one's own side below, then what is asked.

It draws whatever zones and numbers a view has, so every game looks the same and none is known here. Zones that have
their places on the table (`Ruleset.rows`) lie there, those of the opponent as seen from across it.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ludex.cli.languages import PLAIN
from ludex.kernel.ruleset import Ruleset
from ludex.kernel.zones import Sight
from ludex.table.languages import Language

View = dict[str, Any]

_WIDTH = 24
_NAME = _WIDTH - 4
_SHADE = {True: "dim", False: ""}
_CARD = re.compile(r"\bc\d+$")


def board(view: View, rules: Ruleset, language: Language = PLAIN) -> RenderableType:
    """Both sides of the table as one seat sees it."""
    seat = view["seat"] if view["seat"] is not None else 0
    drawing = _Drawing(rules, language)
    parts: list[RenderableType] = [drawing.side(view, 1 - seat, mine=False)]
    parts.append(Rule(turn_of(view, seat, language), style="cyan"))
    parts += [drawing.cards(name, zone, -1) for name, zone in view["shared"].items() if zone["count"]]
    parts.append(drawing.side(view, seat, mine=True))
    return Group(*parts)


def turn_of(view: View, seat: int, language: Language) -> str:
    """Which turn it is, and whose."""
    turn, active = view["turn"], view["active"]
    return language.sentence(f"turn {turn}, your turn" if active == seat else f"turn {turn}, seat {active}'s turn")


def question(view: View, language: Language = PLAIN) -> RenderableType:
    """What the seat is asked, with numbered options."""
    decision = view["decision"]
    if decision is None or "options" not in decision:
        return Text("")
    table = Table(show_header=False, box=None, padding=(0, 1, 0, 0))
    table.add_column(justify="right", style="bold cyan")
    table.add_column()
    table.add_column(style="dim")
    labels = Counter(option["label"] for option in decision["options"])
    for number, option in enumerate(decision["options"], start=1):
        alike = _lying(view, option["key"], language) if labels[option["label"]] > 1 else ""
        table.add_row(str(number), Text(option["label"] + alike), Text(option["key"]))
    about = _about(view, decision["card"])
    asked = Text.assemble((decision["prompt"], "bold"), (about, "bold"), (f"  {decision['rule']}", "dim"))
    return Group(asked, table)


def _about(view: View, card: str | None) -> str:
    shown = find_card(view, card) if card else None
    return f" [{shown['name']}]" if shown is not None else ""


def _lying(view: View, key: str, language: Language) -> str:
    """Where the card of an option lies, for options that read alike."""
    found = _CARD.search(key)
    if found is None:
        return ""
    for player in view["players"]:
        for name, zone in player["zones"].items():
            if any(card.get("id") == found[0] for card in zone["cards"]):
                mine = player["seat"] == view["seat"]
                return f" ({language.word(name) if mine else language.sentence(f'their {name}')})"
    return ""


def find_card(view: View, name: str) -> View | None:
    """A card the seat sees, by its number (c17) or its name."""
    zones = [zone for player in view["players"] for zone in player["zones"].values()]
    for zone in [*zones, *view["shared"].values()]:
        for card in zone["cards"]:
            if not card.get("hidden") and name.casefold() in (card["id"], _name(card).casefold()):
                found: View = card
                return found
    return None


def pile(view: View, words: str, language: Language = PLAIN) -> RenderableType | None:
    """The cards of a zone by its name ("cemetery", "their cemetery")."""
    theirs = words.startswith("their ")
    name = words.removeprefix("their ").removeprefix("my ").strip()
    seat = view["seat"] if view["seat"] is not None else 0
    zones = view["players"][1 - seat if theirs else seat]["zones"]
    name = next((each for each in zones if name == language.word(each)), name)
    zone = zones.get(name)
    if zone is None:
        return None
    shown = ", ".join(_title(card, language) for card in zone["cards"]) or language.sentence("nothing you can see")
    return Text(language.sentence(f"{name}, {zone['count']} cards: {shown}"))


def details(card: View, language: Language = PLAIN) -> RenderableType:
    """Everything that stands on a card; what is printed on it too, if it shows a side without that."""
    labels = ", ".join(word for words in card["labels"].values() for word in words)
    lines = [Text(f"{card['id']} {_name(card)}", style="bold"), Text(f"{', '.join(card['types'])}  {labels}")]
    lines.append(Text("  ".join(f"{language.word(key)} {figure}" for key, figure in card["numbers"].items())))
    lines += [Text(text) for text in card["abilities"]]
    lines += [Text(language.sentence(f"counters: {kind} {n}")) for kind, n in card["counters"].items()]
    if card["types"] != card["printed"]["types"]:
        lines.append(Text(language.sentence("printed:"), style="dim"))
        lines += [Text(text, style="dim") for text in card["printed"]["abilities"]]
    return Panel(Group(*lines), expand=False)


# -- sides -------------------------------------------------------------------------------------------------
class _Drawing:
    """A board of one game in one language."""

    def __init__(self, rules: Ruleset, language: Language) -> None:
        self._rules = rules
        self._language = language
        self._word = language.word
        self._say = language.sentence

    def side(self, view: View, of: int, *, mine: bool) -> RenderableType:
        zones = view["players"][of]["zones"]
        placed = [name for row in self._rules.rows for name in row]
        laid = [name for name, zone in zones.items() if zone["count"] and self._is_laid_out(name, mine=mine)]
        rows: list[RenderableType] = [self._placed(zones, of, mine=mine)] if placed else []
        rows += [self._row(name, zones[name], of, mine=mine) for name in laid if name not in placed]
        rows.append(self._facts(view["players"][of], [*laid, *placed], of, mine=mine))
        return Group(*(reversed(rows) if not mine else rows))

    def _is_laid_out(self, name: str, *, mine: bool) -> bool:
        """Whether the cards of a zone are drawn: where abilities work, and one's own hand (not other piles)."""
        spec = self._rules.spec[name]
        return spec.watched or (mine and spec.sight is Sight.OWNER and not spec.faceup_public)

    def _row(self, name: str, zone: View, of: int, *, mine: bool) -> RenderableType:
        """A zone: cards side by side where cards stand this way or that and in hand, else a line."""
        spec = self._rules.spec[name]
        if spec.oriented or (mine and spec.sight is Sight.OWNER):
            return self.cards(name, zone, of)
        titles = (f"{_title(card, self._language)} {_numbers(self._rules, card)}" for card in zone["cards"])
        return Text.assemble((f"{self._word(name)}: ", "dim"), "  ".join(title.strip() for title in titles))

    def _facts(self, player: View, laid: list[str], of: int, *, mine: bool) -> Text:
        text = Text(self._say(f"seat {of} (you)" if mine else f"seat {of}") + "  ", style="bold")
        for key in self._rules.visible_values():
            text.append(f"{self._word(key)} ", style="dim").append(f"{player['values'].get(key, 0)}  ", style="bold")
        for name, zone in player["zones"].items():
            if zone["count"] and name not in laid:
                text.append(f"{self._word(name)} ", style="dim")
                text.append(f"{zone['count']}{self._facedown(name, zone)}  ")
        return text

    def _facedown(self, name: str, zone: View) -> str:
        """How many of a pile's cards lie face down before everybody."""
        public = self._rules.spec[name].sight is Sight.PUBLIC
        down = sum(not card.get("faceup") for card in zone["cards"]) if public else 0
        return f" ({self._say(f'{down} face down')})" if down else ""

    # -- places on the table ------------------------------------------------------------------------------------------
    def _placed(self, zones: View, of: int, *, mine: bool) -> RenderableType:
        """The rows of a side, from above: one's own as they lie, the opponent's as seen from across the table. A row of
        one zone stands in the middle, and like every row only when something lies there."""
        wide = max(len(row) for row in self._rules.rows)
        grid = Table.grid(*[""] * wide)
        for names in self._rules.rows if mine else [row[::-1] for row in reversed(self._rules.rows)]:
            if any(zones[name]["count"] for name in names):
                spare = (wide - len(names)) // 2
                places = [self._place(name, zones[name], of) for name in names]
                grid.add_row(*[""] * spare, *places)
        return grid

    def _place(self, name: str, zone: View, of: int) -> RenderableType:
        """A zone at its place: its cards one above the other, or its name where nothing lies."""
        if not zone["count"]:
            return Panel(Text(self._word(name), style="dim"), width=_WIDTH, border_style="dim")
        return Group(*(self._cell(card, of, place=self._word(name)) for card in zone["cards"]))

    # -- cards --------------------------------------------------------------------------------------------------------
    def cards(self, name: str, zone: View, of: int) -> RenderableType:
        cells = [self._cell(card, of) for card in zone["cards"]]
        rest = zone["count"] - len(zone["cards"])
        if rest:
            cells.append(Panel(Text(self._say(f"{rest} hidden")), width=_WIDTH))
        return Group(Text(self._word(name), style="dim"), Columns(cells))

    def _cell(self, card: View, of: int, place: str = "") -> Panel:
        """A card: its number and name, its numbers, and how it stands."""
        if card.get("hidden"):
            return Panel(Text(self._say("face down")), title=place or None, title_align="left", width=_WIDTH)
        states = [*([self._rules.resting] if card["rested"] else []), *_turned(card), *card["parts"]]
        states = [self._word(state) for state in states]
        words = [*map(self._word, card["keywords"]), *(f"{kind} {n}" for kind, n in card["counters"].items())]
        marks = Text.assemble((", ".join(states), "yellow"), ", " if states and words else "", ", ".join(words))
        style = "green" if card["controller"] == of and not card["rested"] else "white"
        name = _name(card) if len(_name(card)) <= _NAME else _name(card)[: _NAME - 1] + "…"
        numbers = Text(_numbers(self._rules, card), style="bold")
        body = Text("\n").join([Text(name, style=_SHADE[bool(card["rested"])]), numbers, marks])
        title = f"{card['id']} {place}".strip()
        return Panel(body, title=title, title_align="left", width=_WIDTH, border_style=style)


def _name(card: View) -> str:
    """What a card is called; one that shows a side without a name is called as it is printed."""
    return str(card["name"] or card["printed"]["name"])


def _turned(card: View) -> list[str]:
    """What a card has become by showing another side than it is printed with."""
    return [word for word in card["types"] if word not in card["printed"]["types"]]


def _numbers(rules: Ruleset, card: View) -> str:
    """A card's numbers: 2/3 (1), the cost in brackets."""
    if card.get("hidden"):
        return ""
    cost = card["numbers"].get("cost")
    figures = rules.figures(card["numbers"])
    return " ".join(part for part in (figures, "" if cost is None else f"({cost})") if part)


def _title(card: View, language: Language) -> str:
    return language.sentence("face down") if card.get("hidden") else f"{_name(card)} ({card['id']})"
