"""Games in the store: creating, loading, listing, and what becomes of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Engine, RowMapping, and_, delete, func, insert, or_, select, update

from ludex.web.store.appending import Entry
from ludex.web.store.catalogs import Catalogs
from ludex.web.store.schema import chat, games, log, sides

WAITING = "waiting"
"""The status of a table where a chair is free."""
LINES = 200
"""Lines of chat that a table keeps."""


@dataclass(frozen=True, slots=True)
class Stored:
    """A game's row: what it was started with and by whom it is played."""

    id: str
    ruleset: str
    setup: dict[str, Any]
    seats: list[dict[str, Any]]
    settings: dict[str, Any]
    created: int
    status: str
    result: dict[str, Any] | None
    answers: int
    from_game: str | None = None
    from_answers: int | None = None
    taken: int = 0
    player0: str | None = None
    player1: str | None = None
    began: int = 0
    used: int = 0
    used_at: int = 0
    rematch: int = 0
    next_game: str | None = None
    catalog: str | None = None


@dataclass(frozen=True, slots=True)
class Said:
    """A line of chat."""

    seat: int
    text: str
    at: int


class Games:
    """The games of a store. Every method talks to the database and returns when it is done: call it in a thread."""

    def __init__(self, engine: Engine, catalogs: Catalogs) -> None:
        self._engine = engine
        self._catalogs = catalogs

    # -- writing ------------------------------------------------------------------------------------------------------
    def create(self, game: Stored, entries: Sequence[Entry] = ()) -> None:
        """Store a new game, with the answers that it begins with."""
        with self._engine.begin() as connection:
            connection.execute(insert(games), self._columns(game))
            if entries:
                connection.execute(insert(log), [_entry(entry) for entry in entries])

    def finish(self, id: str, result: dict[str, Any] | None, answers: int) -> None:
        """A game is over."""
        self._update(id, status="over", result=result, answers=answers)

    def keep_time(self, ticking: Mapping[str, tuple[int, int]]) -> None:
        """Of games whose clocks run: how much time the question after so many lines of the log has used."""
        with self._engine.begin() as connection:
            for game, (line, used) in ticking.items():
                less = or_(games.c.used_at < line, and_(games.c.used_at == line, games.c.used < used))
                known = update(games).where(games.c.id == game, less)
                connection.execute(known.values(used=used, used_at=line))

    def take(self, id: str, seat: int, player: str | None, now: int, people: Sequence[int]) -> tuple[int, int]:
        """A person has come to a seat: note it, and whose browser it is if that is not known. Returns the seats that
        were ever taken, and when all people had come (0: not yet)."""
        column = games.c.player1 if seat else games.c.player0
        with self._engine.begin() as connection:
            here = games.c.id == id
            connection.execute(update(games).where(here).values(taken=games.c.taken.op("|")(1 << seat)))
            if player is not None:
                connection.execute(update(games).where(here, column.is_(None)).values({column: player}))
            taken = int(connection.execute(select(games.c.taken).where(here)).scalar_one())
            if all(taken >> each & 1 for each in people):
                first = update(games).where(here, games.c.began == 0).values(began=now)
                connection.execute(first)
            return taken, int(connection.execute(select(games.c.began).where(here)).scalar_one())

    def claim(self, id: str, seat: int, seats: list[dict[str, Any]]) -> bool:
        """Somebody takes up an invitation to a seat: nobody has before, at this server or another."""
        first = games.c.taken.op("&")(1 << seat) == 0
        values = {"seats": seats, "taken": games.c.taken.op("|")(1 << seat)}
        with self._engine.begin() as connection:
            return connection.execute(update(games).where(games.c.id == id, first).values(values)).rowcount == 1

    def begin(self, game: Stored) -> bool:
        """Somebody has sat down where a table waited, and it begins: nobody was faster, at this server or another."""
        setup, catalog = self._catalogs.emptied(game.ruleset, game.setup)
        values = {"setup": setup, "catalog": catalog, "seats": game.seats, "status": game.status, "taken": game.taken,
                  "player0": game.player0, "player1": game.player1}  # fmt: skip
        waits = update(games).where(games.c.id == game.id, games.c.status == WAITING)
        with self._engine.begin() as connection:
            return connection.execute(waits.values(values)).rowcount == 1

    def want_rematch(self, id: str, seat: int) -> int:
        """A seat wants another game; returns all that do."""
        with self._engine.begin() as connection:
            here = games.c.id == id
            connection.execute(update(games).where(here).values(rematch=games.c.rematch.op("|")(1 << seat)))
            return int(connection.execute(select(games.c.rematch).where(here)).scalar_one())

    def follow(self, id: str, next_game: Stored) -> str:
        """Create the game that follows another, once: returns the one that does."""
        with self._engine.begin() as connection:
            # The game must exist before it is pointed at; if another server was faster, this one is never seen.
            free = update(games).where(games.c.id == id, games.c.next_game.is_(None)).values(next_game=next_game.id)
            if connection.execute(free).rowcount == 1:
                connection.execute(insert(games), self._columns(next_game))
            return str(connection.execute(select(games.c.next_game).where(games.c.id == id)).scalar_one())

    def side(self, id: str, seat: int, deck: dict[str, Any]) -> bool:
        """A seat goes into the next game of its match with this deck, unless that has begun."""
        here = and_(sides.c.game == id, sides.c.seat == seat)
        with self._engine.begin() as connection:
            waits = select(games.c.id).where(games.c.id == id, games.c.next_game.is_(None))
            if connection.execute(waits.with_for_update()).scalar_one_or_none() is None:
                return False
            connection.execute(delete(sides).where(here))
            connection.execute(insert(sides), {"game": id, "seat": seat, "deck": deck})
        return True

    def say(self, id: str, said: Said) -> None:
        """Keep a line of chat, and none that nobody is told any more."""
        with self._engine.begin() as connection:
            connection.execute(insert(chat), {"game": id, "seat": said.seat, "text": said.text, "at": said.at})
            newest = select(chat.c.id).where(chat.c.game == id).order_by(chat.c.id.desc())
            oldest = newest.limit(1).offset(LINES - 1).scalar_subquery()
            connection.execute(delete(chat).where(chat.c.game == id, chat.c.id < oldest))

    def _columns(self, game: Stored) -> dict[str, Any]:
        setup, catalog = self._catalogs.emptied(game.ruleset, game.setup)
        row = {name: getattr(game, name) for name in game.__slots__}
        return {**row, "setup": setup, "catalog": catalog}

    def _update(self, id: str, **values: Any) -> None:
        with self._engine.begin() as connection:
            connection.execute(update(games).where(games.c.id == id).values(**values))

    # -- reading ------------------------------------------------------------------------------------------------------
    def find(self, id: str) -> Stored | None:
        """A game's row."""
        with self._engine.connect() as connection:
            row = connection.execute(select(games).where(games.c.id == id)).mappings().one_or_none()
        return None if row is None else Stored(**row)

    def load(self, id: str) -> tuple[Stored, list[Entry]] | None:
        """A game's row and its whole log, as they were at one moment."""
        with self._engine.connect() as connection:
            row = connection.execute(select(games).where(games.c.id == id)).mappings().one_or_none()
            found = self._log(connection.execute(_of(id, 0)).mappings().all())
            if row is None:
                return None
            setup = self._catalogs.filled(connection, row["setup"], row["catalog"])
        return Stored(**{**row, "setup": setup}), found

    def entries(self, id: str, start: int) -> list[Entry]:
        """A game's log from a line on."""
        with self._engine.connect() as connection:
            return self._log(connection.execute(_of(id, start)).mappings().all())

    def latest(self, id: str) -> int:
        """When something happened last in a game: an answer, else that all had come, else that it was made."""
        answered = select(func.max(log.c.at)).where(log.c.game == id).scalar_subquery()
        with self._engine.connect() as connection:
            row = connection.execute(select(games.c.created, games.c.began, answered).where(games.c.id == id)).one()
        return max(int(at or 0) for at in row)

    def sided(self, id: str) -> dict[int, dict[str, Any]]:
        """The decks with which seats go into the next game of their match, where they have changed them."""
        with self._engine.connect() as connection:
            rows = connection.execute(select(sides.c.seat, sides.c.deck).where(sides.c.game == id)).all()
        return {seat: deck for seat, deck in rows}  # noqa: C416

    def chat(self, id: str, last: int = LINES) -> list[Said]:
        """What was said at a table, the last lines of it."""
        newest = select(chat.c.seat, chat.c.text, chat.c.at).where(chat.c.game == id).order_by(chat.c.id.desc())
        with self._engine.connect() as connection:
            rows = connection.execute(newest.limit(last)).all()
        return [Said(seat, text, at) for seat, text, at in reversed(rows)]

    def of_player(self, player: str, limit: int = 50, offset: int = 0) -> list[Stored]:
        """The games that a browser sits or sat at, the newest first."""
        mine = select(games).where(or_(games.c.player0 == player, games.c.player1 == player))
        with self._engine.connect() as connection:
            rows = connection.execute(mine.order_by(games.c.created.desc()).limit(limit).offset(offset)).mappings()
            return [Stored(**row) for row in rows]

    def newest(self, status: Sequence[str], since: int, limit: int) -> list[Stored]:
        """The newest games of a status, without what they were started with: that may be much."""
        light = [column for column in games.c if column is not games.c.setup]
        recent = select(*light).where(games.c.status.in_(status), games.c.created >= since)
        with self._engine.connect() as connection:
            rows = connection.execute(recent.order_by(games.c.created.desc()).limit(limit)).mappings()
            return [Stored(**{**row, "setup": {}}) for row in rows]

    def _log(self, rows: Sequence[RowMapping]) -> list[Entry]:
        return [Entry(**row) for row in rows]


def _of(id: str, start: int) -> Any:
    return select(log).where(log.c.game == id, log.c.n >= start).order_by(log.c.n)


def _entry(entry: Entry) -> dict[str, Any]:
    return {name: getattr(entry, name) for name in entry.__slots__}
