### What the terminal says of Le Duel: what happens (duel-event-…), questions (duel-ask-…), answers (duel-move-…), the table.
### $who is “you” or $name the player; $nuggets is a number in words, $count the number itself.

## Table

duel-header = { $box } · Round { $round } of { $rounds } · Pile { $pile } · Discard { $discard } · Counters { $counters } · Keys { $keys }
duel-your-colour = You play { $colour }
duel-claimed =
    { $count ->
        [one] { $count } claimed
       *[other] { $count } claimed
    }
duel-owed =
    { $count ->
        [one] 1 troll to pay
       *[other] { $count } trolls to pay
    }
duel-free-gold = Unclaimed gold: { $places }
duel-aside =
    { $cards ->
        [one] 1 card lies aside, unseen
       *[other] { $cards } cards lie aside, unseen
    }

## What happens

duel-event-round-began =
    { $who ->
        [you] Round { $round } begins; you open it.
       *[other] Round { $round } begins; { $name } opens it.
    }
duel-event-tool-mended =
    { $who ->
        [you] You play “{ $card }”
       *[other] { $name } plays “{ $card }”
    }: { $tool ->
        [pick] the pick is repaired.
        [lamp] the lamp is repaired.
        [cart] the cart is repaired.
       *[other] it is repaired.
    }
duel-event-tool-cleared =
    { $who ->
        [you] You discard two cards to remove
       *[other] { $name } discards two cards to remove
    } { $tool ->
        [pick] the broken pick.
        [lamp] the broken lamp.
        [cart] the broken cart.
       *[other] what is broken.
    }
duel-event-card-discarded =
    { $who ->
        [you] You discard “{ $card }”.
       *[other] { $name } discards “{ $card }”.
    }
duel-event-door-unlocked =
    { $who ->
        [you] You put a key into the door on { $cell }.
       *[other] { $name } puts a key into the door on { $cell }.
    }
duel-event-key-returned = Its key returns to the supply.
duel-event-troll-bribed =
    { $who ->
        [you] You bribe the troll on { $cell } and will owe a nugget.
       *[other] { $name } bribes the troll on { $cell } and will owe a nugget.
    }
duel-event-gold-claimed =
    { $who ->
        [you] You claim { $nuggets } on { $cell }.
       *[other] { $name } claims { $nuggets } on { $cell }.
    }
duel-event-tool-drawn =
    { $doubled ->
        [yes] { $who ->
            [you] You draw “{ $card }” once more: it is discarded.
           *[other] { $name } draws “{ $card }” once more: it is discarded.
        }
       *[no] { $who ->
            [you] You draw “{ $card }”: it lies before you at once.
           *[other] { $name } draws “{ $card }”: it takes effect at once.
        }
    }
duel-event-rockfall-drawn =
    { $who ->
        [you] You draw a rockfall: “{ $removed }” on { $cell } is gone.
       *[other] { $name } draws a rockfall: “{ $removed }” on { $cell } is gone.
    }
duel-event-rockfall-idle =
    { $who ->
        [you] You draw a rockfall: there is nothing for it to bury.
       *[other] { $name } draws a rockfall: there is nothing for it to bury.
    }
duel-event-round-ended =
    Round { $round } is over: { $cause ->
        [goals] all goals are turned over.
        [counters] all counters are laid.
       *[cards] nobody has a card left.
    }
duel-event-gold-collected =
    { $count ->
        [0] { $who ->
            [you] You take no gold.
           *[other] { $name } takes no gold.
        }
       *[other] { $who ->
            [you] You take your gold: { $nuggets }.
           *[other] { $name } takes their gold: { $nuggets }.
        }
    }
duel-event-trolls-paid =
    { $count ->
        [0] { $who ->
            [you] You have nothing to pay your trolls with.
           *[other] { $name } has nothing to pay the trolls with.
        }
       *[other] { $who ->
            [you] You pay { $nuggets } to { $trolls ->
                [one] one troll.
               *[other] { $trolls } trolls.
            }
           *[other] { $name } pays { $nuggets } to { $trolls ->
                [one] one troll.
               *[other] { $trolls } trolls.
            }
        }
    }

## Choosing

duel-ask-pass-more = Do you discard a second card? You draw as many as you discard, while the pile lasts.
duel-ask-discard-two =
    { $left ->
        [one] Removing the broken tool costs you one more card. Which one?
       *[other] Removing the broken tool costs you { $left } cards. Which one first?
    }
duel-ask-before-draw = Will you bribe a troll before you draw?
duel-ask-reveal-goal = Several goals are reached. Which one is turned over first?
duel-ask-claim-gold =
    { $counters ->
        [one] You reach more gold than there are counters; one is left. Which gold do you claim?
       *[other] You reach more gold than there are counters; { $counters } are left. Which gold do you claim first?
    }
duel-move-discard = discard “{ $card }”
duel-move-pass = discard “{ $card }”
duel-move-clear = { $tool }
duel-move-bribe = bribe the troll on { $cell }
duel-move-claim = the gold on { $cell }
duel-move-stop = no, that is all
duel-turn-clear =
    { $count ->
        [one] remove the broken { $tool } for two cards
       *[other] remove a broken tool for two cards
    }
duel-turn-bribe =
    { $count ->
        [one] bribe the troll on { $cell }
       *[other] bribe a troll
    }

## Help

duel-help-pass = pass: discard that card face up; you may then discard a second one
duel-help-notation = any move in full, as in records: lay, play, pass, clear, bribe
duel-help-light = heavy: linked to your start, for you to use (for Blue, if you only watch); double: linked to the other start alone; thin: cut off
duel-help-goal = a goal, face down; a goal as you saw it with a secret plan, with its nuggets
duel-help-gold = gold that nobody has claimed; a goal without gold
duel-help-counter = gold under a counter: yours (Blue’s, if you only watch); your opponent’s
duel-help-door = a door of a colour, on its arm; small letter: on the south arm; a key is in it
duel-help-troll = a troll who lets nobody by; one who has been bribed
duel-help-ladder = a ladder, linked to the start of its colour

## End

duel-graded = Your grade: { $grade }
