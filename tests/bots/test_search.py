"""Looking ahead: what tree search finds, what it costs, and what it may not know."""

from __future__ import annotations

import gc
from time import perf_counter, sleep

import pytest

import kingsbridge as kb
from kingsbridge.bots import Bot, bot
from kingsbridge.bots.judge import Judge, Judgement
from kingsbridge.bots.search import TreeBot
from kingsbridge.bots.tree import Node
from kingsbridge.engine.dice import FastDice
from kingsbridge.engine.errors import BadOption
from kingsbridge.engine.state import State
from kingsbridge.engine.title import Title
from tests.engine.games import TITLES, random_play
from tests.engine.matches import Matches, MatchesTitle

every_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.key)
every_tree_bot = pytest.mark.parametrize("name", ["search", "champion"])


class Clueless(Judge):
    """It thinks everybody as likely to win, and every move as good."""

    def __init__(self) -> None:
        self.asked = 0

    def judge(self, state: State) -> Judgement:
        self.asked += 1
        offers = state.legal()
        return Judgement([1 / state.seats] * state.seats, [1 / len(offers)] * len(offers))


class LastMatchLoses(Matches):
    """A game with a known best move: leave the other player one more than a multiple of four."""

    loser = -1

    def play(self, move: int) -> None:
        mover = self.seat
        super().play(move)
        if self.over:
            self.loser = mover

    def clone(self) -> LastMatchLoses:
        other = LastMatchLoses(self.seats, self.dice.clone())
        other.seat, other.over, other.ply = self.seat, self.over, self.ply
        other.left, other.lucky, other.taken = self.left, self.lucky, self.taken[:]
        return other

    def winners(self) -> list[int]:
        return [1 - self.loser]


def matches(left: int) -> LastMatchLoses:
    state = LastMatchLoses(2, FastDice.seeded(1))
    state.left, state.lucky, state.taken = left, 0, [0, 0]
    return state


def tree_bot(judge: Judge, iterations: int = 0, milliseconds: int = 0) -> TreeBot:
    return TreeBot(judge, 1, iterations, milliseconds, 2.0)


@pytest.mark.parametrize(("left", "best"), [(2, 1), (3, 2), (4, 3), (6, 1), (7, 2), (8, 3)])
def test_it_finds_the_move_that_wins(left: int, best: int) -> None:
    thinking = tree_bot(Clueless(), 600).think(matches(left))
    assert thinking.moves[0].move + 1 == best
    assert thinking.moves[0].chance > 0.8
    assert tree_bot(Clueless(), 600).choose(matches(left)) + 1 == best


class LikesPoints(Clueless):
    """It likes fifty points as much as winning."""

    def point(self, state: State) -> float:
        return 0.02


@pytest.mark.parametrize(("left", "best"), [(5, 3), (6, 1), (7, 2)])
def test_who_likes_points_wins_if_possible_and_takes_the_most_of_a_lost_game(
    left: int, best: int
) -> None:
    """With five left every move loses: three taken now and the last one are four points."""
    thinking = tree_bot(LikesPoints(), 2000).think(matches(left))
    assert thinking.moves[0].move + 1 == best
    assert sum(thinking.chances) == pytest.approx(1)


def test_it_knows_a_lost_game() -> None:
    thinking = tree_bot(Clueless(), 600).think(matches(5))
    assert thinking.chances[0] < 0.3
    assert sum(thinking.chances) == pytest.approx(1)


def test_every_iteration_is_a_visit_and_the_most_visited_come_first() -> None:
    thinking = tree_bot(Clueless(), 50).think(matches(8))
    visits = [thought.visits for thought in thinking.moves]
    assert sum(visits) == 50
    assert visits == sorted(visits, reverse=True)


def test_an_only_move_is_made_without_a_thought() -> None:
    judge = Clueless()
    assert tree_bot(judge, 50).choose(matches(1)) == 0
    assert judge.asked == 0


def test_it_stops_once_no_other_move_could_catch_up() -> None:
    careful, hurried = tree_bot(Clueless(), 400), tree_bot(Clueless(), 400)
    careful.think(matches(2))
    hurried.choose(matches(2))
    assert hurried.tree.descents < careful.tree.descents


def test_what_it_learned_last_turn_is_still_there() -> None:
    judge = Clueless()
    thinker = tree_bot(judge, 200)
    state = matches(9)
    state.apply(thinker.choose(state.as_seen_by(0)))
    state.apply(0)
    known = thinker.tree.nodes[state.knowledge(0)].total
    assert known > 0
    asked = judge.asked
    thinker.choose(state.as_seen_by(0))
    fresh = Clueless()
    tree_bot(fresh, 200).choose(state.as_seen_by(0))
    assert judge.asked - asked < fresh.asked


def test_it_forgets_what_lies_in_the_past() -> None:
    thinker = tree_bot(Clueless(), 200)
    state = matches(9)
    past = state.knowledge(0)
    for _ in range(2):
        state.apply(thinker.choose(state.as_seen_by(0)))
        state.apply(0)
    thinker.choose(state.as_seen_by(0))
    assert past not in thinker.tree.nodes


@every_title
@every_tree_bot
def test_it_keeps_its_deadline(title: Title, name: str) -> None:
    thinker = bot(name, 1, milliseconds=60)
    state = title.new(4, 1)
    begun = perf_counter()
    thinker.choose(state.as_seen_by(state.seat))
    # A machine that is busy may take the processor away for longer than the deadline.
    assert perf_counter() - begun < 1


class SlowToBegin(Clueless):
    """It takes its time before it judges anything."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.seconds = seconds

    def point(self, state: State) -> float:
        sleep(self.seconds)
        return 0.0


def test_the_time_runs_from_when_it_is_asked_and_it_looks_once_all_the_same() -> None:
    late = tree_bot(SlowToBegin(0.06), milliseconds=50)
    late.think(matches(8))
    assert late.tree.descents == 1
    late.choose(matches(7))
    assert late.tree.descents == 1


def test_a_long_beginning_makes_no_descent_longer() -> None:
    """Were it shared out among the descents, the second would seem to come too late."""
    thinker = tree_bot(SlowToBegin(0.2), milliseconds=500)
    thinker.think(matches(8))
    assert thinker.tree.descents > 1


@every_title
@every_tree_bot
def test_the_same_seed_thinks_the_same(title: Title, name: str) -> None:
    state = title.new(3, 4)
    seen = state.as_seen_by(state.seat)
    one = bot(name, 7, iterations=30).think(seen.clone()).to_json()
    assert bot(name, 7, iterations=30).think(seen.clone()).to_json() == one


@every_title
def test_two_seats_that_know_the_same_are_in_the_same_node(title: Title) -> None:
    for moment in random_play(title.new(3, 5), 6):
        for seat in range(3):
            other = moment.as_seen_by(seat, FastDice.seeded(moment.ply))
            assert other.knowledge(seat) == moment.knowledge(seat)


@every_title
def test_every_move_changes_what_its_player_knows(title: Title) -> None:
    before = title.new(2, 5)
    for moment in random_play(before, 7):
        if moment.over:
            break
        seat = moment.seat
        for move in moment.legal():
            after = moment.clone()
            after.apply(move)
            assert after.knowledge(seat) != moment.knowledge(seat)


@pytest.mark.parametrize("name", ["search", "champion"])
def test_a_bad_budget_is_refused(name: str) -> None:
    with pytest.raises(BadOption, match="iterations must be 1 or more, not -3"):
        bot(name, iterations=-3)


@pytest.mark.parametrize("name", ["master", "architect", "visionary"])
def test_a_level_looks_at_each_offer_at_least_once(name: str) -> None:
    with pytest.raises(BadOption, match="looks must be 1 or more, not 0"):
        bot(name, looks=0)


def test_a_level_thinks_longer_about_a_choice_among_many() -> None:
    state = kb.title("pillars").new(4, 1)
    thinking = bot("master", 1, looks=3).think(state.as_seen_by(state.seat))
    assert sum(thought.visits for thought in thinking.moves) == 3 * len(state.legal())


@pytest.mark.parametrize(
    ("name", "title", "seats", "looks"),
    [
        ("master", "pillars", 2, 5),
        ("master", "world", 2, 1),
        ("master", "world", 4, 2),
    ],
)
def test_a_level_takes_as_many_looks_as_its_table_needs(
    name: str, title: str, seats: int, looks: int
) -> None:
    state = kb.title(title).new(seats, 1)
    thinking = bot(name, 1).think(state.as_seen_by(state.seat))
    assert sum(thought.visits for thought in thinking.moves) == looks * len(state.legal())


def test_a_level_stops_looking_where_its_choice_is_clear() -> None:
    # Of two moves one did better by 0.2. With a spread of 0.1, the error of the difference is
    # 0.1 * sqrt(1/10 + 1/40) = 0.035, of which four are 0.14.
    node = Node(0, [0, 1, 2], [0.4, 0.4, 0.2], 1)
    for place, tries, did in ((0, 40, 0.6), (1, 10, 0.4)):
        for _ in range(tries):
            node.learn(place, did, did)
    assert node.leads_by(4 * 0.1)
    # Six would be 0.21.
    assert not node.leads_by(6 * 0.1)


def test_a_level_stops_looking_when_its_time_is_up() -> None:
    state = kb.title("pillars").new(4, 1)
    hurried = bot("visionary", 1, looks=100_000, milliseconds=20)
    thinking = hurried.think(state.as_seen_by(state.seat))
    assert sum(thought.visits for thought in thinking.moves) < 100_000 * len(state.legal())


def test_no_garbage_is_collected_while_a_bot_thinks_and_it_is_again_afterwards() -> None:
    class Watching(Clueless):
        def judge(self, state: State) -> Judgement:
            collecting.append(gc.isenabled())
            return super().judge(state)

    collecting: list[bool] = []
    assert gc.isenabled()
    TreeBot(Watching(), 1, 5, 0, 2.0).choose(matches(8))
    assert collecting
    assert not any(collecting)
    assert gc.isenabled()


@pytest.mark.parametrize("written", ["search:iterations=0", "champion:milliseconds=0"])
def test_no_budget_at_all_is_refused(written: str) -> None:
    with pytest.raises(BadOption, match=r"(iterations|milliseconds) must be 1 or more, not 0"):
        bot(written)


@pytest.mark.parametrize("written", ["search:iterations=1e300", "champion:milliseconds=1000001"])
def test_a_budget_that_would_never_be_used_up_is_refused(written: str) -> None:
    with pytest.raises(BadOption, match=r"(iterations|milliseconds) must be 1,000,000 or less"):
        bot(written)


@pytest.mark.parametrize("written", ["search:iterations=2.5", "architect:looks=2.5"])
def test_half_a_look_is_refused(written: str) -> None:
    with pytest.raises(BadOption, match=r"(iterations|looks) must be a whole number, not 2.5"):
        bot(written)


def test_time_cannot_run_backwards() -> None:
    with pytest.raises(BadOption, match="milliseconds must be 1 or more, not -1"):
        bot("search", milliseconds=-1)


def test_exploration_must_be_more_than_nothing() -> None:
    with pytest.raises(BadOption, match="exploration must be more than 0, not 0"):
        bot("search", exploration=0)


@pytest.mark.parametrize("thinker", [bot("search"), bot("champion")], ids=["search", "champion"])
def test_a_title_it_does_not_know_is_refused(thinker: Bot) -> None:
    with pytest.raises(BadOption):
        thinker.choose(MatchesTitle().new(2, 1))
