"""`kingsbridge server people`, `person`, `ban`, `unban`, `host` and `addresses`."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

import typer

from kingsbridge.cli.options import Json
from kingsbridge.cli.screen import print_json, screen
from kingsbridge.cli.server.database import Database, opened
from kingsbridge.cli.server.desk import (
    For,
    PageNumber,
    Reason,
    Who,
    at_desk,
    ends_at,
    print_page,
    print_rows,
    when,
)

if TYPE_CHECKING:
    from kingsbridge.server.hosting.bans import Banned, Sentence
    from kingsbridge.server.people.person import Person


class Which(StrEnum):
    """Of whom a list is wanted; the server knows the same."""

    ALL = "all"
    GUESTS = "guests"
    ACCOUNTS = "accounts"
    HOSTS = "hosts"
    BANNED = "banned"


def list_people(
    name: Annotated[str, typer.Argument(metavar="NAME", help="How the name begins.")] = "",
    which: Annotated[Which, typer.Option(help="Of whom.")] = Which.ALL,
    page: PageNumber = 1,
    database: Database = None,
    as_json: Json = False,
) -> None:
    """List people: who was seen last stands first."""
    import msgspec

    from kingsbridge.server.clock import wall_clock
    from kingsbridge.server.database.engines import reading
    from kingsbridge.server.hosting import people

    with opened(database) as engine, reading(engine) as connection:
        asked = people.Which(which.value)
        found = people.search(connection, wall_clock(), name, asked, page - 1)
    if as_json:
        print_json(msgspec.to_builtins(found))
        return
    print_rows(
        ("code", "name", "kind", "seen", "banned until"),
        (
            (
                one.code,
                one.name,
                "host" if one.host else "account" if one.account else "guest",
                when(one.seen),
                "for good" if one.banned_for_good else when(one.banned_until),
            )
            for one in found.shown
        ),
    )
    print_page(found, "people")


def show_person(who: Who, database: Database = None, as_json: Json = False) -> None:
    """Show all that is known of somebody: tables, reports, bans."""
    import msgspec

    from kingsbridge.server.clock import wall_clock
    from kingsbridge.server.database.engines import reading
    from kingsbridge.server.hosting import people

    with opened(database) as engine, reading(engine) as connection:
        person = people.person_of(connection, who)
        facts = people.facts_of(connection, person.code, wall_clock())
    if as_json:
        print_json(msgspec.to_builtins(facts))
        return
    row = facts.person
    kind = "a host" if row.host else "an account" if row.account else "a guest"
    tables = ", ".join(f"{number} {status}" for status, number in facts.tables.items()) or "none"
    lines = [
        f"{row.name} ({row.code}), {kind}",
        f"came {when(row.created)}, seen {when(row.seen)}",
        f"tables: {tables}; sessions: {facts.sessions}; tokens: {facts.tokens}",
        f"guests from the same address: {facts.neighbours}",
    ]
    if row.banned_until is not None:
        until = "for good" if row.banned_for_good else f"until {when(row.banned_until)}"
        lines.append(f"banned {until}: {row.ban_reason or 'no reason given'}")
    for report in facts.reports:
        outcome = report.outcome or "open"
        lines.append(f"report {report.id} of {when(report.at)}, {outcome}: {report.reason}")
    lines += [
        f"{when(entry.at)}: {entry.what} by {entry.by or 'a command'}" for entry in facts.history
    ]
    for line in lines:
        screen().print(line, soft_wrap=True)


def ban_person(
    who: Who,
    lasting: For = None,
    reason: Reason = "",
    neighbours: Annotated[
        bool | None,
        typer.Option(
            "--neighbours/--alone",
            help="Guests from the same address too; of a guest they are, of an account not.",
        ),
    ] = None,
    database: Database = None,
) -> None:
    """Keep somebody out: they are cut off and leave all tables."""
    from kingsbridge.server.hosting import bans, people

    with at_desk(database) as desk:
        person = people.person_of(desk.connection, who)
        sentence = bans.Sentence(ends_at(desk.now, lasting), reason, neighbours)
        done = bans.ban(desk, person, sentence)
    followed = ban_neighbours(database, person, sentence)
    done.people += followed.people
    done.tables += followed.tables
    screen().print(f"{person.name} is banned", soft_wrap=True)
    if done.people > 1:
        screen().print(f"{done.people - 1} guests from the same address are banned too")
    if done.origin_closed is not None:
        screen().print(f"no guests from there until {when(done.origin_closed)}")
    if done.tables:
        screen().print(f"tables they left: {len(done.tables)}")


def ban_neighbours(database: str | None, person: Person, sentence: Sentence) -> Banned:
    """Let the neighbours of somebody who was banned follow, some at a time."""
    from kingsbridge.server.hosting import bans

    done = bans.Banned(0, [])
    while True:
        with at_desk(database) as desk:
            some = bans.ban_neighbours(desk, person, sentence)
        if not some.people:
            return done
        done.people += some.people
        done.tables += some.tables


def unban_person(who: Who, database: Database = None) -> None:
    """Let somebody in again, and guests from their address."""
    from kingsbridge.server.hosting import bans, people

    with at_desk(database) as desk:
        person = people.person_of(desk.connection, who)
        bans.unban(desk, person)
    screen().print(f"{person.name} may come in again")


def make_host(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The name of an account.")],
    remove: Annotated[bool, typer.Option("--remove", help="Make a host a player again.")] = False,
    database: Database = None,
) -> None:
    """Make somebody a host, who keeps order in the browser at /host."""
    from kingsbridge.server.hosting import people

    with at_desk(database) as desk:
        people.make_host(desk, people.person_of(desk.connection, name), not remove)
    screen().print(f"{name} is {'no longer a host' if remove else 'a host now'}")


def list_addresses(
    lift: Annotated[
        str | None, typer.Option("--lift", metavar="ADDRESS", help="Let guests in from there.")
    ] = None,
    database: Database = None,
    as_json: Json = False,
) -> None:
    """List the addresses, as hashes, from where no guests are welcome for a while."""
    import msgspec

    from kingsbridge.server.hosting import bans

    with at_desk(database) as desk:
        if lift is not None:
            bans.lift_origin(desk, lift)
        closed = bans.closed(desk.connection, desk.now)
    if as_json:
        print_json(msgspec.to_builtins(closed))
    else:
        rows = ((one.origin, when(one.until), one.reason) for one in closed)
        print_rows(("address", "until", "reason"), rows)
