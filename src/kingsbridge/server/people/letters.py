"""Letters: to confirm an address, to remind, to choose a new password, to tell what happened.

Nobody gets a second letter before they have shown that the address is theirs, and every letter has
a link by which it is the last.
"""

from __future__ import annotations

import asyncio
import smtplib
import socket
import ssl
from contextlib import suppress
from datetime import UTC, datetime
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, make_msgid
from threading import Timer

import structlog
from email_validator import EmailNotValidError, validate_email
from msgspec import Struct
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from kingsbridge.engine.errors import KingsbridgeError
from kingsbridge.server.clock import Clock
from kingsbridge.server.database.store import Store
from kingsbridge.server.people.errands import Errands
from kingsbridge.server.people.person import Person
from kingsbridge.server.people.postage import pay, pay_first, sweep
from kingsbridge.server.people.seals import Seals
from kingsbridge.table.errors import Refused
from kingsbridge.words import Fact, words

log = structlog.get_logger()

LONGEST_ADDRESS = 254
# A post office is asked by two at once; it may take so long for each step, and for a letter.
THREADS, MOST_WAITING, LONGEST_STEP, LONGEST = 2, 500, 10.0, 30.0


class Mail(Struct, frozen=True):
    """Who sends our letters."""

    host: str
    sender: str
    port: int = 587
    user: str | None = None
    password: str | None = None
    encrypted: bool = True


class Letters:
    """Writes letters and sends them."""

    def __init__(
        self, store: Store, seals: Seals, mail: Mail | None, address: str | None, now: Clock
    ) -> None:
        self.store = store
        self.seals = seals
        self.mail = mail
        self.address = address
        self.now = now
        self._errands = Errands("letters", THREADS, MOST_WAITING, LONGEST)
        self._under_way: set[asyncio.Task[bool]] = set()

    def check(self) -> None:
        """Raise if there are no letters here."""
        if self.mail is None:
            raise Refused("this server sends no letters", "no_mail")

    def address_of(self, email: str) -> str:
        """Return how an address is counted: so that the book of it tells no addresses."""
        return self.seals.hash("address", email.casefold())

    async def send(self, person: Person, message: str, **facts: Fact) -> bool:
        """Write to somebody who confirmed their address, if postage allows it.

        Returned is whether it was sent: that it could not be is only noted.
        """
        if person.email_confirmed is None:
            return False
        return await self._send(person, message, None, facts)

    async def send_first(self, person: Person, origin: str, message: str, **facts: Fact) -> bool:
        """Write to an address that may not be theirs who told it, from some place."""
        return await self._send(person, message, origin, facts)

    async def _send(
        self, person: Person, message: str, origin: str | None, facts: dict[str, Fact]
    ) -> bool:
        mail, email = self.mail, person.email
        if mail is None or email is None:
            return False
        whither = self.address_of(email)

        def take_postage(connection: Connection) -> None:
            if origin is None:
                pay(connection, whither, person.id, self.now())
            else:
                pay_first(connection, whither, person.id, origin, self.now())

        letter = self._written(mail, person, email, message, facts)
        try:
            try:
                await self.store.write(take_postage)
            except IntegrityError:
                # Another process began to count the same address at the same moment.
                await self.store.write(take_postage)
            await self._errands.run(lambda: send(mail, letter))
        except (OSError, smtplib.SMTPException, ValueError, KingsbridgeError) as error:
            log.warning("letter_failed", letter=message, error=type(error).__name__)
            return False
        return True

    def post(self, person: Person, message: str, **facts: Fact) -> None:
        """Write to somebody, and let nobody wait for it."""
        task = asyncio.create_task(self.send(person, message, **facts))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    def sweep(self, connection: Connection) -> None:
        """Forget what was sent so long ago that it counts no more."""
        sweep(connection, self.now())

    async def stop(self) -> None:
        """Leave the letters that are being sent."""
        for task in list(self._under_way):
            task.cancel()
        await asyncio.gather(*self._under_way, return_exceptions=True)

    def _written(
        self, mail: Mail, person: Person, email: str, message: str, facts: dict[str, Fact]
    ) -> EmailMessage:
        said = words(person.language)
        stop = self.seals.seal("unsubscribe", person.id, self.address_of(email))
        # A long header that is folded is written in a way that mail programs do not read as a link.
        letter = EmailMessage(SMTP.clone(max_line_length=998))
        letter["From"] = mail.sender
        letter["To"] = email
        letter["Subject"] = said.say(f"{message}-subject", name=person.name, **facts)
        letter["Date"] = format_datetime(datetime.fromtimestamp(self.now() / 1000, UTC))
        letter["Message-ID"] = make_msgid(domain=mail.sender.rpartition("@")[2].strip(" >"))
        letter["Auto-Submitted"] = "auto-generated"
        letter["List-Unsubscribe"] = f"<{self.address or ''}/api/letters/unsubscribe?link={stop}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        ending = said.say("server-letter-end", link=self.link("unsubscribe", stop))
        text = said.say(f"{message}-letter", name=person.name, **facts)
        letter.set_content(f"{text}\n\n{ending}\n")
        return letter

    def link(self, what: str, sealed: str) -> str:
        """Return the address of one of our pages for letters.

        What is sealed stands behind a #: browsers keep that part to themselves.
        """
        return f"{self.address or ''}/letters/{what}#{sealed}"


def checked_email(email: str) -> str:
    """Return an address as it is kept; raise if it is not one plain address on the open network."""
    try:
        if len(email) > LONGEST_ADDRESS:
            raise EmailNotValidError
        # By default without quotes, comments, numbers for hosts, or names that lead nowhere.
        found = validate_email(email, check_deliverability=False, allow_smtputf8=False)
    except EmailNotValidError:
        raise Refused(
            "this is no address for letters: expected name@example.org", "bad_email"
        ) from None
    return found.ascii_email or found.normalized


def send(mail: Mail, letter: EmailMessage) -> None:
    """Send a letter; a post office that takes too long over all of it is hung up on."""
    with smtplib.SMTP(mail.host, mail.port, timeout=LONGEST_STEP) as post:
        ending = Timer(LONGEST, _hang_up, (post,))
        ending.daemon = True
        ending.start()
        try:
            if mail.encrypted:
                post.starttls(context=ssl.create_default_context())
            if mail.user is not None:
                post.login(mail.user, mail.password or "")
            post.send_message(letter)
        finally:
            ending.cancel()


def _hang_up(post: smtplib.SMTP) -> None:
    with suppress(OSError, AttributeError):
        if post.sock is not None:
            post.sock.shutdown(socket.SHUT_RDWR)
