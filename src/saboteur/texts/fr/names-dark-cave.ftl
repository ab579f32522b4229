### Noms montrés aux joueurs : La mine se rebelle, ses clans, créatures, cartes et option.

## Boîte

box-dark-cave = La mine se rebelle
    .description = Deux clans fuient une mine inondée, chacun avec ses saboteurs, parmi créatures et toiles, vers la seule sortie : 2 à 8 places, une partie.

## Clans

role-yellow-loyal = Loyal au jaune
role-yellow-saboteur = Saboteur en jaune, sert le bleu
role-blue-loyal = Loyal au bleu
role-blue-saboteur = Saboteur en bleu, sert le jaune

## Créatures

creature-rat = Rat
creature-lindworm = Lindworm
creature-goblin = Gobelin

## Cartes chemin

# Les directions sont celles de la carte avant tout demi-tour ; I, II et III sont des niveaux.
card-cross-i = Croisement (I)
card-t-horizontal-i = Té horizontal (I)
card-t-vertical-i = Té vertical (I)
card-straight-horizontal-i = Ligne droite horizontale (I)
card-straight-vertical-i = Ligne droite verticale (I)
card-curve-nw-i = Courbe nord-ouest (I)
card-curve-ne-i = Courbe nord-est (I)
card-cross-ii = Croisement (II)
card-t-vertical-ii = Té vertical (II)
card-t-horizontal-ii = Té horizontal (II)
card-straight-horizontal-ii = Ligne droite horizontale (II)
card-straight-vertical-ii = Ligne droite verticale (II)
card-curve-nw-ii = Courbe nord-ouest (II)
card-curve-ne-ii = Courbe nord-est (II)
card-cross-iii = Croisement (III)
card-t-vertical-iii = Té vertical (III)
card-t-horizontal-iii = Té horizontal (III)
card-straight-horizontal-iii = Ligne droite horizontale (III)
card-straight-vertical-iii = Ligne droite verticale (III)
card-curve-nw-iii = Courbe nord-ouest (III)
card-curve-ne-iii = Courbe nord-est (III)
card-abyss-cross-i = Croisement avec abysses (I)
card-abyss-t-horizontal-i = Té horizontal avec abysses (I)
card-abyss-straight-horizontal-i = Ligne droite horizontale avec abysses (I)
card-abyss-cross-ii = Croisement avec abysses (II)
card-abyss-t-vertical-ii = Té vertical avec abysses (II)
card-abyss-straight-vertical-ii = Ligne droite verticale avec abysses (II)
card-abyss-cross-iii = Croisement avec abysses (III)
card-abyss-t-horizontal-iii = Té horizontal avec abysses (III)
card-abyss-t-vertical-iii = Té vertical avec abysses (III)
card-ladder-t-horizontal-i = Té horizontal avec échelle (I)
card-ladder-t-vertical-ii = Té vertical avec échelle (II)
card-ladder-curve-nw-ii = Courbe nord-ouest avec échelle (II)
card-ladder-curve-ne-iii = Courbe nord-est avec échelle (III)
card-bridge-horizontal-i = Pont d’ouest en est (I)
card-bridge-horizontal-ii = Pont d’ouest en est (II)
card-bridge-vertical-ii = Pont du nord au sud (II)
card-bridge-vertical-iii = Pont du nord au sud (III)
card-tunnel-nw-i = Double courbe nord-ouest avec tunnel (I)
card-tunnel-ne-i = Double courbe nord-est avec tunnel (I)
card-tunnel-nw-ii = Double courbe nord-ouest avec tunnel (II)
card-tunnel-ne-ii = Double courbe nord-est avec tunnel (II)
card-tunnel-nw-iii = Double courbe nord-ouest avec tunnel (III)
card-vein-t-horizontal-ii = Té horizontal avec filon d’or (II)
card-vein-t-vertical-iii = Té vertical avec filon d’or (III)
card-goal-exit = Sortie
card-goal-ladder = But avec échelle
card-goal-abyss = But avec abysses
card-goal-vein = But avec filon d’or

## Cartes action

card-secret-information-i = Information secrète (I)
card-secret-information-ii = Information secrète (II)
card-secret-information-iii = Information secrète (III)
card-rockfall-i = Éboulement (I)
card-rockfall-ii = Éboulement (II)
card-rockfall-iii = Éboulement (III)
card-hand-swap-ii = Échange de mains (II)
card-hand-swap-iii = Échange de mains (III)
card-web-i = Toile d’araignée (I)
card-web-ii = Toile d’araignée (II)
card-web-iii = Toile d’araignée (III)
card-boots-i = Bottes (I)
card-boots-ii = Bottes (II)
card-axe-i = Hache (I)
card-axe-ii = Hache (II)
card-axe-iii = Hache (III)
card-rat-i = Rat (I)
card-rat-ii = Rat (II)
card-rat-iii = Rat (III)
card-lindworm-ii = Lindworm (II)
card-lindworm-iii = Lindworm (III)
card-goblin-ii = Gobelin (II)
card-goblin-iii = Gobelin (III)

## Options


## Pages de règles

page-dark-cave = La mine se rebelle : règles
page-sources-dark-cave = Dans les références, 003 est le livret français de La mine se rebelle ; les titres de section sont cités tels qu’imprimés. Place désigne un siège à la table, joueur celui qui l’occupe. Les formes des cartes, leurs cases et leur répartition entre les trois paquets sont reconstituées (voir le fichier de cartes dark-cave.toml) ; qui possède la boîte peut les corriger par un fichier de cartes.
