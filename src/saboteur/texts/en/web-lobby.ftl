### The table before the deal: who sits where, what is played, and how.

lobby-watchers =
    { $count ->
        [one] one watcher
       *[other] { $count } watchers
    }
lobby-private = Private table
lobby-listed = Anybody may join
lobby-of-group = Only members of a group
lobby-own-bot = { $name } (home-made)
lobby-program = bot from elsewhere
lobby-beside = at your device
lobby-muted = muted
lobby-more = More about { $name }
lobby-unshare = { $name } gets up
lobby-share = Somebody else on this device
lobby-share-how = You pass the device on: it stays covered until the next one looks.
lobby-share-name = Their name
lobby-share-do = Seat them here
lobby-move-do = Move here
lobby-sit-down = Sit down
lobby-invite = Invite
lobby-edit = Change
lobby-edit-end = Done
lobby-howto = How to play
lobby-seats = How many dwarves
lobby-modules =
    { $count ->
        [0] Choose modules
        [one] Modules: one chosen
       *[other] Modules: { $count } chosen
    }
lobby-clock = Time to think
clock-mode-none = No limit
clock-mode-relaxed = Relaxed
clock-mode-fast = Fast
clock-mode-slow = Days
lobby-pace = Pace of the bots
lobby-pace-name =
    { $pace ->
        [slow] Slow
        [instant] Instant
       *[other] Normal
    }
lobby-talk = Talk
talk-mode-off = No talk
talk-mode-phrases = Phrases
talk-mode-free = Phrases and messages
lobby-door = Who may come
lobby-veto = Time for a veto
lobby-seconds = { $seconds } s
