"""Seat assignments of a table, and the changes that commands make to them."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from itertools import count
from typing import TypeAlias, final

from saboteur.protocol import messages as wire
from saboteur.protocol.names import BOT_NAMES, confusable_key
from saboteur.table.storage.models import GuestRecord, SeatAssignment, TimeSpans

SeatChanges: TypeAlias = dict[int, SeatAssignment | None]
"""New assignments by seat; ``None`` for a seat that becomes empty."""


@final
class Seating:
    """The seats of one table.

    The ``changes_for_…`` methods only compute changes; ``apply_changes`` adopts them once they are
    durable.
    """

    def __init__(self, seats: int, assignments: dict[int, SeatAssignment]) -> None:
        self._seats = seats
        self._assignments = dict(sorted(assignments.items()))
        self._seats_by_guest = self._group_by_guest()

    @property
    def assignments(self) -> dict[int, SeatAssignment]:
        """A copy of the assignments, by seat."""
        return self._assignments.copy()

    @property
    def is_full(self) -> bool:
        return len(self._assignments) == self._seats

    @property
    def guests(self) -> tuple[str, ...]:
        """The guests who have seats, each once."""
        return tuple(self._seats_by_guest)

    def is_remote_bot(self, guest: str) -> bool:
        """Whether a seated guest is a remote bot."""
        return any(self._assignments[seat].is_remote_bot for seat in self.seats_of(guest))

    def assignment(self, seat: int) -> SeatAssignment | None:
        return self._assignments.get(seat)

    def seats_of(self, guest: str) -> tuple[int, ...]:
        """Return all seats of a guest, their own before those of hot-seat players."""
        return self._seats_by_guest.get(guest, ())

    def bot_level(self, seat: int) -> str | None:
        """Return the level of the bot on a seat; ``None`` if no bot plays there."""
        assignment = self._assignments.get(seat)
        return None if assignment is None else assignment.bot

    # --- Changes ------------------------------------------------------------------------

    def changes_for_guest(
        self, seat: int, guest: GuestRecord, *, is_remote_bot: bool = False
    ) -> SeatChanges | None:
        """Return the changes that seat a guest here; ``None`` if the seat is not free."""
        if not self._is_free(seat):
            return None
        assignment = SeatAssignment(
            guest.nickname, guest=guest.id, portrait=guest.portrait, is_remote_bot=is_remote_bot
        )
        changes: SeatChanges = {seat: assignment}
        changes.update((old, None) for old in self._own_seats(guest.id))
        return changes

    def changes_for_hotseat(
        self, seat: int, guest: GuestRecord, nickname: str, portrait: int | None
    ) -> SeatChanges | None:
        """Return the changes that seat a hot-seat player; ``None`` if the seat is not free."""
        if not self._is_free(seat):
            return None
        return {seat: SeatAssignment(nickname, guest=guest.id, portrait=portrait, is_hotseat=True)}

    def changes_for_rename(self, guest: GuestRecord) -> SeatChanges:
        """Return the changes that give a guest's seats their current name and portrait."""
        new = (guest.nickname, guest.portrait)
        return {
            seat: replace(self._assignments[seat], name=guest.nickname, portrait=guest.portrait)
            for seat in self._own_seats(guest.id)
            if (self._assignments[seat].name, self._assignments[seat].portrait) != new
        }

    def changes_for_remote_bot(self, guest: str, changes: SeatChanges) -> SeatChanges:
        """Return the additions to ``changes`` that mark a guest's seats as a remote bot's."""
        assignments = {
            seat: changes.get(seat) or self._assignments[seat] for seat in self.seats_of(guest)
        }
        return {
            seat: replace(assignment, is_remote_bot=True)
            for seat, assignment in assignments.items()
            if not assignment.is_remote_bot
        }

    def is_name_taken(self, nickname: str, except_seats: Collection[int] = ()) -> bool:
        """Whether a player on another seat has a name that looks like this one."""
        return any(
            confusable_key(assignment.name) == confusable_key(nickname)
            for seat, assignment in self._assignments.items()
            if seat not in except_seats
        )

    def changes_for_bot(self, seat: int, level: str | None) -> SeatChanges | None:
        """Return the changes that add or remove a bot; ``None`` if a person has the seat."""
        assignment = self._assignments.get(seat)
        if not 0 <= seat < self._seats or (assignment is not None and assignment.bot is None):
            return None
        return {seat: None if level is None else bot_assignment(seat, level)}

    def changes_for_bot_levels(self, available: Collection[str], strongest: str) -> SeatChanges:
        """Return the changes that replace unavailable bots by the strongest available one."""
        return {
            seat: bot_assignment(seat, strongest)
            for seat, assignment in self._assignments.items()
            if assignment.bot is not None and assignment.bot not in available
        }

    def changes_for_seat_count(self, seats: int) -> SeatChanges:
        """Return the changes that free the seats beyond a new number of seats."""
        return {seat: None for seat in self._assignments if seat >= seats}

    def changes_for_return(self, guest: str) -> SeatChanges:
        """Return the changes that give a returning guest their seats back."""
        return {
            seat: replace(assignment, bot=None, is_absent=False, votes={})
            for seat, assignment in self._assignments.items()
            if assignment.guest == guest and (assignment.bot is not None or assignment.is_absent)
        }

    def changes_for_absence(self, guest: str) -> SeatChanges:
        """Return the changes that mark a guest's seats as absent."""
        return {
            seat: replace(assignment, is_absent=True, votes={})
            for seat, assignment in self._assignments.items()
            if assignment.guest == guest and assignment.bot is None and not assignment.is_absent
        }

    def apply_changes(self, changes: SeatChanges, seats: int) -> None:
        """Apply changes that are durable, and set the number of seats."""
        self._seats = seats
        after = {**self._assignments, **changes}
        self._assignments = {
            seat: assignment for seat, assignment in sorted(after.items()) if assignment is not None
        }
        self._seats_by_guest = self._group_by_guest()

    # --- Messages -----------------------------------------------------------------------

    def seat_messages(
        self,
        present: Collection[str],
        muted: Collection[str],
        holidays: Mapping[str, TimeSpans],
    ) -> tuple[wire.Seat, ...]:
        """Return every seat as a message.

        ``present`` are the guests with an open socket, ``muted`` those whom the host muted.
        """
        portraits = self._portraits()
        return tuple(
            self._seat_message(seat, portraits[seat], present, muted, holidays)
            for seat in range(self._seats)
        )

    def _portraits(self) -> list[int]:
        """Return the portrait of each seat: the chosen ones, and distinct ones for all others."""
        chosen = {
            seat: assignment.portrait
            for seat, assignment in self._assignments.items()
            if assignment.portrait is not None
        }
        portraits: list[int] = []
        for seat in range(self._seats):
            taken = {*chosen.values(), *portraits}
            wanted = chosen.get(seat, seat if seat not in taken else None)
            # Free portraits are numbered after the seats' own ones, so that no other seat changes.
            portraits.append(
                wanted
                if wanted is not None
                else next(n for n in count(self._seats) if n not in taken)
            )
        return portraits

    def _seat_message(
        self,
        seat: int,
        portrait: int,
        present: Collection[str],
        muted: Collection[str],
        holidays: Mapping[str, TimeSpans],
    ) -> wire.Seat:
        assignment = self._assignments.get(seat)
        guest = None if assignment is None else assignment.guest
        bot = None if assignment is None else assignment.bot
        return wire.Seat(
            seat=seat,
            player=None if assignment is None else assignment.name,
            portrait=portrait,
            guest=guest,
            bot=bot,
            is_remote_bot=assignment is not None and assignment.is_remote_bot,
            connected=guest in present,
            absent=assignment is not None and assignment.is_absent,
            is_substitute=guest is not None and bot is not None,
            muted=guest in muted,
            votes={} if assignment is None else dict(assignment.votes),
            holidays=() if guest is None else holidays.get(guest, ()),
        )

    def _group_by_guest(self) -> dict[str, tuple[int, ...]]:
        seats_by_guest: dict[str, list[int]] = {}
        for seat, assignment in sorted(
            self._assignments.items(), key=lambda item: item[1].is_hotseat
        ):
            if assignment.guest is not None:
                seats_by_guest.setdefault(assignment.guest, []).append(seat)
        return {guest: tuple(seats) for guest, seats in seats_by_guest.items()}

    def _is_free(self, seat: int) -> bool:
        return 0 <= seat < self._seats and seat not in self._assignments

    def _own_seats(self, guest: str) -> Iterator[int]:
        return (seat for seat in self.seats_of(guest) if not self._assignments[seat].is_hotseat)


def bot_assignment(seat: int, level: str) -> SeatAssignment:
    """Return a bot for a seat, named by the seat so that no two bots share a name."""
    return SeatAssignment(BOT_NAMES[seat % len(BOT_NAMES)], bot=level)
