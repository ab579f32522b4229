### Names of the forgotten treasure and of the treasure chests: modules, cards, options, decisions.

## Modules

module-forgotten-treasure = Forgotten treasure
    .description = A championship card: look through the top of the discard and keep one card instead of drawing.
module-treasure-chests = Treasure chests
    .description = Four covered paths in the maze, each with a chest beneath it that holds a surprise, good or bad.

## Action cards

card-forgotten-treasure = Forgotten treasure

## Paths of the chests

# Directions are those of the card before any half-turn.
card-chest-cross = Chest crossing
card-chest-t-vertical = Chest T-junction, vertical
card-chest-t-horizontal = Chest T-junction, horizontal
card-chest-curve-nw = Chest curve, north-west
card-chest-curve-ne = Chest curve, north-east

## Chests

card-chest-nugget = Chest: a nugget
card-chest-no-plans = Chest: no more maps
card-chest-no-draw = Chest: no draw
card-chest-extra-draw = Chest: an extra card
card-chest-move-goal = Chest: a goal farther away
card-chest-rob = Chest: robbery
card-chest-draw-three = Chest: three to choose from
card-chest-peek = Chest: a glance at a role
card-chest-dig = Chest: digging in the discard
card-chest-cave-in = Chest: cave-in

## Options

option-chest_layout = Places of the chests
    .meaning = Says where the chests lie at the beginning of a round.
option-chest_layout-preset = Fixed
    .meaning = Two chests lie on each side of the way to the goals (the usual setting).
option-chest_layout-random = Drawn at random
    .meaning = Chance chooses the cells each round; chests touch neither each other nor the start nor a goal.

## Decisions

decision-keep-card = Keep one of the cards from the discard
decision-keep-dug = Keep one of the cards you dug up
decision-keep-drawn = Keep one of the cards you drew
decision-orient-path = Choose how the path of the chest shall lie
decision-move-goal = Choose the goal that is moved away
decision-peek-role = Choose whose role you look at
decision-rob-hand = Choose whom you rob
