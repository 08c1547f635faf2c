"""A program in a seat: whatever it does, the game goes on, and what went wrong is told."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import cast

import pytest
from rich.console import Console

import kingsbridge as kb
from kingsbridge.arena.match import hold
from kingsbridge.arena.results import BadResults
from kingsbridge.arena.standings import summary
from kingsbridge.arena.tournament import Tournament
from kingsbridge.bots import Bot, bot
from kingsbridge.cli.tournament import faults_grid
from kingsbridge.engine.dice import FastDice
from kingsbridge.engine.errors import BadOption
from kingsbridge.programs.command import command_of
from kingsbridge.programs.kept import KEPT, Kept
from kingsbridge.programs.player import MOST_BREAKDOWNS, ProgramBot
from kingsbridge.programs.protocol import Clock, question, teller_of
from kingsbridge.words import words
from kingsbridge.work.sharing import do_here, here
from tests.programs.scripts import FIRST, script, with_setting

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "program_bot.mjs"
RANDOM = "random"


@pytest.fixture(autouse=True)
def no_program_is_left() -> Iterator[None]:
    yield
    KEPT.end_all()


def first_decision() -> kb.State:
    state = kb.title("pillars").new(seats=2, seed=4)
    return state.as_seen_by(state.seat)


def answers(player: Bot, times: int = 1) -> list[int]:
    """Ask a bot for some decisions of one game; each answer must be a legal move."""
    state = kb.title("pillars").new(seats=2, seed=4)
    moves = []
    for _ in range(times):
        moves.append(player.choose(state.as_seen_by(state.seat)))
        state.apply(moves[-1])
    return moves


@pytest.mark.skipif(shutil.which("node") is None, reason="the example is in JavaScript")
@pytest.mark.parametrize("key", ["pillars", "world"])
def test_a_program_in_another_language_plays_whole_games(tmp_path: Path, key: str) -> None:
    against = Tournament(key, [f"program:node {EXAMPLE}", RANDOM])
    (game,) = hold(against, 1, tmp_path / "games.jsonl", do_here)
    assert game.faults == []


def test_it_is_asked_for_each_move_and_its_answer_is_made(tmp_path: Path) -> None:
    highest = script(tmp_path / "highest.py", FIRST.replace("moves[0]", "max(moves)"))
    state = kb.title("pillars").new(seats=2, seed=4)
    player = bot(highest, 7)
    for _ in range(5):
        assert player.choose(state.as_seen_by(state.seat)) == max(state.legal())
        state.apply(max(state.legal()))
    assert player.faults() == {}


FAILURES = {
    "late": "    time.sleep(600)",
    "died": "    print('TypeError: no move', file=sys.stderr); os._exit(3)",
    "flooded": "    while True: print('x' * 100)",
    "rubbish": "    say('rubbish')",
    "illegal": "    say({'id': heard['id'], 'move': 99999})",
}
LONG_LINE = "    sys.stdout.write('x' * 1_000_000); sys.stdout.flush(); time.sleep(600)"
NEVER_READS = "    say({'id': heard['id'], 'move': moves[0]}); time.sleep(600)"
OTHER_QUESTION = "    say({'id': heard['id'] + 1, 'move': moves[0]})"
NO_NUMBER = "    say({'id': heard['id'], 'move': True})"
DEEP = "    print('[' * 50_000, flush=True)"


@pytest.mark.parametrize(
    ("kind", "deed"),
    [
        *FAILURES.items(),
        ("flooded", LONG_LINE),
        ("rubbish", OTHER_QUESTION),
        ("rubbish", NO_NUMBER),
        ("rubbish", DEEP),
    ],
)
def test_where_it_fails_a_stand_in_moves_and_that_is_counted(
    tmp_path: Path, kind: str, deed: str
) -> None:
    player = bot(with_setting(script(tmp_path / "fails.py", deed), "seconds=0.3"), 1)
    seen = first_decision()
    assert player.choose(seen) in seen.legal()
    # What a flood writes beyond its first line is found when it is asked again.
    player.choose(first_decision())
    assert kind in player.faults()
    assert player.faults()[kind].first


def test_one_that_never_reads_again_is_late(tmp_path: Path) -> None:
    player = bot(with_setting(script(tmp_path / "deaf.py", NEVER_READS), "seconds=0.3"), 1)
    answers(player, 2)
    assert player.faults()["late"].times == 1


def test_what_it_complained_of_is_told(tmp_path: Path) -> None:
    player = bot(script(tmp_path / "dies.py", FAILURES["died"]))
    answers(player)
    assert player.faults()["died"].first == "it ended with exit code 3: TypeError: no move"


def test_one_that_broke_down_is_started_again_and_after_some_times_asked_no_more(
    tmp_path: Path,
) -> None:
    starts = tmp_path / "starts"
    dies = f"    open({str(starts)!r}, 'a').write('x'); os._exit(1)"
    player = bot(script(tmp_path / "dies.py", dies))
    answers(player, MOST_BREAKDOWNS + 2)
    assert len(starts.read_text()) == MOST_BREAKDOWNS
    assert {kind: fault.times for kind, fault in player.faults().items()} == {
        "died": MOST_BREAKDOWNS,
        "absent": 2,
    }


def test_its_time_for_the_game_is_kept(tmp_path: Path) -> None:
    told = tmp_path / "clock"
    slow = (
        f"    open({str(told)!r}, 'a').write(json.dumps(heard['clock']) + '\\n'); time.sleep(0.2)"
    )
    written = with_setting(script(tmp_path / "slow.py", slow + FIRST), "game=0.3")
    player = bot(written)
    answers(player, 3)
    assert player.faults()["late"].times >= 1
    assert '"game": 0.3' in told.read_text().split("\n")[0]


def test_a_tournament_goes_on_and_its_report_tells(tmp_path: Path) -> None:
    flaky = script(
        tmp_path / "flaky.py",
        "    if asked % 20 == 7: os._exit(5)\n    if asked % 5 == 2: moves[0] = -4" + FIRST,
    )
    meeting = Tournament("world", [flaky, RANDOM])
    kept = tmp_path / "games.jsonl"
    games = hold(meeting, 2, kept, here(2))
    assert len(games) == 2
    found = {standing.bot: standing for standing in summary(meeting, games).standings}
    assert found[RANDOM].faults == {}
    assert found[flaky].games_with_faults == 2
    assert found[flaky].faults["illegal"].first == "move -4 was not offered"
    assert found[flaky].faults["died"].times > 0
    console = Console(file=StringIO(), width=200)
    console.print(faults_grid(summary(meeting, games), words("en")))
    shown = cast(StringIO, console.file).getvalue()
    assert "a move that was not offered" in shown
    assert "it ended with exit code 5" in shown
    # What is in the file says the same.
    assert hold(meeting, 2, kept, do_here) == games


def test_an_edited_program_is_another_tournament(tmp_path: Path) -> None:
    written = script(tmp_path / "edited.py")
    kept = tmp_path / "games.jsonl"
    hold(Tournament("world", [written, RANDOM]), 1, kept, do_here)
    script(tmp_path / "edited.py", FIRST.replace("0", "-1"))
    with pytest.raises(BadResults, match="holds another tournament"):
        hold(Tournament("world", [written, RANDOM]), 2, kept, do_here)


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("program", "written as program:COMMAND"),
        ("program:seconds=1", "written as program:COMMAND"),
        ("program:there_is_no_such_program x", "no program 'there_is_no_such_program'"),
        ("program:patience=3 true", "no setting 'patience'; it has"),
        ("program:seconds=0 true", "above 0"),
        ("program:seconds=nan true", "above 0"),
        ("program:seconds=1 seconds=2 true", "there twice"),
        ("program:'node", "cannot be read"),
    ],
)
def test_what_cannot_be_a_program_is_refused_before_anything_is_played(
    written: str, said: str
) -> None:
    with pytest.raises(BadOption, match=said):
        bot(written)


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("raise SystemExit('Error: I cannot')", "exit code 1: Error: I cannot"),
        ('input(); print(\'{"type": "ready", "protocol": 9}\')', "it speaks protocol 9"),
        ("input(); print('hello yourself')", "must be an object of JSON, not 'hello yourself'"),
        ("import time; time.sleep(600)", "no answer within 0.3 seconds"),
    ],
)
def test_one_that_does_not_get_ready_is_refused_before_a_tournament(
    tmp_path: Path, body: str, said: str
) -> None:
    (tmp_path / "unready.py").write_text(body)
    written = f"program:start=0.3 {sys.executable} -I -S {tmp_path / 'unready.py'}"
    if "no answer" not in said:
        written = written.replace("start=0.3", "start=60")
    with pytest.raises(BadOption, match=said):
        Tournament("pillars", [written, RANDOM]).check()


@pytest.mark.parametrize("key", ["pillars", "world"])
def test_two_games_that_differ_only_in_what_is_hidden_are_asked_about_in_the_same_bytes(
    key: str,
) -> None:
    title = kb.title(key)
    state = title.new(seats=3, seed=2)
    dice = FastDice.seeded(3)
    asked = 0
    while not state.over and asked < 150:
        told = {
            question(1, seen, teller_of(title, seen), 5, None, Clock(1.0))
            for seen in (state.as_seen_by(state.seat, dice), state.as_seen_by(state.seat, dice))
        }
        assert len(told) == 1
        offers = state.legal()
        state.apply(offers[dice.below(len(offers))])
        asked += 1


def test_it_is_not_told_what_is_set_for_us(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KINGSBRIDGE_SMTP_PASSWORD", "secret")
    monkeypatch.setenv("PGPASSWORD", "secret")
    monkeypatch.setenv("MODEL", "large")
    seen = tmp_path / "environment"
    answers(
        bot(
            script(
                tmp_path / "nosy.py", f"    open({str(seen)!r}, 'w').write(str(os.environ))" + FIRST
            )
        )
    )
    assert "secret" not in seen.read_text()
    assert "large" in seen.read_text()


def test_one_that_nobody_asks_any_more_is_ended(tmp_path: Path) -> None:
    kept = Kept(idle=0.02)
    command = command_of(script(tmp_path / "idle.py").partition(":")[2])
    with kept.at_hand(command) as program:
        running = program.process
    assert running.wait(30) is not None
    kept.end_all()


def test_programs_end_with_whoever_started_them_however_suddenly(tmp_path: Path) -> None:
    # A pipe with a name: it ends when the last who may write to it is gone.
    pipe = tmp_path / "alive"
    os.mkfifo(pipe)
    hangs = (
        f"    alive = open({str(pipe)!r}, 'w'); alive.write('x'); alive.flush(); time.sleep(600)"
    )
    written = script(tmp_path / "hangs.py", hangs)
    asks = (
        "import kingsbridge as kb; state = kb.title('pillars').new(seats=2); "
        f"kb.bot({written!r}, seconds=600).choose(state.as_seen_by(state.seat))"
    )
    starter = subprocess.Popen([sys.executable, "-c", asks])
    with pipe.open() as alive:
        assert alive.read(1) == "x"
        starter.send_signal(signal.SIGKILL)
        starter.wait()
        assert alive.read() == ""


def test_a_seat_of_ones_own_stand_in_plays_on(tmp_path: Path) -> None:
    class Last(Bot):
        def choose(self, seen: kb.State) -> int:
            return seen.legal()[-1]

    written = script(tmp_path / "dies.py", FAILURES["died"])
    player = ProgramBot(command_of(written.partition(":")[2]), stand_in=Last())
    seen = first_decision()
    assert player.choose(seen) == seen.legal()[-1]
