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
card-mixed-vertical-stub-w = Ligne verticale, cul-de-sac à l’ouest
card-mixed-curve-ne-stub-w = Courbe nord-est, cul-de-sac à l’ouest
card-mixed-curve-nw-stub-e = Courbe nord-ouest, cul-de-sac à l’est
card-mixed-curve-nw-stub-s = Courbe nord-ouest, cul-de-sac au sud
card-bridge-gold = Pont, or sur la voie verticale
card-double-curve-nw-es-gold = Double courbe, or dans la courbe sud-est
card-ladder-blue-nw = Échelle bleue, courbe nord-ouest
card-ladder-green-ne = Échelle verte, courbe nord-est
card-door-blue-cross = Croisement, porte bleue au sud
card-door-green-cross = Croisement, porte verte à l’ouest
card-door-blue-t-vertical = Embranchement vertical, porte bleue au nord
card-door-green-t-vertical = Embranchement vertical, porte verte au sud
card-door-blue-t-horizontal = Embranchement horizontal, porte bleue à l’est
card-door-green-t-horizontal = Embranchement horizontal, porte verte au nord
card-gold-t-vertical-stub-e = Embranchement vertical, or dans un cul-de-sac à l’est
card-gold-t-horizontal-stub-s = Embranchement horizontal, or dans un cul-de-sac au sud
card-gold-horizontal-stub-s = Ligne horizontale, or dans un cul-de-sac au sud
card-troll-cross = Croisement avec un troll
card-troll-t-vertical = Embranchement vertical avec un troll
card-troll-t-horizontal = Embranchement horizontal avec un troll

## Buts

card-stone-cross = Pierre : croisement
card-stone-stubs-nesw = Pierre : quatre culs-de-sac
card-stone-stubs-nsw = Pierre : culs-de-sac au nord, au sud et à l’ouest
card-stone-stubs-new = Pierre : culs-de-sac au nord, à l’est et à l’ouest
card-gold-1-curve-nw-door-green = 1 pépite : courbe nord-ouest, porte verte à l’ouest
card-gold-1-curve-ne-door-blue = 1 pépite : courbe nord-est, porte bleue à l’est
card-gold-1-stubs-nw = 1 pépite dans le cul-de-sac à l’ouest, autre cul-de-sac au nord
card-gold-1-vertical-stubs-ew = 1 pépite : ligne verticale, culs-de-sac à l’est et à l’ouest
card-gold-1-t-vertical-door-blue = 1 pépite : embranchement vertical, porte bleue à l’ouest
card-gold-1-t-horizontal-door-green = 1 pépite : embranchement horizontal, porte verte à l’est
card-gold-2-curve-nw = 2 pépites : courbe nord-ouest
card-gold-2-curve-ne = 2 pépites : courbe nord-est
card-gold-2-horizontal-stubs-ns = 2 pépites : ligne horizontale, culs-de-sac au nord et au sud
card-gold-2-t-vertical-door-green = 2 pépites : embranchement vertical, porte verte au sud
card-gold-2-t-horizontal-door-blue = 2 pépites : embranchement horizontal, porte bleue au nord
card-gold-3-stubs-ne = 3 pépites dans le cul-de-sac au nord, autre cul-de-sac à l’est
card-gold-3-t-vertical-door-blue = 3 pépites : embranchement vertical, porte bleue au nord
card-gold-3-t-horizontal-door-green = 3 pépites : embranchement horizontal, porte verte au nord

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
