### Ce que fait chaque carte de La mine se rebelle, et quand elle se joue ou agit.
### .title nomme un effet que plusieurs sortes de cartes partagent.

## Départ et buts

effect-cave-start = Tous les nains partent d’ici. Il a une échelle, d’où un pas mène à n’importe quelle autre échelle.
    .when = Il est posé face visible au milieu dès le début, et ne peut pas être retiré.
effect-cave-exit = La seule sortie : un nain qui arrive sur la case de la sortie quitte aussitôt la mine avec ses pépites, et sa carte clan est montrée. Son joueur continue de jouer des cartes.
    .when = Elle est face cachée à l’un des coins ; le premier nain qui y entre la retourne et s’arrête sur sa première case.
effect-cave-goal-ladder = Pas de sortie, mais une échelle : de sa case, un pas mène à n’importe quelle autre échelle.
    .when = Il est face cachée à l’un des coins ; le premier nain qui y entre le retourne et s’arrête sur sa première case.
effect-cave-goal-abyss = Pas de sortie, mais des abysses : des créatures peuvent en surgir.
    .when = Il est face cachée à l’un des coins ; le premier nain qui y entre le retourne et s’arrête sur sa première case.
effect-cave-goal-vein = Pas de sortie, mais un filon d’or avec une pépite, pour un nain qui finit son déplacement sur sa case ; celui qui la prend doit montrer sa carte clan pour le reste de la partie.
    .when = Il est face cachée à l’un des coins ; le premier nain qui y entre le retourne et s’arrête sur sa première case.

## Cartes chemin

effect-cave-path = Un chemin dans la mine pour les nains des deux clans. Son niveau dit combien de pas il faut pour le traverser : I un, II deux, III trois.
    .title = Chemin
    .when = À ton tour, avant de te déplacer : là où tous les côtés qui se touchent concordent et où elle prolonge un chemin ou un but visible, telle quelle ou après un demi-tour. Elle n’a pas besoin d’être reliée à ton nain.
effect-cave-abyss = Un chemin avec des abysses : celui qui joue une carte créature peut en faire surgir la créature.
    .title = Abysses
    .when = À ton tour, avant de te déplacer, comme tout chemin : là où tous les côtés concordent et où elle prolonge un chemin.
effect-cave-ladder = Un chemin avec une échelle : de sa case, un pas mène à la case de n’importe quelle autre échelle, celle du départ comprise.
    .title = Échelle
    .when = À ton tour, avant de te déplacer, comme tout chemin : là où tous les côtés concordent et où elle prolonge un chemin.
effect-cave-bridge = Deux chemins qui se croisent sans se rencontrer. Un nain qui monte sur le pont de bois perd une carte de sa main, au hasard, et a une carte de moins pour le reste de la partie ; le chemin du dessous est gratuit.
    .title = Pont
    .when = À ton tour, avant de te déplacer, comme tout chemin : là où tous les côtés concordent et où elle prolonge un chemin.
effect-cave-tunnel = Deux courbes reliées par un tunnel, qui est une case à part : un nain qui y entre paie une pépite, ou rien s’il n’en a plus.
    .title = Double courbe avec tunnel
    .when = À ton tour, avant de te déplacer, comme tout chemin : là où tous les côtés concordent et où elle prolonge un chemin.
effect-cave-vein = Un chemin avec une pépite, pour un nain qui finit son déplacement sur sa case ; celui qui la prend doit montrer sa carte clan pour le reste de la partie.
    .title = Filon d’or
    .when = À ton tour, avant de te déplacer, comme tout chemin : là où tous les côtés concordent et où elle prolonge un chemin.

## Cartes action

effect-cave-information = Tu regardes en secret un but ou la carte clan d’un autre joueur ; tout le monde voit quelle carte, personne d’autre ce qu’elle montre.
    .title = Information secrète
    .when = À ton tour, avant de te déplacer, sur un but ou une carte clan encore face cachée.
effect-cave-rockfall = Retire une carte chemin, avec toutes les toiles d’araignée à ses bords et l’or d’un filon.
    .title = Éboulement
    .when = À ton tour, avant de te déplacer, sur une carte chemin où il n’y a ni nain ni créature ; jamais sur le départ ni un but.
effect-cave-hand-swap = Tu échanges toute ta main avec un autre joueur, quel que soit le nombre de cartes de chacun. À la fin de ton tour, l’autre pioche une carte, toi non.
    .title = Échange de mains
    .when = À ton tour, avant de te déplacer, avec n’importe quel autre joueur, même s’il n’a pas de carte.
effect-cave-web = Tu fermes le passage entre deux cartes, ou le bout d’un chemin : ni nains ni créatures ne passent. Au début de ton prochain tour, la toile passe de 2 à 1, un tour plus tard elle disparaît.
    .title = Toile d’araignée
    .when = À ton tour, avant de te déplacer, à un passage ou au bout d’un chemin sans toile ; on peut encore poser des cartes derrière.
effect-cave-boots = Pose-les devant toi ou un autre joueur, dont le nain a dès lors un quatrième pas à chaque tour.
    .title = Bottes
    .when = À ton tour, avant de te déplacer, devant un joueur dont le nain est encore dans la mine et n’a pas de bottes.
effect-cave-axe = Pose-la devant toi ou un autre joueur, qui peut s’en servir une fois : à côté d’une toile d’araignée, à son tour, pour la passer de 2 à 1 ou la retirer si elle est à 1 ; ou contre une créature qui rencontre son nain : elle s’en va et ne fait de mal à personne à cet endroit.
    .title = Hache
    .when = À ton tour, avant de te déplacer, devant un joueur dont le nain est encore dans la mine ; posée devant toi, elle ne sert qu’après ce tour.
effect-cave-rat = Le rat surgit des abysses et court jusqu’à 3 pas. Là où il rencontre des nains, il s’arrête, et chacun perd une carte de sa main, au hasard, pour le reste de la partie.
    .title = Rat
    .when = À ton tour, avant de te déplacer, s’il y a des abysses ou si le rat est déjà dehors : il repart alors de là où il est. Il s’en va au début de ton prochain tour.
effect-cave-lindworm = Le lindworm surgit des abysses et rampe jusqu’à 4 pas. Là où il rencontre des nains, il s’arrête, et ils tombent : à leur prochain tour, ils se relèvent et ne se déplacent pas.
    .title = Lindworm
    .when = À ton tour, avant de te déplacer, s’il y a des abysses ou si le lindworm est déjà dehors : il repart alors de là où il est. Il s’en va au début de ton prochain tour.
effect-cave-goblin = Le gobelin surgit des abysses et court jusqu’à 5 pas. Là où il rencontre des nains, il s’arrête, et chacun perd une pépite, s’il en a une.
    .title = Gobelin
    .when = À ton tour, avant de te déplacer, s’il y a des abysses ou si le gobelin est déjà dehors : il repart alors de là où il est. Il s’en va au début de ton prochain tour.

## Cartes clan

effect-cave-loyal = Tu travailles pour le clan que tu portes. Les pépites que ses nains sortent de la mine comptent pour lui, multipliées par le nombre de nains qui travaillent pour l’autre clan ; la plus grande valeur gagne.
    .title = Loyal
    .when = Distribué en secret au début ; montré quand tu quittes la mine, quand tu prends l’or d’un filon, ou à la fin de la partie.
effect-cave-saboteur = Tu portes la couleur d’un clan mais tu travailles pour l’autre : les pépites que tu sors de la mine comptent pour lui, et tu gagnes avec lui.
    .title = Saboteur
    .when = Distribué en secret au début ; montré quand tu quittes la mine, quand tu prends l’or d’un filon, ou à la fin de la partie.
