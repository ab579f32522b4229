"""Logs: one JSON object a line (or plain lines in a terminal), and no secret in any of them.

Codes, tokens, addresses and moves stay out: a table is named by a short hash, which the logs of all
nodes share. ``structlog`` shapes what the standard ``logging`` collects, ours and the packages'.
"""

import logging
import re
import sys
from collections.abc import MutableMapping
from typing import Any, Final

import structlog

LEVELS: Final = ("debug", "info", "warning", "error")
SECRET_KEYS: Final = frozenset(
    {"cookie", "frame", "hand", "move", "nickname", "nonce", "password", "role", "seed", "token"}
)
HIDDEN: Final = "…"
_PASSWORD: Final = re.compile(r"(?<=://)[^/\s@]*@")
"""What stands before the host of an address."""
_COOKIE: Final = re.compile(r"(saboteur_guest=)[\w-]+")


def start_logging(level: str) -> None:
    """Send all logs of this process to its standard error."""
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.ExtraAdder(),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        redacted,
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
    # Other packages tell more than they should when they are asked for details: aiosqlite, for one,
    # every parameter of every statement.
    root.setLevel(logging.WARNING)
    logging.getLogger("saboteur").setLevel(level.upper())


def redacted(
    _: Any,  # noqa: ANN401 - structlog's own
    __: str,
    event: MutableMapping[str, Any],
) -> MutableMapping[str, Any]:
    """Take out what no log needs; the last line of defence, not the first."""
    for key, what in event.items():
        if key in SECRET_KEYS:
            event[key] = HIDDEN
        elif isinstance(what, str):
            event[key] = _COOKIE.sub(rf"\1{HIDDEN}", _PASSWORD.sub(f"{HIDDEN}@", what))
    return event
