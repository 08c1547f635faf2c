"""Steps: a row for a log and what its table is to know of it, stored by one statement.

The step that ends a game has its result.

PostgreSQL tells all processes of each step; `kingsbridge.process` says which of them took it.
"""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

VIEW = """
CREATE VIEW steps AS
SELECT log."table", n, kind, seat, move, "key", "at", deciding, due, result
FROM log JOIN tables ON tables.id = log."table"
"""

APPEND = """
INSERT INTO log ("table", n, kind, seat, move, "key", "at")
VALUES (NEW."table", NEW.n, NEW.kind, NEW.seat, NEW.move, NEW."key", NEW."at");
"""

NOTE = """
UPDATE tables SET version = NEW.n, deciding = NEW.deciding, due = NEW.due, changed = NEW."at",
result = NEW.result, status = CASE WHEN NEW.result IS NULL THEN status ELSE 'finished' END
WHERE id = NEW."table" AND status = 'playing';
"""

SQLITE = f"""
CREATE TRIGGER take_step INSTEAD OF INSERT ON steps BEGIN
{APPEND} {NOTE}
SELECT RAISE(ABORT, 'not being played') WHERE changes() = 0;
END
"""

POSTGRESQL = f"""
CREATE FUNCTION take_step() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    its_code text;
BEGIN
{APPEND} {NOTE.strip().rstrip(";")} RETURNING code INTO its_code;
IF NOT FOUND THEN
    RAISE EXCEPTION 'not being played' USING ERRCODE = 'integrity_constraint_violation';
END IF;
PERFORM pg_notify('kingsbridge', json_build_object(
    'from', current_setting('kingsbridge.process', true), 'table', its_code, 'version', NEW.n
)::text);
RETURN NEW;
END $$;
CREATE TRIGGER take_step INSTEAD OF INSERT ON steps FOR EACH ROW EXECUTE FUNCTION take_step();
"""


def upgrade() -> None:
    """Make the view and what is done when something is put into it."""
    op.execute(VIEW)
    op.execute(SQLITE if op.get_bind().dialect.name == "sqlite" else POSTGRESQL)
