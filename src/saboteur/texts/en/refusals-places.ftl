### Why a move is refused: the codes of the goal exchange.

refusal-same-goal-twice = Name two different goals: { $cell } stands there twice.
refusal-no-goal-to-exchange = There is no hidden goal to exchange on { $cell }.
