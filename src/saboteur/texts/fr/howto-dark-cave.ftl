### Comment jouer à La mine se rebelle, en deux minutes. Chaque phrase suit les clauses nommées au-dessus de son groupe.

## Objectif : DC-4, DC-7, DC-10, DC-59, DC-65, DC-68

howto-dark-cave-aim = L’eau monte dans la mine. Quatre buts attendent face cachée aux coins, et un seul est la sortie. Sors avec tes pépites, et veille à ce que ceux qui travaillent pour ton clan s’en tirent mieux que les autres.
howto-dark-cave-aim-2 = Il n’y a qu’une manche, et c’est un clan entier qui la gagne.

## Rôles : DC-5, DC-6, DC-8 à DC-10, DC-70, R-173

howto-dark-cave-roles = Le dos de ta carte clan montre à tous quelle couleur tu portes, sa face te dit à toi seul pour laquelle tu travailles. Chaque nain commence au départ avec { $nuggets } pépites, chaque joueur avec { $hand } cartes.
howto-dark-cave-role-loyal = Travaille pour la couleur du dos.
howto-dark-cave-role-saboteur = Travaille pour l’autre couleur.
howto-dark-cave-roles-after = À deux, il n’y a rien à cacher. À trois ou quatre, tous portent la même couleur, et les loyaux jouent contre les saboteurs. Les cartes qui restent sont mises de côté.

## Tour : DC-15 à DC-17, DC-52, DC-53

howto-dark-cave-turn = Trois étapes, dans cet ordre :
howto-dark-cave-turn-1 = Joue une carte, ou défausses-en une ou deux face cachée. L’un des deux est obligatoire.
howto-dark-cave-turn-2 = Marche, si tu veux, jusqu’à { $steps } pas ; un de plus avec des bottes. Chaque case est un pas.
howto-dark-cave-turn-3 = Pioche : une carte si tu en as joué une, ou autant que tu en as défaussé.
howto-dark-cave-turn-after = Les barres d’une carte sont son niveau : il faut un pas pour la traverser au niveau I, deux au II, trois au III. Plus la pioche descend, plus les chemins sont longs.

## Pose : DC-18, DC-19, R-152

howto-dark-cave-lay = Tous les côtés qui touchent une carte visible doivent concorder, et un chemin ou un but visible au moins doit être prolongé ; telle quelle ou après un demi-tour, jamais en travers. Elle n’a pas à mener au départ ni à ton nain, et peut aller au-delà des coins.

## Cartes : DC-22 à DC-51, R-153, R-158, R-160

howto-dark-cave-cards-ladder = Échelle : un pas jusqu’à n’importe quelle autre échelle, celle du départ comprise.
howto-dark-cave-cards-bridge = Pont : passer sur le bois te coûte une carte au hasard pour le reste de la partie, dessous c’est gratuit. Les deux chemins ne se rencontrent pas.
howto-dark-cave-cards-tunnel = Tunnel entre deux courbes : une case à part, qui coûte une pépite à qui y entre, s’il en a une.
howto-dark-cave-cards-vein = Filon d’or : finis ta marche dessus et tu peux prendre la pépite ; tout le monde voit alors ta carte clan.
howto-dark-cave-cards-abyss = Abysses : les créatures en surgissent.
howto-dark-cave-cards-creature = Les créatures font jusqu’à { $rat } pas (rat), { $lindworm } (lindworm) ou { $goblin } (gobelin) et s’arrêtent là où elles rencontrent des nains. Le rat prend une carte à chacun, le gobelin une pépite ; celui que le lindworm renverse ne marche pas à son prochain tour. Elles s’en vont au début de ton prochain tour.
howto-dark-cave-cards-web = Toile d’araignée : ferme un passage aux nains et aux créatures. Elle disparaît quand ton tour est revenu deux fois.
howto-dark-cave-cards-gear = Bottes et hache se posent devant toi ou n’importe qui. Les bottes donnent un quatrième pas ; une hache chasse une créature ou entame une toile, une fois.
howto-dark-cave-cards-others = Information secrète : regarde un but ou une carte clan. Éboulement : retire une carte chemin où il n’y a personne. Échange de mains : l’autre pioche ensuite, toi non.

## Fin : DC-57, DC-59, DC-61, DC-63, DC-64, DC-73

howto-dark-cave-end = Le premier nain sur un but face cachée le retourne et s’y arrête. Qui arrive sur la case de la sortie est dehors avec ses pépites ; sa carte clan est montrée, et il continue de jouer des cartes.
howto-dark-cave-end-2 = La partie finit quand tous ceux qui travaillent pour un clan sont dehors, quoi qu’ils portent, quand toutes les cartes sont jouées, ou quand tout le monde est d’accord pour arrêter.

## Gain : DC-64 à DC-68

howto-dark-cave-pay = Les pépites restées dedans sont perdues. La valeur d’un clan, ce sont les pépites que ceux qui travaillent pour lui ont sorties, multipliées par le nombre de ceux qui travaillent pour l’autre clan. La plus haute gagne ; à égalité, le clan du premier sorti. Tous ceux qui travaillent pour lui ont gagné, même ceux qui sont encore dedans.

## Erreurs : DC-61, DC-62 ; DC-57, DC-78 ; DC-40, R-158

howto-dark-cave-mistake-1 = Compter les couleurs. Ce qui décide de la fin, c’est pour qui les nains travaillent : un saboteur sous l’autre couleur compte aussi.
howto-dark-cave-mistake-2 = Te croire dehors dès que tu trouves la sortie. Tu t’arrêtes sur la première case de la carte ; l’issue est un pas plus loin, à un tour suivant.
howto-dark-cave-mistake-3 = Poser une hache devant toi quand la créature est déjà là. Elle ne sert qu’après le tour où tu l’as posée.
