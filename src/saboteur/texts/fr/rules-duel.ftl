### Le Duel : un message par clause (D-1 à D-58).
### Nos propres mots. 002 est la règle du Duel.
### Chaque commentaire de groupe (« ## … ») est un titre de la page générée docs/rules/duel.fr.md.

## Matériel

D-1 = La boîte compte 36 cartes chemin : les 2 départs et 34 cartes à piocher puis à poser.
    .title = Cartes chemin de la boîte
    .source = 002, Contenu et Cartes Chemin spéciales

D-2 = Il y a 18 cartes action : outils cassés, réparations d’un et de deux outils, clefs, éboulements et plans secrets. Le livret n’imprime que le total ; le nombre de chaque sorte vient d’un inventaire public.
    .title = Cartes action de la boîte
    .source = 002, Contenu et Cartes Chemin spéciales

D-3 = Il y a 18 buts, dont certains avec de l’or et 8 avec une porte, 2 cartes nain (2 figurines peuvent les remplacer), 8 compteurs à face bleue et face verte, et 2 jetons clef.
    .title = Buts, compteurs et clefs
    .source = 002, Contenu et Cartes Chemin spéciales

D-4 = Parmi les cartes chemin se trouvent 2 ponts, 2 doubles courbes, 2 échelles (une de chaque couleur), 6 portes, 5 cartes avec de l’or et 3 trolls. Une carte peut être de deux de ces sortes : un pont et une double courbe portent de l’or.
    .title = Cartes chemin spéciales
    .source = 002, Contenu et Cartes Chemin spéciales

## Mise en place

D-5 = Chacun tire au sort une couleur, bleu ou vert.
    .title = Tirage des couleurs
    .source = 002, Mise en place

D-6 = Les deux départs sont posés face visible. On mélange les buts et 6 d’entre eux sont posés face cachée, selon la décision R-101 ; les 12 autres sont mis de côté sans être vus. Le labyrinthe peut dépasser ces limites.
    .title = Départs et buts en place
    .source = 002, Mise en place

D-7 = On mélange les 34 cartes chemin et les 18 cartes action : 52 cartes. Chacun en reçoit 6, ce qui laisse une pioche de 40 à la première manche ; D-56 dit ce qu’il en est ensuite.
    .title = Paquet, mains et pioche
    .source = 002, Mise en place

D-8 = Le joueur vert ouvre la première manche.
    .title = Vert commence
    .source = 002, Mise en place

## Le tour

D-9 = À ton tour tu fais exactement une chose : poser une carte chemin et en piocher 1 ; jouer une carte action et en piocher 1 ; défausser 2 cartes pour retirer un outil cassé placé devant toi, et en piocher 1 ; ou passer en défaussant 1 ou 2 cartes et en piocher autant. Soudoyer un troll (D-20) n’est rien de tout cela et vient en plus.
    .title = Une action sur quatre
    .source = 002, Déroulement du jeu

D-10 = Quand la pioche est vide on ne pioche plus, et les quatre actions restent possibles.
    .title = Quand la pioche est vide
    .source = 002, Déroulement du jeu

D-11 = Qui n’a plus de carte en main est sauté jusqu’à la fin de la manche.
    .title = Quand la main est vide
    .source = 002, Déroulement du jeu

## Cartes chemin

D-12 = Une carte chemin va sur une case vide, à côté d’une carte chemin ou d’un but révélé. Contre chaque voisine visible, l’ouvert doit toucher l’ouvert et le fermé le fermé. On peut lui faire faire un demi-tour, jamais la coucher. Pour les buts encore cachés, voir D-51.
    .title = Où une carte convient
    .source = 002, Placer une carte Chemin et Cartes Chemin spéciales

D-13 = Un bord ouvert de la nouvelle carte doit toucher un bord que des voies praticables pour toi relient à ton propre départ. Une carte qui ne touche que les galeries séparées de l’adversaire ne peut pas être posée.
    .title = Relié à son propre départ
    .source = 002, Placer une carte Chemin et Cartes Chemin spéciales

D-14 = Les galeries des deux joueurs peuvent se rejoindre ; chacun peut alors employer ce qui est réuni.
    .title = Galeries réunies pour tous
    .source = 002, Placer une carte Chemin et Cartes Chemin spéciales

D-15 = Les deux voies d’un pont ou d’une double courbe ne se rejoignent pas. Quand tu poses une telle carte, l’une d’elles au moins doit être reliée à ton départ.
    .title = Ponts et doubles courbes
    .source = 002, Placer une carte Chemin et Cartes Chemin spéciales

D-16 = Une échelle est reliée d’elle-même au départ de sa couleur. On peut la poser à côté de toute carte chemin, mais ni à côté d’un but ni à côté d’une carte montrant de l’or ; ses bords doivent concorder quand même. Voir R-111 et R-221.
    .title = Échelles de couleur
    .source = 002, Placer une carte Chemin et Cartes Chemin spéciales

D-17 = Seul le joueur de sa couleur franchit une porte, et l’autre si sa clef y est. Une porte ferme la branche où elle se trouve et rien d’autre (R-180) : sur le croisement dont la porte bleue est sur la branche sud, Vert va du nord à l’ouest mais pas du nord au sud.
    .title = Portes sur une branche
    .source = 002, Placer une carte Chemin et Cartes Chemin spéciales

D-18 = L’or imprimé sur une carte chemin ne change rien à ce qui est relié.
    .title = Or sur un chemin
    .source = 002, Placer une carte Chemin et Cartes Chemin spéciales

D-19 = La voie derrière un troll est fermée aux deux joueurs tant qu’il n’est pas soudoyé. Voir R-105 et R-180.
    .title = Les trolls barrent la voie
    .source = 002, Placer une carte Chemin et Cartes Chemin spéciales

D-20 = Pour soudoyer un troll, pose sur lui un compteur, ta couleur visible : tu lui dois 1 pépite à la fin de la manche. Voir R-224.
    .title = Soudoyer un troll
    .source = 002, Placer une carte Chemin et Cartes Chemin spéciales

D-21 = Dès que l’un des joueurs a soudoyé un troll, sa voie est ouverte aux deux.
    .title = Un troll soudoyé pour tous
    .source = 002, Placer une carte Chemin et Cartes Chemin spéciales

D-22 = Tu ne poses pas de carte chemin pendant un tour que tu as commencé avec un outil cassé devant toi.
    .title = Des outils pour poser
    .source = 002, Placer une carte Chemin et Cartes Chemin spéciales

## Buts et or

D-23 = Un but caché qui est relié à un départ est retourné sur place de façon à rejoindre ses voisines. S’il peut être posé de deux façons, le joueur dont c’est le tour choisit. Voir R-108, R-222 et R-223.
    .title = Révéler un but
    .source = 002, Cartes Objectif et Sécuriser les pépites d’or

D-24 = Un but révélé peut ne pas concorder avec une voisine. Seuls les buts y ont droit.
    .title = Un but peut discorder
    .source = 002, Cartes Objectif et Sécuriser les pépites d’or

D-25 = Quand ton départ est relié à l’endroit même d’une carte où se trouve de l’or libre, tu y poses un compteur, ta couleur visible. Sur la ligne droite dont l’or est dans un cul-de-sac au sud, une liaison par la ligne droite ne réserve rien ; une carte reliée au-dessous, si. Voir R-107 et R-109.
    .title = Réserver de l’or
    .source = 002, Cartes Objectif et Sécuriser les pépites d’or

D-26 = Ce que tu as réservé te reste, même si la liaison est coupée ensuite.
    .title = Une réserve est acquise
    .source = 002, Cartes Objectif et Sécuriser les pépites d’or

D-27 = Si le coup de l’adversaire te donne la liaison, tu réserves aussitôt.
    .title = Réserver hors de son tour
    .source = 002, Cartes Objectif et Sécuriser les pépites d’or

D-28 = L’or qui porte un compteur ne peut plus être réservé.
    .title = Un compteur par or
    .source = 002, Cartes Objectif et Sécuriser les pépites d’or

## Actions

D-29 = Un outil cassé se place devant l’adversaire : un de chaque type au plus, donc 3 au plus.
    .title = Outils cassés
    .source = 002, Jouer une carte Action, Défausser 2 cartes et Passer son tour

D-30 = Une réparation retire un outil cassé d’un type qu’elle montre, devant toi seulement. Une carte qui montre deux outils n’en répare qu’un.
    .title = Réparer ses propres outils
    .source = 002, Jouer une carte Action, Défausser 2 cartes et Passer son tour

D-31 = Pose un jeton clef sur une porte de l’autre couleur : elle t’est ouverte jusqu’à la fin de la manche. Les buts et l’or que tu atteins ainsi sont aussitôt révélés et réservés. Voir R-110.
    .title = Utiliser une clef
    .source = 002, Jouer une carte Action, Défausser 2 cartes et Passer son tour

D-32 = Un éboulement retire une carte chemin, mais ni départ, ni but, ni troll, ni carte avec de l’or. Les deux cartes sont défaussées.
    .title = Éboulement dans le Duel
    .source = 002, Jouer une carte Action, Défausser 2 cartes et Passer son tour

D-33 = Un plan secret te laisse regarder un but caché sans le montrer (R-122).
    .title = Plan secret
    .source = 002, Jouer une carte Action, Défausser 2 cartes et Passer son tour

D-34 = Défausse 2 cartes pour retirer un outil cassé quelconque devant toi. Il faut 2 cartes en main et un outil cassé, et ta main compte 1 carte de moins pour la manche.
    .title = Défausser deux cartes
    .source = 002, Jouer une carte Action, Défausser 2 cartes et Passer son tour

D-35 = Passe en défaussant 1 ou 2 cartes face visible, et pioches-en autant (R-114).
    .title = Passer dans le Duel
    .source = 002, Jouer une carte Action, Défausser 2 cartes et Passer son tour

## Fin d’une manche

D-36 = La manche finit dès que les 6 buts sont révélés, ou que les 8 compteurs sont sur de l’or ou des trolls, ou que la pioche et les deux mains sont vides. Voir R-113.
    .title = Comment finit une manche
    .source = 002, Fin d’une manche

D-37 = Chacun prend les cartes or qui portent ses compteurs ; elles quittent le jeu pour de bon.
    .title = Prendre l’or
    .source = 002, Fin d’une manche

D-38 = Chaque troll que tu as soudoyé te coûte une pépite : défausse pour chacun une carte or de 1, ou une plus chère s’il t’en manque ; les trolls ne rendent rien. Avec des cartes de 1, 2 et 3 et 2 trolls, tu paies le 1 et le 2 et gardes le 3 ; avec un seul 3 et 1 troll, tu le paies et gardes 0.
    .title = Payer les trolls
    .source = 002, Fin d’une manche

D-39 = Les buts révélés quittent le jeu ; les autres sont remélangés à ceux mis de côté.
    .title = Buts après une manche
    .source = 002, Fin d’une manche

## Manche suivante et fin

D-40 = Pour la manche suivante, pose les départs et 6 nouveaux buts, mélange les cartes action et les cartes chemin restantes, et donne 6 cartes à chacun. Compteurs et clefs sont tous de nouveau disponibles.
    .title = Remise en place
    .source = 002, Nouvelle manche et Fin de la partie

D-41 = Le joueur qui a le moins de pépites commence ; à égalité, c’est Bleu.
    .title = Qui ouvre la suite
    .source = 002, Nouvelle manche et Fin de la partie

D-42 = La partie compte 3 manches et gagne qui a alors le plus de pépites ; pour une égalité, voir R-115.
    .title = Trois manches, le plus riche
    .source = 002, Nouvelle manche et Fin de la partie

D-43 = Les 18 buts suffisent pour 3 manches : il en sort au plus 6 du jeu à chacune.
    .title = Des buts pour trois manches
    .source = 002, Nouvelle manche et Fin de la partie

## Information

D-44 = Sont secrets les mains et ce que montre un plan secret. Personne ne voit la pioche, les buts mis de côté et, en solo, les 10 cartes mises de côté. Tout le reste est public : compteurs, défausse, quel but a été regardé. Il n’y a pas de rôles cachés.
    .title = Ce qui est secret
    .source = 002, Mise en place et Jouer une carte Action (déduit)

## Solo

D-45 = Seul, tu choisis une couleur (option solo_colour) ; l’autre nain et l’autre départ restent dans la boîte. Tu as 6 compteurs, et 7 emplacements de carte séparent ton départ des buts (R-102). Pour le reste, les règles sont les mêmes.
    .title = Jouer seul
    .source = 002, Saboteur pour 1 joueur

D-46 = À chaque manche, 10 cartes prises au hasard sont mises de côté sans être vues, puis remêlées pour la suivante. Avec 52 cartes et une main de 6, la pioche en compte alors 36 avant ce que D-47 remplace.
    .title = Dix cartes de côté
    .source = 002, Saboteur pour 1 joueur

D-47 = Un outil cassé que tu pioches se place aussitôt devant toi, et tu pioches une autre carte. Si tu en as déjà un de ce type, il est défaussé sans effet. Voir R-117.
    .title = Piocher un outil cassé
    .source = 002, Saboteur pour 1 joueur

D-48 = Un éboulement que tu pioches est joué aussitôt sur la dernière carte chemin posée par toi qui ne porte ni or ni troll. Voir R-118.
    .title = Piocher un éboulement
    .source = 002, Saboteur pour 1 joueur

D-49 = Une manche en solo finit quand 6 buts sont révélés, 6 compteurs posés ou qu’il ne reste plus de cartes.
    .title = Fin d’une manche solo
    .source = 002, Saboteur pour 1 joueur

D-50 = Après 3 manches, trolls payés, tes pépites donnent un grade : de 0 à 14 le premier, de 15 à 19 le deuxième, de 20 à 24 le troisième, 25 et plus le quatrième. Le livret imprime 21 à 24 (R-116).
    .title = Grades d’une partie solo
    .source = 002, Saboteur pour 1 joueur

## Ajouts après relecture

D-51 = Un but caché n’impose rien aux bords voisins ; un but révélé doit concorder comme toute carte.
    .title = Bords près d’un but caché
    .source = 002, Placer une carte Chemin et Cartes Objectif ; décision R-5

D-52 = Les voies d’un but révélé relient comme celles d’une carte chemin, et ses portes comptent. À travers un côté discordant, rien n’est relié.
    .title = Les buts relient
    .source = 002, Cartes Objectif (déduit)

D-53 = Révéler et réserver se font d’office et ne se refusent pas, même si la manche en finit.
    .title = Révéler et réserver d’office
    .source = 002, Cartes Objectif et Sécuriser les pépites d’or

D-54 = Les outils cassés n’empêchent que de poser : actions, défausse de deux cartes, passe et trolls restent possibles.
    .title = Ce que permettent outils cassés
    .source = 002, Jouer une carte Action

D-55 = Les cartes action jouées et les outils ou chemins qu’elles retirent vont sur l’unique défausse, face visible. Un outil cassé reste devant sa victime jusqu’à ce qu’on le retire.
    .title = Une seule défausse visible
    .source = 002, Jouer une carte Action et image de la pioche

D-56 = Aux manches 2 et 3, le paquet compte 52 cartes moins les cartes chemin avec de l’or déjà prises. Après 2 telles cartes il en compte 50, et la pioche 38 (34 en solo).
    .title = Paquets des manches suivantes
    .source = 002, Fin d’une manche et Nouvelle manche

D-57 = Vert pose une carte qui relie le départ de Bleu à de l’or auquel Vert n’est pas relié : le compteur de Bleu y est posé pendant le tour de Vert.
    .title = De l’or pour l’adversaire
    .source = 002, Sécuriser les pépites d’or

D-58 = Si Vert a soudoyé un troll, Bleu passe sans rien payer et Vert seul doit.
    .title = Seul qui soudoie doit
    .source = 002, Carte Chemin avec un Troll
