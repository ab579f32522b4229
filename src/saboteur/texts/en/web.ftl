### What the browser says. $who is “you” for the player spoken to, else $name is the player’s name.

## Everywhere

web-title = Saboteur
web-unofficial = An unofficial implementation, made by players.
web-theme =
    { $wish ->
        [dark] Theme: dark
        [light] Theme: light
       *[system] Theme: as the system
    }
web-close = Close
web-back-home = Back to the start page
web-lost = Connection lost. Trying again…
web-opening = Going down into the mine…
web-settings = Settings
web-problem =
    { $code ->
        [no-cookies] This browser blocks cookies, and a table with other players needs one to know you again. Allow cookies for this site, or play on this device.
       *[other] That did not work: { $code }.
    }
web-offline = The server does not answer. Try again in a moment.

## Home

home-line-1 = Everyone digs.
home-line-2 = Some of them lie.
home-lead = Tunnel through the mountain together, find the gold, and guess who saws through the props. For 1 to 12 dwarves, in the browser.
home-play = Play now
home-play-how = against bots, one click
home-open = Open a table
home-open-how = a link and a code to share
home-code = Got a code?
home-code-label = Code of the table, five characters
home-join = Join
home-code-wrong = A code has five characters, without I, O, 0 or 1.
home-name-change = Change your name: { $name }
home-seats = How many dwarves?
home-options = Optional rules
home-create = Open the table
setup-box = Box
setup-seat = Seat { $seat }
home-fact-account = No account, no tracking
home-fact-fair = Shuffles you can verify after each game
home-fact-access = Keyboard, screen reader, safe colours
home-box-open = Choose this box
home-alone = Play alone
home-box-meta = { $least } – { $most }
home-minutes = { $minutes } min
home-how-title = In three sentences
home-how-1 = Lay tunnels from the start: where the light goes, you may build.
home-how-2 = Three goals wait in the east. Only one hides the treasure.
home-how-3 = Miners want to reach it, saboteurs want the pile to run out first.
nicknames = Oda, Yrsa, Runa, Bodil, Dagny, Gerda, Thora, Ulla, Eira, Magni, Orik, Snorri, Ulf, Kettil, Hakon, Gorm, Birger, Folke

## Lobby

lobby-code = Code of the table
lobby-copy = Copy the link
lobby-copied = Link copied
lobby-qr = QR code of the link to table { $code }
lobby-who = Who goes down?
lobby-count = { $taken } of { $seats }
lobby-free = Free
lobby-waits = awaits a dwarf
lobby-sit = Sit here
lobby-stand = Stand up
lobby-host = host
lobby-you = you
lobby-away = away
lobby-here = here
lobby-bot-level =
    { $level ->
        [random] bot, plays at random
        [novice] bot, novice
        [skilled] bot, skilled
        [expert] bot, expert
        [master] bot, master
       *[other] bot, { $level }
    }
lobby-add-bot = Put a bot on seat { $seat }
lobby-remove-bot = Remove the bot { $name }
lobby-fill = Fill up with bots
lobby-game = The game
lobby-level = Level of the bots
lobby-level-name =
    { $level ->
        [random] Random
       *[novice] Novice
        [skilled] Skilled
        [expert] Expert
        [master] Master
    }
lobby-start = Start
lobby-missing =
    { $free ->
        [one] One seat is still free.
       *[other] { $free } seats are still free.
    }
lobby-wait-host = The host starts the game.
lobby-pool =
    { $aside ->
        [0] Roles in the pool: { $roles }.
        [one] Roles in the pool: { $roles }; one card is set aside.
       *[other] Roles in the pool: { $roles }; { $aside } cards stay undealt.
    }
pool-saboteur =
    { $count ->
        [one] { $count } saboteur
       *[other] { $count } saboteurs
    }
pool-miner =
    { $count ->
        [one] { $count } miner
       *[other] { $count } miners
    }
lobby-watch = You are watching this table.

## Table

play-code = Table { $code }
play-round = Round { $round }
play-rounds = of { $rounds }
play-pile = Pile
play-pile-small = pile
play-discard-small = discard
play-pool =
    { $aside ->
        [0] { $roles }
       *[other] { $roles }, { $aside } set aside
    }
play-hand-count =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
play-gold-count =
    { $count ->
        [one] { $count } gold card
       *[other] { $count } gold cards
    }
play-tool =
    { $state ->
        [broken] { $tool }: out of order
       *[whole] { $tool }: in order
    }
play-your-turn = your turn
play-thinks = is thinking
play-bot = bot
play-away = away
play-you = You
play-seats = The dwarves
play-board = The maze
play-hand = Your hand
play-log = Log
play-log-how = Log: Enter shows the table as it was
play-log-unknown = This page was not open at that moment; you can see it again after the game.
play-log-older = Show what came before
play-log-empty = Nothing yet.
play-table = The table
play-sides = Beside the board
play-notes = Clues
play-talk = Talk
play-stand-in = a bot sits in
play-log-all = All
play-log-of = Only { $name }
play-rules = Help
play-role = Your role
play-role-hold = Hold to see it again
play-role-key = Space
play-role-short = My role
play-fit = See it all
play-sound = Sounds of the table
play-turn = Rotate
play-discard = Discard
play-explain = What does this card do?
play-confirm-lay = Lay it here
play-confirm-map = Look at this goal
play-confirm-reveal = Turn this goal over
play-confirm-rockfall = Remove this tunnel
play-confirm-break = Play on { $name }
play-confirm-repair = Repair: { $tool }
play-confirm-pass = Discard face down
play-choose-card = Choose a card
play-choose-answer = Choose an answer
play-choose-whom-or-where = Choose whom or where
play-choose-whom = Choose whom
play-choose-where = Choose where
play-choose-other = Choose another card
play-watching = You are watching the game.
play-card-idle = can only be discarded
play-card-number = { $card }, card { $number }
banner-your-turn = Your turn.
banner-you-asked = Answer.
banner-pick = Choose a card from your hand.
banner-lay = Lay the tunnel in a dashed frame, or choose another card.
banner-map = Choose the goal to look at.
banner-rockfall = Choose the tunnel to remove.
banner-break = Choose whose tool to break.
banner-repair = Choose the tool to repair.
banner-nowhere = This card fits nowhere now. You can discard it.
banner-blocked = A broken tool keeps you from laying tunnels.
banner-wait = { $name } is playing.
banner-reveal = Your tunnel touches several goals. Which one is turned over first?
banner-orient = This goal fits both ways. Which one do you choose?
banner-vote = { $name } proposes to give the round up.
answer-concede = Propose to give up
play-rare = Give up
answer-agree = Agree
answer-refuse = Refuse
cell-name = { $x }, { $y }
cell-empty = Cell { $cell }, empty
cell-legal =
    { $ways ->
        [one] Cell { $cell }, allowed
       *[other] Cell { $cell }, allowed both ways
    }
cell-card =
    { $lit ->
        [yes] Cell { $cell }: { $card }, lit
        [part] Cell { $cell }: { $card }, partly lit
       *[no] Cell { $cell }: { $card }, without light
    }
cell-goal = Goal { $goal }, face down
cell-goal-seen =
    { $stale ->
        [yes] Goal { $goal }, face down; you saw there: { $face }, which may have changed
       *[no] Goal { $goal }, face down; you saw there: { $face }
    }
seen-ago =
    { $turns ->
        [0] seen this turn
        [one] seen one turn ago
       *[other] seen { $turns } turns ago
    }
seen-ago-short =
    { $turns ->
        [one] { $turns } turn ago
       *[other] { $turns } turns ago
    }
seen-doubtful = but for { $names } the card may have moved since
cell-goal-shown = Goal { $goal }: { $face }
cell-target = { $name }, to choose
goal-name = Goal { $goal }
goal-face =
    { $face ->
        [treasure] treasure
       *[stone] stone
    }
goal-hidden = stayed hidden
tip-plain = This tunnel carries the light on
tip-dead-end = A dead end
tip-goal = This tunnel reaches goal { $goal }
tip-goals = This tunnel reaches several goals
tip-relit =
    { $count ->
        [0] The light stops where the tunnel stops.
        [one] It lights one dark tunnel again.
       *[other] It lights { $count } dark tunnels again.
    }
tip-turn = rotate
tip-lay = lay
why-title = Not here
why-rule = The rule: { $title }
why-page = { $clause } on the page of the rules
keys-enter-key = Enter

## Cards, in few words

title-broken-pick = Broken pick
title-broken-lamp = Broken lamp
title-broken-cart = Broken cart
title-repair-pick = Pick repair
title-repair-lamp = Lamp repair
title-repair-cart = Cart repair
title-repair-pick-lamp = Pick or lamp
title-repair-pick-cart = Pick or cart
title-repair-lamp-cart = Lamp or cart
title-rockfall = Rockfall
title-map = Map
kind-cross = a crossing
kind-t-vertical = a T-junction
kind-t-horizontal = a T-junction
kind-straight-vertical = a straight
kind-straight-horizontal = a straight
kind-curve-nw = a curve
kind-curve-ne = a curve
kind-dead-cross = a dead end
kind-dead-t-vertical = a dead end
kind-dead-t-horizontal = a dead end
kind-dead-vertical = a dead end
kind-dead-horizontal = a dead end
kind-dead-nw = a dead end
kind-dead-ne = a dead end
kind-dead-single-vertical = a dead end
kind-dead-single-horizontal = a dead end

## Log

log-path =
    { $who ->
        [you] You lay { $card }
       *[other] { $name } lays { $card }
    }
log-rockfall =
    { $who ->
        [you] You play a rockfall: { $card } is gone
       *[other] { $name } plays a rockfall: { $card } is gone
    }
log-broken =
    { $who ->
        [you] You break { $target }’s { $tool ->
            [pick] pick
            [lamp] lamp
           *[cart] cart
        }
       *[other] { $relation ->
            [you] { $name } breaks your { $tool ->
                [pick] pick
                [lamp] lamp
               *[cart] cart
            }
           *[other] { $name } breaks { $target }’s { $tool ->
                [pick] pick
                [lamp] lamp
               *[cart] cart
            }
        }
    }
log-mended =
    { $who ->
        [you] { $relation ->
            [self] You repair your { $tool ->
                [pick] pick
                [lamp] lamp
               *[cart] cart
            }
           *[other] You repair { $target }’s { $tool ->
                [pick] pick
                [lamp] lamp
               *[cart] cart
            }
        }
       *[other] { $relation ->
            [self] { $name } repairs their own { $tool ->
                [pick] pick
                [lamp] lamp
               *[cart] cart
            }
            [you] { $name } repairs your { $tool ->
                [pick] pick
                [lamp] lamp
               *[cart] cart
            }
           *[other] { $name } repairs { $target }’s { $tool ->
                [pick] pick
                [lamp] lamp
               *[cart] cart
            }
        }
    }
log-goal =
    { $face ->
        [treasure] Goal { $goal } is reached: the treasure!
        [stone] Goal { $goal } is reached: a stone
       *[other] Goal { $goal } is reached: { $card }
    }
log-seen =
    { $who ->
        [you] You saw goal { $goal }: { $card }
       *[other] { $name } saw goal { $goal }: { $card }
    }
log-peek =
    { $who ->
        [you] You look at goal { $goal }
       *[other] { $name } looks at goal { $goal }
    }
log-passed =
    { $who ->
        [you] You discard a card face down
       *[other] { $name } discards a card face down
    }

## Role

role-goal-miner = Link the start to the treasure
role-goal-saboteur = Keep the treasure out of reach

## End of a round and of the game

end-choose = Your choice
end-choose-how =
    { $cards ->
        [one] Only one card has come down to you.
       *[other] Take one of the { $cards } cards, the rest goes on.
    }
end-take =
    { $value ->
        [one] Take { $value } nugget
       *[other] Take { $value } nuggets
    }
end-looked = Seen by { $names }
end-result = See the result
end-record = Download the game

## Replay

replay-title = Going through the game
replay-review = Review
replay-expert = Expert
replay-go-on = Go on from here
replay-together = Together
replay-board = Board
replay-at = Move { $step } of { $last }
replay-first = Beginning
replay-back = Previous move
replay-next = Next move
replay-last = End
