"""Saboteur 2 as a box of the swarm."""

from typing import Final

from saboteur.observation_layout.saboteur2 import LAYOUT
from saboteur.swarm.base.spec import SABOTEUR
from saboteur.swarm.box_spec import BoxSpec, RuleFunction
from saboteur.swarm.saboteur2 import (
    actions,
    flow,
    laying,
    move_generation,
    observation,
    positions,
    rounds,
    sharing,
)
from saboteur.swarm.saboteur2.game_record import MAX_OPEN_ENDS, Saboteur2GameRecord
from saboteur.swarm.saboteur2.reference_adapter import Saboteur2ReferenceAdapter
from saboteur.swarm.saboteur2.rule_tables import Saboteur2RuleTables, build_tables

MODULES: Final = (
    *SABOTEUR.modules, laying, flow, sharing, rounds, actions, move_generation, observation,
)  # fmt: skip
INLINED: Final[frozenset[RuleFunction]] = frozenset((
    actions.begin_move, actions.pass_card, actions.play, actions.settle, flow.begin_turn,
    flow.finish_turn, laying.lay_path, move_generation.can_target, move_generation.is_beside_goal,
    move_generation.legal_moves, move_generation.list_action,
    move_generation.list_answers_to_question, move_generation.list_lays,
    move_generation.list_lays_at, move_generation.list_turn, observation.observe,
    observation.observe_changes, observation.observe_game, observation.observe_peeks,
    observation.observe_role, observation.observe_seat,
))  # fmt: skip
SABOTEUR2: Final = BoxSpec(
    id="saboteur2",
    modules=MODULES,
    inlined=SABOTEUR.inlined | INLINED,
    game=Saboteur2GameRecord,
    rule_tables=Saboteur2RuleTables,
    scratch_size=MAX_OPEN_ENDS,
    layout=LAYOUT,
    new_game=rounds.new_game,
    legal_moves=move_generation.legal_moves,
    play=actions.play,
    observe=observation.observe,
    make_adapter=Saboteur2ReferenceAdapter,
    build_tables=build_tables,
    positions=positions,
)
