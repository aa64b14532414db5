"""`ludex cards`: how card text is read, and how much of a file is."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludex.cli.cardfile import CardRow, read_cards
from ludex.cli.coverage import Judged, Outcome, Verdict, best, counted, judge_card, most_declined
from ludex.cli.errors import UserError
from ludex.cli.importing import import_cards
from ludex.cli.output import Json, answer
from ludex.cli.owned import list_cards, remove_cards, show_card
from ludex.cli.progress import watched
from ludex.cli.reading import Unsupported, judge_of, known_dialect, lexicon_of
from ludex.cli.smoke import rows_of, smoke
from ludex.enact.ruleset import TextRuleset
from ludex.enact.unsupported import unsupported
from ludex.games import UnknownRuleset, room, ruleset
from ludex.lang import Reading, read, render
from ludex.lang import explain as tree_of
from ludex.lang.strangers import strangers

app: typer.Typer = typer.Typer(help="Card text: how it is read, and how much of it.", no_args_is_help=True)

Game = Annotated[str, typer.Option("--game", help="The game whose text it is, or one edition of it.")]

app.command()(smoke)
app.command("import")(import_cards)
app.command("list")(list_cards)
app.command("show")(show_card)
app.command("remove")(remove_cards)


def _editions(game: str) -> dict[str, TextRuleset]:
    """The rules a text is asked about, by their book: those named, or of a game's name alone every edition's."""
    try:
        named = [ruleset(game)]
    except UnknownRuleset:
        there = room(game)
        named = [rules for name, rules in there.RULESETS.items() if name == there.DEFAULTS.get(rules.book, name)]
    return {rules.book: rules for rules in named if isinstance(rules, TextRuleset)}


def _asked(rules: TextRuleset) -> Unsupported:
    return lambda text: unsupported(text, rules)


@app.command()
def coverage(
    file: Annotated[Path, typer.Argument(help="Cards as JSON lines, or as TOML with [[card]] tables.")],
    game: Game,
    out: Annotated[Path | None, typer.Option("--out", help="Write a JSON line for each card here.")] = None,
    json: Json = False,
) -> None:
    """How many cards of a file are understood: read whole, enactable, and rendered back exactly. A game's name alone
    counts what one of its editions can play, and says how much each can."""
    cards, rows = read_cards(file), rows_of(file)
    dialect = known_dialect(game)
    room(game).learn(rows)  # a file's cards create the file's tokens
    lexicon = lexicon_of(cards, room(game).lexicon())
    judges = {book: judge_of(dialect, lexicon, _asked(rules)) for book, rules in _editions(game).items()}
    found = [
        {book: _none_of_the_game(game, card, row) or judge_card(card, judge) for book, judge in judges.items()}
        for card, row in watched(tuple(zip(cards, rows, strict=True)), doing="Reading")
    ]
    judged = [best(each.values()) for each in found]
    if out is not None:
        _write(out, judged)
    document: dict[str, Any] = counted(judged)
    if len(judges) > 1:
        document["editions"] = {book: counted([each[book] for each in found])["understood"] for book in judges}
    answer(document, json=json, page=lambda: _coverage_page(document, judged))


def _none_of_the_game(game: str, card: CardRow, row: Mapping[str, object]) -> Judged | None:
    """A card of a kind that the game does not know is not played, however well its text is read."""
    if not card.type:
        return None
    try:
        room(game).card(row)
    except ValueError as error:
        return Judged(card, Verdict(Outcome.DECLINED, phrase=card.type, why=str(error)))
    return None


@app.command()
def explain(
    text: Annotated[str, typer.Argument(help="The text, as a card would have it.")],
    game: Game,
    kind: Annotated[str, typer.Option("--type", help="The type of the card that says it.")] = "follower",
    json: Json = False,
) -> None:
    """Show how a text is read, as a tree, and the text rendered back. Exits 1 if it is not understood."""
    dialect = known_dialect(game)
    reading = read(text, dialect, kind=kind)
    warnings = _strangers(reading, dialect)
    noted = [Text(f"Note: {warning}.", style="yellow") for warning in warnings]
    document = _explanation(reading, dialect, warnings)
    answer(document, json=json, page=lambda: Group(_explain_page(reading, dialect), *noted))
    if not json and not reading.understood:
        raise typer.Exit(1)


def _strangers(reading: Reading, game: str) -> tuple[str, ...]:
    """The names and other words of a text that no card of the game's catalogue bears."""
    if reading.card_text is None:
        return ()
    return strangers(reading.card_text, room(game).lexicon())


def _write(path: Path, judged: Sequence[Judged]) -> None:
    lines = b"".join(msgspec.json.encode(each.as_line()) + b"\n" for each in judged)
    try:
        path.write_bytes(lines)
    except OSError as error:
        raise UserError(f"{path} cannot be written: {error.strerror}.") from error


def _coverage_page(document: dict[str, Any], judged: Sequence[Judged]) -> RenderableType:
    table = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
    for name, figure in document.items():
        if name != "editions":
            table.add_row(name.replace("_", " "), str(figure))
    for book, figure in document.get("editions", {}).items():
        table.add_row(f"understood in {book}", str(figure))
    parts: list[RenderableType] = [table]
    if declined := most_declined(judged, most=10):
        phrases = Table("cards", "declined phrase", title="Most often declined", title_justify="left")
        for phrase, cards in declined:
            phrases.add_row(str(cards), Text(phrase))
        parts.append(phrases)
    return Group(*parts)


def _explanation(reading: Reading, game: str, warnings: Sequence[str]) -> dict[str, object]:
    tree = reading.card_text
    return {
        "canonical": reading.canonical,
        "understood": reading.understood,
        "tree": None if tree is None else tree_of(tree),
        "rendered": None if tree is None else render(tree, game),
        "declined": [msgspec.to_builtins(each) for each in reading.declined],
        "readings": list(reading.readings),
        "warnings": list(warnings),
    }


def _explain_page(reading: Reading, game: str) -> RenderableType:
    if reading.card_text is not None:
        return Group(Text(tree_of(reading.card_text)), Text(""), Text(render(reading.card_text, game)))
    if reading.ambiguous:
        return Text(f"{reading.message}\nSo none is taken.", style="red")
    return Group(
        Text(reading.canonical),
        *(Text(f"line {d.line}, column {d.column}: {d.message}", style="red") for d in reading.declined),
    )
