"""Rounds: how they are dealt, and what comes after the last (S2-6 to S2-8, S2-44 to S2-46)."""

from saboteur.swarm.base.laying import Scratch
from saboteur.swarm.base.rounds import begin_game, lay_ready, set_starter, shuffle_round
from saboteur.swarm.record import DEAL, NOBODY, OVER
from saboteur.swarm.saboteur2.flow import begin_turn
from saboteur.swarm.saboteur2.record import Game
from saboteur.swarm.saboteur2.tables import Tables


def begin_round(game: Game, tables: Tables, scratch: Scratch) -> None:
    """Begin a round whose cards and roles lie shuffled; nothing lies before anybody (S2-44)."""
    lay_ready(game, tables, scratch)
    game.spare_n = tables.roles_n - tables.seats
    game.gone_n = 0
    game.more = 0
    game.thieves_n = 0
    game.order_n = 0
    game.order_at = 0
    for entry in range(len(game.peeks)):
        game.peeks[entry] = 0
    begin_turn(game, game.starter)


def deal_round(game: Game, tables: Tables, scratch: Scratch) -> None:
    """Deal a round; what the reference deals waits for it here.

    The roles that are dealt to nobody lie shuffled: the first is as good a lot as any (R-48).
    """
    if tables.reference_deals:
        game.stage = DEAL
        return
    shuffle_round(game, tables, scratch)
    for lot in range(len(game.lots)):
        game.lots[lot] = 0
    begin_round(game, tables, scratch)


def new_game(game: Game, tables: Tables, seed: int, number: int, scratch: Scratch) -> None:
    """Begin a game in which nobody has nuggets."""
    begin_game(game, tables, seed, number, scratch)
    for seat in range(len(game.nuggets)):
        game.nuggets[seat] = 0
    for entry in range(len(game.shown_roles)):
        game.shown_roles[entry] = 0
    deal_round(game, tables, scratch)


def end_round(game: Game, tables: Tables, scratch: Scratch) -> None:
    """Begin the next round, or end the game after the last (S2-44 to S2-46)."""
    if game.round == tables.rounds:
        game.stage = OVER
        game.decider = NOBODY
        return
    set_starter(game, tables)
    game.round += 1
    deal_round(game, tables, scratch)
