### Why a move is refused: the codes of five action cards of the championships.

refusal-not-on-own-turn = The veto is played on another player’s turn; on your own you can only discard it by passing.
refusal-may-not-lay = You can’t play the scout: what lies before you forbids you to lay path cards.
refusal-no-second-path = After “{ $card }” you could lay no second path card: the scout needs two.
refusal-no-two-paths = You can’t play the scout: your hand doesn’t hold two path cards that can be laid one after the other.
refusal-nothing-to-divert = There is no path card to divert.
refusal-same-cell = The card already lies on { $cell }: a diversion moves it elsewhere.
refusal-no-half-turn = A half-turn changes nothing about the card “{ $card }”: leave it out.
