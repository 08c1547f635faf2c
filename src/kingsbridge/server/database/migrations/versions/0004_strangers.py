"""Strangers: sessions, confirmed addresses, blocks, reports, bans, invitations, an audit log."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

from kingsbridge.server.people.names import look_of

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

Number = sa.BigInteger().with_variant(sa.Integer(), "sqlite")

people = sa.table(
    "people",
    *(sa.column(name) for name in ("id", "name", "login", "email", "look", "reminders")),
)


FOR_GOOD = 2**53


def carry_people_over(connection: sa.Connection) -> None:
    """Note what accounts look like, and let addresses for letters wait to be confirmed.

    Of two accounts that look alike the older one has the look; the other keeps its name.
    """
    taken: set[str] = set()
    for row in connection.execute(sa.select(people).order_by(people.c.id)).all():
        new: dict[str, str | None] = {}
        if row.login is not None and (look := look_of(row.name)) not in taken:
            taken.add(look)
            new["look"] = look
        wanted = json.loads(row.reminders)
        if "email" in wanted:
            new["email"] = wanted.pop("email")
            wanted["letters"] = new["email"] is not None
            new["reminders"] = json.dumps(wanted)
        if new:
            connection.execute(sa.update(people).where(people.c.id == row.id).values(**new))


def upgrade() -> None:
    """Make the tables, and room in those that are there."""
    op.create_table(
        "buckets",
        sa.Column("what", sa.Text(), nullable=False),
        sa.Column("who", sa.Text(), nullable=False),
        sa.Column("left", sa.Float(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("what", "who", name=op.f("pk_buckets")),
    )
    op.create_index(op.f("ix_buckets_at"), "buckets", ["at"], unique=False)
    op.create_table(
        "closed_origins",
        sa.Column("origin", sa.Text(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("origin", name=op.f("pk_closed_origins")),
    )
    op.create_table(
        "invitations",
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("note", sa.Text(), nullable=False),
        sa.Column("uses_left", sa.Integer(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("code", name=op.f("pk_invitations")),
    )
    op.create_table(
        "audit",
        sa.Column("id", Number, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("by", Number, nullable=True),
        sa.Column("what", sa.Text(), nullable=False),
        sa.Column("facts", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["by"], ["people.id"], name=op.f("fk_audit_by")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_audit")),
    )
    op.create_index(op.f("ix_audit_at"), "audit", ["at"], unique=False)
    op.create_table(
        "blocks",
        sa.Column("person", Number, nullable=False),
        sa.Column("blocked", Number, nullable=False),
        sa.ForeignKeyConstraint(["blocked"], ["people.id"], name=op.f("fk_blocks_blocked")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_blocks_person")),
        sa.PrimaryKeyConstraint("person", "blocked", name=op.f("pk_blocks")),
    )
    op.create_index(op.f("ix_blocks_blocked"), "blocks", ["blocked"], unique=False)
    op.create_table(
        "kicks",
        sa.Column("table", Number, nullable=False),
        sa.Column("person", Number, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_kicks_person")),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_kicks_table")),
        sa.PrimaryKeyConstraint("table", "person", name=op.f("pk_kicks")),
    )
    op.create_index(op.f("ix_kicks_person"), "kicks", ["person"], unique=False)
    op.create_table(
        "notices",
        sa.Column("id", Number, nullable=False),
        sa.Column("person", Number, nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("facts", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_notices_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_notices")),
    )
    op.create_index(op.f("ix_notices_person"), "notices", ["person"], unique=False)
    op.create_table(
        "sessions",
        sa.Column("id", Number, nullable=False),
        sa.Column("person", Number, nullable=False),
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("agent", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_sessions_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sessions")),
        sa.UniqueConstraint("hash", name=op.f("uq_sessions_hash")),
    )
    op.create_index(op.f("ix_sessions_person"), "sessions", ["person"], unique=False)
    op.create_table(
        "rating_steps",
        sa.Column("table", Number, nullable=False),
        sa.Column("person", Number, nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_rating_steps_person")),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_rating_steps_table")),
        sa.PrimaryKeyConstraint("table", "person", name=op.f("pk_rating_steps")),
    )
    op.create_index(
        "ix_rating_steps_person_title_at", "rating_steps", ["person", "title", "at"], unique=False
    )
    op.create_table(
        "reports",
        sa.Column("id", Number, nullable=False),
        sa.Column("reporter", Number, nullable=False),
        sa.Column("reported", Number, nullable=False),
        sa.Column("table", Number, nullable=True),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("settled", sa.BigInteger(), nullable=True),
        sa.Column("outcome", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["reported"], ["people.id"], name=op.f("fk_reports_reported")),
        sa.ForeignKeyConstraint(["reporter"], ["people.id"], name=op.f("fk_reports_reporter")),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_reports_table")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    op.create_index(op.f("ix_reports_reported"), "reports", ["reported"], unique=False)
    op.create_index("ix_reports_settled_at", "reports", ["settled", "at"], unique=False)
    # What was found out about games was kept in words; it is found out again when asked for.
    op.drop_table("analyses")
    op.create_table(
        "analyses",
        sa.Column("table", Number, nullable=False),
        sa.Column("findings", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_analyses_table")),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_analyses")),
    )
    op.add_column("ratings", sa.Column("cautious", sa.Float(), nullable=True))
    op.execute("UPDATE ratings SET cautious = mu - 3 * sigma")
    op.create_index("ix_ratings_title_cautious", "ratings", ["title", "cautious"], unique=False)
    op.drop_index("ix_seats_person", "seats")
    op.create_index("ix_seats_person_table", "seats", ["person", "table"], unique=False)
    op.create_table(
        "news",
        sa.Column("id", Number, nullable=False),
        sa.Column("said", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_news")),
    )
    op.create_table(
        "processes",
        sa.Column("process", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("said", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("process", name=op.f("pk_processes")),
    )
    op.add_column("people", sa.Column("banned_until", sa.BigInteger(), nullable=True))
    op.add_column("people", sa.Column("ban_reason", sa.Text(), nullable=True))
    op.add_column("people", sa.Column("email", sa.Text(), nullable=True))
    op.add_column("people", sa.Column("email_confirmed", sa.BigInteger(), nullable=True))
    op.add_column("people", sa.Column("origin", sa.Text(), nullable=True))
    op.add_column("people", sa.Column("deleted", sa.BigInteger(), nullable=True))
    op.add_column("people", sa.Column("look", sa.Text(), nullable=True))
    op.create_index(op.f("ix_people_origin"), "people", ["origin"], unique=False)
    op.create_index(op.f("ix_people_email"), "people", ["email"], unique=False)
    op.create_index("ix_people_look", "people", ["look"], unique=True)
    # Whoever was banned is so for good, until a host thinks otherwise.
    op.execute(f"UPDATE people SET banned_until = {FOR_GOOD} WHERE banned")
    op.drop_column("people", "banned")
    op.drop_column("people", "epoch")
    carry_people_over(op.get_bind())
    op.add_column("seats", sa.Column("pledge", sa.Text(), nullable=True))
    op.add_column("seats", sa.Column("salt", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("imported", sa.BigInteger(), nullable=True))
    op.add_column("tokens", sa.Column("scopes", sa.Text(), nullable=True))
    op.add_column("tokens", sa.Column("seen", sa.BigInteger(), nullable=True))
