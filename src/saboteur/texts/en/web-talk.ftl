### What is said at a table, and what everybody notes for himself.

talk-title = What was said
talk-lobby = Talk
talk-seated = Whoever has a seat may speak.
talk-gone = Somebody without a seat
talk-none = Nobody has said anything yet.
talk-is-off = Nobody talks at this table.
talk-muted = The host has muted you.
talk-claim = claim
talk-goal = that goal
talk-ways = How to say it
talk-way-phrase = Phrases
talk-way-seat = Somebody
talk-way-goal = A goal
talk-way-self = Myself
talk-round = Round { $round }
talk-about = About whom
talk-accuse = I suspect { $name }
talk-trust = I trust { $name }
talk-why = { $name }, why did you do that?
talk-is =
    { $who ->
        [you] I am: { $role }
       *[other] { $name } is: { $role }
    }
talk-which-goal = Which goal
talk-claim-how = Say what you saw there, or what they shall believe.
talk-free = In your own words
talk-send = Send
phrase-hello = Hello!
phrase-thanks = Thanks!
phrase-well-played = Well played!
phrase-repair-me = Please repair my tool
phrase-need-map = We need a map
phrase-why = Why did you do that?
phrase-trust-me = Trust me
phrase-oops = Oops!
phrase-hurry = Your turn, please
phrase-laugh = Ha ha!
said-to = To { $target }: { $phrase }
said-accuse =
    { $relation ->
        [you] I suspect you.
       *[other] I suspect { $target }.
    }
said-trust =
    { $relation ->
        [you] I trust you.
       *[other] I trust { $target }.
    }
said-goal = { $goal }: “{ $claim }”
said-role =
    { $relation ->
        [self] I am: { $claim }.
        [you] You are: { $claim }.
       *[other] { $target } is: { $claim }.
    }
said-poll = Whom do you suspect?
talk-report = Report { $name }
said-title = What was said, and what was true
said-yes = true
said-no = false
said-unknown = stayed hidden
claim-title = A claim: it may be a lie
claim-pill = { $name }: “{ $claim }”
claim-treasure = treasure
claim-stone = stone
claim-gold-sack = gold sack
claim-dragon = dragon
claim-giant-spider = giant spider
claim-one-nugget = one nugget
claim-two-nuggets = two nuggets
claim-three-nuggets = three nuggets
claim-gems-mine = gems
claim-gold-mine = gold
claim-silver-mine = silver
claim-dragon-mine = dragon
claim-goal-exit = exit
claim-goal-ladder = ladder
claim-goal-abyss = abyss
claim-goal-vein = vein
claim-loyal = loyal dwarf
claim-selfish = selfish dwarf
poll-title = Whom do you suspect?
poll-open = Ask all: whom do you suspect?
poll-state =
    { $count ->
        [0] Nobody has answered yet.
        [one] One answer.
       *[other] { $count } answers.
    }
poll-yours = You may still change yours.
poll-nobody = Nobody
poll-close = Close the poll

## Notes

note-step-with-2 = Sure
note-step-with-1 = Trust
note-step-with-0 = No opinion
note-step-against-1 = Doubt
note-step-against-2 = Suspect
note-mine = Your own mark; nobody else sees it
note-mark = What you think of { $name }
note-about = Note about { $name }
note-write = Write something down
note-private = Only you read these notes. They stay with your seat.
note-action-laid =
    { $count ->
        [one] one tunnel
       *[other] { $count } tunnels
    }
note-action-blocked =
    { $count ->
        [one] one hindrance
       *[other] { $count } hindrances
    }
note-action-helped =
    { $count ->
        [one] helped once
       *[other] helped { $count } times
    }
note-action-looked =
    { $count ->
        [one] looked once
       *[other] looked { $count } times
    }
note-action-passed =
    { $count ->
        [one] discarded one card
       *[other] discarded { $count } cards
    }

## Pins

pin-list = Pinned about { $name }
pin-show = Show the table as it was
pin-off = Take the pin off: { $sentence }
pin-remove = Take the pin off
pin-more = Pin something they did
pin-choose = What { $name } did last
pin-full = { $most } pins are the most.
