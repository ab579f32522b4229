### Noms de Saboteur 2 montrés aux joueurs : la boîte, ses rôles et ses cartes.

## Boîte

box-saboteur2 = Saboteur 2
    .description = Deux équipes rivales de chercheurs d’or, un boss, un profiteur, des géologues et des saboteurs, avec des portes, des échelles, des voleurs et une prison : 2 à 12 places, trois manches.

## Rôles

role-blue-digger = Chercheur d’or bleu
role-green-digger = Chercheur d’or vert
role-boss = Boss
role-profiteer = Profiteur
role-geologist = Géologue

## Cartes chemin

# Les directions sont celles de la carte avant tout demi-tour.
card-bridge = Pont
card-double-curve-nw-es = Double courbe, nord-ouest et sud-est
card-double-curve-ne-sw = Double courbe, nord-est et sud-ouest
card-ladder-s = Échelle vers le sud
card-ladder-w = Échelle vers l’ouest
card-ladder-nw = Échelle dans une courbe nord-ouest
card-ladder-ne = Échelle dans une courbe nord-est
card-door-blue-vertical = Porte bleue dans une ligne verticale
card-door-blue-horizontal = Porte bleue dans une ligne horizontale
card-door-blue-sw = Porte bleue dans une courbe sud-ouest
card-door-green-vertical-stub-e = Porte verte dans une ligne verticale avec un cul-de-sac à l’est
card-door-green-horizontal = Porte verte dans une ligne horizontale
card-door-green-es = Porte verte dans une courbe sud-est
card-crystal-cross = Croisement à cristal
card-crystal-t-horizontal = Té horizontal à cristal
card-crystal-t-vertical = Té vertical à cristal
card-crystal-t-vertical-stub-e = Té vertical à cristal avec un cul-de-sac à l’est
card-crystal-t-horizontal-stub-n = Té horizontal à cristal avec un cul-de-sac au nord
card-crystal-horizontal-stub-s = Ligne horizontale à cristal avec un cul-de-sac au sud
card-crystal-dead-s = Cul-de-sac à cristal vers le sud
card-crystal-dead-w = Cul-de-sac à cristal vers l’ouest
card-mixed-horizontal-stub-ns = Ligne horizontale avec des culs-de-sac au nord et au sud
card-mixed-vertical-stub-ew = Ligne verticale avec des culs-de-sac à l’est et à l’ouest
card-mixed-vertical-stub-e = Ligne verticale avec un cul-de-sac à l’est
card-mixed-curve-es-stub-n = Courbe sud-est avec un cul-de-sac au nord
card-mixed-curve-ne-stub-s = Courbe nord-est avec un cul-de-sac au sud

## Cartes action

card-thief = Voleur
card-hands-off = Pas touche !
card-prison = En prison !
card-free-at-last = Enfin libre
card-inspection = Inspection
card-role-change = Changement de rôle
card-hand-swap = Changer de main
