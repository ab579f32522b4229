### Saboteur 2: one message per rule clause (S2-1 to S2-61).
### Our own wording. 004 is the rulebook of the 20-year edition.
### Each group comment ("## …") is a section heading of the generated page docs/rules/saboteur2.md.

## Components

S2-1 = Saboteur 2 uses all path and action cards of the base game together with the expansion. The roles and the gold cards of the base game stay in the box. The rules of the base game hold wherever no clause of Saboteur 2 changes them.
    .title = What is in play
    .source = 004, Saboteur 2, Mise en place

S2-2 = The expansion has 30 path cards: 2 bridges, 2 double curves, 4 ladders, 3 blue doors, 3 green doors and 16 others. Some of them show crystals.
    .title = New path cards
    .source = 004, Contenu and Les nouvelles cartes Chemin; ruling R-57

S2-3 = The expansion has 21 action cards: 4 thieves, 3 hands-off, 3 prisons, 4 free-at-last, 2 inspections, 2 role changes and 2 hand swaps, which makes 20, and 1 more rockfall.
    .title = New action cards
    .source = 004, Contenu and Nouvelles cartes Action; ruling R-33

S2-4 = There are 15 role cards: 4 blue diggers, 4 green diggers, 1 boss, 1 profiteer, 2 geologists and 3 saboteurs.
    .title = Role cards
    .source = 004, Contenu and Les nouvelles cartes Rôle et conditions de victoire

S2-5 = Gold is paid in nugget tokens. The box holds 33 of them, each worth 1, 2 or 5; here the bank never runs out.
    .title = Nugget tokens
    .source = 004, Contenu; ruling R-55

## Set-up

S2-6 = Saboteur 2 is for 2 to 12 seats. The start and the goals are laid out as in the base game.
    .title = Seats and layout
    .source = 004, Saboteur 2, Mise en place

S2-7 = All 118 path and action cards are shuffled together. 10 of them are set aside unseen until the next round, and every player is dealt 6, whatever the number of seats; the rest is the pile. It holds 96 cards with 2 seats, 66 with 7 and 36 with 12.
    .title = Pile and hands
    .source = 004, Saboteur 2, Mise en place

S2-8 = All 15 role cards are shuffled and every player is dealt one in secret. The others form a face-down stack of undealt roles.
    .title = Dealing the roles
    .source = 004, Saboteur 2, Mise en place

## The turn

S2-9 = On your turn you do exactly one of four things: lay a path card, then draw 1; play an action card, then draw 1; discard two cards to remove a card that lies before you, then draw 1; or pass by discarding 1 to 3 cards face down, then draw as many as you discarded.
    .title = Four kinds of turn
    .source = 004, Saboteur 2, Déroulement d’une partie, Se défausser de deux cartes and Passer

S2-10 = Once the pile is empty nobody draws any more, but on your turn you must still play or discard at least 1 card.
    .title = Empty pile
    .source = 004, Saboteur 2, Déroulement d’une partie; ruling R-51

S2-11 = With an empty hand you are skipped and draw nothing, until the round ends or until a hand swap brings you cards.
    .title = Empty hand
    .source = 004, Saboteur 2, Déroulement d’une partie; rulings R-49 and R-187

S2-12 = To discard two you need at least 2 cards in hand and a card that lies before you. You remove one card of your choice from before you, a broken tool, a prison or a thief, and it goes to the discard too. Since you then draw only one card, your hand is 1 card smaller for the rest of the round.
    .title = Discarding two cards
    .source = 004, Saboteur 2, Se défausser de deux cartes; ruling R-50

## Path cards

S2-13 = A bridge has two straight tracks that cross without being joined. When it is laid, at least 1 of the two must be linked to the start.
    .title = The bridge
    .source = 004, Les nouvelles cartes Chemin; ruling R-54

S2-14 = A double curve has two bends that are not joined to each other. When it is laid, at least 1 of the two must be linked to the start.
    .title = The double curve
    .source = 004, Les nouvelles cartes Chemin; ruling R-54

S2-15 = A ladder is linked directly to the start and to every other ladder, wherever they lie.
    .title = What a ladder joins
    .source = 004, Les nouvelles cartes Chemin

S2-16 = A ladder must be laid beside another path card, with matching edges, and never beside a goal, face down or revealed. It need not be linked to the start by a tunnel.
    .title = Laying a ladder
    .source = 004, Les nouvelles cartes Chemin; ruling R-52

S2-17 = Because a ladder is linked to the start, a card that continues a tunnel from a ladder counts as linked to the start.
    .title = Building on from a ladder
    .source = 004, Les nouvelles cartes Chemin (derived)

S2-18 = Doors hinder nobody from laying cards, from revealing goals or from ending the round. They matter only when the winners are determined.
    .title = When doors matter
    .source = 004, Les nouvelles cartes Chemin; ruling R-34

S2-19 = A blue door lets only blue diggers pass, a green door only green diggers. The boss, the profiteer and the geologists pass every door.
    .title = Who passes a door
    .source = 004, Les nouvelles cartes Chemin

S2-20 = Crystals change nothing in the maze. They count for geologists only.
    .title = Crystals in the maze
    .source = 004, Les nouvelles cartes Chemin

## Action cards

S2-21 = You put a thief face up before yourself. At the end of the round it gives you one theft, unless you are imprisoned then.
    .title = Playing a thief
    .source = 004, Nouvelles cartes Action

S2-22 = A hands-off removes one thief that lies before any player; both cards go to the discard. It can be played only if a thief lies on the table.
    .title = Playing a hands-off
    .source = 004, Nouvelles cartes Action

S2-23 = You put a prison face up before another player of your choice. An imprisoned player cannot lay path cards, but may play action cards, pass, or discard two.
    .title = Playing a prison
    .source = 004, Nouvelles cartes Action; ruling R-46

S2-24 = A player who is imprisoned when the gold is shared does not count, receives nothing and cannot steal.
    .title = In prison at the sharing
    .source = 004, Nouvelles cartes Action and Saboteur 2, Partage du trésor

S2-25 = A free-at-last removes a prison from yourself or from another player. Both cards go to the discard.
    .title = Playing a free-at-last
    .source = 004, Nouvelles cartes Action

S2-26 = With an inspection you look in secret at the role of another player.
    .title = Playing an inspection
    .source = 004, Nouvelles cartes Action; ruling R-56

S2-27 = You choose a player, yourself if you like. That player discards their role in secret and takes a random one of the undealt roles.
    .title = Playing a role change
    .source = 004, Nouvelles cartes Action; ruling R-48

S2-28 = You exchange your whole hand with that of another player, even if they differ in size. Then the other player draws 1 card, and you draw none. Example: you hold 6 cards, the hand swap among them, and the other player holds 4; afterwards you hold 4 and the other 5 + 1 = 6.
    .title = Playing a hand swap
    .source = 004, Nouvelles cartes Action; ruling R-49

S2-29 = At most 1 action card of each type can lie before a player.
    .title = One of a type
    .source = 004, Nouvelles cartes Action; ruling R-47

S2-30 = Broken tools, repairs, rockfalls and maps work as in the base game.
    .title = Action cards kept
    .source = 004, Saboteur 2 (derived)

## End of the round

S2-31 = The round ends as soon as the treasure is linked to the start, whatever doors are in the way, or when nobody can play a card any more.
    .title = When the round ends
    .source = 004, Saboteur 2, Fin d’une manche; rulings R-34 and R-58

## Winners and pay

S2-32 = Geologists are paid first, whoever wins: as many nuggets as there are crystals visible in the maze. Two geologists get half each, rounded down. Example with 7 crystals: 1 geologist gets 7; 2 geologists get 3 and 3; of 2 geologists, one of them imprisoned, the free one gets 7.
    .title = Geologists are paid first
    .source = 004, Les nouvelles cartes Rôle et conditions de victoire and Saboteur 2, Partage du trésor; ruling R-41

S2-33 = The team that reaches the treasure wins. But if the route runs through a door, only the team of that colour wins. Example: a blue digger reaches the treasure behind a green door, so green wins.
    .title = Which team wins
    .source = 004, Les nouvelles cartes Rôle et conditions de victoire; ruling R-35

S2-34 = Blue can pass if some route from the start to the treasure has no green door; green can pass if some route has no blue door. If a blue digger reached the treasure, blue alone wins if it can pass, otherwise green alone if it can pass, otherwise no team; for a green digger the other way round. If the boss, the profiteer, a geologist or a saboteur reached it, every team that can pass wins: both, one or none. With several routes, one that avoids the door in question is enough.
    .title = Routes and teams in full
    .source = 004, Les nouvelles cartes Rôle et conditions de victoire and Saboteur 2, Partage du trésor; rulings R-35 and R-36

S2-35 = The boss wins whenever a team of diggers wins. The profiteer wins whenever a team of diggers or the saboteurs win.
    .title = Boss and profiteer join in
    .source = 004, Les nouvelles cartes Rôle et conditions de victoire

S2-36 = If the treasure is linked but the doors let no team pass, the boss alone wins 4 nuggets if there is no profiteer, the profiteer alone wins 3 if there is no boss, and if both are there the boss gets 3 and the profiteer 2.
    .title = No team can pass
    .source = 004, Les nouvelles cartes Rôle et conditions de victoire; ruling R-39

S2-37 = If the treasure is not linked, the saboteurs win, and the profiteer with them. If there is no saboteur, the profiteer alone gets 3 nuggets.
    .title = Treasure not linked
    .source = 004, Les nouvelles cartes Rôle et conditions de victoire

S2-38 = Pay depends on the number of winners, geologists not counted, and is never below 0. A digger or saboteur gets 5 nuggets with 1 winner, 4 with 2, 3 with 3, 2 with 4 and 1 with 5 or more; the boss gets one fewer, the profiteer two fewer. So digger or saboteur / boss / profiteer: 1 winner, 5/4/3; 2 winners, 4/3/2; 3 winners, 3/2/1; 4 winners, 2/1/0; 5 or more, 1/0/0.
    .title = The pay table
    .source = 004, Saboteur 2, Partage du trésor

S2-39 = The boss and the profiteer are counted among the winners. Example: 1 blue digger, 2 green diggers, the boss, the profiteer and 2 saboteurs play; the boss reaches the treasure, and the only route has a blue door; both saboteurs have a thief, and one of them is imprisoned. There are 3 winners: the blue digger gets 3, the boss 2, the profiteer 1, the green diggers 0. The free saboteur steals 1 nugget, the imprisoned one none.
    .title = Who counts as a winner
    .source = 004, Saboteur 2, Partage du trésor

S2-40 = An imprisoned player is not counted in the number of winners.
    .title = Prisoners are not winners
    .source = 004, Saboteur 2, Partage du trésor

## Theft

S2-41 = After the sharing, of the players who are not imprisoned, the one who was the last to put down a thief may take 1 nugget from a player of their choice. Then the other thieves do the same, in clockwise order.
    .title = Order of the thefts
    .source = 004, Saboteur 2, Partage du trésor; rulings R-43 and R-44

S2-42 = Whoever is stolen from may first change their tokens, so exactly 1 nugget is lost.
    .title = Making change
    .source = 004, Saboteur 2, Partage du trésor

S2-43 = Nugget tokens lie face down before their owner: totals are not shown, but everyone knows who has none.
    .title = Tokens lie face down
    .source = 004, Saboteur 2, Partage du trésor; ruling R-29

## Next round and end of the game

S2-44 = For the next round the start and the goals are laid out again. All path and action cards, those 10 set aside included, are shuffled, a new 10 are set aside, and every player is dealt 6. All 15 roles are shuffled and dealt anew, and all cards lying before players are removed.
    .title = Setting up the next round
    .source = 004, Début d’une nouvelle manche

S2-45 = The next round is begun by the left neighbour of the player who played the last card. You keep the nuggets you have.
    .title = Who begins, nuggets kept
    .source = 004, Début d’une nouvelle manche; ruling R-23

S2-46 = The game lasts three rounds. Whoever has the most nuggets wins; a tie makes joint winners.
    .title = Winning the game
    .source = 004, Fin de partie

## Who knows what

S2-47 = Only the player of an inspection sees the role, and sees it once. A later role change can make this knowledge stale.
    .title = What an inspection shows
    .source = 004, Saboteur 2, Mise en place and Nouvelles cartes Action (derived); ruling R-192

S2-48 = A player whose role was changed is the only one to see the new role. The old one is not shown.
    .title = The new role is secret
    .source = 004, Saboteur 2, Mise en place and Nouvelles cartes Action (derived); ruling R-48

S2-49 = After a hand swap both players know the cards that they gave away.
    .title = Known cards after a swap
    .source = 004, Saboteur 2, Mise en place and Nouvelles cartes Action (derived)

S2-50 = Nobody sees the 10 cards set aside or the undealt roles.
    .title = Cards that nobody sees
    .source = 004, Saboteur 2, Mise en place and Nouvelles cartes Action (derived)

## Worked examples

S2-51 = A green digger reaches the treasure, and the only route has a blue door: blue wins.
    .title = Green behind a blue door
    .source = 004, Les nouvelles cartes Rôle et conditions de victoire; ruling R-35

S2-52 = A blue digger reaches the treasure by two routes, one with a green door, one without doors: blue wins alone.
    .title = A second route without doors
    .source = 004, Les nouvelles cartes Rôle et conditions de victoire; rulings R-35 and R-36

S2-53 = A saboteur reaches the treasure by a route without doors; the roles are 2 blue diggers, 1 green digger, the boss and the saboteur. Both teams win, which makes 4 winners: each digger gets 2, the boss 1, the saboteur 0.
    .title = A saboteur reaches the treasure
    .source = 004, Saboteur 2, Partage du trésor; ruling R-35

S2-54 = A geologist reaches the treasure, and the only route has a green door; the roles are the geologist, 1 blue digger, 1 green digger and the profiteer, and 4 crystals are visible. The geologist gets 4. There are 2 winners: the green digger gets 4, the profiteer 2, the blue digger 0.
    .title = A geologist reaches the treasure
    .source = 004, Saboteur 2, Partage du trésor; ruling R-35

S2-55 = A blue digger reaches the treasure, and the only route has a green door and a blue door one after the other; there is a boss but no profiteer. The boss gets 4, all others get 0, saboteurs included; only geologists are still paid for crystals.
    .title = Both colours in a row
    .source = 004, Les nouvelles cartes Rôle et conditions de victoire; ruling R-37

S2-56 = A blue digger reaches the treasure behind a green door; the only green digger is imprisoned, and the boss and the profiteer are free. There are 2 winners: the boss gets 3, the profiteer 2.
    .title = Winning colour in prison
    .source = 004, Nouvelles cartes Action and Saboteur 2, Partage du trésor; ruling R-38

S2-57 = The treasure is not linked; there are 2 saboteurs, one of them imprisoned, and the profiteer. There are 2 winners: the free saboteur gets 4, the profiteer 2.
    .title = Saboteurs win, one in prison
    .source = 004, Saboteur 2, Partage du trésor

S2-58 = The treasure is not linked, and no saboteur was dealt: the profiteer gets 3. Without a profiteer nobody wins; only geologists are still paid.
    .title = No saboteur dealt
    .source = 004, Les nouvelles cartes Rôle et conditions de victoire

S2-59 = The boss reaches the treasure; one route has only a blue door, another only a green door; the roles are 1 blue digger, 1 green digger and the boss. Both teams win, which makes 3 winners: the diggers get 3 and 3, the boss 2.
    .title = One route for each team
    .source = 004, Saboteur 2, Partage du trésor; rulings R-35 and R-36

S2-60 = A blue digger reaches the treasure; the tunnel from the start has a green door, but a ladder lies on the tunnel between that door and the treasure. The ladder avoids the door: blue wins.
    .title = A ladder behind the door
    .source = 004, Les nouvelles cartes Chemin; ruling R-53

S2-61 = Of 6 seats, seats 1, 3 and 5 have thieves, put down in the order 5, 1, 3. They steal in the order 3, 5, 1; if seat 3 is imprisoned, in the order 1, 5.
    .title = Three thieves in order
    .source = 004, Saboteur 2, Partage du trésor; ruling R-44
