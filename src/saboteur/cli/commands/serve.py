"""``saboteur serve``: run a server to play in the browser."""

from collections.abc import Iterable, Sequence
from io import StringIO
from ipaddress import ip_network
from pathlib import Path

from saboteur.cli.commands.arguments import load_deck
from saboteur.cli.commands.custom_bots import parse_offered_bots
from saboteur.cli.commands.server_arguments import (
    NotificationArguments,
    ServerArguments,
    require_server,
)
from saboteur.cli.errors import UsageError
from saboteur.texts import Texts


def serve(
    texts: Texts,
    server: ServerArguments,
    notifications: NotificationArguments,
    *,
    deck: Path | None,
    bot_pause: float,
    bot_workers: int,
    bots: str,
    relaxed_seconds: float,
    fast_seconds: float,
    grace_seconds: float,
    purge_days: int,
    metrics_from: Sequence[str],
    trusted_proxies: Sequence[str],
    log_level: str,
) -> None:
    """Run the server until it is stopped; print its addresses first."""
    require_server(texts)
    from saboteur.server import serve as serving
    from saboteur.server.notifications.channels import check_channel_settings
    from saboteur.server.settings import LOOPBACK_NETWORKS, Settings
    from saboteur.server.storage.database import InvalidDatabaseUrl
    from saboteur.server.storage.database import database_url as database_url_of

    _check_log_level(texts, log_level)
    _check_networks(texts, (*metrics_from, *trusted_proxies, *notifications.push_networks))
    folder = server.data or serving.default_data_dir()
    settings = Settings(
        data=folder,
        database_url=server.database_url,
        redis_url=server.redis_url,
        public_url=server.public_url,
        deck=None if deck is None else load_deck(deck, texts),
        bot_pause=bot_pause,
        bot_workers=bot_workers,
        bots=parse_offered_bots(texts, filter(None, map(str.strip, bots.split(",")))),
        relaxed_seconds=relaxed_seconds,
        fast_seconds=fast_seconds,
        grace_seconds=grace_seconds,
        purge_days=purge_days,
        metrics_from=tuple(metrics_from) or LOOPBACK_NETWORKS,
        trusted_proxies=tuple(trusted_proxies) or LOOPBACK_NETWORKS,
        push_contact=notifications.push_contact,
        push_key=notifications.push_key,
        push_networks=notifications.push_networks,
        smtp_url=notifications.smtp_url,
        mail_from=notifications.mail_from,
        log_level=log_level,
    )
    try:
        check_channel_settings(settings)
    except ValueError as error:
        raise UsageError(texts.text("error-post", reason=str(error))) from None

    try:
        url = database_url_of(server.database_url, folder)
    except InvalidDatabaseUrl as error:
        raise UsageError(texts.text("error-database", reason=str(error))) from None
    storage = (
        str(folder) if server.database_url is None else url.render_as_string(hide_password=True)
    )
    _say(texts.text("serve-data", folder=storage))
    if not serving.serve(settings, server.host, server.port, AddressPrinter(texts)):
        raise UsageError(
            texts.text("error-serve", host=server.host, port=str(server.port), folder=storage)
        )


def _check_log_level(texts: Texts, log_level: str) -> None:
    from saboteur.server.logs import LOG_LEVELS

    if log_level not in LOG_LEVELS:
        known = ", ".join(LOG_LEVELS)
        raise UsageError(texts.text("error-log-level", asked=log_level, levels=known))


def _check_networks(texts: Texts, networks: Iterable[str]) -> None:
    from saboteur.server.settings import LOOPBACK_NETWORKS

    for network in networks:
        try:
            ip_network(network)
        except ValueError:
            example = LOOPBACK_NETWORKS[0]
            raise UsageError(texts.text("error-network", asked=network, example=example)) from None


class AddressPrinter:
    """Prints the server's addresses: first the local one, then those in the LAN with QR codes."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self._announced = False

    def __call__(self, address: str) -> None:
        if not self._announced:
            self._announced = True
            _say(self._texts.text("serve-address", address=address))
            return
        _say(self._texts.text("serve-lan", address=address))
        _say(draw_qr(address))


def draw_qr(address: str) -> str:
    """Return a QR code of an address, drawn with text characters."""
    import segno

    out = StringIO()
    segno.make(address, micro=False).terminal(out, border=2, compact=True)
    return out.getvalue()


def _say(text: str) -> None:
    print(text, flush=True)  # noqa: T201 - the command's answer
