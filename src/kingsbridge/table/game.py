"""A game as its log tells it: the state, the journal, who plays for whom, and the clocks.

The log is the truth. A game in memory is what comes of folding its rows in their order; any
process can make the same one from them. Nothing here reads or writes anything.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from kingsbridge.engine.dice import SealedDice
from kingsbridge.engine.errors import BadRecord
from kingsbridge.engine.journal import Entry, Journal
from kingsbridge.engine.record import Deal, Record
from kingsbridge.engine.state import NOBODY, State
from kingsbridge.table import goings
from kingsbridge.table.chairs import Chair
from kingsbridge.table.log import ASIDE, MOVES, TURNS, Deed, Kind, Row
from kingsbridge.table.terms import Terms
from kingsbridge.table.told import Pace, SeatKind, UndoBar, UndoRule

# Who plays for a person that left, until they return.
STAND_IN_LEVEL = "journeyman"
# What somebody who returns to a clock that ran out may count on.
LEAST_AFTER_RETURN = 60_000
HOUR = 3_600_000
# For how long it is known who did something that is no move.
ASIDE_FOR = 60_000


class UndoQuestion(NamedTuple):
    """A seat asks the others to let it take its last decision back."""

    seat: int
    moves: int
    version: int
    waiting: frozenset[int]


class Game:
    """A table's game at its newest version."""

    def __init__(
        self,
        beginning: Record,
        pace: Pace,
        chairs: Sequence[Chair],
        state: State,
        entries: list[Entry],
    ) -> None:
        self.beginning = beginning
        self.pace = pace
        self.chairs = chairs
        self.state = state
        # The moves that stand, and who decided each.
        self.moves: list[int] = []
        self.deciders: list[int] = []
        # Whether a bot decided it, for a bot's seat or somebody else's.
        self.by_bot: list[bool] = []
        # Whether it followed by itself: it was its person's move, but no decision of theirs.
        self.followed: list[bool] = []
        self.entries = entries
        # After so many moves: how long the journal was, and how much had been revealed.
        self.lengths = [len(entries)]
        self.reveals = [revealed(state)]
        # After so many rows: how many lines of the journal were there and are no news to anybody
        # who knew them then.
        self.line_counts = [len(entries)]
        self.version = 0
        # At which version, and when, the game came to be as it stands: by a move, or by one that
        # was taken back. Whatever else is done at the table does not change what there is to
        # decide, nor how long it has been waited for.
        self.position = 0
        self.position_at = 0
        # What was done of late that is no move: when, and about which seat.
        self.asides: list[tuple[int, int]] = []
        self.keys: dict[str, Row] = {}
        self.stand_ins: set[int] = set()
        self.resigned: set[int] = set()
        self.question: UndoQuestion | None = None
        self.at = 0
        self.banks = [pace.seconds * 1000] * len(chairs)

    # Folding the log

    def copy(self) -> Game:
        """Return a game that goes its own way from here."""
        other = self._ahead()
        other.entries = self.entries.copy()
        other.moves = self.moves.copy()
        other.deciders = self.deciders.copy()
        other.by_bot = self.by_bot.copy()
        other.followed = self.followed.copy()
        other.lengths = self.lengths.copy()
        other.reveals = self.reveals.copy()
        other.line_counts = self.line_counts.copy()
        other.keys = self.keys.copy()
        return other

    def _ahead(self) -> Game:
        """Return a game that stands as this one does and has the same history, not one like it."""
        other = Game(self.beginning, self.pace, self.chairs, self.state, self.entries)
        other.moves = self.moves
        other.deciders = self.deciders
        other.by_bot = self.by_bot
        other.followed = self.followed
        other.lengths = self.lengths
        other.reveals = self.reveals
        other.line_counts = self.line_counts
        other.version = self.version
        other.position = self.position
        other.position_at = self.position_at
        other.asides = self.asides.copy()
        other.keys = self.keys
        other.stand_ins = self.stand_ins.copy()
        other.resigned = self.resigned.copy()
        other.question = self.question
        other.at = self.at
        other.banks = self.banks.copy()
        return other

    def next(self, deed: Deed, now: int) -> Next:
        """Return the row that a deed becomes and the game after it.

        This one stays as it is: a row must be kept before it is so. Until then the game after a
        move has the history of this one, for to copy that would take longer than everything else
        that is done for a move; `hand_over` adds the move to it. Where a game ends, its history is
        looked at before, and copied.
        """
        row = Row(self.version + 1, deed.kind, deed.seat, deed.move, deed.key, max(now, self.at))
        coming = deed.coming
        if coming is None or coming.over:
            after = self.copy()
            after.follow(row, coming)
            return Next(row, after, None)
        after = self._ahead()
        after._go(row, coming)
        return Next(row, after, coming)

    def hand_over(self, after: Next) -> Game:
        """Return the game after a row that is kept now; this one is no more."""
        if after.coming is not None:
            self._note_move(after.row, after.coming)
        return after.game

    def fold(self, row: Row) -> None:
        """Go on by one row of the log."""
        if row.kind in MOVES:
            self.follow(row, self.after(row.move))
        else:
            self.follow(row, None)

    def after(self, move: int) -> State:
        """Return what a move leads to, with the journal of that move alone; raise if it may not be.

        The game itself stays as it is: this is for what must be stored first.
        """
        coming = self.state.clone()
        coming.journal = Journal()
        coming.apply(move)
        return coming

    def follow(self, row: Row, coming: State | None) -> None:
        """Go on by one row, to a state that is known already where the row is a move."""
        if row.n != self.version + 1:
            raise BadRecord(f"after row {self.version} of the log comes {row.n}")
        if coming is not None:
            self._note_move(row, coming)
        self._go(row, coming)

    def _go(self, row: Row, coming: State | None) -> None:
        """Stand as after a row; a move is not in the history by that."""
        late = self._is_late(row)
        self._tick(row)
        if row.kind in MOVES:
            assert coming is not None
            self._moved(row, coming)
        elif row.kind == Kind.UNDO:
            self._take_back(row.move)
        elif row.kind == Kind.ASK_UNDO:
            waiting = frozenset(self._others(row.seat))
            self.question = UndoQuestion(row.seat, row.move, row.n, waiting)
        elif row.kind == Kind.AGREE and self.question is not None:
            waiting = self.question.waiting - {row.seat}
            self.question = self.question._replace(waiting=waiting)
        elif row.kind == Kind.DISAGREE:
            self.question = None
        elif row.kind == Kind.RESIGN:
            self.resigned.add(row.seat)
            self._excuse(row.seat)
            self._tell(goings.RESIGNS, row.seat)
            if self.over:
                self.entries.append(goings.ending(self.state.ply, self.winners))
        elif row.kind == Kind.STAND_IN:
            self.stand_ins.add(row.seat)
            self._excuse(row.seat)
            self._tell(goings.OUT_OF_TIME if late else goings.STAND_IN, row.seat)
        elif row.kind == Kind.RETURN:
            self.stand_ins.discard(row.seat)
            self._tell(goings.RETURNS, row.seat)
            self._give_time_to_return(row)
        self.version = row.n
        if row.kind in ASIDE:
            self._note_aside(row)
        if row.kind in TURNS:
            self.position = row.n
            self.position_at = row.at
        if coming is None:
            # What an undo leaves behind of the table's own entries has other numbers than before.
            undone = row.kind == Kind.UNDO
            self._note_row(row, self.lengths[row.move] if undone else len(self.entries))

    def _note_move(self, row: Row, coming: State) -> None:
        """Add a move to the history, before it is made."""
        self.deciders.append(self.state.seat)
        self.by_bot.append(self.bot_for(self.state.seat) is not None)
        self.followed.append(row.kind == Kind.FOLLOW)
        assert coming.journal is not None
        self.entries.extend(coming.journal.entries)
        coming.journal = None
        self.moves.append(row.move)
        self.lengths.append(len(self.entries))
        self.reveals.append(revealed(coming))
        self._note_row(row, len(self.entries))

    def _note_row(self, row: Row, lines: int) -> None:
        """Note that there was a row, and how many lines of the journal are no news after it."""
        if row.key is not None:
            self.keys[row.key] = row
        self.line_counts.append(lines)

    def _give_time_to_return(self, row: Row) -> None:
        """Give somebody a moment who returns when their time is over."""
        if self.banks[row.seat] <= 0:
            self.banks[row.seat] = LEAST_AFTER_RETURN
        patience = self.pace.hours * HOUR
        if patience and row.seat == self.deciding:
            least = row.at + LEAST_AFTER_RETURN - patience
            self.position_at = max(self.position_at, least)

    def _note_aside(self, row: Row) -> None:
        """Note what is no move, for as long as it is to be known."""
        since = row.at - ASIDE_FOR
        self.asides = [aside for aside in self.asides if aside[0] > since]
        self.asides.append((row.at, row.seat))

    def _tell(self, what: str, seat: int) -> None:
        """Note in the journal that somebody comes or goes."""
        self.entries.append(goings.going(what, self.state.ply, seat))

    def _is_late(self, row: Row) -> bool:
        """Return whether a bot stands in because time ran out."""
        out = self.out_of_time()
        late = self.kept_waiting(row.at) if out is None else out <= row.at
        return row.kind == Kind.STAND_IN and row.seat == self.deciding and late

    def _tick(self, row: Row) -> None:
        """Let the clock run that ran until this row."""
        if self.pace.live and row.kind != Kind.START and self.clock_runs:
            self.banks[self.state.seat] -= max(0, row.at - self.at)
        self.at = row.at

    def _moved(self, row: Row, coming: State) -> None:
        if self.pace.live and self.banks[row.seat] > 0:
            self.banks[row.seat] += self.pace.increment * 1000
        self.state = coming
        # A question about an undo is about the moment in which it was asked.
        self.question = None

    def _take_back(self, left: int) -> None:
        del self.moves[left:]
        del self.deciders[left:]
        del self.by_bot[left:]
        del self.followed[left:]
        del self.lengths[left + 1 :]
        del self.reveals[left + 1 :]
        undone = self.entries[self.lengths[left] :]
        del self.entries[self.lengths[left] :]
        self.state = self.beginning.begin()
        for move in self.moves:
            self.state.apply(move)
        # Moves are taken back; that somebody left is not.
        ply = self.state.ply
        self.entries += [
            goings.moved_back(entry, ply) for entry in undone if entry.what in goings.STORIES
        ]
        self.question = None

    def _excuse(self, seat: int) -> None:
        """Wait no longer for the answer of somebody who left; a question of theirs is no more."""
        if self.question is not None and self.question.seat == seat:
            self.question = None
        elif self.question is not None:
            self.question = self.question._replace(waiting=self.question.waiting - {seat})

    # Who plays

    @property
    def started(self) -> bool:
        """Return whether play has begun."""
        return self.version > 0

    @property
    def over(self) -> bool:
        """Return whether the game is decided, at the board or by resignation."""
        return self.state.over or (bool(self.resigned) and self.abandoned)

    @property
    def abandoned(self) -> bool:
        """Return whether those who resigned leave nobody to play on: no person, or one seat."""
        left = [seat for seat in range(len(self.chairs)) if seat not in self.resigned]
        persons = [seat for seat in left if self.chairs[seat].kind == SeatKind.PERSON]
        return len(left) < 2 or not persons

    @property
    def deciding(self) -> int:
        """Return whose decision is waited for."""
        return NOBODY if self.over else self.state.seat

    def bot_for(self, seat: int) -> str | None:
        """Return the level of the bot that plays a seat now, if one does."""
        chair = self.chairs[seat]
        if chair.kind == SeatKind.BOT:
            return chair.level
        if seat in self.resigned or seat in self.stand_ins:
            return STAND_IN_LEVEL
        return None

    def seats_of(self, person: int) -> list[int]:
        """Return the seats that belong to a person and were not given up."""
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.person == person and seat not in self.resigned
        ]

    def eyes_of(self, person: int | None) -> int:
        """Return with which seat's eyes a person sees: the deciding one of theirs, or the first."""
        if person is None:
            return NOBODY
        seats = [seat for seat, chair in enumerate(self.chairs) if chair.person == person]
        if self.state.seat in seats:
            return self.state.seat
        return seats[0] if seats else NOBODY

    def asks(self, eyes: int) -> bool:
        """Return whether it is for a reader with these eyes to decide, in this seat or another.

        Whose seat a bot plays has nothing to do but wait, like everybody else.
        """
        deciding = self.deciding
        if eyes == NOBODY or deciding == NOBODY or self.bot_for(deciding) is not None:
            return False
        person = self.chairs[eyes].person
        return eyes == deciding or (person is not None and person == self.chairs[deciding].person)

    def _others(self, seat: int) -> list[int]:
        """Return the seats of other people who are still there."""
        return [other for other in self._rivals(seat) if other not in self.stand_ins]

    def _rivals(self, seat: int) -> list[int]:
        """Return the seats of other people who have not resigned."""
        mine = self.chairs[seat].person
        return [
            other
            for other, chair in enumerate(self.chairs)
            if chair.kind == SeatKind.PERSON and chair.person != mine and other not in self.resigned
        ]

    @property
    def winners(self) -> list[int]:
        """Return who won: nobody who resigned, and nobody while the game goes on."""
        if self.state.over and not self.resigned:
            return self.state.winners()
        if not self.over:
            return []
        return [seat for seat, rank in enumerate(self.ranks()) if rank == 0]

    def ranks(self) -> list[int]:
        """Return each seat's place, from 0: who resigned comes last, then points decide."""
        return ranks_of(self.resigned, self.state.winners(), self.state.scores())

    # Taking back

    def last_decision_of(self, seat: int) -> int | None:
        """Return how many moves come before the last decision of a seat's person themselves."""
        mine = self.chairs[seat].person
        for place in range(len(self.deciders) - 1, -1, -1):
            chair = self.chairs[self.deciders[place]]
            if chair.person == mine and not self.by_bot[place] and not self.followed[place]:
                return place
        return None

    def _others_acted(self, seat: int, place: int) -> bool:
        """Return whether another person has moved since a move of a seat's person."""
        mine = self.chairs[seat].person
        return any(
            self.chairs[self.deciders[later]].person != mine and not self.by_bot[later]
            for later in range(place + 1, len(self.deciders))
        )

    def undo_rule(self, seat: int) -> UndoRule:
        """Return whether a seat may take its last decision back.

        Against bots only: always. Among people: freely within one's own turn; never across
        another person's move, nor across anything that was revealed; otherwise if the others
        agree. A person who resigned is there no more; one for whom a bot stands in may come
        back, but is not asked.
        """
        place = self.last_decision_of(seat)
        if place is None or self.undo_bar(seat) is not None:
            return UndoRule.NEVER
        if not self._rivals(seat):
            return UndoRule.FREE
        mine = self.chairs[seat].person
        # What followed one's decision by itself belongs to it.
        same_turn = all(self.followed[place + 1 :])
        if same_turn and self.chairs[self.state.seat].person == mine:
            return UndoRule.FREE
        return UndoRule.ASK if self._others(seat) else UndoRule.FREE

    def undo_bar(self, seat: int) -> UndoBar | None:
        """Return what keeps a seat from taking its last decision back, if anything does."""
        place = self.last_decision_of(seat)
        if self.over or place is None:
            return UndoBar.NOTHING
        if not self._rivals(seat):
            return None
        if self._others_acted(seat, place):
            return UndoBar.ACTED
        if self.reveals[place] != self.reveals[-1]:
            return UndoBar.REVEALED
        return None

    # Clocks

    @property
    def clock_runs(self) -> bool:
        """Return whether somebody's time runs now."""
        return self.started and not self.over and self.bot_for(self.state.seat) is None

    def milliseconds_left(self, seat: int, now: int) -> int | None:
        """Return what a seat's clock shows, if there is one."""
        if not self.pace.live:
            return None
        runs = self.clock_runs and self.state.seat == seat
        return max(0, self.banks[seat] - (max(0, now - self.at) if runs else 0))

    def out_of_time(self) -> int | None:
        """Return when the one who decides runs out of time, if ever."""
        if not self.clock_runs:
            return None
        if self.pace.live:
            return self.at + max(0, self.banks[self.state.seat])
        if self.pace.hours:
            return self.position_at + self.pace.hours * HOUR
        return None

    def kept_waiting(self, now: int) -> bool:
        """Return whether the one who decides has kept a patient table waiting for too long."""
        patience = self.pace.patience * HOUR
        return self.pace.free and self.clock_runs and now - self.position_at >= patience

    # What a returning client missed

    def lines_since(self, version: int) -> int:
        """Return from which line on the journal may differ from what it was at a version.

        Version 0 is that of somebody who knows nothing yet.
        """
        if not 0 < version <= self.version:
            return 0
        return min(self.line_counts[version:])


def ranks_of(
    resigned: Collection[int], winners: Collection[int], scores: Sequence[float]
) -> list[int]:
    """Return each seat's place, from 0: who resigned comes last, then points decide."""
    keys = [(seat in resigned, seat not in winners, -score) for seat, score in enumerate(scores)]
    return [sum(other < key for other in keys) for key in keys]


class Next(NamedTuple):
    """What comes next at a table: a row of its log, and the game once that row is kept.

    A move that is not in the history of that game yet leads to the state `coming`.
    """

    row: Row
    game: Game
    coming: State | None


def folded(terms: Terms, deal: Deal, chairs: Sequence[Chair], rows: Iterable[Row]) -> Game:
    """Return the game that comes of dealing and folding these rows."""
    names = [chair.name for chair in chairs]
    beginning = Record(terms.title, len(chairs), terms.options, deal, [], names)
    beginning.position = terms.position
    journal = Journal()
    state = beginning.begin(journal)
    state.journal = None
    game = Game(beginning, terms.pace, list(chairs), state, journal.entries)
    for row in rows:
        game.fold(row)
    return game


def revealed(state: State) -> tuple[int, int]:
    """Return how often chance has spoken, and how often what it had dealt before was turned up."""
    return (state.dice.drawn if isinstance(state.dice, SealedDice) else 0, state.turned())
