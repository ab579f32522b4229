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
card-cross-i = Croisement (niveau I)
card-t-horizontal-i = Embranchement horizontal (niveau I)
card-t-vertical-i = Embranchement vertical (niveau I)
card-straight-horizontal-i = Ligne horizontale (niveau I)
card-straight-vertical-i = Ligne verticale (niveau I)
card-curve-nw-i = Courbe nord-ouest (niveau I)
card-curve-ne-i = Courbe nord-est (niveau I)
card-cross-ii = Croisement (niveau II)
card-t-vertical-ii = Embranchement vertical (niveau II)
card-t-horizontal-ii = Embranchement horizontal (niveau II)
card-straight-horizontal-ii = Ligne horizontale (niveau II)
card-straight-vertical-ii = Ligne verticale (niveau II)
card-curve-nw-ii = Courbe nord-ouest (niveau II)
card-curve-ne-ii = Courbe nord-est (niveau II)
card-cross-iii = Croisement (niveau III)
card-t-vertical-iii = Embranchement vertical (niveau III)
card-t-horizontal-iii = Embranchement horizontal (niveau III)
card-straight-horizontal-iii = Ligne horizontale (niveau III)
card-straight-vertical-iii = Ligne verticale (niveau III)
card-curve-nw-iii = Courbe nord-ouest (niveau III)
card-curve-ne-iii = Courbe nord-est (niveau III)
card-abyss-cross-i = Croisement avec abysses (niveau I)
card-abyss-t-horizontal-i = Embranchement horizontal avec abysses (niveau I)
card-abyss-straight-horizontal-i = Ligne horizontale avec abysses (niveau I)
card-abyss-cross-ii = Croisement avec abysses (niveau II)
card-abyss-t-vertical-ii = Embranchement vertical avec abysses (niveau II)
card-abyss-straight-vertical-ii = Ligne verticale avec abysses (niveau II)
card-abyss-cross-iii = Croisement avec abysses (niveau III)
card-abyss-t-horizontal-iii = Embranchement horizontal avec abysses (niveau III)
card-abyss-t-vertical-iii = Embranchement vertical avec abysses (niveau III)
card-ladder-t-horizontal-i = Embranchement horizontal avec échelle (niveau I)
card-ladder-t-vertical-ii = Embranchement vertical avec échelle (niveau II)
card-ladder-curve-nw-ii = Courbe nord-ouest avec échelle (niveau II)
card-ladder-curve-ne-iii = Courbe nord-est avec échelle (niveau III)
card-bridge-horizontal-i = Pont d’ouest en est (niveau I)
card-bridge-horizontal-ii = Pont d’ouest en est (niveau II)
card-bridge-vertical-ii = Pont du nord au sud (niveau II)
card-bridge-vertical-iii = Pont du nord au sud (niveau III)
card-tunnel-nw-i = Double courbe nord-ouest avec tunnel (niveau I)
card-tunnel-ne-i = Double courbe nord-est avec tunnel (niveau I)
card-tunnel-nw-ii = Double courbe nord-ouest avec tunnel (niveau II)
card-tunnel-ne-ii = Double courbe nord-est avec tunnel (niveau II)
card-tunnel-nw-iii = Double courbe nord-ouest avec tunnel (niveau III)
card-vein-t-horizontal-ii = Embranchement horizontal avec filon d’or (niveau II)
card-vein-t-vertical-iii = Embranchement vertical avec filon d’or (niveau III)
card-goal-exit = Sortie
card-goal-ladder = But avec échelle
card-goal-abyss = But avec abysses
card-goal-vein = But avec filon d’or

## Cartes action

card-secret-information-i = Information secrète (niveau I)
card-secret-information-ii = Information secrète (niveau II)
card-secret-information-iii = Information secrète (niveau III)
card-rockfall-i = Éboulement (niveau I)
card-rockfall-ii = Éboulement (niveau II)
card-rockfall-iii = Éboulement (niveau III)
card-hand-swap-ii = Échange de mains (niveau II)
card-hand-swap-iii = Échange de mains (niveau III)
card-web-i = Toile d’araignée (niveau I)
card-web-ii = Toile d’araignée (niveau II)
card-web-iii = Toile d’araignée (niveau III)
card-boots-i = Bottes (niveau I)
card-boots-ii = Bottes (niveau II)
card-axe-i = Hache (niveau I)
card-axe-ii = Hache (niveau II)
card-axe-iii = Hache (niveau III)
card-rat-i = Rat (niveau I)
card-rat-ii = Rat (niveau II)
card-rat-iii = Rat (niveau III)
card-lindworm-ii = Lindworm (niveau II)
card-lindworm-iii = Lindworm (niveau III)
card-goblin-ii = Gobelin (niveau II)
card-goblin-iii = Gobelin (niveau III)

## Options


## Pages de règles

page-dark-cave = La mine se rebelle : règles
page-sources-dark-cave = Dans les références, 003 est le livret français de La mine se rebelle ; les titres de section sont cités tels qu’imprimés. Place désigne un siège à la table, joueur celui qui l’occupe. Les formes des cartes, leurs cases et leur répartition entre les trois paquets sont reconstituées (voir le fichier de cartes dark-cave.toml) ; qui possède la boîte peut les corriger par un fichier de cartes.
