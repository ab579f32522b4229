### What the browser says at a table of Le Duel.
### $who is “you” for the player spoken to, else $name is the player’s name.

## Before a game

duel-dealt =
    { $seats ->
        [one] Alone, with six counters: how much gold will you bring up in three rounds?
       *[other] Blue against Green, colours drawn by lot. Green begins.
    }

## Table

duel-aim-alone = Your aim: as much gold as you can in three rounds
duel-start-down =
    { $alone ->
        [yes] One dwarf goes down into the mine.
       *[no] Two dwarves go down, each from a start of their own.
    }
duel-start-eyebrow =
    { $alone ->
        [yes] Alone, you play
       *[no] You play
    }
duel-start-aim =
    { $alone ->
        [yes] Link your start to as much gold as you can. After three rounds your nuggets give your grade.
       *[no] Link your start to gold before { $name } does, and it is yours. After three rounds, whoever has more nuggets wins.
    }
duel-start-first =
    { $who ->
        [you] You begin.
       *[other] { $name } begins.
    }
duel-start-known = { $goals } goals lie face down: some hide one to three nuggets, some only stone. { $seats ->
        [1] { $counters } counters mark the gold that is yours.
       *[other] { $counters } counters mark whose the gold is.
    }
duel-colour-of = Plays { $colour }
duel-letter-blue = B
duel-letter-green = G
duel-supply = Supply
duel-counters =
    { $count ->
        [one] { $count } counter left
       *[other] { $count } counters left
    }
duel-counters-short =
    { $count ->
        [one] counter
       *[other] counters
    }
duel-keys =
    { $count ->
        [one] { $count } key left
       *[other] { $count } keys left
    }
duel-keys-short =
    { $count ->
        [one] key
       *[other] keys
    }
duel-hoard =
    { $count ->
        [one] { $count } gold card, worth { $values }
       *[other] { $count } gold cards, worth { $values }
    }
duel-seat-claimed =
    { $count ->
        [one] { $count } nugget claimed in this round
       *[other] { $count } nuggets claimed in this round
    }
duel-seat-owed =
    { $count ->
        [one] Owes { $count } troll a nugget
       *[other] Owes { $count } trolls a nugget each
    }
duel-discard =
    { $count ->
        [one] Discard: { $count } card
       *[other] Discard: { $count } cards
    }
duel-acts = A turn is one of these
duel-act-lay = Lay a tunnel
duel-act-play = Play an action
duel-act-clear = Discard 2, remove a broken tool
duel-act-pass = Pass: discard 1 or 2
duel-draw-one = draw 1
duel-draw-same = draw as many

## Questions

duel-hint-turn = Lay a tunnel or play an action and draw 1, or discard 1 or 2 and draw as many.
duel-hint-turn-blocked = A broken tool: you can’t lay tunnels. Play an action, pass, or remove the tool.
duel-hint-pass = Confirm to discard this card face up, or choose another.
duel-hint-pass-more = Discard a second card and draw 2, or stop and draw 1.
duel-hint-clear = Which broken tool goes? It costs you two cards.
duel-hint-bribe = Choose the troll to bribe. It costs a nugget when the round ends; your turn goes on.
duel-hint-key = Choose the door to open: it lets you through for this round.
duel-idle-repair = None of your tools that this card repairs is broken. You can discard it.
duel-idle-break = This tool of your rival is broken already. You can discard it.
duel-idle-key = There is no door that it could open for you. You can discard it.
duel-hint-discard-two =
    { $left ->
        [one] Choose one more card to discard.
       *[other] Choose { $left } cards to discard, one after the other.
    }
duel-hint-before-draw =
    { $draw ->
        [0] You may still bribe a troll before your turn ends.
        [one] You may still bribe a troll before you draw a card.
       *[other] You may still bribe a troll before you draw { $draw } cards.
    }
duel-hint-claim =
    { $counters ->
        [one] One counter is left, and there is more gold than that. Which do you claim?
       *[other] { $counters } counters are left, and there is more gold than that. Which do you claim?
    }
duel-wait-claim = { $name } chooses which gold to claim.
duel-answer-clear = Remove a tool (2 cards)
duel-answer-bribe = Bribe a troll
duel-answer-stop = Finish and draw
duel-confirm-pass = Discard, face up
duel-confirm-discard = Discard as payment
duel-confirm-clear = Remove: { $tool }
duel-confirm-bribe = Bribe this troll
duel-confirm-claim = Claim this gold
duel-confirm-key = Open this door

## What a move would do

duel-tip-lay = This tunnel carries your light on
duel-tip-remove = This tunnel goes
duel-tip-key = This door opens for you
duel-tip-bribe = The troll lets both of you pass
duel-tip-gold = You claim { $nuggets }
duel-tip-given = { $name } can claim { $nuggets } then.
duel-tip-use =
    { $both ->
        [yes] { $name } can use it too.
       *[no] { $name } does not reach it yet.
    }
duel-enter-lay = lay
duel-enter-remove = remove
duel-enter-key = open
duel-enter-bribe = bribe

## Cells

duel-cell = Cell { $cell }
duel-cell-card =
    { $turned ->
        [yes] { $cell }: { $card }, after a half-turn
       *[no] { $cell }: { $card }
    }
duel-cell-reached = { $colour } reaches: { $edges }
duel-cell-linked = linked: { $edges }
duel-cell-dark = nobody reaches it
duel-cell-counter = gold claimed, counter of { $name }
duel-cell-bribe = troll bribed, counter of { $name }
duel-cell-key = door unlocked, key of { $name }

## Cards, in few words

title-secret-plan = Secret plan
title-key = Key
duel-kind-straight = a straight
duel-kind-curve = a curve
duel-kind-mixed = a tunnel with a dead end
duel-kind-bridge = a bridge
duel-kind-bridge-gold = a bridge with gold
duel-kind-double-curve = a double curve
duel-kind-double-curve-nw-es-gold = a double curve with gold
duel-kind-ladder-blue = the blue ladder
duel-kind-ladder-green = the green ladder
duel-kind-door-blue = a blue door
duel-kind-door-green = a green door
duel-kind-gold = a tunnel with gold
duel-kind-troll = a troll

## Log

duel-log-began =
    { $alone ->
        [yes] Round { $round } begins: you play { $colour }
       *[no] { $who ->
            [you] Round { $round }: you play { $colour } and begin
           *[other] Round { $round }: { $name } plays { $colour } and begins
        }
    }
duel-log-cleared =
    { $who ->
        [you] You remove your broken { $tool ->
            [pick] pick
            [lamp] lamp
           *[cart] cart
        } for two cards
       *[other] { $name } removes a broken { $tool ->
            [pick] pick
            [lamp] lamp
           *[cart] cart
        } for two cards
    }
duel-log-discarded =
    { $who ->
        [you] You discard: { $card }
       *[other] { $name } discards: { $card }
    }
duel-log-unlocked =
    { $who ->
        [you] You put a key into a door
       *[other] { $name } puts a key into a door
    }
duel-log-key-returned = Its key comes back
duel-log-bribed =
    { $who ->
        [you] You bribe a troll and owe a nugget
       *[other] { $name } bribes a troll and owes a nugget
    }
duel-log-goal = Goal { $goal } is reached: { $card }
duel-log-claimed =
    { $who ->
        [you] You claim { $nuggets }
       *[other] { $name } claims { $nuggets }
    }
duel-log-tool-drawn =
    { $doubled ->
        [yes] You draw a broken { $tool ->
            [pick] pick
            [lamp] lamp
           *[cart] cart
        }: yours is broken already, so it changes nothing
       *[no] You draw a broken { $tool ->
            [pick] pick
            [lamp] lamp
           *[cart] cart
        }: it lies before you, and you draw again
    }
duel-log-rockfall-drawn = You draw a rockfall: it takes { $card }, the tunnel you laid last
duel-log-rockfall-idle = You draw a rockfall: it finds no tunnel to take
duel-log-ended =
    { $cause ->
        [goals] Round { $round } is over: all goals are turned over
        [counters] Round { $round } is over: all counters are in use
       *[cards] Round { $round } is over: nobody has a card left
    }
duel-log-taken =
    { $who ->
        [you] { $count ->
            [0] You take no gold
           *[other] You take { $nuggets }
        }
       *[other] { $count ->
            [0] { $name } takes no gold
           *[other] { $name } takes { $nuggets }
        }
    }
duel-log-paid =
    { $who ->
        [you] { $trolls ->
            [one] You pay the troll { $nuggets }
           *[other] You pay { $trolls } trolls { $nuggets }
        }
       *[other] { $trolls ->
            [one] { $name } pays the troll { $nuggets }
           *[other] { $name } pays { $trolls } trolls { $nuggets }
        }
    }

## End of a round and of the game

duel-ended =
    { $cause ->
        [goals] Every goal is turned over
        [counters] No counters left: all lie on gold or on trolls
       *[cards] No card is left
    }
# Of a round alone; $nuggets is their number in words.
duel-found =
    { $who ->
        [you] { $count ->
            [0] You found no gold
           *[other] You found { $nuggets }
        }
       *[other] { $count ->
            [0] { $name } found no gold
           *[other] { $name } found { $nuggets }
        }
    }
duel-next-grade =
    { $count ->
        [one] One nugget more makes your next grade: “{ $grade }”.
       *[other] { $count } nuggets more make your next grade: “{ $grade }”.
    }
# At the end of a game alone.
duel-alone-made = { $nuggets } in { $rounds } rounds
duel-stage-gold = The gold
duel-stage-toll = The trolls’ toll
duel-stage-sum = The count
duel-shares = The gold of this round
duel-took-nothing = No gold in this round
duel-paid = To the trolls: { $nuggets }
duel-in-all = in all
duel-by-round = Round by round
duel-cause =
    { $cause ->
        [goals] all goals turned over
        [counters] no counters left
       *[cards] no cards left
    }
duel-toll = { $count } to trolls
duel-grades = Your grade
duel-grade-range = { $least }–{ $most }
duel-grade-from = { $least } and more
