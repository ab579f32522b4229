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
card-cross-i = Crossing (level I)
card-t-horizontal-i = Horizontal T-junction (level I)
card-t-vertical-i = Vertical T-junction (level I)
card-straight-horizontal-i = Horizontal straight (level I)
card-straight-vertical-i = Vertical straight (level I)
card-curve-nw-i = North-west curve (level I)
card-curve-ne-i = North-east curve (level I)
card-cross-ii = Crossing (level II)
card-t-vertical-ii = Vertical T-junction (level II)
card-t-horizontal-ii = Horizontal T-junction (level II)
card-straight-horizontal-ii = Horizontal straight (level II)
card-straight-vertical-ii = Vertical straight (level II)
card-curve-nw-ii = North-west curve (level II)
card-curve-ne-ii = North-east curve (level II)
card-cross-iii = Crossing (level III)
card-t-vertical-iii = Vertical T-junction (level III)
card-t-horizontal-iii = Horizontal T-junction (level III)
card-straight-horizontal-iii = Horizontal straight (level III)
card-straight-vertical-iii = Vertical straight (level III)
card-curve-nw-iii = North-west curve (level III)
card-curve-ne-iii = North-east curve (level III)
card-abyss-cross-i = Crossing with an abyss (level I)
card-abyss-t-horizontal-i = Horizontal T-junction with an abyss (level I)
card-abyss-straight-horizontal-i = Horizontal straight with an abyss (level I)
card-abyss-cross-ii = Crossing with an abyss (level II)
card-abyss-t-vertical-ii = Vertical T-junction with an abyss (level II)
card-abyss-straight-vertical-ii = Vertical straight with an abyss (level II)
card-abyss-cross-iii = Crossing with an abyss (level III)
card-abyss-t-horizontal-iii = Horizontal T-junction with an abyss (level III)
card-abyss-t-vertical-iii = Vertical T-junction with an abyss (level III)
card-ladder-t-horizontal-i = Horizontal T-junction with a ladder (level I)
card-ladder-t-vertical-ii = Vertical T-junction with a ladder (level II)
card-ladder-curve-nw-ii = North-west curve with a ladder (level II)
card-ladder-curve-ne-iii = North-east curve with a ladder (level III)
card-bridge-horizontal-i = Bridge from west to east (level I)
card-bridge-horizontal-ii = Bridge from west to east (level II)
card-bridge-vertical-ii = Bridge from north to south (level II)
card-bridge-vertical-iii = Bridge from north to south (level III)
card-tunnel-nw-i = North-west double curve with a tunnel (level I)
card-tunnel-ne-i = North-east double curve with a tunnel (level I)
card-tunnel-nw-ii = North-west double curve with a tunnel (level II)
card-tunnel-ne-ii = North-east double curve with a tunnel (level II)
card-tunnel-nw-iii = North-west double curve with a tunnel (level III)
card-vein-t-horizontal-ii = Horizontal T-junction with a gold vein (level II)
card-vein-t-vertical-iii = Vertical T-junction with a gold vein (level III)
card-goal-exit = Exit
card-goal-ladder = Goal with a ladder
card-goal-abyss = Goal with an abyss
card-goal-vein = Goal with a gold vein

## Action cards

card-secret-information-i = Secret information (level I)
card-secret-information-ii = Secret information (level II)
card-secret-information-iii = Secret information (level III)
card-rockfall-i = Rockfall (level I)
card-rockfall-ii = Rockfall (level II)
card-rockfall-iii = Rockfall (level III)
card-hand-swap-ii = Hand swap (level II)
card-hand-swap-iii = Hand swap (level III)
card-web-i = Web (level I)
card-web-ii = Web (level II)
card-web-iii = Web (level III)
card-boots-i = Boots (level I)
card-boots-ii = Boots (level II)
card-axe-i = Axe (level I)
card-axe-ii = Axe (level II)
card-axe-iii = Axe (level III)
card-rat-i = Rat (level I)
card-rat-ii = Rat (level II)
card-rat-iii = Rat (level III)
card-lindworm-ii = Lindworm (level II)
card-lindworm-iii = Lindworm (level III)
card-goblin-ii = Goblin (level II)
card-goblin-iii = Goblin (level III)

## Options


## Rule pages

page-dark-cave = The Dark Cave: rules
page-sources-dark-cave = In the references, 003 is the French rulebook of La mine se rebelle; section names are quoted as printed. Seat means a place at the table, player whoever sits there. Shapes of cards, their spaces and their split over the three stacks are reconstructed (see the deck file dark-cave.toml); whoever owns the box may correct them with a deck file.
