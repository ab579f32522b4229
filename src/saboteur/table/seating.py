"""Who sits where at a table."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from itertools import count
from typing import TypeAlias, final

from saboteur.table.models import Sitter, Spans, StoredGuest
from saboteur.wire import messages as wire
from saboteur.wire.names import BOT_NAMES, alike

Changes: TypeAlias = dict[int, Sitter | None]
"""Seats that change hands; ``None`` for a seat that becomes empty."""


@final
class Seating:
    """The seats of one table. It proposes changes; they hold once they are durable."""

    def __init__(self, seats: int, sitters: dict[int, Sitter]) -> None:
        """Take who sits where now."""
        self._seats = seats
        self._sitters = dict(sorted(sitters.items()))
        self._mine = self._by_guest()

    @property
    def sitters(self) -> dict[int, Sitter]:
        """Who sits where."""
        return self._sitters.copy()

    @property
    def full(self) -> bool:
        """Whether every seat is taken."""
        return len(self._sitters) == self._seats

    @property
    def people(self) -> tuple[str, ...]:
        """The guests who have seats, each once."""
        return tuple(self._mine)

    def is_program(self, guest: str) -> bool:
        """Whether a guest who has a seat is a program."""
        return any(self._sitters[seat].program for seat in self.seats_of(guest))

    def sitter(self, seat: int) -> Sitter | None:
        """Return who sits on a seat."""
        return self._sitters.get(seat)

    def seats_of(self, guest: str) -> tuple[int, ...]:
        """Return all seats of a guest, by his public id; his own before those he shares."""
        return self._mine.get(guest, ())

    def level(self, seat: int) -> str | None:
        """Return the level of the bot on a seat, if one sits there."""
        sitter = self._sitters.get(seat)
        return None if sitter is None else sitter.bot

    # --- What would change --------------------------------------------------------------

    def taking(self, seat: int, guest: StoredGuest, *, program: bool = False) -> Changes | None:
        """Return what changes when a guest sits down here; ``None`` if he can't."""
        if not self._free(seat):
            return None
        sitter = Sitter(guest.nickname, guest=guest.id, portrait=guest.portrait, program=program)
        changes: Changes = {seat: sitter}
        changes.update((old, None) for old in self._own(guest.id))
        return changes

    def sharing(
        self, seat: int, guest: StoredGuest, nickname: str, portrait: int | None
    ) -> Changes | None:
        """Return what changes when somebody sits down beside a guest; ``None`` if he can't."""
        if not self._free(seat):
            return None
        return {seat: Sitter(nickname, guest=guest.id, portrait=portrait, shared=True)}

    def introducing(self, guest: StoredGuest) -> Changes:
        """Return what changes when a guest is to be known by the name and face that he has now."""
        new = (guest.nickname, guest.portrait)
        return {
            seat: replace(self._sitters[seat], name=guest.nickname, portrait=guest.portrait)
            for seat in self._own(guest.id)
            if (self._sitters[seat].name, self._sitters[seat].portrait) != new
        }

    def marking(self, guest: str, changes: Changes) -> Changes:
        """Return, on top of some changes, what marks the seats of a guest that is a program."""
        sitters = {seat: changes.get(seat) or self._sitters[seat] for seat in self.seats_of(guest)}
        return {
            seat: replace(sitter, program=True)
            for seat, sitter in sitters.items()
            if not sitter.program
        }

    def name_taken(self, nickname: str, but: Collection[int] = ()) -> bool:
        """Whether somebody on another seat has a name that looks like this one."""
        return any(
            alike(sitter.name) == alike(nickname)
            for seat, sitter in self._sitters.items()
            if seat not in but
        )

    def with_bot(self, seat: int, level: str | None) -> Changes | None:
        """Return what changes when a bot comes or goes; ``None`` if a person sits there."""
        sitter = self._sitters.get(seat)
        if not 0 <= seat < self._seats or (sitter is not None and sitter.bot is None):
            return None
        return {seat: None if level is None else bot_sitter(seat, level)}

    def levelled(self, known: Collection[str], strongest: str) -> Changes:
        """Return what changes when there are only these bots; who is not among them makes way."""
        return {
            seat: bot_sitter(seat, strongest)
            for seat, sitter in self._sitters.items()
            if sitter.bot is not None and sitter.bot not in known
        }

    def beyond(self, seats: int) -> Changes:
        """Return what changes when there are only so many seats."""
        return {seat: None for seat in self._sitters if seat >= seats}

    def back(self, guest: str) -> Changes:
        """Return what changes when a guest is there again: his seats are his."""
        return {
            seat: replace(sitter, bot=None, away=False, verdicts={})
            for seat, sitter in self._sitters.items()
            if sitter.guest == guest and (sitter.bot is not None or sitter.away)
        }

    def gone(self, guest: str) -> Changes:
        """Return what changes when the others may choose for a guest's seats."""
        return {
            seat: replace(sitter, away=True, verdicts={})
            for seat, sitter in self._sitters.items()
            if sitter.guest == guest and sitter.bot is None and not sitter.away
        }

    def change(self, changes: Changes, seats: int) -> None:
        """Let durable changes hold."""
        self._seats = seats
        after = {**self._sitters, **changes}
        self._sitters = {seat: who for seat, who in sorted(after.items()) if who is not None}
        self._mine = self._by_guest()

    # --- As a message -------------------------------------------------------------------

    def messages(
        self,
        here: Collection[str],
        muted: Collection[str],
        holidays: Mapping[str, Spans],
    ) -> tuple[wire.Seat, ...]:
        """Return every seat as a message; ``here`` are the guests with an open socket."""
        faces = self._portraits()
        return tuple(
            self._message(seat, faces[seat], here, muted, holidays) for seat in range(self._seats)
        )

    def _portraits(self) -> list[int]:
        """Return whose face each seat has: what people chose; of the others no two are alike."""
        chosen = {
            seat: sitter.portrait
            for seat, sitter in self._sitters.items()
            if sitter.portrait is not None
        }
        faces: list[int] = []
        for seat in range(self._seats):
            taken = {*chosen.values(), *faces}
            own = chosen.get(seat, seat if seat not in taken else None)
            # A free face comes after those of the seats themselves, so that nobody else changes.
            faces.append(
                own if own is not None else next(n for n in count(self._seats) if n not in taken)
            )
        return faces

    def _message(
        self,
        seat: int,
        portrait: int,
        here: Collection[str],
        muted: Collection[str],
        holidays: Mapping[str, Spans],
    ) -> wire.Seat:
        sitter = self._sitters.get(seat)
        guest = None if sitter is None else sitter.guest
        bot = None if sitter is None else sitter.bot
        return wire.Seat(
            seat=seat,
            player=None if sitter is None else sitter.name,
            portrait=portrait,
            guest=guest,
            bot=bot,
            program=sitter is not None and sitter.program,
            here=guest in here,
            away=sitter is not None and sitter.away,
            stand_in=guest is not None and bot is not None,
            muted=guest in muted,
            verdicts={} if sitter is None else dict(sitter.verdicts),
            holidays=() if guest is None else holidays.get(guest, ()),
        )

    def _by_guest(self) -> dict[str, tuple[int, ...]]:
        mine: dict[str, list[int]] = {}
        for seat, sitter in sorted(self._sitters.items(), key=lambda item: item[1].shared):
            if sitter.guest is not None:
                mine.setdefault(sitter.guest, []).append(seat)
        return {guest: tuple(seats) for guest, seats in mine.items()}

    def _free(self, seat: int) -> bool:
        return 0 <= seat < self._seats and seat not in self._sitters

    def _own(self, guest: str) -> Iterator[int]:
        return (seat for seat in self.seats_of(guest) if not self._sitters[seat].shared)


def bot_sitter(seat: int, level: str) -> Sitter:
    """Return a bot for a seat; its name goes with the seat, so no two are alike."""
    return Sitter(BOT_NAMES[seat % len(BOT_NAMES)], bot=level)
