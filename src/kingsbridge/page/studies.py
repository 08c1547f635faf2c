"""The analysis board: looking into games and positions, what a bot thinks of them, keeping studies.

Whoever plays here owns every study that is kept here; another is shared as a link that holds it.
"""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from kingsbridge.page.addresses import Addresses, Asked
from kingsbridge.page.at_tables import new_code, somebody
from kingsbridge.page.bridge import STUDIES
from kingsbridge.page.guarding import guarded
from kingsbridge.study import answers
from kingsbridge.study.asked import LookInto, NewStudy, Outline, Rewritten, SetUp, ThinkAbout
from kingsbridge.study.document import Study, study_from_json
from kingsbridge.study.opened import new_study
from kingsbridge.study.told import KeptStudy, ListedStudy, Outlined, Position, Seen
from kingsbridge.table.errors import NotKnown
from kingsbridge.table.told import as_json

ADDRESSES = Addresses()
Doc = dict[str, Any]
# So long a bot thinks at a time: a page has one mind for everything.
THINKS_FOR = 3_000


@ADDRESSES.at("POST", "/studies/look")
async def look(asked: Asked) -> Seen:
    """How a place of a study looks."""
    return answers.look(asked.data(LookInto), asked.language)


@ADDRESSES.at("POST", "/studies/outline")
async def outline(asked: Asked) -> Outlined:
    """All moves of a study, in words."""
    return answers.outline(asked.data(Outline), asked.language)


@ADDRESSES.at("POST", "/studies/position")
async def position(asked: Asked) -> Position:
    """What lies on the table at a place of a study."""
    return answers.position(asked.data(LookInto))


@ADDRESSES.at("POST", "/studies/set-up")
async def set_up(asked: Asked) -> Position:
    """Check a position, or begin a game to set one up."""
    return answers.set_up(asked.data(SetUp))


@ADDRESSES.at("POST", "/studies/thoughts")
async def thoughts(asked: Asked) -> Doc:
    """What the strongest bot thinks of a place."""
    wanted = asked.data(ThinkAbout)
    question = {
        "what": "think",
        "language": asked.language,
        "milliseconds": THINKS_FOR,
        "guarded": await guarded(asked.house, answers.game_of(wanted.study)),
        "asked": vars(wanted),
    }
    said = await asked.house.thinkers.look_into(question)
    refusal = answers.refusal_of(said)
    if refusal is not None:
        raise refusal
    return dict(said["found"])


# Keeping


@ADDRESSES.at("GET", "/studies")
async def mine(asked: Asked) -> list[ListedStudy]:
    """My studies, the newest first."""
    texts = json.loads(await asked.house.bridge.every(STUDIES))
    kept = [json.loads(text) for text in texts]
    kept.sort(key=lambda one: -one["changed"])
    return [
        ListedStudy(
            one["code"],
            one["study"]["name"],
            one["study"]["title"],
            one["study"]["players"],
            len(one["study"]["tree"]),
            one["changed"],
        )
        for one in kept
    ]


@ADDRESSES.at("POST", "/studies")
async def keep(asked: Asked) -> KeptStudy:
    """Keep a study of a finished game, a record or a position."""
    house = asked.house
    await somebody(house)
    wanted = asked.data(NewStudy)
    table = None if wanted.table is None else await house.tables.table(wanted.table)
    study = new_study(wanted, table)
    answers.check(study.to_json())
    now = house.now()
    return await _keep(asked, new_code(house), study, now, now)


@ADDRESSES.at("GET", "/studies/{code}")
async def one(asked: Asked) -> KeptStudy:
    """A study that is kept here."""
    return await _kept(asked)


@ADDRESSES.at("PUT", "/studies/{code}")
async def rewrite(asked: Asked) -> KeptStudy:
    """Keep a study as I have it now."""
    study = study_from_json(asked.data(Rewritten).study)
    before = await _kept(asked)
    return await _keep(asked, before.code, study, before.created, asked.house.now())


@ADDRESSES.at("DELETE", "/studies/{code}")
async def throw_away(asked: Asked) -> None:
    """Keep a study no longer."""
    await _kept(asked)
    change = {"store": STUDIES, "key": asked.code, "value": None, "new": False}
    await asked.house.tables.write([change])


async def _kept(asked: Asked) -> KeptStudy:
    text = await asked.house.bridge.read(STUDIES, asked.code)
    if text is None:
        raise NotKnown("there is no such study")
    me = await somebody(asked.house)
    return replace(KeptStudy(**json.loads(text)), owner=me.code, owner_name=me.name)


async def _keep(asked: Asked, code: str, study: Study, created: int, changed: int) -> KeptStudy:
    me = await somebody(asked.house)
    kept = KeptStudy(code, me.code, me.name, True, study.to_json(), created, changed)
    change = {"store": STUDIES, "key": code, "value": as_json(kept), "new": False}
    await asked.house.tables.write([change])
    return kept
