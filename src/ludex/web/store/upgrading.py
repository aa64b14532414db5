"""The schema of a database: made where there is none, brought up to date where it is older, refused where it is
another's or newer. All of it or nothing: one transaction."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, MetaData, inspect

from ludex.web.settings import SettingsError
from ludex.web.store.migrations.versions.r0001_released import released
from ludex.web.store.migrations.versions.r0001_released import revision as first
from ludex.web.store.schema import metadata

_ONE_AT_A_TIME = "SELECT pg_advisory_xact_lock(7368061)"


def bring_up_to_date(engine: Engine) -> None:
    """See to it that a database has the tables of this ludex; `SettingsError` says why it cannot."""
    with engine.connect() as connection:
        # SQLite begins a transaction by itself only for rows, not for tables.
        postgres = engine.dialect.name == "postgresql"
        connection.exec_driver_sql(_ONE_AT_A_TIME if postgres else "BEGIN IMMEDIATE")
        _upgrade(connection)
        connection.commit()


def _upgrade(connection: Connection) -> None:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "ludex.web.store:migrations")
    script = ScriptDirectory.from_config(config)
    now = MigrationContext.configure(connection).get_current_revision()
    if now is None and _has_tables(connection):
        _must_have(connection, released, "it has tables of these names that ludex did not make")
        command.stamp(config, first)
    elif now is not None:
        _must_know(script, now)
    command.upgrade(config, "head")
    _must_have(connection, metadata, "its tables are not those of its version; restore a backup")


def _has_tables(connection: Connection) -> bool:
    return not set(inspect(connection).get_table_names()).isdisjoint(released.tables)


def _must_know(script: ScriptDirectory, revision: str) -> None:
    try:
        script.get_revision(revision)
    except CommandError:
        newest = script.get_current_head()
        raise SettingsError(
            f"database is of a newer ludex (schema {revision}; this one knows up to {newest}): upgrade ludex, or "
            "restore a backup of before"
        ) from None


def _must_have(connection: Connection, wanted: MetaData, otherwise: str) -> None:
    """Refuse a database that lacks a table or a column."""
    there = inspect(connection)
    tables = set(there.get_table_names())
    for table in wanted.tables.values():
        columns = {column["name"] for column in there.get_columns(table.name)} if table.name in tables else set()
        lacking = [column.name for column in table.columns if column.name not in columns]
        if lacking:
            what = f"no table {table.name}" if not columns else f"no column {table.name}.{lacking[0]}"
            raise SettingsError(f"database cannot be used: there is {what}; {otherwise}")
