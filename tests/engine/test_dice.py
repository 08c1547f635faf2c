"""Chance: repeatable, fair, and sealed where people play."""

from __future__ import annotations

from collections import Counter

import pytest

from kingsbridge.engine.dice import Dice, FastDice, SealedDice, dice_from_json
from kingsbridge.engine.errors import BadRecord

SECRET = bytes(range(32))


def stream(dice: Dice, bound: int = 1000, length: int = 50) -> list[int]:
    return [dice.below(bound) for _ in range(length)]


@pytest.fixture(params=["fast", "sealed"])
def dice(request: pytest.FixtureRequest) -> Dice:
    return FastDice.seeded(5) if request.param == "fast" else SealedDice(SECRET)


def test_the_same_seed_falls_the_same_way() -> None:
    assert stream(FastDice.seeded(5)) == stream(FastDice.seeded(5))
    assert stream(FastDice.seeded(5)) != stream(FastDice.seeded(6))
    assert stream(FastDice.seeded(-(10**40))) != stream(FastDice.seeded(10**40))


def test_a_copy_falls_the_same_way_and_moves_on_alone(dice: Dice) -> None:
    stream(dice)
    copy = dice.clone()
    ahead = stream(copy)
    assert stream(dice) == ahead


def test_dice_can_be_written_down_in_the_middle_of_a_game(dice: Dice) -> None:
    stream(dice)
    assert stream(dice_from_json(dice.to_json())) == stream(dice)


def test_every_face_is_as_likely(dice: Dice) -> None:
    counts = Counter(stream(dice, 6, 60_000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    # The chi-squared statistic of five degrees of freedom exceeds 25.7 once in ten thousand.
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts.values()) < 25.7


def test_neighbouring_throws_are_independent(dice: Dice) -> None:
    faces = stream(dice, 4, 64_000)
    pairs = Counter(zip(faces[::2], faces[1::2], strict=True))
    # 15 degrees of freedom exceed 44.3 once in ten thousand.
    assert sum((pairs[a, b] - 2_000) ** 2 / 2_000 for a in range(4) for b in range(4)) < 44.3


def test_drawing_from_a_set_finds_every_card_as_often_and_no_other(dice: Dice) -> None:
    counts = Counter(dice.draw(0b1011000100) for _ in range(8_000))
    assert sorted(counts) == [2, 6, 7, 9]
    assert sum((count - 2_000) ** 2 / 2_000 for count in counts.values()) < 21.1


def test_forked_dice_differ_from_each_other(dice: Dice) -> None:
    one, two = dice.fork(), dice.fork()
    assert stream(one) != stream(two)


def test_the_dice_of_neighbouring_moments_are_independent() -> None:
    for seat in (0, 1):
        faces = [FastDice.of_moment(ply, seat).below(6) for ply in range(6_000)]
        counts = Counter(faces)
        pairs = Counter(zip(faces[::2], faces[1::2], strict=True))
        assert sum((counts[a] - 1_000) ** 2 / 1_000 for a in range(6)) < 25.7
        # 35 degrees of freedom exceed 74.9 once in ten thousand.
        expected = 3_000 / 36
        squares = [(pairs[a, b] - expected) ** 2 for a in range(6) for b in range(6)]
        assert sum(squares) / expected < 74.9
    assert FastDice.of_moment(7, 0).below(1 << 30) != FastDice.of_moment(7, 1).below(1 << 30)


def test_a_commitment_fixes_the_secret_without_telling_it() -> None:
    commitment = SealedDice(SECRET).commitment()
    assert commitment == SealedDice(SECRET, 99).commitment()
    assert commitment != SealedDice(bytes(32)).commitment()
    assert SECRET.hex() not in commitment


def test_sealed_dice_differ_by_their_secret() -> None:
    assert stream(SealedDice(SECRET)) != stream(SealedDice(bytes(32)))


@pytest.mark.parametrize(
    ("doc", "message"),
    [
        (None, "expected an object"),
        ({"kind": "loaded"}, "kind is 'loaded', expected 'fast' or 'sealed'"),
        ({"kind": "fast", "at": [1, 2, 3]}, "four whole numbers"),
        ({"kind": "fast", "at": [1, 2, 3, 2**32]}, "four whole numbers"),
        ({"kind": "sealed", "secret": "xyz"}, "64 hexadecimal digits"),
        ({"kind": "sealed", "secret": "00"}, "32 bytes, not 1|64 hexadecimal digits"),
        ({"kind": "sealed", "secret": "00" * 32, "drawn": -1}, "'drawn' must be"),
    ],
)
def test_dice_that_cannot_be_read_say_why(doc: object, message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        dice_from_json(doc)
