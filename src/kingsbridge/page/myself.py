"""About the person who plays here: what they are called, and in which language they read."""

from __future__ import annotations

from kingsbridge.page.addresses import Addresses, Asked
from kingsbridge.page.bridge import ME
from kingsbridge.page.me import CODE, Changes, Me, Visitor, changed, new_me
from kingsbridge.table.errors import NotYours
from kingsbridge.table.told import as_json

ADDRESSES = Addresses()


@ADDRESSES.at("GET", "/me")
async def who(asked: Asked) -> dict[str, Me | None]:
    """Who am I?"""
    return {"me": await asked.house.me()}


@ADDRESSES.at("POST", "/me/guest")
async def come(asked: Asked) -> Me:
    """Play at once, by any name."""
    return await _keep(asked, new_me(asked.data(Visitor)))


@ADDRESSES.at("PATCH", "/me")
async def change(asked: Asked) -> Me:
    """Change my name or my language."""
    me = await asked.house.me()
    if me is None:
        raise NotYours("say who you are first: POST /api/me/guest", "who_are_you")
    return await _keep(asked, changed(me, asked.data(Changes)))


async def _keep(asked: Asked, me: Me) -> Me:
    change = {"store": ME, "key": CODE, "value": as_json(me), "new": False}
    await asked.house.tables.write([change])
    asked.house.is_now(me)
    return me


@ADDRESSES.at("GET", "/me/notices")
async def notices(_asked: Asked) -> list[object]:
    """Notices: nobody leaves one here."""
    return []
