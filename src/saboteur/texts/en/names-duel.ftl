### Names shown to players: Le Duel, its cards, colours, option, grades and questions.

## Box

box-duel = The Duel
    .description = Two dwarves dig against each other, with doors, keys, trolls and ladders of their colours; or one alone: 1 or 2 seats, three rounds.

## Colours

colour-blue = Blue
colour-green = Green

## Path cards

# Directions are those of the card before any half-turn.
card-start-blue = Blue start
card-start-green = Green start
card-mixed-vertical-stub-w = Vertical straight, dead end west
card-mixed-curve-ne-stub-w = North-east curve, dead end west
card-mixed-curve-nw-stub-e = North-west curve, dead end east
card-mixed-curve-nw-stub-s = North-west curve, dead end south
card-bridge-gold = Bridge, gold on the vertical track
card-double-curve-nw-es-gold = Double curve, gold in the south-east bend
card-ladder-blue-nw = Blue ladder, north-west curve
card-ladder-green-ne = Green ladder, north-east curve
card-door-blue-cross = Crossing, blue door south
card-door-green-cross = Crossing, green door west
card-door-blue-t-vertical = Vertical T-junction, blue door north
card-door-green-t-vertical = Vertical T-junction, green door south
card-door-blue-t-horizontal = Horizontal T-junction, blue door east
card-door-green-t-horizontal = Horizontal T-junction, green door north
card-gold-t-vertical-stub-e = Vertical T-junction, gold in a dead end east
card-gold-t-horizontal-stub-s = Horizontal T-junction, gold in a dead end south
card-gold-horizontal-stub-s = Horizontal straight, gold in a dead end south
card-troll-cross = Crossing with a troll
card-troll-t-vertical = Vertical T-junction with a troll
card-troll-t-horizontal = Horizontal T-junction with a troll

## Goals

card-stone-cross = Stone: crossing
card-stone-stubs-nesw = Stone: four dead ends
card-stone-stubs-nsw = Stone: dead ends north, south and west
card-stone-stubs-new = Stone: dead ends north, east and west
card-gold-1-curve-nw-door-green = 1 nugget: north-west curve, green door west
card-gold-1-curve-ne-door-blue = 1 nugget: north-east curve, blue door east
card-gold-1-stubs-nw = 1 nugget in the dead end west, another dead end north
card-gold-1-vertical-stubs-ew = 1 nugget: vertical straight, dead ends east and west
card-gold-1-t-vertical-door-blue = 1 nugget: vertical T-junction, blue door west
card-gold-1-t-horizontal-door-green = 1 nugget: horizontal T-junction, green door east
card-gold-2-curve-nw = 2 nuggets: north-west curve
card-gold-2-curve-ne = 2 nuggets: north-east curve
card-gold-2-horizontal-stubs-ns = 2 nuggets: horizontal straight, dead ends north and south
card-gold-2-t-vertical-door-green = 2 nuggets: vertical T-junction, green door south
card-gold-2-t-horizontal-door-blue = 2 nuggets: horizontal T-junction, blue door north
card-gold-3-stubs-ne = 3 nuggets in the dead end north, another dead end east
card-gold-3-t-vertical-door-blue = 3 nuggets: vertical T-junction, blue door north
card-gold-3-t-horizontal-door-green = 3 nuggets: horizontal T-junction, green door north

## Action cards

card-secret-plan = Secret plan
card-key = Key

## Options

option-solo_colour = Colour in solo
    .meaning = Says which dwarf you play when you play alone.
option-solo_colour-blue = Blue
    .meaning = You play the blue dwarf (the usual setting).
option-solo_colour-green = Green
    .meaning = You play the green dwarf.

## Grades of a solo game

grade-1 = Better luck next time
grade-2 = Not bad, and there is more to find
grade-3 = A fine nose for gold
grade-4 = Monarch of the dwarves

## Questions

decision-before-draw = Bribe a troll before you draw, or stop.
decision-claim-gold = Choose the gold that you claim: there are not enough counters for all of it.

## Rule page

page-duel = The Duel: rules
page-sources-duel = In the references, 002 is the French rulebook of Le Duel; section names are quoted as printed. Seat means a place at the table, player whoever sits there.
