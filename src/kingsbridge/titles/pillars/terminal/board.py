"""The board as the walk through a round: one row a place, in the order they are visited."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

from kingsbridge.terminal.layout import flow, ink, labelled
from kingsbridge.terminal.seating import Seating
from kingsbridge.titles.pillars.cards import Cards
from kingsbridge.titles.pillars.goods import FIELD_GOODS, GOODS
from kingsbridge.titles.pillars.moves import (
    ARCHBISHOP,
    CASTLE,
    CATHEDRAL,
    FIRST_SPACE,
    KINGS_COURT,
    KINGSBRIDGE,
    MARKET,
    PRIORY,
    SHIRING,
)
from kingsbridge.titles.pillars.state import ROUNDS
from kingsbridge.titles.pillars.terminal.signs import Signs, capacity
from kingsbridge.words import Words

# The rows: what stands before each, its message, and the steps of the walk that happen there.
ROWS = {
    "selection": ("I", "pillars-step-selection", ["round_setup", "selection"]),
    "placement": ("II", "pillars-step-placement", ["placement"]),
    "event": ("1", "pillars-step-event_turned", ["event_turned", "event_strikes"]),
    "archbishop": ("2", "pillars-place-archbishop", ["archbishop"]),
    "wool_mill": ("3", "pillars-place-wool_mill", ["wool_mill"]),
    "kingsbridge": ("4", "pillars-place-kingsbridge", ["kingsbridge"]),
    "priory": ("5", "pillars-place-priory", ["priory"]),
    "production": ("6–8", "pillars-step-production", ["production"]),
    "kings_court": ("9", "pillars-place-kings_court", ["kings_court"]),
    "shiring": ("10", "pillars-place-shiring", ["shiring"]),
    "castle": ("11", "pillars-place-castle", ["castle"]),
    "market": ("12", "pillars-place-market", ["market"]),
    "cathedral": ("13", "pillars-place-cathedral", ["cathedral"]),
    "next_start": ("14", "pillars-step-next_start", ["next_start"]),
}
# Where the walk is cut in two, side by side on a wide screen.
RIGHT_HALF = list(ROWS).index("production")

# What matters for a decision, by the row it is made in, on a small screen.
NEIGHBOURS = {
    "selection": ["selection", "shiring"],
    "placement": [
        "placement",
        "archbishop",
        "kingsbridge",
        "priory",
        "kings_court",
        "shiring",
        "castle",
        "market",
        "next_start",
    ],
    "event": ["event", "archbishop"],
    "archbishop": ["event", "archbishop", "market"],
    "kings_court": ["kings_court"],
    "shiring": ["shiring"],
    "market": ["production", "market"],
    "cathedral": ["event", "cathedral"],
}

HERE = "▶"
NUMBER_WIDTH = 4
NAME_WIDTH = 17
# What the columns before a row's content take, with their gaps.
MARGIN = 1 + 1 + NUMBER_WIDTH + 1 + NAME_WIDTH + 1


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
        """Draw some rows of the walk, the current one marked and the past ones dimmed."""
        grid = labelled([1, NUMBER_WIDTH, NAME_WIDTH])
        here = self.here()
        order = list(ROWS)
        for name in names:
            number, message, _ = ROWS[name]
            past = here != "" and order.index(name) < order.index(here)
            style = "bold reverse" if name == here else "dim" if past else "bold"
            grid.add_row(
                ink(HERE if name == here else " ", style="bold"),
                ink(f"{number:>{NUMBER_WIDTH}}", style="dim"),
                ink(self.words.say(message), style=style),
                self.content(name),
            )
        return grid

    def here(self) -> str:
        """Return the row of the current step."""
        if self.seen["over"]:
            return ""
        return next(name for name, row in ROWS.items() if self.seen["step"] in row[2])

    def path(self) -> Text:
        """Return the walk by its names alone, the current place marked."""
        here = self.here()
        places = [
            ink(self.words.say(message), style="reverse bold" if name == here else "dim")
            for name, (_, message, _) in ROWS.items()
        ]
        return flow(places, self.room + MARGIN, " › ")

    def content(self, name: str) -> Text:
        """Return what lies and stands at a place."""
        content = getattr(self, name)()
        assert isinstance(content, Text)
        return content if content.plain else ink("–", style="dim")

    def spaces(self, choice: int) -> list[Text]:
        """Return the builder spaces of a choice of place."""
        standing = self.seen["spaces"][FIRST_SPACE[choice] : FIRST_SPACE[choice + 1]]
        return [self.seating.space(seat) for seat in standing]

    # The rows, in their order

    def selection(self) -> Text:
        """The pool: resource cards kind by kind, then craftsmen with cost and formula."""
        lines = []
        for good in range(FIELD_GOODS):
            cards = [
                self.signs.resource_card(card)
                for card in self.cards.resources
                if card.key in self.seen["pool"] and card.good == good
            ]
            if cards:
                lines.append(flow(cards, self.room))
        for key in self.seen["for_hire"]:
            card = self.cards.craftsmen[self.cards.craftsman_keys.index(key)]
            line = ink(self.signs.craftsman(card), style="bold").append(" ")
            line.append(self.signs.gold(card.cost)).append(": ")
            lines.append(line.append(self.signs.formula(card)).append(f" {capacity(card)}"))
        return Text("\n").join(lines)

    def placement(self) -> Text:
        """The cost dial with the builders that wait, and what is in the bag."""
        dial = [ink(self.words.say("pillars-table-cost"), style="dim")]
        placing = self.seen["step"] == "placement"
        for price in range(self.cards.stock.first_builder_cost, -1, -1):
            mark = ink(str(price), style="dim")
            if placing and price == self.seen["cost"]:
                mark = ink(f"({price})", style="reverse bold")
            for waiting in self.seen["waiting"]:
                if waiting["price"] == price:
                    mark.append(self.seating.mark(waiting["seat"]))
            dial.append(mark)
        bag = ink(self.words.say("pillars-table-bag"), style="dim")
        for seat, number in enumerate(self.seen["bag"]):
            bag.append(" ").append(self.seating.mark(seat)).append(f"×{number}")
        pieces = [Text(" ").join(dial), bag]
        if self.seen["drawn"] >= 0:
            drawn = ink(self.words.say("pillars-table-drawn"), style="dim").append(" ")
            pieces.append(drawn.append(self.seating.mark(self.seen["drawn"])))
        if any(self.seen["aside"]):
            aside = ink(self.words.say("pillars-table-aside"), style="dim")
            for seat, number in enumerate(self.seen["aside"]):
                if number:
                    aside.append(" ").append(self.seating.mark(seat))
            pieces.append(aside)
        return flow(pieces, self.room)

    def event(self) -> Text:
        key = self.seen["event"]
        if key is not None:
            return self.event_text(key)
        if self.seen["over"]:
            return Text()
        coming = self.seen["coming_event"]
        text = ink(self.words.say("pillars-table-event-unseen"), style="dim")
        if coming is not None:
            text = ink(self.words.say("pillars-table-event-coming"), style="italic").append(" ")
            text.append(self.event_text(coming))
        return text

    def event_text(self, key: str) -> Text:
        good = self.cards.events[self.cards.event_keys.index(key)].good
        name = ink(
            self.words.say(f"pillars-event-{key}"), style="bold green" if good else "bold red"
        )
        name.append(" (+)" if good else " (–)")
        return name.append(": ").append(self.words.say(f"pillars-event-{key}-effect"), style="none")

    def archbishop(self) -> Text:
        return self.spaces(ARCHBISHOP)[0].append(
            f" {self.words.say('pillars-table-archbishop')}", style="dim"
        )

    def wool_mill(self) -> Text:
        parts = []
        for seat, player in enumerate(self.seen["players"]):
            if player["mill"]:
                parts.append(self.seating.mark(seat).append(f" {player['mill']}"))
        return flow(parts, self.room)

    def kingsbridge(self) -> Text:
        lines = []
        for place, key in enumerate(self.seen["kingsbridge"]):
            if key is not None:
                line = self.spaces(KINGSBRIDGE + place)[0].append(" ")
                line.append(self.words.say(f"pillars-privilege-{key}"), style="bold").append(": ")
                lines.append(line.append(self.words.say(f"pillars-privilege-{key}-effect")))
        return Text("\n").join(lines)

    def priory(self) -> Text:
        pairs = zip(self.spaces(PRIORY), self.cards.stock.priory, strict=True)
        return Text("  ").join(
            [space.append(" ").append(self.signs.points(vp)) for space, vp in pairs]
        )

    def production(self) -> Text:
        """What the fields hold, and what they owe."""
        line = flow(self.signs.goods(self.seen["fields"]), self.room)
        owed = {good: number for good, number in self.seen["owed"].items() if number}
        if owed:
            line.append("\n").append(self.words.say("pillars-table-owed"), style="dim").append(" ")
            line.append(flow([self.signs.good(good, owed[good]) for good in owed], self.room - 10))
        return line

    def kings_court(self) -> Text:
        first, *others = self.spaces(KINGS_COURT)
        first.append("+").append(self.signs.good("metal", self.seen["court_metal"]))
        line = Text(" ").join([first, *others])
        if self.seen["step"] == "kings_court" and self.seen["tax"]:
            tax = self.words.say("pillars-table-tax", gold=self.seen["tax"])
            return line.append("  ").append(tax, style="bold")
        return line.append(f"  {self.words.say('pillars-table-no_tax')}", style="dim")

    def shiring(self) -> Text:
        lines = []
        for place, key in enumerate(self.seen["shiring"]):
            if key is not None:
                card = self.cards.craftsmen[self.cards.craftsman_keys.index(key)]
                line = self.spaces(SHIRING + place)[0].append(" ")
                line.append(self.signs.craftsman(card), style="bold").append(": ")
                lines.append(line.append(self.signs.formula(card)).append(f" {capacity(card)}"))
        return Text("\n").join(lines)

    def castle(self) -> Text:
        workers = self.cards.stock.castle_workers
        return self.spaces(CASTLE)[0].append(
            f" {self.words.say('pillars-table-castle', number=workers)}", style="dim"
        )

    def market(self) -> Text:
        """Stalls in their order, and what lies there at which price."""
        stalls = Text(" ").join(self.spaces(MARKET))
        goods = []
        for good in range(FIELD_GOODS):
            name = GOODS[good]
            piece = self.signs.good(name, self.seen["market"][name])
            price = self.words.say("pillars-table-price", gold=self.cards.stock.buy[good])
            goods.append(piece.append(f" {price}", style="dim"))
        return flow([stalls, *goods], self.room, "  ")

    def cathedral(self) -> Text:
        """The pieces that stand, and how many are to come."""
        built = self.seen["pieces"]
        line = ink("▲" * built, style="bold yellow").append("△" * (ROUNDS - built), style="dim")
        pieces = [self.words.say(f"pillars-piece-{piece}") for piece in range(1, built + 1)]
        return line.append(f" {', '.join(pieces)}" if pieces else "")

    def next_start(self) -> Text:
        return self.spaces(CATHEDRAL)[0].append(
            f" {self.words.say('pillars-table-next_start')}", style="dim"
        )
