### Names that The Lost Mines and The Dark Cave share: the clans, the agreed end.

## Clans

clan-blue = Blue clan
clan-yellow = Yellow clan

## Options

option-agree_end = Ending by agreement
    .meaning = Says whether the players may end play early by unanimous vote.
option-agree_end-on = Allowed
    .meaning = Once per own turn a player may propose to end; if all agree, the score is reckoned (the usual setting).
option-agree_end-off = Not allowed
    .meaning = Play always goes on to its end.
