"""What claims tell in Saboteur and Saboteur 2: where the treasure is, and who is a saboteur."""

from collections.abc import Iterable, Mapping
from math import log
from types import MappingProxyType
from typing import Final

from saboteur.bots.classic.belief.aims import HINDER, aim_of
from saboteur.bots.classic.belief.evidence import TREASURE
from saboteur.bots.classic.belief.odds import known_faces
from saboteur.bots.classic.belief.suspicion import Between
from saboteur.bots.hearsay import CUNNING, HONEST, Hearsay
from saboteur.games.classic.view import View
from saboteur.kernel.geometry import PackedCell

LIED: Final = 2.5
TOLD: Final = -0.4
"""The logarithm of how much likelier a saboteur is caught in a lie about a goal, or found to have
told the truth, than a digger."""

SLIP: Final = 1 - HONEST
LIE: Final = 1 - CUNNING
CALLED: Final[Mapping[bool, Between]] = MappingProxyType(
    {
        True: (log(SLIP), log(HONEST), log(LIE), log(CUNNING)),
        False: (log(HONEST), log(SLIP), log(CUNNING), log(LIE)),
    }
)
"""How likely, as a logarithm, one who has looked calls another a saboteur, or something else:
digger of digger, digger of saboteur, saboteur of digger, saboteur of saboteur."""


def said_of_goals(hearsay: Hearsay, view: View) -> list[tuple[int, PackedCell, bool]]:
    """List who called which goal the treasure, or not, of those who have looked at it.

    A look does not count if the goal may have been exchanged since.
    """
    looks = {(look.seat, look.seen) for look in view.looks if not look.stale}
    return [(seat, at, word == TREASURE) for seat, at, word in hearsay.of_goals(looks)]


def said_of_seats(hearsay: Hearsay, view: View) -> dict[tuple[int, int], Between]:
    """Return by speaker and target what it tells that the one called the other a saboteur, or not.

    A look does not count if the roles may have changed hands since.
    """
    looks = {(look.seat, look.seen) for look in view.role_looks if not look.stale}
    return {
        (seat, target): CALLED[aim_of(word).side == HINDER]
        for seat, target, word in hearsay.of_roles(looks)
        if target < view.seats
    }


def weigh_seats(
    said: Iterable[tuple[int, PackedCell, bool]], known: Mapping[PackedCell, bool]
) -> dict[int, float]:
    """Say what its claims tell about each seat to one who knows some of the goals himself."""
    found: dict[int, float] = {}
    for seat, place, claimed in said:
        if place in known:
            verdict = TOLD if known[place] == claimed else LIED
            found[seat] = found.get(seat, 0.0) + verdict
    return found


def known_goals(view: View) -> dict[PackedCell, bool]:
    """Return of every goal that a seat has seen, or that lies open, whether it is the treasure.

    Once it knows the treasure, it knows all the others.
    """
    known = known_faces(view)
    known |= {place: view.cards[place] // 2 for place in view.goal_cells if place in view.cards}
    found = {place: bool(view.kit.treasure.get(card)) for place, card in known.items()}
    return dict.fromkeys(view.goal_cells, False) | found if any(found.values()) else found
