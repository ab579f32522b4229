"""Those who leave during play: a time of grace, then the others choose, then a bot sits in."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, assert_never, final

from saboteur.table.connection import Connection
from saboteur.table.inbox import GraceOver
from saboteur.table.models import STAND_IN, Sitter
from saboteur.table.play import Play
from saboteur.table.table import Table
from saboteur.wire import messages as wire

MOST_LATE: Final = 3
"""So often in a row the clock of a slow table moves for somebody before the others may choose."""


@final
class Leavers:
    """Whoever has a seat and no socket.

    After the time of grace, or at once if he said that he leaves, his seats are away: each of the
    people who are there has one voice, however many seats he has. A verdict is carried out as soon
    as more than half of those who are there have given it. Voices are counted only when somebody
    gives his: nothing is decided because a socket closes, for all of them close when a node stops.
    At a slow table nobody is away because his page is closed, and everybody has a voice.
    """

    def __init__(self, table: Table, play: Play) -> None:
        """Begin with nobody's grace running."""
        self._table = table
        self._play = play
        self._graces: dict[str, asyncio.Task[None]] = {}

    def watch(self) -> None:
        """Give grace to everybody who is awaited and not there; at a slow table nobody need be."""
        if self._table.slow:
            return
        here = self._table.audience.here()
        seconds = self._table.services.settings.grace_seconds
        for guest in {*self._table.seating.people, self._table.stored.host}.difference(here):
            if guest not in self._graces and self._is_awaited(guest):
                self._graces[guest] = self._table.later(seconds, GraceOver(guest))

    async def back(self, connection: Connection) -> bool:
        """Give a guest who is there again his seats; ``False`` if he had them."""
        table, guest = self._table, connection.guest
        grace = self._graces.pop(guest.id, None)
        if grace is not None:
            grace.cancel()
        changes = table.seating.back(guest.id) if table.playing else {}
        if changes:
            # First as it was: so his page can tell him that a bot sat in for him.
            connection.send(table.lobby(guest, table.audience.seat(connection)))
            await table.save(changes=changes)
        return bool(changes)

    async def grace_over(self, guest: str) -> None:
        """Let the others choose for a guest's seats; a host's role goes on to one of them."""
        if self._graces.pop(guest, None) is not None and guest not in self._table.audience.here():
            await self._give_up(guest)

    async def timed_out(self, seats: Sequence[int]) -> None:
        """Let the others choose for those for whom the clock of a slow table moved too often."""
        table = self._table
        if table.match is None or not table.playing:
            return
        late = [seat for seat in seats if table.match.late(seat) >= MOST_LATE]
        sitters = (table.seating.sitter(seat) for seat in late)
        for guest in dict.fromkeys(who.guest for who in sitters if who is not None):
            if guest is not None:
                await self._give_up(guest)

    async def leave(self, connection: Connection) -> None:
        """Get up during play. The guest's tabs hear nothing more until they say ``Hello``."""
        table = self._table
        if not table.is_on(connection):
            return
        await self._give_up(connection.guest.id)
        for tab in table.audience.of(connection.guest.id):
            tab.greeted = False
        table.show_lobby()
        self._play.clock.check()

    async def judge(self, connection: Connection, message: wire.Judge) -> None:
        """Take a voice; carry the verdict out if it is that of most people who are there."""
        table = self._table
        if not table.is_on(connection):
            return
        sitter = table.seating.sitter(message.seat)
        if sitter is None or not sitter.away:
            connection.trouble("not-away", f"nothing is to be decided about seat {message.seat}")
            return
        voices = {
            **sitter.verdicts,
            table.seating.seats_of(connection.guest.id)[0]: message.verdict,
        }
        voters = [table.seating.seats_of(guest)[0] for guest in self._voters]
        agreed = sum(voices.get(seat) == message.verdict for seat in voters)
        if 2 * agreed > len(voters):
            await self._carry_out(message.seat, sitter, message.verdict)
        else:
            await table.save(changes={message.seat: replace(sitter, verdicts=voices)})

    def heir(self, guest: str) -> str | None:
        """Return who is host after a guest: the next person with a seat who is there, if any."""
        if guest != self._table.stored.host:
            return None
        others = [other for other in self._voters if other != guest]
        if not others:
            return None
        first = self._table.seating.seats_of
        own = first(guest)[0] if first(guest) else 0
        count = self._table.stored.seats
        return min(others, key=lambda other: (first(other)[0] - own) % count)

    @property
    def _voters(self) -> list[str]:
        """Whose voice counts: who is there; at a slow table everybody for whom it waits."""
        table = self._table
        if not table.slow:
            return table.present
        return [
            guest
            for guest in table.persons
            if any(
                (who := table.seating.sitter(seat)) is not None and not who.away and not who.bot
                for seat in table.seating.seats_of(guest)
            )
        ]

    def _is_awaited(self, guest: str) -> bool:
        table = self._table
        if guest == table.stored.host and table.present:
            return True
        return table.playing and bool(table.seating.gone(guest))

    async def _give_up(self, guest: str) -> None:
        table = self._table
        changes = table.seating.gone(guest) if table.playing else {}
        heir = self.heir(guest)
        if changes or heir is not None:
            await table.save(replace(table.stored, host=heir or table.stored.host), changes)

    async def _carry_out(self, seat: int, sitter: Sitter, verdict: wire.Verdict) -> None:
        decided = replace(sitter, away=False, verdicts={})
        match verdict:
            case "wait":
                await self._table.save(changes={seat: decided})
                self.watch()
            case "bot":
                await self._table.save(changes={seat: replace(decided, bot=STAND_IN)})
                self._play.call_bots((seat,))
            case "end":
                await self._play.break_off({seat: decided})
            case _:
                assert_never(verdict)
