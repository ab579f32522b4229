### Décisions : les questions que les livrets laissent ouvertes ou tranchent de deux façons, et la réponse retenue ici.
### 001 est la règle de Saboteur (version 2.1), 004 celle de l’édition des 20 ans.
### Chaque commentaire de groupe (« ## … ») est un titre sous « Décisions » dans les pages générées.

## Jeu de base

R-1 = Une nouvelle carte chemin doit-elle être reliée au départ ? Oui : au moins un de ses bords ouverts doit toucher un bord ouvert qu’une galerie sans coupure joint au départ. Si l’option placement_link vaut adjacent_only, il suffit que la carte soit à côté d’une carte visible du labyrinthe et que les bords concordent.
    .title = Relié ou seulement adjacent
    .reason = 001 ne demande qu’une voisine qui concorde ; 004, plus récent, ajoute la liaison, et Saboteur 2 comme le Duel la supposent.

R-2 = Peut-on tourner une carte chemin avant de la poser ? Oui, d’un demi-tour, jamais d’un quart de tour : chaque carte garde ses petits côtés au nord et au sud.
    .title = Tourner une carte chemin
    .reason = Les livrets veulent une direction commune, que le demi-tour conserve ; sans demi-tour, les buts ne pourraient pas être raccordés, et les résumés publics du jeu l’admettent.

R-3 = Où sont exactement le départ et les buts ? Le départ en (0, 0), les buts en (8, −2), (8, 0) et (8, 2) : 7 cases vides entre le départ et le but du milieu, 1 entre deux buts voisins.
    .title = Distances sur la table
    .reason = Les livrets le montrent par une image ; ce qu’on en lit s’accorde avec une description publique et avec une autre réalisation.

R-4 = Le labyrinthe s’arrête-t-il quelque part ? Non : il peut grandir sans limite vers tous les côtés, y compris derrière le départ et au-delà des buts.
    .title = Limites du labyrinthe
    .reason = 004 ne fixe de limite d’aucun côté.

R-5 = Une nouvelle carte doit-elle concorder avec une voisine face cachée ? Non : tant qu’un but ou un chemin de coffre est caché, les bords tournés vers lui ne comptent pas.
    .title = Voisine face cachée
    .reason = Sa face est inconnue, et les deux livrets tolèrent des discordances avec les buts.

R-6 = Suffit-il qu’une nouvelle carte touche un but caché ? Non : la liaison doit venir du départ. Même si l’option placement_link vaut adjacent_only, un but caché n’est pas une carte sur laquelle on construit.
    .title = Construire depuis un but
    .reason = Les buts sont des cartes chemin selon 001, mais cachés ils ne montrent aucune galerie à prolonger.

R-7 = Quand un but est-il atteint ? Dès qu’un bord ouvert relié au départ fait face à la case du but. Ce que le but montre n’est pas consulté d’abord.
    .title = Quand un but est atteint
    .reason = Par un demi-tour, un but en virage accepte toujours n’importe quel côté donné.

R-8 = Dans quel sens se place un but révélé ? De ses deux positions, séparées par un demi-tour, il prend celle qui rejoint la dernière carte posée, si un bord ouvert relié de celle-ci lui fait face ; sinon, une position qui rejoint au moins un côté par lequel il a été atteint. Si les deux conviennent, on prend celle qui a le moins de discordances et, à égalité encore, le choix revient au joueur actif. Les discordances restantes sont légales et ne bloquent que leur propre côté.
    .title = Tourner un but révélé
    .reason = Les livrets demandent seulement de rejoindre la dernière carte posée ; le reste donne le meilleur ajustement.

R-9 = Et si une carte atteint deux buts ? Le joueur actif choisit l’ordre. Chaque but est traité en entier avant le suivant et, si la manche finit, l’autre reste caché.
    .title = Deux buts d’un coup
    .reason = Le jeu de base n’en dit rien ; 004 répond ainsi pour ses nouveaux buts.

R-10 = Un but peut-il être atteint sans pose de carte chemin ? Oui : après tout changement du labyrinthe, on vérifie à nouveau ce qui est relié, et les buts sont révélés jusqu’à ce que plus rien de nouveau ne soit atteint. De tels changements sont une carte chemin déplacée, une échelle, un but déplacé, et une pierre ou un chemin de coffre révélé qui s’ouvre vers un autre but.
    .title = Buts atteints autrement
    .reason = Un but est atteint parce qu’une galerie y mène, quelle qu’en soit l’origine.

R-11 = Une pierre révélée fait-elle partie du labyrinthe ? Oui : c’est une carte chemin ordinaire, sauf qu’elle ne s’enlève pas.
    .title = Construire sur une pierre
    .reason = Elle est visible, porte une galerie et touche le labyrinthe.

R-12 = Qui a atteint le trésor si une action a fait la dernière liaison ? Le joueur actif. Cela vaut aussi pour le nain cupide et pour les équipes de Saboteur 2.
    .title = Trésor atteint par une action
    .reason = Le partage doit partir d’un joueur, et le livret parle de celui qui achève le chemin.

R-13 = La manche finit-elle dès qu’une main est vide, ou quand toutes le sont ? Quand toutes les mains sont vides, quoi qu’il reste dans la pioche. On le vérifie à la fin de chaque tour, une fois ses cartes piochées.
    .title = Quand les mains sont vides
    .reason = La phrase du livret a deux lectures, mais 001 dit aussi qu’un joueur sans cartes passe : les autres continuent donc.

R-14 = Les joueurs peuvent-ils abandonner une manche sans espoir ? Pas selon les règles de Saboteur, de Saboteur 2 et du Duel. Si l’option concede_round est active, on peut le proposer au plus une fois à chacun de ses propres tours ; si tous acceptent, la manche finit comme si le trésor n’avait pas été atteint.
    .title = Abandonner une manche
    .reason = Ces livrets n’en disent rien ; ceux de La Grande Aventure et de La mine se rebelle permettent un arrêt d’un commun accord.

R-15 = Peut-on passer alors qu’un coup est possible ? Oui, tant qu’on a une carte en main ; dans le jeu de base, on en défausse exactement une. La main vide, votre tour est sauté : ni défausse ni pioche.
    .title = Passer par choix
    .reason = Les deux livrets laissent passer celui qui ne peut ou ne veut jouer.

R-16 = Peut-on placer un outil cassé devant soi ? Non, seulement devant un autre joueur.
    .title = Casser ses propres outils
    .reason = 001 se contredit ; 004 ne nomme que les autres joueurs.

R-17 = Combien d’outils cassés un joueur peut-il avoir devant lui ? Un de chaque type, donc trois au plus.
    .title = Nombre d’outils cassés
    .reason = 001 dit trois, un par type ; 004 dit plusieurs, un par type ; avec trois types, c’est pareil.

R-18 = Une réparation peut-elle être jouée sans rien à réparer ? Non : un outil cassé correspondant doit être devant un joueur, vous compris. Une carte à deux ou trois outils répare un seul outil cassé, au choix de celui qui la joue.
    .title = Rien à réparer
    .reason = Les deux livrets interdisent la réparation d’avance.

R-19 = Quelles cartes un éboulement peut-il enlever ? Toute carte chemin visible du labyrinthe, reliée ou isolée, quelle que soit sa boîte, y compris les chemins de coffre révélés et la carte centrale du tournoi ; avec les coffres, aussi tout chemin caché. Jamais le départ, un but (caché ou révélé), l’atelier des costumes ni la fête souterraine. Faute d’une telle carte, l’éboulement ne peut qu’être défaussé.
    .title = Cibles de l’éboulement
    .reason = Les livrets laissent libre le choix de la carte chemin et n’excluent que le départ et les buts ; l’atelier et la fête sont des lieux, non des cartes posées.

R-20 = Un plan peut-il servir sur un but révélé ? Non, seulement sur un but caché. Ce qu’il montre est privé, le but regardé est public.
    .title = Plan sur un but révélé
    .reason = Il n’y a plus rien à y apprendre, et toute action doit avoir un effet.

R-21 = La défausse est-elle ouverte ou cachée ? Tous voient une carte quand elle est jouée, et elle reste dans le journal public ; une carte passée n’est jamais montrée. Personne ne peut fouiller la défausse.
    .title = Ce que montre la défausse
    .reason = Dans 001, la défausse mêle cartes visibles et cachées, dans 004 elle est cachée ; dans les deux cas, les cartes passées restent secrètes.

R-22 = Qui ouvre la première manche ? Une place tirée au sort. Avec l’option first_player, l’hôte peut désigner la place.
    .title = Qui commence la partie
    .reason = 001 dit le plus jeune, 004 ne dit rien, d’autres boîtes plaisantent ; le sort est équitable et ne demande l’âge de personne.

R-23 = Qui est « le joueur de la dernière carte » ? Celui dont une carte a quitté la main en dernier par son propre fait : coup joué, passe, défausse de deux cartes, recrutement, ou veto au tour d’un autre. La place à sa gauche commence, quel qu’ait été le sens du jeu. Les tours sautés et les cartes prises par un coffre ne comptent pas.
    .title = La dernière carte jouée
    .reason = Les livrets nomment la dernière carte et non le dernier tour, et 001 range la passe parmi les façons de jouer.

R-24 = Et si la réserve d’or ne suffit pas ? On distribue ce qui reste, dans l’ordre, et les parts manquantes sont perdues. Dans les trois manches du jeu de base, nain cupide compris, cela ne peut pas arriver : il reste au moins 5 cartes et tout paiement est exact. Avec les coffres aux trésors et 10 places, l’appoint peut manquer.
    .title = Réserve d’or insuffisante
    .reason = Les livrets n’en disent rien, et inventer de l’or changerait l’équilibre.

R-25 = Comment payer aux saboteurs une valeur exacte avec une réserve mélangée ? La banque y cherche : dans l’ordre des places depuis la première, chaque saboteur reçoit la plus forte carte qui ne dépasse pas ce qui lui est encore dû, et un choix sans issue est repris (4 se paie 3 + 1, sinon 2 + 2, etc.). Si aucun paiement exact n’existe, on paie le plus fort total inférieur. Le reste de la réserve est ensuite mélangé, et seul le nombre de cartes versées est public.
    .title = Payer les saboteurs
    .reason = Les livrets ne donnent que la valeur ; cette manière demande le moins de cartes et aucun choix de plus.

R-26 = Que veut dire « un seul saboteur » ? On compte les saboteurs distribués aux joueurs, pas ceux mis en jeu avec la carte restante. À 5 ou 6 places, il peut donc y avoir un saboteur unique, qui touche 4 pépites, et à 3 ou 4 places aucun.
    .title = Compter les saboteurs
    .reason = La phrase parle de ceux qu’on paie et, autrement, la remarque sur une partie sans saboteur n’aurait pas de sens.

R-27 = Qui choisit l’or en premier si un saboteur a achevé le chemin ? Les mineurs gagnent, et le mineur le plus proche à droite du saboteur, donc en sens antihoraire, choisit d’abord.
    .title = Chemin achevé par un saboteur
    .reason = 001 est vague ; 004 nomme le mineur de droite.

R-28 = Qui voit les cartes or pendant le choix ? Seul celui qui choisit voit les cartes qu’on lui a données ; il en garde une et donne le reste. Ce qui a été choisi demeure secret.
    .title = Regarder l’or
    .reason = Les livrets ne le précisent pas, mais l’or doit rester secret jusqu’au bout.

R-29 = L’or de chacun est-il public ? Le nombre de cartes or l’est, leurs valeurs sont secrètes tant que la partie dure. Les jetons pépite se gagnent, se paient et se volent ouvertement, et l’on sait si un joueur en a, mais les totaux ne sont pas affichés. Si l’option public_gold est active, tout est montré.
    .title = Ce qu’on voit de l’or
    .reason = Les cartes or se gardent en secret, mais chacun peut compter des cartes sur une table ; la règle anglaise de Saboteur 2 (2011) traite ainsi les jetons.

R-30 = Que se passe-t-il en cas d’égalité ? Les joueurs à égalité gagnent ensemble, dans toutes les boîtes, sauf si le livret imprime un départage, comme La mine se rebelle.
    .title = Les égalités
    .reason = Saboteur, Saboteur 2 et La Grande Aventure le disent ; pour le Duel, rien d’autre n’est écrit.

R-31 = Et si aucun joueur n’est saboteur et que le trésor n’est pas atteint ? Nul ne gagne rien. Cela vaut aussi, quel que soit le nombre de places, si un module qui change les rôles ne laisse aucun saboteur.
    .title = Aucun saboteur en jeu
    .reason = Les deux livrets le disent pour 3 et 4 joueurs ; l’autre cas est le même.

R-32 = Que peuvent dire les joueurs ? Tout, mensonges compris ; mais le jeu n’offre aucun moyen de montrer un rôle ou une main. La messagerie relève de l’option de table chat.
    .title = Parler à table
    .reason = Les livrets interdisent de révéler son rôle et de montrer ses cartes ; bluffer fait partie du jeu.

## Toutes les boîtes

R-179 = Un but, ou une carte avec de l’or, peut-il se trouver plus tard à côté d’une échelle ? Oui : ce qu’une échelle ne peut pas toucher (dans Saboteur 2 un but, dans le Duel un but ou une carte avec de l’or) ne compte qu’au moment de poser l’échelle. Dans le Duel, toute carte où de l’or est imprimé compte, pris ou non.
    .title = Voisines d’une échelle
    .reason = Les livrets restreignent la pose de l’échelle et ne disent rien des autres cartes.

R-180 = Où se tient une porte ou un troll sur sa carte ? Dans Saboteur 2, une porte se tient entre les deux bords que la carte joint. Dans le Duel, une porte ne ferme que le bras où elle se tient, et les passages qui évitent ce bras restent ouverts ; un troll se tient au centre, donc aucun passage ne va d’un bord à un autre tant qu’il n’est pas soudoyé, mais chaque bord peut encore être atteint de l’extérieur.
    .title = Place des portes et trolls
    .reason = Seules les images des cartes le montrent ; c’est la lecture retenue là où elles ne tranchent pas.

R-181 = Peut-on jouer une carte action sans effet, juste pour s’en débarrasser ? Non : toute action demande une cible légale ou un effet ; sinon, passez. Un changement de sens a toujours un effet, un échange de buts peut finir sans échange, et un changement de rôle ou l’atelier des costumes peut redonner le même rôle.
    .title = Actions sans effet
    .reason = Passer est le moyen de se défaire d’une carte, et cela se fait en secret.

R-182 = Mélange-t-on la défausse quand la pioche est vide ? Non, jamais, dans aucune des boîtes.
    .title = Défausse jamais remélangée
    .reason = Les livrets disent comment on continue sans piocher ; une nouvelle pioche empêcherait les manches de finir.

R-183 = Que se passe-t-il si un joueur ne répond pas à temps ? À son tour, il passe en défaussant une carte au hasard. Dans toute autre décision, un veto, un paiement pour autrui, un vol, une hache ou un filon est refusé et aucun pas n’est fait ; à défaut, un choix légal est tiré au hasard, chemin suivant d’un éclaireur compris. Les rôles restent cachés ; le délai relève de l’option de table turn_timer.
    .title = Joueurs absents
    .reason = Les autres peuvent continuer, et rien de secret n’est livré.

R-184 = Pioche-t-on au tour qui met fin à la manche ? Non : la manche finie, on ne pioche plus et aucun effet en attente n’a lieu.
    .title = Pioche du dernier tour
    .reason = Les mains ne servent plus ; la manche est finie sur-le-champ.

R-185 = Les rôles sont-ils montrés à tous après une manche ? Oui, ceux de tous les joueurs. Les cartes rôle restantes ou jamais distribuées demeurent cachées.
    .title = Rôles après la manche
    .reason = Les livrets retournent les cartes des joueurs ; aucun texte ne montre les autres.

## Ajouts à la relecture

R-186 = Dans quel ordre sont les cartes de la défausse ? La plus récente est au-dessus ; si deux cartes y vont ensemble, celle qui est visée (outil cassé, carte chemin, voleur, prison, carte sous veto) y va d’abord et celle qui est jouée se met par-dessus. Plusieurs cartes passées sont dans l’ordre que donne leur joueur. L’écran montre la taille de la défausse et le journal des cartes jouées, jamais sa carte du dessus, car une carte qu’on en retire est secrète ; une main peut donc contenir des cartes que tous ont vu jouer.
    .title = Ordre de la défausse
    .reason = L’ordre importe pour le trésor oublié, et les livrets ne le donnent pas.

R-187 = Et si votre main est vide mais pas la pioche ? Votre tour est sauté sans que vous piochiez, comme avec une pioche vide ; seul un échange de mains peut vous rendre des cartes. Si toutes les mains sont vides, la manche est finie, quoi qu’il reste dans la pioche. Il faut un recrutement, un éclaireur, des coffres ou un échange de mains pour en arriver là.
    .title = Main vide, pioche restante
    .reason = Saboteur 2 écarte un tel joueur jusqu’au terme de la manche, et chaque carte qui réduit une main dit qu’elle reste réduite.

R-188 = Où vont les cartes des coffres aux trésors ? Les coffres ouverts, et les coffres et chemins de coffre pris par un éboulement (cachés ou révélés), sont mis à l’écart jusqu’à la manche suivante et ne vont jamais à la défausse. Le coffre qui interdit les plans reste sur la table pour la manche.
    .title = Cartes de coffre utilisées
    .reason = Leur dos diffère, les 17 doivent resservir et, dans la défausse, elles pourraient finir dans une main.

R-189 = Que deviennent les effets en attente quand la manche finit ? Ils sont tous abandonnés : autres buts, coffres pas encore ouverts, cartes à piocher, carte à prendre dans une main. Les coffres déjà ouverts et les pépites déjà gagnées sont acquis.
    .title = Effets en attente
    .reason = Le trésor met fin à la manche sur-le-champ.

R-190 = Qu’annonce-t-on avant que les autres puissent opposer un veto ? La carte, sa case et son demi-tour, et toutes les cibles : joueur, but, type d’outil, carte chemin ou voleur à enlever, les deux buts, qui paie pour un pion. Restent pour après : échanger ou non, ce qui est regardé, pioché ou choisi, et le paiement lui-même. Un éclaireur peut subir un veto sur la carte, puis sur chacun des chemins.
    .title = Annoncer avant un veto
    .reason = Un veto répond à une carte déjà mise en jeu mais qui n’a pas encore d’effet.

R-191 = Comment demander à un autre de payer pour un pion ? Avant la pose, vous demandez à un joueur à la fois, à chacun au plus une fois par tour ; le silence vaut refus, et un refus laisse votre tour ouvert. Vous pouvez demander à quiconque a de quoi payer, sauf au détenteur du jeton. Demande et paiement sont publics.
    .title = Demander un paiement
    .reason = Le livret permet de demander sans dire comment ; ainsi le tour reste court.

R-192 = Et si ce que vous avez vu a pu changer depuis ? Ce que vous avez vu (un but, un coffre, un rôle, une main donnée) reste noté tel quel, avec son moment, et n’est jamais corrigé pour vous. Un échange de buts, un changement de rôle, l’atelier des costumes ou la fête souterraine le marque « a pu changer », sauf si c’est votre propre fait. Après une fête, d’un rôle que vous aviez vu, vous savez seulement qu’il est encore parmi les rôles distribués, plus à qui il est.
    .title = Un savoir qui vieillit
    .reason = Le corriger livrerait un secret, et l’oublier vous ôterait ce que vous avez appris.

R-193 = Une carte cachée peut-elle rendre un coup légal ou illégal ? Jamais : ce que vous pouvez faire découle des faits publics, de votre main et des cartes que cette décision même vous montre (or à partager, trésor oublié, trois cartes piochées, fouille de la défausse), et non de votre rôle. Les cartes cachées n’agissent qu’une fois révélées. Si l’une d’elles rend alors impossible la suite d’un coup, comme le second chemin d’un éclaireur, cette suite tombe.
    .title = Cartes cachées et légalité
    .reason = Sinon, un coup refusé trahirait un secret.

R-194 = Un joueur qui n’a plus de tours peut-il encore être une cible ? Oui : une main vide ne protège ni des outils cassés, ni de la prison, ni de l’inspection, ni du changement de rôle, ni de l’échange de mains, ni du vol, ni de la fête.
    .title = Cibles sans tour
    .reason = Tout cela compte encore au partage de l’or.
