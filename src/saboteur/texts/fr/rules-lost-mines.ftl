### La Grande Aventure : un message par clause (LM-1 à LM-57).
### Nos propres mots. 000 est la règle française de La Grande Aventure.
### Chaque commentaire de groupe (« ## … ») est un titre de la page générée docs/rules/lost-mines.fr.md.

## Matériel

LM-1 = La boîte compte 40 cartes chemin, 23 cartes action, 2 départs, 4 mines, 12 trésors et 10 cartes nain ; et aussi 10 figurines, 10 marqueurs, 32 jetons point de victoire, 14 jetons forêt, 1 jeton dragon et 1 plateau. Le livret n’imprime que ces totaux : le détail des cartes chemin et action, la répartition des jetons forêt et la valeur des trésors sont reconstitués, et ton propre fichier de cartes peut les corriger.
    .title = Contenu de la boîte
    .source = 000, Contenu

LM-2 = Il y a deux clans, le bleu et le jaune, chacun avec 3 nains loyaux, 1 nain égoïste et 1 saboteur. Le dos d’une carte nain montre son clan à tous ; sa face montre qui est vraiment le nain, et c’est un secret.
    .title = Clans et identités
    .source = 000, Les clans de nains

LM-3 = Des 4 mines, trois contiennent des trésors, à savoir gemmes, or et argent, et une est celle du dragon. Le dos d’un trésor montre le symbole de sa mine, la face sa valeur.
    .title = Mines et symboles des trésors
    .source = 000, Contenu, Mines et trésors

## Mise en place

LM-4 = Les 4 mines sont mélangées et posées face cachée sur les emplacements de mine du plateau ; les 2 départs sont posés face visible sur les leurs.
    .title = Pose des mines et départs
    .source = 000, Mise en place

LM-5 = Les 12 trésors sont mélangés et on en pose face cachée, au bord du plateau, autant qu’il y a de joueurs ; les autres sont mis de côté sans être vus. Un symbole peut donc manquer entièrement.
    .title = Étalage des trésors
    .source = 000, Mise en place

LM-6 = De 7 à 9 joueurs, on prend les 10 cartes nain ; à 5 ou 6 joueurs, un nain loyal de chaque clan reste dans la boîte, à 3 ou 4 joueurs deux. Chacun en reçoit une ; le reste est mis de côté sans être vu : 3 cartes à 3 joueurs, 2 à 4, 3 à 5, 2 à 6, 3 à 7, 2 à 8 et 1 à 9. Le hasard décide de la taille des clans ; ce n’est qu’à 3 joueurs que tous peuvent être du même.
    .title = Distribution des cartes nain
    .source = 000, Mise en place

LM-7 = Chaque joueur prend une figurine de son clan et la place sur le départ de son clan ; le marqueur correspondant reste devant lui, bien en vue.
    .title = Figurines sur les départs
    .source = 000, Mise en place

LM-8 = Les cartes chemin et action sont mélangées ensemble, soit 63 cartes, et 10 d’entre elles sont mises de côté sans être vues. De 3 à 6 joueurs, chacun reçoit 5 cartes, de 7 à 9 joueurs 4. La pioche compte alors 38 cartes à 3 joueurs, 33 à 4, 28 à 5, 23 à 6, 25 à 7, 21 à 8 et 17 à 9.
    .title = Mains et pioche
    .source = 000, Mise en place

LM-9 = Le livret fait commencer le joueur le plus aventureux ; ici, la première place est tirée au sort, à moins que l’option first_player n’en désigne une. On joue dans le sens horaire.
    .title = Premier joueur et sens
    .source = 000, Déroulement de la partie

## Le tour

LM-10 = Un tour a trois étapes, dans cet ordre : jouer une carte ou en défausser une ou deux, c’est obligatoire ; déplacer son nain, si l’on veut ; piocher.
    .title = Trois étapes dans l’ordre
    .source = 000, Déroulement de la partie

LM-11 = Si tu n’as aucune carte quand ton tour devrait commencer, on te saute jusqu’à la fin de la manche, et ton nain ne bouge plus non plus.
    .title = Tours sans carte
    .source = 000, Déroulement de la partie, Étape 2

LM-12 = Tu pioches une carte si tu en as joué une, ou autant que tu en as défaussé. Quand la pioche est vide, plus personne ne pioche.
    .title = Combien on pioche
    .source = 000, Étape 3

## Étape 1 : une carte chemin

LM-13 = Une carte chemin se pose à côté d’un départ, d’une carte chemin ou d’une mine face visible. Tous les chemins qu’elle touche doivent correspondre, et elle doit prolonger un chemin déjà présent.
    .title = Où poser les chemins
    .source = 000, Étape 1, A

LM-14 = Elle n’a pas besoin d’être reliée à ton propre départ ni à ton nain.
    .title = Aucun lien requis
    .source = 000, Étape 1, A

LM-15 = Sont interdites : une carte qui ne touche rien, une carte qui ne correspond pas sur un de ses côtés, et une carte qui correspond mais ne prolonge aucun chemin.
    .title = Trois poses interdites
    .source = 000, Étape 1, A

LM-16 = Les obstacles, à savoir troncs, étangs et ravins, arrêtent tous les nains : personne n’entre sur une telle carte ni ne la traverse avant que l’outil voulu y ait été joué.
    .title = Obstacles sur le chemin
    .source = 000, Cartes Chemin spéciales

LM-17 = Les rochers ne portent qu’un nain à la fois, et tant qu’il s’y trouve, aucun autre ne passe.
    .title = Rochers pour un nain
    .source = 000, Cartes Chemin spéciales

LM-18 = Un nain qui commence son déplacement sur un feu de camp peut aller jusqu’à 5 cartes.
    .title = Repos au feu de camp
    .source = 000, Cartes Chemin spéciales

## Étape 1 : une carte action

LM-19 = Un outil ne se joue que si un obstacle de son espèce, non encore surmonté, est sur le plateau : la hache sur un tronc, la barque sur un étang, la corde sur un ravin. On montre la carte et on la défausse face cachée, son jeton va sur l’obstacle, et tous les nains peuvent désormais utiliser cette carte.
    .title = Outils contre les obstacles
    .source = 000, Étape 1, B, Outil

LM-20 = Un obstacle surmonté ne porte qu’un nain à la fois et ne se traverse pas tant que quelqu’un s’y trouve.
    .title = Obstacles surmontés, passage étroit
    .source = 000, Étape 1, B, Outil

LM-21 = Chaque carte d’information secrète nomme deux choses sur trois : une mine encore cachée, un trésor que personne n’a pris, la carte nain d’un autre joueur. Tu choisis l’une des deux, tu la regardes, remets la carte face cachée et gardes ce que tu sais pour toi.
    .title = Cartes information secrète
    .source = 000, Étape 1, B, Information secrète

LM-22 = Un piège est montré puis défaussé ; son jeton va à cheval sur deux bouts de chemin joints de cartes voisines, ou sur un bout de chemin qui donne sur une case vide du plateau.
    .title = Tendre un piège
    .source = 000, Étape 1, B, Événement

LM-23 = Un nain qui franchit un piège coûte aussitôt une carte à son joueur : le voisin de gauche la tire au hasard et la défausse sans la voir. La main compte une carte de moins pour la manche.
    .title = Prix d’un piège
    .source = 000, Étape 1, B, Événement ; Étape 2

LM-24 = Une carte troll reste face visible devant son joueur ; son jeton se place comme un piège. Aucun nain ne passe à cet endroit, jusqu’au début du prochain tour de ce joueur : jeton et carte s’en vont alors.
    .title = Attirer un troll
    .source = 000, Étape 1, B, Événement

LM-25 = Un bout de chemin sous un piège ou un troll peut quand même être prolongé.
    .title = Bouts couverts prolongés
    .source = 000, Étape 1, B, Événement

LM-26 = Un orage retire n’importe quelle carte chemin où ne se tient aucun nain, avec l’outil qui s’y trouve ; la carte et l’orage sont défaussés face cachée. Départs et mines sont épargnés.
    .title = Ce qu’emporte l’orage
    .source = 000, Étape 1, B, Événement

LM-27 = Un piège ou un troll ne part avec la carte que s’il se trouve ensuite entre deux cases vides. Un piège entre deux cartes reste au bout de celle qui demeure, et s’en va quand celle-ci est retirée aussi.
    .title = Jetons après l’orage
    .source = 000, Étape 1, B, Événement

## Étape 1 : défausser

LM-28 = Si tu ne peux ou ne veux pas jouer de carte, tu en défausses une ou deux, face cachée.
    .title = Défausser au lieu de jouer
    .source = 000, Étape 1, C

## Étape 2 : se déplacer

LM-29 = Ton nain se déplace de 3 cartes au plus le long des chemins, ou de 5 au plus s’il part d’un feu de camp.
    .title = Jusqu’où marche un nain
    .source = 000, Étape 2

LM-30 = Il n’entre ni ne s’arrête sur un obstacle que personne n’a surmonté.
    .title = Pas sur un obstacle
    .source = 000, Étape 2

LM-31 = Il n’entre pas sur des rochers ni sur un obstacle surmonté où se tient un autre nain.
    .title = Pas sur un passage occupé
    .source = 000, Étape 2

LM-32 = Il ne passe pas un troll, ni pour quitter une carte ni pour y venir.
    .title = Trolls des deux côtés
    .source = 000, Étape 2

LM-33 = Franchir un piège ne met pas fin au déplacement.
    .title = Marcher après un piège
    .source = 000, Étape 2

LM-34 = Un nain coupé du reste se déplace dans la partie où il se trouve.
    .title = Nains coupés du reste
    .source = 000, Étape 2

## Mines et trésors

LM-35 = Le premier à entrer dans une mine la retourne et la pose de façon qu’elle s’ajuste au mieux aux chemins, du moins à celui par lequel il arrive. Le déplacement s’arrête là.
    .title = Retourner une mine
    .source = 000, Mines et trésors

LM-36 = Si ton déplacement finit sur une mine à trésors, tu prends un trésor de son symbole, s’il en reste, et le poses face cachée devant toi ; aussi au tour où tu as retourné la mine.
    .title = Prendre un trésor
    .source = 000, Mines et trésors

LM-37 = Si ton nain est encore là à la fin du déplacement de ton tour suivant, tu en prends un autre, s’il en reste.
    .title = Rester sur une mine
    .source = 000, Mines et trésors

LM-38 = Les autres qui viennent sur la mine une fois visible prennent aussi un trésor. Ils pourraient le laisser, mais il ne nuit jamais : personne ne pose la question.
    .title = D’autres y viennent
    .source = 000, Mines et trésors

LM-39 = Qui retourne la mine du dragon doit prendre le jeton dragon, qui coûte des points à la fin de la manche. Cette mine est ensuite un chemin ordinaire et ne nuit à personne.
    .title = La mine du dragon
    .source = 000, La mine du dragon

## Fin d’une manche

LM-40 = La manche prend fin aussitôt que la pioche et toutes les mains sont vides, ou que tous les trésors ont été pris.
    .title = Quand la manche finit
    .source = 000, Fin d’une manche

LM-41 = Les joueurs peuvent convenir de finir la manche si une mine ne peut plus être atteinte et que ses trésors ne peuvent plus être pris. Ici, c’est un vote, là où l’option agree_end le permet.
    .title = Finir d’un commun accord
    .source = 000, Fin d’une manche

## Partage du butin

LM-42 = Tous les joueurs montrent leur carte nain, puis les trésors qu’ils ont pris.
    .title = Nains et trésors révélés
    .source = 000, Partage du butin

LM-43 = Un nain égoïste reçoit la valeur de ses propres trésors et aucune part du butin de son clan.
    .title = Nains égoïstes
    .source = 000, Partage du butin

LM-44 = Tous les autres réunissent leurs trésors selon leur camp : les nains loyaux d’un clan avec le saboteur de l’autre. La somme des valeurs fait leurs points.
    .title = Butin d’un groupe
    .source = 000, Partage du butin

LM-45 = Les points sont partagés également, arrondis vers le bas. Le reste va à qui, dans le groupe, a le trésor le plus fort ; s’ils sont plusieurs à en avoir un de cette valeur, ils se le partagent également, et ce qu’eux-mêmes ne peuvent partager est perdu. À trois pour 8, on reçoit 2, 2 et 4 si un seul a le plus fort, 3, 3 et 2 s’ils sont deux ; à quatre pour 7 avec deux tels joueurs, on reçoit 2, 2, 1 et 1, et 1 est perdu.
    .title = Parts et restes
    .source = 000, Partage du butin

LM-46 = Le détenteur du jeton dragon rend 2 des points gagnés dans la manche, ou ce qu’il a s’il en a moins.
    .title = Prix du dragon
    .source = 000, Partage du butin

LM-47 = Un exemple à 6 joueurs : deux nains jaunes loyaux ont 8 et reçoivent 4 chacun. Deux nains bleus loyaux et le saboteur jaune ont 8 aussi : 2 chacun, et les 2 de reste vont au saboteur, qui détient le 4, si bien qu’il reçoit 4. L’un des bleus a le dragon et il lui reste 0. Le nain bleu égoïste garde ses 3.
    .title = Un exemple chiffré
    .source = 000, Partage du butin

## Manche suivante et fin

LM-48 = La manche suivante se prépare comme la première : mines, trésors et cartes nain sont à nouveau mélangés, on reçoit une figurine d’un autre clan si le sien a changé, et les 63 cartes sont mélangées, 10 d’entre elles mises de côté.
    .title = Nouvelle mise en place
    .source = 000, Début de la nouvelle manche

LM-49 = La place à gauche du dernier joueur qui a posé ou joué une carte commence la manche suivante ; les défausses ne comptent pas.
    .title = Qui commence ensuite
    .source = 000, Début de la nouvelle manche

LM-50 = Une partie compte deux manches. Qui a le plus de points gagne, à plusieurs en cas d’égalité. Avec l’option rounds, une table peut jouer trois manches ou davantage.
    .title = Fin de la partie
    .source = 000, Fin de la partie

## Information

LM-51 = Sont publics les clans, le plateau, tous les jetons, les symboles des trésors, le nombre de trésors et de cartes de chacun. Sont privés ton identité, ta main et ce que tu as regardé. Personne n’a vu la valeur des trésors pris, à moins de les avoir regardés, ni les cartes mises de côté ; les défausses sont face cachée, les cartes jouées ont été montrées.
    .title = Faits publics et privés
    .source = 000, Mise en place, Étape 1, B

## Ajouts après relecture

LM-52 = Les cartes chemin ne se posent que sur des cases vides du plateau, qui a 11 colonnes et 7 lignes.
    .title = Sur le plateau seulement
    .source = 000, Étape 1, A et B ; R-123

LM-53 = Une mine face cachée n’exige rien des cartes voisines et n’est pas une carte à prolonger ; une mine face visible est l’un et l’autre.
    .title = Mines cachées et visibles
    .source = 000, Étape 1, A ; R-126

LM-54 = On traverse une mine visible comme un chemin. Personne ne passe par un côté où elle ne correspond pas.
    .title = Traverser une mine
    .source = 000, Mines et trésors ; R-225

LM-55 = Outils, informations, pièges et orages sont montrés puis défaussés face cachée ; une carte troll reste face visible devant son joueur jusqu’au départ de son jeton.
    .title = Où vont les cartes jouées
    .source = 000, Étape 1, B

LM-56 = Les points se gardent d’une manche à l’autre ; le jeton dragon retourne à la réserve après chacune.
    .title = Points gardés, dragon rendu
    .source = 000, Début de la nouvelle manche

LM-57 = Un exemple : avec 5 cartes en main, tu en joues 1, franchis un piège et en pioches 1 : tu en as 4 pour le reste de la manche, tant qu’il y a une pioche.
    .title = Main après un piège
    .source = 000, Étape 1, B, Événement
