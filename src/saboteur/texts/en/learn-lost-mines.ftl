### What the guide says in the scenes of The Lost Mines. $a and $b are the two others at the table; what is to be done stands apart.

learn-lost-mines-1-aim = Walk your dwarf to the four mines and bring treasures home for your clan. Who is really with you is a secret.
learn-lost-mines-1-1 = Here tunnels are forest paths, and your dwarf walks on them. Each turn begins with a card.
    .do = Lay a path at the end of the blue one.
learn-lost-mines-1-2 = Now the walk: up to three cards.
    .do = Step onto the next card in the east.
learn-lost-mines-1-3 = One card walked, two to go.
    .do = Step onto the card that you have just laid.
learn-lost-mines-1-4 = A third step would only lead you back. The draw comes by itself.
    .do = Stop.
learn-lost-mines-1-4-back = You may walk back, but what for?
learn-lost-mines-1-end = Everybody may build anywhere: a path needs no link to your start or to your dwarf.

learn-lost-mines-2-1 = A log lies across the path, and nobody enters that card.
    .do = Play the axe on the log.
learn-lost-mines-2-1-other = An axe is for logs only, and no log lies there.
learn-lost-mines-2-2 = The way is free, for the others too.
    .do = Step onto the card with the log.
learn-lost-mines-2-3 = Only one dwarf at a time stands there.
    .do = Step on to the campfire.
learn-lost-mines-2-4 = Whoever begins a walk at a campfire may go five cards instead of three.
    .do = Stop here.
learn-lost-mines-2-end = A boat is for a pond, a rope for a ravine. Tools lie where they were used until a storm takes the card.

learn-lost-mines-3-1 = Four mines lie face down in the east. Your information card shows a mine or a dwarf card.
    .do = Look at the mine in your row.
learn-lost-mines-3-1-far = You may look at any mine. Yours is the one that you will reach first.
learn-lost-mines-3-1-dwarf = That shows whether somebody is loyal. Useful, but the mine in your row is nearer.
learn-lost-mines-3-2 = Gems! Only you know.
    .do = Walk towards the gems: one step east.
learn-lost-mines-3-3 = That is the end of the path.
    .do = Stop here.
learn-lost-mines-3-4 = { $a } and { $b } are yellow and build in the south.
    .do = Lay the trap across their path, at an edge where two of its cards meet.
learn-lost-mines-3-end = Whoever crosses a trap loses a card of the hand at random, and it is not replaced.

learn-lost-mines-4-1 = { $a } is about to run off. A troll lets nobody by for one round of the table.
    .do = Put the troll on the eastern edge of the card where { $a } stands.
learn-lost-mines-4-1-own = There the troll would stand in your own way.
learn-lost-mines-4-2 = You need not walk.
    .do = Stop.
learn-lost-mines-4-3 = The troll has gone, as it does when your turn comes round. A storm is for longer.
    .do = Remove one of the two cards at the eastern end of the yellow path.
learn-lost-mines-4-3-own = The storm may go there, but that card is on your own way.
learn-lost-mines-4-end = A card with a dwarf on it cannot be removed, nor can starts and mines.

learn-lost-mines-5-1 = You know that the mine in your row holds gems. One card is missing.
    .do = Lay the missing path at the eastern end.
learn-lost-mines-5-2 = Now the walk.
    .do = Step onto the card that you have laid.
learn-lost-mines-5-3 = A mine is entered like a card.
    .do = Step into the mine.
learn-lost-mines-5-4 = You are the first, so the mine is turned over. What a treasure is worth stays hidden until the round ends.
    .do = Take a treasure with the sign of the mine.
learn-lost-mines-5-end = At the end of a round loyal dwarves of a clan share what they hold, with the saboteur of the other clan; a selfish dwarf keeps his own. Two rounds.

learn-lost-mines-6-1 = Nobody enters a pond without a boat, nor a ravine without a rope. The pond comes first.
    .do = Play the boat on the pond.
learn-lost-mines-6-1-rope = That tool is of no use on water.
learn-lost-mines-6-1-later = Right for the ravine, but the pond still lies in between.
learn-lost-mines-6-2 = The boat stays there for everybody.
    .do = Step onto the pond.
learn-lost-mines-6-3 = The ravine bars the way on. On an overcome obstacle there is room for one dwarf only, so you also hold up whoever follows.
    .do = Stop here.
learn-lost-mines-6-4 = Your next turn: the ravine.
    .do = Play the rope on the ravine.
learn-lost-mines-6-5 = Now the walk.
    .do = Step onto the ravine.
learn-lost-mines-6-6 = Do not stand in the way of your own clan.
    .do = Step on to the crossing.
learn-lost-mines-6-6-stay = You may, but nobody could pass you there.
learn-lost-mines-6-end = A tool is played only where its obstacle lies open on the board; without one, it can only be discarded.

learn-lost-mines-7-1 = { $a } stands on the rocks before you. Rocks need no tool, but hold one dwarf only.
    .do = First a card: extend the path in the east.
learn-lost-mines-7-2 = Nobody enters or crosses rocks that are taken.
    .do = You have to wait: stop.
learn-lost-mines-7-2-taken = { $a } stands there; there is no room for two.
learn-lost-mines-7-2-back = Back to the start? You may, but waiting is better.
learn-lost-mines-7-3 = { $a } has moved on. Again a card first.
    .do = Lay a path at the eastern end.
learn-lost-mines-7-4 = The rocks are free.
    .do = Step onto the rocks.
learn-lost-mines-7-end = Whoever stops on rocks holds up everybody behind: a saboteur likes that.

learn-lost-mines-8-1 = Each information card has two pictures, and you choose one. This one shows a mine, or a treasure that nobody has taken.
    .do = Look at a treasure beside the board.
learn-lost-mines-8-1-mine = A mine is the other choice. Try a treasure this time.
learn-lost-mines-8-2 = Now you know what it is worth; it goes back face down.
    .do = Stay where you are: stop.
learn-lost-mines-8-3 = The other card shows a treasure or a dwarf card. Yellow on the back is not always yellow at heart.
    .do = Look at { $b }’s dwarf card.
learn-lost-mines-8-3-gold = You have seen a treasure. People are the greater riddle.
learn-lost-mines-8-3-loyal = You may. But { $b } is the one to watch here.
learn-lost-mines-8-end = A saboteur! He wears yellow but works for blue: he is on your side. Everybody knows where you looked, only you know what you saw.

learn-lost-mines-9-1 = You stand before a mine that nobody has looked at. A card comes first, as always.
    .do = Lay a path wherever it fits.
learn-lost-mines-9-2 = One of the four mines has no treasure.
    .do = Step into the mine.
learn-lost-mines-9-2-afraid = Careful! But somebody has to be the first.
learn-lost-mines-9-end = The dragon! Its token costs you two points when the round ends. From now on the mine is a path like any other, harmless to all.

learn-lost-mines-10-1 = Somebody has laid a trap on your path, east of your dwarf. It stays there until the cards around it are gone.
    .do = A card first: extend the path in the east.
learn-lost-mines-10-2 = A trap does not stop you: it costs a card of your hand, drawn at random.
    .do = Cross the trap: step east.
learn-lost-mines-10-2-shy = You may wait, but the trap will not go away by itself.
learn-lost-mines-10-3 = Your neighbour drew a card from your hand, and nobody saw it. The walk goes on.
    .do = Step on.
learn-lost-mines-10-4 = You draw one card as always, so your hand stays one card smaller until the round ends.
    .do = Stop.
learn-lost-mines-10-end = Sometimes a card is a fair price for the shortest way.
