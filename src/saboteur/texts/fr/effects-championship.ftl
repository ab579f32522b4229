### Ce que fait chaque carte des championnats, et quand elle se joue ou agit.

## Rôle

effect-greedy-dwarf = Tu ne gagnes que si c’est toi qui relies le trésor au départ : tu reçois alors quatre cartes or et personne d’autre ne reçoit rien. Sinon tu n’as rien, quels que soient les gagnants.
    .when = Distribué en secret au début de la manche, montré à tous à la fin.
effect-greedy-dwarf-tournament = Tu ne gagnes que si c’est toi qui relies le trésor au départ : tu reçois alors 4 pépites et personne d’autre ne reçoit rien. Sinon tu n’as rien, quels que soient les gagnants.
    .when = Distribué en secret au début de la manche, montré à tous à la fin.

## Cartes action

effect-goal-exchange = Tu prends deux buts face cachée sans les regarder et tu les reposes, échangés ou comme ils étaient : tout le monde voit lesquels, toi seul sais ce que tu as fait.
    .when = À ton tour, s’il reste au moins deux buts face cachée.
effect-forgotten-treasure = Au lieu de piocher, tu regardes les cinq premières cartes de la défausse, tu en prends une en main et tu reposes les autres face cachée.
    .when = À ton tour, s’il y a une carte dans la défausse.
effect-veto = Arrête la carte chemin ou action qu’un autre joueur vient de poser, avant tout effet ; les deux cartes sont défaussées. L’autre pioche une carte et son tour est fini ; puis tu en pioches une aussi.
    .when = Seulement pendant le tour d’un autre, juste après qu’il a posé sa carte ; rien de ce qui est devant toi ne t’en empêche.
effect-change-of-direction = On joue dans l’autre sens jusqu’à la fin de la manche. Dans le jeu de base, l’or se partage alors lui aussi dans l’autre sens.
    .when = À ton tour, quand tu veux.
effect-change-of-direction-one = On joue dans l’autre sens jusqu’à la fin de la manche, et l’or se partage alors lui aussi dans l’autre sens.
    .when = À ton tour, quand tu veux.
effect-change-of-direction-two = On joue dans l’autre sens jusqu’à la fin de la manche.
    .when = À ton tour, quand tu veux.
effect-master-craftsman = Retire un outil cassé de n’importe quel type, devant toi ou devant n’importe qui ; les deux cartes sont défaussées.
    .when = À ton tour, si quelqu’un a un outil cassé devant lui.
effect-scout = Tu poses deux cartes chemin l’une après l’autre et tu en pioches deux : tu as donc une carte de moins en main jusqu’à la fin de la manche.
    .when = À ton tour, si tu as le droit de poser des cartes chemin et que deux cartes de ta main peuvent être posées l’une après l’autre.
effect-diversion = Tu déplaces la dernière carte chemin posée vers un autre endroit permis, avec un demi-tour si tu veux. Ce qu’elle y atteint, c’est toi qui l’as atteint.
    .when = À ton tour, s’il y a un tel endroit ; rien de ce qui est devant toi ne t’en empêche.
