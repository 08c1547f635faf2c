"""The person who plays in this browser: one, by number 1 and the code "me"."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from kingsbridge.engine.errors import one_of
from kingsbridge.page.bridge import ME, Bridge
from kingsbridge.table.chairs import Player
from kingsbridge.table.errors import Refused
from kingsbridge.table.names import checked_name
from kingsbridge.words import LANGUAGES

NUMBER = 1
CODE = "me"


@dataclass
class Reminders:
    """How somebody is told that it is their turn: here by the browser, or not."""

    browser: bool = False
    webhook: str | None = None
    letters: bool = False


@dataclass
class Me:
    """Somebody, as a server would tell them of themselves; what needs a server is empty."""

    name: str
    language: str
    reminders: Reminders = field(default_factory=Reminders)
    code: str = CODE
    account: bool = False
    role: str = "player"
    muted: list[str] = field(default_factory=list)
    blocked: list[str] = field(default_factory=list)
    ratings: list[Any] = field(default_factory=list)
    mail: bool = False
    email: None = None


@dataclass
class Visitor:
    """How I want to be called."""

    name: str
    language: str = "en"


@dataclass
class Changes:
    """What I want to change about myself; what is not given stays."""

    language: str | None = None
    reminders: Reminders | None = None
    name: str | None = None


def new_me(visitor: Visitor) -> Me:
    """Return somebody who has just come."""
    return Me(checked_name(visitor.name), checked_language(visitor.language))


def changed(me: Me, wanted: Changes) -> Me:
    """Return the same person, changed as they want."""
    return Me(
        name=me.name if wanted.name is None else checked_name(wanted.name),
        language=me.language if wanted.language is None else checked_language(wanted.language),
        reminders=wanted.reminders or me.reminders,
    )


def player_of(me: Me) -> Player:
    """Return somebody as they sit down at a table."""
    return Player(NUMBER, CODE, me.name)


async def kept_me(bridge: Bridge) -> Me | None:
    """Return who plays in this browser, if they said so."""
    text = await bridge.read(ME, CODE)
    if text is None:
        return None
    doc = json.loads(text)
    return Me(doc["name"], doc["language"], Reminders(**doc["reminders"]))


def checked_language(language: str) -> str:
    """Return a language that is spoken here."""
    if language not in LANGUAGES:
        raise Refused(
            f"there is no language {language!r}; there is {one_of(LANGUAGES)}", "bad_language"
        )
    return language
