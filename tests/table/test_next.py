"""The game after a row that is not kept yet: the one before it stays as it is until it is."""

from __future__ import annotations

import pytest

from kingsbridge.engine.dice import FastDice, SealedDice
from kingsbridge.engine.record import sealed
from kingsbridge.table.chairs import Player, persons_chair
from kingsbridge.table.game import Game
from kingsbridge.table.log import Deed, Kind, Row
from kingsbridge.table.table import Table
from kingsbridge.table.terms import Terms
from kingsbridge.table.told import Pace, Status, as_json

PEOPLE = [Player(1, "ann", "Ann"), Player(2, "bob", "Bob")]

every_title = pytest.mark.parametrize("key", ["pillars", "world"])


def sitting(key: str) -> tuple[Table, list[Row]]:
    """Return a table at which play has just begun, and the rows of its log."""
    deal = sealed(SealedDice(bytes(32)))
    terms = Terms("table", key, {}, Pace(seconds=600, increment=5), deal, 1, "ann", 0)
    table = Table(terms, [persons_chair(player) for player in PEOPLE])
    return table, [table.begin(0)]


def a_move(game: Game, choice: int) -> Deed:
    offers = game.state.legal()
    move = offers[choice % len(offers)]
    return Deed(Kind.MOVE, game.deciding, move, f"{game.version}-{choice}", game.after(move))


def history(game: Game) -> tuple[object, ...]:
    """Return everything that a game knows of how it came to be."""
    entries = [entry.what for entry in game.entries]
    decided = (game.moves[:], game.deciders[:], game.by_bot[:], game.followed[:])
    behind = (game.lengths[:], game.reveals[:], game.line_counts[:], sorted(game.keys))
    return (decided, entries, behind, game.version, game.at, game.banks[:])


def told(table: Table) -> list[str]:
    return [as_json(table.moment(eyes, "en", True, 0, lambda _code: True, 0)) for eyes in range(2)]


@every_title
def test_what_is_not_kept_is_not_so(key: str) -> None:
    table, _ = sitting(key)
    for turn in range(40):
        game = table.the_game()
        before, said = history(game), told(table)
        # Nobody kept these: another process was faster, or the database was away.
        for choice in range(3):
            game.next(a_move(game, choice), 1000 * turn)
        assert history(game) == before
        assert told(table) == said
        table.do(a_move(game, turn), 1000 * turn)


@every_title
def test_a_game_that_was_led_on_is_the_one_that_its_log_tells(key: str) -> None:
    table, rows = sitting(key)
    chance = FastDice.seeded(1)
    while table.status == Status.PLAYING:
        game = table.the_game()
        rows += table.do(a_move(game, chance.below(1000)), 100 * game.version)
        # Only now and then: to fold a log takes a while.
        if table.the_game().version % 50 == 0 or table.the_game().over:
            assert history(table.the_game()) == history(table.folded(rows))
    assert table.the_game().winners


@every_title
def test_the_end_of_a_game_is_known_whole_before_it_is_kept(key: str) -> None:
    table, _ = sitting(key)
    while table.status == Status.PLAYING:
        game = table.the_game()
        after = game.next(a_move(game, 0), 0)
        if after.game.over:
            assert len(after.game.moves) == len(game.moves) + 1
        table.go_on(after)
        assert table.the_game() is after.game
        assert len(after.game.moves) == after.game.version - 1
