"""The signs of the game in words and colours: amounts, awards, benefits, bonuses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from kingsbridge.terminal.layout import ink
from kingsbridge.titles.world.card_texts import either
from kingsbridge.titles.world.cards import Amount, Favor, House, Location, Project
from kingsbridge.titles.world.goods import GOODS, STONE, WOOD
from kingsbridge.words import Words

# Colours that read on dark and on light screens; the words say the same without them.
COLOURS = {
    "stone": "cyan",
    "wood": "green",
    "grain": "yellow",
    "piety": "magenta",
    "wool": "none",
    "cloth": "red",
    "loyalty": "bright_blue",
    "medical": "bright_green",
    "gold": "bold yellow",
    "vp": "bold",
}
PLUS = " + "


class Signs:
    """What the cards and the board show, said in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def amount(self, good: str, number: float) -> Text:
        """Return an amount of a good: 3 wool."""
        said = self.words.say(f"world-amount-{good}", number=number)
        return ink(said, style=COLOURS[good] if number else "dim")

    def short(self, good: str, number: float) -> Text:
        """Return an amount of a good where there is little room for it."""
        if good != "medical":
            return self.amount(good, number)
        return ink(f"{number:g} {self.name(good)}", style=COLOURS[good])

    def name(self, good: str) -> str:
        """Return the name of a good where there is little room for it."""
        return self.words.say(f"world-{'short' if good == 'medical' else 'good'}-{good}")

    def goods(self, amounts: Mapping[str, int]) -> list[Text]:
        """Return an amount of each good there is any of."""
        return [self.amount(good, number) for good, number in amounts.items() if number]

    def sum(self, amounts: Sequence[Amount]) -> Text:
        """Return several amounts: 1 VP + 2 gold."""
        return Text(PLUS).join([self.amount(GOODS[good], number) for good, number in amounts])

    def either(self, goods: Sequence[int]) -> Text:
        """Return a choice of goods: 1 stone or 1 wood."""
        return Text(either(goods, self.words))

    def nothing(self) -> Text:
        return ink("–", style="dim")

    def favor(self, favor: Favor) -> Text:
        """Return what a space of the favor track brings."""
        parts = [self.amount(GOODS[good], number) for good, number in favor.gains]
        for good, vp in favor.per:
            named = self.name(GOODS[good])
            parts.append(Text(self.words.say("world-favor-short-per", vp=vp, good=named)))
        for good, vp in favor.if_any:
            named = self.name(GOODS[good])
            parts.append(Text(self.words.say("world-favor-short-if_any", vp=vp, good=named)))
        if favor.per_house:
            said = self.words.say("world-favor-short-per_house", vp=favor.per_house)
            parts.append(Text(said))
        if favor.pay:
            parts.append(ink(f"–{self.sum(favor.pay).plain}", style="red"))
        return Text(PLUS).join(parts) if parts else self.nothing()

    def benefit(self, location: Location) -> Text:
        """Return what caring for a location brings beside the points of every care."""
        parts = [self.amount(GOODS[good], number) for good, number in location.benefit]
        if location.choice:
            parts.append(self.either(location.choice))
        if location.free_house:
            parts.append(Text(self.words.say("world-benefit-house")))
        return Text(PLUS).join(parts) if parts else self.nothing()

    def bonus(self, project: Project) -> Text:
        """Return what each donor gets."""
        parts = [self.amount(GOODS[good], number) for good, number in project.bonus]
        if project.care:
            parts.append(Text(self.words.say("world-bonus-care")))
        return Text(PLUS).join(parts) if parts else self.nothing()

    def rent(self, house: House) -> Text:
        """Return what a house brings."""
        return self.either(house.choice) if house.choice else self.sum(house.income)

    def income(self, house: House) -> Text:
        """Return what a house brings, where there is little room for it: the good itself for 1."""
        if house.choice:
            return Text("/").join([self.short_name(good) for good in house.choice])
        return Text("+").join([self.short_income(good, number) for good, number in house.income])

    def short_income(self, good: int, number: int) -> Text:
        """Return an income where there is little room: the good itself for 1."""
        return self.short_name(good) if number == 1 else self.short(GOODS[good], number)

    def short_name(self, good: int) -> Text:
        """Return the name of a good in its colour."""
        return ink(self.name(GOODS[good]), style=COLOURS[GOODS[good]])

    def spaces(self, project: Project, filled: Sequence[int]) -> Text:
        """Return the spaces of a project, filled and free: stone ■■□ wood ■□."""
        parts = []
        for resource in (STONE, WOOD):
            most = project.spaces[resource]
            if most:
                name = self.words.say(f"world-good-{GOODS[resource]}")
                part = ink(f"{name} ", style="dim")
                part.append("■" * filled[resource], style=COLOURS[GOODS[resource]])
                parts.append(part.append("□" * (most - filled[resource]), style="none"))
        return Text("  ").join(parts)

    def action(self, key: str) -> str:
        return self.words.say(f"world-action-{key}")
