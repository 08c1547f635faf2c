"""Measure World Without End as we reconstructed it: play many games, count, and draw.

    python tools/world_figures.py [--games 1000] [--seed 0] [--jobs 2] [--out docs/figures]

Writes `world.json` and the plots of `docs/world-reconstruction.md`. A bot that looks ahead plays
one game of ten; `--strong` names another than the architect. The games depend on the seed and on
the bots alone. With `--cards FILE.toml` other values are laid over ours; with `--no-plots` only the
numbers are written, and matplotlib is not needed.
"""

from __future__ import annotations

import argparse
import json
import sys
import tomllib
from collections import Counter
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import repeat
from pathlib import Path
from statistics import fmean, quantiles
from typing import Any

from kingsbridge.arena.simulate import SEEDS_A_GAME
from kingsbridge.arena.statistics import mean_interval, rate_interval
from kingsbridge.bots import bot
from kingsbridge.engine.journal import Journal
from kingsbridge.engine.title import title
from kingsbridge.titles.world.cards import Cards, load_cards
from kingsbridge.titles.world.goods import GOLD, GOODS, GRAIN, PIETY, SUPPLIED
from kingsbridge.titles.world.moves import BUILD, ORIENT
from kingsbridge.titles.world.state import CHAPTERS, ROUNDS, Table
from kingsbridge.titles.world.words import SHEET_LINES

# Who plays, and one of so many games: what looks ahead takes a thousand times as long. An
# architect is given so many looks that its choices depend on no clock.
STRONG = "architect:looks=80"
OTHERS = ["greedy", "random"]
STRONG_GAMES = 10
SEATS = [2, 3, 4]
CHUNK = 5
DUE = {PIETY: "piety", GRAIN: "grain", GOLD: "tax"}
# What four people scored in a published report of a game.
PEOPLE = [58, 55, 53, 48]


@dataclass
class Counts:
    """What was counted over some games. Keys are tuples whose first part says what it is."""

    seen: Counter[tuple[str | int, ...]] = field(default_factory=Counter)
    scores: list[float] = field(default_factory=list)
    margins: list[float] = field(default_factory=list)

    def add(self, other: Counts) -> None:
        self.seen.update(other.seen)
        self.scores += other.scores
        self.margins += other.margins


# Playing and counting


def play(name: str, seats: int, seed: int, cards: Mapping[str, object]) -> Counts:
    """Play one game and count everything in it."""
    journal = Journal()
    state = title("world").new(seats, seed, {"cards": cards}, journal=journal)
    assert isinstance(state, Table)
    bots = [bot(name, seed * 8 + seat) for seat in range(seats)]
    first = state.start
    counts = Counts()
    count_supplies(counts, state, begins=True)
    while not state.over:
        state.apply(bots[state.seat].choose(state.as_seen_by(state.seat)))
        offers = state.legal()
        count_supplies(counts, state, begins=bool(offers) and ORIENT <= offers[0] < BUILD)
    count_result(counts, state, first)
    count_journal(counts, state, journal)
    for good in range(SUPPLIED):
        counts.seen["lowest total", good] = min(
            key[2]
            for key in counts.seen
            if key[0] == "level" and key[1] == good and isinstance(key[2], int)
        )
    counts.seen = Counter({key: n for key, n in counts.seen.items() if key[0] not in _SCRATCH})
    return counts


_SCRATCH = ("level", "empty round")


def count_supplies(counts: Counts, table: Table, begins: bool) -> None:
    """Note each supply: as income is about to be given, and whether it is empty in the round."""
    for good in range(SUPPLIED):
        level = table.supply[good]
        counts.seen["level", good, level] += 1
        if level:
            continue
        counts.seen["empty at income", good] += begins
        here = ("empty round", good, table.chapter, table.round)
        if not table.over and not counts.seen[here]:
            counts.seen[here] = 1
            counts.seen["empty in round", good] += 1


def count_result(counts: Counts, table: Table, first: int) -> None:
    """Note scores, margins, where points came from, and who won, counted from the first seat."""
    scores = table.scores()
    counts.scores = scores
    best, second = sorted(scores, reverse=True)[:2]
    counts.margins = [best - second]
    winners = table.winners()
    counts.seen["games",] = 1
    counts.seen["shared",] = len(winners) > 1
    for seat, player in enumerate(table.players):
        distance = (seat - first) % table.seats
        # In twelfths, so that a victory shared by two, three or four stays a whole number.
        counts.seen["wins", distance] += 12 // len(winners) if seat in winners else 0
        counts.seen["score halves", distance] += player.halves
        counts.seen["square halves", distance] += player.halves**2
        for source, halves in enumerate(player.score_sheet):
            counts.seen["sheet", source] += halves
        for good, number in enumerate(player.goods):
            counts.seen["left over", good] += number


def count_journal(counts: Counts, table: Table, journal: Journal) -> None:
    """Note what the journal tells of cards, projects, houses, favor, plague and duties."""
    seen = counts.seen
    chapter = 1
    played: set[tuple[int, int, int]] = set()
    begun: dict[tuple[int, int], int] = {}
    illness: dict[int, int] = {}
    for entry in journal.entries:
        a, b, c = entry.a, entry.b, entry.c
        match entry.what:
            case "round_begins":
                chapter = a
            case "turns_event" | "project_enters" | "builds_house" | "wins_favor":
                seen[entry.what, a] += 1
            case "collects" | "chooses_rent":
                seen["collects", a] += 1
            case "donates":
                seen["donates", a] += 1
                begun[entry.seat, a] = 1
            case "has_income":
                seen["has_income", a] += b
            case "earns_vp" if entry.clause == "W-3.2":
                seen["income short",] += 1
            case "plays":
                seen["plays", a] += 1
                seen["plays in", a, chapter] += 1
                played.add((entry.seat, chapter, a))
            case "forgoes":
                seen["forgoes", a] += 1
            case "builds" | "progresses":
                seen[entry.what, a] += 1
            case "completes":
                seen["completes", a] += 1
                seen["completes in", a, chapter] += 1
            case "is_thanked":
                seen["repaid", a] += begun.pop((entry.seat, a), 0)
            case "falls_ill":
                seen["falls_ill", a] += 1
                illness[a] = b
                seen["ill of", b] += 1
            case "cares":
                seen["cares", a] += 1
                seen["cares of", illness[a]] += 1
            case "sells":
                seen["sells", a] += b
                seen["sold for", a] += c
            case "weaves":
                seen["weaves",] += a
            case "pays_duty":
                seen["duty", a, chapter] += 1
                seen["missed", a, chapter] += c > 0
            case "is_protected":
                seen["protected", a, chapter] += 1
            case "loses_vp" if entry.clause in _DUTIES:
                seen["duty vp", _DUTIES[entry.clause], chapter] += a
    # What a card is worth: the score of who played it in a chapter, beside the table's mean.
    mean = sum(player.halves for player in table.players) / table.seats
    for seat, player in enumerate(table.players):
        for chapter in range(1, CHAPTERS + 1):
            for card in range(len(table.cards.actions)):
                side = "with" if (seat, chapter, card) in played else "without"
                seen[side, card] += 1
                seen[f"{side} halves", card] += round(12 * (player.halves - mean))


_DUTIES = {"W-8.1": PIETY, "W-8.2": GRAIN, "W-8.3": GOLD}


def play_some(
    name: str, seats: int, seed: int, cards: Mapping[str, object], games: range
) -> Counts:
    counts = Counts()
    for game in games:
        counts.add(play(name, seats, seed * SEEDS_A_GAME + game, cards))
    return counts


def measure(
    name: str, seats: int, games: int, seed: int, jobs: int, cards: Mapping[str, object]
) -> Counts:
    """Play all games of one kind."""
    chunks = [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    total = Counts()
    if jobs == 1:
        for chunk in chunks:
            total.add(play_some(name, seats, seed, cards, chunk))
        return total
    with ProcessPoolExecutor(jobs) as workers:
        same = (repeat(name), repeat(seats), repeat(seed), repeat(cards))
        for part in workers.map(play_some, *same, chunks):
            total.add(part)
    return total


# Figures


def figures(counts: Counts, cards: Cards, seats: int) -> dict[str, Any]:
    """Turn counts into figures: rates, means and intervals."""
    seen = counts.seen
    games = seen["games",]
    chapters = games * seats * CHAPTERS
    rounds = games * ROUNDS * CHAPTERS
    cuts = quantiles(counts.scores, n=20)

    def share(number: float, of: float) -> float:
        return round(number / of, 4) if of else 0.0

    return {
        "games": games,
        "score": {
            "mean": round(fmean(counts.scores), 2),
            "quantiles": {"5": cuts[0], "25": cuts[4], "50": cuts[9], "75": cuts[14]}
            | {"95": cuts[18]},
            "least": min(counts.scores),
            "most": max(counts.scores),
            "margin_mean": round(fmean(counts.margins), 2),
            "margin_median": sorted(counts.margins)[games // 2],
            "shared_victories": share(seen["shared",], games),
            "histogram": dict(sorted(Counter(int(score) for score in counts.scores).items())),
        },
        "sources": {
            line: share(seen["sheet", source], 2 * games * seats)
            for source, line in enumerate(SHEET_LINES)
        },
        "left_over": {
            name: share(seen["left over", good], games * seats)
            for good, name in enumerate(GOODS[:-1])
        },
        "seat_advantage": [seat_figures(counts, distance, games) for distance in range(seats)],
        "duties": {
            name: {
                str(chapter): {
                    "missed": share(seen["missed", good, chapter], seen["duty", good, chapter]),
                    "vp_lost": share(seen["duty vp", good, chapter], seen["duty", good, chapter]),
                    "protected": share(
                        seen["protected", good, chapter], seen["missed", good, chapter]
                    ),
                }
                for chapter in range(1, CHAPTERS + 1)
            }
            for good, name in DUE.items()
        },
        "projects": {
            key: project_figures(counts, cards, number, games)
            for number, key in enumerate(cards.project_keys)
        },
        "actions": {
            key: action_figures(counts, number, chapters)
            for number, key in enumerate(cards.action_keys)
        },
        "houses": {
            key: {
                "built": share(seen["builds_house", number], games),
                "rents": share(seen["collects", number], games),
                "rents_a_house": share(seen["collects", number], seen["builds_house", number]),
            }
            for number, key in enumerate(cards.house_keys)
        },
        "favor": {
            key: share(seen["wins_favor", number], games)
            for number, key in enumerate(cards.favor_keys)
        },
        "plague": {
            "locations": {
                str(number + 1): {
                    "ill": share(seen["falls_ill", number], games),
                    "cured": share(seen["cares", number], seen["falls_ill", number]),
                }
                for number in range(len(cards.locations))
            },
            "markers": {
                str(number): share(seen["cares of", number], seen["ill of", number])
                for number in range(1, len(cards.markers))
            },
        },
        "market": {
            "wool_sold": share(seen["sells", GOODS.index("wool")], games * seats),
            "cloth_sold": share(seen["sells", GOODS.index("cloth")], games * seats),
            "woven": share(seen["weaves",], games * seats),
        },
        "income": {
            name: share(seen["has_income", good], games * seats)
            for good, name in enumerate(GOODS[:-1])
        }
        | {"vp_instead": share(seen["income short",], games * seats)},
        "supplies": {
            GOODS[good]: {
                "empty_at_income": share(seen["empty at income", good], rounds),
                "empty_in_round": share(seen["empty in round", good], rounds),
                "lowest_mean": share(seen["lowest total", good], games),
            }
            for good in range(SUPPLIED)
        },
    }


def seat_figures(counts: Counts, distance: int, games: int) -> dict[str, float]:
    """How often the seat so far from the first start player won, and its mean score."""
    wins = counts.seen["wins", distance] / 12
    low, high = rate_interval(wins, games)
    total = counts.seen["score halves", distance] / 2
    score_low, score_high = mean_interval(total, counts.seen["square halves", distance] / 4, games)
    named = {"win_rate": wins / games, "win_low": low, "win_high": high}
    named |= {"mean_score": total / games, "score_low": score_low, "score_high": score_high}
    return {name: round(number, 4) for name, number in named.items()}


def project_figures(counts: Counts, cards: Cards, number: int, games: int) -> dict[str, Any]:
    """How often a project comes, is finished and pays its donors back."""
    seen = counts.seen
    begins = cards.projects[number].enters == "start"
    came = games if begins else seen["project_enters", number]
    donated = seen["donates", number]
    return {
        "came": round(came / games, 4),
        "finished": round(seen["completes", number] / max(1, came), 4),
        "finished_in": {
            str(chapter): round(seen["completes in", number, chapter] / max(1, came), 4)
            for chapter in range(1, CHAPTERS + 1)
        },
        "built_by_players": round(seen["builds", number] / max(1, came), 4),
        "built_by_town": round(seen["progresses", number] / max(1, came), 4),
        "donations": round(donated / max(1, came), 4),
        "donations_repaid": round(seen["repaid", number] / max(1, donated), 4),
    }


def action_figures(counts: Counts, number: int, chapters: int) -> dict[str, Any]:
    """How often a card is played in a chapter rather than discarded, and what became of it.

    `swing` is how far above the table's mean those end who played it in a chapter, less the same
    for those who did not. It shows what goes with winning, not what causes it.
    """
    seen = counts.seen
    halves = {
        side: seen[f"{side} halves", number] / 24 / max(1, seen[side, number])
        for side in ("with", "without")
    }
    return {
        "played": round(seen["plays", number] / chapters, 4),
        "forgone": round(seen["forgoes", number] / chapters, 4),
        "discarded": round(1 - (seen["plays", number] + seen["forgoes", number]) / chapters, 4),
        "played_in": {
            str(chapter): round(seen["plays in", number, chapter] * CHAPTERS / chapters, 4)
            for chapter in range(1, CHAPTERS + 1)
        },
        "swing": round(halves["with"] - halves["without"], 3),
    }


# Plots


def draw(found: dict[str, Any], folder: Path) -> None:
    """Draw the plots of the page, for the strong bot."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    matplotlib.rcParams.update(
        {
            "svg.fonttype": "none",
            "svg.hashsalt": "kingsbridge",
            "font.family": "sans-serif",
            "font.size": 9,
            "figure.figsize": (6.4, 3.2),
            "axes.spines.top": False,
            "axes.spines.right": False,
            "axes.axisbelow": True,
            "figure.constrained_layout.use": True,
        }
    )
    colors = {2: "#c98b2b", 3: "#5d7f9e", 4: "#7b3f2a"}
    strong = found["strong"]

    def save(name: str) -> None:
        pyplot.savefig(folder / f"{name}.svg", metadata={"Date": None})
        pyplot.close()

    def grouped(names: list[str], values: dict[int, list[float]], label: str) -> None:
        axes = pyplot.gca()
        for place, (seats, heights) in enumerate(values.items()):
            at = [number + (place - 1) * 0.27 for number in range(len(names))]
            axes.bar(at, heights, 0.27, color=colors[seats], label=f"{seats} players")
        axes.set_xticks(range(len(names)), names)
        axes.set_ylabel(label)
        axes.grid(axis="y", linewidth=0.4)
        axes.legend(frameon=False)

    axes = pyplot.gca()
    for seats in SEATS:
        histogram = strong[seats]["score"]["histogram"]
        total = sum(histogram.values())
        axes.step(
            list(histogram),
            [100 * number / total for number in histogram.values()],
            where="mid",
            color=colors[seats],
            label=f"{seats} players",
        )
    axes.plot(PEOPLE, [0.1] * 4, "k^", label="four people", clip_on=False)
    axes.set_xlabel("victory points")
    axes.set_ylabel("% of seats")
    axes.legend(frameon=False)
    save("world-scores")

    chapters = [str(chapter) for chapter in range(1, CHAPTERS + 1)]
    _, three = pyplot.subplots(1, 3, sharey=True)
    for axes, duty in zip(three, DUE.values(), strict=True):
        pyplot.sca(axes)
        missed = {
            seats: [100 * strong[seats]["duties"][duty][at]["missed"] for at in chapters]
            for seats in SEATS
        }
        grouped(["I", "II", "III", "IV"], missed, "% of players falling short")
        axes.set_title(duty)
        if duty != "piety":
            axes.set_ylabel("")
            axes.get_legend().remove()
    save("world-duties")

    projects = list(strong[4]["projects"])
    finished = {
        seats: [100 * strong[seats]["projects"][key]["finished"] for key in projects]
        for seats in SEATS
    }
    grouped([key.replace("_", "\n") for key in projects], finished, "% finished, of those in play")
    pyplot.gca().set_ylim(0, 125)
    pyplot.gca().legend(frameon=False, ncols=3)
    save("world-projects")

    actions = strong[4]["actions"]
    order = sorted(actions, key=lambda key: float(actions[key]["played"]))
    axes = pyplot.gca()
    left = [0.0] * len(order)
    for what, color in (("played", "#7b3f2a"), ("forgone", "#b9b2a5"), ("discarded", "#e6dfd0")):
        widths = [100 * actions[key][what] for key in order]
        axes.barh([key.replace("_", " ") for key in order], widths, left=left, color=color)
        axes.patches[-1].set_label(what)
        left = [one + other for one, other in zip(left, widths, strict=True)]
    axes.set_xlabel("% of chapters, four players")
    axes.legend(
        *_named_patches(axes), frameon=False, ncols=3, loc="lower left", bbox_to_anchor=(0, 1)
    )
    save("world-actions")

    goods = GOODS[:SUPPLIED]
    scarce = {
        seats: [100 * strong[seats]["supplies"][good]["empty_in_round"] for good in goods]
        for seats in SEATS
    }
    grouped(goods, scarce, "% of rounds in which it runs out")
    save("world-supplies")

    axes = pyplot.gca()
    for place, seats in enumerate(SEATS):
        rows = strong[seats]["seat_advantage"]
        rates = [100 * row["win_rate"] for row in rows]
        low = [100 * (row["win_rate"] - row["win_low"]) for row in rows]
        high = [100 * (row["win_high"] - row["win_rate"]) for row in rows]
        at = [distance + (place - 1) * 0.12 for distance in range(seats)]
        axes.axhline(100 / seats, color=colors[seats], linewidth=0.5, linestyle=":")
        axes.errorbar(
            at, rates, [low, high], fmt="o", color=colors[seats], label=f"{seats} players"
        )
    axes.set_xticks(range(4), ["first start player", "second", "third", "fourth"])
    axes.set_ylabel("% of games won")
    axes.set_ylim(0)
    axes.legend(frameon=False)
    save("world-seats")


def _named_patches(axes: Any) -> tuple[list[Any], list[str]]:
    named = [patch for patch in axes.patches if not patch.get_label().startswith("_")]
    return named, [patch.get_label() for patch in named]


def main() -> int:
    assert __doc__ is not None
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--games", type=int, default=1000, help="for each bot and seat count")
    arguments.add_argument("--seed", type=int, default=0)
    arguments.add_argument("--jobs", type=int, default=2)
    arguments.add_argument("--strong", default=STRONG, help="the bot that looks ahead")
    arguments.add_argument("--out", type=Path, default=Path("docs/figures"))
    arguments.add_argument("--cards", type=Path, help="a file of values to lay over ours")
    arguments.add_argument("--no-plots", action="store_true")
    given = arguments.parse_args()
    if given.games < 200 or given.jobs < 1:
        arguments.error("--games must be 200 or more, and --jobs 1 or more")
    corrections = tomllib.loads(given.cards.read_text(encoding="utf-8")) if given.cards else {}
    cards = load_cards(corrections)
    found: dict[str, Any] = {}
    for name in ["strong", *OTHERS]:
        found[name] = {}
        for seats in SEATS:
            played_by = given.strong if name == "strong" else name
            games = given.games // STRONG_GAMES if name == "strong" else given.games
            counts = measure(played_by, seats, games, given.seed, given.jobs, corrections)
            found[name][seats] = figures(counts, cards, seats)
            score = found[name][seats]["score"]
            print(
                f"{played_by}, {seats} seats: mean {score['mean']}, margin {score['margin_mean']}"
            )
    given.out.mkdir(parents=True, exist_ok=True)
    command = {"games": given.games, "seed": given.seed, "strong": given.strong}
    written = {"command": command, "people": PEOPLE} | found
    (given.out / "world.json").write_text(json.dumps(written, indent=1) + "\n", encoding="utf-8")
    if not given.no_plots:
        draw(found, given.out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
