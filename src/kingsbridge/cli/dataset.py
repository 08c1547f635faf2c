"""`kingsbridge dataset`: games as data, every decision of them."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

import kingsbridge
from kingsbridge.arena.tournament import Tournament
from kingsbridge.cli.exits import INTERRUPTED
from kingsbridge.cli.options import (
    CardsFile,
    Edition,
    Json,
    Language,
    Option,
    TitleKey,
    gather_options,
)
from kingsbridge.cli.progress import bar
from kingsbridge.cli.screen import error_screen, print_json, screen, speak, tell
from kingsbridge.data import check_libraries
from kingsbridge.data.games import BotGames, Games, RecordedGames, recorded_games
from kingsbridge.engine.errors import BadOption
from kingsbridge.engine.title import title
from kingsbridge.words import Words
from kingsbridge.work.sharing import Share, here

if TYPE_CHECKING:
    # What is imported where it is used needs the extra `data`.
    from kingsbridge.data.folder import Folder
    from kingsbridge.data.making import Made

USUAL_PIECE = 25


def dataset(
    title_key: TitleKey,
    out: Annotated[
        Path,
        typer.Option(metavar="FOLDER", help="Where the tables are written, and gone on with."),
    ],
    bots: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="BOT", help="One for each seat: greedy, or with settings name:setting=400."
        ),
    ] = None,
    records: Annotated[
        Path | None,
        typer.Option(
            metavar="PATH", help="Recorded games instead: a folder of records, or a file of lines."
        ),
    ] = None,
    seats: Annotated[
        int | None,
        typer.Option(help="Of recorded games, those with so many seats; otherwise as the first."),
    ] = None,
    games: Annotated[
        int | None, typer.Option(help="How many games to play; otherwise 1000.")
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="The same seed deals the same games; otherwise 1.")
    ] = None,
    chances: Annotated[
        bool,
        typer.Option("--chances/--no-chances", help="Ask bots that weigh chances what they think."),
    ] = True,
    piece: Annotated[int, typer.Option(help="How many games are in each file.")] = USUAL_PIECE,
    minari: Annotated[
        str | None,
        typer.Option(metavar="NAME-v0", help="Make a Minari data set of this name as well."),
    ] = None,
    jobs: Annotated[int, typer.Option(help="How many processes share the work.")] = 1,
    edition: Edition = None,
    option: Option = None,
    cards: CardsFile = None,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Write games as data, every decision a row. Ctrl-C ends it, the same command goes on."""
    words = speak(language)
    if jobs < 1:
        raise BadOption(f"jobs must be 1 or more, not {jobs}")
    options = gather_options(title_key, edition, option, cards)
    source: Games
    if records is None:
        if seats is not None:
            raise BadOption("--seats is for --records: bots sit in as many seats as are named")
        source = bot_games(title_key, bots or [], games, seed, options, chances)
    else:
        given = {"a bot": bots, "--games": games, "--seed": seed, "a rule": options}
        source = games_of_records(records, title_key, seats, given)
    check_libraries(minari is not None)
    from kingsbridge.data.folder import Folder, check_piece_games

    check_piece_games(piece)
    folder = Folder(out, source, piece)
    folder.check()
    if minari is not None:
        from kingsbridge.data.minari import check_name, is_there

        check_name(minari)
        is_there(minari, folder)
    made = make_tables(folder, here(jobs), words)
    complete = made.complete
    if complete and minari is not None:
        complete = make_episodes(minari, folder, here(jobs), words)
    if as_json:
        print_json({**figures(folder, made), "minari": minari if complete else None})
    else:
        tell_made(folder, made, minari if complete else None, words)
    if not complete:
        command = dataset_command(title_key, bots, out, piece, jobs, chances)
        flags: dict[str, object] = {"--records": records, "--seats": seats, "--games": games}
        flags |= {"--seed": seed, "--minari": minari, "--edition": edition}
        flags |= {"--cards": cards, "--language": language}
        for flag, value in flags.items():
            command += [] if value is None else [flag, str(value)]
        for pair in option or []:
            command += ["--option", pair]
        said = words.say("terminal-resume", command=shlex.join(command))
        error_screen().print(said, soft_wrap=True)
        raise typer.Exit(INTERRUPTED)


def bot_games(
    title_key: str,
    bots: Sequence[str],
    games: int | None,
    seed: int | None,
    options: dict[str, object],
    chances: bool,
) -> BotGames:
    """Return the games that bots are to play; what is wrong with them raises."""
    if not bots:
        raise BadOption("a data set needs bots, one for each seat, or --records")
    number = 1000 if games is None else games
    if number < 1:
        raise BadOption(f"games must be 1 or more, not {number}")
    resolved = title(title_key).resolve(options)
    tournament = Tournament(title_key, bots, 1 if seed is None else seed, resolved)
    tournament.check()
    return BotGames(tournament, number, chances)


def games_of_records(
    records: Path, title_key: str, seats: int | None, given: Mapping[str, object]
) -> RecordedGames:
    """Return the games that were recorded; what is asked for besides makes no sense."""
    title(title_key)
    for what, value in given.items():
        if value not in (None, [], {}):
            raise BadOption(f"{what} is for games that bots play, not for --records")
    return recorded_games(records, title_key, seats)


def make_tables(folder: Folder, share: Share, words: Words) -> Made:
    """Make the tables, with a progress bar."""
    from kingsbridge.data.making import make

    with bar(words.say("arena-games"), folder.games.number) as show:
        return make(folder, share, lambda games: show(games, ""))


def make_episodes(name: str, folder: Folder, share: Share, words: Words) -> bool:
    """Make the data set for Minari, with a progress bar; return whether it is complete."""
    from kingsbridge.data.minari import make_minari

    with bar(words.say("dataset-episodes"), folder.games.number) as show:
        return make_minari(name, folder, share, lambda games: show(games, ""))


def figures(folder: Folder, made: Made) -> dict[str, object]:
    """Return what was made, as data."""
    return {
        **{fact: value for fact, value in folder.header().items() if fact != "features"},
        "folder": str(folder.path),
        "games": made.games,
        "decisions": made.decisions,
        "pieces": made.pieces,
        "left_out": left_out(folder),
        "compiled": kingsbridge.COMPILED,
    }


def left_out(folder: Folder) -> int:
    """Return how many records were not of the kind that was asked for."""
    return folder.games.left_out if isinstance(folder.games, RecordedGames) else 0


def tell_made(folder: Folder, made: Made, minari: str | None, words: Words) -> None:
    """Say how much there is, and where."""
    screen().print(
        words.say("dataset-made", games=made.games, decisions=made.decisions, pieces=made.pieces)
    )
    if made.found:
        tell(words.say("dataset-found", games=made.found))
    if left_out(folder):
        tell(words.say("dataset-left-out", records=left_out(folder)))
    tell(words.say("dataset-folder", path=str(folder.path)))
    if minari is not None:
        tell(words.say("dataset-minari", name=minari))


def dataset_command(
    title_key: str, bots: Sequence[str] | None, out: Path, piece: int, jobs: int, chances: bool
) -> list[str]:
    """Return what to type for the same data set, but for what is not always asked."""
    command = ["kingsbridge", "dataset", title_key, *(bots or []), "--out", str(out)]
    command += ["--piece", str(piece), "--jobs", str(jobs)]
    return command if chances else [*command, "--no-chances"]
