### Noms de La Grande Aventure montrés aux joueurs : la boîte, clans, cartes, jetons, options ; et les mots de sa page de règles.

## Boîte

box-lost-mines = Saboteur : La Grande Aventure
    .description = Deux clans de nains traversent la forêt vers quatre mines perdues, et tous les nains ne sont pas loyaux : 3 à 9 places, deux manches.

## Identités, cartes nain

identity-loyal = Loyal
identity-selfish = Égoïste
identity-saboteur = Saboteur
dwarf-blue-loyal = Nain bleu loyal
dwarf-blue-selfish = Nain bleu égoïste
dwarf-blue-saboteur = Saboteur du clan bleu
dwarf-yellow-loyal = Nain jaune loyal
dwarf-yellow-selfish = Nain jaune égoïste
dwarf-yellow-saboteur = Saboteur du clan jaune

## Cartes chemin

# Les directions sont celles de la carte avant tout demi-tour ; les chemins simples ont les noms du jeu de base.
card-log-cross = Croisement avec un tronc
card-log-t-horizontal = Embranchement horizontal avec un tronc
card-log-straight-horizontal = Ligne horizontale avec un tronc
card-pond-cross = Croisement avec un étang
card-pond-t-vertical = Embranchement vertical avec un étang
card-pond-straight-horizontal = Ligne horizontale avec un étang
card-ravine-cross = Croisement avec un ravin
card-ravine-t-horizontal = Embranchement horizontal avec un ravin
card-ravine-straight-vertical = Ligne verticale avec un ravin
card-rocks-cross = Croisement avec des rochers
card-rocks-t-horizontal = Embranchement horizontal avec des rochers
card-rocks-straight-horizontal = Ligne horizontale avec des rochers
card-rocks-straight-vertical = Ligne verticale avec des rochers
card-campfire-cross = Croisement avec un feu de camp
card-campfire-t-horizontal = Embranchement horizontal avec un feu de camp
card-campfire-t-vertical = Embranchement vertical avec un feu de camp
card-blue-start = Départ bleu
card-yellow-start = Départ jaune
card-gems-mine = Mine de gemmes
card-gold-mine = Mine d’or
card-silver-mine = Mine d’argent
card-dragon-mine = Mine du dragon

## Cartes action

card-axe = Hache
card-boat = Barque
card-rope = Corde
card-information-mine-treasure = Information secrète : mine ou trésor
card-information-mine-dwarf = Information secrète : mine ou nain
card-information-treasure-dwarf = Information secrète : trésor ou nain
card-trap = Piège
card-troll = Troll
card-storm = Orage

## Trésors

symbol-gems = Gemmes
symbol-gold = Or
symbol-silver = Argent
treasure-gems-3 = Gemmes, valeur 3
treasure-gems-4 = Gemmes, valeur 4
treasure-gems-5 = Gemmes, valeur 5
treasure-gold-2 = Or, valeur 2
treasure-gold-3 = Or, valeur 3
treasure-gold-4 = Or, valeur 4
treasure-silver-1 = Argent, valeur 1
treasure-silver-2 = Argent, valeur 2
treasure-silver-3 = Argent, valeur 3

## Obstacles et jetons

obstacle-log = Tronc
obstacle-pond = Étang
obstacle-ravine = Ravin
token-axe = Jeton hache
token-boat = Jeton barque
token-rope = Jeton corde
token-trap = Jeton piège
token-troll = Jeton troll
token-dragon = Jeton dragon

## Comment une manche a fini

cause-hands-empty = La pioche et toutes les mains sont vides
cause-all-treasures = Tous les trésors ont été pris
cause-agreed = Tous les joueurs sont convenus de finir la manche

## Options

option-rounds = Manches
    .meaning = Dit combien de manches compte la partie.
option-rounds-2 = Deux manches
    .meaning = La partie finit après deux manches (le réglage habituel).
option-rounds-3 = Trois manches
    .meaning = La partie finit après trois manches.
option-rounds-4 = Quatre manches
    .meaning = La partie finit après quatre manches.
option-rounds-5 = Cinq manches
    .meaning = La partie finit après cinq manches.
option-rounds-6 = Six manches
    .meaning = La partie finit après six manches.
option-look_own_treasure = Regarder ses trésors
    .meaning = Dit si l’on regarde un trésor que l’on prend.
option-look_own_treasure-off = Pas avant la fin
    .meaning = Un trésor pris reste face cachée jusqu’à la fin de la manche (le réglage habituel).
option-look_own_treasure-on = Aussitôt
    .meaning = On regarde un trésor dès qu’on l’a pris ; les autres non.

## Page de règles

page-lost-mines = Saboteur, La Grande Aventure : règles
page-sources-lost-mines = Dans les références, 000 est la règle française de La Grande Aventure ; les titres de ses parties sont cités tels quels. Place désigne une place à la table, joueur la personne qui l’occupe.
page-cards = Cartes et plateau, et ce que nous en savons
page-cards-notice = Le livret imprime des totaux. Une ligne marquée reconstituée est de nous : elle s’accorde avec chaque nombre du livret, rien de public n’en dit plus, et ton propre fichier de cartes peut la remplacer.
page-cards-group = Groupe
page-cards-kind = Sorte
page-cards-count = Nombre
page-cards-facts = Ce que c’est
page-cards-confidence = Certitude
confidence-certain = certain
confidence-agreed = sources concordantes
confidence-reconstructed = reconstitué
