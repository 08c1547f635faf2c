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
    Column("reminders", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    # Until when, and why, somebody is kept out.
    Column("banned_until", BigInteger),
    Column("ban_reason", Text),
    # Where letters go, and when somebody showed that it is theirs.
    Column("email", Text, index=True),
    Column("email_confirmed", BigInteger),
    # From where a guest came, as a keyed hash: good for nothing but to be compared.
    Column("origin", Text, index=True),
    # When an account was deleted: what is left is a number at tables that others played at, too.
    Column("deleted", BigInteger),
    # What the name of an account looks like: nobody else's looks the same (people/names.py).
    Column("look", Text),
    Index("ix_people_look", "look", unique=True),
)

# Browsers in which somebody is known. A cookie names one of these rows.
sessions = Table(
    "sessions",
    metadata,
    Column("id", Number, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    # What the cookie's secret hashes to.
    Column("hash", Text, nullable=False, unique=True),
    # Which browser it is, in a few words.
    Column("agent", Text, nullable=False),
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
    # What somebody's strength almost surely exceeds: mu - 3 sigma. By this people are ranked, so
    # that nobody leads after one lucky evening.
    Column("cautious", Float),
    Index("ix_ratings_title_cautious", "title", "cautious"),
)

# What each rated game made of a rating.
rating_steps = Table(
    "rating_steps",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("title", Text, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_rating_steps_person_title_at", "person", "title", "at"),
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

# What people look into: games, positions, variations and what was written about them.
studies = Table(
    "studies",
    metadata,
    Column("id", Number, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("study", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
)

# How somebody stands with the puzzles of a title (study/solving.py).
puzzle_standings = Table(
    "puzzle_standings",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("title", Text, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("tried", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("run", Integer, nullable=False),
    Column("best_run", Integer, nullable=False),
    Column("days", Integer, nullable=False),
    Column("best_days", Integer, nullable=False),
    Column("last_day", Integer, nullable=False),
)

# First tries: later ones count for nothing.
puzzle_tries = Table(
    "puzzle_tries",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("puzzle", Text, primary_key=True),
    Column("title", Text, nullable=False),
    Column("move", SmallInteger, nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_puzzle_tries_person_title", "person", "title"),
)

# How hard puzzles turned out to be, of those that somebody tried.
puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("puzzle", Text, primary_key=True),
    Column("title", Text, nullable=False, index=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("tries", Integer, nullable=False),
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
    # What it is good for, as words with blanks between them; null: for everything.
    Column("scopes", Text),
    Column("seen", BigInteger),
)

mutes = Table(
    "mutes",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("muted", ForeignKey("people.id"), primary_key=True),
)

# Who is never seated with whom, and does not hear them.
blocks = Table(
    "blocks",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("blocked", ForeignKey("people.id"), primary_key=True, index=True),
)

# Whom the owner of a table sent away from it before the game: they do not sit down there again.
kicks = Table(
    "kicks",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True, index=True),
)

# What somebody is told when they come back: a key of the words, and what fills it, as JSON.
notices = Table(
    "notices",
    metadata,
    Column("id", Number, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("key", Text, nullable=False),
    Column("facts", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# What people say of each other to the hosts, and what came of it.
reports = Table(
    "reports",
    metadata,
    Column("id", Number, primary_key=True),
    Column("reporter", ForeignKey("people.id"), nullable=False),
    Column("reported", ForeignKey("people.id"), nullable=False, index=True),
    Column("table", ForeignKey("tables.id")),
    Column("reason", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("settled", BigInteger),
    Column("outcome", Text),
    Index("ix_reports_settled_at", "settled", "at"),
)

# From where no guests are welcome for a while, because of one whom a host banned.
closed_origins = Table(
    "closed_origins",
    metadata,
    Column("origin", Text, primary_key=True),
    Column("until", BigInteger, nullable=False),
    Column("reason", Text, nullable=False),
)

# Codes with which accounts can be made where registration is by invitation.
invitations = Table(
    "invitations",
    metadata,
    Column("code", Text, primary_key=True),
    Column("note", Text, nullable=False),
    Column("uses_left", Integer, nullable=False),
    Column("until", BigInteger),
    Column("created", BigInteger, nullable=False),
)

# What hosts did, in the browser or by a command (then `by` is null). Nothing is changed here.
audit = Table(
    "audit",
    metadata,
    Column("id", Number, primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("by", ForeignKey("people.id")),
    Column("what", Text, nullable=False),
    Column("facts", Text, nullable=False),
)

# What is left in the buckets that all processes share (people/limits.py).
buckets = Table(
    "buckets",
    metadata,
    Column("what", Text, primary_key=True),
    Column("who", Text, primary_key=True),
    Column("left", Float, nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
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
    # When it was brought in as a record of a game played elsewhere: nobody vouches for its players.
    Column("imported", BigInteger),
    # Where its game begins, if not at the beginning: hidden things included, as the deal is.
    Column("position", Text),
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
    Column("person", ForeignKey("people.id")),
    Column("level", Text),
    Column("name", Text, nullable=False),
    # What its player adds to the chance of the deal: first the hash of it, then the thing itself.
    Column("pledge", Text),
    Column("salt", Text),
    # Somebody's tables, the newest first.
    Index("ix_seats_person_table", "person", "table"),
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

# What a bot found out about a finished game, as numbers: it is told in any language.
analyses = Table(
    "analyses",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("findings", Text, nullable=False),
)

# What somebody did in a game they finished, as JSON: null if there is nothing to tell of it. By
# which way of counting, and how their mistakes were, once the game was analysed.
habits = Table(
    "habits",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True, index=True),
    Column("counted", SmallInteger, nullable=False),
    Column("habits", Text),
    Column("mistakes", Text),
)

settings = Table(
    "settings",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

# What a command tells a server that runs on the same file of SQLite, which hears it within a
# second. (Those on PostgreSQL tell each other by NOTIFY.)
news = Table(
    "news",
    metadata,
    Column("id", Number, primary_key=True),
    Column("said", Text, nullable=False),
)

# What every process that answers says of itself from time to time, as JSON.
processes = Table(
    "processes",
    metadata,
    Column("process", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("said", Text, nullable=False),
)
