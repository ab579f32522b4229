### The help at a table: what this game is about, how a turn goes, and how cards are played here.

## Headings

about-aim = The aim
about-roles = Who is who
about-roles-dealt =
    { $aside ->
        [0] All of these { $cards } cards are dealt: one to each player, in secret.
        [one] Of these { $cards } cards everybody is dealt one in secret; one is set aside unseen.
       *[other] Of these { $cards } cards everybody is dealt one in secret; { $aside } are set aside unseen.
    }
about-turn = How it is played
about-modules = The modules of this table
about-cards = The cards in this game
about-ways = How to play a card
about-howto = How to play
about-rules = All the rules

## What it is about: alone

about-aim-duel-alone = You dig for gold against the cards: link your start to as much of it as you can. After three rounds your nuggets give your grade.

## Saboteur

about-saboteur-1 = On your turn do one of three things: lay a path card, play an action card, or put one away unseen. Then draw a card, as long as there are any.
about-saboteur-2 = A path card must fit on every side that it touches, and continue a tunnel that comes from the start. Whoever has a broken tool lays none.
about-saboteur-3 = A goal is turned over as soon as a tunnel from the start leads up to it. If it is the treasure, the miners have won the round; if all hands are empty before that, the saboteurs have.
about-saboteur-4 = Rounds are paid in nuggets, and the most nuggets win the game.

## Saboteur 2

about-saboteur2-1 = On your turn do one of four things: lay a path card or play an action card, and draw one; discard two cards to remove one that lies before you, and draw one; or discard one to three and draw as many.
about-saboteur2-2 = A path card must fit on every side that it touches, and continue a tunnel that comes from the start. Whoever has a broken tool or sits in prison lays none.
about-saboteur2-3 = Who completes the way to the treasure, and the doors on it, decide which team wins the round. If nobody gets there, the saboteurs win.
about-saboteur2-4 = Boss and profiteer win with others, for less; geologists are paid for crystals. The most nuggets win the game.

## Le Duel

about-duel-links = Your tunnels must be linked to your own start. A diamond marks where Blue gets, a triangle where Green does; where both do, the light is amber. Doors let their own colour through, and whoever has put a key in; trolls let nobody pass until one of you bribes them.
about-duel-turn = On your turn: lay a tunnel, play an action, or discard two cards to remove a broken tool, and draw one; or discard one or two and draw as many. A bribe may come on top, before or after.
about-duel-gold = Link your start to gold and you put a counter on it. Goals you reach are turned over by themselves.
about-duel-end = The round ends when all goals are turned over, all counters are in use, or all cards are gone. After three rounds the most nuggets win; each bribed troll costs one.
about-duel-solo = Alone: a broken tool that you draw lies before you at once, a rockfall takes the last tunnel you laid. After three rounds your nuggets give your grade.

## The Lost Mines

about-lost-mines-clans = Two clans look for the same four mines. Your dwarf card alone tells whom you share with: your clan, the other one, or nobody.
about-lost-mines-turn = A turn has three parts: play a card or discard one or two, walk, draw as many as you laid down. A path must prolong any path on the board.
about-lost-mines-walk = Your dwarf walks up to 3 spaces, from a campfire up to 5. Logs, ponds and ravines need their tool; rocks and crossed obstacles hold one dwarf. A trap costs a card, a troll bars the way.
about-lost-mines-mines = The first dwarf in a mine turns it over and stops. It gives a treasure with its symbol, unless the dragon lies there.
about-lost-mines-loot = A round ends when all treasures are taken, when pile and hands are empty, or when all agree. Then each group shares what its dwarves have taken; selfish dwarves keep theirs.

## The Dark Cave

about-dark-cave-goal = Two clans look for the only exit among four goals. The back of a clan card shows what a dwarf wears, its face whom he serves.
about-dark-cave-turn = On your turn: play a card or put one or two away, walk, then draw as many as you played or put away.
about-dark-cave-walk = Your dwarf goes three steps, four with boots. Dotted lines part the spaces; ladders are one step apart, a bridge costs a card, a tunnel a nugget.
about-dark-cave-creatures = Creatures come out of abysses: the rat takes a card, the lindworm throws to the ground, the goblin takes a nugget. An axe drives them away, and strikes webs.
about-dark-cave-end = The game ends when the cards run out, when everybody who serves one clan is out, or when all agree. Gold that is still inside is lost. A clan’s treasure is the gold that those who serve it carried out, times the number of those who serve the other.

## Modules that have no card of their own

about-module-right-of-way = Everybody begins with a nugget. Instead of anything else you may recruit: discard a card, post a pawn at an open end of a tunnel, and do not draw. Whoever wants to lay there pays you a nugget.
about-module-sabotaged-dwarf = When the miners win, miners with a broken tool before them get no gold.
about-module-tournament = All roles in the list are dealt, a path card lies half-way to the middle goal from the beginning, and nuggets are paid by a table of their own.

## Mouse, fingers, keys

about-by-mouse = Drag a card onto a cell or a player, or click the card and then the place. Where it is not allowed, the game says why. Let the mouse rest on any card, and it tells what it does.
about-by-touch = Tap a card, then the place: you see it there, and the button below plays it. Where it is not allowed, the game says why. Keep your finger on any card, and it tells what it does.
keys-title = With the keyboard
keys-pick = choose a card from your hand
keys-arrows = go from cell to cell
keys-turn = give the card a half-turn
keys-enter = lay the card, choose the cell
keys-discard = discard the chosen card
keys-escape = put the card back, close
keys-fit = see the whole maze
keys-explain = on a card: what it does; elsewhere: this help
keys-role = hold to see your role again
keys-arrow-keys = Arrows
keys-escape-key = Esc
