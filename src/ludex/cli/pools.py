"""`ludex pool`: the pools of a user's own cards."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludex.cli.errors import UserError
from ludex.cli.naming import read_text
from ludex.cli.output import Json, answer
from ludex.cli.telling_pools import pools_told, read_bytes
from ludex.pools import folder
from ludex.pools.amending import amended, check, check_cards, read_amendments
from ludex.pools.pool import Pool, checked_name

app: typer.Typer = typer.Typer(help="Pools: cards of your own, which decks may name.", no_args_is_help=True)

Name = Annotated[str, typer.Argument(help="The pool.")]


def _line(pool: Pool) -> dict[str, Any]:
    sources = sorted({card.source for card in pool.cards if card.source})
    return {
        "pool": pool.name,
        "game": pool.game,
        "cards": len(amended(pool)),
        "amendments": len(pool.amendments),
        "sources": sources,
    }


@app.command("list")
def list_pools(json: Json = False) -> None:
    """List your pools."""
    with pools_told():
        rows = [_line(pool) for pool in folder.pools()]
    document = {"folder": str(folder.data_folder()), "pools": rows}
    answer(document, json=json, page=lambda: _list_page(rows))


def _list_page(rows: Sequence[dict[str, Any]]) -> RenderableType:
    if not rows:
        return Text("No pools yet. `ludex cards import FILE --game sve` makes one.")
    table = Table("pool", "game", "cards", "amendments", "from")
    for row in rows:
        table.add_row(row["pool"], row["game"], str(row["cards"]), str(row["amendments"]), ", ".join(row["sources"]))
    return table


@app.command()
def export(
    name: Name,
    file: Annotated[Path, typer.Argument(help="The file to write; a friend brings it in with `ludex pool import`.")],
    json: Json = False,
) -> None:
    """Write a pool, with its amendments, to one file."""
    with pools_told():
        pool = folder.known(name)
        folder.written(file, folder.encoded(pool))
    answer({**_line(pool), "file": str(file)}, json=json, page=lambda: Text(f"{name} is in {file}."))


@app.command("import")
def import_pool(
    file: Annotated[Path, typer.Argument(help="A file that `ludex pool export` wrote.")],
    name: Annotated[str | None, typer.Option("--name", help="Call it otherwise.")] = None,
    json: Json = False,
) -> None:
    """Bring in a pool that somebody shares. One of its name that is not the same stays as it is."""
    with pools_told():
        pool = folder.decoded(read_bytes(file), str(file))
        pool = msgspec.structs.replace(pool, name=checked_name(name or pool.name))
        check_cards(pool, str(file))
        before = folder.find(pool.name)
        if before is not None and before != pool:
            raise UserError(f"There is another pool {pool.name!r} already.", mend="Call this one otherwise: --name.")
        folder.keep(pool)
    answer(_line(pool), json=json, page=lambda: Text(f"{pool.name}: {len(pool.cards)} cards of {pool.game}."))


@app.command()
def amend(
    name: Name,
    file: Annotated[Path | None, typer.Argument(help="Cards to add, mend or leave out: TOML with [[card]].")] = None,
    clear: Annotated[bool, typer.Option("--clear", help="Take all amendments back.")] = False,
    json: Json = False,
) -> None:
    """Add cards to a pool, mend texts, leave cards out. The file takes the place of the one before; imports keep it."""
    if (file is None) != clear:
        raise UserError("Name a file of amendments, or --clear.")
    with pools_told():
        changes = () if file is None else read_amendments(read_text(file), str(file))
        pool = msgspec.structs.replace(folder.known(name), amendments=changes)
        check(pool, str(file))
        folder.keep(pool)
    answer(_line(pool), json=json, page=lambda: Text(f"{name}: {len(changes)} amendments, {len(amended(pool))} cards."))


@app.command()
def rename(name: Name, new: Annotated[str, typer.Argument(help="Its new name.")], json: Json = False) -> None:
    """Call a pool otherwise."""
    with pools_told():
        pool = folder.rename(name, new)
    answer(_line(pool), json=json, page=lambda: Text(f"{name} is called {new} now."))


@app.command()
def remove(name: Name, json: Json = False) -> None:
    """Throw a pool away. Games that were played with its cards keep them."""
    with pools_told():
        pool = folder.known(name)
        folder.remove(name)
    answer(_line(pool), json=json, page=lambda: Text(f"{name} is gone: {len(pool.cards)} cards."))
