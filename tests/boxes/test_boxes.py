"""A whole corrected box of each title: read, played by bots without a flaw, told in all languages.

`make soak-boxes` plays 1,000 games of each with the same checks at every move.
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

from kingsbridge.engine.components import Box, confirmed
from kingsbridge.engine.journal import Journal
from kingsbridge.engine.record import record_from_text
from kingsbridge.engine.title import title
from kingsbridge.table.telling import Teller
from kingsbridge.terminal.table import table_of
from kingsbridge.titles.world.card_texts import NUMBERS_OF_ACTIONS, CardTexts
from kingsbridge.titles.world.cards import load_cards
from kingsbridge.titles.world.effects import LANGUAGE
from kingsbridge.words import LANGUAGES, words
from kingsbridge.words.card_data import card_data_of, corrected_words
from tools.soak import play

TITLES = ("pillars", "world")
GAMES = 2


def box_of(key: str) -> Box:
    part = title(key).part("box")
    assert part is not None
    return part.make("open_box", Box)


def cards_of(key: str) -> dict[str, object]:
    """Return the corrected box that lies beside this file."""
    path = Path(__file__).with_name(f"{key}.toml")
    return tomllib.loads(path.read_text(encoding="utf-8"))


# Read


@pytest.mark.parametrize("key", TITLES)
def test_every_card_of_the_corrected_box_is_another_than_ours(key: str) -> None:
    counts = confirmed(box_of(key), cards_of(key))["all"]
    assert counts["corrected"] == counts["confirmed"] == counts["cards"]
    assert counts["fields_known"] == counts["fields"]


def test_the_corrected_box_says_every_word_of_the_language_of_events() -> None:
    events = box_of("world").corrected(cards_of("world"))["events"]
    said = set()
    for row in events.values():
        effects = row["effects"]
        assert isinstance(effects, list)
        said |= {effect["do"] for effect in effects}
    assert said == set(LANGUAGE)


# Played


@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize("key", TITLES)
def test_bots_play_with_the_corrected_box_without_a_flaw(key: str, seed: int) -> None:
    record = play(title(key), seed, cards_of(key), ["random", "greedy"])
    assert record.failure is None
    again = record_from_text(record.to_text())
    assert again.verify().over
    assert again.options["cards"] == cards_of(key)


@pytest.mark.parametrize("key", TITLES)
def test_a_confirmed_box_is_played_as_ours(key: str) -> None:
    box = box_of(key)
    ours: dict[str, object] = {}
    for what in box.values:
        rows = {
            card: {name: box.sheets[what][card][name] for name in box.fields(what, card)}
            for card in box.sheets[what]
        }
        ours[what] = next(iter(rows.values())) if what in box.single else rows
    game = title(key)
    with_ours = play(game, 7, ours, ["greedy"])
    assert with_ours.moves == play(game, 7, {}, ["greedy"]).moves
    assert card_data_of(key, {"cards": ours}, words()).texts == {}


# Told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", TITLES)
def test_a_game_with_the_corrected_box_is_told_from_beginning_to_end(
    key: str, language: str
) -> None:
    game = title(key)
    options = game.resolve({"cards": cards_of(key)})
    record = play(game, 11, cards_of(key), ["random", "greedy"])
    names = record.players
    teller = Teller(game, options, names, language)
    journal = Journal()
    for state in record.states(journal):
        if state.over:
            assert teller.result(state, [], state.winners()).text
        else:
            view = teller.view(state, state.seat)
            assert teller.prompt(view)
            assert teller.waiting(view)
            assert all(offer.text for offer in teller.menu(state, True).offers)
    for seat in range(len(names)):
        assert teller.lines(state, journal.entries, 0, seat, {})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", TITLES)
def test_the_gallery_shows_the_corrected_box(key: str, language: str) -> None:
    options = {"cards": cards_of(key)}
    data = card_data_of(key, options, words(language)).data()
    assert json.loads(json.dumps(data)) == data
    events = cards_of(key)["events"]
    assert isinstance(events, dict)
    shown = data["events"]
    assert isinstance(shown, list)
    for card in shown:
        assert card["name"] == events[card["key"]]["title"]
        assert card["given"] == events[card["key"]]
        # It says what it does now, and not what ours does.
        assert card["effect"] != words(language).say(f"{key}-event-{card['key']}-effect")
    table = table_of(key, options, words(language))
    assert table.cards()
    assert table.cards_with_provenance()


def test_the_words_of_a_corrected_box_are_laid_over_ours() -> None:
    said = corrected_words("world", {"cards": cards_of("world")}, words("en"))
    assert said.say("world-event-I-01") == "A fair by the river"
    assert said.say("world-event-I-01-effect") == (
        "Once a round, in your turn, you may trade 2 wool for 5 gold and 1 victory point."
    )
    assert said.say("world-house-gold_stone") == "wooden house with 4 gold"
    assert said.say("world-action-building-effect") == (
        "Place up to 3 of your resources on one project and score 2 victory points for each."
    )
    assert said.say("world-favor-earl-effect") == "You get 1 grain and 1 gold."
    assert words("en").say("world-house-gold_stone") == "stone house with 4 gold"


def test_what_mentions_a_renamed_card_says_its_name() -> None:
    corrected = {"projects": {"hospital": {"title": "Infirmary"}}}
    texts = card_data_of("world", {"cards": corrected}, words("en")).texts
    assert texts == {
        "world-project-hospital": "Infirmary",
        "world-event-III-05-effect": "A project comes into play: Infirmary.",
    }


def effect_told(effect: dict[str, object], language: str) -> str:
    """Return what an event says that does this alone."""
    corrected = {"events": {"IV-06": {"kind": "immediate", "effects": [effect]}}}
    cards = load_cards(corrected)
    texts = CardTexts(cards, words(language))
    return texts.event(cards.events[cards.event_keys.index("IV-06")])


TOLD: list[tuple[dict[str, object], str]] = [
    (
        {"do": "lose_choice", "number": 1, "goods": ["stone"]},
        "Each player loses 1 of this, if they have any: stone.",
    ),
    (
        {"do": "lose_choice", "number": 2, "goods": ["stone"]},
        "Each player loses 2 of this: stone. Whoever has fewer loses what there is.",
    ),
    (
        {"do": "most", "good": "wool", "vp": 2, "tied_vp": 0},
        (
            "The player with the most wool scores 2 victory points. "
            "If several are tied, none of them scores."
        ),
    ),
    (
        {"do": "cover_favor", "spaces": ["king", "outlaws", "outlaws_2"]},
        "Covered on the favor track until the chapter ends: King, Outlaws (both spaces).",
    ),
    (
        {"do": "cover_favor", "spaces": ["outlaws_2"]},
        "Covered on the favor track until the chapter ends: Outlaws.",
    ),
]


@pytest.mark.parametrize(("effect", "sentence"), TOLD)
def test_an_event_says_small_numbers_as_people_do(effect: dict[str, object], sentence: str) -> None:
    assert effect_told(effect, "en") == sentence


def test_in_german_what_follows_with_is_in_the_dative() -> None:
    most = {"do": "most", "good": "medical", "vp": 2}
    assert effect_told(most, "de").startswith("Wer am meisten medizinisches Wissen hat, erhält 2")
    corrected = {"houses": {"gold_stone": {"income_choice": ["wool", "medical"]}}}
    said = corrected_words("world", {"cards": corrected}, words("de"))
    assert said.say("world-house-gold_stone") == "Steinhaus mit 1 Wolle oder 1 medizinischem Wissen"


def test_an_action_card_says_nothing_of_gold_that_is_not_paid() -> None:
    stock = {"house_gold": 0, "donation_gold": 0, "build_most": 1}
    said = corrected_words("world", {"cards": {"stock": stock}}, words("en"))
    assert said.say("world-action-house_building-effect").startswith("Pay the stone or wood of")
    assert said.say("world-action-donation-effect").startswith("Lay a seal on an unfinished")
    assert said.say("world-action-building-effect") == (
        "Place 1 of your resources on a project and score 3 victory points."
    )


def test_a_renamed_craftsman_is_not_the_others_of_its_name() -> None:
    corrected = {"craftsmen": {"mason_1": {"title": "Young mason"}}}
    data = card_data_of("pillars", {"cards": corrected}, words("en")).data()
    assert isinstance(data["craftsmen"], list)
    names = {card["key"]: card["name"] for card in data["craftsmen"]}
    assert (names["mason_1"], names["mason_2"]) == ("Young mason", "mason")


# Our own texts and those made from values agree


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_made_from_our_values_is_what_we_have_written(language: str) -> None:
    cards = load_cards({})
    said = words(language)
    texts = CardTexts(cards, said)
    for house in cards.houses:
        assert texts.house(house) == said.say(f"world-house-{house.key}")
    for key in NUMBERS_OF_ACTIONS:
        assert texts.action(key) == said.say(f"world-action-{key}-effect")
    for event in cards.events:
        assert texts.event(event)
        for message, told in texts.sums(event).items():
            assert told == said.say(message)


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_corrections_nothing_is_laid_over(language: str) -> None:
    for key in TITLES:
        assert card_data_of(key, {}, words(language)).data()["words"] == {}
        assert corrected_words(key, {}, words(language)) is words(language)
