"""World Without End as a title: what the rest of the program needs to know of it."""

from __future__ import annotations

from typing import Final

from kingsbridge.engine.table_title import Parts, TableTitle
from kingsbridge.titles.world.cards import load_cards
from kingsbridge.titles.world.features import FEATURES, player_names, table_names
from kingsbridge.titles.world.flaws import flaws
from kingsbridge.titles.world.moves import MOVES
from kingsbridge.titles.world.position import from_json, to_json
from kingsbridge.titles.world.rules import FEWEST_SEATS, MOST_SEATS, SHEET
from kingsbridge.titles.world.state import Table, new_table
from kingsbridge.titles.world.view import view
from kingsbridge.titles.world.words import phrase, score_sheet, story

# W-0.1, W-0.2: two to four players, four chapters of six rounds.
TITLE: Final = TableTitle(
    "world",
    version=1,
    fewest=FEWEST_SEATS,
    most=MOST_SEATS,
    moves=MOVES,
    package="kingsbridge.titles.world",
    parts=Parts(
        table=Table,
        sheet=SHEET,
        load_cards=load_cards,
        new_table=new_table,
        to_json=to_json,
        from_json=from_json,
        view=view,
        flaws=flaws,
        phrase=phrase,
        story=story,
        score_sheet=score_sheet,
        table_names=table_names,
        player_names=player_names,
        table_features=FEATURES.table_list,
        player_features=FEATURES.player_list,
        feature_writer=FEATURES,
    ),
)
