"""The loops for a GPU: one thread runs the ``*_one`` function of ``loops`` for one game.

The rules of a box are in ``actions`` and ``laying`` of its package, such as ``swarm.base``.
"""

import numpy as np
from numba import cuda

from saboteur.swarm import loops
from saboteur.swarm.loops import ArrayRows, Games, TablesRow
from saboteur.swarm.numpy_record import IntRow

MOVES = SCRATCH = 1
"""The lengths of a thread's local arrays; ``cuda`` binds those of the box (``BoxSpec``)."""

check_one = loops.check_one
choose_one = loops.choose_one
deal_one = loops.deal_one
finish_one = loops.finish_one
list_one = loops.list_one
look_one = loops.look_one
mask_one = loops.mask_one
observe_one = loops.observe_one
play_one = loops.play_one


def deal(games: Games, tables: TablesRow, seed: int, numbers: IntRow) -> None:
    game_index = cuda.grid(1)
    if game_index < len(games):
        scratch = cuda.local.array(SCRATCH, np.int64)
        deal_one(games, tables, game_index, seed, numbers, scratch)


def list_moves(games: Games, tables: TablesRow, moves: ArrayRows, counts: IntRow) -> None:
    game_index = cuda.grid(1)
    if game_index < len(games):
        list_one(games, tables, game_index, moves, counts)


def choose(games: Games, moves: ArrayRows, counts: IntRow, chosen: IntRow) -> None:
    game_index = cuda.grid(1)
    if game_index < len(games):
        words = cuda.local.array(4, np.int64)
        choose_one(games, game_index, moves, counts, chosen, words)


def check(moves: ArrayRows, counts: IntRow, chosen: IntRow, illegal: IntRow) -> None:
    game_index = cuda.grid(1)
    if game_index < len(counts):
        check_one(game_index, moves, counts, chosen, illegal)


def play(games: Games, tables: TablesRow, chosen: IntRow) -> None:
    game_index = cuda.grid(1)
    if game_index < len(games):
        scratch = cuda.local.array(SCRATCH, np.int64)
        play_one(games, tables, game_index, chosen, scratch)


def observe(games: Games, tables: TablesRow, cells: ArrayRows, facts: ArrayRows) -> None:
    game_index = cuda.grid(1)
    if game_index < len(games):
        observe_one(games, tables, game_index, cells, facts)


def mask(
    moves: ArrayRows,
    counts: IntRow,
    marked_moves: ArrayRows,
    marked_counts: IntRow,
    marks: ArrayRows,
) -> None:
    game_index = cuda.grid(1)
    if game_index < len(counts):
        mask_one(game_index, moves, counts, marked_moves, marked_counts, marks)


def look(
    games: Games,
    tables: TablesRow,
    moves: ArrayRows,
    counts: IntRow,
    cells: ArrayRows,
    facts: ArrayRows,
    bits: ArrayRows,
) -> None:
    game_index = cuda.grid(1)
    if game_index < len(games):
        look_one(games, tables, game_index, moves, counts, cells, facts, bits)


def finish(games: Games, tables: TablesRow, played: IntRow) -> None:
    game_index = cuda.grid(1)
    if game_index < len(games):
        moves = cuda.local.array(MOVES, np.int32)
        words = cuda.local.array(4, np.int64)
        scratch = cuda.local.array(SCRATCH, np.int64)
        finish_one(games, tables, game_index, played, moves, words, scratch)
