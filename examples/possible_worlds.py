"""What can a seat know? Sample games that it cannot tell from the real one, and count in them."""

from collections import Counter

import saboteur

WORLDS = 60
ME = 0

# Play on until this seat has looked at a goal.
game = saboteur.new("saboteur", seats=4, seed="worlds")
while not any(goal.seen for goal in game.view(ME).goals):
    moves = game.legal_moves()
    looks = [move for move in moves if move.verb == "play" and move.card == "map"]
    game.play((looks if looks and game.decider == ME else moves)[0])

view = game.view(ME)
print(view)
for goal in view.goals:
    print(f"goal at {goal.x},{goal.y}: {goal.seen or 'never looked at'}")

# A world is made from the view alone: it contains no secret of the real game.
gold, saboteurs = Counter(), Counter()
for number in range(WORLDS):
    world = game.determinise(ME, seed=f"world {number}")
    assert world.view(ME).to_dict() == view.to_dict()  # noqa: S101 - the documented guarantee
    # A game contains its secrets; those of a sampled world are imagined.
    for goal in world.view("open").goals:
        gold[f"{goal.x},{goal.y}"] += goal.face == "treasure"
    for seat in range(game.seats):
        saboteurs[seat] += world.view(seat).role == "saboteur"

for cell, count in sorted(gold.items()):
    print(f"gold at {cell}: {count} of {WORLDS} worlds")
for seat, count in sorted(saboteurs.items()):
    print(f"seat {seat} a saboteur: {count} of {WORLDS} worlds")
