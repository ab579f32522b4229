### What the pages say that are no table: rules, cards, replays.

## The way from page to page

pages-ways = Pages
pages-learn = Learn
pages-rules = Rules
pages-cards = Cards
pages-replay = Replays
pages-tournament = Gatherings

## Cards

cards-title = Every card
cards-lead = What each card does, when it may be played and by which rules.
cards-honest = The rulebooks print totals only: what is marked reconstructed is our best guess, and you can correct it with a deck file of your own.
cards-modules = Modules
cards-shared = And from { $box }
cards-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
cards-sources = How we know
cards-group-start = Start
cards-group-goal = Goals
cards-group-path = Path cards
cards-group-action = Action cards
cards-group-gold = Gold cards
cards-group-role = Roles
cards-group-location = Locations
cards-group-chest-path = Chest paths
cards-group-chest = Chests
cards-group-mine = Mines
cards-group-treasure = Treasures
cards-group-dwarf = Dwarf cards
cards-group-clan = Clan cards
cards-group-forest = Forest tokens
cards-group-dragon = Dragon token

## Replays

replay-screen = Look at a game again
replay-lead = Move by move, through one player’s eyes or with all cards open.
replay-by-code = A table of this server
replay-by-code-how = Once a game is over, anybody who has its code can look at it.
replay-code-label = Code of the finished table
replay-code-wrong = A code has five characters, without I, O, 0 or 1.
replay-look = Look
replay-mine = Your finished games
replay-by-file = A file of your own
replay-by-file-how = A file that you downloaded after a game, here or elsewhere. Every move is checked against the rules before it is shown.
replay-choose = Choose a file
replay-checking = Checking every move…
replay-problem =
    { $code ->
        [no-table] No table has this code, or not any more.
        [not-over] This game is not over yet. Until then it stays secret.
        [no-replay] This replay does not exist, or no longer.
        [frozen] This game was played by older rules and can no longer be shown.
        [bad-record] This file is not the record of a finished game, or somebody has changed it.
        [http-413] This file is too large.
        [too-many] Too many at once. Wait a moment.
       *[other] That did not work: { $code }.
    }
replay-problem-line = The error is in line { $line }.
replay-dwarf =
    { $seat ->
        [1] 1st dwarf
        [2] 2nd dwarf
        [3] 3rd dwarf
       *[other] { $seat }th dwarf
    }
replay-eyes = Through whose eyes
replay-public = What all saw
replay-seat = Through { $name }’s eyes
replay-open = All open
replay-covered = Face down
replay-play = Play on by itself
replay-pause = Pause
replay-link = Link to this move

## An address that leads nowhere

unknown-title = Page not found
unknown-how = This tunnel leads nowhere: there is nothing at this address.

## A table that does not let one in

unknown-gone = This table does not exist, or no longer.
unknown-gone-how = Is the code right? Ask whoever invited you, or open a table of your own.
unknown-sent-away = The host has closed the door of this table.
unknown-sent-away-how = You cannot come back here, but other tables are open to you.
