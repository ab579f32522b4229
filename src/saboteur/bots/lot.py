"""Drawing lots: a bot's chance is addressed by its seed and by the moment it is asked."""

from collections.abc import Sequence

from saboteur.games.classic.view import View
from saboteur.kernel.move import Move
from saboteur.kernel.randomness import pick


def draw_lot(moves: Sequence[Move], view: View, seed: str) -> Move:
    """Return one of the moves, each equally likely, however they are listed."""
    listed = sorted(moves, key=str)
    return listed[pick(len(listed), seed, moment(view))]


def moment(view: View) -> str:
    """Name the decision a seat is asked: no two decisions of a game have the same name.

    Every turn takes a card from hands and pile together, every goal turned over adds one to the
    maze; a vote leaves its mark on the turn, and the shares of gold are counted.
    """
    left = view.pile + sum(view.hand_sizes)
    shares = sum(draft.done for draft in view.drafts)
    voted = "voted" if view.proposed else "open"
    return (
        f"seat/{view.sight}/round/{view.round}/left/{left}/maze/{len(view.cards)}"
        f"/{view.asked}/{voted}/shares/{shares}"
    )
