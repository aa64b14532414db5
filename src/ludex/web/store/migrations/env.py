"""Alembic asks this file to run the steps. The connection is the one on which the store is being opened."""

from __future__ import annotations

from alembic import context

from ludex.web.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
