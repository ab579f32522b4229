### What a module changes, where no text of a card says it.

## The groups: WC-1 to WC-3, COMBINATIONS

howto-group-championship = Championship cards: choose any of them. The actions are single cards that are shuffled into the deck in each round. The greedy dwarf is for the base game only.
howto-group-mini = Mini-expansions: for the base game and for Saboteur 2.
howto-group-variants = Variants: for the base game only.

## The modules: ME-2 to ME-11; ME-24 to ME-34; ME-35 to ME-40; V-2 to V-5; V-6 to V-15

howto-module-right-of-way = Everybody begins with a nugget. On your turn you may also recruit: discard a card, take one of the two pawns and post it at an open end of a tunnel; you do not draw. Whoever wants to lay a card there pays you a nugget first, and the pawn is gone for the round. Each pawn is recruited once a round.
howto-module-new-goals = Five goals instead of three: the treasure and four of the seven others. A sack gives its nuggets to whoever reaches it, the dragon takes one, a stone does nothing, and the giant spider ends the round at once: the saboteurs win.
howto-module-treasure-chests = Four chests lie in the maze, each under a face-down path card. Whoever links one to the start opens it, and what it says happens at once or at the end of the turn. A map may look at a chest instead of a goal, a rockfall may remove one.
howto-module-sabotaged-dwarf = When the miners win, those with a broken tool before them get nothing. As many gold cards as there are miners go round all the same, so the others may get more than one.
howto-module-tournament = For 5 to 9 players. Each role in the table is dealt, none is left over, and a path card already lies half-way to the middle goal. If the miners win, whoever reached the treasure gets 3 nuggets, every other miner 2; a greedy dwarf who reaches it gets 4 and all others nothing; saboteurs who win get 3 each, at five players 4.
