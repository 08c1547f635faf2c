"""Reminders for games played by turns: a call to a web address, or a letter, if asked for.

What a reminder says is public: which game, and where to find it.
"""

from __future__ import annotations

import structlog
from msgspec import json, structs
from sqlalchemy import Connection, update

from kingsbridge.server.clock import Clock
from kingsbridge.server.database.schema import people
from kingsbridge.server.database.store import Store
from kingsbridge.server.people.letters import Letters
from kingsbridge.server.people.notices import Facts, add_notice
from kingsbridge.server.people.person import Person, Reminders, known
from kingsbridge.server.people.webhooks import Webhooks
from kingsbridge.words import words

log = structlog.get_logger()

WEBHOOK_OFF = "notice-webhook-off"


class Reminder:
    """Reminds people that it is their turn, as each of them wants it."""

    def __init__(self, store: Store, letters: Letters, webhooks: Webhooks, now: Clock) -> None:
        self.store = store
        self.letters = letters
        self.webhooks = webhooks
        self.now = now

    async def check(self, reminders: Reminders) -> None:
        """Raise if somebody cannot be reminded like that."""
        if reminders.webhook is not None:
            await self.webhooks.check(reminders.webhook)
        if reminders.letters:
            self.letters.check()

    async def remind(self, person: Person, code: str, title_key: str) -> None:
        """Tell somebody that it is their turn; that it cannot be done is only noted."""
        wanted = person.reminders
        if wanted.letters and person.email_confirmed is not None:
            game = words(person.language).title(title_key)
            await self.letters.send(person, "server-turn", game=game, link=self.link(code))
        if wanted.webhook is not None:
            said = {"event": "turn", "table": code, "title": title_key, "url": self.link(code)}
            if await self.webhooks.call(person.id, wanted.webhook, said):
                await self._switch_off(person, wanted.webhook)

    def link(self, code: str) -> str:
        """Return where a table is found."""
        return f"{self.letters.address or ''}/table/{code}"

    async def _switch_off(self, person: Person, webhook: str) -> None:
        """Call an address no more that does not answer, and tell its owner."""

        def write(connection: Connection) -> Person | None:
            now = known(connection, person.id)
            if now.reminders.webhook != webhook:
                return None
            off = json.encode(structs.replace(now.reminders, webhook=None)).decode()
            change = update(people).where(people.c.id == person.id)
            connection.execute(change.values(reminders=off))
            facts: Facts = {"webhook": webhook}
            add_notice(self.store.announce, connection, person.id, WEBHOOK_OFF, facts, self.now())
            return now

        log.warning("webhook_switched_off", person=person.id)
        owner = await self.store.write(write)
        if owner is not None and owner.email_confirmed is not None:
            self.letters.post(owner, "server-webhook", webhook=webhook)
