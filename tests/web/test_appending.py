"""Appending goes on whoever stops waiting for it: a player who is gone, a table that is closed, a server that ends."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import create_engine, select

from ludex.web.store.appending import Appender, Entry
from ludex.web.store.schema import log


def test_who_stops_waiting_stops_nobody_else(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path}/ludex.db")
    log.create(engine)
    appender = Appender(engine)
    given_up = [appender.append(Entry("g", n, "answer", 0, "pass", 0)) for n in range(20)]
    assert not any(future.cancel() for future in given_up)
    later = appender.append(Entry("g", 20, "answer", 0, "pass", 0))
    assert later.result(timeout=10)
    appender.close()
    with engine.connect() as connection:
        assert len(connection.execute(select(log.c.n)).all()) == 21
