### The scenes to learn a box by. $a and $b are the two others at the table.

## Around the scenes

learn-title = Learn by playing
learn-howto = How to play, on one page
learn-lead = Five short scenes for each box, on a real table. Nothing is at stake, and every one can be skipped.
learn-names = Nell, Otto
learn-scene = Scene { $scene } of { $scenes }
learn-step = Step { $step } of { $steps }
learn-done = Done
learn-other = That is allowed, but this scene is about something else.
learn-skip = Skip this scene
learn-again = Play it again
learn-next = Next scene
learn-all = All scenes
learn-play = Now a real game against bots
learn-guide = Guide
learn-failed = This scene could not be loaded.

## Saboteur

learn-saboteur-1 = Where the light goes
learn-saboteur-1-1 = Light runs from the ladder through every tunnel that is joined to it: you build at its edge. Take the straight tunnel and lay it to the east of the start.
learn-saboteur-1-2 = { $a } and { $b } have dug on. A card may be turned by half, never sideways. Take the curve, turn it (R, or tap it again) and lead the tunnel south at its eastern end.
learn-saboteur-1-3 = Three goals lie in the east; one hides the treasure. You are a miner, and a dead end helps no miner: choose yours and discard it instead of playing a card.
learn-saboteur-1-end = One card a turn, then you draw: that is the whole rhythm. A miner who discards and a saboteur who discards look the same, since the card goes face down.
learn-saboteur-2 = Broken tools
learn-saboteur-2-1 = Somebody has broken your pick: as long as it lies before you, you lay no tunnels. Your repair mends a pick or a lamp. Play it on yourself.
learn-saboteur-2-2 = { $b } has just stopped { $a }, who dug well. Pay it back: play the broken lamp on { $b }.
learn-saboteur-2-3 = { $a } has mended the cart. Your tools are whole, so dig: lay a tunnel at the eastern end.
learn-saboteur-2-end = Nobody sees a role, everybody sees deeds. Whom you stop, and whom you mend, says what you think.
learn-saboteur-3 = What a map shows
learn-saboteur-3-1 = A map shows one goal to you alone. The tunnel heads for the one in the middle: look at it first.
learn-saboteur-3-2 = Stone! It stays marked for you. { $a } has looked at the goal in the south and says nothing yet. Turn the curve and lead the tunnel south, away from the stone.
learn-saboteur-3-end = You may say what you saw, or keep it, or lie. Everybody knows where you looked, nobody knows what you found.
learn-saboteur-4 = Rock in the way
learn-saboteur-4-1 = { $a } has closed the tunnel with a dead end: the light stops there. A rockfall takes a tunnel card out of the maze. Use it on the dead end.
learn-saboteur-4-2 = { $b } has filled the gap with a crossing. The way is open again: dig on to the east.
learn-saboteur-4-end = Start and goals cannot be removed. What a rockfall cuts off stays in the maze, but it is dark: nobody builds there until it is joined again.
learn-saboteur-5 = The treasure
learn-saboteur-5-1 = One cell is missing. Lay a tunnel that joins yours with the goal in the middle.
learn-saboteur-5-2 = Gold! The roles lie open: the miners win and share gold cards. You reached the treasure, so you choose first. Take the card with the most nuggets.
learn-saboteur-5-end = Three rounds with new roles each; the most nuggets win. If the cards run out before the treasure is reached, the saboteurs are paid instead.

## Saboteur 2

learn-saboteur2-1 = Two teams and their doors
learn-saboteur2-1-1 = Now the miners are two teams, blue and green, and you are blue. Only your team passes a blue door. Lay it at the eastern end.
learn-saboteur2-1-2 = Anybody may build behind a door; it only counts when the treasure is reached. Go on with the bridge: its two tracks cross without being joined.
learn-saboteur2-1-end = If the only way to the treasure leads through a blue door, blue alone wins, whoever laid the last card.
learn-saboteur2-2 = Ladders
learn-saboteur2-2-1 = The tunnel in the east is cut off and dark. A ladder is joined to the start wherever it stands. Lay yours at an open end of the dark part, to the north or the south of its crossing.
learn-saboteur2-2-2 = There is light again. Dig on at the eastern end.
learn-saboteur2-2-end = A ladder needs another tunnel card beside it, and no goal. All ladders are joined to each other too.
learn-saboteur2-3 = In prison
learn-saboteur2-3-1 = You are in prison: you lay no tunnels, and if the round ended now, you would get nothing. Play “free at last” on yourself.
learn-saboteur2-3-2 = { $b } passes and passes; { $a } digs. Put { $b } in prison.
learn-saboteur2-3-3 = Now dig on: lay a tunnel at the eastern end.
learn-saboteur2-3-end = Prison is not for ever: “free at last” opens it, and so does giving up two cards.
learn-saboteur2-4 = Eyes and fingers
learn-saboteur2-4-1 = You are a geologist: you are paid for every crystal in the maze, whoever wins. But who is who? Inspect { $b }.
learn-saboteur2-4-2 = A saboteur, and only you know. { $a } has laid a green door; no matter to you. Lay your tunnel with the crystal behind it.
learn-saboteur2-4-3 = One card is for the end of the round: lay the thief before you.
learn-saboteur2-4-end = When the gold is shared, a thief takes one nugget from somebody, unless he is in prison or somebody says “hands off”.
learn-saboteur2-5 = Two cards for one
learn-saboteur2-5-1 = Your lamp is broken and you have no repair. Two cards of your hand clear what lies before you: choose to clear the lamp.
learn-saboteur2-5-2 = Give up a card that you can spare; you need the straight tunnel.
learn-saboteur2-5-3 = And a second one. Your hand stays one card smaller until the round ends.
learn-saboteur2-5-4 = One cell is missing, and a blue door stands on the way. Lay the straight tunnel.
learn-saboteur2-5-end = Blue wins alone, because of the door. Nuggets depend on how many winners there are: the fewer, the more for each.

## Le Duel

learn-duel-1 = Gold for whoever is joined to it
learn-duel-1-1 = You are blue and dig from your own start. This card has two bends that do not meet; one of them holds gold. Turn it so that the golden bend joins your tunnel, and lay it there.
learn-duel-1-2 = Your counter lies on the gold: it stays yours, even if the tunnel is cut. Dig on at the northern end of that bend.
learn-duel-1-end = Each has counters enough for a few claims only. When all are placed, or all goals are open, the round ends.
learn-duel-2 = The troll
learn-duel-2-1 = A troll lets nobody pass until he is paid. Bribe him: it costs a nugget when the round ends, and it does not use up your turn.
learn-duel-2-2 = Now both of you may pass, but only you have paid. Lay a card at the eastern end behind him.
learn-duel-2-end = Pay trolls where the gold behind them is worth it.
learn-duel-3 = Doors and keys
learn-duel-3-1 = The green door closes this crossing to you. A key opens a door of the other colour until the round ends: play it on the door.
learn-duel-3-2 = Your light goes through. Lay a card at the eastern end.
learn-duel-3-end = A door shuts the one arm on which it stands, not the whole card.
learn-duel-4 = Look, hinder, mend
learn-duel-4-1 = Six goals, some with gold, some without. The secret plan shows you one: look at the middle one of the first three.
learn-duel-4-2 = No gold there; good to know. { $a } has broken your lamp. Break the cart of { $a } in return.
learn-duel-4-3 = Now mend your lamp: a repair is only for yourself in this box.
learn-duel-4-end = Discarding two cards mends a tool as well, but your hand stays smaller.
learn-duel-5 = A goal
learn-duel-5-1 = One bend is missing to the goal in the north-east. Lay the curve that leads north.
learn-duel-5-2 = The goal is turned over and its gold is yours at once. When nothing fits, pass: give up the repair, which mends nothing now.
learn-duel-5-3 = You may give up a second card and draw two, or leave it at one.
learn-duel-5-end = Three rounds; the most nuggets win. Alone you play the same game against the pile, for a grade.

## The Lost Mines

learn-lost-mines-1 = A card, a walk, a draw
learn-lost-mines-1-1 = Here tunnels are forest paths, and your dwarf walks on them. Each turn begins with a card: lay a path at the end of the blue one.
learn-lost-mines-1-2 = Now the walk: up to three cards. Step onto the next card in the east.
learn-lost-mines-1-3 = And onto the card that you have just laid.
learn-lost-mines-1-4 = You could take a third step, back. Stop instead; the draw comes by itself.
learn-lost-mines-1-end = Everybody may build anywhere: a path needs no link to your start or to your dwarf.
learn-lost-mines-2 = Obstacles and campfires
learn-lost-mines-2-1 = A log lies across the path, and nobody enters that card. Play the axe on it.
learn-lost-mines-2-2 = The way is free, for the others too. Step onto the card with the log.
learn-lost-mines-2-3 = Only one dwarf at a time stands there. Step on to the campfire.
learn-lost-mines-2-4 = Stop here: whoever begins a walk at a campfire may go five cards instead of three.
learn-lost-mines-2-end = A boat is for a pond, a rope for a ravine. Tools lie where they were used until a storm takes the card.
learn-lost-mines-3 = A look and a trap
learn-lost-mines-3-1 = Four mines lie face down in the east. Your information card shows a mine or a dwarf card: look at the mine in your row.
learn-lost-mines-3-2 = Gems! Only you know. Walk towards them: one step east.
learn-lost-mines-3-3 = That is the end of the path. Stop here.
learn-lost-mines-3-4 = { $a } and { $b } are yellow and build in the south. Lay the trap across their path, at an edge where two of its cards meet.
learn-lost-mines-3-end = Whoever crosses a trap loses a card of the hand at random, and it is not replaced.
learn-lost-mines-4 = Troll and storm
learn-lost-mines-4-1 = { $a } is about to run off. A troll lets nobody by for one round of the table: put it on the eastern edge of the card where { $a } stands.
learn-lost-mines-4-2 = You need not walk. Stop.
learn-lost-mines-4-3 = The troll has gone, as it does when your turn comes round. A storm is for longer: take one of the two cards at the eastern end of the yellow path away.
learn-lost-mines-4-end = A card with a dwarf on it cannot be removed, nor can starts and mines.
learn-lost-mines-5 = Into the mine
learn-lost-mines-5-1 = You know that the mine in your row holds gems. One card is missing: lay it at the eastern end.
learn-lost-mines-5-2 = Step onto it.
learn-lost-mines-5-3 = And into the mine.
learn-lost-mines-5-4 = You are the first, so the mine is turned over, and you take a treasure with its sign. Its value stays hidden.
learn-lost-mines-5-end = At the end of a round loyal dwarves of a clan share what they hold, with the saboteur of the other clan; a selfish dwarf keeps his own. Two rounds.

## The Dark Cave

learn-dark-cave-1 = Space by space
learn-dark-cave-1-1 = In the cave light belongs to the dwarves. A turn is a card, then up to three steps, then a draw. Lay a card at the eastern end.
learn-dark-cave-1-2 = The bars at the foot of a card say how many steps it takes to cross. This one takes two: step onto its first space.
learn-dark-cave-1-3 = Onto its second space.
learn-dark-cave-1-4 = And, as your third step, onto the card that you have laid.
learn-dark-cave-1-end = The deeper the stack a card comes from, the longer it takes to cross.
learn-dark-cave-2 = What comes out of the abyss
learn-dark-cave-2-1 = Creatures come out of an abyss. You hold a rat, which goes three steps: call it to the abyss in the east.
learn-dark-cave-2-2 = Lead it to { $a }, one step to the west.
learn-dark-cave-2-3 = It bit: { $a } has lost a card. The creature stays until your next turn, and whoever meets it is attacked. Stay where you are: stop.
learn-dark-cave-2-end = The rat costs a card, the lindworm a walk, the goblin a nugget.
learn-dark-cave-3 = Boots and axe
learn-dark-cave-3-1 = Equipment lies before its dwarf. Give yourself the boots: one step more, every turn.
learn-dark-cave-3-2 = A web bars the east, but an axe lies before you. Cut the web.
learn-dark-cave-3-3 = The axe is used up and the way is free. Step east.
learn-dark-cave-3-4 = And once more.
learn-dark-cave-3-5 = Enough for now. Stop.
learn-dark-cave-3-end = An axe may drive a creature away instead, and saves everybody on that space.
learn-dark-cave-4 = Gold that talks
learn-dark-cave-4-1 = Four goals lie at the corners; one is the exit. Look at the one in the north-east.
learn-dark-cave-4-2 = The exit! Now to the vein in the east: a nugget lies there. Step onto it.
learn-dark-cave-4-3 = Whoever ends his walk there may take it. Stop.
learn-dark-cave-4-4 = You have nothing to hide: take the nugget. Your clan card is turned over, for everybody to see.
learn-dark-cave-4-end = A loyal dwarf loses little by being known. A saboteur thinks twice.
learn-dark-cave-5 = Out into the daylight
learn-dark-cave-5-1 = You have seen that the goal in the north is the exit. Lay a card that leads there.
learn-dark-cave-5-2 = Step north, onto the card that you have laid.
learn-dark-cave-5-3 = Enter the goal: it is turned over, and your walk ends on its first space.
learn-dark-cave-5-4 = Next turn. A card first: you need no boots any more. Give them to { $b }, who wears your colour.
learn-dark-cave-5-5 = And out: step onto the space with the daylight.
learn-dark-cave-5-end = Your nuggets are saved. You go on playing cards for those inside; the game ends when all who work for one clan are out, or the cards are gone.
