"""A table as it is kept in the browser: its terms, its chairs, and how it stands in a list."""

from __future__ import annotations

import json
from typing import Any

from kingsbridge.engine.record import Deal
from kingsbridge.table.chairs import Chair
from kingsbridge.table.game import Next
from kingsbridge.table.listing import listed
from kingsbridge.table.log import Row
from kingsbridge.table.table import Table
from kingsbridge.table.terms import Terms
from kingsbridge.table.told import Pace, SeatKind, Status, as_json

Doc = dict[str, Any]


def table_text(table: Table) -> str:
    """Return a table as it is kept, but for its log."""
    return as_json(
        {
            "terms": {**table.terms._asdict(), "deal": table.terms.deal.to_json()},
            "chairs": [chair._asdict() for chair in table.chairs],
            "status": table.status,
            "rematch": table.rematch,
            "changed": table.changed,
            "version": table.game.version if table.game else 0,
            "listed": listed(table, table.terms.owner_code),
        }
    )


def text_after(table: Table, after: Next) -> str:
    """Return a table as it is kept together with the row that comes next."""
    coming = Table(table.terms, table.chairs, after.game, table.status)
    coming.rematch, coming.changed = table.rematch, after.row.at
    if after.game.over:
        coming.status = Status.FINISHED
    return table_text(coming)


def table_of(text: str, rows: list[Row]) -> Table:
    """Return a table that was kept, with its log folded."""
    doc: Doc = json.loads(text)
    chairs = [Chair(**{**chair, "kind": SeatKind(chair["kind"])}) for chair in doc["chairs"]]
    table = Table(_terms(doc["terms"]), chairs)
    table.status = Status(doc["status"])
    table.rematch = doc["rematch"]
    table.changed = doc["changed"]
    if rows:
        table.game = table.folded(rows)
    return table


def _terms(doc: Doc) -> Terms:
    deal: Doc = doc["deal"]
    return Terms(
        **{
            **doc,
            "pace": Pace(**doc["pace"]),
            "deal": Deal(deal.get("seed"), deal.get("commitment"), deal.get("secret")),
        }
    )


def row_text(row: Row) -> str:
    """Return a row of a log as it is kept."""
    return as_json(row)


def rows_of(texts: str) -> list[Row]:
    """Return the rows that were kept."""
    return [Row(*json.loads(text)) for text in json.loads(texts)]
