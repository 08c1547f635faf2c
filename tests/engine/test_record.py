"""Records: a game kept, replayed, checked; and every way a record can be wrong."""

from __future__ import annotations

import json

import pytest

from kingsbridge.engine.dice import FastDice, SealedDice
from kingsbridge.engine.errors import BadOption, BadRecord
from kingsbridge.engine.record import (
    Deal,
    Record,
    record_from_json,
    record_from_text,
    sealed,
    seeded,
)
from kingsbridge.engine.title import title

SECRET = bytes(range(32))


def played(deal: Deal) -> Record:
    """Return the record of a whole random game of three."""
    record = Record("pillars", 3, {}, deal, [], ["Ann", "Ben", "Cid"])
    state = record.begin()
    dice = FastDice.seeded(3)
    while not state.over:
        record.moves.append(state.legal()[dice.below(len(state.legal()))])
        state.apply(record.moves[-1])
    record.close(state)
    return record


@pytest.fixture(scope="module")
def record() -> Record:
    return played(seeded(11))


def changed(record: Record, **parts: object) -> Record:
    return record_from_json({**record.to_json(), **parts})


def test_a_record_knows_its_result(record: Record) -> None:
    state = record.verify()
    assert state.over
    assert record.scores == state.scores()
    assert record.winners == state.winners()


def test_a_record_can_be_replayed_to_any_move(record: Record) -> None:
    assert record.replay(0).ply == 0
    assert record.replay(17).ply == 17
    assert record.replay().ply == len(record.moves)


def test_a_sealed_game_replays_from_its_secret() -> None:
    record = played(sealed(SealedDice(SECRET)))
    assert record_from_text(record.to_text()).verify().scores() == record.scores


def test_a_deal_still_sealed_cannot_be_replayed() -> None:
    record = played(sealed(SealedDice(SECRET)))
    record.deal.secret = None
    with pytest.raises(BadRecord, match="published when the game ends"):
        record.replay()


def test_a_secret_other_than_the_promised_one_is_noticed() -> None:
    record = played(sealed(SealedDice(SECRET)))
    record.deal.commitment = SealedDice(bytes(32)).commitment()
    with pytest.raises(BadRecord, match="not the one that the commitment promised"):
        record.verify()


def test_a_forged_score_is_noticed(record: Record) -> None:
    assert record.scores is not None
    forged = [score + 1 for score in record.scores]
    with pytest.raises(BadRecord, match="the record says"):
        changed(record, scores=forged).verify()


def test_a_forged_winner_is_noticed(record: Record) -> None:
    assert record.winners is not None
    forged = [seat for seat in range(3) if seat not in record.winners]
    with pytest.raises(BadRecord, match="names the winners"):
        changed(record, winners=forged).verify()


def test_a_move_that_cannot_be_made_is_named_with_its_place(record: Record) -> None:
    with pytest.raises(BadRecord, match=f"at move 3 of {len(record.moves)}: move 257"):
        changed(record, moves=[*record.moves[:2], 257, *record.moves[3:]]).verify()


@pytest.mark.parametrize("length", [0, 1, 40, 400, -3])
def test_a_truncated_file_is_no_record(record: Record, length: int) -> None:
    with pytest.raises(BadRecord, match="no complete record"):
        record_from_text(record.to_text()[:length])


@pytest.mark.parametrize(
    ("parts", "message"),
    [
        ({"format": "chess"}, "this is no record: expected an object with format"),
        ({"format_version": 2}, "format version 2; this Kingsbridge reads version 1"),
        ({"title_version": 99}, "version 99 of pillars; this Kingsbridge plays version 1"),
        ({"options": []}, "options: expected an object"),
        ({"seats": "three"}, "seats: expected a whole number"),
        ({"deal": {"kind": "cut"}}, "deal: expected a kind 'seed'"),
        ({"moves": "all"}, "moves: expected a list of whole numbers"),
        ({"moves": [1, True]}, r"moves\[1\]: expected a whole number, not True"),
        ({"players": ["Ann"]}, "players: expected 3 names, not 1"),
        ({"players": [1, 2, 3]}, "players: expected a list of names"),
        ({"failure": 3}, "failure: expected a text"),
    ],
)
def test_a_record_that_is_wrong_says_what_and_what_is_right(
    record: Record, parts: dict[str, object], message: str
) -> None:
    with pytest.raises(BadRecord, match=message):
        changed(record, **parts)


def test_a_record_of_an_unknown_title_or_option_says_what_there_is(record: Record) -> None:
    with pytest.raises(BadOption, match="no title 'chess'"):
        changed(record, title="chess")
    with pytest.raises(BadOption, match="no option 'dragons'"):
        changed(record, options={"dragons": True})


def test_a_record_is_plain_json_with_a_line_for_each_part(record: Record) -> None:
    text = record.to_text()
    assert json.loads(text) == record.to_json()
    assert len(text.splitlines()) == len(record.to_json()) + 2
    assert title("pillars").key == json.loads(text)["title"]
