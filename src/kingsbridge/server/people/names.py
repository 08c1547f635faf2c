"""Names that nobody can mistake for another's.

Two names that look alike count as the same. The idea is that of Unicode's report on security
(UTS 39): every letter is taken for the plainest one that looks like it, and what comes of it is
compared. Its table is long; as names may not mix kinds of writing, this short one is enough.
"""

from __future__ import annotations

import unicodedata

# What looks like a plain letter, by the plain letter. An I is an l to the eye, and small and
# capital letters count as the same: so an i is one, too.
ALIKE = {
    "a": "аαɑ⍺",
    "b": "ьвβЬ",
    "c": "сϲⅽᴄ",
    "d": "ԁⅾժ",
    "e": "еҽεє℮",
    "f": "ғϝſ",
    "g": "ɡցԍ",
    "h": "һհнη",
    "j": "јϳյ",
    "k": "кκԟ",
    "l": "iіɩιıїΐϊӏⅼɭ1|I∣ǀІΙӀ",
    "m": "мⅿ",
    "n": "пոռ",
    "o": "оοօσ0ОΟՕⲟ๐໐௦౦೦൦",
    "p": "рρ",
    "q": "ԛգզ",
    "r": "гᴦ",
    "s": "ѕꜱ",
    "t": "тτ",
    "u": "υսᴜцΰ",
    "v": "ѵνⅴ",
    "w": "ԝաωѡш",
    "x": "хχⅹ×",
    "y": "уγүყ",
    "z": "ᴢζ",
    "3": "зЗӡ",
    "-": "‐‑‒–—―−⁃_",
    "'": "’‘ʼʻ`´′",
    ".": "·•․",
}
PLAIN = str.maketrans({like: letter for letter, alike in ALIKE.items() for like in alike})
# Nobody is called as the house is, as those who keep it, or as somebody who has left it.
GONE = "N. N."
RESERVED = ("Kingsbridge", "Host", "Admin", "Administrator", "Moderator", "System", GONE)


def look_of(name: str) -> str:
    """Return what a name looks like: names that look alike have the same."""
    small = unicodedata.normalize("NFKC", name).translate(PLAIN).casefold()
    return "".join(small.translate(PLAIN).split()).replace("rn", "m")


RESERVED_LOOKS = frozenset(map(look_of, RESERVED))
