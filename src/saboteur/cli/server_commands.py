"""The commands that need the server: their options, each also by the environment."""

from pathlib import Path
from typing import Annotated, Final

import typer

from saboteur.texts import Texts

REDIS: Final = "redis://host/0"
LOG_LEVELS: Final = "debug, info, warning, error"


def add(app: typer.Typer, texts: Texts) -> None:
    """Add the commands; each imports what it needs when it runs."""
    _add_serve(app, texts)
    _add_database(app, texts)
    _add_doctor(app, texts)
    _add_load(app, texts)


def _add_serve(app: typer.Typer, texts: Texts) -> None:
    say = texts.text

    @app.command(help=say("cli-serve"))
    def serve(
        *,
        host: Annotated[
            str, typer.Option("--host", envvar="SABOTEUR_HOST", help=say("cli-host"))
        ] = "127.0.0.1",
        port: Annotated[
            int,
            typer.Option("--port", envvar="SABOTEUR_PORT", min=0, max=65535, help=say("cli-port")),
        ] = 8000,
        data: Annotated[
            Path | None, typer.Option("--data", envvar="SABOTEUR_DATA", help=say("cli-data"))
        ] = None,
        database_url: Annotated[
            str | None,
            typer.Option("--database-url", envvar="SABOTEUR_DATABASE_URL", help=_database(texts)),
        ] = None,
        redis_url: Annotated[
            str | None,
            typer.Option(
                "--redis-url", envvar="SABOTEUR_REDIS_URL", help=say("cli-redis-url", redis=REDIS)
            ),
        ] = None,
        public_url: Annotated[
            str | None,
            typer.Option("--public-url", envvar="SABOTEUR_PUBLIC_URL", help=say("cli-public-url")),
        ] = None,
        deck: Annotated[
            Path | None, typer.Option("--deck", envvar="SABOTEUR_DECK", help=say("cli-deck"))
        ] = None,
        bot_pause: Annotated[
            float,
            typer.Option(
                "--bot-pause", envvar="SABOTEUR_BOT_PAUSE", min=0, help=say("cli-bot-pause")
            ),
        ] = 0.4,
        relaxed_seconds: Annotated[
            float,
            typer.Option(
                "--relaxed-seconds",
                envvar="SABOTEUR_RELAXED_SECONDS",
                min=0.1,
                help=say("cli-relaxed-seconds"),
            ),
        ] = 120.0,
        fast_seconds: Annotated[
            float,
            typer.Option(
                "--fast-seconds",
                envvar="SABOTEUR_FAST_SECONDS",
                min=0.1,
                help=say("cli-fast-seconds"),
            ),
        ] = 30.0,
        grace_seconds: Annotated[
            float,
            typer.Option(
                "--grace-seconds",
                envvar="SABOTEUR_GRACE_SECONDS",
                min=0.1,
                help=say("cli-grace-seconds"),
            ),
        ] = 60.0,
        purge_days: Annotated[
            int,
            typer.Option(
                "--purge-days", envvar="SABOTEUR_PURGE_DAYS", min=0, help=say("cli-purge-days")
            ),
        ] = 90,
        metrics_from: Annotated[
            list[str] | None,
            typer.Option(
                "--metrics-from", envvar="SABOTEUR_METRICS_FROM", help=say("cli-metrics-from")
            ),
        ] = None,
        log_level: Annotated[
            str,
            typer.Option(
                "--log-level",
                envvar="SABOTEUR_LOG_LEVEL",
                help=say("cli-log-level", levels=LOG_LEVELS),
            ),
        ] = "warning",
        lang: Annotated[str | None, typer.Option("--lang", help=say("cli-lang"))] = None,  # noqa: ARG001 - read before
    ) -> None:
        from saboteur.cli import serving  # noqa: PLC0415 - quick help

        serving.serve(
            texts,
            host=host,
            port=port,
            data=data,
            database_url=database_url,
            redis_url=redis_url,
            public_url=public_url,
            deck=deck,
            bot_pause=bot_pause,
            relaxed_seconds=relaxed_seconds,
            fast_seconds=fast_seconds,
            grace_seconds=grace_seconds,
            purge_days=purge_days,
            metrics_from=metrics_from or (),
            log_level=log_level,
        )


def _add_doctor(app: typer.Typer, texts: Texts) -> None:
    say = texts.text

    @app.command(help=say("cli-doctor"))
    def doctor(
        *,
        host: Annotated[
            str, typer.Option("--host", envvar="SABOTEUR_HOST", help=say("cli-host"))
        ] = "127.0.0.1",
        port: Annotated[
            int,
            typer.Option("--port", envvar="SABOTEUR_PORT", min=0, max=65535, help=say("cli-port")),
        ] = 8000,
        data: Annotated[
            Path | None, typer.Option("--data", envvar="SABOTEUR_DATA", help=say("cli-data"))
        ] = None,
        database_url: Annotated[
            str | None,
            typer.Option("--database-url", envvar="SABOTEUR_DATABASE_URL", help=_database(texts)),
        ] = None,
        redis_url: Annotated[
            str | None,
            typer.Option(
                "--redis-url", envvar="SABOTEUR_REDIS_URL", help=say("cli-redis-url", redis=REDIS)
            ),
        ] = None,
        public_url: Annotated[
            str | None,
            typer.Option("--public-url", envvar="SABOTEUR_PUBLIC_URL", help=say("cli-public-url")),
        ] = None,
        lang: Annotated[str | None, typer.Option("--lang", help=say("cli-lang"))] = None,  # noqa: ARG001 - read before
    ) -> int:
        from saboteur.cli import doctor as looking  # noqa: PLC0415 - quick help

        return looking.doctor(
            texts,
            host=host,
            port=port,
            data=data,
            database_url=database_url,
            redis_url=redis_url,
            public_url=public_url,
        )


def _add_load(app: typer.Typer, texts: Texts) -> None:
    say = texts.text

    @app.command(help=say("cli-load"))
    def load(
        *,
        tables: Annotated[int, typer.Option("--tables", min=1, help=say("cli-load-tables"))] = 20,
        seats: Annotated[int, typer.Option("--seats", min=1, help=say("cli-seats"))] = 5,
        watchers: Annotated[
            int, typer.Option("--watchers", min=0, help=say("cli-load-watchers"))
        ] = 5,
        rate: Annotated[float, typer.Option("--rate", help=say("cli-load-rate"))] = 5,
        seconds: Annotated[float, typer.Option("--seconds", help=say("cli-seconds"))] = 20,
        ruleset: Annotated[str, typer.Option("--ruleset", help=say("cli-ruleset"))] = "saboteur",
        nodes: Annotated[int, typer.Option("--nodes", min=1, help=say("cli-load-nodes"))] = 1,
        database_url: Annotated[
            str | None, typer.Option("--database-url", help=_database(texts))
        ] = None,
        redis_url: Annotated[
            str | None, typer.Option("--redis-url", help=say("cli-redis-url", redis=REDIS))
        ] = None,
        lang: Annotated[str | None, typer.Option("--lang", help=say("cli-lang"))] = None,  # noqa: ARG001 - read before
    ) -> None:
        from saboteur.cli import loading  # noqa: PLC0415 - quick help

        loading.load(
            texts,
            tables=tables,
            seats=seats,
            watchers=watchers,
            rate=rate,
            seconds=seconds,
            ruleset=ruleset,
            nodes=nodes,
            database_url=database_url,
            redis_url=redis_url,
        )


def _add_database(app: typer.Typer, texts: Texts) -> None:
    say = texts.text
    group = typer.Typer(help=say("cli-db"), no_args_is_help=True)
    app.add_typer(group, name="db")
    Data = Annotated[  # noqa: N806 - a type
        Path | None, typer.Option("--data", envvar="SABOTEUR_DATA", help=say("cli-data"))
    ]
    Address = Annotated[  # noqa: N806 - a type
        str | None,
        typer.Option("--database-url", envvar="SABOTEUR_DATABASE_URL", help=_database(texts)),
    ]
    Copy = Annotated[Path, typer.Argument(help=say("cli-backup-file"))]  # noqa: N806 - a type

    @group.command(help=say("cli-db-upgrade"))
    def upgrade(*, data: Data = None, database_url: Address = None) -> None:
        from saboteur.cli import database  # noqa: PLC0415 - quick help

        database.upgrade(texts, data, database_url)

    @group.command(help=say("cli-db-backup"))
    def backup(file: Copy, *, data: Data = None, database_url: Address = None) -> None:
        from saboteur.cli import database  # noqa: PLC0415 - quick help

        database.backup(texts, file, data, database_url)

    @group.command(help=say("cli-db-restore"))
    def restore(file: Copy, *, data: Data = None, database_url: Address = None) -> None:
        from saboteur.cli import database  # noqa: PLC0415 - quick help

        database.restore(texts, file, data, database_url)


def _database(texts: Texts) -> str:
    return texts.text(
        "cli-database-url", postgresql="postgresql://user@host/name", sqlite="sqlite:///file"
    )
