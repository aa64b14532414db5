"""Games are pinned to the cards they were begun with: every catalogue of cards is stored once."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, String
from sqlalchemy.types import JSON

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Games of before have no catalogue; they are pinned to the one of the server that finds them."""
    op.create_table(
        "catalogs",
        Column("digest", String(32), primary_key=True),
        Column("game", String(16), nullable=False),
        Column("rows", JSON, nullable=False),
    )
    op.add_column("games", Column("catalog", String(32)))
