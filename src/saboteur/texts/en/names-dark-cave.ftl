### Names shown to players: The Dark Cave, its clans, creatures, cards and option.

## Box

box-dark-cave = The Dark Cave
    .description = Two clans flee a flooding mine, each with saboteurs, past creatures and webs to the one exit: 2 to 8 seats, one game.

## Clans

role-yellow-loyal = Loyal to yellow
role-yellow-saboteur = Saboteur in yellow, serves blue
role-blue-loyal = Loyal to blue
role-blue-saboteur = Saboteur in blue, serves yellow

## Creatures

creature-rat = Rat
creature-lindworm = Lindworm
creature-goblin = Goblin

## Path cards

# Directions are those of the card before any half-turn; I, II and III are levels.
card-cross-i = Crossing (I)
card-t-horizontal-i = Horizontal T-junction (I)
card-t-vertical-i = Vertical T-junction (I)
card-straight-horizontal-i = Horizontal straight (I)
card-straight-vertical-i = Vertical straight (I)
card-curve-nw-i = North-west curve (I)
card-curve-ne-i = North-east curve (I)
card-cross-ii = Crossing (II)
card-t-vertical-ii = Vertical T-junction (II)
card-t-horizontal-ii = Horizontal T-junction (II)
card-straight-horizontal-ii = Horizontal straight (II)
card-straight-vertical-ii = Vertical straight (II)
card-curve-nw-ii = North-west curve (II)
card-curve-ne-ii = North-east curve (II)
card-cross-iii = Crossing (III)
card-t-vertical-iii = Vertical T-junction (III)
card-t-horizontal-iii = Horizontal T-junction (III)
card-straight-horizontal-iii = Horizontal straight (III)
card-straight-vertical-iii = Vertical straight (III)
card-curve-nw-iii = North-west curve (III)
card-curve-ne-iii = North-east curve (III)
card-abyss-cross-i = Crossing with an abyss (I)
card-abyss-t-horizontal-i = Horizontal T-junction with an abyss (I)
card-abyss-straight-horizontal-i = Horizontal straight with an abyss (I)
card-abyss-cross-ii = Crossing with an abyss (II)
card-abyss-t-vertical-ii = Vertical T-junction with an abyss (II)
card-abyss-straight-vertical-ii = Vertical straight with an abyss (II)
card-abyss-cross-iii = Crossing with an abyss (III)
card-abyss-t-horizontal-iii = Horizontal T-junction with an abyss (III)
card-abyss-t-vertical-iii = Vertical T-junction with an abyss (III)
card-ladder-t-horizontal-i = Horizontal T-junction with a ladder (I)
card-ladder-t-vertical-ii = Vertical T-junction with a ladder (II)
card-ladder-curve-nw-ii = North-west curve with a ladder (II)
card-ladder-curve-ne-iii = North-east curve with a ladder (III)
card-bridge-horizontal-i = Bridge from west to east (I)
card-bridge-horizontal-ii = Bridge from west to east (II)
card-bridge-vertical-ii = Bridge from north to south (II)
card-bridge-vertical-iii = Bridge from north to south (III)
card-tunnel-nw-i = North-west double curve with a tunnel (I)
card-tunnel-ne-i = North-east double curve with a tunnel (I)
card-tunnel-nw-ii = North-west double curve with a tunnel (II)
card-tunnel-ne-ii = North-east double curve with a tunnel (II)
card-tunnel-nw-iii = North-west double curve with a tunnel (III)
card-vein-t-horizontal-ii = Horizontal T-junction with a gold vein (II)
card-vein-t-vertical-iii = Vertical T-junction with a gold vein (III)
card-goal-exit = Exit
card-goal-ladder = Goal with a ladder
card-goal-abyss = Goal with an abyss
card-goal-vein = Goal with a gold vein

## Action cards

card-secret-information-i = Secret information (I)
card-secret-information-ii = Secret information (II)
card-secret-information-iii = Secret information (III)
card-rockfall-i = Rockfall (I)
card-rockfall-ii = Rockfall (II)
card-rockfall-iii = Rockfall (III)
card-hand-swap-ii = Hand swap (II)
card-hand-swap-iii = Hand swap (III)
card-web-i = Web (I)
card-web-ii = Web (II)
card-web-iii = Web (III)
card-boots-i = Boots (I)
card-boots-ii = Boots (II)
card-axe-i = Axe (I)
card-axe-ii = Axe (II)
card-axe-iii = Axe (III)
card-rat-i = Rat (I)
card-rat-ii = Rat (II)
card-rat-iii = Rat (III)
card-lindworm-ii = Lindworm (II)
card-lindworm-iii = Lindworm (III)
card-goblin-ii = Goblin (II)
card-goblin-iii = Goblin (III)

## Options


## Rule pages

page-dark-cave = The Dark Cave: rules
page-sources-dark-cave = In the references, 003 is the French rulebook of La mine se rebelle; section names are quoted as printed. Seat means a place at the table, player whoever sits there. Shapes of cards, their spaces and their split over the three stacks are reconstructed (see the deck file dark-cave.toml); whoever owns the box may correct them with a deck file.
