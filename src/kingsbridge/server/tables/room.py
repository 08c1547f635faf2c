"""A table in memory: what is known of it, and what each reader is told.

A room is a cache. Whatever is not as the database has it is thrown away and loaded again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

import msgspec
from msgspec import Struct

from kingsbridge.engine.record import Deal, Record
from kingsbridge.engine.title import title
from kingsbridge.server.wire.protocol import (
    Line,
    Menu,
    Moment,
    Pace,
    Result,
    Seat,
    SeatKind,
    Status,
    TableInfo,
    Undo,
    UndoRule,
)
from kingsbridge.server.wire.telling import Teller
from kingsbridge.table.game import NOBODY, Chair, Game

# How many different readers' texts of one version are kept.
MOST_TOLD = 64

encode = msgspec.json.Encoder().encode


class Sheet(Struct):
    """A table's row in the database."""

    id: int
    code: str
    title: str
    options: dict[str, object]
    pace: Pace
    private: bool
    rated: bool
    hints: bool
    owner: int
    owner_code: str
    status: Status
    deal: Deal
    created: int
    changed: int
    result: Result | None = None
    rematch: str | None = None


class Room:
    """One table: its sheet, its chairs and, from the start on, its game."""

    def __init__(self, sheet: Sheet, chairs: Sequence[Chair], game: Game | None) -> None:
        self.sheet = sheet
        self.chairs = list(chairs)
        self.game = game
        # Whoever changes the table waits for whoever changes it now.
        self.lock = asyncio.Lock()
        self._tellers: dict[str, Teller] = {}
        # What was told of this moment: the table to everybody, the game to each kind of reader.
        self._told_at: tuple[object, ...] = ()
        self._told: dict[tuple[int, str, bool, int], bytes] = {}
        self._told_info = b""
        self._told_seats: list[Seat] = []
        self._told_lines: dict[str, dict[int, Line]] = {}
        self._told_prompts: dict[str, tuple[str, str]] = {}

    @property
    def title_key(self) -> str:
        """Return which game is played here."""
        return self.sheet.title

    def teller(self, language: str) -> Teller:
        """Return who tells this game in a language."""
        if language not in self._tellers:
            names = [chair.name for chair in self.chairs]
            self._tellers[language] = Teller(
                title(self.sheet.title), self.sheet.options, names, language
            )
        return self._tellers[language]

    # The table

    def info(self, here: Callable[[str], bool], now: int) -> TableInfo:
        """Return the table as everybody who may see it sees it."""
        sheet = self.sheet
        finished = sheet.status in (Status.FINISHED, Status.CLOSED)
        return TableInfo(
            code=sheet.code,
            title=sheet.title,
            status=sheet.status,
            seats=self._seats(here, now),
            options={key: value for key, value in sheet.options.items() if key != "cards"},
            pace=sheet.pace,
            private=sheet.private,
            rated=sheet.rated,
            hints=sheet.hints,
            owner=sheet.owner_code,
            version=self.game.version if self.game else 0,
            deciding=self.game.deciding if self.game else NOBODY,
            created=sheet.created,
            changed=sheet.changed,
            commitment=sheet.deal.commitment,
            secret=sheet.deal.secret if finished else None,
            rematch=sheet.rematch,
        )

    def _seats(self, here: Callable[[str], bool], now: int) -> list[Seat]:
        """Return who sits where."""
        self._forget_if_past(now)
        if not self._told_seats:
            self._told_seats = [self._seat(seat, here, now) for seat in range(len(self.chairs))]
        return self._told_seats

    def _seat(self, seat: int, here: Callable[[str], bool], now: int) -> Seat:
        chair = self.chairs[seat]
        told = Seat(
            seat=seat,
            kind=chair.kind,
            name=chair.name,
            person=chair.code,
            level=chair.level,
            here=chair.kind == SeatKind.PERSON and chair.code is not None and here(chair.code),
        )
        if self.game is not None:
            told.stand_in = seat in self.game.stand_ins
            told.resigned = seat in self.game.resigned
            left = self.game.milliseconds_left(seat, now)
            told.seconds_left = None if left is None else left / 1000
        return told

    # The moment

    def moment(
        self,
        eyes: int,
        language: str,
        explained: bool,
        lines_from: int,
        here: Callable[[str], bool],
        now: int,
    ) -> Moment:
        """Return the game at its newest version, as a reader with these eyes may know it."""
        game = self.game
        assert game is not None
        self._forget_if_past(now)
        teller = self.teller(language)
        known = self._told_lines.setdefault(language, {})
        state = game.state
        view = teller.view(state, eyes)
        deciding = game.deciding
        if language not in self._told_prompts:
            # It is made of what lies open: everybody is told the same.
            prompt = teller.say("table-over") if game.over else teller.prompt(state, view)
            self._told_prompts[language] = teller.heading(view), prompt
        heading, prompt = self._told_prompts[language]
        return Moment(
            version=game.version,
            ply=state.ply,
            seat=eyes,
            deciding=deciding,
            heading=heading,
            prompt=prompt,
            view=view,
            menu=self._menu(teller, explained) if self._asked(eyes) else None,
            lines_from=lines_from,
            lines=teller.lines(state, game.entries, lines_from, eyes, known),
            seats=self._seats(here, now),
            undo=self._undo(eyes),
            result=teller.result(state, sorted(game.resigned), game.winners) if game.over else None,
        )

    def _asked(self, eyes: int) -> bool:
        """Return whether the reader is the person who decides."""
        game = self.game
        assert game is not None
        return eyes != NOBODY and game.deciding == eyes and game.bot_for(eyes) is None

    def _menu(self, teller: Teller, explained: bool) -> Menu:
        assert self.game is not None
        return teller.menu(self.game.state, explained)

    def _undo(self, eyes: int) -> Undo | None:
        game = self.game
        assert game is not None
        if eyes == NOBODY or game.over or game.chairs[eyes].kind != SeatKind.PERSON:
            return None
        rule = game.undo_rule(eyes)
        question = game.question
        return Undo(
            rule,
            game.undo_bar(eyes) if rule == UndoRule.NEVER else None,
            asked_by=question.seat if question else None,
            waiting_for=sorted(question.waiting) if question else [],
        )

    def told(
        self,
        eyes: int,
        language: str,
        explained: bool,
        lines_from: int,
        here: Callable[[str], bool],
        now: int,
    ) -> bytes:
        """Return the moment as it goes over the wire; readers who may know the same share it."""
        self._forget_if_past(now)
        reader = (eyes, language, explained, lines_from)
        if reader not in self._told:
            moment = self.moment(eyes, language, explained, lines_from, here, now)
            self._told[reader] = encode(moment)
        return self._told[reader]

    def told_info(self, here: Callable[[str], bool], now: int) -> bytes:
        """Return the table as it goes over the wire; all its readers share it."""
        self._forget_if_past(now)
        if not self._told_info:
            self._told_info = encode(self.info(here, now))
        return self._told_info

    def _forget_if_past(self, now: int) -> None:
        """Forget what was told of another moment. Clocks are told by the second."""
        sheet = self.sheet
        version = self.game.version if self.game else 0
        at = (version, sheet.status, sheet.changed, sheet.rematch, now // 1000)
        if at != self._told_at or len(self._told) > MOST_TOLD:
            self._told_at = at
            self._told.clear()
            self._told_info = b""
            self._told_seats = []
            self._told_lines.clear()
            self._told_prompts.clear()

    # The record

    def record(self) -> Record:
        """Return the game's record: of a finished one, with its secret."""
        assert self.game is not None
        sheet, game = self.sheet, self.game
        finished = sheet.status in (Status.FINISHED, Status.CLOSED)
        deal = sheet.deal
        if not finished:
            deal = Deal(deal.seed, deal.commitment, None)
        names = [chair.name for chair in self.chairs]
        record = Record(sheet.title, len(self.chairs), sheet.options, deal, list(game.moves), names)
        record.close(game.state)
        return record
