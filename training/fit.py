"""Fit a network to lessons: points to come, chances to win, and the moves that deserve a look."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import nn

from training.games import MOST_SEATS, Lesson

HIDDEN = 96
BATCH = 1024
# Points to come are learned in tens: about the spread they have.
TEN = 10.0
# How much it matters to be right about chances and about moves, beside the points.
CHANCES_MATTER = 0.5
MOVES_MATTER = 0.15
FASTEST = 4e-3
# The same on every machine: sums in another order end in other digits.
THREADS = 2
# How uncertain scores are is learned for so many parts of the game.
PARTS = 12
FEWEST_SEATS = 2
WARMTHS = [0.8**step for step in range(6, -9, -1)]


@dataclass
class Figures:
    """How well a network knows positions of games it did not learn from."""

    positions: int
    score_error: float  # root of the mean square, in victory points
    right_move: float  # how often the likeliest move is the one that deserves most
    win_surprise: float  # mean of -log2 of the winner's chance


class Student(nn.Module):
    """The same network as `kingsbridge.bots.net`, to be trained."""

    def __init__(self, table: int, player: int, moves: int) -> None:
        super().__init__()
        self.table = nn.Linear(table, HIDDEN)
        self.player = nn.Linear(player, HIDDEN, bias=False)
        self.others = nn.Linear(player, HIDDEN, bias=False)
        self.score = nn.Linear(HIDDEN, 1)
        self.standing = nn.Linear(HIDDEN, 1, bias=False)
        self.moves = nn.Linear(HIDDEN, moves)
        # The logarithm, in tens of points.
        self.warmth = nn.Parameter(torch.zeros(MOST_SEATS - FEWEST_SEATS + 1, PARTS))
        # The others are seldom what matters: begin by leaving them out, nearly.
        with torch.no_grad():
            self.others.weight.mul_(0.2)
            self.standing.weight.mul_(0.2)

    def forward(self, batch: dict[str, torch.Tensor]) -> Answers:
        players = batch["players"].float()
        present = batch["present"].float()
        others = self.others(players) * present.unsqueeze(-1)
        seen = self.table(batch["table"].float()).unsqueeze(1) + self.player(players)
        hidden = torch.relu(seen + others.sum(1, keepdim=True) - others)
        points = self.score(hidden).squeeze(-1)
        standing = batch["scores"].float() / TEN + points + self.standing(hidden).squeeze(-1)
        warmth = self.warmth[seats_of(batch) - FEWEST_SEATS, part_of(batch)].exp()
        odds = (standing / warmth.unsqueeze(1)).masked_fill(present == 0, -1e9)
        deciding = hidden[torch.arange(len(hidden)), batch["seat"]]
        moves = self.moves(deciding).masked_fill(~batch["legal"], -1e9)
        return Answers(points, odds, moves)


@dataclass
class Answers:
    """What a network says of some positions."""

    points: torch.Tensor  # to come, of every seat, in tens
    odds: torch.Tensor  # to win, of every seat, as logarithms
    moves: torch.Tensor  # likewise


def seats_of(batch: dict[str, torch.Tensor]) -> torch.Tensor:
    return batch["present"].float().sum(1).long()


def part_of(batch: dict[str, torch.Tensor]) -> torch.Tensor:
    return (batch["progress"].float() * PARTS).long().clamp(max=PARTS - 1)


def student_for(lesson: Lesson) -> Student:
    """Return a network of the right size for a lesson, which knows nothing yet."""
    return Student(lesson.table.shape[1], lesson.players.shape[2], lesson.legal.shape[1])


def tensors(lesson: Lesson) -> dict[str, torch.Tensor]:
    return {name: torch.from_numpy(array) for name, array in lesson.__dict__.items()}


def fit(
    lesson: Lesson, held_out: Lesson, epochs: int, seed: int, start: str | None
) -> tuple[Student, Figures]:
    """Train a network, from weights so far if there are any."""
    torch.manual_seed(seed)
    torch.set_num_threads(THREADS)
    torch.use_deterministic_algorithms(True)
    data = tensors(lesson)
    student = student_for(lesson)
    if start is not None:
        recall(student, json.loads(start))
    number = len(lesson.seat)
    steps = epochs * (number // BATCH + 1)
    optimizer = torch.optim.AdamW(student.parameters(), lr=FASTEST, weight_decay=1e-3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, max_lr=FASTEST, total_steps=steps)
    for _ in range(epochs):
        order = torch.randperm(number)
        for first in range(0, number, BATCH):
            batch = {name: values[order[first : first + BATCH]] for name, values in data.items()}
            loss = lesson_loss(student, batch)
            optimizer.zero_grad()
            torch.autograd.backward(loss)
            optimizer.step()
            schedule.step()
    with torch.no_grad():
        unheard = tensors(held_out)
        return student, measure(student(unheard), unheard)


def lesson_loss(student: Student, batch: dict[str, torch.Tensor]) -> torch.Tensor:
    """Return how wrong the network is about points, chances and moves."""
    answers = student(batch)
    present = batch["present"].float()
    error = answers.points - batch["to_come"].float() / TEN
    score_loss = (error.square() * present).sum() / present.sum()
    win_loss = -(batch["chances"].float() * answers.odds.log_softmax(-1)).sum(-1).mean()
    move_loss = -(batch["chosen"].float() * answers.moves.log_softmax(-1)).sum(-1).mean()
    loss: torch.Tensor = score_loss + CHANCES_MATTER * win_loss + MOVES_MATTER * move_loss
    return loss


def measure(answers: Answers, data: dict[str, torch.Tensor]) -> Figures:
    """Return how well the network knows positions, by what came of them."""
    present = data["present"].float()
    came = data["came"].float() - data["scores"].float()
    error = (answers.points * TEN - came).square() * present
    right = answers.moves.argmax(-1) == data["chosen"].float().argmax(-1)
    surprise = -(answers.odds.log_softmax(-1) * data["won"].float()).sum(-1).mean()
    return Figures(
        positions=len(present),
        score_error=round(float((error.sum() / present.sum()).sqrt()), 3),
        right_move=round(float(right.float().mean()), 3),
        win_surprise=round(float(surprise) / float(np.log(2)), 3),
    )


def temper(student: Student, lesson: Lesson) -> None:
    """Set how uncertain scores are by what came of these positions, all else as it is."""
    data = tensors(lesson)
    with torch.no_grad():
        odds = student(data).odds
        seats = seats_of(data)
        part = part_of(data)
        won = data["won"].float()
        for number in range(FEWEST_SEATS, MOST_SEATS + 1):
            for nth in range(PARTS):
                # Neighbouring parts say much the same, and one alone has few games.
                here = (seats == number) & ((part - nth).abs() <= 1)
                best = min(
                    WARMTHS,
                    key=lambda warm: float(
                        -((odds[here] / warm).log_softmax(-1) * won[here]).sum()
                    ),
                )
                student.warmth[number - FEWEST_SEATS, nth] += float(np.log(best))


def written(student: Student) -> dict[str, object]:
    """Return the weights as the data file holds them, points in ones again."""
    with torch.no_grad():
        return {
            "table": rounded(student.table.weight),
            "player": rounded(student.player.weight),
            "others": rounded(student.others.weight),
            "bias": rounded(student.table.bias),
            "score": rounded(student.score.weight[0] * TEN),
            "score_bias": round(float(student.score.bias[0]) * TEN, 3),
            "standing": rounded(student.standing.weight[0] * TEN),
            "moves": rounded(student.moves.weight),
            "move_bias": rounded(student.moves.bias),
            "warmth": rounded(student.warmth.exp() * TEN),
        }


def recall(student: Student, doc: dict[str, Any]) -> None:
    """Set a network to weights that were written before."""
    with torch.no_grad():
        student.table.weight.copy_(torch.tensor(doc["table"]))
        student.player.weight.copy_(torch.tensor(doc["player"]))
        student.others.weight.copy_(torch.tensor(doc["others"]))
        student.table.bias.copy_(torch.tensor(doc["bias"]))
        student.score.weight.copy_(torch.tensor([doc["score"]]) / TEN)
        student.score.bias.copy_(torch.tensor([doc["score_bias"]]) / TEN)
        student.standing.weight.copy_(torch.tensor([doc["standing"]]) / TEN)
        student.moves.weight.copy_(torch.tensor(doc["moves"]))
        student.moves.bias.copy_(torch.tensor(doc["move_bias"]))
        student.warmth.copy_((torch.tensor(doc["warmth"]) / TEN).log())


def rounded(weights: torch.Tensor) -> object:
    """Return weights to three digits: the network that plays is not more exact."""
    return np.round(weights.numpy().astype(np.float64), 3).tolist()
