"""At the tables: opening one, moving, taking back, leaving and coming back, hints."""

from __future__ import annotations

import json
from base64 import urlsafe_b64encode
from collections.abc import Callable
from typing import TYPE_CHECKING

from kingsbridge.analysis.jobs import job_of
from kingsbridge.bots.levels import ADVISER
from kingsbridge.engine.dice import SECRET_BYTES
from kingsbridge.page.addresses import Addresses, Asked, OnlyWithAServer
from kingsbridge.page.bridge import TABLES
from kingsbridge.page.guarding import guarded
from kingsbridge.page.live import told
from kingsbridge.page.me import NUMBER, player_of
from kingsbridge.study.answers import guard
from kingsbridge.table import hints, leaving, taking_back
from kingsbridge.table.asked import (
    Answer,
    MakeMove,
    MoveMade,
    Other,
    TakeBack,
    Which,
    Wish,
)
from kingsbridge.table.chairs import Player
from kingsbridge.table.errors import NotNow, NotYours, Stale
from kingsbridge.table.game import Game
from kingsbridge.table.log import Deed
from kingsbridge.table.moving import check_key, made_before
from kingsbridge.table.moving import move as checked_move
from kingsbridge.table.table import Table
from kingsbridge.table.told import Confirmed, Hint, Status, Told
from kingsbridge.table.wish import OPEN, again, chairs_of, terms_of

if TYPE_CHECKING:
    from kingsbridge.page.house import House

ADDRESSES = Addresses()
CODE_BYTES = 12
MOST_LISTED = 50


# The hall


@ADDRESSES.at("GET", "/tables")
async def listed(asked: Asked) -> list[object]:
    """Tables in the hall: my own, and those finished; there are no others in a page."""
    which = asked.query.get("which", "open")
    wanted = {"mine": (Status.OPEN, Status.PLAYING), "finished": (Status.FINISHED,)}.get(which, ())
    texts = json.loads(await asked.house.bridge.every(TABLES))
    found = [json.loads(text)["listed"] for text in texts]
    found = [table for table in found if table["status"] in wanted]
    found.sort(key=lambda table: -table["changed"])
    return found[: asked.number("most") or MOST_LISTED]


@ADDRESSES.at("POST", "/tables")
async def open_table(asked: Asked) -> Told:
    """Open a table: it begins at once, for everybody is there."""
    wish = asked.data(Wish)
    player = await somebody(asked.house)
    if wish.position is not None:
        guard(wish.position, await guarded(asked.house, wish.title))
    return now_told(asked, await begin(asked, player, wish))


async def begin(asked: Asked, player: Player, wish: Wish, after: Table | None = None) -> Table:
    """Open the table that somebody wants, perhaps as the rematch after another, and begin.

    Nobody elsewhere could have a hand in the deal, so what is pledged for it does not matter.
    """
    if wish.rated or not wish.pace.free or any(seat.kind == OPEN for seat in wish.seats):
        raise OnlyWithAServer
    house = asked.house
    chairs = chairs_of(player, wish)
    secret = bytes(house.bridge.chance(SECRET_BYTES))
    terms = terms_of(player, wish, new_code(house), secret, house.now(), asked.language)
    table = Table(terms, chairs)
    start = table.begin(house.now())
    if after is None:
        await house.tables.keep_new(table, [start])
    else:
        after.rematch = terms.code
        await house.tables.keep_new(table, [start], after)
        house.changed(after)
    house.changed(table)
    return table


def new_code(house: House) -> str:
    """Return a code that no table has."""
    return urlsafe_b64encode(bytes(house.bridge.chance(CODE_BYTES))).decode()


async def somebody(house: House) -> Player:
    """Return who plays here; raise if nobody has said so yet."""
    me = await house.me()
    if me is None:
        raise NotYours("say who you are first: POST /api/me/guest", "who_are_you")
    return player_of(me)


@ADDRESSES.at("GET", "/tables/{code}")
async def one(asked: Asked) -> Told:
    """A table, and its game as I may know it."""
    table = await asked.house.tables.table(asked.code)
    asked.house.bots.attend(table)
    since, seat = asked.number("since") or 0, asked.number("seat")
    return told(table, asked.house.now(), asked.language, asked.flag("refusals"), since, seat)


def now_told(asked: Asked, table: Table) -> Told:
    """Return how a table stands."""
    return told(table, asked.house.now(), asked.language, False, 0, None)


@ADDRESSES.at("POST", "/tables/{code}/rematch")
async def rematch(asked: Asked) -> Told:
    """The same table again."""
    house = asked.house
    old = await house.tables.table(asked.code)
    if not old.finished:
        raise NotNow("the game is not over yet", "not_over")
    if not any(chair.person == NUMBER for chair in old.chairs):
        raise NotYours("only those who played can ask for a rematch")
    if old.rematch is not None:
        return now_told(asked, await house.tables.table(old.rematch))
    player = await somebody(house)
    return now_told(asked, await begin(asked, player, again(old, player), old))


@ADDRESSES.at("POST", "/tables/{code}/start")
@ADDRESSES.at("POST", "/tables/{code}/leave")
async def before_the_start(asked: Asked) -> Told:
    """What is done before a game begins cannot be done here: it has begun."""
    await asked.house.tables.table(asked.code)
    raise NotNow("the game has begun: resign, or let a bot stand in", "begun")


@ADDRESSES.at("POST", "/tables/{code}/close")
async def close(asked: Asked) -> Told:
    """Close a table for good: whoever plays here is the host."""
    house = asked.house
    async with house.tables.lock(asked.code):
        table = await house.tables.table(asked.code)
        if table.finished:
            raise NotNow("this table is finished", "finished")
        table.status, before = Status.CLOSED, table.status
        try:
            await house.tables.keep_standing(table)
        except Exception:
            table.status = before
            raise
    house.changed(table)
    return now_told(asked, table)


@ADDRESSES.at("DELETE", "/tables/{code}")
async def throw_away(asked: Asked) -> None:
    """Keep a game no longer, however far it has come."""
    await asked.house.tables.throw_away(asked.code)
    asked.house.live.hall_changed()


# At a running table


async def moved(
    house: House, code: str, made: MoveMade | MakeMove, language: str
) -> tuple[int, bool]:
    """Make a move once; return which version it became, and whether it had been made before."""
    check_key(made.key)
    async with house.tables.lock(code):
        table = await house.tables.table(code)

        def deed() -> Deed | None:
            # What another tab wrote may be this very move.
            if made_before(table.playing(), NUMBER, made.move, made.key) is not None:
                return None
            return checked_move(
                table,
                NUMBER,
                made.seat,
                made.version,
                made.move,
                made.key,
                language,
                made.unasked,
            )

        game = await house.tables.do(table, deed)
        return (table.the_game().keys[made.key].n, True) if game is None else (game.version, False)


@ADDRESSES.at("POST", "/tables/{code}/moves")
async def move(asked: Asked) -> Confirmed:
    """Make a move."""
    made = asked.data(MoveMade)
    try:
        version, repeated = await moved(asked.house, asked.code, made, asked.language)
    except Stale as stale:
        # Whoever answers an old version is told the new one.
        stale.moment = now_told(asked, await asked.house.tables.table(asked.code)).moment
        raise
    return await confirmed(asked, version, repeated, made.version)


async def confirmed(asked: Asked, version: int, repeated: bool, since: int) -> Confirmed:
    """Answer something that was done."""
    table = await asked.house.tables.table(asked.code)
    now = told(table, asked.house.now(), asked.language, False, since, None)
    assert now.moment is not None
    return Confirmed(version, repeated, now.table, now.moment)


async def done(
    asked: Asked, deed: Callable[[Game], Deed | None], since: int | None = None
) -> Confirmed:
    """Do something at a table and answer."""
    house = asked.house
    async with house.tables.lock(asked.code):
        table = await house.tables.table(asked.code)
        await house.tables.do(table, lambda: deed(table.playing()))
        version = table.the_game().version
    return await confirmed(asked, version, False, version if since is None else since)


@ADDRESSES.at("POST", "/tables/{code}/undo")
async def undo(asked: Asked) -> Confirmed:
    """Take my last decision back."""
    wish = asked.data(TakeBack)
    back = lambda game: taking_back.undo(game, NUMBER, wish.seat, wish.version)  # noqa: E731
    return await done(asked, back, wish.version)


@ADDRESSES.at("POST", "/tables/{code}/undo/answer")
async def answer(asked: Asked) -> Confirmed:
    """Let somebody take something back; nobody asks here, for all sit at one screen."""
    said = asked.data(Answer)
    return await done(
        asked,
        lambda game: taking_back.disagree(game, NUMBER, said.seat, said.version),
        said.version,
    )


@ADDRESSES.at("POST", "/tables/{code}/resign")
async def resign(asked: Asked) -> Confirmed:
    """Give a seat up for good."""
    seat = asked.data(Which).seat
    return await done(asked, lambda game: leaving.resign(game, NUMBER, seat))


@ADDRESSES.at("POST", "/tables/{code}/stand-in")
async def stand_in(asked: Asked) -> Confirmed:
    """Let a bot play for me, or for a friend at this screen."""
    seat, now = asked.data(Other).seat, asked.house.now()
    return await done(asked, lambda game: leaving.stand_in(game, NUMBER, seat, now, True, now))


@ADDRESSES.at("POST", "/tables/{code}/return")
async def come_back(asked: Asked) -> Confirmed:
    """I am back: the bot stands up."""
    seat = asked.data(Which).seat
    return await done(asked, lambda game: leaving.come_back(game, NUMBER, seat))


@ADDRESSES.at("POST", "/tables/{code}/hint")
async def hint(asked: Asked) -> Hint:
    """The best moves, by the strongest bot."""
    house = asked.house
    table = await house.tables.table(asked.code)
    about = hints.ask(table, NUMBER)
    job = job_of(about.state, about.seat, ADVISER, about.seed)
    thinking = await house.thinkers.think(job)
    return hints.told(await house.tables.table(asked.code), about, thinking, asked.language)
