"""Boxes: what the cards say in the box that somebody owns, a row for each title."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

Number = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "boxes",
        sa.Column("person", Number, nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("corrections", sa.Text(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_boxes_person")),
        sa.PrimaryKeyConstraint("person", "title", name=op.f("pk_boxes")),
    )
