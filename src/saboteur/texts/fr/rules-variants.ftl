### Variantes : un message par clause (V-1 à V-16).
### Nos propres mots. 004 est la règle de l’édition des 20 ans.
### Chaque commentaire de groupe (« ## … ») est un titre de la page générée docs/rules/variants.fr.md.

## Nain saboté

V-1 = Le nain saboté est une variante du seul jeu de base. On la conseille quand les joueurs sont peu nombreux.
    .title = Pour le jeu de base
    .source = 004, Nain saboté

V-2 = Quand les mineurs gagnent, un mineur qui a au moins 1 outil cassé devant lui n’a pas de part. Ce que touchent les saboteurs ne change pas.
    .title = Pas de part aux sabotés
    .source = 004, Nain saboté

V-3 = On tire autant de cartes or qu’il y a de mineurs parmi les joueurs, sabotés compris.
    .title = Combien de cartes or
    .source = 004, Nain saboté

V-4 = Les cartes or circulent comme d’habitude mais sautent les mineurs sabotés : certains mineurs en prennent donc plus d’une. Exemple : les 4 mineurs sont A, B, C et D, dans le sens antihoraire depuis A, qui a atteint le trésor, et C est saboté ; les 4 cartes vont à A, B, D et A.
    .title = Sauter les sabotés
    .source = 004, Nain saboté ; décision R-97

V-5 = Si tous les mineurs sont sabotés, personne ne reçoit rien. Celui qui a atteint le trésor ne peut être saboté que s’il l’a fait par une action, puisqu’un outil cassé interdit de poser des cartes chemin.
    .title = Tous les mineurs sabotés
    .source = 004, Nain saboté ; décision R-97

## Tournoi

V-6 = Le tournoi se joue de 5 à 9 places. Il demande le jeu de base, les pépites de Saboteur 2 et les deux nains cupides.
    .title = Ce que demande un tournoi
    .source = 004, Variante du tournoi

V-7 = Les pépites remplacent les cartes or.
    .title = Pépites sans cartes or
    .source = 004, Variante du tournoi

V-8 = À chaque manche, il y a exactement un rôle par joueur et aucun ne reste : tous savent donc quels rôles sont en jeu. Saboteurs / mineurs / nains cupides : 5 places, 1/3/1 ; 6 places, 2/3/1 ; 7 places, 2/3/2 ; 8 places, 3/3/2 ; 9 places, 3/4/2.
    .title = Rôles du tournoi
    .source = 004, Variante du tournoi

V-9 = Avant de donner les mains, on pose une carte chemin tirée au hasard, visible, exactement à mi-distance du départ et du but du milieu, en (4, 0).
    .title = Une carte au milieu
    .source = 004, Variante du tournoi ; décision R-99

V-10 = Puis les 39 autres cartes chemin et les 27 cartes action sont mélangées et données : à 5 places, 6 cartes par joueur ; à 6 ou 7 places, 5 cartes ; à 8 ou 9 places, 4 cartes. La pioche compte alors 36 cartes à 5 places, 36 à 6, 31 à 7, 34 à 8 et 30 à 9.
    .title = Mains du tournoi
    .source = 004, Variante du tournoi

V-11 = Si les mineurs gagnent, celui qui a atteint le trésor touche 3 pépites et chaque autre mineur 2. Exemple à 7 places, le trésor atteint par un mineur : les mineurs touchent 3, 2 et 2, les autres 0.
    .title = Quand les mineurs gagnent
    .source = 004, Variante du tournoi

V-12 = Un nain cupide qui relie lui-même le trésor au départ touche 4 pépites, et tous les autres 0.
    .title = Quand un nain cupide gagne
    .source = 004, Variante du tournoi ; décision R-98

V-13 = Un nain cupide qui n’a pas relié lui-même le trésor au départ touche 0.
    .title = Un nain cupide battu
    .source = 004, Variante du tournoi

V-14 = Si les saboteurs gagnent, ils touchent 3 pépites chacun ; à 5 places, l’unique saboteur en touche 4.
    .title = Quand les saboteurs gagnent
    .source = 004, Variante du tournoi

V-15 = Si un saboteur atteint le trésor, les mineurs gagnent : 2 pépites chacun, et 0 pour le saboteur.
    .title = Trésor atteint par un saboteur
    .source = 004, Variante du tournoi ; décision R-98

V-16 = Tout le reste est comme dans le jeu de base ; un tournoi dure 3 manches.
    .title = Le reste sans changement
    .source = 004, Variante du tournoi ; décision R-100
