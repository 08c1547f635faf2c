"""Tournaments that stop when they know: how often they are wrong, and what they count."""

from __future__ import annotations

from collections.abc import Callable
from math import log
from pathlib import Path
from random import Random

import pytest

from kingsbridge.arena.match import hold
from kingsbridge.arena.sequential import Claim, Decision, Trial, log_likelihood
from kingsbridge.arena.tournament import Tournament
from kingsbridge.engine.errors import BadOption
from kingsbridge.work.sharing import here
from tests.arena.games import PAIR, made_up
from tests.arena.simulated import AMONG_THREE, DUEL, Dealt, game, hand_helps, seat_helps, tried

TRIALS = 150


@pytest.mark.parametrize(
    ("tournament", "claim", "dealt"),
    [
        (DUEL, Claim(0.75, 0.08), seat_helps),
        (DUEL, Claim(0.75, 0.08), lambda rate: hand_helps(rate, 2)),
        (AMONG_THREE, Claim(0.40, 0.08), lambda rate: hand_helps(rate, 4)),
    ],
)
def test_a_bot_at_the_end_of_the_margin_is_misjudged_in_a_twentieth_of_tests(
    tournament: Tournament, claim: Claim, dealt: Callable[[float], Dealt]
) -> None:
    chance = Random(7)
    for rate, wrong in [(claim.low, Decision.REACHED), (claim.high, Decision.MISSED)]:
        trials = [tried(tournament, claim, dealt(rate), chance) for _ in range(TRIALS)]
        errors = sum(trial.decision is wrong for trial in trials)
        # Of 150 tests 7.5 on average; 15 or more would be three deviations above that.
        assert errors < 15


def test_a_bot_that_always_wins_is_known_after_the_fewest_deals_that_can_tell() -> None:
    # Each deal won is 79 / 71 times as likely for the better: 19 times after 28 of them.
    trial = tried(DUEL, Claim(0.75), lambda chance: [1.0, 1.0], Random(1))
    assert (trial.decision, trial.deals, trial.games) == (Decision.REACHED, 28, 56)
    assert trial.ratio == pytest.approx(28 * log(79 / 71), abs=0.01)


def test_a_bot_that_always_loses_is_known_sooner() -> None:
    trial = tried(DUEL, Claim(0.75), lambda chance: [0.0, 0.0], Random(1))
    assert (trial.decision, trial.deals) == (Decision.MISSED, 10)
    assert trial.ratio == pytest.approx(10 * log(21 / 29), abs=0.01)


def test_what_was_seen_is_likeliest_with_its_own_mean() -> None:
    seen = {0.0: 3.0, 0.5: 4.0, 1.0: 5.0}
    mean = 7 / 12
    assert log_likelihood(seen, mean) == pytest.approx(0)
    assert log_likelihood(seen, mean - 0.1) < log_likelihood(seen, mean - 0.05) < 0
    # With two outcomes there is one distribution for each mean.
    fair = 5 * log(0.5 / (5 / 8)) + 3 * log(0.5 / (3 / 8))
    assert log_likelihood({0.0: 3.0, 1.0: 5.0}, 0.5) == pytest.approx(fair)


def test_games_of_one_deal_are_one_observation() -> None:
    # Nothing is weighed before all seatings of the first deal are there, whatever comes first.
    trial = Trial(DUEL, Claim(0.5))
    for number in (3, 2, 1):
        trial.add(game(DUEL, number, won=True))
    assert (trial.deals, trial.ratio) == (0, 0)
    trial.add(game(DUEL, 0, won=True))
    assert (trial.deals, trial.games) == (2, 4)


def test_the_order_in_which_games_end_changes_nothing() -> None:
    chance = Random(3)
    games = [game(DUEL, number, won=chance.random() < 0.7) for number in range(400)]
    in_order, mixed = Trial(DUEL, Claim(0.6)), Trial(DUEL, Claim(0.6))
    for played in games:
        in_order.add(played)
    chance.shuffle(games)
    for played in games:
        mixed.add(played)
    assert in_order.decision is Decision.REACHED
    assert mixed.verdict == in_order.verdict


def test_a_shared_victory_counts_in_equal_parts() -> None:
    trial = Trial(DUEL, Claim(0.5))
    for number in range(40):
        trial.add(made_up(DUEL, number, [7, 7]))
    assert trial.ratio == pytest.approx(0, abs=1e-6)
    assert trial.decision is Decision.OPEN


def test_the_rate_of_a_bot_in_two_seats_is_that_of_one() -> None:
    pairs = Tournament("pillars", ["ada", "bea", "ada", "bea"])
    with pytest.raises(BadOption, match=r"50% with a margin of 4% .* between 0% and 50%, all"):
        Trial(pairs, Claim(0.5))
    assert Trial(pairs, Claim(0.25)).most == 0.5


@pytest.mark.parametrize(
    ("bots", "claim", "complaint"),
    [
        (["ada", "bea"], Claim(0.75, 0.0), "a margin must be more than 0%, not 0%"),
        (["ada", "bea"], Claim(0.98), "98% with a margin of 4% .* between 0% and 100%"),
        (["ada", "bea"], Claim(0.04), "4% with a margin of 4% .* between 0% and 100%"),
        (["ada", "ada"], Claim(0.5), "bot 'ada' holds all seats: there is nothing to test"),
    ],
)
def test_what_cannot_be_found_out_is_told(bots: list[str], claim: Claim, complaint: str) -> None:
    with pytest.raises(BadOption, match=complaint):
        Trial(Tournament("pillars", bots), claim)


def test_a_tournament_stops_when_it_knows_and_counts_what_it_took(tmp_path: Path) -> None:
    claim, path = Claim(0.6, 0.2), tmp_path / "games.jsonl"
    trial = Trial(PAIR, claim)
    played = hold(PAIR, 1000, path, here(1), trial=trial)
    assert trial.decision is Decision.REACHED
    assert len(played) == trial.games < 40
    # Two processes are a little ahead when it is known; what they played is kept, not counted.
    shared = Trial(PAIR, claim)
    assert len(hold(PAIR, 1000, tmp_path / "two.jsonl", here(2), trial=shared)) == len(played)
    assert shared.verdict == trial.verdict


def test_a_test_goes_on_where_it_was_and_plays_nothing_once_it_is_decided(tmp_path: Path) -> None:
    claim, path = Claim(0.6, 0.2), tmp_path / "games.jsonl"
    trial = Trial(PAIR, claim)
    hold(PAIR, 3, path, here(1), trial=trial)
    assert (trial.decision, trial.deals) == (Decision.OPEN, 1)
    first = Trial(PAIR, claim)
    hold(PAIR, 1000, path, here(1), trial=first)
    before = path.read_bytes()
    again = Trial(PAIR, claim)
    hold(PAIR, 1000, path, here(1), trial=again)
    assert again.verdict == first.verdict
    assert path.read_bytes() == before
