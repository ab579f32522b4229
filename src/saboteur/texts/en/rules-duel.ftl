### Le Duel: one message per rule clause (D-1 to D-58).
### Our own wording. 002 is the rulebook of Le Duel.
### Each group comment ("## …") is a section heading of the generated page docs/rules/duel.md.

## Components

D-1 = The box holds 36 path cards: the 2 Starts and 34 cards to draw and lay.
    .title = Path cards of the box
    .source = 002, Contenu and Cartes Chemin spéciales

D-2 = There are 18 action cards: broken tools, repairs of one and of two tools, keys, rockfalls and secret plans. The rulebook prints only the total; the number of each kind comes from one public card list.
    .title = Action cards of the box
    .source = 002, Contenu and Cartes Chemin spéciales

D-3 = There are 18 goals, some with gold and 8 of them with a door, 2 dwarf cards (2 figures may stand in for them), 8 counters with a blue and a green face, and 2 key tokens.
    .title = Goals, counters and keys
    .source = 002, Contenu and Cartes Chemin spéciales

D-4 = Among the path cards are 2 bridges, 2 double curves, 2 ladders (one of each colour), 6 doors, 5 with gold and 3 trolls. A card may be of two of these kinds: one bridge and one double curve bear gold.
    .title = Special path cards
    .source = 002, Contenu and Cartes Chemin spéciales

## Set-up

D-5 = Each player draws a colour, blue or green, at random.
    .title = Colours are drawn
    .source = 002, Mise en place

D-6 = Both Starts lie face up. The goals are shuffled and 6 of them lie face down as ruling R-101 says; the other 12 are put aside unseen. The maze may grow beyond these places.
    .title = Starts and goals laid out
    .source = 002, Mise en place

D-7 = The 34 path cards and the 18 action cards are shuffled together: 52 cards. Each player is dealt 6, which leaves a pile of 40 in the first round; D-56 says how it is later.
    .title = Deck, hands and pile
    .source = 002, Mise en place

D-8 = The green player begins the first round.
    .title = Green begins
    .source = 002, Mise en place

## The turn

D-9 = On your turn you do exactly one thing: lay a path card and draw 1; play an action card and draw 1; discard 2 cards to remove a broken tool that lies before you, and draw 1; or pass, discarding 1 or 2 cards and drawing as many. A bribe (D-20) is none of these and comes on top.
    .title = One of four actions
    .source = 002, Déroulement du jeu

D-10 = When the pile is empty nothing is drawn, and all four actions remain possible.
    .title = When the pile is empty
    .source = 002, Déroulement du jeu

D-11 = Whoever has no card left in hand is passed over until the round ends.
    .title = When your hand is empty
    .source = 002, Déroulement du jeu

## Path cards

D-12 = A path card goes on an empty cell beside a path card or a revealed goal. Against every face-up neighbour, open must meet open and closed must meet closed. It may be given a half-turn but never lies sideways. Goals still face down are dealt with in D-51.
    .title = Where a card fits
    .source = 002, Placer une carte Chemin and Cartes Chemin spéciales

D-13 = An open edge of the new card must meet an edge that tracks you may use link to your own Start. A card that touches only the separate tunnels of your opponent may not be laid.
    .title = Linked to your own Start
    .source = 002, Placer une carte Chemin and Cartes Chemin spéciales

D-14 = The tunnels of the two players may join; then both may use what is joined.
    .title = Merged tunnels serve both
    .source = 002, Placer une carte Chemin and Cartes Chemin spéciales

D-15 = The two tracks of a bridge or of a double curve do not meet. When you lay such a card, at least one of them must be linked to your Start.
    .title = Bridges and double curves
    .source = 002, Placer une carte Chemin and Cartes Chemin spéciales

D-16 = A ladder is joined by itself to the Start of its colour. It may be laid beside any path card, but beside neither a goal nor a card that shows gold; its edges must match all the same. See R-111 and R-221.
    .title = Coloured ladders
    .source = 002, Placer une carte Chemin and Cartes Chemin spéciales

D-17 = Only the player of its colour passes a door, and the other if his key is in it. A door shuts the arm it stands on and nothing else (R-180): on the crossing whose blue door is on the south arm, Green gets from north to west but not from north to south.
    .title = Doors on an arm
    .source = 002, Placer une carte Chemin and Cartes Chemin spéciales

D-18 = Gold printed on a path card changes nothing about what is linked.
    .title = Gold on a path
    .source = 002, Placer une carte Chemin and Cartes Chemin spéciales

D-19 = The track behind a troll is closed to both players until he is bribed. See R-105 and R-180.
    .title = Trolls bar the way
    .source = 002, Placer une carte Chemin and Cartes Chemin spéciales

D-20 = To bribe a troll, put a counter on him with your colour up: you owe him 1 nugget at the end of the round. See R-224.
    .title = Bribing a troll
    .source = 002, Placer une carte Chemin and Cartes Chemin spéciales

D-21 = Once either player has bribed a troll, his way is open to both.
    .title = A bribe serves both
    .source = 002, Placer une carte Chemin and Cartes Chemin spéciales

D-22 = You lay no path card on a turn that you began with a broken tool before you.
    .title = Tools before laying
    .source = 002, Placer une carte Chemin and Cartes Chemin spéciales

## Goals and gold

D-23 = A face-down goal that is linked to a Start is turned over in its place so that it joins its neighbours. If it can lie in two ways, the player on turn chooses. See R-108, R-222 and R-223.
    .title = Revealing a goal
    .source = 002, Cartes Objectif and Sécuriser les pépites d’or

D-24 = A revealed goal may fail to match a neighbour. Only goals are allowed to.
    .title = A goal may mismatch
    .source = 002, Cartes Objectif and Sécuriser les pépites d’or

D-25 = When your Start is linked to the very spot of a card where unclaimed gold lies, you put a counter with your colour up on it. On the straight card whose gold lies in a dead end to the south, a link through the straight track claims nothing; a linked card below it does. See R-107 and R-109.
    .title = Claiming gold
    .source = 002, Cartes Objectif and Sécuriser les pépites d’or

D-26 = You keep what you have claimed even if the link is cut later.
    .title = A claim is kept
    .source = 002, Cartes Objectif and Sécuriser les pépites d’or

D-27 = If your opponent’s play gives you the link, you claim at once.
    .title = Claims on either turn
    .source = 002, Cartes Objectif and Sécuriser les pépites d’or

D-28 = Gold that bears a counter cannot be claimed again.
    .title = One counter per gold
    .source = 002, Cartes Objectif and Sécuriser les pépites d’or

## Actions

D-29 = A broken tool is put before your opponent: at most one of each type, so 3 at most.
    .title = Broken tools
    .source = 002, Jouer une carte Action, Défausser 2 cartes and Passer son tour

D-30 = A repair removes a broken tool of a type it shows, before yourself only. A card that shows two tools repairs one of them.
    .title = Repairing your own tools
    .source = 002, Jouer une carte Action, Défausser 2 cartes and Passer son tour

D-31 = Put a key token on a door of the other colour: it is open to you until the round ends. Goals and gold that you reach by it are revealed and claimed at once. See R-110.
    .title = Using a key
    .source = 002, Jouer une carte Action, Défausser 2 cartes and Passer son tour

D-32 = A rockfall removes a path card, but no Start, goal, troll or card with gold. Both cards are discarded.
    .title = Rockfall in the Duel
    .source = 002, Jouer une carte Action, Défausser 2 cartes and Passer son tour

D-33 = A secret plan lets you look at one face-down goal without showing it (R-122).
    .title = Secret plan
    .source = 002, Jouer une carte Action, Défausser 2 cartes and Passer son tour

D-34 = Discard 2 cards to remove any one broken tool before you. It needs 2 cards in hand and a broken tool, and leaves your hand 1 card smaller for the round.
    .title = Discarding two cards
    .source = 002, Jouer une carte Action, Défausser 2 cartes and Passer son tour

D-35 = Pass by discarding 1 or 2 cards face up, and draw the same number (R-114).
    .title = Passing in the Duel
    .source = 002, Jouer une carte Action, Défausser 2 cartes and Passer son tour

## End of a round

D-36 = The round ends as soon as all 6 goals are revealed, or all 8 counters lie on gold or trolls, or the pile and both hands are empty. See R-113.
    .title = How a round ends
    .source = 002, Fin d’une manche

D-37 = Each player takes the gold cards that bear his counters; they leave play for good.
    .title = Taking the gold
    .source = 002, Fin d’une manche

D-38 = Each troll you bribed costs you a nugget: discard a gold card of 1 for each, or a dearer one if you lack it; trolls give no change. With cards of 1, 2 and 3 and 2 trolls you pay the 1 and the 2 and keep the 3; with a single 3 and 1 troll you pay it and keep 0.
    .title = Paying the trolls
    .source = 002, Fin d’une manche

D-39 = Revealed goals leave the game; the others are shuffled back among those put aside.
    .title = Goals after a round
    .source = 002, Fin d’une manche

## Next round and end

D-40 = For the next round lay the Starts and 6 new goals, shuffle the action cards and the path cards that are left, and deal 6 cards each. All counters and keys are available again.
    .title = Setting up anew
    .source = 002, Nouvelle manche and Fin de la partie

D-41 = The player with the fewest nuggets begins; if both have the same, Blue does.
    .title = Who begins later rounds
    .source = 002, Nouvelle manche and Fin de la partie

D-42 = The game has 3 rounds and whoever has the most nuggets then wins; for a tie see R-115.
    .title = Three rounds, most nuggets
    .source = 002, Nouvelle manche and Fin de la partie

D-43 = The 18 goals are enough for 3 rounds: at most 6 leave the game in each.
    .title = Goals for three rounds
    .source = 002, Nouvelle manche and Fin de la partie

## Information

D-44 = Secret are the hands and what a secret plan shows. Nobody sees the pile, the goals put aside and, in solo, the 10 cards put aside. Everything else is open: counters, discards, which goal was looked at. There are no hidden roles.
    .title = What is secret
    .source = 002, Mise en place and Jouer une carte Action (derived)

## Solo

D-45 = Alone you choose a colour (option solo_colour); the other dwarf and Start stay in the box. You have 6 counters, and 7 card-spaces lie between your Start and the goals (R-102). Otherwise the rules are the same.
    .title = Playing alone
    .source = 002, Saboteur pour 1 joueur

D-46 = Each round 10 cards drawn at random are put aside unseen and mixed in again for the next. With 52 cards and a hand of 6, the pile then holds 36 before what D-47 replaces.
    .title = Ten cards aside
    .source = 002, Saboteur pour 1 joueur

D-47 = A broken tool that you draw goes before you at once, and you draw another card. If you already have one of that type it is discarded without effect. See R-117.
    .title = Drawing a broken tool
    .source = 002, Saboteur pour 1 joueur

D-48 = A rockfall that you draw is played at once on the last path card you laid that bears neither gold nor troll. See R-118.
    .title = Drawing a rockfall
    .source = 002, Saboteur pour 1 joueur

D-49 = A solo round ends when 6 goals are revealed, 6 counters are laid or no cards are left.
    .title = End of a solo round
    .source = 002, Saboteur pour 1 joueur

D-50 = After 3 rounds, trolls paid, your nuggets give a grade: 0 to 14 the first, 15 to 19 the second, 20 to 24 the third, 25 and more the fourth. The rulebook prints 21 to 24 (R-116).
    .title = Grades of a solo game
    .source = 002, Saboteur pour 1 joueur

## Added on review

D-51 = A face-down goal asks nothing of the edges beside it; a revealed one must be matched like any card.
    .title = Edges beside hidden goals
    .source = 002, Placer une carte Chemin and Cartes Objectif; ruling R-5

D-52 = The tracks of a revealed goal link as those of a path card do, and its doors count. Across a side that does not match nothing is linked.
    .title = Goals carry links
    .source = 002, Cartes Objectif (derived)

D-53 = Revealing and claiming happen by themselves and cannot be declined, even if they end the round.
    .title = Reveals and claims are automatic
    .source = 002, Cartes Objectif and Sécuriser les pépites d’or

D-54 = Broken tools only stop you laying: actions, discarding two, passing and bribes remain.
    .title = What broken tools leave
    .source = 002, Jouer une carte Action

D-55 = Played action cards and the tools or paths they remove go on the one face-up discard. A broken tool lies before its victim until it is removed.
    .title = One open discard
    .source = 002, Jouer une carte Action and picture of the pile

D-56 = In rounds 2 and 3 the deck has 52 cards less the path cards with gold taken so far. After 2 such cards it has 50, and the pile 38 (in solo 34).
    .title = Decks of later rounds
    .source = 002, Fin d’une manche and Nouvelle manche

D-57 = Green lays a card that links Blue’s Start to gold that Green is not linked to: Blue’s counter goes on it during Green’s turn.
    .title = Gold for the opponent
    .source = 002, Sécuriser les pépites d’or

D-58 = If Green has bribed a troll, Blue passes him for nothing and only Green owes.
    .title = Only the briber owes
    .source = 002, Carte Chemin avec un Troll
