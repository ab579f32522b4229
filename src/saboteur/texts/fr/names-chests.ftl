### Noms du trésor oublié et des coffres aux trésors : modules, cartes, options, décisions.

## Modules

module-forgotten-treasure = Trésor oublié
    .description = Une carte des championnats : fouille le dessus de la défausse et garde une carte au lieu de piocher.
module-treasure-chests = Coffres aux trésors
    .description = Quatre chemins cachés dans le labyrinthe, chacun posé sur un coffre qui réserve une surprise, bonne ou mauvaise.

## Cartes action

card-forgotten-treasure = Trésor oublié

## Chemins des coffres

# Les directions sont celles de la carte avant tout demi-tour.
card-chest-cross = Croisement de coffre
card-chest-t-vertical = Embranchement vertical de coffre
card-chest-t-horizontal = Embranchement horizontal de coffre
card-chest-curve-nw = Courbe nord-ouest de coffre
card-chest-curve-ne = Courbe nord-est de coffre

## Coffres

card-chest-nugget = Coffre : une pépite
card-chest-no-plans = Coffre : plus de plans
card-chest-no-draw = Coffre : pas de pioche
card-chest-extra-draw = Coffre : une carte de plus
card-chest-move-goal = Coffre : un but plus loin
card-chest-rob = Coffre : larcin
card-chest-draw-three = Coffre : trois au choix
card-chest-peek = Coffre : coup d’œil sur un rôle
card-chest-dig = Coffre : fouille de la défausse
card-chest-cave-in = Coffre : effondrement

## Options

option-chest_layout = Places des coffres
    .meaning = Dit où se trouvent les coffres au début d’une manche.
option-chest_layout-preset = Fixes
    .meaning = Deux coffres se trouvent de chaque côté du chemin des buts (le réglage habituel).
option-chest_layout-random = Tirées au sort
    .meaning = Le hasard choisit les cases à chaque manche ; les coffres ne se touchent pas et ne touchent ni le départ ni un but.

## Décisions

decision-keep-card = Garde une des cartes de la défausse
decision-keep-dug = Garde une des cartes déterrées
decision-keep-drawn = Garde une des cartes piochées
decision-orient-path = Choisis le sens du chemin du coffre
decision-move-goal = Choisis le but à éloigner
decision-peek-role = Choisis le rôle que tu regardes
decision-rob-hand = Choisis qui tu voles
