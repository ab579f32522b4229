### La Grande Aventure : questions que sa règle laisse ouvertes, et la réponse retenue (R-123 à R-149, R-225, R-226).
### 000 est la règle française de La Grande Aventure.

## La Grande Aventure

R-123 = Quelle est la taille du plateau, et où sont ses emplacements ? Il a 11 colonnes et 7 lignes. Comptés depuis l’ouest et le nord, à partir de 0 : le départ bleu en (1, 2), le jaune en (1, 4), les mines en (9, 0), (9, 2), (9, 4) et (9, 6). Aucune autre case n’est fermée. Les cartes restent sur le plateau.
    .title = Cases du plateau
    .reason = Deux descriptions publiques donnent la taille ; l’image des six emplacements est perdue, ils sont donc reconstitués, et un fichier de cartes peut les corriger.

R-124 = Peut-on tourner une carte chemin ? Oui, d’un demi-tour, jamais en travers.
    .title = Tourner les cartes en forêt
    .reason = Le livret n’en dit rien ; toutes les autres boîtes le disent.

R-125 = Que veut dire prolonger un chemin ? Au moins un bord ouvert de la nouvelle carte rencontre un bord ouvert. On peut prolonger n’importe quelle partie des chemins, reliée ou non à un départ ou à un nain.
    .title = Ce que prolonger veut dire
    .reason = La troisième pose interdite du livret est une carte qui correspond et ne prolonge rien.

R-126 = Qu’exige une mine cachée de ses voisines ? Rien, et elle ne peut être la seule voisine d’une nouvelle carte. Une discordance qui apparaît plus tard est tolérée.
    .title = À côté d’une mine cachée
    .reason = Le livret parle de mines face visible.

R-127 = Que devient un obstacle ? Il se pose comme tout chemin et arrête tout le monde jusqu’à ce qu’un jeton outil s’y trouve ; le jeton ne part qu’avec la carte. Un outil ne se joue pas si tous les obstacles de son espèce sont déjà surmontés.
    .title = Vie d’un obstacle
    .reason = L’outil sert à l’obstacle correspondant, et un obstacle surmonté n’en demande plus.

R-128 = Où ne tient-il qu’un nain ? Sur les rochers et les obstacles surmontés. Départs, mines, feux de camp et cartes simples en portent autant qu’on veut. Les nains d’un même clan se gênent aussi, de même que celui dont le joueur n’a plus de cartes.
    .title = Place pour un seul
    .reason = Le livret dit un autre nain, quel qu’il soit.

R-129 = Un nain peut-il revenir sur ses pas ? Oui : chaque carte où il entre compte un pas, même celle qu’il vient de quitter. Il peut rester où il est. Seule la carte d’où il part décide si un feu de camp l’aide. Les deux clans peuvent utiliser chaque départ.
    .title = Revenir sur ses pas
    .reason = Le livret ne limite que le nombre de cartes.

R-130 = Combien de jetons y a-t-il ? Autant de chaque espèce que de cartes qui la placent : 3 haches, 3 barques, 3 cordes, 3 pièges et 2 trolls. Avec un autre fichier de cartes, une carte dont le jeton n’est pas en réserve ne peut être jouée.
    .title = Réserve de jetons forêt
    .reason = Seule leur somme, 14, est imprimée ; ainsi la réserve ne manque jamais.

R-131 = Deux jetons peuvent-ils être sur le même bord ? Non, un au plus.
    .title = Un jeton par bord
    .reason = Ils doivent y tenir, et une autre boîte l’interdit en toutes lettres.

R-132 = Un piège reste-t-il ? Oui, toute la manche, à moins qu’un orage ne l’emporte. Il mord tout le monde à chaque passage, dans les deux sens, même deux fois en un déplacement ; une main vide ne perd rien. Le déplacement continue, et la pioche suit comme toujours. Perdre sa dernière carte n’exclut de la manche que si la pioche est vide.
    .title = Pièges qui restent
    .reason = Aucun texte ne le retire.

R-133 = Où placer pièges et trolls ? Sur les bords, partout où le texte le permet, aussi près des rochers, obstacles, départs, mines visibles et nains ; ils ne font rien avant qu’un nain franchisse ce bord, et un troll ne ferme que ce côté. Ni vers une mine cachée, ni vers le bord du plateau, ni sur un côté qui ne correspond pas.
    .title = Places des pièges, trolls
    .reason = Le texte veut deux bouts joints, ou un bout devant une case vide.

R-134 = Quand part un troll dont le joueur n’a plus de cartes ? Quand son tour commencerait, même s’il est sauté. Tant qu’il est là, il bloque aussi le nain de son propre joueur.
    .title = Départ d’un troll
    .reason = Le texte dit tous les nains, et le début d’un tour.

R-135 = Que fait un orage aux jetons ? Il frappe toute carte chemin sans nain, reliée ou non. Un jeton outil retourne à la réserve. Chaque piège ou troll sur les quatre bords de la carte est jugé à part et ne part que si les deux cases y sont vides maintenant. Si un troll part plus tôt, sa carte reste devant son joueur jusqu’à son prochain tour. Une carte posée plus tard dans le trou est de nouveau fermée par un jeton resté.
    .title = Orages et jetons
    .reason = La phrase du livret sur deux cases vides, lue pour chaque jeton.

R-136 = Et les nains coupés du reste ? Ils restent, et se déplacent dans leur partie ; chacun peut la prolonger ou la relier. La carte où se tient un nain ne peut être retirée par un orage.
    .title = Isolés par l’orage
    .reason = Aucun texte ne les ramène.

R-137 = Comment entre-t-on dans une mine cachée ? Il en coûte un pas et il faut un bord ouvert vers elle. La mine est posée jointe à ce chemin et, parmi les sens qui le sont, dans celui où le plus de côtés correspondent ; si deux se valent, celui qui se déplace choisit. Le déplacement s’arrête même sur le dragon.
    .title = Entrer dans une mine cachée
    .reason = Le livret demande le meilleur ajustement, et au moins le chemin d’arrivée.

R-138 = Quel trésor prend-on, et peut-on le regarder ? N’importe lequel, face cachée, du symbole de la mine ; on ne regarde pas. Avec l’option look_own_treasure, la table le permet.
    .title = Choisir un trésor
    .reason = Sinon, regarder un trésor ne servirait à rien, et le texte dit regarder quand il le faut.

R-139 = Quand prend-on un trésor au juste ? À la fin de ton étape 2 sur une mine à trésors visible, que tu sois arrivé, resté, ou parti et revenu ; un par tour au plus. Un tour sauté faute de cartes n’en apporte pas.
    .title = Un trésor par tour
    .reason = Un tour sauté n’est pas joué.

R-140 = Et si aucun trésor ne correspond ? On ne prend rien, et rien ne le remplace.
    .title = Aucun trésor correspondant
    .reason = On tire autant de trésors que de joueurs parmi 12 ; un symbole peut donc manquer ou être épuisé.

R-141 = La dernière carte d’une manche donne-t-elle droit au déplacement ? Oui : l’étape 2 de ce tour se joue, trésor compris, puis la manche finit. Le dernier trésor finit la manche aussitôt.
    .title = Dernière carte, dernier pas
    .reason = Chaque carte jouée a payé son déplacement.

R-142 = Comment convient-on de finir une manche ? Par un vote unanime, sans preuve qu’une mine est hors d’atteinte. Une place peut le proposer une fois à son propre tour, avant de jouer une carte. L’option agree_end peut le supprimer.
    .title = Voter la fin
    .reason = Qu’une mine soit accessible dépend de cartes que personne ne voit.

R-143 = Quel plus fort trésor compte pour le reste ? Celui du groupe qui partage. Les ex æquo se le divisent également et le surplus est perdu ; qui a deux tels trésors compte une fois. Les nains égoïstes n’y ont pas part.
    .title = Le plus fort du groupe
    .reason = L’exemple du livret le donne au saboteur dans le groupe.

R-144 = Que coûte le dragon ? Après le partage, 2 points ou ce qu’il y a de ceux de la manche, quel que soit le détenteur, même un nain égoïste. Les manches précédentes sont intactes.
    .title = Points de cette manche
    .reason = Le texte parle des points acquis dans la manche.

R-145 = Quels trésors servent à la manche suivante ? Les 12 sont mélangés, et on en étale de nouveau autant que de joueurs.
    .title = Trésors remélangés
    .reason = Le texte les reprend et les remplace.

R-146 = Et les groupes vides ou d’un seul joueur ? Un groupe d’un seul garde tout, même un saboteur seul ; un groupe vide ne partage rien.
    .title = Groupes vides ou seuls
    .reason = Les groupes suivent le camp, selon la donne.

R-147 = Et s’il ne te reste qu’une carte, ou à la pioche ? Tu ne défausses pas plus que tu n’as et ne pioches pas plus qu’il n’y a.
    .title = Trop peu à défausser
    .reason = Cela découle du texte.

R-148 = Que peut-on regarder ? Une mine que personne n’a retournée, un trésor encore au bord du plateau, la carte nain d’un autre joueur. Si une option n’a pas de cible, on prend l’autre ; si aucune n’en a, la carte ne peut être jouée. Tous voient ce que tu regardes, non ce que cela montre.
    .title = Cibles de l’information
    .reason = Le livret énumère les trois cibles.

R-149 = Qui commence la manche suivante ? La place à gauche du dernier joueur qui a posé ou joué une carte ; une défausse ne compte pas. Si personne n’en a posé ni joué, la même place recommence.
    .title = Début des manches suivantes
    .reason = Le livret oppose jouer et défausser dans le même paragraphe.

R-225 = Doit-on s’arrêter sur une mine à trésors visible ? Non : on la traverse pour un pas, et seul un déplacement qui y finit rapporte un trésor. Les cartes suivantes doivent correspondre à ses bords ; les côtés qui ne correspondent pas sont des murs.
    .title = Mines visibles comme chemins
    .reason = Seule la première visite arrête un déplacement.

R-226 = Un chemin peut-il finir au bord du plateau ou contre une mine qui ne correspond pas ? Oui, la carte peut être posée ; ce bout est mort, et aucun jeton n’y va.
    .title = Bouts au bord du plateau
    .reason = Aucun texte ne l’interdit.
