"""Count sequences of moves (perft), as chess engines do: equal counts show equal rules."""

import saboteur


def count(game, depth):
    """Count the sequences of ``depth`` moves; a finished game has only the empty one."""
    if depth == 0:
        return 1
    moves = game.legal_moves()
    if depth == 1:
        return len(moves)  # no need to make them
    total = 0
    for move in moves:
        after = game.clone()  # independent: the game itself does not change
        after.play(move)
        total += count(after, depth - 1)
    return total


for box, seats in (("saboteur", 3), ("duel", 2), ("lost-mines", 3), ("dark-cave", 3)):
    game = saboteur.new(box, seats=seats, seed="perft")
    print(f"{box:10}", *(f"{count(game, depth):>6}" for depth in range(3)))
