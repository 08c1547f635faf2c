"""All cards of The Pillars of the Earth, and where each of their values comes from."""

from __future__ import annotations

import json
from collections.abc import Container, Iterable, Mapping
from typing import TypeVar, cast

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kingsbridge.engine.components import CORRECTED
from kingsbridge.locale import Words
from kingsbridge.pillars.cards import (
    FUNCTIONS,
    Cards,
    Craftsman,
    Event,
    Privilege,
    ResourceCard,
)
from kingsbridge.pillars.goods import GOODS
from kingsbridge.terminal.layout import ink
from kingsbridge.terminal.pillars.signs import ARROW, Signs, capacity

# Where a value comes from, the surest first.
ORIGINS = ["A", "B2", "B", "C", CORRECTED]
ORIGIN_STYLES = {"A": "green", "B2": "cyan", "B": "cyan", "C": "magenta", CORRECTED: "bold yellow"}
NUMBERS = ["round", "cost", "capacity", "workers", "cubes"]
BOARD_NUMBERS = ["start_vp", "start_gold", "castle_workers", "tax_die", "priory"]

Card = TypeVar("Card", Craftsman, Privilege, Event, ResourceCard)


class Gallery:
    """The cards in one language."""

    def __init__(self, cards: Cards, words: Words, keys: Container[str] | None = None) -> None:
        self.cards = cards
        self.words = words
        self.signs = Signs(words)
        self.keys = keys

    def shown(self, cards: Iterable[Card]) -> list[Card]:
        """Return the cards to show: those asked for by their keys, or all."""
        return [card for card in cards if self.keys is None or card.key in self.keys]

    def tables(self) -> list[RenderableType]:
        """Draw all cards as they are played."""
        sheets = [self.craftsmen(), self.privileges(), self.events(), self.resources()]
        return [sheet for sheet in sheets if sheet.row_count]

    def tables_with_provenance(self) -> list[RenderableType]:
        """Draw all cards with the origin of each value, and what the letters mean."""
        return [
            self.craftsmen_by_origin(),
            self.effects_by_origin("privileges"),
            self.effects_by_origin("events"),
            self.resources_by_origin(),
            self.board_by_origin(),
            self.legend(),
        ]

    def sheet(self, what: str, *columns: str) -> Table:
        sheet = Table(
            title=self.words.say(f"pillars-cards-{what}"),
            title_justify="left",
            title_style="bold",
            box=box.SIMPLE_HEAD,
            padding=(0, 1, 0, 0),
            pad_edge=False,
        )
        for column in columns:
            sheet.add_column(
                self.words.say(f"pillars-cards-column-{column}"),
                justify="right" if column in NUMBERS else "left",
                no_wrap=column == "formula",
                overflow="fold",
            )
        return sheet

    # As they are played

    def craftsmen(self) -> Table:
        sheet = self.sheet("craftsmen", "round", "name", "cost", "formula", "capacity", "remark")
        for card in self.in_rounds():
            sheet.add_row(
                str(card.round or "–"),
                self.signs.craftsman(card),
                str(card.cost or "–"),
                self.signs.formula(card),
                capacity(card),
                self.remark(card),
            )
        return sheet

    def in_rounds(self) -> list[Craftsman]:
        return sorted(self.shown(self.cards.craftsmen), key=lambda card: card.round)

    def remark(self, card: Craftsman) -> Text:
        """Return whose work a craftsman does as well, and whom it needs."""
        remarks = []
        if card.serves_as and FUNCTIONS[card.serves_as] != card.name:
            other = self.words.say(f"craftsman-{FUNCTIONS[card.serves_as]}")
            remarks.append(self.words.say("pillars-cards-serves_as", craftsman=other))
        if card.needs:
            other = self.words.say(f"craftsman-{FUNCTIONS[card.needs]}")
            remarks.append(self.words.say("pillars-cards-needs", craftsman=other))
        if card.holds_metal:
            metal = self.words.say("resource-metal")
            remarks.append(self.words.say("pillars-cards-keeps", what=metal))
        return ink(", ".join(remarks), style="dim")

    def privileges(self) -> Table:
        sheet = self.sheet("privileges", "name", "kind", "effect")
        for card in self.shown(self.cards.privileges):
            kind = self.words.say(f"pillars-cards-kind-{card.kind}")
            if card.last_round:
                kind = self.words.say("pillars-cards-last_round", kind=kind)
            sheet.add_row(
                self.words.say(f"privilege-{card.key}"),
                kind,
                self.effect("privileges", "privilege", card.key),
            )
        return sheet

    def events(self) -> Table:
        sheet = self.sheet("events", "name", "kind", "effect")
        for card in self.shown(self.cards.events):
            kind = "good" if card.good else "bad"
            sheet.add_row(
                self.words.say(f"event-{card.key}"),
                ink(
                    self.words.say(f"pillars-cards-kind-{kind}"),
                    style="green" if card.good else "red",
                ),
                self.effect("events", "event", card.key),
            )
        return sheet

    def effect(self, what: str, kind: str, key: str) -> Text:
        """Return what a card does, and an owner's corrections of it."""
        text = Text(self.words.say(f"{kind}-{key}-effect"))
        corrected = self.corrections(what, key)
        if corrected:
            said = self.words.say("pillars-cards-corrected", values=corrected)
            text.append(f"\n{said}", style=ORIGIN_STYLES[CORRECTED])
        return text

    def corrections(self, what: str, key: str) -> str:
        """Return the corrected values of a card as they were written."""
        rows = cast("Mapping[str, Mapping[str, object]]", self.cards.corrections.get(what, {}))
        return ", ".join(f"{name} = {written(value)}" for name, value in rows.get(key, {}).items())

    def resources(self) -> Table:
        sheet = self.sheet("resources", "field", "workers", "cubes")
        for card in self.shown(self.cards.resources):
            sheet.add_row(
                self.words.say(f"field-{GOODS[card.good]}"),
                str(card.workers),
                self.signs.good(GOODS[card.good], card.cubes),
            )
        return sheet

    # With their origins

    def craftsmen_by_origin(self) -> Table:
        sheet = self.sheet("craftsmen", "key", "cost", "formula", "capacity")
        for card in self.in_rounds():
            origin = card.provenance
            # What a card takes and what it must hold are printed in one place.
            taken = origin.get("takes", origin.get("holds"))
            formula = self.with_origin(self.signs.takes(card), taken).append(ARROW)
            number = str(card.capacity) if card.numbered else "–"
            sheet.add_row(
                ink(card.key, style="dim"),
                self.with_origin(Text(str(card.cost)), origin.get("cost")),
                formula.append(self.with_origin(self.signs.gives(card), origin.get("gives"))),
                self.with_origin(Text(number), origin.get("capacity", origin.get("no_capacity"))),
            )
        return sheet

    def effects_by_origin(self, what: str) -> Table:
        sheet = self.sheet(what, "key", "effect", "origin")
        for key, provenance in self.effects(what):
            kind = what.removesuffix("s")
            origins = [
                Text(f"{value} ").append_text(self.origin(origin))
                for value, origin in provenance.items()
            ]
            effect = ink(self.words.say(f"{kind}-{key}"), style="bold").append(": ")
            sheet.add_row(
                ink(key, style="dim"),
                effect.append_text(self.effect(what, kind, key)),
                Text("\n").join(origins),
            )
        return sheet

    def effects(self, what: str) -> list[tuple[str, dict[str, str]]]:
        """Return the cards that are told by their effects, with their provenance."""
        if what == "privileges":
            return [(card.key, card.provenance) for card in self.cards.privileges]
        return [(card.key, card.provenance) for card in self.cards.events]

    def resources_by_origin(self) -> Table:
        sheet = self.sheet("resources", "key", "workers", "cubes")
        for card in self.cards.resources:
            cubes = self.signs.good(GOODS[card.good], card.cubes)
            sheet.add_row(
                ink(card.key, style="dim"),
                self.with_origin(Text(str(card.workers)), card.provenance.get("workers")),
                self.with_origin(cubes, card.provenance.get("yield")),
            )
        return sheet

    def board_by_origin(self) -> Table:
        """Draw the numbers of the board that an owner may correct."""
        sheet = self.sheet("stock", "key", "value")
        for name in BOARD_NUMBERS:
            value = Text(written(getattr(self.cards.stock, name)))
            sheet.add_row(
                ink(name, style="dim"),
                self.with_origin(value, self.cards.stock.provenance.get(name)),
            )
        return sheet

    def with_origin(self, value: Text, origin: str | None) -> Text:
        if origin is None:
            return value
        return value.append(" ").append_text(self.origin(origin))

    def origin(self, origin: str) -> Text:
        return Text().append(origin, style=ORIGIN_STYLES.get(origin, "none"))

    def legend(self) -> RenderableType:
        """Say what the letters mean."""
        legend = Table.grid(padding=(0, 2, 0, 0))
        for origin in ORIGINS:
            legend.add_row(self.origin(origin), self.words.say(f"pillars-cards-origin-{origin}"))
        return legend

    # As data

    def data(self) -> dict[str, object]:
        """Return all cards as plain data, names and effects in words."""
        return {
            "craftsmen": [self.craftsman_data(card) for card in self.in_rounds()],
            "privileges": [
                {
                    "key": card.key,
                    "name": self.words.say(f"privilege-{card.key}"),
                    "kind": card.kind,
                    "last_round": card.last_round,
                    "effect": self.words.say(f"privilege-{card.key}-effect"),
                    "corrected": self.corrections("privileges", card.key),
                    "provenance": card.provenance,
                }
                for card in self.cards.privileges
            ],
            "events": [
                {
                    "key": card.key,
                    "name": self.words.say(f"event-{card.key}"),
                    "good": card.good,
                    "effect": self.words.say(f"event-{card.key}-effect"),
                    "corrected": self.corrections("events", card.key),
                    "provenance": card.provenance,
                }
                for card in self.cards.events
            ],
            "resources": [
                {
                    "key": card.key,
                    "good": GOODS[card.good],
                    "workers": card.workers,
                    "cubes": card.cubes,
                    "provenance": card.provenance,
                }
                for card in self.cards.resources
            ],
            "board": {name: getattr(self.cards.stock, name) for name in BOARD_NUMBERS},
            "origins": {
                origin: self.words.say(f"pillars-cards-origin-{origin}") for origin in ORIGINS
            },
        }

    def craftsman_data(self, card: Craftsman) -> dict[str, object]:
        takes = {GOODS[good]: amount for good, amount in card.takes}
        if card.takes_gold:
            takes["gold"] = card.takes_gold
        return {
            "key": card.key,
            "name": self.signs.craftsman(card),
            "round": card.round,
            "cost": card.cost,
            "takes": takes,
            "holds": {"metal": card.holds_metal} if card.holds_metal else {},
            "gives": {
                name: amount for name, amount in (("vp", card.vp), ("gold", card.gold)) if amount
            },
            "capacity": card.capacity if card.numbered else None,
            "serves_as": FUNCTIONS[card.serves_as] or None,
            "needs": FUNCTIONS[card.needs] or None,
            "provenance": card.provenance,
        }


def written(value: object) -> str:
    """Return a value as a file of corrections has it."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {amount}" for name, amount in value.items()) + " }"
    return json.dumps(value)
