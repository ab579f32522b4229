"""Le Duel as a box of the swarm."""

from typing import Final

import numpy as np

from saboteur.observation_layout.duel import LAYOUT
from saboteur.swarm import chance, edges, goals, grid_window, hands, move_lists, observing
from saboteur.swarm.box_spec import BoxSpec, RuleFunction, most_nuggets
from saboteur.swarm.duel import (
    actions,
    drawing,
    flow,
    laying,
    observation,
    positions,
    rounds,
    settling,
)
from saboteur.swarm.duel.game_record import SCRATCH_SIZE, DuelGameRecord
from saboteur.swarm.duel.reference_adapter import DuelReferenceAdapter
from saboteur.swarm.duel.rule_tables import DuelRuleTables, build_tables
from saboteur.swarm.numpy_record import NumpyArray


def _find_winners(scores: NumpyArray) -> NumpyArray:
    """Return a mask of the seats with the most nuggets by game (D-42, R-115).

    In a solo game no seat wins (D-50).
    """
    if scores.shape[1] == 1:
        return np.zeros(scores.shape, np.bool_)
    return most_nuggets(scores)


MODULES: Final = (
    grid_window, chance, edges, hands, observing, move_lists, goals, laying, drawing, rounds,
    flow, settling, actions, observation,
)  # fmt: skip
INLINED: Final[frozenset[RuleFunction]] = frozenset((
    actions.is_beside_gold_or_goal, chance.choose_index, edges.put_face, edges.remove_face,
    flow.can_bribe, flow.is_out_of_cards, flow.set_end_cause, flow.take_action,
    goals.knows_goal, grid_window.is_near_border, grid_window.neighbour_offset, hands.discard,
    hands.remove_from_hand, laying.add_open_end, laying.colour_of, laying.nodes_reached_from,
    move_lists.bit_index, move_lists.list_lays_at, observing.clear, observing.observe_hand,
    observing.observe_turn, rounds.begin_turn, rounds.discard_key, settling.can_claim,
))  # fmt: skip
DUEL: Final = BoxSpec(
    id="duel",
    modules=MODULES,
    inlined=INLINED,
    game=DuelGameRecord,
    rule_tables=DuelRuleTables,
    scratch_size=SCRATCH_SIZE,
    layout=LAYOUT,
    new_game=rounds.new_game,
    legal_moves=actions.legal_moves,
    play=actions.play,
    observe=observation.observe,
    make_adapter=DuelReferenceAdapter,
    build_tables=build_tables,
    positions=positions,
    find_winners=_find_winners,
)
