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
    .do = Joue la hache dessus.
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
    .do = Va vers elles : un pas à l’est.
learn-lost-mines-3-3 = Le chemin finit ici.
    .do = Arrête-toi.
learn-lost-mines-3-4 = { $a } et { $b } sont jaunes et construisent au sud.
    .do = Pose le piège en travers de leur chemin, sur un bord où deux de ses cartes se joignent.
learn-lost-mines-3-end = Qui traverse un piège perd au hasard une carte de sa main, et elle n’est pas remplacée.

learn-lost-mines-4-1 = { $a } va filer. Un troll ne laisse passer personne pendant un tour de table.
    .do = Mets-le au bord est de la carte où se tient { $a }.
learn-lost-mines-4-1-own = Là, le troll te barrerait la route à toi.
learn-lost-mines-4-2 = Rien n’oblige à marcher.
    .do = Arrête-toi.
learn-lost-mines-4-3 = Le troll est parti, comme toujours quand revient ton tour. Un orage dure plus longtemps.
    .do = Retire une des deux cartes au bout est du chemin jaune.
learn-lost-mines-4-3-own = L’orage peut tomber là, mais cette carte est sur ton propre chemin.
learn-lost-mines-4-end = Une carte qui porte un nain ne peut être retirée, ni les départs, ni les mines.

learn-lost-mines-5-1 = Tu sais que la mine de ta rangée cache des gemmes. Il manque une carte.
    .do = Pose-la au bout est.
learn-lost-mines-5-2 = Maintenant, la marche.
    .do = Avance sur la carte que tu as posée.
learn-lost-mines-5-3 = On entre dans une mine comme sur une carte.
    .do = Entre dans la mine.
learn-lost-mines-5-4 = Tu es le premier : la mine est retournée. Ce que vaut un trésor reste caché jusqu’à la fin de la manche.
    .do = Prends un trésor au signe de la mine.
learn-lost-mines-5-end = À la fin d’une manche, les nains loyaux d’un clan partagent ce qu’ils ont, avec le saboteur de l’autre clan ; un nain égoïste garde le sien. Deux manches.
