"""The Pillars of the Earth as a title: what the rest of the program needs to know of it."""

from __future__ import annotations

from typing import Final

from kingsbridge.engine.table_title import Parts, TableTitle
from kingsbridge.titles.pillars.cards import load_cards
from kingsbridge.titles.pillars.features import FEATURES, player_names, table_names
from kingsbridge.titles.pillars.flaws import flaws
from kingsbridge.titles.pillars.moves import MOVES
from kingsbridge.titles.pillars.position import from_json, to_json
from kingsbridge.titles.pillars.rules import FEWEST_SEATS, MOST_SEATS, SHEET
from kingsbridge.titles.pillars.state import Table, new_table
from kingsbridge.titles.pillars.view import view
from kingsbridge.titles.pillars.words import phrase, score_sheet, story

# P-0.1: two to four players, six rounds.
TITLE: Final = TableTitle(
    "pillars",
    version=1,
    fewest=FEWEST_SEATS,
    most=MOST_SEATS,
    moves=MOVES,
    package="kingsbridge.titles.pillars",
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
