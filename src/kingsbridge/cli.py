"""The command line: play, serve, simulate, arena, replay, analyse, rules, cards."""

from __future__ import annotations

import secrets
import shlex
from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

import kingsbridge
from kingsbridge.analysis.document import document, document_text
from kingsbridge.analysis.page import analysis_page
from kingsbridge.analysis.told import Telling
from kingsbridge.analysis.weighing import Analyst
from kingsbridge.arena.plots import check_plots
from kingsbridge.arena.report import report_page
from kingsbridge.arena.results import default_path, holds_results
from kingsbridge.arena.simulate import Simulation
from kingsbridge.arena.tournament import Tournament
from kingsbridge.bots import bots_in
from kingsbridge.bots.levels import STRONGEST
from kingsbridge.engine.errors import BadOption, BadRecord, KingsbridgeError
from kingsbridge.engine.record import Record, seeded
from kingsbridge.engine.title import title, titles
from kingsbridge.reports.drawing import check_drawing
from kingsbridge.terminal import analysis as analysis_table
from kingsbridge.terminal import simulation
from kingsbridge.terminal import tournament as tournament_table
from kingsbridge.terminal.files import (
    BadFile,
    analysis_files,
    check_writable,
    games_folder,
    kept_games,
    new_game_file,
    read_cards,
    read_record,
    write_text,
)
from kingsbridge.terminal.play import Session, read_game, seat_bots
from kingsbridge.terminal.replay import Replay
from kingsbridge.terminal.rules import clauses_as_data, print_clauses
from kingsbridge.terminal.screen import (
    complain,
    error_screen,
    forgive_old_screens,
    print_json,
    screen,
    speak,
)
from kingsbridge.terminal.seating import seat_names
from kingsbridge.terminal.serving import play_in_browser, serve, server_app
from kingsbridge.terminal.table import table_of
from kingsbridge.words import Words
from kingsbridge.words.card_data import card_data_of
from kingsbridge.work.cluster import Cluster
from kingsbridge.work.workers import Share, here

BAD_INPUT = 2
NOT_AS_RECORDED = 1
INTERRUPTED = 130

DEFAULT_TITLE = "pillars"
DEFAULT_SEATS = 4
DEFAULT_BOT = "greedy"
DEFAULT_LEVEL = "journeyman"
LAST = "last"


class Commands(TyperGroup):
    """All commands: what cannot be used is told in one line, never as a traceback."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except KingsbridgeError as error:
            complain("; ".join([str(error), *getattr(error, "__notes__", [])]))
            raise typer.Exit(BAD_INPUT) from None


class PlayCommand(TyperCommand):
    """Play, whose --resume may stand without a file and then means the game played last."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        for place, word in enumerate(args):
            alone = place + 1 == len(args) or args[place + 1].startswith("-")
            if word == "--resume" and alone:
                args[place] = f"--resume={LAST}"
        return super().parse_args(ctx, args)


app = typer.Typer(
    name="kingsbridge",
    cls=Commands,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Play, host and study The Pillars of the Earth and World Without End.",
)

app.command()(serve)
app.add_typer(server_app, name="server")

TitleKey = Annotated[str, typer.Argument(metavar="TITLE", help="Which game: pillars or world.")]
Bots = Annotated[
    str | None,
    typer.Option(
        help="Bots by name, with commas between them; one alone sits in every seat. "
        "For people: apprentice, journeyman, master, architect."
    ),
]
Edition = Annotated[
    str | None, typer.Option(help="Whose rulebook is followed: mayfair, devir or kosmos.")
]
Option = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="Set one option; may be repeated."),
]
CardsFile = Annotated[
    Path | None, typer.Option("--cards", metavar="FILE.toml", help="Corrected cards.")
]
Language = Annotated[
    str | None, typer.Option(help="en, es or de; otherwise that of your surroundings.")
]
Json = Annotated[bool, typer.Option("--json", help="Print plain data and nothing else.")]


def print_version(wanted: bool) -> None:
    """Print the version, and whether the engine is compiled."""
    if wanted:
        build = "compiled" if kingsbridge.COMPILED else "pure Python"
        typer.echo(f"kingsbridge {kingsbridge.__version__} ({build})")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def begin(
    context: typer.Context,
    _version: Annotated[
        bool,
        typer.Option("--version", callback=print_version, is_eager=True, help="Print the version."),
    ] = False,
) -> None:
    """Play, host and study The Pillars of the Earth and World Without End.

    Without a command, the hall opens in your browser.
    """
    if context.invoked_subcommand is None:
        play_in_browser()


@app.command(cls=PlayCommand)
def play(
    title_key: TitleKey = DEFAULT_TITLE,
    _terminal: Annotated[
        bool, typer.Option("--terminal", show_default=False, help="Play in the terminal.")
    ] = True,
    seats: Annotated[int | None, typer.Option(help="How many sit at the table [4].")] = None,
    bots: Bots = None,
    seat: Annotated[int | None, typer.Option(help="Your own seat, counted from 0 [0].")] = None,
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
            seated = seat_bots(record.seats, me, bot_list(bots, DEFAULT_LEVEL))
    else:
        options = gather_options(edition, option, cards)
        count = DEFAULT_SEATS if seats is None else seats
        record = new_record(title_key, count, options, seed, seat_names(4, words))
        seated = seat_bots(count, 0 if seat is None else seat, bot_list(bots, DEFAULT_LEVEL))
        path = new_game_file(title_key)
        if name is not None:
            record.players[seated.me] = checked_name(name)
        mention_unfinished_game(words)
    Session(record, seated, path, words, screen(), pace).play()


def new_record(
    title_key: str, seats: int, options: dict[str, object], seed: int | None, names: list[str]
) -> Record:
    """Return the record of a game that is about to begin; raise if it cannot be dealt."""
    deal = seeded(secrets.randbelow(2**31) if seed is None else seed)
    record = Record(title_key, seats, options, deal, [], names[:seats])
    record.begin()
    return record


def mention_unfinished_game(words: Words) -> None:
    """Say that the game played last can be gone on with, if it is not finished."""
    for path in kept_games():
        if is_unfinished(path):
            command = f"kingsbridge play --resume {shlex.quote(str(path))}"
            said = words.say("terminal-unfinished-game", command=command)
            screen().print(said, style="dim", soft_wrap=True)
        return


def is_unfinished(path: Path) -> bool:
    """Return whether a file holds a game that can be gone on with."""
    try:
        return read_record(path).winners is None
    except BadFile:
        return False


def last_game() -> Path:
    """Return the unfinished game that was played last."""
    for path in kept_games():
        if is_unfinished(path):
            return path
    raise BadFile(f"there is no unfinished game in {str(games_folder())!r}")


def checked_name(name: str) -> str:
    """Return a name that can stand at a table."""
    shown = " ".join(name.split())
    if not 1 <= len(shown) <= 20 or not shown.isprintable():
        raise BadOption("a name must have 1 to 20 letters that can be printed")
    return shown


def bot_list(bots: str | None, usual: str) -> list[str]:
    """Return the names of the bots asked for."""
    return bots_in(usual if bots is None else bots)


def gather_options(
    edition: str | None, given: Sequence[str] | None, cards: Path | None
) -> dict[str, object]:
    """Return the options asked for; the title says which there are."""
    options: dict[str, object] = {}
    for pair in given or []:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadOption(f"an option is written as name=value, not {pair!r}")
        options[name.strip()] = option_value(value.strip())
    if edition is not None:
        options["edition"] = edition
    if cards is not None:
        options["cards"] = read_cards(cards)
    return options


def option_value(written: str) -> object:
    """Return what a value means: true, false, a whole number, or a word."""
    if written in ("true", "false"):
        return written == "true"
    if written.isdecimal() and written.isascii() and len(written) < 10:
        return int(written)
    return written


@app.command()
def simulate(
    title_key: TitleKey = DEFAULT_TITLE,
    seats: Annotated[int | None, typer.Option(help="How many sit at the table [4].")] = None,
    bots: Bots = None,
    games: Annotated[int, typer.Option(help="How many games to play.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed deals the same games.")] = 1,
    jobs: Annotated[int, typer.Option(help="How many processes share the work.")] = 1,
    edition: Edition = None,
    option: Option = None,
    cards: CardsFile = None,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Play many games between bots and report how they fared. Ctrl-C ends it early."""
    words = speak(language)
    names = bot_list(bots, DEFAULT_BOT)
    if seats is None:
        seats = len(names) if len(names) > 1 else DEFAULT_SEATS
    if len(names) == 1:
        names = names * seats
    if len(names) != seats:
        raise BadOption(
            f"{seats} seats need {seats} bots (or one, for every seat), not {len(names)}"
        )
    options = gather_options(edition, option, cards)
    job = Simulation(title_key, names, games, seed, jobs, title(title_key).resolve(options))
    summary = simulation.run(job, words)
    if as_json:
        print_json({**summary.to_json(), "compiled": kingsbridge.COMPILED})
    else:
        simulation.print_summary(screen(), summary, words)
    if summary.games < games:
        raise typer.Exit(INTERRUPTED)


class Engine(StrEnum):
    """Who plays the games of a tournament."""

    LOCAL = "local"
    RAY = "ray"


@app.command()
def arena(
    title_key: TitleKey,
    bots: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT...", help="One for each seat: greedy, or with settings name:setting=400."
        ),
    ],
    games: Annotated[int, typer.Option(help="How many games to play.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed deals the same games.")] = 1,
    jobs: Annotated[int | None, typer.Option(help="How many processes share the work [1].")] = None,
    results: Annotated[
        Path | None,
        typer.Option(metavar="FILE.jsonl", help="Where games are kept, and gone on with."),
    ] = None,
    report: Annotated[
        Path | None, typer.Option(metavar="FILE.html", help="Write a report with plots.")
    ] = None,
    engine: Annotated[
        Engine, typer.Option(help="Processes of this machine, or a Ray cluster.")
    ] = Engine.LOCAL,
    ray_address: Annotated[
        str | None, typer.Option(metavar="HOST:PORT", help="A Ray cluster that is running.")
    ] = None,
    edition: Edition = None,
    option: Option = None,
    cards: CardsFile = None,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Hold a tournament: every deal in every seating. Ctrl-C ends it, the same command goes on."""
    words = speak(language)
    options = title(title_key).resolve(gather_options(edition, option, cards))
    tournament = Tournament(title_key, bots, seed, options)
    tournament.check()
    share = share_of(engine, ray_address, jobs)
    kept = default_path(tournament) if results is None else results
    if report is not None:
        check_plots()
        check_report(report, kept)
    found = tournament_table.run(tournament, games, kept, share, words)
    command = arena_command(title_key, bots, games, seed, edition, option, cards)
    if report is not None and found.games:
        write_text(report, report_page(tournament, found, shlex.join(command), words))
    if as_json:
        print_json({**found.to_json(), "results": str(kept), "compiled": kingsbridge.COMPILED})
    elif found.games:
        tournament_table.print_summary(screen(), found, words)
        tell_files(kept, report, words)
    if found.games < games:
        flags: dict[str, object] = {"--results": kept, "--jobs": jobs, "--report": report}
        flags["--language"] = language
        if engine == Engine.RAY:
            flags |= {"--engine": engine.value, "--ray-address": ray_address}
        for flag, value in flags.items():
            command += [] if value is None else [flag, str(value)]
        said = words.say("terminal-resume", command=shlex.join(command))
        error_screen().print(said, soft_wrap=True)
        raise typer.Exit(INTERRUPTED)


def check_report(report: Path, results: Path) -> None:
    """Raise if the report cannot be written there, or only in place of the games themselves."""
    if report.resolve() == results.resolve() or holds_results(report):
        raise BadOption(
            f"{str(report)!r} is where games are kept: choose another file for the report"
        )
    check_writable(report)


def share_of(engine: Engine, ray_address: str | None, jobs: int | None) -> Share:
    """Return how the games are to be shared out."""
    if jobs is not None and jobs < 1:
        raise BadOption(f"jobs must be 1 or more, not {jobs}")
    if engine == Engine.LOCAL and ray_address is not None:
        raise BadOption("--ray-address is for --engine ray")
    if ray_address is not None and jobs is not None:
        raise BadOption("--jobs is for one machine: a cluster uses all the processors it has")
    if engine == Engine.RAY:
        return Cluster(ray_address, jobs or 1)
    return here(jobs or 1)


def arena_command(
    title_key: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    edition: str | None,
    option: Sequence[str] | None,
    cards: Path | None,
) -> list[str]:
    """Return what to type for the same games."""
    command = ["kingsbridge", "arena", title_key, *bots]
    command += ["--games", str(games), "--seed", str(seed)]
    if edition is not None:
        command += ["--edition", edition]
    for pair in option or []:
        command += ["--option", pair]
    if cards is not None:
        command += ["--cards", str(cards)]
    return command


def tell_files(results: Path, report: Path | None, words: Words) -> None:
    """Say where the games are kept, and the report."""
    tell(words.say("arena-results", path=str(results)))
    if report is not None:
        tell(words.say("arena-report", path=str(report)))


def tell(line: str) -> None:
    """Print a line that may be longer than the screen is wide."""
    screen().print(line, style="dim", soft_wrap=True)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record, as play keeps it.")],
    at: Annotated[
        int | None, typer.Option(metavar="N", help="Show the table after so many moves.")
    ] = None,
    verify: Annotated[
        bool, typer.Option("--verify", help="Play it again and check everything.")
    ] = False,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Show a recorded game again, or check it."""
    record = read_record(file)
    shown = Replay(record, speak(language), screen())
    if verify:
        check(shown, as_json)
        return
    if at is None and record.failure is not None:
        at = len(record.moves)
    if at is None and as_json:
        print_json(shown.data())
    elif at is None:
        shown.tell()
    elif as_json:
        print_json(shown.moment_as_data(at))
    else:
        shown.show(at)


def check(shown: Replay, as_json: bool) -> None:
    """Verify a record and say what was checked, or what is wrong."""
    try:
        checked = shown.check()
    except BadRecord as error:
        if as_json:
            print_json({"verified": False, "wrong": str(error)})
        else:
            complain(shown.words.say("terminal-not-verified", reason=str(error)))
        raise typer.Exit(NOT_AS_RECORDED) from None
    if as_json:
        print_json({"verified": True, "checked": checked})
        return
    for line in checked:
        shown.console.print(f"✓ {line}")


@app.command()
def analyse(
    file: Annotated[Path, typer.Argument(help="A record of a finished game.")],
    bot: Annotated[
        str | None,
        typer.Option(help="Who thinks: a bot, or one with settings name:setting=400 [architect]."),
    ] = None,
    iterations: Annotated[
        int | None,
        typer.Option(help="How far the bot looks ahead; without --bot it is the champion."),
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same analysis.")] = 0,
    jobs: Annotated[int, typer.Option(help="How many processes share the work.")] = 1,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Where to write; otherwise beside the record."),
    ] = None,
    page: Annotated[
        bool, typer.Option("--page/--no-page", help="Write the page as well as the JSON file.")
    ] = True,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Let a bot look at a finished game again: chances, better moves, turning points."""
    words = speak(language)
    record = read_record(file)
    analyst = analyst_of(bot, iterations, seed)
    json_file, page_file = analysis_files(file, out)
    if page:
        check_drawing("the page (without it: --no-page)")
    for path in [json_file, page_file] if page else [json_file]:
        check_writable(path)
    found = analysis_table.run(record, analyst, jobs, words)
    if found is None:
        error_screen().print(words.say("analysis-interrupted"))
        raise typer.Exit(INTERRUPTED)
    telling = Telling(found, words)
    write_text(json_file, document_text(telling))
    if page:
        write_text(page_file, analysis_page(telling, analyse_command(file, analyst)))
    if as_json:
        print_json(document(telling))
        return
    analysis_table.print_summary(screen(), telling)
    tell(words.say("analysis-json-file", path=str(json_file)))
    if page:
        tell(words.say("analysis-page-file", path=str(page_file)))


def analyst_of(bot: str | None, iterations: int | None, seed: int) -> Analyst:
    """Return who is to think: by a number of iterations the champion, who takes any."""
    usual = STRONGEST if iterations is None else "champion"
    return Analyst(usual if bot is None else bot, iterations, seed)


def analyse_command(file: Path, analyst: Analyst) -> str:
    """Return what to type for the same analysis."""
    command = ["kingsbridge", "analyse", file.name, "--bot", analyst.bot]
    if analyst.iterations is not None:
        command += ["--iterations", str(analyst.iterations)]
    return shlex.join([*command, "--seed", str(analyst.seed)])


@app.command()
def rules(
    title_key: TitleKey = DEFAULT_TITLE,
    clause: Annotated[
        str, typer.Argument(metavar="[CLAUSE]", help="A clause or a section: P-12.8, P-12.")
    ] = "",
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Read the rules as they are played here."""
    words = speak(language)
    if as_json:
        print_json(clauses_as_data(title_key, clause, words))
    else:
        print_clauses(screen(), title_key, clause, words)


@app.command()
def cards(
    title_key: TitleKey = DEFAULT_TITLE,
    provenance: Annotated[
        bool, typer.Option("--provenance", help="Say where each value comes from.")
    ] = False,
    corrected: CardsFile = None,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Show all cards, with an owner's corrections if there are any."""
    options = gather_options(None, None, corrected)
    words = speak(language)
    if as_json:
        print_json(card_data_of(title_key, options, words).data())
        return
    table = table_of(title_key, options, words)
    console = screen()
    for sheet in table.cards_with_provenance() if provenance else table.cards():
        console.print(sheet)


@app.command("titles")
def list_titles(language: Language = None, as_json: Json = False) -> None:
    """List the games that are installed."""
    words = speak(language)
    found = [
        {
            "key": key,
            "name": words.title(key),
            "version": game.version,
            "seats": [game.fewest, game.most],
        }
        for key, game in sorted(titles().items())
    ]
    if as_json:
        print_json(found)
        return
    for game in found:
        seats = game["seats"]
        assert isinstance(seats, list)
        said = words.say("terminal-title-line", fewest=seats[0], most=seats[1])
        screen().print(f"{game['key']}  {game['name']}, {said}")


def main() -> None:
    """Run the program."""
    forgive_old_screens()
    app()
