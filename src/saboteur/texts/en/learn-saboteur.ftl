### What the guide says in the scenes of Saboteur. $a and $b are the two others at the table; what is to be done stands apart.

learn-saboteur-1-aim = Miners dig a tunnel from the ladder to the treasure under one of three goals; saboteurs, who look like everybody else, keep them from it. You are a miner.
learn-saboteur-1-1 = Light runs from the ladder through every tunnel that is linked to it: you build at its edge.
    .do = Take the straight tunnel and lay it to the east of the start.
learn-saboteur-1-1-dead = A dead end may be laid, but no light goes through it: that is what saboteurs do.
learn-saboteur-1-1-away = It fits there, but leads away from the goals: they lie in the east.
learn-saboteur-1-2 = { $a } and { $b } have dug on. A card may be turned by half, never sideways; where only one way fits, it turns by itself.
    .do = Take the curve and lead the tunnel south at its eastern end.
learn-saboteur-1-3 = You are a miner, and a dead end helps no miner. Instead of playing a card you may discard one, face down.
    .do = Choose the dead end and discard it.
learn-saboteur-1-3-laid = You may lay it, but it would stop everybody, and everybody would think the worst of you.
learn-saboteur-1-end = One card a turn, then you draw: that is the whole rhythm. A miner who discards and a saboteur who discards look the same, since the card goes face down.

learn-saboteur-2-1 = Somebody has broken your pick: as long as it lies before you, you lay no tunnels. Your card repairs a pick or a lamp.
    .do = Play the repair card on yourself.
learn-saboteur-2-1-broken = Not with a broken pick: no tunnel before it is repaired.
learn-saboteur-2-2 = { $b } has just stopped { $a }, who dug well. Pay it back.
    .do = Play the broken lamp on { $b }.
learn-saboteur-2-2-friend = Allowed, but { $a } digs for the treasure as you do. { $b } is the suspect.
learn-saboteur-2-3 = { $a } has repaired the cart, and your tools are whole.
    .do = Dig on: lay a tunnel at the eastern end.
learn-saboteur-2-end = Nobody sees a role, everybody sees deeds. Whom you stop, and whom you help, says what you think.

learn-saboteur-3-1 = A map shows one goal to you alone. The tunnel heads for the one in the middle.
    .do = Look at the goal in the middle.
learn-saboteur-3-1-far = You may look there, too. But the tunnel is about to reach the middle: that is what you need to know.
learn-saboteur-3-2 = Stone! It stays marked for you. { $a } has looked at the goal in the south and says nothing yet.
    .do = Lay the curve that leads the tunnel south, away from the stone.
learn-saboteur-3-end = You may say what you saw, or keep it, or lie. Everybody knows where you looked, nobody knows what you found.

learn-saboteur-4-1 = { $a } has closed the tunnel with a dead end: the light stops there. A rockfall removes a path card from the maze.
    .do = Use the rockfall on the dead end.
learn-saboteur-4-1-fixed = Start and goals never fall.
learn-saboteur-4-1-sound = It may fall there, but that tunnel is sound: you would cut off your own way.
learn-saboteur-4-2 = { $b } has filled the gap with a crossing. The way is open again.
    .do = Dig on to the east.
learn-saboteur-4-end = Start and goals cannot be removed. What a rockfall cuts off stays in the maze, but it is dark: nobody builds there until it is joined again.

learn-saboteur-5-1 = One cell is missing.
    .do = Lay a tunnel that links yours to the goal in the middle.
learn-saboteur-5-1-short = It fits, but has no opening to the east, and the goal lies there.
learn-saboteur-5-2 = Gold! The roles lie open: the miners win and share gold cards. You reached the treasure, so you choose first.
    .do = Take the card with the most nuggets.
learn-saboteur-5-2-less = That card is worth one nugget. One of three lies beside it!
learn-saboteur-5-end = Three rounds, with new roles each; whoever has the most nuggets wins. If the cards run out before the treasure is reached, the saboteurs are paid instead.

learn-saboteur-6-1 = This time you are the saboteur: you win if the treasure is not reached before the cards run out. A dead end fits like a tunnel, but no light goes through.
    .do = Lay the dead end at the eastern end.
learn-saboteur-6-1-honest = That looks honest, and sometimes a saboteur needs to. But the tunnel is getting too near.
learn-saboteur-6-1-thrown = A miner would discard it. You have a use for it.
learn-saboteur-6-2 = { $a } has looked at a goal; { $b } is already digging round your dead end.
    .do = Break { $b }’s cart.
learn-saboteur-6-2-lone = You may, but { $a } has not laid a card. The danger comes from { $b }.
learn-saboteur-6-end = Do not hurry: whoever breaks and blocks from the first turn on is soon known. Saboteurs share the gold among fewer than miners do.
