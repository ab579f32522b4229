### How to play Saboteur, in two minutes. Every sentence follows from the clauses that stand above its group.

## Aim: B-5, B-9, B-43, B-47, B-53

howto-saboteur-aim = You are dwarves in a mine. Far from the start lie three goals face down: one is the treasure, two are only stone. Miners want to dig a tunnel to the treasure; saboteurs want the cards to run out before that. Who is who, nobody knows.
howto-saboteur-aim-2 = After three rounds, whoever has the most nuggets wins.

## Roles: B-6, B-7, B-8, B-42

howto-saboteur-roles = Everybody gets a secret role, shown only when the round is over. One role more than there are players is shuffled; the one left over is seen by nobody, so you never know exactly how many saboteurs there are.
howto-saboteur-role-miner = Wins if the treasure is linked to the start.
howto-saboteur-role-saboteur = Wins if it is not, when all hands are empty.

## Turn: B-14 to B-19

howto-saboteur-turn = Do exactly one of these:
howto-saboteur-turn-1 = lay a path card in the maze,
howto-saboteur-turn-2 = play an action card,
howto-saboteur-turn-3 = pass: put a card face down on the discard. You may always do that.
howto-saboteur-turn-after = Then draw a card. When the pile is empty, you play on with what you hold.

## Laying: B-21 to B-25, R-2, R-5

howto-saboteur-lay = Lay it beside the maze, upright or half-turned, never sideways. Wherever it touches a face-up card, tunnel must meet tunnel and rock must meet rock. And it must carry on a tunnel that leads back to the start without a break.

## Cards: B-26 to B-34

howto-saboteur-cards-tunnel = Tunnels: all their open sides are joined.
howto-saboteur-cards-dead-end = Dead ends: laid like any tunnel, but nobody gets through.
howto-saboteur-cards-broken = Broken tool: put it before another player. Whoever begins a turn with one lays no path cards. At most one of each kind: pick, lamp, cart.
howto-saboteur-cards-repair = Repair: removes a broken tool, before you or anybody else. If it shows two tools, it repairs one of them.
howto-saboteur-cards-rockfall = Rockfall: removes a path card from the maze, never the start or a goal. The gap may be filled again.
howto-saboteur-cards-map = Map: you alone look at a face-down goal. What you say about it is up to you.

## End: B-35 to B-37, B-39, B-41, B-42, B-48

howto-saboteur-end = A goal is turned over as soon as a tunnel from the start leads up to it. Stone stays and becomes part of the maze. The treasure ends the round at once: the miners win, even if a saboteur dug the last piece.
howto-saboteur-end-2 = If all hands are empty before that, the saboteurs win. With three or four players there may be none: then nobody gets anything.

## Pay: B-44 to B-47, B-49 to B-51, B-53

howto-saboteur-pay = Miners: as many gold cards as there are miners go round, against the order of play. Whoever reached the treasure takes one first, then the next miner, and so on. If a saboteur reached it, the nearest miner to his right begins. A gold card is worth 1, 2 or 3 nuggets; the values stay secret until the end of the game.
howto-saboteur-pay-2 = Saboteurs are paid by how many of them there were:

## Mistakes: B-22; B-20, B-28; B-35

howto-saboteur-mistake-1 = Looking at one side only. Every side that touches a card must match, also the one you did not think of.
howto-saboteur-mistake-2 = Repairing your tool and digging in the same turn. The repair was your turn; you dig from the next one on.
howto-saboteur-mistake-3 = Trusting a dead end. One that points at a goal does not turn it over.
