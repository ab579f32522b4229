### To follow a game: what was shown to one player, what has just happened, and how fast bots move.
### $name is a player’s name, $names several; $count a number.

## A look

look-only-you = Only you see this
look-done = I have seen it

## The last moves

since-title = Since your last turn
since-none = Nothing has happened since your last turn.
since-open =
    { $count ->
        [one] Since your last turn: one move
       *[other] Since your last turn: { $count } moves
    }
since-count = { $count } moves
since-show = Show the table after: { $sentence }

## The pace

pace-title = Pace of the bots
pace-slow = Slow
pace-normal = Normal
pace-instant = Instant
pace-whole = For the whole table, from the next move on.
pace-waiting =
    { $count ->
        [one] The bots wait for { $names }, who is looking at a card.
       *[other] The bots wait for { $names }, who are looking at their cards.
    }
skip = Skip to my turn
skip-short = Skip
skip-to-person = Skip the bots
skip-asked = Also asked for by { $names }
skip-waits = As soon as the others want it too

## The first words of an end

end-you-won =
    { $over ->
        [round] You won the round
       *[game] You won
    }
end-you-lost =
    { $over ->
        [round] You lost the round
       *[game] You lost
    }
end-nobody =
    { $over ->
        [round] Nobody won the round
       *[game] Nobody won
    }
end-draw =
    { $over ->
        [round] The round is a draw
       *[game] A draw
    }
end-they-won =
    { $over ->
        [round] { $count ->
            [one] { $names } won the round
           *[other] { $names } won the round
        }
       *[game] { $count ->
            [one] { $names } won
           *[other] { $names } won
        }
    }
end-no-share = Nothing for you
end-won-how =
    { $how ->
        [tied] Level with { $names }: { $amount } each
        [all] { $amount } each
        [other] { $names } wins, with { $amount }
        [others] { $names } win, with { $amount } each
       *[alone] With { $amount }
    }
end-maze = See the maze
end-none-won = nobody
