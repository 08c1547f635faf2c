"""The report of a tournament: one page of HTML that stands alone, with tables and plots."""

from __future__ import annotations

from html import escape

import kingsbridge
from kingsbridge.arena import figures
from kingsbridge.arena.plots import Plots, main_sources, source_name
from kingsbridge.arena.standings import Summary
from kingsbridge.arena.tournament import Tournament
from kingsbridge.reports.page import page, section, table
from kingsbridge.words import Words
from kingsbridge.words.numbers import number

MOST_SOURCES = 40


def report_page(tournament: Tournament, found: Summary, command: str, words: Words) -> str:
    """Return the whole page; `command` is what plays these games again."""
    plots = Plots(found, words)
    heading = words.say("arena-report-title", title=words.title(found.title))
    parts = [
        f"<p>{escape(figures.played(found, words))}.</p>",
        _incomplete(found, words),
        _test(found, words),
        section(words.say("arena-standings"), "", _standings(found, words)),
        _figure("ratings", plots.ratings(), _ratings(found, words), words),
        _figure("scores", plots.scores(), _scores(found, words), words),
        _figure("sources", plots.sources(), _sources(found, words), words),
        _figure("seats", plots.seats(), _seats(found, words), words),
        _differences(found, words),
        _faults(found, words),
        _method(words),
        _reproduce(tournament, command, words),
    ]
    return page(heading, parts, words)


def _standings(found: Summary, words: Words) -> str:
    columns = ["first-places", "interval", "mean-score", "interval", "rating-spreads"]
    columns += ["median", "p99"]
    rows = [
        [
            standing.bot if standing.seats == 1 else f"{standing.bot} × {standing.seats}",
            figures.percent(standing.win_rate.value, words),
            figures.percent_interval(standing.win_rate, words),
            figures.points(standing.mean_score.value, words),
            figures.points_interval(standing.mean_score, words),
            figures.rating(standing.rating, words),
            figures.time(standing.median_seconds, words),
            figures.time(standing.p99_seconds, words),
        ]
        for standing in found.standings
    ]
    return table(
        [words.say("arena-bot"), *(words.say(f"arena-{column}") for column in columns)], rows
    )


def _ratings(found: Summary, words: Words) -> str:
    heads = [words.say("arena-bot"), words.say("arena-rating"), words.say("arena-spread")]
    return table(
        heads,
        [
            [
                standing.bot,
                number(standing.rating.mean, 2, words),
                number(standing.rating.spread, 2, words),
            ]
            for standing in found.standings
        ],
    )


def _scores(found: Summary, words: Words) -> str:
    heads = [words.say("arena-bot"), words.say("arena-mean-score"), words.say("arena-interval")]
    return table(
        heads,
        [
            [
                standing.bot,
                figures.points(standing.mean_score.value, words),
                figures.points_interval(standing.mean_score, words),
            ]
            for standing in found.standings
        ],
    )


def _sources(found: Summary, words: Words) -> str:
    heads = [words.say("arena-source"), *(standing.bot for standing in found.standings)]
    rows = [
        [
            source_name(source, words),
            *(number(bot.sources.get(source, 0.0), 2, words) for bot in found.standings),
        ]
        for source in main_sources(found.standings, MOST_SOURCES)
    ]
    return table(heads, rows)


def _seats(found: Summary, words: Words) -> str:
    heads = [words.say("arena-seat"), *(standing.bot for standing in found.standings)]
    heads += [words.say("arena-all-bots"), words.say("arena-interval")]
    rows = [
        [
            str(seat),
            *(figures.percent(bot.win_rate_by_seat[seat].value, words) for bot in found.standings),
            figures.percent(rate.value, words),
            figures.percent_interval(rate, words),
        ]
        for seat, rate in enumerate(found.win_rate_by_seat)
    ]
    return table(heads, rows)


def _differences(found: Summary, words: Words) -> str:
    if not found.differences:
        return ""
    heads = [words.say(f"arena-{column}") for column in ("compared", "difference", "interval")]
    rows = [
        [
            words.say("arena-above", bot=difference.bot, other=difference.other),
            figures.lead(difference.points.value, words),
            figures.lead_interval(difference.points, words),
        ]
        for difference in found.differences
    ]
    note = words.say("arena-differences-note")
    return section(words.say("arena-differences"), note, table(heads, rows))


def _faults(found: Summary, words: Words) -> str:
    listed = figures.faults(found, words)
    if not listed:
        return ""
    heads = [words.say("arena-bot"), words.say("arena-fault")]
    heads += [words.say("arena-fault-moves"), words.say("arena-fault-first")]
    rows = [[bot, kind, str(fault.times), fault.first] for bot, kind, fault in listed]
    note = words.say("arena-faults-note")
    return section(words.say("arena-faults"), note, table(heads, rows))


def _incomplete(found: Summary, words: Words) -> str:
    if found.evened_out:
        return ""
    return f"<p>{escape(words.say('arena-incomplete'))}</p>"


def _test(found: Summary, words: Words) -> str:
    if found.test is None:
        return ""
    said = figures.verdict(found.test, found, words)
    lines = "".join(f"<p>{escape(line)}</p>" for line in said)
    return section(words.say("arena-test"), words.say("arena-test-note"), lines)


def _method(words: Words) -> str:
    notes = "".join(
        f"<p>{escape(words.say(f'arena-method-{what}'))}</p>" for what in ("deals", "wins", "times")
    )
    return section(words.say("arena-method"), "", notes)


def _reproduce(tournament: Tournament, command: str, words: Words) -> str:
    version = words.say("arena-version", version=kingsbridge.__version__, seed=str(tournament.seed))
    build = words.say("arena-compiled" if kingsbridge.COMPILED else "arena-pure")
    options = ", ".join(f"{name}={value}" for name, value in tournament.options.items())
    said = f"<pre>{escape(command)}</pre>\n<p>{escape(version)} {escape(build)}</p>"
    if options:
        said += f"\n<p>{escape(words.say('arena-options'))}: {escape(options)}</p>"
    note = words.say("arena-reproduce-note")
    return section(words.say("arena-reproduce"), note, said)


def _figure(name: str, drawn: str, table: str, words: Words) -> str:
    note = escape(words.say(f"arena-plot-{name}-note"))
    figure = f"<figure>\n{drawn}\n<figcaption>{note}</figcaption>\n</figure>"
    beside = f'<div class="beside">\n{figure}\n{table}\n</div>'
    return section(words.say(f"arena-plot-{name}"), "", beside)
