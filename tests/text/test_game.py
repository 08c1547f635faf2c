"""The text environment: what is told is what the seat may know; answers are moves, or explained."""

from __future__ import annotations

import re

import pytest

from kingsbridge.engine.dice import FastDice
from kingsbridge.engine.errors import BadOption
from kingsbridge.engine.title import titles
from kingsbridge.table.table import Table
from kingsbridge.text.game import TextGame
from kingsbridge.text.saying import meant, plain
from kingsbridge.words import LANGUAGES, words
from kingsbridge.words.in_words import InWords, in_words_of

every_title = pytest.mark.parametrize("key", sorted(titles()))
MOVE = re.compile(r"^(\d+): ", re.MULTILINE)


def offered(told: str) -> list[str]:
    return MOVE.findall(told)


def played(game: TextGame, seed: int = 1, most: int = 1000) -> str:
    """Answer with moves at random until the game is over; return what was told last."""
    dice = FastDice.seeded(seed)
    told = game.begin()
    for _ in range(most):
        if game.over:
            break
        moves = offered(told)
        told = game.say(moves[dice.below(len(moves))])
    return told


@every_title
def test_a_whole_game_is_played_by_answering_numbers(key: str) -> None:
    game = TextGame(key, ["random"], seed=3)
    end = played(game)
    assert game.over
    assert (game.refused, game.unclear) == (0, 0)
    assert sum(game.shares()) == pytest.approx(1)
    assert "Total: " in end


def test_the_same_seed_and_answers_play_the_same_game() -> None:
    assert played(TextGame("pillars", ["apprentice"], seed=5), most=20) == played(
        TextGame("pillars", ["apprentice"], seed=5), most=20
    )


@every_title
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_the_table(key: str, language: str) -> None:
    game = TextGame(key, ["random"] * 2, seed=2, seat=1, language=language)
    played(game, most=12)
    assert game.decisions == 12


def test_a_move_may_be_said_in_its_own_words() -> None:
    game = TextGame("pillars", ["random"], seed=3, list_moves=False)
    told = game.begin()
    assert offered(told) == []
    assert "not listed" in told
    game.say("Let me think.\n\nPASS: take no more cards  this round.")
    assert (game.decisions, game.unclear) == (1, 0)


def test_a_refused_move_is_explained_by_its_clause_and_changes_nothing() -> None:
    game = TextGame("pillars", ["random"], seed=7)
    before = game.begin()
    refused = re.findall(r"^- (.*)$", game.say("why"), re.MULTILINE)
    assert refused
    answer = game.say(refused[0])
    assert answer.startswith("Refused by P-")
    assert (game.decisions, game.refused) == (0, 1)
    assert offered(answer) == offered(before)


@pytest.mark.parametrize("answer", ["", "hello", "99999", "-1", "1 or 2", "x" * 10_000])
def test_what_is_no_move_is_asked_again(answer: str) -> None:
    game = TextGame("pillars", ["random"], seed=7)
    before = game.begin()
    told = game.say(answer)
    assert "no move of this moment" in told
    assert offered(told) == offered(before)
    assert (game.decisions, game.unclear) == (0, 1)


def test_rules_are_told_on_demand() -> None:
    game = TextGame("pillars", ["random"])
    assert "- P-12: Market" in game.say("rules")
    assert "P-12.8: Stone can only be sold" in game.say("rules p-12.8")
    assert "there is no clause '99'" in game.say("rules 99")
    assert game.decisions == game.unclear == 0


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadOption, match="seat must be from 0 to 1, not 2"):
        TextGame("pillars", ["random"], seat=2)


def test_what_happened_is_told_once() -> None:
    game = TextGame("pillars", ["random"], seed=3)
    first = game.begin()
    assert "Round 1 begins" in first
    assert "Round 1 begins" not in game.say(offered(first)[0])


@every_title
def test_two_games_that_differ_only_in_what_is_hidden_are_told_in_the_same_bytes(key: str) -> None:
    game = TextGame(key, ["random"] * 2, seed=4)
    dice = FastDice.seeded(9)
    told = game.begin()
    for _ in range(25):
        if game.over:
            break
        assert texts(game) == texts(dealt_anew(game, dice))
        moves = offered(told)
        told = game.say(moves[dice.below(len(moves))])


def texts(game: TextGame) -> list[str]:
    """Return all that can be asked without moving."""
    return [game.say("table"), game.say("why")]


def dealt_anew(game: TextGame, dice: FastDice) -> TextGame:
    """Return the same game with all dealt anew that the seat cannot know."""
    table = game.house.table(game.code)
    other = TextGame(game.title, ["random"] * 2, seed=99)
    another = table.the_game().copy()
    another.state = another.state.as_seen_by(0, dice)
    another.state.offers = None
    other.code, other.told_to = game.code, game.told_to
    other.house.tables = {game.code: Table(table.terms, table.chairs, another, table.status)}
    return other


@every_title
def test_a_title_that_brings_no_words_of_its_own_is_told_plainly(key: str) -> None:
    title = titles()[key]
    view = title.view(title.new(seats=2, seed=1), 0)
    parts = InWords(key, {}, words("en")).parts(view, ["Ann", "Bob"])
    assert [part.heading for part in parts][1:] == ["Ann", "Bob"]
    assert all(part.items for part in parts)


def test_the_table_is_told_as_it_is_by_ear() -> None:
    title = titles()["pillars"]
    view = title.view(title.new(seats=2, seed=7), 0)
    parts = in_words_of("pillars", {}, words("en")).parts(view, ["Ann", "Bob"])
    told = {part.heading: part.items for part in parts}
    assert told["The round"][:2] == ["Round 1 of 6", "Choosing cards"]
    assert "12 free workers, 0 in the wool mill" in told["Ann"]
    assert "2 sand for 2 workers" in told["The pool"]


def test_what_an_answer_means() -> None:
    menu = {
        "offers": [{"move": 3, "text": "Pass: take no more."}],
        "refusals": [{"move": 4, "text": "Sell 1 stone", "clause": "P-12.8"}],
    }
    assert meant("3", menu).move == 3
    assert meant('"pass:  take no more"', menu).move == 3
    assert meant("4", menu).clause == meant("sell 1 stone!", menu).clause == "P-12.8"
    assert meant("٣", menu).move is None
    assert plain("  A   b. ") == "a b"
