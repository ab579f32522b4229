"""Routes each client message to the component of the table that handles it."""

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias, TypeVar, final, get_args

from saboteur.protocol import messages as wire
from saboteur.table.connections.connection import Connection

MessageT = TypeVar("MessageT", bound=wire.ClientMessage)
Handler: TypeAlias = Callable[[Connection, MessageT], Awaitable[None]]

CLIENT_MESSAGES: Final = frozenset(get_args(wire.FromClient))


@final
class CommandRouter:
    """Dispatches each client message to the one handler of its type."""

    def __init__(self) -> None:
        self._handlers: dict[type, Handler[Any]] = {}

    def on(self, message_type: type[MessageT], handler: Handler[MessageT]) -> None:
        """Register the handler of a message type. Raises ``ValueError`` if it has one already."""
        if message_type in self._handlers:
            raise ValueError(f"{message_type.__name__} has a handler")
        self._handlers[message_type] = handler

    def check_complete(self) -> None:
        """Raise ``ValueError`` unless every client message has a handler."""
        if self._handlers.keys() != CLIENT_MESSAGES:
            differing = sorted(each.__name__ for each in self._handlers.keys() ^ CLIENT_MESSAGES)
            raise ValueError(f"without a handler, or no client message: {', '.join(differing)}")

    async def dispatch(self, connection: Connection, message: wire.FromClient) -> None:
        """Call the handler of a message and answer its request id."""
        with connection.answering(message.request_id):
            await self._handlers[type(message)](connection, message)
