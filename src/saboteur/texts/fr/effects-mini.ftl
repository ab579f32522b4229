### Ce que fait chaque carte des mini-extensions, et quand elle se joue ou agit.
### .title nomme un effet que plusieurs sortes de cartes partagent.

## Lieux

effect-costume-workshop = Le premier joueur qui le relie au départ doit aussitôt changer de rôle : contre le rôle mis de côté ou, dans Saboteur 2, contre le premier de ceux qui n’ont pas été distribués. Lui seul voit le nouveau.
    .when = Il est posé face visible dans le labyrinthe dès le début, agit une fois par manche et ne peut pas être retiré.
effect-costume-workshop-one = Le premier joueur qui le relie au départ doit aussitôt échanger son rôle contre celui qui a été mis de côté. Lui seul voit le nouveau.
    .when = Il est posé face visible dans le labyrinthe dès le début, agit une fois par manche et ne peut pas être retiré.
effect-costume-workshop-two = Le premier joueur qui le relie au départ doit aussitôt changer de rôle, contre le premier de ceux qui n’ont pas été distribués. Lui seul voit le nouveau.
    .when = Il est posé face visible dans le labyrinthe dès le début, agit une fois par manche et ne peut pas être retiré.
effect-underground-party = Dès qu’elle est reliée au départ pour la première fois, les rôles de tous les joueurs sont ramassés sans être vus, mélangés et redistribués ; chacun regarde seul le sien.
    .when = Elle est posée face visible dans le labyrinthe dès le début, agit une fois par manche et ne peut pas être retirée.

## Nouveaux buts

effect-gold-sack = Celui qui l’atteint prend aussitôt autant de pépites qu’il en montre, quel que soit son rôle, et les garde quels que soient les gagnants. Le sac reste une partie du labyrinthe.
    .title = Sac d’or
    .when = Il peut être face cachée parmi les buts, et il est retourné dès qu’une galerie venue du départ y mène.
effect-dragon = Celui qui l’atteint paie aussitôt une pépite, s’il en a une. Le dragon reste une partie du labyrinthe.
    .when = Il peut être face cachée parmi les buts, et il est retourné dès qu’une galerie venue du départ y mène.
effect-giant-spider = La manche finit aussitôt, comme si le trésor avait été manqué : les saboteurs gagnent.
    .when = Elle peut être face cachée parmi les buts, et elle est retournée dès qu’une galerie venue du départ y mène.
effect-map-chests = Tu regardes en secret un but, ou un chemin caché et son coffre, et tu le reposes ; tout le monde voit lequel, personne d’autre ce qu’il montre.
    .when = À ton tour, s’il reste un but ou un coffre face cachée.

## Coffres

effect-chest-path = Il cache un coffre. Une fois retourné, c’est une galerie comme une autre, orientée au mieux, et le coffre est ouvert.
    .title = Chemin de coffre
    .when = Il est face cachée dans le labyrinthe dès le début, et retourné dès qu’une galerie venue du départ y mène.
effect-chest-nugget = Tu prends une pépite ; dans le jeu de base, c’est une carte or de 1 pépite.
    .when = Aussitôt que le chemin posé dessus est atteint à ton tour.
effect-chest-nugget-one = Tu prends une carte or de 1 pépite.
    .when = Aussitôt que le chemin posé dessus est atteint à ton tour.
effect-chest-nugget-two = Tu prends une pépite.
    .when = Aussitôt que le chemin posé dessus est atteint à ton tour.
effect-chest-no-plans = Jusqu’à la fin de la manche, personne ne peut regarder un but avec un plan ; les coffres cachés, si.
    .when = Aussitôt que le chemin posé dessus est atteint, jusqu’à la fin de la manche.
effect-chest-no-draw = Tu ne pioches pas : tu as donc une carte de moins en main jusqu’à la fin de la manche.
    .when = À la fin du tour où tu as atteint le chemin posé dessus.
effect-chest-extra-draw = Tu pioches une carte de plus : tu as donc une carte de plus en main jusqu’à la fin de la manche.
    .when = À la fin du tour où tu as atteint le chemin posé dessus.
effect-chest-move-goal = Tu choisis un but, face cachée ou visible, et tu l’éloignes du départ d’une colonne.
    .when = Aussitôt que le chemin posé dessus est atteint à ton tour, s’il y a de la place derrière un but.
effect-chest-rob = Au lieu de piocher, tu prends une carte au hasard dans la main d’un autre joueur, qui a une carte de moins jusqu’à la fin de la manche.
    .when = À la fin du tour où tu as atteint le chemin posé dessus.
effect-chest-draw-three = Au lieu de piocher une carte, tu en regardes trois de la pioche, tu en gardes une et tu défausses les autres face cachée.
    .when = À la fin du tour où tu as atteint le chemin posé dessus.
effect-chest-peek = Tu regardes en secret le rôle d’un autre joueur.
    .when = Aussitôt que le chemin posé dessus est atteint à ton tour.
effect-chest-dig = La défausse est mélangée ; tu en regardes les cinq premières cartes et tu en prends une en main. Tu ne pioches pas d’autre carte ce tour-ci.
    .when = Aussitôt que le chemin posé dessus est atteint à ton tour ; rien ne se passe si la défausse est vide.
effect-chest-cave-in = Les cinq premières cartes de la pioche vont à la défausse, et personne ne les voit.
    .when = Aussitôt que le chemin posé dessus est atteint.
