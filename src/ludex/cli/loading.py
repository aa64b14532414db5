"""Which command lies where: a command is loaded when it is called, so that none waits for what others need."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command, get_group

# In the order of the help page: `module:name` of a function, or of a group of commands.
COMMANDS: dict[str, str] = {
    "games": "ludex.cli.games:games",
    "decks": "ludex.cli.games:decks",
    "play": "ludex.cli.play:play",
    "serve": "ludex.cli.serve:serve",
    "sim": "ludex.cli.sim:sim",
    "balance": "ludex.cli.balance:balance",
    "arena": "ludex.cli.arena:arena",
    "solve": "ludex.cli.solve:solve",
    "train": "ludex.cli.train:train",
    "puzzles": "ludex.cli.puzzles:app",
    "analyse": "ludex.cli.analyse:analyse",
    "perft": "ludex.cli.positions:perft",
    "replay": "ludex.cli.positions:replay",
    "bench": "ludex.cli.bench:bench",
    "rules": "ludex.cli.rules:app",
    "cards": "ludex.cli.cards:app",
    "lang": "ludex.cli.lang:app",
    "pool": "ludex.cli.pools:app",
    "deck": "ludex.cli.games:app",
    "scenario": "ludex.cli.positions:app",
}
SPREADING: frozenset[str] = frozenset({"sim", "balance"})  # commands some of whose options take several words


class Lazily(TyperGroup):
    """A group whose commands are loaded when they are called, or listed."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name in COMMANDS and cmd_name not in self.commands:
            self.commands[cmd_name] = _loaded(cmd_name)
        return self.commands.get(cmd_name)


def _loaded(name: str) -> Any:
    module, _, attribute = COMMANDS[name].partition(":")
    made = getattr(import_module(module), attribute)
    if isinstance(made, typer.Typer):
        group = get_group(made)
        group.name = name
        return group
    alone = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
    alone.command(name, cls=_class(name))(made)
    return get_command(alone)


def _class(name: str) -> type[TyperCommand]:
    if name not in SPREADING:
        return TyperCommand
    from ludex.cli.spreading import Spreading

    return Spreading
