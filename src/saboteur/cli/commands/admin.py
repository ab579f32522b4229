"""``saboteur admin``: moderation and inspection of a server, in the terminal.

Every command works on the database, so it works with or without a running server; running servers
are notified to read the change at once.
"""

import re
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from getpass import getuser
from ipaddress import ip_address, ip_network
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Any, Final, TypeVar, final

from rich.table import Table
from rich.text import Text

from saboteur.cli.commands.admin_views import render_report, render_table
from saboteur.cli.commands.db import with_engine
from saboteur.cli.commands.server_arguments import require_server
from saboteur.cli.draw.palette import STRONG
from saboteur.cli.draw.terminal import Terminal
from saboteur.cli.errors import UsageError
from saboteur.texts import Texts

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

    from saboteur.server.ops.operator_socket import ConnectionRow
    from saboteur.server.ops.operators import OperatorService


AnswerT = TypeVar("AnswerT")
SECONDS_BY_UNIT: Final = {"m": 60, "h": 3600, "d": 24 * 3600, "w": 7 * 24 * 3600}
MAX_BAN_S: Final = 10 * 365 * 24 * 3600
STAGES: Final = ("lobby", "playing", "over", "ended")
EMPTY_CELL: Final = "—"


@final
class AdminShell:
    """The ``admin`` commands for one operator and one database.

    With ``json``, answers are printed as JSON for scripts.
    """

    def __init__(
        self,
        texts: Texts,
        *,
        data: Path | None,
        database_url: str | None,
        operator: str | None,
        json: bool,
    ) -> None:
        require_server(texts)
        from saboteur.server.serve import default_data_dir

        self._texts = texts
        self._data_dir = data or default_data_dir()
        self._database_url = database_url
        self._operator = operator or getuser()
        self._json = json
        self._terminal = Terminal()

    # --- Lists --------------------------------------------------------------------------

    def tables(
        self, search: str, stage: str | None, older: float | None, younger: float | None, page: int
    ) -> None:
        from saboteur.server.storage.admin_search import SearchQuery

        if stage is not None and stage not in STAGES:
            known = ", ".join(STAGES)
            raise UsageError(self._texts.text("error-stage", asked=stage, stages=known))
        wanted = SearchQuery(
            text=search, stage=stage, min_age_days=older, max_age_days=younger, page=page
        )
        found = self._run(lambda work: work.find_tables(wanted))
        self._print_table(
            "tables",
            found,
            ("code", "ruleset", "stage", "seats", "host", "opened"),
            lambda row: (
                row.code if row.join_code == row.code else f"{row.code} ({row.join_code})",
                row.ruleset,
                self._stage(row.stage, closed=row.is_closed),
                f"{row.taken_seats}/{row.seats}",
                row.host_name,
                _format_day(row.created_at),
            ),
        )

    def guests(
        self,
        search: str,
        network: str | None,
        older: float | None,
        younger: float | None,
        page: int,
    ) -> None:
        """List guests, with the client addresses of those that are connected."""
        from saboteur.server.storage.admin_search import SearchQuery

        connections = self._connections()
        connected = None if network is None else self._guests_in_network(connections, network)
        wanted = SearchQuery(
            text=search, min_age_days=older, max_age_days=younger, guests=connected, page=page
        )
        found = self._run(lambda work: work.find_guests(wanted))
        addresses: dict[str, list[str]] = {}
        for connection in connections:
            known = addresses.setdefault(connection.guest, [])
            if connection.address not in known:
                known.append(connection.address)
        self._print_table(
            "guests",
            found,
            ("guest", "name", "first", "last", "tables", "address", "banned"),
            lambda row: (
                row.id,
                row.nickname,
                _format_day(row.created_at),
                _format_day(row.last_seen_at),
                str(row.table_count),
                ", ".join(addresses.get(row.id, ())) or EMPTY_CELL,
                EMPTY_CELL if row.banned_until is None else _format_time(row.banned_until),
            ),
            addresses={row.id: addresses[row.id] for row in found if row.id in addresses},
        )

    def audit(self, page: int) -> None:
        self._print_table(
            "audit",
            self._run(lambda work: work.audit_log(page)),
            ("when", "operator", "action", "target", "done", "reason"),
            lambda row: (
                _format_time(row.created_at),
                row.operator,
                self._texts.text(f"admin-action-{row.action}"),
                row.target,
                self._texts.text("admin-yes" if row.has_succeeded else "admin-failed"),
                row.reason or EMPTY_CELL,
            ),
        )

    def inspect(self, code: str) -> None:
        """Show a table as a spectator sees it."""
        found = self._run(lambda work: work.view_table(code))
        if self._json:
            from saboteur.protocol.views import view_message

            view = None if found.view is None else view_message(found.view)
            shown = {name: getattr(found, name) for name in found.__slots__}
            self._write_json({"table": shown | {"view": view}})
        else:
            self._terminal.print_lines(render_table(self._texts, found, self._terminal.size))

    # --- Changes ------------------------------------------------------------------------

    def close(self, code: str, reason: str) -> None:
        self._apply("close", lambda work: work.close_table(code, reason), target=code.upper())

    def delete(self, code: str, reason: str) -> None:
        self._apply("delete", lambda work: work.delete_table(code, reason), target=code.upper())

    def ban(self, target: str, duration: str, reason: str) -> None:
        """Ban a guest or a network for a time."""
        seconds = self._parse_duration(duration)
        until = _format_time(time() + seconds)
        self._apply(
            "ban", lambda work: work.ban(target, seconds, reason), target=target, until=until
        )

    def unban(self, ban: str, reason: str) -> None:
        self._apply("unban", lambda work: work.unban(ban.upper(), reason), target=ban.upper())

    def resolve_report(self, report: str, outcome: str) -> None:
        self._apply("resolve", lambda work: work.resolve_report(report, outcome), target=report)

    # --- Bans and reports ---------------------------------------------------------------

    def bans(self, *, ended: bool) -> None:
        self._print_table(
            "bans",
            self._run(lambda work: work.list_bans(ended=ended)),
            ("ban", "whom", "until", "operator", "reason"),
            lambda row: (
                row.id,
                row.network or f"{row.guest_id} ({row.nickname})",
                _format_time(row.expires_at),
                row.operator,
                row.reason,
            ),
        )

    def reports(self, page: int, *, handled: bool) -> None:
        self._print_table(
            "reports",
            self._run(lambda work: work.list_reports(page, handled=handled)),
            ("report", "when", "about", "by", "table", "complaint", "handled"),
            lambda row: (
                row.id,
                _format_time(row.created_at),
                row.reported_name,
                row.reporter_name,
                row.table_code,
                self._texts.text(f"report-{row.reason}"),
                EMPTY_CELL if row.resolved_at is None else _format_time(row.resolved_at),
            ),
        )

    def report(self, id_: str) -> None:
        """Show a report with the chat it refers to."""
        found, lines = self._run(lambda work: work.read_report(id_))
        if self._json:
            self._write_json({"report": found, "chat": lines})
        else:
            self._terminal.print_lines(
                render_report(self._texts, found, lines, self._terminal.text_width)
            )

    # --- Internals ----------------------------------------------------------------------

    def _run(self, work: "Callable[[OperatorService], Awaitable[AnswerT]]") -> AnswerT:
        """Run an operation on the database; turn its errors into ``UsageError``."""
        from saboteur.server.ops.operators import OperatorError, OperatorService
        from saboteur.server.storage.database import Database
        from saboteur.server.storage.migrations import migrate
        from saboteur.server.storage.tables import TableStore

        async def run_operation(engine: "AsyncEngine") -> AnswerT:
            async with engine.connect() as connection:
                schema = await connection.run_sync(migrate.current_schema)
            if schema != migrate.newest_schema():
                raise migrate.SchemaError(
                    f"the database has schema {schema}, this program {migrate.newest_schema()}: "
                    "run saboteur db upgrade"
                )
            storage = TableStore(Database(engine))
            try:
                return await work(OperatorService(storage, self._operator))
            finally:
                await storage.close()

        try:
            return with_engine(
                self._texts, self._data_dir, self._database_url, run_operation, must_exist=True
            )
        except OperatorError as refused:
            message = self._texts.text(f"admin-no-{refused.code}", asked=refused.target)
            raise UsageError(message) from None

    def _apply(
        self, action: str, work: "Callable[[OperatorService], Awaitable[Any]]", **words: str
    ) -> None:
        """Make a change in the database, notify running servers of it, and print what was done."""
        from saboteur.server.ops.operator_socket import OperatorRequest, send_request

        done = self._run(work)
        servers = len(send_request(self._data_dir, OperatorRequest("poll-events")))
        if self._json:
            self._write_json(
                {"done": action, "target": words["target"], "servers": servers, "new": done}
            )
            return
        self._terminal.print_text(self._texts.text(f"admin-did-{action}", **words))
        if action != "resolve":
            self._terminal.print_text(self._texts.text("admin-servers", servers=servers))

    def _connections(self) -> "list[ConnectionRow]":
        from saboteur.server.ops.operator_socket import OperatorRequest, send_request

        replies = send_request(self._data_dir, OperatorRequest("list-connections"))
        return [connection for reply in replies for connection in reply.connections]

    def _guests_in_network(
        self, connections: "Sequence[ConnectionRow]", address_range: str
    ) -> frozenset[str]:
        try:
            network = ip_network(address_range, strict=False)
        except ValueError:
            message = self._texts.text(
                "error-network", asked=address_range, example="203.0.113.0/24"
            )
            raise UsageError(message) from None
        return frozenset(
            connection.guest
            for connection in connections
            if ip_address(connection.address) in network
        )

    def _print_table(
        self,
        what: str,
        rows: Sequence[Any],
        columns: Sequence[str],
        cells: Callable[[Any], Sequence[str]],
        **more: object,
    ) -> None:
        """Print rows as a table, or as JSON."""
        if self._json:
            self._write_json({what: rows, **more})
            return
        if not rows:
            self._terminal.print_text(self._texts.text("admin-nothing"))
            return
        table = Table(box=None, header_style=STRONG, pad_edge=False)
        for column in columns:
            table.add_column(self._texts.text(f"admin-column-{column}"), overflow="fold")
        for row in rows:
            table.add_row(*(Text(cell) for cell in cells(row)))
        self._terminal.console.print(table)

    def _write_json(self, content: dict[str, object]) -> None:
        import msgspec

        self._terminal.console.file.write(msgspec.json.encode(content).decode() + "\n")

    def _stage(self, stage: str, *, closed: bool) -> str:
        return self._texts.text("admin-stage", stage="closed" if closed else stage)

    def _parse_duration(self, duration: str) -> int:
        found = re.fullmatch(r"([1-9]\d{0,6})([mhdw])", duration)
        seconds = int(found[1]) * SECONDS_BY_UNIT[found[2]] if found else 0
        if not 0 < seconds <= MAX_BAN_S:
            message = self._texts.text(
                "error-duration", asked=duration, examples="30m, 12h, 7d, 4w"
            )
            raise UsageError(message)
        return seconds


def _format_day(at: float) -> str:
    return datetime.fromtimestamp(at).astimezone().strftime("%Y-%m-%d")


def _format_time(at: float) -> str:
    return datetime.fromtimestamp(at).astimezone().strftime("%Y-%m-%d %H:%M")
