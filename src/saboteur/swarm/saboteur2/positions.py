"""Positions of the reference as records of the swarm, and back.

A record does not keep the order of the discard, nor what those who exchanged hands know of each
other's cards, nor a role that was seen before one of the same seat was seen again. So a position
handed back has the same legal moves and the same future, but a shorter past.
"""

from itertools import product
from typing import Final

from saboteur.games.classic.ledger import Ledger, RoundResult
from saboteur.games.classic.modules.saboteur2.before import ID, Thieves, thieves
from saboteur.games.classic.modules.saboteur2.passing import DISCARD_TWO, PASS_MORE
from saboteur.games.classic.modules.saboteur2.thefts import THEFT
from saboteur.games.classic.state import FRESH, GONE, NO_SLOTS, Deal, Knowledge, State, Turn
from saboteur.games.operations import TURN
from saboteur.kernel.decision import Decision
from saboteur.kernel.knowledge import UNSEEN, Trace
from saboteur.kernel.maze import reach_from
from saboteur.kernel.value import changed
from saboteur.swarm.base.positions import STAGES as BASE_STAGES
from saboteur.swarm.base.positions import (
    goals_known,
    load_results,
    load_round,
    maze_of,
    stack_of,
    table_of,
)
from saboteur.swarm.base.record import ORIENT
from saboteur.swarm.record import NOBODY, NOWHERE, OVER
from saboteur.swarm.saboteur2 import record
from saboteur.swarm.saboteur2.laying import light_ladders
from saboteur.swarm.saboteur2.record import ROLES, SEATS, THIEF, Game
from saboteur.swarm.saboteur2.reference import Reference

STAGES: Final = {
    **BASE_STAGES,
    THEFT: record.THEFT,
    PASS_MORE: record.PASS_MORE,
    DISCARD_TWO: record.DISCARD_TWO,
}
"""By kind of decision, the stage of a record."""


def load(reference: Reference, state: State) -> Game:
    """Write a state of the reference down as a record."""
    game = Game()
    reference.load_deal(game, state.deal, state.seed)
    load_round(reference, state, game)
    light_ladders(game, reference.tables, [0] * len(game.ends))
    _load_roles(state, game)
    _load_ends(state, game)
    _load_thieves(state, game)
    game.draws = state.turn.draws
    game.also = state.turn.also[0] if state.turn.also else NOBODY
    if not state.stack:
        game.stage, game.seat, game.decider = OVER, max(state.last, 0), NOBODY
        return game
    question = state.stack[-1]
    game.stage = STAGES[question.kind]
    game.decider = question.seat
    game.seat = state.stack[0].seat
    if game.stage == ORIENT:
        game.asked = reference.goal_of(question.cell)
    elif game.stage == record.THEFT:
        order = (question.seat, *question.seats)
        game.order_n, game.order_at = len(order), 1
        game.order[: len(order)] = order
    else:
        game.more = question.left
    return game


def _load_ends(state: State, game: Game) -> None:
    game.nuggets[: len(state.ledger.nuggets)] = state.ledger.nuggets
    for result in state.ledger.results:
        first = (result.round - 1) * SEATS
        game.shown_roles[first : first + len(result.roles)] = result.roles


def _load_roles(state: State, game: Game) -> None:
    """Write down who has seen whose role, and who gave which away."""
    for look in (*state.known.role_looks, *state.known.roles):
        if look.seat != look.seen:
            role = ROLES if look.card == UNSEEN else look.card
            game.peeks[look.seat * SEATS + look.seen] = -1 - role if look.stale else 1 + role
    given = [(seen.seat, seen.card) for seen in state.known.roles if seen.seat == seen.seen]
    givers = [look.seat for look in state.known.role_looks if look.seat == look.seen]
    for place in range(game.gone_n):
        giver = givers[place] if place < len(givers) else NOBODY
        known = next((one for one in given if one[0] == giver), (giver, NOBODY))
        given = [one for one in given if one is not known]
        game.givers[place], game.gave[place] = known


def _load_thieves(state: State, game: Game) -> None:
    """Write down in which order thieves were laid; those of whom that is unknown come first."""
    marked = [seat for seat, marks in enumerate(state.marks) if marks & THIEF]
    laid = [seat for seat in thieves(state) if seat in marked]
    order = [*(seat for seat in reversed(marked) if seat not in laid), *laid]
    game.thieves_n = len(order)
    game.thieves[: len(order)] = order


def restore(reference: Reference, game: Game, seed: str) -> State:
    """Make a state of the reference out of a record; what is dealt later comes from the seed."""
    kit = reference.kit
    deal = Deal(
        game.round,
        game.starter,
        tuple(game.roles[: kit.seats]),
        tuple(game.roles[kit.seats : kit.seats + game.spare_n]),
        tuple(
            (place, card + reference.first_goal)
            for place, card in zip(kit.goal_cells, game.goals, strict=True)
        ),
        gone=tuple(game.gone[: game.gone_n]),
    )
    maze = maze_of(reference, game)
    laid = Thieves(tuple(game.thieves[: game.thieves_n]))
    return State(
        kit,
        reference.rules.book,
        reference.rules.parts,
        seed,
        deal,
        _ledger(reference, game),
        table_of(reference, game),
        list(game.marks[: kit.seats]),
        maze,
        reach_from(maze, kit.start_nodes),
        _known(deal, game),
        _stack(reference, deal, game),
        game.last,
        NOWHERE if game.laid == NOWHERE else reference.window.to_board(game.laid),
        _turn(game),
        slots={ID: laid} if laid.laid else NO_SLOTS,
    )


def _turn(game: Game) -> Turn:
    also = () if game.also == NOBODY else (game.also,)
    turn = Turn(draws=game.draws, also=also, proposed=bool(game.proposed))
    return FRESH if turn == FRESH else turn


def _ledger(reference: Reference, game: Game) -> Ledger:
    seats = reference.kit.seats
    shared = game.stage in {record.THEFT, OVER}
    results = tuple(
        RoundResult(
            number + 1,
            bool(game.treasures >> number & 1),
            game.completers[number],
            tuple(game.shown_roles[number * SEATS : number * SEATS + seats]),
        )
        for number in range(game.round if shared else game.round - 1)
    )
    return Ledger(((),) * seats, (), results=results, nuggets=tuple(game.nuggets[:seats]))


def _known(deal: Deal, game: Game) -> Knowledge:
    """Return what seats have seen, and what they gave away (R-192)."""
    gone = frozenset((GONE,))
    seen: list[Trace] = []
    for looker, seat in product(range(len(deal.roles)), repeat=2):
        peek = game.peeks[looker * SEATS + seat]
        role = UNSEEN if abs(peek) > ROLES else abs(peek) - 1
        if peek:
            places = gone if peek < 0 else frozenset((seat,))
            seen.append(Trace(looker, role, seat, places))
    for giver, role in zip(game.givers, game.gave[: game.gone_n], strict=False):
        if giver != NOBODY:
            seen.append(Trace(giver, role, giver, gone))
    looks = tuple(changed(look, card=UNSEEN) for look in seen)
    roles = tuple(look for look in seen if look.card != UNSEEN)
    return changed(goals_known(deal, game), roles=roles, role_looks=looks)


def _stack(reference: Reference, deal: Deal, game: Game) -> tuple[Decision, ...]:
    turn = Decision(TURN, game.seat)
    match game.stage:
        case record.THEFT:
            others = tuple(game.order[game.order_at : game.order_n])
            return (Decision(THEFT, game.decider, seats=others),)
        case record.PASS_MORE:
            return (turn, Decision(PASS_MORE, game.seat, left=game.more))
        case record.DISCARD_TWO:
            return (turn, Decision(DISCARD_TWO, game.seat, left=game.more))
        case _:
            return stack_of(reference, deal, game)


def conclude(_: Reference, state: State, game: Game) -> None:
    """Write down how a game ended that the reference has played on (S2-46)."""
    load_results(state, game)
    _load_ends(state, game)
    game.stage, game.decider, game.round = OVER, NOBODY, state.deal.round
