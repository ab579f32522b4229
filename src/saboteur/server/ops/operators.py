"""Operator commands; they work whether or not a server is running.

A command writes its change, an audit entry and a cluster event in one commit; every node polls the
events. Operators may themselves be players, so they see only the public view of a table.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address, ip_network
from time import time
from typing import Any, Final, final

from saboteur.games.registry import ruleset
from saboteur.kernel.sight import PUBLIC
from saboteur.protocol.text_cleaning import clean_text
from saboteur.server.storage.admin_search import (
    PAGE_SIZE,
    AdminSearch,
    FoundGuest,
    FoundTable,
    SearchQuery,
)
from saboteur.server.storage.database import Statement
from saboteur.server.storage.operators import (
    MAX_REASON_LENGTH,
    AuditEntry,
    BanRecord,
    OperatorStore,
    ban_insert,
    close_table_statements,
    cluster_event_insert,
    delete_table_statements,
    new_ban_id,
    unban_update,
)
from saboteur.server.storage.reports import (
    ReportedMessage,
    ReportRecord,
    ReportStore,
    resolve_report_update,
)
from saboteur.server.storage.tables import TableStore
from saboteur.table.lifecycle.table_loading import load_table
from saboteur.table.storage.models import SeatAssignment, TableRecord
from saboteur.table.storage.ports import StaleWrite

MAX_CLOSE_ATTEMPTS: Final = 10
"""Maximum number of attempts to close a table that is changed concurrently."""
MIN_PREFIX_BY_VERSION: Final = {4: 8, 6: 19}
"""Shortest network prefix that can be banned, by IP version; shorter ones ban too many."""
IPV6_PREFIX_BITS: Final = 64
"""A single IPv6 address stands for its /64 network, which is one household."""


class OperatorError(Exception):
    """The command is not possible; ``code`` is the suffix of the text id ``admin-no-CODE``."""

    def __init__(self, code: str, target: str) -> None:
        super().__init__(code)
        self.code = code
        self.target = target


@dataclass(frozen=True, slots=True, kw_only=True)
class PublicTable:
    """The public view of a table, as any spectator sees it: an allow-list of fields."""

    code: str
    invite: str
    ruleset: str
    family: str
    options: Mapping[str, str | int | bool]
    stage: str
    talk: str
    closed: bool
    host: str
    """Public id of the host."""
    seats: tuple[SeatAssignment | None, ...]
    version: int
    """Number of moves made."""
    view: Any
    """Public view of the game, of a type that depends on the family; ``None`` before the deal."""
    frozen: str | None
    """The reason why the game cannot be replayed; ``None`` if it can."""


@final
class OperatorService:
    """The commands of one operator, whose name goes into the audit trail."""

    def __init__(
        self, storage: TableStore, operator: str, clock: Callable[[], float] = time
    ) -> None:
        self._storage = storage
        self._store = OperatorStore(storage.database)
        self._reports = ReportStore(storage.database)
        self._search = AdminSearch(storage.database)
        self._operator = operator
        self._clock = clock

    # --- Queries ------------------------------------------------------------------------

    async def find_tables(self, query: SearchQuery) -> Sequence[FoundTable]:
        return await self._search.find_tables(query)

    async def find_guests(self, query: SearchQuery) -> Sequence[FoundGuest]:
        return await self._search.find_guests(query)

    async def list_bans(self, *, ended: bool = False) -> Sequence[BanRecord]:
        """Return the active bans; with ``ended`` also expired ones that are not yet purged."""
        return await self._store.bans_ending_after(0.0 if ended else self._clock())

    async def audit_log(self, page: int = 1) -> Sequence[AuditEntry]:
        """Return a page of the audit trail, latest first."""
        return await self._store.audit_entries(PAGE_SIZE, PAGE_SIZE * (page - 1))

    async def list_reports(self, page: int = 1, *, handled: bool = False) -> Sequence[ReportRecord]:
        """Return a page of open reports, latest first; with ``handled`` also closed ones."""
        return await self._reports.list_reports(
            PAGE_SIZE, PAGE_SIZE * (page - 1), include_resolved=handled
        )

    async def read_report(self, id_: str) -> tuple[ReportRecord, Sequence[ReportedMessage]]:
        """Return a report with its chat messages, and record the access in the audit trail.

        Raises ``OperatorError``.
        """
        found = await self._reports.find_report(id_)
        if found is None:
            raise await self._reject("read", id_, "report")
        await self._audit("read", id_)
        return found, await self._reports.messages(id_)

    async def view_table(self, code: str) -> PublicTable:
        """Return the public view of a table, and record the access in the audit trail.

        Raises ``OperatorError``.
        """
        stored = await self._find_table(code)
        if stored is None:
            raise await self._reject("inspect", code, "table")
        await self._audit("inspect", stored.code)
        snapshot = await load_table(self._storage, stored.code)
        if snapshot is None:  # deleted meanwhile
            raise OperatorError("table", code)
        match, ruleset_id = snapshot.match, stored.ruleset
        return PublicTable(
            code=stored.code,
            invite=stored.invite,
            ruleset=ruleset_id,
            family=""
            if match is None
            else ruleset(ruleset_id, stored.seats, stored.options, stored.deck).family,
            options=stored.options,
            stage=stored.stage,
            talk=stored.chat,
            closed=stored.closed,
            host=stored.host,
            seats=tuple(snapshot.assignments.get(seat) for seat in range(stored.seats)),
            version=0 if match is None else match.version,
            view=None if match is None else match.view(PUBLIC),
            frozen=snapshot.incompatibility,
        )

    # --- Tables -------------------------------------------------------------------------

    async def close_table(self, code: str, reason: str) -> None:
        """Close a table permanently: abort its game, close its sockets and allow no entry.

        Raises ``OperatorError``.
        """
        for _ in range(MAX_CLOSE_ATTEMPTS):
            stored = await self._find_table(code)
            if stored is None or stored.closed:
                error_code = "table" if stored is None else "open-table"
                raise await self._reject("close", code, error_code, reason)
            try:
                changes = close_table_statements(stored, self._clock())
                await self._audit("close", stored.code, reason, *changes)
            except StaleWrite:
                continue
            return
        raise await self._reject("close", code, "calm-table", reason)

    async def delete_table(self, code: str, reason: str) -> None:
        """Delete a table with its moves and chat; raises ``OperatorError``."""
        stored = await self._find_table(code)
        if stored is None:
            raise await self._reject("delete", code, "table", reason)
        await self._audit("delete", stored.code, reason, *delete_table_statements(stored.code))

    async def _find_table(self, code: str) -> TableRecord | None:
        # Finds the table by its earlier codes, too.
        access = await self._storage.access_by_code(code.upper(), None)
        return None if access is None else access.table

    # --- Bans ---------------------------------------------------------------------------

    async def ban(self, subject: str, seconds: float, reason: str) -> BanRecord:
        """Ban a guest, an IP address or a network for some time; raises ``OperatorError``."""
        network = _parse_network(subject)
        if network is None and await self._store.nickname_of(subject) is None:
            raise await self._reject("ban", subject, "guest", reason)
        if network == "":
            raise await self._reject("ban", subject, "such-network", reason)
        now = self._clock()
        ban = BanRecord(
            id=new_ban_id(),
            guest_id=subject if network is None else None,
            network=network,
            reason=_clean_line(reason),
            operator=self._operator,
            created_at=now,
            expires_at=now + seconds,
        )
        target = f"{ban.id} {network or subject}"
        await self._audit("ban", target, reason, ban_insert(ban), cluster_event_insert("bans"))
        return ban

    async def unban(self, id_: str, reason: str) -> None:
        """End a ban early; raises ``OperatorError`` if it is unknown or has ended."""
        try:
            update = unban_update(id_, self._clock())
            await self._audit("unban", id_, reason, update, cluster_event_insert("bans"))
        except StaleWrite:
            raise await self._reject("unban", id_, "ban", reason) from None

    # --- Reports ------------------------------------------------------------------------

    async def resolve_report(self, id_: str, outcome: str) -> None:
        """Mark a report as handled; raises ``OperatorError`` if there is no such open report."""
        try:
            update = resolve_report_update(id_, _clean_line(outcome), self._clock())
            await self._audit("resolve", id_, outcome, update)
        except StaleWrite:
            raise await self._reject("resolve", id_, "open-report", outcome) from None

    # --- The audit trail ----------------------------------------------------------------

    async def _audit(
        self,
        action: str,
        target: str,
        reason: str = "",
        *changes: Statement,
        succeeded: bool = True,
    ) -> None:
        entry = AuditEntry(
            self._clock(), self._operator, action, target, _clean_line(reason), succeeded
        )
        await self._store.record_audit_entry(entry, *changes)

    async def _reject(self, action: str, target: str, code: str, reason: str = "") -> OperatorError:
        """Record a failed command in the audit trail; return the exception to raise."""
        await self._audit(action, clean_text(target, MAX_REASON_LENGTH), reason, succeeded=False)
        return OperatorError(code, target)


def _clean_line(text: str) -> str:
    return clean_text(text, MAX_REASON_LENGTH)


def _parse_network(target: str) -> str | None:
    """Return the network that ``target`` names; ``None`` for no network, ``""`` if too wide."""
    try:
        is_single_ipv6 = "/" not in target and isinstance(ip_address(target), IPv6Address)
        network = ip_network(
            f"{target}/{IPV6_PREFIX_BITS}" if is_single_ipv6 else target, strict=False
        )
    except ValueError:
        return None
    return str(network) if network.prefixlen >= MIN_PREFIX_BY_VERSION[network.version] else ""
