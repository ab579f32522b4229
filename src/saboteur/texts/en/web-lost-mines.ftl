### What the browser says of The Lost Mines. $who is “you” for the player spoken to, else $name is the player’s name.
### $mine is the number of a mine space, from 1; $number that of a treasure.

## Before the game

mines-dealt =
    { $aside ->
        [one] { $cards } dwarf cards are shuffled; one stays undealt.
       *[other] { $cards } dwarf cards are shuffled; { $aside } stay undealt.
    }

## Cards, in few words

mines-title-axe = Axe
mines-title-boat = Boat
mines-title-rope = Rope
mines-title-information-mine-treasure = Mine or treasure
mines-title-information-mine-dwarf = Mine or dwarf
mines-title-information-treasure-dwarf = Treasure or dwarf
mines-title-trap = Trap
mines-title-troll = Troll
mines-title-storm = Storm
mines-kind-log = a path with a log
mines-kind-pond = a path with a pond
mines-kind-ravine = a path with a ravine
mines-kind-rocks = a path with rocks
mines-kind-campfire = a path with a campfire
mines-face-gems = gems
mines-face-gold = gold
mines-face-silver = silver
mines-face-dragon = the dragon
mines-letter-blue = B
mines-letter-yellow = Y
mines-goal-blue-loyal = Shares with the blue clan
mines-goal-yellow-loyal = Shares with the yellow clan
mines-goal-blue-selfish = Keeps all for himself
mines-goal-yellow-selfish = Keeps all for himself
mines-goal-blue-saboteur = Wears blue, shares with yellow
mines-goal-yellow-saboteur = Wears yellow, shares with blue

## The own dwarf

mines-role-eyebrow = Your dwarf, this round
mines-role-down = { $seats } dwarves enter the forest. The back of a card tells the clan, only its face tells the truth.
mines-role-blue-loyal = You are true to the blue clan. What you take is shared with its loyal dwarves, and with the yellow one who secretly works for it.
mines-role-yellow-loyal = You are true to the yellow clan. What you take is shared with its loyal dwarves, and with the blue one who secretly works for it.
mines-role-blue-selfish = You stand with the blue clan, but share with nobody: what you take is yours, and the others’ loot is theirs.
mines-role-yellow-selfish = You stand with the yellow clan, but share with nobody: what you take is yours, and the others’ loot is theirs.
mines-role-blue-saboteur = You stand with the blue clan and work for the yellow one: its loot is shared with you. Nobody may notice whose way you bar.
mines-role-yellow-saboteur = You stand with the yellow clan and work for the blue one: its loot is shared with you. Nobody may notice whose way you bar.
mines-role-loot = Points count over all rounds; clans and dwarf cards are dealt anew for each.
mines-role-pool =
    { $aside ->
        [0] { $cards } dwarf cards, all of them dealt.
        [one] { $cards } dwarf cards, one of them stays undealt.
       *[other] { $cards } dwarf cards, { $aside } of them stay undealt.
    }
mines-secret = Your true face
mines-secret-short = My dwarf

## Table

mines-phases = The three parts of a turn
mines-phase-card = Card
mines-phase-walk = Walk
mines-phase-draw = Draw
mines-steps =
    { $left ->
        [one] 1 step
       *[other] { $left } steps
    }
mines-supply = Tokens left in the supply
mines-treasures = Treasures
mines-left =
    { $count ->
        [one] { $count } treasure left
       *[other] { $count } treasures left
    }
mines-taken =
    { $count ->
        [one] { $count } treasure taken
       *[other] { $count } treasures taken
    }
mines-treasure = Treasure { $number }: { $name }
mines-taken-by =
    { $who ->
        [you] taken by you
       *[other] taken by { $name }
    }
mines-look-treasure = Treasures that you may look at
mines-has-troll = A troll of theirs bars a path until their next turn
mines-mine = Mine { $mine }
mines-edge = Between { $one } and { $other }
mines-cell-card =
    { $turned ->
        [yes] { $cell }: { $card }, turned
       *[no] { $cell }: { $card }
    }
mines-cell-overcome =
    { $overcome ->
        [yes] overcome
       *[no] not overcome
    }
mines-cell-mine = Mine { $mine }, face down
mines-cell-mine-seen = Mine { $mine }, face down; you saw there: { $face }
mines-cell-mine-shown = Mine { $mine }: { $face }
mines-cell-dwarf = { $name } ({ $clan })
mines-cell-token = { $token } to the { $side }

## What to do

mines-hint-turn = Play a card or discard one or two; then your dwarf walks.
mines-hint-lay = Lay the path in a dashed frame: it must extend a path.
mines-hint-axe = Choose the log to clear away.
mines-hint-boat = Choose the pond to cross.
mines-hint-rope = Choose the ravine to cross.
mines-hint-trap = Choose the end of a path for the trap: whoever passes loses a card.
mines-hint-troll = Choose the end of a path for the troll: nobody passes until your next turn.
mines-hint-storm = Choose the path that the storm removes.
mines-hint-information =
    { $one ->
        [mine] { $other ->
            [treasure] Look at a hidden mine, or at a treasure.
           *[dwarf] Look at a hidden mine, or at somebody’s dwarf card.
        }
       *[treasure] Look at a treasure, or at somebody’s dwarf card.
    }
mines-idle-axe = There is no log to clear away now. You can discard it.
mines-idle-boat = There is no pond to cross now. You can discard it.
mines-idle-rope = There is no ravine to cross now. You can discard it.
mines-idle-trap = There is no end of a path for a trap, or no trap is left. You can discard it.
mines-idle-troll = There is no end of a path for a troll, or no troll is left. You can discard it.
mines-idle-storm = There is no path that the storm could remove. You can discard it.
mines-hint-pass = Discard this card face down?
mines-hint-pass-more = You may discard a second card. You draw as many as you discard.
mines-hint-step =
    { $left ->
        [one] One more step: choose a framed space, or stay here.
       *[other] Your dwarf walks step by step, { $left } at most: choose the next space, or stay here.
    }
mines-hint-orient = This mine fits both ways. Which one do you choose?
mines-hint-take = Your mine! Which treasure do you take?
mines-hint-vote = { $name } proposes to end the round and to share the loot.
mines-wait-step =
    { $left ->
        [one] { $name } is walking: one step left.
       *[other] { $name } is walking: { $left } steps left.
    }
mines-answer-stay = Stay here
mines-answer-enough = That is enough
mines-answer-propose = Propose to end the round
rare-lost-mines = End the round
mines-confirm-choose = Choose its target
mines-confirm-choose-step = Choose a space
mines-confirm-step = Walk here
mines-confirm-pass = Discard face down
mines-confirm-tool = Overcome the obstacle
mines-confirm-trap = Set the trap here
mines-confirm-troll = Put the troll here
mines-confirm-storm = Remove this path
mines-confirm-mine = Look at mine { $mine }
mines-confirm-treasure = Look at treasure { $number }
mines-confirm-dwarf = Look at { $name }’s dwarf card
mines-take = Take treasure { $number }
mines-take-how = They lie face down, and stay so until the round is over.

## Log

mines-log-began =
    { $who ->
        [you] Round { $round } begins with you; treasures: { $symbols }
       *[other] Round { $round } begins with { $name }; treasures: { $symbols }
    }
mines-log-walk =
    { $who ->
        [you] { $steps ->
            [one] You walk one step
           *[other] You walk { $steps } steps
        }
       *[other] { $steps ->
            [one] { $name } walks one step
           *[other] { $name } walks { $steps } steps
        }
    }
mines-log-overcome =
    { $who ->
        [you] { $token ->
            [axe] You clear a log away
            [boat] You put a boat on a pond
           *[rope] You stretch a rope over a ravine
        }
       *[other] { $token ->
            [axe] { $name } clears a log away
            [boat] { $name } puts a boat on a pond
           *[rope] { $name } stretches a rope over a ravine
        }
    }
mines-log-trap =
    { $who ->
        [you] You set a trap
       *[other] { $name } sets a trap
    }
mines-log-troll =
    { $who ->
        [you] You put a troll in the way
       *[other] { $name } puts a troll in the way
    }
mines-log-storm =
    { $who ->
        [you] Your storm takes { $card } away
       *[other] { $name }’s storm takes { $card } away
    }
mines-log-token-lost =
    { $token ->
        [trap] A trap is gone with it
       *[troll] A troll is gone with it
    }
mines-log-entered =
    { $who ->
        [you] You enter mine { $mine }: { $face }!
       *[other] { $name } enters mine { $mine }: { $face }!
    }
mines-log-taken =
    { $who ->
        [you] You take a treasure: { $symbol }
       *[other] { $name } takes a treasure: { $symbol }
    }
mines-log-mine-seen =
    { $who ->
        [you] You saw mine { $mine }: { $face }
       *[other] { $name } saw mine { $mine }: { $face }
    }
mines-log-mine-peek =
    { $who ->
        [you] You look at mine { $mine }
       *[other] { $name } looks at mine { $mine }
    }
mines-log-ended = Round { $round } is over. { $cause }
mines-log-shared = The loot is shared: { $gains }

## The end of a round

mines-ended =
    { $cause ->
        [all-treasures] All treasures are taken
        [agreed] The round ends by agreement
       *[hands-empty] The last card is played
    }
mines-gained =
    { $count ->
        [0] You get nothing
        [one] You get { $count } point
       *[other] You get { $count } points
    }
mines-ended-how = The dwarf cards lie open. Whoever serves the same clan shares what the group has taken; what is left over goes to whoever had the best treasure.
mines-stage-dwarves = The dwarves
mines-stage-treasures = The treasures
mines-stage-points = Sharing the loot
mines-group-blue = For the blue clan
mines-group-yellow = For the yellow clan
mines-group-selfish = For themselves
mines-group-loot =
    { $seats ->
        [one] { $points }, for one alone
       *[other] { $points }, shared by { $seats }
    }
mines-no-treasure = no treasure
mines-dragon-price = pays the dragon
mines-in-all = { $points } in all
