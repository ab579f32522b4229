"""Saboteur as a box of the swarm."""

from collections.abc import Callable
from typing import Final

import numpy as np

from saboteur.games.classic.rules import ClassicRules
from saboteur.swarm import chance, grid_window
from saboteur.swarm.base import actions, goals, maze, observation, positions, rounds
from saboteur.swarm.base.game_record import (
    MAX_MOVES,
    MAX_OPEN_ENDS,
    MAX_SEATS,
    WORTH_COUNT,
    BaseGameRecord,
)
from saboteur.swarm.base.reference_adapter import BaseReferenceAdapter
from saboteur.swarm.base.rule_tables import BaseRuleTables, build_tables
from saboteur.swarm.box_spec import BoxSpec
from saboteur.swarm.numpy_record import NumpyArray


def _make_adapter(rules: ClassicRules, *, reference_deals: bool) -> BaseReferenceAdapter:
    return BaseReferenceAdapter(rules, build_tables(rules, reference_deals=reference_deals))


def _compute_scores(field: Callable[[str], NumpyArray], seats: int) -> NumpyArray:
    gold = field("gold").reshape(-1, MAX_SEATS, WORTH_COUNT)
    found: NumpyArray = (gold * np.arange(WORTH_COUNT)).sum(2)[:, :seats]
    return found


def _find_winners(scores: NumpyArray) -> NumpyArray:
    """Mark the seats with the most nuggets (B-53)."""
    found: NumpyArray = scores == scores.max(1, keepdims=True)
    return found


SABOTEUR: Final = BoxSpec(
    id="saboteur",
    modules=(grid_window, chance, maze, rounds, goals, actions, observation),
    inlined=frozenset(
        (
            actions.discard,
            actions.legal_moves,
            actions.list_action,
            actions.list_answers,
            actions.list_lays,
            actions.list_lays_at,
            actions.list_tools,
            actions.list_turn,
            actions.play,
            actions.play_card,
            actions.remove_from_hand,
            chance.choose_index,
            chance.philox,
            goals.is_treasure_linked,
            goals.settle,
            goals.turn_over_reached_goals,
            maze.lay_path,
            maze.put_card,
            observation.knows_goal,
            observation.observe,
            observation.observe_card,
            observation.observe_cards,
            observation.observe_cells,
            observation.observe_game,
            observation.observe_seat,
            observation.pane_index,
            grid_window.is_near_border,
            grid_window.neighbour_offset,
            rounds.begin_turn,
            rounds.draw_card,
            rounds.next_seat_with_cards,
            rounds.finish_turn,
        )
    ),
    game=BaseGameRecord,
    rule_tables=BaseRuleTables,
    max_moves=MAX_MOVES,
    scratch_size=MAX_OPEN_ENDS,
    pane=(observation.PANE_SIZE, observation.PANE_SIZE),
    cell_dtype="u2",
    fact_count=observation.FACT_COUNT,
    new_game=rounds.new_game,
    legal_moves=actions.legal_moves,
    play=actions.play,
    observe=observation.observe,
    make_adapter=_make_adapter,
    to_record=positions.to_record,
    to_state=positions.to_state,
    store_result=positions.store_result,
    planes=observation.PLANES,
    fact_names=observation.fact_names,
    compute_scores=_compute_scores,
    find_winners=_find_winners,
)
