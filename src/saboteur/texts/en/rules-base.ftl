### Saboteur, the base game: one message per rule clause (B-1 to B-57).
### Our own wording. 001 is the Saboteur rulebook (version 2.1), 004 that of the 20-year edition.
### Each group comment ("## …") is a section heading of the generated page docs/rules/base.md.

## Components

B-1 = The box holds 44 path cards: 1 start, 3 goals and 40 cards to draw and lay. Each of the four edges of a path card is either open (a tunnel comes out there) or closed (rock).
    .title = Path cards
    .source = 001, Matériel and Préparation du jeu; 004, Contenu

B-2 = There are 27 action cards: 9 broken tools (3 each of pick, cart and lamp), 6 repairs of one tool (2 for each tool), 3 repairs of two tools (1 for each pair), 3 rockfalls and 6 maps. The rulebooks print only the total; the number of each kind is what seven card lists agree on.
    .title = Action cards
    .source = 001, Matériel; 004, Contenu (total); card lists (kinds)

B-3 = There are 28 gold cards: 16 show 1 nugget, 8 show 2 and 4 show 3, which makes 44 nuggets. The rulebooks print only the number of cards; the split is what six card lists agree on.
    .title = Gold cards
    .source = 001, Matériel; 004, Contenu (total); card lists (split)

B-4 = There are 11 role cards: 7 miners and 4 saboteurs.
    .title = Role cards
    .source = 001, Matériel; 004, Contenu

B-5 = Of the three goals, exactly one is the treasure; the other two are stones.
    .title = One treasure, two stones
    .source = 001, Préparation du jeu; 004, Mise en place

## Set-up

B-6 = Each round uses one role card more than there are seats. Saboteurs + miners: 3 seats, 1 + 3; 4 seats, 1 + 4; 5 seats, 2 + 4; 6 seats, 2 + 5; 7 seats, 3 + 5; 8 seats, 3 + 6; 9 seats, 3 + 7; 10 seats, 4 + 7.
    .title = Role cards in play
    .source = 001, Préparation du jeu; 004, Mise en place

B-7 = These role cards are shuffled and every player is dealt one in secret; the card left over stays face down and nobody looks at it. So the number of saboteurs at the table is not given: it is the number in play or one fewer (with 3 or 4 seats, 1 or none).
    .title = Dealing the roles
    .source = 001, Préparation du jeu; 004, Mise en place

B-8 = You know your own role and show it to nobody. All roles stay hidden until the round is over.
    .title = Roles are secret
    .source = 001, Préparation du jeu; 004, Mise en place

B-9 = The start lies face up at (0, 0); the three goals are shuffled and lie face down at (8, −2), (8, 0) and (8, 2), where the first number counts cells to the east and the second cells to the south. So there are 7 empty cells between the start and the middle goal, and 1 empty cell between one goal and the next.
    .title = Where start and goals lie
    .source = 001, Préparation du jeu (picture); 004, Mise en place (picture); ruling R-3

B-10 = The 40 path cards and the 27 action cards are shuffled together, which makes 67 cards. Hands are dealt from these; what remains is the pile, face down.
    .title = The pile
    .source = 001, Préparation du jeu; 004, Mise en place

B-11 = With 3 to 5 seats every player is dealt 6 cards, with 6 or 7 seats 5 cards, with 8 to 10 seats 4 cards. The pile then holds 49 cards with 3 seats, 43 with 4, 37 with 5, 37 with 6, 32 with 7, 35 with 8, 31 with 9 and 27 with 10.
    .title = Size of the hand
    .source = 001, Préparation du jeu; 004, Mise en place

B-12 = The gold cards are shuffled into one face-down gold pile, which serves for all the rounds of the game.
    .title = The gold pile
    .source = 001, Préparation du jeu; 004, Mise en place

B-13 = The seat that begins the first round is drawn at random, unless the option first_player names one. Turns then go clockwise round the table. Only the older rulebook settles this point: there, the youngest player begins.
    .title = First player and direction
    .source = 001, Préparation du jeu; ruling R-22

## The turn

B-14 = On your turn you do exactly one of three things: play an action card, lay a path card, or pass by discarding one card face down.
    .title = One play per turn
    .source = 001 and 004, Déroulement du jeu

B-15 = After that you draw one card from the pile, unless it is empty, and your turn is over.
    .title = Drawing a card
    .source = 001 and 004, Déroulement du jeu

B-16 = Once the pile is empty nobody draws any more, and turns go on with the cards still in hand. The discard is never made into a new pile.
    .title = Empty pile
    .source = 001 and 004, Déroulement du jeu; ruling R-182

B-17 = If your hand is empty when your turn comes, you are skipped: you discard nothing and draw nothing.
    .title = Empty hand
    .source = 001, Passer; ruling R-187

B-18 = You may pass even if you could lay or play a card; passing costs exactly one card. Everyone sees that you passed, nobody sees which card you discarded.
    .title = Passing your turn
    .source = 001, Passer; 004, Passer son tour; ruling R-15

B-19 = As long as the pile lasts, your hand is back at its full size after each of your turns. After that it shrinks by one card with every turn you take.
    .title = Hands shrink at the end
    .source = 001 and 004, Déroulement du jeu; 001, Passer

## Laying a path card

B-20 = You may lay a path card only if no broken tool lay before you when your turn began. Repairing your own last broken tool uses up your turn, so you can lay a path card on your next turn at the earliest.
    .title = Only with sound tools
    .source = 001 and 004, Jouer une carte Action

B-21 = A path card goes on an empty cell that shares a side with a card already on the table; touching at a corner is not enough. A face-down goal does not count as that card.
    .title = Beside another card
    .source = 001 and 004, Jouer une carte Chemin; ruling R-6

B-22 = Wherever the new card touches a face-up card, the two edges that meet must both be open or both be closed. The edge where a dead end comes out is an open edge. A face-down neighbour is ignored.
    .title = Edges must match
    .source = 001 and 004, Jouer une carte Chemin; ruling R-5

B-23 = All path cards lie in the same direction. You may give a card a half-turn before you lay it, but you may never lay it sideways.
    .title = Half-turn, never sideways
    .source = 001 and 004, Jouer une carte Chemin; ruling R-2

B-24 = At least one open edge of the new card must meet a linked open edge, that is, one that an unbroken tunnel joins to the start. You may not build only on cards that a rockfall has cut off, but a card may bridge a cut-off part and the linked maze. The option placement_link can lift this rule.
    .title = Linked to the start
    .source = 004, Jouer une carte Chemin; ruling R-1

B-25 = The maze has no border: it may grow in all four directions without limit, also behind the start and beyond the goals.
    .title = A maze without borders
    .source = 004, Jouer une carte Chemin; ruling R-4

B-26 = A dead end is laid like any other path card. From each of its open edges the tunnel stops inside the card and leads to no other edge, so nothing beyond is linked through it.
    .title = Dead ends
    .source = 001 and 004, Jouer une carte Chemin

## Action cards

B-27 = You put a broken tool face up before another player, never before yourself. A player can have one broken tool of each type (pick, cart, lamp), so three at most; whoever already has that type cannot be given it again.
    .title = Breaking a tool
    .source = 001 and 004, Jouer une carte Action; rulings R-16 and R-17

B-28 = If at least one broken tool lies before you when your turn begins, you cannot lay a path card on that turn. You can still play an action card or pass.
    .title = Effect of a broken tool
    .source = 001 and 004, Jouer une carte Action

B-29 = A repair removes one broken tool of the type it shows from any player, yourself included. Both cards go to the discard.
    .title = Repairing a tool
    .source = 001 and 004, Jouer une carte Action

B-30 = A repair that shows two tools repairs a single one; whoever plays it picks which of the two.
    .title = Repairs with two tools
    .source = 001 and 004, Jouer une carte Action

B-31 = You can play a repair only on a matching broken tool that already lies before a player. It cannot be put down in advance.
    .title = No repair in advance
    .source = 001 and 004, Jouer une carte Action; ruling R-18

B-32 = A rockfall removes one path card of your choice from the maze, linked or cut off; that card and the rockfall go to the discard. The start and the goals, face down or revealed, can never be removed. If there is no other card in the maze, the rockfall cannot be played.
    .title = Playing a rockfall
    .source = 001 and 004, Jouer une carte Action; ruling R-19

B-33 = The hole left by a rockfall is an empty cell like any other. Any path card that may legally be laid there can fill it.
    .title = Filling the hole
    .source = 001 and 004, Jouer une carte Action

B-34 = With a map you look in secret at one goal that is still face down and leave it in its place; the map goes to the discard. Everyone sees which goal you looked at, but only you learn what it is. A revealed goal cannot be chosen.
    .title = Playing a map
    .source = 001 and 004, Jouer une carte Action; ruling R-20

## Goals and the end of the round

B-35 = As soon as a linked open edge faces a face-down goal, that goal is reached and turned face up. A dead end that stops beside a goal does not reach it.
    .title = Reaching a goal
    .source = 001 and 004, Fin d’une manche; ruling R-7

B-36 = If it is the treasure, the round is over at once; not even the card for that turn is drawn.
    .title = The treasure
    .source = 001 and 004, Fin d’une manche; ruling R-184

B-37 = If it is a stone, it stays face up in its cell, turned so that it joins the last card laid, and the round goes on.
    .title = A stone
    .source = 001 and 004, Fin d’une manche; ruling R-8

B-38 = Unlike any other card, a revealed goal may lie beside cards that it does not match. Nothing is linked across a side that does not match. A card laid later must match the revealed goal as usual.
    .title = Goals that do not match
    .source = 001 and 004, Fin d’une manche

B-39 = A revealed stone is part of the maze: links run through it, and you can build on from its open edges. It can never be removed.
    .title = Stones extend the maze
    .source = 001 and 004, Fin d’une manche (derived); ruling R-11

B-40 = If one card reaches two goals, they are turned face up one after the other, in the order chosen by the player whose turn it is. If the first is the treasure, the second stays face down.
    .title = Two goals at once
    .source = 004, Nouvelles cartes Arrivée (borrowed); ruling R-9

B-41 = The round also ends when every hand is empty. This is checked at the end of each turn, after the draw.
    .title = No cards left
    .source = 001 and 004, Fin d’une manche; ruling R-13

B-42 = When the round is over, the roles of all players are revealed. The role card left over stays hidden.
    .title = Roles are revealed
    .source = 001 and 004, Fin d’une manche; ruling R-185

## Sharing the gold

B-43 = The miners win the round if the treasure is linked to the start, and only then.
    .title = When the miners win
    .source = 001 and 004, Partage du trésor

B-44 = When the miners win, one gold card is drawn from the gold pile for each miner among the players: with 5 miners, 5 cards.
    .title = Gold for the miners
    .source = 001 and 004, Partage du trésor

B-45 = The miner who reached the treasure looks at these gold cards, keeps one and hands the others to the next miner counter-clockwise, who does the same, until none is left. Every miner gets one card; saboteurs are skipped.
    .title = Order of choice
    .source = 001 and 004, Partage du trésor

B-46 = The miners win even when it was a saboteur who reached the treasure. The nearest miner on that saboteur’s right (counter-clockwise) is then the first to choose.
    .title = Treasure reached by a saboteur
    .source = 001 and 004, Partage du trésor; ruling R-27

B-47 = If the treasure was not reached, the saboteurs win and are paid in gold cards: 1 saboteur gets 4 nuggets; 2 or 3 saboteurs get 3 nuggets each; 4 saboteurs get 2 nuggets each. Only saboteurs among the players count, not a saboteur on the role card left over.
    .title = Gold for the saboteurs
    .source = 001 and 004, Partage du trésor; rulings R-25 and R-26

B-48 = With 3 or 4 seats the only saboteur may be the role card left over. If the treasure is not reached in such a round, no gold is paid at all.
    .title = No saboteur dealt
    .source = 001 and 004, Partage du trésor; ruling R-31

B-49 = The losing side gains nothing. The values of your gold cards stay secret until the end of the game.
    .title = Losers, and secret gold
    .source = 001, Idée du jeu; 001 and 004, Partage du trésor; ruling R-29

## Next round and end of the game

B-50 = For the next round the start and the reshuffled goals are laid out again, all broken tools are removed, and all 67 cards are shuffled and dealt to hands of the same size. The same role cards, including the one left over, are shuffled and dealt again.
    .title = Setting up the next round
    .source = 001 and 004, Une nouvelle manche commence

B-51 = You keep the gold you have won. The gold pile is not refilled.
    .title = Gold is kept
    .source = 001 and 004, Une nouvelle manche commence

B-52 = The next round is begun by the left neighbour of the player who played the last card of the round; passing counts as playing a card.
    .title = Who begins the next round
    .source = 001 and 004, Une nouvelle manche commence; ruling R-23

B-53 = The game lasts three rounds. The highest total of nuggets wins; a tie for it makes joint winners.
    .title = Winning the game
    .source = 001 and 004, Fin du jeu; ruling R-30

## Who knows what

B-54 = You alone know your role, your hand, the goals your maps showed you, the values of your gold cards and the cards you passed. Nobody knows the role left over or the order of the pile.
    .title = What is secret
    .source = 001, Préparation du jeu; 004, Mise en place; 001 and 004, Partage du trésor (derived)

B-55 = Everyone sees the maze, the broken tools, every card played and which goal a map was used on. Everyone also sees how many cards are in each hand, in the pile and in the discard, and how many gold cards each player has.
    .title = What is public
    .source = 001, Préparation du jeu; 004, Mise en place; 001 and 004, Partage du trésor (derived)

B-56 = While the gold is shared, each player who chooses sees only the gold cards handed to them. Which card they keep is shown to nobody else.
    .title = Choosing gold in secret
    .source = 001, Préparation du jeu; 004, Mise en place; 001 and 004, Partage du trésor (derived); ruling R-28

B-57 = There is a single discard, newest card on top. Action cards that have done their work, path cards and broken tools that were removed, and passed cards all go there. Nobody may look through it.
    .title = The discard
    .source = 001, Passer; 004, Mise en place; rulings R-21 and R-186
