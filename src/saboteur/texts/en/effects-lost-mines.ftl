### What each card and token of The Lost Mines does, and when it may be played or takes effect.
### .title names an effect that several kinds of card share.

## Starts and mines

effect-mines-start = The dwarves of its clan begin here; later dwarves of both clans may walk over it. Nobody can remove it.
    .title = Start
    .when = It lies face up on the board from the beginning of the round.
effect-mines-mine = A dwarf who ends a move here takes a treasure of this kind, if one is left, and another at the end of every further turn here.
    .title = Mine with treasures
    .when = It lies face down until a dwarf first enters it; that dwarf stops there.
effect-mines-dragon-mine = No treasure: whoever is the first to enter takes the dragon token. From then on it is a path like any other.
    .when = It lies face down until a dwarf first enters it; that dwarf stops there.

## Path cards

effect-mines-path = A way through the forest for the dwarves of both clans; each card a dwarf enters is a step, and a dwarf has up to three steps a turn.
    .title = Path
    .when = On your turn, before you move: on an empty space of the board beside a start, a path or a face-up mine, so that all touching sides match and it continues a path. It need not be joined to your dwarf.
effect-mines-obstacle = A path with an obstacle, which no dwarf enters until somebody plays the tool for it: an axe for a log, a boat for a pond, a rope for a ravine. After that it holds one dwarf at a time.
    .title = Obstacle
    .when = On your turn, before you move, like any path: where all touching sides match and it continues a path.
effect-mines-rocks = A narrow path: it holds one dwarf at a time, and nobody gets past a dwarf who stands there.
    .title = Rocks
    .when = On your turn, before you move, like any path: where all touching sides match and it continues a path.
effect-mines-campfire = A path with a campfire: a dwarf who begins a move here may take up to five steps instead of three.
    .title = Campfire
    .when = On your turn, before you move, like any path: where all touching sides match and it continues a path.

## Action cards and their tokens

effect-mines-tool = Overcomes an obstacle: an axe a log, a boat a pond, a rope a ravine. Its token is put on the card, which all dwarves may use from then on, one at a time.
    .title = Tool
    .when = On your turn, before you move, if such an obstacle lies on the board and is not overcome yet.
effect-mines-information = You look in secret at one of the two things that it shows: a face-down mine, a treasure that nobody has taken, or another player’s dwarf card. Everybody sees what you look at.
    .title = Secret information
    .when = On your turn, before you move, if one of the two is there to be looked at.
effect-mines-trap = You put a trap on a path. Every dwarf who crosses it loses a random card of the hand at once, which is a card smaller until the end of the round; the dwarf may walk on, and the trap stays.
    .when = On your turn, before you move: where two cards are joined, or on a path’s end at an empty space, if no other trap or troll is there.
effect-mines-troll = You put a troll on a path, and no dwarf gets past him, your own included. He leaves when your next turn begins.
    .when = On your turn, before you move: where two cards are joined, or on a path’s end at an empty space, if no other trap or troll is there.
effect-mines-storm = Removes a path card, with the tool token on it; a trap or a troll goes too if both spaces beside it are then empty.
    .when = On your turn, before you move, on any path card on which no dwarf stands; never on a start or a mine.

## Treasures and the dragon

effect-mines-treasure = Worth as many victory points as it shows. After the round it goes to your clan’s share, to the other clan’s if you are a saboteur, or to you alone if you are selfish.
    .title = Treasure
    .when = You take it at the mine of its kind; it stays face down until the end of the round.
effect-mines-dragon = It costs whoever has it 2 of the victory points won in this round, or as many as there are.
    .when = At the end of the round, after the treasures have been shared.

## Dwarf cards

effect-mines-loyal = You share with your clan: the treasures of its loyal dwarves and of the other clan’s saboteur are put together and shared out equally among them.
    .title = Loyal dwarf
    .when = Dealt at the beginning of a round: all see the clan on its back, only you who you are, until the round ends.
effect-mines-selfish = You share with nobody: the treasures that you took are yours alone, and you get nothing of your clan’s.
    .title = Selfish dwarf
    .when = Dealt at the beginning of a round: all see the clan on its back, only you who you are, until the round ends.
effect-mines-saboteur = You wear the colour of one clan but work for the other: your treasures go to the loyal dwarves of that other clan, and you get an equal share with them.
    .title = Saboteur
    .when = Dealt at the beginning of a round: all see the clan on its back, only you who you are, until the round ends.
