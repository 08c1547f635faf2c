"""`kingsbridge play`: a person against bots, in the terminal."""

from __future__ import annotations

import secrets
import shlex
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from kingsbridge.cli.options import (
    USUAL_TITLE,
    Bots,
    CardsFile,
    Edition,
    Language,
    Option,
    Seats,
    TitleKey,
    bot_list,
    gather_options,
    usual_seats,
)
from kingsbridge.cli.screen import screen, speak
from kingsbridge.engine.errors import BadOption
from kingsbridge.engine.record import Record, seeded
from kingsbridge.terminal.games import is_unfinished, kept_games, last_game, new_game_file
from kingsbridge.terminal.play import Session, read_game, seat_bots
from kingsbridge.words import Words
from kingsbridge.words.seats import seat_names

USUAL_LEVEL = "journeyman"
LAST = "last"


class PlayCommand(TyperCommand):
    """Play, whose --resume may stand without a file and then means the game played last."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        for place, word in enumerate(args):
            alone = place + 1 == len(args) or args[place + 1].startswith("-")
            if word == "--resume" and alone:
                args[place] = f"--resume={LAST}"
        return super().parse_args(ctx, args)


def play(
    title_key: TitleKey = USUAL_TITLE,
    _terminal: Annotated[
        bool, typer.Option("--terminal", show_default=False, help="Play in the terminal.")
    ] = True,
    seats: Seats = None,
    bots: Bots = None,
    seat: Annotated[
        int | None, typer.Option(help="Your own seat, counted from 0; otherwise the first.")
    ] = None,
    name: Annotated[str | None, typer.Option(help="Your name at the table.")] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same game.")] = None,
    edition: Edition = None,
    option: Option = None,
    cards: CardsFile = None,
    language: Language = None,
    resume: Annotated[
        str | None,
        typer.Option(metavar="[FILE]", help="Go on with a game: the one played last, or a file."),
    ] = None,
    pace: Annotated[
        float, typer.Option(min=0.0, max=60.0, help="Seconds to wait after each bot's move.")
    ] = 0.0,
) -> None:
    """Play against bots. The game is kept after every move."""
    words = speak(language)
    if resume is not None:
        settled = {"--seats": seats, "--seed": seed, "--edition": edition, "--cards": cards}
        for flag, value in {**settled, "--option": option or None}.items():
            if value is not None:
                raise BadOption(f"{flag} cannot be changed in a game that has begun (--resume)")
        path = last_game() if resume == LAST else Path(resume)
        record, seated = read_game(path)
        if seated is None or bots is not None or seat is not None:
            me = seat if seat is not None else seated.me if seated is not None else 0
            seated = seat_bots(record.seats, me, bot_list(bots, USUAL_LEVEL))
    else:
        options = gather_options(title_key, edition, option, cards)
        count = usual_seats(title_key) if seats is None else seats
        record = new_record(title_key, count, options, seed, words)
        seated = seat_bots(count, 0 if seat is None else seat, bot_list(bots, USUAL_LEVEL))
        path = new_game_file(title_key)
        if name is not None:
            record.players[seated.me] = checked_name(name)
        mention_unfinished_game(words)
    Session(record, seated, path, words, screen(), pace).play()


def new_record(
    title_key: str, seats: int, options: dict[str, object], seed: int | None, words: Words
) -> Record:
    """Return the record of a game that is about to begin; raise if it cannot be dealt."""
    deal = seeded(secrets.randbelow(2**31) if seed is None else seed)
    record = Record(title_key, seats, options, deal, [], seat_names(seats, words))
    record.begin()
    return record


def checked_name(name: str) -> str:
    """Return a name that can stand at a table."""
    shown = " ".join(name.split())
    if not 1 <= len(shown) <= 20 or not shown.isprintable():
        raise BadOption("a name must have 1 to 20 letters that can be printed")
    return shown


def mention_unfinished_game(words: Words) -> None:
    """Say that the game played last can be gone on with, if it is not finished."""
    for path in kept_games():
        if is_unfinished(path):
            command = f"kingsbridge play --resume {shlex.quote(str(path))}"
            said = words.say("terminal-unfinished-game", command=command)
            screen().print(said, style="dim", soft_wrap=True)
        return
