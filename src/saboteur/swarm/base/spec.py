"""Saboteur as a box of the swarm."""

from collections.abc import Callable
from typing import Final

import numpy as np

from saboteur.observation_layout.base import LAYOUT, MAX_SEATS
from saboteur.swarm import chance, edges, grid_window, hands, move_lists, observing
from saboteur.swarm import goals as shared_goals
from saboteur.swarm.base import actions, goals, laying, observation, positions, rounds
from saboteur.swarm.base.game_record import MAX_OPEN_ENDS, WORTH_COUNT, BaseGameRecord
from saboteur.swarm.base.reference_adapter import BaseReferenceAdapter
from saboteur.swarm.base.rule_tables import BaseRuleTables, build_tables
from saboteur.swarm.box_spec import BoxSpec, RuleFunction
from saboteur.swarm.numpy_record import NumpyArray


def _compute_scores(field: Callable[[str], NumpyArray], seats: int) -> NumpyArray:
    gold = field("gold").reshape(-1, MAX_SEATS, WORTH_COUNT)
    found: NumpyArray = (gold * np.arange(WORTH_COUNT)).sum(2)[:, :seats]
    return found


MODULES: Final = (
    grid_window, chance, edges, hands, observing, move_lists, shared_goals, laying, rounds, goals,
    actions, observation,
)  # fmt: skip
INLINED: Final[frozenset[RuleFunction]] = frozenset((
    actions.legal_moves, actions.list_action, actions.list_answers, actions.list_lays,
    actions.list_tools, actions.list_turn, actions.pass_card_unseen, actions.play,
    actions.play_card, actions.use_card, actions.use_on_tool_or_goal, actions.use_rockfall,
    chance.choose_index, chance.philox, edges.put_face, goals.is_treasure_linked, goals.settle,
    goals.turn_over_reached_goals, grid_window.is_near_border, grid_window.neighbour_offset,
    hands.discard, hands.remove_from_hand, laying.lay_path, laying.put_card, move_lists.bit_index,
    move_lists.list_goals_to_look_at, move_lists.list_lays_at, observation.observe,
    observation.observe_card, observation.observe_cards, observation.observe_cells,
    observation.observe_game, observation.observe_rounds_and_goals, observation.observe_seat,
    observation.pane_index, observing.clear, observing.observe_hand, observing.observe_turn,
    rounds.begin_turn, rounds.draw_card, rounds.finish_turn, rounds.next_seat_with_cards,
    shared_goals.knows_goal,
))  # fmt: skip
SABOTEUR: Final = BoxSpec(
    id="saboteur",
    modules=MODULES,
    inlined=INLINED,
    game=BaseGameRecord,
    rule_tables=BaseRuleTables,
    scratch_size=MAX_OPEN_ENDS,
    layout=LAYOUT,
    new_game=rounds.new_game,
    legal_moves=actions.legal_moves,
    play=actions.play,
    observe=observation.observe,
    make_adapter=BaseReferenceAdapter,
    build_tables=build_tables,
    positions=positions,
    compute_scores=_compute_scores,
)
