### What the terminal says of The Dark Cave. $who is “you” for the player spoken to, else $name is the player’s name.
### $creature is a creature’s name in small letters; $where names a space of the card on $cell.

## Table

dark-cave-header = { $box } · Pile { $pile } (I { $one }, II { $two }, III { $three }) · Discard { $discard }
dark-cave-table-where = where
dark-cave-your-role = You: { $role }
dark-cave-is-out = out
dark-cave-clan-yellow-letter = Y
dark-cave-clan-blue-letter = B
dark-cave-lies = lying down
dark-cave-boots = boots
dark-cave-axes =
    { $count ->
        [one] axe
       *[other] { $count } axes
    }
dark-cave-note-role = { $name }: { $role }
dark-cave-note-looked =
    { $count ->
        [one] { $name } has seen the clan card of { $names }
       *[other] { $name } has seen the clan cards of { $names }
    }
dark-cave-note-spare = set aside: { $roles }
dark-cave-note-web =
    { $shows ->
        [1] web between { $cell } and { $beyond }: goes with { $name }’s next turn
       *[2] web between { $cell } and { $beyond }: lasts two turns of { $name }
    }
dark-cave-note-web-own =
    { $shows ->
        [1] web between { $cell } and { $beyond }: goes with your next turn
       *[2] web between { $cell } and { $beyond }: lasts two of your turns
    }
dark-cave-note-creature = { $creature } on { $where }, till { $name }’s turn
dark-cave-note-creature-own = { $creature } on { $where }, till your turn
dark-cave-note-vein = gold of a vein on { $where }

## Spaces of a card

dark-cave-space = { $cell } { $place }
dark-cave-space-marked = { $cell } { $place } ({ $mark })
dark-cave-space-north = north
dark-cave-space-east = east
dark-cave-space-south = south
dark-cave-space-west = west
dark-cave-space-middle = middle
dark-cave-space-abyss = abyss
dark-cave-space-vein = vein
dark-cave-space-exit = exit
dark-cave-space-deck = bridge
dark-cave-space-tunnel = tunnel
dark-cave-space-ladder = ladder
dark-cave-met = { $place }: { $names }

## What happens

dark-cave-event-game-began =
    { $who ->
        [you] The water rises in the mine; you begin.
       *[other] The water rises in the mine; { $name } begins.
    }
dark-cave-event-own-role = Your clan card: { $role }.
dark-cave-event-web-turned = “{ $web }” is half torn.
dark-cave-event-web-removed = “{ $web }” is gone.
dark-cave-event-creature-gone = The { $creature } slips away.
dark-cave-event-dwarf-stood =
    { $who ->
        [you] You stand up again and don’t move on this turn.
       *[other] { $name } stands up again and doesn’t move on this turn.
    }
dark-cave-event-nugget-placed = A nugget glitters in the vein on { $cell }.
dark-cave-event-nugget-returned = The nugget of the vein on { $cell } is buried.
dark-cave-event-web-laid =
    { $who ->
        [you] You hang a web between { $cell } and { $beyond }.
       *[other] { $name } hangs a web between { $cell } and { $beyond }.
    }
dark-cave-event-gear-given =
    { $who ->
        [you] { $relation ->
            [self] You lay “{ $card }” before yourself.
           *[other] You lay “{ $card }” before { $target }.
        }
       *[other] { $relation ->
            [self] { $name } keeps “{ $card }” for their own dwarf.
            [you] { $name } lays “{ $card }” before you.
           *[other] { $name } lays “{ $card }” before { $target }.
        }
    }
dark-cave-event-creature-called =
    { $who ->
        [you] You call the { $creature } on { $cell }.
       *[other] { $name } calls the { $creature } on { $cell }.
    }
dark-cave-event-creature-moved = The { $creature } runs to { $cell }.
dark-cave-event-creature-attacked = The { $creature } attacks: { $seats }.
dark-cave-event-creature-repelled =
    { $who ->
        [you] You drive the { $creature } away with your axe.
       *[other] { $name } drives the { $creature } away with an axe.
    }
dark-cave-event-axe-kept =
    { $who ->
        [you] You keep your axe.
       *[other] { $name } keeps the axe.
    }
dark-cave-event-web-cut =
    { $who ->
        [you] You strike “{ $web }” with your axe.
       *[other] { $name } strikes “{ $web }” with an axe.
    }
dark-cave-event-dwarf-fell =
    { $who ->
        [you] You are thrown to the ground.
       *[other] { $name } is thrown to the ground.
    }
dark-cave-event-nugget-lost =
    { $who ->
        [you] You lose a nugget.
       *[other] { $name } loses a nugget.
    }
dark-cave-event-dwarf-moved =
    { $who ->
        [you] You walk to { $cell }.
       *[other] { $name } walks to { $cell }.
    }
dark-cave-event-goal-shown =
    { $who ->
        [you] You enter the goal on { $cell }: “{ $goal }”! You choose how it lies.
       *[other] { $name } enters the goal on { $cell }: “{ $goal }”! { $name } chooses how it lies.
    }
dark-cave-event-goal-revealed =
    { $who ->
        [you] You enter the goal on { $cell }: “{ $goal }”!
       *[other] { $name } enters the goal on { $cell }: “{ $goal }”!
    }
dark-cave-event-nugget-taken =
    { $who ->
        [you] You take the nugget of the vein on { $cell }.
       *[other] { $name } takes the nugget of the vein on { $cell }.
    }
dark-cave-event-role-shown =
    { $who ->
        [you] You turn your clan card over: { $role }.
       *[other] { $name } turns the clan card over: { $role }.
    }
dark-cave-event-dwarf-left =
    { $who ->
        [you] You are out in the open!
       *[other] { $name } is out in the open!
    }
dark-cave-event-game-went-on = The game goes on: each clan still has somebody in the mine who works for it.
dark-cave-event-end-proposed =
    { $who ->
        [you] You propose to end the game.
       *[other] { $name } proposes to end the game.
    }
dark-cave-event-end-answered =
    { $agreed ->
        [yes] { $who ->
            [you] You agree to end the game.
           *[other] { $name } agrees to end the game.
        }
       *[no] { $who ->
            [you] You refuse to end the game.
           *[other] { $name } refuses to end the game.
        }
    }
dark-cave-event-game-ended =
    { $cause ->
        [clan] Everybody who works for one of the clans is out: the game is over.
        [agreed] All agree: the game is over.
       *[cards] No card is left: the game is over.
    }
dark-cave-event-hidden-pass =
    { $who ->
        [you] You discard a card of level { $level } face down.
       *[other] { $name } discards a card of level { $level } face down.
    }
dark-cave-event-card-lost =
    { $who ->
        [you] You lose “{ $card }” from your hand.
       *[other] { $name } loses “{ $card }” from the hand.
    }
dark-cave-event-hidden-loss =
    { $who ->
        [you] You lose a card of level { $level } from your hand.
       *[other] { $name } loses a card of level { $level } from the hand.
    }
dark-cave-event-role-seen =
    { $who ->
        [you] You look at { $target }’s clan card: { $role }.
       *[other] { $relation ->
            [you] { $name } looks at your clan card: { $role }.
           *[other] { $name } looks at { $target }’s clan card: { $role }.
        }
    }
dark-cave-event-hidden-role-peek =
    { $who ->
        [you] You look at { $target }’s clan card.
       *[other] { $relation ->
            [you] { $name } looks at your clan card.
           *[other] { $name } looks at { $target }’s clan card.
        }
    }
dark-cave-event-own-hand-swapped =
    { $who ->
        [you] You swap hands with { $target } and get: { $hand }.
       *[other] { $relation ->
            [you] { $name } swaps hands with you; you get: { $hand }.
           *[other] { $name } swaps hands with { $target }, who gets: { $hand }.
        }
    }
dark-cave-event-hidden-hand-swap =
    { $who ->
        [you] You swap hands with { $target }.
       *[other] { $relation ->
            [you] { $name } swaps hands with you.
           *[other] { $name } swaps hands with { $target }.
        }
    }
dark-cave-event-spare-seen =
    { $who ->
        [you] You look at the clan cards set aside: { $roles }.
       *[other] { $name } looks at the clan cards set aside: { $roles }.
    }
dark-cave-event-hidden-spare =
    { $who ->
        [you] You look at the clan cards set aside.
       *[other] { $name } looks at the clan cards set aside.
    }

## Choosing

dark-cave-choices-title =
    { $on ->
        [seat] { $card }: whom?
        [cell] { $card }: where?
       *[nothing] { $card }
    }
dark-cave-ask-pass-more = You have discarded a card. A second one too? You draw as many as you discard.
dark-cave-ask-creature-step =
    { $left ->
        [one] The { $creature } has one step left. Where does it run?
       *[other] The { $creature } has { $left } steps left. Where does it run?
    }
dark-cave-ask-attack-order = Several creatures wait for you. Which one attacks next?
dark-cave-ask-repel-creature = The { $creature } attacks on { $cell }. Do you drive it away with your axe?
dark-cave-ask-dwarf-step =
    { $left ->
        [0] No step is left, but your axe reaches a web.
        [one] Your dwarf has one step left. Where does he go?
       *[other] Your dwarf has { $left } steps left. Where does he go?
    }
dark-cave-ask-take-nugget = You stand on a vein with gold. Do you take the nugget? Your clan card is then turned over.
dark-cave-ask-end-vote = { $name } proposes to end the game. Do you agree?
dark-cave-turn-cut =
    { $count ->
        [one] strike the web with your axe
       *[other] strike a web with your axe
    }
dark-cave-turn-propose-end = propose to end the game
dark-cave-move-on-edge = between { $cell } and { $beyond }
dark-cave-move-on-nothing = from where it is
dark-cave-move-stop = that’s enough
dark-cave-move-step = { $cell }
dark-cave-move-enter = into the goal on { $cell }
dark-cave-move-cut = strike the web between { $cell } and { $beyond }
dark-cave-move-repel = yes, with the axe
dark-cave-move-decline = no
dark-cave-move-face = the { $creature }
dark-cave-move-take = yes
dark-cave-move-propose-end = propose to end the game
dark-cave-why-fits-nowhere = This card fits nowhere now: it would extend no path of the mine, either way round.
dark-cave-why-no-abyss = No creature can come: there is no abyss in the mine.

## End

dark-cave-round-after = How it ended
dark-cave-brought-out =
    { $out ->
        [yes] { $nuggets } saved
       *[no] nothing saved
    }
dark-cave-values = Treasure: { $values }
dark-cave-nobody-wins = Nobody got out, so nobody wins.

## Help

dark-cave-help-notation = any move in full, as in records: lay, play, pass, step, stop
dark-cave-help-light = heavy lines are linked to the start; thin lines are cut off
dark-cave-help-start = the lantern of the start, which is a ladder; ladders are one step apart
dark-cave-help-level = how hard a card is to cross: one, two or three steps
dark-cave-help-abyss = an abyss, where creatures come from; the exit
dark-cave-help-vein = a vein with gold; an empty one
dark-cave-help-bridge = a bridge and which way its wood runs: walking over it costs a card
dark-cave-help-tunnel = a tunnel between two bends: it costs a nugget
dark-cave-help-goal = a goal, face down; a goal as you have seen it
dark-cave-help-dwarves = the dwarf of a seat; several dwarves
dark-cave-help-creatures = the rat takes a card, the lindworm a walk, the goblin a nugget
dark-cave-help-web = a web: nobody gets through
dark-cave-help-gear = before a player: boots, an axe; lying down
