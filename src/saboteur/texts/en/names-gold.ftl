### Names shown to players: the greedy and the sabotaged dwarf, the tournament, the right of way.

## Roles

role-greedy-dwarf = Greedy dwarf

## Modules

module-greedy-dwarf = Greedy dwarf (2016)
    .description = One miner is a greedy dwarf: the treasure is his alone if he reaches it himself, otherwise he gets nothing.
module-right-of-way = Right of way
    .description = Two dwarf pawns block the ends of tunnels until their owners are paid a nugget.
module-sabotaged-dwarf = Sabotaged dwarf
    .description = When the miners win, those with a broken tool before them take no gold.
module-tournament = Tournament
    .description = The official tournament for 5 to 9 seats: fixed roles, fixed rewards in nuggets and a path card half-way to the treasure.

## Options

option-greedy_reward = Reward of the greedy dwarf
    .meaning = Says what the greedy dwarf gets when he reaches the treasure himself.
option-greedy_reward-four_cards = Four gold cards
    .meaning = He takes the top four gold cards of the pile, whatever they are worth (the usual setting).
option-greedy_reward-value_4 = Gold worth four
    .meaning = He is paid in gold cards worth exactly 4 nuggets, as a saboteur is.
option-allow_untested = Untested combinations
    .meaning = Says whether modules may be used that no rulebook combines with the tournament.
option-allow_untested-off = Not allowed
    .meaning = The tournament is played as it is written (the usual setting).
option-allow_untested-on = Allowed
    .meaning = Other modules may be added to the tournament.

## Questions

decision-post-pawn = On which open end do you post your pawn?
decision-pay-for-passage = Will you pay a nugget so that the other may lay a card there?
decision-trade-gold = You have no nugget: which gold card do you trade to pay?
