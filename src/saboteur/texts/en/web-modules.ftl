### What the browser says of Saboteur 2 and of the modules. $who is “you” for the player spoken to, else $name is the player’s name.

## Choosing modules

barred-box = Goes with { $box } only.
barred-both-locations = Shares a postcard with “{ $module }”: the optional rule “Both places” allows both.
barred-allow-untested = No rulebook combines it with “{ $module }”: the optional rule “Untested combinations” allows it.
barred-costume-workshop-tournament = In the tournament no role is set aside to change into.
barred-greedy-dwarf-tournament = The tournament brings its own greedy dwarves.
setup-championship = Championship cards
setup-mini = Mini-expansions
setup-variants = Variants
setup-modules = Modules
setup-range = { $least }–{ $most } dwarves
home-modules = and more: { $count } modules to combine
pool-greedy-dwarf =
    { $count ->
        [one] { $count } greedy dwarf
       *[other] { $count } greedy dwarves
    }
pool-blue-digger =
    { $count ->
        [one] { $count } blue digger
       *[other] { $count } blue diggers
    }
pool-green-digger =
    { $count ->
        [one] { $count } green digger
       *[other] { $count } green diggers
    }
pool-boss = { $count } boss
pool-profiteer = { $count } profiteer
pool-geologist =
    { $count ->
        [one] { $count } geologist
       *[other] { $count } geologists
    }

## Table

play-asked = A question
play-pool-many = { $cards } roles, { $aside } undealt
play-direction =
    { $way ->
        [clockwise] in order
       *[back] in reverse
    }
play-no-maps = no more maps
play-has-nuggets =
    { $has ->
        [yes] some nuggets
       *[no] no nuggets
    }
play-pawns =
    { $count ->
        [one] owns a dwarf pawn
       *[other] owns { $count } dwarf pawns
    }
pawn-of = { $name }’s pawn: whoever lays here pays a nugget
pawn-end = Open end of { $x }, { $y }, { $side }
know-title = What you know
know-role =
    { $stale ->
        [yes] was: { $role }; may have changed
       *[no] is: { $role }
    }
know-card =
    { $stale ->
        [yes] held: { $card }; may have changed
       *[no] holds: { $card }
    }
cell-pawn = closed by a pawn of { $name }
cell-visited = first reached by { $name }
cell-chest = Cell { $cell }: covered path with a chest
cell-chest-seen = Cell { $cell }: covered path; you saw there: { $path }, { $chest }
tip-chest = This tunnel reaches a chest
face-gold-sack-1 = sack, 1 nugget
face-gold-sack-2 = sack, 2 nuggets
face-dragon = dragon
face-giant-spider = spider

## On turn

play-confirm-thief = Lay the thief before you
play-confirm-hands-off =
    { $who ->
        [you] Remove your thief
       *[other] Remove { $name }’s thief
    }
play-confirm-prison = Imprison { $name }
play-confirm-free-at-last =
    { $who ->
        [you] Free yourself
       *[other] Free { $name }
    }
play-confirm-inspection = Look at { $name }’s role
play-confirm-role-change =
    { $who ->
        [you] Change your own role
       *[other] Change { $name }’s role
    }
play-confirm-hand-swap = Swap hands with { $name }
play-confirm-exchange = Take these two goals
play-confirm-forgotten-treasure = Look through the discard
play-confirm-reverse = Reverse the order
play-confirm-scout = Send the scout
play-confirm-divert = Move it here
play-confirm-discard = Discard as payment
play-confirm-recruit = Recruit with this card
play-confirm-clear = Remove: { $tool }
play-confirm-ask = Ask { $name } to pay
play-confirm-push = Move this goal away
play-confirm-peek = Look at { $name }’s role
play-confirm-rob = Rob { $name }
play-confirm-post = Post the pawn here
answer-recruit = Recruit a pawn
answer-ask = Ask somebody to pay
answer-clear = Free yourself for 2 cards
answer-stop = Stop here
answer-decline = Steal from nobody
answer-allow = Let it pass
answer-veto = Veto!
answer-swap = Exchange them
answer-leave = Leave them
banner-imprisoned = In prison you can’t lay tunnels.
banner-idle-hands-off = Nobody has a thief to remove. You can discard it.
banner-idle-prison = All the others are in prison already. You can discard it.
banner-idle-free-at-last = Nobody is in prison. You can discard it.
banner-idle-exchange = Fewer than two goals are face down. You can discard it.
banner-idle-forgotten-treasure = There is nothing in the discard to look for. You can discard it.
banner-idle-divert = There is no tunnel that it could move. You can discard it.
banner-idle-scout = No tunnel of your hand fits anywhere now. You can discard it.
banner-idle-veto = A veto answers a card that somebody else puts down. You can discard it.
banner-thief = The thief lies before you until the round ends, and may then steal a nugget.
banner-hands-off = Choose the thief to remove.
banner-prison = Choose whom to imprison.
banner-free-at-last = Choose whom to free from prison.
banner-inspection = Choose whose role to look at.
banner-role-change = Choose whose role is changed, your own perhaps.
banner-hand-swap = Choose with whom to swap hands.
banner-exchange = Choose two goals; exchanged or not stays your secret.
banner-forgotten-treasure = Look at the top cards of the discard and keep one, instead of drawing.
banner-reverse = The order of play turns round for the rest of the round.
banner-scout = Lay two tunnels one after the other, then draw two cards.
banner-divert = Choose where the tunnel laid last goes.
banner-pass = Confirm to discard this card face down, or choose another.
banner-recruit = Confirm: this card pays for a dwarf pawn, which you post on an open end.
banner-ask = Choose who shall pay the pawn for you.
banner-clear = You discard two cards and remove a card before you.
banner-pass-more =
    { $left ->
        [one] You may discard one more card. Choose it, or stop.
       *[other] You may discard up to { $left } more cards. Choose one, or stop.
    }
banner-discard-two =
    { $left ->
        [one] One more: choose the second card to discard.
       *[other] Choose the first of two cards to discard.
    }
banner-theft = Your thief strikes
banner-veto = Do you let { $name }’s card pass?
banner-window = A card lies there: everybody may veto it.
banner-scout-path =
    { $left ->
        [one] Scout: choose the second tunnel.
       *[other] Scout: choose the first of two tunnels.
    }
banner-elsewhere = This tunnel fits nowhere now. Choose another one.
banner-no-path = The scout lays tunnels. Choose another card.
banner-exchange-goals = Exchange the two goals, or put them back as they were?
banner-keep-card = Keep one of these cards from the discard.
banner-keep-dug = Keep one of the cards you dug up.
banner-keep-drawn = Keep one of the cards you drew.
banner-orient-path = The path of the chest fits both ways. Which one do you choose?
banner-move-goal = Choose the goal that moves one column away.
banner-peek-role = The chest lets you look at a role. Whose?
banner-rob-hand = Choose whom to rob of a card.
banner-post-pawn = Post your pawn on an open end.
banner-pay-for-passage = { $name } asks you to pay a nugget for the pawn.
banner-trade-gold = You have no nugget: trade a gold card.
keep-how = The others don’t see them.
keep-confirm = Keep: { $card }
trade-how = Its worth comes back to you in nuggets; one of them goes to { $name }.
trade-how-supply = Its worth comes back to you in nuggets; one of them goes to the dragon.
trade-confirm =
    { $value ->
        [one] Trade { $value } nugget
       *[other] Trade { $value } nuggets
    }
exchange-secret = Nobody learns which.
theft-how = Take one nugget from whom you like.
theft-steal = (steal a nugget)
veto-declares =
    { $who ->
        [you] You put down
       *[other] { $name } puts down
    }
veto-lay = { $card }, on the marked cell
veto-on-goal = “{ $card }” on goal { $goal }
veto-on-goals = “{ $card }” on goals { $one } and { $other }
veto-on-path = “{ $card }” on { $path } (marked on the board)
veto-on-cell = “{ $card }” on the marked cell
veto-left =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
veto-none = You hold no Veto card.
veto-waiting = Your answer is taken. Waiting for the others…
veto-watching = Everybody may veto it now.
veto-yours = The others may veto it now.
veto-lenient = Let everything pass from now on
veto-always-no = Let all pass this round

## Cards, in few words

title-thief = Thief
title-hands-off = Hands off!
title-prison = Prison
title-free-at-last = Free at last
title-inspection = Inspection
title-role-change = Role change
title-hand-swap = Hand swap
title-goal-exchange = Goal exchange
title-forgotten-treasure = Forgotten treasure
title-veto = Veto
title-change-of-direction = Change of direction
title-master-craftsman = Master craftsman
title-scout = Scout
title-diversion = Diversion
title-chest-nugget = A nugget
title-chest-no-plans = No more maps
title-chest-no-draw = No draw
title-chest-extra-draw = An extra card
title-chest-move-goal = Farther away
title-chest-rob = Robbery
title-chest-draw-three = Three to choose from
title-chest-peek = A glance
title-chest-dig = Digging
title-chest-cave-in = Cave-in
kind-bridge = a bridge
kind-double-curve = a double curve
kind-ladder = a ladder
kind-door-blue = a blue door
kind-door-green = a green door
kind-crystal = a tunnel with a crystal
kind-crystal-dead = a dead end with a crystal
kind-mixed = a tunnel with a dead end

## Log

log-nuggets-lost =
    { $who ->
        [you] You pay { $nuggets } to the supply
       *[other] { $name } pays { $nuggets } to the supply
    }
log-role-changed = You get another role: hold your role card to see it
log-goal-moved =
    { $who ->
        [you] You move goal { $goal } away
       *[other] { $name } moves goal { $goal } away
    }
log-goals-taken =
    { $who ->
        [you] You take goals { $one } and { $other }
       *[other] { $name } takes goals { $one } and { $other }
    }
log-exchange =
    { $swapped ->
        [yes] You exchange goals { $one } and { $other } in secret
        [no] You put goals { $one } and { $other } back as they were
       *[unknown] { $name } puts goals { $one } and { $other } back, exchanged or not
    }
log-diverted =
    { $who ->
        [you] You move { $card } elsewhere
       *[other] { $name } moves { $card } elsewhere
    }

## Roles

role-goal-blue-digger = Your doors, or none, on the way to the treasure
role-goal-green-digger = Your doors, or none, on the way to the treasure
role-goal-boss = Wins with any team of diggers
role-goal-profiteer = Always wins, a little less
role-goal-geologist = A visible crystal is a nugget
role-goal-greedy-dwarf = Reach the treasure yourself
role-text-blue-digger = Dig to the treasure by a way without green doors. If you reach it yourself, your team wins alone.
role-text-green-digger = Dig to the treasure by a way without blue doors. If you reach it yourself, your team wins alone.
role-text-boss = You win with whichever team of diggers wins. Doors don’t stop you.
role-text-profiteer = You win with whoever wins, diggers or saboteurs.
role-text-geologist = You are paid for the crystals in the maze, whoever wins. Two geologists share.
role-text-greedy-dwarf = The treasure is yours alone if you reach it yourself. If anybody else does, you get nothing.
role-pay-blue-digger = If you succeed: 5 nuggets for a single winner, 4 each for two, 3 for three, 2 for four, 1 for five and more.
role-pay-green-digger = If you succeed: 5 nuggets for a single winner, 4 each for two, 3 for three, 2 for four, 1 for five and more.
role-pay-saboteur2-saboteur = If you succeed: 5 nuggets for a single winner, 4 each for two, 3 for three, 2 for four, 1 for five and more.
role-pay-boss = If you succeed: one nugget less than a digger.
role-pay-profiteer = You get two nuggets less than the other winners.
role-pay-geologist = One nugget for each crystal that lies open at the end.
role-pay-greedy-dwarf = If you succeed: four gold cards for you, nothing for the others.
role-pay-tournament-greedy-dwarf = If you succeed: 4 nuggets for you, nothing for the others.
role-pay-tournament-miner = If you succeed: 2 nuggets, and 3 for the miner who reaches the treasure.
role-pay-tournament-saboteur = If you succeed: { $one } nuggets if you are alone, { $two } each otherwise.

## End of a round

end-shared-nuggets = The nuggets are shared
end-each = { $count } each
end-nuggets = Nuggets
end-for-crystals =
    { $count ->
        [one] { $count } crystal in the maze
       *[other] { $count } crystals in the maze
    }
end-theft =
    { $who ->
        [you] You steal a nugget from { $victim }
        [other] { $name } steals a nugget from { $victim }
       *[mine] { $name } steals a nugget from you
    }
end-theft-declined =
    { $who ->
        [you] You steal from nobody
       *[other] { $name } steals from nobody
    }
end-why-spider = The giant spider was found: the treasure is out of reach.
end-why-own =
    { $who ->
        [you] You reached the treasure, and your team gets through the doors: { $team } win.
       *[other] { $name } reached the treasure, and that team gets through the doors: { $team } win.
    }
end-why-other =
    { $who ->
        [you] You reached the treasure, but only one team gets through the doors: { $team } win.
       *[other] { $name } reached the treasure; only one team gets through the doors: { $team } win.
    }
end-why-both =
    { $who ->
        [you] You reached the treasure without being a digger: both teams get through and win.
       *[other] { $name } reached the treasure without being a digger: both teams get through and win.
    }
end-why-none =
    { $who ->
        [you] You reached the treasure, but the doors stop both teams of diggers.
       *[other] { $name } reached the treasure, but the doors stop both teams of diggers.
    }
end-also-won =
    { $how ->
        [alone] { $count ->
            [one] The only winner: { $names }.
           *[other] The only winners: { $names }.
        }
       *[too] { $count ->
            [one] Wins too: { $names }.
           *[other] Win too: { $names }.
        }
    }
end-with-role = { $name } ({ $role })
end-paid-headline = Your crystals pay
end-won-unpaid = On the winning side, without gold
end-own-digger =
    { $how ->
        [prison] Your team wins, but in prison you get no share.
       *[lost] Your team does not win: { $team }.
    }
end-own-boss =
    { $how ->
        [unpaid] You are the boss: your share is a nugget less, which leaves none.
        [won] You are the boss: whichever team wins, you win with it, for a nugget less.
        [alone] You are the boss: you win even where no team gets through the doors.
        [prison] You are the boss, but in prison you get no share.
       *[buried] You are the boss: without the treasure you do not win.
    }
end-own-profiteer =
    { $how ->
        [unpaid] You are the profiteer: your share is two nuggets less, which leaves none.
        [won] You are the profiteer: whoever wins, you win with them, for two nuggets less.
        [alone] You are the profiteer: you win even if nobody else does.
       *[prison] You are the profiteer, but in prison you get no share.
    }
end-own-geologist =
    { $how ->
        [won] You are a geologist: your crystals pay, whoever wins.
        [prison] You are a geologist, but in prison nobody pays your crystals.
       *[lost] You are a geologist, and no crystal in the maze is worth a nugget to you.
    }
end-own-saboteur = The saboteurs win, but in prison you get no share.
end-own-greedy-dwarf =
    { $how ->
        [won] You are the greedy dwarf, and the treasure is yours alone.
        [buried] You are the greedy dwarf: you win only by reaching the treasure yourself.
       *[lost] You are the greedy dwarf, and somebody else reached the treasure.
    }
end-greedy-won = the greedy dwarf
end-no-team-won = no team

## The log, where the board marks the place

marked-location-visited =
    { $who ->
        [you] You are the first to reach “{ $location }”.
       *[other] { $name } is the first to reach “{ $location }”.
    }
marked-middle-card-laid = “{ $card }” lies half-way.
marked-pawn-posted =
    { $who ->
        [you] You post your pawn.
       *[other] { $name } posts a pawn.
    }
marked-pawn-left =
    { $who ->
        [you] Your pawn leaves the mine.
       *[other] { $name }’s pawn leaves the mine.
    }
marked-passage-asked =
    { $who ->
        [you] You ask { $target } to pay the pawn.
       *[other] { $relation ->
            [you] { $name } asks you to pay the pawn.
           *[other] { $name } asks { $target } to pay the pawn.
        }
    }
marked-passage-answered =
    { $agreed ->
        [yes] { $who ->
            [you] You agree to pay.
           *[other] { $name } agrees to pay.
        }
       *[no] { $who ->
            [you] You refuse to pay.
           *[other] { $name } refuses to pay.
        }
    }
marked-passage-due =
    { $who ->
        [you] You lay “{ $card }” where a pawn stands; first
       *[other] { $name } lays “{ $card }” where a pawn stands; first
    } { $relation ->
        [you] you pay the pawn.
        [self] { $who ->
            [you] you pay the pawn.
           *[other] { $target } pays the pawn.
        }
       *[other] { $target } pays the pawn.
    }
marked-chest-path-shown = The covered path is turned over: “{ $path }”.
marked-chest-opened =
    { $who ->
        [you] You open the chest: “{ $chest }”!
       *[other] { $name } opens the chest: “{ $chest }”!
    }
marked-chest-buried =
    { $who ->
        [you] You bury the chest under a rockfall.
       *[other] { $name } buries the chest under a rockfall.
    }
marked-chest-seen =
    { $who ->
        [you] You look under a covered path: “{ $path }” with “{ $chest }”.
       *[other] { $name } looks under a covered path: “{ $path }” with “{ $chest }”.
    }
marked-hidden-chest-peek = { $name } looks under a covered path.
