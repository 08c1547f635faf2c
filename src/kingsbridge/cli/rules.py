"""`kingsbridge rules`: the rules as they are played here."""

from __future__ import annotations

from typing import Annotated

import typer

from kingsbridge.cli.options import USUAL_TITLE, Json, Language, TitleKey
from kingsbridge.cli.screen import print_json, screen, speak
from kingsbridge.terminal.rules import print_clauses
from kingsbridge.words.clauses import clauses_as_data


def rules(
    title_key: TitleKey = USUAL_TITLE,
    clause: Annotated[
        str, typer.Argument(metavar="[CLAUSE]", help="A clause or a section: P-12.8, P-12.")
    ] = "",
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Read the rules as they are played here."""
    words = speak(language)
    if as_json:
        print_json(clauses_as_data(title_key, clause, words))
    else:
        print_clauses(screen(), title_key, clause, words)
