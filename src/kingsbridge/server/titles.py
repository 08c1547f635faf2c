"""The titles of a server: all that it needs of each is loaded before anybody sits down."""

from __future__ import annotations

import structlog

from kingsbridge.bots.craft import craft_for
from kingsbridge.engine.title import Title, refuse_title, refused_titles, titles
from kingsbridge.words import words
from kingsbridge.words.boxes import box_of
from kingsbridge.words.card_data import card_data_of
from kingsbridge.words.questions import questions_of

log = structlog.get_logger()


def look_through_titles() -> None:
    """Load what each title brings; one that cannot be played here is refused."""
    # This refuses those with words that cannot be said; wire/views.py does those with bad types.
    words("en")
    for title in list(titles().values()):
        try:
            _load(title)
        except Exception as error:
            refuse_title(title.key, error)


def _load(title: Title) -> None:
    for seats in range(title.fewest, title.most + 1):
        title.choices(seats)
    questions_of(title.key, {}, words("en"))
    craft_for(title)
    if title.part("card_data") is not None:
        card_data_of(title.key, {}, words("en"))
    if title.part("box") is not None:
        box_of(title.key)


def warn_of_refused_titles() -> None:
    """Log which titles are installed and cannot be played here, and why."""
    for key, refusal in refused_titles().items():
        log.warning("title_refused", title=key, reason=str(refusal))
