"""``saboteur serve`` with one difference: some tables wake as a possible world of their own log.

A seat cannot tell such a world from the real game, and nor may its socket. Which table it is, and
whose world, stands in its nonce, which nobody sees before the end.
"""

from collections.abc import Sequence
from typing import Final

from saboteur.cli import main
from saboteur.play.match import Match
from saboteur.table import waking
from saboteur.table.models import Deal, StoredMove, StoredTable

replayed = waking.replayed

REAL: Final = "the real game"
TWIN: Final = "a possible world of seat "
PROGRAM: Final = "from tests.server.twins import serve; serve()"


def waken(stored: StoredTable, deal: Deal, moves: Sequence[StoredMove]) -> Match:
    """Play a log again; a twin goes on in a world that its seat takes for the same."""
    match = replayed(stored, deal, moves)
    if deal.nonce.startswith(TWIN):
        seat, _, _ = deal.nonce.removeprefix(TWIN).partition(" ")
        match._game = match._game.determinise(int(seat), deal.nonce)
    return match


def serve() -> None:
    """Run the command."""
    waking.replayed = waken
    main()
