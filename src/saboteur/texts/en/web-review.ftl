### The review of a finished game, in the browser

review-lead = Who could believe what, and when did it turn? A press on a chart leads to that move.
review-working = The game is being looked at. That takes a few seconds, on a phone up to a minute…
review-problem = { $code ->
        [too-many] Too many reviews at once. Try again in a little while.
        [no-review] This game can’t be reviewed here: it would take too long.
        [offline] No connection. The review comes once it is back.
       *[other] The review could not be made. Try again later.
    }
review-again = Try again
review-eyes = Suspicion as could be had by
review-everybody = everybody who looked on
review-go = Look at move { $step }
review-at = Move { $step }
review-goal = { $goal }
review-picture = The board after move { $step }
review-picture-before = The board before move { $step }, which ended the round
