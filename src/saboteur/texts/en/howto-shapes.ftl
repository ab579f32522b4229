### What the pictures of rules show: clause and number of the picture.

## Saboteur

shape-B-9-1 = The start, and the three goals face down.
shape-B-21-1 = Beside the start.
shape-B-21-2 = It touches no card.
shape-B-21-3 = A corner is no side.
shape-B-22-1 = Both sides that touch match.
shape-B-22-2 = North matches, but in the west a tunnel meets rock.
shape-B-22-3 = A tunnel meets rock.
shape-B-23-1 = Half-turned.
shape-B-23-2 = Sideways.
shape-B-24-1 = It joins the cut-off piece to the start again.
shape-B-24-2 = A rockfall has cut this piece off: it leads to no start.
shape-B-26-1 = Laid like any path card.
shape-B-26-2 = The sides match, but the tunnel has ended before.
shape-B-35-1 = A tunnel from the start leads up to it: it is turned over.
shape-B-35-2 = The tunnel ends inside the card: the goal stays face down.
shape-B-38-1 = Only a goal that was turned over may lie so: its way north meets rock, and nothing is linked there.

## Saboteur 2

shape-S2-13-1 = Straight on over the bridge.
shape-S2-13-2 = Nobody turns off on a bridge: the other tunnel is not linked.
shape-S2-14-1 = Round the curve that is linked.
shape-S2-14-2 = The other curve is not linked.
shape-S2-15-1 = Far away, and linked to the start all the same.
shape-S2-16-1 = Beside a path card, linked or not.
shape-S2-16-2 = It touches a goal.
shape-S2-18-1 = Everybody may lay on behind a door.
shape-S2-33-1 = If a blue digger completes this way, the green team wins.

## Modules

shape-V-9-1 = The middle card, half-way to the middle goal.
shape-ME-13-1 = Where the workshop lies.

## The Duel

shape-D-12-1 = Tunnel meets tunnel.
shape-D-12-2 = A tunnel meets rock.
shape-D-12-3 = Sideways.
shape-D-13-1 = For green: it carries on a way from the green start.
shape-D-13-2 = For green: this way comes from the blue start only.
shape-D-15-1 = Straight on over the bridge.
shape-D-15-2 = Nobody turns off on a bridge: the other tunnel is not linked.
shape-D-16-1 = For green: beside any path card.
shape-D-16-2 = It touches a goal.
shape-D-16-3 = It touches a card that shows gold.
shape-D-17-1 = For green: the arm to the east is open.
shape-D-17-2 = For green: the blue door shuts the arm to the south.
shape-D-19-1 = Up to the troll.
shape-D-19-2 = Behind a troll whom nobody has bribed.
shape-D-25-1 = The way comes to the side where the gold lies.
shape-D-25-2 = It only goes past.

## The Lost Mines

shape-LM-13-1 = Beside a start.
shape-LM-13-2 = Both sides that touch match.
shape-LM-14-1 = It carries on a path that leads to no start.
shape-LM-15-1 = It touches no card.
shape-LM-15-2 = A path meets a side without one.
shape-LM-15-3 = The sides match, but it carries on no path.
shape-LM-16-1 = Log, pond and ravine.
shape-LM-17-1 = Rocks.
shape-LM-18-1 = A campfire.
shape-LM-54-1 = From the mine nobody walks north: there is no path on the other side.

## The Dark Cave

shape-DC-18-1 = Path meets path.
shape-DC-18-2 = Half-turned.
shape-DC-19-1 = It carries on a path that does not lead to the start.
shape-DC-20-1 = It touches no card.
shape-DC-20-2 = Sideways.
shape-DC-20-3 = A path meets a side without one.
shape-DC-20-4 = The sides match, but it carries on no path.
shape-DC-21-1 = One, two and three steps to cross.
shape-DC-22-1 = An abyss.
shape-DC-23-1 = From each of these ladders one step leads to the others.
shape-DC-24-1 = One way over the wood, one below it.
shape-DC-26-1 = The tunnel between the two curves.
shape-DC-27-1 = A gold vein.
