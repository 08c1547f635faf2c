"""Addresses about the person who asks: coming, staying, and going."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated

from litestar import Controller, Response, delete, get, patch, post, put
from litestar.params import FromQuery, JSONBody, PathParameter
from msgspec import Meta, Struct, field

from kingsbridge.server.people.export import Export, export_of
from kingsbridge.server.people.farewell import say_farewell
from kingsbridge.server.people.letters import checked_email
from kingsbridge.server.people.person import Person, Reminders, login_of
from kingsbridge.server.people.sessions import Scope, Session, Token
from kingsbridge.server.routes.asking import (
    Asked,
    TheServer,
    address_of,
    origin_of,
    shown_by,
    somebody,
    visit_of,
)
from kingsbridge.server.routes.me import Me, check_language, me_of, welcome, without_cookie
from kingsbridge.table.errors import NotKnown, Refused
from kingsbridge.table.names import typed_name

Secret = Annotated[str, Meta(max_length=2000)]
Number = Annotated[int, PathParameter(ge=0, le=2**63 - 1)]


class WhoAmI(Struct):
    """Who asks; nobody yet for a new visitor."""

    me: Me | None


class Visitor(Struct, forbid_unknown_fields=True):
    """A visitor who wants to play at once."""

    name: str
    language: str = "en"


class Credentials(Struct, forbid_unknown_fields=True):
    """The name and password of an account."""

    name: str
    password: Secret


class NewAccount(Struct, forbid_unknown_fields=True):
    """A new account; `invitation` is needed where accounts are made by invitation."""

    name: str
    password: Secret
    language: str = "en"
    invitation: str | None = None


class Changes(Struct, forbid_unknown_fields=True):
    """What somebody wants to change about themselves; what is not given stays.

    Only a guest has another name from then on: an account keeps its own.
    """

    language: str | None = None
    reminders: Reminders | None = None
    name: str | None = None


class NewPassword(Struct, forbid_unknown_fields=True):
    """Another password, in place of the old one."""

    old: Secret
    new: Secret


class Lost(Struct, forbid_unknown_fields=True):
    """The address of an account whose password was forgotten."""

    email: Annotated[str, Meta(max_length=300)]


class Reset(Struct, forbid_unknown_fields=True):
    """A password by the link of a letter."""

    link: Secret
    password: Secret


class NewEmail(Struct, forbid_unknown_fields=True):
    """Where letters shall go; with the password of an account, for it can be taken over by mail."""

    email: Annotated[str, Meta(max_length=300)]
    password: Secret = ""


class Mailed(Struct):
    """Who one is now, and whether a letter is on its way."""

    me: Me
    sent: bool


class Farewell(Struct, forbid_unknown_fields=True):
    """Leave for good; with the password of an account."""

    password: Secret = ""


class WantedToken(Struct, forbid_unknown_fields=True):
    """What a token is called, and what it is good for: by itself to look and to play."""

    name: str
    scopes: Annotated[list[Scope], Meta(max_length=10)] = field(
        default_factory=lambda: [Scope.PLAY]
    )


class NewToken(Struct):
    """A token that was just made. Keep it: it is not told again."""

    token: str


class MeController(Controller):
    """The person who asks."""

    path = "/api/me"
    tags = ("people",)

    @get("/", summary="Who am I?")
    async def who(self, request: Asked, server: TheServer) -> WhoAmI:
        person: Person | None = request.scope.get("user")
        return WhoAmI(await me_of(server, person) if person is not None else None)

    @post("/guest", summary="Play at once, without an account")
    async def guest(
        self, request: Asked, server: TheServer, data: JSONBody[Visitor]
    ) -> Response[Me]:
        check_language(data.language)
        if request.scope.get("user") is not None:
            raise Refused("you are somebody already: log out first", "somebody")
        await server.guests.take(address_of(request))
        visit = visit_of(server, request)
        return await welcome(server, await server.accounts.guest(data.name, data.language, visit))

    @post("/account", summary="Make an account; a guest's games become the account's")
    async def register(
        self, request: Asked, server: TheServer, data: JSONBody[NewAccount]
    ) -> Response[Me]:
        check_language(data.language)
        await server.passwords.take(address_of(request))
        guest: Person | None = request.scope.get("user")
        entered = await server.accounts.register(
            guest,
            data.name,
            data.password,
            data.language,
            data.invitation,
            visit_of(server, request),
        )
        server.live.cut_off(entered.person.code)
        return await welcome(server, entered)

    @post("/login", summary="Log in; a guest's games move into the account", status_code=200)
    async def login(
        self, request: Asked, server: TheServer, data: JSONBody[Credentials]
    ) -> Response[Me]:
        address, login = address_of(request), login_of(typed_name(data.name))
        await server.passwords.take(address)
        await server.guesses.take(login, address)
        guest: Person | None = request.scope.get("user")
        visit = visit_of(server, request)
        entered = await server.accounts.login(guest, data.name, data.password, visit)
        await server.guesses.right(login, address)
        if guest is not None and not guest.account:
            server.live.cut_off(guest.code)
        elif guest is not None and (session := shown_by(request).session) is not None:
            # Whoever was known in this browser is not any more.
            with suppress(NotKnown):
                await server.sessions.end(guest, session)
            server.live.cut_off(guest.code)
        return await welcome(server, entered)

    @post("/logout", summary="Forget who I am, here or everywhere", status_code=204)
    async def logout(
        self, request: Asked, server: TheServer, everywhere: FromQuery[bool] = False
    ) -> Response[None]:
        person: Person | None = request.scope.get("user")
        if person is not None:
            session = shown_by(request).session
            if everywhere:
                await server.sessions.logout_everywhere(person)
            elif session is not None:
                await server.sessions.end(person, session)
            server.live.cut_off(person.code)
        return without_cookie(server)

    @patch("/", summary="Change language or reminders, or a guest's name")
    async def change(self, request: Asked, server: TheServer, data: JSONBody[Changes]) -> Me:
        person = somebody(request)
        if data.language is not None:
            check_language(data.language)
        if data.reminders is not None:
            await server.reminder.check(data.reminders)
        if data.name is not None:
            server.requests.take(("names", person.id), 5)
            person, renamed = await server.accounts.rename(person, data.name)
            for code in renamed:
                await server.live.read_again(code)
        changed = await server.people.change(person, data.language, data.reminders)
        return await me_of(server, changed)

    @post("/delete", summary="Leave for good, with all that is mine", status_code=204)
    async def leave(
        self, request: Asked, server: TheServer, data: JSONBody[Farewell]
    ) -> Response[None]:
        person = somebody(request)
        await server.passwords.take(address_of(request))
        await server.credentials.check(person, data.password)
        for code in await say_farewell(server.store, person, server.now):
            await server.live.read_again(code)
            table = await server.tables.table(code)
            server.analyses.forget(table.number)
            # Where others play on, a bot does for who left.
            server.bots.attend(table)
        server.live.cut_off(person.code)
        return without_cookie(server)

    @get("/export", summary="All that is kept of me")
    async def export(self, request: Asked, server: TheServer) -> Export:
        person = somebody(request)
        server.exports.take(person.id)
        return await server.store.read(lambda c: export_of(c, person))

    # The password, and where letters go

    @put("/password", summary="Change my password; other browsers are logged out", status_code=204)
    async def change_password(
        self, request: Asked, server: TheServer, data: JSONBody[NewPassword]
    ) -> None:
        person = somebody(request)
        await server.passwords.take(address_of(request))
        session = shown_by(request).session
        await server.credentials.change(person, session, data.old, data.new)
        server.live.cut_off(person.code)

    @post("/password/lost", summary="Send me a link for a new password", status_code=204)
    async def lost_password(self, request: Asked, server: TheServer, data: JSONBody[Lost]) -> None:
        server.letters.check()
        await server.passwords.take(address_of(request), 2)
        await server.credentials.send_links(checked_email(data.email))

    @post("/password/reset", summary="Choose a password by a link", status_code=200)
    async def reset_password(
        self, request: Asked, server: TheServer, data: JSONBody[Reset]
    ) -> Response[Me]:
        await server.passwords.take(address_of(request))
        visit = visit_of(server, request)
        entered = await server.credentials.reset(data.link, data.password, visit)
        server.live.cut_off(entered.person.code)
        return await welcome(server, entered)

    @put("/email", summary="Tell where letters shall go; it is to be confirmed from there")
    async def tell_email(
        self, request: Asked, server: TheServer, data: JSONBody[NewEmail]
    ) -> Mailed:
        person = somebody(request)
        await server.passwords.take(address_of(request))
        await server.credentials.check(person, data.password)
        origin = origin_of(server, request)
        changed, sent = await server.mailing.tell(person, data.email, origin)
        return Mailed(await me_of(server, changed), sent)

    @delete("/email", summary="Forget where letters go", status_code=200)
    async def forget_email(self, request: Asked, server: TheServer) -> Me:
        return await me_of(server, await server.mailing.forget(somebody(request)))

    # Where I am known, and what I am told

    @get("/sessions", summary="The browsers in which I am known")
    async def sessions(self, request: Asked, server: TheServer) -> list[Session]:
        return await server.sessions.of(somebody(request), shown_by(request))

    @delete("/sessions/{number:int}", summary="Log out in one of them")
    async def end_session(self, request: Asked, server: TheServer, number: Number) -> None:
        person = somebody(request)
        await server.sessions.end(person, number)
        # Those who are still known come back at once.
        server.live.cut_off(person.code)

    @get("/tokens", summary="My tokens")
    async def tokens(self, request: Asked, server: TheServer) -> list[Token]:
        return await server.sessions.tokens(somebody(request))

    @post("/tokens", summary="Make a token, with which a program can play for me")
    async def new_token(
        self, request: Asked, server: TheServer, data: JSONBody[WantedToken]
    ) -> NewToken:
        person = somebody(request)
        return NewToken(await server.sessions.new_token(person, data.name, data.scopes))

    @delete("/tokens/{number:int}", summary="Take a token back")
    async def take_token_back(self, request: Asked, server: TheServer, number: Number) -> None:
        person = somebody(request)
        await server.sessions.take_token_back(person, number)
        # Perhaps it was this token by which one of their programs is connected.
        server.live.cut_off(person.code)
