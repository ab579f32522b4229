### Ce que fait chaque carte du jeu de base, et quand elle se joue ou agit.
### .title nomme un effet que plusieurs sortes de cartes partagent.

## Départ et buts

effect-start = Le labyrinthe commence ici : une galerie ne compte que si elle est reliée au départ sans interruption. Personne ne peut retirer cette carte.
    .when = Elle est posée face visible dans le labyrinthe dès le début de la manche.
effect-treasure = Le but que tout le monde cherche : dès qu’il est relié au départ, la manche est finie et les mineurs ont gagné.
    .when = Il est face cachée parmi les buts, et retourné dès qu’une galerie venue du départ y mène.
effect-stone = Rien que de la pierre. Elle reste face visible, comme une partie du labyrinthe que personne ne peut retirer, et le jeu continue.
    .title = Pierre
    .when = Elle est face cachée parmi les buts, et retournée, de façon à rejoindre la dernière carte posée, dès qu’une galerie venue du départ y mène.

## Cartes chemin

effect-tunnel = Un bout de galerie : tous les côtés où elle débouche sont reliés entre eux, on va de l’un à n’importe quel autre.
    .title = Galerie
    .when = À ton tour, si tu n’as pas d’outil cassé devant toi : à côté du labyrinthe, telle quelle ou après un demi-tour, si tous les côtés qui se touchent concordent et qu’elle prolonge une galerie reliée au départ.
effect-dead-end = Un cul-de-sac : toute galerie qui y entre s’arrête dans la carte, et personne ne passe.
    .title = Cul-de-sac
    .when = À ton tour, comme toute galerie : là où tous les côtés concordent et où il prolonge une galerie reliée au départ, si tu n’as pas d’outil cassé devant toi.

## Cartes action

effect-broken-tool = Pose-la devant un autre joueur : tant qu’il a un outil cassé devant lui au début de son tour, il ne peut pas poser de carte chemin. Il peut encore jouer une carte action ou passer.
    .title = Outil cassé
    .when = À ton tour, sur un autre joueur qui n’a pas déjà un outil cassé du même type.
effect-repair = Retire un outil cassé du type montré, devant toi ou devant n’importe qui ; les deux cartes sont défaussées.
    .title = Réparation d’un outil
    .when = À ton tour, si quelqu’un a devant lui un outil cassé de ce type.
effect-repair-of-two = Montre deux outils et en répare un : elle retire un outil cassé de l’un des deux types, devant toi ou devant n’importe qui, et les deux cartes sont défaussées.
    .title = Réparation d’un outil sur deux
    .when = À ton tour, si quelqu’un a devant lui un outil cassé de l’un des deux types.
effect-rockfall = Retire une carte chemin du labyrinthe ; les deux cartes sont défaussées, et le trou pourra être comblé plus tard.
    .when = À ton tour, sur n’importe quelle carte chemin du labyrinthe, reliée ou non ; jamais sur le départ ni sur un but.
effect-map = Tu regardes un but en secret et tu le reposes ; tout le monde voit lequel, personne d’autre ce qu’il montre.
    .when = À ton tour, s’il reste un but face cachée.

## Or et rôles

effect-gold = De l’or gagné à la fin d’une manche, qui vaut autant de pépites qu’il en montre ; après trois manches, celui qui a le plus de pépites gagne. Sa valeur reste secrète jusqu’à la fin de la partie.
    .title = Carte or
    .when = Après une manche : les mineurs qui ont gagné choisissent une carte chacun à leur tour, les saboteurs qui ont gagné sont payés en cartes or.
effect-miner = Tu veux que le trésor soit atteint : alors les mineurs gagnent et prennent une carte or chacun, celui d’entre eux qui l’a atteint choisissant en premier.
    .when = Distribué en secret au début de la manche, montré à tous à la fin.
effect-saboteur = Tu veux que le trésor soit manqué : si personne ne l’a atteint quand toutes les mains sont vides, les saboteurs gagnent. Un seul reçoit 4 pépites, deux ou trois en reçoivent 3 chacun, quatre en reçoivent 2 chacun.
    .when = Distribué en secret au début de la manche, montré à tous à la fin.
