"""Costume workshop: the first seat to link it to Start must change its role at once.

The postcard lies face up in the maze (ME-13, R-76). In each round only the first seat that
links it to Start takes another role (ME-14, ME-18). The exchange is compulsory, even if the new
card shows the same role, which only that seat sees (ME-16, R-77). The roles at the end of the
round decide who is paid (ME-17). The card stays as an ordinary path that no rockfall removes
(R-77).
"""

from saboteur.games.classic.locations import Location
from saboteur.games.classic.roles import exchange_role
from saboteur.games.classic.state import State


class CostumeWorkshop(Location):
    """The location that changes the role of its first visitor."""

    id = "costume-workshop"
    title = "Costume workshop"
    data = "costume-workshop.toml"

    def welcome(self, state: State, seat: int) -> None:
        """Exchange the visitor's role for the undealt one, or for the top one of several.

        The old role goes under the stack (ME-15). If no role card is left, nothing is
        exchanged, but the location has had its visit (R-78).
        """
        exchange_role(state, seat)


COSTUME_WORKSHOP = CostumeWorkshop()
