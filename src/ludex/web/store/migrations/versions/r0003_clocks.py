"""Clocks go by what a question has used, not by the time of day; what it had used at the last round is stored."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, Integer

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Who was thinking when the older server ended gets that time back."""
    op.add_column("games", Column("used", BigInteger, nullable=False, server_default="0"))
    op.add_column("games", Column("used_at", Integer, nullable=False, server_default="0"))
    op.drop_column("games", "alive")
