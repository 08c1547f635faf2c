"""The words for moves, journal entries and score sheets, as phrases for any language."""

from __future__ import annotations

from typing import Final

from kingsbridge.engine.journal import Entry
from kingsbridge.engine.phrase import Name, Phrase
from kingsbridge.titles.world.cards import (
    FORGO_REWARD,
    NONE,
    TRADE,
    Amount,
    Cards,
    Effect,
    goods_among,
)
from kingsbridge.titles.world.goods import CLOTH, GOLD, GOODS, LOYALTY, MEDICAL, VP, WOOL
from kingsbridge.titles.world.moves import (
    BUILD,
    CARE,
    DECLINE,
    DISCARD,
    DONATE,
    DONE,
    EXCHANGE,
    FORGO,
    GET,
    GIVE,
    HOUSE,
    LOSE,
    MOVES,
    ORIENT,
    PAY,
    PLAY,
    PROTECT,
    REMOVE,
    RENT,
    SELL_CLOTH,
    SELL_WOOL,
    SUFFER,
    TREAT,
    WEAVE,
)
from kingsbridge.titles.world.state import BUILD_FREE, CHAPTERS, SOURCES, Table
from kingsbridge.titles.world.steps.action import CHOOSE_UNUSED, open_trade, trade_of
from kingsbridge.titles.world.steps.actions.sales import price
from kingsbridge.titles.world.steps.duties import DUTIES
from kingsbridge.titles.world.steps.favor import space_after
from kingsbridge.titles.world.steps.income import goes_begging

Facts = dict[str, int | float | str | Name]

_PLAIN: Final = {FORGO: "forgo", DONE: "done", DECLINE: "decline"}


def is_asked_to_forgo(table: Table) -> bool:
    """W-1.9: return whether an event asks who forgoes the action of this round."""
    if table.step_name() != "reveal" or table.errands or table.event == NONE:
        return False
    effects = table.cards.events[table.event].effects
    return table.effect < len(effects) and effects[table.effect].do == FORGO_REWARD


def good_name(good: int) -> Name:
    """Return the name of a good."""
    return Name("world-good", GOODS[good])


def amount(good: int, number: float) -> Name:
    """Return so much of a good, or so many victory points."""
    return Name("world-amount", GOODS[good], number)


def amounts_name(amounts: list[Amount]) -> Name:
    """Return so much of a good; several goods together are named by what a corrected box says."""
    if len(amounts) == 1:
        return amount(amounts[0][0], amounts[0][1])
    return Name("world-amounts", sum_key(amounts))


def sum_key(amounts: list[Amount]) -> str:
    """Return by what several goods together are called in messages: wool1-gold2."""
    return "-".join([f"{GOODS[good]}{number}" for good, number in amounts])


def phrase(table: Table, move: int) -> Phrase:
    """Return the words for a move, whether or not it is offered now."""
    cards = table.cards
    if not 0 <= move < MOVES:
        return Phrase("world-move-unknown", {"move": move})
    if move == DECLINE and is_asked_to_forgo(table):
        return Phrase("world-move-keep_action", {})
    if move in _PLAIN:
        return Phrase(f"world-move-{_PLAIN[move]}", {})
    if move in (PROTECT, SUFFER):
        return _protection(table, move == PROTECT)
    if move >= CARE:
        location = move - CARE
        needed = amount(MEDICAL, max(0, table.illness[location]))
        return Phrase(
            "world-move-care",
            {"location": Name("world-location", str(location + 1)), "needed": needed},
        )
    if move == TREAT:
        given = dict(cards.stock.medicine)
        return Phrase(
            "world-move-treat",
            {"gold": amount(GOLD, given.get(GOLD, 0)), "points": amount(VP, given.get(VP, 0))},
        )
    if move == SELL_CLOTH:
        return _sale(table, CLOTH, 1)
    if move >= SELL_WOOL:
        return _sale(table, WOOL, move - SELL_WOOL + 1)
    if move >= WEAVE:
        number = move - WEAVE + 1
        return Phrase(
            "world-move-weave", {"give": amount(WOOL, number), "get": amount(CLOTH, number)}
        )
    if move >= DONATE:
        project = Name("world-project", cards.project_keys[move - DONATE])
        gold = amount(GOLD, cards.stock.donation_gold)
        return Phrase("world-move-donate", {"project": project, "gold": gold})
    if move >= REMOVE:
        return _named("remove", "house", cards.house_keys[move - REMOVE])
    if move >= RENT:
        return _named("rent", "house", cards.house_keys[move - RENT])
    if move >= HOUSE:
        return _house(table, move - HOUSE)
    if move >= BUILD:
        built, resource = divmod(move - BUILD, 2)
        return Phrase(
            "world-move-build",
            {
                "project": Name("world-project", cards.project_keys[built]),
                "amount": amount(resource, 1),
                "points": amount(VP, cards.stock.build_vp),
            },
        )
    if move >= ORIENT:
        return _orientation(table, move - ORIENT)
    if move >= GIVE:
        return Phrase("world-move-give", {"amount": amount(move - GIVE, 1)})
    if move >= GET:
        return Phrase("world-move-get", {"amount": amount(move - GET, 1)})
    if move >= EXCHANGE:
        return _exchange(table, move - EXCHANGE)
    if move in (PAY, LOSE):
        return _pay_or_lose(table, move)
    if move >= DISCARD:
        return _named("discard", "action", cards.action_keys[move - DISCARD])
    unused = table.step_name() == "action" and table.stage == CHOOSE_UNUSED
    return _named("play_unused" if unused else "play", "action", cards.action_keys[move - PLAY])


def _named(message: str, kind: str, key: str) -> Phrase:
    return Phrase(f"world-move-{message}", {kind: Name(f"world-{kind}", key)})


def _sale(table: Table, good: int, number: int) -> Phrase:
    gold = amount(GOLD, number * price(table, good))
    return Phrase("world-move-sell", {"amount": amount(good, number), "gold": gold})


def _house(table: Table, space: int) -> Phrase:
    """Say what a house costs; one that an errand gives costs nothing."""
    house = table.cards.houses[space]
    facts: Facts = {
        "house": Name("world-house", house.key),
        "gold": amount(GOLD, table.cards.stock.house_gold),
        "resource": amount(house.cost, 1),
    }
    free = len(table.errands) > 0 and table.errand_kind() == BUILD_FREE
    return Phrase("world-move-house_free" if free else "world-move-house", facts)


def _orientation(table: Table, rotation: int) -> Phrase:
    """Say what the deciding player gets and where the marker goes."""
    facts: Facts = {
        "steps": rotation,
        "corner": income_name(table, rotation),
        "favor": Name("world-favor", table.cards.favor_keys[space_after(table, rotation)]),
    }
    return Phrase("world-move-orient", facts)


def income_name(table: Table, rotation: int) -> Name:
    """Return what the active player would really get: beggars nothing, an empty supply a point."""
    good, number = table.corner(table.start, rotation)
    if goes_begging(table, table.start):
        return Name("world-income", "none")
    if good != VP and not table.can_give([(good, number)]):
        return amount(VP, 1)
    return amount(good, number)


def _protection(table: Table, protected: bool) -> Phrase:
    """Say what a duty that could not be paid costs, with loyalty given and without."""
    duty = min(table.stage, DUTIES - 1)
    stock = table.cards.stock
    vp = table.players[max(0, table.seat)].missing[duty] * stock.duty_vp[duty]
    last = table.chapter == CHAPTERS
    if last and not protected:
        vp *= stock.last_chapter_factor
    facts: Facts = {
        "points": amount(VP, vp),
        "loyalty": amount(LOYALTY, 1),
        "penalty": Name("world-penalty", str(duty)),
    }
    message = "protect" if protected else "suffer"
    return Phrase(f"world-move-{message}{'_last' if last else ''}", facts)


def _asking(table: Table) -> Effect | None:
    """Return the event's effect that is asking, or the trade that is offered."""
    effects = table.cards.events[table.event].effects
    if table.step_name() == "reveal" and table.effect < len(effects):
        return effects[table.effect]
    event = open_trade(table, table.players[max(0, table.seat)])
    return table.in_force(TRADE) if event == NONE else trade_of(table, event)


def _exchange(table: Table, place: int) -> Phrase:
    effect = _asking(table)
    if effect is None or not effect.give:
        return Phrase("world-move-unknown", {"move": EXCHANGE + place})
    gets = [(effect.get_one[place], 1)] if effect.get_one else effect.get
    return Phrase(
        "world-move-exchange", {"give": amounts_name(effect.give), "get": amounts_name(gets)}
    )


def _pay_or_lose(table: Table, move: int) -> Phrase:
    effect = _asking(table)
    if effect is None or not effect.pay:
        return Phrase("world-move-unknown", {"move": move})
    if move == PAY:
        return Phrase("world-move-pay", {"amount": amounts_name(effect.pay)})
    return Phrase("world-move-lose", {"amount": amounts_name(effect.lose)})


# What the numbers of a journal entry mean, by its kind.
STORIES: Final = {
    "round_begins": ["chapter", "round"],
    "does_penance": [],
    "discarded": ["action"],
    "turns_event": ["event"],
    "falls_ill": ["location", "number"],
    "project_enters": ["project"],
    "opens_cloth_market": [],
    "closes_cloth_market": [],
    "covers_favor": ["favor"],
    "covers_projects": ["project"],
    "plague_ends": [],
    "will_forgo": [],
    "earns_vp": ["vp"],
    "loses_vp": ["vp"],
    "takes_good": ["good", "number"],
    "loses_good": ["good", "number"],
    "pays": ["good", "number"],
    "trades": ["good", "get", "number"],
    "loses_house": ["house"],
    "discards": [],
    "orients": ["steps"],
    "begs": [],
    "has_income": ["good", "number"],
    "wins_favor": ["favor", "number", "vp"],
    "reaches_favor": ["favor"],
    "plays": ["action"],
    "forgoes": ["action"],
    "builds": ["project", "good", "vp"],
    "builds_house": ["house", "gold"],
    "collects": ["house", "good", "number"],
    "chooses_rent": ["house"],
    "donates": ["project", "gold"],
    "weaves": ["number"],
    "sells": ["good", "number", "gold"],
    "treats": ["gold", "vp"],
    "cares": ["location", "vp", "number"],
    "completes": ["project"],
    "is_thanked": ["project", "good", "number"],
    "sets_metal": ["vp"],
    "progresses": ["project", "good"],
    "event_ends": ["event"],
    "chapter_ends": ["chapter"],
    "uncovers": [],
    "rolls_tax": ["gold"],
    "pays_duty": ["good", "number", "missing"],
    "is_protected": ["good"],
    "is_punished": ["penalty"],
    "final_score": ["halves"],
    "wins": ["halves"],
}


# Entries that are told in other words where another clause is behind them.
_BY_CLAUSE: Final = {
    ("earns_vp", "W-3.1"): "earns_vp_income",
    ("earns_vp", "W-3.2"): "earns_vp_instead",
    ("earns_vp", "W-1.4"): "earns_vp_bonus",
    ("loses_vp", "W-8.1"): "loses_vp_piety",
    ("loses_vp", "W-8.2"): "loses_vp_grain",
    ("loses_vp", "W-8.3"): "loses_vp_tax",
    ("builds_house", "W-10.3"): "builds_house_free",
}
# All the other words in which entries are told.
VARIANTS: Final = [
    *_BY_CLAUSE.values(),
    "wins_favor_goods",
    "wins_favor_points",
    "wins_favor_pays",
    "cares_goods",
]


def story(table: Table, entry: Entry) -> Phrase:
    """Return the words for what happened."""
    numbers = dict(zip(STORIES[entry.what], (entry.a, entry.b, entry.c), strict=False))
    facts: Facts = {"seat": entry.seat}
    for kind, value in numbers.items():
        facts[kind] = _fact(table.cards, kind, value)
    if "vp" in numbers:
        facts["points"] = amount(VP, numbers["vp"])
    if "halves" in numbers:
        facts["points"] = amount(VP, numbers["halves"] / 2)
    if "gold" in numbers:
        facts["gold"] = amount(GOLD, numbers["gold"])
    if "good" in numbers:
        facts["amount"] = amount(numbers["good"], numbers.get("number", 1))
    message = _BY_CLAUSE.get((entry.what, entry.clause), entry.what)
    if entry.what == "trades":
        # What is given is one; what is got is counted.
        facts["give"] = amount(entry.a, 1)
        facts["get"] = amount(entry.b, entry.c)
    elif entry.what == "falls_ill":
        facts["needed"] = amount(MEDICAL, entry.b)
    elif entry.what == "builds_house":
        facts["resource"] = amount(table.cards.houses[entry.a].cost, 1)
    elif entry.what == "weaves":
        facts["give"] = amount(WOOL, entry.a)
        facts["get"] = amount(CLOTH, entry.a)
    elif entry.what == "wins_favor" and (entry.b or entry.c):
        favor = table.cards.favors[entry.a]
        message = "wins_favor_points" if entry.c else "wins_favor_goods"
        if entry.b:
            message = "wins_favor_pays" if entry.b < 0 else message
            facts["amount"] = amount(goods_among(favor.gains + favor.pay)[0], abs(entry.b))
    elif entry.what == "cares" and entry.c:
        message = "cares_goods"
        benefit = table.cards.locations[entry.a].benefit
        facts["amount"] = amount(goods_among(benefit)[0], entry.c)
    return Phrase(f"world-story-{message}", facts)


def _fact(cards: Cards, kind: str, value: int) -> int | Name:
    if kind in ("good", "get"):
        return good_name(value)
    if kind == "location":
        return Name("world-location", str(value + 1))
    if kind == "chapter":
        return Name("world-chapter", str(value))
    if kind == "penalty":
        return Name("world-penalty", str(value))
    keys = {
        "action": cards.action_keys,
        "event": cards.event_keys,
        "favor": cards.favor_keys,
        "house": cards.house_keys,
        "project": cards.project_keys,
    }
    return Name(f"world-{kind}", keys[kind][value]) if kind in keys else value


SHEET_LINES: Final = [
    "start",
    "income",
    "favor",
    "building",
    "donations",
    "metal",
    "medicine",
    "care",
    "events",
    "lost_to_piety",
    "lost_to_grain",
    "lost_to_tax",
    "resources",
    "gold",
]


def score_sheet(table: Table, seat: int) -> list[tuple[Phrase, float]]:
    """Return where a seat's victory points came from."""
    sheet = table.players[seat].score_sheet
    return [
        (Phrase(f"world-sheet-{SHEET_LINES[source]}", {}), sheet[source] / 2)
        for source in range(SOURCES)
        if sheet[source]
    ]
