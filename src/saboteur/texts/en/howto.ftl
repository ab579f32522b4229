### How to play, and all the rules: what the pages say that is about no box in particular.

## Tabs and headings

howto-title = How to play: { $box }
howto-tabs = What to read
howto-tab = How to play
howto-all = All the rules
howto-minutes = The game in short. Everything else stands under “All the rules”.
howto-print = Print
howto-scenes = Try it in short scenes
howto-aim = The aim
howto-roles = Who you are
howto-turn = Your turn
howto-lay = Laying a path card
howto-cards = The cards
howto-end = How it ends
howto-pay = What you get
howto-mistakes = Three common mistakes
howto-modules = What the modules change
howto-modules-cards = Its cards

## Tables

howto-seats = Players
howto-hand = Cards in hand
howto-column-saboteur = Saboteurs
howto-column-miner = Miners
howto-column-greedy-dwarf = Greedy dwarves
howto-column-loyal = Loyal, per clan
howto-column-selfish = Selfish, per clan
howto-column-saboteurs = Saboteurs, per clan
howto-column-clans = Clans
howto-column-apart = Cells to a goal, across and down
howto-column-digger = Digger or saboteur
howto-column-boss = Boss
howto-column-profiteer = Profiteer
howto-column-each = Nuggets each
howto-column-winners = Winners
howto-column-nuggets = Nuggets
howto-column-grade = Grade
howto-or-more = { $count } or more
howto-below = below { $count }
howto-between = { $count } to { $most }

## Pictures

howto-fits = Fits
howto-misfits = Does not fit
howto-right = Works
howto-wrong = Does not work
howto-new = The new card
howto-copies = { $count }×

## Filters

howto-filter = Only what your game needs
howto-filter-box = Box
howto-filter-seats = Players
howto-filter-any = { $fewest } to { $most }
howto-filter-now = { $seats } players
howto-filter-every = with all modules
howto-filter-on =
    { $count ->
        [0] without modules
        [one] with one module
       *[other] with { $count } modules
    }
howto-filter-all = All
howto-filter-none = None
howto-chapters = Chapters
howto-left-out =
    { $count ->
        [one] One rule of this chapter is about other games and is left out.
       *[other] { $count } rules of this chapter are about other games and are left out.
    }
howto-nothing = Your game needs nothing of this chapter.

## Search

howto-seek = Search everything
howto-seek-how = bridge, thief, nugget…
howto-found =
    { $count ->
        [0] Nothing says that.
        [one] One result
       *[other] { $count } results
    }
howto-found-more = The first { $shown } of { $count } results
howto-found-rule = Rule
howto-found-ruling = Ruling
howto-found-card = Card
howto-found-howto = How to play
howto-found-every = Several boxes
