"""What clients ask of a table, read strictly: the records of `table.asked` as structs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingsbridge.server.wire.strict import bounded, strict
from kingsbridge.study import asked as study
from kingsbridge.table import asked

if TYPE_CHECKING:
    from kingsbridge.study.asked import (
        LookInto,
        NewStudy,
        Outline,
        Rewritten,
        SetUp,
        ThinkAbout,
    )
    from kingsbridge.table.asked import (
        Answer,
        Begin,
        Digits,
        InHall,
        Look,
        LookAway,
        MakeMove,
        MoveMade,
        Number,
        Other,
        Place,
        TableCode,
        TakeBack,
        Tried,
        Which,
        Wish,
    )
else:
    Digits = bounded(asked.Digits)
    Number = bounded(asked.Number)
    Place = bounded(asked.Place)
    TableCode = bounded(asked.TableCode)
    Answer = strict(asked.Answer)
    Begin = strict(asked.Begin)
    InHall = strict(asked.InHall)
    Look = strict(asked.Look)
    LookAway = strict(asked.LookAway)
    MakeMove = strict(asked.MakeMove)
    MoveMade = strict(asked.MoveMade)
    Other = strict(asked.Other)
    TakeBack = strict(asked.TakeBack)
    Tried = strict(asked.Tried)
    Which = strict(asked.Which)
    Wish = strict(asked.Wish)
    LookInto = strict(study.LookInto)
    NewStudy = strict(study.NewStudy)
    Outline = strict(study.Outline)
    Rewritten = strict(study.Rewritten)
    SetUp = strict(study.SetUp)
    ThinkAbout = strict(study.ThinkAbout)

__all__ = [
    "Answer",
    "Begin",
    "Digits",
    "InHall",
    "Look",
    "LookAway",
    "LookInto",
    "MakeMove",
    "MoveMade",
    "NewStudy",
    "Number",
    "Other",
    "Outline",
    "Place",
    "Rewritten",
    "SetUp",
    "TableCode",
    "TakeBack",
    "ThinkAbout",
    "Tried",
    "Which",
    "Wish",
]
