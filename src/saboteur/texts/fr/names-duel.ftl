### Noms montrés aux joueurs : le Duel, ses cartes, couleurs, option, grades et questions.

## Boîte

box-duel = Le Duel
    .description = Deux nains creusent l’un contre l’autre, avec portes, clefs, trolls et échelles à leurs couleurs ; ou un seul : 1 ou 2 places, trois manches.

## Couleurs

colour-blue = Bleu
colour-green = Vert

## Cartes chemin

# Les directions sont celles de la carte avant tout demi-tour.
card-start-blue = Départ bleu
card-start-green = Départ vert
card-mixed-vertical-stub-w = Ligne verticale avec cul-de-sac ouest
card-mixed-curve-ne-stub-w = Courbe nord-est avec cul-de-sac ouest
card-mixed-curve-nw-stub-e = Courbe nord-ouest avec cul-de-sac est
card-mixed-curve-nw-stub-s = Courbe nord-ouest avec cul-de-sac sud
card-bridge-gold = Pont avec de l’or sur sa voie verticale
card-double-curve-nw-es-gold = Double courbe, nord-ouest et, avec de l’or, sud-est
card-ladder-blue-nw = Échelle bleue, courbe nord-ouest
card-ladder-green-ne = Échelle verte, courbe nord-est
card-door-blue-cross = Croisement avec porte bleue au sud
card-door-green-cross = Croisement avec porte verte à l’ouest
card-door-blue-t-vertical = Té vertical avec porte bleue au nord
card-door-green-t-vertical = Té vertical avec porte verte au sud
card-door-blue-t-horizontal = Té horizontal avec porte bleue à l’est
card-door-green-t-horizontal = Té horizontal avec porte verte au nord
card-gold-t-vertical-stub-e = Té vertical avec or dans un cul-de-sac est
card-gold-t-horizontal-stub-s = Té horizontal avec or dans un cul-de-sac sud
card-gold-horizontal-stub-s = Ligne horizontale avec or dans un cul-de-sac sud
card-troll-cross = Croisement avec troll
card-troll-t-vertical = Té vertical avec troll
card-troll-t-horizontal = Té horizontal avec troll

## Buts

card-stone-cross = Pierre : croisement
card-stone-stubs-nesw = Pierre : quatre culs-de-sac
card-stone-stubs-nsw = Pierre : culs-de-sac nord, sud et ouest
card-stone-stubs-new = Pierre : culs-de-sac nord, est et ouest
card-gold-1-curve-nw-door-green = 1 pépite : courbe nord-ouest avec porte verte à l’ouest
card-gold-1-curve-ne-door-blue = 1 pépite : courbe nord-est avec porte bleue à l’est
card-gold-1-stubs-nw = 1 pépite dans le cul-de-sac ouest, autre cul-de-sac au nord
card-gold-1-vertical-stubs-ew = 1 pépite : ligne verticale avec culs-de-sac est et ouest
card-gold-1-t-vertical-door-blue = 1 pépite : té vertical avec porte bleue à l’ouest
card-gold-1-t-horizontal-door-green = 1 pépite : té horizontal avec porte verte à l’est
card-gold-2-curve-nw = 2 pépites : courbe nord-ouest
card-gold-2-curve-ne = 2 pépites : courbe nord-est
card-gold-2-horizontal-stubs-ns = 2 pépites : ligne horizontale avec culs-de-sac nord et sud
card-gold-2-t-vertical-door-green = 2 pépites : té vertical avec porte verte au sud
card-gold-2-t-horizontal-door-blue = 2 pépites : té horizontal avec porte bleue au nord
card-gold-3-stubs-ne = 3 pépites dans le cul-de-sac nord, autre cul-de-sac à l’est
card-gold-3-t-vertical-door-blue = 3 pépites : té vertical avec porte bleue au nord
card-gold-3-t-horizontal-door-green = 3 pépites : té horizontal avec porte verte au nord

## Cartes action

card-secret-plan = Plan secret
card-key = Clef

## Options

option-solo_colour = Couleur en solo
    .meaning = Dit quel nain tu joues quand tu joues seul.
option-solo_colour-blue = Bleu
    .meaning = Tu joues le nain bleu (réglage habituel).
option-solo_colour-green = Vert
    .meaning = Tu joues le nain vert.

## Grades d’une partie solo

grade-1 = La prochaine sera meilleure
grade-2 = Pas mal, et il reste à trouver
grade-3 = Un beau flair pour l’or
grade-4 = Souverain des nains

## Questions

decision-before-draw = Soudoie un troll avant de piocher, ou arrête.
decision-claim-gold = Choisis l’or que tu réserves : il n’y a pas assez de compteurs pour tout.

## Page de règles

page-duel = Le Duel : règles
page-sources-duel = Dans les références, 002 est le livret français du Duel ; les noms de sections sont cités tels qu’imprimés. Une place est un siège à la table, un joueur celui qui l’occupe.
