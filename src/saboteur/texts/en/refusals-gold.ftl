### Why a move is refused: the reasons of the right of way and of paying with gold.
### $seat is a name, $side a letter of N E S W; $cell is written x,y.

## Pawns

refusal-no-pawn-left = Both dwarf pawns have been recruited in this round.
refusal-no-free-end = There is no open end where a pawn could stand.
refusal-not-a-free-end =
    { $side ->
        [N] The north edge of { $cell } is no free end: a pawn stands on an open edge that faces an empty cell without a pawn.
        [E] The east edge of { $cell } is no free end: a pawn stands on an open edge that faces an empty cell without a pawn.
        [S] The south edge of { $cell } is no free end: a pawn stands on an open edge that faces an empty cell without a pawn.
       *[W] The west edge of { $cell } is no free end: a pawn stands on an open edge that faces an empty cell without a pawn.
    }
refusal-pawn-in-the-way = A dwarf pawn closes { $cell }: you have nothing to pay with, and nobody has agreed to pay for you.

## Asking others to pay

refusal-no-pawn-there = No dwarf pawn closes { $cell }, so nobody need pay there.
refusal-your-own-pawn = The pawn that closes { $cell } is yours: you may lay there for nothing.
refusal-already-paid-for = Somebody has already agreed to pay for you on { $cell }.
refusal-ask-another = You can only ask somebody else to pay for you.
refusal-ask-but-barred = What lies before you forbids you to lay path cards: nobody need pay for you.
refusal-ask-for-nothing = None of your cards can be laid on { $cell }: there is nothing to ask for.
refusal-already-asked = You have already asked { $seat } on this turn.
refusal-no-wealth = { $seat } has neither a nugget nor a gold card.

## Trading gold

refusal-no-such-gold = You have no gold card of value { $value }.
