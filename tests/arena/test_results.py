"""The results file: whatever ends a tournament, no game is lost and none is played twice."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from kingsbridge.arena.match import hold
from kingsbridge.arena.results import BadResults, Results, default_path
from kingsbridge.arena.tournament import PlayedGame, Tournament
from kingsbridge.work.sharing import here
from tests.arena.games import PAIR, played, without_times

ROOT = Path(__file__).parents[2]
# Plays a tournament and says after each game how many are over.
PLAYER = """
import sys
from pathlib import Path
from kingsbridge.arena.match import hold
from kingsbridge.work.sharing import here
from tests.arena.games import PAIR

path, games, jobs = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
hold(PAIR, games, path, here(jobs), lambda game: print(game.number, flush=True))
"""


def numbers(path: Path) -> list[int]:
    return [json.loads(line)["game"] for line in path.read_text().splitlines()[1:]]


def replayed(tournament: Tournament, games: int, path: Path) -> list[int]:
    """Go on with a tournament and return the games that had to be played for it."""
    there = set(numbers(path))
    reported: list[int] = []
    hold(tournament, games, path, here(1), lambda game: reported.append(game.number))
    return [number for number in reported if number not in there]


def test_a_tournament_that_is_over_is_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    first = hold(PAIR, 6, path, here(1))
    before = path.read_bytes()
    assert hold(PAIR, 6, path, here(1)) == first
    assert path.read_bytes() == before


def test_more_games_follow_those_that_are_there(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    played(PAIR, 3, path)
    assert replayed(PAIR, 7, path) == [3, 4, 5, 6]
    assert played(PAIR, 7, path) == played(PAIR, 7, tmp_path / "at-once.jsonl")


def test_fewer_games_are_the_first_of_those_that_are_there(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    seven = played(PAIR, 7, path)
    assert played(PAIR, 3, path) == seven[:3]
    assert len(numbers(path)) == 7


def test_a_line_that_was_being_written_is_dropped_and_its_game_played_again(
    tmp_path: Path,
) -> None:
    path = tmp_path / "games.jsonl"
    whole = played(PAIR, 4, path)
    text = path.read_bytes()
    header, last = text.index(b"\n") + 1, text[:-1].rindex(b"\n") + 1
    for end, missing in [
        (len(text) - 1, [3]),
        (len(text) - 9, [3]),
        (last + 1, [3]),
        (last, [3]),
        (header, [0, 1, 2, 3]),
        (header - 1, [0, 1, 2, 3]),
        (20, [0, 1, 2, 3]),
        (0, [0, 1, 2, 3]),
    ]:
        path.write_bytes(text[:end])
        there = 4 - len(missing)
        reported: list[PlayedGame] = []
        hold(PAIR, 4, path, here(1), reported.append)
        assert without_times(reported) == whole, end
        assert numbers(path) == [*range(there), *missing], end


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_tournament_that_was_killed_goes_on_without_losing_or_repeating_a_game(
    tmp_path: Path, jobs: int
) -> None:
    path = tmp_path / "games.jsonl"
    command = [sys.executable, "-c", PLAYER, str(path), "100000", str(jobs)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as player:
        assert player.stdout is not None
        said = [int(player.stdout.readline()) for _ in range(5)]
        player.send_signal(signal.SIGKILL)
        # Ends only when its workers have gone too: they hold the other end.
        said += [int(line) for line in player.stdout.read().splitlines()]
    kept = path.read_bytes()
    survived = [json.loads(line)["game"] for line in kept.split(b"\n")[1:-1]]
    assert survived[: len(said)] == said

    games = max(survived) + 4
    assert sorted([*survived, *replayed_bytes(path, games)]) == list(range(games))
    assert sorted(numbers(path)) == list(range(games))
    assert played(PAIR, games, path) == played(PAIR, games, tmp_path / "undisturbed.jsonl")


def replayed_bytes(path: Path, games: int) -> list[int]:
    """Go on with a file whose last line may be torn; return the games played for it."""
    whole = path.read_bytes().rpartition(b"\n")[0] + b"\n"
    hold(PAIR, games, path, here(1))
    after = path.read_bytes()
    assert after.startswith(whole)
    return [json.loads(line)["game"] for line in after[len(whole) :].splitlines()]


@pytest.mark.parametrize(
    ("other", "difference"),
    [
        (replace(PAIR, seed=6), "seed is 5 there and 6 here"),
        (replace(PAIR, title_key="world"), 'title is "pillars" there and "world" here'),
        (
            replace(PAIR, bots=["random", "greedy"]),
            r'bots is \["greedy", "random"\] there and \["random", "greedy"\] here',
        ),
        (
            replace(PAIR, options={"edition": "mayfair"}),
            'option edition is "kosmos" there and "mayfair" here',
        ),
    ],
)
def test_the_file_of_another_tournament_is_left_alone_and_the_difference_told(
    tmp_path: Path, other: Tournament, difference: str
) -> None:
    path = tmp_path / "games.jsonl"
    played(PAIR, 2, path)
    before = path.read_bytes()
    with pytest.raises(BadResults, match=difference):
        hold(other, 2, path, here(1))
    assert path.read_bytes() == before


def test_a_file_of_another_version_is_not_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    played(PAIR, 1, path)
    header, game, _ = path.read_text().split("\n")
    path.write_text(json.dumps({**json.loads(header), "kingsbridge": "0.0.1"}) + f"\n{game}\n")
    with pytest.raises(BadResults, match=r'kingsbridge is "0.0.1" there and "[^"]+" here'):
        hold(PAIR, 2, path, here(1))


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("my notes", "line 1: this is not the beginning of a results file"),
        ("my notes\n", "line 1: this is not the beginning of a results file"),
        ("[]\n", "line 1: this is not the beginning of a results file"),
        ('{"format": "other"}\n', "line 1: this is not the beginning of a results file"),
        ('{"format": "kingsbridge-arena-1", "options": 5}\n', "line 1: this is not the beginning"),
        ("[" * 200_000 + "\n", "line 1: this is not the beginning of a results file"),
        ("{header}\nnotes\n", "line 2: this is not a game of this tournament"),
        ("{header}\n" + "[" * 200_000 + "\n", "line 2: this is not a game of this tournament"),
        ("{header}\n[]\n", "line 2: this is not a game of this tournament"),
        ('{header}\n{"game": 0}\n', "line 2: this is not a game of this tournament"),
        ("{header}\n{game}\n{game}\n", "line 3: game 0 is there twice"),
        ("{header}\n{other seating}\n", "line 2: this is not a game of this tournament"),
    ],
)
def test_a_file_that_is_no_results_file_is_left_alone(
    tmp_path: Path, text: str, complaint: str
) -> None:
    path = tmp_path / "games.jsonl"
    played(PAIR, 1, path)
    header, game, _ = path.read_text().split("\n")
    turned = json.dumps({**json.loads(game), "seating": [1, 0]})
    text = text.replace("{header}", header).replace("{game}", game)
    text = text.replace("{other seating}", turned)
    path.write_text(text)
    with pytest.raises(BadResults, match=complaint):
        hold(PAIR, 2, path, here(1))
    assert path.read_text() == text


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("game", -1),
        ("game", 1e400),
        ("scores", [float("nan"), 3]),
        ("scores", [float("inf"), 3]),
        ("scores", ["30", 3]),
        ("scores", [30, 3, 3]),
        ("wins", [5, 5]),
        ("wins", [-1, 2]),
        ("wins", [1, 1]),
        ("sources", [{"vp": None}, {}]),
        ("times", [{"1": -2}, {}]),
        ("times", [{"100000": 2}, {}]),
        ("decisions", 1.5),
        ("moves", [3, 1]),
        ("moves", [-1]),
        ("notes", "a key that is not ours"),
    ],
)
def test_a_game_that_cannot_have_been_played_is_refused(
    tmp_path: Path, part: str, value: object
) -> None:
    path = tmp_path / "games.jsonl"
    played(PAIR, 1, path)
    header, game, _ = path.read_text().split("\n")
    text = header + "\n" + json.dumps({**json.loads(game), part: value}) + "\n"
    path.write_text(text)
    with pytest.raises(BadResults, match="line 2: this is not a game of this tournament: "):
        hold(PAIR, 2, path, here(1))
    assert path.read_text() == text


def test_two_tournaments_cannot_write_one_file_at_once(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with Results(path, PAIR):
        command = [sys.executable, "-c", PLAYER, str(path), "2", "1"]
        second = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert "is being written by another tournament" in second.stderr
    assert len(played(PAIR, 2, path)) == 2


def test_a_place_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadResults, match=r"games.jsonl' cannot be written: "):
        hold(PAIR, 1, tmp_path / "file" / "games.jsonl", here(1))
    with pytest.raises(BadResults, match="cannot be written: is a directory"):
        hold(PAIR, 1, tmp_path, here(1))


def test_a_tournament_is_named_for_what_it_is() -> None:
    named = Tournament("pillars", ["search:iterations=400,exploration=0.5", "greedy"], seed=7)
    assert str(default_path(named)) == (
        "arena-pillars-search-iterations-400-exploration-0.5-greedy-seed7.jsonl"
    )
