"""`ludex cards`: how card text is read, and how much of a file is."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludex.cli.cardfile import read_cards
from ludex.cli.coverage import Judged, counted, judge_card, most_declined
from ludex.cli.errors import UserError
from ludex.cli.output import Json, answer
from ludex.cli.progress import watched
from ludex.cli.reading import Unsupported, judge_of, known_dialect, lexicon_of
from ludex.cli.smoke import rows_of, smoke
from ludex.enact.ruleset import TextRuleset
from ludex.enact.unsupported import unsupported
from ludex.games import UnknownRuleset, room, ruleset
from ludex.lang import Reading, read, render
from ludex.lang import explain as tree_of

app = typer.Typer(help="Card text: how it is read, and how much of it.", no_args_is_help=True)

Game = Annotated[str, typer.Option("--game", help="The game whose dialect the text is in.")]

UNSUPPORTED: dict[str, Unsupported] = {}
"""By game, who says what of a text cannot be enacted, where it is not the game's own rules."""

app.command()(smoke)


def _unsupported(game: str) -> Unsupported | None:
    """Who says what of a text cannot be enacted; None while the game has no rules to ask."""
    if game in UNSUPPORTED:
        return UNSUPPORTED[game]
    try:
        rules = ruleset(game)
    except UnknownRuleset:
        return None
    if not isinstance(rules, TextRuleset):
        return None
    return lambda text: unsupported(text, rules)


@app.command()
def coverage(
    file: Annotated[Path, typer.Argument(help="Cards as JSON lines, or as TOML with [[card]] tables.")],
    game: Game,
    out: Annotated[Path | None, typer.Option("--out", help="Write a JSON line for each card here.")] = None,
    json: Json = False,
) -> None:
    """How many cards of a file are understood: read whole, enactable, and rendered back exactly."""
    cards = read_cards(file)
    asked = _unsupported(game)
    if asked is not None and game not in UNSUPPORTED:
        room(game).learn(rows_of(file))  # a file's cards create the file's tokens
    judge = judge_of(known_dialect(game), lexicon_of(cards), asked)
    judged = [judge_card(card, judge) for card in watched(cards, doing="Reading")]
    if out is not None:
        _write(out, judged)
    document = {**counted(judged), "enactable_checked": asked is not None}
    answer(document, json=json, page=lambda: _coverage_page(document, judged))


@app.command()
def explain(
    text: Annotated[str, typer.Argument(help="The text, as a card would have it.")],
    game: Game,
    kind: Annotated[str, typer.Option("--type", help="The type of the card that says it.")] = "follower",
    json: Json = False,
) -> None:
    """Show how a text is read, as a tree, and the text rendered back. Exits 1 if it is not understood."""
    reading = read(text, known_dialect(game), kind=kind)
    answer(_explanation(reading, game), json=json, page=lambda: _explain_page(reading, game))
    if not json and not reading.understood:
        raise typer.Exit(1)


def _write(path: Path, judged: Sequence[Judged]) -> None:
    lines = b"".join(msgspec.json.encode(each.as_line()) + b"\n" for each in judged)
    try:
        path.write_bytes(lines)
    except OSError as error:
        raise UserError(f"{path} cannot be written: {error.strerror}.") from error


def _coverage_page(document: dict[str, int], judged: Sequence[Judged]) -> RenderableType:
    table = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
    for name, figure in document.items():
        if name != "enactable_checked":
            table.add_row(name.replace("_", " "), str(figure))
    parts: list[RenderableType] = [table]
    if not document["enactable_checked"]:
        parts.append(Text("Whether the texts can be enacted was not checked: the game cannot be asked yet."))
    if declined := most_declined(judged, most=10):
        phrases = Table("cards", "declined phrase", title="Most often declined", title_justify="left")
        for phrase, cards in declined:
            phrases.add_row(str(cards), Text(phrase))
        parts.append(phrases)
    return Group(*parts)


def _explanation(reading: Reading, game: str) -> dict[str, object]:
    tree = reading.card_text
    return {
        "canonical": reading.canonical,
        "understood": reading.understood,
        "tree": None if tree is None else tree_of(tree),
        "rendered": None if tree is None else render(tree, game),
        "declined": [msgspec.to_builtins(each) for each in reading.declined],
        "readings": [tree_of(each) for each in reading.ambiguous],
    }


def _explain_page(reading: Reading, game: str) -> RenderableType:
    if reading.card_text is not None:
        return Group(Text(tree_of(reading.card_text)), Text(""), Text(render(reading.card_text, game)))
    if reading.ambiguous:
        head = Text(f"{len(reading.ambiguous)} different readings, so none is taken:", style="red")
        return Group(head, *(Text(f"\n{tree_of(each)}") for each in reading.ambiguous))
    return Group(
        Text(reading.canonical),
        *(Text(f"line {d.line}, column {d.column}: {d.message}", style="red") for d in reading.declined),
    )
