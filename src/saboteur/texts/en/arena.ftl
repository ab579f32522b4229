### The arena: what a contest between bots shows, in the terminal and on its page

## Tables

arena-title = Arena: { $ruleset }, { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }
arena-facts = Games: { $games }. Deals: { $deals }. Seed: { $seed }. Intervals hold with 95 % certainty.
arena-games = Games
arena-stopped = Stopped before the end: these are the deals that all have played.
arena-sides = Rounds won by the diggers
arena-comparisons = The same deals compared
arena-gold = Gold
arena-gold-points = Points
arena-leads = Who earns more, deal by deal
arena-places = Places at the table
arena-ratings = OpenSkill ratings
arena-beliefs = Beliefs about roles
arena-believed = How far claims were believed
arena-claims = Claims, and how much of them was true
arena-thinking = Thinking time in milliseconds
arena-lineup = Who plays
arena-against = Compared with
arena-saboteurs = Saboteurs
arena-any = any
arena-rounds = Rounds
arena-deals = Deals
arena-diggers-won = Won by diggers
arena-points = Points more for the diggers
arena-entrant = Level
arena-nuggets = Nuggets a game and seat
arena-nuggets-points = Points a game and seat
arena-more-nuggets = Nuggets more
arena-wins = Games won, a draw half
arena-more-wins = Points more of games won
arena-part = Part of all gold
arena-part-points = Part of all points
arena-fair = Fair part
arena-seat = Seat
arena-as-digger = Rounds won as digger
arena-as-saboteur = Rounds won as saboteur
arena-strength = Strength
arena-doubt = Doubt
arena-stated = Said to be likely
arena-count = How often
arena-right = Were right
arena-subject = About
arena-speaker = Said by
arena-true = True
arena-of-goals = goals
arena-of-roles = roles
arena-choices = Choices
arena-mean = Mean
arena-median = Median
arena-longest = Longest
arena-none = none
arena-percent = { $share } %
arena-percent-interval = { $share } % ({ $low } to { $high })
arena-interval = { $value } ({ $low } to { $high })

## Complaints

error-arena-extra = the arena needs one more package: pip install "saboteur-games[arena]" (missing: { $missing })
error-arena-both = give either --bots or --diggers and --saboteurs, not both
error-arena-sides = { $ruleset } has no diggers and saboteurs; give --bots
error-arena-talk = { $given } is nobody who could speak here; give { $known }
error-arena-stopped = stopped before all had played a deal
error-ray = Ray is missing: pip install "saboteur-games[cluster]"

## Help of the command line

cli-arena = Let bots play many games on the same deals, and say who is stronger.
cli-arena-bots = The levels on the seats, or bots of your own as { $own }, one for all or a list with one for each; each deal is played again with everybody one seat further. Alone, every level of the list plays the same deals.
cli-arena-diggers = The level of whoever digs, in place of --bots; several are compared on the same deals.
cli-arena-saboteurs = The level of whoever is a saboteur, in place of --bots; several are compared on the same deals.
cli-arena-talk = Who speaks: nobody, diggers, saboteurs or everybody; several are compared on the same deals.
cli-arena-games = How many games are played in all; whole deals only.
cli-arena-workers = How many processes play.
cli-arena-seed = What the deals and the bots’ lots come from.
cli-arena-simulations = How many worlds an expert tries for a move; the same number gives the same games.
cli-arena-seconds = How long an expert may think about a move.
cli-arena-keep = A folder for the records of all games.
cli-arena-json = A file for all figures, as JSON.
cli-arena-html = A file for a page with tables and plots.
cli-arena-ray = Play on a Ray cluster, or on all cores of this machine.
