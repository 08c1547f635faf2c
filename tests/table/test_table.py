"""One game with people at it, and no server: opened, joined, played, taken back, told, ended."""

from __future__ import annotations

import pytest

from kingsbridge.bots import bot
from kingsbridge.engine.dice import SealedDice
from kingsbridge.engine.errors import BadOption
from kingsbridge.engine.record import sealed
from kingsbridge.engine.state import NOBODY
from kingsbridge.table.bots import bots_move, bots_turn, known_to
from kingsbridge.table.chairs import (
    Player,
    bots_chair,
    checked_chairs,
    kept_chair,
    open_chair,
    persons_chair,
)
from kingsbridge.table.errors import AgainstTheRules, NotNow, NotYours, Refused, Stale
from kingsbridge.table.leaving import come_back, resign, run_out_of_time, stand_in
from kingsbridge.table.log import Deed, Kind, Row
from kingsbridge.table.moving import check_key, made_before, move
from kingsbridge.table.seating import give_free, seat_bots, sit_down, stand_up
from kingsbridge.table.table import Table
from kingsbridge.table.taking_back import agree, disagree, undo
from kingsbridge.table.terms import Terms, checked_terms
from kingsbridge.table.told import Moment, Pace, SeatKind, Status, UndoBar, UndoRule
from kingsbridge.words import LANGUAGES, words

ANN, BOB, CYN = Player(1, "ann", "Ann"), Player(2, "bob", "Bob"), Player(3, "cyn", "Cyn")
PEOPLE = [ANN, BOB]
BOT_SEAT = 2
SECOND = 1000
CLOCK = Pace(seconds=3600, increment=5)

every_title = pytest.mark.parametrize("key", ["pillars", "world"])


class Sitting:
    """A table, the rows of its log as somebody would keep them, and what time it is."""

    def __init__(self, key: str, pace: Pace = CLOCK) -> None:
        terms = Terms(
            code="table",
            title=key,
            options={},
            pace=pace,
            deal=sealed(SealedDice(bytes(32))),
            owner=ANN.number,
            owner_code=ANN.code,
            created=0,
        )
        chairs = checked_chairs(key, [persons_chair(ANN), open_chair(), bots_chair("journeyman")])
        self.table = Table(checked_terms(terms, len(chairs)), chairs)
        self.rows: list[Row] = []
        self.now = 0

    def begin(self) -> None:
        """Let Bob sit down, and the game begin."""
        assert sit_down(self.table, BOB, None) == [1]
        assert self.table.full
        self.rows.append(self.table.begin(self.now))

    def told(self, eyes: int, language: str = "en", since: int = 0) -> Moment:
        """Return what somebody with these eyes is told."""
        lines_from = self.table.the_game().lines_since(since)
        return self.table.moment(eyes, language, True, lines_from, lambda _code: True, self.now)

    def move(self, choice: int = 0, unasked: bool = False, of: Player | None = None) -> None:
        """Let the person who decides make one of the moves that they are offered."""
        seat = self.table.the_game().deciding
        asked = self.told(seat)
        assert asked.menu is not None
        number = asked.menu.offers[choice % len(asked.menu.offers)].move
        self.now += SECOND
        person = (of or PEOPLE[seat]).number
        deed = move(self.table, person, None, asked.version, number, unasked=unasked)
        self.rows += self.table.do(deed, self.now)

    def let_bots_move(self) -> None:
        """Let bots move until a person decides."""
        while (turn := bots_turn(self.table)) is not None:
            chosen = bot("greedy").choose(known_to(self.table, turn))
            deed = bots_move(self.table, turn, chosen)
            assert deed is not None
            self.rows += self.table.do(deed, self.now)

    def play_until(self, rule: UndoRule, seat: int) -> None:
        """Play on until a seat's last decision can be taken back in such a way."""
        game = self.table.the_game()
        while game.undo_rule(seat) != rule or game.deciding == BOT_SEAT:
            self.let_bots_move()
            if self.table.the_game().undo_rule(seat) != rule:
                self.move()
            game = self.table.the_game()


def begun(key: str, pace: Pace = CLOCK) -> Sitting:
    sitting = Sitting(key, pace)
    sitting.begin()
    return sitting


@every_title
def test_two_people_and_a_bot_play_a_whole_game(key: str) -> None:
    sitting = begun(key)
    table = sitting.table
    taken_back = stood_in = 0
    while not table.the_game().over:
        sitting.let_bots_move()
        game = table.the_game()
        if game.over:
            break
        asking = next(
            (seat for seat in (0, 1) if game.undo_rule(seat) == UndoRule.ASK and not taken_back),
            None,
        )
        if asking is not None:
            moves = len(game.moves)
            wish = undo(game, PEOPLE[asking].number, None, game.version)
            sitting.rows += table.do(wish, sitting.now)
            asked = sitting.told(1 - asking).undo
            assert asked is not None
            assert (asked.asked_by, asked.waiting_for) == (asking, [1 - asking])
            (yes,) = agree(table.the_game(), PEOPLE[1 - asking].number, None, game.version + 1)
            sitting.rows += table.do(yes, sitting.now)
            assert len(table.the_game().moves) < moves
            assert table.the_game().deciding == asking
            taken_back += 1
        elif len(game.moves) > 40 and not stood_in:
            sitting.now += 2 * CLOCK.seconds * SECOND
            late = run_out_of_time(game, sitting.now)
            assert late is not None
            sitting.rows += table.do(late, sitting.now)
            turn = bots_turn(table)
            assert turn is not None
            assert (turn.seat, turn.level) == (game.deciding, "journeyman")
            back = come_back(table.the_game(), PEOPLE[turn.seat].number, None)
            sitting.rows += table.do(back, sitting.now)
            stood_in += 1
        sitting.move(len(game.moves))
    assert (taken_back, stood_in) == (1, 1)
    assert table.status == Status.FINISHED
    for eyes in (NOBODY, 0, 1, BOT_SEAT):
        told = sitting.told(eyes)
        assert told.result is not None
        assert told.result.winners == table.the_game().winners
        assert told.deciding == NOBODY
        assert told.menu is None
    # The log is the truth: whoever folds it has the same game.
    again = table.folded(sitting.rows)
    assert again.version == len(sitting.rows)
    assert again.moves == table.the_game().moves
    assert again.banks == table.the_game().banks
    assert table.record().verify().scores() == again.state.scores()


@every_title
def test_a_move_against_the_rules_is_refused_with_its_clause_in_the_readers_language(
    key: str,
) -> None:
    sitting = begun(key)
    sitting.let_bots_move()
    while True:
        seat = sitting.table.the_game().deciding
        asked = sitting.told(seat, "de")
        assert asked.menu is not None
        if asked.menu.refusals:
            break
        sitting.move()
        sitting.let_bots_move()
    refusal = asked.menu.refusals[0]
    person = PEOPLE[seat].number
    with pytest.raises(AgainstTheRules) as refused:
        move(sitting.table, person, None, asked.version, refusal.move, language="de")
    assert refused.value.refusal == refusal
    assert str(refused.value) == f"{words('de').cite(refusal.clause)}: {refusal.why}"
    with pytest.raises(AgainstTheRules, match="move 30000 is not a move of this moment"):
        move(sitting.table, person, None, asked.version, 30000)
    assert sitting.table.the_game().version == asked.version


def test_only_whose_turn_it_is_moves_and_only_in_answer_to_the_newest_version() -> None:
    sitting = begun("pillars")
    sitting.let_bots_move()
    game = sitting.table.the_game()
    decider, other = PEOPLE[game.deciding], PEOPLE[1 - game.deciding]
    offer = game.state.legal()[0]
    with pytest.raises(Stale, match=f"answers version 0; the table is at {game.version}"):
        move(sitting.table, decider.number, None, 0, offer)
    with pytest.raises(NotNow, match=f"it is the turn of {decider.name}"):
        move(sitting.table, other.number, None, game.version, offer)
    with pytest.raises(NotYours, match="you do not play at this table"):
        move(sitting.table, CYN.number, None, game.version, offer)
    with pytest.raises(NotYours, match="seat 2 is not yours"):
        move(sitting.table, decider.number, 2, game.version, offer)


def test_a_move_sent_twice_is_known_by_its_key() -> None:
    sitting = begun("pillars")
    sitting.let_bots_move()
    game = sitting.table.the_game()
    seat, offer = game.deciding, game.state.legal()[0]
    person, other = PEOPLE[seat].number, PEOPLE[1 - seat].number
    check_key("once")
    assert made_before(game, person, offer, "once") is None
    deed = move(sitting.table, person, None, game.version, offer, "once")
    (row,) = sitting.table.do(deed, sitting.now)
    assert made_before(sitting.table.the_game(), person, offer, "once") == row
    with pytest.raises(Refused, match="this key was used for another move"):
        made_before(sitting.table.the_game(), other, offer, "once")
    with pytest.raises(Refused, match="a key has 1 to 40 printable letters"):
        check_key("")


@every_title
def test_a_spectator_is_told_what_lies_open_and_asked_nothing(key: str) -> None:
    sitting = begun(key)
    for _ in range(30):
        sitting.let_bots_move()
        sitting.move()
        told = sitting.told(sitting.table.eyes_of(CYN.number, 0))
        assert told.seat == NOBODY
        assert told.menu is None
        assert told.undo is None
        own = sitting.told(0)
        assert {line.number for line in told.lines} <= {line.number for line in own.lines}
    assert sitting.table.eyes_of(BOB.number, None) == 1
    info = sitting.table.info(lambda _code: False, sitting.now)
    assert info.secret is None
    assert info.commitment is not None


@every_title
def test_only_who_decides_is_told_to_and_everybody_else_that_they_wait(key: str) -> None:
    sitting = begun(key)
    while not sitting.table.the_game().over:
        game = sitting.table.the_game()
        name = game.chairs[game.deciding].name
        for language, waits in (("en", "Waiting for"), ("es", "Esperando a"), ("de", "Wir warten")):
            told = {eyes: sitting.told(eyes, language).prompt for eyes in (NOBODY, 0, 1)}
            for eyes, prompt in told.items():
                assert name in prompt
                assert prompt.startswith(waits) == (eyes != game.deciding)
        sitting.let_bots_move()
        if not sitting.table.the_game().over:
            sitting.move(len(sitting.rows))
    assert {sitting.told(eyes).prompt for eyes in (NOBODY, 0, 1)} == {"the game is over"}


def test_friends_at_one_screen_are_told_what_to_do_with_whosever_eyes_they_look() -> None:
    sitting = Sitting("world")
    sitting.table.chairs[1] = persons_chair(ANN._replace(name="Bea"))
    sitting.rows.append(sitting.table.begin(0))
    game = sitting.table.the_game()
    while game.deciding == BOT_SEAT:
        sitting.let_bots_move()
    asked = {sitting.told(eyes).prompt for eyes in (0, 1)}
    assert len(asked) == 1
    assert sitting.told(NOBODY).prompt not in asked


@every_title
def test_what_somebody_is_told_does_not_depend_on_who_reads_first(key: str) -> None:
    """Friends at one screen, a bot and a spectator, in every language, in both orders."""
    sitting = Sitting(key)
    sitting.table.chairs[1] = persons_chair(ANN._replace(name="Bea"))
    sitting.rows.append(sitting.table.begin(0))
    readers = [(eyes, language) for eyes in (NOBODY, 0, 1, BOT_SEAT) for language in LANGUAGES]
    asked = 0

    def read(readers: list[tuple[int, str]]) -> dict[tuple[int, str], Moment]:
        sitting.table.forget()
        lines_from = max(0, len(sitting.table.the_game().entries) - 3)
        return {
            (eyes, language): sitting.table.moment(
                eyes, language, False, lines_from, lambda _code: True, sitting.now
            )
            for eyes, language in readers
        }

    while not sitting.table.the_game().over:
        told = read(readers)
        assert told == read(readers[::-1])
        deciding = sitting.table.the_game().deciding
        if deciding != BOT_SEAT:
            # With whosever eyes they look, it is the same question.
            for language in LANGUAGES:
                assert told[0, language].prompt == told[1, language].prompt
            sitting.move(asked, of=ANN)
            asked += 1
        sitting.let_bots_move()


def test_for_whom_a_bot_plays_has_nothing_to_do_but_wait() -> None:
    sitting = begun("world")
    sitting.let_bots_move()
    game = sitting.table.the_game()
    seat = game.deciding
    away = stand_in(game, PEOPLE[seat].number, seat, seen=0, here=True, now=0)
    sitting.table.do(away, 0)
    assert sitting.told(seat).prompt == sitting.told(NOBODY).prompt
    assert sitting.told(seat).prompt.startswith(f"Waiting for {PEOPLE[seat].name}")


@every_title
def test_an_undo_that_somebody_disagrees_with_is_none(key: str) -> None:
    sitting = begun(key)
    sitting.play_until(UndoRule.ASK, 0)
    game = sitting.table.the_game()
    moves = list(game.moves)
    sitting.table.do(undo(game, ANN.number, None, game.version), sitting.now)
    asked = sitting.table.the_game()
    with pytest.raises(NotYours, match="you are not asked"):
        agree(asked, ANN.number, None, asked.version)
    (row,) = sitting.table.do(disagree(asked, BOB.number, None, asked.version), sitting.now)
    assert row.kind == Kind.DISAGREE
    assert sitting.table.the_game().moves == moves
    with pytest.raises(NotNow, match="nobody asks"):
        disagree(sitting.table.the_game(), BOB.number, None, row.n)


@every_title
def test_who_resigns_is_not_asked_any_more_so_that_the_others_agree(key: str) -> None:
    sitting = begun(key)
    sitting.play_until(UndoRule.ASK, 0)
    game = sitting.table.the_game()
    sitting.table.do(undo(game, ANN.number, None, game.version), sitting.now)
    left, back = sitting.table.do(resign(sitting.table.the_game(), BOB.number, None), sitting.now)
    assert (left.kind, back.kind) == (Kind.RESIGN, Kind.UNDO)
    # Against bots only: always.
    assert sitting.table.the_game().undo_rule(0) != UndoRule.ASK


# Moves that follow by themselves


def until_own_turn_goes_on(sitting: Sitting, unasked: bool) -> int:
    """Play until somebody has moved twice in a row, the second time perhaps unasked; return who."""
    while True:
        sitting.let_bots_move()
        seat = sitting.table.the_game().deciding
        sitting.move()
        game = sitting.table.the_game()
        if game.deciding == seat and game.undo_rule(seat) == UndoRule.FREE:
            sitting.move(unasked=unasked)
            if sitting.table.the_game().undo_bar(seat) is None:
                return seat


@every_title
def test_what_followed_by_itself_goes_back_with_the_decision_before_it(key: str) -> None:
    for unasked, taken_back in ((False, 1), (True, 2)):
        sitting = begun(key)
        seat = until_own_turn_goes_on(sitting, unasked)
        game = sitting.table.the_game()
        moves = list(game.moves)
        assert game.last_decision_of(seat) == len(moves) - taken_back
        wish = undo(game, PEOPLE[seat].number, seat, game.version)
        assert wish.move == len(moves) - taken_back
        sitting.rows += sitting.table.do(wish, sitting.now)
        again = sitting.table.folded(sitting.rows)
        assert again.followed == sitting.table.the_game().followed
        assert again.last_decision_of(seat) == sitting.table.the_game().last_decision_of(seat)


def test_ones_own_move_that_followed_leaves_undo_as_free_as_it_was() -> None:
    sitting = begun("world")
    while True:
        seat = until_own_turn_goes_on(sitting, unasked=True)
        game = sitting.table.the_game()
        if game.deciding == seat:
            break
    assert game.followed[-1]
    assert game.undo_rule(seat) == UndoRule.FREE


def test_another_persons_move_that_followed_is_theirs_all_the_same() -> None:
    sitting = begun("pillars")
    sitting.play_until(UndoRule.ASK, 0)
    while sitting.table.the_game().deciding != 1:
        sitting.let_bots_move()
    assert sitting.table.the_game().undo_bar(0) is None
    sitting.move(unasked=True)
    assert sitting.table.the_game().followed[-1]
    assert sitting.table.the_game().undo_bar(0) == UndoBar.ACTED
    assert sitting.table.the_game().undo_rule(0) == UndoRule.NEVER


def test_who_only_ever_followed_has_nothing_to_take_back() -> None:
    sitting = begun("pillars")
    sitting.let_bots_move()
    seat = sitting.table.the_game().deciding
    sitting.move(unasked=True)
    assert sitting.rows[-1].kind == Kind.FOLLOW
    assert sitting.table.the_game().undo_bar(seat) == UndoBar.NOTHING
    # It is a move like any other: the record has it, and the clock knew of it.
    assert len(sitting.table.record().moves) == len(sitting.table.the_game().moves)
    assert sitting.table.folded(sitting.rows).banks == sitting.table.the_game().banks


def test_nothing_can_be_taken_back_before_anything_was_decided() -> None:
    sitting = begun("pillars")
    game = sitting.table.the_game()
    assert game.undo_bar(0) == UndoBar.NOTHING
    with pytest.raises(NotNow, match="you have not decided anything yet"):
        undo(game, ANN.number, None, game.version)


def test_a_clock_runs_only_while_its_person_decides() -> None:
    sitting = begun("pillars", Pace(seconds=60, increment=5))
    sitting.let_bots_move()
    game = sitting.table.the_game()
    seat = game.deciding
    sitting.now += 20 * SECOND
    seats = sitting.told(seat).seats
    assert (seats[seat].seconds_left, seats[1 - seat].seconds_left) == (40.0, 60.0)
    assert run_out_of_time(game, sitting.now) is None
    sitting.move()
    assert sitting.table.the_game().banks[seat] == (60 - 21 + 5) * SECOND


def test_by_turns_a_bot_stands_in_once_the_hours_are_over() -> None:
    sitting = begun("pillars", Pace(hours=1))
    sitting.let_bots_move()
    game = sitting.table.the_game()
    assert sitting.told(0).seats[0].seconds_left is None
    assert run_out_of_time(game, 3_599_999) is None
    assert run_out_of_time(game, 3_600_000) is not None


def test_a_bot_stands_in_for_oneself_at_once_and_for_others_when_they_are_away() -> None:
    sitting = begun("pillars")
    game = sitting.table.the_game()
    with pytest.raises(NotNow, match="Bob has not been away for long"):
        stand_in(game, ANN.number, 1, seen=0, here=True, now=120_000)
    with pytest.raises(NotNow, match="Bob has not been away for long"):
        stand_in(game, ANN.number, 1, seen=100_000, here=False, now=120_000)
    with pytest.raises(Refused, match="seat 2 is not a person's"):
        stand_in(game, ANN.number, 2, seen=0, here=False, now=120_000)
    assert stand_in(game, ANN.number, 1, seen=0, here=False, now=120_000).seat == 1
    sitting.table.do(stand_in(game, BOB.number, 1, seen=0, here=True, now=0), 0)
    assert sitting.table.the_game().bot_for(1) == "journeyman"


def test_a_bot_that_thought_for_too_long_does_not_move() -> None:
    sitting = begun("pillars")
    turn = bots_turn(sitting.table)
    while turn is None:
        sitting.move()
        turn = bots_turn(sitting.table)
    # Whoever leaves changes nothing of what it thought about; what is taken back does.
    for seat in (0, 1):
        sitting.table.do(
            stand_in(sitting.table.the_game(), PEOPLE[seat].number, seat, 0, True, 0), sitting.now
        )
    assert bots_move(sitting.table, turn, 0) is not None
    taken_back = Deed(Kind.UNDO, 0, 0)
    sitting.table.do(taken_back, sitting.now)
    assert bots_move(sitting.table, turn, 0) is None


def test_before_it_begins_nothing_is_played_and_after_it_is_closed_neither() -> None:
    sitting = Sitting("pillars")
    with pytest.raises(NotNow, match="the game has not begun"):
        move(sitting.table, ANN.number, None, 0, 0)
    sitting.begin()
    sitting.table.status = Status.CLOSED
    with pytest.raises(NotNow, match="this table was closed"):
        move(sitting.table, ANN.number, None, 1, 0)
    assert bots_turn(sitting.table) is None


def test_everybody_sits_once_at_a_seat_that_is_open() -> None:
    sitting = Sitting("pillars")
    with pytest.raises(NotNow, match="you sit at this table already"):
        sit_down(sitting.table, ANN, None)
    with pytest.raises(NotNow, match="seat 2 is not open; open is 1"):
        sit_down(sitting.table, BOB, 2)
    assert sit_down(sitting.table, BOB._replace(name="Ann"), 1) == [1]
    assert [chair.name for chair in sitting.table.chairs] == ["Ann", "Ann 2", "Godwin"]


# Seats that are kept


def kept_table() -> Table:
    """Return a table of Ann's with a seat for Bob, one for a friend at his screen, and one open."""
    table = Sitting("pillars").table
    table.chairs[1:] = [kept_chair(BOB), kept_chair(BOB._replace(name="Bea")), open_chair()]
    return table


def seated(table: Table) -> list[str]:
    return [chair.name if chair.kind == SeatKind.PERSON else "" for chair in table.chairs]


def test_a_kept_seat_is_for_whom_it_is_kept() -> None:
    table = kept_table()
    with pytest.raises(NotYours, match="seat 1 is kept for Bob") as refused:
        sit_down(table, CYN, 1)
    assert refused.value.code == "kept"
    told = table.info(lambda _code: True, 0).seats[1]
    assert (told.kind, told.name, told.person, told.kept_for) == (SeatKind.OPEN, "Bob", None, "bob")
    assert not told.here
    # Who comes by chance takes a seat that is kept for nobody.
    assert sit_down(table, CYN, None) == [3]
    with pytest.raises(NotYours, match="kept for Bob") as refused:
        sit_down(table, Player(4, "dan", "Dan"), None)
    assert refused.value.code == "kept"
    # He sits down with everybody who is at his screen.
    assert sit_down(table, BOB._replace(name="Bobby"), None) == [1, 2]
    assert seated(table) == ["Ann", "Bobby", "Bea", "Cyn"]
    assert all(chair.kept_for is None for chair in table.chairs)


def test_who_sits_down_elsewhere_needs_no_kept_seat() -> None:
    table = kept_table()
    assert sorted(sit_down(table, BOB, 3)) == [1, 2, 3]
    assert seated(table) == ["Ann", "", "", "Bob"]
    assert sit_down(table, CYN, None) == [1]


def test_a_kept_seat_is_free_for_all_when_it_is_given_free_or_not_wanted() -> None:
    table = kept_table()
    with pytest.raises(NotNow, match="seat 3 is kept for nobody"):
        give_free(table, 3)
    give_free(table, 1)
    assert sit_down(table, CYN, 1) == [1]
    assert stand_up(table, BOB.number) == [2]
    assert [chair.kept_for for chair in table.chairs] == [None] * 4
    with pytest.raises(NotYours, match="you do not sit at this table"):
        stand_up(table, BOB.number)


def test_bots_take_kept_seats_too() -> None:
    table = kept_table()
    assert seat_bots(table, "journeyman") == [1, 2, 3]
    assert table.full
    assert len({chair.name for chair in table.chairs}) == 4


def test_terms_that_cannot_be_are_refused_by_name() -> None:
    terms = Sitting("pillars").table.terms
    with pytest.raises(Refused, match="live or by turns, not both"):
        checked_terms(terms._replace(pace=Pace(seconds=60, hours=1)), 3)
    with pytest.raises(BadOption, match="wings"):
        checked_terms(terms._replace(options={"wings": 2}), 3)
    with pytest.raises(Refused, match="pillars is for 2 to 4 seats, not 1"):
        checked_chairs("pillars", [persons_chair(ANN)])
    with pytest.raises(Refused, match="everybody at a table needs a name of their own"):
        checked_chairs("pillars", [persons_chair(ANN), persons_chair(ANN)])


def test_every_refusal_says_its_reason_to_programs() -> None:
    assert Refused("no").code == "refused"
    assert NotYours("no").code == "not_yours"
    assert (NotNow("no").code, NotNow("no", "over").code) == ("not_now", "over")
    assert (Stale("no").code, Stale("no").moment) == ("stale", None)
    assert AgainstTheRules("no", None).code == "against_the_rules"
