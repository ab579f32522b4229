### Saboteur 2 : un message par clause (S2-1 à S2-61).
### Nos propres mots. 004 est la règle de l’édition des 20 ans.
### Chaque commentaire de groupe (« ## … ») est un titre de la page générée docs/rules/saboteur2.fr.md.

## Matériel

S2-1 = Saboteur 2 se joue avec l’extension et avec les cartes chemin et action du jeu de base, toutes sans exception. Les rôles et les cartes or du jeu de base restent dans la boîte. Les règles du jeu de base valent partout où aucune clause de Saboteur 2 ne les change.
    .title = Ce qui sert
    .source = 004, Saboteur 2, Mise en place

S2-2 = L’extension compte 30 cartes chemin : 2 ponts, 2 doubles courbes, 4 échelles, 3 portes bleues, 3 portes vertes et 16 autres. Certaines montrent des cristaux.
    .title = Nouvelles cartes chemin
    .source = 004, Contenu et Les nouvelles cartes Chemin ; décision R-57

S2-3 = L’extension compte 21 cartes action : 4 voleurs, 3 pas-touche, 3 prisons, 4 enfin-libre, 2 inspections, 2 changements de rôle et 2 échanges de mains, soit 20, et 1 éboulement de plus.
    .title = Nouvelles cartes action
    .source = 004, Contenu et Nouvelles cartes Action ; décision R-33

S2-4 = Il y a 15 cartes rôle : 4 chercheurs d’or bleus, 4 chercheurs d’or verts, 1 boss, 1 profiteur, 2 géologues et 3 saboteurs.
    .title = Cartes rôle
    .source = 004, Contenu et Les nouvelles cartes Rôle et conditions de victoire

S2-5 = L’or est payé en jetons pépite. La boîte en contient 33, qui valent 1, 2 ou 5 ; ici, la banque n’est jamais à court.
    .title = Jetons pépite
    .source = 004, Contenu ; décision R-55

## Mise en place

S2-6 = Saboteur 2 se joue de 2 à 12 places. Le départ et les buts sont disposés comme dans le jeu de base.
    .title = Places et disposition
    .source = 004, Saboteur 2, Mise en place

S2-7 = Les 118 cartes chemin et action sont mélangées ensemble. On en met 10 de côté, sans les regarder, jusqu’à la manche suivante, et chaque joueur en reçoit 6, quel que soit le nombre de places ; le reste est la pioche. Elle compte 96 cartes à 2 places, 66 à 7 et 36 à 12.
    .title = Pioche et mains
    .source = 004, Saboteur 2, Mise en place

S2-8 = On mélange les 15 cartes rôle et chaque joueur en reçoit une en secret. Les autres forment, face cachée, la pile des rôles non distribués.
    .title = Distribution des rôles
    .source = 004, Saboteur 2, Mise en place

## Le tour

S2-9 = À ton tour, tu fais exactement une chose sur quatre : poser une carte chemin, puis en piocher 1 ; jouer une carte action, puis en piocher 1 ; défausser deux cartes pour retirer une carte placée devant toi, puis en piocher 1 ; ou passer en défaussant de 1 à 3 cartes face cachée, puis en piocher autant.
    .title = Quatre sortes de tour
    .source = 004, Saboteur 2, Déroulement d’une partie, Se défausser de deux cartes et Passer

S2-10 = Une fois la pioche vide, plus personne ne pioche, mais à ton tour tu dois encore jouer ou défausser au moins 1 carte.
    .title = Pioche vide
    .source = 004, Saboteur 2, Déroulement d’une partie ; décision R-51

S2-11 = La main vide, ton tour est sauté et tu ne pioches rien, jusqu’à la fin de la manche ou jusqu’à ce qu’un échange de mains te donne des cartes.
    .title = Main vide
    .source = 004, Saboteur 2, Déroulement d’une partie ; décisions R-49 et R-187

S2-12 = Pour en défausser deux, il te faut au moins 2 cartes en main et une carte placée devant toi. Tu retires une carte de ton choix placée devant toi, outil cassé, prison ou voleur, qui va elle aussi à la défausse. Comme tu ne pioches ensuite qu’une carte, ta main a 1 carte de moins pour le reste de la manche.
    .title = Défausser deux cartes
    .source = 004, Saboteur 2, Se défausser de deux cartes ; décision R-50

## Cartes chemin

S2-13 = Un pont a deux voies droites qui se croisent sans se joindre. Quand on le pose, au moins 1 des deux doit être reliée au départ.
    .title = Le pont
    .source = 004, Les nouvelles cartes Chemin ; décision R-54

S2-14 = Une double courbe a deux virages qui ne se joignent pas. Quand on la pose, au moins 1 des deux doit être relié au départ.
    .title = La double courbe
    .source = 004, Les nouvelles cartes Chemin ; décision R-54

S2-15 = Une échelle est reliée directement au départ et à toutes les autres échelles, où qu’elles soient.
    .title = Ce qu’une échelle joint
    .source = 004, Les nouvelles cartes Chemin

S2-16 = Une échelle se pose contre une autre carte chemin, bords concordants, et jamais contre un but, caché ou révélé. Aucune galerie n’a besoin de la joindre au départ.
    .title = Poser une échelle
    .source = 004, Les nouvelles cartes Chemin ; décision R-52

S2-17 = Puisqu’une échelle est reliée au départ, une carte qui prolonge une galerie depuis une échelle compte comme reliée au départ.
    .title = Continuer depuis une échelle
    .source = 004, Les nouvelles cartes Chemin (déduit)

S2-18 = Les portes n’empêchent ni de poser des cartes, ni de révéler des buts, ni de finir la manche. Elles ne comptent que pour désigner les gagnants.
    .title = Quand les portes comptent
    .source = 004, Les nouvelles cartes Chemin ; décision R-34

S2-19 = Une porte bleue ne s’ouvre qu’aux chercheurs d’or bleus, une porte verte qu’aux verts. Boss, profiteur et géologues passent toutes les portes.
    .title = Qui passe une porte
    .source = 004, Les nouvelles cartes Chemin

S2-20 = Les cristaux ne changent rien dans le labyrinthe. Ils ne comptent que pour les géologues.
    .title = Cristaux du labyrinthe
    .source = 004, Les nouvelles cartes Chemin

## Cartes action

S2-21 = Un voleur que tu joues reste, visible, devant toi. Il te vaut un vol une fois la manche finie, sauf si tu es alors emprisonné.
    .title = Jouer un voleur
    .source = 004, Nouvelles cartes Action

S2-22 = Un pas-touche retire un voleur placé devant un joueur quelconque ; les deux cartes vont à la défausse. Il ne se joue que s’il y a un voleur sur la table.
    .title = Jouer un pas-touche
    .source = 004, Nouvelles cartes Action

S2-23 = Tu places une prison, visible, devant un autre joueur de ton choix. Un joueur emprisonné ne peut pas poser de carte chemin, mais il peut jouer des cartes action, passer ou défausser deux cartes.
    .title = Jouer une prison
    .source = 004, Nouvelles cartes Action ; décision R-46

S2-24 = Un joueur emprisonné au moment du partage ne compte pas, ne reçoit rien et ne peut pas voler.
    .title = En prison au partage
    .source = 004, Nouvelles cartes Action et Saboteur 2, Partage du trésor

S2-25 = Un enfin-libre retire une prison à toi-même ou à un autre joueur. Les deux cartes vont à la défausse.
    .title = Jouer un enfin-libre
    .source = 004, Nouvelles cartes Action

S2-26 = Avec une inspection, tu regardes en secret le rôle d’un autre joueur.
    .title = Jouer une inspection
    .source = 004, Nouvelles cartes Action ; décision R-56

S2-27 = Tu choisis un joueur, toi-même si tu veux. Il défausse son rôle en secret et prend au hasard un des rôles non distribués.
    .title = Jouer un changement de rôle
    .source = 004, Nouvelles cartes Action ; décision R-48

S2-28 = Tu échanges toute ta main contre celle d’un autre joueur, même si leurs tailles diffèrent. Puis c’est l’autre qui pioche 1 carte, et tu n’en pioches pas. Exemple : tu as 6 cartes, dont l’échange de mains, et l’autre en a 4 ; ensuite, tu en as 4 et l’autre 5 + 1 = 6.
    .title = Jouer un échange de mains
    .source = 004, Nouvelles cartes Action ; décision R-49

S2-29 = Au plus 1 carte action de chaque type peut se trouver devant un joueur.
    .title = Une par type
    .source = 004, Nouvelles cartes Action ; décision R-47

S2-30 = Les outils cassés, les réparations, les éboulements et les plans agissent comme dans le jeu de base.
    .title = Cartes action conservées
    .source = 004, Saboteur 2 (déduit)

## Fin de la manche

S2-31 = La manche finit dès que le trésor est relié au départ, quelles que soient les portes sur le chemin, ou quand nul ne peut plus jouer de carte.
    .title = Quand la manche finit
    .source = 004, Saboteur 2, Fin d’une manche ; décisions R-34 et R-58

## Gagnants et paiement

S2-32 = Les géologues sont payés d’abord, quels que soient les gagnants : autant de pépites que de cristaux visibles dans le labyrinthe. Deux géologues touchent chacun la moitié, arrondie vers le bas. Exemple avec 7 cristaux : 1 géologue touche 7 ; 2 géologues touchent 3 et 3 ; de 2 géologues dont un emprisonné, celui qui est libre touche 7.
    .title = Les géologues d’abord
    .source = 004, Les nouvelles cartes Rôle et conditions de victoire et Saboteur 2, Partage du trésor ; décision R-41

S2-33 = L’équipe qui atteint le trésor gagne. Mais si la route passe par une porte, seule l’équipe de cette couleur gagne. Exemple : un chercheur d’or bleu atteint le trésor derrière une porte verte ; les verts gagnent.
    .title = Quelle équipe gagne
    .source = 004, Les nouvelles cartes Rôle et conditions de victoire ; décision R-35

S2-34 = Les bleus peuvent passer si une route du départ au trésor n’a aucune porte verte ; les verts, si une route n’a aucune porte bleue. Si un chercheur d’or bleu a atteint le trésor, les bleus gagnent seuls s’ils peuvent passer, sinon les verts seuls s’ils peuvent passer, sinon aucune équipe ; pour un chercheur d’or vert, c’est l’inverse. Si c’est le boss, le profiteur, un géologue ou un saboteur, chaque équipe qui peut passer gagne : les deux, une seule ou aucune. Avec plusieurs routes, une seule qui évite la porte en cause suffit.
    .title = Routes et équipes en détail
    .source = 004, Les nouvelles cartes Rôle et conditions de victoire et Saboteur 2, Partage du trésor ; décisions R-35 et R-36

S2-35 = Le boss gagne chaque fois qu’une équipe de chercheurs d’or gagne. Le profiteur gagne chaque fois qu’une équipe de chercheurs d’or ou les saboteurs gagnent.
    .title = Boss et profiteur avec eux
    .source = 004, Les nouvelles cartes Rôle et conditions de victoire

S2-36 = Si le trésor est relié mais que les portes ne laissent passer aucune équipe, le boss gagne seul 4 pépites en l’absence de profiteur, le profiteur en gagne seul 3 en l’absence de boss et, si les deux sont là, le boss en touche 3 et le profiteur 2.
    .title = Aucune équipe ne passe
    .source = 004, Les nouvelles cartes Rôle et conditions de victoire ; décision R-39

S2-37 = Si le trésor n’est pas relié, les saboteurs gagnent, et le profiteur avec eux. S’il n’y a pas de saboteur, le profiteur seul touche 3 pépites.
    .title = Trésor non relié
    .source = 004, Les nouvelles cartes Rôle et conditions de victoire

S2-38 = Le paiement dépend du nombre de gagnants, géologues non comptés, et n’est jamais inférieur à 0. Un chercheur d’or ou un saboteur touche 5 pépites s’il y a 1 gagnant, 4 s’il y en a 2, 3 s’il y en a 3, 2 s’il y en a 4 et 1 s’il y en a 5 ou plus ; le boss en touche une de moins, le profiteur deux de moins. Soit, pour chercheur d’or ou saboteur / boss / profiteur : 1 gagnant, 5/4/3 ; 2 gagnants, 4/3/2 ; 3 gagnants, 3/2/1 ; 4 gagnants, 2/1/0 ; 5 ou plus, 1/0/0.
    .title = Le barème
    .source = 004, Saboteur 2, Partage du trésor

S2-39 = Le boss et le profiteur sont comptés parmi les gagnants. Exemple : 1 chercheur d’or bleu, 2 verts, le boss, le profiteur et 2 saboteurs jouent ; le boss atteint le trésor et la seule route a une porte bleue ; les deux saboteurs ont un voleur et l’un d’eux est emprisonné. Il y a 3 gagnants : le chercheur d’or bleu touche 3, le boss 2, le profiteur 1, les verts 0. Le saboteur libre vole 1 pépite, l’autre aucune.
    .title = Qui compte parmi les gagnants
    .source = 004, Saboteur 2, Partage du trésor

S2-40 = Un joueur emprisonné n’entre pas dans le nombre des gagnants.
    .title = Les prisonniers ne comptent pas
    .source = 004, Saboteur 2, Partage du trésor

## Le vol

S2-41 = Après le partage, le joueur non emprisonné qui a placé son voleur en dernier peut prendre 1 pépite à un joueur de son choix. Les autres voleurs font ensuite de même, dans le sens horaire.
    .title = L’ordre des vols
    .source = 004, Saboteur 2, Partage du trésor ; décisions R-43 et R-44

S2-42 = La victime d’un vol peut d’abord faire de la monnaie : elle perd donc exactement 1 pépite.
    .title = Faire de la monnaie
    .source = 004, Saboteur 2, Partage du trésor

S2-43 = Les jetons pépite sont face cachée devant leur propriétaire : les totaux ne sont pas montrés, mais tous savent qui n’en a aucun.
    .title = Jetons face cachée
    .source = 004, Saboteur 2, Partage du trésor ; décision R-29

## Manche suivante et fin de la partie

S2-44 = Pour la manche suivante, on remet en place le départ et les buts. Toutes les cartes chemin et action, y compris les 10 mises de côté, sont mélangées, on en met 10 autres de côté, et chaque joueur en reçoit 6. Les 15 rôles sont mélangés et redonnés, et toutes les cartes placées devant les joueurs sont retirées.
    .title = Préparer la manche suivante
    .source = 004, Début d’une nouvelle manche

S2-45 = La manche suivante est ouverte par le voisin de gauche de celui qui a joué la dernière carte. Tu gardes tes pépites.
    .title = Qui commence, pépites gardées
    .source = 004, Début d’une nouvelle manche ; décision R-23

S2-46 = La partie dure trois manches. Qui a le plus de pépites l’emporte ; à égalité, la victoire est commune.
    .title = Gagner la partie
    .source = 004, Fin de partie

## Qui sait quoi

S2-47 = Seul celui qui joue l’inspection voit le rôle, et une seule fois. Un changement de rôle ultérieur peut rendre ce savoir périmé.
    .title = Ce que montre une inspection
    .source = 004, Saboteur 2, Mise en place et Nouvelles cartes Action (déduit) ; décision R-192

S2-48 = Le joueur qui a changé de rôle est le seul à voir le nouveau. L’ancien n’est pas montré.
    .title = Le nouveau rôle est secret
    .source = 004, Saboteur 2, Mise en place et Nouvelles cartes Action (déduit) ; décision R-48

S2-49 = Après un échange de mains, chacun des deux joueurs connaît les cartes qu’il a données.
    .title = Cartes connues après un échange
    .source = 004, Saboteur 2, Mise en place et Nouvelles cartes Action (déduit)

S2-50 = Personne ne voit les 10 cartes mises de côté ni les rôles non distribués.
    .title = Cartes que nul ne voit
    .source = 004, Saboteur 2, Mise en place et Nouvelles cartes Action (déduit)

## Exemples chiffrés

S2-51 = Un chercheur d’or vert atteint le trésor et la seule route a une porte bleue : les bleus gagnent.
    .title = Vert derrière une porte bleue
    .source = 004, Les nouvelles cartes Rôle et conditions de victoire ; décision R-35

S2-52 = Un chercheur d’or bleu atteint le trésor par deux routes, l’une avec une porte verte, l’autre sans porte : les bleus gagnent seuls.
    .title = Une seconde route sans porte
    .source = 004, Les nouvelles cartes Rôle et conditions de victoire ; décisions R-35 et R-36

S2-53 = Un saboteur atteint le trésor par une route sans porte ; les rôles sont 2 chercheurs d’or bleus, 1 vert, le boss et le saboteur. Les deux équipes gagnent, soit 4 gagnants : chaque chercheur d’or touche 2, le boss 1, le saboteur 0.
    .title = Un saboteur atteint le trésor
    .source = 004, Saboteur 2, Partage du trésor ; décision R-35

S2-54 = Un géologue atteint le trésor et la seule route a une porte verte ; les rôles sont le géologue, 1 chercheur d’or bleu, 1 vert et le profiteur, et 4 cristaux sont visibles. Le géologue touche 4. Il y a 2 gagnants : le vert touche 4, le profiteur 2, le bleu 0.
    .title = Un géologue atteint le trésor
    .source = 004, Saboteur 2, Partage du trésor ; décision R-35

S2-55 = Un chercheur d’or bleu atteint le trésor et la seule route a une porte verte et une porte bleue à la suite ; il y a un boss mais pas de profiteur. Le boss touche 4, tous les autres 0, saboteurs compris ; seuls les géologues sont encore payés pour les cristaux.
    .title = Les deux couleurs en enfilade
    .source = 004, Les nouvelles cartes Rôle et conditions de victoire ; décision R-37

S2-56 = Un chercheur d’or bleu atteint le trésor derrière une porte verte ; le seul vert est emprisonné, le boss et le profiteur sont libres. Il y a 2 gagnants : le boss touche 3, le profiteur 2.
    .title = Couleur gagnante en prison
    .source = 004, Nouvelles cartes Action et Saboteur 2, Partage du trésor ; décision R-38

S2-57 = Le trésor n’est pas relié ; il y a 2 saboteurs, dont un emprisonné, et le profiteur. Il y a 2 gagnants : le saboteur libre touche 4, le profiteur 2.
    .title = Saboteurs gagnants, un en prison
    .source = 004, Saboteur 2, Partage du trésor

S2-58 = Le trésor n’est pas relié et aucun saboteur n’a été distribué : le profiteur touche 3. Sans profiteur, personne ne gagne ; seuls les géologues sont encore payés.
    .title = Aucun saboteur distribué
    .source = 004, Les nouvelles cartes Rôle et conditions de victoire

S2-59 = Le boss atteint le trésor ; une route n’a qu’une porte bleue, une autre qu’une porte verte ; les rôles sont 1 chercheur d’or bleu, 1 vert et le boss. Les deux équipes gagnent, soit 3 gagnants : les chercheurs d’or touchent 3 et 3, le boss 2.
    .title = Une route pour chaque équipe
    .source = 004, Saboteur 2, Partage du trésor ; décisions R-35 et R-36

S2-60 = Un chercheur d’or bleu atteint le trésor ; la galerie qui vient du départ a une porte verte, mais une échelle se trouve sur la galerie entre cette porte et le trésor. L’échelle évite la porte : les bleus gagnent.
    .title = Une échelle derrière la porte
    .source = 004, Les nouvelles cartes Chemin ; décision R-53

S2-61 = De 6 places, les places 1, 3 et 5 ont des voleurs, placés dans l’ordre 5, 1, 3. Elles volent dans l’ordre 3, 5, 1 ; si la place 3 est emprisonnée, dans l’ordre 1, 5.
    .title = Trois voleurs dans l’ordre
    .source = 004, Saboteur 2, Partage du trésor ; décision R-44
