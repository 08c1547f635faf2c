"""The page of an analysis: the graph, the turning points, and every decision."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib.resources import files

import kingsbridge
from kingsbridge.analysis.grades import FLAWS, THRESHOLDS, Grade
from kingsbridge.analysis.graph import SIGNS, graph, sign
from kingsbridge.analysis.told import Round, Telling, ToldDecision
from kingsbridge.analysis.turning import Cause, TurningPoint, turning_points
from kingsbridge.reports.page import page, section, table

METHOD = ("opinion", "chances", "given-away", "luck")
NOTHING = "–"


def analysis_page(telling: Telling, command: str) -> str:
    """Return the whole page; `command` is what analyses the game again."""
    words = telling.words
    parts = [
        f"<p><strong>{escape(telling.winners())}</strong></p>",
        f"<p>{escape(telling.weighed_by())}</p>",
        section(words.say("analysis-graph"), "", _graph(telling)),
        section(words.say("analysis-turning-points"), "", _turning_points(telling)),
        section(words.say("analysis-players"), "", _players(telling)),
        section(
            words.say("judged-mistakes"), words.say("judged-mistakes-note"), _mistakes(telling)
        ),
        section(
            words.say("analysis-decisions"),
            words.say("analysis-decisions-note"),
            _decisions(telling),
        ),
        section(words.say("table-score-sheet"), "", _score_sheet(telling)),
        section(words.say("analysis-method"), "", _method(telling)),
        section(words.say("analysis-again"), "", _again(command, telling)),
    ]
    heading = words.say("analysis-title", title=telling.title_name())
    style = files("kingsbridge.analysis").joinpath("page.css").read_text(encoding="utf-8")
    return page(heading, parts, words, style)


def _graph(telling: Telling) -> str:
    note = escape(telling.words.say("analysis-graph-note"))
    return (
        f'<figure>\n<div class="wide" tabindex="0">\n{graph(telling)}\n</div>\n'
        f"<figcaption>{note}</figcaption>\n</figure>"
    )


def _turning_points(telling: Telling) -> str:
    points = turning_points(telling.analysis)
    if not points:
        return f"<p>{escape(telling.no_turns())}</p>"
    items = "\n".join(_turn(rank, point, telling) for rank, point in enumerate(points, 1))
    return f'<p>{escape(telling.settled())}</p>\n<ol class="turns">\n{items}\n</ol>'


def _turn(rank: int, point: TurningPoint, telling: Telling) -> str:
    decision = point.decision
    told = telling.told(decision)
    lines = [f"<strong>{escape(telling.turn(point))}</strong>"]
    link = f'<a href="#decision-{decision.number}">{decision.number}</a>'
    lines.append(f"{link} {_who(decision.seat, telling)}: {escape(told.made)}")
    if decision.grade in FLAWS:
        lines.append(escape(telling.better(told)))
    if point.cause is Cause.CHANCE:
        lines += [escape(event) for event in told.surprises]
    said = "".join(f"<p>{line}</p>" for line in lines)
    return f'<li><span class="rank">{rank}</span><div>{said}</div></li>'


def _who(seat: int, telling: Telling) -> str:
    return f"{_mark(seat)} {escape(telling.names[seat])}"


def _mark(seat: int) -> str:
    return f'<i class="mark seat-{seat % len(SIGNS)}" aria-hidden="true">{sign(seat)}</i>'


def _players(telling: Telling) -> str:
    words = telling.words
    heads = [
        words.say("analysis-player"),
        words.say("analysis-points"),
        words.say("analysis-given-away"),
    ]
    heads += [words.say(f"analysis-grades-{flaw.value}") for flaw in FLAWS]
    heads.append(words.say("analysis-luck"))
    rows = [
        [
            f"{sign(found.seat)} {telling.names[found.seat]}",
            words.say("number-plain", number=telling.analysis.scores[found.seat]),
            telling.percent(found.given_away),
            *(str(found.grades[flaw]) for flaw in FLAWS),
            telling.change(found.luck),
        ]
        for found in telling.analysis.summaries()
    ]
    return table(heads, rows)


def _mistakes(telling: Telling) -> str:
    parts = []
    for found in telling.analysis.summaries():
        parts.append(f"<h3>{_who(found.seat, telling)}</h3>")
        parts.append(f"<p>{escape(telling.sum(found))}</p>")
        items = "\n".join(
            _mistake(telling.decisions[number - 1], telling) for number in found.mistakes
        )
        if items:
            parts.append(f'<ol class="turns">\n{items}\n</ol>')
        else:
            said = telling.words.say("judged-no-mistakes", player=telling.names[found.seat])
            parts.append(f"<p>{escape(said)}</p>")
    return "\n".join(parts)


def _mistake(told: ToldDecision, telling: Telling) -> str:
    decision = told.decision
    link = f'<a href="#decision-{decision.number}">{decision.number}</a>'
    lines = [
        f"<strong>{escape(telling.mistake(decision))}</strong>",
        escape(told.made),
        escape(telling.better(told)),
        *(escape(line) for line in telling.why(decision)),
    ]
    said = "".join(f"<p>{line}</p>" for line in lines)
    return f'<li><span class="rank">{link}</span><div>{said}</div></li>'


def _decisions(telling: Telling) -> str:
    only = escape(telling.words.say("analysis-only-flaws"))
    parts = [f'<input type="checkbox" id="flaws" checked> <label for="flaws">{only}</label>']
    ends = [begun.decision for begun in telling.rounds[1:]] + [len(telling.decisions) + 1]
    for begun, end in zip(telling.rounds, ends, strict=True):
        parts.append(_round(begun, telling.decisions[begun.decision - 1 : end - 1], telling))
    return "\n".join(parts)


def _round(begun: Round, decisions: Sequence[ToldDecision], telling: Telling) -> str:
    quiet = all(told.decision.grade is Grade.SOUND for told in decisions)
    rows = "\n".join(_decision(told, telling) for told in decisions)
    return (
        f'<div class="round{" quiet" if quiet else ""}">\n<h3>{escape(begun.heading)}</h3>\n'
        f'<ol class="decisions">\n{rows}\n</ol>\n</div>'
    )


def _decision(told: ToldDecision, telling: Telling) -> str:
    decision = told.decision
    flawed = decision.grade in FLAWS
    lines = [f"{_who(decision.seat, telling)}: {escape(told.made)}"]
    if flawed:
        lines.append(escape(telling.better(told)))
    lines += [f'<span class="surprise">{escape(event)}</span>' for event in told.surprises]
    given = telling.percent(decision.weighed.made.chance)
    if flawed:
        name = escape(telling.words.say(f"analysis-grade-{decision.grade.value}"))
        lost = escape(telling.change(-decision.given_away))
        given += f'<br><span class="flaw">{name} {lost}</span>'
    return (
        f'<li class="{decision.grade.value}" id="decision-{decision.number}">'
        f'<span class="number">{decision.number}</span>'
        f"<div>{''.join(f'<p>{line}</p>' for line in lines)}</div>"
        f'<span class="given">{given}</span></li>'
    )


def _score_sheet(telling: Telling) -> str:
    words = telling.words
    rows = [
        [said, *(words.say("number-plain", number=value) if value else NOTHING for value in row)]
        for said, row in telling.score_rows.items()
    ]
    totals = [words.say("number-plain", number=score) for score in telling.analysis.scores]
    rows.append([words.say("table-total"), *totals])
    return table([words.say("table-score-sheet"), *telling.names], rows)


def _method(telling: Telling) -> str:
    least = {flaw.value: telling.percent(threshold) for flaw, threshold in THRESHOLDS.items()}
    return "\n".join(
        f"<p>{escape(telling.words.say(f'analysis-method-{what}', **least))}</p>" for what in METHOD
    )


def _again(command: str, telling: Telling) -> str:
    version = telling.words.say("analysis-version", version=kingsbridge.__version__)
    return f"<pre>{escape(command)}</pre>\n<p>{escape(version)}</p>"
