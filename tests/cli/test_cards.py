"""The cards in the terminal, and an owner's corrections of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.running import only_game, refused, run

GOOD = """
[craftsmen.mason_1]
capacity = 3

[privileges.wool_fair]
gains = { gold = 9 }

[stock]
start_gold = 15
"""


WORLD = """
[projects.bridge]
stone = 4

[events.I-02]
corners = ["gold2", "vp", "wool", "stone"]

[stock]
care_vp = 3
"""


@pytest.fixture
def corrections(tmp_path: Path) -> Path:
    path = tmp_path / "cards.toml"
    path.write_text(GOOD)
    return path


def test_all_cards_are_shown() -> None:
    out = run("cards", "pillars").out
    for name in ("organ builder", "Brother Remigius", "Cold winters", "quarry"):
        assert name in out
    assert "1 wood + 1 metal → 6 VP" in out


def test_the_cards_and_places_of_the_world_are_shown() -> None:
    out = run("cards", "world").out
    for name in ("Cloth production", "Fulling Mill", "Guild Master", "House 9", "A good harvest"):
        assert name in out
    assert "5 stone† · 2 wood†" in out
    assert "6 stone · 2 wood" in out
    assert "† reconstructed by us" in out


def test_every_value_of_the_world_says_where_it_comes_from() -> None:
    out = run("cards", "world", "--provenance").out
    assert "stone D · wood D" in out
    assert "our own reconstruction" in out
    assert "[2, 3, 3, 4, 4, 5] C" in out


def test_corrected_values_of_the_world_are_marked(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    path.write_text(WORLD)
    out = run("cards", "world", "--cards", str(path)).out
    assert "4 stone corrected" in out
    told = run("cards", "world", "--provenance", "--cards", str(path)).out
    assert "Corrected: stone = 4" in told
    assert "3 corrected" in told


@pytest.mark.parametrize(
    ("language", "corrected", "confirmed"),
    [
        ("en", "4 stone corrected", "2 confirmed"),
        ("es", "4 piedras corregido", "2 confirmado"),
        ("de", "4 Stein berichtigt", "2 bestätigt"),
    ],
)
def test_what_an_owner_wrote_is_marked_in_their_language(
    tmp_path: Path, language: str, corrected: str, confirmed: str
) -> None:
    path = tmp_path / "cards.toml"
    path.write_text("[projects.bridge]\nstone = 4\n[stock]\ncare_vp = 2\n")
    asked = ["cards", "world", "--cards", str(path), "--language", language]
    assert corrected in run(*asked).out
    assert confirmed in run(*asked, "--provenance").out


def test_the_world_is_there_as_data() -> None:
    cards = run("cards", "world", "--json").json()
    numbers = {"actions": 12, "projects": 7, "houses": 14, "favor": 10, "plague": 11, "events": 44}
    assert {what: len(cards[what]) for what in numbers} == numbers
    (bridge,) = [card for card in cards["projects"] if card["key"] == "bridge"]
    assert bridge["reconstructed"] == ["bonus", "stone", "wood"]
    assert all(len(card["corners"]) == 4 for card in cards["events"])
    assert cards["markers"]["provenance"] == {"numbers": "D"}


def test_every_value_says_where_it_comes_from() -> None:
    out = run("cards", "pillars", "--provenance").out
    assert "2 wood A → 1 VP A" in out
    assert "printed in a rulebook" in out
    assert "our own ruling" in out


def test_corrected_values_are_marked(corrections: Path) -> None:
    out = run("cards", "pillars", "--provenance", "--cards", str(corrections)).out
    assert "3 corrected" in out
    assert "Corrected: gains = { gold = 9 }" in out
    assert "15 corrected" in out


def test_the_cards_are_there_as_data(corrections: Path) -> None:
    cards = run("cards", "pillars", "--json", "--cards", str(corrections)).json()
    assert len(cards["craftsmen"]) == 27
    assert len(cards["privileges"]) == 16
    assert len(cards["events"]) == 10
    assert len(cards["resources"]) == 9
    (mason,) = [card for card in cards["craftsmen"] if card["key"] == "mason_1"]
    assert mason["capacity"] == 3
    assert mason["provenance"]["capacity"] == "corrected"
    assert cards["board"]["buy"] == {"sand": 2, "wood": 3, "stone": 4}
    assert cards["board"]["sell"] == {"sand": 2, "wood": 3, "stone": 4, "metal": 5}


def test_a_game_is_played_with_corrected_cards(corrections: Path, data: Path) -> None:
    game = ["play", "--option", "start=0", "--bots", "random", "--cards", str(corrections)]
    assert "15 gold" in run(*game, typed="1\n").out
    assert '"start_gold": 15' in only_game(data).read_text()
    assert run("replay", str(only_game(data)), "--verify").code == 0


@pytest.mark.parametrize("game", ["pillars", "world"])
def test_the_example_in_a_refusal_is_accepted(tmp_path: Path, game: str) -> None:
    path = tmp_path / "cards.toml"
    path.write_text("[craftsmen")
    said = " ".join(refused("cards", game, "--cards", str(path)).split())
    table, _, value = said.partition("a correction looks like ")[2].partition(" and below it ")
    path.write_text(f"{table}\n{value}\n")
    assert run("cards", game, "--cards", str(path)).code == 0


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[craftsmen", "is not TOML"),
        ("[spells.fire]\ncost = 1", "there are no 'spells' to correct"),
        ("[craftsmen.nobody]\ncost = 1", "craftsmen: there is no 'nobody'"),
        ("[craftsmen.mason_1]\ncolour = 1", "'colour' is not a value of it"),
        ("[craftsmen.mason_1]\ncost = 99", "expected a whole number from 0 to 30, not 99"),
        ('[craftsmen.mason_1]\ncost = "5"', "expected a whole number from 0 to 30, not '5'"),
        ("[craftsmen.mason_1]\ncost = 2024-01-01", "expected a whole number"),
    ],
)
def test_bad_corrections_are_refused(tmp_path: Path, text: str, complaint: str) -> None:
    path = tmp_path / "cards.toml"
    path.write_text(text)
    for command in (["cards"], ["play"], ["simulate"]):
        assert complaint in refused(*command, "pillars", "--cards", str(path))
