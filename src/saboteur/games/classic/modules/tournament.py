"""The tournament variant: fixed roles, rewards in nuggets, a path card in the middle.

V-6 to V-16; R-98 to R-100. Its deck file includes both greedy dwarves.
"""

from typing import Final

from saboteur.games.classic.combinations import ALLOW_UNTESTED
from saboteur.games.classic.ledger import RoundResult
from saboteur.games.classic.operations import gain_nuggets
from saboteur.games.classic.part import Part
from saboteur.games.classic.round_setup import Setup
from saboteur.games.classic.scoring import draft_order, end_round
from saboteur.games.classic.state import State
from saboteur.games.options import Option
from saboteur.kernel.event import Event
from saboteur.kernel.geometry import Cell, pack_xy, xy
from saboteur.kernel.sight import Sight
from saboteur.kernel.value import value_class

GREEDY: Final = "greedy-dwarf"


@value_class
class MiddleCardLaid(Event):
    """A path card from the deck was laid in the maze before the round (V-9)."""

    card: str
    cell: Cell
    turned: bool


class Tournament(Part):
    """The tournament variant for 5 to 9 seats and three rounds (V-16, R-100).

    Roles and hand sizes are in the deck file (V-8, V-10). No gold cards are used (V-7).
    Everything else is as in the base game.
    """

    id = "tournament"
    title = "Tournament"
    seats = (5, 9)
    boxes = ("saboteur",)
    data = "tournament.toml"
    replaces = frozenset({"gold"})
    options = (Option(ALLOW_UNTESTED, (False, True), "R-100"),)
    events = (MiddleCardLaid,)

    def set_up(self, setup: Setup) -> None:
        """Lay a random path card, in a random half-turn, before the deal (V-9, R-99).

        Neighbours must match its edges from the start. It is not linked until a tunnel from
        Start joins it.
        """
        kit = setup.kit
        paths = [card for card in setup.deck if card < kit.paths]
        card = paths[setup.pick(len(paths), "middle")]
        pose = kit.poses.pose(card, turned=bool(setup.pick(2, "middle/turn")))
        place = pack_xy(*kit.tables["layout"]["middle"])
        setup.deck.remove(card)
        setup.maze.lay(place, pose)
        setup.news.append(MiddleCardLaid(kit.names[card], xy(place), bool(pose % 2)))

    def share(self, state: State, result: RoundResult) -> bool:
        """Give nuggets to the winners, if any: a greedy dwarf, the miners or the saboteurs.

        Always return ``True``: this part replaces the sharing of the base game.
        """
        for seat, many in rewards(state, result).items():
            gain_nuggets(state, seat, many)
        end_round(state)
        return True

    def redact(self, event: Event, sight: Sight) -> Event | None:
        """Return the event unchanged: the card in the middle is public."""
        return event


def rewards(state: State, result: RoundResult) -> dict[int, int]:
    """Return the nuggets of each winner.

    A greedy dwarf wins alone, and only by making the link (V-12, V-13). A miner who makes the
    link gets 3; if a saboteur makes it, all miners get 2 (V-11, V-15, R-98).
    """
    kit = state.kit
    reward = kit.tables["reward"]
    if not result.treasure:
        saboteurs = [seat for seat, role in enumerate(result.roles) if role == kit.saboteur]
        return {seat: kit.pay[len(saboteurs)] for seat in saboteurs}  # V-14
    completer = result.completer
    if result.roles[completer] == kit.role[GREEDY]:
        return {completer: reward[GREEDY]}
    miners = sorted(set(draft_order(state, completer)))
    return {seat: reward["completer" if seat == completer else "miner"] for seat in miners}


TOURNAMENT = Tournament()
