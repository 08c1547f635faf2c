"""Habits: what people did in the games they finished."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

Number = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make the table. What was played before is counted when somebody asks for it."""
    op.create_table(
        "habits",
        sa.Column("table", Number, nullable=False),
        sa.Column("person", Number, nullable=False),
        sa.Column("counted", sa.SmallInteger(), nullable=False),
        sa.Column("habits", sa.Text(), nullable=True),
        sa.Column("mistakes", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_habits_person")),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_habits_table")),
        sa.PrimaryKeyConstraint("table", "person", name=op.f("pk_habits")),
    )
    op.create_index(op.f("ix_habits_person"), "habits", ["person"], unique=False)
