"""Train the champion of a title: generations of self-play, each taught by the last.

`make train` runs this for both titles; the weights go into the package.
"""

from __future__ import annotations

import json
import shutil
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter

import typer

from training.fit import Figures, fit, written
from training.games import Class, Lesson, load, play, together

WEIGHTS = Path(__file__).parent.parent / "src" / "kingsbridge" / "bots" / "weights"


@dataclass(frozen=True)
class Generation:
    """How much a generation plays, how hard it thinks, and how long it learns."""

    games: int
    iterations: int
    epochs: int


def main(
    title: str,
    folder: Path = Path("train"),
    games: int = 4000,
    generations: int = 4,
    iterations: int = 24,
    jobs: int = 2,
    seed: int = 1,
) -> None:
    """Play, learn, and play again; a generation that is there already is not played again."""
    where = folder / title
    where.mkdir(parents=True, exist_ok=True)
    plans = [Generation(3 * games, 0, 4)]
    plans += [Generation(games, iterations, 4) for _ in range(generations)]
    weights: Path | None = None
    lessons: list[Lesson] = []
    history: list[dict[str, object]] = []
    for number, generation in enumerate(plans):
        lesson = play_or_load(
            where / f"games-{number}.npz",
            Class(title, generation.games, seed * 100 + number, weights, generation.iterations),
            jobs,
        )
        # What was played by rules of thumb teaches only the first generation.
        lessons = [lesson] if number <= 1 else [*lessons[-2:], lesson]
        path = where / f"weights-{number}.json"
        if not path.exists():
            begun = perf_counter()
            figures = learn(lessons, generation.epochs, seed + number, weights, path)
            typer.echo(f"{title} {number}: {figures} in {perf_counter() - begun:.0f} s")
        history.append(json.loads(path.read_text(encoding="utf-8"))["figures"])
        weights = path
    assert weights is not None
    WEIGHTS.mkdir(exist_ok=True)
    shutil.copy(weights, WEIGHTS / f"{title}.json")


def play_or_load(path: Path, plan: Class, jobs: int) -> Lesson:
    """Return the games of a plan, played now unless they were before."""
    if path.exists():
        return load(path)
    begun = perf_counter()
    lesson = together(list(play(plan, jobs)))
    lesson.save(path)
    made = lesson.scores + lesson.to_come
    mean = float(made[lesson.present == 1].astype("float64").mean())
    typer.echo(f"{path}: {plan.games} games, mean score {mean:.1f}, {perf_counter() - begun:.0f} s")
    return lesson


def learn(lessons: list[Lesson], epochs: int, seed: int, start: Path | None, path: Path) -> Figures:
    """Fit a network to lessons, the last twentieth of the newest held out, and write it."""
    newest = lessons[-1]
    split = len(newest.seat) * 19 // 20
    held_out = cut(newest, split, len(newest.seat))
    taught = together([*lessons[:-1], cut(newest, 0, split)])
    student, figures, warmth = fit(taught, held_out, epochs, seed, start)
    doc = {"made_by": "make train", "figures": asdict(figures)} | written(student, warmth)
    path.write_text(json.dumps(doc), encoding="utf-8")
    return figures


def cut(lesson: Lesson, first: int, end: int) -> Lesson:
    return Lesson(**{name: array[first:end] for name, array in lesson.__dict__.items()})


if __name__ == "__main__":
    typer.run(main)
