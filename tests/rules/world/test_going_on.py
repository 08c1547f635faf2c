"""Whether an action goes on is asked without writing, and agrees with what is then offered."""

from __future__ import annotations

import pytest

from kingsbridge.engine.menu import Menu
from kingsbridge.titles.world import TITLE
from kingsbridge.titles.world.moves import DONE
from kingsbridge.titles.world.state import Table
from kingsbridge.titles.world.steps import actions
from kingsbridge.titles.world.steps.action import ACT, can_go_on
from tests.engine.games import random_play


@pytest.mark.parametrize("seed", range(12))
def test_an_action_goes_on_exactly_while_it_offers_something(seed: int) -> None:
    for table in random_play(TITLE.new(2 + seed % 3, seed), seed):
        assert isinstance(table, Table)
        if table.over or table.errands or table.step_name() != "action" or table.stage != ACT:
            continue
        before = TITLE.to_json(table)
        offers = table.offers
        menu = Menu()
        actions.offer(table, table.players[table.seat], menu)
        assert can_go_on(table) == (len(menu.offers) > 0)
        assert table.legal() == [DONE, *menu.offers]
        assert TITLE.to_json(table) == before
        assert offers is None or table.offers is offers


@pytest.mark.parametrize("seed", range(12))
def test_no_card_goes_on_without_an_offer_whoever_would_play_it(seed: int) -> None:
    """Every card at every moment, as if it were being carried out."""
    for moment in random_play(TITLE.new(2 + seed % 3, seed), seed):
        if moment.over or moment.ply % 5:
            continue
        table = moment.clone()
        assert isinstance(table, Table)
        for card in range(len(table.cards.action_keys)):
            table.acting = card
            for player in table.players:
                menu = Menu()
                actions.offer(table, player, menu)
                assert actions.can_go_on(table, player) == (len(menu.offers) > 0)
