"""One's own history: what one does well and badly, from the games that this browser keeps."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from kingsbridge.analysis.jobs import findings_from_json
from kingsbridge.engine.title import title
from kingsbridge.page.addresses import Addresses, Asked
from kingsbridge.page.bridge import FINDINGS, TABLES, counted_key
from kingsbridge.page.looking_back import finished
from kingsbridge.page.me import NUMBER
from kingsbridge.page.reading import Malformed
from kingsbridge.study.habits import habits_from_json
from kingsbridge.study.history import MOST_GAMES, Opponents, OwnHistory, Played, Wanted, one_game
from kingsbridge.study.history import history as told_of
from kingsbridge.study.mistakes import Mistakes, mistakes_of
from kingsbridge.study.own_games import nothing_to_tell, opponents_of, own_habits
from kingsbridge.table.told import Status, as_json

if TYPE_CHECKING:
    from kingsbridge.page.house import House

ADDRESSES = Addresses()
Doc = dict[str, Any]
# So many games are counted for one request: each takes a fraction of a second here.
MOST_AT_ONCE: Final = 10


@ADDRESSES.at("GET", "/me/history/{key}")
async def history(asked: Asked) -> OwnHistory:
    """How I play a title, over all my games."""
    key = title(asked.parts["key"]).key
    games, waiting = await _games(asked.house, key)
    wanted = Wanted(asked.number("seats"), _opponents(asked), _last(asked), _level(asked))
    return told_of(key, games, wanted, asked.language, waiting)


@ADDRESSES.at("GET", "/tables/{code}/habits")
async def of_a_game(asked: Asked) -> OwnHistory:
    """How I played a game."""
    table = await finished(asked)
    played = await _counted(asked.house, asked.code, table.changed)
    if played is None:
        raise nothing_to_tell(table, NUMBER)
    games, _ = await _games(asked.house, table.terms.title)
    return one_game(played, games, _level(asked), asked.language)


def _opponents(asked: Asked) -> Opponents | None:
    said = asked.query.get("opponents")
    if said in (None, ""):
        return None
    known = [str(one) for one in Opponents]
    if said not in known:
        raise Malformed(f"expected one of {', '.join(known)} - at opponents")
    return Opponents(said)


def _last(asked: Asked) -> int | None:
    last = asked.number("last")
    if last is not None and not 1 <= last <= MOST_GAMES:
        raise Malformed(f"expected a number from 1 to {MOST_GAMES} - at last")
    return last


def _level(asked: Asked) -> str | None:
    return asked.query.get("level") or None


async def _games(house: House, key: str) -> tuple[list[Played], int]:
    """Return the games of a title that are kept here, and how many were not counted yet."""
    texts = json.loads(await house.bridge.every(TABLES))
    found = [json.loads(text)["listed"] for text in texts]
    mine = [one for one in found if one["title"] == key and one["status"] == Status.FINISHED]
    mine.sort(key=lambda one: -one["changed"])
    games: list[Played] = []
    done = waiting = 0
    for one in mine[:MOST_GAMES]:
        kept = await house.bridge.read(FINDINGS, counted_key(one["code"]))
        if kept is None and done == MOST_AT_ONCE:
            waiting += 1
            continue
        done += kept is None
        played = await _counted(house, one["code"], one["changed"])
        if played is not None:
            games.append(played)
    return games, waiting


async def _counted(house: House, code: str, at: int) -> Played | None:
    """Return what I did in a game, counted once and kept, if there is anything to tell of it."""
    text = await house.bridge.read(FINDINGS, counted_key(code))
    doc: Doc | None = json.loads(text) if text is not None else None
    if doc is not None and doc["habits"] is None:
        return None
    habits = None if doc is None else habits_from_json(doc["habits"])
    if doc is None or habits is None:
        table = await house.tables.table(code)
        habits = own_habits(table, NUMBER)
        doc = {"opponents": opponents_of(table, NUMBER), "habits": habits, "mistakes": None}
        await _keep(house, code, doc)
    if habits is None:
        return None
    mistakes = None if doc["mistakes"] is None else Mistakes(**doc["mistakes"])
    if mistakes is None:
        findings = await house.bridge.read(FINDINGS, code)
        if findings is not None:
            mistakes = mistakes_of(findings_from_json(json.loads(findings)).weighed, habits)
            await _keep(house, code, {**doc, "mistakes": mistakes})
    return Played(code, at, Opponents(doc["opponents"]), habits, mistakes)


async def _keep(house: House, code: str, doc: Doc) -> None:
    change = {"store": FINDINGS, "key": counted_key(code), "value": as_json(doc), "new": False}
    await house.tables.write([change])
