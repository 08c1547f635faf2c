"""Addresses about people: who am I, accounts, tokens, mutes, bans."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import FromQuery, JSONBody, PathParameter
from msgspec import Struct

from kingsbridge.engine.errors import one_of
from kingsbridge.server.people.person import Person, Reminders, checked_name, login_of
from kingsbridge.server.people.sessions import COOKIE_SECONDS
from kingsbridge.server.routes.asking import COOKIE, Asked, Code, TheServer, address_of, somebody
from kingsbridge.server.routes.headers import secure
from kingsbridge.server.server import Server
from kingsbridge.table.errors import Refused
from kingsbridge.words import LANGUAGES


class Rating(Struct):
    """How strong somebody is in a title: mean, spread, and after how many games."""

    title: str
    mean: float
    spread: float
    games: int


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
    password: str


class Registration(Struct, forbid_unknown_fields=True):
    """A new account."""

    name: str
    password: str
    language: str = "en"


class Changes(Struct, forbid_unknown_fields=True):
    """What somebody wants to change about themselves; what is not given stays."""

    language: str | None = None
    reminders: Reminders | None = None


class TokenName(Struct, forbid_unknown_fields=True):
    """What a token is for."""

    name: str


class Token(Struct):
    """A token: its secret is told once, when it is made."""

    id: int
    name: str
    created: int


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
        return WhoAmI(await self._me(server, person) if person is not None else None)

    @post("/guest", summary="Play at once, without an account")
    async def guest(
        self, request: Asked, server: TheServer, data: JSONBody[Visitor]
    ) -> Response[Me]:
        check_language(data.language)
        if request.scope.get("user") is not None:
            raise Refused("you are somebody already: log out first", "somebody")
        await server.guests.take(address_of(request))
        return await self._known(server, await server.accounts.guest(data.name, data.language))

    @post("/account", summary="Make an account; a guest's games become the account's")
    async def register(
        self, request: Asked, server: TheServer, data: JSONBody[Registration]
    ) -> Response[Me]:
        check_language(data.language)
        await server.passwords.take(address_of(request))
        guest: Person | None = request.scope.get("user")
        person, renamed = await server.accounts.register(
            guest, data.name, data.password, data.language
        )
        for code in renamed:
            await server.live.read_again(code)
        return await self._known(server, person)

    @post("/login", summary="Log in; a guest's games move into the account", status_code=200)
    async def login(
        self, request: Asked, server: TheServer, data: JSONBody[Credentials]
    ) -> Response[Me]:
        address, login = address_of(request), login_of(checked_name(data.name))
        await server.passwords.take(address)
        await server.guesses.take(login, address)
        guest: Person | None = request.scope.get("user")
        person, moved = await server.accounts.login(guest, data.name, data.password)
        await server.guesses.right(login, address)
        for code in moved:
            await server.live.read_again(code)
        if guest is not None and guest.id != person.id:
            server.live.cut_off(guest.code)
        return await self._known(server, person)

    @post("/logout", summary="Forget who I am, here or everywhere", status_code=204)
    async def logout(
        self, request: Asked, server: TheServer, everywhere: FromQuery[bool] = False
    ) -> Response[None]:
        person: Person | None = request.scope.get("user")
        if person is not None and everywhere:
            await server.sessions.logout_everywhere(person)
            server.live.cut_off(person.code)
        reply: Response[None] = Response(None, status_code=204)
        reply.delete_cookie(COOKIE)
        return reply

    @patch("/", summary="Change language or reminders")
    async def change(self, request: Asked, server: TheServer, data: JSONBody[Changes]) -> Me:
        if data.language is not None:
            check_language(data.language)
        if data.reminders is not None:
            await server.reminder.check(data.reminders)
        changed = await server.people.change(somebody(request), data.language, data.reminders)
        return await self._me(server, changed)

    @get("/tokens", summary="My tokens")
    async def tokens(self, request: Asked, server: TheServer) -> list[Token]:
        return [Token(*token) for token in await server.sessions.tokens(somebody(request))]

    @post("/tokens", summary="Make a token, with which a program can play for me")
    async def new_token(
        self, request: Asked, server: TheServer, data: JSONBody[TokenName]
    ) -> NewToken:
        return NewToken(await server.sessions.new_token(somebody(request), data.name))

    @delete("/tokens/{number:int}", summary="Take a token back")
    async def take_token_back(
        self,
        request: Asked,
        server: TheServer,
        number: Annotated[int, PathParameter(ge=0, le=2**63 - 1)],
    ) -> None:
        person = somebody(request)
        await server.sessions.take_token_back(person, number)
        # Perhaps it was this token by which one of their programs is connected.
        server.live.cut_off(person.code)

    @post("/mutes/{code:str}", summary="Hear somebody's chat no more", status_code=204)
    async def mute(self, request: Asked, server: TheServer, code: Code) -> None:
        await self._mute(request, server, code, True)

    @delete("/mutes/{code:str}", summary="Hear somebody's chat again")
    async def unmute(self, request: Asked, server: TheServer, code: Code) -> None:
        await self._mute(request, server, code, False)

    async def _mute(self, request: Asked, server: Server, code: str, muted: bool) -> None:
        person = somebody(request)
        await server.people.mute(person, code, muted)
        server.live.muted(person.code, await server.blocks.unheard_by(person))

    async def _known(self, server: Server, person: Person) -> Response[Me]:
        """Answer with who somebody is, and the cookie that shows it."""
        cookie = Cookie(
            key=COOKIE,
            value=server.sessions.cookie(person),
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=secure(server.settings.address),
            path="/",
        )
        return Response(await self._me(server, person), cookies=[cookie])

    async def _me(self, server: Server, person: Person) -> Me:
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
        )


async def ratings_of(server: Server, person: Person) -> list[Rating]:
    """Return somebody's ratings."""
    return [Rating(*rating) for rating in await server.people.ratings(person)]


def check_language(language: str) -> None:
    """Raise if there is no such language."""
    if language not in LANGUAGES:
        raise Refused(
            f"there is no language {language!r}; there is {one_of(LANGUAGES)}", "bad_language"
        )
