"""What somebody may be called at a table: letters that are seen, of one kind of writing."""

from __future__ import annotations

import unicodedata

from kingsbridge.table.errors import Refused

LENGTHS = range(1, 21)

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


def typed_name(name: str) -> str:
    """Return a name as somebody types it to be found by: printable, without games with spaces."""
    shown = " ".join(unicodedata.normalize("NFC", name).split())
    if len(shown) not in LENGTHS or not shown.isprintable():
        raise Refused("a name must have 1 to 20 letters that can be printed", "bad_name")
    return shown


def checked_name(name: str) -> str:
    """Return a name that can stand at a table: nobody can be taken for somebody else by it."""
    shown = typed_name(name)
    if not is_plain(shown):
        raise Refused("a name must have letters that are seen, of one alphabet", "bad_name")
    return shown


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
