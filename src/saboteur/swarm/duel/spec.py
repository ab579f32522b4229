"""Le Duel as a box of the swarm."""

from collections.abc import Callable
from typing import Final

import numpy as np

from saboteur.games.duel.rules import DuelRules
from saboteur.swarm import chance, grid_window
from saboteur.swarm.box_spec import BoxSpec
from saboteur.swarm.duel import (
    actions,
    cell_planes,
    drawing,
    flow,
    maze,
    observation,
    positions,
    rounds,
    settling,
)
from saboteur.swarm.duel.game_record import HEIGHT, MAX_MOVES, SCRATCH_SIZE, WIDTH, DuelGameRecord
from saboteur.swarm.duel.reference_adapter import DuelReferenceAdapter
from saboteur.swarm.duel.rule_tables import DuelRuleTables, build_tables
from saboteur.swarm.numpy_record import NumpyArray


def _make_adapter(rules: DuelRules, *, reference_deals: bool) -> DuelReferenceAdapter:
    return DuelReferenceAdapter(rules, build_tables(rules, reference_deals=reference_deals))


def _compute_scores(field: Callable[[str], NumpyArray], seats: int) -> NumpyArray:
    return field("nuggets")[:, :seats]


def _find_winners(scores: NumpyArray) -> NumpyArray:
    """Mark the seat with the most nuggets; a solo game has no winner (D-42, D-50, R-115)."""
    if scores.shape[1] == 1:
        return np.zeros(scores.shape, np.bool_)
    found: NumpyArray = scores == scores.max(1, keepdims=True)
    return found


DUEL: Final = BoxSpec(
    id="duel",
    modules=(grid_window, chance, maze, drawing, rounds, flow, settling, actions, observation),
    inlined=frozenset(
        (
            actions.is_beside_gold_or_goal,
            actions.list_lays_at,
            actions.remove_from_hand,
            chance.choose_index,
            drawing.discard,
            flow.take_action,
            flow.set_end_cause,
            flow.is_out_of_cards,
            flow.can_bribe,
            maze.colour_of,
            maze.add_open_end,
            maze.nodes_reached_from,
            observation.knows_goal,
            rounds.begin_turn,
            rounds.discard_key,
            settling.can_claim,
            grid_window.is_near_border,
            grid_window.neighbour_offset,
        )
    ),
    game=DuelGameRecord,
    rule_tables=DuelRuleTables,
    max_moves=MAX_MOVES,
    scratch_size=SCRATCH_SIZE,
    pane=(HEIGHT, WIDTH),
    cell_dtype="i8",
    fact_count=observation.FACT_COUNT,
    new_game=rounds.new_game,
    legal_moves=actions.legal_moves,
    play=actions.play,
    observe=observation.observe,
    make_adapter=_make_adapter,
    to_record=positions.to_record,
    to_state=positions.to_state,
    store_result=positions.store_result,
    planes=cell_planes.PLANES,
    fact_names=observation.fact_names,
    compute_scores=_compute_scores,
    find_winners=_find_winners,
)
