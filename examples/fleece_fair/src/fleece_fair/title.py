"""The Fleece Fair as a title: what the rest of the program needs to know of it."""

from __future__ import annotations

from typing import Final

from fleece_fair.features import player_features, player_names, table_features, table_names
from fleece_fair.flaws import flaws
from fleece_fair.position import from_json, to_json
from fleece_fair.rules import FEWEST, KEY, MOST, MOVES, SHEET
from fleece_fair.state import Fair
from fleece_fair.steps import new_fair
from fleece_fair.view import view
from fleece_fair.words import phrase, score_sheet, story
from kingsbridge.engine.table_title import Parts, TableTitle

TITLE: Final = TableTitle(
    KEY,
    version=1,
    fewest=FEWEST,
    most=MOST,
    moves=MOVES,
    package="fleece_fair",
    parts=Parts(
        table=Fair,
        sheet=SHEET,
        new_table=new_fair,
        to_json=to_json,
        from_json=from_json,
        view=view,
        flaws=flaws,
        phrase=phrase,
        story=story,
        score_sheet=score_sheet,
        table_names=table_names,
        player_names=player_names,
        table_features=table_features,
        player_features=player_features,
    ),
)
