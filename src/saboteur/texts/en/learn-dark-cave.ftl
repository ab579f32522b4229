### What the guide says in the scenes of The Dark Cave. $a and $b are the two others at the table; what is to be done stands apart.

learn-dark-cave-1-aim = Collect nuggets and carry them out through the exit before the cards run out. The clan that saves the most wins, and not everybody works for the colour he wears.
learn-dark-cave-1-1 = In the cave light belongs to the dwarves. A turn is a card, then up to three steps, then a draw.
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
    .do = Call it to the abyss in the east.
learn-dark-cave-2-2 = You lead the creature that you have called.
    .do = Lead it to { $a }, one step to the west.
learn-dark-cave-2-2-let = You may let it stand. But it was called to bite.
learn-dark-cave-2-3 = It bit: { $a } has lost a card. The creature stays until your next turn, and whoever meets it is attacked.
    .do = Stay where you are: stop.
learn-dark-cave-2-end = The rat costs a card, the lindworm a walk, the goblin a nugget.

learn-dark-cave-3-1 = Equipment lies before its dwarf. Boots give one step more, every turn.
    .do = Give yourself the boots.
learn-dark-cave-3-1-gift = Boots may be given away, too. Here you need them yourself.
learn-dark-cave-3-2 = A web bars the east, but an axe lies before you.
    .do = Cut the web.
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
    .do = Step onto it.
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
    .do = Give them to { $b }, who wears your colour.
learn-dark-cave-5-5 = One step to the daylight.
    .do = Step out.
learn-dark-cave-5-end = Your nuggets are saved. You go on playing cards for those inside; the game ends when all who work for one clan are out, or the cards are gone.
