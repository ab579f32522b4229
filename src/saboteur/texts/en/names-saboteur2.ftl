### Names of Saboteur 2 shown to players: the box, its roles and its cards.

## Box

box-saboteur2 = Saboteur 2
    .description = Two rival teams of diggers, a boss, a profiteer, geologists and saboteurs, with doors, ladders, thieves and a prison: 2 to 12 seats, three rounds.

## Roles

role-blue-digger = Blue digger
role-green-digger = Green digger
role-boss = Boss
role-profiteer = Profiteer
role-geologist = Geologist

## Path cards

# Directions are those of the card before any half-turn.
card-bridge = Bridge
card-double-curve-nw-es = Double curve, north-west and south-east
card-double-curve-ne-sw = Double curve, north-east and south-west
card-ladder-s = Ladder, south
card-ladder-w = Ladder, west
card-ladder-nw = Ladder, north-west curve
card-ladder-ne = Ladder, north-east curve
card-door-blue-vertical = Blue door, vertical straight
card-door-blue-horizontal = Blue door, horizontal straight
card-door-blue-sw = Blue door, south-west curve
card-door-green-vertical-stub-e = Green door, vertical straight, dead end east
card-door-green-horizontal = Green door, horizontal straight
card-door-green-es = Green door, south-east curve
card-crystal-cross = Crystal crossing
card-crystal-t-horizontal = Crystal T-junction, horizontal
card-crystal-t-vertical = Crystal T-junction, vertical
card-crystal-t-vertical-stub-e = Crystal T-junction, vertical, dead end east
card-crystal-t-horizontal-stub-n = Crystal T-junction, horizontal, dead end north
card-crystal-horizontal-stub-s = Crystal straight, horizontal, dead end south
card-crystal-dead-s = Crystal dead end, south
card-crystal-dead-w = Crystal dead end, west
card-mixed-horizontal-stub-ns = Horizontal straight, dead ends north and south
card-mixed-vertical-stub-ew = Vertical straight, dead ends east and west
card-mixed-vertical-stub-e = Vertical straight, dead end east
card-mixed-curve-es-stub-n = South-east curve, dead end north
card-mixed-curve-ne-stub-s = North-east curve, dead end south

## Action cards

card-thief = Thief
card-hands-off = Hands off!
card-prison = Prison
card-free-at-last = Free at last
card-inspection = Inspection
card-role-change = Role change
card-hand-swap = Hand swap
