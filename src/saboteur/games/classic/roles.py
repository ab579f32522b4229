"""Roles that change hands during a round, and what everybody still knows of them (R-192)."""

from collections.abc import Sequence

from saboteur.games.classic.operations import change_roles
from saboteur.games.classic.state import GONE, SPARE, State
from saboteur.kernel.knowledge import Traces, absorbed, renamed, trace, widened
from saboteur.kernel.value import changed


def replace_role(state: State, seat: int, lot: int) -> None:
    """A seat discards its role face down and takes the undealt one that the lot says (S2-27).

    The discarded role is out of the round: it cannot be drawn again (R-48).
    """
    deal = state.deal
    old, new = deal.roles[seat], deal.spare[lot]
    traces = renamed(state.known.roles, {seat: GONE}, follow=False)
    traces = widened(traces, (SPARE,), (seat,))
    traces = (*_own(traces, seat, new), trace(seat, old, GONE))
    after = changed(
        deal,
        roles=_with(deal.roles, seat, new),
        spare=(*deal.spare[:lot], *deal.spare[lot + 1 :]),
        gone=(*deal.gone, old),
    )
    change_roles(state, after, traces, (seat,))


def exchange_role(state: State, seat: int) -> None:
    """A seat takes the top of the undealt roles and puts its own to the bottom (ME-15, R-78).

    In the base game there is one such card, so this swaps the two. Without any it does nothing.
    """
    deal = state.deal
    if not deal.spare:
        return
    old, new = deal.roles[seat], deal.spare[-1]
    traces = tuple(
        changed(known, places=_after_exchange(known.places, seat)) for known in state.known.roles
    )
    traces = (*_own(traces, seat, new), trace(seat, old, SPARE))
    after = changed(deal, roles=_with(deal.roles, seat, new), spare=(old, *deal.spare[:-1]))
    change_roles(state, after, traces, (seat,))


def redeal_roles(state: State, roles: Sequence[int]) -> None:
    """All seats hand their roles in, and they are dealt anew in this order (ME-20, ME-21)."""
    deal = state.deal
    seats = tuple(range(len(deal.roles)))
    traces = widened(state.known.roles, seats, seats)
    for seat in seats:
        traces = (*traces, changed(trace(seat, deal.roles[seat], seat), places=frozenset(seats)))
        traces = _own(traces, seat, roles[seat])
    change_roles(state, changed(deal, roles=tuple(roles)), traces, seats)


def _after_exchange(places: frozenset[int], seat: int) -> frozenset[int]:
    """Where a role may be after a seat has exchanged its own with one of the undealt."""
    after = set(places)
    if seat in places:
        after.discard(seat)
        after.add(SPARE)
    if SPARE in places:
        after.add(seat)
    return frozenset(after)


def _own(traces: Traces, seat: int, role: int) -> Traces:
    """The seat sees its new role."""
    return absorbed(traces, seat, seat, (role,))


def _with(roles: tuple[int, ...], seat: int, role: int) -> tuple[int, ...]:
    return (*roles[:seat], role, *roles[seat + 1 :])
