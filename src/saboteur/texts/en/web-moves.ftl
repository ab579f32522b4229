### Before a move is sent, and on its way: what is shown, undone, lost and found again; and leaving a table.
### $seconds is a number.

## Shown, and not yet sent

hold-ask = Not played yet: confirm, or undo.
hold-undo = Not sent yet: you can still undo it.
hold-waits = not played yet
hold-send = Send now
hold-back = Undo
hold-taken = Undone. Nothing was sent.
hold-dropped = The game went on: the move you had prepared was not sent.
hold-left = Your move was not sent.
hold-time = Time was up: the move you had prepared was sent.

## The line

line-sending = Sending…
line-silent = The server does not answer.
line-lost = No connection.
line-next = next try in { $seconds } s
line-trying = trying…
line-try = Try now
line-back = Back online.
line-unsent = Your move did not arrive. Play it again, or undo it.
line-unsure = The connection broke while your move was on its way: look whether it arrived.

## Leaving

back-title = Leave the table?
back-how = The game goes on, and your seat stays yours: you’ll find it at the top of the start page.
back-stay = Stay
back-go = To the start page

## Cells that may be chosen, out of sight

# $side: where they lie (N above, S below, W on the left, E on the right).
cells-beyond =
    { $count ->
        [one] { $count } cell
       *[other] { $count } cells
    } to choose { $side ->
        [N] above
        [S] below
        [W] on the left
       *[E] on the right
    }: show
cells-there =
    { $count ->
        [one] { $count } cell
       *[other] { $count } cells
    }
