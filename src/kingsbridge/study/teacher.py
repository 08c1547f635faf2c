"""The teacher: answers what a learner tries in a step of a lesson, by what the engine says.

Nothing is remembered here. Whoever asks says which moves were right so far, and what is tried.
"""

from __future__ import annotations

from collections.abc import Sequence

from kingsbridge.engine.journal import EVERYBODY, Entry
from kingsbridge.engine.state import State
from kingsbridge.engine.title import title_of
from kingsbridge.study import taught
from kingsbridge.study.lessons import LEARNER, Lesson, Step, begun, lesson_of
from kingsbridge.study.scene import Scene
from kingsbridge.study.taught import Attempt, LessonStep, Taught
from kingsbridge.table.errors import AgainstTheRules, Refused
from kingsbridge.table.telling import Teller
from kingsbridge.table.told import Moment
from kingsbridge.words import words


def lesson_in_words(key: str, language: str) -> taught.Lesson:
    """Return a title's lesson, its steps by their headings."""
    lesson, said = lesson_of(key), words(language)
    return taught.Lesson(
        title=key,
        names=list(lesson.names),
        steps=[
            LessonStep(step.key, said.say(f"{key}-lesson-{step.key}"), len(step.tasks))
            for step in lesson.steps
        ],
        seats=lesson.seats,
        options=lesson.options,
    )


def teach(key: str, step: str, made: Sequence[int], tried: int | None, language: str) -> Taught:
    """Attempt a move tried in a step, after those that were right; without one, say what to do."""
    lesson = lesson_of(key)
    return _Desk(lesson, lesson.steps[lesson.number(step)], language).answer(made, tried)


class _Desk:
    """A step of a lesson that somebody sits at."""

    def __init__(self, lesson: Lesson, step: Step, language: str) -> None:
        self.lesson = lesson
        self.step = step
        self.language = language
        self.state = begun(step)
        self.title = title_of(self.state).key
        self.said = words(language)
        self.teller: Teller = self.scene().teller(language)

    def scene(self) -> Scene:
        """Return how it stands now, with what was told so far."""
        return Scene(self.state, self.lesson.names, self._story(0))

    @property
    def told(self) -> list[Entry]:
        """Return all that happened in this step."""
        journal = self.state.journal
        return [] if journal is None else journal.entries

    def answer(self, made: Sequence[int], tried: int | None) -> Taught:
        """Make the moves that were right, and answer the one that is tried."""
        if len(made) > len(self.step.tasks):
            raise Refused(
                f"step {self.step.key!r} asks for {len(self.step.tasks)} moves, not {len(made)}",
                "bad_lesson",
            )
        for place, move in enumerate(made):
            if not self._is_right(place, move):
                raise Refused(f"move {move} is not right as number {place + 1}", "bad_lesson")
            self._make(move, place)
        place = len(made)
        if tried is None or place == len(self.step.tasks):
            return self._taught(made, Attempt.BEGUN, "", 0)
        if tried not in self.state.legal():
            return self._refuse(made, tried)
        if not self._is_right(place, tried):
            return self._explain(made, tried)
        since = len(self.told)
        self._make(tried, place)
        told = self._taught([*made, tried], Attempt.RIGHT, "", since)
        # On the way it is enough to say what the move did.
        told.says = self._own("right") if told.done else "".join(told.happened[:1])
        return told

    def _is_right(self, place: int, move: int) -> bool:
        return move in self.state.legal() and any(
            right.fits(self.state, move) for right in self.step.tasks[place]
        )

    def _make(self, move: int, place: int) -> None:
        """Make a right move; if there is more to do, the others go on until it is asked for."""
        self.state.apply(move)
        if place + 1 == len(self.step.tasks):
            return
        while not self.state.over and self.state.seat != LEARNER:
            self.state.apply(self._of_others())

    def _of_others(self) -> int:
        """Return what another seat does: what the lesson says, else the first thing it may."""
        for pattern in self.step.others:
            move = pattern.among(self.state)
            if move is not None:
                return move
        return self.state.legal()[0]

    def _refuse(self, made: Sequence[int], tried: int) -> Taught:
        """Say which rule forbids what was tried; a move that nobody could think of raises."""
        clause = self.state.explained().refusals.get(tried)
        if clause is None:
            raise AgainstTheRules(str(self.state.refusal(tried)), None)
        refusal = self.teller.refusal(self.state, tried, clause)
        says = self.said.say("learn-refused", what=refusal.text, why=refusal.why)
        return self._taught(made, Attempt.REFUSED, says, len(self.told), clause)

    def _explain(self, made: Sequence[int], tried: int) -> Taught:
        """Say why an allowed move is not what is meant: in words of its own, or by what it does."""
        for wrong in self.step.wrong:
            if wrong.move.fits(self.state, tried):
                says = self._own(f"wrong-{wrong.says}")
                return self._taught(made, Attempt.WRONG, says, len(self.told))
        what = self.teller.move(self.state, tried)
        return self._taught(
            made, Attempt.WRONG, self._fallback(what, self._first_of(tried)), len(self.told)
        )

    def _first_of(self, tried: int) -> str:
        """Return what a move would do at once, by the engine's own journal."""
        state = self.state.clone()
        state.journal = begun(self.step).journal
        state.apply(tried)
        assert state.journal is not None
        lines = self._lines(state, state.journal.entries)
        return lines[0] if lines else ""

    def _fallback(self, what: str, happens: str) -> str:
        if not happens:
            return self.said.say("learn-not-meant", what=what)
        return self.said.say("learn-not-meant-happens", what=what, happens=happens)

    def _lines(self, state: State, entries: Sequence[Entry]) -> list[str]:
        return [
            self.teller.tell(title_of(state).story(state, entry))
            for entry in entries
            if entry.seen_by in (EVERYBODY, LEARNER)
        ]

    def _story(self, since: int) -> Sequence[Entry]:
        """Return what the last move brought, as far as the step tells of it."""
        new = self.told[since:]
        ends = [place for place, entry in enumerate(new) if entry.what == self.step.until]
        return new[: ends[0]] if ends else new

    def _own(self, part: str) -> str:
        """Say something of this step."""
        return self.said.say(f"{self.title}-lesson-{self.step.key}-{part}")

    def _task(self, place: int, done: bool) -> str:
        if done:
            return ""
        numbered = f"{self.title}-lesson-{self.step.key}-task-{place + 1}"
        return self.said.say(numbered) if self.said.has(numbered) else self._own("task")

    def _taught(
        self,
        made: Sequence[int],
        outcome: Attempt,
        says: str,
        since: int,
        clause: str | None = None,
    ) -> Taught:
        done = len(made) == len(self.step.tasks)
        right = [] if done else [m for m in self.state.legal() if self._is_right(len(made), m)]
        at = self.step.at
        return Taught(
            step=self.step.key,
            heading=self.said.say(f"{self.title}-lesson-{self.step.key}"),
            text=self._own("text"),
            task=self._task(len(made), done),
            tasks=len(self.step.tasks),
            made=list(made),
            done=done,
            outcome=outcome,
            says=says,
            happened=self._lines(self.state, self._story(since)),
            clause=clause,
            right=right,
            points_at=None if at is None else at.replace("*", str(LEARNER)),
            moment=self._moment(done, len(made)),
        )

    def _moment(self, done: bool, made: int) -> Moment:
        """Return what the learner sees. Nobody is asked any more once all is done."""
        told = self.scene().moment(LEARNER, self.language, asks=not done, version=made + 1)
        if told.menu is not None:
            # The best is not proposed to whoever is to find it.
            told.menu.proposal = None
        return told
