"""A worker's own side: it is asked one thing after another, thinks, and answers.

It is told what a seat may know, or a game that is over: nothing that must stay hidden is ever in
its memory. Questions and answers are JSON, each behind its length.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from io import BufferedReader
from multiprocessing import connection, parent_process
from socket import socket
from struct import Struct as Layout
from traceback import extract_tb
from typing import Any

import msgspec

from kingsbridge.analysis.analysis import analyse
from kingsbridge.analysis.document import document
from kingsbridge.analysis.told import Telling
from kingsbridge.analysis.weighing import Analyst
from kingsbridge.bots import bot
from kingsbridge.bots.levels import LEVELS
from kingsbridge.engine.errors import BadRecord, KingsbridgeError
from kingsbridge.engine.record import record_from_json
from kingsbridge.engine.state import State
from kingsbridge.engine.title import title, title_of, titles
from kingsbridge.words import words

LENGTH = Layout(">I")
# A message that quotes what was wrong must not quote a whole position.
LONGEST_MESSAGE = 300


class Job(msgspec.Struct, frozen=True):
    """A moment for a bot to think about, with nothing in it but what its seat may know."""

    title: str
    position: dict[str, object]
    bot: str
    seed: int

    @staticmethod
    def of(state: State, seat: int, bot: str, seed: int) -> Job:
        """Return the moment as a seat sees it: all that it cannot know is dealt anew."""
        game = title_of(state)
        return Job(game.key, game.to_json(state.as_seen_by(seat)), bot, seed)


class Choose(msgspec.Struct, tag=True):
    """Which move?"""

    job: Job

    def answer(self) -> int:
        return bot(self.job.bot, self.job.seed).choose(seen(self.job))


class Think(msgspec.Struct, tag=True):
    """Which moves, and how good is each?"""

    job: Job

    def answer(self) -> dict[str, object]:
        return bot(self.job.bot, self.job.seed).think(seen(self.job)).to_json()


class Analyse(msgspec.Struct, tag=True):
    """What is to be said of a finished game?"""

    record: dict[str, object]
    bot: str
    seed: int
    language: str

    def answer(self) -> dict[str, object]:
        told_in = words(self.language)
        found = analyse(record_from_json(self.record), Analyst(self.bot, seed=self.seed))
        if found is None:
            raise BadRecord("the analysis was interrupted")
        return document(Telling(found, told_in))


Question = Choose | Think | Analyse
QUESTIONS: msgspec.json.Decoder[Question] = msgspec.json.Decoder(Question)


class Answer(msgspec.Struct, tag=True):
    """What was found. The first answer of all has nothing in it: the worker is ready."""

    found: Any = None


class Failure(msgspec.Struct, tag=True):
    """Why nothing was found."""

    message: str


Said = Answer | Failure
SAYINGS: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)


def seen(job: Job) -> State:
    """Return the moment that a job is about."""
    return title(job.title).from_json(job.position)


def packed(message: Question | Said) -> bytes:
    """Return a message as it goes over the line."""
    text = msgspec.json.encode(message)
    return LENGTH.pack(len(text)) + text


def work(line: socket, niceness: int) -> None:
    """Answer one question after another until the server hangs up."""
    leave_with_server()
    if niceness:
        os.nice(niceness)
    # Loaded now, they need not be while somebody waits. If one of them cannot be loaded, whoever
    # asks is told.
    with suppress(Exception):
        titles()
        for level in LEVELS:
            bot(level)
    # The server may hang up at any moment; nothing is lost then.
    with line, line.makefile("rb") as heard, suppress(ConnectionError):
        line.sendall(packed(Answer()))
        while (question := next_question(heard)) is not None:
            line.sendall(reply(question))


def leave_with_server() -> None:
    """See to it that this process ends when the server does, even if the server is killed.

    No thread could see to that in the middle of a thought: compiled code keeps the interpreter to
    itself. So the kernel does. It sends a signal when the last end of a pipe that the server holds
    is closed, and a process that does not handle this signal ends.
    """
    server = parent_process()
    if server is None or sys.platform == "win32":
        return
    import fcntl

    fcntl.fcntl(server.sentinel, fcntl.F_SETOWN, os.getpid())
    flags = fcntl.fcntl(server.sentinel, fcntl.F_GETFL)
    fcntl.fcntl(server.sentinel, fcntl.F_SETFL, flags | os.O_ASYNC)
    if connection.wait([server.sentinel], timeout=0):  # it was gone before we listened
        sys.exit()


def next_question(heard: BufferedReader) -> bytes | None:
    """Return what is asked next; nothing once the server has hung up."""
    head = heard.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    (length,) = LENGTH.unpack(head)
    text = heard.read(length)
    return text if len(text) == length else None


def reply(text: bytes) -> bytes:
    """Think about a question; what goes wrong is an answer too."""
    try:
        return packed(Answer(QUESTIONS.decode(text).answer()))
    except (KingsbridgeError, msgspec.ValidationError) as error:
        return packed(Failure(str(error)[:LONGEST_MESSAGE]))
    except Exception as error:
        return packed(Failure(f"a bot failed: {where(error)}"))


def where(error: Exception) -> str:
    """Name a fault by its kind and place: its message might tell what is on the table."""
    place = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {place.name}, line {place.lineno}"
