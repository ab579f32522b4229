"""Save a record, load it again, and see a forged record fail at the changed move."""

import saboteur

game = saboteur.new("duel", seats=2, seed="verify")
while len(game.moves) < 12:
    game.play(game.legal_moves()[-1])

text = str(game.record())  # seed, moves, and after each move the digest of the whole game
print(*text.splitlines()[:12], sep="\n")
print("    ...")

again = saboteur.loads(text).replay()  # plays every move and compares every digest
print("same game:", again.digest() == game.digest())

# Another first move from the same hand: the cards that follow no longer fit the digests.
start = saboteur.new("duel", seats=2, seed="verify")
made, other = str(game.moves[0]), str(start.legal_moves()[0])
try:
    saboteur.loads(text.replace(made, other, 1)).replay()
except saboteur.RecordError as error:
    print("forged:", error)
