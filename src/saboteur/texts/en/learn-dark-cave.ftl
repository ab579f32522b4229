### What the guide says in the scenes of The Dark Cave. $a and $b are the two others at the table; what is to be done stands apart.

learn-dark-cave-1-aim = Collect nuggets and carry them out through the exit before the cards run out. The clan that saves the most wins, and not everybody works for the colour he wears.
learn-dark-cave-1-1 = In this mine light belongs to the dwarves. A turn is a card, then up to three steps, then a draw.
    .do = Lay a card at the eastern end.
learn-dark-cave-1-2 = The bars at the foot of a card say how many steps it takes to cross. This one takes two.
    .do = Step onto its first space.
learn-dark-cave-1-2-stay = You need not walk, but nobody gets out by standing still.
learn-dark-cave-1-3 = Two steps left.
    .do = Step onto its second space.
learn-dark-cave-1-4 = And the third step.
    .do = Step onto the card that you have laid.
learn-dark-cave-1-end = The deeper the stack a card comes from, the longer it takes to cross.

learn-dark-cave-2-1 = Creatures come out of an abyss. You hold a rat, which goes three steps.
    .do = Call the rat to the abyss in the east.
learn-dark-cave-2-2 = You lead the creature that you have called.
    .do = Lead the rat to { $a }, one step to the west.
learn-dark-cave-2-2-let = You may let it stand. But it was called to bite.
learn-dark-cave-2-3 = It bit: { $a } has lost a card. The creature stays until your next turn, and whoever meets it is attacked.
    .do = Stay where you are: stop.
learn-dark-cave-2-end = The rat costs a card, the lindworm a walk, the goblin a nugget.

learn-dark-cave-3-1 = Equipment lies before its dwarf. Boots give one step more, every turn.
    .do = Give yourself the boots.
learn-dark-cave-3-1-gift = Boots may be given away, too. Here you need them yourself.
learn-dark-cave-3-2 = A web bars the east, but an axe lies before you.
    .do = Strike the web.
learn-dark-cave-3-3 = The axe is used up and the way is free.
    .do = Step east.
learn-dark-cave-3-4 = The boots carry you farther.
    .do = Step east once more.
learn-dark-cave-3-5 = Enough for now.
    .do = Stop.
learn-dark-cave-3-end = An axe may drive a creature away instead, and saves everybody on that space.

learn-dark-cave-4-1 = Four goals lie at the corners; one is the exit.
    .do = Look at the one in the north-east.
learn-dark-cave-4-1-dwarf = That shows whom a dwarf works for. Useful, but first you need the way out.
learn-dark-cave-4-2 = The exit! Now to the vein in the east: a nugget lies there.
    .do = Step onto the vein.
learn-dark-cave-4-3 = Whoever ends his walk there may take it.
    .do = Stop.
learn-dark-cave-4-4 = You have nothing to hide. Your clan card is turned over, for everybody to see.
    .do = Take the nugget.
learn-dark-cave-4-4-leave = Whoever hides something leaves it. You have nothing to hide.
learn-dark-cave-4-end = A loyal dwarf loses little by being known. A saboteur thinks twice.

learn-dark-cave-5-1 = You have seen that the goal in the north is the exit.
    .do = Lay a card that leads there.
learn-dark-cave-5-2 = You stand right below it.
    .do = Step north, onto the card that you have laid.
learn-dark-cave-5-3 = A goal is turned over when somebody enters it, and the walk ends on its first space.
    .do = Enter the goal.
learn-dark-cave-5-4 = Next turn, and a card first. You need no boots any more.
    .do = Give your boots to { $b }, who wears your colour.
learn-dark-cave-5-5 = One step to the daylight.
    .do = Step out.
learn-dark-cave-5-end = Your nuggets are saved. You go on playing cards for those inside; the game ends when all who work for one clan are out, or the cards are gone.

learn-dark-cave-6-1 = { $a } is hurrying east. A web lets neither dwarf nor creature pass for two rounds of the table.
    .do = Put the web on the eastern edge of the card where { $a } stands.
learn-dark-cave-6-1-own = There it would hold you up more than { $a }.
learn-dark-cave-6-1-late = That would do, too. But the nearer, the better.
learn-dark-cave-6-2 = The card stays before you as long as the web hangs.
    .do = Stay where you are: stop.
learn-dark-cave-6-3 = Your turn again: the web is turned to its side 1. It goes when your next turn begins.
    .do = Lay a card at the eastern end.
learn-dark-cave-6-end = An axe beside a web takes one of its two rounds away. A web may be built past, but not walked through.

learn-dark-cave-7-1 = The lindworm goes four steps, and knocks down whoever it meets.
    .do = Call the lindworm to the abyss in the east.
learn-dark-cave-7-2 = It stops where it meets dwarves, and attacks all of them on that space.
    .do = Lead the lindworm to { $a }, one step to the west.
learn-dark-cave-7-2-let = Then nobody falls. Lead it on.
learn-dark-cave-7-3 = { $a } lies on the ground, and will stand up next turn instead of walking.
    .do = Keep away from the lindworm: stop.
learn-dark-cave-7-end = A creature leaves when the turn of whoever called it comes round, unless somebody else calls it on.

learn-dark-cave-8-1 = The goblin goes five steps, farther than all others.
    .do = Call the goblin to the abyss in the east.
learn-dark-cave-8-2 = It goes where you lead it.
    .do = Lead the goblin one step to the west.
learn-dark-cave-8-3 = One step more.
    .do = Lead the goblin to { $a }.
learn-dark-cave-8-4 = { $a } has lost a nugget. The steps that were left are lost, too.
    .do = Stay where you are: stop.
learn-dark-cave-8-end = Whoever has no nugget loses nothing, but the goblin stops there all the same.

learn-dark-cave-9-1 = A rat sits on your way, but an axe lies before you. A card comes first.
    .do = Lay a card at the eastern end.
learn-dark-cave-9-2 = Whoever steps onto a creature’s space is attacked.
    .do = Step towards the rat.
learn-dark-cave-9-3 = It attacks! The axe is asked before anything happens.
    .do = Drive it away with the axe.
learn-dark-cave-9-3-keep = You would keep the axe and lose a card. Try the axe.
learn-dark-cave-9-end = Rat and axe are gone, and everybody on that space was saved by the one axe.

learn-dark-cave-10-1 = { $a } is on the way east. A rockfall removes a card on which neither dwarf nor creature stands.
    .do = Let the next card before { $a } fall.
learn-dark-cave-10-1-there = A dwarf stands there: that card cannot fall.
learn-dark-cave-10-1-far = It may fall there, but { $a } would still get a step ahead.
learn-dark-cave-10-2 = A gap, and the card beyond it lies alone. Whoever wants can build there again.
    .do = Stop.
learn-dark-cave-10-end = Start and goals cannot fall. Webs on the card go with it, and the gold of a vein is lost.

learn-dark-cave-11-1 = Creatures, and no abyss to call them from. A hand swap exchanges your whole hand for another one.
    .do = Swap hands with { $b }.
learn-dark-cave-11-1-other = You may. But { $b } has laid the better cards so far.
learn-dark-cave-11-2 = You now hold what { $b } held. The turn goes on as always.
    .do = Step east.
learn-dark-cave-11-3 = At the end of this turn { $b } draws a card, and you draw none.
    .do = Stop.
learn-dark-cave-11-end = You and { $b } know what went over; nobody else does.

learn-dark-cave-12-1 = All ladders are joined, and the start has one. From one ladder to any other is a single step.
    .do = Lay your ladder at the eastern end.
learn-dark-cave-12-1-near = It fits there, but the farther it stands, the more it saves.
learn-dark-cave-12-2 = You stand on the start’s ladder. Four cards in one step!
    .do = Climb: step onto your ladder.
learn-dark-cave-12-2-walk = On foot it takes four steps. Take the ladder.
learn-dark-cave-12-3 = Everybody else may climb after you, and creatures too.
    .do = Stop.
learn-dark-cave-12-end = One of the four goals is a ladder, too, once somebody has turned it over.

learn-dark-cave-13-1 = Two tracks cross on a bridge and are not joined: one goes over the planks, one below.
    .do = A card first: lay one at the eastern end.
learn-dark-cave-13-2 = The planks are rotten: whoever goes over them loses a card of the hand at random.
    .do = Step onto the bridge.
learn-dark-cave-13-2-shy = You may stay, but every way east leads over the bridge.
learn-dark-cave-13-3 = A card is gone, for the whole game. The way on is free.
    .do = Step on to the crossing.
learn-dark-cave-13-end = Below the planks one walks for nothing. Creatures cross as they like.

learn-dark-cave-14-1 = Two bends that do not meet, but a tunnel joins them for those who pay. A card first.
    .do = Lay a card at the eastern end.
learn-dark-cave-14-2 = Your bend comes from the west and leads south.
    .do = Step onto your bend.
learn-dark-cave-14-3 = The tunnel is a space of its own. To enter it costs a nugget at once; whoever has none goes free.
    .do = Step into the tunnel.
learn-dark-cave-14-3-south = That saves a nugget, but the exit may lie in the north.
learn-dark-cave-14-4 = One step left.
    .do = Step onto the other bend.
learn-dark-cave-14-end = A nugget for a short cut: near the end that may be cheap.
