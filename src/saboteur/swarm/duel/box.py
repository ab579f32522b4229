"""Le Duel, as the swarm plays it."""

from collections.abc import Callable
from typing import Final

import numpy as np

from saboteur.games.duel.rules import DuelRules
from saboteur.swarm import chance, window
from saboteur.swarm.box import Box
from saboteur.swarm.duel import (
    actions,
    drawing,
    flow,
    laying,
    observing,
    planes,
    positions,
    rounds,
    settling,
)
from saboteur.swarm.duel.record import HEIGHT, MOVES, SCRATCH, WIDTH, Game
from saboteur.swarm.duel.reference import Reference
from saboteur.swarm.duel.tables import Tables, build
from saboteur.swarm.record import Numbers


def _reference(rules: DuelRules, *, reference_deals: bool) -> Reference:
    return Reference(rules, build(rules, reference_deals=reference_deals))


def _scores(field: Callable[[str], Numbers], seats: int) -> Numbers:
    return field("nuggets")[:, :seats]


def _winners(scores: Numbers) -> Numbers:
    """Mark those with the most nuggets; alone, nobody wins (D-42, D-50, R-115)."""
    if scores.shape[1] == 1:
        return np.zeros(scores.shape, np.bool_)
    found: Numbers = scores == scores.max(1, keepdims=True)
    return found


DUEL: Final = Box(
    id="duel",
    modules=(window, chance, laying, drawing, rounds, flow, settling, actions, observing),
    hot=frozenset(
        (
            actions.is_beside_gold_or_goal,
            actions.list_lays_at,
            actions.spend,
            chance.choose,
            drawing.discard,
            flow.act,
            flow.end,
            flow.is_out_of_cards,
            flow.may_bribe,
            laying.colour_of,
            laying.face_sides,
            laying.spread_from,
            observing.knows_goal,
            rounds.begin_turn,
            rounds.put_away,
            settling.may_claim,
            window.is_near_rim,
            window.step,
        )
    ),
    game=Game,
    tables=Tables,
    moves=MOVES,
    scratch=SCRATCH,
    pane=(HEIGHT, WIDTH),
    cell_type="i8",
    facts=observing.FACTS,
    new_game=rounds.new_game,
    legal_moves=actions.legal_moves,
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
