"""Straw polls about whom each player suspects. They have no effect on the game.

There is one poll at a time. Every person with a seat may vote, and change their vote until the poll
closes. It closes once all present people have voted. Its opener can also close it by opening
another one, and so can everyone else once the opener has left. Until it closes, it is public only
which seats have voted.
"""

from collections.abc import Collection
from typing import Final, final

from saboteur.protocol import messages as wire

OPEN_POLL: Final = "open-poll"
CAST_BALLOT: Final = "cast-ballot"
CLOSE_POLL: Final = "close-poll"
HIDDEN_KINDS: Final = (CAST_BALLOT, CLOSE_POLL)
"""Kinds of lines that do not appear in the chat: the poll shows them."""


@final
class StrawPoll:
    """The last poll of a table, rebuilt from the lines of its chat."""

    def __init__(self, opened_by: int) -> None:
        self.opened_by = opened_by
        self.is_closed = False
        self._ballots: dict[int, int | None] = {}

    def cast_ballot(self, seat: int, about: int | None) -> None:
        """Record the ballot of a seat in place of an earlier one."""
        self._ballots[seat] = about

    def is_complete(self, present: Collection[int], seat: int) -> bool:
        """Return whether all ``present`` seats have voted, counting ``seat`` as having voted."""
        return set(present) <= {*self._ballots, seat}

    def poll_message(self) -> wire.Poll:
        """Return the public state of the poll."""
        return wire.Poll(
            by=self.opened_by,
            voted=tuple(sorted(self._ballots)),
            ballots=dict(sorted(self._ballots.items())) if self.is_closed else {},
            closed=self.is_closed,
        )


def poll_after(poll: StrawPoll | None, line: wire.ChatMessage) -> StrawPoll | None:
    """Return the poll after a chat line: opened, with one more ballot, closed, or unchanged.

    ``poll`` itself is changed, unless the line opens a new one.
    """
    if line.kind == OPEN_POLL:
        return StrawPoll(line.seat)
    if poll is not None and line.kind == CAST_BALLOT:
        poll.cast_ballot(line.seat, line.about)
    elif poll is not None and line.kind == CLOSE_POLL:
        poll.is_closed = True
    return poll
