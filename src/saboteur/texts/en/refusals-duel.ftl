### Why a move of Le Duel is refused: one sentence for each code that is its own.
### $cell is written x,y.

refusal-not-linked-to-you = On { $cell } no open edge of the card would meet a tunnel that is linked to your own start by a way open to you.
refusal-ladder-beside-gold = A ladder may lie beside neither a goal nor a card that shows gold, and { $cell } touches one.
refusal-repair-your-own = You can only repair tools that lie before yourself.
refusal-withstands-rockfall = A rockfall can’t remove what lies on { $cell }: starts, goals, trolls and cards with gold stay.
refusal-no-door-there = There is no door on { $cell }.
refusal-own-door = The door on { $cell } is of your own colour and open to you already.
refusal-already-unlocked = There is already a key in the door on { $cell }.
refusal-no-key-left = Both key tokens are in use.
refusal-no-troll-there = There is no troll on { $cell } to bribe.
refusal-already-bribed = The troll on { $cell } has been bribed in this round.
refusal-troll-not-reached = You can’t bribe the troll on { $cell }: no tunnel open to you leads to his card.
refusal-no-counter-left = No counter is left in the supply.
refusal-no-gold-to-claim = There is no gold on { $cell } that you could claim.
