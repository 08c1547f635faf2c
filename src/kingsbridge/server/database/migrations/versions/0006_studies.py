"""Studies, and games that begin from a position."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

Number = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make the table and the column."""
    op.create_table(
        "studies",
        sa.Column("id", Number, nullable=False),
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("person", Number, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("study", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_studies_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_studies")),
        sa.UniqueConstraint("code", name=op.f("uq_studies_code")),
    )
    op.create_index("ix_studies_person", "studies", ["person"])
    op.add_column("tables", sa.Column("position", sa.Text(), nullable=True))
