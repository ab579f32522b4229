### The Dark Cave: one message per rule clause (DC-1 to DC-78).
### Our own wording. 003 is the rulebook of La mine se rebelle.
### Each group comment ("## …") is a section heading of the generated page docs/rules/dark-cave.md.

## Components

DC-1 = There are 50 path cards: 19 of level I, 17 of level II and 14 of level III. There are 32 action cards: 10 of level I, 10 of level II and 12 of level III.
    .title = Path and action cards
    .source = 003, Matériel

DC-2 = There are also 4 goals, 1 start, 10 clan cards, 8 dwarves with their cards (4 in each clan), 46 nuggets, 3 webs, 3 creatures and 5 aids.
    .title = The other pieces
    .source = 003, Matériel

DC-3 = The action cards are 5 secret informations, 3 rockfalls, 2 hand swaps, 3 webs, 3 boots, 3 axes, 5 rats, 4 lindworms and 4 goblins.
    .title = Kinds of action
    .source = 003, Cartes Action

DC-4 = Among the path cards, 9 have an abyss, 4 a ladder, 4 are bridges, 5 are double curves with a tunnel and 2 have a gold vein. Of the goals, one has an abyss, one a ladder and one a vein; exactly one is the exit.
    .title = Special paths and goals
    .source = 003, Cartes Chemin spécial

DC-5 = Each clan, yellow and blue, has 3 loyal cards and 2 saboteurs. The back shows the clan you wear, for all to see; the face shows the clan you work for, which is secret.
    .title = Two sides of clan cards
    .source = 003, Les clans nains

DC-6 = A loyal dwarf works for the clan on the back of the card, a saboteur for the other one. See R-150.
    .title = Whom you work for
    .source = 003, Les clans nains

## Set-up

DC-7 = The start lies in the centre. The goals are shuffled and laid face down in the corners of the area: 9 by 9 cards for 2 to 5 players, 7 by 7 for 6 to 8.
    .title = Start and goals
    .source = 003, Préparation

DC-8 = With 2 players, 1 loyal card of each clan is used and no saboteur. With 3 or 4, all cards of one clan but 1 loyal: 2 loyal and 2 saboteurs. With 5 to 8, all cards but 1 saboteur of each clan.
    .title = Clan cards in use
    .source = 003, Préparation

DC-9 = Everybody is dealt one, looks at it in secret and keeps it face down until a vein, the exit or the end turns it. The others are set aside unseen: 0 with 2 players, 1 with 3, 0 with 4, 3 with 5, 2 with 6, 1 with 7, 0 with 8.
    .title = Dealing the clan cards
    .source = 003, Préparation

DC-10 = Your dwarf, of the clan you wear, begins on the start. Its card lies before you with 3 nuggets.
    .title = Dwarves and first nuggets
    .source = 003, Préparation

DC-11 = The stacks I, II and III are shuffled apart, and 5 cards of each go unseen into the box. That leaves 24, 22 and 21.
    .title = Three shuffled stacks
    .source = 003, Préparation

DC-12 = Everybody gets 5 cards: with 2 to 4 players 5 of I, with 5 or 6 players 4 of I and 1 of II, with 7 or 8 players 3 of I and 2 of II.
    .title = Dealing the hands
    .source = 003, Préparation

DC-13 = What is left makes the pile: III at the bottom, II on it, I on top. I/II/III: 2 players 14/22/21, 3 players 9/22/21, 4 players 4/22/21, 5 players 4/17/21, 6 players 0/16/21, 7 players 3/8/21, 8 players 0/6/21.
    .title = The stacked pile
    .source = 003, Préparation

DC-14 = The rulebook lets the most reliable player begin; here chance decides, see R-22. Play goes clockwise.
    .title = Who begins
    .source = 003, Préparation

## Turn

DC-15 = A turn has 3 steps: play a card or discard 1 or 2, which you must; move your dwarf up to 3 steps, which you may; draw.
    .title = Three steps in order
    .source = 003, Déroulement

DC-16 = With an empty pile nothing is drawn. If your hand is empty when your turn begins, the whole turn is passed: no movement, no draw. See R-227.
    .title = Empty pile, empty hand
    .source = 003, Déroulement

DC-17 = After a played card you draw 1; after a pass, as many as you discarded.
    .title = How many are drawn
    .source = 003, Étape 3

## Path cards

DC-18 = A path card must join a path that is already in the mine or a face-up goal. Open edges meet open edges, blank ones blank ones, and no card is laid sideways. See R-152.
    .title = Where a path goes
    .source = 003, Étape 1 · A

DC-19 = It need be linked neither to the start nor to your dwarf, and it may lie outside the area of play.
    .title = No link needed
    .source = 003, Étape 1 · A

DC-20 = So these are wrong: a card that touches nothing; one laid sideways; a path against a blank edge; a card that fits but extends no path.
    .title = Four mistakes
    .source = 003, Étape 1 · A

DC-21 = It takes 1 step to cross a card of level I, 2 for level II, 3 for level III. How the spaces lie: R-151.
    .title = Steps to cross a card
    .source = 003, Cartes Chemin

DC-22 = Creatures come out of an abyss.
    .title = What an abyss does
    .source = 003, Cartes Chemin spécial

DC-23 = From a space with a ladder you go to any other space with a ladder for 1 step; the start and a revealed ladder goal count.
    .title = From ladder to ladder
    .source = 003, Cartes Chemin spécial

DC-24 = The two tracks of a bridge are not joined: nobody changes between the deck and the way below.
    .title = Over and under a bridge
    .source = 003, Cartes Chemin spécial

DC-25 = If your dwarf goes over the bridge, your left neighbour draws a card of your hand at random and discards it unseen; you have one card fewer for the rest of the game. See R-153.
    .title = The price of a bridge
    .source = 003, Cartes Chemin spécial

DC-26 = A tunnel joins the two bends of its card and is a space of its own. Whoever enters it pays 1 nugget at once, or nothing if there is none left. See R-154.
    .title = The price of a tunnel
    .source = 003, Cartes Chemin spécial

DC-27 = When a vein is laid, 1 nugget is put on its symbol. A dwarf who ends his movement on that space may take it. See R-156.
    .title = Gold of a vein
    .source = 003, Cartes Chemin spécial

DC-28 = Whoever takes the gold of a vein turns their clan card face up for the rest of the game.
    .title = The price of vein gold
    .source = 003, Cartes Chemin spécial

## Actions with immediate effect

DC-29 = Such a card is shown, put face up on the discard, a web excepted, and carried out once.
    .title = Shown and discarded
    .source = 003, Cartes Action à effet immédiat

DC-30 = You look at one goal or at the clan card of one other player and keep what you saw to yourself. See R-178.
    .title = Secret information
    .source = 003, Cartes Action à effet immédiat

DC-31 = A rockfall removes a path card on which neither a dwarf nor a creature stands, never the start or a goal. Its webs go too, and vein gold goes to the supply. See R-167.
    .title = What a rockfall takes
    .source = 003, Cartes Action à effet immédiat

DC-32 = You exchange your whole hand with another player. You do not draw; at the end of your turn the other one draws 1 card. Example: you had 5 cards, the other 3; then you have 3 and the other 4 plus 1, that is 5.
    .title = Swapping hands
    .source = 003, Cartes Action à effet immédiat

DC-33 = The card stays face up before you. Its token goes, with side 2 up, between two cards or at the end of a path, never on another web.
    .title = Laying a web
    .source = 003, Cartes Action à effet immédiat

DC-34 = A web stops dwarves and creatures for 2 rounds of the table: when your next turn begins it is turned to side 1, at the one after it goes with its card. See R-157.
    .title = How long a web lasts
    .source = 003, Cartes Action à effet immédiat

DC-35 = A path that a web closes may still be extended.
    .title = Building past a web
    .source = 003, Cartes Action à effet immédiat

## Equipment

DC-36 = Equipment is laid face up before yourself or another player.
    .title = Before anybody
    .source = 003, Cartes Action avec de l’équipement

DC-37 = With boots you may go 1 step more on each of your turns, that is 4. Nobody has more than one pair.
    .title = What boots give
    .source = 003, Cartes Action avec de l’équipement

DC-38 = On your turn, from a space beside a web, you may discard an axe to turn the web from 2 to 1, or to remove it with its card if it shows 1. See R-157 and R-158.
    .title = Axe against a web
    .source = 003, Cartes Action avec de l’équipement

DC-39 = When a creature comes to your space or you to its, you may discard an axe before it attacks: the creature goes and its card is discarded. See R-159.
    .title = Axe against a creature
    .source = 003, Cartes Action avec de l’équipement

DC-40 = The axe must already lie before you; from the hand it does not help at once. See R-158.
    .title = An axe in place
    .source = 003, Cartes Action avec de l’équipement

## Creatures

DC-41 = The card lies face up before you. Put the creature on any space with an abyss, then move it: the rat up to 3 steps, the lindworm 4, the goblin 5. Placing it costs no step. Without an abyss in sight it cannot be called.
    .title = Calling a creature
    .source = 003, Cartes Action pour attirer et déplacer des Créatures

DC-42 = You may forgo steps, and go back and forth.
    .title = Free use of steps
    .source = 003, Cartes Action pour attirer et déplacer des Créatures

DC-43 = If it meets dwarves, it stops there and attacks all who stand on that space at once.
    .title = Meeting dwarves
    .source = 003, Cartes Action pour attirer et déplacer des Créatures

DC-44 = One axe saves all dwarves on the space.
    .title = One axe saves all
    .source = 003, Cartes Action pour attirer et déplacer des Créatures

DC-45 = Creatures use ladders, bridges and tunnels freely. They cross no web and turn no goal over.
    .title = Where creatures go
    .source = 003, Cartes Action pour attirer et déplacer des Créatures

DC-46 = It goes, with its card, when the next turn of the player who called it begins.
    .title = When a creature goes
    .source = 003, Cartes Action pour attirer et déplacer des Créatures

DC-47 = If it is already in play, it is moved on from its space; the former card is discarded and the time runs anew. It attacks dwarves where it starts only if it leaves that space and comes back. See R-162 and R-166.
    .title = A creature in play
    .source = 003, Si la Créature est déjà en jeu

DC-48 = The rat costs you a card drawn at random, as a bridge does (DC-25).
    .title = Attack of the rat
    .source = 003, Les Créatures et leurs effets

DC-49 = The lindworm makes your dwarf lie down; on your next turn he stands up but does not move. See R-165.
    .title = Attack of the lindworm
    .source = 003, Les Créatures et leurs effets

DC-50 = The goblin takes 1 nugget. With 0 you lose nothing, but it stops all the same.
    .title = Attack of the goblin
    .source = 003, Les Créatures et leurs effets

DC-51 = Example: a rat comes from an abyss and meets a blue dwarf after 2 of its 3 steps. It attacks, blue loses 1 card, and the third step is lost.
    .title = Example of a rat
    .source = 003, Les Créatures et leurs effets

## Passing

DC-52 = To pass is to discard 1 or 2 cards face down.
    .title = Discarding instead
    .source = 003, Étape 1 · C

## Movement

DC-53 = You go up to 3 steps, 4 with boots, one space each. Any number of dwarves may share a space.
    .title = Three steps at most
    .source = 003, Étape 2

DC-54 = A hop between ladders is 1 step. Deck and tunnel cost at once, as in DC-25 and DC-26.
    .title = Costs on the way
    .source = 003, Étape 2

DC-55 = A web is not crossed unless an axe removes it.
    .title = Webs in the way
    .source = 003, Étape 2

DC-56 = Coming to the space of a creature ends your movement, and it attacks; an axe may repel it.
    .title = Coming to a creature
    .source = 003, Étape 2

DC-57 = The first on a face-down goal turns it over, gives it a half-turn if need be to join the path, steps onto its first space and stops. See R-169.
    .title = Entering a hidden goal
    .source = 003, Atteindre une carte Arrivée

DC-58 = It must join at least the card you come from; its other sides need not match.
    .title = Joining a goal
    .source = 003, Atteindre une carte Arrivée

## Exit

DC-59 = Whoever reaches the space of the exit leaves at once and shows the clan card. You go on playing and drawing cards, but move no more.
    .title = Leaving the mine
    .source = 003, Trouver la sortie

DC-60 = The first to leave looks at the clan cards set aside. See R-170.
    .title = The first to leave
    .source = 003, Fin de la partie

## End and scoring

DC-61 = The game ends at once when the pile is empty and all cards are played (R-171), or when all who work for one clan have left.
    .title = When the game ends
    .source = 003, Fin de la partie et décompte final

DC-62 = If all who wear a colour have left but a saboteur who works for it is still inside, it is not over; a wearer who works for the other side need not have left. Example: Y1 and Y2 wear yellow, B3 wears blue, all work for yellow; it is over only when all 3 have left.
    .title = Faces decide, not backs
    .source = 003, Fin de la partie et décompte final

DC-63 = If nobody inside can reach the exit, the players may agree to end the game. See R-177.
    .title = Ending by agreement
    .source = 003, Fin de la partie et décompte final

DC-64 = All clan cards are shown. Dwarves who are still inside lose their gold.
    .title = Gold left inside
    .source = 003, Distribution de l’or

DC-65 = The treasure of a clan is the nuggets saved by those who work for it, times the number of those who work for the other. See R-150.
    .title = Treasure of a clan
    .source = 003, Distribution de l’or

DC-66 = Example with 5 players: those who work for yellow save 2 + 2 = 4, times 3 is 12; those for blue (2 wear blue, 1 is a saboteur in yellow) save 2 + 3 + 0 = 5, times 2 is 10. Yellow wins.
    .title = Example of scoring
    .source = 003, Distribution de l’or

DC-67 = In a tie, the clan wins for which the first who left works. If nobody got out: R-172.
    .title = A tie in value
    .source = 003, Distribution de l’or

DC-68 = All players who work for that clan win, whether they escaped or not.
    .title = All workers win
    .source = 003, Distribution de l’or

## Information

DC-69 = Public: the backs of clan cards, figures, nuggets, equipment, webs and their sides, creatures, sizes of hands, clan cards turned up. Private: your clan card, your hand, what you looked at; for the first who left, the cards set aside. Unseen: the 15 cards in the box, and cards passed or lost by others.
    .title = Public, private, unseen
    .source = 003, Préparation

DC-70 = With 2 players no clan card is a secret.
    .title = Two players hide nothing
    .source = 003, Préparation

DC-71 = Example with 5 players, 1 working for yellow and 4 for blue: yellow leaves first with 3 nuggets, and the game is over. Yellow has 3 × 4 = 12, blue 0 × 1 = 0; yellow wins.
    .title = Example of a lone worker
    .source = 003, Distribution de l’or; R-150

DC-72 = Example: 3 work for yellow and save 3 nuggets, 2 for blue and save 2, so 3 × 2 = 6 and 2 × 3 = 6. The first who left was a saboteur in yellow: he works for blue, and blue wins.
    .title = Example of a tie
    .source = 003, Distribution de l’or

## Further cases

DC-73 = If all hands are empty the game ends, even with cards left in the pile.
    .title = All hands empty
    .source = 003, Fin de la partie; R-227

DC-74 = Of two creatures on one space each attacks; an axe repels one of them.
    .title = Two creatures together
    .source = 003, Hache; R-228

DC-75 = With 2 players whoever leaves first ends the game and wins, even with 0 nuggets against 0.
    .title = Two players, one exit
    .source = 003, Fin de la partie; R-230

DC-76 = A creature that another player moves on keeps its place and stays until that player’s next turn. Example: A calls the rat, B moves it; it stays through A’s next turn and goes at B’s.
    .title = A creature taken over
    .source = 003, Si la Créature est déjà en jeu

DC-77 = Example with 4 players, 2 loyal in yellow and 2 saboteurs; both saboteurs leave with 3 and 2 nuggets, one loyal with 3. It is over when the second saboteur leaves: 5 × 2 = 10 against 3 × 2 = 6.
    .title = Example with one clan
    .source = 003, Distribution de l’or

DC-78 = Steps on goals count as on paths: from the first space of the exit card, the exit itself needs one more step on a later turn.
    .title = Steps on goals
    .source = 003, Atteindre une carte Arrivée
