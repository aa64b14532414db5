"""`ludex bench`: speed and memory, next to public peers measured in the same run."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Annotated

import msgspec
import typer
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludex import games
from ludex.cli.errors import UserError
from ludex.cli.naming import known_ruleset
from ludex.cli.output import Json, answer
from ludex.cli.progress import counted
from ludex.sim import bench as measuring

Document = dict[str, dict[str, dict[str, float]]]

SHOWN = {
    "choices_per_s": "choices/s",
    "spread": "spread",
    "games_per_s": "games/s",
    "slowest_ms": "slowest answer ms",
    "clone_us": "clone µs",
    "hash_us": "hash µs",
    "view_us": "view µs",
    "save_load_us": "save+load µs",
    "peak_mb": "peak MB",
}


def bench(
    rulesets: Annotated[list[str] | None, typer.Argument(help="Which rulesets; else all.")] = None,
    seconds: Annotated[float, typer.Option("--seconds", min=0.1, help="How long each is played.")] = 5.0,
    web: Annotated[
        bool, typer.Option("--web", help="The web table instead: many games at once over WebSocket.")
    ] = False,
    at_once: Annotated[int, typer.Option("--games", min=1, help="With --web: how many games at once.")] = 200,
    seed: Annotated[int, typer.Option("--seed", help="The same seed measures the same games.")] = 1,
    json: Json = False,
) -> None:
    """Measure choices and games per second, clones, hashes, views, saves and memory, and public peers beside them.

    The peers are those of pip install 'ludex[bench]' that are there.

    A ruleset that cannot be played is told with the reason, and the others are measured all the same; exits 1 then (not
    with --json)."""
    if web:
        _bench_web(rulesets, at_once, seed, json=json)
        return
    if find_spec("chess") is None:
        raise UserError("The peer, python-chess, is not installed.", mend="pip install 'ludex[dev]', or make setup.")
    names = tuple(known_ruleset(name) for name in rulesets or games.rulesets())
    document: Document = {"rulesets": {}, "peers": {}}
    said: dict[str, dict[str, str]] = {"slowest": {}, "failures": {}}
    found = measuring.bench(names, seconds, seed)
    for group, name, figures in counted(found, total=len(names) + 1, doing="Measuring"):
        if isinstance(figures, str):
            said[group][name] = figures
        else:
            document[group][name] = figures
    failures = said["failures"]
    whole = {"compiled": measuring.compiled(), **document, **{key: words for key, words in said.items() if words}}
    answer(whole, json=json, page=lambda: _page(document, said, compiled=measuring.compiled()))
    if failures and not json:
        raise typer.Exit(1)


def _bench_web(rulesets: list[str] | None, at_once: int, seed: int, *, json: bool) -> None:
    """Many games at once at a server in another process; exits 1 if anything went wrong (not with --json)."""
    if find_spec("sqlalchemy") is None or find_spec("websockets") is None:
        raise UserError("The web table is not installed.", mend="pip install 'ludex[web]', or make setup.")
    from ludex.web.load import measure

    names = tuple(known_ruleset(name) for name in rulesets or games.rulesets())
    found = measure(at_once, names, seed)
    answer({"web": found}, json=json, page=lambda: _web_page(msgspec.to_builtins(found)))
    if found.errors and not json:
        raise typer.Exit(1)


def _web_page(figures: dict[str, object]) -> RenderableType:
    table = Table("", "", show_header=False)
    for name, value in figures.items():
        if name != "failures":
            table.add_row(name.replace("_per_s", "/s").replace("_ms", " ms"), f"{value:,}")
    failures = figures["failures"]
    assert isinstance(failures, list | tuple)
    return Group(table, *(Text(str(failure), style="red") for failure in failures))


def _page(document: Document, said: dict[str, dict[str, str]], *, compiled: bool) -> RenderableType:
    peer = document["peers"]["python-chess"]["choices_per_s"]
    table = Table("", *SHOWN.values(), "× python-chess")
    for group in document.values():
        for name, figures in group.items():
            cells = (f"{figures[key]:,.1f}" if key in figures else "" for key in SHOWN)
            table.add_row(name, *cells, f"{figures['choices_per_s'] / peer:.2f}")
    slow = [Text(f"{name}, the slowest pairing: {words}") for name, words in said["slowest"].items()]
    failed = [Text(f"{name} could not be measured: {why}", style="red") for name, why in said["failures"].items()]
    return Group(table, *slow, *failed, Text("compiled" if compiled else "not compiled: pure Python"))
