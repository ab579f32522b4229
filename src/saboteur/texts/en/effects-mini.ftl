### What each card of the mini-expansions does, and when it may be played or takes effect.
### .title names an effect that several kinds of card share.

## Locations

effect-costume-workshop = The first player who links it to the start must change role at once: for the role set aside or, in Saboteur 2, for the top one of those that were not dealt. Only that player sees the new role.
    .when = It lies face up in the maze from the beginning, works once a round and cannot be removed.
effect-costume-workshop-one = The first player who links it to the start must change roles at once, for the one set aside. Only that player sees the new role.
    .when = It lies face up in the maze from the beginning, works once a round and cannot be removed.
effect-costume-workshop-two = The first player who links it to the start must change role at once, for the top one of those that were not dealt. Only that player sees the new role.
    .when = It lies face up in the maze from the beginning, works once a round and cannot be removed.
effect-underground-party = When it is first linked to the start, the roles of all players are gathered unseen, shuffled and dealt anew; everybody looks at the new one alone.
    .when = It lies face up in the maze from the beginning, works once a round and cannot be removed.

## New goals

effect-gold-sack = Whoever reaches it takes as many nuggets as it shows at once, whatever the role, and keeps them whoever wins. It stays as a part of the maze.
    .title = Gold sack
    .when = It may lie face down among the goals and is turned over as soon as a tunnel from the start leads up to it.
effect-dragon = Whoever reaches it pays a nugget at once, unless there is none to pay. It stays as a part of the maze.
    .when = It may lie face down among the goals and is turned over as soon as a tunnel from the start leads up to it.
effect-giant-spider = The round ends at once as if the treasure had been missed: the saboteurs win.
    .when = It may lie face down among the goals and is turned over as soon as a tunnel from the start leads up to it.
effect-map-chests = You look in secret at a goal, or at a covered path and its chest, and put it back; everybody sees which, nobody else what it shows.
    .when = On your turn, if a goal or a covered chest is still face down.

## Chests

effect-chest-path = It covers a chest. Turned over, it is a tunnel like any other, turned to fit as well as it can, and the chest is opened.
    .title = Chest path
    .when = It lies face down in the maze from the beginning and is turned over as soon as a tunnel from the start leads up to it.
effect-chest-nugget = You take a nugget; in the base game it is a gold card with 1 nugget.
    .when = At once, when the path above it is reached on your turn.
effect-chest-nugget-one = You take a gold card with 1 nugget.
    .when = At once, when the path above it is reached on your turn.
effect-chest-nugget-two = You take a nugget.
    .when = At once, when the path above it is reached on your turn.
effect-chest-no-plans = For the rest of the round nobody can look at a goal with a map; covered chests may still be looked at.
    .when = At once, when the path above it is reached, until the end of the round.
effect-chest-no-draw = You draw no card, so your hand is a card smaller until the end of the round.
    .when = At the end of the turn in which you reached the path above it.
effect-chest-extra-draw = You draw one more card, so your hand is a card larger until the end of the round.
    .when = At the end of the turn in which you reached the path above it.
effect-chest-move-goal = You choose a goal, face down or face up, and move it one column farther away from the start.
    .when = At once, when the path above it is reached on your turn, if there is room behind a goal.
effect-chest-rob = Instead of drawing you take a random card from another player’s hand, which is a card smaller until the end of the round.
    .when = At the end of the turn in which you reached the path above it.
effect-chest-draw-three = Instead of drawing one card you look at three of the pile, keep one and discard the others face down.
    .when = At the end of the turn in which you reached the path above it.
effect-chest-peek = You look at the role of another player in secret.
    .when = At once, when the path above it is reached on your turn.
effect-chest-dig = The discard is shuffled; you look at its top five cards and take one into your hand. You draw no other card this turn.
    .when = At once, when the path above it is reached on your turn; nothing happens if the discard is empty.
effect-chest-cave-in = The top five cards of the pile go to the discard, and nobody sees them.
    .when = At once, when the path above it is reached.
