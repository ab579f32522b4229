### Comment jouer à Saboteur, en deux minutes. Chaque phrase suit les clauses nommées au-dessus de son groupe.

## Objectif : B-5, B-9, B-43, B-47, B-53

howto-saboteur-aim = Des nains creusent dans une mine, et tu es l’un d’eux. Loin du départ, trois buts attendent face cachée : l’un est le trésor, les deux autres ne sont que de la pierre. Les mineurs veulent creuser une galerie jusqu’au trésor ; les saboteurs veulent que les cartes s’épuisent avant. Qui est qui, personne ne le sait.
howto-saboteur-aim-2 = Après trois manches, celui qui a le plus de pépites gagne.

## Rôles : B-6, B-7, B-8, B-42

howto-saboteur-roles = Chacun reçoit un rôle secret, montré seulement à la fin de la manche. On mélange un rôle de plus qu’il n’y a de joueurs ; celui qui reste, personne ne le voit : on ne sait donc jamais au juste combien il y a de saboteurs.
howto-saboteur-role-miner = Gagne si le trésor est relié au départ.
howto-saboteur-role-saboteur = Gagne s’il ne l’est pas quand toutes les mains sont vides.

## Tour : B-14 à B-19

howto-saboteur-turn = Fais une seule de ces choses :
howto-saboteur-turn-1 = pose une carte chemin dans le labyrinthe,
howto-saboteur-turn-2 = joue une carte action,
howto-saboteur-turn-3 = passe : mets une carte face cachée sur la défausse. C’est toujours permis.
howto-saboteur-turn-after = Puis pioche une carte. Quand la pioche est vide, tu continues avec ce que tu as en main.

## Pose : B-21 à B-25, R-2, R-5

howto-saboteur-lay = Pose-la à côté du labyrinthe, telle quelle ou après un demi-tour, jamais en travers. Partout où elle touche une carte visible, galerie contre galerie et roche contre roche. Et elle doit prolonger une galerie qui remonte sans interruption jusqu’au départ.

## Cartes : B-26 à B-34

howto-saboteur-cards-tunnel = Galeries : tous les côtés où elles débouchent sont reliés.
howto-saboteur-cards-dead-end = Culs-de-sac : on les pose comme toute galerie, mais personne ne passe.
howto-saboteur-cards-broken = Outil cassé : pose-le devant un autre joueur. Qui commence son tour avec un outil cassé ne pose pas de carte chemin. Un seul de chaque type au plus : pic, lampe, chariot.
howto-saboteur-cards-repair = Réparation : retire un outil cassé, devant toi ou devant n’importe qui. Si elle montre deux outils, elle en répare un.
howto-saboteur-cards-rockfall = Éboulement : retire une carte chemin du labyrinthe, jamais le départ ni un but. Le trou peut être comblé.
howto-saboteur-cards-map = Plan : tu regardes seul un but face cachée. Ce que tu en dis ne regarde que toi.

## Fin : B-35 à B-37, B-39, B-41, B-42, B-48

howto-saboteur-end = Un but est retourné dès qu’une galerie venue du départ y mène. Une pierre reste et fait partie du labyrinthe. Le trésor finit la manche aussitôt : les mineurs gagnent, même si c’est un saboteur qui a creusé le dernier bout.
howto-saboteur-end-2 = Si toutes les mains sont vides avant, les saboteurs gagnent. À trois ou quatre joueurs, il se peut qu’il n’y en ait pas : alors personne ne reçoit rien.

## Gain : B-44 à B-47, B-49 à B-51, B-53

howto-saboteur-pay = Mineurs : autant de cartes or qu’il y a de mineurs font le tour, dans le sens inverse du jeu. Celui qui a atteint le trésor en prend une le premier, puis le mineur suivant, et ainsi de suite. Si un saboteur l’a atteint, le mineur le plus proche à sa droite commence. Une carte or vaut 1, 2 ou 3 pépites ; les valeurs restent secrètes jusqu’à la fin de la partie.
howto-saboteur-pay-2 = Les saboteurs sont payés selon leur nombre :

## Erreurs : B-22 ; B-20, B-28 ; B-35

howto-saboteur-mistake-1 = Ne regarder qu’un côté. Tous les côtés qui touchent une carte doivent concorder, même celui auquel tu n’as pas pensé.
howto-saboteur-mistake-2 = Réparer ton outil et creuser dans le même tour. La réparation était ton tour ; tu creuses à partir du suivant.
howto-saboteur-mistake-3 = Se fier à un cul-de-sac. S’il pointe vers un but, il ne le retourne pas.
