"""What one reader may be told of a game: view, menu, journal, in their language.

Everything a client learns of a game's inside goes through here. It is made from what the
reader's seat may know (the title's `view`, its own menu, the entries it may read) and from
nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kingsbridge.engine.journal import EVERYBODY, Entry
from kingsbridge.engine.phrase import Name, Phrase
from kingsbridge.engine.state import NOBODY, State
from kingsbridge.engine.title import Title
from kingsbridge.table import goings
from kingsbridge.table.told import (
    Fact,
    Line,
    Menu,
    Named,
    Offer,
    Proposal,
    Refusal,
    Result,
    Ruling,
    ScoreRow,
    Unrated,
    View,
)
from kingsbridge.words import Words, words
from kingsbridge.words.card_data import corrected_words
from kingsbridge.words.questions import Questions, questions_of
from kingsbridge.words.score_sheets import score_rows


class Teller:
    """A game of one title, told in one language to whoever may know what."""

    def __init__(
        self, title: Title, options: Mapping[str, object], names: Sequence[str], language: str
    ) -> None:
        self.title = title
        self.names = names
        self.words: Words = corrected_words(title.key, options, words(language))
        self.questions: Questions = questions_of(title.key, options, self.words)

    # Sentences

    def say(self, message: str, **facts: int | float | str) -> str:
        """Say a message."""
        return self.words.say(message, **facts)

    def tell(self, phrase: Phrase) -> str:
        """Say a phrase; facts named seat and owner are players, and said by their names."""
        return self.words.tell(phrase, self.names)

    def move(self, state: State, move: int) -> str:
        """Say a move."""
        return self.tell(self.title.phrase(state, move))

    # The table

    def view(self, state: State, seat: int) -> View:
        """Return what a seat sees, as plain data; a spectator has nobody's seat."""
        return self.title.view(state, seat)

    def heading(self, view: View) -> str:
        """Say which round it is."""
        return self.questions.round_of(view)

    def prompt(self, view: View) -> str:
        """Say who must do what now, to those of whom it is asked."""
        return self.questions.prompt(view, self.names)

    def waiting(self, view: View) -> str:
        """Say for whom the table waits, to everybody else."""
        return self.questions.waiting(view, self.names)

    def menu(self, state: State, explained: bool) -> Menu:
        """Return what the deciding seat may do and, when asked for, what it may not and why."""
        offers = [
            self._offer(state, move, group.heading)
            for group in self.questions.groups(state.legal())
            for move in group.moves
        ]
        refusals = self._refusals(state) if explained else None
        best = self.questions.proposal(state, state.seat)
        proposal = Proposal(best.moves, best.vp, best.gold, best.summary) if best else None
        return Menu(offers, refusals, proposal)

    def _offer(self, state: State, move: int, group: str) -> Offer:
        phrase = self.title.phrase(state, move)
        return Offer(move, self.tell(phrase), phrase.message, plain_facts(phrase), group)

    def _refusals(self, state: State) -> list[Refusal]:
        return [
            self.refusal(state, move, clause) for move, clause in state.explained().refusals.items()
        ]

    def refusal(self, state: State, move: int, clause: str) -> Refusal:
        """Say which clause forbids a move."""
        phrase = self.title.phrase(state, move)
        ruling = self.words.ruling(clause)
        return Refusal(
            move=move,
            text=self.tell(phrase),
            message=phrase.message,
            facts=plain_facts(phrase),
            clause=clause,
            why=self.words.clause(clause),
            ruling=Ruling(ruling.other, ruling.why) if ruling else None,
        )

    # What happened

    def lines(
        self,
        state: State,
        entries: Sequence[Entry],
        since: int,
        seat: int,
        known: dict[int, tuple[Entry, Line]],
    ) -> list[Line]:
        """Tell the entries from that number on which this seat may read.

        Whoever reads of the same entries shares the lines that are known already.
        """
        lines = []
        for number in range(since, len(entries)):
            entry = entries[number]
            if entry.seen_by in (EVERYBODY, seat):
                told = known.get(number)
                if told is None or told[0] is not entry:
                    told = known[number] = entry, self._line(state, number, entry)
                lines.append(told[1])
        return lines

    def _line(self, state: State, number: int, entry: Entry) -> Line:
        phrase = self._story(state, entry)
        return Line(
            number=number,
            ply=entry.ply,
            what=entry.what,
            clause=entry.clause,
            seat=entry.seat,
            a=entry.a,
            b=entry.b,
            c=entry.c,
            text=self.tell(phrase),
            message=phrase.message,
            facts=plain_facts(phrase),
        )

    def _story(self, state: State, entry: Entry) -> Phrase:
        """Return an entry as something to say: the table's own are not the title's to tell."""
        message = goings.STORIES.get(entry.what)
        if message is None:
            return self.title.story(state, entry)
        if entry.what == goings.ENDS:
            winners = goings.winners_of(entry, len(self.names))
            return Phrase(message, {"names": self.named(winners), "count": len(winners)})
        return Phrase(message, {"seat": entry.seat})

    def named(self, seats: Sequence[int]) -> str:
        """List the names of some seats."""
        return self.say("table-and").join(self.names[seat] for seat in seats)

    # How it ended

    def result(
        self,
        state: State,
        resigned: Sequence[int],
        winners: Sequence[int],
        unrated: Unrated | None = None,
    ) -> Result:
        """Say who gave up, who won, how a tie was broken, and where the points came from.

        Of a game that was to be rated and is not, say why.
        """
        said = []
        if resigned:
            names = self.named(resigned)
            said.append(self.say("table-resigned", names=names, count=len(resigned)))
        if winners:
            names = self.named(winners)
            said.append(self.say("table-winner", names=names, count=len(winners)))
        if state.over and not resigned:
            said.append(self.questions.tie_break(self.view(state, NOBODY)))
        if unrated is not None:
            said.append(self.say(f"fair-unrated-{unrated}"))
        rows = score_rows(self.title, state, self.words)
        return Result(
            text=" ".join(sentence for sentence in said if sentence),
            winners=list(winners),
            scores=state.scores(),
            rows=[ScoreRow(said, points) for said, points in rows.items()],
            resigned=list(resigned),
            unrated=unrated,
        )


def plain_facts(phrase: Phrase) -> dict[str, Fact]:
    """Return what fills a phrase, as it goes over the wire."""
    return {
        name: Named(fact.kind, fact.key, fact.number) if isinstance(fact, Name) else fact
        for name, fact in phrase.facts.items()
    }
