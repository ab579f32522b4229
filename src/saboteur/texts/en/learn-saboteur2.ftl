### What the guide says in the scenes of Saboteur 2. $a and $b are the two others at the table; what is to be done stands apart.

learn-saboteur2-1-aim = Again a tunnel to the treasure, but two teams want it, blue and green, and others earn something either way. You dig for blue.
learn-saboteur2-1-1 = Here the diggers are two teams, blue and green, and you are blue. Only your team passes a blue door.
    .do = Take the tunnel with the blue door and lay it at the eastern end.
learn-saboteur2-1-1-plain = It would do, but green would pass there as well as you.
learn-saboteur2-1-2 = Anybody may build behind a door; it only counts when the treasure is reached. On a bridge two tracks cross without being joined.
    .do = Go on with the bridge.
learn-saboteur2-1-end = If the only way to the treasure leads through a blue door, of the two teams only blue wins, whoever laid the last card.

learn-saboteur2-2-1 = The tunnel in the east is cut off and dark. A ladder is linked to the start wherever it stands.
    .do = Lay yours at an open end of the dark part, to the north or the south of its crossing.
learn-saboteur2-2-1-dark = A ladder may stand there, but it brings no light to the dark part.
learn-saboteur2-2-2 = There is light again.
    .do = Dig on at the eastern end.
learn-saboteur2-2-end = A ladder needs another tunnel card beside it, and no goal. All ladders are joined to each other too.

learn-saboteur2-3-1 = You are in prison: you lay no tunnels, and if the round ended now, you would get nothing.
    .do = Play “Free at last” on yourself.
learn-saboteur2-3-1-locked = Nobody digs in prison. Get out first.
learn-saboteur2-3-2 = { $b } passes and passes; { $a } digs.
    .do = Put { $b } in prison.
learn-saboteur2-3-2-friend = Allowed, but { $a } digs. It is { $b } who does nothing.
learn-saboteur2-3-3 = { $b } sits, { $a } passes, and the way is yours.
    .do = Dig on: lay a tunnel at the eastern end.
learn-saboteur2-3-end = Prison is not for ever: “Free at last” opens it, and so does discarding two cards.

learn-saboteur2-4-1 = You are a geologist: you are paid for every crystal in the maze, whoever wins. But who is who?
    .do = Inspect { $b }.
learn-saboteur2-4-1-digger = You may, but { $a } digs, and that tells much already. { $b } is the riddle.
learn-saboteur2-4-2 = A saboteur, and only you know. { $a } has laid a green door; no matter to you.
    .do = Lay your tunnel with the crystal behind the door.
learn-saboteur2-4-3 = One of your cards is for the end of the round.
    .do = Lay the thief before you.
learn-saboteur2-4-end = When the gold is shared, a thief takes one nugget from somebody, unless he is in prison or somebody plays “Hands off!”.

learn-saboteur2-5-1 = Your lamp is broken and you have no repair. Two cards of your hand, discarded, remove what lies before you.
    .do = Choose to remove the lamp.
learn-saboteur2-5-2 = You need the straight tunnel; the others are worth less now.
    .do = Discard a card that you can spare.
learn-saboteur2-5-2-needed = Keep it: this very tunnel is missing.
learn-saboteur2-5-3 = Two cards go and none comes: your hand stays one card smaller until the round ends.
    .do = Discard a second one.
learn-saboteur2-5-4 = One cell is missing, and a blue door stands on the way.
    .do = Lay the straight tunnel.
learn-saboteur2-5-end = Blue wins alone, because of the door. Nuggets depend on how many winners there are: the fewer, the more for each.

learn-saboteur2-6-1 = Two bends share this card and never meet. At least one of them must be linked to the start.
    .do = Lay the double curve at the eastern end.
learn-saboteur2-6-1-plain = The straight one leads to the goals faster, true. Look at the double curve first.
learn-saboteur2-6-2 = Your tunnel now bends south; the bend to the north and east has no light.
    .do = Dig on at the southern end of the double curve.
learn-saboteur2-6-2-dark = That side belongs to the other bend, and no light has come there.
learn-saboteur2-6-end = The dark bend is not lost: a tunnel that reaches it from another side lights it. A bridge works the same way, with two straight tracks.

learn-saboteur2-7-1 = Nothing but dead ends! A hand swap exchanges your whole hand for another one, whatever their sizes.
    .do = Swap hands with { $a }.
learn-saboteur2-7-1-poor = You may, but { $b } has laid no tunnel for a while. { $a } digs.
learn-saboteur2-7-2 = { $a } has your dead ends now, and has drawn one card; you have drawn none. Both of you know what you gave away.
    .do = Dig on with your new cards.
learn-saboteur2-7-2-door = It fits, but a green door would shut you out: you are blue.
learn-saboteur2-7-end = A swap also empties a dangerous hand: think of what you leave behind.

learn-saboteur2-8-1 = You are the saboteur, and the tunnel is nearly through. Whoever gets a role change lays the role aside unseen and takes another from the stack; you may choose yourself.
    .do = Play the role change on yourself.
learn-saboteur2-8-1-other = Allowed, and it can turn a foe into a friend. Here it is you who needs another role.
learn-saboteur2-8-2 = Only you have seen your new role, and it is no saboteur’s. Now you may well want the treasure.
    .do = Dig on to the east.
learn-saboteur2-8-end = What an inspection has shown is worth nothing after a role change: everybody sees the card, nobody sees the role.

learn-saboteur2-9-1 = A thief lies before { $a }: when the gold has been shared, { $a } would take a nugget from somebody.
    .do = Play “Hands off!” on { $a }.
learn-saboteur2-9-1-hasty = That would end the round at once, with { $a }’s thief still there.
learn-saboteur2-9-2 = Both cards are gone. Now do it yourself: a thief lies open before its owner until the round ends.
    .do = Lay your thief before you.
learn-saboteur2-9-2-hasty = You would win the round, but your thief would still be in your hand.
learn-saboteur2-9-3 = One cell is missing.
    .do = Lay the straight tunnel and reach the treasure.
learn-saboteur2-9-4 = The gold is shared, and thieves who are free take their turn: one nugget from somebody who has any.
    .do = Take a nugget from { $a }.
learn-saboteur2-9-4-kind = Kind of you! But then the card was played for nothing.
learn-saboteur2-9-end = Whoever laid a thief last steals first. A thief in prison steals nothing.
