"""The cards of a title as plain data: the same for every screen, and without any."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any, cast

import pytest

from kingsbridge.engine.errors import BadOption
from kingsbridge.titles.pillars.cards import load_cards
from kingsbridge.words import LANGUAGES, words
from kingsbridge.words.card_data import card_data_of, written
from tests.cli.running import for_both_titles, run


@for_both_titles
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_prints_the_data_as_it_is(key: str, language: str) -> None:
    data = card_data_of(key, {}, words(language)).data()
    assert run("cards", key, "--json", "--language", language).json() == data


@for_both_titles
def test_every_origin_that_a_value_has_is_explained(key: str) -> None:
    data = card_data_of(key, {}, words("en")).data()
    origins = data["origins"]
    assert isinstance(origins, dict)
    for cards in data.values():
        for card in cards if isinstance(cards, list) else []:
            assert set(card["provenance"].values()) <= origins.keys()


def test_craftsmen_come_in_the_order_of_their_numbers() -> None:
    """The board in the browser counts them: those for hire, then those that everybody has."""
    listed = cast(
        "list[dict[str, Any]]", card_data_of("pillars", {}, words("en")).data()["craftsmen"]
    )
    order = [card["key"] for card in listed if card["round"]]
    order += [card["key"] for card in listed if not card["round"]]
    assert order == load_cards({}).craftsman_keys


def test_no_screen_is_loaded_for_it() -> None:
    program = (
        "import sys; from kingsbridge.words import words; "
        "from kingsbridge.words.card_data import card_data_of; "
        "[card_data_of(key, {}, words('en')).data() for key in ('pillars', 'world')]; "
        "print('rich' in sys.modules, 'kingsbridge.terminal' in sys.modules)"
    )
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "False"]


def test_corrections_are_told_as_they_were_written() -> None:
    corrections = {"cards": {"privileges": {"wool_fair": {"gains": {"gold": 9}}}}}
    data = json.loads(json.dumps(card_data_of("pillars", corrections, words("en")).data()))
    (fair,) = [card for card in data["privileges"] if card["key"] == "wool_fair"]
    assert fair["corrected"] == "gains = { gold = 9 }"
    assert written(["gold2", 3]) == '["gold2", 3]'


def test_a_title_that_is_not_there_is_told() -> None:
    with pytest.raises(BadOption, match="there is no title 'chess'"):
        card_data_of("chess", {}, words("en"))
