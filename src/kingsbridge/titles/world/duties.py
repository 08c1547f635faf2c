"""What a player will owe at the chapter's end, what is missing now, and what that would cost."""

from __future__ import annotations

from kingsbridge.titles.world.goods import GOLD
from kingsbridge.titles.world.state import CHAPTERS, Table
from kingsbridge.titles.world.steps.duties import GOODS_DUE


class Forecast:
    """One duty: what is owed and missing at least and at most, and the points that costs."""

    def __init__(self, good: int, owed: list[int], has: int, vp: int) -> None:
        self.good = good
        self.owed_least = min(owed)
        self.owed_most = max(owed)
        self.has = has
        missing = [max(0, number - has) for number in owed]
        self.missing_least = min(missing)
        self.missing_most = max(missing)
        self.vp_least = vp * self.missing_least
        self.vp_most = vp * self.missing_most
        self.vp_expected = vp * sum(missing) / len(missing)


def duties_forecast(table: Table, seat: int) -> list[Forecast]:
    """Return what a seat would owe if the chapter ended now: piety, grain and the tax."""
    stock = table.cards.stock
    player = table.players[seat]
    factor = stock.last_chapter_factor if table.chapter == CHAPTERS else 1
    forecast = []
    for duty, good in enumerate(GOODS_DUE):
        owed = stock.tax_die if good == GOLD else [stock.duties[duty]]
        forecast.append(Forecast(good, owed, player.goods[good], factor * stock.duty_vp[duty]))
    return forecast
