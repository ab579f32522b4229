### What each card of Saboteur 2 does, and when it may be played or takes effect.
### .title names an effect that several kinds of card share.

## Path cards

effect-bridge = Two straight tunnels that cross without meeting: nobody can turn from one into the other.
    .when = On your turn, if neither a broken tool nor a prison lies before you: where all touching sides match and at least one of the two continues a tunnel linked to the start.
effect-double-curve = Two curves that are not joined: nobody can change from one to the other.
    .title = Double curve
    .when = On your turn, if neither a broken tool nor a prison lies before you: where all touching sides match and at least one of the two continues a tunnel linked to the start.
effect-ladder = Linked directly to the start and to every other ladder, so what is laid on from here is linked to the start too.
    .title = Ladder
    .when = On your turn, if neither a broken tool nor a prison lies before you: beside any path card in the maze where all touching sides match, linked to the start or not, but never beside a goal.
effect-door = A tunnel with a door. It hinders nobody from laying on, but when the winners are found at the end of the round, diggers of the other colour cannot pass it.
    .title = Door
    .when = On your turn like any tunnel: where all touching sides match and it continues a tunnel linked to the start, if neither a broken tool nor a prison lies before you.
effect-crystal = A tunnel with a crystal: as long as it lies face up in the maze, the geologists get a nugget for it at the end of the round. It means nothing to anybody else.
    .title = Tunnel with a crystal
    .when = On your turn like any tunnel: where all touching sides match and it continues a tunnel linked to the start, if neither a broken tool nor a prison lies before you.
effect-crystal-mixed = A tunnel with a dead end beside it that leads nowhere, and a crystal: the geologists get a nugget for it at the end of the round if it still lies in the maze.
    .title = Tunnel with a dead end and a crystal
    .when = On your turn like any tunnel: where all touching sides match and it continues a tunnel linked to the start, if neither a broken tool nor a prison lies before you.
effect-crystal-dead-end = A dead end that leads nowhere, with a crystal: the geologists get a nugget for it at the end of the round if it still lies in the maze.
    .title = Dead end with a crystal
    .when = On your turn like any tunnel: where all touching sides match and it continues a tunnel linked to the start, if neither a broken tool nor a prison lies before you.
effect-mixed = A tunnel with a dead end beside it: the sides of the tunnel are joined, a dead end leads nowhere.
    .title = Tunnel with a dead end
    .when = On your turn like any tunnel: where all touching sides match and it continues a tunnel linked to the start, if neither a broken tool nor a prison lies before you.

## Action cards

effect-thief = Lay it before yourself: at the end of the round, after the gold has been shared, you may take a nugget from another player, unless you are in prison then.
    .when = On your turn, if no thief lies before you yet.
effect-hands-off = Removes a thief, whoever it lies before; both cards are discarded.
    .when = On your turn, if a thief lies before somebody.
effect-prison = Put it before another player, who cannot lay path cards any more. Whoever is still in prison at the end of the round gets nothing and steals nothing.
    .when = On your turn, on another player who is not in prison yet.
effect-free-at-last = Removes a prison, before yourself or anybody else; both cards are discarded.
    .when = On your turn, if somebody is in prison.
effect-inspection = You look at the role of another player in secret; everybody sees whose it was, nobody else what it is.
    .when = On your turn, on any other player.
effect-role-change = A player, whom you choose and who may be yourself, sets the old role aside unseen and takes a random one of those that were not dealt. Only that player sees it.
    .when = On your turn, as long as there are roles that were not dealt.
effect-hand-swap = You exchange your whole hand with another player, however many cards each of you holds. The other player then draws a card, you do not.
    .when = On your turn, with any other player, even one without cards.

## Cards of the base game

effect-treasure-two = The goal that everybody digs for: once it is linked to the start the round is over. Who completed the way, and the doors on it, decide which team wins.
    .when = It lies face down among the goals and is turned over as soon as a tunnel from the start leads up to it.
effect-tunnel-two = A piece of tunnel: all the sides to which it leads are joined, so one can go from each to every other.
    .title = Tunnel
    .when = On your turn, if neither a broken tool nor a prison lies before you: beside the maze, as it is or after a half-turn, so that all touching sides match and it continues a tunnel linked to the start.
effect-dead-end-two = A dead end: whatever tunnel comes in ends inside the card, so nobody gets through.
    .title = Dead end
    .when = On your turn like any tunnel: where all touching sides match and it continues a tunnel linked to the start, if neither a broken tool nor a prison lies before you.

## Roles

effect-digger = Your team wins if one of you completes a way to the treasure that no door of the other colour bars, or if the other team completes one that only you can pass. If somebody without a team completes it, every team that can pass wins.
    .title = Blue and green diggers
    .when = Dealt in secret at the beginning of a round, shown to all at its end.
effect-boss = You dig for both teams: whichever wins, you win with it, for one nugget less. You pass every door, and win even if the treasure is reached but neither team can pass.
    .when = Dealt in secret at the beginning of a round, shown to all at its end.
effect-profiteer = You win with whoever wins, diggers or saboteurs, for two nuggets less, and even if neither side does. You pass every door; only prison leaves you with nothing.
    .when = Dealt in secret at the beginning of a round, shown to all at its end.
effect-geologist = You dig for crystals: whoever wins, you get a nugget for every crystal that lies face up in the maze at the end of the round. Two geologists share them, rounded down.
    .when = Dealt in secret at the beginning of a round, shown to all at its end.
effect-saboteur-two = You want the treasure to be missed: if no way leads to it when all hands are empty, the saboteurs win, and the profiteer with them.
    .when = Dealt in secret at the beginning of a round, shown to all at its end.
