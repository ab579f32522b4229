### Noms montrés aux joueurs : cinq cartes action des championnats, leurs modules, options et questions.

## Cartes action

card-veto = Veto
card-change-of-direction = Changement de sens
card-master-craftsman = Maître artisan
card-scout = Éclaireur
card-diversion = Diversion

## Modules

module-veto = Veto (2019)
    .description = Une carte qui annule ce qu’un autre joueur vient de poser, avant tout effet.
module-change-of-direction = Changement de sens (2020)
    .description = Une carte qui inverse l’ordre du jeu jusqu’à la fin de la manche.
module-master-craftsman = Maître artisan (2021)
    .description = Une carte qui répare n’importe quel outil cassé.
module-scout = Éclaireur (2022)
    .description = Une carte avec laquelle on pose deux chemins pendant le même tour.
module-diversion = Diversion (2023)
    .description = Une carte qui déplace le dernier chemin posé.

## Options

option-window_s = Temps pour un veto
    .meaning = Dit de combien de secondes les autres disposent pour mettre leur veto à une carte qui vient d’être posée.
option-window_s-seconds = Un nombre de secondes
    .meaning = De 2 à 30 secondes ; 6 est le réglage habituel.
option-diversion_target = Cible de la diversion
    .meaning = Dit quelle carte chemin la diversion déplace quand la toute dernière a été retirée.
option-diversion_target-latest_present = La plus récente encore en place
    .meaning = La diversion déplace la carte chemin posée le plus récemment parmi celles qui restent dans le labyrinthe (le réglage habituel).
option-diversion_target-strict_last = La toute dernière seulement
    .meaning = Si la dernière carte chemin posée a été retirée, la diversion ne peut pas être jouée avant qu’une autre soit posée.

## Questions

decision-veto = Laisser passer la carte, ou y mettre ton veto ?
decision-scout-path = Pose une carte chemin avec ton éclaireur.
