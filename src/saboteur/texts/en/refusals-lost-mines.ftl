### Why a move is refused in The Lost Mines: one sentence for each code that is its own.
### $card and $seat are names; $cell is written x,y; $treasure is a number; the rest are the engine’s own words.

## Path cards

refusal-off-the-board = { $cell } is not on the board.
refusal-path-mismatch =
    { $meets ->
        [open] On { $cell } a path comes in from the { $side ->
            [N] north
            [E] east
            [S] south
           *[W] west
        }, but the card has none there.
       *[closed] On { $cell } there is no path to the { $side ->
            [N] north
            [E] east
            [S] south
           *[W] west
        }, but the card has one there.
    }

## Action cards

refusal-no-such-obstacle =
    { $obstacle ->
        [log] There is no log on { $cell }.
        [pond] There is no pond on { $cell }.
        [ravine] There is no ravine on { $cell }.
       *[other] There is no such obstacle on { $cell }.
    }
refusal-already-overcome = The obstacle on { $cell } has already been overcome.
refusal-no-token-left = There is no token left in the supply for “{ $card }”.
refusal-option-not-printed =
    { $option ->
        [mine] “{ $card }” does not let you look at a mine.
        [treasure] “{ $card }” does not let you look at a treasure.
        [dwarf] “{ $card }” does not let you look at a dwarf card.
       *[other] “{ $card }” does not let you look at that.
    }
refusal-no-hidden-mine = There is no hidden mine on { $cell } to look at.
refusal-treasure-gone = Treasure { $treasure } has already been taken.
refusal-no-path-end =
    To the { $side ->
            [N] north
            [E] east
            [S] south
           *[W] west
        } of { $cell } there is no path end that is joined or leads to an empty space.
refusal-token-there =
    To the { $side ->
            [N] north
            [E] east
            [S] south
           *[W] west
        } of { $cell } there is already a trap or a troll.
refusal-storm-spares = A storm can’t remove a start or a mine, and one of them lies on { $cell }.

## Walking

refusal-no-way = No path leads from your dwarf to { $cell } in one step.
refusal-troll-blocks = A troll blocks the way to { $cell }.
refusal-obstacle =
    { $obstacle ->
        [log] A log bars { $cell }: somebody must play an axe first.
        [pond] A pond bars { $cell }: somebody must play a boat first.
        [ravine] A ravine bars { $cell }: somebody must play a rope first.
       *[other] An obstacle bars { $cell }.
    }
refusal-occupied = Only one dwarf fits on { $cell }, and the dwarf of { $seat } is there.

## Mines and treasures

refusal-other-mine = The mine that was turned over is not the one on { $cell }.
refusal-other-symbol = Treasure { $treasure } does not have the symbol of this mine.
