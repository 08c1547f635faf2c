"""What is told of somebody's games, and what is not because it may be chance."""

from __future__ import annotations

import pytest

from kingsbridge.analysis.weighing import Choice, Weighed
from kingsbridge.study.habits import Habits
from kingsbridge.study.history import (
    Opponents,
    OwnHistory,
    Played,
    Side,
    Wanted,
    history,
    one_game,
)
from kingsbridge.study.mistakes import mistakes_of
from kingsbridge.study.reference import references
from kingsbridge.table.errors import Refused

HOUSES = "deeds.house"
PROJECTS = "deeds.project"


def played(
    number: int = 0,
    points: float = 50,
    seats: int = 3,
    opponents: Opponents = Opponents.BOTS,
    share: float = 0.0,
    **counts: float,
) -> Played:
    """Return a game of World as somebody might have played it: what is usual, but for this."""
    usual = references("world")[seats, "journeyman"]
    means = {key: habit.mean for key, habit in usual.habits.items() if not key.startswith("vp:")}
    changed = {f"deeds.{key}": amount for key, amount in counts.items()}
    habits = Habits(
        title="world",
        seats=seats,
        seat=0,
        points=points,
        ahead=0.0,
        place=1 if share else 2,
        share=share,
        decisions=80,
        thirds=[60, 120],
        counts={**means, **changed},
        sources={"world-sheet-building": points},
    )
    return Played(f"table{number}", number, opponents, habits)


def told(games: list[Played], wanted: Wanted | None = None) -> OwnHistory:
    return history("world", games, wanted or Wanted(level="journeyman"), "en")


def side(found: OwnHistory, key: str) -> Side:
    (figure,) = [one for group in found.habits for one in group.figures if one.key == key]
    return figure.side


def test_what_is_done_as_usual_is_not_told_to_differ() -> None:
    found = told([played(number) for number in range(12)])
    assert side(found, HOUSES) == Side.USUAL


def test_what_differs_in_many_games_by_more_than_chance_is_told_in_a_sentence() -> None:
    found = told([played(number, house=6 + number % 2) for number in range(12)])
    usual = references("world")[3, "journeyman"].usual(HOUSES)
    assert usual.mean < 4
    assert side(found, HOUSES) == (Side.GOOD if usual.worth > 0 else Side.BAD)
    assert any(
        "Houses built: 6.5" in remark.text and "journeymen" in remark.text
        for remark in found.remarks
    )


def test_of_two_games_nothing_is_told_to_differ() -> None:
    found = told([played(number, house=9) for number in range(2)])
    assert side(found, HOUSES) == Side.USUAL
    assert "only 2 games" in found.doubt


def test_the_interval_of_many_games_is_narrower_than_that_of_few() -> None:
    widths = []
    for games in (7, 70):
        points = told([played(n, 40 + n % 21) for n in range(games)]).points
        assert points is not None
        assert points.low is not None
        assert points.high is not None
        widths.append(points.high - points.low)
    assert widths[0] > 2 * widths[1]


def test_the_level_whose_points_are_nearest_is_compared_with_and_it_is_said_which() -> None:
    for level in ("apprentice", "master"):
        points = references("world")[3, level].points
        found = history("world", [played(n, points) for n in range(5)], Wanted(), "en")
        assert found.strength is not None
        assert found.strength.level == level
        assert found.strength.name in found.strength.why


def test_any_level_may_be_asked_for_that_there_is() -> None:
    found = told([played()], Wanted(level="master"))
    assert found.strength is not None
    assert found.strength.why.startswith("Compared with masters, as you chose")
    with pytest.raises(Refused, match="no games of level 'abbot'"):
        told([played()], Wanted(level="abbot"))


def test_games_are_chosen_by_seats_opponents_and_how_long_ago_they_were() -> None:
    games = [
        played(1, seats=2),
        played(2, opponents=Opponents.PEOPLE),
        played(3),
        played(4),
    ]

    def numbers(**wanted: object) -> list[int]:
        found = history("world", games[::-1], Wanted(**wanted), "en")  # type: ignore[arg-type]
        return [game.at for game in found.games]

    assert numbers() == [1, 2, 3, 4]
    assert numbers(seats=3) == [2, 3, 4]
    assert numbers(opponents=Opponents.PEOPLE) == [2]
    assert numbers(seats=3, last=2) == [3, 4]
    assert numbers(seats=4) == []


def test_of_one_game_only_what_lies_beyond_those_of_the_others_is_told() -> None:
    usual = references("world")[3, "journeyman"].usual(HOUSES)
    inside = one_game(played(house=usual.high), [], "journeyman", "en")
    beyond = one_game(played(house=usual.high + 1), [], "journeyman", "en")
    assert side(inside, HOUSES) == Side.USUAL
    assert side(beyond, HOUSES) != Side.USUAL


def test_one_game_is_held_against_those_who_are_as_strong_in_all_games() -> None:
    strong = references("world")[3, "master"].points
    others = [played(number, strong) for number in range(1, 20)]
    found = one_game(played(0, points=20), others, None, "en")
    assert found.strength is not None
    assert found.strength.level == "master"
    assert found.remarks[0].side == Side.BAD


def test_results_say_how_sure_the_part_won_is() -> None:
    (found,) = told([played(number, share=number % 2) for number in range(10)]).results
    assert (found.games, found.wins, found.fair) == (10, 5, 1 / 3)
    # Wilson's interval for 5 of 10.
    assert (found.low, found.high) == pytest.approx((0.2366, 0.7634), abs=1e-4)


def test_mistakes_are_sorted_by_the_third_of_the_game_and_held_against_the_others() -> None:
    def weighed(ply: int, seat: int, given: float) -> Weighed:
        best, made = Choice(1, 0.5, 10), Choice(2, 0.5 - given, 10)
        return Weighed(ply, seat, 2, [0.5] * 3, made, best, False, [], None)

    game = played()
    found = mistakes_of(
        [
            weighed(10, 0, 0.05),  # a loose stone of mine in the opening
            weighed(130, 0, 0.20),  # a collapse at the end
            weighed(130, 0, 0.01),  # sound
            weighed(70, 1, 0.10),  # a crack of another in the middle
        ],
        game.habits,
    )
    assert found.mine == [[1, 0, 0], [0, 0, 0], [0, 0, 1]]
    assert found.others == [[0, 0, 0], [0, 0.5, 0], [0, 0, 0]]


def test_a_title_without_habits_still_has_points_by_source(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("kingsbridge.study.history.kinds_of", lambda _game: None)
    monkeypatch.setattr("kingsbridge.study.reference.references", lambda _key: {})
    found = history("world", [played(number) for number in range(4)], Wanted(), "en")
    assert found.strength is None
    assert found.habits == []
    assert found.remarks == []
    assert found.sources is not None
    assert [(one.name, one.mine, one.usual) for one in found.sources.figures] == [
        ("Building projects", 50, None)
    ]


def test_before_the_first_game_there_is_nothing_to_tell() -> None:
    found = told([], Wanted())
    assert (found.all, found.games, found.points, found.strength) == (0, [], None, None)
    assert found.doubt == "No game of yours fits this yet."
