"""Thinkers: real workers, some of which are killed, and bots that tell when they think."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker, spawn
from pathlib import Path
from typing import Any, TypeVar

import pytest
import structlog
import uvloop

from kingsbridge.analysis import Analyst, analyse
from kingsbridge.analysis.document import document
from kingsbridge.analysis.jobs import Findings, Job, job_of
from kingsbridge.analysis.told import Telling
from kingsbridge.bots import bot, bot_names
from kingsbridge.engine.dice import SealedDice
from kingsbridge.engine.errors import BadOption
from kingsbridge.engine.state import State
from kingsbridge.engine.title import Title, title
from kingsbridge.server.thinking.failures import CannotThink, Stopped, TookTooLong, WorkersLost
from kingsbridge.server.thinking.fair_queue import Busy
from kingsbridge.server.thinking.thinkers import Thinkers
from kingsbridge.words import LANGUAGES, words
from tests.analysis.games import for_both_titles, recorded
from tests.bots.quick import quick
from tests.engine.games import TITLES, random_play
from tests.server import strays
from tests.server.calls import Calls

T = TypeVar("T")
PATIENCE = 240.0  # seconds, for a machine that has much else to do
SOME_BOTS = ["apprentice", "greedy", "random", "search:iterations=6", "architect:looks=1"]

every_title = pytest.mark.parametrize("game", TITLES, ids=lambda game: game.key)
every_bot = pytest.mark.parametrize("name", bot_names())


@pytest.fixture
def stray_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Install the stray bots for workers, which look for bots where this process would."""
    installed = tmp_path / "strays-1.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: strays\nVersion: 1\n")
    lines = [f"{name} = {strays.__name__}:{kind}" for name, kind in strays.NAMES.items()]
    (installed / "entry_points.txt").write_text("\n".join(["[kingsbridge.bots]", *lines]))
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


def run(test: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(asyncio.wait_for(test, PATIENCE))


def moment(key: str = "pillars") -> State:
    return title(key).new(2, seed=3)


def job(name: str, key: str = "pillars", seed: int = 1) -> Job:
    state = moment(key)
    return job_of(state, state.seat, name, seed)


def some_moments(game: Title) -> Iterator[State]:
    """Stop at some decisions of a game, early and late."""
    for state in random_play(game.new(3, 8), 8):
        if not state.over and state.ply % 7 == 0:
            yield state.clone()


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@contextmanager
def logs() -> Iterator[asyncio.Queue[dict[str, Any]]]:
    """Take down what is logged."""
    heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    def note(_logger: object, level: str, event: Any) -> Any:
        heard.put_nowait({**event, "level": level})
        raise structlog.DropEvent

    before = structlog.get_config()["processors"]
    structlog.configure(processors=[note])
    try:
        yield heard
    finally:
        structlog.configure(processors=before)


@every_title
@every_bot
def test_a_job_keeps_everything_that_a_bot_needs(game: Title, name: str) -> None:
    for state in some_moments(game):
        told = game.from_json(job_of(state, state.seat, name, 1).position)
        seen = state.as_seen_by(state.seat)
        assert told.legal() == seen.legal()
        assert quick(name, 5).think(told).to_json() == quick(name, 5).think(seen).to_json()
        told = game.from_json(job_of(state, state.seat, name, 1).position)
        assert quick(name, 5).choose(told) == quick(name, 5).choose(state.as_seen_by(state.seat))


@every_title
def test_a_job_holds_nothing_that_its_seat_may_not_know(game: Title) -> None:
    """Two games that differ in what a seat cannot know, and in their secret: the same job."""
    secret = SealedDice(bytes(range(32)))
    for state in random_play(game.new(3, dice=secret), 8):
        if state.over:
            break
        seat = state.seat
        other = state.as_seen_by(seat, SealedDice(bytes(32)))
        here = job_of(state, seat, "greedy", 1)
        assert here == job_of(other, seat, "greedy", 1)
        assert secret.secret.hex() not in str(here)


@every_title
def test_workers_choose_and_think_as_the_bots_would_here(game: Title) -> None:
    async def test() -> None:
        async with Thinkers(2) as thinkers:
            for state in list(some_moments(game))[::4]:
                seen = state.as_seen_by(state.seat)
                for name in SOME_BOTS:
                    asked = job_of(state, state.seat, name, 5)
                    assert await thinkers.choose("a", asked) == bot(name, 5).choose(seen.clone())
                    expected = bot(name, 5).think(seen.clone()).to_json()
                    assert await thinkers.think("a", asked) == expected
            assert thinkers.done > 0
            assert (thinkers.waiting, thinkers.thinking, thinkers.replaced) == (0, 0, 0)

    run(test())


@for_both_titles
def test_a_finished_game_is_analysed_as_on_the_command_line(key: str) -> None:
    record = recorded(key)
    analysis = analyse(record, Analyst("search:iterations=2", seed=4))
    assert analysis is not None

    async def test() -> list[dict[str, object]]:
        async with Thinkers(1) as thinkers:
            doc = record.to_json()
            plies = await thinkers.decisions("a", doc, "search:iterations=2", seed=4)
            weighed = await thinkers.weigh("a", doc, "search:iterations=2", plies, seed=4)
            found = Findings(Analyst("search:iterations=2", seed=4), weighed)
            return [await thinkers.tell("a", doc, found, language) for language in LANGUAGES]

    assert run(test()) == [document(Telling(analysis, words(each))) for each in LANGUAGES]


def test_what_nobody_waits_for_is_thought_about_when_nobody_waits_for_anything() -> None:
    async def test() -> None:
        async with Thinkers(1) as thinkers:
            doc = recorded("pillars").to_json()
            plies = await thinkers.decisions("a", doc, "search:iterations=2")
            idle = [
                asyncio.create_task(
                    thinkers.weigh("a", doc, "search:iterations=2", [ply], idle=True)
                )
                for ply in plies[:3]
            ]
            await asyncio.sleep(0)
            hurried = asyncio.create_task(thinkers.choose("a", job("greedy")))
            await hurried
            # One had begun; the others were asked for before, and still wait.
            assert sum(task.done() for task in idle) <= 1
            assert [weighed[0].ply for weighed in await asyncio.gather(*idle)] == plies[:3]

    run(test())


def test_it_works_on_the_loop_that_the_server_runs_on() -> None:
    async def test() -> None:
        async with Thinkers(2) as thinkers:
            answers = [thinkers.choose(asker, job("greedy")) for asker in range(6)]
            assert len(set(await asyncio.gather(*answers))) == 1

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(asyncio.wait_for(test(), PATIENCE))


@pytest.mark.usefixtures("stray_bots")
def test_no_more_think_at_once_than_there_are_workers() -> None:
    async def test() -> None:
        async with Calls() as calls, Thinkers(2) as thinkers:
            asked = job(f"calling:port={calls.port}")
            answers = [asyncio.create_task(thinkers.choose(asker, asked)) for asker in range(5)]
            first, second = await calls.next(), await calls.next()
            assert first.pid != second.pid
            for waiting in (3, 2, 1, 0):
                assert (thinkers.thinking, thinkers.waiting) == (2, waiting)
                assert calls.coming.empty()
                first.go_on()
                if waiting:
                    first, second = second, await calls.next()
            second.go_on()
            await asyncio.gather(*answers)
            assert (thinkers.thinking, thinkers.done, thinkers.replaced) == (0, 5, 0)

    run(test())


def test_somebody_who_asks_much_does_not_keep_others_waiting() -> None:
    order = []

    async def test() -> None:
        async with Thinkers(1) as thinkers:

            async def ask(asker: str) -> None:
                await thinkers.choose(asker, job("greedy"))
                order.append(asker)

            # Nobody is ready before all of them have asked.
            await asyncio.gather(*map(ask, ["many"] * 20 + ["one", "two", "two"]))

    run(test())
    assert order[:3] == ["many", "one", "two"]
    # Who has used less time is next, by which the two are served about as fast.
    assert sorted(order[3:5]) == ["many", "two"]
    assert order[5:] == ["many"] * 18


def test_long_thoughts_leave_a_worker_for_quick_ones() -> None:
    async def test() -> None:
        async with Thinkers(2) as thinkers:
            long = [
                asyncio.create_task(thinkers.choose(asker, job("visionary:looks=100000")))
                for asker in "abc"
            ]
            for asker in "abcd":
                assert await thinkers.choose(asker, job("greedy")) in moment().legal()
                assert (thinkers.thinking, thinkers.waiting) == (1, 2)
            for thought in long:
                thought.cancel()

    run(test())


def test_who_finds_the_lines_full_is_told_so() -> None:
    async def test() -> None:
        async with Thinkers(1, most_waiting=3, most_waiting_each=2) as thinkers:
            asked = [thinkers.choose(asker, job("greedy")) for asker in "aaabc"]
            answers = await asyncio.gather(*asked, return_exceptions=True)
            assert [isinstance(answer, Busy) for answer in answers] == [False] * 2 + [
                True,
                False,
                True,
            ]
            assert "2 jobs of the same asker wait already" in str(answers[2])
            assert "3 jobs wait already" in str(answers[4])
            await thinkers.choose("c", job("greedy"))

    run(test())


@pytest.mark.usefixtures("stray_bots")
def test_what_cannot_be_thought_about_is_refused_and_the_worker_works_on() -> None:
    pillars = job("greedy")
    lost = {name: part for name, part in pillars.position.items() if name != "round"}
    huge = {**pillars.position, "round": "9" * 100_000}
    unfinished = {**recorded("pillars").to_json(), "moves": [], "scores": None, "winners": None}

    async def test() -> None:
        async with Thinkers(1) as thinkers:
            for asked, message in [
                (job("oracle"), "there is no bot 'oracle'"),
                (Job("chess", {}, "greedy", 1), "there is no title 'chess'"),
                (Job("pillars", lost, "greedy", 1), "'round' is missing"),
                (Job("world", pillars.position, "greedy", 1), "expected 'world', not 'pillars'"),
                (job("broken"), "a bot failed: LookupError in choose, line"),
            ]:
                with pytest.raises(CannotThink, match=message) as told:
                    await thinkers.choose("a", asked)
                assert "hidden" not in str(told.value)
            nonsense: Any = [1, 2]
            with pytest.raises(CannotThink, match=r"Expected `object`, got `array`"):
                await thinkers.choose("a", Job("pillars", nonsense, "greedy", 1))
            with pytest.raises(CannotThink) as told:
                await thinkers.think("a", Job("pillars", huge, "greedy", 1))
            assert len(str(told.value)) <= 300
            with pytest.raises(CannotThink, match="is not finished"):
                await thinkers.decisions("a", unfinished, "search:iterations=2")
            with pytest.raises(CannotThink, match="no language 'la'"):
                await thinkers.tell("a", unfinished, Findings(Analyst(), []), "la")
            assert await thinkers.choose("a", job("greedy")) in moment().legal()
            assert (thinkers.replaced, thinkers.done) == (0, 10)

    run(test())


@pytest.mark.usefixtures("stray_bots")
def test_what_a_killed_worker_thought_about_is_thought_about_again() -> None:
    async def test() -> None:
        async with Calls() as calls, Thinkers(1) as thinkers:
            asked = job(f"calling:port={calls.port}")
            answer = asyncio.create_task(thinkers.choose("a", asked))
            call = await calls.next()
            os.kill(call.pid, signal.SIGKILL)
            again = await calls.next()
            assert again.pid != call.pid
            again.go_on()
            assert await answer == moment().legal()[0]
            assert (thinkers.replaced, thinkers.done) == (1, 1)
            lost = heard.get_nowait()
            assert lost == {
                "event": "worker lost",
                "level": "warning",
                "pid": call.pid,
                "exit_code": -signal.SIGKILL,
                "deaths": 1,
            }

    with logs() as heard:
        run(test())


@pytest.mark.usefixtures("stray_bots")
def test_a_worker_killed_while_it_has_nothing_to_do_is_replaced_at_once() -> None:
    async def test() -> None:
        async with Calls() as calls, Thinkers(1) as thinkers:
            answer = asyncio.create_task(thinkers.choose("a", job(f"calling:port={calls.port}")))
            call = await calls.next()
            call.go_on()
            await answer
            os.kill(call.pid, signal.SIGKILL)
            lost = await heard.get()
            assert (lost["event"], lost["pid"], lost["deaths"]) == ("worker lost", call.pid, 0)
            assert await thinkers.choose("a", job("greedy")) in moment().legal()

    with logs() as heard:
        run(test())


@pytest.mark.usefixtures("stray_bots")
def test_a_job_that_ends_three_workers_gets_no_other() -> None:
    async def test() -> None:
        async with Thinkers(1) as thinkers:
            deadly = asyncio.create_task(thinkers.choose("a", job("deadly")))
            with pytest.raises(WorkersLost, match="3 workers ended"):
                await deadly
            assert await thinkers.choose("b", job("greedy")) in moment().legal()
            assert (thinkers.replaced, thinkers.done) == (3, 1)
            assert [heard.get_nowait()["deaths"] for _ in range(3)] == [1, 2, 3]

    with logs() as heard:
        run(test())


def test_workers_that_cannot_start_are_tried_again() -> None:
    python = spawn.get_executable()

    async def test() -> None:
        async with Thinkers(1) as thinkers:
            answer = asyncio.create_task(thinkers.choose("a", job("greedy")))
            for _ in range(2):
                assert (await heard.get())["event"] in ("worker lost", "worker not started")
            spawn.set_executable(python)
            assert await answer in moment().legal()
            assert thinkers.replaced >= 2

    resource_tracker.ensure_running()  # it is started by the same program
    spawn.set_executable("/bin/false")
    try:
        with logs() as heard:
            run(test())
    finally:
        spawn.set_executable(python)


def test_a_job_whose_time_is_over_is_given_up_and_the_next_is_thought_about() -> None:
    async def test() -> None:
        async with Thinkers(1) as thinkers:
            with pytest.raises(TookTooLong, match=r"within 0\.2 seconds"):
                await thinkers.choose("a", job("search:iterations=1000000"), seconds=0.2)
            asked = job("greedy")
            assert await thinkers.choose("a", asked, seconds=PATIENCE) in moment().legal()
            assert (thinkers.replaced, thinkers.done, thinkers.thinking) == (1, 1, 0)

    run(test())


@pytest.mark.usefixtures("stray_bots")
def test_who_waits_no_longer_leaves_the_line() -> None:
    async def test() -> None:
        async with Calls() as calls, Thinkers(1) as thinkers:
            asked = job(f"calling:port={calls.port}")
            first, second, third = (
                asyncio.create_task(thinkers.choose(asker, asked)) for asker in "abc"
            )
            call = await calls.next()
            second.cancel()
            with pytest.raises(asyncio.CancelledError):
                await second
            assert (thinkers.thinking, thinkers.waiting) == (1, 1)
            call.go_on()
            await first
            (await calls.next()).go_on()
            await third
            assert (thinkers.done, thinkers.replaced, thinkers.waiting) == (2, 0, 0)

    run(test())


@pytest.mark.usefixtures("stray_bots")
def test_a_thought_that_nobody_waits_for_is_dropped_when_it_is_done() -> None:
    async def test() -> None:
        async with Calls() as calls, Thinkers(1) as thinkers:
            asked = job(f"calling:port={calls.port}")
            unwanted = asyncio.create_task(thinkers.choose("a", asked))
            call = await calls.next()
            unwanted.cancel()
            call.go_on()
            assert await thinkers.choose("b", job("greedy")) in moment().legal()
            assert unwanted.cancelled()

    run(test())


@pytest.mark.usefixtures("stray_bots")
def test_a_thought_that_nobody_waits_for_is_cut_off_if_it_does_not_end() -> None:
    async def test() -> None:
        async with Calls() as calls, Thinkers(1) as thinkers:
            unwanted = asyncio.create_task(thinkers.choose("a", job(f"endless:port={calls.port}")))
            call = await calls.next()
            unwanted.cancel()
            await call.gone()
            assert await thinkers.choose("b", job("greedy")) in moment().legal()
            assert (thinkers.replaced, thinkers.done) == (1, 1)

    run(test())


@pytest.mark.usefixtures("stray_bots")
def test_stopping_leaves_nobody_waiting_and_no_process_behind() -> None:
    async def test() -> list[int]:
        async with Calls() as calls:
            thinkers = Thinkers(2)
            with pytest.raises(Stopped):
                await thinkers.choose("a", job("greedy"))
            await thinkers.start()
            asked = job(f"endless:port={calls.port}")
            answers = [asyncio.create_task(thinkers.choose("a", asked)) for _ in range(4)]
            pids = [(await calls.next()).pid for _ in range(2)]
            await thinkers.stop()
            for answer in answers:
                with pytest.raises(Stopped, match="the server is starting or stopping"):
                    await answer
            assert (thinkers.waiting, thinkers.thinking, thinkers.replaced) == (0, 0, 0)
            with pytest.raises(Stopped):
                await thinkers.choose("a", job("greedy"))
            await thinkers.stop()
            return pids

    with logs() as heard:
        assert not any(map(is_there, run(test())))
    assert heard.empty()


def test_one_can_stop_before_anybody_is_ready() -> None:
    async def test() -> None:
        thinkers = Thinkers(2)
        await thinkers.start()
        answer = asyncio.create_task(thinkers.choose("a", job("greedy")))
        await thinkers.stop()
        with pytest.raises(Stopped):
            await answer

    run(test())


@pytest.mark.usefixtures("stray_bots")
def test_workers_do_not_mind_an_interrupt() -> None:
    async def test() -> None:
        async with Calls() as calls, Thinkers(1) as thinkers:
            asked = job(f"calling:port={calls.port}")
            for _ in range(2):
                answer = asyncio.create_task(thinkers.choose("a", asked))
                call = await calls.next()
                os.kill(call.pid, signal.SIGINT)
                call.go_on()
                await answer
            assert thinkers.replaced == 0

    run(test())


SERVER = """
import asyncio
from tests.server.test_thinkers import Thinkers, job

async def serve():
    async with Thinkers(3, niceness=1) as thinkers:
        await thinkers.choose("a", job("endless:port=PORT"))

if __name__ == "__main__":
    asyncio.run(serve())
"""


def test_a_server_that_is_killed_leaves_no_worker_behind(stray_bots: Path) -> None:
    script = stray_bots / "serve.py"

    async def test() -> None:
        async with Calls() as calls:
            script.write_text(SERVER.replace("PORT", str(calls.port)))
            path = os.pathsep.join(sys.path)
            with subprocess.Popen(
                [sys.executable, str(script)],
                stdout=subprocess.PIPE,
                env={**os.environ, "PYTHONPATH": path},
            ) as server:
                call = await calls.next()
                assert server.stdout is not None
                assert os.getpriority(os.PRIO_PROCESS, call.pid) > os.getpriority(
                    os.PRIO_PROCESS, server.pid
                )
                server.kill()
                # Everybody whom the server started holds this pipe: it ends with the last of them.
                assert await asyncio.to_thread(server.stdout.read) == b""
                await call.gone()

    run(test())


def test_somebody_has_to_think() -> None:
    with pytest.raises(BadOption, match="workers must be 1 or more, not 0"):
        Thinkers(0)
