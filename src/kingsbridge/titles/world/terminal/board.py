"""The board: the event and its orientations, favor, supplies, projects, houses, the plague."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich import box
from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from kingsbridge.engine.state import NOBODY
from kingsbridge.terminal.layout import flow, ink, labelled
from kingsbridge.terminal.seating import Seating
from kingsbridge.titles.world.cards import FAVORS, PRICE, Cards, Effect, Project
from kingsbridge.titles.world.goods import CLOTH, GOLD, GOODS, STONE, VP, WOOD, WOOL
from kingsbridge.titles.world.moves import ORIENTATIONS
from kingsbridge.titles.world.plague import PLAGUE_CHAPTER
from kingsbridge.titles.world.state import CHAPTERS
from kingsbridge.titles.world.terminal.signs import Signs
from kingsbridge.words import Words

# The rows in their order; on a wide screen the halves stand side by side.
TOP = ["event", "long_events", "income"]
LEFT_HALF = ["favor", "supply", "market", "duties"]
RIGHT_HALF = ["projects", "houses", "plague"]
ROWS = [*TOP, "favor", "supply", "market", *RIGHT_HALF, "duties"]

# What matters for a decision on a small screen: by the step, by the card being carried out.
NEIGHBOURS = {
    "reveal": ["event"],
    "orient": ["event", "income"],
    "action": ["event", "long_events", "duties"],
    "duties": ["duties"],
    "building": ["long_events", "projects"],
    "donation": ["projects"],
    "sales": ["long_events", "market"],
    "cloth": ["market", "supply"],
    "resource": ["supply"],
    "house_building": ["houses"],
    "house_rent": ["houses"],
    "medicine": ["plague"],
    "care": ["plague"],
    "house": ["houses"],
}

LABEL_WIDTH = 12
MARGIN = LABEL_WIDTH + 1
HERE = "▶"
# Where things are measured as if there were room for anything.
WIDEST = Console(width=1000)


class Board:
    """The board of one view."""

    def __init__(
        self, seen: dict[str, Any], cards: Cards, words: Words, seating: Seating, width: int
    ) -> None:
        self.seen = seen
        self.cards = cards
        self.words = words
        self.seating = seating
        self.signs = Signs(words)
        self.room = max(20, width - MARGIN)

    def rows(self, names: list[str]) -> Table:
        """Draw some rows, those with nothing to show left out."""
        grid = labelled([LABEL_WIDTH])
        for name in names:
            content = getattr(self, name)()
            if content is not None:
                grid.add_row(ink(self.words.say(f"world-row-{name}"), style="bold"), content)
        return grid

    def here(self) -> list[str]:
        """Return the rows that matter for the decision at hand."""
        key = self.seen["errand"] or self.seen["acting"] or self.seen["step"]
        return NEIGHBOURS[key]

    # The event

    def event(self) -> Text | None:
        key = self.seen["event"]
        return None if key is None else self.event_text(key)

    def event_text(self, key: str) -> Text:
        event = self.cards.events[self.cards.event_keys.index(key)]
        text = ink(self.words.say(f"world-event-{key}"), style="bold magenta")
        if event.long:
            text.append(f" ({self.words.say('world-table-long')})", style="dim")
        return text.append(": ").append(self.words.say(f"world-event-{key}-effect"), style="none")

    def long_events(self) -> Text | None:
        """The events beside the board, the older first."""
        lines = [self.event_text(key) for key in self.seen["long_events"]]
        return Text("\n").join(lines) if lines else None

    def income(self) -> RenderableType | None:
        """What the event gives to whom: all four orientations, or the one chosen."""
        if self.seen["event"] is None or self.seen["over"]:
            return None
        if self.seen["rotation"] >= 0:
            seats = range(self.seen["seats"])
            pieces = [
                self.seating.mark(seat).append(" ").append(self.corner(seat, self.seen["rotation"]))
                for seat in seats
            ]
            return flow(pieces, self.room)
        return self.orientations()

    def orientations(self) -> Table:
        """The four orientations side by side: where the marker goes, and what every seat gets."""
        table = Table(
            box=box.SIMPLE_HEAD,
            padding=(0, 1, 0, 0),
            pad_edge=False,
            show_edge=False,
            expand=True,
        )
        table.add_column("", width=3)
        spaces = [space_after(self.cards, self.seen, steps) for steps in range(ORIENTATIONS)]
        for steps, space in enumerate(spaces):
            name = self.words.say(f"world-favor-{self.cards.favor_keys[space]}")
            head = ink(f"+{steps} ", style="dim").append(name, style="bold")
            if not steps:
                head = ink(self.words.say("world-table-stays"), style="dim")
            table.add_column(head, ratio=1, overflow="fold")
        start = self.seen["start"]
        awards = [self.signs.favor(self.cards.favors[space]) for space in spaces[1:]]
        table.add_row(
            self.seating.mark(start).append(" ★", style="bold"), self.signs.nothing(), *awards
        )
        for turn in range(self.seen["seats"]):
            seat = (start + turn) % self.seen["seats"]
            mine = [self.corner(seat, rotation) for rotation in range(ORIENTATIONS)]
            table.add_row(self.seating.mark(seat), *mine)
        return table

    def corner(self, seat: int, rotation: int) -> Text:
        """Return what a seat gets: nothing for a beggar, a point where the supply is empty."""
        if self.seen["players"][seat]["begging"] and self.seen["round"] == 1:
            return self.signs.nothing()
        event = self.cards.events[self.cards.event_keys.index(self.seen["event"])]
        good, number = event.corners[(self.seen["sides"][seat] - 1 - rotation) % ORIENTATIONS]
        lacking = good not in (GOLD, VP) and self.seen["supply"][GOODS[good]] < number
        if lacking and self.seen["rotation"] < 0:
            return self.signs.amount("vp", 1)
        return self.signs.short(GOODS[good], number)

    # Around the board

    def favor(self) -> Text:
        """The track clockwise, with the marker and the covers."""
        pieces = []
        for favor in self.cards.favors:
            name = self.words.say(f"world-favor-{favor.key}")
            if favor.key in self.seen["covered"]:
                piece = ink(f"▒ {name} ▒", style="dim strike")
            elif favor.key == self.seen["marker"]:
                piece = ink(f"{HERE} {name}", style="bold reverse")
                piece.append(" ").append(self.signs.favor(favor))
            else:
                piece = ink(name, style="bold").append(" ").append(self.signs.favor(favor))
            pieces.append(piece)
        return flow(pieces, self.room, " › ")

    def supply(self) -> Text:
        supply = self.seen["supply"]
        return flow([self.signs.amount(good, supply[good]) for good in supply], self.room)

    def market(self) -> Text:
        """What wool and cloth bring now, and whether cloth can be sold."""
        pieces = []
        for good in (WOOL, CLOTH):
            name = self.words.say(f"world-good-{GOODS[good]}")
            price = self.signs.amount("gold", self.price(good))
            pieces.append(ink(f"{name} ", style="none").append(price))
        if not self.seen["cloth_open"]:
            pieces[1].append(f" ({self.words.say('world-table-cloth_closed')})", style="red")
        return flow(pieces, self.room)

    def price(self, good: int) -> int:
        stock = self.cards.stock
        for effect in reversed(self.in_force()):
            if effect.do == PRICE and effect.good == good:
                return effect.gold
        return stock.cloth_price if good == CLOTH else stock.wool_price

    def in_force(self) -> list[Effect]:
        """Return what the long-term events do, this round's counted."""
        keys = [*self.seen["long_events"]]
        if self.seen["event"] is not None:
            keys.append(self.seen["event"])
        events = [self.cards.events[self.cards.event_keys.index(key)] for key in keys]
        return [effect for event in events if event.long for effect in event.effects]

    # Projects, houses, the plague

    def projects(self) -> Table:
        """Each project: its spaces, what its donors will get, and whose seals lie there."""
        names = [self.project_name(seen) for seen in self.seen["projects"]]
        spaces = [self.project_spaces(seen) for seen in self.seen["projects"]]
        widest = max(text.cell_len for text in spaces)
        room = self.room - max(name.cell_len for name in names) - 2
        grid = Table.grid(padding=(0, 2, 0, 0))
        for name, filled, seen in zip(names, spaces, self.seen["projects"], strict=True):
            if not seen["complete"]:
                filled.pad_right(widest - filled.cell_len)
            grid.add_row(name, flow([filled, *self.project_bonus(seen)], room, "  "))
        return grid

    def project_of(self, seen: dict[str, Any]) -> Project:
        return self.cards.projects[self.cards.project_keys.index(seen["key"])]

    def project_name(self, seen: dict[str, Any]) -> Text:
        name = ink(self.words.say(f"world-project-{seen['key']}"), style="bold")
        if not seen["complete"] and self.seen["only_project"] not in (None, seen["key"]):
            name.append(f" ({self.words.say('world-table-covered')})", style="red")
        return name

    def project_spaces(self, seen: dict[str, Any]) -> Text:
        if seen["complete"]:
            return ink(f"✓ {self.words.say('world-table-complete')}", style="green")
        return self.signs.spaces(self.project_of(seen), (seen["stone"], seen["wood"]))

    def project_bonus(self, seen: dict[str, Any]) -> list[Text]:
        if seen["complete"]:
            return []
        bonus = ink(f"{self.words.say('world-table-bonus')} ", style="dim")
        bonus.append(self.signs.bonus(self.project_of(seen)))
        if seen["donors"]:
            marks = [self.seating.mark(seat) for seat in seen["donors"]]
            bonus.append(" ← ").append(Text(" ").join(marks))
        return [bonus]

    def houses(self) -> RenderableType:
        """The fourteen spaces: seven incomes, each once for stone and once for wood."""
        kinds = list(dict.fromkeys(house.kind for house in self.cards.houses))
        street = self.street(kinds)
        if Measurement.get(WIDEST, WIDEST.options, street).maximum <= self.room:
            return street
        middle = len(kinds) // 2 + 1
        return Group(self.street(kinds[:middle]), self.street(kinds[middle:]))

    def street(self, kinds: list[int]) -> Table:
        """The spaces of some incomes, stone above wood."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        houses = {house.kind: house for house in self.cards.houses}
        grid.add_row("", *[self.signs.income(houses[kind]) for kind in kinds])
        for resource in (STONE, WOOD):
            name = ink(self.words.say(f"world-good-{GOODS[resource]}"), style="dim")
            grid.add_row(name, *[self.spaces_of(kind, resource) for kind in kinds])
        return grid

    def spaces_of(self, kind: int, resource: int) -> Text:
        standing = [
            self.seating.space(self.seen["houses"].get(house.key, NOBODY))
            for house in self.cards.houses
            if house.kind == kind and house.cost == resource
        ]
        return Text(" ").join(standing)

    def plague(self) -> Text | None:
        """The eleven locations: unseen, ill with the knowledge they need, or cured."""
        if self.seen["chapter"] < PLAGUE_CHAPTER:
            return None
        pieces = []
        for number, location in enumerate(self.cards.locations):
            illness = self.seen["illness"][number]
            piece = ink(f"{location.key} ", style="bold")
            if illness == "cured":
                piece = ink(f"{location.key} ✓", style="dim")
            elif illness == "unknown":
                piece.append("[?] ", style="dim").append(self.signs.benefit(location))
            else:
                piece.append(f"[{illness}]", style="bold white on red").append(" ")
                piece.append(self.signs.benefit(location))
            pieces.append(piece)
        return flow(pieces, self.room)

    # Duties

    def duties(self) -> Text | None:
        """What I owe at the chapter's end, what I am short of, and what that would cost."""
        if self.seen["duties"] is None or self.seen["over"]:
            return None
        lines = []
        for number, duty in enumerate(self.seen["duties"]):
            owed = self.words.say(f"world-amount-{duty['good']}", number=span(duty["owed"]))
            if duty["missing"][1] == 0:
                line = ink(f"✓ {owed} ", style="green")
                said = self.words.say("world-table-duty-ready", has=duty["has"])
            else:
                sure = duty["missing"][0] > 0
                line = ink(f"{'✗' if sure else '?'} {owed} ", "bold red" if sure else "bold yellow")
                message = "last" if self.seen["chapter"] == CHAPTERS else "short"
                said = self.words.say(
                    f"world-table-duty-{message}",
                    has=duty["has"],
                    missing=span(duty["missing"]),
                    vp=span(duty["vp"]),
                    penalty=self.words.say(f"world-penalty-{number}"),
                )
            lines.append(line.append(said, style="none"))
        return Text("\n").join(lines)


def space_after(cards: Cards, seen: Mapping[str, Any], steps: int) -> int:
    """Return where the favor marker would come to; covered spaces are not counted."""
    space = cards.favor_keys.index(seen["marker"])
    while steps:
        space = (space + 1) % FAVORS
        steps -= cards.favor_keys[space] not in seen["covered"]
    return space


def span(ends: list[int]) -> int | str:
    """Return a number, or from where to where it may be: 2–5."""
    return ends[0] if ends[0] == ends[1] else f"{ends[0]}–{ends[1]}"
