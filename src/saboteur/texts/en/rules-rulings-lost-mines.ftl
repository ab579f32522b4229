### The Lost Mines: questions that its rulebook leaves open, and the answer used here (R-123 to R-149, R-225, R-226).
### 000 is the French rulebook of La Grande Aventure.

## The Lost Mines

# Pages: lost-mines

R-123 = How large is the board, and where are its spaces? It has 11 columns and 7 rows. Counted from the west and the north, from 0: the blue start at (1, 2), the yellow one at (1, 4), the mines at (9, 0), (9, 2), (9, 4) and (9, 6). No other space is barred. Cards lie on the board only.
    .title = Spaces of the board
    .reason = Two public descriptions give the size; the picture with the six spaces is lost, so they are reconstructed, and a deck file can correct them.

R-124 = May a path card be turned? Yes, by a half-turn, never sideways.
    .title = Turning cards in the forest
    .reason = The rulebook is silent; every other box says so.

R-125 = What does it mean to extend a path? At least one open edge of the new card meets an open edge. Any part of the paths may be extended, joined to a start or a dwarf or not.
    .title = What extending means
    .reason = The third wrong placement of the rulebook is a card that matches and extends nothing.

R-126 = What does a hidden mine ask of its neighbours? Nothing, and it cannot be the only neighbour of a new card. A mismatch that shows later is put up with.
    .title = Beside a hidden mine
    .reason = The rulebook speaks of mines that lie face up.

R-127 = What becomes of an obstacle? It is laid like any path and stops everybody until a tool token lies on it; the token leaves with the card only. A tool cannot be played if all obstacles of its kind are already overcome.
    .title = Life of an obstacle
    .reason = The tool is for the matching obstacle, and an overcome one needs none.

R-128 = Where does only one dwarf fit? On rocks and overcome obstacles. Starts, mines, campfires and plain cards hold any number. Dwarves of the same clan block each other too, and so does one whose player has no cards left.
    .title = Room for one only
    .reason = The rulebook says another dwarf, whoever’s it is.

R-129 = May a dwarf turn back? Yes: every card it enters counts one step, also one it has just left. It may stay where it is. Only the card on which it begins decides whether a campfire helps. Both clans may use either start.
    .title = Turning back while walking
    .reason = The rulebook limits only the number of cards.

R-130 = How many tokens are there? As many of each kind as cards that place it: 3 axes, 3 boats, 3 ropes, 3 traps and 2 trolls. With another deck file a card whose token is not in the supply cannot be played.
    .title = Supply of forest tokens
    .reason = Only their sum, 14, is printed; so the supply never runs short.

R-131 = May two tokens lie on one edge? No, one at most.
    .title = One token per edge
    .reason = They must lie there, and another box forbids it in words.

R-132 = Does a trap stay? Yes, for the round, unless a storm takes it. It bites everybody at every crossing, both ways, even twice in one move; an empty hand loses nothing. The move goes on, and the draw follows as always. Losing your last card keeps you out of the round only if the pile is empty.
    .title = Traps stay and bite
    .reason = No text takes it away.

R-133 = Where may traps and trolls lie? On edges, wherever the text allows it, beside rocks, obstacles, starts, open mines and dwarves too; they do nothing until a dwarf crosses that edge, and a troll shuts that side only. Not toward a hidden mine, the rim of the board or a side that does not match.
    .title = Places for traps, trolls
    .reason = The text wants two joined ends, or one before an empty space.

R-134 = When does a troll leave if its player has no cards? When their turn would begin, though they are passed over. While it lies there it blocks its own player’s dwarf too.
    .title = End of a troll
    .reason = The text says all dwarves, and a turn’s beginning.

R-135 = What does a storm do to tokens? It hits any path card without a dwarf, linked or not. A tool token goes back to the supply. Each trap or troll on the card’s four edges is judged by itself and goes only if both spaces there are empty now. If a troll goes early, its card stays before its player until their next turn. A card laid later in the gap is shut off again by a token that stayed.
    .title = Storms and tokens
    .reason = The rulebook’s sentence about two empty spaces, read for each token.

R-136 = What about dwarves that are cut off? They stay, and move within their part; anybody may extend it or join it again. The card on which a dwarf stands cannot be removed by a storm.
    .title = Cut off by storms
    .reason = No text brings them back.

R-137 = How is a hidden mine entered? It costs one step and needs an open edge toward it. The mine is laid joined to that path and, of the half-turns that are, in the one that matches most sides; if two are equally good, the mover chooses. The move ends even on the dragon.
    .title = Entering a hidden mine
    .reason = The rulebook asks for the best fit, and at least for the path one came by.

R-138 = Which treasure do you take, and may you look? Any face-down one with the mine’s symbol; you do not look. With the option look_own_treasure the table lets you.
    .title = Choosing a treasure
    .reason = Otherwise looking at a treasure would be pointless, and the text says look wherever looking is meant.

R-139 = When exactly is a treasure taken? At the end of your own step 2 on an open treasure mine, whether you have come, stayed, or left and returned; one a turn at most. A turn passed for lack of cards brings none.
    .title = One treasure a turn
    .reason = A turn that is passed over is not played.

R-140 = What if no treasure matches? Nothing is taken, and nothing takes its place.
    .title = No matching treasure
    .reason = As many treasures as players are drawn out of 12, so a symbol may be missing or used up.

R-141 = Does the last card of a round still buy its move? Yes: that turn’s step 2 is played with its treasure, then the round ends. The last treasure ends the round at once.
    .title = Last card, last move
    .reason = Every card played has bought its move.

R-142 = How do players agree to end a round? By a unanimous vote, without proof that a mine is out of reach. A seat may propose it once on its own turn, before it plays a card. The option agree_end can switch it off.
    .title = Voting to end
    .reason = Whether a mine can be reached depends on cards that nobody sees.

R-143 = Whose highest treasure counts for the remainder? That of the group that shares. Those who tie divide it evenly and the rest is lost; one who holds two such treasures counts once. Selfish dwarves have no part in it.
    .title = Highest of the group
    .reason = The rulebook’s example gives it to the saboteur within the group.

R-144 = What does the dragon cost? After sharing, 2 points or what there is of this round’s, whoever holds it, a selfish dwarf too. Earlier rounds are untouched.
    .title = Points of this round
    .reason = The text speaks of points won in this round.

R-145 = Which treasures are used in the next round? All 12 are shuffled, and as many as players are laid out anew.
    .title = Treasures shuffled anew
    .reason = The text takes them back and replaces them.

R-146 = What of groups without or with a single player? A group of one keeps all, also a saboteur alone; a group of none shares nothing.
    .title = Empty and single groups
    .reason = Groups follow from allegiance, whoever was dealt.

R-147 = What if you hold one card only, or the pile does? You discard no more than you hold and draw no more than there is.
    .title = Too few to discard
    .reason = It follows from the text.

R-148 = What may be looked at? A mine that nobody has turned over, a treasure still beside the board, another player’s dwarf card. If one option has no target, choose the other; if neither has, the card cannot be played. Everybody sees what you look at, not what it shows.
    .title = Targets of information
    .reason = The rulebook lists the three targets.

R-149 = Who begins the next round? The seat to the left of the last player who laid or played a card; a discard does not count. If nobody laid or played one, the same seat begins again.
    .title = Starter of later rounds
    .reason = The rulebook sets playing against discarding in the same paragraph.

R-225 = Must you stop on an open treasure mine? No: it is walked through at one step, and only a move that ends there brings a treasure. Later cards must match its edges; sides that do not match are walls.
    .title = Open mines as paths
    .reason = Only the first visit stops a move.

R-226 = May a path end at the rim of the board or against a mine that does not match? Yes, the card may be laid; that end is dead, and no token goes there.
    .title = Ends at the rim
    .reason = No text forbids it.
