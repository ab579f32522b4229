### The people at a table: clock, pause, those who leave, several at one device, the television, other devices.


## Notices

notice-read = All right
pause-title = The game is paused.
pause-how = Clocks and bots stand still.
pause-begin = Pause the game
pause-end = Go on
away-title = { $name } has gone.
away-how = What shall happen to the seat?
away-watch = The others choose what happens to the seat.
away-wait = Wait
away-bot = A bot sits in
away-end = End the game
bots-lowered =
    { $level ->
        [skilled] The server is busy: for now, expert bots play as skilled ones.
       *[novice] The server is busy: for now, stronger bots play as novices.
    }
back-again = You are back, and the seat is yours again.
ended-title = The game ended early.
ended-how = You agreed to end it. Nothing is counted, and the cards stay hidden.

## The clock

clock-left =
    { $who ->
        [you] You have { $seconds } s left
        [all] { $seconds } s left
       *[other] { $name } has { $seconds } s left
    }
clock-short =
    { $who ->
        [you] Hurry, you have { $seconds } seconds left.
        [all] { $seconds } seconds left.
       *[other] { $name } has { $seconds } seconds left.
    }
clock-hurry = hurry
clock-stands = stopped

## The people

people-title = At the table
people-watch =
    { $count ->
        [one] one person watches
       *[other] { $count } people watch
    }
people-here = here
people-lost = connection lost
people-slow = on their own time
people-away = gone
people-stand-in = a bot sits in
people-host = host
people-muted = muted by the host
people-unheard = you do not hear them
people-more = What to do about { $name }
people-unhear = Stop hearing them
people-hear = Hear them again
people-block = Block them
people-blocked = blocked: they aren’t told
people-mute = Mute for all
people-unmute = Let them speak
people-hand-over = Make them host
people-send = Send away
people-report = Report them
people-send-sure = Send away for good
invite-title = Let others in
invite-tv = Show on a large screen
invite-lock = Lock the door
invite-unlock = Open the door
invite-rotate = New code
invite-people = Ask people you know
invite-locked = Locked: nobody else comes in.
leave-begin = Leave the game
leave-sure = The others choose at once whether a bot takes your seat. You may come back.
leave-stay = Stay
leave-go = Leave

## Several people at one device

hot-pass = Pass the device to { $name }
hot-turn = It is { $name }’s turn
hot-covered = The cards are covered
hot-alone = Look only when nobody else sees the screen.
hot-look = { $name }: look
hot-board = See the board
hot-bar = Who looks
hot-cover = Cover
hot-keep = A little longer
hot-soon = Covered in

## Television

tv-join = to play or to watch
tv-join-at = Scan, or type the code at { $address }

## This device

arrive-title = Continue on this device?
arrive-how = Your name and your seats come along.
arrive-instead = On this device you are { $name }. If you go on, you become whoever showed you the code.
arrive-come = Continue here
arrive-no = No, stay as I am
arrive-late = This code has been used already, or is too old
arrive-late-how = Show a new one on the other device.

## After the game

actions-title = Who did what
action-laid = Tunnels
action-blocked = Hindrances
action-helped = Help
action-looked = Looks
action-passed = Cards discarded
evening-title = This evening
evening-games = Games
evening-won = Won
evening-points = Points

## What the table refuses

trouble-not-seated = Only those who have a seat may do that.
trouble-chat-off = Nobody talks at this table.
trouble-phrases-only = Only ready-made phrases are allowed here.
trouble-muted = The host has muted you.
trouble-chat-rate-limited = Too many words at once. Wait a moment.
trouble-not-started = The game has not begun yet.
trouble-empty-text = There is nothing to say in that.
trouble-poll-open = A poll is open already.
trouble-no-poll = There is no poll any more.
trouble-locked = The door of this table is locked.
trouble-bad-table = The game cannot be played like that; nothing was changed.
trouble-paused = The game is paused.
trouble-no-seat-selected = Look through one of your seats first.
trouble-not-host = Only the host may do that.
trouble-seat-taken = Somebody sits there already.
trouble-seats-empty = Some seats are still empty.
trouble-rate-limited = Too many at once. Wait a moment.
trouble-no-such-guest = They are not at this table any more.
trouble-not-your-turn = It is not your turn.
trouble-your-turn = It is your turn: make the move itself.
trouble-not-correspondence = This is no slow table.
trouble-malformed-move = That is no move of this game.
trouble-not-absent = They are back at the table.
trouble-not-saved = This device has no room to keep that, so it did not happen. Make room, then try again.
trouble-incompatible-rules = This game can’t go on: this version of the program can’t read it. What was kept is left as it is.

## The table as it was

past-title = After move { $version }
past-told = The table as it was after move { $version }. { $sentence }
past-back = Back to now
past-result = Back to the result

## End of a round and of the game

end-treasure = The treasure was goal { $goal }
end-treasure-found = The treasure is found
end-buried = The treasure stays buried
end-why-sabotaged = The saboteurs win the round.
end-why-no-saboteur = But no saboteur was there to profit from it.
end-why-broken = With a broken tool you get no share
end-stage-goals = The goals
end-stage-roles = The roles
end-stage-gold = Sharing the gold
end-goals =
    { $count ->
        [3] The three goals
       *[other] The { $count } goals
    }
end-goals-hidden = By the rules, a goal that nobody turned over stays hidden.
end-roles = Who was who
end-choice = no. { $place } to choose
end-nothing = nothing
end-nothing-why =
    { $why ->
        [prison] nothing: in prison
        [broken] nothing: broken tool
        [team] nothing: losing team
        [crystals] nothing: no crystal
        [small] nothing: share too small
        [greedy] nothing: the greedy dwarf takes all
       *[cards] nothing: no gold card left
    }
end-paid =
    { $cards ->
        [one] { $cards } gold card
       *[other] { $cards } gold cards
    }
end-completed =
    { $who ->
        [you] You reached the treasure
       *[other] reached the treasure
    }
end-waiting = { $name } chooses
end-waiting-how = The cards go from hand to hand, face down for everybody else.
end-taken =
    { $value ->
        [one] You took { $value } nugget.
       *[other] You took { $value } nuggets.
    }
end-shared = The gold is shared
end-paid-title = The saboteurs are paid
end-unpaid = Nobody gains gold
end-unpaid-how = All of it stays in the mine.
end-gold = Gold cards
end-gold-none = none
end-gold-secret = Values stay hidden until the end.
end-gold-own =
    { $count ->
        [one] Yours: { $count } nugget.
       *[other] Yours: { $count } nuggets.
    }
end-continue = Continue
end-next = Next round
end-title = The game is over
end-ranking = The ranking
end-round-line = Round { $round }
end-won-by = won: { $who }
end-miners-won = the miners
end-saboteurs-won = the saboteurs
end-rematch = Play again
end-replay = Go through it move by move
end-review = Review
end-fair = Shuffles sealed before the deal: { $commitment }

## A card that can do nothing now

banner-idle = This card can do nothing now. You can discard it.
banner-idle-repair = Nobody has a broken tool that this card repairs. You can discard it.
banner-idle-break = All the others have this tool broken already. You can discard it.
banner-idle-rockfall = There is no tunnel yet that it could remove. You can discard it.
banner-idle-map = No goal is face down any more. You can discard it.
