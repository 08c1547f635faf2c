"""What lies in front of each player: gold, points, workers, cubes, craftsmen, privileges."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from kingsbridge.locale import Words
from kingsbridge.pillars.cards import Cards
from kingsbridge.terminal.layout import flow
from kingsbridge.terminal.pillars.signs import Signs, capacity, tally
from kingsbridge.terminal.seating import Seating

NAME_WIDTH = 17


class Mats:
    """The players of one view."""

    def __init__(self, seen: dict[str, Any], cards: Cards, words: Words, seating: Seating) -> None:
        self.seen = seen
        self.cards = cards
        self.words = words
        self.seating = seating
        self.signs = Signs(words)

    def side_by_side(self, width: int) -> Table:
        """Draw the mats as panels in a row."""
        grid = Table.grid(expand=True)
        seats = range(self.seen["seats"])
        for _ in seats:
            grid.add_column(ratio=1)
        inner = width // self.seen["seats"] - 4
        grid.add_row(*[self.panel(seat, inner) for seat in seats])
        return grid

    def panel(self, seat: int, inner: int) -> Panel:
        lines = [
            flow(self.possessions(seat), inner),
            self.workers(seat),
            *self.craftsmen_below(seat, inner),
        ]
        extras = self.extras(seat)
        if extras:
            lines.append(flow(extras, inner))
        return Panel(
            Text("\n").join(lines),
            title=self.title(seat),
            title_align="left",
            box=box.HEAVY if seat == self.seen["seat"] else box.ROUNDED,
            border_style="bold" if seat == self.seen["seat"] else "dim",
            padding=(0, 1),
        )

    def one_below_another(self, seats: list[int], width: int) -> Table:
        """Draw mats in full, as rows."""
        room = width - NAME_WIDTH - 1
        grid = Table.grid(padding=(0, 1, 0, 0), expand=True)
        grid.add_column(width=NAME_WIDTH, overflow="fold")
        grid.add_column(ratio=1)
        for seat in seats:
            lines = [
                flow(self.possessions(seat), room),
                flow([self.workers(seat), *self.extras(seat)], room),
                flow(self.craftsmen(seat), room),
            ]
            grid.add_row(self.title(seat), Text("\n").join(lines))
        return grid

    def in_short(self, seats: list[int], width: int) -> Table:
        """Draw mats in a line or two each: what there is to count."""
        room = width - NAME_WIDTH - 1
        grid = Table.grid(padding=(0, 1, 0, 0), expand=True)
        grid.add_column(width=NAME_WIDTH, no_wrap=True, overflow="ellipsis")
        grid.add_column(ratio=1)
        for seat in seats:
            grid.add_row(
                self.title(seat), flow([*self.possessions(seat), self.workers(seat)], room)
            )
        return grid

    def title(self, seat: int) -> Text:
        """Return the letter, the name, and what to know of a seat at a glance."""
        text = self.seating.name(seat)
        if seat == self.seating.me:
            text.append(f" ({self.words.say('you')})", style="italic")
        bot = self.seating.bots[seat]
        if bot is not None:
            text.append(f" ({bot})", style="dim")
        return text

    def possessions(self, seat: int) -> list[Text]:
        """Points, gold, cubes."""
        player = self.seen["players"][seat]
        cubes = player["cubes"]
        held = [self.signs.good(good, cubes[good]) for good in cubes if cubes[good]]
        none = Text(self.words.say("pillars-table-no_cubes"), style="dim")
        return [
            self.signs.points(player["vp"]),
            self.signs.gold(player["gold"]),
            *(held if held else [none]),
        ]

    def workers(self, seat: int) -> Text:
        """Workers that are free, in the mill, and at work on resource cards."""
        player = self.seen["players"][seat]
        cards = [card for card in self.cards.resources if card.key in player["resource_cards"]]
        return Text(
            self.words.say(
                "pillars-table-where_workers",
                free=player["reserve"],
                mill=player["mill"],
                work=sum(card.workers for card in cards),
            )
        )

    def craftsmen(self, seat: int) -> list[Text]:
        """Each craftsman in one piece: name, formula, capacity."""
        pieces = []
        for name, formula, uses in self.employed(seat):
            piece = Text(name).append(" ").append(formula).append(" ")
            pieces.append(piece.append(uses))
        return pieces

    def craftsmen_below(self, seat: int, inner: int) -> list[Text]:
        """Each craftsman in a line, the name cut where there is no room, the formula never."""
        lines = []
        for name, formula, uses in self.employed(seat):
            right = formula.copy().append(" ").append(uses)
            room = max(3, inner - right.cell_len - 1)
            line = Text(name)
            line.truncate(room, overflow="ellipsis", pad=True)
            lines.append(line.append(" ").append(right))
        return lines

    def employed(self, seat: int) -> list[tuple[str, Text, Text]]:
        scoring = seat == self.seen["seat"] and self.seen["step"] == "cathedral"
        employed = []
        for held in self.seen["players"][seat]["craftsmen"]:
            card = self.cards.craftsmen[self.cards.craftsman_keys.index(held["key"])]
            uses = Text(capacity(card))
            if scoring:
                most = card.capacity
                if held["key"] == self.seen["zealous"]:
                    event = self.cards.event_keys.index(self.seen["event"])
                    most += self.cards.events[event].zeal
                uses = tally(held["uses"], most)
            employed.append((self.signs.craftsman(card), self.signs.formula(card), uses))
        return employed

    def extras(self, seat: int) -> list[Text]:
        """Resource cards, privileges, and what will change next round."""
        player = self.seen["players"][seat]
        facts = [
            fact for fact in ("protected", "two_builders", "two_builders_coming") if player[fact]
        ]
        if player["passed"] and self.seen["step"] == "selection":
            facts.append("passed")
        pieces = [
            self.signs.resource_card(card)
            for card in self.cards.resources
            if card.key in player["resource_cards"]
        ]
        pieces += [
            Text(self.words.say(f"privilege-{key}"), style="italic") for key in player["privileges"]
        ]
        if player["grey_coming"]:
            grey = self.words.say("pillars-table-grey_coming", number=player["grey_coming"])
            pieces.append(Text(grey, style="dim"))
        pieces += [Text(self.words.say(f"pillars-table-{fact}"), style="dim") for fact in facts]
        return pieces
