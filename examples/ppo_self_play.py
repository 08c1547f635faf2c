"""Proximal policy optimisation with masked moves, in one file, on many tables at once.

    python examples/ppo_self_play.py                      ten minutes of Pillars
    python examples/ppo_self_play.py --title world --tables 256 --seconds 3600

One network plays every seat of every table and learns from all of them. Of the moves that the rules
do not offer it never hears: their chances are zero before it chooses. What it has learned is told
by games against bots.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.distributions import Categorical

from kingsbridge import KingsbridgeError, title_names
from kingsbridge.envs.learner_tables import LearnerTables
from kingsbridge.envs.tables import Tables

SEATS = 2
HIDDEN = 128
LEARNING_RATE = 1e-3
EPOCHS = 3  # how often what was played is gone through
PORTIONS = 8  # into how many pieces it is cut for that
CLIP = 0.2  # how far one lesson may move a chance
GAMMA = 0.99
LAMBDA = 0.95
ENTROPY = 0.01  # the price of being sure too soon
VALUE = 0.5
OPPONENTS = ("random", "greedy")


class Player(nn.Module):
    """Two hidden layers, a chance for each move, and what the seat may still expect."""

    def __init__(self, features: int, moves: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(features, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU()
        )
        self.move = nn.Linear(HIDDEN, moves)
        self.worth = nn.Linear(HIDDEN, 1)
        with torch.no_grad():
            self.move.weight.mul_(0.01)  # begin with all moves about as likely

    def forward(self, told: Tensor, offered: Tensor) -> tuple[Categorical, Tensor]:
        thought = self.body(told)
        logits = self.move(thought).masked_fill(~offered, -torch.inf)
        return Categorical(logits=logits), self.worth(thought).squeeze(-1)


def told_to(observations: NDArray[np.float64], masks: NDArray[np.int8]) -> tuple[Tensor, Tensor]:
    """Copy what the tables tell, since it is another after the next step."""
    return torch.tensor(observations, dtype=torch.float32), torch.tensor(masks, dtype=torch.bool)


@dataclass
class Course:
    """What was played: a row for each step, a column for each table."""

    told: Tensor
    offered: Tensor
    chosen: Tensor
    chance: Tensor  # the logarithm of how likely the move was
    advantage: Tensor
    worth: Tensor
    known: Tensor  # whether it is known what came of the decision


def play(player: Player, tables: Tables, steps: int) -> Course:
    """Play on at every table for some steps; return what was decided and what came of it."""
    rows: list[list[Tensor]] = []
    asked, rewards, over = [], [], []
    for _ in range(steps):
        told, offered = told_to(tables.observations, tables.masks)
        moves, worth = player(told, offered)
        chosen = moves.sample()
        rows.append([told, offered, chosen, moves.log_prob(chosen), worth])
        asked.append(tables.asked.copy())
        tables.step(chosen.numpy())
        rewards.append(tables.rewards.copy())
        over.append(tables.over.copy())
    told, offered, chosen, chance, worth = (
        torch.stack(column) for column in zip(*rows, strict=True)
    )
    _, now = player(*told_to(tables.observations, tables.masks))
    advantage, known = advantages(
        np.stack(asked), np.stack(rewards), np.stack(over), worth.numpy(), tables.asked, now.numpy()
    )
    gained = torch.from_numpy(advantage)
    return Course(told, offered, chosen, chance, gained, gained + worth, torch.from_numpy(known))


def advantages(
    asked: NDArray[np.int64],
    rewards: NDArray[np.float64],
    over: NDArray[np.bool_],
    worth: NDArray[np.float32],
    asked_now: NDArray[np.int64],
    worth_now: NDArray[np.float32],
) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
    """Return by how much each decision turned out better than expected (GAE), seat by seat.

    Between two decisions of a seat others decide, so each has its own tally. Where a seat has not
    decided again and its game goes on, nothing is known yet.
    """
    steps, tables = asked.shape
    every = np.arange(tables)
    tally = np.zeros((3, tables, rewards.shape[2]), dtype=np.float32)  # one array, three uses
    earned, expected, gained = tally
    known = np.zeros((tables, rewards.shape[2]), dtype=np.bool_)
    expected[every, asked_now] = worth_now
    known[every, asked_now] = True
    advantage = np.zeros((steps, tables), dtype=np.float32)
    usable = np.zeros((steps, tables), dtype=np.bool_)
    for step in reversed(range(steps)):
        ended = over[step]
        tally[:, ended] = 0
        known[ended] = True
        earned += rewards[step]
        own = (every, asked[step])
        surprise = earned[own] + GAMMA * expected[own] - worth[step]
        advantage[step] = surprise + GAMMA * LAMBDA * gained[own]
        usable[step] = known[own]
        earned[own], expected[own], gained[own] = 0, worth[step], advantage[step]
        known[own] = True
    return advantage, usable


def learn(player: Player, optimiser: torch.optim.Optimizer, course: Course) -> None:
    """Make what turned out well likelier, a little at a time."""
    known = course.known.flatten()
    told, offered, chosen, chance, advantage, worth = (
        column.flatten(0, 1)[known]
        for column in (
            course.told,
            course.offered,
            course.chosen,
            course.chance,
            course.advantage,
            course.worth,
        )
    )
    for _ in range(EPOCHS):
        for piece in torch.randperm(len(chosen)).chunk(PORTIONS):
            moves, expected = player(told[piece], offered[piece])
            gain = advantage[piece]
            gain = (gain - gain.mean()) / (gain.std() + 1e-6)
            ratio = (moves.log_prob(chosen[piece]) - chance[piece]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            lost = -torch.minimum(ratio * gain, clipped * gain).mean()
            missed = (expected - worth[piece]).square().mean()
            sure = moves.probs.clamp_min(1e-9)
            entropy = -(moves.probs * sure.log()).sum(-1).mean()
            optimiser.zero_grad()
            (lost + VALUE * missed - ENTROPY * entropy).backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimiser.step()


def against(
    player: Player, title: str, opponent: str, games: int, seed: int
) -> tuple[float, float]:
    """Play a game at as many tables against a bot; return how many were won, and by how much."""
    tables = LearnerTables(games, title, SEATS, opponent)
    told, infos = tables.reset(seed=seed)
    won, lead = np.zeros(games), np.zeros(games)
    playing = np.ones(games, dtype=np.bool_)
    while playing.any():
        moves, _ = player(*told_to(told, infos["action_mask"]))
        told, rewards, over, _, infos = tables.step(moves.sample().numpy())
        for table in np.flatnonzero(playing & over):
            scores, seat = infos["scores"][table], infos["seat"][table]
            won[table] = rewards[table] > 0
            lead[table] = scores[seat] - scores[1 - seat]
        playing &= ~over
    return float(won.mean()), float(lead.mean())


def check(player: Player, given: argparse.Namespace, steps: int) -> None:
    """Say how it fares by now."""
    told = []
    for opponent in OPPONENTS:
        with torch.no_grad():
            won, lead = against(player, given.title, opponent, given.games, given.seed)
        told.append(f"{won:4.0%} and {lead:+6.1f} points against {opponent}")
    print(f"after {steps:9,} moves: {', '.join(told)}", flush=True)


def train(given: argparse.Namespace) -> None:
    """Play and learn in turn, and tell from time to time how it goes."""
    torch.manual_seed(given.seed)
    torch.set_num_threads(given.threads)
    tables = Tables(given.title, given.tables, SEATS, reward="gain")
    tables.reset(seed=given.seed)
    player = Player(tables.observations.shape[1], tables.masks.shape[1])
    optimiser = torch.optim.Adam(player.parameters(), LEARNING_RATE)
    begun = time.perf_counter()
    check(player, given, 0)
    for update in range(1, given.updates + 1):
        with torch.no_grad():
            course = play(player, tables, given.steps)
        learn(player, optimiser, course)
        last = update == given.updates or time.perf_counter() - begun > given.seconds
        if last or update % given.check == 0:
            check(player, given, update * given.steps * given.tables)
        if last:
            break


def main(words: Sequence[str] | None = None) -> None:
    arguments = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    arguments.add_argument("--title", choices=title_names(), default="pillars")
    arguments.add_argument("--tables", type=int, default=64, help="at which it plays at once")
    arguments.add_argument("--steps", type=int, default=128, help="at each between two lessons")
    arguments.add_argument("--seconds", type=float, default=600.0, help="how long to learn")
    arguments.add_argument("--updates", type=int, default=100_000, help="or how often, at most")
    arguments.add_argument("--check", type=int, default=35, help="lessons between two checks")
    arguments.add_argument("--games", type=int, default=100, help="for a check")
    arguments.add_argument("--threads", type=int, default=1, help="for the network, a small one")
    arguments.add_argument("--seed", type=int, default=1)
    given = arguments.parse_args(words)
    for name in ("tables", "steps", "updates", "check", "games", "threads"):
        if getattr(given, name) < 1:
            arguments.error(f"--{name} must be 1 or more")
    if given.seed < 0:
        arguments.error("--seed must be 0 or more")
    try:
        train(given)
    except KingsbridgeError as refused:
        arguments.error(str(refused))


if __name__ == "__main__":
    main()
