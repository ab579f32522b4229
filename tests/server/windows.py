"""Tables at which a veto window is open (R-64)."""

from typing import Final

from saboteur.play.match import Match
from saboteur.table.codes import new_code
from saboteur.table.models import PLAYING, Deal, Sitter, StoredMove, StoredTable
from tests.play.test_window import opened, others, seed_of
from tests.server.party import Party, Tab

NAMES: Final = ("Ada", "Bob", "Cid", "Dot", "Eve")
LONG: Final = 60
"""Seconds in which no test lets a window lapse by itself."""


class OpenWindow:
    """A table whose first card has just been put down; seats are in the order of the names."""

    def __init__(self, code: str, active: int, holder: int) -> None:
        self.code = code
        self.active = active
        self.holder = holder
        """Who has the veto."""
        self.asked = others(active)

    def answer(self, seat: int) -> str:
        """Return the answer that shows best whether it counts."""
        return "veto" if seat == self.holder else "allow"


async def open_window(
    party: Party, sitters: dict[int, Sitter] | None = None, clock: str = "none"
) -> OpenWindow:
    """Write such a table down; nobody has come to it yet."""
    match, active, holder = opened()
    guests = [await party.guest(name) for name in NAMES]
    code = new_code()
    table = StoredTable(
        code=code,
        ruleset=match.ruleset,
        seats=match.seats,
        options=match.options,
        deck=None,
        host=guests[0].id,
        stage=PLAYING,
        window_s=LONG,
        clock=clock,
        deal=Deal(match.revision, seed_of(match), "salt"),
    )
    people = {seat: Sitter(guest.nickname, guest=guest.id) for seat, guest in enumerate(guests)}
    await party.storage.add_table(table, people | (sitters or {}))
    await party.storage.append(code, log_of(match), over=False)
    return OpenWindow(code, active, holder)


def log_of(match: Match) -> list[StoredMove]:
    return [
        StoredMove(entry.version, entry.seat, entry.move, entry.timed_out)
        for entry in match.log
        if entry.seat is not None and entry.move is not None
    ]


async def sit_all(party: Party, window: OpenWindow) -> list[Tab]:
    return [await party.sit(window.code, name) for name in NAMES]
