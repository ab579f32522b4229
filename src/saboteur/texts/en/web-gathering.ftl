### Gatherings: many tables, drawn heat by heat; for who runs one, who takes part, and a hall.

gathering-title = Gatherings
gathering-lead = An evening or a day with many tables: who sits where is drawn heat by heat, so that you meet as many others as possible.
gathering-none = You run none and take part in none. Whoever has a link opens it.
gathering-people =
    { $people ->
        [one] { $people } person
       *[other] { $people } people
    }
gathering-runs = yours to run
gathering-is-over = over
gathering-new = New gathering
gathering-name = Name of the gathering
gathering-offers = What is played
gathering-offers-hint = With several, everybody chooses when signing up and is drawn to tables of that choice.
gathering-preset = Championship tables: the tournament, five at a table
gathering-own = Something else
gathering-offer = Game { $number }
gathering-box = Box
gathering-seats = People at a table
gathering-modules = Modules
gathering-more = One more game
gathering-less = Take game { $number } away
gathering-minutes = Minutes for a heat (nothing for no limit)
gathering-clock = Clock
gathering-clock-none = No clock
gathering-clock-relaxed = Time to read
gathering-clock-fast = Quick
gathering-create = Set it up

gathering-door-lead = All who take part see your name here, where you sit, and how your tables end.
gathering-called = Your name
gathering-choose = What you want to play
gathering-any = Whatever needs me
gathering-rated = Show my rating in the standings, if I have one
gathering-sign-up = Take part
gathering-closed = Nobody can sign up any more.

gathering-yours = Your table
gathering-your-seat = Heat { $heat }, table { $table }, seat { $seat }
gathering-go = To your table
gathering-your-bye = You sit out of heat { $heat }. You are drawn again next time.
gathering-your-over = Your table of heat { $heat } is done. Wait for the next one.
gathering-wait = Wait for the draw: your table will appear here by itself.
gathering-stop = I’m leaving
gathering-back = I’m here again
gathering-gone = You are not drawn any more.

gathering-run = Run it
gathering-draw = Draw heat { $heat }
gathering-redraw = Draw again
gathering-open-heat = Open the tables
gathering-drawn-hint = Only you see this draw. Once the tables are open, cards are dealt and everybody is called.
gathering-playing =
    { $tables ->
        [0] All tables are done.
        [one] { $tables } table is still played.
       *[other] { $tables } tables are still played.
    }
gathering-missing =
    { $people ->
        [one] One more person has to be here for a draw.
       *[other] { $people } more people have to be here for a draw.
    }
gathering-close = Close the sign-up
gathering-reopen = Open the sign-up
gathering-finish = End the gathering
gathering-finish-sure = No more heats will be drawn. Sure?
gathering-delete = Delete the gathering
gathering-delete-sure = The gathering and its standings are gone; games and records stay. Sure?
gathering-no = Stay
gathering-link = Link to sign up
gathering-qr = QR code of the link to sign up
gathering-hall = Page for the hall
gathering-hall-open = Open it on a big screen
gathering-rotate = Another link
gathering-take-part = Take part myself

gathering-who = Who takes part
gathering-enter = Enter people without a device, one name a line
gathering-enter-do = Enter them
gathering-no-device = without a device
gathering-away = not there
gathering-remove = Not there any more
gathering-return = There again
gathering-of = { $what }: { $name }
gathering-nobody = Nobody yet.

gathering-heat = Heat { $heat }
gathering-table = Table { $table }
gathering-stage =
    { $stage ->
        [paired] drawn
        [playing] in play
        [over] done
        [ended] broken off
       *[forfeited] left out
    }
gathering-byes = Sit out: { $names }
gathering-look = Look in
gathering-give-up = Leave it out
gathering-again = Play it again

gathering-standings = Standings
gathering-by = Order
gathering-by-points = By points
gathering-by-gold = By gold
gathering-by-rating = By rating
gathering-place = Place
gathering-none-played = No table is done yet.

gathering-left = { $minutes } min left
gathering-late = Time is up
gathering-hall-wait = The first heat will be drawn soon.
gathering-hall-join = Sign up with your phone
gathering-stale = No connection: this may be old.

gathering-astray =
    { $why ->
        [access-denied] You take no part here
        [link-expired] This link is old
       *[no-tournament] No gathering here
    }
gathering-astray-how =
    { $why ->
        [access-denied] This is the page of those who take part in a gathering: an evening with many tables. To take part you need its link to sign up, which is another address: ask whoever sent you this one. If you signed up with another device, open it there.
        [link-expired] The gathering has another one by now: ask whoever sent it.
       *[no-tournament] There is no gathering at this address, or not any more. See whether it is whole, or ask for it once more.
    }
gathering-retry = Try again
gathering-failed =
    { $code ->
        [rate-limited] Too much at once: wait a little.
        [no-tournament] There is no such gathering, or you take no part in it.
        [link-expired] This link is old: the gathering has another one. Ask whoever sent it.
        [tournament-full] There is no more room.
        [bad-tournament] That won’t do: look at the games, their seats and modules.
        [too-few-players] Too few people are here for a table.
        [sign-up-closed] Nobody can sign up any more.
        [name-taken] Somebody there has such a name: choose another.
        [bad-nickname] That name won’t do.
        [not-organiser] Only who runs it can do that.
        [wrong-state] Not now: tables are still played, or somebody left since the draw. Look again.
        [offline] No connection. Try again.
       *[other] That didn’t work. Try again.
    }
