"""``saboteur serve``: play in the browser, with friends or bots."""

from importlib.util import find_spec
from pathlib import Path
from typing import Final

from saboteur.cli.complaint import Complaint, read_text
from saboteur.texts import Texts

NEEDED: Final = (
    "aiosqlite", "alembic", "litestar", "msgspec", "prometheus_client", "segno", "sqlalchemy",
    "structlog", "uvicorn", "websockets",
)  # fmt: skip


def serve(
    texts: Texts,
    *,
    host: str,
    port: int,
    data: Path | None,
    database_url: str | None,
    redis_url: str | None,
    public_url: str | None,
    deck: Path | None,
    bot_pause: float,
) -> None:
    """Serve until somebody ends it; print the address first."""
    need_server(texts)
    from saboteur.server import serve as server  # noqa: PLC0415 - heavy, and an extra
    from saboteur.server.settings import Settings  # noqa: PLC0415 - as above

    folder = data or server.data_folder()
    settings = Settings(
        data=folder,
        database_url=database_url,
        redis_url=redis_url,
        public_url=public_url,
        deck=None if deck is None else read_text(deck, texts),
        bot_pause=bot_pause,
    )

    def announce(address: str) -> None:
        print(texts.text("serve-address", address=address), flush=True)  # noqa: T201

    print(texts.text("serve-data", folder=str(folder)), flush=True)  # noqa: T201
    if not server.serve(settings, host, port, announce):
        raise Complaint(texts.text("error-serve", host=host, port=str(port), folder=str(folder)))


def need_server(texts: Texts) -> None:
    """Complain if the extra ``server`` is not installed."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise Complaint(texts.text("error-extra", missing=", ".join(missing)))
