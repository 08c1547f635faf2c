"""Fit a network to lessons: the points each player still makes, and the moves that were tried."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import nn

from training.games import Lesson

HIDDEN = 48
BATCH = 1024
# Points to come are learned in tens: about the spread they have.
TEN = 10.0
WARMTHS = [0.25 * 1.15**step for step in range(34)]
PARTS = 12


@dataclass
class Figures:
    """How well a network knows positions of games it did not learn from."""

    positions: int
    score_error: float  # root of the mean square, in victory points
    right_move: float  # how often the likeliest move is the one tried most
    win_surprise: float  # mean of -log2 of the winner's chance


class Student(nn.Module):
    """The same network as `kingsbridge.bots.net`, to be trained."""

    def __init__(self, table: int, player: int, moves: int) -> None:
        super().__init__()
        self.table = nn.Linear(table, HIDDEN)
        self.player = nn.Linear(player, HIDDEN, bias=False)
        self.score = nn.Linear(HIDDEN, 1)
        self.moves = nn.Linear(HIDDEN, moves)

    def forward(
        self, table: torch.Tensor, players: torch.Tensor
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the points to come of every seat, in tens, and the hidden units."""
        hidden = torch.relu(self.table(table).unsqueeze(1) + self.player(players))
        return self.score(hidden).squeeze(-1), hidden


def tensors(lesson: Lesson) -> dict[str, torch.Tensor]:
    return {name: torch.from_numpy(array) for name, array in lesson.__dict__.items()}


def fit(
    lesson: Lesson, held_out: Lesson, epochs: int, seed: int, start: Path | None = None
) -> tuple[Student, Figures, list[float]]:
    """Train a network, from weights so far if there are any."""
    torch.manual_seed(seed)
    torch.set_num_threads(2)
    data = tensors(lesson)
    student = Student(data["table"].shape[1], data["players"].shape[2], data["legal"].shape[1])
    if start is not None:
        recall(student, json.loads(start.read_text(encoding="utf-8")))
    number = len(lesson.seat)
    steps = epochs * (number // BATCH + 1)
    optimizer = torch.optim.AdamW(student.parameters(), lr=2e-3, weight_decay=1e-3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, max_lr=4e-3, total_steps=steps)
    for _ in range(epochs):
        order = torch.randperm(number)
        for first in range(0, number, BATCH):
            batch = {name: values[order[first : first + BATCH]] for name, values in data.items()}
            loss = lesson_loss(student, batch)
            optimizer.zero_grad()
            torch.autograd.backward(loss)
            optimizer.step()
            schedule.step()
    warmth, figures = measure(student, tensors(held_out))
    return student, figures, warmth


def lesson_loss(student: Student, batch: dict[str, torch.Tensor]) -> torch.Tensor:
    """Return how wrong the network is about points and moves."""
    points, hidden = student(batch["table"].float(), batch["players"].float())
    present = batch["present"].float()
    error = points - batch["to_come"].float() / TEN
    score_loss: torch.Tensor = (error.square() * present).sum() / present.sum()
    rows = torch.arange(len(hidden))
    logits = student.moves(hidden[rows, batch["seat"]])
    likely = logits.masked_fill(~batch["legal"], -1e9).log_softmax(-1)
    move_loss: torch.Tensor = -(batch["chosen"].float() * likely).sum(-1).mean()
    return score_loss + 0.1 * move_loss


def measure(student: Student, data: dict[str, torch.Tensor]) -> tuple[list[float], Figures]:
    """Return the warmth that suits each part of a game, and how well the network knows them."""
    with torch.no_grad():
        points, hidden = student(data["table"].float(), data["players"].float())
        present = data["present"].float()
        error = (points * TEN - data["to_come"].float()).square() * present
        rows = torch.arange(len(hidden))
        logits = student.moves(hidden[rows, data["seat"]]).masked_fill(~data["legal"], -1e9)
        right = (logits.argmax(-1) == data["chosen"].float().argmax(-1)).float().mean()
        expected = data["scores"].float() + points * TEN
        expected = expected.masked_fill(present == 0, -1e9)
        part = (data["progress"].float() * PARTS).long().clamp(max=PARTS - 1)
        won = data["won"].float()
        warmth: list[float] = []
        surprise = 0.0
        for number in range(PARTS):
            here = part == number
            best = min(
                (float(-((expected[here] / warm).log_softmax(-1) * won[here]).sum()), warm)
                for warm in WARMTHS
            )
            surprise += best[0]
            warmth.append(best[1])
    figures = Figures(
        positions=len(part),
        score_error=float((error.sum() / present.sum()).sqrt()),
        right_move=float(right),
        win_surprise=surprise / len(part) / float(np.log(2)),
    )
    return warmth, figures


def written(student: Student, warmth: list[float]) -> dict[str, object]:
    """Return the weights as the data file holds them, points in ones again."""
    with torch.no_grad():
        return {
            "table": rounded(student.table.weight),
            "player": rounded(student.player.weight),
            "bias": rounded(student.table.bias),
            "score": rounded(student.score.weight[0] * TEN),
            "score_bias": round(float(student.score.bias[0]) * TEN, 4),
            "moves": rounded(student.moves.weight),
            "move_bias": rounded(student.moves.bias),
            "warmth": [round(value, 3) for value in warmth],
        }


def recall(student: Student, doc: dict[str, object]) -> None:
    """Set a network to weights that were written before."""
    with torch.no_grad():
        student.table.weight.copy_(torch.tensor(doc["table"]))
        student.player.weight.copy_(torch.tensor(doc["player"]))
        student.table.bias.copy_(torch.tensor(doc["bias"]))
        student.score.weight.copy_(torch.tensor([doc["score"]]) / TEN)
        student.score.bias.copy_(torch.tensor([doc["score_bias"]]) / TEN)
        student.moves.weight.copy_(torch.tensor(doc["moves"]))
        student.moves.bias.copy_(torch.tensor(doc["move_bias"]))


def rounded(weights: torch.Tensor) -> object:
    """Return weights to four digits: more would make the file larger, not the champion better."""
    return np.round(weights.numpy().astype(np.float64), 4).tolist()
