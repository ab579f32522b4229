### What each card of the base game does, and when it may be played or takes effect.
### .title names an effect that several kinds of card share.

## Start and goals

effect-start = The maze begins here: a tunnel counts only if it is linked to the start without a break. Nobody can remove this card.
    .when = It lies face up in the maze from the beginning of the round.
effect-treasure = The goal that everybody digs for: once it is linked to the start the round is over and the miners have won.
    .when = It lies face down among the goals and is turned over as soon as a tunnel from the start leads up to it.
effect-stone = Nothing but stone. It stays face up as a part of the maze that nobody can remove, and play goes on.
    .title = Stone
    .when = It lies face down among the goals and is turned over, so that it joins the card laid last, as soon as a tunnel from the start leads up to it.

## Path cards

effect-tunnel = A piece of tunnel: all the sides to which it leads are joined, so one can go from each to every other.
    .title = Tunnel
    .when = On your turn, if no broken tool lies before you: beside the maze, as it is or after a half-turn, so that all touching sides match and it continues a tunnel linked to the start.
effect-dead-end = A dead end: whatever tunnel comes in ends inside the card, so nobody gets through.
    .title = Dead end
    .when = On your turn like any tunnel: where all touching sides match and it continues a tunnel linked to the start, if no broken tool lies before you.

## Action cards

effect-broken-tool = Put it before another player, who cannot lay path cards while a broken tool lies there at the beginning of a turn; playing action cards and passing stay allowed.
    .title = Broken tool
    .when = On your turn, on another player who has no broken tool of the same kind.
effect-repair = Removes a broken tool of the kind shown, before yourself or anybody else; both cards are discarded.
    .title = Repair of a tool
    .when = On your turn, if a broken tool of that kind lies before somebody.
effect-repair-of-two = Shows two tools and repairs one of them: it removes a broken tool of either kind, before yourself or anybody else, and both cards are discarded.
    .title = Repair of one of two tools
    .when = On your turn, if a broken tool of one of the two kinds lies before somebody.
effect-rockfall = Removes a path card from the maze; both cards are discarded, and the gap may be filled again later.
    .when = On your turn, on any path card in the maze, linked to the start or not; never on the start or a goal.
effect-map = You look at a goal in secret and put it back; everybody sees which goal it was, nobody else what it shows.
    .when = On your turn, if a goal is still face down.

## Gold and roles

effect-gold = Gold that you won at the end of a round, worth as many nuggets as it shows; whoever has the most nuggets after three rounds wins. The value stays secret until the end of the game.
    .title = Gold card
    .when = After a round: miners who won choose one card each in turn, saboteurs who won are paid in such cards.
effect-miner = You want the treasure to be reached: then the miners win and take a gold card each, whoever of them reached it choosing first.
    .when = Dealt in secret at the beginning of a round, shown to all at its end.
effect-saboteur = You want the treasure to be missed: if nobody has reached it when all hands are empty, the saboteurs win. One alone gets 4 nuggets, two or three get 3 each, four get 2 each.
    .when = Dealt in secret at the beginning of a round, shown to all at its end.
