"""`kingsbridge server verify`: is every stored game what it says?"""

from __future__ import annotations

import typer

from kingsbridge.cli.exits import NOT_AS_RECORDED
from kingsbridge.cli.options import Json
from kingsbridge.cli.screen import complain, print_json, screen
from kingsbridge.cli.server.database import Database, opened


def verify_records(database: Database = None, as_json: Json = False) -> None:
    """Play every stored game again: each must be what it says, each deal as promised."""
    from kingsbridge.server.database.engines import reading
    from kingsbridge.server.tables.archive import check_everything

    with opened(database) as engine, reading(engine) as connection:
        games = 0
        wrong: dict[str, str] = {}
        for code, error in check_everything(connection):
            games += 1
            if error is not None:
                wrong[code] = str(error)
    if as_json:
        print_json({"games": games, "wrong": wrong})
    else:
        for code, why in wrong.items():
            complain(f"{code}: {why}")
        screen().print(f"{games - len(wrong)} of {games} games are as they should be")
    if wrong:
        raise typer.Exit(NOT_AS_RECORDED)
