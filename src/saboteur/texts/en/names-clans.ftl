### Names that The Lost Mines and The Dark Cave share: the clans, the agreed end.

## Clans

clan-blue = Blue clan
clan-yellow = Yellow clan

## Options

option-agree_end = Ending by agreement
    .meaning = Says whether the players may end a round by unanimous vote.
option-agree_end-on = Allowed
    .meaning = Once per own turn a player may propose to end the round; if all agree, the loot is shared (the usual setting).
option-agree_end-off = Not allowed
    .meaning = A round is always played to its end.
