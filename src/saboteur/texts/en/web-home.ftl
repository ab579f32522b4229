### What only the start page says: the games one sits in, public tables, the ways to the other pages.

home-ways = Pages
home-learn = Learn
home-learn-how = five scenes a box
home-rules = Rules
home-cards = Cards
home-replay = Replays
home-shelf = The boxes
home-mine = Continue your games
home-mine-stage =
    { $stage ->
        [lobby] waiting to begin
        [over] over
        [ended] broken off
       *[playing] in play
    }
home-mine-go = Continue
home-mine-see = Look
home-finished = Your finished games
home-public = Open tables
home-public-taken = { $taken } of { $seats } seats taken
home-public-host = opened by { $host }
