### What the command `saboteur` says in the terminal. $who is “you” for the player spoken to, else $name is the player’s name.

## Table

you = You
person-name = Player { $seat }
dwarf-names = Brokk, Sindri, Dvalin, Berling, Regin, Nordri, Lofar, Vestri, Grer, Fundin, Andvari, Eitri, Ginnar
header = { $box } · Round { $round } of { $rounds } · Pile { $pile } · Discard { $discard }
table-player = player
table-hand = hand
table-gold = gold
table-broken = broken
your-role = You are: { $role }
own-gold = your gold: { $gold }
hand-empty = You have no cards left.
goal-seen = { $cell } { $card }, as seen
goal-looked = { $cell } seen by { $players }
news-title = Since your last turn
more-in-log = … “log” tells the rest
choices-title =
    { $on ->
        [cell] { $card }: where?
        [seat] { $card }: on whom?
       *[nothing] { $card }
    }

## What happens

event-round-began =
    { $who ->
        [you] Round { $round } begins; you start.
       *[other] Round { $round } begins; { $name } starts.
    }
event-own-role = Your role: { $role }.
event-turn-skipped =
    { $who ->
        [you] You have no cards left and are skipped.
       *[other] { $name } has no cards left and is skipped.
    }
event-path-laid =
    { $who ->
        [you] You lay “{ $card }” on { $cell }.
       *[other] { $name } lays “{ $card }” on { $cell }.
    }
event-path-removed =
    { $who ->
        [you] You play a rockfall on { $cell }: “{ $removed }” is gone.
       *[other] { $name } plays a rockfall on { $cell }: “{ $removed }” is gone.
    }
event-goal-shown =
    { $who ->
        [you] The goal on { $cell } is reached: “{ $goal }”! You choose how it lies.
       *[other] The goal on { $cell } is reached: “{ $goal }”! { $name } chooses how it lies.
    }
event-goal-revealed = The goal on { $cell } is reached: “{ $goal }”!
event-goal-seen =
    { $who ->
        [you] You look at the goal on { $cell }: it is “{ $goal }”.
       *[other] { $name } looks at the goal on { $cell }: it is “{ $goal }”.
    }
event-hidden-goal-peek =
    { $who ->
        [you] You look at the goal on { $cell }.
       *[other] { $name } looks at the goal on { $cell }.
    }
event-tool-broken =
    { $who ->
        [you] You play “{ $card }” on { $target }.
       *[other] { $relation ->
            [you] { $name } plays “{ $card }” on you.
           *[other] { $name } plays “{ $card }” on { $target }.
        }
    }
event-tool-mended =
    { $who ->
        [you] { $relation ->
            [self] You play “{ $card }” on your own tools
           *[other] You play “{ $card }” for { $target }
        }
       *[other] { $relation ->
            [self] { $name } plays “{ $card }” on their own tools
            [you] { $name } plays “{ $card }” for you
           *[other] { $name } plays “{ $card }” for { $target }
        }
    }: { $tool ->
        [pick] the pick is repaired.
        [lamp] the lamp is repaired.
        [cart] the cart is repaired.
       *[other] it is repaired.
    }
event-card-drawn =
    { $who ->
        [you] You draw “{ $card }”.
       *[other] { $name } draws “{ $card }”.
    }
event-card-passed =
    { $who ->
        [you] You discard “{ $card }” face down.
       *[other] { $name } discards “{ $card }”.
    }
event-hidden-pass =
    { $who ->
        [you] You discard a card face down.
       *[other] { $name } discards a card face down.
    }
event-concede-proposed =
    { $who ->
        [you] You propose to give the round up.
       *[other] { $name } proposes to give the round up.
    }
event-concede-answered =
    { $agreed ->
        [yes] { $who ->
            [you] You agree to give the round up.
           *[other] { $name } agrees to give the round up.
        }
       *[no] { $who ->
            [you] You refuse to give the round up.
           *[other] { $name } refuses to give the round up.
        }
    }
event-round-ended =
    { $treasure ->
        [yes] Round { $round } is over: the treasure is reached.
       *[no] Round { $round } is over: the treasure stays buried.
    }
event-gold-shared =
    { $cards ->
        [one] One gold card goes to { $order }.
       *[other] { $cards } gold cards go round: { $order }.
    }
event-gold-taken =
    { $who ->
        [you] You take a gold card worth { $taken }.
       *[other] { $name } takes a gold card worth { $taken }.
    }
event-shown-take =
    { $who ->
        [you] You take a gold card worth { $taken }.
       *[other] { $name } takes a gold card worth { $taken }.
    }
event-hidden-take =
    { $who ->
        [you] You take a gold card.
       *[other] { $name } takes a gold card.
    }
event-gold-paid =
    { $who ->
        [you] You are paid in nuggets: { $cards }.
       *[other] { $name } is paid in nuggets: { $cards }.
    }
event-hidden-pay =
    { $cards ->
        [0] { $name } is paid nothing: no gold is left.
        [one] { $name } is paid with one gold card.
       *[other] { $name } is paid with { $cards } gold cards.
    }
event-role-seen =
    { $who ->
        [you] You look at { $target }’s role: { $role }.
       *[other] { $relation ->
            [you] { $name } looks at your role: { $role }.
           *[other] { $name } looks at { $target }’s role: { $role }.
        }
    }
event-hidden-role-peek =
    { $who ->
        [you] You look at { $target }’s role.
       *[other] { $relation ->
            [you] { $name } looks at your role.
           *[other] { $name } looks at { $target }’s role.
        }
    }
event-role-changed =
    { $who ->
        [you] You get a role anew: { $role }.
       *[other] { $name } gets a role anew: { $role }.
    }
event-hidden-role-change =
    { $who ->
        [you] You get a role anew.
       *[other] { $name } gets a role anew, in secret.
    }
event-nuggets-gained =
    { $who ->
        [you] You gain { $nuggets }.
       *[other] { $name } gains { $nuggets }.
    }
event-nuggets-paid =
    { $who ->
        [you] { $relation ->
            [nobody] You pay { $nuggets } to the supply.
           *[other] You pay { $nuggets } to { $target }.
        }
       *[other] { $relation ->
            [nobody] { $name } pays { $nuggets } to the supply.
            [you] { $name } pays you { $nuggets }.
           *[other] { $name } pays { $nuggets } to { $target }.
        }
    }
event-gold-traded =
    { $who ->
        [you] You trade a gold card for { $nuggets }.
       *[other] { $name } trades a gold card for { $nuggets }.
    }
# The clock moved for a seat; what it did is the next line.
event-timed-out =
    { $who ->
        [you] Your time was up: the clock decides for you.
       *[other] { $name }: time was up, the clock decides.
    }
event-game-ended = The game is over.

## Choosing

prompt-turn = Your turn: card number, move or ? >
prompt-choice =
    { $last ->
        [0] p discards this card, Enter goes back >
       *[other] 1–{ $last } plays it there, p discards it, Enter goes back >
    }
prompt-answer = Your answer, 1–{ $last } >
prompt-quit = Leave this game for good? yes or no >
prompt-replay = Enter: next, b: back, number: jump, q: leave >
ask-reveal-goal = Your tunnel reaches several goals. Which one is turned over first?
ask-orient-goal = “{ $card }” on { $cell } fits both ways. How shall it lie?
ask-take-gold = The miners share the gold and hand you these cards: { $offered }. Which one do you take?
ask-trade-gold = You owe a nugget and have only gold cards. Which one do you trade for nuggets?
ask-concede-vote = { $name } proposes to give the round up as lost. Do you agree?
move-lay =
    { $turned ->
        [yes] { $cell } turned
       *[no] { $cell }
    }
move-on-cell =
    { $turned ->
        [yes] { $cell } turned
       *[no] { $cell }
    }
move-on-seat = { $target }
move-on-tool = { $target }: { $tool }
move-pass = discard “{ $card }”
move-reveal = the goal on { $cell }
move-orient =
    { $turned ->
        [yes] after a half-turn
       *[no] as it is
    }
move-take =
    { $value ->
        [one] 1 nugget
       *[other] { $value } nuggets
    }
move-trade = the gold card worth { $value }
move-concede = propose to give the round up
move-agree = agree
move-refuse = refuse
not-understood = “{ $typed }” is neither a card number nor a move; ? shows what you can type.
no-such-card = You have no card number { $number }.
no-such-number = There is no answer { $number } here.

## Reasons and rules

why-what = Ask about a card or a move, for example: why 2, why 2 3,0 or why lay cross 1,0.
why-allowed = That is allowed: { $move }
why-playable = “{ $card }” can be played: choose it by its number to see where.
why-fits-nowhere = This card fits nowhere now: no open end of the linked tunnels takes it, either way round.
why-no-target = There is nothing to play this card on now.
rules-how = Name a rule, such as rules B-24, or words to look for.
rules-unknown = There is no rule { $asked }; the nearest are { $near }.
rules-none = No rule speaks of “{ $words }”.
rules-source = Source: { $said }
rules-reason = Why: { $said }

## Cards

cards-when = When: { $when }
cards-rules = Rules: { $rules }
cards-none = No card is called “{ $words }”.
cards-without = There are no cards of { $asked }.

## Commands during a game

command-help = help, h
command-why = why
command-rules = rules, rule
command-log = log
command-save = save
command-quit = quit, q, exit
command-pass = pass, p
command-turned = turned, t
command-yes = yes, y

## Help during a game

help-typed = What you can type
help-card = choose a card of your hand by its number; the answers are then numbered
help-card-cell = play that card on a cell (column, row) or on a seat at once
help-card-turned = the same after a half-turn
help-pass = pass: discard that card face down
help-notation = any move in full, as in records: lay, play, pass
help-why = why a card or a move is not allowed, with the rule
help-rules = a rule by its number, or rules that speak of some words
help-log = everything you have seen happen in this round
help-save = choose the file for the record, which is written when the game is over
help-quit = leave the game
help-signs = What the signs mean
help-light = heavy lines are lit, linked to the start; thin lines are cut off
help-dead-end = a dead end: the tunnel stops before the middle
help-start = the lantern of the start; the card laid last
help-goal = a goal, face down; a goal as you saw it with a map
help-treasure = the treasure; a stone
help-idle = a card that can only be discarded now

## Passing the device

cover = Pass the device to { $name }. Everybody else looks away.
cover-enter = { $name }, press Enter when you are alone with the screen >
cover-done = Press Enter to cover the screen >
press-enter = Press Enter >

## Beginning and end

welcome =
    { $seats ->
        [one] One dwarf goes down into the mine.
       *[other] { $seats } dwarves go down into the mine.
    }
welcome-seat =
    { $you ->
        [yes] You
       *[no] { $kind ->
            [bot] { $name } (bot)
           *[person] { $name }
        }
    }
commitment = The shuffles are fixed and sealed: { $commitment }
opening = The seal opens with the seed { $seed }.
round-over = Round { $round } of { $rounds } is over
round-treasure =
    { $who ->
        [you] You have reached the treasure: the miners win the round.
       *[other] { $name } has reached the treasure: the miners win the round.
    }
round-sabotaged = The treasure was not reached: the saboteurs win the round.
round-nobody = The treasure was not reached, but there was no saboteur: nobody gains anything.
game-over = The game is over
nuggets =
    { $count ->
        [one] { $count } nugget
       *[other] { $count } nuggets
    }
game-won =
    { $who ->
        [you] You win!
        [many] { $names } win together.
       *[other] { $name } wins.
    }
saved = The record of the game is in { $file }
save-later = When the game is over, its record goes to { $file }
save-failed = The record could not be written to { $file }: { $reason }
left = You have left the game. Until next time!

## Looking at records

replay-step = Step { $step } of { $last }
verify-opened = The seed opens the commitment { $commitment }
verify-published = The seed opens the commitment published at the start, { $commitment }
verify-uncommitted = The record bears no commitment: it was not a match with a sealed seed.
verify-moves =
    { $moves ->
        [one] One move was played again, and every digest agrees.
       *[other] { $moves } moves were played again, and every digest agrees.
    }
verify-result = The result agrees: scores { $scores }, won by seat { $winners }
verify-unfinished = The game is not over: the record gives no result.
verify-failed = { $file } fails: { $reason }

## Measuring

bench-title = { $ruleset }, { $seats } seats
bench-random = decisions per second of random play
bench-views = decisions per second, with a view for each
bench-clone = microseconds to copy a game

## What is wrong

error-language = there are no texts in the language { $asked }; languages are { $known }
error-ruleset = there is no rule set { $asked }; the boxes are { $known }
error-two-rulesets = name the rule set once: { $one } or { $other }
error-seats = { $asked } seats are impossible; the game is for { $least } to { $most }
error-option = there is no option { $asked }; options are { $known }
error-option-form = an option is written name=value, not { $asked }
error-option-value = option { $name } can’t be { $asked }; it is one of { $known }
error-deck = the deck file { $file } can’t be used: { $reason }
error-file = { $file } can’t be read: { $reason }
error-no-file = there is no file { $file }
error-not-text = it is not a text in UTF-8
error-record = { $file } is damaged or no record: { $reason }
error-save = nothing can be written to { $file }
error-seed = a seed is a text of one line, not empty
error-you = there is no seat { $asked }; name seats from 0 to { $last }, separated by commas, or none
error-bot = there is no bot level { $asked }; levels are { $known }
error-master =
    { $lacking ->
        [numpy] the level master needs NumPy: pip install "saboteur-games[master]"
       *[weights] the weights of the level master are not installed here
    }
error-own-bot = { $reason }
error-bots = { $given } bot levels for { $wanted } bots: give one for all or one for each
error-names = { $given } names for { $wanted } people
error-step = there is no step { $asked }; steps are 0 to { $last }
error-sight = there are no eyes { $asked } to look through; give a seat from 0 to { $last }, public or open
error-review-seat = there is no seat { $asked } to look through; seats are 0 to { $last }
error-extra = the server needs more packages: pip install "saboteur-games[server]" (missing: { $missing })
error-serve = nothing can be served on { $host }, port { $port }, with the data in { $folder }; the reason stands above

## Help of the command line

cli-saboteur = Play Saboteur in the terminal, look at recorded games, and measure the engine. An unofficial implementation.
cli-play = Play a game at this terminal, alone against bots or with others who share the device.
cli-serve = Serve the game to browsers: for this machine, for a home, or for the world behind a proxy.
cli-replay = Look at a recorded game step by step.
cli-review = See who could believe what in a recorded game, and when it turned.
cli-verify = Play a record again and check the seal, every move and the result.
cli-rules = Print a rule by its number, list rules that speak of some words, or list all titles.
cli-cards = Print what the cards of a box or module do and when they may be played, or one card of them.
cli-perft = Count the sequences of moves of each length from a deal.
cli-bench = Measure how quick the engine is on this machine.
cli-seats = How many seats play; five unless the game is for fewer or for more.
cli-you = The seats of the people at this device, such as 0 or 0,2; none lets bots play alone.
cli-bots = The level of the bots, random, novice, skilled, expert or master, or a bot of your own as { $own }; one for all, or a list with one for each.
cli-names = The names of the people, separated by commas.
cli-seed = Deal this game again; without it, nobody can foresee the deal.
cli-option = A rule option as name=value; may be given several times.
cli-deck = A deck file of your own.
cli-save = The file for the record, written when the game is over.
cli-ruleset = The box, with its modules behind +: saboteur2+veto; the command games lists them.
cli-lang = The language, en or fr; by default that of the system.
cli-version = Print the version.
cli-file = The file with the record.
cli-step = The step to begin with.
cli-seat = Through whose eyes to look: a seat, public or open.
cli-review-html = Write the review to this file, as one page.
cli-review-seat = Show what this seat could believe, in place of what everybody could.
cli-commitment = The commitment that was shown at the start of the game.
cli-words = The number of a rule, or words to look for.
cli-cards-words = A box or module, such as duel or saboteur2+veto, and the name of a card, or only that; the base game if nothing is said.
cli-depth = The longest sequences to count.
cli-divide = Split the last count by the first move.
cli-seconds = How long to measure.
cli-host = The address to listen on; 0.0.0.0 lets others in your network join.
cli-port = The port to listen on; 0 takes any free one.
cli-data = The folder for guests and games.
cli-public-url = Where browsers reach the server, if a proxy stands before it.
cli-relaxed-seconds = How many seconds a decision may take at a table with a relaxed clock.
cli-fast-seconds = How many seconds a decision may take at a table with a fast clock.
cli-grace-seconds = How many seconds the others wait for a player who is gone before they may choose for him.
cli-bot-workers = How many bots may think at the same time; 0 follows the number of cores.
cli-bot-pause = How many seconds a bot takes for its move, whatever it holds.

## Server

serve-address = Saboteur is ready: { $address }
serve-data = Games are kept in { $folder }. Ctrl-C ends the server.
