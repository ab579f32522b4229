### Variants: one message per rule clause (V-1 to V-16).
### Our own wording. 004 is the rulebook of the 20-year edition.
### Each group comment ("## …") is a section heading of the generated page docs/rules/variants.md.

## Sabotaged dwarf

V-1 = The sabotaged dwarf is a variant of the base game only. It is advised for few players.
    .title = For the base game
    .source = 004, Nain saboté

V-2 = When the miners win, a miner with at least 1 broken tool before them takes no share. What saboteurs are paid does not change.
    .title = No share for the sabotaged
    .source = 004, Nain saboté

V-3 = As many gold cards are drawn as there are miners among the players, the sabotaged ones included.
    .title = How many gold cards
    .source = 004, Nain saboté

V-4 = The gold cards go round as usual but skip the sabotaged miners, so some miners take more than one. Example: the 4 miners are A, B, C and D, counter-clockwise from A, who reached the treasure, and C is sabotaged; the 4 cards go to A, B, D and A.
    .title = Skipping the sabotaged
    .source = 004, Nain saboté; ruling R-97

V-5 = If all miners are sabotaged, nobody receives anything. Whoever reached the treasure can be sabotaged only if an action did it, since a broken tool forbids laying path cards.
    .title = All miners sabotaged
    .source = 004, Nain saboté; ruling R-97

## Tournament

V-6 = The tournament is for 5 to 9 seats. It needs the base game, the nuggets of Saboteur 2 and both greedy dwarves.
    .title = What a tournament needs
    .source = 004, Variante du tournoi

V-7 = Nuggets take the place of the gold cards.
    .title = Nuggets, no gold cards
    .source = 004, Variante du tournoi

V-8 = In every round there is exactly one role for each player and none is left over, so everyone knows which roles are in play. Saboteurs / miners / greedy dwarves: 5 seats, 1/3/1; 6 seats, 2/3/1; 7 seats, 2/3/2; 8 seats, 3/3/2; 9 seats, 3/4/2.
    .title = Roles of the tournament
    .source = 004, Variante du tournoi

V-9 = Before the hands are dealt, a random path card is laid face up exactly halfway between the start and the middle goal, at (4, 0).
    .title = A card in the middle
    .source = 004, Variante du tournoi; ruling R-99

V-10 = Then the other 39 path cards and the 27 action cards are shuffled and dealt: with 5 seats 6 cards each, with 6 or 7 seats 5 cards, with 8 or 9 seats 4 cards. The pile then holds 36 cards with 5 seats, 36 with 6, 31 with 7, 34 with 8 and 30 with 9.
    .title = Hands of the tournament
    .source = 004, Variante du tournoi

V-11 = If the miners win, the miner who reached the treasure gets 3 nuggets and every other miner 2. Example with 7 seats, the treasure reached by a miner: the miners get 3, 2 and 2, the others 0.
    .title = When the miners win
    .source = 004, Variante du tournoi

V-12 = A greedy dwarf who links the treasure to the start in person gets 4 nuggets, and all others get 0.
    .title = When a greedy dwarf wins
    .source = 004, Variante du tournoi; ruling R-98

V-13 = A greedy dwarf who did not link the treasure to the start in person gets 0.
    .title = A greedy dwarf beaten
    .source = 004, Variante du tournoi

V-14 = If the saboteurs win, they get 3 nuggets each; with 5 seats the only saboteur gets 4.
    .title = When the saboteurs win
    .source = 004, Variante du tournoi

V-15 = If a saboteur reaches the treasure, the miners win: 2 nuggets each, and 0 for the saboteur.
    .title = Treasure reached by a saboteur
    .source = 004, Variante du tournoi; ruling R-98

V-16 = Everything else is as in the base game; a tournament lasts 3 rounds.
    .title = All else as usual
    .source = 004, Variante du tournoi; ruling R-100
