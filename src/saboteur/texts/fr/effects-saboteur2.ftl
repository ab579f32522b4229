### Ce que fait chaque carte de Saboteur 2, et quand elle se joue ou agit.
### .title nomme un effet que plusieurs sortes de cartes partagent.

## Cartes chemin

effect-bridge = Deux galeries droites qui se croisent sans se rencontrer : personne ne peut tourner de l’une dans l’autre.
    .when = À ton tour, si tu n’as devant toi ni outil cassé ni prison : là où tous les côtés concordent et où l’une des deux au moins prolonge une galerie reliée au départ.
effect-double-curve = Deux courbes qui ne sont pas reliées : personne ne peut passer de l’une à l’autre.
    .title = Double courbe
    .when = À ton tour, si tu n’as devant toi ni outil cassé ni prison : là où tous les côtés concordent et où l’une des deux au moins prolonge une galerie reliée au départ.
effect-ladder = Reliée directement au départ et à toutes les autres échelles : ce qu’on pose à partir d’ici est donc relié au départ.
    .title = Échelle
    .when = À ton tour, si tu n’as devant toi ni outil cassé ni prison : à côté de n’importe quelle carte chemin du labyrinthe où tous les côtés concordent, reliée ou non, mais jamais à côté d’un but.
effect-door = Une galerie avec une porte. Elle n’empêche personne de poser la suite, mais quand on cherche les gagnants à la fin de la manche, les chercheurs d’or de l’autre couleur ne la passent pas.
    .title = Porte
    .when = À ton tour, comme toute galerie : là où tous les côtés concordent et où elle prolonge une galerie reliée au départ, si tu n’as devant toi ni outil cassé ni prison.
effect-crystal = Une galerie avec un cristal : tant qu’elle est face visible dans le labyrinthe, elle rapporte une pépite aux géologues à la fin de la manche. Le cristal ne change rien pour les autres.
    .title = Galerie à cristal
    .when = À ton tour, comme toute galerie : là où tous les côtés concordent et où elle prolonge une galerie reliée au départ, si tu n’as devant toi ni outil cassé ni prison.
effect-crystal-mixed = Une galerie avec, à côté, un cul-de-sac qui ne mène nulle part, et un cristal : il rapporte une pépite aux géologues à la fin de la manche si la carte est encore dans le labyrinthe.
    .title = Galerie à cristal avec un cul-de-sac
    .when = À ton tour, comme toute galerie : là où tous les côtés concordent et où elle prolonge une galerie reliée au départ, si tu n’as devant toi ni outil cassé ni prison.
effect-crystal-dead-end = Un cul-de-sac qui ne mène nulle part, avec un cristal : il rapporte une pépite aux géologues à la fin de la manche si la carte est encore dans le labyrinthe.
    .title = Cul-de-sac à cristal
    .when = À ton tour, comme toute galerie : là où tous les côtés concordent et où il prolonge une galerie reliée au départ, si tu n’as devant toi ni outil cassé ni prison.
effect-mixed = Une galerie avec un cul-de-sac à côté : les côtés de la galerie sont reliés, un cul-de-sac ne mène nulle part.
    .title = Galerie avec un cul-de-sac
    .when = À ton tour, comme toute galerie : là où tous les côtés concordent et où elle prolonge une galerie reliée au départ, si tu n’as devant toi ni outil cassé ni prison.

## Cartes action

effect-thief = Pose-la devant toi : à la fin de la manche, après le partage, tu peux prendre une pépite à un autre joueur, sauf si tu es en prison à ce moment-là.
    .when = À ton tour, si tu n’as pas déjà un voleur devant toi.
effect-hands-off = Retire un voleur, devant qui que ce soit ; les deux cartes sont défaussées.
    .when = À ton tour, si quelqu’un a un voleur devant lui.
effect-prison = Pose-la devant un autre joueur, qui ne peut plus poser de carte chemin. Celui qui est encore en prison à la fin de la manche ne reçoit rien et ne vole rien.
    .when = À ton tour, sur un autre joueur qui n’est pas déjà en prison.
effect-free-at-last = Retire une carte prison, devant toi ou devant n’importe qui ; les deux cartes sont défaussées.
    .when = À ton tour, si quelqu’un est en prison.
effect-inspection = Tu regardes en secret le rôle d’un autre joueur ; tout le monde voit de qui, personne d’autre ce que c’est.
    .when = À ton tour, sur n’importe quel autre joueur.
effect-role-change = Un joueur de ton choix, toi peut-être, met son ancien rôle de côté sans le montrer et en prend un au hasard parmi ceux qui n’ont pas été distribués. Lui seul le voit.
    .when = À ton tour, tant qu’il reste des rôles non distribués.
effect-hand-swap = Tu échanges toute ta main avec un autre joueur, quel que soit le nombre de cartes de chacun. L’autre pioche ensuite une carte, toi non.
    .when = À ton tour, avec n’importe quel autre joueur, même s’il n’a pas de carte.

## Cartes du jeu de base

effect-treasure-two = Le but que tout le monde cherche : dès qu’il est relié au départ, la manche est finie. Celui qui a achevé le chemin, et les portes qui s’y trouvent, décident de l’équipe gagnante.
    .when = Il est face cachée parmi les buts, et retourné dès qu’une galerie venue du départ y mène.
effect-tunnel-two = Un bout de galerie : tous les côtés où elle débouche sont reliés entre eux, on va de l’un à n’importe quel autre.
    .title = Galerie
    .when = À ton tour, si tu n’as devant toi ni outil cassé ni prison : à côté du labyrinthe, telle quelle ou après un demi-tour, si tous les côtés qui se touchent concordent et qu’elle prolonge une galerie reliée au départ.
effect-dead-end-two = Un cul-de-sac : toute galerie qui y entre s’arrête dans la carte, et personne ne passe.
    .title = Cul-de-sac
    .when = À ton tour, comme toute galerie : là où tous les côtés concordent et où il prolonge une galerie reliée au départ, si tu n’as devant toi ni outil cassé ni prison.

## Rôles

effect-digger = Ton équipe gagne si l’un de vous achève un chemin vers le trésor qu’aucune porte de l’autre couleur ne barre, ou si l’autre équipe en achève un que vous seuls pouvez passer. Si quelqu’un sans équipe l’achève, toute équipe qui peut passer gagne.
    .title = Chercheurs d’or bleus et verts
    .when = Distribué en secret au début de la manche, montré à tous à la fin.
effect-boss = Tu creuses pour les deux équipes : quelle que soit celle qui gagne, tu gagnes avec elle, une pépite de moins. Tu passes toutes les portes, et tu gagnes même si le trésor est atteint sans qu’aucune équipe puisse passer.
    .when = Distribué en secret au début de la manche, montré à tous à la fin.
effect-profiteer = Tu gagnes avec ceux qui gagnent, chercheurs d’or ou saboteurs, deux pépites de moins, et même si aucun d’eux ne gagne. Tu passes toutes les portes ; seule la prison te laisse sans rien.
    .when = Distribué en secret au début de la manche, montré à tous à la fin.
effect-geologist = Tu cherches des cristaux : quels que soient les gagnants, tu reçois une pépite par cristal visible dans le labyrinthe à la fin de la manche. Deux géologues se les partagent, arrondi à l’inférieur.
    .when = Distribué en secret au début de la manche, montré à tous à la fin.
effect-saboteur-two = Tu veux que le trésor soit manqué : si aucun chemin n’y mène quand toutes les mains sont vides, les saboteurs gagnent, et le profiteur avec eux.
    .when = Distribué en secret au début de la manche, montré à tous à la fin.
