### Ce que dit le guide dans les scènes de Les Mines perdues. $a et $b sont les deux autres à la table ; ce qu’il faut faire est à part.

learn-lost-mines-1-aim = Mène ton nain aux quatre mines et rapporte des trésors à ton clan. Qui est vraiment avec toi reste un secret.
learn-lost-mines-1-1 = Ici les galeries sont des chemins de forêt, et ton nain y marche. Chaque tour commence par une carte.
    .do = Pose un chemin au bout du bleu.
learn-lost-mines-1-2 = Puis la marche : jusqu’à trois cartes.
    .do = Avance sur la carte suivante, à l’est.
learn-lost-mines-1-3 = Une carte de faite, il en reste deux.
    .do = Avance sur la carte que tu viens de poser.
learn-lost-mines-1-4 = Un troisième pas te ramènerait en arrière. La pioche vient toute seule.
    .do = Arrête-toi.
learn-lost-mines-1-4-back = Tu peux revenir en arrière, mais à quoi bon ?
learn-lost-mines-1-end = Chacun construit où il veut : un chemin n’a pas à être relié à ton départ ni à ton nain.

learn-lost-mines-2-1 = Un tronc barre le chemin, et personne n’entre sur cette carte.
    .do = Joue la hache sur le tronc.
learn-lost-mines-2-1-other = Une hache ne sert qu’aux troncs, et il n’y en a pas là.
learn-lost-mines-2-2 = La voie est libre, pour les autres aussi.
    .do = Avance sur la carte du tronc.
learn-lost-mines-2-3 = Un seul nain à la fois s’y tient.
    .do = Avance jusqu’au feu de camp.
learn-lost-mines-2-4 = Qui commence sa marche à un feu de camp peut faire cinq cartes au lieu de trois.
    .do = Arrête-toi ici.
learn-lost-mines-2-end = La barque est pour l’étang, la corde pour le ravin. Un outil reste où il a servi, jusqu’à ce qu’un orage emporte la carte.

learn-lost-mines-3-1 = Quatre mines sont face cachée à l’est. Ton information montre une mine ou une carte nain.
    .do = Regarde la mine de ta rangée.
learn-lost-mines-3-1-far = Tu peux regarder n’importe quelle mine. La tienne est celle que tu atteindras d’abord.
learn-lost-mines-3-1-dwarf = Cela dit si quelqu’un est loyal. Utile, mais la mine de ta rangée est plus proche.
learn-lost-mines-3-2 = Des gemmes ! Toi seul le sais.
    .do = Va vers les gemmes : un pas à l’est.
learn-lost-mines-3-3 = Le chemin finit ici.
    .do = Arrête-toi.
learn-lost-mines-3-4 = { $a } et { $b } sont jaunes et construisent au sud.
    .do = Pose le piège en travers de leur chemin, sur un bord où deux de ses cartes se joignent.
learn-lost-mines-3-end = Qui traverse un piège perd au hasard une carte de sa main, et elle n’est pas remplacée.

learn-lost-mines-4-1 = { $a } va filer. Un troll ne laisse passer personne pendant un tour de table.
    .do = Mets le troll au bord est de la carte où se tient { $a }.
learn-lost-mines-4-1-own = Là, le troll te barrerait la route à toi.
learn-lost-mines-4-2 = Rien n’oblige à marcher.
    .do = Arrête-toi.
learn-lost-mines-4-3 = Le troll est parti, comme toujours quand revient ton tour. Un orage dure plus longtemps.
    .do = Retire une des deux cartes au bout est du chemin jaune.
learn-lost-mines-4-3-own = L’orage peut tomber là, mais cette carte est sur ton propre chemin.
learn-lost-mines-4-end = Une carte qui porte un nain ne peut être retirée, ni les départs, ni les mines.

learn-lost-mines-5-1 = Tu sais que la mine de ta rangée cache des gemmes. Il manque une carte.
    .do = Pose le chemin qui manque au bout est.
learn-lost-mines-5-2 = Maintenant, la marche.
    .do = Avance sur la carte que tu as posée.
learn-lost-mines-5-3 = On entre dans une mine comme sur une carte.
    .do = Entre dans la mine.
learn-lost-mines-5-4 = Tu es le premier : la mine est retournée. Ce que vaut un trésor reste caché jusqu’à la fin de la manche.
    .do = Prends un trésor au signe de la mine.
learn-lost-mines-5-end = À la fin d’une manche, les nains loyaux d’un clan partagent ce qu’ils ont, avec le saboteur de l’autre clan ; un nain égoïste garde le sien. Deux manches.

learn-lost-mines-6-1 = Personne n’entre dans un étang sans barque, ni dans un ravin sans corde. L’étang vient d’abord.
    .do = Joue la barque sur l’étang.
learn-lost-mines-6-1-rope = Cet outil ne sert à rien sur l’eau.
learn-lost-mines-6-1-later = C’est bien pour le ravin, mais l’étang vient avant.
learn-lost-mines-6-2 = La barque reste là pour tout le monde.
    .do = Avance sur l’étang.
learn-lost-mines-6-3 = Le ravin barre la suite. Sur un obstacle surmonté, il n’y a de place que pour un nain : tu retiens donc aussi qui te suit.
    .do = Arrête-toi ici.
learn-lost-mines-6-4 = Tour suivant : le ravin.
    .do = Joue la corde sur le ravin.
learn-lost-mines-6-5 = Maintenant, la marche.
    .do = Avance sur le ravin.
learn-lost-mines-6-6 = Ne barre pas la route à ton propre clan.
    .do = Avance jusqu’au croisement.
learn-lost-mines-6-6-stay = Tu peux, mais personne ne pourrait te dépasser là.
learn-lost-mines-6-end = Un outil ne se joue que si son obstacle est sur le plateau ; sinon, on ne peut que le défausser.

learn-lost-mines-7-1 = { $a } est sur les rochers devant toi. Les rochers ne demandent pas d’outil, mais ne portent qu’un nain.
    .do = D’abord une carte : prolonge le chemin à l’est.
learn-lost-mines-7-2 = Personne n’entre sur des rochers occupés, ni ne les traverse.
    .do = Il faut attendre : arrête-toi.
learn-lost-mines-7-2-taken = { $a } y est ; il n’y a pas de place pour deux.
learn-lost-mines-7-2-back = Retour au départ ? Tu peux, mais mieux vaut attendre.
learn-lost-mines-7-3 = { $a } est reparti. Encore une carte d’abord.
    .do = Pose un chemin au bout est.
learn-lost-mines-7-4 = Les rochers sont libres.
    .do = Avance sur les rochers.
learn-lost-mines-7-end = Qui s’arrête sur des rochers retient tous ceux qui suivent : les saboteurs aiment cela.

learn-lost-mines-8-1 = Chaque information a deux images, et tu en choisis une. Celle-ci montre une mine, ou un trésor que personne n’a pris.
    .do = Regarde un trésor à côté du plateau.
learn-lost-mines-8-1-mine = Une mine, c’est l’autre choix. Essaie un trésor cette fois.
learn-lost-mines-8-2 = Tu sais maintenant ce qu’il vaut ; il est reposé face cachée.
    .do = Reste où tu es : arrête-toi.
learn-lost-mines-8-3 = L’autre carte montre un trésor ou une carte nain. Jaune au dos n’est pas toujours jaune au cœur.
    .do = Regarde la carte nain de { $b }.
learn-lost-mines-8-3-gold = Tu as déjà vu un trésor. Les gens sont une plus grande énigme.
learn-lost-mines-8-3-loyal = Tu peux. Mais ici, c’est { $b } qu’il faut surveiller.
learn-lost-mines-8-end = Un saboteur ! Il porte le jaune et travaille pour le bleu : il est de ton côté. Tous savent où tu as regardé, toi seul sais ce que tu as vu.

learn-lost-mines-9-1 = Te voilà devant une mine que personne n’a regardée. D’abord une carte, comme toujours.
    .do = Pose un chemin où tu veux.
learn-lost-mines-9-2 = Une des quatre mines n’a pas de trésor.
    .do = Entre dans la mine.
learn-lost-mines-9-2-afraid = Prudent ! Mais il faut bien un premier.
learn-lost-mines-9-end = Le dragon ! Son jeton te coûte deux points à la fin de la manche. Désormais, la mine est un chemin comme un autre, sans danger pour personne.

learn-lost-mines-10-1 = Quelqu’un a posé un piège sur ton chemin, à l’est de ton nain. Il y reste tant que les cartes autour y sont.
    .do = D’abord une carte : prolonge le chemin à l’est.
learn-lost-mines-10-2 = Un piège ne t’arrête pas : il coûte une carte de ta main, tirée au hasard.
    .do = Traverse le piège : un pas à l’est.
learn-lost-mines-10-2-shy = Tu peux attendre, mais le piège ne s’en ira pas tout seul.
learn-lost-mines-10-3 = Ton voisin a tiré une carte de ta main, que personne n’a vue. La marche continue.
    .do = Avance encore.
learn-lost-mines-10-4 = Tu pioches une carte comme toujours : ta main garde donc une carte de moins jusqu’à la fin de la manche.
    .do = Arrête-toi.
learn-lost-mines-10-end = Parfois, une carte est un prix honnête pour le chemin le plus court.
