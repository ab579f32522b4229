"""Why is a move not allowed? The refusal names a clause of the rules, which has a text."""

import saboteur
from saboteur.texts import Texts

game = saboteur.new("saboteur", seats=3, seed="why")
texts = Texts("en")  # or "fr"
hand = game.view(game.decider).hand
print("hand:", *hand)

ATTEMPTS = (
    "lay cross 7,7",  # no neighbouring card
    "lay dead-vertical 1,0",  # Start is open to the east, this card is closed to the west
    "play rockfall 0,0",  # Start cannot be removed
    "lay t-vertical 1,0",  # not in this hand
    "lay cross 1,0",
)
for attempt in ATTEMPTS:
    refusal = game.explain(attempt)
    if refusal is None:
        print(f"{attempt}: allowed")
    else:
        print(f"{attempt}: {refusal.code}, by {refusal.clause}")
        print("   ", texts.text(refusal.clause))

# The exception gives the same reason, and the game has not changed.
before = game.digest()
try:
    game.play("lay cross 7,7")
except saboteur.IllegalMove as error:
    print("raised:", error)
print("unchanged:", game.digest() == before)

try:
    game.play("lay somewhere nice")
except saboteur.MalformedMove as error:
    print("not a move at all:", error)
