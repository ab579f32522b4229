### Rulings of Le Duel: what rulebook 002 leaves open or answers in two ways, and the answer used here.

## The Duel

# Pages: duel

R-101 = Where do Starts and goals lie with two players? The blue Start at (0, −1), the green one at (0, 1), with one cell between them; the goals at (5, −2), (5, 0), (5, 2), (7, −1), (7, 1) and (9, 0). The first number counts cells to the east, the second to the south.
    .title = Layout for two
    .reason = The rulebook shows it in a picture only; public descriptions agree on the gap.

R-102 = Where do Start and goals lie in solo? The Start at (0, 0), the goals in the same pattern from the eighth column on: (8, −2), (8, 0), (8, 2), (10, −1), (10, 1) and (12, 0). That leaves the 7 spaces that the rulebook asks for.
    .title = Layout alone
    .reason = Only the gap is printed; the pattern is reconstructed and a deck file can correct it.

R-103 = Does each player have counters of his own? No: the 8 counters have two faces and form one supply, for gold and for bribes alike.
    .title = A shared supply
    .reason = They are laid with one’s colour up, and the round ends when all of them are laid.

R-104 = To which Start must a new card be linked, and how? To your own, by tracks you may use: through no door of the other colour without your key, past no troll who was not bribed. What stands on the new card itself is answered in R-220.
    .title = Linked by usable tracks
    .reason = The rulebook speaks of the player’s own Start.

R-105 = When may you bribe? In your own turn, as an extra before or after your action but before the draw, even with broken tools: you need a counter in the supply and a link to an open edge of the troll’s card. Up to his card you may build freely. Each troll is bribed once a round; goals and gold then reached are settled at once. Whoever is passed over for an empty hand bribes nobody.
    .title = When to bribe
    .reason = The rulebook lets whoever wishes to pass bribe him, and does not make it an action.

R-106 = How exactly are trolls paid? One gold card for each troll you bribed, taken by itself from the lowest value up, out of all gold you own, this round’s included. When you have none left the rest of the debt is dropped.
    .title = How trolls are paid
    .reason = The rulebook asks for one card for each troll; any other choice would only cost more.

R-107 = What if a card links both players to gold? The player on turn claims first, then the opponent what is left. The last counter goes to the player on turn. Whoever is entitled to more gold than there are counters chooses which.
    .title = Order of claims
    .reason = There is one counter for each gold, and the player on turn acts first.

R-108 = Whose link turns a goal over? Either player’s, on either turn. If it fits both ways the player on turn chooses.
    .title = Whose link reveals
    .reason = The rulebook asks for a link between a Start and the goal, not whose.

R-109 = Is a link to any part of the card enough to claim its gold? No: it must reach the gold’s own spot, which is its dead end or track, within a track the centre, so behind a door that stands on the arm you come by. A goal is turned over all the same; its gold waits until somebody gets there.
    .title = Where gold lies
    .reason = The counter goes on the nugget, and gold drawn behind a door would otherwise mean nothing.

R-110 = Which doors take a key? Any visible one of your opponent’s colour, on a path or a revealed goal, linked to you or not, that has none yet. It stays, for you alone, until the round ends. Without a token left the card cannot be played. If the door’s card is removed the token returns to the supply.
    .title = Limits of keys
    .reason = Tokens only mark the door; the cards are the limit.

R-111 = May you lay the ladder of your opponent’s colour? Yes, but it must be linked to your own Start like any card, and it joins his Start by itself, maybe handing him gold. For a ladder of your own colour it is enough to lie beside a path card with matching edges. Neither may touch a goal, turned over or not, or a card with gold.
    .title = Ladders of either colour
    .reason = The exception rests on the automatic link to the Start of the same colour.

R-112 = What can a rockfall not remove? Starts, goals, trolls and cards with gold. Counters on gold stay even if the link breaks.
    .title = What withstands a rockfall
    .reason = The rulebook lists these cards and keeps claims safe.

R-113 = When exactly does the round stop? The last counter stops everything at once; after the sixth goal its gold is still claimed. The last card played while the pile and the other hand are empty ends the round as well. Then nobody bribes or draws.
    .title = At once means at once
    .reason = The rulebook ends the round as soon as a condition holds.

R-114 = Are discards face up, also those of a pass? Yes.
    .title = Discards lie open
    .reason = The caption of the picture says so.

R-115 = Who wins when both have the same number of nuggets? Both, together.
    .title = A final tie
    .reason = The rulebook names no tie-break.

R-116 = Which grade do 20 nuggets give? The third, which then runs from 20 to 24.
    .title = Twenty nuggets alone
    .reason = The printed table leaves 20 out; the other steps are five wide.

R-117 = Is every card that strikes replaced? Yes: broken tool, second of a type or rockfall, you settle it and draw again, for the opening hand too. With an empty pile there is no replacement.
    .title = Solo draws are replaced
    .reason = The text says so of the main case, and hands should not bleed.

R-118 = What does a drawn rockfall take? The latest path card you laid that is still there and bears neither gold nor troll; Start and goals are safe. If there is none it has no effect.
    .title = Aim of a solo rockfall
    .reason = The rulebook means the last one among those that may be taken.

R-119 = What of the other colour in solo? Its doors stay shut without a key. Its ladder joins no Start, so it must be linked to yours like any path card; and like any ladder it may not be laid beside a goal or a card showing gold.
    .title = The other colour alone
    .reason = The rules are the same, and the adjustments for one player lift none of them.

R-120 = Who begins? Green the first round, later whoever has fewer nuggets once the trolls are paid, Blue in a tie. Alone there is nothing to decide.
    .title = Starters of the rounds
    .reason = Nuggets are counted when the round is settled.

R-121 = Which gold cards come back? Path cards with gold that were claimed, and cards paid to trolls, leave the game; path cards with gold that nobody claimed are shuffled in again.
    .title = What leaves the game
    .reason = Only what was taken does not return to play.

R-122 = Which goals may a secret plan show? Those still face down. That all 6 are turned over cannot happen: the round would be over.
    .title = Aim of secret plans
    .reason = The others lie open for everybody.

R-220 = Does a door or troll on the card you lay keep it from being linked? No: the link is judged at the edges that touch. The card is linked if one of its open edges meets an edge you reach, whatever stands on it. What lies beyond follows D-17 and D-19.
    .title = Barriers on the new card
    .reason = Otherwise nobody could lay a door of the other colour or a troll.

R-221 = Who uses the link of a ladder? It joins the ladder to the Start of its colour as if they touched: whoever reaches the one reaches the other. It goes when the card goes. In solo, a ladder without its Start is answered in R-119.
    .title = Who uses a ladder
    .reason = The text joins cards, not players, and merged tunnels serve both.

R-222 = Which way does a revealed goal lie? Open towards a side by which it was reached; of these ways, the one that mismatches the fewest face-up neighbours. If two are left the player on turn chooses.
    .title = Which way a goal lies
    .reason = The rulebook wants it joined, and allows a mismatch only where it cannot be.

R-223 = What if several goals or claims come at once? The player on turn picks a reached goal, turns it over, then all claims are made, his first (R-107); this is repeated until nothing changes or the round ends (R-113). Goals not yet turned over then stay hidden.
    .title = Several goals in one play
    .reason = One at a time keeps the order clear when counters run short.

R-224 = May the last counter go on a troll? Yes: the round ends at once, even before the action of that turn, and the nugget is owed.
    .title = The last counter bribes
    .reason = All counters are laid then, whatever for.
