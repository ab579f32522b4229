"""Pending turns, deadlines and conditional moves of a correspondence table, as they are stored.

The clock of a deadline stops at night and during holidays.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final, final

from saboteur.play.match import Match
from saboteur.table.storage.models import (
    CLOCK_CORRESPONDENCE,
    STAGE_PLAYING,
    ConditionalMoves,
    PendingTurn,
    PendingTurnChange,
    SeatAssignment,
    TableRecord,
    TimeSpans,
)

HOUR_S: Final = 3600.0
DAY_S: Final = 24 * 3600
MINUTE_S: Final = 60
MAX_NIGHT_MINUTES: Final = 12 * 60
"""Maximum length of a night, so that half of the day remains for playing."""
NO_CONDITIONAL_MOVES: Final = ConditionalMoves("", 0)


@final
class PendingTurns:
    """The pending turns and conditional moves of one table, and the state stored last.

    ``holidays`` is not part of that state: the table reloads it.
    """

    def __init__(
        self,
        turns: tuple[PendingTurn, ...],
        conditional_moves: Mapping[int, ConditionalMoves],
        holidays: Mapping[str, TimeSpans],
    ) -> None:
        self.turns = turns
        self.holidays = holidays
        self._conditional_moves = dict(conditional_moves)
        self._written = dict(conditional_moves)

    def conditional_moves(self, seat: int) -> ConditionalMoves:
        """Return the conditional moves of a seat."""
        return self._conditional_moves.get(seat, NO_CONDITIONAL_MOVES)

    def set_conditional_moves(self, seat: int, moves: ConditionalMoves) -> None:
        """Set the conditional moves of a seat; ``take_changes`` includes them in the next write."""
        self._conditional_moves[seat] = moves

    def clear_conditional_moves(self, seat: int) -> None:
        """Drop the conditional moves of a seat that has moved: they were for this turn."""
        if seat in self._conditional_moves:
            self._conditional_moves[seat] = replace(
                self._conditional_moves[seat], moves=(), is_expired=False
            )

    def is_move_due(self, match: Match, assignments: Mapping[int, SeatAssignment]) -> bool:
        """Whether a conditional move is to be played, or a window to be closed."""
        return match.is_answered or any(
            _is_person(assignments.get(seat)) and self._has_answer(match, seat)
            for seat in match.deciders
        )

    def _has_answer(self, match: Match, seat: int) -> bool:
        prepared = self.conditional_moves(seat)
        if prepared.round != match.round:
            return False
        if match.is_window:
            return prepared.auto_decline
        return bool(prepared.moves) and not prepared.is_expired

    def take_changes(
        self,
        record: TableRecord,
        match: Match | None,
        assignments: Mapping[int, SeatAssignment],
        now: float,
    ) -> tuple[PendingTurnChange | None, Mapping[int, ConditionalMoves | None]]:
        """Recompute pending turns and conditional moves and adopt the new state.

        Returns the difference to the stored state, which the caller must write: the next call
        compares with what this one returned.
        """
        running = match if is_correspondence_running(record, match) else None
        before = self.turns
        self.turns = (
            ()
            if running is None or record.paused
            else self._compute_turns(record, running, assignments, now)
        )
        self._conditional_moves = {
            seat: valid
            for seat, moves in self._conditional_moves.items()
            if running is not None
            and (valid := _still_valid(moves, running, assignments.get(seat))) is not None
        }
        changed = {
            seat: self._conditional_moves.get(seat)
            for seat in {*self._conditional_moves, *self._written}
            if self._conditional_moves.get(seat) != self._written.get(seat)
        }
        self._written = dict(self._conditional_moves)
        return (None if before == self.turns else PendingTurnChange(before, self.turns)), changed

    def _compute_turns(
        self,
        record: TableRecord,
        match: Match,
        assignments: Mapping[int, SeatAssignment],
        now: float,
    ) -> tuple[PendingTurn, ...]:
        """Return the pending turn of every asked person.

        All of them stay, with the same times, until the last one has answered.
        """
        asked_seats = [seat for seat in match.asked if _is_person(assignments.get(seat))]
        unanswered = {assignments[seat].guest for seat in asked_seats if seat in match.deciders}
        guests = sorted(
            {guest for seat in asked_seats if (guest := assignments[seat].guest) is not None}
        )
        current_starts = [each.since for each in self.turns if each.version == match.version]
        since = min(current_starts, default=now)
        times = (
            deadline(
                since, record.decision_hours * HOUR_S, record.night, self.holidays.get(guest, ())
            )
            for guest in guests
        )
        until = max(times, default=since)
        return tuple(
            PendingTurn(guest, match.version, since, until, answered=guest not in unanswered)
            for guest in guests
        )


def is_correspondence_running(record: TableRecord, match: Match | None) -> bool:
    """Whether a correspondence game is in progress."""
    return (
        record.clock == CLOCK_CORRESPONDENCE
        and record.stage == STAGE_PLAYING
        and match is not None
        and not match.over
    )


def _still_valid(
    moves: ConditionalMoves, match: Match, assignment: SeatAssignment | None
) -> ConditionalMoves | None:
    """Return the part of ``moves`` that is still valid; ``None`` if nothing is.

    Moves of an earlier round are kept, but marked as expired; ``auto_decline`` ends with
    its round.
    """
    if assignment is None or assignment.guest != moves.guest:
        return None
    if moves.round != match.round:
        moves = replace(moves, round=match.round, is_expired=bool(moves.moves), auto_decline=False)
    return moves if moves.moves or moves.auto_decline else None


def _is_person(assignment: SeatAssignment | None) -> bool:
    return assignment is not None and assignment.guest is not None and assignment.bot is None


def night_minutes(night: tuple[int, int]) -> int:
    """Return the length of a night in minutes; 0 if start and end are the same."""
    start, end = night
    return (end - start) % (24 * 60)


def deadline(
    start: float,
    seconds: float,
    night: tuple[int, int] | None = None,
    holidays: Sequence[tuple[float, float]] = (),
) -> float:
    """Return the end of ``seconds`` from ``start``, not counting nights and holidays."""
    at, remaining = start, seconds
    while True:
        rest = _rest_end(at, night, holidays)
        if rest is not None:
            at = rest
            continue
        running = min(_next_rest_start(at, night, holidays) - at, remaining)
        at, remaining = at + running, remaining - running
        if remaining <= 0:
            return at


def _rest_end(
    at: float, night: tuple[int, int] | None, holidays: Sequence[tuple[float, float]]
) -> float | None:
    """Return the end of the night or holiday that contains ``at``; ``None`` if there is none."""
    for since, until in holidays:
        if since <= at < until:
            return until
    if night is None:
        return None
    elapsed = (at - night[0] * MINUTE_S) % DAY_S
    length = night_minutes(night) * MINUTE_S
    return at + length - elapsed if elapsed < length else None


def _next_rest_start(
    at: float, night: tuple[int, int] | None, holidays: Sequence[tuple[float, float]]
) -> float:
    """Return the start of the next night or holiday after a time at which the clock runs."""
    starts = [since for since, _ in holidays if since > at]
    if night is not None and night_minutes(night):
        starts.append(at + DAY_S - (at - night[0] * MINUTE_S) % DAY_S)
    return min(starts, default=float("inf"))
