"""A table as text: what is told of it to a seat, written out in words and nothing else.

It is made from what a table tells (`table/told.py`) as plain data, whether that is a table of this
process or of a server.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kingsbridge.engine.state import NOBODY
from kingsbridge.words import Words, words
from kingsbridge.words.clauses import chosen_clauses, clauses, section_number
from kingsbridge.words.in_words import InWords, in_words_of, text_of
from kingsbridge.words.numbers import plain_number

Doc = dict[str, Any]


class Reader:
    """One language, and the tables that were told in it."""

    def __init__(self, language: str = "en") -> None:
        self.words: Words = words(language)
        self._in_words: dict[str, InWords] = {}

    @property
    def language(self) -> str:
        """Which language it is."""
        return self.words.language

    def say(self, message: str, **facts: int | float | str) -> str:
        """Say a message."""
        return self.words.say(message, **facts)

    # The table

    def whole(self, told: Doc, listed: bool = True) -> str:
        """Write out all that a seat may know of its table; its moves, if they are to be listed."""
        table, moment = told["table"], told["moment"]
        title = self.words.title(table["title"])
        heading = self.say("text-heading", title=title, table=table["code"])
        if moment is None:
            return f"{heading}\n{self._not_begun(table)}"
        pieces = [heading, moment["heading"], self._whose_eyes(table, moment)]
        pieces.append(self.table(told))
        pieces += [self.happened(moment), self.asked(moment, listed)]
        return "\n".join(filter(None, pieces))

    def _not_begun(self, table: Doc) -> str:
        seats = ", ".join(seat["name"] or self.say("text-open-seat") for seat in table["seats"])
        return self.say("text-not-begun", seats=seats)

    def _whose_eyes(self, table: Doc, moment: Doc) -> str:
        seat = moment["seat"]
        if seat == NOBODY:
            return self.say("text-looking-on")
        return self.say("text-you", player=table["seats"][seat]["name"], seat=seat)

    def table(self, told: Doc) -> str:
        """Write out what lies on the table, as it is told by ear."""
        table = told["table"]
        names = [seat["name"] for seat in table["seats"]]
        return text_of(self._told_by(table).parts(told["moment"]["view"], names))

    def _told_by(self, table: Doc) -> InWords:
        code: str = table["code"]
        if code not in self._in_words:
            self._in_words[code] = in_words_of(table["title"], table["options"], self.words)
        return self._in_words[code]

    def happened(self, moment: Doc) -> str:
        """Write out what happened since, each thing with its clause."""
        lines = [f"- {line['text']}{self._cited(line['clause'])}" for line in moment["lines"]]
        return "\n".join([self.say("text-happened"), *lines]) if lines else ""

    def _cited(self, clause: str) -> str:
        return f" ({self.words.cite(clause)})" if clause else ""

    def asked(self, moment: Doc, listed: bool = True) -> str:
        """Write out what the seat is asked, or for whom it waits, or how the game ended."""
        if moment["result"]:
            return self._result(moment["result"])
        menu = moment["menu"]
        if menu is None:
            return str(moment["prompt"])
        if not listed:
            return f"{moment['prompt']}\n{self.say('text-moves-unlisted')}"
        return "\n".join([str(moment["prompt"]), self.say("text-moves"), *self._offers(menu)])

    def _offers(self, menu: Doc) -> list[str]:
        said, group = [], ""
        for offer in menu["offers"]:
            if offer["group"] and offer["group"] != group:
                said.append(f"{offer['group']}:")
            group = offer["group"]
            said.append(self.say("text-move", move=str(offer["move"]), text=offer["text"]))
        return said

    def _result(self, result: Doc) -> str:
        rows = [f"- {row['text']}: {self._numbers(row['points'])}" for row in result["rows"]]
        total = f"- {self.say('table-total')}: {self._numbers(result['scores'])}"
        return "\n".join([result["text"], self.say("text-scores"), *rows, total])

    def _numbers(self, values: Sequence[float]) -> str:
        return ", ".join(plain_number(value, self.words) for value in values)

    # The rules

    def refusals(self, moment: Doc) -> str:
        """Write out what cannot be done now, under the rule that forbids it."""
        refused: dict[str, list[Doc]] = {}
        for refusal in (moment["menu"] or {}).get("refusals") or []:
            refused.setdefault(refusal["clause"], []).append(refusal)
        if not refused:
            return self.say("text-nothing-refused")
        said = [self.say("text-cannot-do")]
        for clause, moves in refused.items():
            said.append(self.clause(clause))
            said += [f"- {move['text']}" for move in moves]
        return "\n".join(said)

    def refused(self, clause: str) -> str:
        """Say that a rule forbids something, and what it says."""
        return self.say(
            "text-refused", clause=self.words.cite(clause), why=self.words.clause(clause)
        )

    def clause(self, clause: str) -> str:
        """Write out a rule; of our rulings also how else it could be read, and why it is not."""
        said = f"{self.words.cite(clause)}: {self.words.clause(clause)}"
        ruling = self.words.ruling(clause)
        if ruling is not None:
            said += f" {self.say('ruling-other', reading=ruling.other)}"
            said += f" {self.say('ruling-why', reason=ruling.why)}"
        return said

    def rules(self, title_key: str, wanted: str = "") -> str:
        """Write out a section of the rules, or a clause; if none is wanted, which there are."""
        if not wanted.strip():
            listed = [
                f"- {section_number(section)}: {section.title}"
                for section in clauses(title_key, self.language)
            ]
            return "\n".join([self.say("text-sections"), *listed])
        said: list[str] = []
        for section in chosen_clauses(title_key, wanted, self.language):
            said.append(f"{section_number(section)}: {section.title}")
            said += map(self.clause, section.clauses)
        return "\n".join(said)


class Meant:
    """What an answer means: the number of a move that is offered, or the clause that forbids it."""

    def __init__(self, move: int | None = None, clause: str | None = None) -> None:
        self.move = move
        self.clause = clause


def meant(answer: str, menu: Mapping[str, Any]) -> Meant:
    """Return what an answer means: a move by its number, or in its own words."""
    said = plain(answer)
    number = int(said) if said.isascii() and said.isdecimal() and len(said) < 10 else None
    for offer in menu["offers"]:
        if offer["move"] == number or plain(offer["text"]) == said:
            return Meant(move=offer["move"])
    for refusal in menu["refusals"] or []:
        if refusal["move"] == number or plain(refusal["text"]) == said:
            return Meant(clause=refusal["clause"])
    return Meant()


def plain(text: str) -> str:
    """Return a text without what does not matter in it: capitals, spaces, a stop at its end."""
    return " ".join(text.casefold().split()).strip(" .!\"'`*“”„«»")
