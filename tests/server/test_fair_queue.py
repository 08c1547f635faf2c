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
        order.append(job)
        waiting.served(job[0])
    return order


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
    waiting.served("a")
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
    for newcomer in "bcde":
        waiting.join(newcomer, newcomer)
        job = waiting.call()
        order.append(job)
        waiting.served(job[0])
    assert order == ["a1", "b", "a2", "c"]


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
    waiting.join("c", "c1")
    waiting.served("a")
    waiting.rejoin("a", again)
    assert served(waiting) == ["a1", "b1", "c1"]


def test_all_can_be_sent_away() -> None:
    waiting = lines()
    for job in ("a1", "b1", "a2"):
        waiting.join(job[0], job)
    assert waiting.clear() == ["a1", "a2", "b1"]
    assert not waiting
