"""Saboteur, as the swarm plays it."""

from collections.abc import Callable
from typing import Final

import numpy as np

from saboteur.games.classic.rules import ClassicRules
from saboteur.swarm import chance, window
from saboteur.swarm.base import actions, goals, laying, observing, positions, rounds
from saboteur.swarm.base.record import ENDS, MOVES, SEATS, WORTHS, Game
from saboteur.swarm.base.reference import Reference
from saboteur.swarm.base.tables import Tables, build
from saboteur.swarm.box import Box
from saboteur.swarm.record import Numbers


def _reference(rules: ClassicRules, *, reference_deals: bool) -> Reference:
    return Reference(rules, build(rules, reference_deals=reference_deals))


def _scores(field: Callable[[str], Numbers], seats: int) -> Numbers:
    gold = field("gold").reshape(-1, SEATS, WORTHS)
    found: Numbers = (gold * np.arange(WORTHS)).sum(2)[:, :seats]
    return found


def _winners(scores: Numbers) -> Numbers:
    """Mark those with the most nuggets (B-53)."""
    found: Numbers = scores == scores.max(1, keepdims=True)
    return found


SABOTEUR: Final = Box(
    id="saboteur",
    modules=(window, chance, laying, rounds, goals, actions, observing),
    hot=frozenset(
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
            actions.spend,
            chance.choose,
            chance.philox,
            goals.is_treasure_linked,
            goals.settle,
            goals.turn_over_reached,
            laying.lay_path,
            laying.put,
            observing.knows_goal,
            observing.observe,
            observing.observe_card,
            observing.observe_cards,
            observing.observe_cells,
            observing.observe_game,
            observing.observe_seat,
            observing.pane_place,
            window.is_near_rim,
            window.step,
            rounds.begin_turn,
            rounds.draw,
            rounds.next_seat,
            rounds.finish_turn,
        )
    ),
    game=Game,
    tables=Tables,
    moves=MOVES,
    scratch=ENDS,
    pane=(observing.PANE, observing.PANE),
    cell_type="u2",
    facts=observing.FACTS,
    new_game=rounds.new_game,
    legal_moves=actions.legal_moves,
    play=actions.play,
    observe=observing.observe,
    reference=_reference,
    load=positions.load,
    restore=positions.restore,
    conclude=positions.conclude,
    planes=observing.PLANES,
    fact_names=observing.fact_names,
    scores=_scores,
    winners=_winners,
)
