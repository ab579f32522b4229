"""Conversion between states of the reference engine and records of the swarm.

A record keeps neither the order of the discard pile, nor the knowledge of each other's cards that
an exchange of hands gives, nor a look at a role once the same seat has been looked at again. So a
state that was made from a record has the same legal moves and the same future, but an incomplete
past.
"""

from itertools import product
from typing import Final

from saboteur.games.classic.ledger import Ledger, RoundResult
from saboteur.games.classic.modules.saboteur2.passing import DISCARD_TWO, PASS_MORE
from saboteur.games.classic.modules.saboteur2.player_marks import SABOTEUR2_ID, Thieves, thieves
from saboteur.games.classic.modules.saboteur2.thefts import THEFT
from saboteur.games.classic.state import FRESH, GONE, NO_SLOTS, Deal, Knowledge, State, Turn
from saboteur.games.operations import TURN
from saboteur.kernel.decision import Decision
from saboteur.kernel.knowledge import UNSEEN, Trace
from saboteur.kernel.value import replace_fields
from saboteur.observation_layout.saboteur2 import MAX_ROLE_KINDS, MAX_SEATS
from saboteur.swarm.base.game_record import ORIENT
from saboteur.swarm.base.positions import STAGE_BY_DECISION as BASE_STAGES
from saboteur.swarm.base.positions import (
    goals_known,
    stack_of,
    state_of,
    store_question,
    store_results,
    store_round,
)
from saboteur.swarm.numpy_record import NO_SEAT, OVER
from saboteur.swarm.saboteur2 import game_record
from saboteur.swarm.saboteur2.game_record import THIEF_BIT, Saboteur2GameRecord
from saboteur.swarm.saboteur2.laying import flood_from_ladders
from saboteur.swarm.saboteur2.reference_adapter import Saboteur2ReferenceAdapter

STAGE_BY_DECISION: Final = {
    **BASE_STAGES,
    THEFT: game_record.THEFT,
    PASS_MORE: game_record.PASS_MORE,
    DISCARD_TWO: game_record.DISCARD_TWO,
}


def to_record(adapter: Saboteur2ReferenceAdapter, state: State) -> Saboteur2GameRecord:
    """Convert a state of the reference engine to a record."""
    game = Saboteur2GameRecord()
    adapter.load_deal(game, state.deal, state.seed)
    store_round(adapter, state, game)
    flood_from_ladders(game, adapter.tables, [0] * len(game.open_ends))
    _store_roles(state, game)
    _store_round_ends(state, game)
    _store_thieves(state, game)
    game.draw_count = state.turn.draws
    game.extra_drawer = state.turn.also[0] if state.turn.also else NO_SEAT
    question = store_question(adapter, state, game, STAGE_BY_DECISION)
    if question is None or game.stage == ORIENT:
        return game
    if game.stage == game_record.THEFT:
        order = (question.seat, *question.seats)
        game.thief_order_count, game.thief_order_index = len(order), 1
        game.thief_order[: len(order)] = order
    else:
        game.cards_remaining = question.left
    return game


def _store_round_ends(state: State, game: Saboteur2GameRecord) -> None:
    game.nuggets[: len(state.ledger.nuggets)] = state.ledger.nuggets
    for result in state.ledger.results:
        first = (result.round - 1) * MAX_SEATS
        game.shown_roles[first : first + len(result.roles)] = result.roles


def _store_roles(state: State, game: Saboteur2GameRecord) -> None:
    """Write the looks at roles, and the roles given away."""
    for look in (*state.known.role_looks, *state.known.roles):
        if look.seat != look.seen:
            role = MAX_ROLE_KINDS if look.card == UNSEEN else look.card
            game.role_peeks[look.seat * MAX_SEATS + look.seen] = (
                -1 - role if look.stale else 1 + role
            )
    given = [(seen.seat, seen.card) for seen in state.known.roles if seen.seat == seen.seen]
    givers = [look.seat for look in state.known.role_looks if look.seat == look.seen]
    for place in range(game.replaced_role_count):
        giver = givers[place] if place < len(givers) else NO_SEAT
        known = next((one for one in given if one[0] == giver), (giver, NO_SEAT))
        given = [one for one in given if one is not known]
        game.role_givers[place], game.known_given_roles[place] = known


def _store_thieves(state: State, game: Saboteur2GameRecord) -> None:
    """Write the order in which thieves were laid; those of unknown order come first."""
    marked = [seat for seat, marks in enumerate(state.marks) if marks & THIEF_BIT]
    laid = [seat for seat in thieves(state) if seat in marked]
    order = [*(seat for seat in reversed(marked) if seat not in laid), *laid]
    game.thief_count = len(order)
    game.thieves[: len(order)] = order


def to_state(adapter: Saboteur2ReferenceAdapter, game: Saboteur2GameRecord, seed: str) -> State:
    """Convert a record to a state of the reference engine; later deals come from ``seed``."""
    kit = adapter.kit
    deal = Deal(
        game.round,
        game.starter,
        tuple(game.roles[: kit.seats]),
        tuple(game.roles[kit.seats : kit.seats + game.spare_role_count]),
        adapter.goals_of(game),
        gone=tuple(game.replaced_roles[: game.replaced_role_count]),
    )
    laid = Thieves(tuple(game.thieves[: game.thief_count]))
    return state_of(
        adapter,
        game,
        seed,
        deal,
        _ledger(adapter, game),
        _known(deal, game),
        _stack(adapter, deal, game),
        _turn(game),
        {SABOTEUR2_ID: laid} if laid.laid else NO_SLOTS,
    )


def _turn(game: Saboteur2GameRecord) -> Turn:
    also = () if game.extra_drawer == NO_SEAT else (game.extra_drawer,)
    turn = Turn(draws=game.draw_count, also=also, proposed=bool(game.concede_proposed))
    return FRESH if turn == FRESH else turn


def _ledger(adapter: Saboteur2ReferenceAdapter, game: Saboteur2GameRecord) -> Ledger:
    seats = adapter.kit.seats
    shared = game.stage in {game_record.THEFT, OVER}
    results = tuple(
        RoundResult(
            number + 1,
            bool(game.treasures >> number & 1),
            game.completers[number],
            tuple(game.shown_roles[number * MAX_SEATS : number * MAX_SEATS + seats]),
        )
        for number in range(game.round if shared else game.round - 1)
    )
    return Ledger(((),) * seats, (), results=results, nuggets=tuple(game.nuggets[:seats]))


def _known(deal: Deal, game: Saboteur2GameRecord) -> Knowledge:
    """Return the seats' knowledge of goals and roles, and the roles they gave away (R-192)."""
    gone = frozenset((GONE,))
    seen: list[Trace] = []
    for observer, seat in product(range(len(deal.roles)), repeat=2):
        peek = game.role_peeks[observer * MAX_SEATS + seat]
        role = UNSEEN if abs(peek) > MAX_ROLE_KINDS else abs(peek) - 1
        if peek:
            places = gone if peek < 0 else frozenset((seat,))
            seen.append(Trace(observer, role, seat, places))
    for giver, role in zip(
        game.role_givers, game.known_given_roles[: game.replaced_role_count], strict=False
    ):
        if giver != NO_SEAT:
            seen.append(Trace(giver, role, giver, gone))
    looks = tuple(replace_fields(look, card=UNSEEN) for look in seen)
    roles = tuple(look for look in seen if look.card != UNSEEN)
    return replace_fields(goals_known(deal, game), roles=roles, role_looks=looks)


def _stack(
    adapter: Saboteur2ReferenceAdapter, deal: Deal, game: Saboteur2GameRecord
) -> tuple[Decision, ...]:
    turn = Decision(TURN, game.seat)
    match game.stage:
        case game_record.THEFT:
            others = tuple(game.thief_order[game.thief_order_index : game.thief_order_count])
            return (Decision(THEFT, game.decider, seats=others),)
        case game_record.PASS_MORE:
            return (turn, Decision(PASS_MORE, game.seat, left=game.cards_remaining))
        case game_record.DISCARD_TWO:
            return (turn, Decision(DISCARD_TWO, game.seat, left=game.cards_remaining))
        case _:
            return stack_of(adapter, deal, game)


def store_result(_: Saboteur2ReferenceAdapter, state: State, game: Saboteur2GameRecord) -> None:
    """Write the result of a game that the reference engine has finished (S2-46)."""
    store_results(state, game)
    _store_round_ends(state, game)
    game.stage, game.decider, game.round = OVER, NO_SEAT, state.deal.round
