"""The rules of the house: what its hosts decide of who may come, and how much each may do."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import Connection, delete, insert, select

from kingsbridge.server.database.schema import settings
from kingsbridge.server.database.store import Store

NAME = "house"


class WhoRegisters(StrEnum):
    """Who can make an account."""

    OPEN = "open"
    INVITED = "invited"
    CLOSED = "closed"


class HouseRules(Struct, frozen=True, forbid_unknown_fields=True):
    """What holds for everybody; a new house has what suits a club."""

    registration: WhoRegisters = WhoRegisters.OPEN
    guests: bool = True
    # So many tables of one person may wait for players, and so many be played at.
    open_tables: Annotated[int, Meta(ge=1, le=1000)] = 20
    running_tables: Annotated[int, Meta(ge=1, le=1000)] = 40
    # Guests from the same address have so many times as many together: a club has one address.
    guests_together: Annotated[int, Meta(ge=1, le=1000)] = 3
    # For so many days no guests come in from the address of a guest who was banned.
    origin_days: Annotated[int, Meta(ge=0, le=365)] = 7
    # Whether a bot looks back at a game by itself when it is over, before anybody asks.
    look_back: bool = True


class House:
    """The rules of the house, at hand in every process."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.rules = HouseRules()

    async def read(self) -> None:
        """Take the rules that are stored, at the start and when another process changed them."""
        self.rules = await self.store.read(rules_of)

    async def change(self, rules: HouseRules) -> None:
        """Change the rules, here and in every other process."""

        def write(connection: Connection) -> None:
            store_rules(connection, rules)
            self.store.announce(connection, {"house": True})

        await self.store.write(write)
        self.rules = rules


def rules_of(connection: Connection) -> HouseRules:
    """Return the rules that are stored; of what was never said, what a new house has."""
    found = select(settings.c.value).where(settings.c.name == NAME)
    return msgspec.json.decode(connection.execute(found).scalar() or "{}", type=HouseRules)


def store_rules(connection: Connection, rules: HouseRules) -> None:
    """Store the rules of the house."""
    connection.execute(delete(settings).where(settings.c.name == NAME))
    said = msgspec.json.encode(rules).decode()
    connection.execute(insert(settings).values(name=NAME, value=said))
