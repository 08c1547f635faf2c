"""The person who asks, as they know themselves, and the cookie that shows who they are."""

from __future__ import annotations

from litestar import Response
from litestar.datastructures import Cookie
from msgspec import Struct

from kingsbridge.engine.errors import one_of
from kingsbridge.server.people.accounts import Entered
from kingsbridge.server.people.person import Person, Reminders
from kingsbridge.server.people.sessions import COOKIE_SECONDS
from kingsbridge.server.routes.asking import cookie_name
from kingsbridge.server.routes.headers import secure
from kingsbridge.server.routes.people import Rating, ratings_of
from kingsbridge.server.server import Server
from kingsbridge.table.errors import Refused
from kingsbridge.words import LANGUAGES


class Email(Struct):
    """Where letters go, and whether somebody showed that it is theirs."""

    address: str
    confirmed: bool


class Me(Struct):
    """Somebody, as they know themselves."""

    code: str
    name: str
    account: bool
    role: str
    language: str
    reminders: Reminders
    muted: list[str]
    blocked: list[str]
    ratings: list[Rating]
    mail: bool
    email: Email | None


async def me_of(server: Server, person: Person) -> Me:
    """Return somebody as they know themselves."""
    email = person.email
    return Me(
        code=person.code,
        name=person.name,
        account=person.account,
        role=person.role,
        language=person.language,
        reminders=person.reminders,
        muted=await server.people.muted_by(person),
        blocked=[one.code for one in await server.blocks.blocked_by(person)],
        ratings=await ratings_of(server, person),
        mail=server.settings.mail is not None,
        email=None if email is None else Email(email, person.email_confirmed is not None),
    )


async def welcome(server: Server, entered: Entered) -> Response[Me]:
    """Answer with who somebody is now, and the cookie that shows it."""
    for code in entered.tables:
        await server.live.read_again(code)
    cookie = Cookie(
        key=cookie_name(server),
        value=entered.secret,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=secure(server.settings.address),
        path="/",
    )
    return Response(await me_of(server, entered.person), cookies=[cookie])


def without_cookie(server: Server) -> Response[None]:
    """Answer nothing, and take the cookie away."""
    reply: Response[None] = Response(None, status_code=204)
    # A browser lets go of a cookie with our prefix only if it is told so as it was given it.
    reply.set_cookie(
        cookie_name(server),
        "",
        max_age=0,
        httponly=True,
        samesite="lax",
        secure=secure(server.settings.address),
        path="/",
    )
    return reply


def check_language(language: str) -> None:
    """Raise if there is no such language."""
    if language not in LANGUAGES:
        raise Refused(
            f"there is no language {language!r}; there is {one_of(LANGUAGES)}", "bad_language"
        )
