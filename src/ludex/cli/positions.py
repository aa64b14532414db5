"""`ludex scenario run`, `ludex perft`, `ludex replay`: positions, counted trees, records."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

import ludex
from ludex import games
from ludex.cli.board import board, question
from ludex.cli.errors import UserError
from ludex.cli.naming import own_shelf, read_text
from ludex.cli.output import Json, answer
from ludex.cli.picture import draw
from ludex.cli.recorded import Number, record_in
from ludex.cli.telling import told
from ludex.kernel.game import Game
from ludex.kernel.storage.records import TITLE, RecordError
from ludex.kernel.views import events_in
from ludex.sim.perft import perft as count
from ludex.table.comparing import Course, courses
from ludex.table.scenario import UnexpectedQuestion
from ludex.table.scenariofile import Played, ScenarioError, ScenarioFile, Under, everywhere, read_scenario
from ludex.table.scenariofile import play as play_scenario

app: typer.Typer = typer.Typer(help="Positions in words.", no_args_is_help=True)

File = Annotated[Path, typer.Argument(help="A scenario (TOML) or a record.")]
Svg = Annotated[Path | None, typer.Option("--svg", help="Also draw the board into this SVG file.")]


@app.command()
def run(
    files: Annotated[list[Path], typer.Argument(help="Scenario files (docs/scenarios.md).")], json: Json = False
) -> None:
    """Play scenarios, under every ruleset they speak of, and check what they expect. Exits 1 if something does not
    hold."""
    played = {name: each for path in files for name, each in _everywhere(path).items()}
    documents = [_document(name, each) for name, each in played.items()]
    answer(documents[0] if len(documents) == 1 else documents, json=json, page=lambda: _pages(played))
    if not json and not all(each.passed for each in played.values()):
        raise typer.Exit(1)


@app.command()
def show(file: File, svg: Svg = None, json: Json = False) -> None:
    """Draw the position of a scenario after its answers."""
    game = _game_in(file)
    if svg is not None:
        draw(_position(game), svg, title=game.rules.title)
    seat = 0 if game.decision is None else game.decision.seat
    answer(game.view(seat), json=json, page=lambda: _position(game))


@app.command()
def compare(
    file: File,
    rulesets: Annotated[
        list[str] | None, typer.Argument(help="Rulesets; if none are named, those the file speaks of.")
    ] = None,
    json: Json = False,
) -> None:
    """Play one position with the same answers under several rulesets, and show where their courses part."""
    scenario = _read(file)
    under = {name: scenario.under.get(name, Under()) for name in rulesets or scenario.under}
    if not under:
        mend = 'Name rulesets, or write [under."RULESET"] into the file.'
        raise UserError("There is nothing to compare with.", mend=mend)
    each = everywhere(msgspec.structs.replace(scenario, under=under))
    found = courses([_outcome(file, one) for one in each])
    documents = [
        {"ruleset": c.ruleset, "passed": c.passed, "parts_at": c.at, "event": c.sentence, "rule": c.rule} for c in found
    ]
    answer(documents, json=json, page=lambda: _courses_page(scenario.title, found))


def perft(
    file: File,
    depth: Annotated[int, typer.Option("--depth", min=0, help="How many answers deep.")] = 2,
    json: Json = False,
) -> None:
    """Count the courses a game can take from a position, answer by answer."""
    game = _game_in(file)
    began = perf_counter()
    tree = count(game, depth)
    document = {
        "file": str(file),
        "depth": depth,
        "counts": list(tree.counts),
        "ended": tree.ended,
        "divided": tree.divided,
        "seconds": perf_counter() - began,
    }
    answer(document, json=json, page=lambda: _perft_page(document))


def replay(
    file: Annotated[Path, typer.Argument(help="A record, as `save` in `ludex play` or `ludex sim` wrote it.")],
    until: Annotated[int | None, typer.Option("--until", min=0, help="Only the first so many answers.")] = None,
    number: Number = None,
    log: Annotated[bool, typer.Option("--log", help="Show every event with its rule.")] = False,
    svg: Svg = None,
    json: Json = False,
) -> None:
    """Play a record again and show where it leads."""
    game = _replayed(record_in(file, number), file, until)
    if svg is not None:
        draw(_position(game), svg, title=game.rules.title)
    document = {
        "ruleset": game.rules.id,
        "answers": len(game.answers),
        "turn": game.turn,
        "over": game.over,
        "winner": game.result.winner if game.result else None,
        "rule": game.result.rule if game.result else None,
        "hash": game.hash(),
        "events": game.view(None)["events"] if log else game.log.size,
    }
    answer(document, json=json, page=lambda: _replay_page(game, log=log))


# -- reading -----------------------------------------------------------------------------------------------
def _read(path: Path) -> ScenarioFile:
    try:
        return _with_own_cards(read_scenario(read_text(path)))
    except ScenarioError as error:
        mend = "docs/scenarios.md describes the form."
        raise UserError("This scenario cannot be played.", where=f"{path}: {error}", mend=mend) from error


def _with_own_cards(scenario: ScenarioFile) -> ScenarioFile:
    """A scenario with the cards of the user's pools that it names."""
    try:
        games.room(scenario.ruleset)
    except games.UnknownRuleset:
        return scenario  # told when it is played
    shelf = own_shelf(scenario.ruleset)
    if not shelf.cards:
        return scenario
    parts = ("main", "evolve", "leader", "ruler", "stones", "token")
    names = [str(card["name"]) for card in scenario.card if card.get("name") and not card.get("text")]
    named = [card.row for card in (shelf.find(name, parts) for name in names) if card is not None]
    brings = (*scenario.brings, *shelf.words.with_tokens(named)) if named else scenario.brings
    return msgspec.structs.replace(scenario, brings=brings)


def _outcome(path: Path, scenario: ScenarioFile) -> Played:
    try:
        return play_scenario(scenario)
    except (ScenarioError, UnexpectedQuestion) as error:
        mend = "docs/scenarios.md describes the form."
        raise UserError("This scenario cannot be played.", where=f"{path}: {error}", mend=mend) from error


def _played(path: Path) -> Played:
    return _outcome(path, _read(path))


def _everywhere(path: Path) -> dict[str, Played]:
    """A scenario under its own ruleset, and under each other that it speaks of."""
    first, *others = everywhere(_read(path))
    found = {str(path): _outcome(path, first)}
    return found | {f"{path} under {other.ruleset}": _outcome(path, other) for other in others}


def _game_in(path: Path) -> Game:
    """The game after a scenario's or a record's answers."""
    text = read_text(path)
    if text.startswith(TITLE):
        return _replayed(text, path, None)
    played = _played(path)
    wrong = [check for check in played.checks if not check.ok]
    if wrong:
        raise UserError(
            "This scenario does not come out as it expects.",
            where=f"{path}: {wrong[0].where}",
            mend=f"Run `ludex scenario run {path}`.",
        )
    return played.table.game


def position_in(path: Path, until: int | None) -> Game:
    """The game after the first answers of a record (all, unless said) or of a scenario (none, unless said)."""
    text = read_text(path)
    if text.startswith(TITLE):
        return _replayed(text, path, until)
    scenario = _read(path)
    cut = msgspec.structs.replace(scenario, step=scenario.step[: until or 0], expect=None, under={})
    return _outcome(path, cut).table.game


def _replayed(text: str, path: Path, until: int | None) -> Game:
    try:
        return ludex.replay(text, until)
    except RecordError as error:
        raise UserError("This record cannot be replayed.", where=f"{path}: {error}") from error


# -- showing -----------------------------------------------------------------------------------------------
def _document(name: str, played: Played) -> dict[str, Any]:
    return {
        "file": name,
        "title": played.file.title,
        "rules": list(played.file.rules),
        "passed": played.passed,
        "checks": [
            {"where": c.where, "what": c.what, "wanted": c.wanted, "found": c.found, "ok": c.ok} for c in played.checks
        ],
        "hash": played.table.game.hash(),
    }


def _pages(played: dict[str, Played]) -> RenderableType:
    parts: list[RenderableType] = []
    for name, each in played.items():
        word, style = ("holds", "green") if each.passed else ("does not hold", "red")
        cited = f" ({', '.join(each.file.rules)})" if each.file.rules else ""
        under = f" under {each.file.ruleset}"
        said = f" {under}" if name.endswith(under) else f"{each.file.title or name}{cited}"
        parts.append(Text.assemble((f"{word}  ", style), said))
        parts.extend(
            Text(f"  {c.where}: {c.what}: wanted {c.wanted}, found {c.found}", style="red")
            for c in each.checks
            if not c.ok
        )
    return Group(*parts)


def _courses_page(title: str, found: list[Course]) -> RenderableType:
    if all(course.at is None for course in found):
        return Text("The same happens under all of them.")
    table = Table("ruleset", "where the courses part", "rule", title=Text(title) if title else None)
    for course in found:
        table.add_row(course.ruleset, Text(course.sentence or "as the first"), course.rule)
    wrong = [course.ruleset for course in found if not course.passed]
    if not wrong:
        return table
    return Group(table, Text(f"It does not come out as the file expects under {', '.join(wrong)}.", style="red"))


def _perft_page(document: dict[str, Any]) -> RenderableType:
    table = Table("depth", "courses")
    for depth, nodes in enumerate(document["counts"]):
        table.add_row(str(depth), f"{nodes:,}")
    under = Table("answer", "courses")
    for key, nodes in document["divided"].items():
        under.add_row(Text(key), f"{nodes:,}")
    ended = Text(f"{document['ended']} of them ended the game; {document['seconds']:.2f} s")
    return Group(table, under, ended)


def _position(game: Game) -> RenderableType:
    view = game.view(0 if game.decision is None else game.decision.seat, game.log.size)
    return Group(board(view, game.rules), question(view))


def _replay_page(game: Game, *, log: bool) -> RenderableType:
    parts: list[RenderableType] = []
    if log:
        parts.append(told(events_in(game.view(None)), game.rules.words, everything=True))
    parts.append(_position(game))
    result = game.result
    who = "" if result is None else "A draw" if result.winner is None else f"Seat {result.winner} wins"
    parts.append(Text(f"{who} ({result.rule})" if result else f"{len(game.answers)} answers; the game goes on."))
    return Group(*parts)
