"""A person against bots: the game loop, with everything that can be asked at the prompt."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from shlex import quote

from rich.console import Console
from rich.text import Text

from kingsbridge.bots import bot, bot_names
from kingsbridge.engine.errors import BadOption, KingsbridgeError, one_of
from kingsbridge.engine.journal import EVERYBODY, Entry
from kingsbridge.engine.record import Record
from kingsbridge.engine.state import State
from kingsbridge.engine.title import title
from kingsbridge.table.bots import bots_move, bots_turn, known_to
from kingsbridge.table.chairs import Chair, Player, bots_chair, persons_chair
from kingsbridge.table.game import Game
from kingsbridge.table.log import Deed
from kingsbridge.table.moving import move as checked_move
from kingsbridge.table.records import rows_of
from kingsbridge.table.table import Table
from kingsbridge.table.taking_back import undo as checked_undo
from kingsbridge.table.terms import Terms
from kingsbridge.table.told import Pace, Status
from kingsbridge.terminal.games import DATA_VARIABLE, read_record
from kingsbridge.terminal.layout import ink
from kingsbridge.terminal.narrator import Narrator
from kingsbridge.terminal.rules import print_clauses
from kingsbridge.terminal.seating import Seating
from kingsbridge.terminal.table import table_of
from kingsbridge.words import Words
from kingsbridge.words.card_data import corrected_words
from kingsbridge.work.files import BadFile, read_text, write_text
from kingsbridge.work.interruption import interrupts_held

LOG_LINES = 20
# The one person at the table. Nobody waits for them, so that it is always the same time.
PERSON = Player(1, "you", "")
NOW = 0


class Leave(Exception):
    """The person has had enough for now."""


class Seats:
    """Who plays: the person in one seat, a bot by its name in each other."""

    def __init__(self, me: int, bots: list[str | None]) -> None:
        self.me = me
        self.bots = bots

    def to_json(self) -> dict[str, object]:
        return {"seat": self.me, "bots": self.bots}


def seat_bots(seats: int, me: int, names: Sequence[str]) -> Seats:
    """Seat the person and the bots; one bot's name stands for all of them."""
    if not 0 <= me < seats:
        raise BadOption(f"seat must be from 0 to {seats - 1}, not {me}")
    if len(names) == 1:
        names = list(names) * (seats - 1)
    if len(names) != seats - 1:
        raise BadOption(
            f"{seats} seats need {seats - 1} bots beside you (or one, for every seat), "
            f"not {len(names)}"
        )
    for name in names:
        check_bot(name)
    left = iter(names)
    return Seats(me, [None if seat == me else next(left) for seat in range(seats)])


def check_bot(name: str) -> None:
    """Raise if there is no such bot."""
    if name not in bot_names():
        raise BadOption(f"there is no bot {name!r}; there is {one_of(bot_names())}")


def read_game(path: Path) -> tuple[Record, Seats | None]:
    """Read a game and, if it was kept by this program, who sat where."""
    record = read_record(path)
    seating = json.loads(read_text(path)).get("seating")
    if seating is None:
        return record, None
    try:
        me = seating["seat"]
        bots = seating["bots"]
        names = [name for seat, name in enumerate(bots) if seat != me]
        if type(me) is not int or len(bots) != record.seats or bots[me] is not None:
            raise BadOption(
                f"a table of {record.seats} seats, one of them a person's, was expected"
            )
        return record, seat_bots(record.seats, me, names)
    except (KeyError, TypeError, IndexError, BadOption) as error:
        raise BadFile(f"{str(path)!r}: seating: {error}") from None


class Session:
    """One sitting at the table."""

    def __init__(
        self,
        record: Record,
        seats: Seats,
        path: Path,
        words: Words,
        console: Console,
        pace: float = 0.0,
    ) -> None:
        self.record = record
        self.seats = seats
        self.path = path
        self.words = corrected_words(record.title_key, record.options, words)
        self.console = console
        self.pace = pace
        self.title = title(record.title_key)
        self.drawn = table_of(record.title_key, record.options, self.words)
        self.narrator = Narrator(
            self.title,
            self.drawn,
            self.words,
            Seating(record.players, seats.me, seats.bots),
            console,
        )
        self.warned = False
        self.table = begun_table(record, seats)
        # The round in which a question is answered without being asked again, and its answer.
        self.answered: tuple[str, int] | None = None
        # How much of the journal was told.
        self.told = len(self.known())

    @property
    def game(self) -> Game:
        """Return the game as it stands."""
        return self.table.the_game()

    @property
    def state(self) -> State:
        """Return the state of the game."""
        return self.game.state

    def known(self) -> list[Entry]:
        """Return the journal as far as the person may read it."""
        me = self.seats.me
        return [entry for entry in self.game.entries if entry.seen_by in (EVERYBODY, me)]

    def play(self) -> None:
        """Play until the game is over or the person leaves."""
        self.keep_or_raise()
        try:
            self.tell_news_from_the_start()
            while not self.state.over:
                self.bots_move()
                self.tell_news()
                if not self.state.over:
                    self.decide()
            self.end()
        except (Leave, EOFError, KeyboardInterrupt):
            self.leave()

    # The moves

    def make(self, move: int, unasked: bool = False) -> None:
        """Make a move of the person's, or one that follows from what they decided."""
        version = self.game.version
        self.do(checked_move(self.table, PERSON.number, None, version, move, unasked=unasked))

    def do(self, deed: Deed) -> None:
        """Do something at the table and keep the game."""
        self.table.do(deed, NOW)
        self.record.moves = list(self.game.moves)
        self.record.close(self.state)
        self.keep()

    def bots_move(self) -> None:
        """Let the bots move until it is the person's turn; each sees only what its seat knows."""
        while (turn := bots_turn(self.table)) is not None:
            # A bot made for the moment chooses the same after an undo and in a resumed game.
            thinker = bot(turn.level, (self.record.deal.seed or 0) * 4096 + self.state.ply)
            with interrupts_held() as interruption:
                deed = bots_move(self.table, turn, thinker.choose(known_to(self.table, turn)))
                assert deed is not None
                self.do(deed)
            if interruption.asked:
                raise KeyboardInterrupt
            if self.pace:
                self.tell_news()
                time.sleep(self.pace)

    def decide(self) -> None:
        """Ask until the person has made a move."""
        if self.answer_again():
            return
        listed = self.ask()
        while True:
            answer = self.read_answer()
            if answer.isdecimal() and answer.isascii():
                if 1 <= int(answer[:9]) <= len(listed):
                    self.make(listed[int(answer) - 1])
                    return
                self.console.print(self.words.say("terminal-no-such-choice", choices=len(listed)))
            elif self.obey(answer.lower(), answer):
                if self.state.over or self.state.seat != self.seats.me:
                    return
                self.tell_news()
                listed = self.ask()

    def read_answer(self) -> str:
        """Read a line, and show it if it did not come from a keyboard."""
        answer = self.console.input(Text(f"{self.words.say('terminal-choose')}: ")).strip()
        if not sys.stdin.isatty():
            self.console.print(answer)
        return answer

    def ask(self) -> list[int]:
        """Show the table and the choices."""
        self.console.print()
        self.narrator.fitting_table(self.state)
        self.console.print()
        return self.ask_again()

    def ask_again(self) -> list[int]:
        self.narrator.question(self.state)
        listed = self.narrator.choices(self.state)
        answer = self.drawn.answer_for_the_round(self.state)
        if answer is not None:
            how = self.words.say("terminal-all-how", number=listed.index(answer) + 1)
            self.console.print(ink(how, style="dim"))
        return listed

    # What can be asked at the prompt

    def obey(self, command: str, written: str) -> bool:
        """Carry out a command; return whether the table has changed."""
        if command in ("best!", "do best"):
            return self.play_best()
        if command in ("all!", "do all"):
            return self.answer_for_the_round()
        word = command.split(maxsplit=1)[0] if command else "help"
        rest = written.split(maxsplit=1)[1] if len(written.split(maxsplit=1)) > 1 else ""
        if word in ("undo", "u"):
            return self.undo()
        if word in ("quit", "exit", "q"):
            raise Leave
        answers: dict[str, Callable[[], None]] = {
            "why": self.why,
            "w": self.why,
            "log": self.show_log,
            "l": self.show_log,
            "best": self.show_best,
            "b": self.show_best,
            "table": self.show_table,
            "t": self.show_table,
            "cards": self.show_cards,
            "c": self.show_cards,
            "help": self.help,
            "h": self.help,
            "?": self.help,
            "save": lambda: self.save(rest),
            "rules": lambda: self.show_rules(rest),
            "r": lambda: self.show_rules(rest),
        }
        if word in answers:
            answers[word]()
        else:
            choices = len(self.state.legal())
            self.console.print(self.words.say("terminal-no-such-choice", choices=choices))
        return False

    def why(self) -> None:
        self.narrator.refusals(self.state)

    def show_log(self) -> None:
        self.narrator.log(self.state, self.known()[-LOG_LINES:])

    def show_table(self) -> None:
        self.narrator.whole_table(self.state)
        self.ask_again()

    def show_cards(self) -> None:
        try:
            sheets = self.drawn.cards_in_play(self.title.view(self.state, self.seats.me))
        except KingsbridgeError as error:
            self.console.print(str(error))
        else:
            for sheet in sheets:
                self.console.print(sheet)

    def show_rules(self, wanted: str) -> None:
        try:
            print_clauses(self.console, self.record.title_key, wanted, self.words)
        except KingsbridgeError as error:
            self.console.print(str(error))

    def help(self) -> None:
        self.console.print(
            self.words.say("terminal-help", clause=self.drawn.example_clause or "none")
        )
        if self.drawn.help():
            self.console.print(self.drawn.help())

    def show_best(self) -> None:
        plan = self.drawn.plan(self.state, self.seats.me)
        if plan is None:
            self.console.print(self.words.say("terminal-best-none"))
            return
        self.console.print(plan.summary)
        self.console.print(ink(self.words.say("terminal-best-how"), style="dim"))

    def play_best(self) -> bool:
        """Make the moves of the proposal, as far as there is still something to decide."""
        plan = self.drawn.plan(self.state, self.seats.me)
        if plan is None:
            self.console.print(self.words.say("terminal-best-none"))
            return False
        first = self.state.ply
        for move in plan.moves:
            if self.state.seat == self.seats.me and move in self.state.legal():
                # A proposal that is carried out is one decision, however many moves it takes.
                self.make(move, unasked=self.state.ply > first)
        return True

    def answer_for_the_round(self) -> bool:
        """Answer this question now, and each time it comes again in this round."""
        answer = self.drawn.answer_for_the_round(self.state)
        if answer is None:
            self.console.print(self.words.say("terminal-all-none"))
            return False
        self.answered = (self.this_round(), answer)
        self.make(answer)
        return True

    def answer_again(self) -> bool:
        """Give the answer that was given for the whole round; return whether there was one."""
        if self.answered is None:
            return False
        asked_in, answer = self.answered
        if asked_in != self.this_round():
            self.answered = None
            return False
        if self.drawn.answer_for_the_round(self.state) != answer:
            return False
        self.make(answer, unasked=True)
        return True

    def this_round(self) -> str:
        """Return which round it is, in words."""
        return self.drawn.questions.round_of(self.title.view(self.state, self.seats.me))

    def undo(self) -> bool:
        """Go back to before the person's last decision."""
        if self.game.last_decision_of(self.seats.me) is None:
            self.console.print(self.words.say("terminal-nothing-to-undo"))
            return False
        self.do(checked_undo(self.game, PERSON.number, None, self.game.version))
        self.answered = None
        self.told = len(self.known())
        self.console.print(self.words.say("terminal-undone"))
        return True

    def save(self, wanted: str) -> None:
        path = Path(wanted).expanduser() if wanted else self.path
        try:
            write_text(path, self.text())
        except BadFile as error:
            self.console.print(str(error))
        else:
            self.console.print(self.words.say("terminal-saved", path=str(path)))

    # Keeping the game

    def text(self) -> str:
        """Return the game as a file: the record, and who sits where."""
        return (
            json.dumps({**self.record.to_json(), "seating": self.seats.to_json()}, indent=1) + "\n"
        )

    def keep_or_raise(self) -> None:
        """Keep the game before it begins; without a place for it there is no game."""
        try:
            write_text(self.path, self.text())
        except BadFile as error:
            raise BadFile(f"{error}; {DATA_VARIABLE} may name another folder for games") from None

    def keep(self) -> None:
        """Keep the game after a move; say so once if that has become impossible."""
        try:
            write_text(self.path, self.text())
        except BadFile as error:
            if not self.warned:
                self.console.print(ink(str(error), style="bold red"))
            self.warned = True

    # Beginning and end

    def tell_news_from_the_start(self) -> None:
        """Tell a new game from its beginning, a resumed one from its last moves."""
        if not self.record.moves:
            self.told = 0
        else:
            self.show_log()

    def tell_news(self) -> None:
        """Tell what happened since it was last told, as far as the person may know it."""
        known = self.known()
        self.narrator.log(self.state, known[self.told :])
        self.told = len(known)

    def leave(self) -> None:
        self.keep()
        self.console.print()
        self.console.print(self.words.say("terminal-goodbye", path=str(self.path)), soft_wrap=True)
        resume = f"kingsbridge play --resume {quote(str(self.path))}"
        self.console.print(self.words.say("terminal-resume", command=resume), soft_wrap=True)

    def end(self) -> None:
        """Show the final table, where the points came from, and who won."""
        self.console.print()
        self.narrator.whole_table(self.state)
        self.narrator.score_sheets(self.state)
        self.narrator.result(self.state)
        self.console.print(self.words.say("terminal-saved", path=str(self.path)), soft_wrap=True)
        replay = f"kingsbridge replay {quote(str(self.path))}"
        self.console.print(self.words.say("terminal-replay", command=replay), soft_wrap=True)


def begun_table(record: Record, seats: Seats) -> Table:
    """Return the table of a record at which the person and their bots go on playing."""
    chairs: list[Chair] = []
    for name, level in zip(record.players, seats.bots, strict=True):
        chairs.append(
            bots_chair(level, name) if level else persons_chair(PERSON._replace(name=name))
        )
    terms = Terms(
        code="",
        title=record.title_key,
        options=record.options,
        pace=Pace(),
        deal=record.deal,
        owner=PERSON.number,
        owner_code=PERSON.code,
        created=NOW,
    )
    table = Table(terms, chairs, None, Status.PLAYING)
    table.game = table.folded(rows_of(record, NOW))
    return table
