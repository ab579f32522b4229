### Comment jouer à Saboteur 2, en deux minutes. Chaque phrase suit les clauses nommées au-dessus de son groupe.

## Objectif : S2-1, S2-19, S2-33, S2-46

howto-saboteur2-aim = Saboteur, avec plus de tout : on joue avec toutes ses cartes chemin et action et beaucoup de nouvelles. Deux équipes de chercheurs d’or, les bleus et les verts, veulent le même trésor, et des portes à leurs couleurs décident qui passe. D’autres ont leurs propres plans.
howto-saboteur2-aim-2 = Après trois manches, celui qui a le plus de pépites gagne.

## Rôles : S2-4, S2-8, S2-19, S2-20, S2-32 à S2-37, R-35

howto-saboteur2-roles = Quel que soit le nombre de joueurs, les { $count } rôles sont mélangés et chacun en reçoit un en secret. Les autres, personne ne les voit.
howto-saboteur2-role-digger = Bleu ou vert. Ton équipe gagne si l’un des siens achève le chemin et qu’elle peut en passer les portes. Si seule l’autre équipe peut passer, c’est elle qui gagne. Si quelqu’un sans équipe l’achève, toute équipe qui peut passer gagne.
howto-saboteur2-role-boss = Gagne avec l’une ou l’autre équipe, une pépite de moins. Passe toutes les portes.
howto-saboteur2-role-profiteer = Gagne avec ceux qui gagnent, chercheurs d’or ou saboteurs, deux pépites de moins. Passe toutes les portes.
howto-saboteur2-role-geologist = Reçoit une pépite par cristal visible dans le labyrinthe à la fin de la manche, quels que soient les gagnants. Deux géologues en ont chacun la moitié, arrondie à l’inférieur.
howto-saboteur2-role-saboteur = Gagne si le trésor n’est pas relié au départ quand toutes les mains sont vides.

## Tour : S2-7, S2-9, S2-10, S2-12

howto-saboteur2-turn = Fais une seule de ces choses :
howto-saboteur2-turn-1 = pose une carte chemin et pioche une carte,
howto-saboteur2-turn-2 = joue une carte action et pioches-en une,
howto-saboteur2-turn-3 = défausse deux cartes pour en retirer une qui est devant toi : un outil cassé, une prison ou un voleur. Tu n’en pioches qu’une : tu as donc une carte de moins en main jusqu’à la fin de la manche,
howto-saboteur2-turn-4 = passe : défausse une à trois cartes face cachée et pioches-en autant.
howto-saboteur2-turn-after = Chaque main compte { $hand } cartes. À chaque manche, { $aside } cartes restent hors du jeu, et personne ne les voit.

## Pose : B-21 à B-25, S2-13 à S2-16, S2-23, R-2

howto-saboteur2-lay = Comme dans Saboteur : à côté du labyrinthe, telle quelle ou après un demi-tour, tous les côtés qui se touchent concordent, et la carte prolonge une galerie venue du départ. Outils cassés et prison l’interdisent. Seule une échelle peut se passer de galerie.

## Cartes : S2-13 à S2-30, R-46, R-47

howto-saboteur2-cards-bridge = Pont et double courbe : deux galeries qui ne se rencontrent pas. Personne ne tourne de l’une dans l’autre ; l’une au moins doit prolonger une galerie venue du départ.
howto-saboteur2-cards-ladder = Échelle : reliée au départ et à toutes les autres échelles. Elle va à côté de n’importe quelle carte chemin du labyrinthe où les côtés concordent, mais jamais à côté d’un but.
howto-saboteur2-cards-door = Porte : elle n’empêche personne de creuser plus loin. C’est seulement quand on cherche les gagnants que les chercheurs d’or de l’autre couleur ne passent pas.
howto-saboteur2-cards-crystal = Les cristaux rapportent aux géologues, et à personne d’autre.
howto-saboteur2-cards-thief = Voleur : pose-le devant toi ; après le partage, tu peux prendre une pépite à quelqu’un. « Pas touche ! » retire un voleur.
howto-saboteur2-cards-prison = Prison : pose-la devant un autre joueur, qui ne pose plus de carte chemin et qui, s’il y est encore à la fin de la manche, ne reçoit rien et ne vole rien. « Enfin libre » l’ouvre.
howto-saboteur2-cards-role = Inspection : regarde le rôle d’un autre joueur. Changement de rôle : quelqu’un, toi peut-être, prend un rôle au hasard parmi ceux qui n’ont pas été distribués.
howto-saboteur2-cards-hand = Échange de mains : échange ta main avec celle d’un autre joueur. L’autre pioche ensuite une carte, toi non.
howto-saboteur2-cards-base = Galeries, culs-de-sac, outils, éboulement et plan sont ceux de Saboteur.

## Fin : S2-18, S2-31, S2-36, S2-37, R-58, R-239

howto-saboteur2-end = La manche finit dès que le trésor est relié au départ, quelles que soient les portes du chemin, ou quand toutes les mains sont vides.
howto-saboteur2-end-2 = Si aucune équipe ne peut passer les portes, seuls le boss et le profiteur gagnent. Si le trésor n’est pas relié, les saboteurs gagnent, et le profiteur avec eux ; s’il n’y a pas de saboteur à la table, le profiteur seul.

## Gain : S2-24, S2-32, S2-38 à S2-41, R-38

howto-saboteur2-pay = D’abord, les géologues sont payés pour leurs cristaux. Puis on compte les gagnants, boss et profiteur compris ; géologues et prisonniers ne comptent pas. Moins il y en a, plus chacun reçoit :
howto-saboteur2-pay-2 = Enfin, les voleurs prennent leur pépite, en commençant par celui qui a posé son voleur en dernier.

## Erreurs : S2-18, S2-33 ; S2-24 ; S2-16, R-52

howto-saboteur2-mistake-1 = Achever le chemin derrière une porte de l’autre couleur. Rien ne l’interdit, mais s’il n’y a pas d’autre chemin, ce sont les autres qui gagnent.
howto-saboteur2-mistake-2 = Oublier ta prison. Tu joues encore des cartes, mais à la fin de la manche, même un gagnant en prison ne reçoit rien.
howto-saboteur2-mistake-3 = Poser une échelle à côté d’un but pour y être aussitôt. C’est interdit, que le but soit retourné ou non.
