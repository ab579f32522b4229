### Why a move of Saboteur 2 is refused: one sentence for each code of the engine.
### $card and $seat are names; $cell is written x,y; the rest are the engine’s own words.

refusal-imprisoned = You can’t lay a path card while you are in prison.
refusal-ladder-beside-goal = A ladder may not lie beside a goal, and { $cell } touches one.
refusal-already-before = The card “{ $card }” already lies before { $seat }, and only one of a kind may.
refusal-no-prison-for-yourself = You can’t put yourself in prison: choose another player.
refusal-nothing-to-remove = There is no card “{ $card }” before { $seat } to remove.
refusal-no-role-left = No undealt role is left to change to.
refusal-not-from-yourself = You can’t steal from yourself.
refusal-nothing-to-steal = { $seat } has no nugget to steal.
