"""A person at the terminal: shows the board, reads answers and commands, until the game is over or left."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.text import Text

from ludex.bots.advising import advise
from ludex.cli.advice import told as advised
from ludex.cli.board import board, details, find_card, pile, question
from ludex.cli.compact import SMALL, screen
from ludex.cli.errors import UserError
from ludex.cli.languages import PLAIN
from ludex.cli.naming import write_text
from ludex.cli.telling import told
from ludex.kernel.decisions import Decision, IllegalChoice, Obstacle
from ludex.kernel.events import LOOK, REVEAL
from ludex.kernel.keys import number_of
from ludex.kernel.views import events_in
from ludex.kernel.zones import Sight
from ludex.rulebook import gist
from ludex.table.chair import Chair
from ludex.table.languages import ENGLISH, Language
from ludex.table.session import NothingToUndo, Session
from ludex.table.telling import QUIET, Teller

HELP = {
    "NUMBER or KEY": "answer the question (an option's number, or its key)",
    "why KEY": "what forbids an answer, with its rule: why {key}",
    "card C": "everything on a card you can see, by its number or name",
    "look ZONE": "the cards of a pile: look {pile}, look their {pile}",
    "log [N]": "the last N events, with their rules (20)",
    "rule NUMBER": "what a rule says, in our words: rule {rule}",
    "hint": "what a bot would answer, and why",
    "undo": "take your last answer back (against bots)",
    "save FILE": "write the game so far; ludex play --resume FILE goes on",
    "board": "draw the board again",
    "concede": "give up",
    "quit": "leave the game",
}


class Seated:
    """One screen at a session."""

    def __init__(self, session: Session, console: Console, language: Language | None = None) -> None:
        self._language = language or PLAIN
        self._say = self._language.sentence
        self.session = session
        self.console = console
        self._seat = session.people[0] if session.people else 0
        self._shown = [0, 0]
        self._left = False
        self._told: list[str] = []
        self._seen: list[str] = []
        self._commands: dict[str, Callable[[str], None]] = {
            "why": self._why, "card": self._card, "look": self._look, "log": self._log, "rule": self._rule,
            "hint": self._hint,
            "undo": self._undo, "save": self._save, "board": lambda _: self._draw(), "help": self._help,
            "?": self._help, "concede": self._concede, "quit": self._quit, "exit": self._quit,
        }  # fmt: skip

    def run(self) -> None:
        """Ask until there is nothing left to ask."""
        self.console.print(Text(self._say("`help` lists what you can type."), style="dim"))
        while not self._left and (decision := self.session.decision) is not None:
            if decision.seat != self._seat:
                self._change_seat(decision.seat)
            self._news()
            self._draw()
            self._answer(decision)
        self._news()
        if self._is_small and self.session.game.over:
            self._draw()
        self._farewell()

    # -- answering --------------------------------------------------------------------------------------------
    def _answer(self, decision: Decision) -> None:
        """Read lines until one of them changes the game."""
        before = self.session.game.answers
        while not self._left and self.session.game.answers == before and self.session.decision is not None:
            line = self._read()
            if line is None:
                self._left = True
            elif line:
                self._obey(line, decision)

    def _obey(self, line: str, decision: Decision) -> None:
        word, _, rest = line.partition(" ")
        command = self._commands.get(word.casefold())
        if command is not None and decision.find(line) is None:
            command(rest.strip())
            return
        options = decision.options
        key = options[number_of(line) - 1].key if 0 < number_of(line) <= len(options) else line
        try:
            self.session.choose(key)
        except IllegalChoice as error:
            english = self._language.name == ENGLISH
            self._complain(str(error) if english else self._against(error.obstacle))

    def _against(self, obstacle: Obstacle) -> str:
        return f"{self._language.sentence(obstacle.sentence)} ({obstacle.rule})"

    def _read(self) -> str | None:
        """A line, or None when there are no more."""
        self.console.print(Text(self._say(f"seat {self._seat}> "), style="bold"), end="")
        line = sys.stdin.readline()
        return line.strip() if line else None

    # -- showing ----------------------------------------------------------------------------------------------
    def _draw(self) -> None:
        view = self._language.view(self.session.game.view(self._seat, self.session.game.log.size))
        if self._is_small:
            self.console.clear()
            lines = screen(
                view, self.session.game.rules, width=self.console.width, height=self.console.height,
                news=self._told, seen=self._seen, language=self._language,
            )  # fmt: skip
            self.console.print(Text("\n").join(lines), soft_wrap=True)
            return
        self.console.print(board(view, self.session.game.rules, self._language))
        if self._seen:
            self.console.print(Text(self._say(f"looked at: {', '.join(self._seen)}"), style="italic"))
        self.console.print(question(view, self._language))

    @property
    def _is_small(self) -> bool:
        """Whether the board would push the question, or itself, off the screen."""
        return self.console.is_terminal and self.console.height < SMALL

    def _news(self) -> None:
        """What has happened since it was last told."""
        events = events_in(self.session.game.view(self._seat, self._shown[self._seat]))
        self._shown[self._seat] = self.session.game.log.size
        self._seen = [str(e["name"]) for e in events if e["kind"] in (LOOK, REVEAL) and e.get("name")]
        teller = Teller(words=self.session.game.rules.words, language=self._language)
        self._told = [teller.sentence(event) for event in events if event["kind"] not in QUIET]
        if events and not self._is_small:
            self.console.print(told(events, self.session.game.rules.words, self._language, everything=False))

    def _change_seat(self, seat: int) -> None:
        """Another person's turn at the same screen: nobody sees the other's hand."""
        self._seat = seat
        asked = self._say(f"Seat {seat} is asked. Press Enter when seat {seat} is at the screen.")
        self.console.print(Text(asked, style="bold"))
        if self.console.is_terminal and sys.stdin.isatty():
            sys.stdin.readline()
            self.console.clear()

    def _farewell(self) -> None:
        result = self.session.game.result
        if result is None:
            self.console.print(Text(self._say("The game was left.")))
            return
        who = "A draw" if result.winner is None else f"Seat {result.winner} wins"
        self.console.print(Text(self._say(f"{who} ({result.rule}: {_said(result.rule)})"), style="bold"))

    def _complain(self, sentence: str) -> None:
        self.console.print(Text(self._say(sentence), style="red"))

    # -- commands ---------------------------------------------------------------------------------------------
    def _help(self, _: str) -> None:
        """What can be typed, with examples of this game."""
        decision, rules = self.session.decision, self.session.game.rules
        assert decision is not None
        piles = [z.name for z in rules.zones if z.sight is Sight.PUBLIC and not z.watched and not z.shared]
        number = decision.rule.partition(" ")[2] or decision.rule
        for typed, means in HELP.items():
            told = means.format(key=decision.options[0].key, pile=piles[0], rule=number)
            self.console.print(Text(f"{typed:<16}{self._say(told)}"))

    def _why(self, key: str) -> None:
        if not key:
            self._complain("why KEY, for instance: why attack c3")
            return
        obstacle = self.session.why_not(key)
        self.console.print(Text(self._say(f"{key!r} is allowed.") if obstacle is None else self._against(obstacle)))

    def _card(self, name: str) -> None:
        found = find_card(self.session.game.view(self._seat, self.session.game.log.size), name)
        if found is None:
            self._complain(f"You see no card {name!r}.")
        else:
            self.console.print(details(found, self._language))

    def _look(self, words: str) -> None:
        shown = pile(self.session.game.view(self._seat, self.session.game.log.size), words, self._language)
        if shown is None:
            self._complain(f"There is no zone {words!r}; there are {', '.join(self.session.game.rules.spec)}.")
        else:
            self.console.print(shown)

    def _log(self, words: str) -> None:
        count = number_of(words) if number_of(words) >= 0 else 20
        events = events_in(self.session.game.view(self._seat, max(0, self.session.game.log.size - count)))
        self.console.print(told(events, self.session.game.rules.words, self._language, everything=True))

    def _rule(self, number: str) -> None:
        book = self.session.game.rules.book
        citation = number if number.startswith(f"{book} ") else f"{book} {number}"
        said = _said(citation)
        if said:
            self.console.print(Text(f"{citation}: {said}"))
        else:
            self._complain(f"{book} has no paragraph {number!r}.")

    def _hint(self, _: str) -> None:
        """What a bot would answer here; it knows no more than the person does."""
        decision = self.session.decision
        assert decision is not None
        advice = advise(Chair(self.session.game, self._seat), decision, str(len(self.session.game.answers)))
        for line in advised(advice, self._language):
            self.console.print(Text(line))

    def _undo(self, _: str) -> None:
        try:
            self.session.undo()
        except NothingToUndo as error:
            self._complain(f"Not undone: {error}.")
            return
        self._shown = [min(shown, self.session.game.log.size) for shown in self._shown]

    def _save(self, name: str) -> None:
        if not name:
            self._complain("save FILE")
            return
        try:
            write_text(Path(name), self.session.game.record())
        except UserError as error:
            self._complain(str(error))
        else:
            self.console.print(Text(self._say(f"Saved. `ludex play --resume {name}` goes on.")))

    def _concede(self, _: str) -> None:
        self.session.concede(self._seat)

    def _quit(self, _: str) -> None:
        self._left = True


def _said(rule: str) -> str:
    try:
        return gist(rule)
    except LookupError:
        return ""
