"""`ludex cards smoke`: every understood card of a file, played in random games."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Group, RenderableType
from rich.text import Text

from ludex.cli.cardfile import read_cards
from ludex.cli.errors import UserError
from ludex.cli.naming import known_ruleset, read_text
from ludex.cli.output import Json, answer
from ludex.cli.progress import counted
from ludex.sim.smoke import Smoked
from ludex.sim.smoke import smoke as play_cards


def smoke(
    file: Annotated[Path, typer.Argument(help="Cards as JSON lines, or as TOML with [[card]] tables.")],
    game: Annotated[str, typer.Option("--game", help="The ruleset that plays them.")],
    each: Annotated[int, typer.Option("--each", min=1, help="Games for each card.")] = 1,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")] = 0,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="How many processes.")] = 1,
    only: Annotated[str | None, typer.Option("--only", help="Only cards whose name contains this.")] = None,
    json: Json = False,
) -> None:
    """Stage every understood card of a file among the others and play. Exits 1 if a game failed (not with --json)."""
    known_ruleset(game)
    rows = rows_of(file)
    wanted = [n for n, row in enumerate(rows) if only is None or only.casefold() in str(row.get("name")).casefold()]
    if not wanted:
        raise UserError(f"No card of {file} has {only!r} in its name.")
    playing = play_cards(game, rows, only=wanted, games_each=each, seed=seed, jobs=jobs)
    smoked = sorted(counted(playing, total=len(wanted), doing="Playing"), key=lambda s: s.name)
    document = _document(smoked)
    answer(document, json=json, page=lambda: _page(document))
    if document["errors"] and not json:
        raise typer.Exit(1)


def rows_of(file: Path) -> list[dict[str, object]]:
    """The rows with all their fields; the file has been looked through for mistakes first."""
    read_cards(file)
    text = read_text(file)
    if file.suffix == ".toml":
        cards: list[dict[str, object]] = tomllib.loads(text)["card"]
        return cards
    return [msgspec.json.decode(line) for line in text.splitlines() if line.strip()]


def _document(smoked: Sequence[Smoked]) -> dict[str, Any]:
    played = [s for s in smoked if s.understood]
    failures = [failure for s in played for failure in s.failures]
    return {
        "cards": len(played),
        "games": sum(s.games for s in played),
        "errors": len(failures),
        "not_understood": len(smoked) - len(played),
        "refused": [{"card": s.name, "why": s.why} for s in smoked if not s.understood],
        "never_used": [s.name for s in played if not s.used],
        "failures": [
            {"card": f.card, "seed": f.seed, "reason": f.reason, "answers": list(f.answers), "trace": f.trace}
            for f in failures
        ],
    }


def _page(document: dict[str, Any]) -> RenderableType:
    head = (
        f"{document['cards']} cards played in {document['games']} games, {document['errors']} errors; "
        f"{document['not_understood']} cards are not understood"
    )
    parts: list[RenderableType] = [Text(head)]
    if document["never_used"]:
        parts.append(Text(f"nothing ever happened to: {', '.join(document['never_used'])}", style="dim"))
    for failure in document["failures"]:
        parts.append(Text(f"\n{failure['card']} (seed {failure['seed']}): {failure['reason']}", style="red"))
        parts.append(Text(failure["trace"]))
        parts.append(Text("answers: " + "; ".join(failure["answers"])))
    return Group(*parts)
