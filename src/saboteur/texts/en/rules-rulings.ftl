### Rulings: questions that the rulebooks leave open or answer in two ways, and the answer used here.
### 001 is the Saboteur rulebook (version 2.1), 004 that of the 20-year edition.
### Each group comment ("## …") is a heading under "Rulings" on the generated pages.

## Base game

R-1 = Must a new path card be linked to the start? Yes: at least one of its open edges must meet an open edge that an unbroken tunnel joins to the start. If the option placement_link is set to adjacent_only, it is enough that the card lies beside a face-up card of the maze and that the edges match.
    .title = Linked or merely adjacent
    .reason = 001 asks only for a neighbour that matches; 004 is newer and adds the link, and Saboteur 2 and the Duel build on it.

R-2 = May a path card be turned before it is laid? Yes, by a half-turn, never by a quarter-turn: every card keeps its short sides to the north and the south.
    .title = Turning a path card
    .reason = The rulebooks want one common direction, which a half-turn keeps; goals need half-turns to be joined at all, and public summaries of the game allow them.

R-3 = Where exactly do the start and the goals lie? The start at (0, 0), the goals at (8, −2), (8, 0) and (8, 2): 7 empty cells between the start and the middle goal, 1 between neighbouring goals.
    .title = Distances on the table
    .reason = The rulebooks show this in a picture; what can be read of it agrees with a public description and with another implementation.

R-4 = Does the maze end somewhere? No: it may grow without limit in every direction, also behind the start and beyond the goals.
    .title = Limits of the maze
    .reason = 004 sets no limit in any direction.

R-5 = Must a new card match a neighbour that lies face down? No: as long as a goal or a covered chest path is face down, the edges towards it are ignored.
    .title = Matching a face-down card
    .reason = Its face is unknown, and both rulebooks put up with mismatches at goals.

R-6 = Is it enough for a new card to touch a face-down goal? No: the link must come from the start. Even if the option placement_link is set to adjacent_only, a face-down goal is not a card you can build on.
    .title = Building from a goal
    .reason = The goals count as path cards in 001, but a face-down one shows no tunnel to continue.

R-7 = When is a goal reached? As soon as an open edge that is linked to the start faces the goal’s cell. What is printed on the goal is not asked first.
    .title = When a goal is reached
    .reason = A half-turn can always make a corner goal accept any one side.

R-8 = Which way round does a revealed goal lie? Of its two positions, a half-turn apart, it takes the one that joins the last card laid, if a linked open edge of that card faces the goal; otherwise one that joins at least one side by which it was reached. If both qualify, the one with fewer mismatches is taken, and if that is a tie too, the player whose turn it is chooses. Mismatches that remain are legal and block only their own side.
    .title = Turning a revealed goal
    .reason = The rulebooks ask only that the goal join the last card laid; the rest gives the best fit.

R-9 = What if one card reaches two goals? The player whose turn it is picks the order. Each goal is dealt with completely before the next, and if the round ends, the other stays face down.
    .title = Two goals at once
    .reason = The base game is silent; 004 answers this way for its new goals.

R-10 = Can a goal be reached without a path card being laid? Yes: after every change of the maze it is checked again what is linked, and goals are revealed until nothing new is reached. Such changes are a moved path card, a ladder, a moved goal, and a revealed stone or chest path that opens towards another goal.
    .title = Goals reached in other ways
    .reason = A goal is reached because a tunnel leads there, whatever made that tunnel.

R-11 = Is a revealed stone part of the maze? Yes: it is an ordinary path card, except that it cannot be removed.
    .title = Building on a stone
    .reason = It lies face up with a tunnel on it and is joined to the maze.

R-12 = Who reached the treasure if an action made the last link? The player whose turn it is. This also holds for the greedy dwarf and for the teams of Saboteur 2.
    .title = Treasure reached by an action
    .reason = Sharing needs one player to start from, and the rulebook speaks of whoever completes the path.

R-13 = Does the round end when one hand is empty, or only when all are? Only when every hand is empty, whatever is left in the pile. This is checked at the end of each turn, after its draws.
    .title = When hands are empty
    .reason = The French sentence can be read both ways, but 001 also says that a player without cards passes, so the others play on.

R-14 = May the players give up a hopeless round? Not by the rules of Saboteur, Saboteur 2 and the Duel. If the option concede_round is on, it may be proposed at most once in each of one’s own turns; if everyone agrees, the round ends as one in which the treasure was not reached.
    .title = Giving up a round
    .reason = These rulebooks are silent; those of The Lost Mines and The Dark Cave let the players agree to stop.

R-15 = May you pass although you could play? Yes, as long as you hold a card; in the base game you discard exactly one. With an empty hand you are skipped: no discard, no draw.
    .title = Passing by choice
    .reason = Both rulebooks let a player pass who cannot or does not want to play.

R-16 = May you put a broken tool before yourself? No, only before another player.
    .title = Breaking your own tools
    .reason = 001 contradicts itself; 004 names only the other players.

R-17 = How many broken tools can lie before one player? One of each type, so three at most.
    .title = Number of broken tools
    .reason = 001 says three, one of a type; 004 says several, one of a type; with three types that is the same.

R-18 = May a repair be played when there is nothing to repair? No: a matching broken tool must lie before some player, yourself included. A card that shows two or three tools mends one broken tool, chosen by whoever plays it.
    .title = Nothing to repair
    .reason = Both rulebooks forbid playing a repair in advance.

R-19 = Which cards can a rockfall remove? Any face-up path card of the maze, linked or cut off, from whichever box, including revealed chest paths and the tournament’s middle card; with chests also any covered path. Never the start, a goal (face down or revealed), the costume workshop or the underground party. If there is no such card, the rockfall can only be discarded.
    .title = What a rockfall can remove
    .reason = The rulebooks leave the choice of the path card free and exclude only the start and the goals; workshop and party are places, not laid cards.

R-20 = May a map be used on a revealed goal? No, only on one that is face down. What it shows is private, which goal was looked at is public.
    .title = Map on a revealed goal
    .reason = There is nothing left to learn there, and every action needs an effect.

R-21 = Is the discard open or hidden? A card is seen by all when it is played and stays in the public log; a passed card is never shown. Nobody may look through the discard.
    .title = What the discard shows
    .reason = In 001 the discard mixes face-up and face-down cards, in 004 it is face down; either way passed cards stay secret.

R-22 = Who begins the first round? A seat drawn at random. With the option first_player the host can name the seat instead.
    .title = Who begins the game
    .reason = 001 says the youngest, 004 says nothing, other boxes give joking criteria; chance is fair and needs no ages.

R-23 = Who is “the player who played the last card”? The one whose card was the last to leave a hand by that player’s own act: a play, a pass, a discard of two cards, a recruitment, or a veto on another player’s turn. The seat to their left begins, whatever the direction of play was. Skipped turns and cards taken away by a chest do not count.
    .title = The last card of a round
    .reason = The rulebooks name the last card, not the last turn, and 001 lists passing among the ways of playing.

R-24 = What if the gold pile runs short? What is left is dealt in order, and missing shares are lost. In the three rounds of the base game, greedy dwarf included, this cannot happen: at least 5 cards remain and every payment is exact. With treasure chests and 10 seats the exact change can run out.
    .title = Gold pile runs short
    .reason = The rulebooks are silent, and inventing gold would change the balance.

R-25 = How are saboteurs paid an exact value from a shuffled pile? The bank searches it: in seat order from the first seat, each saboteur gets the largest card not above what is still owed, and a choice is taken back if it leads nowhere (4 is 3 + 1, else 2 + 2, and so on). If no exact payment exists, the highest total below it is paid. The rest of the gold pile is then reshuffled, and only the number of cards paid is public.
    .title = Paying the saboteurs
    .reason = The rulebooks give only the value; this way needs the fewest cards and no further choice.

R-26 = What does “only one saboteur” mean? The saboteurs dealt to players are counted, not those in play with the card left over. So with 5 or 6 seats there can be a single saboteur, who gets 4 nuggets, and with 3 or 4 seats none.
    .title = Counting the saboteurs
    .reason = The sentence is about those who are paid, and otherwise the remark about a game without saboteur would mean nothing.

R-27 = Who chooses gold first if a saboteur completed the path? The miners win, and the nearest miner on the saboteur’s right, that is counter-clockwise, chooses first.
    .title = Path completed by a saboteur
    .reason = 001 is vague; 004 names the miner on the right.

R-28 = Who sees the gold cards while they are being chosen? Only the player who is choosing sees the cards handed to them; they keep one and hand on the rest. What was chosen stays secret.
    .title = Looking at the gold
    .reason = The rulebooks are silent here, but gold is to be kept secret until the end.

R-29 = Is the gold of each player public? The number of gold cards is, their values are secret until the game ends. Nugget tokens are won, paid and stolen openly, and whether a player has any is public, but totals are not displayed. If the option public_gold is on, everything is shown.
    .title = How public gold is
    .reason = Gold cards are kept secretly, yet anyone can count cards on a table; the 2011 English rules of Saboteur 2 treat tokens this way.

R-30 = What happens in a tie? The tied players win together, in every box, unless its rulebook prints a tie-break, as that of The Dark Cave does.
    .title = Tied players
    .reason = Saboteur, Saboteur 2 and The Lost Mines say so; for the Duel nothing else is written.

R-31 = What if there is no saboteur among the players and the treasure is not reached? Nobody gains anything. This also holds, with any number of seats, if a module that changes roles leaves no saboteur.
    .title = No saboteur at all
    .reason = Both rulebooks say so for 3 and 4 players; the other case is the same.

R-32 = What may players say? Anything, lies included; but the game offers no way to show a role or a hand. The chat belongs to the table option chat.
    .title = Table talk
    .reason = The rulebooks forbid revealing the role and showing cards; bluffing is part of the game.

## All boxes

R-179 = May a goal, or a card with gold, come to lie beside a ladder later? Yes: what a ladder may not touch (in Saboteur 2 a goal, in the Duel a goal or a card with gold) matters only at the moment when the ladder is laid. In the Duel, any card with printed gold counts, claimed or not.
    .title = Neighbours of a ladder
    .reason = The rulebooks restrict where the ladder is laid and say nothing of other cards.

R-180 = Where on its card does a door or a troll stand? In Saboteur 2 a door stands between the two edges that the card joins. In the Duel a door shuts only the arm it stands on, and ways that avoid this arm stay open; a troll stands in the centre, so no way leads from one edge to another until he is bribed, but each edge can still be reached from outside.
    .title = Position of doors and trolls
    .reason = Only the pictures on the cards show it; this is the reading used where they are not decisive.

R-181 = May you play an action card that does nothing, just to get rid of it? No: every action needs a legal target or effect; otherwise pass. A change of direction always has an effect, a goal exchange may end without a swap, and a role change or the costume workshop may bring the same role again.
    .title = Actions without effect
    .reason = Passing is the way to get rid of a card, and it is done in secret.

R-182 = Is the discard reshuffled when the pile is empty? No, never, in any of the boxes.
    .title = No reshuffling
    .reason = The rulebooks say how play goes on without drawing; a new pile would keep rounds from ending.

R-183 = What happens when a player does not answer in time? In their turn they pass, discarding one card at random. In any other decision a veto, a payment for others, a theft, an axe or a vein is declined and no step is taken; failing that, a legal choice is made at random, a scout’s next path included. Roles stay hidden; the limit belongs to the table option turn_timer.
    .title = Absent players
    .reason = The others can go on playing, and nothing secret is given away.

R-184 = Is a card drawn on the turn that ends the round? No: once the round is over nothing is drawn, and no effect still waiting takes place.
    .title = Draw of the last turn
    .reason = The hands are no longer needed; the round is over at once.

R-185 = Are roles shown to all after a round? Yes, those of all players. Role cards that were left over or never dealt stay hidden.
    .title = Roles after the round
    .reason = The rulebooks turn the players’ cards face up; no text shows the others.

## Additions on review

R-186 = In which order do cards lie in the discard? The newest is on top; if two cards go there together, the affected one (broken tool, path card, thief, prison, vetoed card) goes first and the played one above it. Several passed cards lie in the order their player gives. The screen shows the size of the discard and the log of played cards, never its top card, since a card taken out of it is secret; a hand can therefore hold cards that everybody once saw played.
    .title = Order of the discard
    .reason = The order matters for the forgotten treasure, and the rulebooks do not give it.

R-187 = What if your hand is empty but the pile is not? You are skipped without drawing, just as with an empty pile; only a hand swap can bring you cards. If all hands are empty the round is over, whatever is left in the pile. It takes recruiting, a scout, chests or a hand swap to get there.
    .title = Empty hand, pile left
    .reason = Saboteur 2 leaves such a player out until the round ends, and each card that shrinks a hand says that it stays smaller.

R-188 = Where do the cards of the treasure chests go? Opened chests, and chests and chest paths taken by a rockfall (covered or revealed), are set aside until the next round and never go to the discard. The chest that forbids further maps stays on the table for the round.
    .title = Used chest cards
    .reason = They have other backs, all 17 are needed again, and in the discard they could be drawn into a hand.

R-189 = What happens to effects still waiting when the round ends? They are all dropped: further goals, chests not yet opened, draws, and taking a card from a hand. Chests already opened and nuggets already gained stay as they are.
    .title = Effects waiting at the end
    .reason = The treasure ends the round at once.

R-190 = What is announced before others may veto? The card, its cell and half-turn, and every target: player, goal, tool type, path card or thief to be removed, the two goals, who pays for a pawn. Left until after the veto: whether to swap, what is looked at, drawn or picked, and the payment itself. A scout can be vetoed on the card, then on each of the paths.
    .title = Announcing before a veto
    .reason = A veto answers a card that has been put down but has not yet taken effect.

R-191 = How do you ask another player to pay for a pawn? Before laying, you ask one player at a time, each at most once per turn; silence means no, and after a refusal your turn is still open. You may ask anyone who has something to pay with, except the holder of the token. Asking and paying are public.
    .title = Asking for a payment
    .reason = The rulebook lets you ask but does not say how; this keeps the turn short.

R-192 = What if something you once saw may have changed since? What you saw (a goal, a chest, a role, a hand you gave away) stays noted as you saw it, with its moment, and is never corrected for you. A goal exchange, role change, costume workshop or underground party marks it “may have changed”, unless you did it yourself. After a party, a role you had seen is known only to be still among the roles dealt, no longer whose it is.
    .title = Knowledge that grows stale
    .reason = Correcting it would tell you a secret, and forgetting it would take away what you learnt.

R-193 = Can a hidden card make a move legal or illegal? Never: what you may do follows from public facts, your own hand and the cards this very decision shows you (gold being shared, forgotten treasure, draw three, dig in the discard), and not from your role. Hidden cards act only when they are turned face up. If one then makes the rest of a move impossible, such as a scout’s second path, the rest lapses.
    .title = Hidden cards and legality
    .reason = Otherwise a refused move would betray a secret.

R-194 = Can a player who has no more turns still be chosen as a target? Yes: an empty hand protects from neither broken tools, prison, inspection, role change, hand swap, theft nor the party.
    .title = Targets without turns
    .reason = All of these still matter when the gold is shared.
