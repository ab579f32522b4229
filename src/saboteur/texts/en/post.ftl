# What guests are told when no page of theirs is open: by push and by mail. It is sent by the server.

## What there is to tell. Only what everybody at the table knows.

post-turn = { $box ->
    [none] Your turn
   *[other] Your turn · { $box }
}
post-turn-text = Table { $code } waits for you.
post-over = { $box ->
    [none] The game is over
   *[other] The game is over · { $box }
}
post-over-text = See how it ended at table { $code }.
post-invited = { $box ->
    [none] You are invited
   *[other] You are invited · { $box }
}
post-invited-text = { $by ->
    [none] Somebody would like to play with you.
   *[other] { $by } would like to play with you.
}
post-round = { $box ->
    [none] The next heat begins
   *[other] The next heat begins · { $box }
}
post-round-text = { $code ->
    [none] Your table is being laid.
   *[other] Your place is at table { $code }.
}
post-until = There is time until { $until }.

## Mails

post-several = { $count ->
    [one] One thing waits for you
   *[other] { $count } things wait for you
}
post-why = You get this because you asked for mail at { $site }.
post-leave = No more of it: { $leave }
post-confirm-subject = Is this your address?
post-confirm-mail = Somebody at { $site } gave this address as his own. If that was you, open the link next to your name. It works once, within an hour.
post-confirm-end = If it was not you, do nothing: nobody gets this address confirmed without you.
post-login-subject = Come in on another device
post-login-mail = Somebody wants to come in at { $site } with this address. If that was you, open the link on the device where you want to play. It works once, within a quarter of an hour.
post-login-end = If it was not you, do nothing, and show this mail to nobody: whoever opens a link is you there.
post-trial-subject = Mail from Saboteur works
post-trial-mail = “saboteur doctor” has sent this. There is nothing to do.
