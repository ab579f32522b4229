"""Options that the server commands share."""

from importlib.util import find_spec
from pathlib import Path
from typing import Final

from saboteur.cli.errors import UsageError
from saboteur.kernel.value import value_class
from saboteur.texts import Texts

REQUIRED_PACKAGES: Final = (
    "aiosqlite", "alembic", "cryptography", "h11", "litestar", "msgspec", "prometheus_client",
    "segno", "sqlalchemy", "structlog", "uvicorn", "websockets",
)  # fmt: skip


@value_class
class ServerArguments:
    """The addresses and the data folder of a server."""

    host: str
    port: int
    data: Path | None
    database_url: str | None
    redis_url: str | None
    public_url: str | None


@value_class
class NotificationArguments:
    """The settings for notifications to guests who have no page open."""

    push_contact: str | None
    push_key: str | None
    push_networks: tuple[str, ...]
    smtp_url: str | None
    mail_from: str | None


def require_server(texts: Texts) -> None:
    """Raise ``UsageError`` if the extra ``server`` is not installed."""
    missing = [name for name in REQUIRED_PACKAGES if find_spec(name) is None]
    if missing:
        raise UsageError(texts.text("error-extra", missing=", ".join(missing)))
