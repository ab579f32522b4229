### Ce que fait chaque carte du Duel, et quand elle se joue ou agit.
### .title nomme un effet que plusieurs sortes de cartes partagent.

## Départs

effect-duel-start = Tes galeries partent du départ de ta couleur : tout ce que tu poses doit y être relié par un chemin que tu peux emprunter. Personne ne peut le retirer.
    .title = Départ
    .when = Il est posé face visible dans le labyrinthe dès le début de la manche.

## Cartes chemin

effect-duel-tunnel = Un bout de galerie : les côtés où elle débouche sont reliés. Là où les galeries des deux joueurs se rejoignent, les deux peuvent s’en servir.
    .title = Galerie
    .when = À ton tour, si tu n’as pas d’outil cassé devant toi : à côté du labyrinthe, telle quelle ou après un demi-tour, si tous les côtés qui se touchent concordent et qu’elle rejoint un chemin relié à ton propre départ.
effect-duel-mixed = Une galerie avec un cul-de-sac à côté : les côtés de la galerie sont reliés, le cul-de-sac ne mène nulle part.
    .title = Galerie avec un cul-de-sac
    .when = À ton tour, comme toute galerie : là où tous les côtés concordent et où elle rejoint un chemin relié à ton propre départ, si tu n’as pas d’outil cassé devant toi.
effect-duel-bridge = Deux galeries droites qui se croisent sans se rencontrer : personne ne peut tourner de l’une dans l’autre.
    .when = À ton tour, si tu n’as pas d’outil cassé devant toi : là où tous les côtés concordent et où l’une des deux au moins rejoint un chemin relié à ton propre départ.
effect-duel-bridge-gold = Deux galeries droites qui se croisent sans se rencontrer, avec de l’or sur l’une d’elles. Le premier qui a cette galerie reliée à son propre départ y pose un compteur et reçoit l’or après la manche.
    .when = À ton tour, si tu n’as pas d’outil cassé devant toi : là où tous les côtés concordent et où l’une des deux au moins rejoint un chemin relié à ton propre départ.
effect-duel-double-curve = Deux courbes qui ne sont pas reliées : personne ne peut passer de l’une à l’autre.
    .when = À ton tour, si tu n’as pas d’outil cassé devant toi : là où tous les côtés concordent et où l’une des deux au moins rejoint un chemin relié à ton propre départ.
effect-duel-double-curve-gold = Deux courbes qui ne sont pas reliées, avec de l’or sur l’une d’elles. Le premier qui a cette courbe reliée à son propre départ y pose un compteur et reçoit l’or après la manche.
    .when = À ton tour, si tu n’as pas d’outil cassé devant toi : là où tous les côtés concordent et où l’une des deux au moins rejoint un chemin relié à ton propre départ.
effect-duel-ladder = Reliée au départ de sa couleur comme si les deux se touchaient : qui atteint l’un atteint l’autre. En solo, l’échelle de l’autre couleur n’est reliée à aucun départ.
    .title = Échelle
    .when = À ton tour, si tu n’as pas d’outil cassé devant toi : de ta couleur, à côté de n’importe quelle carte chemin où les côtés concordent ; de l’autre couleur, seulement reliée à ton propre départ ; jamais à côté d’un but ni d’une carte qui montre de l’or.
effect-duel-door = Une galerie avec une porte, que seul passe le joueur de sa couleur ; l’autre ne la passe qu’avec une clef dessus. Elle ne ferme que la branche où elle se trouve.
    .title = Porte
    .when = À ton tour, comme toute galerie, de l’une ou l’autre couleur : là où tous les côtés concordent et où elle rejoint un chemin relié à ton propre départ, si tu n’as pas d’outil cassé devant toi.
effect-duel-gold = Une galerie à côté d’un cul-de-sac où il y a de l’or. Le premier qui a ce cul-de-sac relié à son propre départ y pose un compteur et reçoit l’or après la manche.
    .title = Or dans un cul-de-sac
    .when = À ton tour, comme toute galerie : là où tous les côtés concordent et où elle rejoint un chemin relié à ton propre départ, si tu n’as pas d’outil cassé devant toi.
effect-duel-troll = Personne ne passe le troll avant que l’un de vous, à son tour, ne le soudoie avec un compteur ; ensuite les deux peuvent passer. Après la manche, celui qui l’a soudoyé y laisse sa carte or de moindre valeur.
    .title = Troll
    .when = À ton tour, comme toute galerie : là où tous les côtés concordent et où elle rejoint un chemin relié à ton propre départ, si tu n’as pas d’outil cassé devant toi.

## Buts

effect-duel-stone = Pas d’or. Ses galeries et ses culs-de-sac font partie du labyrinthe, et personne ne peut la retirer.
    .title = Pierre
    .when = Elle peut être face cachée parmi les buts, et elle est retournée dès qu’un chemin que l’un de vous peut emprunter y mène.
effect-duel-goal-gold = De l’or : le premier qui a l’endroit où il se trouve relié à son propre départ y pose un compteur et reçoit autant de pépites après la manche, même si le chemin est coupé ensuite.
    .title = Or
    .when = Il peut être face cachée parmi les buts, et il est retourné dès qu’un chemin que l’un de vous peut emprunter y mène.
effect-duel-goal-door = De l’or, et sur une branche une porte que seul passe le joueur de sa couleur, l’autre seulement avec une clef. Le premier qui a l’or relié à son propre départ y pose un compteur et reçoit autant de pépites après la manche.
    .title = Or avec une porte
    .when = Il peut être face cachée parmi les buts, et il est retourné dès qu’un chemin que l’un de vous peut emprunter y mène.

## Cartes action

effect-duel-broken-tool = Pose-la devant l’autre joueur : tant qu’il a un outil cassé devant lui au début de son tour, il ne peut pas poser de carte chemin. En solo, elle va devant toi dès que tu la pioches.
    .title = Outil cassé
    .when = À ton tour, si l’autre joueur n’a pas déjà un outil cassé du même type.
effect-duel-repair = Retire un outil cassé du type montré qui est devant toi ; les deux cartes sont défaussées.
    .title = Réparation d’un outil
    .when = À ton tour, si tu as devant toi un outil cassé de ce type.
effect-duel-repair-of-two = Montre deux outils et en répare un : elle retire un outil cassé de l’un des deux types qui est devant toi, et les deux cartes sont défaussées.
    .title = Réparation d’un outil sur deux
    .when = À ton tour, si tu as devant toi un outil cassé de l’un des deux types.
effect-secret-plan = Tu regardes un but en secret et tu le reposes ; tout le monde voit lequel.
    .when = À ton tour, sur un but encore face cachée.
effect-duel-rockfall = Retire une carte chemin du labyrinthe ; les deux cartes sont défaussées. En solo, il frappe dès que tu le pioches, sur la dernière carte sans or ni troll que tu as posée.
    .when = À ton tour, sur n’importe quelle carte chemin du labyrinthe ; jamais sur un départ, un but ni une carte avec de l’or ou un troll.
effect-key = Tu poses un jeton clef sur une porte de l’autre couleur : elle te reste ouverte jusqu’à la fin de la manche. Les buts et l’or que tu atteins ainsi sont aussitôt retournés et réservés.
    .when = À ton tour, sur n’importe quelle porte de l’autre couleur du labyrinthe qui n’a pas ta clef, s’il reste un jeton clef.
