"""A table: the terms on which it was opened, its chairs and, from the start on, its game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kingsbridge.engine.journal import Entry
from kingsbridge.engine.record import Deal, Record
from kingsbridge.engine.state import NOBODY
from kingsbridge.engine.title import title
from kingsbridge.table.chairs import Chair
from kingsbridge.table.errors import NotNow
from kingsbridge.table.game import Game, Next, folded
from kingsbridge.table.log import Deed, Kind, Row
from kingsbridge.table.taking_back import agreed_undo
from kingsbridge.table.telling import Teller
from kingsbridge.table.terms import Terms
from kingsbridge.table.told import (
    Line,
    Menu,
    Moment,
    Result,
    Seat,
    SeatKind,
    Status,
    TableInfo,
    Undo,
    UndoRule,
    Unrated,
    View,
)

# Whether the person of a code is connected now: whoever has the table knows.
Here = Callable[[str], bool]


class Table:
    """One table, and what each reader is told of it."""

    def __init__(
        self,
        terms: Terms,
        chairs: Sequence[Chair],
        game: Game | None = None,
        status: Status = Status.OPEN,
    ) -> None:
        self.terms = terms
        self.chairs = list(chairs)
        self.game = game
        self.status = status
        # When something was last done.
        self.changed = terms.created
        # The code of the table at which the same people play again.
        self.rematch: str | None = None
        # Until when those who pledged a salt can tell it, once every seat is taken.
        self.dealing_until: int | None = None
        # Why a game that was to be rated is not.
        self.unrated: Unrated | None = None
        self._tellers: dict[str, Teller] = {}
        # What readers of one moment share: who sits where, and what was said in each language.
        self._told_at: tuple[object, ...] = ()
        self._seats_told: list[Seat] = []
        self._lines_told: dict[str, dict[int, tuple[Entry, Line]]] = {}
        self._prompts_told: dict[tuple[str, int], tuple[str, str]] = {}

    # What is done

    @property
    def full(self) -> bool:
        """Return whether there is no open seat."""
        return all(chair.kind != SeatKind.OPEN for chair in self.chairs)

    @property
    def finished(self) -> bool:
        """Return whether nothing will be done here any more, and nothing has to be hidden."""
        return self.status in (Status.FINISHED, Status.CLOSED)

    def begin(self, now: int) -> Row:
        """Let the game begin: everybody is there. Return the first row of its log."""
        start = Row(1, Kind.START, NOBODY, 0, None, now)
        self.game = self.folded([start])
        self.status = Status.PLAYING
        self.dealing_until = None
        self.changed = now
        return start

    def folded(self, rows: Sequence[Row]) -> Game:
        """Return the game that these rows tell."""
        terms = self.terms
        return folded(terms, self.deal, self.chairs, rows)

    @property
    def deal(self) -> Deal:
        """Return where chance comes from: the secret, and what the players added to it."""
        deal = self.terms.deal
        pledges = [chair.pledge for chair in self.chairs]
        if not any(pledges):
            return deal
        salts = [chair.salt for chair in self.chairs]
        return Deal(deal.seed, deal.commitment, deal.secret, pledges, salts)

    def playing(self) -> Game:
        """Return the game, to look at or to do something; raise if it never began or was closed."""
        if self.game is None:
            raise NotNow("the game has not begun", "not_begun")
        if self.status == Status.CLOSED:
            raise closed()
        return self.game

    def the_game(self) -> Game:
        """Return the game of a table at which play has begun."""
        assert self.game is not None
        return self.game

    def do(self, deed: Deed, now: int) -> list[Row]:
        """Do something and what follows from it; return the rows, for whoever keeps the log."""
        rows: list[Row] = []
        coming: Deed | None = deed
        while coming is not None:
            after = self.playing().next(coming, now)
            self.go_on(after)
            rows.append(after.row)
            coming = agreed_undo(after.game)
        return rows

    def go_on(self, after: Next) -> None:
        """Go on to what comes next, which is kept by now."""
        self.game = self.the_game().hand_over(after)
        self.changed = after.row.at
        if after.game.over:
            self.status = Status.FINISHED

    # What is told of the table

    def teller(self, language: str) -> Teller:
        """Return who tells this game in a language."""
        if language not in self._tellers:
            names = [chair.name for chair in self.chairs]
            terms = self.terms
            self._tellers[language] = Teller(title(terms.title), terms.options, names, language)
        return self._tellers[language]

    def info(self, here: Here, now: int) -> TableInfo:
        """Return the table as everybody who may see it sees it."""
        self._forget_if_past(now)
        terms = self.terms
        return TableInfo(
            code=terms.code,
            title=terms.title,
            status=self.status,
            seats=self._seats(here, now),
            options={key: value for key, value in terms.options.items() if key != "cards"},
            corrected=terms.corrected,
            pace=terms.pace,
            private=terms.private,
            rated=terms.rated,
            hints=terms.hints,
            owner=terms.owner_code,
            version=self.game.version if self.game else 0,
            deciding=self.game.deciding if self.game else NOBODY,
            created=terms.created,
            changed=self.changed,
            commitment=terms.deal.commitment,
            secret=terms.deal.secret if self.finished else None,
            rematch=self.rematch,
            deciding_since=self.game.position_at if self.game and not self.finished else None,
            dealing_until=self.dealing_until,
            imported=terms.imported,
        )

    def _seats(self, here: Here, now: int) -> list[Seat]:
        """Return who sits where."""
        if not self._seats_told:
            self._seats_told = [self._seat(seat, here, now) for seat in range(len(self.chairs))]
        return self._seats_told

    def _seat(self, seat: int, here: Here, now: int) -> Seat:
        chair = self.chairs[seat]
        told = Seat(
            seat=seat,
            kind=chair.kind,
            name=chair.name,
            person=chair.code,
            level=chair.level,
            here=chair.kind == SeatKind.PERSON and chair.code is not None and here(chair.code),
            kept_for=None if chair.kept_for is None else chair.kept_for.code,
            pledge=chair.pledge,
        )
        if self.dealing_until is not None:
            told.waited_for = chair.pledge is not None and chair.salt is None
        if self.game is not None:
            told.salt = chair.salt
            told.stand_in = seat in self.game.stand_ins
            told.resigned = seat in self.game.resigned
            left = self.game.milliseconds_left(seat, now)
            told.seconds_left = None if left is None else left / 1000
        return told

    # What is told of the game

    def eyes_of(self, person: int | None, seat: int | None) -> int:
        """Return with whose eyes somebody sees: those of a seat of theirs, if they have one."""
        game = self.the_game()
        theirs = [place for place, chair in enumerate(game.chairs) if chair.person == person]
        if seat is not None and person is not None and seat in theirs:
            return seat
        return game.eyes_of(person)

    def moment(
        self, eyes: int, language: str, explained: bool, lines_from: int, here: Here, now: int
    ) -> Moment:
        """Return the game at its newest version, as a reader with these eyes may know it."""
        game = self.the_game()
        self._forget_if_past(now)
        teller = self.teller(language)
        known = self._lines_told.setdefault(language, {})
        state = game.state
        view = teller.view(state, eyes)
        heading, prompt = self._prompt(teller, eyes, view)
        return Moment(
            version=game.version,
            position=game.position,
            ply=state.ply,
            seat=eyes,
            deciding=game.deciding,
            heading=heading,
            prompt=prompt,
            view=view,
            menu=self._menu(teller, eyes, explained),
            lines_from=lines_from,
            lines=teller.lines(state, game.entries, lines_from, eyes, known),
            seats=self._seats(here, now),
            undo=self._undo(eyes),
            result=self.result(language) if game.over else None,
        )

    def _prompt(self, teller: Teller, eyes: int, view: View) -> tuple[str, str]:
        """Return which round it is, and what the reader is asked or waits for.

        Whoever is asked is told what the seat sees that decides: it is theirs, though friends at
        one screen may look with the eyes of another of their seats.
        """
        game = self.the_game()
        told = (teller.words.language, eyes)
        if told not in self._prompts_told:
            if game.over:
                said = teller.say("table-over")
            else:
                said = teller.waiting(view)
                if game.asks(eyes):
                    own = eyes == game.deciding
                    said = teller.prompt(view if own else teller.view(game.state, game.deciding))
            self._prompts_told[told] = teller.heading(view), said
        return self._prompts_told[told]

    def _menu(self, teller: Teller, eyes: int, explained: bool) -> Menu | None:
        """Return what the reader is asked, if it is they who decide."""
        game = self.the_game()
        if eyes == NOBODY or game.deciding != eyes or game.bot_for(eyes) is not None:
            return None
        return teller.menu(game.state, explained)

    def _undo(self, eyes: int) -> Undo | None:
        game = self.the_game()
        if eyes == NOBODY or game.over or game.chairs[eyes].kind != SeatKind.PERSON:
            return None
        barred = game.undo_bar(eyes)
        question = game.question
        return Undo(
            UndoRule.NEVER if barred is not None else game.undo_rule(eyes),
            barred,
            asked_by=question.seat if question else None,
            waiting_for=sorted(question.waiting) if question else [],
        )

    def result(self, language: str) -> Result:
        """Return how the game ended, in a language."""
        return self.result_of(self.the_game(), language, self.unrated)

    def result_of(self, game: Game, language: str, unrated: Unrated | None = None) -> Result:
        """Return how a game at this table ended, which may be the one that comes next."""
        resigned = sorted(game.resigned)
        return self.teller(language).result(game.state, resigned, game.winners, unrated)

    def _forget_if_past(self, now: int) -> None:
        """Forget what was told of another moment. Clocks are told by the second."""
        version = self.game.version if self.game else 0
        at = (version, self.status, self.changed, self.rematch, self.unrated, now // 1000)
        if at != self._told_at:
            self._told_at = at
            self.forget()

    def forget(self) -> None:
        """Forget what readers of the last moment share."""
        self._seats_told = []
        # Of a finished game the same lines are told to everybody who comes to look at it.
        if not self.finished:
            self._lines_told.clear()
        self._prompts_told.clear()

    def rest(self) -> None:
        """Keep nothing but the table itself: nobody looks at it for a while."""
        self._told_at = ()
        self.forget()
        self._lines_told.clear()
        # Words for cards of one's own are a whole box; others are shared by all tables.
        if self.terms.corrected:
            self._tellers.clear()

    @property
    def lines_told(self) -> int:
        """How many lines are kept that were told, of all languages together."""
        return sum([len(lines) for lines in self._lines_told.values()])

    # The record

    def record(self) -> Record:
        """Return the game's record: of a finished one, with its secret."""
        terms, game = self.terms, self.the_game()
        deal = self.deal
        if not self.finished:
            deal = Deal(deal.seed, deal.commitment, None, deal.pledges, deal.salts)
        names = [chair.name for chair in self.chairs]
        record = Record(terms.title, len(self.chairs), terms.options, deal, list(game.moves), names)
        record.position = terms.position
        record.close(game.state)
        record.imported = terms.imported
        return record


def closed() -> NotNow:
    """Return what is wrong with playing on at a table that a host closed."""
    return NotNow("this table was closed", "closed")
