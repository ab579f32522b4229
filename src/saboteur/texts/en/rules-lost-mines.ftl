### La Grande Aventure / The Lost Mines: one message per rule clause (LM-1 to LM-57).
### Our own wording. 000 is the French rulebook of La Grande Aventure.
### Each group comment ("## …") is a section heading of the generated page docs/rules/lost-mines.md.

## Components

LM-1 = The box holds 40 path cards, 23 action cards, 2 starts, 4 mines, 12 treasures and 10 dwarf cards; also 10 figures, 10 markers, 32 victory-point tokens, 14 forest tokens, 1 dragon token and 1 board. The rulebook prints these totals only: which path and action cards there are, how the forest tokens are split and what the treasures are worth is reconstructed, and a deck file of your own can correct it.
    .title = Contents of the box
    .source = 000, Contenu

LM-2 = There are two clans, blue and yellow, each with 3 loyal dwarves, 1 selfish dwarf and 1 saboteur. The back of a dwarf card shows its clan to everybody; the face shows who the dwarf really is, and that is secret.
    .title = Clans and identities
    .source = 000, Les clans de nains

LM-3 = Of the 4 mines, three hold treasures, namely gems, gold and silver, and one is the dragon’s. The back of a treasure shows the symbol of its mine, the face its value.
    .title = Mines and treasure symbols
    .source = 000, Contenu, Mines et trésors

## Set-up

LM-4 = The 4 mines are shuffled and laid face down on the mine spaces of the board; the 2 starts lie face up on theirs.
    .title = Laying mines and starts
    .source = 000, Mise en place

LM-5 = The 12 treasures are shuffled and as many as there are players are laid face down beside the board; the others are set aside unseen. So a symbol may be missing altogether.
    .title = Laying out the treasures
    .source = 000, Mise en place

LM-6 = With 7 to 9 players all 10 dwarf cards are used; with 5 or 6 players one loyal dwarf of each clan stays in the box, with 3 or 4 players two. Each player is dealt one; the rest is set aside unseen: 3 cards with 3 players, 2 with 4, 3 with 5, 2 with 6, 3 with 7, 2 with 8 and 1 with 9. How many players a clan has is chance; only with 3 players can all be of one clan.
    .title = Dealing the dwarf cards
    .source = 000, Mise en place

LM-7 = Each player takes a figure of their clan and puts it on their clan’s start; the matching marker lies before them for all to see.
    .title = Figures on the starts
    .source = 000, Mise en place

LM-8 = Path and action cards are shuffled together, 63 cards, and 10 of them are set aside unseen. With 3 to 6 players everybody is dealt 5 cards, with 7 to 9 players 4. The pile then holds 38 cards with 3 players, 33 with 4, 28 with 5, 23 with 6, 25 with 7, 21 with 8 and 17 with 9.
    .title = Hands and pile
    .source = 000, Mise en place

LM-9 = The rulebook lets the most adventurous player begin; here the first seat is drawn at random, unless the option first_player names one. Turns go clockwise.
    .title = First player and direction
    .source = 000, Déroulement de la partie

## The turn

LM-10 = A turn has three steps, in this order: play one card or discard one or two, which you must; move your dwarf, if you like; draw.
    .title = Three steps in order
    .source = 000, Déroulement de la partie

LM-11 = If you have no card when your turn should begin, you are passed over for the rest of the round, and your dwarf does not move either.
    .title = Turns without cards
    .source = 000, Déroulement de la partie, Étape 2

LM-12 = You draw one card if you played one, or as many as you discarded. When the pile is empty, nobody draws any more.
    .title = How many you draw
    .source = 000, Étape 3

## Step 1: a path card

LM-13 = A path card is laid beside a start, a path card or a mine that lies face up. All the paths it touches must match it, and it must extend a path that is already there.
    .title = Where paths are laid
    .source = 000, Étape 1, A

LM-14 = It need not be linked to your own start or to your dwarf.
    .title = No link is needed
    .source = 000, Étape 1, A

LM-15 = Wrong are a card that touches nothing, a card that does not match on one of its sides, and a card that matches but extends no path.
    .title = Three wrong placements
    .source = 000, Étape 1, A

LM-16 = Obstacles, namely logs, ponds and ravines, stop every dwarf: nobody enters or crosses such a card until the right tool has been played on it.
    .title = Obstacles stop dwarves
    .source = 000, Cartes Chemin spéciales

LM-17 = Rocks hold one dwarf at a time, and while one stands there nobody else passes.
    .title = Rocks hold one dwarf
    .source = 000, Cartes Chemin spéciales

LM-18 = A dwarf that begins its move on a campfire may go up to 5 cards.
    .title = Rest at the campfire
    .source = 000, Cartes Chemin spéciales

## Step 1: an action card

LM-19 = A tool is played only if an obstacle of its kind that nobody has overcome lies on the board: the axe on a log, the boat on a pond, the rope on a ravine. The card is shown and discarded face down, its token goes on the obstacle, and all dwarves may use that card from then on.
    .title = Tools against obstacles
    .source = 000, Étape 1, B, Outil

LM-20 = An overcome obstacle holds one dwarf at a time and is not crossed while somebody stands there.
    .title = Overcome obstacles are narrow
    .source = 000, Étape 1, B, Outil

LM-21 = Each card of secret information names two things out of three: a mine that is still hidden, a treasure that nobody has taken, another player’s dwarf card. You choose one of the two, look, put the card back face down and keep it to yourself.
    .title = Secret information cards
    .source = 000, Étape 1, B, Information secrète

LM-22 = A trap is shown and discarded; its token goes across two joined path ends of neighbouring cards, or on a path end that faces an empty space of the board.
    .title = Setting a trap
    .source = 000, Étape 1, B, Événement

LM-23 = A dwarf that crosses a trap costs its player a card at once: the left neighbour draws it at random and discards it unseen. The hand stays one card smaller for the round.
    .title = What a trap costs
    .source = 000, Étape 1, B, Événement; Étape 2

LM-24 = A troll card lies face up before its player; its token is placed like a trap. No dwarf passes that spot, until the player’s next turn begins: then token and card go.
    .title = Luring a troll
    .source = 000, Étape 1, B, Événement

LM-25 = A path end under a trap or a troll may be extended all the same.
    .title = Covered ends grow on
    .source = 000, Étape 1, B, Événement

LM-26 = A storm removes any path card on which no dwarf stands, together with a tool on it; the card and the storm are discarded face down. Starts and mines are spared.
    .title = What a storm removes
    .source = 000, Étape 1, B, Événement

LM-27 = A trap or a troll goes with the card only if it lies between two empty spaces afterwards. A trap between two cards stays on the end of the one that remains, and goes when that one is removed too.
    .title = Tokens after a storm
    .source = 000, Étape 1, B, Événement

## Step 1: discarding

LM-28 = If you cannot or will not play a card, you discard one or two face down.
    .title = Discarding instead of playing
    .source = 000, Étape 1, C

## Step 2: moving

LM-29 = Your dwarf moves up to 3 cards along the paths, or up to 5 if it begins on a campfire.
    .title = How far a dwarf walks
    .source = 000, Étape 2

LM-30 = It neither enters nor ends on an obstacle that nobody has overcome.
    .title = Not onto an obstacle
    .source = 000, Étape 2

LM-31 = It does not enter rocks or an overcome obstacle where another dwarf stands.
    .title = Not onto occupied rocks
    .source = 000, Étape 2

LM-32 = It does not pass a troll, neither to leave a card nor to come onto one.
    .title = Trolls block both ways
    .source = 000, Étape 2

LM-33 = Crossing a trap does not end the move.
    .title = Walking on after traps
    .source = 000, Étape 2

LM-34 = A dwarf that is cut off moves within the part where it stands.
    .title = Dwarves cut off
    .source = 000, Étape 2

## Mines and treasures

LM-35 = Whoever is first to enter a mine turns it over and lays it so that it fits the paths as well as it can, at least the one they came by. The move ends there.
    .title = Turning a mine over
    .source = 000, Mines et trésors

LM-36 = If your move ends on a treasure mine, you take one treasure with its symbol, if there is one left, and put it face down before you; also on the turn on which you turned the mine over.
    .title = Taking a treasure
    .source = 000, Mines et trésors

LM-37 = If your dwarf is still there at the end of your next turn’s move, you take another one, if there is one left.
    .title = Staying on a mine
    .source = 000, Mines et trésors

LM-38 = Others who come onto the mine once it lies open take a treasure as well. They might leave it, but it never harms them, so nobody asks.
    .title = Others come too
    .source = 000, Mines et trésors

LM-39 = Whoever turns the dragon’s mine over must take the dragon token, which costs points at the end of the round. From then on that mine is an ordinary path and harms nobody.
    .title = The dragon’s mine
    .source = 000, La mine du dragon

## End of a round

LM-40 = The round ends at once when the pile and all hands are empty, or when all treasures have been taken.
    .title = When a round ends
    .source = 000, Fin d’une manche

LM-41 = The players may agree to end the round if some mine can no longer be reached and its treasures can no longer be taken. Here it is a vote, where the option agree_end allows it.
    .title = Ending by agreement
    .source = 000, Fin d’une manche

## Sharing the loot

LM-42 = All players show their dwarf cards, then the treasures they have taken.
    .title = Showing dwarves and treasures
    .source = 000, Partage du butin

LM-43 = A selfish dwarf gets the value of its own treasures and no share of its clan’s loot.
    .title = Selfish dwarves
    .source = 000, Partage du butin

LM-44 = All others put their treasures together by allegiance: the loyal dwarves of a clan with the saboteur of the other. The sum of the values is their points.
    .title = Loot of a group
    .source = 000, Partage du butin

LM-45 = The points are divided equally, rounded down. What is left goes to whoever of the group holds its highest treasure; if several hold one of that value, they divide it evenly, and what even they cannot divide is lost. Three sharing 8 get 2, 2 and 4 if one holds the highest, 3, 3 and 2 if two do; four sharing 7 with two such holders get 2, 2, 1 and 1, and 1 is lost.
    .title = Shares and remainders
    .source = 000, Partage du butin

LM-46 = The holder of the dragon token gives back 2 of the points won this round, or what there is if it is less.
    .title = Price of the dragon
    .source = 000, Partage du butin

LM-47 = An example with 6 players: two loyal yellow dwarves have 8 and get 4 each. Two loyal blue dwarves and the yellow saboteur have 8 too: 2 each, and the 2 left over go to the saboteur, who holds the 4, so it gets 4. One of the blue ones has the dragon and is left with 0. The selfish blue dwarf keeps its 3.
    .title = A worked example
    .source = 000, Partage du butin

## Next round and end

LM-48 = The next round is set up like the first: mines, treasures and dwarf cards are shuffled anew, players get a figure of another clan if theirs has changed, and all 63 cards are shuffled, 10 of them set aside.
    .title = Setting up again
    .source = 000, Début de la nouvelle manche

LM-49 = The seat to the left of the last player who laid or played a card begins the next round; discards do not count.
    .title = Who begins next
    .source = 000, Début de la nouvelle manche

LM-50 = A game has two rounds. Whoever has most points wins, several together if they are equal. With the option rounds a table may play three rounds or more.
    .title = End of the game
    .source = 000, Fin de la partie

## Information

LM-51 = Public are the clans, the board, all tokens, the symbols of treasures, how many treasures and how many cards each player holds. Private are your identity, your hand and what you have looked at. Nobody has seen the values of treasures that were taken, unless they had looked at them, nor the cards set aside; discards lie face down, played cards were shown.
    .title = Public and private facts
    .source = 000, Mise en place, Étape 1, B

## Added on review

LM-52 = Path cards lie on empty spaces of the board only, which has 11 columns and 7 rows.
    .title = On the board only
    .source = 000, Étape 1, A and B; R-123

LM-53 = A mine that lies face down demands nothing of the cards beside it and is no card to build from; one that lies face up is both.
    .title = Hidden and open mines
    .source = 000, Étape 1, A; R-126

LM-54 = An open mine is walked through like a path. Nobody walks across a side where it does not match.
    .title = Walking through a mine
    .source = 000, Mines et trésors; R-225

LM-55 = Tools, information, traps and storms are shown and then discarded face down; a troll card lies face up before its player until its token goes.
    .title = Where played cards go
    .source = 000, Étape 1, B

LM-56 = Points are kept from round to round; the dragon token goes back to the supply after each.
    .title = Points stay, dragon returns
    .source = 000, Début de la nouvelle manche

LM-57 = An example: with 5 cards in hand you play 1, cross a trap and draw 1: you have 4 for the rest of the round, as long as there is a pile.
    .title = Hand after a trap
    .source = 000, Étape 1, B, Événement
