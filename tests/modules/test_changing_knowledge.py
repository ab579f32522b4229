"""Tests of knowledge of goals and roles that change places repeatedly (R-62, R-192).

The real cards are always where each seat's traces allow them, public knowledge never depends on
a secret, and a possible world of one seat is possible for every seat.
"""

import pytest

from saboteur.games.classic.modules.goal_exchange import exchange_goals
from saboteur.games.classic.operations import know_goal, see_role
from saboteur.games.classic.roles import exchange_role, redeal_roles, replace_role
from saboteur.games.classic.rules import ClassicRules
from saboteur.games.classic.state import GONE, SPARE, State
from saboteur.games.registry import ruleset
from saboteur.kernel.knowledge import of_seat
from saboteur.kernel.randomness import Stream
from saboteur.kernel.scattering import scatter
from saboteur.kernel.value import replace_fields
from tests.sampling import SeededRandom

SEATS = 5


def rules() -> ClassicRules:
    found = ruleset("saboteur+goal-exchange+new-goals", SEATS)
    assert isinstance(found, ClassicRules)
    return found


def dealt(seed: str) -> State:
    """Return a deal with three more unused roles, as in larger boxes."""
    state = rules().deal(seed)
    lots = SeededRandom(f"{seed}/roles")
    pool = [*state.deal.roles, *state.deal.spare, 0, 1, 1]
    roles = [pool.pop(lots.randbelow(len(pool))) for _ in range(len(pool))]
    state.deal = replace_fields(state.deal, roles=tuple(roles[:SEATS]), spare=tuple(roles[SEATS:]))
    return state


def act(state: State, public: SeededRandom, secret: SeededRandom) -> None:
    """Make a random look or exchange: ``public`` decides kind and seat, ``secret`` the outcome."""
    kind = public.randbelow(6)
    seat = public.randbelow(SEATS)
    cells = [place for place, _ in state.deal.goals]
    if kind == 0:
        place = public.choice(cells)
        know_goal(state, seat, place, state.deal.goal(place))
    elif kind == 1:
        one, other = public.sample(cells, 2)
        exchange_goals(state, seat, (one, other), swapped=bool(secret.randbelow(2)))
    elif kind == 2:
        see_role(state, seat, (seat + 1 + public.randbelow(SEATS - 1)) % SEATS)
    elif kind == 3:
        exchange_role(state, seat)
    elif kind == 4 and len(state.deal.spare) > 1:
        replace_role(state, seat, secret.randbelow(len(state.deal.spare)))
    elif kind == 5:
        roles = list(state.deal.roles)
        redeal_roles(state, [roles.pop(secret.randbelow(len(roles))) for _ in range(SEATS)])


def check_possible(state: State) -> None:
    """Assert that every card is where its traces allow it."""
    deal = state.deal
    roles = [
        *enumerate(deal.roles),
        *((SPARE, role) for role in deal.spare),
        *((GONE, role) for role in deal.gone),
    ]
    for seat in range(SEATS):
        stream = Stream("check", str(seat))
        scatter(of_seat(state.known.goals, seat), list(deal.goals), stream)
        scatter(of_seat(state.known.roles, seat), list(roles), stream)


@pytest.mark.clause("R-62", "R-192")
@pytest.mark.parametrize("number", range(60))
def test_what_is_known_stays_possible(number: int) -> None:
    state = dealt(str(number))
    for step in range(15):
        act(state, SeededRandom(f"{number}/public/{step}"), SeededRandom(f"{number}/secret/{step}"))
        check_possible(state)


@pytest.mark.clause("R-62", "R-77", "R-192")
@pytest.mark.parametrize("number", range(30))
def test_what_the_table_knows_depends_on_no_secret(number: int) -> None:
    one, other = dealt(f"{number}/one"), dealt(f"{number}/other")
    for step in range(15):
        act(one, SeededRandom(f"{number}/public/{step}"), SeededRandom(f"{number}/one/{step}"))
        act(other, SeededRandom(f"{number}/public/{step}"), SeededRandom(f"{number}/other/{step}"))
        assert one.known.goal_looks == other.known.goal_looks
        assert one.known.role_looks == other.known.role_looks


@pytest.mark.clause("R-62", "R-192")
@pytest.mark.parametrize("number", range(30))
def test_possible_worlds_are_possible_for_everybody(number: int) -> None:
    """The deal has the roles of the box, one of which stays unused."""
    state = rules().deal(str(number))
    for step in range(12):
        public = SeededRandom(f"{number}/public/{step}")
        act(state, public, SeededRandom(f"{number}/secret/{step}"))
    for seat in range(SEATS):
        view = rules().view(state, seat)
        world = rules().complete(view, str(number))
        check_possible(world)
        again = rules().view(world, seat)
        assert again.to_dict() == view.to_dict()
        assert again.peeks == view.peeks
        assert again.role_traces == view.role_traces
        assert (again.looks, again.role_looks) == (view.looks, view.role_looks)
        for other in range(SEATS):
            check_possible(rules().complete(rules().view(world, other), "again"))
