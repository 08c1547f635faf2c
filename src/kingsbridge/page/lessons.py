"""Lessons: a title's list of steps, and the answer to what is tried in one."""

from __future__ import annotations

from kingsbridge.page.addresses import Addresses, Asked
from kingsbridge.study.taught import Lesson, Taught
from kingsbridge.study.teacher import lesson_in_words, teach
from kingsbridge.table.asked import Tried

ADDRESSES = Addresses()


@ADDRESSES.at("GET", "/lessons/{title}")
async def lesson(asked: Asked) -> Lesson:
    """The lesson of a title."""
    return lesson_in_words(asked.parts["title"], asked.language)


@ADDRESSES.at("POST", "/lessons/{title}/{step}")
async def answer(asked: Asked) -> Taught:
    """The answer to what is tried."""
    tried = asked.data(Tried)
    parts = asked.parts
    return teach(parts["title"], parts["step"], tried.made, tried.move, asked.language)
