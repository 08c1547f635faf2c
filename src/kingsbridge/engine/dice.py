"""Chance, held inside the state: the same seed and the same moves give the same game.

`FastDice` is a few integer operations, for simulation. `SealedDice` is a keyed hash stream for
tables of people: nobody can predict a draw from what was seen, and once the secret is published
anybody can check that it is the one that was promised.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b, sha256
from typing import Final

from kingsbridge.engine.errors import BadRecord, undefined

WORD: Final = 0xFFFFFFFF
SECRET_BYTES: Final = 32
SALT_BYTES: Final = 32
# Compiled code multiplies fast up to so many bits.
THIRTY_BITS: Final = 0x3FFFFFFF
# After so many words nothing shows any more of the scattered bits that the dice began with.
MIXED_AFTER: Final = 3


class Dice:
    """A source of chance that can be copied and written down."""

    def below(self, bound: int) -> int:
        """Return a number from 0 to bound - 1, each as likely."""
        raise undefined(self, "below")

    def clone(self) -> Dice:
        """Return dice that will fall the same way."""
        raise undefined(self, "clone")

    def to_json(self) -> dict[str, object]:
        """Return the dice as plain data, from which `dice_from_json` makes them again."""
        raise undefined(self, "to_json")

    def draw(self, cards: int) -> int:
        """Draw one card of a set held as bits and return its number."""
        skipped = self.below(cards.bit_count())
        while skipped > 0:
            cards &= cards - 1
            skipped -= 1
        return (cards & -cards).bit_length() - 1

    def fork(self) -> FastDice:
        """Return fresh dice that fall independently of these, and move these on."""
        return FastDice(self.below(WORD), self.below(WORD), self.below(WORD), 1)


class FastDice(Dice):
    """Doty-Humphrey's small fast counting generator on 32-bit words (sfc32)."""

    def __init__(self, a: int, b: int, c: int, counter: int) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    @staticmethod
    def seeded(seed: int) -> FastDice:
        """Return dice for a seed; any whole number will do."""
        words = blake2b(str(seed).encode(), digest_size=12).digest()
        return FastDice(
            int.from_bytes(words[0:4], "little"),
            int.from_bytes(words[4:8], "little"),
            int.from_bytes(words[8:12], "little"),
            1,
        )

    @staticmethod
    def of_moment(ply: int, seat: int) -> FastDice:
        """Return dice for a seat at one moment of a game: made faster than from a seed."""
        a = scattered(ply * 8 + seat)
        b = scattered(a + 1)
        dice = FastDice(a, b, scattered(b + 1), 1)
        for _ in range(MIXED_AFTER):
            dice.word()
        return dice

    def word(self) -> int:
        """Return 32 bits, each as likely."""
        b = self.b
        c = self.c
        word = (self.a + b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = (((c << 21) & WORD | (c >> 11)) + word) & WORD
        return word

    def below(self, bound: int) -> int:
        # This is (word * bound) >> 32, kept within what compiled code multiplies fast.
        word = self.word()
        return ((word >> 16) * bound + ((word & 0xFFFF) * bound >> 16)) >> 16

    def fork(self) -> FastDice:
        return FastDice(self.word(), self.word(), self.word(), 1)

    def clone(self) -> Dice:
        return FastDice(self.a, self.b, self.c, self.counter)

    def __reduce__(self) -> tuple[type[FastDice], tuple[int, int, int, int]]:
        return FastDice, (self.a, self.b, self.c, self.counter)

    def to_json(self) -> dict[str, object]:
        return {"kind": "fast", "at": [self.a, self.b, self.c, self.counter]}


def scattered(number: int) -> int:
    """Return thirty bits that have nothing in common with those of neighbouring numbers."""
    number = (number & THIRTY_BITS) * 0x21F0AAAD & THIRTY_BITS
    number = (number ^ number >> 15) * 0x2C1B3C6D & THIRTY_BITS
    return number ^ number >> 15


class SealedDice(Dice):
    """A BLAKE2 stream keyed by a secret of 256 bits, promised before play by its commitment."""

    def __init__(self, secret: bytes, drawn: int = 0) -> None:
        if len(secret) != SECRET_BYTES:
            raise BadRecord(
                f"a sealed deal needs a secret of {SECRET_BYTES} bytes, not {len(secret)}"
            )
        self.secret = secret
        self.drawn = drawn

    def commitment(self) -> str:
        """Return what may be published before the game: it fixes the secret and hides it."""
        return blake2b(self.secret, digest_size=32, person=b"kingsbridge-deal").hexdigest()

    def below(self, bound: int) -> int:
        self.drawn += 1
        block = blake2b(self.drawn.to_bytes(8, "little"), digest_size=8, key=self.secret).digest()
        return int.from_bytes(block, "little") % bound

    def clone(self) -> Dice:
        return SealedDice(self.secret, self.drawn)

    def __reduce__(self) -> tuple[type[SealedDice], tuple[bytes, int]]:
        return SealedDice, (self.secret, self.drawn)

    def to_json(self) -> dict[str, object]:
        return {"kind": "sealed", "secret": self.secret.hex(), "drawn": self.drawn}


def pledge_of(salt: str) -> str:
    """Return what fixes a player's salt and hides it, until it is told."""
    return sha256(salt_from_hex(salt)).hexdigest()


def salt_from_hex(salt: str) -> bytes:
    """Return a player's salt from its hexadecimal digits."""
    try:
        found = bytes.fromhex(salt)
    except ValueError:
        found = b""
    if len(found) != SALT_BYTES or salt != found.hex():
        raise BadRecord(f"a salt has {2 * SALT_BYTES} hexadecimal digits")
    return found


def salted(dice: SealedDice, salts: Sequence[str | None]) -> SealedDice:
    """Return dice that fall as neither who knows the secret nor any one player could choose.

    There is a salt for each seat, or none of it.
    """
    mix = blake2b(digest_size=SECRET_BYTES, key=dice.secret, person=b"kingsbridge-mix")
    for salt in salts:
        mix.update(b"\0" if salt is None else b"\1" + salt_from_hex(salt))
    return SealedDice(mix.digest())


def dice_from_json(doc: object) -> Dice:
    """Make dice from what `to_json` wrote."""
    if not isinstance(doc, dict):
        raise BadRecord("dice: expected an object with a kind, 'fast' or 'sealed'")
    kind = doc.get("kind")
    if kind == "fast":
        return _fast_from_json(doc.get("at"))
    if kind == "sealed":
        return sealed_from_hex(doc.get("secret"), doc.get("drawn", 0))
    raise BadRecord(f"dice: kind is {kind!r}, expected 'fast' or 'sealed'")


def _fast_from_json(at: object) -> FastDice:
    if (
        not isinstance(at, list)
        or len(at) != 4
        or not all(type(word) is int and 0 <= word <= WORD for word in at)
    ):
        raise BadRecord("dice: 'at' must be four whole numbers below 2**32")
    return FastDice(at[0], at[1], at[2], at[3])


def sealed_from_hex(secret: object, drawn: object = 0) -> SealedDice:
    """Make sealed dice from a secret written in hexadecimal."""
    if not isinstance(secret, str):
        raise BadRecord("dice: 'secret' must be 64 hexadecimal digits")
    if type(drawn) is not int or not 0 <= drawn < 2**63:
        raise BadRecord("dice: 'drawn' must be a whole number from 0")
    try:
        return SealedDice(bytes.fromhex(secret), drawn)
    except ValueError:
        raise BadRecord("dice: 'secret' must be 64 hexadecimal digits") from None
