"""Saboteur 2 in the swarm and in the reference engine, compared step by step."""

from functools import cache

from saboteur.games.classic.modules.saboteur2.player_marks import thieves
from saboteur.games.classic.state import State
from saboteur.games.options import OptionValue
from saboteur.observation_layout.base import GOAL_COUNT
from saboteur.observation_layout.saboteur2 import MAX_SEATS
from saboteur.swarm.numpy_record import NO_SEAT, OVER
from saboteur.swarm.saboteur2 import game_record
from saboteur.swarm.saboteur2.game_record import (
    Saboteur2GameRecord,
)
from saboteur.swarm.saboteur2.positions import STAGE_BY_DECISION
from saboteur.swarm.saboteur2.reference_adapter import Saboteur2ReferenceAdapter
from saboteur.swarm.saboteur2.spec import SABOTEUR2
from tests.swarm.base.lockstep import compare_discards, compare_mazes
from tests.swarm.lockstep import LockstepPair, adapter_of, compare_cards


@cache
def boxed_rules(seats: int) -> Saboteur2ReferenceAdapter:
    """Return the adapter for the box without options or another deck, which is compiled once."""
    return reference_rules(seats)


def reference_rules(
    seats: int, options: dict[str, OptionValue] | None = None, deck: str | None = None
) -> Saboteur2ReferenceAdapter:
    """Return the rule set with an adapter that takes the swarm's deals."""
    found: Saboteur2ReferenceAdapter = adapter_of(SABOTEUR2, seats, options, deck)
    return found


class Saboteur2Pair(LockstepPair[Saboteur2GameRecord, State]):
    spec = SABOTEUR2
    ref: Saboteur2ReferenceAdapter

    def compare(self) -> None:
        compare(self.ref, self.game, self.state)


def compare(ref: Saboteur2ReferenceAdapter, game: Saboteur2GameRecord, state: State) -> None:
    """Assert that all fields of a swarm state agree with the reference."""
    seats = ref.kit.seats
    ledger, deal = state.ledger, state.deal
    assert game.nuggets[:seats] == list(ledger.nuggets)
    assert (game.round, game.starter, game.last_player) == (deal.round, deal.starter, state.last)
    for result in ledger.results:
        number = result.round - 1
        assert bool(game.treasures >> number & 1) == result.treasure
        assert game.completers[number] == result.completer
        assert game.shown_roles[number * MAX_SEATS : number * MAX_SEATS + seats] == list(
            result.roles
        )
    assert game.roles[: seats + game.spare_role_count] == [*deal.roles, *deal.spare]
    assert game.replaced_roles[: game.replaced_role_count] == list(deal.gone)
    assert [ref.first_goal + card for card in game.goals] == [card for _, card in deal.goals]
    assert game.marks[:seats] == state.marks
    assert game.thieves[: game.thief_count] == list(thieves(state))
    compare_stacks(ref, game, state)
    compare_cards(ref, game, state.table)
    compare_discards(ref, game, state.table)
    compare_knowledge(ref, game, state)
    compare_mazes(ref, game, state)


def compare_stacks(ref: Saboteur2ReferenceAdapter, game: Saboteur2GameRecord, state: State) -> None:
    """Assert that the question and the pending effects of the turn are the same."""
    if not state.stack:
        assert game.stage == OVER
        return
    question = state.stack[-1]
    assert game.stage == STAGE_BY_DECISION[question.kind]
    assert (game.decider, game.seat) == (question.seat, state.stack[0].seat)
    assert game.cards_remaining == question.left
    assert game.draw_count == state.turn.draws
    if game.stage == game_record.THEFT:
        assert game.thief_order[game.thief_order_index : game.thief_order_count] == list(
            question.seats
        )
        return
    assert state.turn.also == ()
    assert game.extra_drawer == NO_SEAT
    assert bool(game.concede_proposed) == state.turn.proposed
    asked = question.kind == "orient-goal"
    assert game.pending_goal == (ref.goal_of(question.cell) if asked else NO_SEAT)


def compare_knowledge(
    ref: Saboteur2ReferenceAdapter, game: Saboteur2GameRecord, state: State
) -> None:
    """Assert that the same seats have seen the same goals and roles."""
    peeks = [0] * (MAX_SEATS * MAX_SEATS)
    for seen in state.known.roles:
        if seen.seat != seen.seen:
            sign = -1 if seen.stale else 1
            peeks[seen.seat * MAX_SEATS + seen.seen] = sign * (1 + seen.card)
    assert game.role_peeks == peeks
    gave = [(seen.seat, seen.card) for seen in state.known.roles if seen.seat == seen.seen]
    given = zip(game.role_givers, game.known_given_roles[: game.replaced_role_count], strict=False)
    assert sorted(given) == sorted(gave)
    for seat in range(ref.kit.seats):
        looks = [goal for goal in range(GOAL_COUNT) if game.goal_looks[seat] >> goal & 1]
        seen_at = {look.seen for look in state.known.goal_looks if look.seat == seat}
        assert {ref.goal_cell(goal) for goal in looks} == seen_at
