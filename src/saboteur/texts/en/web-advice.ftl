### What an expert would have done, beside a move of a finished game

advice-title = What would an expert have done?
advice-asked = Move { $step }, { $name }’s turn
advice-how = Seen with this seat’s eyes and hand only. Every candidate is tried in the same possible worlds.
advice-how-plain = Seen with this seat’s eyes and hand only, and weighed at once: possible worlds would not say more here.
advice-tried = { $tried } of { $wanted } possible worlds tried
advice-played = This is what was played.
advice-agreed = An expert would have played the same.
advice-problem = Nobody has the time for it right now. Try again later.
advice-best = the best
advice-short = { $unit ->
        [chance] { $amount } points of the chance behind
        [nuggets] { $amount } nuggets behind
       *[points] { $amount } victory points behind
    }
advice-move = { $verb ->
        [lay] Lay { $card } on { $cell }
        [play] Play { $card }
        [pass] Pass with { $card }
        [discard] Discard { $card }
        [step] Step to { $cell }
        [stop] Stop here
       *[other] { $text }
    }
advice-onto = { $move }, on { $target }

## What speaks for a move, or against it

advice-nearer = the treasure comes { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    } nearer
advice-farther = the treasure goes { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    } farther
advice-no-nearer = the treasure comes no nearer
advice-reaches = a goal is reached
advice-stops = { $name } is against this seat: { $share } %
advice-helps = { $name } is on this seat’s side: { $share } %
advice-helps-self = the seat can dig again
advice-looks = the seat learns where the treasure is
advice-looks-at = { $name } is a foe as far as is known: { $share } %
advice-collapses = a path card goes away
advice-keeps = the other cards are worth keeping
advice-hides = a saboteur does not show yet
advice-brings-points = { $amount } victory points may be expected
advice-brings-chance = the clan’s chance changes by { $share } points
advice-brings-gold = { $amount } nuggets may be hoped for
advice-with-us = { $name } seems to be on this seat’s side
advice-against-us = { $name } seems to be against this seat

## Go on from here

go-on-title = Go on from move { $step }
go-on-how = A new table opens where the game stood. Bots take the other seats.
go-on-hidden = What nobody showed you
go-on-hidden-choice =
    { $choice ->
       *[keep] stays: the same hands, the same cards to come
        [redraw] is drawn anew: hands, piles, goals and roles that you could not know then
    }
go-on-seat = Your seat
go-on-bots = The bots
go-on-play = Play on
go-on-here = Play on, on this device
go-on-problem = The table could not be opened. Try again later.
