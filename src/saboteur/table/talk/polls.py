"""A straw poll: whom does everybody suspect? It has no effect on the game.

One at a time. Every person who has a seat may answer, and answer otherwise, until it is closed.
It closes by itself with the ballot after which everybody present has answered; and it is closed
by whoever asked, or by anybody once he is gone, who asks again. Until then nobody learns a ballot,
only who has answered.
"""

from collections.abc import Collection
from typing import Final, final

from saboteur.wire import messages as wire

OPEN_POLL: Final = "open-poll"
CAST_BALLOT: Final = "cast-ballot"
CLOSE_POLL: Final = "close-poll"
HIDDEN: Final = (CAST_BALLOT, CLOSE_POLL)
"""Lines of the talk that are not heard: they are shown in the poll."""


@final
class StrawPoll:
    """The last poll of a table, as the lines of its talk make it."""

    def __init__(self, by: int) -> None:
        """Open it."""
        self.by = by
        self.closed = False
        self._ballots: dict[int, int | None] = {}

    def cast(self, seat: int, about: int | None) -> None:
        """Take an answer; a second one replaces it."""
        self._ballots[seat] = about

    def is_complete(self, present: Collection[int], seat: int) -> bool:
        """Whether everybody present will have answered once a seat has."""
        return set(present) <= {*self._ballots, seat}

    def message(self) -> wire.Poll:
        """Return it as everybody may see it."""
        return wire.Poll(
            by=self.by,
            voted=tuple(sorted(self._ballots)),
            ballots=dict(sorted(self._ballots.items())) if self.closed else {},
            closed=self.closed,
        )


def next_poll(poll: StrawPoll | None, line: wire.Heard) -> StrawPoll | None:
    """Return the poll after a line of the talk."""
    if line.kind == OPEN_POLL:
        return StrawPoll(line.seat)
    if poll is not None and line.kind == CAST_BALLOT:
        poll.cast(line.seat, line.about)
    elif poll is not None and line.kind == CLOSE_POLL:
        poll.closed = True
    return poll
