"""A new study: of a finished game at a table, of a record, of a position, or one brought along."""

from __future__ import annotations

from dataclasses import replace

from kingsbridge.engine.record import Record, record_from_json
from kingsbridge.study.asked import NewStudy
from kingsbridge.study.document import BadStudy, Study, of_position, of_record, study_from_json
from kingsbridge.study.stand import checked_position
from kingsbridge.table.errors import NotNow
from kingsbridge.table.table import Table


def new_study(asked: NewStudy, table: Table | None) -> Study:
    """Return the study that somebody wants; raise with what is wrong."""
    given = [asked.study, asked.record, asked.position, table]
    if sum(one is not None for one in given) != 1:
        raise BadStudy("expected one of a study, a record, a position, or a table")
    if table is not None:
        study = of_record(record_of(table), asked.name)
    elif asked.record is not None:
        study = of_record(record_from_json(asked.record), asked.name)
    elif asked.position is not None:
        study = of_position(checked_position(asked.position), asked.players, asked.name)
    else:
        study = study_from_json(asked.study)
        return replace(study, name=asked.name) if asked.name else study
    return study_from_json(study.to_json())


def record_of(table: Table) -> Record:
    """Return the record of a table whose game is over; nobody looks into a running one."""
    if table.game is None or not table.finished:
        raise NotNow("the game is not over yet: nobody looks into it before", "not_over")
    return table.record()
