### Ce qu’un module change, là où aucun texte de carte ne le dit.

## Les groupes : WC-1 à WC-3, COMBINATIONS

howto-group-championship = Cartes des championnats : prends celles que tu veux. Les actions sont des cartes uniques, mélangées à la pioche à chaque manche. Le nain cupide ne va qu’avec le jeu de base.
howto-group-mini = Mini-extensions : pour le jeu de base et pour Saboteur 2.
howto-group-variants = Variantes : pour le jeu de base seulement.

## Les modules : ME-2 à ME-11 ; ME-24 à ME-34 ; ME-35 à ME-40 ; V-2 à V-5 ; V-6 à V-15

howto-module-right-of-way = Chacun commence avec une pépite. À ton tour, tu peux aussi recruter : défausse une carte, prends l’un des deux pions et poste-le au bout ouvert d’une galerie ; tu ne pioches pas. Qui veut y poser une carte te paie d’abord une pépite, et le pion est parti pour la manche. Chaque pion se recrute une fois par manche.
howto-module-new-goals = Cinq buts au lieu de trois : le trésor et quatre des sept autres. Un sac donne ses pépites à qui l’atteint, le dragon en prend une, une pierre ne fait rien, et l’araignée géante finit la manche aussitôt : les saboteurs gagnent.
howto-module-treasure-chests = Quatre coffres attendent dans le labyrinthe, chacun sous une carte chemin face cachée. Qui en relie un au départ l’ouvre, et ce qu’il dit arrive aussitôt ou à la fin du tour. Un plan peut regarder un coffre au lieu d’un but, un éboulement peut en retirer un.
howto-module-sabotaged-dwarf = Quand les mineurs gagnent, ceux qui ont un outil cassé devant eux ne reçoivent rien. Autant de cartes or qu’il y a de mineurs font quand même le tour : les autres peuvent donc en avoir plus d’une.
howto-module-tournament = De 5 à 9 joueurs. Chaque rôle du tableau est distribué, aucun ne reste, et une carte chemin est déjà à mi-chemin du but du milieu. Si les mineurs gagnent, celui qui a atteint le trésor reçoit 3 pépites, chaque autre mineur 2 ; un nain cupide qui l’atteint en reçoit 4 et tous les autres rien ; les saboteurs qui gagnent en reçoivent 3 chacun, à cinq joueurs 4.
