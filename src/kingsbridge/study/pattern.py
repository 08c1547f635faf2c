"""Moves named as a person would: "take good=stone", "build project=bridge", or just "withdraw".

The first word is what the move is called in its title's words (`pillars-move-take`); what follows
must be among its facts. So whoever writes a lesson needs no numbers of moves.
"""

from __future__ import annotations

from dataclasses import dataclass

from kingsbridge.engine.phrase import Name, Phrase
from kingsbridge.engine.state import State
from kingsbridge.engine.title import title_of


@dataclass(frozen=True)
class Pattern:
    """Moves of a kind, those of them that have these facts."""

    kind: str
    facts: tuple[tuple[str, str], ...]

    def fits(self, state: State, move: int) -> bool:
        """Return whether a move is meant, whether or not it is offered now."""
        game = title_of(state)
        phrase = game.phrase(state, move)
        if phrase.message != f"{game.key}-move-{self.kind}":
            return False
        return all(_fact(phrase, name) == value for name, value in self.facts)

    def among(self, state: State) -> int | None:
        """Return the first offered move that is meant."""
        return next((move for move in state.legal() if self.fits(state, move)), None)


def pattern(text: str) -> Pattern:
    """Read a pattern."""
    kind, *facts = text.split()
    pairs = [fact.partition("=") for fact in facts]
    return Pattern(kind, tuple((name, value) for name, _, value in pairs))


def _fact(phrase: Phrase, name: str) -> str | None:
    """Return a fact as it is written: a name by its key, or by its amount where it has one."""
    fact = phrase.facts.get(name)
    if isinstance(fact, Name):
        return fact.key if fact.number is None else f"{fact.number:g}-{fact.key}"
    return None if fact is None else str(fact)
