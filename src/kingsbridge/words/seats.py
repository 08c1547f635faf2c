"""What seats are called where nobody has a name."""

from __future__ import annotations

from kingsbridge.words import Words


def seat_names(seats: int, words: Words) -> list[str]:
    """Return the names of the seats: their colours, and numbers where colours run out."""
    return [
        words.say(f"seat-{seat}")
        if words.has(f"seat-{seat}")
        else words.say("seat-other", number=seat + 1)
        for seat in range(seats)
    ]
