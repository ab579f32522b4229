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
    .do = Play the axe on it.
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
    .do = Walk towards them: one step east.
learn-lost-mines-3-3 = That is the end of the path.
    .do = Stop here.
learn-lost-mines-3-4 = { $a } and { $b } are yellow and build in the south.
    .do = Lay the trap across their path, at an edge where two of its cards meet.
learn-lost-mines-3-end = Whoever crosses a trap loses a card of the hand at random, and it is not replaced.

learn-lost-mines-4-1 = { $a } is about to run off. A troll lets nobody by for one round of the table.
    .do = Put it on the eastern edge of the card where { $a } stands.
learn-lost-mines-4-1-own = There the troll would stand in your own way.
learn-lost-mines-4-2 = You need not walk.
    .do = Stop.
learn-lost-mines-4-3 = The troll has gone, as it does when your turn comes round. A storm is for longer.
    .do = Take away one of the two cards at the eastern end of the yellow path.
learn-lost-mines-4-3-own = The storm may go there, but that card is on your own way.
learn-lost-mines-4-end = A card with a dwarf on it cannot be removed, nor can starts and mines.

learn-lost-mines-5-1 = You know that the mine in your row holds gems. One card is missing.
    .do = Lay it at the eastern end.
learn-lost-mines-5-2 = Now the walk.
    .do = Step onto the card that you have laid.
learn-lost-mines-5-3 = A mine is entered like a card.
    .do = Step into the mine.
learn-lost-mines-5-4 = You are the first, so the mine is turned over. What a treasure is worth stays hidden until the round ends.
    .do = Take a treasure with the sign of the mine.
learn-lost-mines-5-end = At the end of a round loyal dwarves of a clan share what they hold, with the saboteur of the other clan; a selfish dwarf keeps his own. Two rounds.
