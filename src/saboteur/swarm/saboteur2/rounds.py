"""Rounds: the deal, and the end of a round or the game (S2-6 to S2-8, S2-44 to S2-46)."""

from saboteur.swarm.base.laying import Scratch
from saboteur.swarm.base.rounds import begin_game, set_starter, set_up_round, shuffle_round
from saboteur.swarm.numpy_record import AWAITING_DEAL, NO_SEAT, OVER
from saboteur.swarm.saboteur2.flow import begin_turn
from saboteur.swarm.saboteur2.game_record import Saboteur2GameRecord
from saboteur.swarm.saboteur2.rule_tables import Saboteur2RuleTables


def begin_round(game: Saboteur2GameRecord, tables: Saboteur2RuleTables, scratch: Scratch) -> None:
    """Begin a round after cards and roles have been shuffled; all marks are gone (S2-44)."""
    set_up_round(game, tables, scratch)
    game.spare_role_count = tables.role_count - tables.seats
    game.replaced_role_count = 0
    game.cards_remaining = 0
    game.thief_count = 0
    game.thief_order_count = 0
    game.thief_order_index = 0
    for entry in range(len(game.role_peeks)):
        game.role_peeks[entry] = 0
    begin_turn(game, game.starter)


def deal_round(game: Saboteur2GameRecord, tables: Saboteur2RuleTables, scratch: Scratch) -> None:
    """Deal a round, or wait for the reference engine to deal it.

    The undealt roles are shuffled, so taking the first of them is a random draw (R-48).
    """
    if tables.reference_deals:
        game.stage = AWAITING_DEAL
        return
    shuffle_round(game, tables, scratch)
    for draw in range(len(game.role_draws)):
        game.role_draws[draw] = 0
    begin_round(game, tables, scratch)


def new_game(
    game: Saboteur2GameRecord, tables: Saboteur2RuleTables, seed: int, number: int, scratch: Scratch
) -> None:
    """Start a game in which no seat has nuggets."""
    begin_game(game, tables, seed, number, scratch)
    for seat in range(len(game.nuggets)):
        game.nuggets[seat] = 0
    for entry in range(len(game.shown_roles)):
        game.shown_roles[entry] = 0
    deal_round(game, tables, scratch)


def end_round(game: Saboteur2GameRecord, tables: Saboteur2RuleTables, scratch: Scratch) -> None:
    """Start the next round, or end the game after the last (S2-44 to S2-46)."""
    if game.round == tables.rounds:
        game.stage = OVER
        game.decider = NO_SEAT
        return
    set_starter(game, tables)
    game.round += 1
    deal_round(game, tables, scratch)
