"""`kingsbridge cards`: all cards of a game."""

from __future__ import annotations

from typing import Annotated

import typer

from kingsbridge.cli.options import (
    USUAL_TITLE,
    CardsFile,
    Json,
    Language,
    TitleKey,
    gather_options,
)
from kingsbridge.cli.screen import print_json, screen, speak
from kingsbridge.terminal.table import table_of
from kingsbridge.words.card_data import card_data_of


def cards(
    title_key: TitleKey = USUAL_TITLE,
    provenance: Annotated[
        bool, typer.Option("--provenance", help="Say where each value comes from.")
    ] = False,
    corrected: CardsFile = None,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Show all cards, with an owner's corrections if there are any."""
    options = gather_options(title_key, None, None, corrected)
    words = speak(language)
    if as_json:
        print_json(card_data_of(title_key, options, words).data())
        return
    table = table_of(title_key, options, words)
    console = screen()
    for sheet in table.cards_with_provenance() if provenance else table.cards():
        console.print(sheet)
