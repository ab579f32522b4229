### What only the start page says: the games one sits in, public tables, the ways to the other pages.

home-ways = Pages
home-here = On this device
home-here-how = works offline too
home-here-only = on this device: the server does not answer
home-open-here = boxes, modules, several at one device
home-create-here = On this device
home-create-here-how = Without a connection: against bots, or passing this device around.
home-learn = Learn
home-learn-how = scene by scene
home-rules = Rules
home-cards = Cards
home-replay = Replays
home-tournament = Gatherings
home-shelf = The boxes
home-mine = Continue your games
home-mine-stage =
    { $stage ->
        [lobby] waiting to begin
        [over] over
        [ended] ended early
       *[playing] in play
    }
home-mine-go = Resume
home-mine-see = Look
home-finished = Your finished games
home-online = Play online
home-public = Open tables
home-public-taken = { $taken } of { $seats } seats taken
home-public-host = opened by { $host }
home-level = Bots
home-howto = How to play
home-aim-saboteur = Miners dig to the treasure before the cards run out; saboteurs, unknown to all, make sure they don’t.
home-aim-saboteur2 = Two teams of diggers race for one treasure, and saboteurs, a boss, a profiteer and geologists want their share.
home-aim-duel = Two dwarves dig for the gold, each with doors and ladders of his own: whoever has more after three rounds wins.
home-aim-lost-mines = Two clans walk through the forest to the mines and bring the treasures home; who is loyal, nobody knows.
home-aim-dark-cave = Two clans flee from a flooding mine: get your own dwarves out, and stop the others.
