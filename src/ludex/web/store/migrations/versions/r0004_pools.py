"""Players have pools: cards of their own, out of files."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, String
from sqlalchemy.types import JSON

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Nobody had any before."""
    op.create_table(
        "pools",
        Column("id", String(32), primary_key=True),
        Column("player", String(64), nullable=False, index=True),
        Column("ruleset", String(64), nullable=False),
        Column("name", String(120), nullable=False),
        Column("pool", JSON, nullable=False),
        Column("changed", BigInteger, nullable=False),
    )
