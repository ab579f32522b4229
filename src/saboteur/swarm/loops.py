"""What is done to every game of a swarm, one after the other.

``each_*`` is one game's share: a thread of its own does it on a graphics card (``cuda``). The
others go through all games, on a processor or in plain Python. ``tables`` is a row of one. What is
only declared here, each box has its own of (``machine.bound``).
"""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from saboteur.swarm.chance import choose, prepare_choice
from saboteur.swarm.record import AnyGame, Record, Row

Games: TypeAlias = Sequence[AnyGame]
Rules: TypeAlias = Sequence[Record]
Rows: TypeAlias = Sequence[Row]


def unbound(*_: object) -> int:
    """Stand where the rules of a box will stand."""
    raise NotImplementedError


new_game: Callable[[AnyGame, Record, int, int, Row], object] = unbound
legal_moves: Callable[[AnyGame, Record, Row], int] = unbound
play: Callable[[AnyGame, Record, int, Row], object] = unbound
observe: Callable[[AnyGame, Record, Row, Row], object] = unbound


def each_deal(
    games: Games, tables: Rules, which: int, seed: int, numbers: Row, scratch: Row
) -> None:
    """Begin the game with a number, unless it is -1."""
    if numbers[which] >= 0:
        new_game(games[which], tables[0], seed, numbers[which], scratch)


def each_list(games: Games, tables: Rules, which: int, moves: Rows, counts: Row) -> None:
    """List the legal moves of a game."""
    counts[which] = legal_moves(games[which], tables[0], moves[which])


def each_choice(
    games: Games, which: int, moves: Rows, counts: Row, chosen: Row, words: Row
) -> None:
    """Choose one of the legal moves at random; -1 if there is none."""
    chosen[which] = -1
    if counts[which]:
        prepare_choice(games[which], words)
        chosen[which] = moves[which][choose(games[which], counts[which] + 0, words)]


def each_check(which: int, moves: Rows, counts: Row, chosen: Row, illegal: Row) -> None:
    """Tell whether a chosen move is none of the legal ones; -1 is no move at all."""
    illegal[which] = 1 if chosen[which] >= 0 else 0
    for place in range(counts[which]):
        if moves[which][place] == chosen[which]:
            illegal[which] = 0


def each_play(games: Games, tables: Rules, which: int, chosen: Row, scratch: Row) -> None:
    """Play the chosen move of a game, unless it is -1."""
    if chosen[which] >= 0:
        play(games[which], tables[0], chosen[which], scratch)


def each_observe(games: Games, tables: Rules, which: int, cells: Rows, facts: Rows) -> None:
    """Write down what the decider of a game sees."""
    observe(games[which], tables[0], cells[which], facts[which])


def each_mask(
    which: int, moves: Rows, counts: Row, masked: Rows, masked_n: Row, mask: Rows
) -> None:
    """Mark the legal moves; only what was marked before is wiped out."""
    for place in range(masked_n[which]):
        mask[which][masked[which][place]] = 0
    for place in range(counts[which]):
        move = moves[which][place]
        mask[which][move] = 1
        masked[which][place] = move
    masked_n[which] = counts[which]


def each_look(
    games: Games,
    tables: Rules,
    which: int,
    moves: Rows,
    counts: Row,
    cells: Rows,
    facts: Rows,
    bits: Rows,
) -> None:
    """List the legal moves, mark each with a bit, and write down what the decider sees.

    What was listed the last time is what has to be wiped out.
    """
    for place in range(counts[which]):
        bits[which][moves[which][place] >> 3] = 0
    counts[which] = legal_moves(games[which], tables[0], moves[which])
    for place in range(counts[which]):
        move = moves[which][place] + 0
        bits[which][move >> 3] |= 1 << (move & 7)
    observe(games[which], tables[0], cells[which], facts[which])


def each_finish(
    games: Games, tables: Rules, which: int, played: Row, moves: Row, words: Row, scratch: Row
) -> None:
    """Play a game at random until nobody is asked any more; count the decisions."""
    game = games[which]
    played[which] = 0
    while True:
        many = legal_moves(game, tables[0], moves)
        if many == 0:
            return
        if game.moves & 3 == 0 or played[which] == 0:
            prepare_choice(game, words)
        play(game, tables[0], moves[choose(game, many, words)], scratch)
        played[which] += 1


def deal_all(games: Games, tables: Rules, seed: int, numbers: Row, scratch: Row) -> None:
    """Begin games."""
    for which in range(len(games)):
        each_deal(games, tables, which, seed, numbers, scratch)


def list_all(games: Games, tables: Rules, moves: Rows, counts: Row) -> None:
    """List the legal moves of all games."""
    for which in range(len(games)):
        each_list(games, tables, which, moves, counts)


def choose_all(games: Games, moves: Rows, counts: Row, chosen: Row, words: Row) -> None:
    """Choose moves at random."""
    for which in range(len(games)):
        each_choice(games, which, moves, counts, chosen, words)


def check_all(moves: Rows, counts: Row, chosen: Row, illegal: Row) -> None:
    """Tell which of the chosen moves are not legal."""
    for which in range(len(counts)):
        each_check(which, moves, counts, chosen, illegal)


def play_all(games: Games, tables: Rules, chosen: Row, scratch: Row) -> None:
    """Play the chosen moves."""
    for which in range(len(games)):
        each_play(games, tables, which, chosen, scratch)


def observe_all(games: Games, tables: Rules, cells: Rows, facts: Rows) -> None:
    """Write down what the deciders see."""
    for which in range(len(games)):
        each_observe(games, tables, which, cells, facts)


def mask_all(moves: Rows, counts: Row, masked: Rows, masked_n: Row, mask: Rows) -> None:
    """Mark the legal moves of all games."""
    for which in range(len(counts)):
        each_mask(which, moves, counts, masked, masked_n, mask)


def look_all(
    games: Games, tables: Rules, moves: Rows, counts: Row, cells: Rows, facts: Rows, bits: Rows
) -> None:
    """List and mark the legal moves of all games, and write down what the deciders see."""
    for which in range(len(games)):
        each_look(games, tables, which, moves, counts, cells, facts, bits)


def finish_all(
    games: Games, tables: Rules, played: Row, moves: Row, words: Row, scratch: Row
) -> None:
    """Play all games at random to their ends."""
    for which in range(len(games)):
        each_finish(games, tables, which, played, moves, words, scratch)
