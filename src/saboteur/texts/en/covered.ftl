### What everybody knows of a card that lies face down, and when it is turned over.

## Cards of the pile

covered-card = Nobody but the player who held it, or nobody at all, knows which card this is. When the pile is empty nobody draws any more.
    .when = Cards are drawn unseen at the end of a turn; those discarded without being played stay face down.
covered-card-name = Card, face down

## Classic mazes

covered-goal = One of the goals; exactly one of them hides the treasure. Whoever plays a map looks at one in secret.
    .when = It is turned over as soon as a tunnel from the start leads up to it.
covered-goal-name = Goal, face down
covered-role = It says in secret what its owner wants. Keep yours to yourself, whatever you claim to be.
    .when = All roles are shown at the end of the round.
covered-role-name = Role card, face down
covered-gold = Worth one, two or three nuggets; only its owner knows how many.
    .when = All gold is counted at the end of the game.
covered-gold-name = Gold card, face down
covered-chest = A path that covers a chest with something good or bad in it. As long as it is face down it is no part of the maze, and nothing need fit beside it.
    .when = It is turned over, and the chest opened, as soon as a tunnel from the start leads up to it.
covered-chest-name = Covered chest

## Le Duel

covered-duel-goal = One of six goals; many hide one to three nuggets, some nothing but stone.
    .when = It is turned over as soon as a way that one of you may use leads up to it.
covered-duel-goal-name = Goal, face down

## The Lost Mines

covered-mine = One of the mines: three hold treasures of one kind each, one the dragon.
    .when = The first dwarf to enter turns it over and stops there.
covered-mine-name = Mine, face down
covered-treasure = All see of which kind the treasure is, nobody how many victory points it is worth.
    .when = A dwarf who ends a move at the mine of its kind may take it; it is turned over at the end of the round.
covered-treasure-name = Treasure, face down
covered-dwarf = Its back shows the clan to everybody. Only its owner knows whether the dwarf is loyal, selfish or a saboteur.
    .when = All dwarf cards are shown at the end of the round.
covered-dwarf-name = Dwarf card, face down

## The Dark Cave

covered-cave-card = The bars on its back tell everybody its level, and nobody what it is. The higher the level, the longer its paths; when the pile is empty nobody draws any more.
    .when = Cards are drawn unseen at the end of a turn: first those of level I, then II, then III.
covered-cave-card-name = Card, face down
covered-cave-goal = One of the goals in the corners; only one of them is the exit.
    .when = The first dwarf to enter turns it over and stops on its first space.
covered-cave-goal-name = Goal, face down
covered-clan = Its back shows the clan that its owner wears; only the owner knows for which of the two clans he works.
    .when = It is shown by whoever takes gold from a vein or leaves the mine, the others at the end.
covered-clan-name = Clan card, face down
