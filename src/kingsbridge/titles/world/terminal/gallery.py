"""All cards and places of World Without End, and where each of their values comes from.

No list of what is printed on all of them was found, so that some values are reconstructed. Those
are marked wherever they are shown.
"""

from __future__ import annotations

from collections.abc import Container, Mapping

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kingsbridge.engine.components import CORRECTED
from kingsbridge.terminal.gallery import ORIGIN_STYLES, CardGallery, written
from kingsbridge.terminal.layout import ink
from kingsbridge.titles.world.cards import Amount, Cards, Event, House, Location, Project
from kingsbridge.titles.world.goods import GOLD, GOODS, STONE, WOOD
from kingsbridge.titles.world.terminal.signs import Signs
from kingsbridge.words import Words

RECONSTRUCTED = "D"
DAGGER = "†"
DOT = " · "
BOARD_NUMBERS = [
    "supplies",
    "start",
    "houses",
    "seals",
    "build_vp",
    "build_most",
    "wool_price",
    "cloth_price",
    "house_gold",
    "rent_most",
    "donation_gold",
    "weave_most",
    "medicine",
    "care_vp",
    "tower_metal_vp",
    "tower_metal_tied_vp",
    "duties",
    "duty_vp",
    "last_chapter_factor",
    "tax_die",
]
# Where the provenance of a number stands that is part of a larger row.
WITHIN = {"wool_price": "prices", "cloth_price": "prices"}


class Gallery(CardGallery):
    """The cards in one language."""

    title_key = "world"
    origins = ("A", "A-", "B", "C+", "C", RECONSTRUCTED, CORRECTED)

    def __init__(self, cards: Cards, words: Words, keys: Container[str] | None) -> None:
        super().__init__(cards.corrections, words, keys)
        self.cards = cards
        self.signs = Signs(words)

    def tables(self) -> list[RenderableType]:
        sheets = [
            self.actions(),
            self.projects(),
            self.houses(),
            self.favors(),
            self.locations(),
            self.events(),
        ]
        reconstructed = ink(f"{DAGGER} ", style=ORIGIN_STYLES[RECONSTRUCTED])
        reconstructed.append(self.words.say("world-cards-reconstructed"), style="none")
        return [*[sheet for sheet in sheets if sheet.row_count], reconstructed]

    def tables_with_provenance(self) -> list[RenderableType]:
        return [
            self.by_origin("actions", {card.key: card.provenance for card in self.cards.actions}),
            self.by_origin("projects", {card.key: card.provenance for card in self.cards.projects}),
            self.by_origin("houses", {card.key: card.provenance for card in self.cards.houses}),
            self.by_origin("favor", {card.key: card.provenance for card in self.cards.favors}),
            self.by_origin("plague", {card.key: card.provenance for card in self.cards.locations}),
            self.by_origin("events", {card.key: card.provenance for card in self.cards.events}),
            self.board_by_origin(),
            self.legend(),
        ]

    # As they are played

    def actions(self) -> Table:
        sheet = self.sheet("actions", "name", "effect")
        for card in self.shown(self.cards.actions):
            star = "★ " if card.starred else ""
            sheet.add_row(f"{star}{self.signs.action(card.key)}", self.told("actions", card.key))
        return sheet

    def projects(self) -> Table:
        sheet = self.sheet("projects", "name", "enters", "spaces", "bonus")
        for card in self.shown(self.cards.projects):
            sheet.add_row(
                self.name("projects", card.key),
                self.words.say(f"world-cards-enters-{card.enters}"),
                self.project_spaces(card),
                self.project_bonus(card),
            )
        return sheet

    def project_spaces(self, card: Project) -> Text:
        parts = [
            self.marked(
                self.signs.amount(GOODS[good], card.spaces[good]), card.provenance.get(GOODS[good])
            )
            for good in (STONE, WOOD)
        ]
        return Text(DOT).join(parts)

    def project_bonus(self, card: Project) -> Text:
        return self.marked(self.signs.bonus(card), card.provenance.get("bonus"))

    def houses(self) -> Table:
        sheet = self.sheet("houses", "effect", "cost")
        for card in self.shown(self.cards.houses):
            sheet.add_row(self.house_income(card), self.house_cost(card))
        return sheet

    def house_income(self, card: House) -> Text:
        return self.marked(self.signs.rent(card), card.provenance.get("income"))

    def house_cost(self, card: House) -> Text:
        return self.marked(self.cost(card), card.provenance.get("cost"))

    def cost(self, card: House) -> Text:
        return self.signs.sum([(GOLD, self.cards.stock.house_gold), (card.cost, 1)])

    def favors(self) -> Table:
        sheet = self.sheet("favor", "name", "effect")
        for card in self.shown(self.cards.favors):
            name = Text(self.name("favor", card.key))
            sheet.add_row(
                self.marked(name, card.provenance.get("place")), self.told("favor", card.key)
            )
        return sheet

    def locations(self) -> Table:
        sheet = self.sheet("plague", "name", "bonus")
        for card in self.shown(self.cards.locations):
            sheet.add_row(self.name("plague", card.key), self.location_benefit(card))
        if sheet.row_count:
            markers = ", ".join(str(number) for number in self.marker_numbers())
            origin = self.cards.marker_provenance.get("numbers")
            sheet.add_row(self.words.say("world-cards-markers"), self.marked(Text(markers), origin))
        return sheet

    def location_benefit(self, card: Location) -> Text:
        return self.marked(self.signs.benefit(card), card.provenance.get("benefit"))

    def marker_numbers(self) -> list[int]:
        markers = self.cards.markers
        return [number for number in range(len(markers)) for _ in range(markers[number])]

    def events(self) -> Table:
        sheet = self.sheet("events", "key", "kind", "corners", "effect")
        for card in self.shown(self.cards.events):
            name = self.marked(
                ink(self.name("events", card.key), style="bold"), card.provenance.get("exists")
            )
            told = self.marked(self.told("events", card.key), card.provenance.get("effect"))
            sheet.add_row(
                self.marked(ink(card.key, style="dim"), card.provenance.get("chapter")),
                self.event_kind(card),
                self.event_corners(card),
                name.append("\n").append(told),
            )
        return sheet

    def event_kind(self, card: Event) -> Text:
        said = self.words.say(f"world-cards-kind-{'long' if card.long else 'immediate'}")
        return self.marked(Text(said), card.provenance.get("kind"))

    def event_corners(self, card: Event) -> Text:
        """What its corners show, clockwise from the arrow."""
        corners = [self.signs.short(GOODS[good], number) for good, number in card.corners]
        return self.marked(Text("\n").join(corners), card.provenance.get("corners"))

    def marked(self, value: Text, origin: str | None) -> Text:
        """Return a value, marked if it is reconstructed or corrected."""
        if origin == RECONSTRUCTED:
            return value.append(DAGGER, style=ORIGIN_STYLES[RECONSTRUCTED])
        return self.with_origin(value, origin) if origin == CORRECTED else value

    # With their origins

    def by_origin(self, what: str, cards: Mapping[str, Mapping[str, str]]) -> Table:
        """Draw cards of a kind, each with the origins of its values."""
        sheet = self.sheet(what, "key", "effect", "origin")
        for key, provenance in cards.items():
            text = ink(self.name(what, key), style="bold").append(": ")
            text.append_text(self.told(what, key))
            if what == "events":
                event = self.cards.events[self.cards.event_keys.index(key)]
                corners = [self.signs.short(GOODS[good], number) for good, number in event.corners]
                text.append("\n").append(Text(DOT).join(corners))
            sheet.add_row(ink(key, style="dim"), text, self.all_origins(provenance, DOT))
        if what == "plague":
            markers = ", ".join(str(number) for number in self.marker_numbers())
            sheet.add_row(
                ink("markers", style="dim"),
                Text(markers),
                self.all_origins(self.cards.marker_provenance, DOT),
            )
        return sheet

    def board_by_origin(self) -> Table:
        """Draw the numbers of the box and of the board."""
        sheet = self.sheet("stock", "key", "value")
        for name, value in self.board_data().items():
            origin = self.cards.stock.provenance.get(WITHIN.get(name, name))
            sheet.add_row(ink(name, style="dim"), self.with_origin(Text(written(value)), origin))
        return sheet

    def board_data(self) -> dict[str, object]:
        stock = self.cards.stock
        found: dict[str, object] = {name: getattr(stock, name) for name in BOARD_NUMBERS}
        found["supplies"] = dict(zip(GOODS, stock.supplies, strict=False))
        start = zip(GOODS, stock.start, strict=True)
        found["start"] = {good: number for good, number in start if number}
        found["medicine"] = as_written(stock.medicine)
        found["duties"] = dict(zip(("piety", "grain"), stock.duties, strict=True))
        found["duty_vp"] = dict(zip(("piety", "grain", "gold"), stock.duty_vp, strict=True))
        return found

    # In words

    def name(self, what: str, key: str) -> str:
        kinds = {"favor": "favor", "plague": "location"}
        return self.words.say(f"world-{kinds.get(what, what.removesuffix('s'))}-{key}")

    def told(self, what: str, key: str) -> Text:
        """Return what a card does in words, and an owner's corrections of it."""
        return self.with_corrections(self.effect(what, key), what, key)

    def effect(self, what: str, key: str) -> str:
        if what == "projects":
            card = self.cards.projects[self.cards.project_keys.index(key)]
            spaces = [self.signs.amount(GOODS[good], card.spaces[good]) for good in (STONE, WOOD)]
            return f"{Text(DOT).join(spaces).plain} → {self.signs.bonus(card).plain}"
        if what == "houses":
            return self.cost(self.cards.houses[self.cards.house_keys.index(key)]).plain
        if what == "plague":
            return self.signs.benefit(self.cards.locations[int(key) - 1]).plain
        return self.words.say(f"world-{what.removesuffix('s')}-{key}-effect")

    # As data

    def data(self) -> dict[str, object]:
        cards = self.cards
        return {
            "actions": [
                {**self.card("actions", card.key, card.provenance), "starred": card.starred}
                for card in cards.actions
            ],
            "projects": [
                {
                    **self.card("projects", card.key, card.provenance),
                    "enters": card.enters,
                    "stone": card.spaces[STONE],
                    "wood": card.spaces[WOOD],
                    "bonus": as_written(card.bonus),
                    "care": card.care,
                    "metal": card.metal,
                }
                for card in cards.projects
            ],
            "houses": [
                {
                    **self.card("houses", card.key, card.provenance),
                    "income": as_written(card.income),
                    "choice": card.choice,
                    "cost": GOODS[card.cost],
                }
                for card in cards.houses
            ],
            "favor": [self.card("favor", card.key, card.provenance) for card in cards.favors],
            "plague": [
                {
                    **self.card("plague", card.key, card.provenance),
                    "benefit": as_written(card.benefit),
                    "choice": card.choice,
                    "free_house": card.free_house,
                }
                for card in cards.locations
            ],
            "markers": {
                "numbers": self.marker_numbers(),
                "provenance": cards.marker_provenance,
            },
            "events": [
                {
                    **self.card("events", card.key, card.provenance),
                    "chapter": card.chapter,
                    "kind": "long" if card.long else "immediate",
                    "plague": card.plague + 1 or None,
                    "corners": card.corner_keys,
                }
                for card in cards.events
            ],
            "board": self.board_data(),
            "origins": self.origins_in_words(),
        }

    def card(self, what: str, key: str, provenance: dict[str, str]) -> dict[str, object]:
        return {
            "key": key,
            "name": self.name(what, key),
            "effect": self.effect(what, key),
            "corrected": self.corrections(what, key),
            "reconstructed": sorted(
                value for value, origin in provenance.items() if origin == RECONSTRUCTED
            ),
            "provenance": provenance,
        }


def as_written(amounts: list[Amount]) -> dict[str, int]:
    """Return amounts as a file of corrections has them."""
    return {GOODS[good]: number for good, number in amounts}
