### Rulings: questions that the rulebooks leave open or answer in two ways, and the answer used here.
### 001 is the Saboteur rulebook (version 2.1), 004 that of the 20-year edition.
### Each group comment ("## …") is a heading under "Rulings" on the generated pages.

## Base game

# Pages: base

R-1 = Must a new path card be linked to the start? Yes: at least one of its open edges must meet an open edge that an unbroken tunnel joins to the start. In the base game the option placement_link may be set to adjacent_only: then it is enough that the card lies beside a face-up card of the maze and that the edges match. Saboteur 2 does not offer that option: its bridges and double curves need a linked track.
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

R-18 = May a repair be played when there is nothing to repair? No: a matching broken tool must lie before some player, yourself included. A card that shows two or three tools repairs one broken tool, chosen by whoever plays it.
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

R-23 = Who is “the player who played the last card”? The one whose card was the last to leave a hand by that player’s own act: a play, a pass, a discard of two cards, a recruitment, or a veto on another player’s turn. The seat to their left begins, whatever the direction of play was. Skipped turns and cards taken away by a chest do not count. If nobody let go of a card, because the round was given up at once, the same seat begins again. The Lost Mines count otherwise.
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

## Saboteur 2

# Pages: saboteur2

R-33 = The box announces 21 action cards but lists 20: which is the last one? One more rockfall. So all cards together are 40 + 27 + 30 + 21 = 118.
    .title = The missing action card
    .reason = The list of new kinds adds up to 20 while the total is 21; a public set of card scans shows a rockfall with the mark of the expansion.

R-34 = Do doors restrict who may lay cards? No: they matter only when the winners are determined. Reaching goals, ladders and locations, and the end of the round, ignore doors.
    .title = Doors while the round lasts
    .reason = The French sentence speaks of the end of a “tour”, which means the round; roles are secret, and doors that stopped players would betray them.

R-35 = Which team wins? A route is a way from the start to the treasure in the final maze that passes no place twice; ladders count as links. Blue can pass if some route has no green door, green if some route has no blue door. Treasure reached by a blue digger: blue alone if it can pass; otherwise green alone if it can pass; otherwise no team. By a green digger: the same with the colours exchanged. By the boss, the profiteer, a geologist or a saboteur: every team that can pass wins, be it both, one or none.
    .title = The winning team
    .reason = The team that makes the connection wins, and behind a door only the team of its colour; in the printed example the boss reaches the treasure behind a blue door and blue wins. Another online version does the same.

R-36 = What if several routes lead to the treasure? One route without the door that would stop a team is enough for it.
    .title = Several routes
    .reason = A team that has a way without the door is not blocked by it.

R-37 = What if every route has doors of both colours, so that no team can pass? The round ends all the same, and the saboteurs do not win, since the treasure is linked. The winners are the boss, the profiteer or both; if neither is there, nobody.
    .title = Doors that stop both teams
    .reason = Saboteurs win only if no connection was made.

R-38 = What if nobody of the winning colour is free, because none was dealt or all are imprisoned? That colour still wins; only the boss and the profiteer are paid, by the table for the number of paid winners: the boss alone 4, the profiteer alone 3, both 3 + 2.
    .title = Winning colour without members
    .reason = Prisoners do not count, yet the boss wins whenever one of the teams does; this keeps one table for all cases.

R-39 = What if no team can pass and both the boss and the profiteer are there? They are 2 winners: the boss gets 3, the profiteer 2.
    .title = Boss and profiteer together
    .reason = The rulebook treats each of them only in the absence of the other; the table gives the figures for two winners.

R-40 = What if the treasure is not reached and all saboteurs are imprisoned? They are treated as absent: the profiteer alone gets 3.
    .title = All saboteurs in prison
    .reason = Prisoners do not count; read either way, there is one winner.

R-41 = What do two geologists get if one is imprisoned? The free one gets the full number of crystals. If both are free, each gets half, rounded down.
    .title = One geologist in prison
    .reason = A prisoner is left out of the sharing whatever the role, so there is nobody to divide with.

R-42 = Which crystals are visible? Those on all face-up cards lying in the maze, linked or not; none on cards in the discard or face down.
    .title = Which crystals count
    .reason = The rulebook says visible, not linked.

R-43 = What may a thief take? Exactly 1 nugget from all that the other player has, of every round, this round’s share included; the bank always makes change. You may not choose a player who has 0, nor yourself; if there is nobody to choose, the theft lapses. Stealing is optional. Thefts happen one after the other, so a stolen nugget may be stolen again.
    .title = What a thief may take
    .reason = The rule about making change is there so that a theft is worth 1.

R-44 = In which order do thieves steal? Imprisoned ones are left out altogether. Of the thieves still on the table, the one put down last begins; the others follow clockwise by seat, not in the reverse order of being put down. A change of direction does not alter this.
    .title = Who steals first
    .reason = The rulebook gives the first thief and then the clockwise order.

R-45 = May you steal from an imprisoned player? Yes: prison only stops a player from receiving and from stealing.
    .title = Stealing from a prisoner
    .reason = The rulebook mentions no such protection.

R-46 = May you put a prison before yourself? No, only before another player.
    .title = Prison for yourself
    .reason = The role change says in so many words that it may be you; the prison does not, and it would only look suspicious.

R-47 = What is a type when at most one of a type may lie before a player? There are five: broken pick, broken cart, broken lamp, thief and prison. At most one of each, and all five may lie there together.
    .title = Types before a player
    .reason = The base game counts broken tools by type.

R-48 = Where does the old role go after a role change? To a face-down discard of roles, from which nothing is drawn again this round; nobody is shown it. The new role is drawn from the undealt roles, each equally likely. If no undealt role is left, which takes role changes played again, the card cannot be played. A prison, broken tools and a thief before the player stay there.
    .title = Where the old role goes
    .reason = The new role comes from those not dealt at the start of the round, which excludes the old one. The costume workshop works differently.

R-49 = May a hand swap involve an empty hand? Yes: the other player may hold 0 cards, and so may you after playing it. The other player draws 1 if the pile is not empty, you do not. Whoever received cards takes turns again, even if they were being skipped. Example: the hand swap is your last card, the other player holds 3 and the pile is empty; then you hold 3, and the other 0 and is skipped.
    .title = Swapping an empty hand
    .reason = The rulebook allows hands of different sizes.

R-50 = How does discarding two work? It removes any one card before you: a broken tool, a prison or a thief. You need at least 2 cards and something to remove, so it is never a mere exchange of cards. The two cards go to the discard face down, the removed card openly. You draw 1.
    .title = Rules for discarding two
    .reason = Face down is written for the pass only, but no text has the two cards shown.

R-51 = What if you pass with 1 to 3 cards and the pile holds fewer? You draw as many as you discarded or as the pile still holds, whichever is less. With an empty pile you must still play or discard at least 1 card.
    .title = Passing with a short pile
    .reason = You draw what there is.

R-52 = Where exactly may a ladder be laid? It must share a side with at least 1 path card, the start included, and match all its neighbours; closed edge against closed edge is enough. No side may touch a goal, face down or revealed. No link is needed. A face-down card does not count as the path card touched; a location, a revealed chest path or a card of a cut-off part does. Being linked to the start, a ladder at once opens the chests and locations that its open edges face.
    .title = Placing a ladder exactly
    .reason = Only a neighbouring path card is asked for, and a goal is named without saying whether it is revealed.

R-53 = Does a ladder let a route avoid doors? Yes: it is a link to the start without a door, so a route may begin at any ladder.
    .title = Ladders on winning routes
    .reason = The rulebook calls the ladder a direct connection to the start.

R-54 = When may a bridge or a double curve be laid? If its edges match and at least 1 of its two separate tracks is linked to the start. The other track may be linked later.
    .title = Cards with two tracks
    .reason = At least one of the two ways must be linked, says the rulebook.

R-55 = What if the 33 nugget tokens run out? They do not: the bank is unlimited.
    .title = Unlimited nuggets
    .reason = Nothing is said about running out; tokens only display what a player has.

R-56 = Whose role may an inspection show? Only that of another player, imprisoned or not. What it shows is private; who inspected whom is public.
    .title = Whom to inspect
    .reason = The rulebook names any other player.

R-57 = Which are the 30 path cards? The named ones make 2 + 2 + 4 + 6 = 14. The 16 others are 10 cards with a crystal and 6 plain cards that mix tunnels and dead ends; the deck file lists them.
    .title = The other path cards
    .reason = The rulebook names only the special cards; the others come from card scans and from the total.

R-58 = When can nobody play a card any more? When all hands are empty.
    .title = Nobody can play
    .reason = A card in hand can always be discarded.

R-59 = What if an imprisoned player reaches the treasure, which only an action such as a diversion can do? The winners are determined by that player’s colour as usual, but the player gets nothing.
    .title = Treasure reached from prison
    .reason = Reaching the treasure is an act; prison affects the sharing.

## Championship cards

# Pages: championship

# Pages: championship variants
R-60 = What does a winning greedy dwarf get? In the base game four gold cards from the top of the gold pile, in the tournament 4 nuggets. If the option greedy_reward is set to value_4, it is gold cards worth 4 in the base game.
    .title = The greedy dwarf’s reward
    .reason = The rulebook says cards for the base game and nuggets for the tournament; four cards are worth at least 4 and usually more, so some tables may prefer the value.

# Pages: championship variants
R-61 = What do the others get when the greedy dwarf reaches the treasure? Nothing. If somebody else reaches it, the greedy dwarf gets nothing and is not counted as a miner. If nobody does, the saboteurs win as usual.
    .title = When the greedy dwarf wins
    .reason = The tournament says that the others receive nothing, and the sense is the same.

R-62 = What do the others learn of a goal exchange? Which 2 face-down goals were chosen, but not whether they were exchanged; nobody looks at them. At least 2 goals must be face down. What others have seen of these two may be out of date and is marked so until they look again; what you saw yourself follows the cards.
    .title = Secrets of a goal exchange
    .reason = The rulebook has the goals taken unseen and the decision left to the player.

R-63 = How exactly does the forgotten treasure work? It goes to the discard only after its effect, so it is not among the cards you look at. If the discard is empty it cannot be played. The cards you do not keep return on top in the same order, and this card goes above them. It replaces the draw and works with an empty pile too.
    .title = Details of the forgotten treasure
    .reason = Every action needs an effect, and the rulebook says that this one replaces the draw.

R-64 = When can a veto be played? If the veto is in the deck, all other players have the same short time after every path or action card, once the card and its targets are announced and before any effect, look or reveal. Only seats without cards are not asked, for everybody sees how many cards a hand holds. The time is the table setting window_s, usually 6 seconds and at least 2; it closes early when all have said no or have set an automatic no. There is none while the veto lies in the discard for all to know. A forgotten treasure that has the veto among the cards it looks at, or a dig in the discard, brings it back for the rest of the round, whether or not the veto was taken; a veto that lay deeper is in no hand.
    .title = When a veto is possible
    .reason = The card comes before all effects; a pause for its holder alone would give that player away.

R-65 = What can be vetoed? A path or action card that another player plays on their own turn, each path of a scout included. Not a pass, discarding two, recruiting, the effect of a chest or goal, or another veto. A vetoed path never reveals anything. You may play a veto with broken tools or a prison before you. On your own turn a veto can only be discarded.
    .title = What can be vetoed
    .reason = The rulebook names a path or action card that has just been put down.

R-66 = Who draws what after a veto? The vetoed player draws 1 and their turn ends; then the player of the veto draws 1. If the pile is empty nobody draws, and the vetoed card changes nothing about the draw, a hand swap for instance. If a scout is vetoed, its player draws 1. If its first path is vetoed, they draw 1 and the second is not laid; if the second is vetoed, they draw 2. So a vetoed scout costs no hand size, and a vetoed path leaves the usual loss of 1 card. A chest opened by the first path still counts for the draw.
    .title = Who draws after a veto
    .reason = The veto lets the vetoed player draw 1 whatever was vetoed; for a scout this keeps its price as printed: one card.

R-67 = What does a change of direction affect? The next turn goes to the neighbour in the new direction. In the base game the gold always goes round against the current direction of play, so clockwise when play is reversed, and if a saboteur reached the treasure the first miner is found that way too. Thefts in Saboteur 2 are not affected. The next round is clockwise again and begins with the seat to the left of the last player. With 2 seats the card may be played and changes nothing.
    .title = What a reversal changes
    .reason = The rulebook says that the reversed direction applies to the sharing too.

R-68 = Can you play a scout if you cannot lay two paths? No: no broken tool or prison may lie before you, and your hand must hold two path cards that can legally be laid one after the other, reckoned with all face-down cards still face down. You then lay a path that, by the same reckoning, leaves a legal second one, and then a second, which you must lay if any is legal. Each is dealt with, with its goals and chests, before the next. If the first ends the round, that is all; if a card that it turned over makes the second impossible, you keep the second and draw 1, so your hand still ends up 1 card smaller.
    .title = Scout without two paths
    .reason = The card is played with two path cards; hidden cards may not decide what is legal.

R-69 = Which card does a diversion move, and where? The path card most recently laid from a hand that is still in the maze; if the very last was removed, the one before it. If the option diversion_target is set to strict_last, only the very last. Never a card of the set-up, a goal or a chest path. The new cell must be another one and legal once the card is lifted; a half-turn is allowed. Without such a cell the diversion cannot be played. A vetoed path was never laid, and a diverted card remains the latest. What had been opened (chests, locations, goals) stays open; what the moved card newly reaches opens for you. As an action it may be played with broken tools or in prison.
    .title = What a diversion moves
    .reason = The rulebook does not foresee that the last card has been removed; this keeps the diversion useful.

R-70 = How many copies are there? 2 greedy dwarves and 7 single action cards, which makes 9. Each action card can be chosen by itself.
    .title = Championship cards, one by one
    .reason = The rulebook lets them be used alone or together.

## Mini-expansions

# Pages: mini-expansions

R-71 = Is the starting nugget of the right of way given once or in each round? Once per game. Nuggets add to the final score in the base game too. There, whoever must pay without having nuggets first trades one gold card of their choice, openly, for as many nuggets as it shows; that card is out of the game. So you have something to pay with if you hold a nugget or a gold card.
    .title = The starting nugget
    .reason = It belongs to the set-up; from the second round on, gains may be spent as well, says the rulebook.

R-72 = Where exactly does a pawn stand? On one open edge that faces an empty cell; the cell is closed to all path cards until somebody pays. It cannot stand on an edge that faces a goal, a chest or a location. Two pawns cannot block the same cell, and no goal can be moved into it. The edge need not be linked to the start.
    .title = Where a pawn stands
    .reason = Any card in that cell would have to meet the open edge, so closing the cell and closing the edge are the same.

R-73 = May the holder of the token lay a card in their own pawn’s cell? Yes, for free, and the pawn leaves. Somebody who pays for another player must agree to it. The holder may agree too: then nobody pays.
    .title = Your own pawn
    .reason = Paying yourself changes nothing.

R-74 = What if the card on whose edge a pawn stands is removed or moved? Pawn and token are out for the round, and nobody pays.
    .title = A pawn loses its card
    .reason = Once gone, pawns cannot be used again in the round.

R-75 = What if a path card laid in a pawn’s cell is vetoed? The payment is not made and the pawn stays.
    .title = Veto on a pawn’s cell
    .reason = A veto acts before any effect.

R-76 = Where do workshop and party lie, and what is their shape? Each is one cell, open on four sides that are all joined: the workshop at (4, −2), the party at (4, 2). They lie face up, so their edges bind their neighbours from the start: a card beside them must be open towards them. They are not linked by themselves.
    .title = Where the locations lie
    .reason = Only the picture shows it; this is a default, kept in the data so that it can be corrected.

R-77 = Must the visitor of the workshop change even into the same role? Yes: it is compulsory, happens once, and counts even if the new card shows the same role. Nobody is told whether the role changed. Afterwards the location is an ordinary path that no rockfall can remove.
    .title = One compulsory visit
    .reason = The rulebook only says to exchange.

R-78 = Where does the workshop take roles from? In Saboteur 2 from the top of the undealt roles; the old role goes to the bottom and may come back later, so a later role change may draw it. In the base game you exchange with the one role card left over. If there is no card (tournament, undealt roles used up), the visit has no effect and still counts as the first.
    .title = Roles of the workshop
    .reason = The rulebook describes the two games differently, and both differently from the role change.

R-79 = Which roles does the party mix? Only those that were dealt. Everyone, imprisoned players included, hands in one and gets one, possibly the same again, and sees the new one in private. Cards before players (prison, broken tools, thief) stay with the players.
    .title = Whose roles the party mixes
    .reason = The rulebook gathers the roles of all players.

R-80 = May workshop and party be used together? Usually only one of them; the option both_locations, off unless the host turns it on, allows both.
    .title = Both locations together
    .reason = The contents list names one postcard for both.

R-81 = What if one card links a location and a goal or chest? Locations come first, then goals and chests in the order that the player whose turn it is chooses.
    .title = Location and goal at once
    .reason = All these effects are immediate, so the wording puts none first; a fixed order keeps a player from choosing whether the role change still matters before the treasure ends the round.

R-82 = Which are the 8 new goals? 1 treasure, a gold sack of 1, a gold sack of 2, a dragon, a giant spider and 3 black stones.
    .title = The eight new goals
    .reason = The rulebook gives the kinds but no numbers; this is a default to be checked against the cards.

R-83 = Where do the 5 goals lie? At (8, −4), (8, −2), (8, 0), (8, 2) and (8, 4).
    .title = Where the five goals lie
    .reason = Only the picture shows it; this continues the column of the base game.

R-84 = What does the giant spider do in Saboteur 2? The round ends as one in which the treasure was not reached: the saboteurs and the profiteer win, geologists are paid, thieves steal. Without a saboteur the profiteer alone gets 3, and without a profiteer nobody wins. In the base game without a saboteur nobody wins.
    .title = The spider in Saboteur 2
    .reason = The profiteer wins whenever the saboteurs do.

R-85 = To whom do gold sack and dragon apply? To the player whose turn it is, whatever the role, also with broken tools or in prison. The dragon takes 1 nugget or, from a player who has nothing, none. All this is public. In the base game nuggets lie beside the gold cards; a player who has only gold cards trades one for nuggets, as for a pawn.
    .title = Whom sack and dragon concern
    .reason = The dragon takes a nugget from whoever has any, which is read as having gold at all.

R-86 = What if a new goal cannot fit on every side? It is turned like any revealed goal, and the mismatches that remain are legal.
    .title = A goal that cannot fit
    .reason = The rulebook wants all sides to fit, which is not always possible.

R-87 = What if three or more goals are reached at once? One at a time, in the order chosen by the player whose turn it is, until the round ends.
    .title = Three goals or more
    .reason = The rulebook answers for two; this is the same.

R-88 = Where do the chests lie? At (2, −2), (2, 2), (6, −2) and (6, 2). If the option chest_layout is set to random, they are drawn at random instead, from columns 1 to 7 and rows −3 to 3. In every layout no two share a side, and none lies on an occupied cell or on one that touches the start or a goal.
    .title = Cells of the chests
    .reason = The rulebook leaves the places free and shows examples; keeping off start and goals avoids chests that open at once.

R-89 = What if a chest path cannot join the edge that reached it? Both half-turns are tried; if neither opens towards that edge, the one with fewest mismatches is taken. The chest is won all the same, only the way stops there.
    .title = A chest path that refuses
    .reason = In the rulebook the chest is taken before the path is turned.

R-90 = How is a goal moved by a chest? Any goal goes one column further, in the same row, unseen if it is face down. A revealed goal keeps its half-turn, mismatches are tolerated, and it may be cut off or joined elsewhere. The new cell must be empty and without a pawn, otherwise choose another goal; if none can move, nothing happens. What players know of the goal goes with it. Then it is checked again what is linked: a hidden goal that now faces a linked open edge is revealed for the player whose turn it is.
    .title = Moving a goal away
    .reason = The rulebook leaves the goal free, and further away on the table means along the tunnel; a bare stone is the miner’s harmless choice.

R-91 = What can a map still do after the chest that bans it? It can still show chests; when no covered chest is left, a map can only be discarded. The ban lasts for the round.
    .title = Maps after the ban
    .reason = The card names goals only.

R-92 = How do you take a card from another player’s hand? At the end of the turn, at random and unseen by the others; the player who loses it sees which card went. You may choose anyone who has at least 1 card. If nobody has, you still do not draw.
    .title = Taking a card from another
    .reason = Hands are secret, and cards lost in other boxes are lost at random.

R-93 = What if several effects change the draw of one turn? It is reckoned once, at the end of the turn. If any effect says not to draw, and robbing a hand or digging in the discard with success are such effects, you draw 0 from the pile. Otherwise you draw the basic number (1; with a scout 2; with a forgotten treasure 0) and the extra cards. Looking at 3 and keeping 1 replaces one of the basic draws and comes first; with 1 or 2 cards left you look at those and keep 1.
    .title = Reckoning the draw
    .reason = The cards speak of the end of your turn, so one reckoning there is safe.

R-94 = How is the chest with 1 nugget paid in the base game? With a gold card that shows 1, searched in the gold pile, which is then shuffled again; if none is left, with a token of 1.
    .title = A chest’s nugget in cards
    .reason = The rulebook asks for such a card in the base game.

R-95 = How do the two chests that use the discard work? Shuffling it and looking at 5 happens at once, not at the end of the turn; the cards not kept go back on top face down, and you draw no other card. If the discard is empty, nothing happens and you draw as usual. The chest that sends 5 cards from the pile to the discard does so unseen, with fewer if the pile is short.
    .title = Digging in the discard
    .reason = “No other card” supposes that one was taken.

R-96 = What if several chests are opened at once? The player whose turn it is chooses the order, and each is dealt with completely before the next.
    .title = Chests opened together
    .reason = This is the rule for two goals.

## Variants

# Pages: variants

R-97 = How is the gold shared with sabotaged dwarves? One card is drawn for each miner, the sabotaged ones included. The cards go round against the direction of play among the miners who are not sabotaged, beginning with the one who reached the treasure or else the next who may take a share, and keep going round until none is left. If all are sabotaged, no card is drawn. Greedy dwarves and saboteurs are paid as usual.
    .title = Gold past the sabotaged
    .reason = The rulebook says that some may receive more than one card.

R-98 = Who gets the 3 nuggets of the tournament if a saboteur reached the treasure? Nobody: only a miner can earn the 3, and otherwise every miner gets 2. If a greedy dwarf reached it, that dwarf gets 4 and everybody else 0, the other greedy dwarf included.
    .title = Three nuggets for miners only
    .reason = The sentence about the 3 stands under the heading of the miners’ win.

R-99 = What is the middle card of the tournament? A random path card with a random half-turn at (4, 0). It is not linked to the start until it is joined, but its edges bind its neighbours from the start. A rockfall may remove it; a diversion may not move it. The other 39 path cards and 27 action cards are dealt.
    .title = The tournament’s middle card
    .reason = It lies three cells away from the start and touches nothing.

R-100 = How long is a tournament, and what may be added? 3 rounds. Since there are as many roles as players, no role is left over and the costume workshop is barred. Other modules stay out unless the option allow_untested lets them in.
    .title = Length and additions
    .reason = The rulebook lists exactly what the tournament needs.

## All boxes

# Pages: saboteur2 duel
R-179 = May a goal, or a card with gold, come to lie beside a ladder later? Yes: what a ladder may not touch (in Saboteur 2 a goal, in the Duel a goal or a card with gold) matters only at the moment when the ladder is laid. In the Duel, any card with printed gold counts, claimed or not.
    .title = Neighbours of a ladder
    .reason = The rulebooks restrict where the ladder is laid and say nothing of other cards.

# Pages: saboteur2 duel
R-180 = Where on its card does a door or a troll stand? In Saboteur 2 a door stands between the two edges that the card joins. In the Duel a door shuts only the arm it stands on, and ways that avoid this arm stay open; a troll stands in the centre, so no way leads from one edge to another until he is bribed, but each edge can still be reached from outside.
    .title = Position of doors and trolls
    .reason = Only the pictures on the cards show it; this is the reading used where they are not decisive.

# Pages: base saboteur2 championship mini-expansions duel lost-mines dark-cave
R-181 = May you play an action card that does nothing, just to get rid of it? No: every action needs a legal target or effect; otherwise pass. A change of direction always has an effect, a goal exchange may end without a swap, and a role change or the costume workshop may bring the same role again.
    .title = Actions without effect
    .reason = Passing is the way to get rid of a card, and it is done in secret.

# Pages: base saboteur2 duel lost-mines dark-cave
R-182 = Is the discard reshuffled when the pile is empty? No, never, in any of the boxes.
    .title = No reshuffling
    .reason = The rulebooks say how play goes on without drawing; a new pile would keep rounds from ending.

# Pages: base saboteur2 championship mini-expansions duel lost-mines dark-cave
R-183 = What happens when a player does not answer in time? In their turn they pass, discarding one card at random. In any other decision a veto, a payment for others, a theft, an axe, a vein, a bribe or a second discard is declined, a vote counts as a no, and no step is taken; failing that, a legal choice is made at random, a scout’s next path included. Roles stay hidden; the limit belongs to the table option turn_timer.
    .title = Absent players
    .reason = The others can go on playing, and nothing secret is given away.

# Pages: base saboteur2 duel lost-mines dark-cave
R-184 = Is a card drawn on the turn that ends the round? No: once the round is over nothing is drawn, and no effect still waiting takes place.
    .title = Draw of the last turn
    .reason = The hands are no longer needed; the round is over at once.

# Pages: base saboteur2 lost-mines dark-cave
R-185 = Are roles shown to all after a round? Yes, those of all players. Role cards that were left over, never dealt or discarded in a role change stay hidden.
    .title = Roles after the round
    .reason = The rulebooks turn the players’ cards face up; no text shows the others.

## Additions on review

# Pages: base saboteur2 championship
R-186 = In which order do cards lie in the discard? The newest is on top; if two cards go there together, the affected one (broken tool, path card, thief, prison, vetoed card) goes first and the played one above it. If a path of a scout is vetoed, the scout lies below, then the path, then the veto. Several passed cards lie in the order their player gives. The screen shows the size of the discard and what everybody knows of it, never more, since a card taken out of it is secret; a hand can therefore hold cards that everybody once saw played.
    .title = Order of the discard
    .reason = The order matters for the forgotten treasure, and the rulebooks do not give it.

# Pages: base saboteur2 championship mini-expansions
R-187 = What if your hand is empty but the pile is not? You are skipped without drawing, just as with an empty pile; only a hand swap can bring you cards. If all hands are empty the round is over, whatever is left in the pile. It takes recruiting, a scout, chests or a hand swap to get there.
    .title = Empty hand, pile left
    .reason = Saboteur 2 leaves such a player out until the round ends, and each card that shrinks a hand says that it stays smaller.

# Pages: mini-expansions
R-188 = Where do the cards of the treasure chests go? Opened chests, and chests and chest paths taken by a rockfall (covered or revealed), are set aside until the next round and never go to the discard. The chest that forbids further maps stays on the table for the round.
    .title = Used chest cards
    .reason = They have other backs, all 17 are needed again, and in the discard they could be drawn into a hand.

# Pages: base mini-expansions
R-189 = What happens to effects still waiting when the round ends? They are all dropped: further goals, chests not yet opened, draws, and taking a card from a hand. Chests already opened and nuggets already gained stay as they are.
    .title = Effects waiting at the end
    .reason = The treasure ends the round at once.

# Pages: championship mini-expansions
R-190 = What is announced before others may veto? The card, its cell and half-turn, and every target: player, goal, tool type, path card or thief to be removed, the two goals, who pays for a pawn. Left until after the veto: whether to swap, what is looked at, drawn or picked, and the payment itself. A scout can be vetoed on the card, then on each of the paths.
    .title = Announcing before a veto
    .reason = A veto answers a card that has been put down but has not yet taken effect.

# Pages: mini-expansions
R-191 = How do you ask another player to pay for a pawn? Before laying, you ask one player at a time, each at most once per turn; silence means no, and after a refusal your turn is still open. You may ask anyone who has something to pay with, and the holder of the token, whose yes costs nobody anything. You may ask only where you could then lay: no broken tool and no prison before you, and a card in your hand that fits the cell. Asking and paying are public.
    .title = Asking for a payment
    .reason = The rulebook lets you ask another person, the holder included, but does not say how; this keeps the turn short.

# Pages: base saboteur2 championship mini-expansions
R-192 = What if something you once saw may have changed since? What you saw (a goal, a chest, a role, a hand you gave away) stays noted as you saw it, with its moment, and is never corrected for you. A goal exchange, role change, costume workshop or underground party marks it “may have changed”, unless you did it yourself. After a party, a role you had seen is known only to be still among the roles dealt, no longer whose it is.
    .title = Knowledge that grows stale
    .reason = Correcting it would tell you a secret, and forgetting it would take away what you learnt.

# Pages: base saboteur2 championship mini-expansions
R-193 = Can a hidden card make a move legal or illegal? Never: what you may do follows from public facts, your own hand and the cards this very decision shows you (gold being shared, forgotten treasure, draw three, dig in the discard), and not from your role. Hidden cards act only when they are turned face up. If one then makes the rest of a move impossible, such as a scout’s second path, the rest lapses.
    .title = Hidden cards and legality
    .reason = Otherwise a refused move would betray a secret.

# Pages: base saboteur2 mini-expansions
R-194 = Can a player who has no more turns still be chosen as a target? Yes: an empty hand protects from neither broken tools, prison, inspection, role change, hand swap, theft nor the party.
    .title = Targets without turns
    .reason = All of these still matter when the gold is shared.

# Pages: base saboteur2 championship mini-expansions duel
R-238 = When does a played action card reach the discard? When all that it set going is over, the chests it opened and the goals it turned included. So nothing that is dug out of the discard can be the card itself. It leaves the hand when it is put down, so the number of cards in a hand never counts it. A scout lies above all that its paths did, also when the second path ends the round.
    .title = Where a played card lies
    .reason = The rulebook discards such cards once their effect is used.

# Pages: base saboteur2
R-239 = Who has won a round that was dealt no saboteur and in which nobody reached the treasure? In the base game, where three or four may be dealt none, nobody. In Saboteur 2 the profiteer alone, if one was dealt; otherwise nobody. Nothing names the saboteurs as winners when there were none.
    .title = Rounds without saboteurs
    .reason = Whoever is not there can win nothing.
