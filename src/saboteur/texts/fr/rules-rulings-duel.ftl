### Décisions du Duel : ce que le livret 002 laisse ouvert ou tranche de deux façons, et la réponse retenue ici.

## Le Duel

R-101 = Où se trouvent départs et buts à deux joueurs ? Le départ bleu en (0, −1), le vert en (0, 1), une case entre eux ; les buts en (5, −2), (5, 0), (5, 2), (7, −1), (7, 1) et (9, 0). Le premier nombre compte les cases vers l’est, le second vers le sud.
    .title = Disposition à deux
    .reason = Le livret ne le montre qu’en image ; les descriptions publiques s’accordent sur l’écart.

R-102 = Où se trouvent départ et buts en solo ? Le départ en (0, 0), les buts selon le même motif à partir de la huitième colonne : (8, −2), (8, 0), (8, 2), (10, −1), (10, 1) et (12, 0). Cela laisse les 7 emplacements que demande le livret.
    .title = Disposition en solo
    .reason = Seul l’écart est imprimé ; le motif est reconstitué et un fichier de cartes peut le corriger.

R-103 = Chaque joueur a-t-il ses propres compteurs ? Non : les 8 compteurs ont deux faces et forment une seule réserve, pour l’or comme pour les trolls.
    .title = Une réserve commune
    .reason = On les pose sa couleur visible, et la manche finit quand tous sont posés.

R-104 = À quel départ une nouvelle carte doit-elle être reliée, et comment ? Au tien, par des voies praticables pour toi : sans porte de l’autre couleur sauf avec ta clef, sans troll non soudoyé. Pour ce qui se trouve sur la carte elle-même, voir R-220.
    .title = Relié par voies praticables
    .reason = Le livret parle du départ du joueur lui-même.

R-105 = Quand peut-on soudoyer ? À son propre tour, en plus, avant ou après son action mais avant de piocher, même avec des outils cassés : il faut un compteur dans la réserve et une liaison à un bord ouvert de la carte du troll. Jusqu’à sa carte, on construit librement. Chaque troll est soudoyé une fois par manche ; buts et or alors atteints sont réglés aussitôt. Qui passe faute de cartes ne soudoie personne.
    .title = Quand soudoyer
    .reason = Le livret laisse soudoyer qui veut passer, sans en faire une action.

R-106 = Comment paie-t-on exactement les trolls ? Une carte or par troll soudoyé, prise d’office de la moins chère à la plus chère, parmi tout l’or que tu possèdes, celui de la manche compris. Quand il ne t’en reste plus, le reste de la dette est oublié.
    .title = Comment payer les trolls
    .reason = Le livret demande une carte par troll ; tout autre choix coûterait seulement davantage.

R-107 = Et si une carte relie les deux joueurs à de l’or ? Le joueur dont c’est le tour réserve d’abord, puis l’adversaire ce qui reste. Le dernier compteur revient au joueur dont c’est le tour. Qui a droit à plus d’or qu’il n’y a de compteurs choisit lequel.
    .title = Ordre des réserves
    .reason = Il y a un compteur par or, et le joueur dont c’est le tour agit d’abord.

R-108 = La liaison de qui retourne un but ? Celle de l’un ou de l’autre, au tour de l’un ou de l’autre. S’il convient des deux façons, le joueur dont c’est le tour choisit.
    .title = Quelle liaison révèle
    .reason = Le livret demande une liaison entre un départ et le but, sans dire de qui.

R-109 = Une liaison à une partie quelconque de la carte suffit-elle pour réserver son or ? Non : elle doit atteindre l’endroit même de l’or, c’est-à-dire son cul-de-sac ou sa voie, et dans une voie le centre, donc derrière une porte placée sur la branche par où l’on vient. Un but est retourné quand même ; son or attend que quelqu’un y parvienne.
    .title = Où se trouve l’or
    .reason = Le compteur se pose sur la pépite, et l’or dessiné derrière une porte n’aurait sinon aucun sens.

R-110 = Quelles portes acceptent une clef ? Toute porte visible de la couleur adverse, sur un chemin ou un but révélé, reliée à toi ou non, qui n’en a pas encore. Elle y reste, pour toi seul, jusqu’à la fin de la manche. Sans jeton disponible, la carte ne se joue pas. Si la carte de la porte est retirée, le jeton revient à la réserve.
    .title = Limites des clefs
    .reason = Les jetons ne font que marquer la porte ; ce sont les cartes qui limitent.

R-111 = Peux-tu poser l’échelle de la couleur adverse ? Oui, mais elle doit être reliée à ton propre départ comme toute carte, et elle rejoint d’elle-même le sien, quitte à lui donner de l’or. Une échelle de ta couleur n’a besoin que d’être à côté d’une carte chemin, bords concordants. Aucune ne peut toucher un but, révélé ou non, ni une carte avec de l’or.
    .title = Échelles des deux couleurs
    .reason = L’exception repose sur la liaison d’office au départ de même couleur.

R-112 = Que ne peut retirer un éboulement ? Départs, buts, trolls et cartes avec de l’or. Les compteurs sur l’or restent même si la liaison se rompt.
    .title = Ce que l’éboulement épargne
    .reason = Le livret énumère ces cartes et protège les réserves.

R-113 = Quand exactement la manche s’arrête-t-elle ? Le dernier compteur arrête tout aussitôt ; après le sixième but, son or est encore réservé. La dernière carte jouée quand la pioche et l’autre main sont vides finit aussi la manche. Ensuite personne ne soudoie ni ne pioche.
    .title = Aussitôt veut dire aussitôt
    .reason = Le livret finit la manche dès qu’une condition est remplie.

R-114 = La défausse est-elle face visible, même quand on passe ? Oui.
    .title = La défausse est visible
    .reason = La légende de l’image le dit.

R-115 = Qui gagne quand les deux ont autant de pépites ? Les deux, ensemble.
    .title = Une égalité finale
    .reason = Le livret ne départage pas.

R-116 = Quel grade donnent 20 pépites ? Le troisième, qui va alors de 20 à 24.
    .title = Vingt pépites en solo
    .reason = La table imprimée omet 20 ; les autres paliers en comptent cinq.

R-117 = Toute carte qui frappe est-elle remplacée ? Oui : outil cassé, deuxième d’un type ou éboulement, on la règle et on pioche de nouveau, pour la main de départ aussi. Pioche vide, pas de remplacement.
    .title = Les pioches solo remplacées
    .reason = Le texte le dit du cas principal, et la main ne doit pas s’épuiser.

R-118 = Que retire un éboulement pioché ? La plus récente carte chemin posée par toi qui soit encore là et ne porte ni or ni troll ; départ et buts sont à l’abri. S’il n’y en a pas, il est sans effet.
    .title = Cible d’un éboulement solo
    .reason = Le livret vise la dernière parmi celles qu’on peut retirer.

R-119 = Qu’en est-il de l’autre couleur en solo ? Ses portes restent fermées sans clef. Son échelle ne rejoint aucun départ : elle doit donc être reliée au tien comme toute carte chemin ; et comme toute échelle, elle ne se pose ni à côté d’un but ni à côté d’une carte qui montre de l’or.
    .title = L’autre couleur en solo
    .reason = Les règles sont les mêmes, et les adaptations pour un joueur n’en lèvent aucune.

R-120 = Qui commence ? Vert la première manche, ensuite qui a le moins de pépites une fois les trolls payés, Bleu à égalité. Seul, il n’y a rien à décider.
    .title = Qui ouvre les manches
    .reason = Les pépites se comptent une fois la manche réglée.

R-121 = Quelles cartes or reviennent ? Les chemins avec de l’or réservés et les cartes payées aux trolls quittent le jeu ; les chemins avec de l’or que personne n’a réservés sont remélangés.
    .title = Ce qui quitte le jeu
    .reason = Seul ce qui a été pris ne revient pas.

R-122 = Quels buts un plan secret peut-il montrer ? Ceux encore cachés. Que les 6 soient révélés n’arrive pas : la manche serait finie.
    .title = Cible des plans secrets
    .reason = Les autres sont visibles de tous.

R-220 = Une porte ou un troll sur la carte que tu poses l’empêche-t-il d’être reliée ? Non : la liaison se juge aux bords qui se touchent. La carte est reliée si l’un de ses bords ouverts touche un bord que tu atteins, quoi qu’elle porte. Au-delà valent D-17 et D-19.
    .title = Obstacles sur la carte posée
    .reason = Sinon personne ne pourrait poser une porte de l’autre couleur ou un troll.

R-221 = Qui emploie la liaison d’une échelle ? Elle joint l’échelle au départ de sa couleur comme s’ils se touchaient : qui atteint l’une atteint l’autre. Elle disparaît avec la carte. En solo, pour une échelle sans son départ, voir R-119.
    .title = Qui emploie une échelle
    .reason = Le texte joint des cartes, non des joueurs, et les galeries réunies servent aux deux.

R-222 = Dans quel sens pose-t-on un but révélé ? Ouvert vers un côté par où il a été atteint ; parmi ces sens, celui qui discorde avec le moins de voisines visibles. S’il en reste deux, le joueur dont c’est le tour choisit.
    .title = Orienter un but révélé
    .reason = Le livret veut qu’il soit joint, et n’admet une discordance que s’il ne peut l’être.

R-223 = Et si plusieurs buts ou réserves viennent à la fois ? Le joueur dont c’est le tour choisit un but atteint, le retourne, puis toutes les réserves se font, les siennes d’abord (R-107) ; on recommence tant que quelque chose change, jusqu’à la fin de la manche (R-113). Les buts non retournés restent alors cachés.
    .title = Plusieurs buts à la fois
    .reason = Un à la fois, l’ordre reste clair quand les compteurs manquent.

R-224 = Le dernier compteur peut-il aller sur un troll ? Oui : la manche finit aussitôt, même avant l’action de ce tour, et la pépite est due.
    .title = Le dernier compteur soudoie
    .reason = Tous les compteurs sont alors posés, peu importe où.
