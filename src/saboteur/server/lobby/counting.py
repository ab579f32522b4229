"""Counting: what games that are over came to for their people, once, when they are packed."""

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import final

from saboteur.notation.record import RecordError
from saboteur.play.replay import Replay
from saboteur.server.lobby.ratings import Entrant, counts, rated
from saboteur.server.storage.careers import CareerStorage, rating_change, tally_inserts
from saboteur.server.storage.database import Change
from saboteur.server.storage.tables import Storage
from saboteur.table.career import MOST_COUNTED, Tallied, box_of, of_seat, own_seats
from saboteur.table.keeping import Taken
from saboteur.table.models import OVER, Result, Sitter, StoredTable
from saboteur.table.tallying import Tally, tallied
from saboteur.table.waking import FrozenTable, replayed
from saboteur.wire import messages as wire

EVERY_LINE = 1_000_000


@final
class Counting:
    """Reads records and talk of games that are over. Of a game that goes on it asks nothing."""

    def __init__(self, storage: Storage) -> None:
        """Take what the server keeps."""
        self._storage = storage
        self._careers = CareerStorage(storage.database)

    async def changes(self, code: str) -> Sequence[Change]:
        """Return what a game that is over changes, for whoever packs it."""
        table = await self._storage.table(code)
        if table is None or table.stage != OVER:
            return ()
        sitters = await self._storage.sitters(code)
        tallies = await self._tallies(table, sitters)
        return [
            *tally_inserts(tallies, table.group),
            *await self._ratings(table, list(sitters.values())),
        ]

    async def catch_up(self, guest: str) -> int:
        """Count some games that were packed before there were tallies; return how many are left."""
        codes, missing = await self._careers.untallied(guest, MOST_COUNTED)
        for code in codes:
            table = await self._storage.table(code)
            if table is None:
                continue
            tallies = await self._tallies(table, await self._storage.sitters(code))
            own = {guest: tallies[guest]} if guest in tallies else {}
            with suppress(Taken):  # another tab of his was quicker
                await self._careers.add(own, table.group)
        return missing - len(codes)

    async def _tallies(
        self, table: StoredTable, sitters: Mapping[int, Sitter]
    ) -> dict[str, Tallied]:
        seats = own_seats(sitters)
        if not seats:
            return {}
        replay = await self._replay(table)
        lines = await self._storage.talk.lines(table.code, EVERY_LINE)
        ended = await self._careers.ended(table.code)
        found = {}
        for guest, seat in seats.items():
            notes = await self._storage.talk.notes(table.code, guest, seat)
            tally = await asyncio.to_thread(_counted, replay, seat, lines, notes)
            found[guest] = of_seat(table, sitters[seat], ended, tally)
        return found

    async def _replay(self, table: StoredTable) -> Replay | None:
        """Play a game again; nothing if it was played by other rules than ours."""
        if table.deal is None:
            return None
        moves = await self._storage.moves(table.code)
        try:
            match = await asyncio.to_thread(replayed, table, table.deal, moves)
            return await asyncio.to_thread(Replay, match.record())
        except (FrozenTable, RecordError):
            return None

    async def _ratings(self, table: StoredTable, sitters: Sequence[Sitter]) -> list[Change]:
        if not counts(sitters, table.seats):
            return []
        people = {who.guest: who for who in sitters if who.guest is not None}
        ratings = await self._careers.ratings(list(people), box_of(table.ruleset))
        entrants = [
            Entrant(
                each,
                people[each.guest].result or Result(0, won=False),
                left=people[each.guest].bot is not None,
            )
            for each in ratings
        ]
        return [rating_change(*change) for change in rated(entrants)]


def _counted(
    replay: Replay | None,
    seat: int,
    lines: Sequence[wire.Heard],
    notes: Sequence[wire.SeatNote],
) -> Tally:
    return Tally() if replay is None else tallied(replay, seat, lines, notes)
