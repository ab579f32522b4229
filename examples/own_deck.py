"""Play with the cards of your own box: correct a row of the deck, and the record carries it."""

import saboteur

# Two rows differ; all others stay as they are. The totals of the rulebook are checked again.
DECK = """
[deck]
id = "saboteur"

[[path]]
kind = "straight-vertical"
tracks = ["N-S"]
count = 3
source = "counted in my box"
confidence = "certain"

[[path]]
kind = "straight-horizontal"
tracks = ["E-W"]
count = 4
source = "counted in my box"
confidence = "certain"
"""

game = saboteur.new("saboteur", seats=3, seed="mine", deck=DECK)
while not game.over:
    game.play(game.legal_moves()[0])

record = game.record()
print("in the record:", record.deck == DECK)
print("replayed:", saboteur.loads(str(record)).replay().digest() == game.digest())

# An impossible deck is refused with the reason.
for wrong in (DECK.replace("count = 4", "count = 40"), DECK.replace("E-W", "E-Q")):
    try:
        saboteur.new("saboteur", seats=3, seed="mine", deck=wrong)
    except saboteur.DeckError as error:
        print("refused:", error)
