"""What the commands around a server have in common."""

from importlib.util import find_spec
from pathlib import Path
from typing import Final

from saboteur.cli.errors import UsageError
from saboteur.kernel.value import value
from saboteur.texts import Texts

NEEDED: Final = (
    "aiosqlite", "alembic", "cryptography", "h11", "litestar", "msgspec", "prometheus_client",
    "segno", "sqlalchemy", "structlog", "uvicorn", "websockets",
)  # fmt: skip


@value
class ServerArguments:
    """Where a server listens, and where it keeps what it must keep."""

    host: str
    port: int
    data: Path | None
    database_url: str | None
    redis_url: str | None
    public_url: str | None


@value
class PostArguments:
    """How a server reaches guests who have no page open."""

    push_contact: str | None
    push_key: str | None
    push_networks: tuple[str, ...]
    smtp_url: str | None
    mail_from: str | None


def need_server(texts: Texts) -> None:
    """Refuse if the extra ``server`` is not installed."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise UsageError(texts.text("error-extra", missing=", ".join(missing)))
