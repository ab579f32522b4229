### What each card of Le Duel does, and when it may be played or takes effect.
### .title names an effect that several kinds of card share.

## Starts

effect-duel-start = Your tunnels begin at the start of your colour: whatever you lay must be joined to it by a way that you may use. Nobody can remove it.
    .title = Start
    .when = It lies face up in the maze from the beginning of the round.

## Path cards

effect-duel-tunnel = A piece of tunnel: the sides to which it leads are joined. Where the tunnels of both players meet, both may use them.
    .title = Tunnel
    .when = On your turn, if no broken tool lies before you: beside the maze, as it is or after a half-turn, so that all touching sides match and it meets a way linked to your own start.
effect-duel-mixed = A tunnel with a dead end beside it: the sides of the tunnel are joined, the dead end leads nowhere.
    .title = Tunnel with a dead end
    .when = On your turn like any tunnel: where all touching sides match and it meets a way linked to your own start, if no broken tool lies before you.
effect-duel-bridge = Two straight tunnels that cross without meeting: nobody can turn from one into the other.
    .when = On your turn, if no broken tool lies before you: where all touching sides match and at least one of the two meets a way linked to your own start.
effect-duel-bridge-gold = Two straight tunnels that cross without meeting, with gold on one of them. Whoever first has that tunnel linked to their own start puts a counter on it and gets the gold after the round.
    .when = On your turn, if no broken tool lies before you: where all touching sides match and at least one of the two meets a way linked to your own start.
effect-duel-double-curve = Two curves that are not joined: nobody can change from one to the other.
    .when = On your turn, if no broken tool lies before you: where all touching sides match and at least one of the two meets a way linked to your own start.
effect-duel-double-curve-gold = Two curves that are not joined, with gold on one of them. Whoever first has that curve linked to their own start puts a counter on it and gets the gold after the round.
    .when = On your turn, if no broken tool lies before you: where all touching sides match and at least one of the two meets a way linked to your own start.
effect-duel-ladder = Linked to the start of its colour as if the two touched: whoever reaches the one reaches the other. In a solo game the ladder of the other colour is linked to no start.
    .title = Ladder
    .when = On your turn, if no broken tool lies before you: in your colour beside any path card where the sides match, in the other colour only linked to your own start; never beside a goal or a card that shows gold.
effect-duel-door = A tunnel with a door, which only the player of its colour passes, the other one only with a key on it. It shuts nothing but the arm on which it stands.
    .title = Door
    .when = On your turn like any tunnel, in either colour: where all touching sides match and it meets a way linked to your own start, if no broken tool lies before you.
effect-duel-gold = A tunnel beside a dead end in which gold lies. Whoever first has that dead end linked to their own start puts a counter on it and gets the gold after the round.
    .title = Gold in a dead end
    .when = On your turn like any tunnel: where all touching sides match and it meets a way linked to your own start, if no broken tool lies before you.
effect-duel-troll = Nobody gets past the troll until one of you, on their own turn, bribes him with a counter; then both may pass. After the round the bribe costs whoever paid it their gold card of least value.
    .title = Troll
    .when = On your turn like any tunnel: where all touching sides match and it meets a way linked to your own start, if no broken tool lies before you.

## Goals

effect-duel-stone = No gold. Its tunnels and dead ends are a part of the maze, and nobody can remove it.
    .title = Stone
    .when = It may lie face down among the goals and is turned over as soon as a way that one of you may use leads up to it.
effect-duel-goal-gold = Gold: whoever first has the spot where it lies linked to their own start puts a counter on it and gets as many nuggets after the round, even if the way is cut later.
    .title = Gold
    .when = It may lie face down among the goals and is turned over as soon as a way that one of you may use leads up to it.
effect-duel-goal-door = Gold, and a door on one arm that only the player of its colour passes, the other one only with a key. Whoever first has the gold linked to their own start puts a counter on it and gets as many nuggets after the round.
    .title = Gold with a door
    .when = It may lie face down among the goals and is turned over as soon as a way that one of you may use leads up to it.

## Action cards

effect-duel-broken-tool = Put it before the other player, who cannot lay path cards while a broken tool lies there at the beginning of a turn. In a solo game it goes before yourself as soon as you draw it.
    .title = Broken tool
    .when = On your turn, if the other player has no broken tool of the same kind.
effect-duel-repair = Removes a broken tool of the kind shown that lies before yourself; both cards are discarded.
    .title = Repair of a tool
    .when = On your turn, if a broken tool of that kind lies before you.
effect-duel-repair-of-two = Shows two tools and repairs one of them: it removes a broken tool of either kind that lies before yourself, and both cards are discarded.
    .title = Repair of one of two tools
    .when = On your turn, if a broken tool of one of the two kinds lies before you.
effect-secret-plan = You look at a goal in secret and put it back; everybody sees which goal it was.
    .when = On your turn, on a goal that is still face down.
effect-duel-rockfall = Removes a path card from the maze; both cards are discarded. In a solo game it strikes as soon as you draw it, on the card without gold or troll that you laid last.
    .when = On your turn, on any path card in the maze; never on a start, a goal or a card with gold or a troll.
effect-key = You put a key token on a door of the other colour: it stays open for you until the end of the round. Goals and gold that you reach by it are turned over and claimed at once.
    .when = On your turn, on any door of the other colour in the maze without your key, if a key token is left.
