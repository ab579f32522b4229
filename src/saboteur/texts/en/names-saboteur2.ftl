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
card-ladder-s = Ladder to the south
card-ladder-w = Ladder to the west
card-ladder-nw = Ladder in a north-west curve
card-ladder-ne = Ladder in a north-east curve
card-door-blue-vertical = Blue door in a vertical straight
card-door-blue-horizontal = Blue door in a horizontal straight
card-door-blue-sw = Blue door in a south-west curve
card-door-green-vertical-stub-e = Green door in a vertical straight with an east stub
card-door-green-horizontal = Green door in a horizontal straight
card-door-green-es = Green door in a south-east curve
card-crystal-cross = Crystal crossing
card-crystal-t-horizontal = Horizontal crystal T-junction
card-crystal-t-vertical = Vertical crystal T-junction
card-crystal-t-vertical-stub-e = Vertical crystal T-junction with an east stub
card-crystal-t-horizontal-stub-n = Horizontal crystal T-junction with a north stub
card-crystal-horizontal-stub-s = Horizontal crystal straight with a south stub
card-crystal-dead-s = Single crystal stub to the south
card-crystal-dead-w = Single crystal stub to the west
card-mixed-horizontal-stub-ns = Horizontal straight with north and south stubs
card-mixed-vertical-stub-ew = Vertical straight with east and west stubs
card-mixed-vertical-stub-e = Vertical straight with an east stub
card-mixed-curve-es-stub-n = South-east curve with a north stub
card-mixed-curve-ne-stub-s = North-east curve with a south stub

## Action cards

card-thief = Thief
card-hands-off = Hands off!
card-prison = Prison
card-free-at-last = Free at last
card-inspection = Inspection
card-role-change = Role change
card-hand-swap = Hand swap
