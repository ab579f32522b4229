"""A live table: one task that alone writes to its match, and the sockets around it.

Everything that happens at a table goes through one queue, one thing at a time. A move is in the
database before anybody hears of it.
"""

import asyncio
import logging
from collections.abc import Callable
from time import perf_counter
from typing import Final, assert_never, final

from saboteur.table.connection import Connection
from saboteur.table.conversation import Conversation
from saboteur.table.hosting import Hosting
from saboteur.table.inbox import (
    BotChoice,
    BotLine,
    BotsChanged,
    Disconnected,
    GraceOver,
    HolidaysChanged,
    InboxItem,
    NotHeld,
    OrdersDue,
    Overdue,
    Received,
    TiesChanged,
    TimeUp,
)
from saboteur.table.keeping import NotKept, StaleWrite
from saboteur.table.leavers import Leavers
from saboteur.table.limits import ASKED_AGAIN, Limit
from saboteur.table.models import Access, StoredGuest
from saboteur.table.people import People
from saboteur.table.play import Play
from saboteur.table.preparation import Preparation
from saboteur.table.speaking import Speaking
from saboteur.table.table import Table, TableServices, TableSnapshot
from saboteur.table.times import SLOW_IDLE_SECONDS
from saboteur.wire import messages as wire

_log: Final = logging.getLogger(__name__)


@final
class LiveTable:
    """The actor of one table."""

    def __init__(
        self,
        services: TableServices,
        snapshot: TableSnapshot,
        forget: Callable[["LiveTable"], None],
    ) -> None:
        """Take what the storage gave; ``forget`` is told when the task ends."""
        self._table = Table(services, snapshot)
        self._forget = forget
        self._conversation = Conversation(self._table)
        self._speaking = Speaking(self._table, self._conversation)
        self._play = Play(self._table, self._conversation.claims, self._speaking.moved)
        self._leavers = Leavers(self._table, self._play)
        self._people = People(self._table)
        self._preparation = Preparation(self._table, self._people, self._play, self._leavers)
        self._hosting = Hosting(self._table, self._play)
        self._presence_due = False
        """Whether those who are here are still to be told who came or went."""
        self._newest: Connection | None = None
        """Who knows it already: he has come last."""
        self._asked_again = Limit(ASKED_AGAIN)
        self._down = False
        """Whether the task has ended or is about to: nobody must wait for it."""
        self._task = asyncio.create_task(self._run(), name="table")

    # --- From outside -------------------------------------------------------------------

    @property
    def code(self) -> str:
        """What the table is found by."""
        return self._table.stored.code

    @property
    def bot_awaited(self) -> bool:
        """Whether a bot is to move."""
        return self._table.bot_awaited()

    def enter(self, connection: Connection) -> None:
        """Let a socket in."""
        self._table.audience.enter(connection)
        if self._down:  # while he was at the door
            connection.close(wire.CLOSED_LOST)
        elif self._table.is_sent_away(connection.guest.id):  # likewise
            connection.close(wire.CLOSED_SENT_AWAY)

    def leave(self, connection: Connection) -> None:
        """Let a socket go."""
        self._table.audience.leave(connection)
        self._table.inbox.put_nowait(Disconnected())

    def hear(self, connection: Connection, message: wire.FromClient) -> None:
        """Take a frame in."""
        self._table.inbox.put_nowait(Received(connection, message, perf_counter()))

    def bots_changed(self) -> None:
        """Take in that the highest level at which bots play is another."""
        self._table.inbox.put_nowait(BotsChanged())

    def overdue(self) -> None:
        """Note that the time of a question may be over."""
        self._table.inbox.put_nowait(Overdue())

    def holidays_changed(self, guest: str) -> None:
        """Note that somebody is on holiday at other times, if he plays here."""
        if self._table.slow and guest in self._table.seating.people:
            self._table.inbox.put_nowait(HolidaysChanged())

    def ties_changed(self, guest: str) -> None:
        """Note that somebody wants to hear others than before, if he is here."""
        if self._table.audience.of(guest):
            self._table.inbox.put_nowait(TiesChanged(guest))

    def lobby(self, guest: StoredGuest | None) -> wire.Lobby:
        """Describe the table as a guest sees it who has just come."""
        mine = () if guest is None else self._table.seating.seats_of(guest.id)
        return self._table.lobby(guest, mine[0] if len(mine) == 1 else None)

    def access(self, guest: StoredGuest | None) -> Access:
        """Say how the table's own code leads a guest here, without asking the database."""
        stored, id_ = self._table.stored, "" if guest is None else guest.id
        return Access(
            stored,
            known=id_ in (*self._table.seating.people, stored.host),
            invited=stored.invite == stored.code,
            sent_away=self._table.is_sent_away(id_),
        )

    def abandon(self) -> None:
        """Put the table down at once: it is not ours any more."""
        self._table.services.figures.put_down("lease")
        self._table.audience.close(wire.CLOSED_LOST)
        self._stop()

    def remove_guest(self, guest: str) -> bool:
        """Let a guest go who is known no more; ``True`` if the table must be read anew."""
        for connection in self._table.audience.of(guest):
            connection.close(wire.CLOSED_NO_GUEST)
        if guest not in (*self._table.seating.people, self._table.stored.host):
            return False
        self._table.services.figures.put_down("guest")
        self._table.audience.close(wire.CLOSED_LOST)
        return True

    def send_home(self) -> None:
        """Send everybody away: an operator has closed the table."""
        self._table.services.figures.put_down("operator")
        self._table.audience.close(wire.CLOSED_BY_OPERATOR)

    async def close(self) -> None:
        """End the task."""
        self._stop()
        await asyncio.gather(self._task, return_exceptions=True)
        self._forget(self)  # a task that had not begun does not do it

    def _stop(self) -> None:
        self._down = True
        self._task.cancel()

    # --- The task -----------------------------------------------------------------------

    async def _run(self) -> None:
        table = self._table
        try:
            await self._play.slow.wake()
            self._play.begin()
            self._leavers.watch()
            while True:
                try:
                    async with asyncio.timeout(self._idle_seconds):
                        item = await table.inbox.get()
                except TimeoutError:
                    if table.audience or self._play.busy:
                        continue
                    return
                await self._process(item)
                if self._presence_due and table.inbox.empty():  # of a crowd they are told once
                    self._presence_due = False
                    table.show_lobby(but=self._newest)
        except StaleWrite:
            # The fence: another owner has written. Nobody has heard of our move.
            self._table.services.figures.put_down("overtaken")
            _log.warning("a table has another owner", extra=table.log_id)
            table.audience.close(wire.CLOSED_LOST)
        except NotKept as error:
            self._table.services.figures.put_down("fault")
            table.audience.broadcast(wire.Trouble(code="not-kept", reason=str(error)))
            table.audience.close(wire.CLOSED_LOST)
        except Exception:  # noqa: BLE001 - the match may be ahead of the log: the log counts
            self._table.services.figures.put_down("fault")
            _log.exception("a table is put down", extra=table.log_id)
            table.audience.close(wire.CLOSED_LOST)
        finally:
            # Whoever asks for the table from now on gets it from the log.
            self._down = True
            self._forget(self)
            table.end()

    @property
    def _idle_seconds(self) -> float:
        """How long the table stays awake with nobody there; a slow one waits in the database."""
        idle = self._table.services.settings.idle_seconds
        return min(idle, SLOW_IDLE_SECONDS) if self._table.slow else idle

    async def _process(self, item: InboxItem) -> None:
        match item:
            case Received(connection, message, at):
                await self._hear(connection, message)
                self._table.services.figures.heard(
                    str(type(message).__struct_config__.tag), perf_counter() - at
                )
            case Disconnected():
                self._presence_due, self._newest = True, None
                self._leavers.watch()
                self._play.clock.check()
                self._play.pace.check()
            case BotChoice():
                await self._play.bot_chose(item)
            case BotLine(seat, message):
                await self._conversation.say(seat, message)
            case BotsChanged():
                self._play.pace.check()
            case TimeUp(version):
                await self._play.time_up(version)
            case Overdue() | OrdersDue() | HolidaysChanged() | TiesChanged():
                await self._process_told(item)
            case GraceOver(guest):
                await self._leavers.grace_over(guest)
            case NotHeld(error):
                raise error
            case _:
                assert_never(item)

    async def _process_told(
        self, item: Overdue | OrdersDue | HolidaysChanged | TiesChanged
    ) -> None:
        """Do what the house tells its tables."""
        match item:
            case TiesChanged(guest):
                await self._conversation.listen(guest)
            case Overdue():
                await self._leavers.timed_out(await self._play.overdue())
            case OrdersDue(version):
                await self._play.slow.due(version)
            case HolidaysChanged():
                await self._table.learn_holidays()
                await self._play.slow.wake()
                self._play.clock.begin()
                self._table.show_lobby()
            case _:
                assert_never(item)

    async def _hear(self, connection: Connection, message: wire.FromClient) -> None:
        if isinstance(message, wire.Ping):
            connection.send(wire.Pong(at=message.at))
        elif self._table.is_sent_away(connection.guest.id):
            pass  # what he said before he heard of it
        elif connection.greeted or isinstance(message, wire.Hello):
            await self._dispatch(connection, message)
        else:
            connection.trouble("hello-first", "the first frame of a socket is a hello")

    async def _dispatch(self, connection: Connection, message: wire.FromClient) -> None:  # noqa: C901, PLR0912, PLR0915
        match message:
            case wire.Hello():
                if self._may_ask(connection, self._table.audience.seat(connection)):
                    connection.attentive, connection.program = message.attentive, message.program
                    await self._greet(connection, message.since)
            case wire.Look():
                await self._look(connection, message.seat)
            case wire.SetTable():
                await self._preparation.set_table(connection, message)
            case wire.TakeSeat():
                await self._preparation.take_seat(connection, message)
            case wire.ShareSeat():
                await self._preparation.share_seat(connection, message)
            case wire.LeaveSeat():
                await self._preparation.leave_seat(connection, message.seat)
            case wire.Introduce():
                await self._people.introduce(connection, message)
            case wire.SetBot():
                await self._preparation.set_bot(connection, message)
            case wire.Start():
                await self._preparation.start(connection)
            case wire.Play():
                await self._play.submit(connection, message)
            case wire.Why():
                self._play.explain(connection, message.move)
            case wire.Prepare() | wire.AlwaysNo():
                await self._play.order(connection, message)
            case wire.Pause():
                await self._play.pause(connection, paused=message.paused)
            case wire.SetPace() | wire.Skip() | wire.Seen():
                await self._play.pace.hear(connection, message)
            case wire.Rematch():
                await self._play.rematch(connection)
            case wire.LeaveGame():
                await self._leavers.leave(connection)
            case wire.Judge():
                await self._leavers.judge(connection, message)
            case wire.SendAway():
                await self._hosting.send_away(connection, message.guest)
            case wire.Mute():
                await self._hosting.mute(connection, message.guest, muted=message.muted)
            case wire.HandOver():
                await self._hosting.hand_over(connection, message.guest)
            case wire.Lock():
                await self._hosting.lock(connection, locked=message.locked)
            case wire.RotateInvite():
                await self._hosting.rotate_invite(connection)
            case wire.Ping():
                pass  # answered already
            case _:
                await self._conversation.hear(
                    connection, self._table.audience.seat(connection), message
                )

    def _may_ask(self, connection: Connection, eyes: int | None) -> bool:
        """Whether a socket is told everything: for the first time always, else now and then.

        Nothing is lost on the way to a socket that is open.
        """
        match = self._table.match
        again = connection.asks_again(None if match is None else match.version, eyes)
        if not (again and connection.greeted) or self._asked_again.spend(connection.guest.id):
            return True
        connection.trouble("too-many", "you have been told; wait a little")
        return False

    async def _greet(self, connection: Connection, since: int | None) -> None:
        table = self._table
        first = not connection.greeted
        connection.greeted = True
        if not await self._leavers.back(connection):  # or everybody was shown it already
            table.show_lobby_to(connection)
            if first:  # the others are told once, however many come at a time
                self._presence_due, self._newest = True, connection
        await self._people.greet(connection)
        if table.frozen is not None:
            connection.trouble("frozen", table.frozen)
        several = len(table.seating.seats_of(connection.guest.id)) > 1  # then it begins covered
        # Whoever comes back to a window does not know whether his answer has arrived.
        whole = several or self._play.asks(connection)
        if table.match is not None and (whole or since != table.match.version):
            self._play.sync(connection)
        else:
            self._play.clock.tell(connection)
            self._play.pace.tell(connection)
            self._play.slow.tell(connection)
        self._leavers.watch()
        self._play.clock.check()
        self._play.arrived()
        self._play.pace.check()
        if first:  # else he has heard it
            await self._conversation.greet(connection, table.audience.seat(connection))

    async def _look(self, connection: Connection, seat: int | None) -> None:
        table = self._table
        if seat is not None and seat not in table.seating.seats_of(connection.guest.id):
            connection.trouble("not-seated", f"seat {seat} is not yours")
            return
        told = self._may_ask(connection, seat)
        if told or seat is None:  # who covers his cards is not kept waiting
            connection.eyes, connection.covered = seat, seat is None
        if not told:
            return
        connection.send(table.lobby(connection.guest, seat))
        self._play.sync(connection)
        self._play.pace.check()
        await self._conversation.look(connection, seat)
