"""The fair queue: everybody has a line of their own, and is served in turn."""

from __future__ import annotations

import pytest

from kingsbridge.server.thinking.fair_queue import Busy, FairQueue


def lines(most: int = 1000, most_each: int = 100) -> FairQueue[str]:
    return FairQueue(most, most_each)


def served(waiting: FairQueue[str]) -> list[str]:
    """Serve one job after another; the asker is the first letter of each."""
    order = []
    while waiting:
        job = waiting.call()
        assert job is not None
        order.append(job)
        waiting.served(job[0], seconds(job))
    return order


def seconds(job: str) -> float:
    """Return how long a job takes: a second, or what it says behind its name."""
    return float(job.partition(":")[2] or 1)


def test_an_askers_jobs_are_served_first_come_first_served() -> None:
    waiting = lines()
    for job in ("a1", "a2", "a3"):
        waiting.join("a", job)
    assert served(waiting) == ["a1", "a2", "a3"]


def test_askers_are_served_in_turn() -> None:
    waiting = lines()
    for job in ("a1", "a2", "a3", "b1", "b2", "c1"):
        waiting.join(job[0], job)
    assert served(waiting) == ["a1", "b1", "c1", "a2", "b2", "a3"]


def test_a_hundred_jobs_delay_somebody_elses_only_until_one_is_done() -> None:
    waiting = lines()
    for number in range(100):
        waiting.join("a", f"a{number}")
    assert waiting.call() == "a0"
    waiting.join("b", "b")
    waiting.served("a", 1)
    assert waiting.call() == "b"


def test_who_is_being_served_gives_way_to_who_is_not() -> None:
    waiting = lines()
    for job in ("a1", "a2", "a3"):
        waiting.join("a", job)
    assert [waiting.call(), waiting.call()] == ["a1", "a2"]
    waiting.join("b", "b1")
    assert [waiting.call(), waiting.call()] == ["b1", "a3"]


def test_a_stream_of_newcomers_does_not_keep_anybody_from_their_turn() -> None:
    waiting = lines()
    waiting.join("a", "a1")
    waiting.join("a", "a2")
    order = []
    for newcomer in "bcdefghi":
        waiting.join(newcomer, newcomer)
        job = waiting.call()
        assert job is not None
        order.append(job)
        waiting.served(job[0], 1)
    assert order == ["a1", "b", "c", "d", "a2", "e", "f", "g"]


def test_time_counts_and_not_how_many_jobs_there_were() -> None:
    waiting = lines()
    for job in ("a1:3", "a2:3", "a3:3", *(f"b{number}:0.5" for number in range(12))):
        waiting.join(job[0], job)
    order = [job[:2] for job in served(waiting)]
    assert order[:8] == ["a1", "b0", "b1", "b2", "b3", "b4", "b5", "a2"]


def test_a_flood_of_long_jobs_delays_a_newcomer_by_one_of_them_each_time() -> None:
    waiting = lines(most_each=1000)
    for number in range(260):
        waiting.join("a", f"a{number}:3")
    waited = []
    for turn in range(20):
        # The one worker has just begun with a long job when the newcomer's quick one comes.
        thinking = waiting.call()
        assert thinking is not None
        waiting.join("b", f"b{turn}:0.02")
        waited.append(0)
        while thinking[0] == "a":
            waited[-1] += 1
            waiting.served("a", 3)
            thinking = waiting.call()
            assert thinking is not None
        waiting.served("b", 0.02)
    assert waited == [1] * 20


def test_nobody_saves_time_up_by_staying_away() -> None:
    waiting = lines()
    waiting.join("b", "b0")
    assert served(waiting) == ["b0"]
    for number in range(50):
        waiting.join("a", f"a{number}")
        assert served(waiting) == [f"a{number}"]
    for number in range(4):
        waiting.join("a", f"a{number}")
        waiting.join("b", f"b{number}")
    assert served(waiting) == ["a0", "b0", "a1", "b1", "a2", "b2", "a3", "b3"]


def test_nothing_is_remembered_of_those_who_were_here_once() -> None:
    waiting = lines()
    for number in range(1000):
        waiting.join(number, "job:0.1")
        waiting.join(-number - 1, "job:0.1")
        for _ in range(2):
            assert waiting.call() is not None
        waiting.served(number, 0.1)
        waiting.served(-number - 1, 0.1)
    assert len(waiting._used) <= 2


def test_who_asks_for_what_does_not_suit_waits_until_it_does() -> None:
    waiting = lines()
    for job in ("a1 long", "b1 long", "b2", "a2"):
        waiting.join(job[0], job)
    assert waiting.call(lambda job: "long" not in job) == "a2"
    assert waiting.call(lambda job: "long" not in job) == "b2"
    assert waiting.call(lambda job: "long" not in job) is None
    assert waiting.call() == "a1 long"


def test_there_is_room_for_so_many_in_all_and_for_so_many_of_each() -> None:
    waiting = lines(most=3, most_each=2)
    waiting.join("a", "a1")
    waiting.join("a", "a2")
    with pytest.raises(Busy, match="2 jobs of the same asker wait already"):
        waiting.join("a", "a3")
    waiting.join("b", "b1")
    with pytest.raises(Busy, match="3 jobs wait already"):
        waiting.join("c", "c1")
    assert len(waiting) == 3
    assert served(waiting) == ["a1", "b1", "a2"]


def test_who_leaves_is_not_called() -> None:
    waiting = lines()
    for job in ("a1", "a2", "b1"):
        waiting.join(job[0], job)
    waiting.leave("a", "a1")
    waiting.leave("b", "b1")
    waiting.leave("b", "b1")
    assert len(waiting) == 1
    assert served(waiting) == ["a2"]


def test_a_job_that_comes_back_is_called_next_even_if_there_is_no_room() -> None:
    waiting = lines(most=2)
    for job in ("a1", "b1"):
        waiting.join(job[0], job)
    again = waiting.call()
    assert again is not None
    waiting.join("c", "c1")
    waiting.served("a", 1)
    waiting.rejoin("a", again)
    assert served(waiting) == ["a1", "b1", "c1"]


def test_all_can_be_sent_away() -> None:
    waiting = lines()
    for job in ("a1", "b1", "a2"):
        waiting.join(job[0], job)
    assert waiting.clear() == ["a1", "a2", "b1"]
    assert not waiting
