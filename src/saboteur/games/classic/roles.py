"""Changes of roles during a round, and the public knowledge about them (R-192)."""

from collections.abc import Callable, Sequence

from saboteur.games.classic.operations import change_roles
from saboteur.games.classic.state import GONE, SPARE, Deal, State
from saboteur.kernel.knowledge import UNSEEN, Trace, Traces, rename_places, see_cards, widen_places
from saboteur.kernel.value import replace_fields


def replace_role(state: State, seat: int, lot: int) -> None:
    """Replace the role of ``seat`` with the one at index ``lot`` of the undealt roles (S2-27).

    The old role is discarded and out of the round: it cannot be drawn again (R-48).
    """

    def moved(traces: Traces) -> Traces:
        return widen_places(rename_places(traces, {seat: GONE}, follow=False), (SPARE,), (seat,))

    deal = state.deal
    after = replace_fields(
        deal,
        roles=_with(deal.roles, seat, deal.spare[lot]),
        spare=(*deal.spare[:lot], *deal.spare[lot + 1 :]),
        gone=(*deal.gone, deal.roles[seat]),
    )
    _give_away(state, after, moved, (seat,), frozenset((GONE,)))


def exchange_role(state: State, seat: int) -> None:
    """Exchange a seat's role for the top one of the undealt roles (ME-15, R-78).

    The old role goes under them. In the base game there is a single undealt role, so the two
    are swapped. Without undealt roles nothing happens.
    """

    def moved(traces: Traces) -> Traces:
        return tuple(
            replace_fields(known, places=_after_exchange(known.places, seat)) for known in traces
        )

    deal = state.deal
    if not deal.spare:
        return
    after = replace_fields(
        deal,
        roles=_with(deal.roles, seat, deal.spare[-1]),
        spare=(deal.roles[seat], *deal.spare[:-1]),
    )
    _give_away(state, after, moved, (seat,), frozenset((SPARE,)))


def redeal_roles(state: State, roles: Sequence[int]) -> None:
    """Give each seat its new role from ``roles``, collected and dealt again (ME-20, ME-21)."""
    seats = tuple(range(len(roles)))

    def moved(traces: Traces) -> Traces:
        return widen_places(traces, seats, seats)

    after = replace_fields(state.deal, roles=tuple(roles))
    _give_away(state, after, moved, seats, frozenset(seats))


def _give_away(
    state: State,
    after: Deal,
    moved: Callable[[Traces], Traces],
    seats: tuple[int, ...],
    places: frozenset[int],
) -> None:
    """Record that seats gave their roles away to ``places`` and have seen their new ones.

    ``moved`` adjusts the traces of the old roles. It is public that each seat knows its old
    role.
    """
    known = state.known
    traces = moved(known.roles)
    looks = moved(known.role_looks)
    for seat in seats:
        gave = Trace(seat, state.deal.roles[seat], seat, places)
        traces = see_cards((*traces, gave), seat, seat, (after.roles[seat],))
        looks = (*looks, replace_fields(gave, card=UNSEEN))
    change_roles(state, after, replace_fields(known, roles=traces, role_looks=looks), seats)


def _after_exchange(places: frozenset[int], seat: int) -> frozenset[int]:
    """Return where a role may be after a seat exchanged its own for an undealt one."""
    after = set(places)
    if seat in places:
        after.discard(seat)
        after.add(SPARE)
    if SPARE in places:
        after.add(seat)
    return frozenset(after)


def _with(roles: tuple[int, ...], seat: int, role: int) -> tuple[int, ...]:
    return (*roles[:seat], role, *roles[seat + 1 :])
