"""Tables nobody sits at are let go of, and come back as they were."""

from __future__ import annotations

import asyncio
from pathlib import Path

from ludex.web.hosting.creating import NewGame, NewSeat, create
from ludex.web.hosting.tables import Tables
from ludex.web.settings import Settings
from ludex.web.store import Store
from tests.web.apart import run

PEOPLE = (NewSeat("person"), NewSeat("person"))


def test_an_idle_table_is_let_go_of_and_loaded_again(tmp_path: Path) -> None:
    async def course() -> None:
        settings = Settings(database=f"sqlite:///{tmp_path}/ludex.db", idle_seconds=0)
        tables = Tables(settings, Store(settings))
        made = await create(tables, NewGame(ruleset="sve", decks=("bellmere", "derby"), seats=PEOPLE))
        table = await tables.get(made.game)
        assert table is not None
        assert table.facts.asked is not None
        await table.act("answer", table.facts.asked.seat, table.facts.asked.first, 0)
        table.touched = float("-inf")
        await tables._round()
        again = await tables.get(made.game)
        assert again is not None
        assert again is not table
        assert again.facts == table.facts
        assert again.facts.version == 1
        assert await tables.get("nothing") is None
        await tables.close()

    run(course())


def test_a_table_at_which_nothing_happens_costs_nothing(tmp_path: Path) -> None:
    """Somebody looks at it for a day: no worker holds it, no timer runs; when it goes on, it is there."""

    class Looking:
        seat: int | None = 0
        token: str | None = None
        queue: str = "somebody"
        address: str = "somewhere"
        views, had, version, lang = True, 0, 0, "en"

        def wake(self, *, again: bool = False) -> None: ...

        def post(self, message: object) -> None: ...

    async def course() -> None:
        settings = Settings(database=f"sqlite:///{tmp_path}/ludex.db", idle_seconds=0)
        tables = Tables(settings, Store(settings))
        made = await create(tables, NewGame(ruleset="sve", decks=("bellmere", "derby"), seats=PEOPLE))
        table = await tables.get(made.game)
        assert table is not None
        table.enter(Looking())
        await tables._round()
        assert not table.mover._hold.open
        assert [worker.tables for worker in tables.workshop.crew.workers if worker.tables] == []
        assert table.facts.asked is not None
        await table.act("answer", table.facts.asked.seat, table.facts.asked.first, 0)
        assert table.facts.version == 1
        assert await tables.get(made.game) is table
        await tables.close()

    run(course())


def test_those_who_load_a_table_at_once_get_the_same_one(tmp_path: Path) -> None:
    async def course() -> None:
        settings = Settings(database=f"sqlite:///{tmp_path}/ludex.db")
        tables = Tables(settings, Store(settings))
        made = await create(tables, NewGame(ruleset="sve", decks=("bellmere", "derby"), seats=PEOPLE))
        found = await asyncio.gather(*(tables.get(made.game) for _ in range(5)))
        assert len({id(table) for table in found}) == 1
        await tables.close()

    run(course())


def test_a_game_that_was_begun_with_other_cards_is_not_shown(tmp_path: Path) -> None:
    from dataclasses import replace

    from ludex.web.hosting.starting import OtherCards

    async def course() -> None:
        settings = Settings(database=f"sqlite:///{tmp_path}/ludex.db")
        tables = Tables(settings, Store(settings))
        made = await create(tables, NewGame(ruleset="sve", decks=("bellmere", "derby"), seats=PEOPLE))
        stored = tables.store.games.find(made.game)
        assert stored is not None
        other = replace(stored, id="other", setup={**stored.setup, "digest": "other"})
        tables.store.games.create(other)
        try:
            await tables.get("other")
        except OtherCards as error:
            assert "other cards" in str(error)
        else:
            raise AssertionError("it was shown")
        await tables.close()

    run(course())
