### Mini-extensions : un message par clause (ME-1 à ME-55).
### Nos propres mots. 004 est la règle de l’édition des 20 ans.
### Chaque commentaire de groupe (« ## … ») est un titre de la page générée docs/rules/mini-expansions.fr.md.

## Droit de passage

ME-1 = Le droit de passage peut s’employer avec le jeu de base ou avec Saboteur 2. Il demande 2 pions de nain, 2 jetons assortis et les pépites de Saboteur 2.
    .title = Pions, jetons et pépites
    .source = 004, Droit de passage

ME-2 = Les pions et les jetons sont à portée de main et chaque joueur prend 1 pépite, une seule fois dans la partie.
    .title = Une pépite pour commencer
    .source = 004, Droit de passage ; décision R-71

ME-3 = À ton tour, tu as une possibilité de plus : recruter. Tu défausses une carte de ta main face cachée, prends un pion disponible et son jeton, mets le pion au bout libre d’un chemin et le jeton devant toi.
    .title = Recruter un nain
    .source = 004, Droit de passage

ME-4 = Après un recrutement, tu ne pioches pas : ta main a donc 1 carte de moins pour le reste de la manche. Si la pioche est vide, recruter ne coûte pas plus qu’un autre tour.
    .title = Ce que coûte un recrutement
    .source = 004, Droit de passage

ME-5 = Chaque pion peut être recruté une fois par manche : tous les joueurs ensemble recrutent donc au plus deux nains par manche. Un même joueur peut recruter les deux, à deux tours différents.
    .title = Une fois par pion
    .source = 004, Droit de passage

ME-6 = Un bout libre est un bord ouvert face à une case vide. Tant que le pion s’y tient, aucune carte chemin ne peut être posée sur cette case, pas même une échelle, et aucune diversion ne peut y amener une carte.
    .title = Ce que bloque un pion
    .source = 004, Droit de passage ; décision R-72

ME-7 = Pour poser une carte sur la case d’un pion, tu paies 1 pépite au détenteur du jeton. Le pion et le jeton sont alors hors jeu pour la manche, et la carte est posée selon les règles habituelles. Si tu n’as pas de quoi payer et que personne ne paie pour toi, la case t’est fermée.
    .title = Payer le détenteur du jeton
    .source = 004, Droit de passage

ME-8 = Un autre joueur peut payer à ta place s’il est d’accord.
    .title = Un autre peut payer
    .source = 004, Droit de passage ; décisions R-73 et R-191

ME-9 = À la manche suivante, pions et jetons sont de nouveau disponibles. Dès la manche 2, les pépites gagnées aux manches précédentes peuvent aussi servir à payer.
    .title = Pions à la manche suivante
    .source = 004, Droit de passage

ME-10 = Les pépites qui te restent à la fin de la partie comptent. Dans le jeu de base, elles s’ajoutent à la valeur de tes cartes or.
    .title = Pépites de la fin
    .source = 004, Droit de passage (déduit) ; décision R-71

ME-11 = Recruter n’est pas poser une carte chemin : ni les outils cassés ni la prison ne l’interdisent. Pour payer le passage d’un pion, il faut toujours avoir le droit de poser des cartes chemin.
    .title = Recruter n’est pas poser
    .source = 004, Droit de passage (déduit)

ME-12 = Si un éboulement ou une diversion emporte la carte au bord de laquelle se tient un pion, le pion et le jeton sont hors jeu pour la manche et personne ne paie. Si une carte chemin posée sur la case d’un pion subit un veto, personne ne paie et le pion reste.
    .title = Pion sans son chemin
    .source = 004, Droit de passage (déduit) ; décisions R-74 et R-75

## Atelier des costumes

ME-13 = L’atelier des costumes peut s’employer avec le jeu de base ou avec Saboteur 2 et ne demande que sa carte postale. Elle se pose dans le labyrinthe à la mise en place, à l’endroit que montre le livret.
    .title = Disposer l’atelier
    .source = 004, Atelier des costumes (image) ; décision R-76

ME-14 = Le premier joueur qui relie l’atelier au départ doit aussitôt changer de rôle. Nul ne le fait après lui.
    .title = La première visite seulement
    .source = 004, Atelier des costumes

ME-15 = Dans le jeu de base, tu échanges ton rôle avec la carte rôle restante. Dans Saboteur 2, tu prends la première carte des rôles non distribués et mets ton ancien rôle au-dessous.
    .title = D’où vient le nouveau rôle
    .source = 004, Atelier des costumes ; décision R-78

ME-16 = Le changement est obligatoire, même si la nouvelle carte montre le même rôle. Seul le joueur concerné la voit.
    .title = Un changement obligatoire et secret
    .source = 004, Atelier des costumes ; décision R-77

ME-17 = Le rôle que tu as quand la manche finit décide de ton paiement. Dans le jeu de base à 3 ou 4 places, la table peut donc gagner ou perdre ainsi son unique saboteur.
    .title = Le dernier rôle compte
    .source = 004, Atelier des costumes (déduit)

ME-18 = À chaque nouvelle manche, l’atelier est remis en place et sa première visite est de nouveau à faire.
    .title = L’atelier à la manche suivante
    .source = 004, Atelier des costumes (déduit)

## Fête souterraine

ME-19 = La fête souterraine peut s’employer avec le jeu de base ou avec Saboteur 2 et ne demande que sa carte postale, posée à l’endroit que montre le livret.
    .title = Disposer la fête
    .source = 004, Fête sous-terrainne (image) ; décision R-76

ME-20 = Dès qu’un joueur relie la fête au départ pour la première fois, les rôles de tous les joueurs sont rassemblés sans être regardés, mélangés et redonnés face cachée. Chacun regarde le sien.
    .title = Tous les rôles circulent
    .source = 004, Fête sous-terrainne ; décision R-79

ME-21 = Les rôles non distribués n’y sont pas mêlés. Les joueurs ont donc entre eux les mêmes rôles qu’avant, chacun en même nombre.
    .title = Les mêmes rôles qu’avant
    .source = 004, Fête sous-terrainne ; décision R-79

ME-22 = La fête n’a lieu qu’une fois par manche, et la manche continue avec les nouveaux rôles. Les cartes placées devant les joueurs y restent.
    .title = Une fois, et l’on continue
    .source = 004, Fête sous-terrainne

ME-23 = L’atelier et la fête partagent une carte postale : on n’emploie donc que l’un des deux, sauf si l’option both_locations est active.
    .title = Une carte postale, deux lieux
    .source = 004, Contenu ; décision R-80

## Nouveaux buts

ME-24 = Avec le jeu de base ou avec Saboteur 2, les 8 nouveaux buts remplacent les 3 habituels. Ils demandent les pépites de Saboteur 2.
    .title = Huit autres buts
    .source = 004, Nouvelles cartes Arrivée

ME-25 = On emploie le trésor et 4 des 7 autres buts, tirés au hasard. Ces 5 buts sont mélangés et disposés, cachés, comme le montre le livret ; les 3 restants sont mis de côté, sans être vus, jusqu’à la manche suivante.
    .title = Cinq sur les huit
    .source = 004, Nouvelles cartes Arrivée (image) ; décision R-83

ME-26 = Un but atteint est révélé et tourné de manière à concorder. Puis son effet s’applique au joueur qui l’a atteint.
    .title = Atteindre un nouveau but
    .source = 004, Nouvelles cartes Arrivée ; décision R-86

ME-27 = Sac d’or : tu prends aussitôt 1 ou 2 pépites, selon la carte.
    .title = Sac d’or
    .source = 004, Nouvelles cartes Arrivée ; décision R-85

ME-28 = Dragon : tu paies 1 pépite, si tu as de l’or. Avec 0 pépite en tout, tu restes à 0 ; avec 3, il t’en reste 2.
    .title = Le dragon
    .source = 004, Nouvelles cartes Arrivée ; décision R-85

ME-29 = Araignée géante : la manche finit sur-le-champ et les saboteurs gagnent. Dans Saboteur 2, elle finit comme une manche où le trésor n’a pas été atteint. Exemple dans le jeu de base à 5 places, avec 2 saboteurs : 3 pépites pour chaque saboteur.
    .title = L’araignée géante
    .source = 004, Nouvelles cartes Arrivée ; décision R-84

ME-30 = Une pierre noire est une simple pierre et n’a pas d’effet. Le trésor finit la manche et les mineurs gagnent ; dans Saboteur 2, les portes et celui qui l’a atteint décident de l’équipe.
    .title = Pierre noire et trésor
    .source = 004, Nouvelles cartes Arrivée ; décision R-35

ME-31 = Si une carte relie deux buts cachés, le joueur dont c’est le tour en révèle un de son choix et son effet a lieu ; puis l’autre, sauf si la manche est finie. Si l’araignée vient d’abord, le trésor n’est pas révélé et les saboteurs gagnent ; si le trésor vient d’abord, les mineurs gagnent.
    .title = Deux nouveaux buts d’un coup
    .source = 004, Nouvelles cartes Arrivée

ME-32 = À la manche suivante, les 8 buts sont tous repris et l’on procède de même.
    .title = Retour de tous les buts
    .source = 004, Nouvelles cartes Arrivée

ME-33 = Un sac d’or profite aussi aux saboteurs, et ce gain est gardé quels que soient les gagnants. Un plan montre ce qu’est un but : sac, dragon ou araignée.
    .title = Des gains pour tous
    .source = 004, Nouvelles cartes Arrivée (déduit) ; décision R-85

ME-34 = Une fois son effet passé, un but autre que le trésor reste dans le labyrinthe comme carte chemin, à l’égal d’une pierre du jeu de base.
    .title = Les buts deviennent des chemins
    .source = 004, Nouvelles cartes Arrivée (déduit)

## Coffres aux trésors

ME-35 = Les coffres aux trésors peuvent s’employer avec le jeu de base ou avec Saboteur 2. Ce sont 17 cartes : 7 chemins de coffre à dos noir, et 10 coffres.
    .title = Dix-sept cartes
    .source = 004, Coffres aux trésors

ME-36 = Coffres et chemins de coffre sont mélangés séparément. On pose 4 coffres, cachés, dans le labyrinthe, chacun sous un chemin de coffre caché. Les 6 autres coffres et les 3 autres chemins de coffre sont mis de côté jusqu’à la manche suivante.
    .title = Disposer les coffres
    .source = 004, Coffres aux trésors

ME-37 = Les coffres peuvent être disposés librement, pourvu que deux d’entre eux ne se touchent pas directement.
    .title = Emplacement des coffres
    .source = 004, Coffres aux trésors ; décision R-88

ME-38 = Si tu relies un chemin caché au départ, tu prends son coffre sans le retourner, révèles le chemin sur sa case de manière que tous ses côtés concordent, puis révèles le coffre et appliques son effet. Le coffre est ensuite mis de côté ; il ne va pas à la défausse.
    .title = Ouvrir un coffre
    .source = 004, Coffres aux trésors ; décisions R-89 et R-188

ME-39 = Un éboulement peut retirer un chemin visible ou un chemin caché. Un chemin caché emporte son coffre, et aucun des deux n’est vu.
    .title = Éboulement sur un coffre
    .source = 004, Coffres aux trésors ; décision R-188

ME-40 = Avec un plan, tu regardes en secret soit un but, soit un coffre avec son chemin.
    .title = Plan sur un coffre
    .source = 004, Coffres aux trésors

ME-41 = Les bords n’ont pas à concorder avec un chemin caché, et un chemin caché ne prolonge pas le labyrinthe.
    .title = Les chemins cachés n’agissent pas
    .source = 004, Coffres aux trésors (déduit) ; décisions R-5 et R-6

ME-42 = Tu prends 1 pépite à la banque ; dans le jeu de base, une carte or qui montre 1 pépite.
    .title = Coffre : une pépite
    .source = 004, Effets des cartes Coffre ; décision R-94

ME-43 = Désormais, plus aucun plan ne permet de regarder un but caché. Ce coffre reste sur la table comme rappel.
    .title = Coffre : plus de plans
    .source = 004, Effets des cartes Coffre ; décision R-91

ME-44 = Tu ne pioches pas ce tour-ci : ta main a donc 1 carte de moins pour le reste de la manche.
    .title = Coffre : pas de pioche
    .source = 004, Effets des cartes Coffre ; décision R-93

ME-45 = Tu pioches 1 carte en plus ce tour-ci : ta main a donc 1 carte de plus pour le reste de la manche.
    .title = Coffre : une carte en plus
    .source = 004, Effets des cartes Coffre ; décision R-93

ME-46 = Tu éloignes du départ, d’une case, un but de ton choix, caché ou révélé. Exemple : de (8, 2) à (9, 2).
    .title = Coffre : déplacer un but
    .source = 004, Effets des cartes Coffre ; décision R-90

ME-47 = À la fin de ton tour, au lieu de piocher, tu prends 1 carte dans la main d’un autre joueur. Sa main a 1 carte de moins pour le reste de la manche.
    .title = Coffre : voler une carte
    .source = 004, Effets des cartes Coffre ; décision R-92

ME-48 = À la fin de ton tour, au lieu de piocher comme d’habitude, tu regardes 3 cartes de la pioche, ou moins si elle n’en a pas assez, en gardes 1 et défausses les autres face cachée.
    .title = Coffre : trois cartes piochées
    .source = 004, Effets des cartes Coffre ; décision R-93

ME-49 = Tu regardes en secret le rôle d’un autre joueur.
    .title = Coffre : voir un rôle
    .source = 004, Effets des cartes Coffre

ME-50 = Tu mélanges la défausse, regardes ses 5 premières cartes, ou moins si elle n’en a pas assez, et en gardes 1. Tu ne pioches aucune autre carte ce tour-ci.
    .title = Coffre : fouiller la défausse
    .source = 004, Effets des cartes Coffre ; décision R-95

ME-51 = Les 5 premières cartes de la pioche, ou moins si elle n’en a pas assez, vont à la défausse sans être vues. La fin de la manche peut s’en trouver rapprochée.
    .title = Coffre : la pioche s’écroule
    .source = 004, Effets des cartes Coffre ; décision R-95

ME-52 = Le livret donne dix effets pour dix coffres : on admet donc que chacun existe une fois. Les cartes elles-mêmes n’ont pas été vérifiées.
    .title = Chaque effet une fois
    .source = 004, Effets des cartes Coffre (déduit)

ME-53 = Si plusieurs coffres s’ouvrent à la fois, le joueur dont c’est le tour choisit l’ordre et chacun est traité entièrement. Plusieurs effets sur la pioche sont comptés ensemble, une seule fois, à la fin du tour.
    .title = Plusieurs coffres ou pioches
    .source = 004, Coffres aux trésors (déduit) ; décisions R-93 et R-96

ME-54 = À la manche suivante, les 17 cartes sont toutes reprises.
    .title = Retour de tous les coffres
    .source = 004, Coffres aux trésors

ME-55 = Exemple, avec une pioche bien fournie, une main de 6 et un coffre ouvert par une carte chemin qu’on a posée. À la fin du tour, la main compte : sans pioche, 5 ; avec une carte en plus, 7 ; après une carte volée, 6, et l’autre joueur a 1 carte de moins ; après trois cartes piochées, 6 ; après la fouille de la défausse, 6 ; après tout autre coffre, 6.
    .title = Mains après un coffre
    .source = 004, Effets des cartes Coffre ; décision R-93
