### How to play The Dark Cave, in two minutes. Every sentence follows from the clauses that stand above its group.

## Aim: DC-4, DC-7, DC-10, DC-59, DC-65, DC-68

howto-dark-cave-aim = The mine is being flooded. Four goals lie face down at the corners, and only one is the exit. Get out with your nuggets, and see to it that those who work for your clan come off better than the others.
howto-dark-cave-aim-2 = There is a single round, and whole clans win it.

## Roles: DC-5, DC-6, DC-8 to DC-10, DC-70, R-173

howto-dark-cave-roles = The back of your clan card shows to everybody which colour you wear, its face tells you alone which one you work for. Each dwarf begins at the start with { $nuggets } nuggets, each player with { $hand } cards.
howto-dark-cave-role-loyal = Works for the colour on the back.
howto-dark-cave-role-saboteur = Works for the other colour.
howto-dark-cave-roles-after = With two players there is nothing to hide. With three or four, all wear the same colour, and the loyal ones play against the saboteurs. Cards left over are set aside.

## Turn: DC-15 to DC-17, DC-52, DC-53

howto-dark-cave-turn = Three steps, in this order:
howto-dark-cave-turn-1 = Play a card, or discard one or two face down. One of the two you must do.
howto-dark-cave-turn-2 = Walk up to { $steps } steps, if you like; one more with boots. Each space is a step.
howto-dark-cave-turn-3 = Draw: one for a card that you played, or as many as you discarded.
howto-dark-cave-turn-after = The bars on a card are its level: crossing it takes one step at level I, two at II, three at III. The deeper the pile, the longer the ways.

## Laying: DC-18, DC-19, R-152

howto-dark-cave-lay = Every side that touches a face-up card must match, and at least one path or face-up goal must be carried on; upright or half-turned, never sideways. It need not lead to the start or to your dwarf, and may go beyond the corners.

## Cards: DC-22 to DC-51, R-153, R-158, R-160

howto-dark-cave-cards-ladder = Ladder: one step to any other ladder, the one at the start included.
howto-dark-cave-cards-bridge = Bridge: over the wood costs a random card of your hand for the rest of the game, below it is free. The two ways do not meet.
howto-dark-cave-cards-tunnel = Tunnel between two curves: a space of its own, which costs a nugget to enter if you have one.
howto-dark-cave-cards-vein = Gold vein: end your walk on it and you may take the nugget; then everybody sees your clan card.
howto-dark-cave-cards-abyss = Abyss: here creatures come out.
howto-dark-cave-cards-creature = Creatures run up to { $rat } steps (rat), { $lindworm } (lindworm) or { $goblin } (goblin) and stop where they meet dwarves. The rat takes a card from each, the goblin a nugget; whom the lindworm throws down does not walk on his next turn. They leave when your next turn begins.
howto-dark-cave-cards-web = Web: closes a passage to dwarves and creatures. It goes when your turn has come twice.
howto-dark-cave-cards-gear = Boots and axe are laid before you or anybody else. Boots give a fourth step; an axe drives a creature away or strikes a web, once.
howto-dark-cave-cards-others = Secret information: look at a goal or a clan card. Rockfall: removes a path card on which nobody stands. Hand swap: exchange hands; the other one then draws, you do not.

## End: DC-57, DC-59, DC-61, DC-63, DC-64, DC-73

howto-dark-cave-end = The first dwarf on a face-down goal turns it over and stops there. Whoever comes to the space of the exit is out, with his nuggets; his clan card is shown, and he goes on playing cards.
howto-dark-cave-end-2 = The game ends when all who work for one clan are out, whatever they wear, when all cards are played, or when you all agree to stop.

## Pay: DC-64 to DC-68

howto-dark-cave-pay = Nuggets still inside are lost. A clan’s value is the nuggets that its workers brought out, times the number of those who work for the other clan. The higher value wins; if they are equal, the clan of whoever got out first. All who work for it have won, also those still inside.

## Mistakes: DC-61, DC-62; DC-57, DC-78; DC-40, R-158

howto-dark-cave-mistake-1 = Counting colours. Whether the game is over depends on whom the dwarves work for: a saboteur under the other colour counts, too.
howto-dark-cave-mistake-2 = Thinking you are out as soon as you find the exit. You stop on the first space of the card; the way out is a step further, on a later turn.
howto-dark-cave-mistake-3 = Laying an axe before yourself when the creature is already there. It serves only after the turn in which you laid it.
