"""Tables at which a veto window is open (R-64)."""

from typing import Final

from saboteur.play.match import Match
from saboteur.protocol.messages import ClockMode
from saboteur.table.codes import new_code
from saboteur.table.storage.models import (
    STAGE_PLAYING,
    Deal,
    MoveRecord,
    SeatAssignment,
    TableRecord,
)
from tests.play.veto_window_match import open_window_match, other_seats, seed_of
from tests.server.harness import RegistryHarness, Tab

PLAYER_NAMES: Final = ("Ada", "Bob", "Cid", "Dot", "Eve")
WINDOW_S: Final = 60
"""The time limit of a window, which no test exceeds unless it advances the clock."""


class OpenWindow:
    """A table at which a veto window is open; the guests sit in the order of their names."""

    def __init__(self, code: str, active: int, holder: int) -> None:
        self.code = code
        self.active = active
        self.holder = holder
        """The seat that holds the veto."""
        self.asked = other_seats(active)

    def answer_of(self, seat: int) -> str:
        """Return the answer that shows best whether it counted: a veto where the seat has one."""
        return "veto" if seat == self.holder else "allow"


async def open_window(
    harness: RegistryHarness,
    sitters: dict[int, SeatAssignment] | None = None,
    clock: ClockMode = "none",
) -> OpenWindow:
    """Store a table with an open veto window, at which no player is connected."""
    match, active, holder = open_window_match()
    guests = [await harness.ensure_guest(name) for name in PLAYER_NAMES]
    code = new_code()
    table = TableRecord(
        code=code,
        ruleset=match.ruleset,
        seats=match.seats,
        options=match.options,
        deck=None,
        host=guests[0].id,
        stage=STAGE_PLAYING,
        window_s=WINDOW_S,
        clock=clock,
        deal=Deal(match.revision, seed_of(match), "salt"),
    )
    people = {
        seat: SeatAssignment(guest.nickname, guest=guest.id) for seat, guest in enumerate(guests)
    }
    await harness.storage.add_table(table, people | (sitters or {}))
    await harness.storage.append_moves(code, stored_moves(match), is_over=False)
    return OpenWindow(code, active, holder)


def stored_moves(match: Match) -> list[MoveRecord]:
    return [
        MoveRecord(entry.version, entry.seat, entry.move, entry.timed_out)
        for entry in match.log
        if entry.seat is not None and entry.move is not None
    ]


async def join_all(harness: RegistryHarness, window: OpenWindow) -> list[Tab]:
    return [await harness.join(window.code, name) for name in PLAYER_NAMES]
