"""`ludex cards list|show|remove`: the cards in a user's pools."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludex.cli.errors import UserError
from ludex.cli.importing import judged
from ludex.cli.output import Json, answer
from ludex.cli.telling_pools import known_game, pools_told
from ludex.games.catalogs import meant
from ludex.pools import folder
from ludex.pools.amending import added, amended, without
from ludex.pools.naming import matching, nearest
from ludex.pools.pool import Card, Pool, part_of

PoolNamed = Annotated[str | None, typer.Option("--pool", help="One pool; else all.")]
GameNamed = Annotated[str | None, typer.Option("--game", help="One game or edition; else all.")]
Owned = tuple[Pool, Card]


def _owned(pool: str | None, game: str | None) -> list[Owned]:
    """The cards of one pool, or of all of a game."""
    with pools_told():
        family = known_game(game) if game is not None else None
        wanted = [folder.known(pool)] if pool is not None else list(folder.pools(family))
        return [(each, card) for each in wanted for card in amended(each)]


def list_cards(
    word: Annotated[str, typer.Argument(help="Only cards with this in their name or number.")] = "",
    pool: PoolNamed = None,
    game: GameNamed = None,
    json: Json = False,
) -> None:
    """List the cards in your pools."""
    said = word.casefold()
    owned = _owned(pool, game)
    rows = [
        _line(each, card)
        for each, card in owned
        if said in card.name.casefold() or any(said in number.casefold() for number in card.numbers)
    ]
    answer(rows, json=json, page=lambda: _list_page(rows, len(owned)))


def _line(pool: Pool, card: Card) -> dict[str, Any]:
    part = part_of(pool.game, card.row)
    return {
        "name": card.name,
        "part": part,
        "type": card.row["type"],
        "numbers": list(card.numbers),
        "game": pool.game,
        "pool": pool.name,
        "source": card.source,
    }


def _list_page(rows: list[dict[str, Any]], of: int) -> RenderableType:
    if not rows and of:
        return Text(f"No card has that in its name or number; cards in your pools: {of}.")
    if not rows:
        return Text("No cards. `ludex cards import FILE --game sve` brings some.")
    table = Table("name", "part", "numbers", "game", "pool")
    for row in rows:
        table.add_row(Text(row["name"]), row["part"], ", ".join(row["numbers"]), row["game"], Text(row["pool"]))
    return Group(table, Text(f"{len(rows)} cards", style="dim"))


def show_card(
    name: Annotated[str, typer.Argument(help="The card's name or number.")],
    pool: PoolNamed = None,
    game: GameNamed = None,
    json: Json = False,
) -> None:
    """Show a card of your pools, and what each book makes of it."""
    found = _found(name, pool, game)
    shown = [_shown(each, card, game) for each, card in found]
    answer(shown, json=json, page=lambda: Group(*(part for one in shown for part in _card_page(one))))


def _found(name: str, pool: str | None, game: str | None) -> list[Owned]:
    owned = _owned(pool, game)
    wanted = {id(card) for card in matching(name, [card for _, card in owned])}
    found = [(each, card) for each, card in owned if id(card) in wanted]
    if not found:
        near = nearest(name, [card for _, card in owned])
        raise UserError(f"There is no card {name!r} in your pools.", mend=meant(near, "`ludex cards list` names them."))
    return found


def _shown(pool: Pool, card: Card, game: str | None) -> dict[str, Any]:
    whole = msgspec.structs.replace(pool, cards=amended(pool))
    verdicts = {book: each[0] for book, each in judged(game or pool.game, whole, [card]).items()}
    return {**_line(pool, card), "card": card.row, "understood": msgspec.to_builtins(verdicts)}


def _card_page(shown: dict[str, Any]) -> Iterator[RenderableType]:
    yield Text(shown["name"], style="bold")
    card = {key: value for key, value in shown["card"].items() if key not in ("name", "text", "back", "number")}
    yield Text(", ".join(f"{key} {_said(value)}" for key, value in card.items()), style="dim")
    yield Text(str(shown["card"].get("text", "")))
    back = shown["card"].get("back")
    if back:
        yield Text(f"— {back['name']} —\n{back.get('text', '')}")
    for book, verdict in shown["understood"].items():
        good = verdict["outcome"] == "understood"
        yield Text(f"{book}: {verdict['outcome']}", style="green" if good else "red")
        if verdict["why"]:  # of a card that is understood: what was mended to read it
            yield Text(f"  {verdict['why']}")
    yield Text(f"pool {shown['pool']}; {', '.join(shown['numbers']) or 'no number'}\n", style="dim")


def _said(value: object) -> str:
    return ", ".join(str(each) for each in value) if isinstance(value, list) else str(value)


def remove_cards(
    names: Annotated[list[str], typer.Argument(help="Names or numbers.")],
    pool: Annotated[str, typer.Option("--pool", help="The pool they are in.")],
    json: Json = False,
) -> None:
    """Take cards out of a pool. An import may bring them again; an amendment with `remove = true` keeps them out."""
    with pools_told():
        whole = folder.known(pool)
        gone = [card for name in names for card in _mine(name, whole)]
        kept = without(whole, gone)
        folder.keep(kept)
        left = len(amended(kept))
    document = {"pool": pool, "removed": [card.name for card in gone], "cards": left}
    answer(document, json=json, page=lambda: Text(f"{len(gone)} removed, {left} left."))


def _mine(name: str, pool: Pool) -> list[Card]:
    cards = (*pool.cards, *added(pool))
    found = matching(name, cards)
    if not found:
        near = nearest(name, cards)
        raise UserError(f"There is no card {name!r} in {pool.name!r}; nothing was removed.", mend=meant(near, ""))
    return found
