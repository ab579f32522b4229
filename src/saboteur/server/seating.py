"""Who sits where at a table."""

from collections.abc import Collection
from typing import Final, TypeAlias, final

from saboteur.server import messages as wire
from saboteur.server.storage import Sitter, StoredGuest

BOT_NAMES: Final = (
    "Alvis", "Brokk", "Sindri", "Fafnir", "Regin", "Nabbi",
    "Ivaldi", "Andvari", "Lofar", "Eitri", "Hornbori", "Dvalin",
)  # fmt: skip
"""Dwarves of the old songs, one for each of twelve seats; they read the same in every language."""

Changes: TypeAlias = dict[int, Sitter | None]
"""Seats that change hands; ``None`` for a seat that becomes empty."""


@final
class Seating:
    """The seats of one table. It proposes changes; they hold once they are durable."""

    def __init__(self, seats: int, sitters: dict[int, Sitter]) -> None:
        """Take who sits where now."""
        self._seats = seats
        self._sitters = sitters.copy()

    @property
    def sitters(self) -> dict[int, Sitter]:
        """Who sits where."""
        return self._sitters.copy()

    @property
    def full(self) -> bool:
        """Whether every seat is taken."""
        return len(self._sitters) == self._seats

    def seat_of(self, guest: str) -> int | None:
        """Return the seat of a guest, by his public id."""
        for seat, sitter in self._sitters.items():
            if sitter.guest == guest:
                return seat
        return None

    def level(self, seat: int) -> str | None:
        """Return the level of the bot on a seat, if one sits there."""
        sitter = self._sitters.get(seat)
        return None if sitter is None else sitter.bot

    def taking(self, seat: int, guest: StoredGuest) -> Changes | None:
        """Return what changes when a guest sits down here; ``None`` if he can't."""
        if not 0 <= seat < self._seats or seat in self._sitters:
            return None
        changes: Changes = {seat: Sitter(guest.nickname, guest=guest.id)}
        old = self.seat_of(guest.id)
        if old is not None:
            changes[old] = None
        return changes

    def with_bot(self, seat: int, level: str | None) -> Changes | None:
        """Return what changes when a bot comes or goes; ``None`` if a person sits there."""
        sitter = self._sitters.get(seat)
        if not 0 <= seat < self._seats or (sitter is not None and sitter.bot is None):
            return None
        return {seat: None if level is None else bot_sitter(seat, level)}

    def change(self, changes: Changes) -> None:
        """Let durable changes hold."""
        for seat, sitter in changes.items():
            if sitter is None:
                self._sitters.pop(seat, None)
            else:
                self._sitters[seat] = sitter

    def shown(self, here: Collection[str]) -> tuple[wire.Seat, ...]:
        """Return every seat as a message; ``here`` are the guests with an open socket."""
        return tuple(self._shown(seat, here) for seat in range(self._seats))

    def _shown(self, seat: int, here: Collection[str]) -> wire.Seat:
        sitter = self._sitters.get(seat)
        if sitter is None:
            return wire.Seat(seat=seat, player=None, guest=None, bot=None, here=False)
        return wire.Seat(
            seat=seat,
            player=sitter.name,
            guest=sitter.guest,
            bot=sitter.bot,
            here=sitter.guest in here,
        )


def bot_sitter(seat: int, level: str) -> Sitter:
    """Return a bot for a seat; its name goes with the seat, so no two are alike."""
    return Sitter(BOT_NAMES[seat % len(BOT_NAMES)], bot=level)
