"""The loops for a graphics card: a thread does each game's share (``loops.each_*``)."""

import numpy as np
from numba import cuda

from saboteur.swarm import loops
from saboteur.swarm.loops import Games, Rows, Rules
from saboteur.swarm.record import Row

MOVES = SCRATCH = 1
"""How long the arrays of a thread are: each box says so (``Box``)."""

each_check = loops.each_check
each_choice = loops.each_choice
each_deal = loops.each_deal
each_finish = loops.each_finish
each_list = loops.each_list
each_look = loops.each_look
each_mask = loops.each_mask
each_observe = loops.each_observe
each_play = loops.each_play


def deal(games: Games, tables: Rules, seed: int, numbers: Row) -> None:
    """Begin games."""
    which = cuda.grid(1)
    if which < len(games):
        scratch = cuda.local.array(SCRATCH, np.int64)
        each_deal(games, tables, which, seed, numbers, scratch)


def list_(games: Games, tables: Rules, moves: Rows, counts: Row) -> None:
    """List the legal moves."""
    which = cuda.grid(1)
    if which < len(games):
        each_list(games, tables, which, moves, counts)


def choose(games: Games, moves: Rows, counts: Row, chosen: Row) -> None:
    """Choose moves at random."""
    which = cuda.grid(1)
    if which < len(games):
        words = cuda.local.array(4, np.int64)
        each_choice(games, which, moves, counts, chosen, words)


def check(moves: Rows, counts: Row, chosen: Row, illegal: Row) -> None:
    """Tell which of the chosen moves are not legal."""
    which = cuda.grid(1)
    if which < len(counts):
        each_check(which, moves, counts, chosen, illegal)


def play(games: Games, tables: Rules, chosen: Row) -> None:
    """Play the chosen moves."""
    which = cuda.grid(1)
    if which < len(games):
        scratch = cuda.local.array(SCRATCH, np.int64)
        each_play(games, tables, which, chosen, scratch)


def observe(games: Games, tables: Rules, cells: Rows, facts: Rows) -> None:
    """Write down what the deciders see."""
    which = cuda.grid(1)
    if which < len(games):
        each_observe(games, tables, which, cells, facts)


def mask(moves: Rows, counts: Row, masked: Rows, masked_n: Row, marks: Rows) -> None:
    """Mark the legal moves."""
    which = cuda.grid(1)
    if which < len(counts):
        each_mask(which, moves, counts, masked, masked_n, marks)


def look(
    games: Games, tables: Rules, moves: Rows, counts: Row, cells: Rows, facts: Rows, bits: Rows
) -> None:
    """List and mark the legal moves, and write down what the deciders see."""
    which = cuda.grid(1)
    if which < len(games):
        each_look(games, tables, which, moves, counts, cells, facts, bits)


def finish(games: Games, tables: Rules, played: Row) -> None:
    """Play games at random to their ends."""
    which = cuda.grid(1)
    if which < len(games):
        moves = cuda.local.array(MOVES, np.int32)
        words = cuda.local.array(4, np.int64)
        scratch = cuda.local.array(SCRATCH, np.int64)
        each_finish(games, tables, which, played, moves, words, scratch)
