"""Talk and notes at a live table: who hears what is said, and who reads what is noted."""

from contextlib import suppress
from typing import TypeAlias, final

from saboteur.bots.claims import Claims
from saboteur.table.connection import Connection
from saboteur.table.models import LOBBY
from saboteur.table.table import Table
from saboteur.table.talk.notes import Notebook
from saboteur.table.talk.sentences import Sentence
from saboteur.table.talk.talk import BOT, RECENT, Floor, Talk, TalkRefused, Utterance
from saboteur.wire import messages as wire

Speech: TypeAlias = Utterance | wire.Note


@final
class Conversation:
    """What people and bots say at one table, and people note. It never changes the game."""

    def __init__(self, table: Table) -> None:
        """Take the table; its task calls the methods, one at a time."""
        self._table = table
        self._storage = table.services.storage.talk
        self._notebook = Notebook(self._storage, table.stored.code)
        self._talk: Talk | None = None

    async def hear(self, connection: Connection, seat: int | None, message: Speech) -> None:
        """Take what a visitor says or notes who looks through a seat; ``None`` for a spectator."""
        if seat is None and self._table.stored.stage == LOBBY:
            # Nobody has eyes before the deal: who has several seats speaks from the first.
            seat = next(iter(self._table.seating.seats_of(connection.guest.id)), None)
        try:
            if isinstance(message, wire.Note):
                await self._note(connection.guest.id, seat, message)
            else:
                talk = await self._read()
                self._tell(await talk.say(connection.guest.id, seat, message, self._floor()))
        except TalkRefused as refused:
            connection.trouble(refused.code, refused.reason)

    async def say(self, seat: int, message: Sentence) -> None:
        """Let a bot speak; where nobody may, it is silent."""
        talk = await self._read()
        with suppress(TalkRefused):
            self._tell(await talk.say(BOT, seat, message, self._floor()))

    async def recall(self) -> None:
        """Have read what was said."""
        await self._read()

    def claims(self) -> Claims:
        """Return what was said in this round; people who are there have had it read."""
        match = self._table.match
        if self._talk is None or match is None:
            return ()
        bots = {
            seat: who.name
            for seat, who in self._table.seating.sitters.items()
            if who.bot is not None and who.guest is None
        }
        return self._talk.claims(match.round, bots)

    async def greet(self, connection: Connection, seat: int | None) -> None:
        """Tell a visitor who says ``Hello`` what was said so far, and what he noted himself."""
        await self._recount(connection)
        await self.look(connection, seat)

    async def listen(self, guest: str) -> None:
        """Let a visitor hear whom he wants to hear now, and what they said so far."""
        for connection in self._table.audience.of(guest):
            if connection.greeted:
                connection.send(wire.Talked(lines=()))  # his page forgets what it heard
                await self._recount(connection)

    async def look(self, connection: Connection, seat: int | None) -> None:
        """Tell a visitor what the seat noted that he looks through from now on."""
        if seat is not None and self._table.stored.stage != LOBBY:
            connection.send(await self._notebook.page(connection.guest.id, seat))

    async def _recount(self, connection: Connection) -> None:
        connection.unheard = await self._table.services.storage.unheard(connection.guest.id)
        for told in (await self._read()).so_far(connection.unheard):
            connection.send(told)

    async def _note(self, guest: str, seat: int | None, message: wire.Note) -> None:
        table = self._table
        if seat is None:
            raise TalkRefused(
                "not-seated", "only those who have a seat, and look through it, take notes"
            )
        if table.stored.stage == LOBBY:
            raise TalkRefused("not-begun", "the game has not begun")
        if message.about >= table.stored.seats:
            raise TalkRefused("bad-seat", f"the seats are 0 to {table.stored.seats - 1}")
        page = await self._notebook.write(guest, seat, message)
        for connection in table.audience.of(guest):
            if connection.greeted and table.audience.seat(connection) == seat:
                connection.send(page)

    def _tell(self, told: tuple[wire.ServerMessage, ...]) -> None:
        for message in told:
            if isinstance(message, wire.Heard):
                self._table.audience.pass_on(message)
            else:
                self._table.audience.broadcast(message)

    async def _read(self) -> Talk:
        if self._talk is None:
            lines = await self._storage.lines(self._table.stored.code, RECENT)
            self._talk = Talk(self._storage, self._table.stored.code, lines)
        return self._talk

    def _floor(self) -> Floor:
        table = self._table
        return Floor(
            talk=table.stored.talk,
            seats=table.stored.seats,
            match=table.match,
            muted=table.muted,
            present=frozenset(
                seat
                for guest in table.present
                if guest not in table.muted
                for seat in table.seating.seats_of(guest)
            ),
        )
