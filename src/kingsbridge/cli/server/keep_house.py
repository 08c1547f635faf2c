"""`kingsbridge server reports`, `settings`, `invite`, `audit`, `status` and their kin."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import typer

from kingsbridge.cli.options import Json, option_value
from kingsbridge.cli.screen import print_json, screen
from kingsbridge.cli.server.database import Database, opened
from kingsbridge.cli.server.desk import (
    For,
    PageNumber,
    Reason,
    at_desk,
    ends_at,
    print_page,
    print_rows,
    when,
)
from kingsbridge.cli.server.keep_people import ban_neighbours
from kingsbridge.engine.errors import BadOption


class Outcome(StrEnum):
    """What comes of a report; the server knows the same."""

    NOTHING = "nothing"
    WARNED = "warned"
    BANNED = "banned"


def list_reports(
    settled: Annotated[bool, typer.Option("--settled", help="Those that are settled.")] = False,
    page: PageNumber = 1,
    database: Database = None,
    as_json: Json = False,
) -> None:
    """List what people say of each other to the hosts."""
    import msgspec

    from kingsbridge.server.database.engines import reading
    from kingsbridge.server.hosting import reports

    with opened(database) as engine, reading(engine) as connection:
        found = reports.listed(connection, settled, page - 1)
    if as_json:
        print_json(msgspec.to_builtins(found))
        return
    print_rows(
        ("number", "when", "about", "by", "table", "reason", "text", "outcome"),
        (
            (
                str(one.id),
                when(one.at),
                f"{one.reported_name} ({one.reported})",
                one.reporter_name,
                one.table or "-",
                one.reason,
                one.text,
                one.outcome or "-",
            )
            for one in found.shown
        ),
    )
    print_page(found, "reports")


def settle_report(
    number: Annotated[int, typer.Argument(metavar="NUMBER", help="Which report.", min=0)],
    outcome: Annotated[Outcome, typer.Argument(help="What comes of it.")],
    lasting: For = None,
    reason: Reason = "",
    database: Database = None,
) -> None:
    """Settle a report; who made it is told, and who is warned or banned."""
    from kingsbridge.server.hosting import bans, people, reports

    if outcome != Outcome.BANNED and (lasting or reason):
        raise BadOption("--for and --reason are for who is banned")
    with at_desk(database) as desk:
        report = reports.settle(desk, number, reports.Outcome(outcome.value))
        if outcome == Outcome.BANNED:
            person = people.by_code(desk.connection, report.reported)
            sentence = bans.Sentence(ends_at(desk.now, lasting), reason)
            bans.ban(desk, person, sentence)
    if outcome == Outcome.BANNED:
        ban_neighbours(database, person, sentence)
    screen().print(f"report {number} is settled: {outcome}")


def house_rules(
    changes: Annotated[
        list[str] | None, typer.Argument(metavar="NAME=VALUE", help="What to change.")
    ] = None,
    database: Database = None,
    as_json: Json = False,
) -> None:
    """Show the settings of the house, or change some: registration=invited guests=false."""
    import msgspec

    from kingsbridge.server.hosting.rules import change_rules

    wanted: dict[str, object] = {}
    for pair in changes or []:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadOption(f"a setting is written as name=value, not {pair!r}")
        wanted[name] = option_value(value)
    with at_desk(database) as desk:
        rules = msgspec.to_builtins(change_rules(desk, wanted))
    if as_json:
        print_json(rules)
        return
    for name, value in rules.items():
        shown = str(value).lower() if isinstance(value, bool) else value
        screen().print(f"{name}={shown}")


def invite(
    uses: Annotated[int, typer.Option(help="For how many accounts it is good.")] = 1,
    lasting: Annotated[
        str | None, typer.Option("--for", metavar="TIME", help="For how long: 12h, 7d, 4w.")
    ] = None,
    note: Annotated[str, typer.Option(help="For whom it is.")] = "",
    database: Database = None,
) -> None:
    """Make an invitation, with which an account can be made; print its code."""
    from kingsbridge.server.hosting import invitations

    with at_desk(database) as desk:
        made = invitations.invite(desk, uses, ends_at(desk.now, lasting), note)
    screen().print(made.code)


def list_invitations(
    withdraw: Annotated[
        str | None, typer.Option("--withdraw", metavar="CODE", help="Make one good for nothing.")
    ] = None,
    database: Database = None,
    as_json: Json = False,
) -> None:
    """List invitations, or withdraw one."""
    import msgspec

    from kingsbridge.server.hosting import invitations

    with at_desk(database) as desk:
        if withdraw is not None:
            invitations.withdraw(desk, withdraw)
        found = invitations.listed(desk.connection)
    if as_json:
        print_json(msgspec.to_builtins(found))
        return
    rows = ((one.code, str(one.uses_left), when(one.until), one.note) for one in found)
    print_rows(("code", "uses left", "until", "note"), rows)


def list_audit(page: PageNumber = 1, database: Database = None, as_json: Json = False) -> None:
    """List what hosts did, the newest first."""
    import msgspec

    from kingsbridge.server.database.engines import reading
    from kingsbridge.server.hosting import audit

    with opened(database) as engine, reading(engine) as connection:
        found = audit.entries(connection, page - 1)
    if as_json:
        print_json(msgspec.to_builtins(found))
        return
    print_rows(
        ("when", "by", "what", "facts"),
        (
            (
                when(one.at),
                one.by or "a command",
                one.what,
                " ".join(f"{name}={value}" for name, value in one.facts.items()),
            )
            for one in found.shown
        ),
    )
    print_page(found, "entries")


def show_status(database: Database = None, as_json: Json = False) -> None:
    """Show load and errors at a glance, of every process that runs on this database."""
    import msgspec

    from kingsbridge.server.clock import wall_clock
    from kingsbridge.server.database.engines import reading
    from kingsbridge.server.hosting.load import load_of

    with opened(database) as engine, reading(engine) as connection:
        load = load_of(connection, engine, wall_clock())
    if as_json:
        print_json(msgspec.to_builtins(load))
        return
    free = "" if load.disk_free is None else f", {load.disk_free >> 20} MB free on its disk"
    tables = ", ".join(f"{number} {status}" for status, number in load.tables.items()) or "none"
    known = ", ".join(f"{number} {kind}" for kind, number in load.people.items())
    lines = [
        f"database: {load.database}, {load.database_size >> 10} kB{free}, schema {load.revision}",
        f"tables: {tables}",
        f"people: {known}; open reports: {load.reports}",
    ]
    for one in load.processes:
        lines.append(
            f"process {one.pid}: version {one.version}, since {when(one.started)}, "
            f"{one.clients} clients, {one.tables} tables at hand, {one.moves_a_second} moves/s, "
            f"commits {one.commit_mean} ms (99 of 100 within {one.commit_slow:g} ms), "
            f"{one.thinking} bots thinking, {one.waiting} waiting, {one.memory >> 20} MB, "
            f"{one.write_failures} writes failed"
        )
        if one.trouble is not None:
            lines.append(f"  cannot write: {one.trouble}")
        for error in one.errors[:5]:
            more = " ".join(f"{name}={said}" for name, said in error.more.items())
            lines.append(f"  {error.at} {error.level} {error.what} {more}")
    if not load.processes:
        lines.append("no server runs on this database")
    for line in lines:
        screen().print(line, soft_wrap=True)
