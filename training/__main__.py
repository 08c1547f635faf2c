"""Train the champion of a title: generations of self-play, each taught by the last.

`make train` runs this for both titles; the weights go into the package. What was played and
learned is kept in a folder, so that an interrupted training goes on where it stopped.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter

import typer

from training.fit import fit, written
from training.games import Class, Lesson, load, play, together

TITLES = Path(__file__).parent.parent / "src" / "kingsbridge" / "titles"
EPOCHS = 4
# A generation learns from its own games and those of so many before.
REMEMBERED = 2
# One position in so many of the newest games is held out, to measure what was learned.
HELD_OUT = 20


@dataclass(frozen=True)
class Generation:
    """How many games a generation plays, and how hard it thinks; at first by rules of thumb."""

    games: int
    iterations: int


PLAN = [
    Generation(6000, 0),
    Generation(1200, 32),
    Generation(1200, 32),
    Generation(1000, 40),
    Generation(1000, 40),
    Generation(1000, 40),
]


def main(
    title: str,
    folder: Path = Path("train"),
    generations: int = len(PLAN),
    jobs: int = 2,
    seed: int = 1,
) -> None:
    """Play, learn, and play again; a generation that is there already is not played again."""
    where = folder / title
    where.mkdir(parents=True, exist_ok=True)
    weights: Path | None = None
    lessons: list[Lesson] = []
    history: list[object] = []
    for number, generation in enumerate(PLAN[:generations]):
        plan = Class(title, generation.games, seed * 100 + number, weights, generation.iterations)
        lesson = play_or_load(where / f"games-{number}.npz", plan, jobs)
        # What was played by rules of thumb teaches only the first generation.
        lessons = [lesson] if number <= 1 else [*lessons[-REMEMBERED:], lesson]
        path = where / f"weights-{number}.json"
        if not path.exists():
            learn(lessons, seed + number, weights, path)
        figures = json.loads(path.read_text(encoding="utf-8"))["figures"]
        history.append(asdict(generation) | {"mean_score": mean_score(lesson)} | figures)
        typer.echo(f"{title}, generation {number}: {history[-1]}")
        weights = path
    assert weights is not None
    publish(title, weights, seed, history)


def play_or_load(path: Path, plan: Class, jobs: int) -> Lesson:
    """Return the games of a plan, played now unless they were before."""
    if path.exists():
        return load(path)
    begun = perf_counter()
    lesson = together(list(play(plan, jobs)))
    lesson.save(path)
    typer.echo(f"{plan.games} games in {perf_counter() - begun:.0f} s")
    return lesson


def mean_score(lesson: Lesson) -> float:
    """Return what the players came to have, as far as it was learned."""
    came = (lesson.scores + lesson.to_come)[lesson.present == 1]
    return round(float(came.astype("float64").mean()), 2)


def learn(lessons: list[Lesson], seed: int, start: Path | None, path: Path) -> None:
    """Fit a network to lessons, a part of the newest held out, and write it."""
    newest = lessons[-1]
    split = len(newest.seat) * (HELD_OUT - 1) // HELD_OUT
    held_out = cut(newest, split, len(newest.seat))
    taught = together([*lessons[:-1], cut(newest, 0, split)])
    student, figures, warmth = fit(taught, held_out, EPOCHS, seed, start)
    doc = {"figures": asdict(figures)} | written(student, warmth)
    path.write_text(json.dumps(doc), encoding="utf-8")


def cut(lesson: Lesson, first: int, end: int) -> Lesson:
    """Return some positions of a lesson."""
    return Lesson(**{name: array[first:end] for name, array in lesson.__dict__.items()})


def publish(title: str, weights: Path, seed: int, history: list[object]) -> None:
    """Put the last weights into the package, with what made them and how they came about."""
    doc = json.loads(weights.read_text(encoding="utf-8"))
    del doc["figures"]
    told = {"made_by": f"python -m training {title} --seed {seed}", "generations": history}
    text = json.dumps(told | doc, separators=(",", ":"))
    (TITLES / title / "bots" / "learned.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    typer.run(main)
