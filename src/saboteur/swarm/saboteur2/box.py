"""Saboteur 2, as the swarm plays it."""

from collections.abc import Callable
from typing import Final

from saboteur.games.classic.rules import ClassicRules
from saboteur.swarm import chance, window
from saboteur.swarm.base import actions as base_actions
from saboteur.swarm.base import goals as base_goals
from saboteur.swarm.base import laying as base_laying
from saboteur.swarm.base import observing as base_observing
from saboteur.swarm.base import rounds as base_rounds
from saboteur.swarm.box import Box
from saboteur.swarm.record import Numbers
from saboteur.swarm.saboteur2 import (
    actions,
    flow,
    laying,
    listing,
    observing,
    planes,
    positions,
    rounds,
    sharing,
)
from saboteur.swarm.saboteur2.record import ENDS, MOVES, Game
from saboteur.swarm.saboteur2.reference import Reference
from saboteur.swarm.saboteur2.tables import Tables, build


def _reference(rules: ClassicRules, *, reference_deals: bool) -> Reference:
    return Reference(rules, build(rules, reference_deals=reference_deals))


def _scores(field: Callable[[str], Numbers], seats: int) -> Numbers:
    return field("nuggets")[:, :seats]


def _winners(scores: Numbers) -> Numbers:
    """Mark those with the most nuggets (S2-46)."""
    found: Numbers = scores == scores.max(1, keepdims=True)
    return found


SABOTEUR2: Final = Box(
    id="saboteur2",
    modules=(
        window,
        chance,
        base_laying,
        base_rounds,
        base_goals,
        base_actions,
        base_observing,
        laying,
        flow,
        sharing,
        rounds,
        actions,
        listing,
        observing,
    ),
    hot=frozenset(
        (
            base_actions.discard,
            base_actions.spend,
            base_goals.is_treasure_linked,
            base_goals.turn_over_reached,
            base_laying.lay_path,
            base_laying.put,
            base_observing.knows_goal,
            base_rounds.begin_turn,
            base_rounds.draw,
            base_rounds.next_seat,
            chance.choose,
            chance.philox,
            window.is_near_rim,
            window.step,
            actions.begin_move,
            actions.pass_card,
            actions.play,
            actions.settle,
            flow.begin_turn,
            flow.finish_turn,
            laying.lay_path,
            listing.is_beside_goal,
            listing.legal_moves,
            listing.list_action,
            listing.list_all,
            listing.list_cards,
            listing.list_lays,
            listing.list_lays_at,
            listing.list_tools,
            listing.list_turn,
            listing.may_strike,
            observing.observe,
            observing.observe_card,
            observing.observe_cards,
            observing.observe_cells,
            observing.observe_changes,
            observing.observe_game,
            observing.observe_peeks,
            observing.observe_role,
            observing.observe_seat,
            observing.pane_place,
        )
    ),
    game=Game,
    tables=Tables,
    moves=MOVES,
    scratch=ENDS,
    pane=(observing.PANE, observing.PANE),
    cell_type="u4",
    facts=observing.FACTS,
    new_game=rounds.new_game,
    legal_moves=listing.legal_moves,
    play=actions.play,
    observe=observing.observe,
    reference=_reference,
    load=positions.load,
    restore=positions.restore,
    conclude=positions.conclude,
    planes=planes.PLANES,
    fact_names=observing.fact_names,
    scores=_scores,
    winners=_winners,
)
