### Ce que fait chaque carte et chaque jeton de La Grande Aventure, et quand on le joue ou qu’il agit.
### .title nomme un effet que plusieurs sortes de cartes partagent.

## Départs et mines

effect-mines-start = Les nains de son clan partent d’ici ; ensuite, les nains des deux clans peuvent y passer. Personne ne peut le retirer.
    .title = Départ
    .when = Il est posé face visible sur le plateau dès le début de la manche.
effect-mines-mine = Un nain qui y finit son déplacement prend un trésor de cette sorte, s’il en reste, et un autre à la fin de chaque tour suivant passé ici.
    .title = Mine aux trésors
    .when = Elle est face cachée jusqu’à ce qu’un nain y entre le premier ; celui-ci s’y arrête.
effect-mines-dragon-mine = Pas de trésor : le premier qui y entre prend le jeton dragon. C’est ensuite un chemin comme un autre.
    .when = Elle est face cachée jusqu’à ce qu’un nain y entre le premier ; celui-ci s’y arrête.

## Cartes chemin

effect-mines-path = Un chemin dans la forêt pour les nains des deux clans ; entrer sur une carte est un pas, et un nain fait jusqu’à trois pas par tour.
    .title = Chemin
    .when = À ton tour, avant de te déplacer : sur un emplacement vide du plateau, à côté d’un départ, d’un chemin ou d’une mine visible, si tous les côtés qui se touchent concordent et qu’elle prolonge un chemin. Elle n’a pas besoin d’être reliée à ton nain.
effect-mines-obstacle = Un chemin avec un obstacle, où aucun nain n’entre avant que quelqu’un ait joué l’outil qu’il faut : une hache pour un tronc, une barque pour un étang, une corde pour un ravin. Ensuite, un seul nain à la fois y tient.
    .title = Obstacle
    .when = À ton tour, avant de te déplacer, comme tout chemin : là où tous les côtés concordent et où elle prolonge un chemin.
effect-mines-rocks = Un passage étroit : un seul nain à la fois y tient, et personne ne dépasse un nain qui s’y trouve.
    .title = Rochers
    .when = À ton tour, avant de te déplacer, comme tout chemin : là où tous les côtés concordent et où elle prolonge un chemin.
effect-mines-campfire = Un chemin avec un feu de camp : un nain qui commence son déplacement ici peut faire jusqu’à cinq pas au lieu de trois.
    .title = Feu de camp
    .when = À ton tour, avant de te déplacer, comme tout chemin : là où tous les côtés concordent et où elle prolonge un chemin.

## Cartes action et leurs jetons

effect-mines-tool = Surmonte un obstacle : une hache un tronc, une barque un étang, une corde un ravin. Son jeton est posé sur la carte, que tous les nains peuvent dès lors emprunter, un à la fois.
    .title = Outil
    .when = À ton tour, avant de te déplacer, s’il y a sur le plateau un tel obstacle qui n’est pas encore surmonté.
effect-mines-information = Tu regardes en secret l’une des deux choses qu’elle montre : une mine face cachée, un trésor que personne n’a pris, ou la carte nain d’un autre joueur. Tout le monde voit ce que tu regardes.
    .title = Information secrète
    .when = À ton tour, avant de te déplacer, si l’une des deux peut être regardée.
effect-mines-trap = Tu poses un piège sur un chemin. Chaque nain qui le traverse perd aussitôt une carte de sa main, au hasard, et a une carte de moins jusqu’à la fin de la manche ; il peut continuer, et le piège reste.
    .when = À ton tour, avant de te déplacer : là où deux cartes se rejoignent, ou au bout d’un chemin devant un emplacement vide, s’il n’y a là ni autre piège ni troll.
effect-mines-troll = Tu poses un troll sur un chemin, et aucun nain ne le dépasse, le tien non plus. Il s’en va au début de ton prochain tour.
    .when = À ton tour, avant de te déplacer : là où deux cartes se rejoignent, ou au bout d’un chemin devant un emplacement vide, s’il n’y a là ni piège ni autre troll.
effect-mines-storm = Retire une carte chemin, avec le jeton outil posé dessus ; un piège ou un troll part aussi si les deux emplacements à côté de lui sont alors vides.
    .when = À ton tour, avant de te déplacer, sur n’importe quelle carte chemin sans nain ; jamais sur un départ ni une mine.

## Trésors et dragon

effect-mines-treasure = Vaut autant de points de victoire qu’il en montre. Après la manche, il va au partage de ton clan, à celui de l’autre clan si tu es saboteur, ou à toi seul si tu es égoïste.
    .title = Trésor
    .when = Tu le prends à la mine de sa sorte ; il reste face cachée jusqu’à la fin de la manche.
effect-mines-dragon = Il coûte à celui qui l’a 2 des points de victoire gagnés dans cette manche, ou moins s’il n’en a pas autant.
    .when = À la fin de la manche, après le partage des trésors.

## Cartes nain

effect-mines-loyal = Tu partages avec ton clan : les trésors de ses nains loyaux et du saboteur de l’autre clan sont réunis et répartis également entre eux.
    .title = Nain loyal
    .when = Distribué au début de la manche : tous voient le clan au dos, toi seul qui tu es, jusqu’à la fin de la manche.
effect-mines-selfish = Tu ne partages avec personne : les trésors que tu as pris sont à toi seul, et tu n’as rien de ceux de ton clan.
    .title = Nain égoïste
    .when = Distribué au début de la manche : tous voient le clan au dos, toi seul qui tu es, jusqu’à la fin de la manche.
effect-mines-saboteur = Tu portes la couleur d’un clan mais tu travailles pour l’autre : tes trésors vont aux nains loyaux de cet autre clan, et tu reçois la même part qu’eux.
    .title = Saboteur
    .when = Distribué au début de la manche : tous voient le clan au dos, toi seul qui tu es, jusqu’à la fin de la manche.
