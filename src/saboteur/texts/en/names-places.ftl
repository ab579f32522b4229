### Names shown to players: the goal exchange, the two places of the postcard and the new goals.

## Cards

card-goal-exchange = Goal exchange
card-costume-workshop = Costume workshop
card-underground-party = Underground party
card-gold-sack-1 = Sack with 1 nugget
card-gold-sack-2 = Sack with 2 nuggets
card-dragon = Dragon
card-giant-spider = Giant spider

## Modules

module-goal-exchange = Goal exchange (2017)
    .description = One card with which two hidden goals may be exchanged in secret.
module-costume-workshop = Costume workshop
    .description = A place in the maze: the first player to link it to the start must change role.
module-underground-party = Underground party
    .description = A place in the maze: when it is first linked to the start, all roles are shuffled and dealt anew.
module-new-goals = New goals
    .description = Five hidden goals: beside the treasure there may be sacks of gold, a dragon or a giant spider.

## Options

option-both_locations = Both places
    .meaning = Says whether the costume workshop and the underground party may lie in one maze.
option-both_locations-off = One at most
    .meaning = They share one postcard, so only one of them is used (the usual setting).
option-both_locations-on = Both
    .meaning = Both may be used together.

## Questions

decision-exchange-goals = Exchange the two goals in secret, or put them back as they were?
move-swap = exchange the two goals
move-leave = put them back as they were
