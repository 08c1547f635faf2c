"""The journal of a table: who leaves and comes back is in it, and stays, whatever is taken back."""

from __future__ import annotations

import pytest

from kingsbridge.bots import bot
from kingsbridge.engine.dice import FastDice, SealedDice
from kingsbridge.engine.record import sealed
from kingsbridge.engine.state import NOBODY
from kingsbridge.table.bots import bots_move, bots_turn, known_to
from kingsbridge.table.chairs import Player, bots_chair, checked_chairs, persons_chair
from kingsbridge.table.game import Game
from kingsbridge.table.leaving import come_back, resign, run_out_of_time, stand_in
from kingsbridge.table.log import Deed, Row
from kingsbridge.table.moving import move
from kingsbridge.table.table import Table
from kingsbridge.table.taking_back import agree, undo
from kingsbridge.table.terms import Terms, checked_terms
from kingsbridge.table.told import Line, Pace, Status, UndoRule

PEOPLE = [Player(1, "ann", "Ann"), Player(2, "bob", "Bob"), Player(3, "cyn", "Cyn")]
EYES = (NOBODY, 0, 1, 2)
SECOND = 1000
MINUTE = Pace(seconds=60)

every_title = pytest.mark.parametrize("key", ["pillars", "world"])


class Crowd:
    """Three people and a bot at a table, the rows of its log, and what time it is."""

    def __init__(self, key: str, people: int = 3) -> None:
        terms = Terms("table", key, {}, MINUTE, sealed(SealedDice(bytes(32))), 1, "ann", 0)
        chairs = [persons_chair(player) for player in PEOPLE[:people]]
        chairs = checked_chairs(key, [*chairs, bots_chair("apprentice")][: max(2, people + 1)])
        self.table = Table(checked_terms(terms, len(chairs)), chairs)
        self.now = 0
        self.rows: list[Row] = [self.table.begin(self.now)]

    @property
    def game(self) -> Game:
        return self.table.the_game()

    def do(self, deed: Deed) -> None:
        self.rows += self.table.do(deed, self.now)

    def lines(self, eyes: int, since: int, language: str = "en") -> tuple[int, list[Line]]:
        """Return from which line on somebody is told the journal, and those lines."""
        first = self.game.lines_since(since)
        told = self.table.moment(eyes, language, False, first, lambda _code: True, self.now)
        return told.lines_from, told.lines

    def texts(self, language: str = "en") -> list[str]:
        """Return what the table itself has told."""
        _, lines = self.lines(NOBODY, 0, language)
        return [line.text for line in lines if line.what.startswith("table_")]

    def move(self, choice: int = 0) -> None:
        """Let whoever decides move, a bot by the rules of thumb."""
        turn = bots_turn(self.table)
        if turn is not None:
            deed = bots_move(self.table, turn, bot("greedy").choose(known_to(self.table, turn)))
            assert deed is not None
            self.do(deed)
            return
        game = self.game
        offers = game.state.legal()
        person = PEOPLE[game.deciding].number
        self.do(move(self.table, person, None, game.version, offers[choice % len(offers)]))

    def take_back(self, seat: int) -> None:
        """Let a seat take its last decision back, if that is possible; the others agree."""
        game = self.game
        if game.undo_rule(seat) == UndoRule.NEVER:
            return
        self.do(undo(game, PEOPLE[seat].number, seat, game.version))
        while self.game.question is not None:
            other = min(self.game.question.waiting)
            (yes,) = agree(self.game, PEOPLE[other].number, None, self.game.version)
            self.do(yes)

    def something(self, dice: FastDice) -> None:
        """Do whatever the dice say."""
        game = self.game
        seat = dice.below(3)
        here = seat not in game.resigned and seat not in game.stand_ins
        what = dice.below(40)
        if what == 0 and here and len(game.resigned) < 2:
            self.do(resign(game, PEOPLE[seat].number, seat))
        elif what < 4 and here:
            self.do(stand_in(game, PEOPLE[seat].number, seat, 0, True, self.now))
        elif what < 9 and seat in game.stand_ins and seat not in game.resigned:
            self.do(come_back(game, PEOPLE[seat].number, seat))
        elif what < 17 and here:
            self.take_back(seat)
        elif what == 17 and (late := run_out_of_time(game, self.now + 100 * SECOND)) is not None:
            self.now += 100 * SECOND
            self.do(late)
        else:
            self.move(dice.below(50))


@every_title
@pytest.mark.parametrize("seed", range(4))
def test_who_comes_late_has_the_same_journal_as_who_was_always_there(key: str, seed: int) -> None:
    crowd = Crowd(key)
    dice = FastDice.seeded(seed)
    # Some are told at every version, others now and then; -1 is a spectator.
    readers = [(eyes, every) for eyes in EYES for every in (1, 2, 7)]
    known: dict[tuple[int, int], tuple[int, list[Line]]] = {one: (0, []) for one in readers}
    seen: set[str] = set()
    while not crowd.game.over and crowd.game.version < 400:
        crowd.something(dice)
        fresh = {eyes: crowd.lines(eyes, 0)[1] for eyes in EYES}
        for reader, (version, lines) in known.items():
            eyes, every = reader
            if crowd.game.version % every:
                continue
            first, news = crowd.lines(eyes, version)
            lines = [line for line in lines if line.number < first] + news
            assert lines == fresh[eyes]
            known[reader] = (crowd.game.version, lines)
        seen |= {line.what for line in fresh[NOBODY]}
        plies = [line.ply for line in fresh[NOBODY]]
        assert plies == sorted(plies)
    assert {"table_stand_in", "table_returns"} <= seen
    # Whoever folds the log has the same journal, and the record knows nothing of it.
    again = crowd.table.folded(crowd.rows)
    assert [vars_of(entry) for entry in again.entries] == [
        vars_of(entry) for entry in crowd.game.entries
    ]
    assert again.line_counts == crowd.game.line_counts
    assert crowd.table.record().moves == crowd.game.moves


def vars_of(entry: object) -> list[object]:
    names = ("ply", "what", "clause", "seat", "a", "b", "c", "seen_by")
    return [getattr(entry, name) for name in names]


def test_everything_that_happens_to_a_seat_is_told_in_every_language() -> None:
    crowd = Crowd("pillars")
    while crowd.game.deciding != 0:
        crowd.move()
    crowd.now += 61 * SECOND
    late = run_out_of_time(crowd.game, crowd.now)
    assert late is not None
    crowd.do(late)
    crowd.do(come_back(crowd.game, 1, 0))
    crowd.do(stand_in(crowd.game, 2, 1, 0, True, crowd.now))
    crowd.do(resign(crowd.game, 3, 2))
    assert crowd.texts() == [
        "Ann's time has run out: a bot plays on.",
        "Ann is back.",
        "A bot plays for Bob.",
        "Cyn resigns.",
    ]
    assert crowd.texts("es") == [
        "A Ann se le ha acabado el tiempo: sigue un bot.",
        "Ann ha vuelto.",
        "Un bot juega por Bob.",
        "Cyn abandona.",
    ]
    assert crowd.texts("de") == [
        "Die Zeit von Ann ist abgelaufen: Ein Bot spielt weiter.",
        "Ann ist wieder da.",
        "Ein Bot spielt für Bob.",
        "Cyn gibt auf.",
    ]


def test_who_lets_a_bot_play_in_time_has_not_run_out_of_it() -> None:
    crowd = Crowd("pillars")
    while crowd.game.deciding != 0:
        crowd.move()
    crowd.now += 59 * SECOND
    crowd.do(stand_in(crowd.game, 1, 0, 0, True, crowd.now))
    assert crowd.texts() == ["A bot plays for Ann."]


@every_title
def test_a_resignation_stays_in_the_journal_when_moves_are_taken_back(key: str) -> None:
    crowd = Crowd(key, people=2)
    while crowd.game.deciding != 0:
        crowd.move()
    crowd.move()
    before = len(crowd.game.moves)
    crowd.do(resign(crowd.game, 2, 1))
    # Ann is alone with bots now, and may take back whatever she likes.
    crowd.take_back(0)
    assert len(crowd.game.moves) < before
    assert crowd.texts() == ["Bob resigns."]


def test_the_end_by_resignation_is_told_with_who_resigned_and_who_won() -> None:
    crowd = Crowd("pillars", people=1)
    crowd.do(resign(crowd.game, 1, None))
    assert crowd.table.status == Status.FINISHED
    bots_name = crowd.table.chairs[1].name
    assert crowd.texts() == ["Ann resigns.", f"The game is over: {bots_name} wins."]
    assert crowd.texts("de")[1] == f"Das Spiel ist zu Ende: {bots_name} gewinnt."
    assert crowd.table.result("en").text == f"Ann resigned. {bots_name} wins."
    assert crowd.table.result("es").text == f"Ann ha abandonado. Gana {bots_name}."
    assert crowd.table.result("de").text == f"Ann hat aufgegeben. {bots_name} gewinnt."
    assert crowd.table.result("en").resigned == [0]


def test_two_who_share_what_the_last_person_left_are_both_named() -> None:
    crowd = Crowd("pillars", people=1)
    crowd.table.chairs.append(bots_chair("apprentice", "Hob"))
    crowd.table.begin(0)
    crowd.do(resign(crowd.game, 1, None))
    # Nobody has done anything yet: the two bots are equal unless the deal has it otherwise.
    winners = [crowd.table.chairs[seat].name for seat in crowd.game.winners]
    told = crowd.texts()[-1]
    assert all(name in told for name in winners)
    assert ("share the victory" in told) == (len(winners) > 1)
