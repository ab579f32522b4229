"""Underground party: when a seat first links it to Start, all roles are dealt again.

The postcard lies face up in the maze (ME-19, R-76). Once a round (ME-22), when a seat links it
to Start, the roles of all seats are collected unseen, shuffled and dealt face down; each seat
sees its new one (ME-20, R-79). Undealt roles are not included, so the same roles are in play as
before (ME-21). Marks stay before their seats (R-79).
"""

from saboteur.games.classic.locations import Location
from saboteur.games.classic.roles import redeal_roles
from saboteur.games.classic.state import State
from saboteur.kernel.randomness import shuffle


class UndergroundParty(Location):
    """A location where the roles of all seats are dealt again."""

    id = "underground-party"
    title = "Underground party"
    data = "underground-party.toml"

    def welcome(self, state: State, seat: int) -> None:
        """Shuffle and redeal all dealt roles, even those of seats without cards or in prison.

        R-79, R-194.
        """
        deal = state.deal
        redeal_roles(state, shuffle(sorted(deal.roles), state.seed, f"round/{deal.round}/party"))


UNDERGROUND_PARTY = UndergroundParty()
