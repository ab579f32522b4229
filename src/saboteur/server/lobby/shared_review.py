"""A review that several look at together: one leads, the others follow, draw and comment.

Only games that are over are reviewed, so nothing here is secret but who has the address. What is
drawn and said is written down before anybody sees it; where the lead is, only when all have left.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, replace
from typing import Final, TypeAlias, assert_never, final

from saboteur.server.storage.shared_reviews import SharedReviewStorage, StoredReview
from saboteur.table.connection import Connection
from saboteur.table.limits import TALK, Limit, Rate
from saboteur.wire import messages as wire
from saboteur.wire.encode import encode
from saboteur.wire.names import alike
from saboteur.wire.text import clean_text

MOST_SOCKETS: Final = 5
"""Of one guest."""
MOST_REVIEWERS: Final = 50
"""Sockets in all."""
MOST_REMARKS: Final = 500
MOST_DRAWN: Final = 30
"""Arrows and marks at one moment: more than that says nothing."""
DRAWN: Final = Rate(20, 20)
"""What a guest draws."""
LONGEST_COMMENT: Final = 280
LINGER_SECONDS: Final = 20.0
"""So long it stays when the last has gone: whoever reloads his page comes back to it."""

Unheard: TypeAlias = Callable[[str], Awaitable[frozenset[str]]]
"""Returns whose words a guest does not want to hear."""

_log: Final = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Reviewed:
    """The game that is looked at."""

    steps: int
    seats: int


@dataclass(frozen=True, slots=True)
class Came:
    """A socket was opened."""

    connection: Connection


@dataclass(frozen=True, slots=True)
class Went:
    """A socket was closed."""

    connection: Connection


@dataclass(frozen=True, slots=True)
class Said:
    """A frame came."""

    connection: Connection
    message: wire.FromReviewer


@dataclass(frozen=True, slots=True)
class Gone:
    """A guest has deleted himself."""

    guest: str


Item: TypeAlias = Came | Went | Said | Gone | None
"""What the task of a review takes in, one at a time; ``None`` ends it."""


class RemarkRefused(Exception):
    """Something may not be said or done here: a code and a reason."""

    def __init__(self, code: str, reason: str) -> None:
        """Take both."""
        super().__init__(code, reason)
        self.code = code
        self.reason = reason


@final
class LiveReview:
    """A shared review while somebody looks at it. Only its own task changes it."""

    def __init__(
        self,
        storage: SharedReviewStorage,
        stored: StoredReview,
        remarks: Iterable[wire.Remark],
        *,
        game: Reviewed,
        unheard: Unheard,
        forget: Callable[["LiveReview"], None],
    ) -> None:
        """Begin with nobody; ``forget`` is called when the last has gone."""
        self._storage = storage
        self._stored = stored
        self._remarks = {remark.number: remark for remark in remarks}
        self._last = max(self._remarks, default=0)
        self._game = game
        self._unheard = unheard
        self._forget = forget
        self._charts = False
        self._there: list[Connection] = []
        self._names: dict[str, str] = {}
        self._drawn = Limit(DRAWN)
        self._commented = Limit(TALK)
        self._over = False
        self._inbox: asyncio.Queue[Item] = asyncio.Queue()
        self._task = asyncio.create_task(self._run(), name="shared review")

    @property
    def code(self) -> str:
        """What leads here."""
        return self._stored.id

    # --- From sockets, here or at another node: nothing waits -------------------------------

    def enter(self, connection: Connection) -> None:
        """Let a socket in; whoever comes too late comes back."""
        if self._over:
            connection.close(wire.CLOSED_LOST)
        else:
            self._inbox.put_nowait(Came(connection))

    def leave(self, connection: Connection) -> None:
        """Let a socket go."""
        self._inbox.put_nowait(Went(connection))

    def hear(self, connection: Connection, message: wire.FromClient | wire.FromReviewer) -> None:
        """Take a frame in; what belongs to a table is none of ours."""
        if isinstance(message, wire.ReviewerMessage | wire.Ping):
            self._inbox.put_nowait(Said(connection, message))

    def remove_guest(self, guest: str) -> None:
        """Let go of a guest whom nobody knows any more, with all that he left."""
        self._inbox.put_nowait(Gone(guest))

    def put_down(self) -> None:
        """Send everybody away, who may come back: another node may have it by then."""
        self._inbox.put_nowait(None)

    async def close(self) -> None:
        """End it; who is there may come back."""
        self.put_down()
        await asyncio.gather(self._task, return_exceptions=True)

    # --- Its task ---------------------------------------------------------------------------

    async def _run(self) -> None:
        try:
            while (item := await self._next()) is not None:
                await self._process(item)
            await self._storage.change(self._stored)
        except Exception:  # noqa: BLE001 - two owners numbered the same, the disk failed: all begin anew
            _log.exception("a shared review was put down")
        finally:
            self._end()

    async def _next(self) -> Item:
        try:
            async with asyncio.timeout(None if self._there else LINGER_SECONDS):
                return await self._inbox.get()
        except TimeoutError:
            return None

    def _end(self) -> None:
        self._over = True
        while not self._inbox.empty():
            item = self._inbox.get_nowait()
            if isinstance(item, Came):
                self._there.append(item.connection)
        for connection in self._there:
            connection.close(wire.CLOSED_LOST)
        self._forget(self)

    async def _process(self, item: Came | Went | Said | Gone) -> None:
        match item:
            case Came(connection):
                await self._come(connection)
            case Went(connection):
                if connection in self._there:
                    self._there.remove(connection)
                    self._show()
            case Said(connection, message):
                if connection in self._there:
                    await self._hear(connection, message)
            case Gone(guest):
                self._lose(guest)
            case _:
                assert_never(item)

    async def _come(self, connection: Connection) -> None:
        own = [each for each in self._there if each.guest.id == connection.guest.id]
        if len(self._there) >= MOST_REVIEWERS or len(own) >= MOST_SOCKETS:
            connection.close(wire.CLOSED_CROWD)
            return
        connection.unheard = await self._unheard(connection.guest.id)
        self._name(connection.guest.id, connection.guest.nickname)
        self._there.append(connection)
        connection.send(self._shown(connection))
        heard = (each for each in self._remarks.values() if each.guest not in connection.unheard)
        connection.send(wire.Remarks(remarks=tuple(heard)))
        self._show(but=connection)

    async def _hear(self, connection: Connection, message: wire.FromReviewer) -> None:
        try:
            match message:
                case wire.Ping():
                    connection.send(wire.Pong(at=message.at))
                case wire.Lead():
                    self._lead(connection, message)
                case wire.HandLead():
                    await self._hand_lead(connection, message.guest)
                case wire.TakeLead():
                    await self._take_lead(connection)
                case wire.LetAllDraw():
                    self._must_lead(connection)
                    await self._keep(replace(self._stored, all_draw=message.allowed))
                case wire.Draw():
                    await self._draw(connection, message)
                case wire.Comment():
                    await self._comment(connection, message)
                case wire.Erase():
                    await self._erase(connection, message.number)
                case _:
                    assert_never(message)
        except RemarkRefused as refused:
            connection.trouble(refused.code, refused.reason)

    # --- The lead ---------------------------------------------------------------------------

    def _must_lead(self, connection: Connection) -> None:
        if connection.guest.id != self._stored.lead:
            raise RemarkRefused("not-leading", "somebody else has the lead")

    def _lead(self, connection: Connection, message: wire.Lead) -> None:
        self._must_lead(connection)
        self._must_be_step(message.step)
        if message.eyes.isdigit() and int(message.eyes) >= self._game.seats:
            raise RemarkRefused("bad-seat", f"the seats are 0 to {self._game.seats - 1}")
        self._stored = replace(self._stored, step=message.step, eyes=message.eyes)
        self._charts = message.charts
        self._show(but=connection)

    async def _hand_lead(self, connection: Connection, guest: str) -> None:
        self._must_lead(connection)
        if guest not in self._present():
            raise RemarkRefused("not-there", "whoever is to lead must be there")
        await self._keep(replace(self._stored, lead=guest))

    async def _take_lead(self, connection: Connection) -> None:
        if self._stored.lead in self._present() - {connection.guest.id}:
            raise RemarkRefused("not-leading", "whoever has the lead is there, and may hand it on")
        await self._keep(replace(self._stored, lead=connection.guest.id))

    async def _keep(self, new: StoredReview) -> None:
        await self._storage.change(new)
        self._stored = new
        self._show()

    # --- Remarks ----------------------------------------------------------------------------

    async def _draw(self, connection: Connection, message: wire.Draw) -> None:
        if not self._stored.all_draw:
            self._must_lead(connection)
        self._must_be_step(message.step)
        if message.at == message.to:
            raise RemarkRefused("bad-arrow", "an arrow leads to another cell")
        drawn = [
            each
            for each in self._remarks.values()
            if each.step == message.step and each.at is not None
        ]
        if any((each.at, each.to) == (message.at, message.to) for each in drawn):
            raise RemarkRefused("drawn-already", "it is drawn there already")
        if len(drawn) >= MOST_DRAWN:
            raise RemarkRefused("too-many-remarks", f"a moment has at most {MOST_DRAWN} of them")
        if not self._drawn.spend(connection.guest.id):
            raise RemarkRefused("too-much-talk", f"{DRAWN.credits} in {DRAWN.seconds} seconds")
        await self._remark(connection, message.step, at=message.at, to=message.to)

    async def _comment(self, connection: Connection, message: wire.Comment) -> None:
        self._must_be_step(message.step)
        text = clean_text(message.text, LONGEST_COMMENT)
        if not text:
            raise RemarkRefused("empty", "nothing of this can be seen")
        if not self._commented.spend(connection.guest.id):
            raise RemarkRefused("too-much-talk", f"{TALK.credits} lines in {TALK.seconds} seconds")
        await self._remark(connection, message.step, text=text)

    async def _remark(
        self,
        connection: Connection,
        step: int,
        *,
        at: tuple[int, int] | None = None,
        to: tuple[int, int] | None = None,
        text: str | None = None,
    ) -> None:
        if len(self._remarks) >= MOST_REMARKS:
            raise RemarkRefused("too-many-remarks", f"a review has at most {MOST_REMARKS} of them")
        guest = connection.guest.id
        number = self._last + 1
        remark = wire.Remark(
            number=number, step=step, guest=guest, name=self._names[guest], at=at, to=to, text=text
        )
        await self._storage.append(self.code, remark)
        self._remarks[number], self._last = remark, number
        frame = encode(wire.Remarked(remark=remark))
        for each in self._there:
            if guest not in each.unheard:
                each.send_frame(frame)

    async def _erase(self, connection: Connection, number: int) -> None:
        remark = self._remarks.get(number)
        if remark is None:
            raise RemarkRefused("no-remark", "there is no such remark")
        if remark.guest != connection.guest.id:
            self._must_lead(connection)
        await self._storage.erase(self.code, number)
        self._drop(number)

    def _drop(self, number: int) -> None:
        del self._remarks[number]
        frame = encode(wire.Erased(number=number))
        for each in self._there:
            each.send_frame(frame)

    def _must_be_step(self, step: int) -> None:
        if step > self._game.steps:
            raise RemarkRefused("no-step", f"moves are 0 to {self._game.steps}")

    # --- Who is there -----------------------------------------------------------------------

    def _present(self) -> set[str]:
        return {each.guest.id for each in self._there}

    def _name(self, guest: str, nickname: str) -> None:
        """Name somebody: those who are there can be told apart at a glance, as at a table."""
        taken = {alike(name) for other, name in self._names.items() if other != guest}
        name, number = nickname, 1
        while alike(name) in taken:
            number += 1
            name = f"{nickname} ({number})"
        self._names[guest] = name

    def _lose(self, guest: str) -> None:
        if guest == self._stored.guest:  # it was his: it is not there any more
            for connection in self._there:
                connection.close(wire.CLOSED_NO_TABLE)
        for number in [each.number for each in self._remarks.values() if each.guest == guest]:
            self._drop(number)
        self._names.pop(guest, None)
        if self._stored.lead == guest:
            self._stored = replace(self._stored, lead=None)
        for connection in [each for each in self._there if each.guest.id == guest]:
            connection.close(wire.CLOSED_NO_GUEST)
        self._show()

    def _show(self, but: Connection | None = None) -> None:
        for connection in self._there:
            if connection is not but:
                connection.send(self._shown(connection))

    def _shown(self, connection: Connection) -> wire.SharedReview:
        stored = self._stored
        present = self._present()
        return wire.SharedReview(
            game=stored.game,
            you=connection.guest.id,
            lead=stored.lead,
            step=stored.step,
            eyes=stored.eyes,
            charts=self._charts,
            all_draw=stored.all_draw,
            people=tuple(
                wire.Reviewer(guest=guest, name=name)
                for guest, name in self._names.items()
                if guest in present
            ),
        )
