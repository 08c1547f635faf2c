"""Names that nobody can mistake for another's: of letters that are seen, of one kind of writing.

Two names that look alike count as the same. The idea is that of Unicode's report on security
(UTS 39): every letter is taken for the plainest one that looks like it, and what comes of it is
compared. Its table is long; as names may not mix kinds of writing, this short one is enough.
"""

from __future__ import annotations

import unicodedata

# Writings that belong together; any other stands alone.
TOGETHER = (
    {"CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "IDEOGRAPHIC"},
    {"CJK", "HANGUL", "IDEOGRAPHIC"},
    {"CJK", "BOPOMOFO", "IDEOGRAPHIC"},
)
# Letters, figures, blanks, and marks that stand between or above letters.
KINDS = {"Lu", "Ll", "Lt", "Lm", "Lo", "Nd", "Zs", "Mn", "Mc", "Pd", "Po", "Pc", "Sm", "So", "Sk"}
KINDS |= {"Ps", "Pe", "Pi", "Pf", "Sc", "Nl", "No"}
# They fill room or nothing, and count as letters or marks all the same.
UNSEEN = {"\u115f", "\u1160", "\u17b4", "\u17b5", "\u2800", "\u3164", "\uffa0", "\u034f"}
MOST_MARKS = 2

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


def is_plain(name: str) -> bool:
    """Return whether everybody sees the same in a name: nothing unseen, one kind of writing."""
    marks = 0
    writings: set[str] = set()
    for letter in name:
        # A wide letter, or one in a circle, is the letter all the same.
        plain = unicodedata.normalize("NFKC", letter)[:1]
        kind = unicodedata.category(letter)
        if kind not in KINDS or letter in UNSEEN or _is_selector(letter):
            return False
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            return False
        if kind[0] == "L" and kind != "Lm":
            writings.add(unicodedata.name(plain, "?").split()[0])
    seen = any(unicodedata.category(letter)[0] in "LNPS" for letter in name)
    begins = bool(name) and unicodedata.category(name[0])[0] != "M"
    return seen and begins and (len(writings) <= 1 or any(writings <= few for few in TOGETHER))


def _is_selector(letter: str) -> bool:
    """Return whether it only says how the letter before it is drawn."""
    return "\ufe00" <= letter <= "\ufe0f" or "\U000e0100" <= letter <= "\U000e01ef"


def look_of(name: str) -> str:
    """Return what a name looks like: names that look alike have the same."""
    small = unicodedata.normalize("NFKC", name).translate(PLAIN).casefold()
    return "".join(small.translate(PLAIN).split()).replace("rn", "m")


RESERVED_LOOKS = frozenset(map(look_of, RESERVED))
