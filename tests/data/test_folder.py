"""The folder of a data set: whatever ends the work, no game is lost and none is there twice."""

from __future__ import annotations

import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from kingsbridge.data.games import BotGames
from kingsbridge.work.files import BadFile
from tests.data.sets import PAIR, decisions, games, made

ROOT = Path(__file__).parents[2]
# Makes a data set and says after each piece how many games there are.
MAKER = """
import sys
from pathlib import Path
from kingsbridge.data.folder import Folder
from kingsbridge.data.making import make
from kingsbridge.work.sharing import here
from tests.data.sets import PAIR, BotGames

folder = Folder(Path(sys.argv[1]), BotGames(PAIR.tournament, 24), 2)
make(folder, here(2), lambda games: print(games, flush=True))
"""


def files(path: Path) -> dict[str, bytes]:
    return {
        str(file.relative_to(path)): file.read_bytes()
        for file in path.rglob("*")
        if file.is_file() and file.name != ".lock"
    }


def more(number: int) -> BotGames:
    return replace(PAIR, number=number)


def test_a_data_set_that_is_complete_is_not_made_again(tmp_path: Path) -> None:
    first = made(tmp_path)
    assert (first.games, first.pieces, first.found, first.complete) == (4, 2, 0, True)
    before = files(tmp_path)
    assert made(tmp_path).found == 4
    assert files(tmp_path) == before


def test_pieces_that_are_missing_torn_or_too_short_are_made_anew(tmp_path: Path) -> None:
    made(tmp_path / "whole")
    path = tmp_path / "torn"
    made(path)
    piece = path / "games" / "piece-000001.parquet"
    draft = path / "decisions" / ".piece-000001.parquet.draft"
    for tear in (piece.unlink, lambda: piece.write_bytes(b"PAR1"), lambda: draft.write_bytes(b"?")):
        tear()
        made(path)
        assert not draft.exists()
        assert games(path).equals(games(tmp_path / "whole"))
        assert decisions(path).equals(decisions(tmp_path / "whole"))


def test_more_games_follow_those_that_are_there(tmp_path: Path) -> None:
    made(tmp_path / "grown", more(3))
    assert made(tmp_path / "grown", more(5)).found == 2
    made(tmp_path / "at once", more(5))
    assert games(tmp_path / "grown").equals(games(tmp_path / "at once"))
    assert decisions(tmp_path / "grown").equals(decisions(tmp_path / "at once"))


def test_one_that_was_killed_goes_on_without_losing_or_repeating_a_game(tmp_path: Path) -> None:
    path = tmp_path / "killed"
    command = [sys.executable, "-c", MAKER, str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as maker:
        assert maker.stdout is not None
        for _ in range(3):
            maker.stdout.readline()
        maker.send_signal(signal.SIGKILL)
        # Ends only when its workers have gone too: they hold the other end.
        maker.stdout.read()
    assert 4 <= made(path, more(24)).found < 24
    made(tmp_path / "undisturbed", more(24))
    assert games(path).equals(games(tmp_path / "undisturbed"))
    assert decisions(path).equals(decisions(tmp_path / "undisturbed"))


@pytest.mark.parametrize(
    ("other", "piece", "complaint"),
    [
        (replace(PAIR, tournament=replace(PAIR.tournament, seed=4)), 2, "seed is 3 there and 4"),
        (replace(PAIR, chances=False), 2, "chances is true there and false here"),
        (PAIR, 3, "piece games is 2 there and 3 here"),
        (more(3), 2, "holds 4 games, more than 3: choose another folder"),
    ],
)
def test_the_folder_of_another_data_set_is_left_alone_and_the_difference_told(
    tmp_path: Path, other: BotGames, piece: int, complaint: str
) -> None:
    made(tmp_path)
    before = files(tmp_path)
    with pytest.raises(BadFile, match=complaint):
        made(tmp_path, other, piece)
    assert files(tmp_path) == before


def test_a_folder_with_other_things_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    with pytest.raises(BadFile, match="is not empty and no data set: choose another folder"):
        made(tmp_path)
    assert files(tmp_path) == {"notes.txt": b"mine"}
    with pytest.raises(BadFile, match=r"notes.txt' is a file: a data set is a folder"):
        made(tmp_path / "notes.txt")
    with pytest.raises(BadFile, match="cannot be written: "):
        made(tmp_path / "notes.txt" / "set")
    (tmp_path / "dataset.json").write_text("{}")
    with pytest.raises(BadFile, match="is not the beginning of a data set"):
        made(tmp_path)
