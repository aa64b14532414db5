"""Between the games of a match players exchange cards with their side decks."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, ForeignKey, Integer, String
from sqlalchemy.types import JSON

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """There were no matches before."""
    op.create_table(
        "sides",
        Column("game", String(32), ForeignKey("games.id"), primary_key=True),
        Column("seat", Integer, primary_key=True, autoincrement=False),
        Column("deck", JSON, nullable=False),
    )
