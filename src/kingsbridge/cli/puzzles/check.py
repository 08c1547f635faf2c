"""`kingsbridge puzzles check`: whether a search still finds what was confirmed."""

from __future__ import annotations

from functools import partial
from typing import Annotated

import typer

from kingsbridge.cli.exits import BAD_INPUT, INTERRUPTED
from kingsbridge.cli.options import USUAL_TITLE, Language, TitleKey
from kingsbridge.cli.progress import bar
from kingsbridge.cli.screen import screen, speak, tell
from kingsbridge.study.choosing import holds
from kingsbridge.study.puzzles import puzzles_of
from kingsbridge.work.interruption import Asked, interrupts_held
from kingsbridge.work.sharing import here


def check(
    title_key: TitleKey = USUAL_TITLE,
    seed: Annotated[int, typer.Option(help="The dice to search with.")] = 0,
    jobs: Annotated[int, typer.Option(help="How many processes share the work.")] = 1,
    language: Language = None,
) -> None:
    """Search every puzzle of a title again, and name those whose move is not clearly best now."""
    words = speak(language)
    keys = list(puzzles_of(title_key).all)
    held = done = 0
    with bar(words.say("puzzles"), len(keys)) as show, interrupts_held() as interruption:
        for key, still in here(jobs)(partial(search, title_key, seed), keys, interruption):
            held, done = held + still, done + 1
            show(done, "")
            if not still:
                screen().print(key)
    tell(words.say("puzzle-checked", held=held, count=done))
    if interruption.asked:
        raise typer.Exit(INTERRUPTED)
    # A few stand so close to the line that other dice see them on the other side.
    if held < MOSTLY * done:
        raise typer.Exit(BAD_INPUT)


MOSTLY = 0.9


def search(title_key: str, seed: int, key: str, asked: Asked) -> tuple[str, bool] | None:
    """Search one puzzle."""
    return None if asked() else (key, holds(puzzles_of(title_key).of(key), seed))
