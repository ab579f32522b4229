"""Talk at a table: what people say, and what they note for themselves."""

from typing import TypeAlias, final

from saboteur.server import messages as wire
from saboteur.server.tables.table import Table
from saboteur.server.visit import Visit

Speech: TypeAlias = (
    wire.SayPhrase
    | wire.Accuse
    | wire.Trust
    | wire.ClaimSeen
    | wire.Chat
    | wire.OpenPoll
    | wire.CastBallot
    | wire.Note
)


@final
class Conversation:
    """The talk of one table. It never changes the game."""

    def __init__(self, table: Table) -> None:
        """Take the table; its task calls the methods, one at a time."""
        self._table = table

    async def hear(self, visit: Visit, seat: int | None, message: Speech) -> None:  # noqa: ARG002
        """Take what a visitor says who looks through a seat; ``None`` for a spectator."""
        visit.trouble("not-yet", "nobody talks here yet")

    async def greet(self, visit: Visit, seat: int | None) -> None:
        """Tell a visitor who says ``Hello`` what was said so far."""

    def look(self, visit: Visit, seat: int | None) -> None:
        """Tell a visitor what the seat noted that he looks through from now on."""
