"""Reminders for games played by turns: a call to a web address, or a letter, if asked for.

What a reminder says is public: which game, and where to find it.
"""

from __future__ import annotations

import asyncio
import ipaddress
import json
import re
import smtplib
import socket
import ssl
from collections.abc import Callable
from contextlib import suppress
from email.message import EmailMessage
from http.client import HTTPException, HTTPSConnection
from urllib.parse import urlsplit

import structlog
from msgspec import Struct

from kingsbridge.server.people.person import Person, Reminders
from kingsbridge.table.errors import Refused
from kingsbridge.words import words

log = structlog.get_logger()

LONGEST_CALL = 10.0
LONGEST_ADDRESS = 300
# Numbers of IPv4 as a translator (NAT64) of the server's own network writes them.
TRANSLATED = ipaddress.ip_network("64:ff9b::/96")


class Mail(Struct, frozen=True):
    """Who sends our letters."""

    host: str
    sender: str
    port: int = 587
    user: str | None = None
    password: str | None = None
    encrypted: bool = True


class Reminder:
    """Reminds people that it is their turn, as each of them wants it."""

    def __init__(self, mail: Mail | None, address: str | None) -> None:
        self.mail = mail
        self.address = address

    async def check(self, reminders: Reminders) -> None:
        """Raise if somebody cannot be reminded like that."""
        if reminders.webhook is not None:
            await asyncio.to_thread(check_place, check_webhook(reminders.webhook))
        if reminders.email is not None:
            if self.mail is None:
                raise Refused("this server sends no letters", "no_mail")
            check_email(reminders.email)

    async def remind(self, person: Person, code: str, title_key: str) -> None:
        """Tell somebody that it is their turn; that it cannot be done is only noted."""
        wanted = person.reminders
        if wanted.webhook is not None:
            said = {"event": "turn", "table": code, "title": title_key, "url": self.link(code)}
            await self._try(lambda: call(wanted.webhook or "", said))
        if wanted.email is not None and self.mail is not None:
            letter = self.letter(self.mail, person, code, title_key)
            mail = self.mail
            await self._try(lambda: send(mail, letter))

    def link(self, code: str) -> str:
        """Return where a table is found."""
        return f"{self.address or ''}/table/{code}"

    def letter(self, mail: Mail, person: Person, code: str, title_key: str) -> EmailMessage:
        """Write the letter, in the person's language."""
        said = words(person.language)
        letter = EmailMessage()
        game = said.title(title_key)
        letter["From"] = mail.sender
        letter["To"] = person.reminders.email or ""
        letter["Subject"] = said.say("server-turn-subject", game=game)
        link = self.link(code)
        letter.set_content(said.say("server-turn-letter", name=person.name, game=game, link=link))
        return letter

    async def _try(self, work: Callable[[], None]) -> None:
        try:
            await asyncio.to_thread(work)
        except (OSError, smtplib.SMTPException, HTTPException, ValueError) as error:
            log.warning("reminder_failed", error=type(error).__name__)


def check_email(address: str) -> None:
    """Raise if a letter cannot be sent there."""
    name, at, host = address.rpartition("@")
    plain = address.isprintable() and not any(letter in address for letter in " \t,;<>\"'()")
    if not (name and at and "." in host and plain and len(address) <= LONGEST_ADDRESS):
        raise Refused("this is no address for letters: expected name@example.org", "bad_email")


def check_webhook(address: str) -> str:
    """Return the host of an address; raise if it is no address that can be called."""
    host = None
    # Without blanks and control characters: `urlsplit` would quietly drop some of them.
    if len(address) <= LONGEST_ADDRESS and re.fullmatch(r"[!-~]+", address):
        with suppress(ValueError):
            parts = urlsplit(address)
            if parts.scheme == "https" and parts.port in (None, 443) and "@" not in parts.netloc:
                host = parts.hostname
    if not host:
        raise Refused("a webhook is an address like https://example.org/path", "bad_webhook")
    return host


def check_place(host: str) -> None:
    """Raise if a host is known, and not on the open network; it is looked up again each time."""
    with suppress(OSError, UnicodeError):
        public_address(host)


def call(address: str, said: dict[str, str]) -> None:
    """Post a few words to an address; not to one inside the server's own network."""
    host = check_webhook(address)
    parts = urlsplit(address)
    connection = PinnedConnection(host, public_address(host))
    try:
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        body = json.dumps(said)
        connection.request("POST", target, body, {"Content-Type": "application/json"})
        connection.getresponse().read(1024)
    finally:
        connection.close()


def public_address(host: str) -> str:
    """Return a host's number; raise if it is not on the open network, so that nobody can use
    us to reach what only we can."""
    found = socket.getaddrinfo(host, 443, type=socket.SOCK_STREAM)
    numbers = [ipaddress.ip_address(where[0]) for *_, where in found]
    if not numbers or not all(map(is_open, numbers)):
        raise Refused("a webhook must be on the open network", "bad_webhook")
    return str(numbers[0])


def is_open(number: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Return whether a number is on the open network, and no other number in disguise."""
    if isinstance(number, ipaddress.IPv6Address):
        if number.ipv4_mapped is not None:
            return is_open(number.ipv4_mapped)
        if number.sixtofour or number.teredo or number in TRANSLATED:
            return False
    return number.is_global and not number.is_multicast


class PinnedConnection(HTTPSConnection):
    """A connection to the very number that was checked, whatever the name says a moment later."""

    def __init__(self, host: str, number: str) -> None:
        super().__init__(host, 443, timeout=LONGEST_CALL, context=ssl.create_default_context())
        self._number = number

    def connect(self) -> None:
        plain = socket.create_connection((self._number, 443), LONGEST_CALL)
        context = ssl.create_default_context()
        self.sock = context.wrap_socket(plain, server_hostname=self.host)


def send(mail: Mail, letter: EmailMessage) -> None:
    """Send a letter."""
    with smtplib.SMTP(mail.host, mail.port, timeout=LONGEST_CALL) as post:
        if mail.encrypted:
            post.starttls(context=ssl.create_default_context())
        if mail.user is not None:
            post.login(mail.user, mail.password or "")
        post.send_message(letter)
