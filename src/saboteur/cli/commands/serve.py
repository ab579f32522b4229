"""``saboteur serve``: play in the browser, with friends or bots."""

from collections.abc import Sequence
from io import StringIO
from ipaddress import ip_network
from pathlib import Path

from saboteur.cli.commands.arguments import house_deck
from saboteur.cli.commands.own_bots import offered_bots
from saboteur.cli.commands.server_arguments import PostArguments, ServerArguments, need_server
from saboteur.cli.errors import UsageError
from saboteur.texts import Texts


def serve(
    texts: Texts,
    server: ServerArguments,
    post: PostArguments,
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
    """Serve until somebody ends it; print the address first."""
    need_server(texts)
    from saboteur.server import serve as serving  # noqa: PLC0415 - heavy, and an extra
    from saboteur.server.logs import LEVELS  # noqa: PLC0415 - as above
    from saboteur.server.post.ways import check_settings  # noqa: PLC0415 - as above
    from saboteur.server.settings import LOOPBACK, Settings  # noqa: PLC0415 - as above
    from saboteur.server.storage.database import BadDatabase  # noqa: PLC0415 - as above
    from saboteur.server.storage.database import database_url as database_url_of  # noqa: PLC0415

    if log_level not in LEVELS:
        known = ", ".join(LEVELS)
        raise UsageError(texts.text("error-log-level", asked=log_level, levels=known))
    for network in (*metrics_from, *trusted_proxies, *post.push_networks):
        try:
            ip_network(network)
        except ValueError:
            example = LOOPBACK[0]
            raise UsageError(texts.text("error-network", asked=network, example=example)) from None
    folder = server.data or serving.data_folder()
    settings = Settings(
        data=folder,
        database_url=server.database_url,
        redis_url=server.redis_url,
        public_url=server.public_url,
        deck=None if deck is None else house_deck(deck, texts),
        bot_pause=bot_pause,
        bot_workers=bot_workers,
        bots=offered_bots(texts, filter(None, map(str.strip, bots.split(",")))),
        relaxed_seconds=relaxed_seconds,
        fast_seconds=fast_seconds,
        grace_seconds=grace_seconds,
        purge_days=purge_days,
        metrics_from=tuple(metrics_from) or LOOPBACK,
        trusted_proxies=tuple(trusted_proxies) or LOOPBACK,
        push_contact=post.push_contact,
        push_key=post.push_key,
        push_networks=post.push_networks,
        smtp_url=post.smtp_url,
        mail_from=post.mail_from,
        log_level=log_level,
    )
    try:
        check_settings(settings)
    except ValueError as error:
        raise UsageError(texts.text("error-post", reason=str(error))) from None

    try:
        url = database_url_of(server.database_url, folder)
    except BadDatabase as error:
        raise UsageError(texts.text("error-database", reason=str(error))) from None
    kept = str(folder) if server.database_url is None else url.render_as_string(hide_password=True)
    _say(texts.text("serve-data", folder=kept))
    if not serving.serve(settings, server.host, server.port, AddressPrinter(texts)):
        raise UsageError(
            texts.text("error-serve", host=server.host, port=str(server.port), folder=kept)
        )


class AddressPrinter:
    """Says where the server is reached: first here, then for others in the house, with a QR."""

    def __init__(self, texts: Texts) -> None:
        """Begin with nothing said."""
        self._texts = texts
        self._said = False

    def __call__(self, address: str) -> None:
        """Announce one address."""
        if not self._said:
            self._said = True
            _say(self._texts.text("serve-address", address=address))
            return
        _say(self._texts.text("serve-lan", address=address))
        _say(drawn(address))


def drawn(address: str) -> str:
    """Draw an address for the cameras of phones."""
    import segno  # noqa: PLC0415 - of the extra

    out = StringIO()
    segno.make(address, micro=False).terminal(out, border=2, compact=True)
    return out.getvalue()


def _say(text: str) -> None:
    print(text, flush=True)  # noqa: T201 - the command's answer
