"""What lies in front of each player: gold, points, workers, cubes, craftsmen, privileges."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from kingsbridge.locale import Words
from kingsbridge.pillars.cards import Cards
from kingsbridge.terminal.layout import flow, ink
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
        texts = [self.on_panel(seat, inner) for seat in seats]
        height = max(text.plain.count("\n") for text in texts) + 3
        grid.add_row(*[self.panel(seat, texts[seat], height) for seat in seats])
        return grid

    def on_panel(self, seat: int, inner: int) -> Text:
        lines = [
            flow(self.possessions(seat), inner),
            flow(self.workers(seat), inner),
            *self.craftsmen_below(seat, inner),
        ]
        extras = self.extras(seat)
        if extras:
            lines.append(flow(extras, inner))
        return Text("\n").join(lines)

    def panel(self, seat: int, text: Text, height: int) -> Panel:
        return Panel(
            text,
            height=height,
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
                flow([*self.workers(seat), *self.extras(seat)], room),
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
                self.title(seat), flow([*self.possessions(seat), *self.workers(seat)], room)
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
        none = ink(self.words.say("pillars-table-no_cubes"), style="dim")
        return [
            self.signs.points(player["vp"]),
            self.signs.gold(player["gold"]),
            *(held if held else [none]),
        ]

    def workers(self, seat: int) -> list[Text]:
        """Workers that are free, in the mill, and at work on resource cards."""
        player = self.seen["players"][seat]
        cards = [card for card in self.cards.resources if card.key in player["resource_cards"]]
        where = {
            "free": player["reserve"],
            "mill": player["mill"],
            "at_work": sum(card.workers for card in cards),
        }
        return [
            Text(self.words.say(f"pillars-table-{place}", number=number))
            for place, number in where.items()
            if number or place == "free"
        ]

    def craftsmen(self, seat: int) -> list[Text]:
        """Each craftsman in one piece: name, formula, capacity."""
        pieces = []
        for name, formula, uses in self.employed(seat):
            piece = Text(name).append(" ").append(formula).append(" ")
            pieces.append(piece.append(uses))
        return pieces

    def craftsmen_below(self, seat: int, inner: int) -> list[Text]:
        """Each craftsman in a line, or in two where the name and the formula need them."""
        lines = []
        for name, formula, uses in self.employed(seat):
            right = formula.copy().append(" ").append(uses)
            gap = inner - len(name) - right.cell_len
            if gap > 0:
                lines.append(Text(name + " " * gap).append_text(right))
            else:
                lines += [Text(name), Text(" " * max(0, inner - right.cell_len)).append_text(right)]
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
            ink(self.words.say(f"privilege-{key}"), style="italic") for key in player["privileges"]
        ]
        if player["grey_coming"]:
            grey = self.words.say("pillars-table-grey_coming", number=player["grey_coming"])
            pieces.append(ink(grey, style="dim"))
        pieces += [ink(self.words.say(f"pillars-table-{fact}"), style="dim") for fact in facts]
        return pieces
