"""The words: the same in every language, and enough for everything that can happen."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message

from kingsbridge.bots import bot
from kingsbridge.engine.journal import Journal
from kingsbridge.engine.title import title
from kingsbridge.engine.walk import names_of_steps
from kingsbridge.terminal.seating import Seating
from kingsbridge.terminal.table import table_of
from kingsbridge.titles.pillars import words as pillars_words
from kingsbridge.titles.world import words as world_words
from kingsbridge.titles.world.steps import WALK
from kingsbridge.words import LANGUAGES, Unsaid, words
from kingsbridge.words.seats import seat_names
from tests.cli.running import for_both_titles

ROOMS = ["kingsbridge.words", "kingsbridge.titles.pillars", "kingsbridge.titles.world"]
SHEETS = {
    room: sorted(path.name for path in files(room).joinpath("locale", "en").iterdir())
    for room in ROOMS
}
STORIES = {"pillars": pillars_words.STORIES, "world": world_words.STORIES}
GAMES = 3
ARGUMENT = re.compile(r"\$(\w+)")


def messages(language: str, room: str, sheet: str) -> dict[str, set[str]]:
    text = files(room).joinpath("locale", language, sheet).read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Message):
            entry.comment = None
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = set(ARGUMENT.findall(FluentSerializer().serialize_entry(entry)))
    return found


@pytest.mark.parametrize(
    ("room", "sheet"), [(room, sheet) for room in ROOMS for sheet in SHEETS[room]]
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sheet_says_the_same_in_every_language(language: str, room: str, sheet: str) -> None:
    assert messages(language, room, sheet) == messages("en", room, sheet)


def test_every_language_has_every_sheet() -> None:
    for language in LANGUAGES:
        for room in ROOMS:
            folder = files(room).joinpath("locale", language)
            assert sorted(path.name for path in folder.iterdir()) == SHEETS[room]


@for_both_titles
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_whole_games_are_told_in_every_language(key: str, name: str) -> None:
    """Every question, choice, refusal and event on the way, and where the points came from."""
    game = title(key)
    spoken = [words(language) for language in LANGUAGES]
    tables = [table_of(key, {}, said) for said in spoken]
    for seed in range(GAMES):
        seats = game.fewest + seed % (game.most - game.fewest + 1)
        players = [bot(name, seed * 8 + seat) for seat in range(seats)]
        seatings = [Seating(seat_names(seats, said), 0, [None] * seats) for said in spoken]
        journal = Journal()
        state = game.new(seats, seed, journal=journal)
        told = 0
        while not state.over:
            menu = state.explained()
            view = game.view(state, state.seat)
            for said, table, seating in zip(spoken, tables, seatings, strict=True):
                assert table.questions.prompt(view, seating.names)
                assert table.questions.waiting(view, seating.names)
                for move in menu.offers:
                    assert said.tell(game.phrase(state, move), seating.names)
                    table.note(view, move)
                for entry in journal.entries[told:]:
                    assert said.tell(game.story(state, entry), seating.names)
            told = len(journal.entries)
            # Refusals are many and alike: each time in another language.
            for move in menu.refusals:
                assert spoken[state.ply % len(spoken)].tell(game.phrase(state, move))
            state.apply(players[state.seat].choose(state.as_seen_by(state.seat)))
        for said, table, seating in zip(spoken, tables, seatings, strict=True):
            table.questions.tie_break(game.view(state, 0))
            for entry in journal.entries[told:]:
                assert said.tell(game.story(state, entry), seating.names)
            for seat in range(seats):
                for phrase, _ in game.score_sheet(state, seat):
                    assert said.tell(phrase)


@for_both_titles
def test_any_move_has_words_at_any_moment(key: str) -> None:
    game = title(key)
    state = game.new(3, 1)
    for move in (*range(game.moves), game.moves, -1):
        assert words("en").tell(game.phrase(state, move), ["Ada", "Bea", "Cid"])


@for_both_titles
def test_there_are_words_for_all_that_can_be_told(key: str) -> None:
    said = words("en")
    for what in STORIES[key]:
        assert said.has(f"{key}-story-{what}")


def test_the_world_has_words_for_all_of_its_parts() -> None:
    said = words("en")
    wanted = [f"world-step-{step}" for step in names_of_steps(WALK)]
    wanted += [f"world-sheet-{line}" for line in world_words.SHEET_LINES]
    wanted += [f"world-penalty-{duty}" for duty in range(3)]
    wanted += [f"world-story-{what}" for what in world_words.VARIANTS]
    for message in wanted:
        assert said.has(message), message


def test_a_message_that_is_not_there_is_named_with_its_language() -> None:
    with pytest.raises(Unsaid, match=r"^de: there is no message 'pillars-nonsense'$"):
        words("de").say("pillars-nonsense")


def test_the_stop_of_a_name_is_that_of_the_sentence_which_it_ends() -> None:
    german = words("de")
    said = german.say("pillars-story-starts", player="N. N.")
    assert said == "Nächster Startspieler: N. N."
    assert german.say("pillars-story-starts", player="Ann").endswith(": Ann.")
