"""The loops over all games of a swarm.

A ``*_one`` function handles one game; on a GPU each game has its own thread (``cuda``). The
``*_all`` functions go through all games, on the CPU or in plain Python. ``tables`` is an array
with one element. Names that are only declared here are bound to the functions of a box
(``compilation.rule_bindings``).
"""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from saboteur.swarm.chance import choose_index, draw_choice_words
from saboteur.swarm.numpy_record import GameRecord, IntRow, NumpyRecord

Games: TypeAlias = Sequence[GameRecord]
TablesRow: TypeAlias = Sequence[NumpyRecord]
ArrayRows: TypeAlias = Sequence[IntRow]


def placeholder(*_: object) -> int:
    """Stand in for a rule function until the functions of a box are bound."""
    raise NotImplementedError


new_game: Callable[[GameRecord, NumpyRecord, int, int, IntRow], object] = placeholder
legal_moves: Callable[[GameRecord, NumpyRecord, IntRow], int] = placeholder
play: Callable[[GameRecord, NumpyRecord, int, IntRow], object] = placeholder
observe: Callable[[GameRecord, NumpyRecord, IntRow, IntRow], object] = placeholder


def deal_one(
    games: Games, tables: TablesRow, index: int, seed: int, numbers: IntRow, scratch: IntRow
) -> None:
    """Start the game with the number ``numbers[index]``; -1 leaves the game as it is."""
    if numbers[index] >= 0:
        new_game(games[index], tables[0], seed, numbers[index], scratch)


def list_one(games: Games, tables: TablesRow, index: int, moves: ArrayRows, counts: IntRow) -> None:
    """List the legal moves of a game."""
    counts[index] = legal_moves(games[index], tables[0], moves[index])


def choose_one(
    games: Games, index: int, moves: ArrayRows, counts: IntRow, chosen: IntRow, words: IntRow
) -> None:
    """Choose one of the legal moves at random; -1 if there is none."""
    chosen[index] = -1
    if counts[index]:
        draw_choice_words(games[index], words)
        chosen[index] = moves[index][choose_index(games[index], counts[index] + 0, words)]


def check_one(
    index: int, moves: ArrayRows, counts: IntRow, chosen: IntRow, illegal: IntRow
) -> None:
    """Store whether the chosen move of a game is illegal; -1, no move, is legal."""
    illegal[index] = 1 if chosen[index] >= 0 else 0
    for place in range(counts[index]):
        if moves[index][place] == chosen[index]:
            illegal[index] = 0


def play_one(games: Games, tables: TablesRow, index: int, chosen: IntRow, scratch: IntRow) -> None:
    """Play the chosen move of a game, unless it is -1."""
    if chosen[index] >= 0:
        play(games[index], tables[0], chosen[index], scratch)


def observe_one(
    games: Games, tables: TablesRow, index: int, cells: ArrayRows, facts: ArrayRows
) -> None:
    """Write the observation of the decider of a game."""
    observe(games[index], tables[0], cells[index], facts[index])


def mask_one(
    index: int,
    moves: ArrayRows,
    counts: IntRow,
    marked_moves: ArrayRows,
    marked_counts: IntRow,
    mask: ArrayRows,
) -> None:
    """Mark the legal moves in ``mask``; only the marks of the previous call are cleared."""
    for place in range(marked_counts[index]):
        mask[index][marked_moves[index][place]] = 0
    for place in range(counts[index]):
        move = moves[index][place]
        mask[index][move] = 1
        marked_moves[index][place] = move
    marked_counts[index] = counts[index]


def look_one(
    games: Games,
    tables: TablesRow,
    index: int,
    moves: ArrayRows,
    counts: IntRow,
    cells: ArrayRows,
    facts: ArrayRows,
    bits: ArrayRows,
) -> None:
    """List the legal moves, mark each with a bit, and write the decider's observation.

    First, the bits of the moves that the previous call listed are cleared.
    """
    for place in range(counts[index]):
        bits[index][moves[index][place] >> 3] = 0
    counts[index] = legal_moves(games[index], tables[0], moves[index])
    for place in range(counts[index]):
        move = moves[index][place] + 0
        bits[index][move >> 3] |= 1 << (move & 7)
    observe(games[index], tables[0], cells[index], facts[index])


def finish_one(
    games: Games,
    tables: TablesRow,
    index: int,
    played: IntRow,
    moves: IntRow,
    words: IntRow,
    scratch: IntRow,
) -> None:
    """Play a game at random until no decision is pending; count the decisions."""
    game = games[index]
    played[index] = 0
    while True:
        count = legal_moves(game, tables[0], moves)
        if count == 0:
            return
        if game.moves & 3 == 0 or played[index] == 0:
            draw_choice_words(game, words)
        play(game, tables[0], moves[choose_index(game, count, words)], scratch)
        played[index] += 1


def deal_all(games: Games, tables: TablesRow, seed: int, numbers: IntRow, scratch: IntRow) -> None:
    for index in range(len(games)):
        deal_one(games, tables, index, seed, numbers, scratch)


def list_all(games: Games, tables: TablesRow, moves: ArrayRows, counts: IntRow) -> None:
    for index in range(len(games)):
        list_one(games, tables, index, moves, counts)


def choose_all(
    games: Games, moves: ArrayRows, counts: IntRow, chosen: IntRow, words: IntRow
) -> None:
    for index in range(len(games)):
        choose_one(games, index, moves, counts, chosen, words)


def check_all(moves: ArrayRows, counts: IntRow, chosen: IntRow, illegal: IntRow) -> None:
    for index in range(len(counts)):
        check_one(index, moves, counts, chosen, illegal)


def play_all(games: Games, tables: TablesRow, chosen: IntRow, scratch: IntRow) -> None:
    for index in range(len(games)):
        play_one(games, tables, index, chosen, scratch)


def observe_all(games: Games, tables: TablesRow, cells: ArrayRows, facts: ArrayRows) -> None:
    for index in range(len(games)):
        observe_one(games, tables, index, cells, facts)


def mask_all(
    moves: ArrayRows,
    counts: IntRow,
    marked_moves: ArrayRows,
    marked_counts: IntRow,
    mask: ArrayRows,
) -> None:
    for index in range(len(counts)):
        mask_one(index, moves, counts, marked_moves, marked_counts, mask)


def look_all(
    games: Games,
    tables: TablesRow,
    moves: ArrayRows,
    counts: IntRow,
    cells: ArrayRows,
    facts: ArrayRows,
    bits: ArrayRows,
) -> None:
    for index in range(len(games)):
        look_one(games, tables, index, moves, counts, cells, facts, bits)


def finish_all(
    games: Games, tables: TablesRow, played: IntRow, moves: IntRow, words: IntRow, scratch: IntRow
) -> None:
    for index in range(len(games)):
        finish_one(games, tables, index, played, moves, words, scratch)
