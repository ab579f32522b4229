### What the guide says in the scenes of Le Duel. $a and $b are the two others at the table; what is to be done stands apart.

learn-duel-1-aim = Two dwarves, each for himself: reach more gold than the other, on the cards of the maze and under the six goals.
learn-duel-1-1 = You are blue and dig from your own start. This card has two bends that do not meet; one of them holds gold.
    .do = Lay the card with gold so that its golden bend joins your tunnel.
learn-duel-1-1-plain = This way round the bend without gold joins your tunnel. Turn it.
learn-duel-1-2 = Your counter lies on the gold: it stays yours, even if the tunnel is cut.
    .do = Dig on at the northern end of that bend.
learn-duel-1-end = Each has counters enough for a few claims only. When all are placed, or all goals are open, the round ends.

learn-duel-2-1 = A troll lets nobody pass until he is paid. It costs a nugget when the round ends, and it does not use up your turn.
    .do = Bribe the troll.
learn-duel-2-1-behind = Behind the troll your tunnel is not yours yet: he lets nobody through unpaid.
learn-duel-2-2 = Now both of you may pass, but only you have paid.
    .do = Lay a card at the eastern end behind him.
learn-duel-2-end = Pay trolls where the gold behind them is worth it.

learn-duel-3-1 = The green door closes this crossing to you. A key opens a door of the other colour until the round ends.
    .do = Play the key on the door.
learn-duel-3-1-behind = Behind the green door nothing is linked to your start. Open it first.
learn-duel-3-2 = Your light goes through.
    .do = Lay a card at the eastern end.
learn-duel-3-end = A door shuts the one arm on which it stands, not the whole card.

learn-duel-4-1 = Six goals, some with gold, some without. The secret plan shows you one.
    .do = Look at the middle one of the first three.
learn-duel-4-1-far = Every goal may be looked at. Begin with the one that both of you will reach first.
learn-duel-4-2 = No gold there; good to know. { $a } has broken your lamp.
    .do = Break { $a }’s cart in return.
learn-duel-4-3 = A repair is only for yourself in this box.
    .do = Repair your lamp.
learn-duel-4-end = Discarding two cards repairs a tool as well, but your hand stays smaller.

learn-duel-5-1 = One bend is missing to the goal in the north-east.
    .do = Lay the curve that leads north.
learn-duel-5-2 = The goal is turned over and its gold is yours at once. When nothing fits, you pass and discard a card: the repair is of no use now.
    .do = Discard the repair.
learn-duel-5-3 = You may discard a second card and draw two, or leave it at one.
    .do = Choose: discard the secret plan too, or stop.
learn-duel-5-end = Three rounds; whoever has more nuggets wins. Alone you play the same game against the pile, for a grade.

learn-duel-6-1 = { $a } has dug far ahead. Your ladder is linked to your start wherever it stands: beside any tunnel card, but neither beside a goal nor beside gold.
    .do = Lay your ladder at the end of the green tunnel.
learn-duel-6-1-near = It may stand there, but it saves you few steps. The end of the green tunnel is nearest to the goals.
learn-duel-6-2 = { $a }’s tunnel is yours as well now. One bend is missing to the goal in the middle.
    .do = Lay the curve above the ladder, towards the goal.
learn-duel-6-end = Two nuggets! { $a }’s light comes through too: a ladder opens a way for both.

learn-duel-7-1 = The green tunnel comes up from the south, right across your way. On a bridge two tracks cross, and neither is joined to the other.
    .do = Lay the bridge where the two tunnels meet.
learn-duel-7-1-shut = A straight tunnel does not fit: the green one has an open end there.
learn-duel-7-2 = { $a } has gone on across your way, and you go on across { $a }’s.
    .do = Dig on at the eastern end of the bridge.
learn-duel-7-2-green = That track is green’s: nothing of yours is joined to it.
learn-duel-7-end = Nobody has to share a bridge. Some bridges and double curves bear gold on one of their tracks.

learn-duel-8-1 = { $a } is one card from the goal in the middle. A rockfall removes a tunnel card that bears neither gold nor a troll.
    .do = Let the last green curve fall.
learn-duel-8-1-gold = Cards with gold never fall.
learn-duel-8-1-own = It may fall there, but that is your own tunnel.
learn-duel-8-1-far = That would cut green off as well. But the curve is the card that reaches for the goal.
learn-duel-8-2 = { $a } has nothing that fits. Use the turn that you have won.
    .do = Dig on at your eastern end.
learn-duel-8-end = What is claimed stays claimed, even if the tunnel to it falls.

learn-duel-9-1 = On this card the gold lies in a dead end of its own, apart from the track. Look where the dead end points.
    .do = Lay the card with gold at your eastern end, its dead end to the south.
learn-duel-9-1-north = This way the gold opens to the north, where you have no tunnel.
learn-duel-9-2 = The card is linked, the gold is not: whoever wants it must come to its dead end. The tunnel in the south is yours as well, since both are joined at the starts.
    .do = Link the southern tunnel to the gold.
learn-duel-9-end = Your counter lies on it. Whoever is linked to a spot of gold first keeps it.

learn-duel-10-1 = Alone you play against the pile: collect as many nuggets as you can in three rounds. The goals are farther away.
    .do = Dig on to the east.
learn-duel-10-2 = You drew a broken pick: it lies before you at once, and you drew again.
    .do = Repair your pick.
learn-duel-10-2-dig = Not with a broken pick, even alone.
learn-duel-10-2-dear = Two cards would do it, too. But you have the repair.
learn-duel-10-3 = And this time the pile threw a rockfall: it has struck the last plain card that you had laid.
    .do = Dig on: lay a card.
learn-duel-10-end = Up to 14 nuggets you are a beginner; from 25 on nobody can teach you anything.
