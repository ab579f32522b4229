### What each championship card does, and when it may be played or takes effect.

## Role

effect-greedy-dwarf = You win only if you yourself link the treasure to the start: then you get four gold cards and nobody else gets anything. Otherwise you get nothing, whoever wins.
    .when = Dealt in secret at the beginning of a round, shown to all at its end.
effect-greedy-dwarf-tournament = You win only if you yourself link the treasure to the start: then you get 4 nuggets and nobody else gets anything. Otherwise you get nothing, whoever wins.
    .when = Dealt in secret at the beginning of a round, shown to all at its end.

## Action cards

effect-goal-exchange = You take two face-down goals without looking and put them back, exchanged or as they were: everybody sees which two, only you know what you did.
    .when = On your turn, if at least two goals are face down.
effect-forgotten-treasure = Instead of drawing you look at the top five cards of the discard, take one into your hand and put the others back face down.
    .when = On your turn, if there is a card on the discard.
effect-veto = Stops the path or action card that another player has just put down, before it takes effect; both cards are discarded. The other player draws a card and the turn is over; then you draw one too.
    .when = Only on another player’s turn, right after the card was put down; nothing that lies before you hinders you.
effect-change-of-direction = Turns go round the table the other way until the end of the round. In the base game the gold is shared the other way round too.
    .when = On your turn, at any time.
effect-change-of-direction-one = Turns go round the table the other way until the end of the round, and so does the gold when it is shared.
    .when = On your turn, at any time.
effect-change-of-direction-two = Turns go round the table the other way until the end of the round.
    .when = On your turn, at any time.
effect-master-craftsman = Removes one broken tool of any kind, before yourself or anybody else; both cards are discarded.
    .when = On your turn, if a broken tool lies before somebody.
effect-scout = You lay two path cards one after the other and draw two, so your hand is a card smaller until the end of the round.
    .when = On your turn, if you may lay path cards and two cards of your hand can be laid one after the other.
effect-diversion = You move the path card that was laid last to another place where it may lie, half-turned if you like. What it reaches there you have reached.
    .when = On your turn, if there is such a place; nothing that lies before you hinders you.
