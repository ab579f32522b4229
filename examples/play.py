"""Play a whole game: list the legal moves, choose one, read the events."""

import random

import saboteur

dice = random.Random("friday")  # the players' random numbers; the deal has a seed of its own

game = saboteur.new("saboteur", seats=5, seed="friday")
print(repr(game))

while not game.over:
    # The decider has at least one move, and a path is more fun than a pass.
    moves = game.legal_moves()
    paths = [move for move in moves if move.verb == "lay"]
    seat, move = game.decider, dice.choice(paths or moves)
    events = game.play(move)
    if len(game.moves) <= 3:
        print(f"seat {seat}: {move}")
        for event in events:
            print(f"    {event}")
    if len(game.moves) == 30:
        print(game)  # the public view of the board

print(f"{len(game.moves)} moves in {game.round} rounds")
print("scores:", *game.scores)
print("winners:", *game.winners)
