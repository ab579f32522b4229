### How to play Saboteur 2, in two minutes. Every sentence follows from the clauses that stand above its group.

## Aim: S2-1, S2-19, S2-33, S2-46

howto-saboteur2-aim = Saboteur, with more of everything: you play with all its path and action cards and many new ones. Two teams of diggers, blue and green, want the same treasure, and doors in their colours decide who gets through. Others have plans of their own.
howto-saboteur2-aim-2 = After three rounds, whoever has the most nuggets wins.

## Roles: S2-4, S2-8, S2-19, S2-20, S2-32 to S2-37, R-35

howto-saboteur2-roles = However many you are, all { $count } roles are shuffled and everybody gets one in secret. The others are seen by nobody.
howto-saboteur2-role-digger = Blue or green. Your team wins if one of you completes the way and your team can pass its doors. If only the other team can pass, that one wins. If somebody without a team completes it, every team that can pass wins.
howto-saboteur2-role-boss = Wins with either team, for one nugget less. Passes every door.
howto-saboteur2-role-profiteer = Wins with whoever wins, diggers or saboteurs, for two nuggets less. Passes every door.
howto-saboteur2-role-geologist = Gets a nugget for each crystal in the maze at the end of the round, whoever wins. Two geologists get half each, rounded down.
howto-saboteur2-role-saboteur = Wins if the treasure is not linked to the start when all hands are empty.

## Turn: S2-7, S2-9, S2-10, S2-12

howto-saboteur2-turn = Do exactly one of these:
howto-saboteur2-turn-1 = lay a path card and draw one card,
howto-saboteur2-turn-2 = play an action card and draw one,
howto-saboteur2-turn-3 = discard two cards to remove one that lies before you: a broken tool, a prison or a thief. You draw only one, so your hand is a card smaller until the end of the round,
howto-saboteur2-turn-4 = pass: discard one to three cards face down and draw as many.
howto-saboteur2-turn-after = Every hand has { $hand } cards. Each round, { $aside } cards stay out of the game, seen by nobody.

## Laying: B-21 to B-25, S2-13 to S2-16, S2-23, R-2

howto-saboteur2-lay = As in Saboteur: beside the maze, upright or half-turned, every touching side matches, and the card carries on a tunnel from the start. Broken tools and prison forbid it. Only a ladder needs no tunnel.

## Cards: S2-13 to S2-30, R-46, R-47

howto-saboteur2-cards-bridge = Bridge and double curve: two tunnels that do not meet. Nobody turns from one into the other; at least one must carry on a tunnel from the start.
howto-saboteur2-cards-ladder = Ladder: linked to the start and to all other ladders. It may lie beside any path card of the maze where the sides match, but never beside a goal.
howto-saboteur2-cards-door = Door: it stops nobody from digging on. Only when the winners are named, diggers of the other colour do not pass.
howto-saboteur2-cards-crystal = Crystals are worth something to geologists, and to nobody else.
howto-saboteur2-cards-thief = Thief: lay it before yourself; after the gold is shared, you may take a nugget from somebody. “Hands off!” removes a thief.
howto-saboteur2-cards-prison = Prison: put it before another player, who lays no path cards and, if still there at the end of the round, gets nothing and steals nothing. “Free at last” opens it.
howto-saboteur2-cards-role = Inspection: look at another player’s role. Role change: somebody, perhaps you, takes a random role of those not dealt.
howto-saboteur2-cards-hand = Hand swap: exchange hands with another player. The other one then draws a card, you do not.
howto-saboteur2-cards-base = Tunnels, dead ends, tools, rockfall and map are those of Saboteur.

## End: S2-18, S2-31, S2-36, S2-37, R-58, R-239

howto-saboteur2-end = The round ends as soon as the treasure is linked to the start, whatever doors there are on the way, or when all hands are empty.
howto-saboteur2-end-2 = If neither team can pass the doors, only boss and profiteer win. If the treasure is not linked, the saboteurs win, and the profiteer with them; if there is no saboteur among you, the profiteer alone.

## Pay: S2-24, S2-32, S2-38 to S2-41, R-38

howto-saboteur2-pay = First the geologists are paid for their crystals. Then count the winners, boss and profiteer among them; geologists and prisoners do not count. The fewer there are, the more each one gets:
howto-saboteur2-pay-2 = At last the thieves take their nugget, whoever laid the thief last first.

## Mistakes: S2-18, S2-33; S2-24; S2-16, R-52

howto-saboteur2-mistake-1 = Completing the way behind a door of the other colour. Nothing forbids it, but if there is no other way, the others win.
howto-saboteur2-mistake-2 = Forgetting your prison. You still play cards, but at the end of the round even a winner in prison gets nothing.
howto-saboteur2-mistake-3 = Laying a ladder beside a goal, to be there at once. It is not allowed, whether the goal is turned over or not.
