### Comment jouer au Duel, en deux minutes. Chaque phrase suit les clauses nommées au-dessus de son groupe.

## Objectif : D-3, D-6, D-13, D-25, D-42, D-44, D-45, R-115

howto-duel-aim = Deux nains creusent vers le même or, chacun à partir de son propre départ. Relie ton départ à de l’or avant l’autre, et il est à toi. Pas de rôles secrets : il faut être plus rapide, et gêner l’autre.
howto-duel-aim-2 = Après trois manches, celui qui a le plus de pépites gagne. On peut aussi jouer seul.

## Rôles : D-3, D-5, D-6, D-7, D-8, D-41, R-114

howto-duel-roles = L’un est bleu, l’autre vert ; portes et échelles ont ces couleurs. { $goals } buts attendent face cachée, avec ou sans or. Chacun a { $hand } cartes en main ; { $counters } compteurs sont prêts, pour marquer l’or et les trolls. Le vert commence la première manche, ensuite celui qui a le moins de pépites, et le bleu en cas d’égalité.

## Tour : D-9, D-10, D-20, D-34, D-35, D-54, R-105

howto-duel-turn = Fais une seule de ces choses :
howto-duel-turn-1 = pose une carte chemin et pioche une carte,
howto-duel-turn-2 = joue une carte action et pioches-en une,
howto-duel-turn-3 = défausse deux cartes pour retirer un outil cassé qui est devant toi. Tu n’en pioches qu’une : tu as donc une carte de moins en main jusqu’à la fin de la manche,
howto-duel-turn-4 = passe : défausse une ou deux cartes face visible et pioches-en autant.
howto-duel-turn-after = Avant ou après, mais avant de piocher, tu peux soudoyer un troll que tes galeries atteignent.

## Pose : D-12, D-13, D-14, D-22, D-51, R-2, R-104, R-220

howto-duel-lay = À côté du labyrinthe, telle quelle ou après un demi-tour, tous les côtés qui touchent une carte visible concordent. Et elle doit prolonger un chemin venu de ton propre départ que tu peux emprunter : ni porte qui t’est fermée ni troll que personne n’a soudoyé entre les deux. Là où les galeries des deux joueurs se rejoignent, les deux peuvent s’en servir.

## Cartes : D-15 à D-21, D-29 à D-33, R-110, R-111, R-180

howto-duel-cards-tunnel = Galeries, certaines avec un cul-de-sac à côté. Pont et double courbe : deux galeries qui ne se rencontrent pas.
howto-duel-cards-ladder = Échelle : reliée au départ de sa couleur. La tienne va à côté de n’importe quelle carte chemin où les côtés concordent ; l’autre doit prolonger un chemin venu de ton départ. Jamais à côté d’un but ni d’une carte qui montre de l’or.
howto-duel-cards-door = Porte : seule sa couleur passe. Elle ferme la branche où elle se trouve, et rien d’autre.
howto-duel-cards-gold = Or sur un chemin : le premier qui relie à son propre départ l’endroit où il se trouve y pose un compteur.
howto-duel-cards-troll = Troll : personne ne passe avant que l’un des deux joueurs ne le soudoie avec un compteur. Ensuite, les deux passent.
howto-duel-cards-broken = Outil cassé : devant l’autre joueur, qui ne pose alors plus de carte chemin. Réparation : seulement pour un outil devant toi.
howto-duel-cards-key = Clef : t’ouvre une porte de l’autre couleur jusqu’à la fin de la manche.
howto-duel-cards-rockfall = Éboulement : retire une carte chemin du labyrinthe, mais ni départ, ni but, ni or, ni troll.
howto-duel-cards-plan = Plan secret : regarde un but face cachée.

## Fin : D-23, D-26, D-27, D-36, D-53

howto-duel-end = Un but que l’un des deux atteint est aussitôt retourné, et l’or atteint reçoit aussitôt son compteur, quel que soit le tour. Un compteur reste même si le chemin est coupé ensuite.
howto-duel-end-2 = La manche finit quand tous les buts sont retournés, quand tous les compteurs sont posés, ou quand la pioche et les deux mains sont vides.

## Gain : D-37, D-38, D-45 à D-50, R-106, R-117, R-118

howto-duel-pay = Tu prends les cartes or qui portent tes compteurs. Pour chaque troll que tu as soudoyé, tu laisses ta carte or la moins chère ; on ne rend pas la monnaie.
howto-duel-pay-2 = En solo, tu as { $counters } compteurs, et { $aside } cartes restent hors du jeu à chaque manche. Un outil cassé que tu pioches va aussitôt devant toi ; un éboulement prend la dernière carte sans or ni troll que tu as posée.
howto-duel-pay-3 = Après trois manches, tes pépites donnent ton grade :

## Erreurs : D-13 ; D-25, R-109 ; D-27

howto-duel-mistake-1 = Prolonger les galeries de l’autre. Tant qu’aucun chemin ne les relie à ton propre départ, tu ne peux rien y poser.
howto-duel-mistake-2 = Passer à côté de l’or d’un cul-de-sac. Ta galerie doit arriver de ce côté-là de la carte ; passer devant ne suffit pas.
howto-duel-mistake-3 = Poser une carte qui mène l’autre à de l’or. Son compteur y va aussitôt, même pendant ton tour.
