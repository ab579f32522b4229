"""Saboteur 2 as a box of the swarm."""

from collections.abc import Callable
from typing import Final

from saboteur.games.classic.rules import ClassicRules
from saboteur.swarm import chance, grid_window
from saboteur.swarm.base import actions as base_actions
from saboteur.swarm.base import goals as base_goals
from saboteur.swarm.base import maze as base_maze
from saboteur.swarm.base import observation as base_observation
from saboteur.swarm.base import rounds as base_rounds
from saboteur.swarm.box_spec import BoxSpec
from saboteur.swarm.numpy_record import NumpyArray
from saboteur.swarm.saboteur2 import (
    actions,
    cell_planes,
    flow,
    maze,
    move_generation,
    observation,
    positions,
    rounds,
    sharing,
)
from saboteur.swarm.saboteur2.game_record import MAX_MOVES, MAX_OPEN_ENDS, Saboteur2GameRecord
from saboteur.swarm.saboteur2.reference_adapter import Saboteur2ReferenceAdapter
from saboteur.swarm.saboteur2.rule_tables import Saboteur2RuleTables, build_tables


def _make_adapter(rules: ClassicRules, *, reference_deals: bool) -> Saboteur2ReferenceAdapter:
    return Saboteur2ReferenceAdapter(rules, build_tables(rules, reference_deals=reference_deals))


def _compute_scores(field: Callable[[str], NumpyArray], seats: int) -> NumpyArray:
    return field("nuggets")[:, :seats]


def _find_winners(scores: NumpyArray) -> NumpyArray:
    """Mark the seats with the most nuggets (S2-46)."""
    found: NumpyArray = scores == scores.max(1, keepdims=True)
    return found


SABOTEUR2: Final = BoxSpec(
    id="saboteur2",
    modules=(
        grid_window,
        chance,
        base_maze,
        base_rounds,
        base_goals,
        base_actions,
        base_observation,
        maze,
        flow,
        sharing,
        rounds,
        actions,
        move_generation,
        observation,
    ),
    inlined=frozenset(
        (
            base_actions.discard,
            base_actions.remove_from_hand,
            base_goals.is_treasure_linked,
            base_goals.turn_over_reached_goals,
            base_maze.lay_path,
            base_maze.put_card,
            base_observation.knows_goal,
            base_rounds.begin_turn,
            base_rounds.draw_card,
            base_rounds.next_seat_with_cards,
            chance.choose_index,
            chance.philox,
            grid_window.is_near_border,
            grid_window.neighbour_offset,
            actions.begin_move,
            actions.pass_card,
            actions.play,
            actions.settle,
            flow.begin_turn,
            flow.finish_turn,
            maze.lay_path,
            move_generation.is_beside_goal,
            move_generation.legal_moves,
            move_generation.list_action,
            move_generation.list_answers_to_question,
            move_generation.list_cards,
            move_generation.list_lays,
            move_generation.list_lays_at,
            move_generation.list_tools,
            move_generation.list_turn,
            move_generation.can_target,
            observation.observe,
            observation.observe_card,
            observation.observe_cards,
            observation.observe_cells,
            observation.observe_changes,
            observation.observe_game,
            observation.observe_peeks,
            observation.observe_role,
            observation.observe_seat,
            observation.pane_index,
        )
    ),
    game=Saboteur2GameRecord,
    rule_tables=Saboteur2RuleTables,
    max_moves=MAX_MOVES,
    scratch_size=MAX_OPEN_ENDS,
    pane=(observation.PANE_SIZE, observation.PANE_SIZE),
    cell_dtype="u4",
    fact_count=observation.FACT_COUNT,
    new_game=rounds.new_game,
    legal_moves=move_generation.legal_moves,
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
