### Before a move is sent, and on its way: what is shown, undone, lost and found again; and leaving a table.
### $seconds is a number.

## Shown, and not yet sent

hold-ask = Not played yet: play it, or take it back.
hold-undo = Not sent yet: you can still take it back.
hold-waits = not played yet
hold-send = Send now
hold-back = Take back
hold-taken = Taken back. Nothing was sent.
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
line-unsent = Your move did not arrive. Play it again, or take it back.
line-unsure = The line broke while your move was on its way: look whether it arrived.

## Leaving

back-title = Leave the table?
back-how = The game goes on, and your seat stays yours: you find it first on the start page.
back-stay = Stay
back-go = To the start page
