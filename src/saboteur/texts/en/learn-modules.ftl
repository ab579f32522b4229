### What the guide says in the scenes of the modules. $a and $b are others at the table; what is to be done stands apart.

learn-modules-1-aim = Modules change one thing each in Saboteur, most of them also in Saboteur 2; several may be played together. The aim stays: the treasure, or to keep others from it.
learn-modules-1-1 = You are the greedy dwarf: four gold cards, and nothing for anybody else, if you yourself lay the last card to the treasure; otherwise you get nothing. Make sure first.
    .do = Look at the goal in the middle.
learn-modules-1-1-hasty = It may be the treasure. It may also be stone, and then the miners know the way better than you.
learn-modules-1-1-far = The middle is the one within reach.
learn-modules-1-2 = The treasure, and nobody has reached it yet. Now, before somebody else does!
    .do = Lay the last card.
learn-modules-1-2-slow = Too slow: the next player would reach it, and you would get nothing.
learn-modules-1-end = Four gold cards for you, none for anybody else. Had a miner laid the last card, you would have got nothing: near the treasure, watch who dawdles.

learn-modules-2-1 = You have seen two goals: the treasure in the north, stone in the middle, and the tunnel heads for the middle. This card takes up two goals, unseen.
    .do = Choose the northern goal and the one in the middle.
learn-modules-2-1-south = Allowed, but then the treasure does not come to the middle.
learn-modules-2-2 = Nobody sees whether you exchange them or put them back as they were.
    .do = Exchange them.
learn-modules-2-2-leave = You may pretend. Here the exchange helps the miners.
learn-modules-2-end = What others have seen of these two goals is worth less now: they must trust you, or look again.

learn-modules-3-1 = Instead of drawing, you look at the five cards on top of the discard and keep one.
    .do = Play the card.
learn-modules-3-2 = Others have discarded good things. A straight tunnel leads on to the goals.
    .do = Keep the straight tunnel.
learn-modules-3-2-other = You may keep that one, too. But what the tunnel needs is a straight card.
learn-modules-3-end = The others go back face down, and nobody knows what you kept. You have also seen what somebody discarded face down.

learn-modules-4-1 = You hold a veto: it is played on somebody else’s turn, never on your own. After each card everybody is asked, so nobody knows who holds it.
    .do = First your own turn: lay the straight tunnel in the east.
learn-modules-4-2 = { $a } wants to break your lamp, but the card has not taken effect yet.
    .do = Play your veto.
learn-modules-4-2-allow = You may keep the veto for something worse. Here it saves your lamp.
learn-modules-4-end = Both cards are discarded, both of you draw, and { $a }’s turn is over. Your own turn comes as always.

learn-modules-5-1 = { $a } plays after you, and { $a } only breaks things. From now on play goes the other way round.
    .do = Play the change of direction.
learn-modules-5-2 = { $b } came first this time, and { $a } last.
    .do = Dig on to the east.
learn-modules-5-end = It holds until the round ends, and the gold goes round the other way, too.

learn-modules-6-1 = Your cart is broken, and so is { $a }’s lamp. The master craftsman repairs any one tool, whoever it belongs to.
    .do = Repair your cart.
learn-modules-6-1-kind = Kind, and allowed. But then you cannot dig yourself.
learn-modules-6-1-dig = Not with a broken cart.
learn-modules-6-2 = All your tools are whole.
    .do = Dig on to the east.
learn-modules-6-end = One tool only, even if several are broken.

learn-modules-7-1 = With the scout you lay two tunnel cards in one turn.
    .do = Play the scout.
learn-modules-7-1-one = That would be one card. With the scout you lay two.
learn-modules-7-2 = One after the other, by the usual rules.
    .do = Lay the first one in the east.
learn-modules-7-3 = And on.
    .do = Lay the second one behind it.
learn-modules-7-end = Three cards are gone and you drew two: your hand stays one card smaller until the round ends.

learn-modules-8-1 = Dig first; then see what the others make of it.
    .do = Lay the straight tunnel in the east.
learn-modules-8-2 = { $b } has closed your tunnel with a dead end. A diversion moves the last path card that was laid to another place where it fits.
    .do = Move the dead end below the start.
learn-modules-8-2-junk = Keep it: the dead end can be moved away.
learn-modules-8-end = The way east is open again. A diversion may also be the last card to the treasure, or cut the way to it.

learn-modules-9-1 = Everybody has a nugget. Instead of another turn you may recruit a pawn: it costs a card of your hand, and you do not draw.
    .do = Give up a card that you can spare to recruit a pawn.
learn-modules-9-2 = It stands at an open end of a tunnel, and nobody lays a card there without paying you a nugget.
    .do = Post the pawn at the eastern end.
learn-modules-9-2-off = It may stand there, but hardly anybody wants to dig there.
learn-modules-9-3 = { $a } wanted to dig there, and paid you a nugget; the pawn is gone for this round.
    .do = Dig on to the east.
learn-modules-9-end = There are two pawns a round. Another player may pay for somebody who has nothing.

learn-modules-10-1 = You are the saboteur, and everybody knows. Whoever first links the workshop to the start must swap the role for the one that was set aside.
    .do = Join the tunnel with the workshop in the north.
learn-modules-10-2 = You are a miner now, and only you know it. Who would believe you?
    .do = Dig for the treasure: lay a tunnel in the east.
learn-modules-10-end = The role that you hold when the round ends is the one that is paid. Whoever comes to the workshop later changes nothing.

learn-modules-11-1 = As soon as somebody links the party to the start, the roles of all players are gathered, shuffled and dealt again.
    .do = Join the tunnel with the party in the south.
learn-modules-11-2 = The same roles, but perhaps in other hands: what you knew of anybody holds no more. Look at your new role, then act on it.
    .do = Dig east, or discard: as your role wants it.
learn-modules-11-end = It happens once a round. Broken tools stay where they are.

learn-modules-12-1 = Five goals now: the treasure, and four of seven others. Some hold gold, a dragon costs a nugget, and the spider ends the round for the saboteurs.
    .do = Look at the goal in the middle before you go there.
learn-modules-12-1-blind = Dangerous: you do not know what waits there.
learn-modules-12-1-other = You may look at any goal. Begin with the middle.
learn-modules-12-2 = The giant spider! Stay away from it. The goal farther north is within reach, too.
    .do = Reach the northern one of the two goals.
learn-modules-12-2-spider = That wakes the spider, and the saboteurs win at once!
learn-modules-12-end = A sack: two nuggets, yours at once, whoever wins. The round goes on until somebody finds the treasure, or the spider.

learn-modules-13-1 = Four chests lie in the maze, each under a covered path card. Not all of them are gifts: a map may look at one, too.
    .do = Look at the chest in the north-west.
learn-modules-13-1-goal = A goal may be looked at as before. Try a chest.
learn-modules-13-1-chest = Any chest may be looked at. Take the one within reach.
learn-modules-13-2 = It shows you somebody’s role. Whoever links its path to the start opens it.
    .do = Link the tunnel to the chest.
learn-modules-13-2-other = That leads on, but not to the chest that you know.
learn-modules-13-3 = The path is turned up, and the chest is yours.
    .do = Look at { $b }’s role.
learn-modules-13-3-other = You may. But { $b } discards good cards.
learn-modules-13-end = A saboteur, and only you know. There are ten kinds of chest, some with a nugget or more cards, some that cost you one.

learn-modules-14-1 = With this variant a miner whose tools are broken when the treasure is reached gets no share. Your pick is broken.
    .do = Repair your pick.
learn-modules-14-1-dig = Not with a broken pick.
learn-modules-14-2 = { $a }’s lamp is still broken, and that is none of your business.
    .do = Reach the treasure.
learn-modules-14-3 = As many gold cards as there are miners, but { $a } is passed over.
    .do = Take the card with the most nuggets.
learn-modules-14-3-less = One nugget? Two lie beside it.
learn-modules-14-end = The last card came round to you again, and { $a } got none. So it pays to repair in time, and to break a tool late.

learn-modules-15-1 = Five at a table: one saboteur, one greedy dwarf, three miners, and no role is set aside. A card already lay midway. You have seen that the treasure is in the middle.
    .do = Reach the treasure before the greedy dwarf does.
learn-modules-15-1-break = That might stop the greedy dwarf, if you knew who it is. The treasure is surer.
learn-modules-15-end = Pay is fixed: three nuggets for you who reached it, two for every other miner. A greedy dwarf would have had four, and a lone saboteur four.
