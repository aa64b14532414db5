"""`ludex solve`: a proof that the player to act wins this turn, or that there is none."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Group, RenderableType
from rich.text import Text
from rich.tree import Tree

from ludex.cli.errors import UserError
from ludex.cli.output import Json, answer
from ludex.cli.positions import position_in
from ludex.solving.search import LIMIT, NONE, WINS
from ludex.solving.solution import NODES, SECONDS, Plan, Reply, Solution
from ludex.solving.solution import solve as search

_ROWS = 60  # of a tree, so many are shown


def solve(
    file: Annotated[Path, typer.Argument(help="A scenario or puzzle (TOML), or a record.")],
    until: Annotated[
        int | None, typer.Option("--until", min=0, help="After so many answers: of a scenario none, of a record all.")
    ] = None,
    nodes: Annotated[int, typer.Option("--nodes", min=1, help="Answers tried at most.")] = NODES,
    seconds: Annotated[float, typer.Option("--seconds", min=0.1, help="Time at most.")] = SECONDS,
    json: Json = False,
) -> None:
    """Prove that the player to act wins this turn, against every answer and every card that could lie hidden.

    Three answers: it wins, and how; there is no such win; a limit was reached. Exits 1 unless it wins.
    """
    game = position_in(file, until)
    if game.decision is None:
        raise UserError("This game is over: there is nothing to solve.", where=str(file), mend="Try --until.")
    found = search(game, nodes=nodes, seconds=seconds)
    answer(document(found), json=json, page=lambda: page(found))
    if not json and found.verdict != WINS:
        raise typer.Exit(1)


def document(found: Solution) -> dict[str, Any]:
    """The answer as plain data."""
    plain: dict[str, Any] = msgspec.to_builtins(found)
    return {**plain, "line": list(found.line)}


def page(found: Solution) -> RenderableType:
    """The answer for a person."""
    took = f"{found.steps} answers tried, {found.positions} positions, {found.seconds:.1f} s"
    if found.verdict == WINS and found.plan is not None:
        tree = Tree(Text(f"Seat {found.seat} wins this turn."))
        _Drawn(tree).draw(found.plan, tree)
        return Group(tree, Text(took, style="dim"))
    words = {
        NONE: f"There is no way in which seat {found.seat} is sure to win this turn.",
        LIMIT: f"Not known: {found.why}. More --nodes or --seconds may tell.",
    }
    return Group(Text(words.get(found.verdict, found.verdict)), Text(took, style="dim"))


class _Drawn:
    """A plan drawn as a tree, as far as people read on."""

    def __init__(self, root: Tree) -> None:
        self.rows = 0

    def draw(self, plan: Plan, tree: Tree) -> None:
        self.rows += 1
        act = Text.assemble(plan.label, (f"  {plan.act}", "cyan"), (f"  ({plan.rule})", "dim"))
        if len(plan.then) == 1 and not plan.then[0].answers:
            tree.add(act)
            self._follow(plan.then[0], tree)
            return
        branch = tree.add(act)
        for reply in plan.then:
            if self.rows > _ROWS:
                branch.add(Text("…", style="dim"))
                return
            said = ", ".join([word for word in (reply.found, *reply.labels) if word]) or "whatever else"
            self.rows += 1
            self._follow(reply, branch.add(Text(f"if {said}:" if reply.plan else f"if {said}: won", style="yellow")))

    def _follow(self, reply: Reply, tree: Tree) -> None:
        if reply.plan is not None:
            self.draw(reply.plan, tree)
