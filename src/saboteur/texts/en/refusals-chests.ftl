### Why a move is refused that has to do with the forgotten treasure or the treasure chests.

refusal-discard-empty = The discard is empty: there is nothing to look through.
refusal-card-not-offered = “{ $card }” is not among the cards you may keep.
refusal-no-more-plans = A chest has put an end to maps: in this round none shows the goal on { $cell }.
refusal-other-path = The path that was turned over does not lie on { $cell }.
refusal-peek-at-yourself = Choose another player: you know your own role.
refusal-no-goal-to-move = There is no goal on { $cell } to move.
refusal-goal-blocked = The goal on { $cell } can’t be moved: the cell beyond it is not free.
refusal-rob-yourself = You can’t rob yourself.
refusal-nothing-to-rob = { $seat } has no cards to be robbed of.
