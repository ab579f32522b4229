"""Logging: one JSON object per line (plain lines in a terminal), without secrets.

Table codes, tokens, addresses and moves are never logged: a table is named by a short hash that is
the same on all nodes. ``structlog`` formats the records of the standard ``logging`` module, ours
and those of other packages.
"""

import logging
import re
import sys
from collections.abc import MutableMapping
from typing import Any, Final

import structlog

LOG_LEVELS: Final = ("debug", "info", "warning", "error")
SECRET_KEYS: Final = frozenset(
    {"cookie", "frame", "hand", "move", "nickname", "nonce", "password", "role", "seed", "token"}
)
REDACTED: Final = "…"
_PASSWORD: Final = re.compile(r"(?<=://)[^/\s@]*@")
"""User name and password before the host of a URL."""
_COOKIE: Final = re.compile(r"(saboteur_guest=)[\w-]+")


def configure_logging(level: str) -> None:
    """Send all logs of this process to stderr; ``level`` applies to the loggers of this package."""
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.ExtraAdder(),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        redact,
    ]
    shown: structlog.typing.Processor = (
        structlog.dev.ConsoleRenderer(colors=False)
        if sys.stderr.isatty()
        else structlog.processors.JSONRenderer(ensure_ascii=False)
    )
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, shown],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    # At lower levels other packages log secrets: aiosqlite, for one, every parameter of every
    # statement.
    root.setLevel(logging.WARNING)
    logging.getLogger("saboteur").setLevel(level.upper())


def redact(
    _: Any,  # noqa: ANN401 - a logger of any kind, as structlog passes it
    __: str,
    event: MutableMapping[str, Any],
) -> MutableMapping[str, Any]:
    """Mask secret keys, passwords in URLs and guest cookies in a log record.

    This is a safety net: callers must not log secrets in the first place.
    """
    for key, value in event.items():
        if key in SECRET_KEYS:
            event[key] = REDACTED
        elif isinstance(value, str):
            event[key] = _COOKIE.sub(rf"\1{REDACTED}", _PASSWORD.sub(f"{REDACTED}@", value))
    return event
