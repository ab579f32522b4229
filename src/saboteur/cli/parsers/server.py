"""The commands that need the extra ``server``; environment variables set their options too."""

from pathlib import Path
from typing import Annotated

import typer

from saboteur.cli.parsers import admin
from saboteur.cli.parsers.options import Options


def add(app: typer.Typer, options: Options) -> None:
    """Add the commands; each imports what it needs when it runs."""
    _add_serve(app, options)
    _add_static(app, options)
    _add_database(app, options)
    admin.add(app, options)
    _add_doctor(app, options)
    _add_bot(app, options)


def _add_serve(app: typer.Typer, options: Options) -> None:

    @app.command(help=options.say("cli-serve"))
    def serve(
        *,
        host: Annotated[str, options.setting("cli-host")] = "127.0.0.1",
        port: Annotated[int, options.setting("cli-port", 0, 65535)] = 8000,
        data: Annotated[Path | None, options.setting("cli-data")] = None,
        database_url: Annotated[str | None, options.setting("cli-database-url")] = None,
        redis_url: Annotated[str | None, options.setting("cli-redis-url")] = None,
        public_url: Annotated[str | None, options.setting("cli-public-url")] = None,
        deck: Annotated[Path | None, options.setting("cli-deck")] = None,
        bot_pause: Annotated[float, options.setting("cli-bot-pause", 0)] = 0.4,
        bot_workers: Annotated[int, options.setting("cli-bot-workers", 0, 256)] = 0,
        bots: Annotated[str, options.setting("cli-own-bots", name="bots")] = "",
        relaxed_seconds: Annotated[float, options.setting("cli-relaxed-seconds", 0.1)] = 120.0,
        fast_seconds: Annotated[float, options.setting("cli-fast-seconds", 0.1)] = 30.0,
        grace_seconds: Annotated[float, options.setting("cli-grace-seconds", 0.1)] = 60.0,
        purge_days: Annotated[int, options.setting("cli-purge-days", 0)] = 90,
        metrics_from: Annotated[list[str] | None, options.setting("cli-metrics-from")] = None,
        trusted_proxies: Annotated[list[str] | None, options.setting("cli-trusted-proxies")] = None,
        push_contact: Annotated[str | None, options.setting("cli-push-contact")] = None,
        push_key: Annotated[str | None, options.setting("cli-push-key")] = None,
        push_networks: Annotated[list[str] | None, options.setting("cli-push-networks")] = None,
        smtp_url: Annotated[str | None, options.setting("cli-smtp-url")] = None,
        mail_from: Annotated[str | None, options.setting("cli-mail-from")] = None,
        log_level: Annotated[str, options.setting("cli-log-level")] = "warning",
        lang: Annotated[str | None, options.option("cli-lang")] = None,  # noqa: ARG001 - read before
    ) -> None:
        from saboteur.cli.commands.serve import serve as run
        from saboteur.cli.commands.server_arguments import (
            NotificationArguments,
            ServerArguments,
        )

        run(
            options.texts,
            ServerArguments(host, port, data, database_url, redis_url, public_url),
            NotificationArguments(
                push_contact, push_key, tuple(push_networks or ()), smtp_url, mail_from
            ),
            deck=deck,
            bot_pause=bot_pause,
            bot_workers=bot_workers,
            bots=bots,
            relaxed_seconds=relaxed_seconds,
            fast_seconds=fast_seconds,
            grace_seconds=grace_seconds,
            purge_days=purge_days,
            metrics_from=metrics_from or (),
            trusted_proxies=trusted_proxies or (),
            log_level=log_level,
        )


def _add_static(app: typer.Typer, options: Options) -> None:

    @app.command(help=options.say("cli-static"))
    def static(
        folder: Annotated[Path, options.argument("cli-static-folder")],
        *,
        server: Annotated[str | None, options.option("cli-static-server", "server")] = None,
        lang: Annotated[str | None, options.option("cli-lang")] = None,  # noqa: ARG001 - read before
    ) -> None:
        from saboteur.cli.commands.static import export_site

        export_site(options.texts, folder, server)


def _add_doctor(app: typer.Typer, options: Options) -> None:

    @app.command(help=options.say("cli-doctor"))
    def doctor(
        *,
        host: Annotated[str, options.setting("cli-host")] = "127.0.0.1",
        port: Annotated[int, options.setting("cli-port", 0, 65535)] = 8000,
        data: Annotated[Path | None, options.setting("cli-data")] = None,
        database_url: Annotated[str | None, options.setting("cli-database-url")] = None,
        redis_url: Annotated[str | None, options.setting("cli-redis-url")] = None,
        public_url: Annotated[str | None, options.setting("cli-public-url")] = None,
        push_contact: Annotated[str | None, options.setting("cli-push-contact")] = None,
        push_key: Annotated[str | None, options.setting("cli-push-key")] = None,
        smtp_url: Annotated[str | None, options.setting("cli-smtp-url")] = None,
        mail_from: Annotated[str | None, options.setting("cli-mail-from")] = None,
        mail_to: Annotated[str | None, options.option("cli-mail-to", "mail-to")] = None,
        lang: Annotated[str | None, options.option("cli-lang")] = None,  # noqa: ARG001 - read before
    ) -> int:
        from saboteur.cli.commands.doctor import doctor as run
        from saboteur.cli.commands.server_arguments import (
            NotificationArguments,
            ServerArguments,
        )

        server = ServerArguments(host, port, data, database_url, redis_url, public_url)
        post = NotificationArguments(push_contact, push_key, (), smtp_url, mail_from)
        return run(options.texts, server, post, mail_to)


def _add_bot(app: typer.Typer, options: Options) -> None:

    @app.command("bot", help=options.say("cli-bot"))
    def send_bot(
        *,
        url: Annotated[str, options.option("cli-bot-url", "url")] = "http://localhost:8000",
        code: Annotated[str, options.option("cli-bot-code", "code")],
        bot: Annotated[str, options.option("cli-bot-bot", "bot")] = "random",
        name: Annotated[str | None, options.option("cli-bot-name", "name")] = None,
        stay: Annotated[bool, options.option("cli-bot-stay", "stay")] = False,
        lang: Annotated[str | None, options.option("cli-lang")] = None,  # noqa: ARG001 - read before
    ) -> None:
        from saboteur.cli.commands.bot import send_bot as run

        run(options.texts, url, code, bot, name, stay=stay)


def _add_database(app: typer.Typer, options: Options) -> None:
    group = typer.Typer(help=options.say("cli-db"), no_args_is_help=True)
    app.add_typer(group, name="db")
    Data = Annotated[  # noqa: N806 - a type
        Path | None, options.setting("cli-data")
    ]
    Address = Annotated[  # noqa: N806 - a type
        str | None,
        options.setting("cli-database-url"),
    ]
    Copy = Annotated[Path, options.argument("cli-backup-file")]  # noqa: N806 - a type

    @group.command(help=options.say("cli-db-upgrade"))
    def upgrade(*, data: Data = None, database_url: Address = None) -> None:
        from saboteur.cli.commands import db

        db.upgrade(options.texts, data, database_url)

    @group.command(help=options.say("cli-db-downgrade"))
    def downgrade(
        schema: Annotated[str, options.argument("cli-db-schema")],
        *,
        data: Data = None,
        database_url: Address = None,
    ) -> None:
        from saboteur.cli.commands import db

        db.downgrade(options.texts, schema, data, database_url)

    @group.command(help=options.say("cli-db-backup"))
    def backup(file: Copy, *, data: Data = None, database_url: Address = None) -> None:
        from saboteur.cli.commands import db

        db.backup(options.texts, file, data, database_url)

    @group.command(help=options.say("cli-db-restore"))
    def restore(file: Copy, *, data: Data = None, database_url: Address = None) -> None:
        from saboteur.cli.commands import db

        db.restore(options.texts, file, data, database_url)

    @group.command(help=options.say("cli-db-purge"))
    def purge(
        *,
        days: Annotated[int, options.option("cli-purge-days", "days", 1)],
        data: Data = None,
        database_url: Address = None,
    ) -> None:
        from saboteur.cli.commands import db

        db.purge(options.texts, days, data, database_url)
