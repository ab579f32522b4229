"""``saboteur admin``: what operators do, each a command of its own."""

from collections.abc import Callable
from inspect import Parameter, Signature, signature
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

import typer

from saboteur.cli.parsers.options import Options

if TYPE_CHECKING:
    from saboteur.cli.commands.admin import Desk

Work: TypeAlias = Callable[..., None]


def add(app: typer.Typer, options: Options) -> None:
    """Add the commands; each imports what it needs when it runs."""
    group = typer.Typer(help=options.say("cli-admin"), no_args_is_help=True)
    app.add_typer(group, name="admin")
    _add_searches(group, options)
    _add_tables(group, options)
    _add_bans(group, options)
    _add_reports(group, options)


def _command(group: typer.Typer, options: Options, name: str) -> Callable[[Work], Work]:
    """Add a command whose work is done at a desk; all of them have the options of the desk."""
    shared = {
        "data": (Annotated[Path | None, options.setting("cli-data")], None),
        "database_url": (Annotated[str | None, options.setting("cli-database-url")], None),
        "operator": (
            Annotated[str | None, options.setting("cli-admin-operator", name="operator")],
            None,
        ),
        "json": (Annotated[bool, options.option("cli-admin-json", "json")], False),
        "lang": (Annotated[str | None, options.option("cli-lang")], None),  # read before
    }

    def with_desk(work: Work) -> Work:
        own = list(signature(work).parameters.values())[1:]
        more = [
            Parameter(key, Parameter.KEYWORD_ONLY, default=usual, annotation=kind)
            for key, (kind, usual) in shared.items()
        ]

        def run(**given: Any) -> None:  # noqa: ANN401 - as it was typed
            from saboteur.cli.commands.admin import Desk  # noqa: PLC0415 - quick help

            desk = {key: given.pop(key) for key in shared}
            work(Desk(options.texts, **{key: desk[key] for key in desk if key != "lang"}), **given)

        run.__signature__ = Signature([*own, *more])  # type: ignore[attr-defined]
        run.__annotations__ = {each.name: each.annotation for each in (*own, *more)}
        group.command(name, help=options.say(f"cli-admin-{name}"))(run)
        return work

    return with_desk


def _add_searches(group: typer.Typer, options: Options) -> None:

    @_command(group, options, "tables")
    def tables(
        desk: "Desk",
        *,
        search: Annotated[str, options.option("cli-admin-search-tables", "search")] = "",
        stage: Annotated[str | None, options.option("cli-admin-stage", "stage")] = None,
        older: Annotated[float | None, options.option("cli-admin-older", "older", 0)] = None,
        younger: Annotated[float | None, options.option("cli-admin-younger", "younger", 0)] = None,
        page: Annotated[int, options.option("cli-admin-page", "page", 1)] = 1,
    ) -> None:
        desk.tables(search, stage, older, younger, page)

    @_command(group, options, "guests")
    def guests(
        desk: "Desk",
        *,
        search: Annotated[str, options.option("cli-admin-search-guests", "search")] = "",
        house: Annotated[str | None, options.option("cli-admin-house", "house")] = None,
        older: Annotated[float | None, options.option("cli-admin-older", "older", 0)] = None,
        younger: Annotated[float | None, options.option("cli-admin-younger", "younger", 0)] = None,
        page: Annotated[int, options.option("cli-admin-page", "page", 1)] = 1,
    ) -> None:
        desk.guests(search, house, older, younger, page)

    @_command(group, options, "audit")
    def audit(
        desk: "Desk", *, page: Annotated[int, options.option("cli-admin-page", "page", 1)] = 1
    ) -> None:
        desk.audit(page)


def _add_tables(group: typer.Typer, options: Options) -> None:
    Code = Annotated[str, options.argument("cli-admin-code")]  # noqa: N806 - a type
    Reason = Annotated[str, options.option("cli-admin-reason", "reason")]  # noqa: N806 - a type

    @_command(group, options, "show")
    def show(desk: "Desk", code: Code) -> None:
        desk.show(code)

    @_command(group, options, "close")
    def close(desk: "Desk", code: Code, *, reason: Reason) -> None:
        desk.close(code, reason)

    @_command(group, options, "delete")
    def delete(desk: "Desk", code: Code, *, reason: Reason) -> None:
        desk.delete(code, reason)


def _add_bans(group: typer.Typer, options: Options) -> None:
    Reason = Annotated[str, options.option("cli-admin-reason", "reason")]  # noqa: N806 - a type

    @_command(group, options, "ban")
    def ban(
        desk: "Desk",
        whom: Annotated[str, options.argument("cli-admin-whom")],
        *,
        time: Annotated[str, options.option("cli-admin-for", "for")],
        reason: Reason,
    ) -> None:
        desk.ban(whom, time, reason)

    @_command(group, options, "bans")
    def bans(
        desk: "Desk",
        *,
        ended: Annotated[bool, options.option("cli-admin-ended", "all")] = False,
    ) -> None:
        desk.bans(ended=ended)

    @_command(group, options, "lift")
    def lift(
        desk: "Desk",
        ban: Annotated[str, options.argument("cli-admin-ban-id")],
        *,
        reason: Reason,
    ) -> None:
        desk.lift(ban, reason)


def _add_reports(group: typer.Typer, options: Options) -> None:
    Id = Annotated[str, options.argument("cli-admin-report-id")]  # noqa: N806 - a type

    @_command(group, options, "reports")
    def reports(
        desk: "Desk",
        *,
        handled: Annotated[bool, options.option("cli-admin-handled", "all")] = False,
        page: Annotated[int, options.option("cli-admin-page", "page", 1)] = 1,
    ) -> None:
        desk.reports(page, handled=handled)

    @_command(group, options, "report")
    def report(desk: "Desk", report: Id) -> None:
        desk.report(report)

    @_command(group, options, "handle")
    def handle(
        desk: "Desk",
        report: Id,
        *,
        outcome: Annotated[str, options.option("cli-admin-outcome", "outcome")],
    ) -> None:
        desk.handle(report, outcome)
