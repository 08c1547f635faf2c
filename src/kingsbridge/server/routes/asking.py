"""Who asks, in which language, from where: what every request has in common."""

from __future__ import annotations

from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Annotated, Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.middleware import AbstractAuthenticationMiddleware, AuthenticationResult
from litestar.params import PathParameter, QueryParameter

from kingsbridge.server.errors import WhoAreYou
from kingsbridge.server.people.accounts import Visit
from kingsbridge.server.people.person import Person
from kingsbridge.server.people.sessions import Scope, Shown
from kingsbridge.server.routes.headers import secure
from kingsbridge.server.server import Server
from kingsbridge.table.errors import NotYours
from kingsbridge.words import LANGUAGES

COOKIE = "kingsbridge"
SAFE = {"GET", "HEAD", "OPTIONS"}

Asking = ASGIConnection[Any, Any, Any, Any]
Asked = Request[Any, Any, Any]
TheServer = NamedDependency[Server]
Code = Annotated[str, PathParameter(max_length=64)]
Lang = Annotated[str | None, QueryParameter(max_length=10)]


class Recognise(AbstractAuthenticationMiddleware):
    """Say of every request who asks: by token, by cookie, or nobody yet."""

    async def authenticate_request(self, connection: Asking) -> AuthenticationResult:
        server: Server = connection.app.state.server
        server.requests.take(address_of(connection))
        check_origin(connection, server.settings.address)
        found = await who_asks(server, connection)
        if found is None:
            return AuthenticationResult(user=None, auth=None)
        person, shown = found
        person.check_welcome(server.now())
        # A WebSocket is there to look; what else is done over it is checked when it is done.
        method = str(connection.scope.get("method", "GET"))
        check_scope(shown, scope_needed(method, connection.scope["path"]))
        # Whoever comes from many addresses is still one person.
        server.requests.take(("person", person.id))
        await server.sessions.note_seen(shown)
        server.live.asks(person.code)
        return AuthenticationResult(user=person, auth=shown)


async def who_asks(server: Server, connection: Asking) -> tuple[Person, Shown] | None:
    """Return who asks, if they say so, and how they showed it."""
    said = connection.headers.get("authorization")
    if said is not None:
        kind, _, token = said.partition(" ")
        if kind.lower() != "bearer" or not token:
            raise WhoAreYou("expected 'Authorization: Bearer TOKEN'", "bad_token")
        return await server.sessions.by_token(token)
    cookie = connection.cookies.get(cookie_name(server))
    if cookie is None or forgiving(connection):
        return None
    return await server.sessions.by_cookie(cookie)


def cookie_name(server: Server) -> str:
    """Return what our cookie is called. Browsers know that one with the prefix is encrypted only,
    and ours alone: no other host of the same domain could have set it."""
    return f"__Host-{COOKIE}" if secure(server.settings.address) else COOKIE


# What one needs more than a token to play for: whatever is not about playing.
TO_PLAY = (
    "/api/tables",
    "/api/records",
    "/api/lessons",
    "/api/box",
    "/api/studies",
    "/api/puzzles",
    "/api/me/boxes",
    "/api/me/mutes",
    "/api/me/blocks",
)
NOT_TO_READ = ("/api/me/export", "/api/me/sessions", "/api/me/tokens", "/api/host")


def scope_needed(method: str, path: str) -> Scope:
    """Return what a token must be good for: what is not named here is not for playing."""
    if method in SAFE:
        return Scope.ACCOUNT if path.startswith(NOT_TO_READ) else Scope.READ
    return Scope.PLAY if path.startswith(TO_PLAY) else Scope.ACCOUNT


def check_scope(shown: Shown | None, needed: Scope) -> None:
    """Raise if a token is not good for something. Whoever may do more may look as well."""
    if shown is not None and needed not in {*shown.scopes, Scope.READ}:
        raise NotYours(f"this token is not good for this: it needs {needed!r}", "scope")


def forgiving(connection: Asking) -> bool:
    """Return whether a cookie that is no good does no harm: where one gets a better one."""
    path = connection.scope["path"]
    return path.startswith("/api/letters/") or (
        path in ("/api/me/login", "/api/me/guest", "/api/me/logout", "/api/me/password/reset")
        and connection.query_params.get("forget") is not None
    )


def check_origin(connection: Asking, address: str | None) -> None:
    """Refuse what a page of another site sends in our visitor's name.

    Browsers say where a request comes from whenever it could change something; programs that
    are no browsers carry no cookies of ours.
    """
    # A WebSocket has no method, and may change everything.
    if connection.scope.get("method") in SAFE:
        return
    origin = connection.headers.get("origin")
    elsewhere = connection.headers.get("sec-fetch-site", "same-origin") not in (
        "same-origin",
        "none",
    )
    if origin is not None:
        # A proxy may call us by another name than the one that people know.
        ours = [connection.headers.get("host"), site_of(address or "")]
        elsewhere = not site_of(origin) or site_of(origin) not in ours
    if elsewhere:
        raise NotYours("this request comes from another site", "cross_site")


def origin_of(server: Server, connection: Asking) -> str:
    """Return from where somebody comes, as a keyed hash: good for nothing but to be compared."""
    return server.seals.hash("origin", address_of(connection))


def visit_of(server: Server, connection: Asking) -> Visit:
    """Return with which browser somebody comes, and from where."""
    return Visit(connection.headers.get("user-agent", ""), origin_of(server, connection))


def site_of(address: str) -> str:
    """Return the host and port of an address; nothing if it has none."""
    try:
        return urlsplit(address).netloc
    except ValueError:
        return ""


def address_of(connection: Asking) -> str:
    """Return from where somebody asks, for counting how often; behind a proxy, from before it."""
    client = connection.client
    return neighbourhood(client.host) if client is not None else "?"


def neighbourhood(host: str) -> str:
    """Return whom an address counts for: whoever has one of IPv6 has 2 ** 64 of them."""
    try:
        number = ip_address(host)
    except ValueError:
        return host
    if isinstance(number, IPv6Address):
        if number.ipv4_mapped is not None:
            return str(number.ipv4_mapped)
        return str(IPv6Network((number, 64), strict=False))
    return host


def language_of(connection: Asking, asked: str | None = None) -> str:
    """Return in which language to answer: as asked, as the person likes, as the browser says."""
    if asked in LANGUAGES:
        return asked
    person: Person | None = connection.scope.get("user")
    if person is not None:
        return person.language
    for part in connection.headers.get("accept-language", "").split(","):
        language = part.split(";")[0].strip().lower()[:2]
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


def shown_by(connection: Asking) -> Shown:
    """Return how somebody showed who they are, who did."""
    somebody(connection)
    shown: Shown = connection.scope["auth"]
    return shown


def somebody(connection: Asking) -> Person:
    """Return who asks; raise if nobody has said who they are."""
    person: Person | None = connection.scope.get("user")
    if person is None:
        raise WhoAreYou("say who you are first: POST /api/me/guest, or log in", "who_are_you")
    return person
