### Mini-expansions: one message per rule clause (ME-1 to ME-55).
### Our own wording. 004 is the rulebook of the 20-year edition.
### Each group comment ("## …") is a section heading of the generated page docs/rules/mini-expansions.md.

## Right of way

ME-1 = The right of way can be used with the base game or with Saboteur 2. It needs 2 dwarf pawns, 2 matching tokens and the nuggets of Saboteur 2.
    .title = Pawns, tokens and nuggets
    .source = 004, Droit de passage

ME-2 = Pawns and tokens lie within reach, and every player takes 1 nugget, once per game.
    .title = A nugget to begin with
    .source = 004, Droit de passage; ruling R-71

ME-3 = There is one more thing you may do on your turn: recruit. You discard one card from your hand face down, take an available pawn with its token, put the pawn on a free end of a path and the token before you.
    .title = Recruiting a dwarf
    .source = 004, Droit de passage

ME-4 = After recruiting you do not draw, so your hand is 1 card smaller for the rest of the round. If the pile is empty, recruiting costs no more than any other turn.
    .title = What recruiting costs
    .source = 004, Droit de passage

ME-5 = Each pawn can be recruited once per round, so at most two dwarves are recruited in a round by all players together. One player may recruit both, on two different turns.
    .title = Once for each pawn
    .source = 004, Droit de passage

ME-6 = A free end is an open edge that faces an empty cell. As long as the pawn stands there, no path card may be laid in that cell, not even a ladder, and no diversion may move a card there.
    .title = What a pawn blocks
    .source = 004, Droit de passage; ruling R-72

ME-7 = To lay a card in a pawn’s cell you pay 1 nugget to the holder of the token. Pawn and token are then out for the round, and the card is laid by the usual rules. If you have nothing to pay with and nobody pays for you, the cell is closed to you.
    .title = Paying the token’s holder
    .source = 004, Droit de passage

ME-8 = Another player may pay for you if they agree.
    .title = Somebody else may pay
    .source = 004, Droit de passage; rulings R-73 and R-191

ME-9 = In the next round pawns and tokens are available again. From round 2 on, nuggets won in earlier rounds may be spent too.
    .title = Pawns in the next round
    .source = 004, Droit de passage

ME-10 = Nuggets that you still have at the end of the game count. In the base game they are added to the value of your gold cards.
    .title = Nuggets at the end
    .source = 004, Droit de passage (derived); ruling R-71

ME-11 = Recruiting is not laying a path card: neither broken tools nor prison forbid it. To pay your way past a pawn, you must still be allowed to lay path cards.
    .title = Recruiting is not laying
    .source = 004, Droit de passage (derived)

ME-12 = If a rockfall or a diversion takes away the card on whose edge a pawn stands, pawn and token are out for the round and nobody pays. If a path card laid in a pawn’s cell is vetoed, nobody pays and the pawn stays.
    .title = Pawn without its path
    .source = 004, Droit de passage (derived); rulings R-74 and R-75

## Costume workshop

ME-13 = The costume workshop can be used with the base game or with Saboteur 2 and needs only its postcard. It is laid in the maze at set-up, where the rulebook shows it.
    .title = Laying out the workshop
    .source = 004, Atelier des costumes (picture); ruling R-76

ME-14 = The first player to link the workshop to the start must change role at once. Nobody who comes later does.
    .title = The first visit only
    .source = 004, Atelier des costumes

ME-15 = In the base game you exchange your role with the role card left over. In Saboteur 2 you take the top card of the undealt roles and put your old role at the bottom.
    .title = Where the new role lies
    .source = 004, Atelier des costumes; ruling R-78

ME-16 = The change is compulsory, even if the new card shows the same role. Only the player concerned sees it.
    .title = A compulsory, secret change
    .source = 004, Atelier des costumes; ruling R-77

ME-17 = The role you have when the round ends decides your pay. So in the base game with 3 or 4 seats, the table may gain or lose its only saboteur this way.
    .title = The last role counts
    .source = 004, Atelier des costumes (derived)

ME-18 = In each new round the workshop is laid out again, and its first visit is open again.
    .title = Workshop in the next round
    .source = 004, Atelier des costumes (derived)

## Underground party

ME-19 = The underground party can be used with the base game or with Saboteur 2 and needs only its postcard, laid where the rulebook shows it.
    .title = Laying out the party
    .source = 004, Fête sous-terrainne (picture); ruling R-76

ME-20 = When somebody first links the party to the start, the roles of all players are gathered unseen, shuffled and dealt again face down. Everyone looks at their own.
    .title = Everybody’s role changes hands
    .source = 004, Fête sous-terrainne; ruling R-79

ME-21 = Roles that were not dealt are not included. So the players have the same roles among them as before, each as often.
    .title = The same roles as before
    .source = 004, Fête sous-terrainne; ruling R-79

ME-22 = The party takes place once per round, and the round goes on with the new roles. Cards that lie before players stay there.
    .title = Once, and play goes on
    .source = 004, Fête sous-terrainne

ME-23 = The workshop and the party share one postcard, so only one of them is used, unless the option both_locations is on.
    .title = One postcard, two locations
    .source = 004, Contenu; ruling R-80

## New goals

ME-24 = With the base game or with Saboteur 2, the 8 new goals replace the 3 usual ones. They need the nuggets of Saboteur 2.
    .title = Eight other goals
    .source = 004, Nouvelles cartes Arrivée

ME-25 = The treasure and 4 of the other 7 goals, drawn at random, are used. These 5 are shuffled and laid out face down where the rulebook shows them; the remaining 3 stay out, unseen, until the next round.
    .title = Five of the eight
    .source = 004, Nouvelles cartes Arrivée (picture); ruling R-83

ME-26 = A goal that is reached is revealed and turned so that it fits. Then its effect applies to the player who reached it.
    .title = Reaching a new goal
    .source = 004, Nouvelles cartes Arrivée; ruling R-86

ME-27 = Gold sack: you take 1 or 2 nuggets at once, as the card shows.
    .title = Gold sack
    .source = 004, Nouvelles cartes Arrivée; ruling R-85

ME-28 = Dragon: you pay 1 nugget, if you have any gold. With 0 nuggets in all you stay at 0; with 3 you keep 2.
    .title = The dragon
    .source = 004, Nouvelles cartes Arrivée; ruling R-85

ME-29 = Giant spider: the round ends at once and the saboteurs win. In Saboteur 2 it ends as a round in which the treasure was not reached. Example in the base game with 5 seats and 2 saboteurs: 3 nuggets for each saboteur.
    .title = The giant spider
    .source = 004, Nouvelles cartes Arrivée; ruling R-84

ME-30 = A black stone is a plain stone and has no effect. The treasure ends the round and the miners win; in Saboteur 2 the doors and whoever reached it decide which team.
    .title = Black stone and treasure
    .source = 004, Nouvelles cartes Arrivée; ruling R-35

ME-31 = If one card links two face-down goals, the player whose turn it is reveals one of them by choice and its effect takes place; then the other, unless the round has ended. With the spider first, the treasure is not revealed and the saboteurs win; with the treasure first, the miners win.
    .title = Two new goals at once
    .source = 004, Nouvelles cartes Arrivée

ME-32 = In the next round all 8 goals are used again in the same way.
    .title = All goals return
    .source = 004, Nouvelles cartes Arrivée

ME-33 = A gold sack pays saboteurs too, and what it pays is kept whoever wins. A map shows what a goal is: sack, dragon or spider.
    .title = Gains for everyone
    .source = 004, Nouvelles cartes Arrivée (derived); ruling R-85

ME-34 = Once its effect has taken place, a goal other than the treasure stays in the maze as a path card, like a stone in the base game.
    .title = Goals become paths
    .source = 004, Nouvelles cartes Arrivée (derived)

## Treasure chests

ME-35 = The treasure chests can be used with the base game or with Saboteur 2. They are 17 cards: 7 chest paths with a black back, and 10 chests.
    .title = Seventeen cards
    .source = 004, Coffres aux trésors

ME-36 = Chests and chest paths are shuffled separately. 4 chests are laid face down in the maze, each of them covered by a face-down chest path. The other 6 chests and 3 chest paths stay out until the next round.
    .title = Laying out the chests
    .source = 004, Coffres aux trésors

ME-37 = The chests may lie anywhere, as long as no two of them are directly beside each other.
    .title = Where chests may lie
    .source = 004, Coffres aux trésors; ruling R-88

ME-38 = If you link a covered path to the start, you take its chest face down, turn the path face up in its cell so that all its sides fit, reveal the chest and apply its effect. The chest is then set aside; it does not go to the discard.
    .title = Opening a chest
    .source = 004, Coffres aux trésors; rulings R-89 and R-188

ME-39 = A rockfall may take a face-up path or a covered one. A covered path takes its chest along, and both stay unseen.
    .title = Rockfall on a chest
    .source = 004, Coffres aux trésors; ruling R-188

ME-40 = With a map you look in secret either at one goal or at one chest together with its path.
    .title = Map on a chest
    .source = 004, Coffres aux trésors

ME-41 = Edges need not match a covered path, and a covered path does not extend the maze.
    .title = Covered paths are inert
    .source = 004, Coffres aux trésors (derived); rulings R-5 and R-6

ME-42 = You take 1 nugget from the bank; in the base game, a gold card that shows 1 nugget.
    .title = Chest: one nugget
    .source = 004, Effets des cartes Coffre; ruling R-94

ME-43 = From now on no map may be used to look at face-down goals. This chest stays on the table as a reminder.
    .title = Chest: no more maps
    .source = 004, Effets des cartes Coffre; ruling R-91

ME-44 = You do not draw this turn, and so your hand is 1 card smaller for the rest of the round.
    .title = Chest: no draw
    .source = 004, Effets des cartes Coffre; ruling R-93

ME-45 = You draw 1 extra card this turn, and so your hand is 1 card larger for the rest of the round.
    .title = Chest: one extra card
    .source = 004, Effets des cartes Coffre; ruling R-93

ME-46 = You move one goal of your choice, face down or revealed, one cell further from the start. Example: from (8, 2) to (9, 2).
    .title = Chest: move a goal
    .source = 004, Effets des cartes Coffre; ruling R-90

ME-47 = At the end of your turn, instead of drawing, you take 1 card from another player’s hand. That player’s hand is 1 card smaller for the rest of the round.
    .title = Chest: rob a hand
    .source = 004, Effets des cartes Coffre; ruling R-92

ME-48 = At the end of your turn, instead of the usual draw, you look at 3 cards of the pile, or fewer if it is short, keep 1 and discard the others face down.
    .title = Chest: draw three
    .source = 004, Effets des cartes Coffre; ruling R-93

ME-49 = You look in secret at the role of another player.
    .title = Chest: see a role
    .source = 004, Effets des cartes Coffre

ME-50 = You shuffle the discard, look at its top 5 cards, or fewer if it is short, and keep 1. You do not draw any other card this turn.
    .title = Chest: dig in the discard
    .source = 004, Effets des cartes Coffre; ruling R-95

ME-51 = The top 5 cards of the pile, or fewer if it is short, go to the discard unseen. This may bring the end of the round nearer.
    .title = Chest: the pile caves in
    .source = 004, Effets des cartes Coffre; ruling R-95

ME-52 = The rulebook lists ten effects for ten chests, so each is taken to be there once. The cards themselves have not been checked.
    .title = Each effect once
    .source = 004, Effets des cartes Coffre (derived)

ME-53 = If several chests are opened at once, the player whose turn it is chooses the order and each is dealt with completely. Several effects on the draw are reckoned together, once, at the end of the turn.
    .title = Several chests or draws
    .source = 004, Coffres aux trésors (derived); rulings R-93 and R-96

ME-54 = In the next round all 17 cards are used again.
    .title = All chests return
    .source = 004, Coffres aux trésors

ME-55 = Example, with enough cards in the pile, a hand of 6 and one chest opened by a path card that was laid. At the end of the turn the hand has: after no draw 5; after one extra card 7; after robbing a hand 6, and the other player has 1 card fewer; after draw three 6; after digging in the discard 6; after any other chest 6.
    .title = Hands after a chest
    .source = 004, Effets des cartes Coffre; ruling R-93
