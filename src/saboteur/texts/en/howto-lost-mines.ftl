### How to play The Lost Mines, in two minutes. Every sentence follows from the clauses that stand above its group.

## Aim: LM-2, LM-3, LM-36, LM-44, LM-50

howto-lost-mines-aim = Two clans, blue and yellow, look for four hidden mines in the forest: gems, gold, silver, and one where a dragon sleeps. You lay paths, walk to the mines and take treasures. Whom you share them with, only your own card tells.
howto-lost-mines-aim-2 = After two rounds, whoever has the most victory points wins.

## Roles: LM-2, LM-6, LM-7, LM-43, LM-44, LM-46

howto-lost-mines-roles = The back of your dwarf card shows your clan to everybody, its face tells you alone who you are. There are more cards than players; those left over are seen by nobody.
howto-lost-mines-role-loyal = Shares with the loyal dwarves of his own clan, and with the other clan’s saboteur.
howto-lost-mines-role-selfish = Shares with nobody: the treasures that he took are his alone.
howto-lost-mines-role-saboteur = Shares with the loyal dwarves of the other clan.

## Turn: LM-10, LM-12, LM-28, LM-29

howto-lost-mines-turn = Three steps, in this order:
howto-lost-mines-turn-1 = Play a card, or discard one or two face down. One of the two you must do.
howto-lost-mines-turn-2 = Walk up to { $steps } cards along the paths, if you like; up to { $far } if you begin at a campfire.
howto-lost-mines-turn-3 = Draw: one for a card that you played, or as many as you discarded.
howto-lost-mines-turn-after = When the pile is empty you play on without drawing. Without cards you are skipped for the rest of the round.

## Laying: LM-13, LM-14, LM-52, LM-53, R-124, R-125

howto-lost-mines-lay = On an empty space of the board, beside a start, a path or a face-up mine, upright or half-turned. Every touching side must match, and at least one path must be carried on. It need not lead to your start or to your dwarf.

## Cards: LM-16 to LM-27, R-132, R-134

howto-lost-mines-cards-path = Paths, for the dwarves of both clans.
howto-lost-mines-cards-obstacle = Log, pond, ravine: no dwarf enters until somebody has played the axe, the boat or the rope. From then on everybody may, one dwarf at a time.
howto-lost-mines-cards-rocks = Rocks: one dwarf at a time, and nobody gets past him.
howto-lost-mines-cards-campfire = Campfire: whoever begins the walk here goes farther.
howto-lost-mines-cards-information = Secret information: look at one of the two things it shows: a hidden mine, a treasure that nobody has taken, another player’s dwarf card.
howto-lost-mines-cards-trap = Trap: every dwarf that crosses it loses a random card, and has one card fewer for the rest of the round.
howto-lost-mines-cards-troll = Troll: nobody passes him, until your next turn begins.
howto-lost-mines-cards-storm = Storm: removes a path card on which no dwarf stands.

## End: LM-5, LM-35 to LM-41, R-138, R-141

howto-lost-mines-end = As many treasures as there are players lie beside the board. The first dwarf in a mine turns it over and stops. Whoever ends a walk there takes a treasure of its kind, if one is left, and one more for each further turn spent there. Where the dragon sleeps there is none: whoever turned it over takes the dragon, which costs up to { $penalty } points at the end of the round.
howto-lost-mines-end-2 = The round ends when all treasures are taken, when the pile and all hands are empty, or when you all agree to stop.

## Pay: LM-42 to LM-46, R-143

howto-lost-mines-pay = All cards are shown. Each group adds up its treasures and shares the points evenly; what is left over goes to whoever holds the group’s highest treasure. Selfish dwarves get the value of their own.

## Mistakes: LM-14; LM-16, LM-20; LM-10

howto-lost-mines-mistake-1 = Laying only where you stand. You may carry on any path on the board, also to lead others astray.
howto-lost-mines-mistake-2 = Walking onto an obstacle because the path goes on. Without the tool nobody enters; with it, the dwarf who stands there bars the way.
howto-lost-mines-mistake-3 = Walking first and playing then. The card comes first, then the walk, and the new card last.
