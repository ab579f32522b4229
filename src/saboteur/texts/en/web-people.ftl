### People who sat with you, groups, and what you became: pages of their own.

ties-title = People
ties-lead = Who sat at a table with you. Ask them again, or don’t: nobody is told what you do here.
ties-none = Nobody yet: once you have played with somebody, you’ll find them here.
ties-who-asks = Take a nickname first: play a game, or open a table.
ties-met =
    { $games ->
        [one] { $games } game, last on { $day }
       *[other] { $games } games, last on { $day }
    }
ties-met-never = no game together
ties-is-muted = muted
ties-is-blocked = blocked
ties-invite = Invite
ties-invite-who = Invite { $name }
ties-invite-again = { $box } again
ties-invite-table = Table { $code }: { $box }
ties-invited = { $name } is invited to table { $code }.
ties-go = To the table
ties-into = Into “{ $group }”
ties-into-done = { $name } is invited into “{ $group }”.
ties-more-of = More about { $name }
ties-career-of = The career of { $name }
ties-do-mute = Mute
ties-do-unmute = Hear again
ties-do-block = Block
ties-do-unblock = Unblock
ties-block-sure = { $name } can’t invite you, sit at your private tables or be heard by you. They aren’t told.
ties-block-no = Leave it
ties-remove = Take off the list
ties-failed =
    { $code ->
        [rate-limited] Too much at once: wait a little.
        [profile-private] They don’t show that to you.
        [no-person] Nobody of that name is known to you any more.
        [blocked] You have blocked them: unblock them first.
        [bad-table] That table can’t be joined any more.
        [no-group] There is no such group, or you are no member of it.
        [link-expired] This link is old: the group has another one. Ask whoever sent it.
        [group-full] There is no more room: too many members, groups or seasons.
        [bad-group] That won’t do: look at the name and the days.
        [not-owner] Only the owner of the group can do that.
        [no-invitation] That invitation is gone.
        [offline] No connection. Try again.
       *[other] That didn’t work. Try again.
    }

asked-title = You are invited
asked-table = { $by } asks you to { $box }
asked-seats = { $taken } of { $seats } seats taken
asked-group = { $by } asks you into “{ $name }”
asked-come = Come
asked-come-to = Come: { $what }
asked-decline = No, thank you
asked-decline-of = No, thank you: { $what }
asked-join = Join

yours-title = Yours
yours-people = People
yours-profile = Your career
yours-tournament = Gatherings

groups-title = Groups
groups-lead = A club, a family: members find each other’s tables, and scores are kept.
groups-none = You are in no group.
groups-members =
    { $members ->
        [one] { $members } member
       *[other] { $members } members
    }
groups-open =
    { $open ->
        [0] no table open
        [one] { $open } table open
       *[other] { $open } tables open
    }
groups-found = New group
groups-name = Name of the group
groups-create = Create it

group-door-lead = You are invited into this group. Members see each other’s names, the group’s tables, and what everybody made of its games.
group-join = Become a member
group-tables = Tables
group-tables-none = Nobody plays just now.
group-open = Open a table for the group
group-sit = Go there
group-stage =
    { $stage ->
        [lobby] waiting for players
       *[playing] in play
    }
group-evening = The last evening
group-evening-none = Nothing was played yet.
group-seasons = Seasons
group-seasons-none = There is no season yet.
group-season-days = { $begins } to { $ends }
group-season-all = all boxes
group-season-none = No game of this season is over yet.
group-season-new = New season
group-season-name = Name of the season
group-season-begins = First day
group-season-ends = Last day
group-season-box = Which box
group-season-create = Begin it
group-season-delete = Delete the season
group-season-sure = The season is deleted; its games stay. Sure?
group-members = Members
group-owner = owner
group-you = you
group-send-away = Send away
group-send-sure = { $name } is no member any more, and the link changes. Sure?
group-hand-over = Make owner
group-link = Link for new members
group-link-copy = Copy the link
group-link-copied = Copied
group-link-rotate = Another link
group-link-old = The old link says that it is old.
group-rename-do = Keep the name
group-own = This group
group-leave = Leave the group
group-leave-sure = You won’t see its tables and scores any more. Sure?
group-delete = Delete the group
group-delete-sure = The group is gone for everybody; games and records stay. Sure?
group-no = Stay

standing-player = Player
standing-games = Games
standing-won = Won
standing-points = Points
standing-gold = Gold
standing-rating = Rating

you-title = Your career
you-lead = All your finished games, counted. Nobody sees it but you, unless you say so.
you-title-of = The career of { $name }
you-none = No finished game yet. Play one to its end!
you-missing =
    { $missing ->
        [one] One older game is still being counted.
       *[other] { $missing } older games are still being counted.
    }
you-games = Games
you-won = Won
you-share = { $share } %
you-points = Points
you-best = Best game
you-goals = Goals found
you-right = Suspected rightly
you-wrong = Suspected wrongly
you-seen = Seen through
you-slandered = Suspected for nothing
you-lies = Lies told
you-held = Lies that held
you-left = Left before the end
you-seats = By number of seats
you-seats-column = Seats
you-roles = By role
you-role = Role
you-rounds = Rounds
you-gold = Gold
you-how = How this is counted
you-how-text = You suspected whom you accused last in a round, named in a poll, or marked in your notes at the end. You were suspected by people who accused you or named you in a poll. A lie is a claim that wasn’t true; it held if nobody accused you or said otherwise before the round was over. A goal is found by whoever turns it over, if it is worth having. Your notes count for you alone.
you-records = Your games
you-record-won = won
you-record-lost = not won
you-record-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
you-record-look = Look
you-shown = Who sees this
you-shown-nobody = Nobody
you-shown-groups = Members of my groups
you-shown-people = My groups, and people I played with
you-rating = Rating
you-rating-lead = If you want one: how strong you are, measured against others who want one too. Games with bots and games broken off don’t count; whoever leaves loses, and the game counts for nobody else. Give it up and it is forgotten.
you-rating-hidden = Shown from 15 games on, once it is steady: { $games } so far.
you-rating-is = { $mu } ± { $doubt }, from { $games } games
you-saved = Kept.

ties-at-table-none = Nobody you played with is here to be asked.
