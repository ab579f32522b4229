### What the terminal says of The Lost Mines. $who is “you” for the player spoken to, else $name is the player’s name.
### $cells names the two cells on whose border a token lies; $treasure is a treasure’s number beside the board, from 1.

## What happens

lost-mines-event-round-began =
    { $who ->
        [you] Round { $round } begins; you start. Beside the board: { $symbols }.
       *[other] Round { $round } begins; { $name } starts. Beside the board: { $symbols }.
    }
lost-mines-event-own-dwarf = Your dwarf: { $dwarf }.
lost-mines-event-troll-ended =
    { $who ->
        [you] Your troll goes away.
       *[other] { $name }’s troll goes away.
    }
lost-mines-event-obstacle-overcome =
    { $who ->
        [you] You play “{ $card }” on { $cell }: the obstacle is overcome.
       *[other] { $name } plays “{ $card }” on { $cell }: the obstacle is overcome.
    }
lost-mines-event-trap-set =
    { $who ->
        [you] You set a trap between { $cells }.
       *[other] { $name } sets a trap between { $cells }.
    }
lost-mines-event-troll-set =
    { $who ->
        [you] You put a troll between { $cells }.
       *[other] { $name } puts a troll between { $cells }.
    }
lost-mines-event-path-removed =
    { $who ->
        [you] You let a storm loose on { $cell }: “{ $removed }” is gone.
       *[other] { $name } lets a storm loose on { $cell }: “{ $removed }” is gone.
    }
lost-mines-event-token-lost =
    { $token ->
        [trap] The trap between { $cells } is gone with it.
       *[troll] The troll between { $cells } is gone with it.
    }
lost-mines-event-information-played =
    { $who ->
        [you] You play “{ $card }”.
       *[other] { $name } plays “{ $card }”.
    }
lost-mines-event-dwarf-moved =
    { $who ->
        [you] You walk from { $from_cell } to { $cell }.
       *[other] { $name } walks from { $from_cell } to { $cell }.
    }
lost-mines-event-mine-shown =
    { $who ->
        [you] You turn the mine on { $cell } over: “{ $mine }”! You choose how it lies.
       *[other] { $name } turns the mine on { $cell } over: “{ $mine }”! { $name } chooses how it lies.
    }
lost-mines-event-mine-revealed =
    { $who ->
        [you] You enter the mine on { $cell }: “{ $mine }”!
       *[other] { $name } enters the mine on { $cell }: “{ $mine }”!
    }
lost-mines-event-dragon-taken =
    { $who ->
        [you] You have woken the dragon and take its token.
       *[other] { $name } has woken the dragon and takes its token.
    }
lost-mines-event-treasure-taken =
    { $who ->
        [you] You take treasure { $treasure } ({ $symbol }).
       *[other] { $name } takes treasure { $treasure } ({ $symbol }).
    }
lost-mines-event-end-proposed =
    { $who ->
        [you] You propose to end the round.
       *[other] { $name } proposes to end the round.
    }
lost-mines-event-end-answered =
    { $agreed ->
        [yes] { $who ->
            [you] You agree to end the round.
           *[other] { $name } agrees to end the round.
        }
       *[no] { $who ->
            [you] You refuse to end the round.
           *[other] { $name } refuses to end the round.
        }
    }
lost-mines-event-card-lost =
    { $who ->
        [you] The trap costs you “{ $card }”.
       *[other] The trap costs { $name } “{ $card }”.
    }
lost-mines-event-hidden-loss =
    { $who ->
        [you] The trap costs you a card.
       *[other] The trap costs { $name } a card.
    }
lost-mines-event-mine-seen =
    { $who ->
        [you] You look at the mine on { $cell }: it is “{ $mine }”.
       *[other] { $name } looks at the mine on { $cell }: it is “{ $mine }”.
    }
lost-mines-event-hidden-mine-peek =
    { $who ->
        [you] You look at the mine on { $cell }.
       *[other] { $name } looks at the mine on { $cell }.
    }
lost-mines-event-treasure-seen =
    { $who ->
        [you] You look at treasure { $treasure }: { $face }.
       *[other] { $name } looks at treasure { $treasure }: { $face }.
    }
lost-mines-event-hidden-treasure-peek =
    { $who ->
        [you] You look at treasure { $treasure }.
       *[other] { $name } looks at treasure { $treasure }.
    }
lost-mines-event-dwarf-seen =
    { $who ->
        [you] You look at { $target }’s dwarf card: { $dwarf }.
       *[other] { $relation ->
            [you] { $name } looks at your dwarf card: { $dwarf }.
           *[other] { $name } looks at { $target }’s dwarf card: { $dwarf }.
        }
    }
lost-mines-event-hidden-dwarf-peek =
    { $who ->
        [you] You look at { $target }’s dwarf card.
       *[other] { $relation ->
            [you] { $name } looks at your dwarf card.
           *[other] { $name } looks at { $target }’s dwarf card.
        }
    }
lost-mines-event-round-ended = Round { $round } is over. { $cause }. Dwarves: { $dwarves }. Treasures: { $treasures }.
lost-mines-event-loot-shared =
    { $dragon ->
        [nobody] The loot is shared: { $gains }.
       *[other] The loot is shared, and { $dragon } pays for the dragon: { $gains }.
    }

## Choosing

lost-mines-choices-title = “{ $card }”: choose
lost-mines-ask-pass-more = Do you discard a second card? You draw as many as you discard.
lost-mines-ask-step =
    { $left ->
        [one] Your dwarf walks: one more step. Where to?
       *[other] Your dwarf walks: up to { $left } steps. Where to?
    }
lost-mines-ask-orient-mine = “{ $card }” on { $cell } fits both ways. How shall it lie?
lost-mines-ask-take-treasure = You are in the mine on { $cell }. Which treasure do you take?
lost-mines-ask-end-vote = { $name } proposes to end the round and to share the loot. Do you agree?
lost-mines-turn-propose-end = propose to end the round
lost-mines-move-on-edge = between { $cells }
lost-mines-move-look-mine = the mine on { $cell }
lost-mines-move-look-treasure = treasure { $treasure }
lost-mines-move-look-dwarf = { $target }’s dwarf card
lost-mines-move-step = to { $cell }
lost-mines-move-stop = stop
lost-mines-move-take = treasure { $treasure }
lost-mines-move-propose-end = propose to end the round
lost-mines-why-fits-nowhere = This card fits nowhere now: on no empty space would it match its neighbours and extend a path, either way round.

## On the table

lost-mines-letter-blue = B
lost-mines-letter-yellow = Y
lost-mines-table-at = at
lost-mines-table-points = points
lost-mines-table-loot = loot
lost-mines-own =
    { $points ->
        [one] You are: { $dwarf } · { $points } point
       *[other] You are: { $dwarf } · { $points } points
    }
lost-mines-treasures-left = Treasures: { $treasures }
lost-mines-no-treasures = none left
lost-mines-mine-known = { $cell } { $card }, as seen
lost-mines-mine-looked = { $cell } seen by { $players }
lost-mines-treasure-known = treasure { $treasure }: { $card }
lost-mines-dwarf-known = { $name }: { $dwarf }
lost-mines-trap-lies = a trap between { $cells }
lost-mines-troll-lies = { $name }’s troll between { $cells }

## The end of a round

lost-mines-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Help

lost-mines-help-card-cell = play that card on a cell (column, row) at once; a trap or a troll with a side: N, E, S or W
lost-mines-help-notation = any move in full, as in records: lay, play, pass, step, stop; there treasures count from 0, so “take 0” takes treasure 1
lost-mines-help-light = heavy lines are linked with your dwarf; thin lines are cut off from it
lost-mines-help-start = the Starts of the blue and of the yellow clan
lost-mines-help-dwarf = the dwarf of seat 2; several dwarves
lost-mines-help-mine = a mine, face down; a mine as you saw it
lost-mines-help-symbols = gems; gold; silver; the dragon
lost-mines-help-obstacles = a log, a pond, a ravine: nobody gets in before the axe, boat or rope is played
lost-mines-help-overcome = an obstacle that is overcome: one dwarf at a time
lost-mines-help-rocks = rocks: one dwarf at a time
lost-mines-help-campfire = a campfire: who starts there may walk 5 cards
lost-mines-help-trap = a trap on the edge: it costs a card
lost-mines-help-troll = a troll on the edge: nobody passes
