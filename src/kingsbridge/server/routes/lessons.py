"""Addresses of lessons: a title's list of steps, and the answer to what is tried in one."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import JSONBody, PathParameter

from kingsbridge.server.routes.asking import Asked, Lang, TheServer, address_of, language_of
from kingsbridge.server.wire.requests import Tried
from kingsbridge.study.taught import Lesson, Taught
from kingsbridge.study.teacher import lesson_in_words, teach

# A try is made anew from the beginning of its step.
A_TRY = 3

Key = Annotated[str, PathParameter(max_length=40)]


class LessonsController(Controller):
    """Lessons that one plays. Nothing of them is kept here: who learns says how far they are."""

    path = "/api/lessons"
    tags = ("lessons",)

    @get("/{key:str}", summary="The lesson of a title")
    async def lesson(self, request: Asked, key: Key, language: Lang = None) -> Lesson:
        return lesson_in_words(key, language_of(request, language))

    @post("/{key:str}/{step:str}", summary="Try a move in a step of a lesson", status_code=200)
    async def answer(
        self,
        request: Asked,
        server: TheServer,
        key: Key,
        step: Key,
        data: JSONBody[Tried],
        language: Lang = None,
    ) -> Taught:
        server.requests.take(address_of(request), A_TRY)
        return teach(key, step, data.made, data.move, language_of(request, language))
