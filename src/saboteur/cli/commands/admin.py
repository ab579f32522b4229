"""``saboteur admin``: operators look, close, ban and read, in the terminal.

Everything is done on the database, so it works whether a server runs or not; those that run are
asked to look at once.
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

from saboteur.cli.commands.admin_sheets import report_sheet, table_sheet
from saboteur.cli.commands.db import with_engine
from saboteur.cli.commands.server_arguments import need_server
from saboteur.cli.draw.palette import STRONG
from saboteur.cli.draw.terminal import Terminal
from saboteur.cli.errors import UsageError
from saboteur.texts import Texts

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

    from saboteur.server.ops.operator_socket import Guesthood
    from saboteur.server.ops.operators import Operators

AnswerT = TypeVar("AnswerT")
SECONDS: Final = {"m": 60, "h": 3600, "d": 24 * 3600, "w": 7 * 24 * 3600}
LONGEST_BAN: Final = 10 * 365 * 24 * 3600
STAGES: Final = ("lobby", "playing", "over", "ended")
UNNAMED: Final = "—"


@final
class Desk:
    """Where one operator works."""

    def __init__(
        self,
        texts: Texts,
        *,
        data: Path | None,
        database_url: str | None,
        operator: str | None,
        json: bool,
    ) -> None:
        """Take the database, who works there, and whether a program reads the answers."""
        need_server(texts)
        from saboteur.server.serve import data_folder  # noqa: PLC0415 - heavy, and an extra

        self._texts = texts
        self._folder = data or data_folder()
        self._address = database_url
        self._operator = operator or getuser()
        self._json = json
        self._terminal = Terminal()

    # --- Looking ------------------------------------------------------------------------

    def tables(
        self, search: str, stage: str | None, older: float | None, younger: float | None, page: int
    ) -> None:
        """List tables."""
        from saboteur.server.storage.search import Wanted  # noqa: PLC0415 - heavy, and an extra

        if stage is not None and stage not in STAGES:
            known = ", ".join(STAGES)
            raise UsageError(self._texts.text("error-stage", asked=stage, stages=known))
        wanted = Wanted(text=search, stage=stage, older=older, younger=younger, page=page)
        found = self._do(lambda work: work.tables(wanted))
        self._list(
            "tables",
            found,
            ("code", "ruleset", "stage", "seats", "host", "opened"),
            lambda row: (
                row.code if row.invite == row.code else f"{row.code} ({row.invite})",
                row.ruleset,
                self._stage(row.stage, closed=row.closed),
                f"{row.taken}/{row.seats}",
                row.host,
                _day(row.created),
            ),
        )

    def guests(
        self,
        search: str,
        house: str | None,
        older: float | None,
        younger: float | None,
        page: int,
    ) -> None:
        """List guests; who is connected, with his address."""
        from saboteur.server.storage.search import Wanted  # noqa: PLC0415 - heavy, and an extra

        visits = self._visits()
        here = None if house is None else self._of_house(visits, house)
        wanted = Wanted(text=search, older=older, younger=younger, guests=here, page=page)
        found = self._do(lambda work: work.guests(wanted))
        addresses: dict[str, list[str]] = {}
        for visit in visits:
            known = addresses.setdefault(visit.guest, [])
            if visit.address not in known:
                known.append(visit.address)
        self._list(
            "guests",
            found,
            ("guest", "name", "first", "last", "tables", "address", "banned"),
            lambda row: (
                row.id,
                row.nickname,
                _day(row.created),
                _day(row.seen),
                str(row.tables),
                ", ".join(addresses.get(row.id, ())) or UNNAMED,
                UNNAMED if row.banned is None else _moment(row.banned),
            ),
            addresses={row.id: addresses[row.id] for row in found if row.id in addresses},
        )

    def audit(self, page: int) -> None:
        """List what operators did."""
        self._list(
            "audit",
            self._do(lambda work: work.deeds(page)),
            ("when", "operator", "deed", "target", "done", "reason"),
            lambda row: (
                _moment(row.at),
                row.operator,
                self._texts.text(f"admin-deed-{row.deed}"),
                row.target,
                self._texts.text("admin-yes" if row.done else "admin-failed"),
                row.reason or UNNAMED,
            ),
        )

    def show(self, code: str) -> None:
        """Show a table as anybody sees it who looks on."""
        found = self._do(lambda work: work.look(code))
        if self._json:
            from saboteur.wire.views import view_message  # noqa: PLC0415 - as above

            view = None if found.view is None else view_message(found.view)
            shown = {name: getattr(found, name) for name in found.__slots__}
            self._write({"table": shown | {"view": view}})
        else:
            self._terminal.show(table_sheet(self._texts, found, self._terminal.size))

    # --- Doing --------------------------------------------------------------------------

    def close(self, code: str, reason: str) -> None:
        """Close a table."""
        self._change("close", lambda work: work.close(code, reason), target=code.upper())

    def delete(self, code: str, reason: str) -> None:
        """Delete a table."""
        self._change("delete", lambda work: work.delete(code, reason), target=code.upper())

    def ban(self, whom: str, duration: str, reason: str) -> None:
        """Keep somebody away for a time."""
        seconds = self._seconds(duration)
        until = _moment(time() + seconds)
        self._change("ban", lambda work: work.ban(whom, seconds, reason), target=whom, until=until)

    def lift(self, ban: str, reason: str) -> None:
        """End a ban."""
        self._change("lift", lambda work: work.lift(ban.upper(), reason), target=ban.upper())

    def handle(self, report: str, outcome: str) -> None:
        """Mark a report handled."""
        self._change("handle", lambda work: work.handle(report, outcome), target=report)

    # --- Reading ------------------------------------------------------------------------

    def bans(self, *, ended: bool) -> None:
        """List bans."""
        self._list(
            "bans",
            self._do(lambda work: work.bans(ended=ended)),
            ("ban", "whom", "until", "operator", "reason"),
            lambda row: (
                row.id,
                row.network or f"{row.guest} ({row.nickname})",
                _moment(row.until),
                row.operator,
                row.reason,
            ),
        )

    def reports(self, page: int, *, handled: bool) -> None:
        """List reports."""
        self._list(
            "reports",
            self._do(lambda work: work.reports(page, handled=handled)),
            ("report", "when", "about", "by", "table", "complaint", "handled"),
            lambda row: (
                row.id,
                _moment(row.created),
                row.about_name,
                row.nickname,
                row.code,
                self._texts.text(f"report-{row.reason}"),
                UNNAMED if row.handled is None else _moment(row.handled),
            ),
        )

    def report(self, id_: str) -> None:
        """Read a report with the talk that goes with it."""
        found, lines = self._do(lambda work: work.report(id_))
        if self._json:
            self._write({"report": found, "talk": lines})
        else:
            self._terminal.show(report_sheet(self._texts, found, lines, self._terminal.text_width))

    # --- How ----------------------------------------------------------------------------

    def _do(self, work: "Callable[[Operators], Awaitable[AnswerT]]") -> AnswerT:
        """Do something on the database, and say plainly what can't be done."""
        from saboteur.server.ops.operators import Operators, Refused  # noqa: PLC0415 - as above
        from saboteur.server.storage import migrations  # noqa: PLC0415 - as above
        from saboteur.server.storage.database import Database  # noqa: PLC0415 - as above
        from saboteur.server.storage.tables import Storage  # noqa: PLC0415 - as above

        async def at_desk(engine: "AsyncEngine") -> AnswerT:
            async with engine.connect() as connection:
                schema = await connection.run_sync(migrations.found)
            if schema != migrations.newest():
                raise migrations.SchemaError(
                    f"the database has schema {schema}, this program {migrations.newest()}: "
                    "run saboteur db upgrade"
                )
            storage = Storage(Database(engine))
            try:
                return await work(Operators(storage, self._operator))
            finally:
                await storage.close()

        try:
            return with_engine(self._texts, self._folder, self._address, at_desk, old=True)
        except Refused as refused:
            said = self._texts.text(f"admin-no-{refused.word}", asked=refused.asked)
            raise UsageError(said) from None

    def _change(
        self, deed: str, work: "Callable[[Operators], Awaitable[Any]]", **words: str
    ) -> None:
        """Do something that running servers must hear of, and ask them to look."""
        from saboteur.server.ops.operator_socket import Question, ask  # noqa: PLC0415 - as above

        done = self._do(work)
        servers = len(ask(self._folder, Question("look")))
        if self._json:
            self._write({"done": deed, "target": words["target"], "servers": servers, "new": done})
            return
        self._terminal.tell(self._texts.text(f"admin-did-{deed}", **words))
        if deed != "handle":
            self._terminal.tell(self._texts.text("admin-servers", servers=servers))

    def _visits(self) -> "list[Guesthood]":
        from saboteur.server.ops.operator_socket import Question, ask  # noqa: PLC0415 - as above

        replies = ask(self._folder, Question("visits"))
        return [visit for reply in replies for visit in reply.visits]

    def _of_house(self, visits: "Sequence[Guesthood]", house: str) -> frozenset[str]:
        try:
            network = ip_network(house, strict=False)
        except ValueError:
            said = self._texts.text("error-network", asked=house, example="203.0.113.0/24")
            raise UsageError(said) from None
        return frozenset(visit.guest for visit in visits if ip_address(visit.address) in network)

    def _list(
        self,
        what: str,
        rows: Sequence[Any],
        columns: Sequence[str],
        cells: Callable[[Any], Sequence[str]],
        **more: object,
    ) -> None:
        """Print rows as a table, or for a program as they are."""
        if self._json:
            self._write({what: rows, **more})
            return
        if not rows:
            self._terminal.tell(self._texts.text("admin-nothing"))
            return
        table = Table(box=None, header_style=STRONG, pad_edge=False)
        for column in columns:
            table.add_column(self._texts.text(f"admin-column-{column}"), overflow="fold")
        for row in rows:
            table.add_row(*(Text(cell) for cell in cells(row)))
        self._terminal.console.print(table)

    def _write(self, content: dict[str, object]) -> None:
        import msgspec  # noqa: PLC0415 - of the extra

        self._terminal.console.file.write(msgspec.json.encode(content).decode() + "\n")

    def _stage(self, stage: str, *, closed: bool) -> str:
        return self._texts.text("admin-stage", stage="closed" if closed else stage)

    def _seconds(self, duration: str) -> int:
        found = re.fullmatch(r"([1-9]\d{0,6})([mhdw])", duration)
        seconds = int(found[1]) * SECONDS[found[2]] if found else 0
        if not 0 < seconds <= LONGEST_BAN:
            said = self._texts.text("error-duration", asked=duration, examples="30m, 12h, 7d, 4w")
            raise UsageError(said)
        return seconds


def _day(at: float) -> str:
    return datetime.fromtimestamp(at).astimezone().strftime("%Y-%m-%d")


def _moment(at: float) -> str:
    return datetime.fromtimestamp(at).astimezone().strftime("%Y-%m-%d %H:%M")
