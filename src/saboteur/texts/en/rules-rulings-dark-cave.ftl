### Rulings on The Dark Cave: questions that the rulebook leaves open or answers in two ways.
### 003 is the rulebook of La mine se rebelle.
### Each group comment ("## …") is a heading under "Rulings" on the generated pages.

## The Dark Cave

# Pages: dark-cave

R-150 = Whose gold does a saboteur carry, and which heads count? The faces of the clan cards decide: the treasure of a clan is the nuggets saved by those who work for it, times the number of dwarves, inside or out, who work for the other.
    .title = Whose gold, whose heads
    .reason = The text of the rulebook speaks of backs; its example comes out only with faces.

R-151 = How is a card cut into spaces? Level I: one space for each track. Level II: one for each open edge, all of a track touching each other. Level III, and goals: one for each open edge and a hub between them. The symbol is on the hub, or else on the west space, or else on the first. A deck file may correct it, but not how many steps it takes to cross the card (DC-21). All dwarves begin on the ladder of the Start.
    .title = Spaces of a card
    .reason = The cuts are printed on the cards only; this model gives exactly the steps the rulebook names.

R-152 = What must a new path card meet? At least one of its open edges must meet an open edge of any part of the mine or of a face-up goal. A link to the start is not needed, the area has no border, face-down goals bind nothing. A blank side against an open path is as wrong as the reverse.
    .title = What extending a path means
    .reason = The text names only one half of the matching; the pictures of wrong cards show the rest.

R-153 = Which step onto a bridge costs the card? Stepping onto the wood from a space that is not wood of the same card, once each time, even if you stop or turn back there. The way below is free. Pieces on the deck and below do not meet, and creatures pay nothing.
    .title = When a bridge costs
    .reason = The rulebook says “over” and “across”; entering is the one moment that cannot be missed.

R-154 = How is a tunnel walked? It is a space between the two bends: one step in, one step out. The nugget is due each time you enter; leaving either way is free. You may stop there and be attacked there.
    .title = The space of a tunnel
    .reason = The rulebook calls it a space of its own and takes the nugget at once.

R-155 = Does a web stop a hop between ladders? No: webs sit on the edges of cards, and a hop crosses none. The same for creatures.
    .title = Webs and ladders
    .reason = A web closes the place where it lies and nothing else.

R-156 = Must you take vein gold? No: at the end of the second step you may, also after no step at all or when an attack ended your move there; not on a turn without a second step. The clan card shown is the price.
    .title = Is vein gold compulsory
    .reason = The rulebook says “take”, but also “if you take”: a choice.

R-157 = May a web lie before a face-down goal, and how does its clock run? Yes, that is the end of a path. The side showing is the clock: at the beginning of a turn of its player, 2 becomes 1 and 1 goes; turns passed or spent outside count. An axe thus shortens it by a round.
    .title = Place and clock of webs
    .reason = The rulebook counts by the token’s two sides.

R-158 = When may an axe be used? Not on the turn on which you lay it before yourself; afterwards always, against creatures on others’ turns too. One laid before you by another serves at once. Against a web you must stand on the space that touches its edge, at any moment of your turn: before your card, between two steps, after the last, and on a turn without movement.
    .title = When an axe serves
    .reason = The rulebook forbids profiting at once from an axe played from the hand.

R-159 = Does your movement go on when an axe repels the creature you came to? No: coming to it had ended the movement. The axe saves everybody there. If several have one, they are asked in seat order from the player on turn, and one axe is spent.
    .title = Axe and movement
    .reason = The movement ends before the attack that the axe prevents.

R-160 = How long do boots last, and may you have two? They serve on every turn of yours from the one on which they are laid. A second pair is not allowed; if everybody has boots, the card can only be discarded.
    .title = Boots once and for all
    .reason = The rulebook allows one card for each player.

R-161 = Who may get equipment? Only players whose dwarf is still in the mine; axes in any number. What lies before one who has left is of no more use.
    .title = Equipment for the others
    .reason = Outside the mine it would have no effect (R-181).

R-162 = What if dwarves stand on the abyss from which a creature comes? It attacks them and stops.
    .title = Emerging onto dwarves
    .reason = The exception for the first space is written for creatures already in play.

R-163 = May a creature stand on the exit? Yes: a dwarf who comes there is attacked, then leaves at once, lying or not. Face-down goals are closed to creatures.
    .title = Creatures on the exit
    .reason = Nothing forbids the space, and reaching the exit is what counts.

R-164 = Are you attacked if you begin your turn on the space of a creature? No. You leave freely; coming back is an attack.
    .title = Beginning beside a creature
    .reason = An attack follows a move onto the space.

R-165 = What if the lindworm hits you on your own turn? Your movement ends, and on your next turn you stand up without moving. If you drove it onto yourself in the first step, you do not move on this turn either. Further hits add nothing; cards are played as usual.
    .title = Lindworm on your turn
    .reason = Lying lasts until your next turn has come.

R-166 = How long does a creature stay that was called again? The former card is discarded at once, and it goes when the new player’s turn begins, even if that player passes or is out. Nobody can call their own again: it has left when their turn begins.
    .title = Clock of a creature
    .reason = The rulebook lets it stay until it is your turn again.

R-167 = What goes with a card that a rockfall removes? Every web on its edges, with its action card. A dwarf or creature on any space of the card protects it.
    .title = Rockfall and webs
    .reason = The rulebook says so for webs and names the whole card.

R-168 = When do hands change, and who draws? The hands change in the first step, so losses in the second come from the new hand; in the third the other player draws 1. Empty hands may be swapped.
    .title = Draws after a hand swap
    .reason = This is the order of the steps.

R-169 = How is a hidden goal entered? It takes 1 step. Of the half-turns that join the path you come from, the one that matches more sides; if both are as good, you choose. You stop on the first space; if that is the exit you leave, if it has vein gold you may take it.
    .title = Turning a goal
    .reason = The rulebook asks for the joint with the card you come from and leaves the rest open.

R-170 = Who notices that a side is out? The game checks it by the clan cards after each exit. The first to leave still sees the cards set aside. As long as the game goes on, everybody may conclude that each side has somebody inside.
    .title = Noticing the end
    .reason = At a table the first to leave announces the end with that knowledge.

R-171 = Does the last card still buy its movement? Yes: that turn is finished, then the game ends.
    .title = Last card and movement
    .reason = Every card played has bought its movement.

R-172 = Who wins if nobody gets out? Nobody. With equal treasures and somebody out, the printed rule for ties holds.
    .title = Nobody gets out
    .reason = The tie is broken by the first who left, and there is none.

R-173 = Which clan is used with 3 or 4 players? One drawn by lot; all wear it, and loyal dwarves stand against saboteurs. Both sides have at least 1 dwarf at every number of players.
    .title = One clan for few
    .reason = The rulebook leaves the colour open.

R-174 = Can the 46 nuggets run out? No: 8 times 3 and 3 veins never exceed them.
    .title = Enough nuggets
    .reason = It is a sum.

R-175 = What if a random card is lost? Chance draws it in place of the left neighbour, whether that player is in the mine or not; with 2 players it is the opponent. An empty hand loses nothing.
    .title = Losing a random card
    .reason = The neighbour draws blindly and has nothing to choose.

R-176 = How do cards lie on the discard? Action cards that were played face up, passed and lost cards face down.
    .title = Which side up
    .reason = The rulebook says so of each.

R-177 = How do players agree to end the game? By a unanimous vote, without proof. It may be proposed once on your own turn, before you play a card. The option agree_end can switch it off.
    .title = Agreeing on the end
    .reason = The rulebook leaves it to the players.

R-178 = At what may you look? At a face-down goal, or at a face-down clan card of another player. If there is neither, the card cannot be played.
    .title = Targets of secret information
    .reason = What lies open needs no look.

R-227 = What if your hand is empty but the pile is not? Your turn is passed without drawing; only a hand swap by another brings you cards. If all hands are empty the game is over.
    .title = Empty hand, full pile
    .reason = Nobody could ever act again.

R-228 = What if creatures meet? They pass and share spaces freely. A dwarf who comes to several is attacked by each, in the order that its player chooses; an axe repels one.
    .title = Creatures that meet
    .reason = The rulebook speaks of one creature at a time.

R-229 = Who may use an axe against a creature? Only those whom it attacks. If the creature comes, that is every player whose dwarf is on its space, lying or not, on any turn, even against a creature of their own; if a dwarf walks onto a creature, the walker alone. Never from outside the mine. It is optional, ends the creature’s move and saves all there.
    .title = Who swings an axe
    .reason = The rulebook lets you swing before it attacks you.

R-230 = What changes with 2 players? Each side is one dwarf, so the first exit ends the game and wins: nuggets times 1 against 0, or the tie-break.
    .title = A duel of two
    .reason = It follows from the two ends of the game.

R-231 = What does one who leaves still do? Remaining steps lapse; the leaver draws unless the game is over, and plays only the first and third step from then on. Webs and creatures of that player keep their clocks. Others may swap hands with the leaver, whom no creature reaches. All of one side out ends the game at once.
    .title = Turns after leaving
    .reason = The rulebook lets the leaver go on playing cards.

R-232 = With whom may hands be swapped? With anybody, out of the mine or empty-handed, and your own hand may be empty after playing the card. With an empty pile nobody draws. Cards received are played from the next turn on.
    .title = Edges of a swap
    .reason = The rulebook says that the number of cards does not matter.

R-233 = Where exactly may a web sit? Where two open edges meet, or on an open edge that faces an empty place or a face-down goal, in any part of the mine; neither inside a card nor on a side that does not match. It stays when the goal is turned over.
    .title = Where webs may sit
    .reason = Between two cards or at the end of a path, says the rulebook.

R-234 = Do parts of the mine count that are cut off? Yes: creatures emerge there, ladders lead there, cards extend them.
    .title = Cut-off parts
    .reason = The rulebook asks nowhere for a link to the start.

R-235 = Do backs show the level of a card? Yes: how many cards of each level a hand holds is public, and so is the level on top of the pile.
    .title = Levels on the backs
    .reason = The stacks are told apart before they are shuffled, so anybody can see it.
