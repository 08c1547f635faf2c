"""Looking back: the log, replays, records in and out, analyses, and checking a deal."""

from __future__ import annotations

from typing import Any

from kingsbridge.analysis.jobs import Progress
from kingsbridge.engine.errors import BadRecord
from kingsbridge.engine.record import record_from_json
from kingsbridge.page.addresses import Addresses, Asked
from kingsbridge.page.at_tables import new_code, now_told, somebody
from kingsbridge.page.kept import rows_of
from kingsbridge.page.live import here
from kingsbridge.page.me import NUMBER
from kingsbridge.page.reading import Malformed
from kingsbridge.table.errors import NotNow, Refused
from kingsbridge.table.records import chairs_of, check_finished, finish, terms_of
from kingsbridge.table.table import Table
from kingsbridge.table.told import LoggedRow, Moment, Told, Verdict
from kingsbridge.words import words
from kingsbridge.words.boxes import cards_in_words

ADDRESSES = Addresses()
Doc = dict[str, Any]


@ADDRESSES.at("GET", "/tables/{code}/log")
async def log(asked: Asked) -> list[LoggedRow]:
    """Everything that was done at a table, in its order."""
    await asked.house.tables.table(asked.code)
    rows = rows_of(await asked.house.bridge.rows(asked.code, 0))
    return [LoggedRow(row.n, row.kind, row.seat, row.at) for row in rows]


@ADDRESSES.at("GET", "/tables/{code}/replay/{version}")
async def replay(asked: Asked) -> Moment:
    """A game as it was at a version."""
    house = asked.house
    table = await house.tables.table(asked.code)
    newest = table.game.version if table.game else 0
    written = asked.parts["version"]
    version = int(written) if written.isdecimal() else 0
    if not 1 <= version <= newest:
        raise Refused(f"this game has versions 1 to {newest}, not {written}", "bad_version")
    past = (await house.past.of(table, version)).look(table, version)
    seat = asked.number("seat")
    if is_over(table) and seat is not None:
        # Once a game is over everybody may look over everybody's shoulder.
        eyes = min(seat, len(table.chairs) - 1)
    else:
        eyes = past.eyes_of(NUMBER, seat)
    return past.moment(eyes, asked.language, False, 0, here, house.now())


def is_over(table: Table) -> bool:
    """Return whether nothing is hidden any more."""
    return table.game is not None and table.finished


async def finished(asked: Asked) -> Table:
    """Return the table, whose game is over; raise if it is not."""
    table = await asked.house.tables.table(asked.code)
    if not is_over(table):
        raise NotNow("the game is not over yet", "not_over")
    return table


@ADDRESSES.at("GET", "/tables/{code}/record")
async def record(asked: Asked) -> Doc:
    """The record of a finished game."""
    return dict((await finished(asked)).record().to_json())


@ADDRESSES.at("GET", "/tables/{code}/verify")
async def verify(asked: Asked) -> Verdict:
    """Was the deal the one that was promised?"""
    record = (await finished(asked)).record()
    try:
        return Verdict(True, "", record.verify().scores())
    except BadRecord as bad:
        return Verdict(False, str(bad), [])


@ADDRESSES.at("GET", "/tables/{code}/analysis")
async def analysis(asked: Asked) -> Doc:
    """Chances, missed moves and turning points: found out once, and kept."""
    house = asked.house
    doc = await analysable(asked)
    findings = await house.analyses.of(asked.code, doc)
    return await house.thinkers.tell(doc, findings, asked.language)


@ADDRESSES.at("GET", "/tables/{code}/analysis/progress")
async def progress(asked: Asked) -> Progress:
    """How far is an analysis?"""
    await finished(asked)
    return await asked.house.analyses.progress(asked.code)


@ADDRESSES.at("POST", "/tables/{code}/analysis")
async def begin(asked: Asked) -> Progress:
    """Have a game analysed before anybody asks."""
    await asked.house.analyses.begin(asked.code, await analysable(asked))
    return await asked.house.analyses.progress(asked.code)


async def analysable(asked: Asked) -> Doc:
    """Return the record of a game that was played to its end; raise if it was not."""
    record = (await finished(asked)).record()
    if not record.winners:
        raise NotNow("a game that was not played to its end is not analysed", "not_over")
    return record.to_json()


@ADDRESSES.at("POST", "/records")
async def bring(asked: Asked) -> Told:
    """Bring a finished game here, to replay and analyse it."""
    if not isinstance(asked.body, dict):
        raise Malformed("expected an object")
    house = asked.house
    player = await somebody(house)
    brought = record_from_json(asked.body)
    check_finished(brought)
    terms = terms_of(brought, player, new_code(house), house.now())
    table = Table(terms, chairs_of(brought))
    await house.tables.keep_new(table, finish(table, brought, house.now()))
    house.changed(table)
    return now_told(asked, table)


@ADDRESSES.at("GET", "/tables/{code}/cards")
async def cards(asked: Asked) -> Doc:
    """Every card of a table, and in what it differs from ours."""
    terms = (await asked.house.tables.table(asked.code)).terms
    return cards_in_words(terms.title, terms.options, words(asked.language))


@ADDRESSES.at("GET", "/tables/{code}/chat")
async def chat(_asked: Asked) -> list[object]:
    """What was said at a table: those at one screen talk to each other."""
    return []
