"""What a host does besides the lobby: who may be here, who is heard, who is host after him."""

from dataclasses import replace
from typing import final

from saboteur.table.config import CannotOpen
from saboteur.table.connection import Connection
from saboteur.table.limits import NEW_INVITES, Bucket
from saboteur.table.models import LOBBY, STAND_IN, Conduct
from saboteur.table.opening import under_free_code
from saboteur.table.play import Play
from saboteur.table.seating import Changes, bot_sitter
from saboteur.table.table import Table
from saboteur.wire import messages as wire


@final
class Hosting:
    """The host's rights at any time. He has no eyes that others have not."""

    def __init__(self, table: Table, play: Play) -> None:
        """Take the table, and its play for seats that become bots'."""
        self._table = table
        self._play = play
        self._invites = Bucket(NEW_INVITES)

    async def send_away(self, connection: Connection, guest: str) -> None:
        """Let a guest go: his seats are free, or bots' from now on, and he can't come back."""
        table = self._table
        if not table.is_host(connection) or not self._is_other(connection, guest):
            return
        seats = table.seating.seats_of(guest)
        changes: Changes = dict.fromkeys(seats)
        if table.playing:
            changes = {seat: bot_sitter(seat, STAND_IN) for seat in seats}
        elif table.stored.stage != LOBBY:
            changes = {}  # who played a game that is over stays in its history
        conduct = replace(table.conduct.get(guest, Conduct()), sent_away=True)
        await table.save(changes=changes, conduct={guest: conduct})
        for tab in table.audience.of(guest):
            tab.close(wire.CLOSED_SENT_AWAY)
        self._play.call_bots(seats)

    async def mute(self, connection: Connection, guest: str, *, muted: bool) -> None:
        """Pass on nothing that a guest says, or do so again."""
        table = self._table
        if table.is_host(connection) and self._is_other(connection, guest):
            conduct = replace(table.conduct.get(guest, Conduct()), muted=muted)
            await table.save(conduct={guest: conduct})

    async def hand_over(self, connection: Connection, guest: str) -> None:
        """Let somebody else with a seat be the host."""
        table = self._table
        if not table.is_host(connection) or not self._is_other(connection, guest):
            return
        if guest in table.seating.people:
            await table.save(replace(table.stored, host=guest))
        else:
            connection.trouble("not-seated", "a host has a seat")

    async def lock(self, connection: Connection, *, locked: bool) -> None:
        """Keep newcomers outside, or let them in again."""
        if self._table.is_host(connection):
            await self._table.save(replace(self._table.stored, locked=locked))

    async def rotate_invite(self, connection: Connection) -> None:
        """Give the table another code for newcomers."""
        table = self._table
        if not table.is_host(connection):
            return
        if not self._invites.spend():
            connection.trouble("too-many", "too many new codes; wait a little")
            return

        async def rotate(code: str) -> None:
            await table.save(replace(table.stored, invite=code))

        try:
            await under_free_code(table.services.new_code, rotate)
        except CannotOpen as error:
            connection.trouble("no-code", str(error))

    def _is_other(self, connection: Connection, guest: str) -> bool:
        """Whether a guest is at the table and not the host himself."""
        table = self._table
        if guest == connection.guest.id:
            connection.trouble("yourself", "that is you")
        elif guest not in table.seating.people and guest not in table.audience.here():
            connection.trouble("no-such-guest", "nobody of this id is at the table")
        else:
            return True
        return False
