### How to play the Duel, in two minutes. Every sentence follows from the clauses that stand above its group.

## Aim: D-3, D-6, D-13, D-25, D-42, D-44, D-45, R-115

howto-duel-aim = Two dwarves dig for the same gold, each from a start of his own. Link your start to gold before the other does, and it is yours. There are no secret roles: what counts is who is faster, and who gets in the other’s way.
howto-duel-aim-2 = After three rounds, whoever has more nuggets wins. You can play alone, too.

## Roles: D-3, D-5, D-6, D-7, D-8, D-41, R-114

howto-duel-roles = One of you is blue, the other green; doors and ladders have these colours. { $goals } goals lie face down, with gold or without. Each of you holds { $hand } cards; { $counters } counters lie ready, to mark gold and trolls. Green begins the first round, later whoever has fewer nuggets, and blue if you have the same.

## Turn: D-9, D-10, D-20, D-34, D-35, D-54, R-105

howto-duel-turn = Do exactly one of these:
howto-duel-turn-1 = lay a path card and draw one card,
howto-duel-turn-2 = play an action card and draw one,
howto-duel-turn-3 = discard two cards to remove a broken tool before you. You draw only one, so your hand is a card smaller until the end of the round,
howto-duel-turn-4 = pass: discard one or two cards face up and draw as many.
howto-duel-turn-after = Before that or after it, but before you draw, you may bribe a troll whom your tunnels reach.

## Laying: D-12, D-13, D-14, D-22, D-51, R-2, R-104, R-220

howto-duel-lay = Beside the maze, upright or half-turned, every side that touches a face-up card matches. And it must carry on a way from your own start that you may use: no door that is shut to you and no troll whom nobody has bribed in between. Where your tunnels meet, both of you may use them.

## Cards: D-15 to D-21, D-29 to D-33, R-110, R-111, R-180

howto-duel-cards-tunnel = Tunnels, some with a dead end beside them. Bridge and double curve: two tunnels that do not meet.
howto-duel-cards-ladder = Ladder: linked to the start of its colour. Yours may lie beside any path card where the sides match; the other one must carry on a way from your start. Never beside a goal or a card that shows gold.
howto-duel-cards-door = Door: only its colour passes. It shuts the arm on which it stands, and nothing else.
howto-duel-cards-gold = Gold on a path: whoever first links the spot where it lies to his own start puts a counter on it.
howto-duel-cards-troll = Troll: nobody passes until one of you bribes him with a counter. Then both of you do.
howto-duel-cards-broken = Broken tool: before the other player, who then lays no path cards. Repair: only for a tool before yourself.
howto-duel-cards-key = Key: opens a door of the other colour to you, until the end of the round.
howto-duel-cards-rockfall = Rockfall: removes a path card from the maze, but no start, no goal, no gold and no troll.
howto-duel-cards-plan = Secret plan: look at a face-down goal.

## End: D-23, D-26, D-27, D-36, D-53

howto-duel-end = A goal that one of you reaches is turned over at once, and gold that is reached gets its counter at once, on either’s turn. A counter stays even if the way is cut later.
howto-duel-end-2 = The round ends when all goals are turned over, when all counters are placed, or when the pile and both hands are empty.

## Pay: D-37, D-38, D-45 to D-50, R-106, R-117, R-118

howto-duel-pay = You take the gold cards that bear your counters. For each troll that you bribed you give up your cheapest gold card; there is no change.
howto-duel-pay-2 = Alone you have { $counters } counters, and { $aside } cards stay out each round. A broken tool that you draw lies before you at once; a rockfall takes the last path card you laid that has neither gold nor troll.
howto-duel-pay-3 = After three rounds your nuggets give your grade:

## Mistakes: D-13; D-25, R-109; D-27

howto-duel-mistake-1 = Carrying on the other’s tunnels. As long as no way links them to your own start, you cannot lay there.
howto-duel-mistake-2 = Passing gold that lies in a dead end. Your tunnel must come to that side of the card; going past is not enough.
howto-duel-mistake-3 = Laying a card that brings the other one to gold. His counter goes on it at once, even on your turn.
