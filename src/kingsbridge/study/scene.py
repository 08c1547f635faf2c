"""A position away from any table, shown as a table shows it: what a board in the client needs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kingsbridge.engine.journal import Entry
from kingsbridge.engine.state import NOBODY, State
from kingsbridge.engine.title import title_of
from kingsbridge.table.telling import Teller
from kingsbridge.table.told import Menu, Moment, Seat, SeatKind


@dataclass(frozen=True)
class Scene:
    """A position, what was told on the way to it, and who sits there."""

    state: State
    names: Sequence[str]
    entries: Sequence[Entry] = ()

    @property
    def deciding(self) -> int:
        """Whose decision it is; nobody's once the game is over."""
        return NOBODY if self.state.over else self.state.seat

    def teller(self, language: str) -> Teller:
        """Return who tells it in a language, with the cards that it is played with."""
        game = title_of(self.state)
        options = game.to_json(self.state)["options"]
        assert isinstance(options, dict)
        return Teller(game, options, self.names, language)

    def moment(self, eyes: int, language: str, *, asks: bool = True, version: int = 1) -> Moment:
        """Return what a seat sees; asked is who decides, and told why what cannot be done cannot.

        Without `asks` nobody is asked anything. The log is told from its beginning.
        """
        state, teller = self.state, self.teller(language)
        view = teller.view(state, eyes)
        deciding = self.deciding
        return Moment(
            version=version,
            position=version,
            ply=state.ply,
            seat=eyes,
            deciding=deciding,
            heading=teller.heading(view),
            prompt=self._prompt(teller),
            view=view,
            menu=self._menu(teller) if asks else None,
            lines_from=0,
            lines=teller.lines(state, self.entries, 0, eyes, {}),
            seats=[Seat(seat, SeatKind.PERSON, name) for seat, name in enumerate(self.names)],
            undo=None,
            result=teller.result(state, [], state.winners()) if state.over else None,
        )

    def _prompt(self, teller: Teller) -> str:
        if self.state.over:
            return teller.say("table-over")
        return teller.prompt(teller.view(self.state, self.deciding))

    def _menu(self, teller: Teller) -> Menu | None:
        return None if self.state.over else teller.menu(self.state, explained=True)
