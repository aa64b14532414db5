"""A game as text that a person can check against the book by eye.

Turn headers; every question with the rule it is asked by and the answer that was given; every event as a sentence with
its rule; the table when a turn has ended and the next player is to act. Told as a judge sees it, who looks into both
hands. Of turns before those that are told only the answers are kept.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from ludex.kernel.events import Event
from ludex.kernel.game import Game
from ludex.kernel.knowledge.log_view import told
from ludex.kernel.knowledge.sight import Eyes
from ludex.kernel.ruleset import Ruleset
from ludex.kernel.zones import Sight
from ludex.table.telling import QUIET, Teller

View = dict[str, Any]
Answer = Callable[[Game], str]

PLAYERS = ("Ann", "Ben")
LONGEST = 375  # lines; a longer game is broken off, and says so
SKIPPED = ">> "  # a line of answers that are not told
KEYS = 8  # so many on a line
_ANSWER = re.compile(rf"^> .*<([^<>]+)>$|^{SKIPPED}(.*)$", re.MULTILINE)


def answers_in(text: str) -> list[str]:
    """The answers that a told game was played with."""
    return [key for one, several in _ANSWER.findall(text) for key in ([one] if one else several.split("; "))]


class Tale:
    """The telling of one game while it is played."""

    def __init__(self, game: Game, title: str, untold: Sequence[str] = ()) -> None:
        self.game = game
        self.teller = Teller(PLAYERS, game.rules.words)
        self.lines = [title, "=" * len(title)]
        self._told = game.log.size if untold else 0
        if untold:
            self._skip(untold)
        self._events()

    def _skip(self, untold: Sequence[str]) -> None:
        """Answers that have been given and are not told, and the table that they have led to."""
        self.lines.append(f"Before turn {self.game.turn} these answers were given:")
        self.lines += [SKIPPED + "; ".join(untold[at : at + KEYS]) for at in range(0, len(untold), KEYS)]
        self.lines += ["", f"Turn {self.game.turn}, {PLAYERS[self.game.active]}'s", "-" * 24]
        self.table()

    def answer(self, key: str) -> None:
        """Give an answer, and tell what it was and what came of it."""
        decision = self.game.decision
        assert decision is not None
        option = decision.find(key)
        label = option.label if option is not None else key
        prompt = decision.prompt.rstrip("?:")
        self.lines.append(f"> {PLAYERS[decision.seat]} is asked: {prompt}? [{decision.rule}]  {label} <{key}>")
        turn = self.game.turn
        self.game.choose(key)
        self._events()
        if self.game.turn != turn:
            self.table()

    def _events(self) -> None:
        for event in self.game.log.since(self._told):
            if event.kind == "turn":
                self._header(event)
            elif event.kind not in QUIET:
                self.lines.append(f"    {self._sentence(event)} [{event.rule}]")
        self._told = self.game.log.size

    def _header(self, event: Event) -> None:
        self.lines += ["", f"Turn {event.turn}, {PLAYERS[event.seat]}'s [{event.rule}]", "-" * 24]

    def _sentence(self, event: Event) -> str:
        """As the player who may know more sees it."""
        seen = [told(Eyes(self.game, seat), event) for seat in (0, 1)]
        return self.teller.sentence(max(seen, key=lambda e: (not e.get("hidden"), len(e))))

    def table(self) -> None:
        """The table as it lies now."""
        views = [self.game.view(seat, self.game.log.size) for seat in (0, 1)]
        self.lines += drawn(self.game.rules, *views)

    def end(self) -> str:
        """The whole text."""
        result = self.game.result
        if result is None:
            self.lines += ["", f"(broken off in turn {self.game.turn})"]
        else:
            who = "A draw" if result.winner is None else f"{PLAYERS[result.winner]} wins"
            self.lines += ["", f"{who}. [{result.rule}]"]
        return "\n".join(self.lines) + "\n"


def drawn(rules: Ruleset, of_first: View, of_second: View) -> list[str]:
    """Both sides of the table, each as its own player sees it."""
    lines = []
    for view in (of_first, of_second):
        seat = view["seat"]
        player = view["players"][seat]
        zones = {name: zone for name, zone in player["zones"].items() if zone["count"]}
        piles = {name: zone["count"] for name, zone in zones.items() if not _lies_open(zone)}
        figures = [_figures(found) for found in (player["values"], piles) if found]
        lines.append(f"  | {PLAYERS[seat]}: {'; '.join(figures)}")
        for name, zone in zones.items():
            if _lies_open(zone):
                lines.append(f"  |   {name}: {', '.join(_card(rules, name, card) for card in zone['cards'])}")
    return lines


def _figures(values: dict[str, int]) -> str:
    return ", ".join(f"{name} {value}" for name, value in values.items() if value)


def _lies_open(zone: View) -> bool:
    """Whether the cards of a zone are drawn, not only counted."""
    return bool(zone["count"] == len(zone["cards"]) <= 7)


def _card(rules: Ruleset, zone: str, card: View) -> str:
    """Name, number, figures, and how it lies."""
    if card.get("hidden"):
        return "a facedown card"
    turned = [word for word in card["types"] if word not in card["printed"]["types"]]
    facing = [] if card["faceup"] or rules.spec[zone].sight is not Sight.PUBLIC else ["face down"]
    marks = [rules.figures(card["numbers"]), "at rest" if card["rested"] else "", *facing, *turned]
    marks += [f"{k} {n}" for k, n in card["counters"].items()]
    words = ", ".join([*card["keywords"], *(m for m in marks if m)])
    return f"{card['name'] or card['printed']['name']} ({card['id']})" + (f" [{words}]" if words else "")


def tell(game: Game, title: str, answer: Answer, *, turns: int, begin: int = 0) -> str:
    """Play a game to its end, or so many turns of it, and tell it; of what comes before a turn, only the answers."""
    untold: list[str] = []
    while game.decision is not None and game.turn < begin:
        untold.append(answer(game))
        game.choose(untold[-1])
    tale = Tale(game, title, untold)
    last = game.turn + turns
    while game.decision is not None and len(tale.lines) < LONGEST and game.turn <= last:
        tale.answer(answer(game))
    if game.turn <= last:
        tale.table()
    return tale.end()
