"""``saboteur admin``: one subcommand for each operation."""

from collections.abc import Callable
from inspect import Parameter, Signature, signature
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

import typer

from saboteur.cli.parsers.options import Options

if TYPE_CHECKING:
    from saboteur.cli.commands.admin import AdminShell

Command: TypeAlias = Callable[..., None]


def add(app: typer.Typer, options: Options) -> None:
    """Add the commands; each imports what it needs when it runs."""
    group = typer.Typer(help=options.say("cli-admin"), no_args_is_help=True)
    app.add_typer(group, name="admin")
    _add_searches(group, options)
    _add_tables(group, options)
    _add_bans(group, options)
    _add_reports(group, options)


def _command(group: typer.Typer, options: Options, name: str) -> Callable[[Command], Command]:
    """Return a decorator that adds an admin command with the options that all of them share."""
    shared = {
        "data": (Annotated[Path | None, options.setting("cli-data")], None),
        "database_url": (Annotated[str | None, options.setting("cli-database-url")], None),
        "operator": (
            Annotated[str | None, options.setting("cli-admin-operator", name="operator")],
            None,
        ),
        "json": (Annotated[bool, options.option("cli-admin-json", "json")], False),
        "lang": (Annotated[str | None, options.option("cli-lang")], None),  # parsed earlier
    }

    def register(command: Command) -> Command:
        own = list(signature(command).parameters.values())[1:]
        more = [
            Parameter(key, Parameter.KEYWORD_ONLY, default=default, annotation=annotation)
            for key, (annotation, default) in shared.items()
        ]

        def run(**given: Any) -> None:  # noqa: ANN401 - values of the command's options
            from saboteur.cli.commands.admin import AdminShell

            common = {key: given.pop(key) for key in shared}
            del common["lang"]
            command(AdminShell(options.texts, **common), **given)

        run.__signature__ = Signature([*own, *more])  # type: ignore[attr-defined]
        run.__annotations__ = {each.name: each.annotation for each in (*own, *more)}
        group.command(name, help=options.say(f"cli-admin-{name}"))(run)
        return command

    return register


def _add_searches(group: typer.Typer, options: Options) -> None:

    @_command(group, options, "tables")
    def tables(
        shell: "AdminShell",
        *,
        search: Annotated[str, options.option("cli-admin-search-tables", "search")] = "",
        stage: Annotated[str | None, options.option("cli-admin-stage", "stage")] = None,
        older: Annotated[float | None, options.option("cli-admin-older", "older", 0)] = None,
        younger: Annotated[float | None, options.option("cli-admin-younger", "younger", 0)] = None,
        page: Annotated[int, options.option("cli-admin-page", "page", 1)] = 1,
    ) -> None:
        shell.tables(search, stage, older, younger, page)

    @_command(group, options, "guests")
    def guests(
        shell: "AdminShell",
        *,
        search: Annotated[str, options.option("cli-admin-search-guests", "search")] = "",
        network: Annotated[str | None, options.option("cli-admin-house", "house")] = None,
        older: Annotated[float | None, options.option("cli-admin-older", "older", 0)] = None,
        younger: Annotated[float | None, options.option("cli-admin-younger", "younger", 0)] = None,
        page: Annotated[int, options.option("cli-admin-page", "page", 1)] = 1,
    ) -> None:
        shell.guests(search, network, older, younger, page)

    @_command(group, options, "audit")
    def audit(
        shell: "AdminShell",
        *,
        page: Annotated[int, options.option("cli-admin-page", "page", 1)] = 1,
    ) -> None:
        shell.audit(page)


def _add_tables(group: typer.Typer, options: Options) -> None:
    Code = Annotated[str, options.argument("cli-admin-code")]  # noqa: N806 - a type
    Reason = Annotated[str, options.option("cli-admin-reason", "reason")]  # noqa: N806 - a type

    @_command(group, options, "inspect")
    def inspect(shell: "AdminShell", code: Code) -> None:
        shell.inspect(code)

    @_command(group, options, "close")
    def close(shell: "AdminShell", code: Code, *, reason: Reason) -> None:
        shell.close(code, reason)

    @_command(group, options, "delete")
    def delete(shell: "AdminShell", code: Code, *, reason: Reason) -> None:
        shell.delete(code, reason)


def _add_bans(group: typer.Typer, options: Options) -> None:
    Reason = Annotated[str, options.option("cli-admin-reason", "reason")]  # noqa: N806 - a type

    @_command(group, options, "ban")
    def ban(
        shell: "AdminShell",
        whom: Annotated[str, options.argument("cli-admin-whom")],
        *,
        time: Annotated[str, options.option("cli-admin-for", "for")],
        reason: Reason,
    ) -> None:
        shell.ban(whom, time, reason)

    @_command(group, options, "bans")
    def bans(
        shell: "AdminShell",
        *,
        ended: Annotated[bool, options.option("cli-admin-ended", "all")] = False,
    ) -> None:
        shell.bans(ended=ended)

    @_command(group, options, "unban")
    def unban(
        shell: "AdminShell",
        ban: Annotated[str, options.argument("cli-admin-ban-id")],
        *,
        reason: Reason,
    ) -> None:
        shell.unban(ban, reason)


def _add_reports(group: typer.Typer, options: Options) -> None:
    Id = Annotated[str, options.argument("cli-admin-report-id")]  # noqa: N806 - a type

    @_command(group, options, "reports")
    def reports(
        shell: "AdminShell",
        *,
        handled: Annotated[bool, options.option("cli-admin-handled", "all")] = False,
        page: Annotated[int, options.option("cli-admin-page", "page", 1)] = 1,
    ) -> None:
        shell.reports(page, handled=handled)

    @_command(group, options, "report")
    def report(shell: "AdminShell", report: Id) -> None:
        shell.report(report)

    @_command(group, options, "resolve")
    def resolve(
        shell: "AdminShell",
        report: Id,
        *,
        outcome: Annotated[str, options.option("cli-admin-outcome", "outcome")],
    ) -> None:
        shell.resolve_report(report, outcome)
