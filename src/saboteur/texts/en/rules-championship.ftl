### Championship cards: one message per rule clause (WC-1 to WC-21).
### Our own wording. 004 is the rulebook of the 20-year edition.
### Each group comment ("## …") is a section heading of the generated page docs/rules/championship.md.

## The cards

WC-1 = There are 9 championship cards: 2 greedy dwarves (2016), and one action card for each year from 2017 to 2023.
    .title = Nine cards
    .source = 004, Cartes spéciales; ruling R-70

WC-2 = Any of these cards may be used, alone or together, with the base game or with Saboteur 2. Only the greedy dwarf of 2016 is for the base game alone.
    .title = Any choice of cards
    .source = 004, Cartes spéciales

WC-3 = The action cards are shuffled with the path and action cards at set-up. They are played like any action card, after which you draw 1, except the veto; once used, they go to the discard.
    .title = Ordinary action cards
    .source = 004, Cartes spéciales

WC-4 = In each new round the championship actions are shuffled in again with all the other cards.
    .title = Back in each round
    .source = 004, Cartes spéciales (derived)

## 2016: greedy dwarf

WC-5 = At set-up one miner among the role cards in play is replaced by a greedy dwarf. There is still one role card more than there are players, so the greedy dwarf may be the card left over.
    .title = Adding the greedy dwarf
    .source = 004, 2016 – Nain cupide

WC-6 = The greedy dwarf wins only by linking the treasure to the start in person, be it by an action. Then the greedy dwarf gets 4 gold cards, and the others get nothing.
    .title = When the greedy dwarf wins
    .source = 004, 2016 – Nain cupide; rulings R-12, R-60 and R-61

WC-7 = If it was not the greedy dwarf who linked the treasure, the greedy dwarf gets nothing and is not counted as a miner. Example with 5 seats, 2 saboteurs, 2 miners and the greedy dwarf: if a miner reaches the treasure, 2 gold cards are drawn and the greedy dwarf gets 0; if the greedy dwarf does, the greedy dwarf gets 4 cards, the miners 0 and the saboteurs 0.
    .title = Otherwise nothing
    .source = 004, 2016 – Nain cupide; ruling R-61

WC-8 = The second greedy dwarf is used in the tournament only.
    .title = The second greedy dwarf
    .source = 004, 2016 – Nain cupide

## The action cards

WC-9 = You take two face-down goals without looking at them, decide in secret whether to exchange their places, and put them back. With fewer than 2 face-down goals the card cannot be played.
    .title = 2017: goal exchange
    .source = 004, 2017 – Échange de cartes Arrivée; ruling R-62

WC-10 = Instead of drawing, you look at the top 5 cards of the discard, or at all of them if it has fewer, keep one and put the others back face down.
    .title = 2018: forgotten treasure
    .source = 004, 2018 – Trésor oublié; rulings R-63 and R-186

WC-11 = You play a veto on another player’s turn, right after that player has put down a path card or an action card. That card is taken away before it has any effect, and both go to the discard.
    .title = 2019: veto
    .source = 004, 2019 – Veto; rulings R-64 and R-65

WC-12 = After a veto the other player draws 1 card and their turn is over; then you draw 1. Your own turn is not affected: you still take it when it comes.
    .title = Draws after a veto
    .source = 004, 2019 – Veto; ruling R-66

WC-13 = A veto cannot be played on your own turn, but you may discard it by passing. At the end of a round, a veto that is your last card must be discarded in the end.
    .title = No veto on your turn
    .source = 004, 2019 – Veto (derived); ruling R-65

WC-14 = From now on, turns go the other way round the table for the rest of the round. If the card comes back, by the forgotten treasure of 2018 or by a chest, and is played again, they go the other way once more.
    .title = 2020: change of direction
    .source = 004, 2020 – Changement de sens; ruling R-67

WC-15 = In the base game the gold is also shared the other way round, that is clockwise after one reversal. Example: seats 0 to 4, clockwise, are all miners, and seat 2 reaches the treasure. The usual order is 2, 1, 0, 4, 3; reversed it is 2, 3, 4, 0, 1.
    .title = Direction of the gold
    .source = 004, 2020 – Changement de sens; ruling R-67

WC-16 = A master craftsman removes one broken tool of any type from any player.
    .title = 2021: master craftsman
    .source = 004, 2021 – Maître artisan

WC-17 = You play a scout together with two path cards, which you lay one after the other by the usual rules. Then you draw 2 cards, so your hand is 1 card smaller for the rest of the round. You cannot play it with a broken tool or a prison before you. If the first path ends the round, the second is not laid.
    .title = 2022: scout
    .source = 004, 2022 – Éclaireur; ruling R-68

WC-18 = You move the path card that was laid last to another cell where it may legally lie. This can complete the path to the treasure, and then it is you who reached it, or cut a path.
    .title = 2023: diversion
    .source = 004, 2023 – Diversion; rulings R-12 and R-69

WC-19 = A card that cannot be played may always be discarded by passing.
    .title = Unplayable cards
    .source = 004, Cartes spéciales (derived)

## Who knows what

WC-20 = Goal exchange of 2017: everyone sees which two goals, only you know whether they were exchanged, and nobody sees what they are. Forgotten treasure of 2018: only you see the five cards, and which one you keep is secret. Who holds the veto is secret.
    .title = What stays secret
    .source = 004, Cartes spéciales (derived); ruling R-64

## Worked example

WC-21 = With enough cards in the pile, a hand of 6 becomes: 5 after a scout with both paths laid; 6 if the scout is vetoed; 5 if the first path is vetoed; 5 if the second path is vetoed; 5 if the second path is impossible. The hand of whoever plays the veto keeps its size.
    .title = Hands after scout and veto
    .source = 004, 2019 – Veto and 2022 – Éclaireur; rulings R-66 and R-68
