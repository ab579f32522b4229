### Comment jouer à La Grande Aventure, en deux minutes. Chaque phrase suit les clauses nommées au-dessus de son groupe.

## Objectif : LM-2, LM-3, LM-36, LM-44, LM-50

howto-lost-mines-aim = Deux clans, le bleu et le jaune, cherchent dans la forêt quatre mines cachées : gemmes, or, argent, et une où dort un dragon. On pose des chemins, on marche jusqu’aux mines et on prend des trésors. Avec qui tu les partages, seule ta carte le dit.
howto-lost-mines-aim-2 = Après deux manches, celui qui a le plus de points de victoire gagne.

## Rôles : LM-2, LM-6, LM-7, LM-43, LM-44, LM-46

howto-lost-mines-roles = Le dos de ta carte nain montre ton clan à tous, sa face te dit à toi seul qui tu es. Il y a plus de cartes que de joueurs ; celles qui restent, personne ne les voit.
howto-lost-mines-role-loyal = Partage avec les nains loyaux de son clan, et avec le saboteur de l’autre clan.
howto-lost-mines-role-selfish = Ne partage avec personne : les trésors qu’il a pris sont à lui seul.
howto-lost-mines-role-saboteur = Partage avec les nains loyaux de l’autre clan.

## Tour : LM-10, LM-12, LM-28, LM-29

howto-lost-mines-turn = Trois étapes, dans cet ordre :
howto-lost-mines-turn-1 = Joue une carte, ou défausses-en une ou deux face cachée. L’un des deux est obligatoire.
howto-lost-mines-turn-2 = Marche, si tu veux, jusqu’à { $steps } cartes le long des chemins ; jusqu’à { $far } si tu pars d’un feu de camp.
howto-lost-mines-turn-3 = Pioche : une carte si tu en as joué une, ou autant que tu en as défaussé.
howto-lost-mines-turn-after = Quand la pioche est vide, tu continues sans piocher. Sans carte en main, tes tours sont sautés jusqu’à la fin de la manche.

## Pose : LM-13, LM-14, LM-52, LM-53, R-124, R-125

howto-lost-mines-lay = Sur un emplacement vide du plateau, à côté d’un départ, d’un chemin ou d’une mine visible, telle quelle ou après un demi-tour. Tous les côtés qui se touchent doivent concorder, et un chemin au moins doit être prolongé. Elle n’a pas à mener à ton départ ni à ton nain.

## Cartes : LM-16 à LM-27, R-132, R-134

howto-lost-mines-cards-path = Chemins, pour les nains des deux clans.
howto-lost-mines-cards-obstacle = Tronc, étang, ravin : aucun nain n’entre avant que quelqu’un ait joué la hache, la barque ou la corde. Ensuite tous peuvent, un nain à la fois.
howto-lost-mines-cards-rocks = Rochers : un nain à la fois, et personne ne le dépasse.
howto-lost-mines-cards-campfire = Feu de camp : qui commence sa marche ici va plus loin.
howto-lost-mines-cards-information = Information secrète : regarde l’une des deux choses qu’elle montre : une mine cachée, un trésor que personne n’a pris, la carte nain d’un autre joueur.
howto-lost-mines-cards-trap = Piège : chaque nain qui le traverse perd une carte au hasard, et en a une de moins jusqu’à la fin de la manche.
howto-lost-mines-cards-troll = Troll : personne ne le dépasse, jusqu’au début de ton prochain tour.
howto-lost-mines-cards-storm = Orage : retire une carte chemin où ne se trouve aucun nain.

## Fin : LM-5, LM-35 à LM-41, R-138, R-141

howto-lost-mines-end = À côté du plateau, il y a autant de trésors que de joueurs. Le premier nain dans une mine la retourne et s’arrête. Qui y finit sa marche prend un trésor de sa sorte, s’il en reste, et un autre à chaque tour de plus passé là. Où dort le dragon, il n’y en a pas : celui qui l’a retourné prend le dragon, qui coûte jusqu’à { $penalty } points à la fin de la manche.
howto-lost-mines-end-2 = La manche finit quand tous les trésors sont pris, quand la pioche et toutes les mains sont vides, ou quand tout le monde est d’accord pour arrêter.

## Gain : LM-42 à LM-46, R-143

howto-lost-mines-pay = Toutes les cartes sont montrées. Chaque groupe additionne ses trésors et partage les points également ; ce qui reste va à celui qui a le plus grand trésor du groupe. Un égoïste reçoit la valeur des siens.

## Erreurs : LM-14 ; LM-16, LM-20 ; LM-10

howto-lost-mines-mistake-1 = Ne poser que là où tu es. Tu peux prolonger n’importe quel chemin du plateau, aussi pour égarer les autres.
howto-lost-mines-mistake-2 = Marcher sur un obstacle parce que le chemin continue. Sans l’outil, personne n’entre ; avec lui, le nain qui s’y trouve barre le passage.
howto-lost-mines-mistake-3 = Marcher d’abord et jouer ensuite. La carte vient d’abord, puis la marche, et la pioche à la fin.
