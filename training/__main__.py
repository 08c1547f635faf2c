"""Train the champion of a title: generations of self-play, each taught by the last.

`make train` runs this for both titles; the weights go into the package. What was played and
learned is kept in a folder, so that an interrupted training goes on where it stopped.
"""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer

from kingsbridge.cli.arena import Engine, share_of
from training.fit import fit, recall, student_for, temper, written
from training.games import Class, Lesson, cut, together
from training.pieces import play_all
from training.publishing import Made, publish

EPOCHS = 3
# A generation learns from its own games and those of so many before.
REMEMBERED = 5
# One position in so many of the newest games is held out, to measure what was learned.
HELD_OUT = 20
# How many champions so far may sit at a table.
LEAGUE = 6


@dataclass(frozen=True)
class Generation:
    """How many games a generation plays, and how many looks a careful decision gets.

    The first is played by rules of thumb, without looking ahead.
    """

    games: int
    looks: int
    noise: float = 0.15  # how much of what is tried first is left to chance


# What World Without End has to offer is harder to find: whoever never wove cloth sees no use in it.
PLANS = {
    "pillars": [
        Generation(4000, 0),
        *[Generation(1000, 32)] * 8,
        *[Generation(1000, 64)] * 4,
    ],
    "world": [
        Generation(4000, 0),
        *[Generation(700, 64, noise=0.25)] * 9,
    ],
}
# How uncertain scores are is measured last, by games that are played in earnest.
EARNEST = Generation(600, 32, noise=0.0)


def main(
    title: str,
    folder: Annotated[Path, typer.Option(help="Where games and weights are kept.")] = Path("train"),
    generations: Annotated[
        int | None, typer.Option(help="How many of the plan's to train; usually all.")
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed makes the same weights.")] = 1,
    jobs: Annotated[
        int | None, typer.Option(help="How many processes share the games; usually a core each.")
    ] = None,
    engine: Annotated[Engine, typer.Option(help="Who plays the games.")] = Engine.LOCAL,
    ray_address: Annotated[str | None, typer.Option(help="The address of a Ray cluster.")] = None,
) -> None:
    """Play, learn, and play again; what is there already is not made again."""
    if jobs is None and ray_address is None:
        jobs = os.cpu_count()
    share = share_of(engine, ray_address, jobs)
    where = folder / title
    champions: list[str] = []
    lessons: list[Lesson] = []
    history: list[dict[str, object]] = []
    for number, generation in enumerate(PLANS[title][:generations]):
        league = tuple(champions[-LEAGUE:])
        plan = Class(title, seed * 100 + number, league, generation.looks, generation.noise)
        begun = perf_counter()
        lesson = play_all(plan, generation.games, where / f"games-{number}", share)
        # What was played by rules of thumb teaches only the first generation.
        lessons = [lesson] if number <= 1 else [*lessons[-REMEMBERED:], lesson]
        path = where / f"weights-{number}.json"
        if not path.exists():
            learn(lessons, seed + number, champions[-1] if champions else None, path)
        weights = path.read_text(encoding="utf-8")
        figures = {"mean_score": mean_score(lesson)} | json.loads(weights)["figures"]
        history.append(asdict(generation) | figures)
        typer.echo(f"{title}, generation {number}, {perf_counter() - begun:.0f} s: {history[-1]}")
        champions.append(weights)
    in_earnest = Class(title, seed * 100 + len(champions), (champions[-1],), EARNEST.looks)
    proof = play_all(in_earnest, EARNEST.games, where / "games-in-earnest", share)
    command = f"python -m training {title} --generations {len(champions)} --seed {seed}"
    publish(title, tempered(champions[-1], proof), Made(command, seed, history))


def mean_score(lesson: Lesson) -> float:
    """Return what the players came to have."""
    came = lesson.came[lesson.present == 1]
    return round(float(came.astype("float64").mean()), 2)


def tempered(weights: str, proof: Lesson) -> dict[str, object]:
    """Return weights with what games in earnest tell of how uncertain scores are."""
    student = student_for(proof)
    recall(student, json.loads(weights))
    temper(student, proof)
    return written(student)


def learn(lessons: list[Lesson], seed: int, start: str | None, path: Path) -> None:
    """Fit a network to lessons, a part of the newest held out, and write it."""
    newest = lessons[-1]
    split = len(newest.seat) * (HELD_OUT - 1) // HELD_OUT
    held_out = cut(newest, split, len(newest.seat))
    taught = together([*lessons[:-1], cut(newest, 0, split)])
    student, figures = fit(taught, held_out, EPOCHS, seed, start)
    temper(student, newest)
    draft = path.with_suffix(".draft")
    draft.write_text(json.dumps({"figures": asdict(figures)} | written(student)), encoding="utf-8")
    draft.replace(path)


if __name__ == "__main__":
    typer.run(main)
