### Names of The Lost Mines shown to players: the box, clans, cards, tokens, options; and the words of its rule page.

## Box

box-lost-mines = Saboteur: The Lost Mines
    .description = Two clans of dwarves walk through the forest to four lost mines, and not every dwarf is loyal: 3 to 9 seats, two rounds.

## Identities, dwarf cards

identity-loyal = Loyal
identity-selfish = Selfish
identity-saboteur = Saboteur
dwarf-blue-loyal = Loyal blue dwarf
dwarf-blue-selfish = Selfish blue dwarf
dwarf-blue-saboteur = Saboteur of the blue clan
dwarf-yellow-loyal = Loyal yellow dwarf
dwarf-yellow-selfish = Selfish yellow dwarf
dwarf-yellow-saboteur = Saboteur of the yellow clan

## Path cards

# Directions are those of the card before any half-turn; plain paths have the names of the base game.
card-log-cross = Crossing with a log
card-log-t-horizontal = Horizontal T-junction with a log
card-log-straight-horizontal = Horizontal straight with a log
card-pond-cross = Crossing with a pond
card-pond-t-vertical = Vertical T-junction with a pond
card-pond-straight-horizontal = Horizontal straight with a pond
card-ravine-cross = Crossing with a ravine
card-ravine-t-horizontal = Horizontal T-junction with a ravine
card-ravine-straight-vertical = Vertical straight with a ravine
card-rocks-cross = Crossing with rocks
card-rocks-t-horizontal = Horizontal T-junction with rocks
card-rocks-straight-horizontal = Horizontal straight with rocks
card-rocks-straight-vertical = Vertical straight with rocks
card-campfire-cross = Crossing with a campfire
card-campfire-t-horizontal = Horizontal T-junction with a campfire
card-campfire-t-vertical = Vertical T-junction with a campfire
card-blue-start = Blue start
card-yellow-start = Yellow start
card-gems-mine = Mine of gems
card-gold-mine = Gold mine
card-silver-mine = Silver mine
card-dragon-mine = Dragon’s mine

## Action cards

card-axe = Axe
card-boat = Boat
card-rope = Rope
card-information-mine-treasure = Secret information: mine or treasure
card-information-mine-dwarf = Secret information: mine or dwarf
card-information-treasure-dwarf = Secret information: treasure or dwarf
card-trap = Trap
card-troll = Troll
card-storm = Storm

## Treasures

symbol-gems = Gems
symbol-gold = Gold
symbol-silver = Silver
treasure-gems-3 = Gems worth 3
treasure-gems-4 = Gems worth 4
treasure-gems-5 = Gems worth 5
treasure-gold-2 = Gold worth 2
treasure-gold-3 = Gold worth 3
treasure-gold-4 = Gold worth 4
treasure-silver-1 = Silver worth 1
treasure-silver-2 = Silver worth 2
treasure-silver-3 = Silver worth 3

## Obstacles and tokens

obstacle-log = Log
obstacle-pond = Pond
obstacle-ravine = Ravine
token-axe = Axe token
token-boat = Boat token
token-rope = Rope token
token-trap = Trap token
token-troll = Troll token
token-dragon = Dragon token

## How a round ended

cause-hands-empty = The pile and all hands are empty
cause-all-treasures = All treasures have been taken
cause-agreed = All players agreed to end the round

## Options

option-rounds = Rounds
    .meaning = Says how many rounds a game has.
option-rounds-2 = Two rounds
    .meaning = The game ends after two rounds (the usual setting).
option-rounds-3 = Three rounds
    .meaning = The game ends after three rounds.
option-rounds-4 = Four rounds
    .meaning = The game ends after four rounds.
option-rounds-5 = Five rounds
    .meaning = The game ends after five rounds.
option-rounds-6 = Six rounds
    .meaning = The game ends after six rounds.
option-look_own_treasure = Looking at own treasures
    .meaning = Says whether you look at a treasure that you take.
option-look_own_treasure-off = Not before the end
    .meaning = A treasure you take stays face down until the round is over (the usual setting).
option-look_own_treasure-on = At once
    .meaning = You look at a treasure as soon as you have taken it; the others do not.

## Rule page

page-lost-mines = Saboteur, The Lost Mines: rules
page-sources-lost-mines = In the references, 000 is the French rulebook of La Grande Aventure; section names are quoted as printed. Seat means a place at the table, player whoever sits there.
page-cards = Cards and board, and how sure we are
page-cards-notice = The rulebook prints totals. A row marked reconstructed is our own: it agrees with every number of the rulebook, nothing public tells more, and a deck file of your own can replace it.
page-cards-group = Group
page-cards-kind = Kind
page-cards-count = Number
page-cards-facts = What it is
page-cards-confidence = Confidence
confidence-certain = certain
confidence-agreed = agreed by independent sources
confidence-reconstructed = reconstructed
