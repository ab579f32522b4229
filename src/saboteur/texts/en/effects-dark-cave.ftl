### What each card of The Dark Cave does, and when it may be played or takes effect.
### .title names an effect that several kinds of card share.

## Start and goals

effect-cave-start = All dwarves begin here. It has a ladder, from which one step leads to any other ladder.
    .when = It lies face up in the middle from the beginning and cannot be removed.
effect-cave-exit = The only way out: a dwarf who gets to the space of the exit leaves the mine at once with the nuggets it has, and its clan card is shown. Its player goes on playing cards.
    .when = It lies face down at one of the corners; the first dwarf to enter turns it over and stops on its first space.
effect-cave-goal-ladder = No exit, but a ladder: from its space one step leads to any other ladder.
    .when = It lies face down at one of the corners; the first dwarf to enter turns it over and stops on its first space.
effect-cave-goal-abyss = No exit, but an abyss: creatures can be called up there.
    .when = It lies face down at one of the corners; the first dwarf to enter turns it over and stops on its first space.
effect-cave-goal-vein = No exit, but a gold vein with a nugget, for a dwarf who ends a move on its space; whoever takes it must show the clan card for the rest of the game.
    .when = It lies face down at one of the corners; the first dwarf to enter turns it over and stops on its first space.

## Path cards

effect-cave-path = A way through the mine for the dwarves of both clans. Its level says how many steps it takes to cross it: I one, II two, III three.
    .title = Path
    .when = On your turn, before you move: where all touching sides match and it continues a path or a face-up goal, as it is or after a half-turn. It need not be joined to your dwarf.
effect-cave-abyss = A path with an abyss: whoever plays a creature card may let the creature come out there.
    .title = Abyss
    .when = On your turn, before you move, like any path: where all touching sides match and it continues a path.
effect-cave-ladder = A path with a ladder: from its space one step leads to the space of any other ladder, the start’s included.
    .title = Ladder
    .when = On your turn, before you move, like any path: where all touching sides match and it continues a path.
effect-cave-bridge = Two paths that cross without meeting. A dwarf who steps onto the wooden bridge loses a random card of the hand, which is a card smaller for the rest of the game; the path below is free.
    .title = Bridge
    .when = On your turn, before you move, like any path: where all touching sides match and it continues a path.
effect-cave-tunnel = Two curves with a tunnel between them, which is a space of its own: a dwarf who enters it pays a nugget, or nothing if there is none left.
    .title = Double curve with a tunnel
    .when = On your turn, before you move, like any path: where all touching sides match and it continues a path.
effect-cave-vein = A path with a nugget, for a dwarf who ends a move on its space; whoever takes it must show the clan card for the rest of the game.
    .title = Gold vein
    .when = On your turn, before you move, like any path: where all touching sides match and it continues a path.

## Action cards

effect-cave-information = You look in secret at a goal or at another player’s clan card; everybody sees which, nobody else what it shows.
    .title = Secret information
    .when = On your turn, before you move, on a goal or a clan card that is still face down.
effect-cave-rockfall = Removes a path card, with all webs at its sides and the gold of a vein.
    .title = Rockfall
    .when = On your turn, before you move, on a path card on which neither a dwarf nor a creature stands; never on the start or a goal.
effect-cave-hand-swap = You exchange your whole hand with another player, however many cards each of you holds. At the end of your turn the other player draws a card, you do not.
    .title = Hand swap
    .when = On your turn, before you move, with any other player, even one without cards.
effect-cave-web = You close the passage between two cards, or a path’s end: neither dwarves nor creatures pass. When your next turn begins the web is turned from 2 to 1, a turn later it is gone.
    .title = Web
    .when = On your turn, before you move, at a passage or a path’s end without a web; cards may still be laid on behind it.
effect-cave-boots = Lay them before yourself or another player, whose dwarf has a fourth step in each turn from then on.
    .title = Boots
    .when = On your turn, before you move, for a player whose dwarf is still in the mine and has no boots.
effect-cave-axe = Lay it before yourself or another player, who may spend it once: beside a web on their own turn, to turn it from 2 to 1 or to remove it at 1; or against a creature that meets their dwarf, which then leaves and harms nobody there.
    .title = Axe
    .when = On your turn, before you move, for a player whose dwarf is still in the mine; laid before yourself it serves only after this turn.
effect-cave-rat = The rat comes out of an abyss and runs up to 3 steps. Where it meets dwarves it stops, and each of them loses a random card of the hand, for the rest of the game.
    .title = Rat
    .when = On your turn, before you move, if there is an abyss or the rat is already out: then it runs on from where it is. It leaves when your next turn begins.
effect-cave-lindworm = The lindworm comes out of an abyss and creeps up to 4 steps. Where it meets dwarves it stops, and they fall over: on their next turn they stand up and do not move.
    .title = Lindworm
    .when = On your turn, before you move, if there is an abyss or the lindworm is already out: then it creeps on from where it is. It leaves when your next turn begins.
effect-cave-goblin = The goblin comes out of an abyss and runs up to 5 steps. Where it meets dwarves it stops, and each of them loses a nugget, if there is one.
    .title = Goblin
    .when = On your turn, before you move, if there is an abyss or the goblin is already out: then it runs on from where it is. It leaves when your next turn begins.

## Clan cards

effect-cave-loyal = You work for the clan that you wear. The nuggets that its dwarves bring out count for it, times the number of dwarves who work for the other clan; the larger value wins.
    .title = Loyal
    .when = Dealt in secret at the beginning; shown when you leave the mine, take gold from a vein, or the game ends.
effect-cave-saboteur = You wear one clan’s colour but work for the other: the nuggets that you bring out count for it, and you win with it.
    .title = Saboteur
    .when = Dealt in secret at the beginning; shown when you leave the mine, take gold from a vein, or the game ends.
