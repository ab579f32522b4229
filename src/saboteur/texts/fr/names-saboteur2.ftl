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
card-ladder-s = Échelle au sud
card-ladder-w = Échelle à l’ouest
card-ladder-nw = Échelle, courbe nord-ouest
card-ladder-ne = Échelle, courbe nord-est
card-door-blue-vertical = Porte bleue, ligne verticale
card-door-blue-horizontal = Porte bleue, ligne horizontale
card-door-blue-sw = Porte bleue, courbe sud-ouest
card-door-green-vertical-stub-e = Porte verte, ligne verticale, cul-de-sac à l’est
card-door-green-horizontal = Porte verte, ligne horizontale
card-door-green-es = Porte verte, courbe sud-est
card-crystal-cross = Croisement à cristal
card-crystal-t-horizontal = Embranchement horizontal à cristal
card-crystal-t-vertical = Embranchement vertical à cristal
card-crystal-t-vertical-stub-e = Embranchement vertical à cristal, cul-de-sac à l’est
card-crystal-t-horizontal-stub-n = Embranchement horizontal à cristal, cul-de-sac au nord
card-crystal-horizontal-stub-s = Ligne horizontale à cristal, cul-de-sac au sud
card-crystal-dead-s = Cul-de-sac à cristal, au sud
card-crystal-dead-w = Cul-de-sac à cristal, à l’ouest
card-mixed-horizontal-stub-ns = Ligne horizontale, culs-de-sac au nord et au sud
card-mixed-vertical-stub-ew = Ligne verticale, culs-de-sac à l’est et à l’ouest
card-mixed-vertical-stub-e = Ligne verticale, cul-de-sac à l’est
card-mixed-curve-es-stub-n = Courbe sud-est, cul-de-sac au nord
card-mixed-curve-ne-stub-s = Courbe nord-est, cul-de-sac au sud

## Cartes action

card-thief = Voleur
card-hands-off = Pas touche !
card-prison = En prison !
card-free-at-last = Enfin libre
card-inspection = Inspection
card-role-change = Changement de rôle
card-hand-swap = Échange de mains
