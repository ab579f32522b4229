"""What operators do: the same operations whether a server runs or not.

An operation changes the database, adds to the audit trail and leaves a notice, in one commit; every
node reads the notice. An operator could sit at the table himself: he is shown what everybody sees.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address, ip_network
from time import time
from typing import Any, Final, final

from saboteur.games.registry import ruleset
from saboteur.kernel.sight import PUBLIC
from saboteur.server.storage.database import Change
from saboteur.server.storage.operators import (
    LONGEST_REASON,
    Deed,
    OperatorStorage,
    StoredBan,
    ban_insert,
    ban_lifted,
    new_ban_id,
    notice_insert,
    table_closed,
    table_deleted,
)
from saboteur.server.storage.reports import (
    ReportedLine,
    ReportStorage,
    StoredReport,
    report_handled,
)
from saboteur.server.storage.search import PAGE, FoundGuest, FoundTable, Search, Wanted
from saboteur.server.storage.tables import Storage
from saboteur.table.keeping import StaleWrite
from saboteur.table.models import Sitter, StoredTable
from saboteur.table.waking import wake
from saboteur.wire.text import clean_text

CLOSE_TRIES: Final = 10
"""Somebody may change the table at the same moment."""
WIDEST: Final = {4: 8, 6: 19}
"""The shortest prefixes that can be banned: what is wider is half the world."""
HOUSE_BITS: Final = 64
"""In IPv6 an address alone means its house."""


class Refused(Exception):
    """An operation that can't be done; its word is a text, ``admin-no-WORD``."""

    def __init__(self, word: str, asked: str) -> None:
        """Take the word, and what was asked for."""
        super().__init__(word)
        self.word = word
        self.asked = asked


@dataclass(frozen=True, slots=True, kw_only=True)
class PublicTable:
    """A table as anybody sees it who looks on: an allow-list, as views are."""

    code: str
    invite: str
    ruleset: str
    family: str
    options: Mapping[str, str | int | bool]
    stage: str
    talk: str
    closed: bool
    host: str
    """By public id."""
    seats: tuple[Sitter | None, ...]
    version: int
    """How many moves were made."""
    view: Any
    """What everybody sees of the game, as each family has it; ``None`` before the deal."""
    frozen: str | None
    """Why the game can't be shown, if it can't."""


@final
class Operators:
    """What one operator does."""

    def __init__(self, storage: Storage, operator: str, clock: Callable[[], float] = time) -> None:
        """Take who he is: it stands in the audit trail."""
        self._storage = storage
        self._kept = OperatorStorage(storage.database)
        self._reports = ReportStorage(storage.database)
        self._search = Search(storage.database)
        self._operator = operator
        self._clock = clock

    # --- Looking ------------------------------------------------------------------------

    async def tables(self, wanted: Wanted) -> Sequence[FoundTable]:
        """Find tables."""
        return await self._search.tables(wanted)

    async def guests(self, wanted: Wanted) -> Sequence[FoundGuest]:
        """Find guests."""
        return await self._search.guests(wanted)

    async def bans(self, *, ended: bool = False) -> Sequence[StoredBan]:
        """Return the bans that hold, or all that are remembered."""
        return await self._kept.bans(0.0 if ended else self._clock())

    async def deeds(self, page: int = 1) -> Sequence[Deed]:
        """Return a page of the audit trail, the latest first."""
        return await self._kept.deeds(PAGE, PAGE * (page - 1))

    async def reports(self, page: int = 1, *, handled: bool = False) -> Sequence[StoredReport]:
        """Return a page of reports, the latest first."""
        return await self._reports.listed(PAGE, PAGE * (page - 1), handled=handled)

    async def report(self, id_: str) -> tuple[StoredReport, Sequence[ReportedLine]]:
        """Read a report, with the talk that goes with it."""
        found = await self._reports.report(id_)
        if found is None:
            raise await self._refused("read", id_, "report")
        await self._record("read", id_)
        return found, await self._reports.lines(id_)

    async def look(self, code: str) -> PublicTable:
        """Look at a table as anybody does who has no seat."""
        stored = await self._table(code)
        if stored is None:
            raise await self._refused("look", code, "table")
        await self._record("look", stored.code)
        awake = await wake(self._storage, stored.code)
        if awake is None:  # deleted meanwhile
            raise Refused("table", code)
        match, rules = awake.match, stored.ruleset
        return PublicTable(
            code=stored.code,
            invite=stored.invite,
            ruleset=rules,
            family=""
            if match is None
            else ruleset(rules, stored.seats, stored.options, stored.deck).family,
            options=stored.options,
            stage=stored.stage,
            talk=stored.talk,
            closed=stored.closed,
            host=stored.host,
            seats=tuple(awake.sitters.get(seat) for seat in range(stored.seats)),
            version=0 if match is None else match.version,
            view=None if match is None else match.view(PUBLIC),
            frozen=awake.frozen,
        )

    # --- Tables -------------------------------------------------------------------------

    async def close(self, code: str, reason: str) -> None:
        """Break a table off for good: whoever is there is told, and nobody comes in."""
        for _ in range(CLOSE_TRIES):
            stored = await self._table(code)
            if stored is None or stored.closed:
                word = "table" if stored is None else "open-table"
                raise await self._refused("close", code, word, reason)
            try:
                changes = table_closed(stored, self._clock())
                await self._record("close", stored.code, reason, *changes)
            except StaleWrite:
                continue
            return
        raise await self._refused("close", code, "calm-table", reason)

    async def delete(self, code: str, reason: str) -> None:
        """Delete a table with all that was played and said there."""
        stored = await self._table(code)
        if stored is None:
            raise await self._refused("delete", code, "table", reason)
        await self._record("delete", stored.code, reason, *table_deleted(stored.code))

    async def _table(self, code: str) -> StoredTable | None:
        access = await self._storage.access(code.upper(), None)  # by every code that it ever had
        return None if access is None else access.table

    # --- Bans ---------------------------------------------------------------------------

    async def ban(self, whom: str, seconds: float, reason: str) -> StoredBan:
        """Keep a guest, an address or a network away for a time."""
        network = _network(whom)
        if network is None and await self._kept.nickname(whom) is None:
            raise await self._refused("ban", whom, "guest", reason)
        if network == "":
            raise await self._refused("ban", whom, "such-network", reason)
        now = self._clock()
        ban = StoredBan(
            id=new_ban_id(),
            guest=whom if network is None else None,
            network=network,
            reason=_line(reason),
            operator=self._operator,
            created=now,
            until=now + seconds,
        )
        target = f"{ban.id} {network or whom}"
        await self._record("ban", target, reason, ban_insert(ban), notice_insert("bans"))
        return ban

    async def lift(self, id_: str, reason: str) -> None:
        """End a ban before its time."""
        try:
            ended = ban_lifted(id_, self._clock())
            await self._record("lift", id_, reason, ended, notice_insert("bans"))
        except StaleWrite:
            raise await self._refused("lift", id_, "ban", reason) from None

    # --- Reports ------------------------------------------------------------------------

    async def handle(self, id_: str, outcome: str) -> None:
        """Mark a report handled, with what became of it."""
        try:
            done = report_handled(id_, _line(outcome), self._clock())
            await self._record("handle", id_, outcome, done)
        except StaleWrite:
            raise await self._refused("handle", id_, "open-report", outcome) from None

    # --- The audit trail ----------------------------------------------------------------

    async def _record(
        self, deed: str, target: str, reason: str = "", *changes: Change, done: bool = True
    ) -> None:
        line = Deed(self._clock(), self._operator, deed, target, _line(reason), done)
        await self._kept.record(line, *changes)

    async def _refused(self, deed: str, target: str, word: str, reason: str = "") -> Refused:
        """Record an attempt that comes to nothing, and return why it does."""
        await self._record(deed, clean_text(target, LONGEST_REASON), reason, done=False)
        return Refused(word, target)


def _line(text: str) -> str:
    return clean_text(text, LONGEST_REASON)


def _network(whom: str) -> str | None:
    """Return the network that is meant; ``None`` if none is, nothing if it is too wide."""
    try:
        alone = "/" not in whom and isinstance(ip_address(whom), IPv6Address)
        network = ip_network(f"{whom}/{HOUSE_BITS}" if alone else whom, strict=False)
    except ValueError:
        return None
    return str(network) if network.prefixlen >= WIDEST[network.version] else ""
