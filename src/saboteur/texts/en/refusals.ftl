### Why a move is refused: one sentence for each code of the engine. The clause is shown beside it.
### $card and $seat are names, $tools a list of names; $cell is written x,y; the rest are the engine’s own words.

## Turn

refusal-not-asked =
    { $asked ->
        [turn] It is your turn: lay a path card, play an action card or pass.
        [reveal-goal] First choose which of the reached goals is turned over.
        [orient-goal] First choose how the revealed goal shall lie.
        [take-gold] First take one of the gold cards handed to you.
        [pass-more] First say whether you discard another card, or stop.
        [step] Now your dwarf walks: take a step, or stop.
        [orient-mine] First choose how the mine shall lie.
        [take-treasure] First take one of the treasures.
        [end-vote] First answer the vote: agree or refuse.
        [concede-vote] First answer the vote: agree or refuse.
       *[other] Something else is asked of you now.
    }
refusal-not-in-hand = You don’t hold the card “{ $card }”.
refusal-game-over = The game is over: no more moves are made.

## Path cards

refusal-broken-tool = You can’t lay a path card while a broken tool lies before you: { $tools }.
refusal-cell-taken = A card already lies on { $cell }.
refusal-no-neighbour = Nothing borders on { $cell }: a path card must touch a face-up card of the maze.
refusal-edge-mismatch =
    { $meets ->
        [open] On { $cell } a tunnel comes in from the { $side ->
            [N] north
            [E] east
            [S] south
           *[W] west
        }, but the card is closed there.
       *[closed] On { $cell } there is rock to the { $side ->
            [N] north
            [E] east
            [S] south
           *[W] west
        }, but the card is open there.
    }
refusal-not-linked = On { $cell } no open edge of the card would meet a tunnel that is linked to the start.
refusal-prolongs-nothing = On { $cell } the card would fit, but it would extend no path.

## Action cards

refusal-not-on-yourself = You can’t break your own tools.
refusal-already-broken =
    { $tool ->
        [pick] { $seat } already has a broken pick.
        [lamp] { $seat } already has a broken lamp.
        [cart] { $seat } already has a broken cart.
       *[other] { $seat } already has that broken tool.
    }
refusal-nothing-to-repair =
    { $tool ->
        [pick] { $seat } has no broken pick to repair.
        [lamp] { $seat } has no broken lamp to repair.
        [cart] { $seat } has no broken cart to repair.
       *[other] { $seat } has no such tool to repair.
    }
refusal-not-removable = A rockfall can’t remove the start or a goal, and one of them lies on { $cell }.
refusal-no-path-there = There is no path card on { $cell } to remove.
refusal-no-hidden-goal = There is no face-down goal on { $cell } to look at.
refusal-card-occupied = The card on { $cell } is occupied, so it can’t be removed.
refusal-not-yourself = This card is played on another player, not on yourself.
refusal-nothing-to-clear = The card “{ $card }” does not lie before you.
refusal-too-few-cards = You need two cards in hand to remove a card that lies before you.

## Goals and gold

refusal-goal-not-reached = No linked tunnel has reached a face-down goal on { $cell }.
refusal-other-goal = The goal that was turned over is not the one on { $cell }.
refusal-gold-not-offered = No gold card of value { $value } was handed to you.

## Giving up, and ending by agreement

refusal-concede-off = This table does not allow a round to be given up.
refusal-already-proposed = You have already proposed to give the round up on this turn.
refusal-agree-end-off = This table does not allow an end by agreement.
refusal-end-already-proposed = You have already proposed an end on this turn.
