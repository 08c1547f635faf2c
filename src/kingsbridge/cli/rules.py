"""`kingsbridge rules`: the rules as they are played here."""

from __future__ import annotations

from typing import Annotated

import typer

from kingsbridge.cli.options import USUAL_TITLE, Json, Language, TitleKey
from kingsbridge.cli.screen import print_json, screen, speak
from kingsbridge.terminal.rules import print_clauses, print_rulings
from kingsbridge.words.clauses import chosen_clauses, chosen_rulings, sections_as_data


def rules(
    title_key: TitleKey = USUAL_TITLE,
    clause: Annotated[
        str, typer.Argument(metavar="[CLAUSE]", help="A clause or a section: P-12.8, P-12.")
    ] = "",
    rulings: Annotated[
        bool,
        typer.Option(
            "--rulings", help="Only our rulings, where the rulebook is silent or can be read twice."
        ),
    ] = False,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Read the rules as they are played here."""
    words = speak(language)
    if as_json:
        choose = chosen_rulings if rulings else chosen_clauses
        print_json(sections_as_data(choose(title_key, clause, words.language), words))
    elif rulings:
        print_rulings(screen(), title_key, clause, words)
    else:
        print_clauses(screen(), title_key, clause, words)
