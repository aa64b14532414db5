"""A view as a board in the terminal: the opponent above, one's own side below, then what is asked.

It draws whatever zones and numbers a view has, so every game looks the same and none is known here.
"""

from __future__ import annotations

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ludex.kernel.ruleset import Ruleset
from ludex.kernel.zones import Sight

View = dict[str, Any]

_WIDTH = 24
_NAME = _WIDTH - 4
_SHADE = {True: "dim", False: ""}


def board(view: View, rules: Ruleset) -> RenderableType:
    """Both sides of the table as one seat sees it."""
    seat = view["seat"] if view["seat"] is not None else 0
    head = f"turn {view['turn']}" + (", your turn" if view["active"] == seat else f", seat {view['active']}'s turn")
    parts: list[RenderableType] = [_side(view, 1 - seat, rules, mine=False)]
    parts.append(Rule(head, style="cyan"))
    parts += [_shared(name, zone) for name, zone in view["shared"].items() if zone["count"]]
    parts.append(_side(view, seat, rules, mine=True))
    return Group(*parts)


def question(view: View) -> RenderableType:
    """What the seat is asked, with numbered options."""
    decision = view["decision"]
    if decision is None or "options" not in decision:
        return Text("")
    table = Table(show_header=False, box=None, padding=(0, 1, 0, 0))
    table.add_column(justify="right", style="bold cyan")
    table.add_column()
    table.add_column(style="dim")
    for number, option in enumerate(decision["options"], start=1):
        table.add_row(str(number), Text(option["label"]), Text(option["key"]))
    about = _about(view, decision["card"])
    asked = Text.assemble((decision["prompt"], "bold"), (about, "bold"), (f"  {decision['rule']}", "dim"))
    return Group(asked, table)


def _about(view: View, card: str | None) -> str:
    shown = find_card(view, card) if card else None
    return f" [{shown['name']}]" if shown is not None else ""


def find_card(view: View, name: str) -> View | None:
    """A card the seat sees, by its number (c17) or its name."""
    zones = [zone for player in view["players"] for zone in player["zones"].values()]
    for zone in [*zones, *view["shared"].values()]:
        for card in zone["cards"]:
            if not card.get("hidden") and name.casefold() in (card["id"], card["name"].casefold()):
                found: View = card
                return found
    return None


def pile(view: View, words: str) -> RenderableType | None:
    """The cards of a zone by its name ("cemetery", "their cemetery")."""
    theirs = words.startswith("their ")
    name = words.removeprefix("their ").removeprefix("my ").strip()
    seat = view["seat"] if view["seat"] is not None else 0
    zone = view["players"][1 - seat if theirs else seat]["zones"].get(name)
    if zone is None:
        return None
    shown = ", ".join(_title(card) for card in zone["cards"]) or "nothing you can see"
    return Text(f"{name}, {zone['count']} cards: {shown}")


def details(card: View) -> RenderableType:
    """Everything that stands on a card."""
    labels = ", ".join(word for words in card["labels"].values() for word in words)
    lines = [Text(f"{card['id']} {card['name']}", style="bold"), Text(f"{', '.join(card['types'])}  {labels}")]
    lines.append(Text("  ".join(f"{key} {figure}" for key, figure in card["numbers"].items())))
    lines += [Text(text) for text in card["abilities"]]
    lines += [Text(f"counters: {kind} {n}") for kind, n in card["counters"].items()]
    return Panel(Group(*lines), expand=False)


# -- sides -------------------------------------------------------------------------------------------------
def _side(view: View, of: int, rules: Ruleset, *, mine: bool) -> RenderableType:
    player = view["players"][of]
    laid = [name for name, zone in player["zones"].items() if zone["count"] and _is_laid_out(rules, name, mine=mine)]
    rows: list[RenderableType] = [_row(rules, name, player["zones"][name], of, mine=mine) for name in laid]
    rows.append(_facts(player, rules, laid, of, mine=mine))
    return Group(*(reversed(rows) if not mine else rows))


def _is_laid_out(rules: Ruleset, name: str, *, mine: bool) -> bool:
    """Whether the cards of a zone are drawn: where abilities work, and one's own hand (not other piles)."""
    spec = rules.spec[name]
    return spec.watched or (mine and spec.sight is Sight.OWNER and not spec.faceup_public)


def _row(rules: Ruleset, name: str, zone: View, of: int, *, mine: bool) -> RenderableType:
    """A zone: cards side by side where cards stand this way or that and in hand, else a line."""
    if rules.spec[name].oriented or (mine and rules.spec[name].sight is Sight.OWNER):
        return _cards(name, zone, of)
    shown = "  ".join(f"{_title(card)} {_numbers(card)}".strip() for card in zone["cards"])
    return Text.assemble((f"{name}: ", "dim"), shown)


def _facts(player: View, rules: Ruleset, laid: list[str], of: int, *, mine: bool) -> Text:
    text = Text(f"seat {of}" + (" (you)  " if mine else "  "), style="bold")
    for key in rules.visible_values():
        text.append(f"{key} ", style="dim").append(f"{player['values'].get(key, 0)}  ", style="bold")
    for name, zone in player["zones"].items():
        if zone["count"] and name not in laid:
            text.append(f"{name} ", style="dim").append(f"{zone['count']}  ")
    return text


def _shared(name: str, zone: View) -> RenderableType:
    return _cards(name, zone, -1)


def _cards(name: str, zone: View, of: int) -> RenderableType:
    cells = [_cell(card, of) for card in zone["cards"]]
    rest = zone["count"] - len(zone["cards"])
    if rest:
        cells.append(Panel(Text(f"{rest} hidden"), width=_WIDTH))
    return Group(Text(name, style="dim"), Columns(cells))


def _cell(card: View, of: int) -> Panel:
    """A card: its number and name, its numbers, and how it stands."""
    if card.get("hidden"):
        return Panel(Text("face down"), width=_WIDTH)
    line = Text(_numbers(card), style="bold")
    if card["rested"]:
        line.append("  engaged", style="yellow")
    words = ", ".join([*card["keywords"], *(f"{kind} {n}" for kind, n in card["counters"].items())])
    style = "green" if card["controller"] == of and not card["rested"] else "white"
    name = card["name"] if len(card["name"]) <= _NAME else card["name"][: _NAME - 1] + "…"
    body = Text("\n").join([Text(name, style=_SHADE[bool(card["rested"])]), line, Text(words)])
    return Panel(body, title=card["id"], title_align="left", width=_WIDTH, border_style=style)


def _numbers(card: View) -> str:
    """A card's numbers: 2/3 (1), the cost in brackets."""
    if card.get("hidden"):
        return ""
    cost = card["numbers"].get("cost")
    figures = "/".join(str(figure) for key, figure in card["numbers"].items() if key != "cost")
    return " ".join(part for part in (figures, "" if cost is None else f"({cost})") if part)


def _title(card: View) -> str:
    return "face down" if card.get("hidden") else f"{card['name']} ({card['id']})"
