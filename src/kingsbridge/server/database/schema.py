"""What is stored: people, tables, and the log of each table, which is the truth.

Times are whole milliseconds since 1970. Things that differ from table to table and are never
searched for (options, pace, the result) are kept as JSON text.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    SmallInteger,
    Table,
    Text,
    column,
    table,
)

# Every constraint has a name, by which a later migration can find it.
metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# The numbers of rows are the database's business; people and tables are known by their codes.
Number = BigInteger().with_variant(Integer, "sqlite")

people = Table(
    "people",
    metadata,
    Column("id", Number, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("name", Text, nullable=False),
    # The name as it is compared, of those who have an account.
    Column("login", Text, unique=True),
    Column("password", Text),
    Column("role", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("banned", Boolean, nullable=False),
    # Cookies of an earlier epoch are no longer good.
    Column("epoch", Integer, nullable=False),
    Column("reminders", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("title", Text, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

# What the cards say in the box that somebody owns, as corrections of ours.
boxes = Table(
    "boxes",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("title", Text, primary_key=True),
    Column("corrections", Text, nullable=False),
    Column("changed", BigInteger, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", Number, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("name", Text, nullable=False),
    # What the token hashes to: the token itself is told once and never stored.
    Column("hash", Text, nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
)

mutes = Table(
    "mutes",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("muted", ForeignKey("people.id"), primary_key=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Number, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("title", Text, nullable=False),
    Column("seats", SmallInteger, nullable=False),
    Column("options", Text, nullable=False),
    Column("pace", Text, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("owner", ForeignKey("people.id"), nullable=False),
    Column("status", Text, nullable=False),
    # The sealed deal, its secret included: never told before the game is over.
    Column("deal", Text, nullable=False),
    Column("version", Integer, nullable=False),
    # Whose decision it is, and when somebody must look after the table if nothing happens.
    Column("deciding", SmallInteger, nullable=False),
    Column("due", BigInteger),
    Column("result", Text),
    Column("rematch", Text),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index("ix_tables_status_changed", "status", "changed"),
    Index("ix_tables_due", "due"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    # Who sits there or, if it is open, for whom it is kept.
    Column("person", ForeignKey("people.id"), index=True),
    Column("level", Text),
    Column("name", Text, nullable=False),
)

# Nothing is ever changed or deleted here. (table, n) is unique: two writers cannot both be n.
log = Table(
    "log",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("kind", SmallInteger, nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("move", SmallInteger, nullable=False),
    Column("key", Text),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# What is put in here becomes a row of a log, its table notes whose decision it is now or how the
# game ended, and other processes are told. It fails as IntegrityError if the place is taken or,
# with these words, if the table is not being played.
NOT_PLAYED = "not being played"
steps = table(
    "steps",
    *(column(part.name, part.type) for part in log.c),
    *(column(part.name, part.type) for part in (tables.c.deciding, tables.c.due, tables.c.result)),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Number, primary_key=True),
    Column("table", ForeignKey("tables.id"), nullable=False),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_chat_table", "table", "id"),
)

analyses = Table(
    "analyses",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("language", Text, primary_key=True),
    Column("document", Text, nullable=False),
)

settings = Table(
    "settings",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
