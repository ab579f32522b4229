### Slow tables: days for a decision, moves prepared, holidays, and where it is one’s turn.

## At the table

slow-until = until { $when }
slow-until-who =
    { $who ->
        [you] You have time until { $when }.
        [all] Everybody who is asked has time until { $when }.
       *[other] { $name } has time until { $when }.
    }
slow-stands = the clock stands
slow-prepare-end = Prepare nothing more
slow-between = Between your turns
slow-prepare =
    { $count ->
        [0] Prepare a move
        [one] One move prepared
       *[other] { $count } moves prepared
    }
slow-how = Pick a card for your next turn. What is not allowed then lapses.
slow-where = Now a cell of the maze, or:
slow-enough = Three moves are enough: the first of them that is allowed will be made.
slow-discard = Discard it
slow-move =
    { $verb ->
        [lay] Lay: { $card }
        [pass] Discard: { $card }
       *[play] Play: { $card }
    }{ $where ->
        [cell] , { $cell }
        [seat] , on { $name }
       *[none] { "" }
    }
# As people point; columns and rows are counted from the start card, or between two of them.
slow-cell =
    { $across ->
        [left] { $columns } to the left of the start
        [right] { $columns } to the right of the start
       *[none] in the column of the start
    }{ $along ->
        [up] , { $rows } up
        [down] , { $rows } down
       *[none] { "" }
    }
slow-withdraw = Withdraw: { $move }
slow-lapsed = Your turn has come, but nothing that you prepared is allowed now. Nobody else has heard of it.
slow-always-no = You object to nothing in this round.
slow-ask-again = Ask me again
slow-next =
    { $count ->
        [one] Next table
       *[other] Next table ({ $count } wait)
    }

## The start page

slow-turns =
    { $count ->
        [one] Your turn
       *[other] Your turn at { $count } tables
    }
slow-go = Your move

## The lobby

slow-hours-title = Time for a decision
slow-hours =
    { $hours ->
        [8] 8 hours
        [24] 1 day
       *[other] { $days } days
    }
slow-night-title = Night: the clock stands
slow-night-none = None
slow-night = { $start } to { $end }
slow-about = Nobody need be there: whoever has closed the page is waited for. When the time is over, the absent rule moves; after three times in a row the others choose.
slow-agreed =
    { $hours ->
        [24] A day for every decision.
       *[other] { $hours } hours for every decision.
    }
slow-agreed-night = The clock stands from { $start } to { $end }.

## Holidays

slow-holiday-title = Holidays
slow-holiday-how = While you are on holiday, the clocks of slow tables do not run for you. The others there see when.
slow-holiday-days = { $first } to { $last }
slow-holiday-end = End the holiday: { $days }
slow-holiday-first = First day
slow-holiday-last = Last day
slow-holiday-add = Add
slow-holiday-left =
    { $days ->
        [one] One more day can be taken this year.
       *[other] { $days } more days can be taken this year.
    }
slow-holiday-bad = These days can’t be taken: they overlap others, are over, too far away, or too many.
slow-holiday-seat = on holiday { $days }
