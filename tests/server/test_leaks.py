"""Nothing hidden leaves the server before it may: not by a moment, the log, an error or a list.

Two games that differ only in what a reader cannot know must be told to that reader in the same
bytes. And over real sockets, everything that was sent to anybody is looked through.
"""

from __future__ import annotations

import base64
import json
import logging
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, cast

import httpx
import pytest
import structlog

from kingsbridge.analysis.jobs import job_of
from kingsbridge.engine.dice import FastDice, SealedDice
from kingsbridge.engine.errors import IllegalMove
from kingsbridge.engine.journal import EVERYBODY, Entry
from kingsbridge.engine.record import sealed
from kingsbridge.engine.state import NOBODY, State
from kingsbridge.engine.title import title
from kingsbridge.server.tables.stored import StoredTable
from kingsbridge.table.chairs import Chair
from kingsbridge.table.game import Game
from kingsbridge.table.log import Kind, Row
from kingsbridge.table.terms import Terms
from kingsbridge.table.told import Pace, SeatKind, UndoRule
from kingsbridge.titles.pillars.cards import load_cards
from kingsbridge.titles.pillars.state import NO_CARD
from kingsbridge.titles.pillars.state import Table as PillarsTable
from kingsbridge.titles.world.state import Table as WorldTable
from tests.server.serving import Doc, Here, LiveClient, Visitor

GAMES = [("pillars", 2), ("pillars", 4), ("world", 2), ("world", 4)]
NAMES = ["Ann", "Bob", "Cyn", "Dan"]
# So often a reader is told the whole journal, not just what is new in it.
WHOLE_JOURNAL_EVERY = 20
FORKS = 24
# So often everybody at a real table asks for everything and tries what is wrong.
ASK_EVERY = 70

every_game = pytest.mark.parametrize(
    ("key", "seats"), GAMES, ids=[f"{key}-{seats}" for key, seats in GAMES]
)


def new_table(key: str, seats: int) -> StoredTable:
    """Return a table of people at which play has just begun."""
    dice = SealedDice(bytes(range(seats, seats + 32)))
    terms = Terms(
        code="table",
        title=key,
        options=title(key).resolve({}),
        pace=Pace(),
        deal=sealed(dice),
        owner=1,
        owner_code="owner",
        created=0,
    )
    chairs = [
        Chair(SeatKind.PERSON, seat, f"person{seat}", None, NAMES[seat]) for seat in range(seats)
    ]
    table = StoredTable(1, terms, chairs)
    table.begin(0)
    return table


def with_game(table: StoredTable, game: Game) -> StoredTable:
    """Return the same table with another game on it."""
    return StoredTable(1, table.terms, table.chairs, game, table.status)


def played(table: StoredTable, seed: int) -> Iterator[Game]:
    """Play a game to its end with random moves, stopping at every moment."""
    dice = FastDice.seeded(seed)
    game = table.the_game()
    yield game
    while not game.over:
        offers = game.state.legal()
        make(game, offers[dice.below(len(offers))])
        yield game


def make(game: Game, move: int) -> None:
    """Make a move for whoever decides."""
    game.fold(Row(game.version + 1, Kind.MOVE, game.state.seat, move, None, 0))


def told(table: StoredTable, eyes: int, lines_from: int) -> bytes:
    """Return what a reader is told at a table, refusals and all."""
    return table.told(eyes, "en", True, lines_from, lambda _: True, 0)


def dealt_anew(state: State, eyes: int, seed: int) -> State:
    """Return the state with all dealt anew that a reader cannot know: a spectator knows least."""
    dice = FastDice.seeded(seed)
    for seat in range(state.seats) if eyes == NOBODY else [eyes]:
        state = state.as_seen_by(seat, dice)
    state.offers = None
    return state


def whispered_otherwise(entries: list[Entry], eyes: int) -> list[Entry]:
    """Return the journal with something else in whatever a reader may not read."""
    return [
        entry
        if entry.seen_by in (EVERYBODY, eyes)
        else Entry(
            entry.ply, entry.what, entry.clause, entry.seat, entry.a ^ 1, 0, 0, entry.seen_by
        )
        for entry in entries
    ]


def screened_otherwise(state: State, eyes: int) -> None:
    """Put other goods behind the screens of the others, if there are screens."""
    if isinstance(state, WorldTable) and not state.rules.open_goods and not state.over:
        for seat, player in enumerate(state.players):
            if seat != eyes:
                player.goods[0] += 1


def hidden(state: State) -> object:
    """Return what is dealt and hidden from somebody."""
    if isinstance(state, WorldTable):
        return [(player.hand, player.discarded) for player in state.players]
    return cast(PillarsTable, state).coming_event


@every_game
def test_a_moment_is_the_same_whatever_its_reader_cannot_know(key: str, seats: int) -> None:
    table = new_table(key, seats)
    lines = differed = 0
    for moment, game in enumerate(played(table, 1)):
        whole = moment % WHOLE_JOURNAL_EVERY == 0 or game.over
        for eyes in [NOBODY, *range(seats)]:
            other = game.copy()
            other.state = dealt_anew(game.state, eyes, moment)
            other.entries = whispered_otherwise(game.entries, eyes)
            screened_otherwise(other.state, eyes)
            differed += hidden(other.state) != hidden(game.state)
            since = 0 if whole else lines
            assert told(with_game(table, game), eyes, since) == told(
                with_game(table, other), eyes, since
            )
        lines = len(game.entries)
    # There was something to hide.
    assert differed > 50


@every_game
def test_a_bot_is_asked_the_same_whatever_its_seat_cannot_know(key: str, seats: int) -> None:
    for moment, game in enumerate(played(new_table(key, seats), 5)):
        if game.over or moment % 5:
            continue
        seat = game.state.seat
        other = dealt_anew(game.state, seat, moment)
        assert job_of(game.state, seat, "master", 1) == job_of(other, seat, "master", 1)


@every_game
def test_games_that_differ_in_hidden_things_are_told_alike_until_one_is_revealed(
    key: str, seats: int
) -> None:
    moves: list[int] = []
    beginnings: list[Game] = []
    for game in played(new_table(key, seats), 2):
        moves = list(game.moves)
        beginnings.append(game.copy())
    followed = 0
    for place in range(0, len(moves), max(1, len(moves) // FORKS)):
        for eyes in [NOBODY, *range(seats)]:
            followed += told_alike(beginnings[place].copy(), moves[place:], eyes)
    assert followed > 100


def told_alike(game: Game, moves: list[int], eyes: int) -> int:
    """Play on in two games until they may differ; return for how many moves they were told."""
    other = game.copy()
    other.state = dealt_anew(game.state, eyes, len(moves))
    # Chance falls alike: only what is dealt already is another.
    other.state.dice = game.state.dice.clone()
    game.state = game.state.clone()
    if hidden(game.state) == hidden(other.state):
        return 0
    table = new_table(game.beginning.title_key, len(game.chairs))
    one, two = with_game(table, game), with_game(table, other)
    for number, move in enumerate(moves):
        lines = len(game.entries)
        make(game, move)
        if isinstance(game.state, PillarsTable) and game.state.coming_event == NO_CARD:
            return number
        try:
            make(other, move)
        except IllegalMove:
            # Somebody else played a card that they do not hold in the other game.
            assert isinstance(game.state, WorldTable)
            assert game.deciders[-1] != eyes
            return number
        assert told(one, eyes, lines) == told(two, eyes, lines)
    return len(moves)


@every_game
def test_what_taught_somebody_something_is_never_taken_back_among_people(
    key: str, seats: int
) -> None:
    table = new_table(key, seats)
    free = taught = 0
    for game in played(table, 3):
        if game.over:
            break
        mover = game.state.seat
        for offer in game.state.legal()[:3]:
            after, other = game.copy(), game.copy()
            other.state = dealt_anew(game.state, mover, offer)
            lines = len(game.entries)
            make(after, offer)
            make(other, offer)
            rule = after.undo_rule(mover)
            views = [
                with_game(table, it).moment(mover, "en", False, lines, never, 0)
                for it in (after, other)
            ]
            for view in views:
                view.undo = None
            if views[0] != views[1]:
                taught += 1
                assert rule == UndoRule.NEVER
            free += rule == UndoRule.FREE
    assert free
    assert taught


def never(_person: str) -> bool:
    """Nobody is here."""
    return False


# Over sockets


class Spy:
    """Somebody at a table, of whom all is kept that the server ever sends them."""

    def __init__(self, visitor: Visitor, live: LiveClient, seat: int) -> None:
        self.visitor = visitor
        self.live = live
        self.seat = seat
        self.heard: list[bytes] = []
        visitor.web.event_hooks["response"].append(self.keep)

    def keep(self, answer: httpx.Response) -> None:
        """Keep an answer with its headers."""
        self.heard.append(repr(answer.headers.raw).encode() + b"\n" + answer.read())

    def hear_moment(self, version: int) -> Doc:
        """Listen until the table is at a version."""
        while True:
            said = self.live.socket.recv(60.0)
            assert isinstance(said, str)
            self.heard.append(b"\n" + said.encode())
            news = json.loads(said)
            if news["news"] == "moment" and news["moment"]["version"] >= version:
                moment: Doc = news["moment"]
                return moment

    def ask_everything(self, code: str, version: int) -> None:
        """Ask for whatever can be asked for, good or not."""
        ask = self.visitor.ask
        at = f"/api/tables/{code}"
        for path in (
            at,
            f"{at}?refusals=true&since={version - 1}",
            f"{at}?seat={1 - max(self.seat, 0)}",
            f"{at}/log",
            f"{at}/replay/{version}",
            f"{at}/replay/{max(1, version - 3)}?seat={1 - max(self.seat, 0)}",
            f"{at}/replay/{version}?seat=-1",
            f"{at}/replay/{version + 1}",
            f"{at}/record",
            f"{at}/verify",
            f"{at}/analysis",
            f"{at}/chat",
            "/api/tables?which=playing",
            "/api/tables?which=mine",
            "/api/tables?which=finished",
            "/api/me",
            "/health",
            "/metrics",
        ):
            status = ask("GET", path).status_code
            assert status < 500
            if path.endswith(("/record", "/verify", "/analysis")):
                assert status == 409

    def do_wrong(self, code: str, moment: Doc) -> None:
        """Try what cannot be done: out of turn, against the rules, stale, by another's key."""
        at = f"/api/tables/{code}"
        version = moment["version"]
        refusals = moment["menu"]["refusals"] if moment["menu"] else []
        for move, answered, key in (
            (30_000, version, f"x{version}"),
            (refusals[0]["move"] if refusals else 30_000, version, f"y{version}"),
            (1, version - 1, f"z{version}"),
            (30_000, version, f"k{version - 1}"),
        ):
            body = {"move": move, "version": answered, "key": key}
            assert not self.visitor.ask("POST", f"{at}/moves", **body).is_success
        for path, body in (
            (f"{at}/moves", {"move": "?"}),
            (f"{at}/moves", {"move": 1, "version": version, "key": "w", "seat": 1 - self.seat}),
            (f"{at}/undo", {"version": version - 1}),
            (f"{at}/undo/answer", {"version": version, "agree": True}),
            (f"{at}/return", {}),
        ):
            assert not self.visitor.ask("POST", path, **body).is_success


def parts(doc: Any) -> Iterator[Doc]:
    """Walk through every object inside plain data."""
    if isinstance(doc, dict):
        yield doc
        for value in doc.values():
            yield from parts(value)
    elif isinstance(doc, list):
        for value in doc:
            yield from parts(value)


def check_document(doc: Any, seat: int) -> int:
    """Look through what one seat was sent before the end; return how many views were in it."""
    views = 0
    for part in parts(doc):
        assert "dice" not in part
        assert "seed" not in part
        assert part.get("secret") is None
        if part.get("what") == "discarded" or part.get("what") == "foresees":
            assert part["seat"] == seat
        if "players" not in part or "unseen_events" not in part:
            continue
        views += 1
        for number, player in enumerate(part["players"]):
            if part["title"] == "world" and number != seat:
                assert player["hand"] is None
                assert player["discarded"] is None
                assert player["goods"] is None
        if part["title"] == "pillars" and part["coming_event"] is not None:
            assert seat >= 0
            assert foresees(part["players"][seat])
        if seat == NOBODY:
            assert part.get("duties") is None
    return views


def foresees(player: Doc) -> bool:
    """Return whether a player owns the privilege that shows the coming event."""
    cards = load_cards({})
    return any(
        cards.privileges[cards.privilege_keys.index(key)].sees_event for key in player["privileges"]
    )


def spellings(secret: str) -> list[bytes]:
    """Return a secret in every way it might slip out."""
    raw = bytes.fromhex(secret)
    return [
        secret.encode(),
        secret.upper().encode(),
        raw,
        repr(raw)[2:-1].encode(),
        base64.b64encode(raw).rstrip(b"="),
        base64.urlsafe_b64encode(raw).rstrip(b"="),
        str(int.from_bytes(raw, "big")).encode(),
        str(int.from_bytes(raw, "little")).encode(),
        json.dumps(list(raw), separators=(",", ":")).encode(),
    ]


@contextmanager
def spies(here: Here, key: str) -> Iterator[tuple[str, list[Spy]]]:
    """Open a table of two people, and let them and a spectator look at it."""
    with ExitStack() as stack:
        ann, bob, cyn = (here.visitor(name) for name in NAMES[:3])
        code = ann.open(key, "me open", hints=True)
        everybody = [
            Spy(visitor, stack.enter_context(visitor.live()), seat)
            for seat, visitor in ((0, ann), (1, bob), (NOBODY, cyn))
        ]
        for spy in everybody:
            spy.live.do("hall")
            spy.live.do("watch", table=code, refusals=True)
        bob.post(f"/api/tables/{code}/join")
        yield code, everybody


@pytest.mark.parametrize("key", ["pillars", "world"])
def test_nothing_hidden_is_ever_sent_or_logged_before_the_end(
    here: Here, key: str, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.INFO)
    with structlog.testing.capture_logs() as logs, spies(here, key) as (code, everybody):
        secret = here.server.tables.at_hand[code].terms.deal.secret
        assert secret is not None
        dice = FastDice.seeded(4)
        moments = [spy.hear_moment(1) for spy in everybody]
        views = undone = 0
        while moments[0]["result"] is None:
            version = moments[0]["version"]
            spy, moment = everybody[moments[0]["deciding"]], moments[moments[0]["deciding"]]
            if version % ASK_EVERY == 2:
                for each, seen in zip(everybody, moments, strict=True):
                    each.ask_everything(code, version)
                    each.do_wrong(code, seen)
            if version == 50:
                for each in everybody:
                    answer = each.visitor.ask("POST", f"/api/tables/{code}/hint")
                    assert answer.is_success == (each is spy)
            if version == 5:
                spy.live.do("say", table=code, text="Well met")
            for each in everybody:
                views += sum(check(each, heard, secret) for heard in each.heard)
                each.heard.clear()
            mine = moment["undo"] or {"rule": None}
            if mine["rule"] == "free" and undone < 3:
                undone += 1
                done = spy.visitor.post(f"/api/tables/{code}/undo", version=version)
            else:
                offers = moment["menu"]["offers"]
                move = offers[dice.below(len(offers))]["move"]
                done = {"version": version + 1}
                command = {"table": code, "version": version, "move": move, "key": f"k{version}"}
                spy.live.do("move", **command)
                spy.live.do("move", **command)
            moments = [each.hear_moment(done["version"]) for each in everybody]
        assert undone == 3
        assert views > 300
        # Now that it is over, everybody may know.
        assert everybody[2].visitor.table(code)["table"]["secret"] == secret
    said = "\n".join([repr(logs), caplog.text, *capfd.readouterr()])
    assert not any(spelled in said.encode() for spelled in spellings(secret))


def check(spy: Spy, heard: bytes, secret: str) -> int:
    """Look through one thing that was sent; return how many views were in it."""
    assert not any(spelled in heard for spelled in spellings(secret))
    _, _, body = heard.partition(b"\n")
    if body[:1] not in (b"{", b"["):
        return 0
    return check_document(json.loads(body), spy.seat)
