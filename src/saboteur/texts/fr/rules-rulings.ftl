### Décisions : les questions que les livrets laissent ouvertes ou tranchent de deux façons, et la réponse retenue ici.
### 001 est la règle de Saboteur (version 2.1), 004 celle de l’édition des 20 ans.
### Chaque commentaire de groupe (« ## … ») est un titre sous « Décisions » dans les pages générées.

## Jeu de base

R-1 = Une nouvelle carte chemin doit-elle être reliée au départ ? Oui : au moins un de ses bords ouverts doit toucher un bord ouvert qu’une galerie sans coupure joint au départ. Dans le jeu de base, l’option placement_link peut valoir adjacent_only : il suffit alors que la carte soit à côté d’une carte visible du labyrinthe et que les bords concordent. Saboteur 2 ne propose pas cette option : ses ponts et ses doubles courbes veulent une voie reliée.
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

R-11 = Une pierre révélée fait-elle partie du labyrinthe ? Oui : c’est une carte chemin ordinaire, sauf qu’on ne peut pas la retirer.
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

R-15 = Peut-on passer alors qu’un coup est possible ? Oui, tant qu’on a une carte en main ; dans le jeu de base, on en défausse exactement une. La main vide, ton tour est sauté : ni défausse ni pioche.
    .title = Passer par choix
    .reason = Les deux livrets laissent passer celui qui ne peut ou ne veut jouer.

R-16 = Peut-on placer un outil cassé devant soi ? Non, seulement devant un autre joueur.
    .title = Casser ses propres outils
    .reason = 001 se contredit ; 004 ne nomme que les autres joueurs.

R-17 = Combien d’outils cassés un joueur peut-il avoir devant lui ? Un de chaque type, donc trois au plus.
    .title = Nombre d’outils cassés
    .reason = 001 dit trois, un par type ; 004 dit plusieurs, un par type ; avec trois types, c’est pareil.

R-18 = Une réparation peut-elle être jouée sans rien à réparer ? Non : un outil cassé correspondant doit être devant un joueur, toi compris. Une carte à deux ou trois outils répare un seul outil cassé, au choix de celui qui la joue.
    .title = Rien à réparer
    .reason = Les deux livrets interdisent la réparation d’avance.

R-19 = Quelles cartes un éboulement peut-il retirer ? Toute carte chemin visible du labyrinthe, reliée ou isolée, quelle que soit sa boîte, y compris les chemins de coffre révélés et la carte centrale du tournoi ; avec les coffres, aussi tout chemin caché. Jamais le départ, un but (caché ou révélé), l’atelier des costumes ni la fête souterraine. Faute d’une telle carte, l’éboulement ne peut qu’être défaussé.
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

R-23 = Qui est « le joueur de la dernière carte » ? Celui dont une carte a quitté la main en dernier par son propre fait : coup joué, passe, défausse de deux cartes, recrutement, ou veto au tour d’un autre. La place à sa gauche commence, quel qu’ait été le sens du jeu. Les tours sautés et les cartes prises par un coffre ne comptent pas. Si personne n’a lâché de carte, parce que la manche a été abandonnée aussitôt, la même place recommence. La Grande Aventure compte autrement.
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

R-27 = Qui choisit l’or en premier si un saboteur a achevé le chemin ? Les mineurs gagnent, et le mineur le plus proche à droite du saboteur, donc dans le sens antihoraire, choisit d’abord.
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

## Saboteur 2

R-33 = La boîte annonce 21 cartes action mais en énumère 20 : quelle est la dernière ? Un éboulement de plus. Le tout fait donc 40 + 27 + 30 + 21 = 118 cartes.
    .title = La carte action manquante
    .reason = La liste des nouvelles sortes fait 20 alors que le total est 21 ; des cartes numérisées publiques montrent un éboulement marqué du signe de l’extension.

R-34 = Les portes limitent-elles la pose des cartes ? Non : elles ne comptent que pour désigner les gagnants. Atteindre des buts, des échelles ou des lieux, et la fin de la manche, ne dépendent pas des portes.
    .title = Les portes pendant la manche
    .reason = Le livret parle de la fin du « tour », qui veut dire ici la manche ; les rôles sont secrets, et des portes qui arrêtent les joueurs les trahiraient.

R-35 = Quelle équipe gagne ? Une route est un passage du départ au trésor, dans le labyrinthe final, qui ne repasse nulle part ; les échelles comptent comme des liaisons. Les bleus peuvent passer si une route n’a aucune porte verte, les verts si une route n’a aucune porte bleue. Trésor atteint par un chercheur d’or bleu : les bleus seuls s’ils peuvent passer ; sinon les verts seuls s’ils peuvent passer ; sinon aucune équipe. Par un chercheur d’or vert : de même, couleurs échangées. Par le boss, le profiteur, un géologue ou un saboteur : chaque équipe qui peut passer gagne, que ce soit les deux, une seule ou aucune.
    .title = L’équipe gagnante
    .reason = L’équipe qui établit la liaison gagne et, derrière une porte, seule l’équipe de sa couleur ; dans l’exemple imprimé, le boss atteint le trésor derrière une porte bleue et les bleus gagnent. Une autre version en ligne fait de même.

R-36 = Et si plusieurs routes mènent au trésor ? Une seule route sans la porte qui arrêterait une équipe lui suffit.
    .title = Plusieurs routes
    .reason = Une équipe qui a un passage sans la porte n’est pas bloquée par elle.

R-37 = Et si toute route a des portes des deux couleurs, si bien qu’aucune équipe ne passe ? La manche finit tout de même, et les saboteurs ne gagnent pas, puisque le trésor est relié. Les gagnants sont le boss, le profiteur ou les deux ; si aucun n’est là, personne.
    .title = Portes fermées aux deux équipes
    .reason = Les saboteurs ne gagnent que si aucune liaison n’a été établie.

R-38 = Et si nul de la couleur gagnante n’est libre, parce qu’aucun n’a été distribué ou que tous sont emprisonnés ? Cette couleur gagne quand même ; seuls le boss et le profiteur sont payés, selon le barème pour le nombre de gagnants payés : le boss seul 4, le profiteur seul 3, les deux 3 + 2.
    .title = Couleur gagnante sans membre
    .reason = Les prisonniers ne comptent pas, mais le boss gagne chaque fois qu’une des équipes gagne ; un seul barème sert ainsi à tous les cas.

R-39 = Et si aucune équipe ne passe et que le boss et le profiteur sont tous deux là ? Ce sont 2 gagnants : le boss touche 3, le profiteur 2.
    .title = Boss et profiteur ensemble
    .reason = Le livret ne traite chacun d’eux qu’en l’absence de l’autre ; le barème donne les chiffres pour deux gagnants.

R-40 = Et si le trésor n’est pas atteint et que tous les saboteurs sont emprisonnés ? On les tient pour absents : le profiteur seul touche 3.
    .title = Tous les saboteurs en prison
    .reason = Les prisonniers ne comptent pas ; dans les deux lectures, il y a un seul gagnant.

R-41 = Que touchent deux géologues si l’un est emprisonné ? Celui qui est libre touche le nombre entier de cristaux. Si les deux sont libres, chacun touche la moitié, arrondie vers le bas.
    .title = Un géologue en prison
    .reason = Un prisonnier est exclu du partage quel que soit son rôle : il n’y a donc personne avec qui diviser.

R-42 = Quels cristaux sont visibles ? Ceux de toutes les cartes visibles du labyrinthe, reliées ou non ; aucun sur les cartes défaussées ou cachées.
    .title = Quels cristaux comptent
    .reason = Le livret dit visibles, et non reliés.

R-43 = Que peut prendre un voleur ? Exactement 1 pépite sur tout ce que l’autre joueur possède, de toutes les manches, part de cette manche comprise ; la banque fait toujours la monnaie. On ne peut choisir ni un joueur qui a 0, ni soi-même ; s’il n’y a personne à choisir, le vol est perdu. Voler est facultatif. Les vols ont lieu l’un après l’autre : une pépite volée peut donc l’être de nouveau.
    .title = Ce qu’un voleur peut prendre
    .reason = La règle sur la monnaie existe pour qu’un vol vaille 1.

R-44 = Dans quel ordre les voleurs volent-ils ? Ceux qui sont emprisonnés sont laissés de côté. Des voleurs encore sur la table, le dernier placé commence ; les autres suivent dans le sens horaire des places, et non dans l’ordre inverse de leur arrivée. Un changement de sens n’y change rien.
    .title = Qui vole le premier
    .reason = Le livret donne le premier voleur, puis l’ordre horaire.

R-45 = Peut-on voler un joueur emprisonné ? Oui : la prison empêche seulement de recevoir et de voler.
    .title = Voler un prisonnier
    .reason = Le livret ne mentionne aucune protection de ce genre.

R-46 = Peut-on placer une prison devant soi ? Non, seulement devant un autre joueur.
    .title = La prison pour soi
    .reason = Le changement de rôle dit expressément que ce peut être toi ; la prison ne le dit pas, et ce ne serait que suspect.

R-47 = Qu’est-ce qu’un type, puisqu’un joueur n’a devant lui qu’une carte par type ? Il y en a cinq : pic cassé, chariot cassé, lampe cassée, voleur et prison. Au plus une de chaque, et les cinq peuvent s’y trouver ensemble.
    .title = Types devant un joueur
    .reason = Le jeu de base compte les outils cassés par type.

R-48 = Où va l’ancien rôle après un changement de rôle ? Dans une défausse de rôles, face cachée, d’où rien n’est plus tiré durant la manche ; il n’est montré à personne. Le nouveau rôle est tiré parmi les rôles non distribués, tous aussi probables. S’il n’en reste aucun, ce qui suppose des changements de rôle rejoués, la carte est injouable. La prison, les outils cassés et le voleur placés devant le joueur y restent.
    .title = Où va l’ancien rôle
    .reason = Le nouveau rôle vient de ceux qui n’ont pas été distribués au début de la manche, ce qui exclut l’ancien. L’atelier des costumes procède autrement.

R-49 = Un échange de mains peut-il porter sur une main vide ? Oui : l’autre joueur peut avoir 0 carte, et toi aussi après l’avoir joué. L’autre pioche 1 carte si la pioche n’est pas vide, toi non. Qui a reçu des cartes reprend ses tours, même s’ils étaient sautés. Exemple : l’échange de mains est ta dernière carte, l’autre en a 3 et la pioche est vide ; tu en as alors 3, et l’autre 0 : son tour est sauté.
    .title = Échanger une main vide
    .reason = Le livret permet des mains de tailles différentes.

R-50 = Comment se fait la défausse de deux cartes ? Elle retire une carte quelconque placée devant toi : outil cassé, prison ou voleur. Il te faut au moins 2 cartes et quelque chose à retirer : ce n’est donc jamais un simple échange de cartes. Les deux cartes vont à la défausse face cachée, la carte retirée ouvertement. Tu en pioches 1.
    .title = Règles de la double défausse
    .reason = La face cachée n’est écrite que pour la passe, mais aucun texte ne fait montrer les deux cartes.

R-51 = Et si tu passes avec 1 à 3 cartes et que la pioche en a moins ? Tu en pioches autant que tu en as défaussé ou, s’il y en a moins, ce qu’il reste. Avec une pioche vide, tu dois encore jouer ou défausser au moins 1 carte.
    .title = Passer avec peu de pioche
    .reason = On pioche ce qu’il y a.

R-52 = Où exactement peut-on poser une échelle ? Elle doit partager un côté avec au moins 1 carte chemin, départ compris, et concorder avec toutes ses voisines ; un bord fermé contre un bord fermé suffit. Aucun côté ne peut toucher un but, caché ou révélé. Aucune liaison n’est exigée. Une carte face cachée ne compte pas comme la carte chemin touchée ; un lieu, un chemin de coffre révélé ou une carte d’une partie isolée, oui. Étant reliée au départ, une échelle ouvre aussitôt les coffres et les lieux auxquels ses bords ouverts font face.
    .title = Pose exacte d’une échelle
    .reason = Seul le voisinage d’une carte chemin est demandé, et le but est nommé sans dire s’il est révélé.

R-53 = Une échelle permet-elle à une route d’éviter des portes ? Oui : c’est une liaison au départ sans porte ; une route peut donc partir de n’importe quelle échelle.
    .title = Échelles et routes gagnantes
    .reason = Le livret fait de l’échelle une jonction directe avec le départ.

R-54 = Quand peut-on poser un pont ou une double courbe ? Si ses bords concordent et qu’au moins 1 de ses deux voies séparées est reliée au départ. L’autre voie peut être reliée plus tard.
    .title = Cartes à deux voies
    .reason = Au moins un des deux passages doit être relié, dit le livret.

R-55 = Et si les 33 jetons pépite viennent à manquer ? Ils ne manquent pas : la banque est sans limite.
    .title = Pépites sans limite
    .reason = Rien n’est dit d’une pénurie ; les jetons ne font que montrer ce qu’a un joueur.

R-56 = Quel rôle une inspection peut-elle montrer ? Seulement celui d’un autre joueur, emprisonné ou non. Ce qu’elle montre est privé ; qui a inspecté qui est public.
    .title = Qui inspecter
    .reason = Le livret nomme n’importe quel autre joueur.

R-57 = Quelles sont les 30 cartes chemin ? Celles qui sont nommées font 2 + 2 + 4 + 6 = 14. Les 16 autres sont 10 cartes à cristal et 6 cartes simples qui mêlent galeries et culs-de-sac ; le fichier de cartes les énumère.
    .title = Les autres cartes chemin
    .reason = Le livret ne nomme que les cartes particulières ; les autres viennent de cartes numérisées et du total.

R-58 = Quand personne ne peut-il plus jouer de carte ? Quand toutes les mains sont vides.
    .title = Plus personne ne peut jouer
    .reason = Une carte en main peut toujours être défaussée.

R-59 = Et si un joueur emprisonné atteint le trésor, ce que seule permet une action comme la diversion ? Sa couleur décide des gagnants comme d’habitude, mais lui-même ne touche rien.
    .title = Trésor atteint depuis la prison
    .reason = Atteindre le trésor est un acte ; la prison touche le partage.

## Cartes des championnats

R-60 = Que touche un nain cupide gagnant ? Dans le jeu de base, quatre cartes or du dessus de la réserve d’or ; dans le tournoi, 4 pépites. Si l’option greedy_reward est réglée sur value_4, ce sont, dans le jeu de base, des cartes or d’une valeur de 4.
    .title = La récompense du nain cupide
    .reason = Le livret dit cartes pour le jeu de base et pépites pour le tournoi ; quatre cartes valent au moins 4 et d’ordinaire plus : certaines tables préféreront la valeur.

R-61 = Que touchent les autres quand le nain cupide atteint le trésor ? Rien. Si c’est un autre qui l’atteint, le nain cupide ne touche rien et n’est pas compté comme mineur. Si personne ne l’atteint, les saboteurs gagnent comme d’habitude.
    .title = Quand le nain cupide gagne
    .reason = Le tournoi dit que les autres ne reçoivent rien, et le sens est le même.

R-62 = Qu’apprennent les autres d’un échange de buts ? Quels sont les 2 buts cachés choisis, mais non s’ils ont été échangés ; personne ne les regarde. Il faut au moins 2 buts cachés. Ce que les autres ont vu de ces deux-là a pu changer et reste marqué ainsi jusqu’à ce qu’ils y regardent de nouveau ; ce que tu as vu toi-même suit les cartes.
    .title = Secrets d’un échange de buts
    .reason = Le livret fait prendre les buts sans les voir et laisse la décision au joueur.

R-63 = Comment joue-t-on exactement le trésor oublié ? Il ne va à la défausse qu’après son effet et n’est donc pas parmi les cartes regardées. Si la défausse est vide, il est injouable. Les cartes que tu ne gardes pas retournent au-dessus dans le même ordre, et cette carte par-dessus. Il remplace la pioche et sert aussi quand la pioche est vide.
    .title = Détails du trésor oublié
    .reason = Toute action demande un effet, et le livret dit que celle-ci remplace la pioche.

R-64 = Quand peut-on jouer un veto ? Si le veto est dans le paquet, tous les autres joueurs ont le même bref délai après chaque carte chemin ou action, une fois la carte et ses cibles annoncées et avant tout effet, regard ou révélation. Seules les places sans carte ne sont pas interrogées, car tous voient combien de cartes tient une main. Ce délai est le réglage de table window_s, d’ordinaire 6 secondes et au moins 2 ; il se ferme plus tôt quand tous ont dit non ou ont réglé un non automatique. Il n’y en a pas tant que le veto est dans la défausse au su de tous. Un trésor oublié qui a le veto parmi les cartes qu’il regarde, ou une fouille de la défausse, le ramène pour le reste de la manche, que le veto ait été pris ou non ; un veto qui était plus bas n’est dans aucune main.
    .title = Quand un veto est possible
    .reason = La carte précède tout effet ; une pause pour son seul détenteur le trahirait.

R-65 = Que peut viser un veto ? Une carte chemin ou action qu’un autre joueur joue à son propre tour, chaque chemin d’un éclaireur compris. Ni une passe, ni une défausse de deux cartes, ni un recrutement, ni l’effet d’un coffre ou d’un but, ni un autre veto. Un chemin sous veto ne révèle jamais rien. Tu peux jouer un veto avec des outils cassés ou une prison devant toi. À ton propre tour, un veto ne peut qu’être défaussé.
    .title = Ce qu’un veto peut viser
    .reason = Le livret nomme une carte chemin ou action mise en jeu à l’instant.

R-66 = Qui pioche quoi après un veto ? Le joueur visé pioche 1 carte et son tour finit ; puis celui qui a joué le veto en pioche 1. Si la pioche est vide, personne ne pioche, et la carte sous veto ne change rien à la pioche, un échange de mains par exemple. Si un éclaireur subit un veto, son joueur pioche 1 carte. Si c’est son premier chemin, il en pioche 1 et le second n’est pas posé ; si c’est le second, il en pioche 2. Un éclaireur sous veto ne réduit donc pas la main, et un chemin sous veto laisse la perte habituelle de 1 carte. Un coffre ouvert par le premier chemin compte encore pour la pioche.
    .title = Qui pioche après un veto
    .reason = Le veto fait piocher 1 carte au joueur visé quoi qu’il ait joué ; le prix d’un éclaireur reste ainsi celui qui est imprimé : une carte.

R-67 = Que touche un changement de sens ? Le tour suivant va au voisin dans le nouveau sens. Dans le jeu de base, l’or circule toujours à l’inverse du sens de jeu du moment, donc dans le sens horaire si le jeu est inversé, et si un saboteur a atteint le trésor, le premier mineur se cherche aussi de ce côté. Les vols de Saboteur 2 ne sont pas touchés. La manche suivante reprend dans le sens horaire, par la place à gauche du dernier joueur. À 2 places, la carte peut être jouée et ne change rien.
    .title = Ce que change une inversion
    .reason = Le livret dit que le sens inversé vaut aussi pour le partage.

R-68 = Peux-tu jouer un éclaireur sans pouvoir poser deux chemins ? Non : ni outil cassé ni prison devant toi, et ta main doit contenir deux cartes chemin qui se posent légalement l’une après l’autre, toutes les cartes cachées étant supposées le rester. Tu poses ensuite un chemin qui, au même compte, en laisse un second de légal, puis un second, obligatoire s’il y en a un de légal. Chacun est traité, avec ses buts et ses coffres, avant le suivant. Si le premier finit la manche, c’est tout ; si une carte qu’il a retournée rend le second impossible, tu gardes celui-ci et pioches 1 carte : ta main finit tout de même avec 1 carte de moins.
    .title = Éclaireur sans deux chemins
    .reason = La carte se joue avec deux cartes chemin ; les cartes cachées ne peuvent pas décider de ce qui est légal.

R-69 = Quelle carte une diversion déplace-t-elle, et où ? La carte chemin posée d’une main le plus récemment et encore dans le labyrinthe ; si la toute dernière a été retirée, la précédente. Si l’option diversion_target est réglée sur strict_last, seulement la toute dernière. Jamais une carte de la mise en place, un but ou un chemin de coffre. La nouvelle case doit être différente, et légale une fois la carte levée ; le demi-tour est permis. Faute d’une telle case, la diversion est injouable. Un chemin sous veto n’a jamais été posé, et une carte détournée reste la plus récente. Ce qui était ouvert (coffres, lieux, buts) le reste ; ce que la carte déplacée atteint de nouveau s’ouvre pour toi. C’est une action : outils cassés et prison ne l’interdisent pas.
    .title = Ce qu’une diversion déplace
    .reason = Le livret ne prévoit pas que la dernière carte ait été retirée ; la diversion reste ainsi utile.

R-70 = Combien y a-t-il d’exemplaires ? 2 nains cupides et 7 cartes action uniques, soit 9. Chaque carte action peut être choisie séparément.
    .title = Cartes des championnats, une à une
    .reason = Le livret permet de les employer seules ou ensemble.

## Mini-extensions

R-71 = La pépite de départ du droit de passage est-elle donnée une fois ou à chaque manche ? Une fois par partie. Les pépites comptent au score final dans le jeu de base aussi. Là, qui doit payer sans avoir de pépite échange d’abord une carte or de son choix, ouvertement, contre autant de pépites qu’elle en montre ; cette carte sort du jeu. Tu as donc de quoi payer si tu possèdes une pépite ou une carte or.
    .title = La pépite du début
    .reason = Elle appartient à la mise en place ; dès la deuxième manche, les gains peuvent aussi servir, dit le livret.

R-72 = Où se tient exactement un pion ? Sur un bord ouvert qui fait face à une case vide ; la case est fermée à toute carte chemin jusqu’au paiement. Il ne peut pas se tenir sur un bord face à un but, un coffre ou un lieu. Deux pions ne peuvent pas bloquer la même case, et aucun but ne peut y être déplacé. Le bord n’a pas besoin d’être relié au départ.
    .title = Où se tient un pion
    .reason = Toute carte sur cette case toucherait le bord ouvert : fermer la case ou fermer le bord revient au même.

R-73 = Le détenteur du jeton peut-il poser une carte sur la case de son propre pion ? Oui, gratuitement, et le pion s’en va. Qui paie pour un autre joueur doit y consentir. Le détenteur peut y consentir aussi : alors personne ne paie.
    .title = Ton propre pion
    .reason = Se payer soi-même ne change rien.

R-74 = Et si la carte au bord de laquelle se tient un pion est retirée ou déplacée ? Le pion et le jeton sont hors jeu pour la manche, et personne ne paie.
    .title = Un pion perd sa carte
    .reason = Une fois partis, les pions ne resservent pas de la manche.

R-75 = Et si une carte chemin posée sur la case d’un pion subit un veto ? Le paiement n’a pas lieu et le pion reste.
    .title = Veto sur une case à pion
    .reason = Un veto agit avant tout effet.

R-76 = Où se trouvent l’atelier et la fête, et quelle est leur forme ? Chacun occupe une case, ouverte sur quatre côtés tous joints : l’atelier en (4, −2), la fête en (4, 2). Ils sont visibles, donc leurs bords obligent leurs voisines dès le début : une carte à côté d’eux doit être ouverte de leur côté. Ils ne sont pas reliés par eux-mêmes.
    .title = Où se trouvent les lieux
    .reason = Seule l’image le montre ; c’est une valeur par défaut, gardée dans les données pour pouvoir être corrigée.

R-77 = Le visiteur de l’atelier doit-il changer même pour un rôle identique ? Oui : c’est obligatoire, cela n’arrive qu’une fois et compte même si la nouvelle carte montre le même rôle. Personne n’apprend si le rôle a changé. Le lieu est ensuite un chemin ordinaire qu’aucun éboulement ne peut retirer.
    .title = Une visite obligatoire
    .reason = Le livret dit seulement d’échanger.

R-78 = D’où l’atelier tire-t-il les rôles ? Dans Saboteur 2, du dessus des rôles non distribués ; l’ancien rôle va au-dessous et peut revenir plus tard : un changement de rôle ultérieur peut donc le tirer. Dans le jeu de base, on échange avec l’unique carte rôle restante. S’il n’y a pas de carte (tournoi, rôles non distribués épuisés), la visite n’a pas d’effet et compte quand même comme la première.
    .title = Rôles de l’atelier
    .reason = Le livret décrit les deux jeux différemment, et tous deux autrement que le changement de rôle.

R-79 = Quels rôles la fête mêle-t-elle ? Seulement ceux qui ont été distribués. Chacun, joueurs emprisonnés compris, en rend un et en reçoit un, peut-être le même, et voit le nouveau en privé. Les cartes placées devant les joueurs (prison, outils cassés, voleur) restent à leur joueur.
    .title = Les rôles que mêle la fête
    .reason = Le livret rassemble les rôles de tous les joueurs.

R-80 = Peut-on employer ensemble l’atelier et la fête ? D’ordinaire, un seul des deux ; l’option both_locations, inactive sauf si l’hôte l’active, permet les deux.
    .title = Les deux lieux ensemble
    .reason = La liste du contenu nomme une seule carte postale pour les deux.

R-81 = Et si une carte relie un lieu et un but ou un coffre ? Les lieux d’abord, puis les buts et les coffres dans l’ordre choisi par le joueur dont c’est le tour.
    .title = Lieu et but d’un coup
    .reason = Tous ces effets sont immédiats : le texte n’en met aucun devant ; un ordre fixe empêche de choisir si le changement de rôle compte encore avant que le trésor finisse la manche.

R-82 = Quels sont les 8 nouveaux buts ? 1 trésor, un sac d’or de 1, un sac d’or de 2, un dragon, une araignée géante et 3 pierres noires.
    .title = Les huit nouveaux buts
    .reason = Le livret donne les sortes mais non leurs nombres ; c’est une valeur par défaut à vérifier sur les cartes.

R-83 = Où se trouvent les 5 buts ? En (8, −4), (8, −2), (8, 0), (8, 2) et (8, 4).
    .title = Où se trouvent les cinq buts
    .reason = Seule l’image le montre ; c’est le prolongement de la colonne du jeu de base.

R-84 = Que fait l’araignée géante dans Saboteur 2 ? La manche finit comme si le trésor n’avait pas été atteint : les saboteurs et le profiteur gagnent, les géologues sont payés, les voleurs volent. Sans saboteur, le profiteur seul touche 3 et, sans profiteur, personne ne gagne. Dans le jeu de base sans saboteur, personne ne gagne.
    .title = L’araignée dans Saboteur 2
    .reason = Le profiteur gagne chaque fois que les saboteurs gagnent.

R-85 = À qui s’appliquent le sac d’or et le dragon ? Au joueur dont c’est le tour, quel que soit son rôle, même avec des outils cassés ou en prison. Le dragon prend 1 pépite ou, à qui n’a rien, aucune. Tout cela est public. Dans le jeu de base, les pépites s’ajoutent aux cartes or ; qui n’a que des cartes or en échange une contre des pépites, comme pour un pion.
    .title = Qui touchent sac et dragon
    .reason = Le dragon prend une pépite à qui en a, ce qu’on lit comme posséder de l’or.

R-86 = Et si un nouveau but ne peut pas concorder de tous les côtés ? On le tourne comme tout but révélé, et les discordances qui restent sont légales.
    .title = Un but qui ne concorde pas
    .reason = Le livret veut que tous les côtés concordent, ce qui n’est pas toujours possible.

R-87 = Et si trois buts ou plus sont atteints à la fois ? Un par un, dans l’ordre choisi par le joueur dont c’est le tour, jusqu’à ce que la manche finisse.
    .title = Trois buts ou plus
    .reason = Le livret répond pour deux ; c’est la même chose.

R-88 = Où se trouvent les coffres ? En (2, −2), (2, 2), (6, −2) et (6, 2). Si l’option chest_layout est réglée sur random, on les tire plutôt au hasard, dans les colonnes 1 à 7 et les rangées −3 à 3. Dans toute disposition, deux coffres ne partagent pas de côté, et aucun n’est sur une case occupée ni sur une case qui touche le départ ou un but.
    .title = Cases des coffres
    .reason = Le livret laisse le choix libre et montre des exemples ; éviter le départ et les buts évite des coffres qui s’ouvrent aussitôt.

R-89 = Et si un chemin de coffre ne peut pas rejoindre le bord qui l’a atteint ? On essaie les deux demi-tours ; si aucun n’ouvre vers ce bord, on prend celui qui a le moins de discordances. Le coffre est gagné quand même, seul le passage s’arrête là.
    .title = Un chemin qui se refuse
    .reason = Dans le livret, le coffre est pris avant que le chemin soit retourné.

R-90 = Comment un coffre déplace-t-il un but ? Un but quelconque avance d’une colonne, dans la même rangée, sans être vu s’il est caché. Un but révélé garde son demi-tour, les discordances sont tolérées, et il peut se trouver coupé ou joint ailleurs. La nouvelle case doit être vide et sans pion, sinon choisis un autre but ; si aucun ne peut bouger, rien ne se passe. Ce que les joueurs savent du but le suit. Puis on vérifie de nouveau ce qui est relié : un but caché qui fait maintenant face à un bord ouvert relié est révélé pour le joueur dont c’est le tour.
    .title = Éloigner un but
    .reason = Le livret laisse le choix du but et, sur la table, plus loin veut dire dans l’axe du tunnel ; une simple pierre est le choix inoffensif du mineur.

R-91 = Que peut encore un plan après le coffre qui l’interdit ? Il peut encore montrer des coffres ; quand il n’y a plus de coffre caché, un plan ne peut qu’être défaussé. L’interdiction dure toute la manche.
    .title = Les plans après l’interdiction
    .reason = La carte ne nomme que les buts.

R-92 = Comment prend-on une carte dans la main d’un autre ? À la fin du tour, au hasard et à l’insu des autres ; celui qui la perd voit laquelle est partie. Tu peux choisir quiconque a au moins 1 carte. Si personne n’en a, tu ne pioches quand même pas.
    .title = Prendre une carte à autrui
    .reason = Les mains sont secrètes et, dans d’autres boîtes, les cartes se perdent au hasard.

R-93 = Et si plusieurs effets changent la pioche d’un même tour ? On compte une seule fois, à la fin du tour. Si un effet dit de ne pas piocher, ce que font aussi la carte volée et une fouille réussie de la défausse, tu tires 0 carte de la pioche. Sinon, tu pioches le nombre de base (1 ; avec un éclaireur 2 ; avec un trésor oublié 0) et les cartes en plus. En regarder 3 et en garder 1 remplace une des cartes de base et vient d’abord ; s’il reste 1 ou 2 cartes, tu regardes celles-là et en gardes 1.
    .title = Compter la pioche
    .reason = Les cartes parlent de la fin de ton tour : un seul compte à ce moment est sûr.

R-94 = Comment le coffre à 1 pépite est-il payé dans le jeu de base ? Par une carte or qui en montre 1, cherchée dans la réserve d’or, qu’on mélange ensuite de nouveau ; s’il n’y en a plus, par un jeton de 1.
    .title = La pépite d’un coffre
    .reason = Le livret demande une telle carte dans le jeu de base.

R-95 = Comment agissent les deux coffres qui touchent à la défausse ? La mélanger et en regarder 5 se fait aussitôt, et non à la fin du tour ; les cartes non gardées retournent au-dessus, cachées, et tu ne pioches aucune autre carte. Si la défausse est vide, rien ne se passe et tu pioches comme d’habitude. Le coffre qui envoie 5 cartes de la pioche à la défausse le fait sans qu’on les voie, avec moins si la pioche est courte.
    .title = Fouiller la défausse
    .reason = « Aucune autre carte » suppose qu’on en a pris une.

R-96 = Et si plusieurs coffres s’ouvrent à la fois ? Le joueur dont c’est le tour choisit l’ordre, et chacun est traité entièrement avant le suivant.
    .title = Coffres ouverts ensemble
    .reason = C’est la règle pour deux buts.

## Variantes

R-97 = Comment l’or se partage-t-il avec des nains sabotés ? On tire une carte par mineur, sabotés compris. Les cartes circulent à l’inverse du sens de jeu entre les mineurs non sabotés, en commençant par celui qui a atteint le trésor ou, à défaut, par le suivant qui a droit à une part, et refont le tour jusqu’à la dernière. Si tous sont sabotés, on n’en tire aucune. Les nains cupides et les saboteurs sont payés comme d’habitude.
    .title = L’or sans les sabotés
    .reason = Le livret dit que certains peuvent recevoir plus d’une carte.

R-98 = Qui touche les 3 pépites du tournoi si un saboteur a atteint le trésor ? Personne : seul un mineur peut gagner les 3, et sinon chaque mineur en touche 2. Si un nain cupide l’a atteint, il en touche 4 et tous les autres 0, l’autre nain cupide compris.
    .title = Trois pépites aux seuls mineurs
    .reason = La phrase sur les 3 pépites est placée sous la victoire des mineurs.

R-99 = Qu’est-ce que la carte centrale du tournoi ? Une carte chemin tirée au hasard, demi-tour compris, en (4, 0). Elle n’est pas reliée au départ tant qu’on ne l’a pas jointe, mais ses bords obligent ses voisines dès le début. Un éboulement peut la retirer ; une diversion ne peut pas la déplacer. Les 39 autres cartes chemin et les 27 cartes action sont données.
    .title = La carte centrale du tournoi
    .reason = Elle est à trois cases du départ et ne touche rien.

R-100 = Combien dure un tournoi, et que peut-on y ajouter ? 3 manches. Comme il y a autant de rôles que de joueurs, aucun rôle ne reste et l’atelier des costumes est exclu. Les autres modules n’y entrent que si l’option allow_untested le permet.
    .title = Durée et ajouts
    .reason = Le livret énumère exactement ce que demande le tournoi.

## Toutes les boîtes

R-179 = Un but, ou une carte avec de l’or, peut-il se trouver plus tard à côté d’une échelle ? Oui : ce qu’une échelle ne peut pas toucher (dans Saboteur 2 un but, dans le Duel un but ou une carte avec de l’or) ne compte qu’au moment de poser l’échelle. Dans le Duel, toute carte où de l’or est imprimé compte, pris ou non.
    .title = Voisines d’une échelle
    .reason = Les livrets restreignent la pose de l’échelle et ne disent rien des autres cartes.

R-180 = Où se tient une porte ou un troll sur sa carte ? Dans Saboteur 2, une porte se tient entre les deux bords que la carte joint. Dans le Duel, une porte ne ferme que la branche où elle se tient, et les passages qui évitent cette branche restent ouverts ; un troll se tient au centre, donc aucun passage ne va d’un bord à un autre tant qu’il n’est pas soudoyé, mais chaque bord peut encore être atteint de l’extérieur.
    .title = Place des portes et trolls
    .reason = Seules les images des cartes le montrent ; c’est la lecture retenue là où elles ne tranchent pas.

R-181 = Peut-on jouer une carte action sans effet, juste pour s’en débarrasser ? Non : toute action demande une cible légale ou un effet ; sinon, passe. Un changement de sens a toujours un effet, un échange de buts peut finir sans échange, et un changement de rôle ou l’atelier des costumes peut redonner le même rôle.
    .title = Actions sans effet
    .reason = Passer est le moyen de se défaire d’une carte, et cela se fait en secret.

R-182 = Mélange-t-on la défausse quand la pioche est vide ? Non, jamais, dans aucune des boîtes.
    .title = Défausse jamais remélangée
    .reason = Les livrets disent comment on continue sans piocher ; une nouvelle pioche empêcherait les manches de finir.

R-183 = Que se passe-t-il si un joueur ne répond pas à temps ? À son tour, il passe en défaussant une carte au hasard. Dans toute autre décision, un veto, un paiement pour autrui, un vol, une hache, un filon, un troll à soudoyer ou une seconde défausse est refusé, un vote compte comme un refus et aucun pas n’est fait ; à défaut, un choix légal est tiré au hasard, chemin suivant d’un éclaireur compris. Les rôles restent cachés ; le délai relève de l’option de table turn_timer.
    .title = Joueurs absents
    .reason = Les autres peuvent continuer, et rien de secret n’est livré.

R-184 = Pioche-t-on au tour qui met fin à la manche ? Non : la manche finie, on ne pioche plus et aucun effet en attente n’a lieu.
    .title = Pioche du dernier tour
    .reason = Les mains ne servent plus ; la manche est finie sur-le-champ.

R-185 = Les rôles sont-ils montrés à tous après une manche ? Oui, ceux de tous les joueurs. Les cartes rôle restantes, jamais distribuées ou défaussées lors d’un changement de rôle demeurent cachées.
    .title = Rôles après la manche
    .reason = Les livrets retournent les cartes des joueurs ; aucun texte ne montre les autres.

## Ajouts à la relecture

R-186 = Dans quel ordre sont les cartes de la défausse ? La plus récente est au-dessus ; si deux cartes y vont ensemble, celle qui est visée (outil cassé, carte chemin, voleur, prison, carte sous veto) y va d’abord et celle qui est jouée se met par-dessus. Si un chemin d’éclaireur subit un veto, l’éclaireur est dessous, puis le chemin, puis le veto. Plusieurs cartes passées sont dans l’ordre que donne leur joueur. L’écran montre la taille de la défausse et ce que tous en savent, jamais plus, car une carte qu’on en retire est secrète ; une main peut donc contenir des cartes que tous ont vu jouer.
    .title = Ordre de la défausse
    .reason = L’ordre importe pour le trésor oublié, et les livrets ne le donnent pas.

R-187 = Et si ta main est vide mais pas la pioche ? Ton tour est sauté sans que tu pioches, comme avec une pioche vide ; seul un échange de mains peut te rendre des cartes. Si toutes les mains sont vides, la manche est finie, quoi qu’il reste dans la pioche. Il faut un recrutement, un éclaireur, des coffres ou un échange de mains pour en arriver là.
    .title = Main vide, pioche restante
    .reason = Saboteur 2 écarte un tel joueur jusqu’au terme de la manche, et chaque carte qui réduit une main dit qu’elle reste réduite.

R-188 = Où vont les cartes des coffres aux trésors ? Les coffres ouverts, et les coffres et chemins de coffre pris par un éboulement (cachés ou révélés), sont mis de côté jusqu’à la manche suivante et ne vont jamais à la défausse. Le coffre qui interdit les plans reste sur la table pour la manche.
    .title = Cartes de coffre utilisées
    .reason = Leur dos diffère, les 17 doivent resservir et, dans la défausse, elles pourraient finir dans une main.

R-189 = Que deviennent les effets en attente quand la manche finit ? Ils sont tous abandonnés : autres buts, coffres pas encore ouverts, cartes à piocher, carte à prendre dans une main. Les coffres déjà ouverts et les pépites déjà gagnées sont acquis.
    .title = Effets en attente
    .reason = Le trésor met fin à la manche sur-le-champ.

R-190 = Qu’annonce-t-on avant que les autres puissent opposer un veto ? La carte, sa case et son demi-tour, et toutes les cibles : joueur, but, type d’outil, carte chemin ou voleur à retirer, les deux buts, qui paie pour un pion. Restent pour après : échanger ou non, ce qui est regardé, pioché ou choisi, et le paiement lui-même. Un éclaireur peut subir un veto sur la carte, puis sur chacun des chemins.
    .title = Annoncer avant un veto
    .reason = Un veto répond à une carte déjà mise en jeu mais qui n’a pas encore d’effet.

R-191 = Comment demander à un autre de payer pour un pion ? Avant la pose, tu demandes à un joueur à la fois, à chacun au plus une fois par tour ; le silence vaut refus, et un refus laisse ton tour ouvert. Tu peux demander à quiconque a de quoi payer, et au détenteur du jeton, dont le oui ne coûte rien à personne. Tu ne demandes que là où tu pourrais alors poser : ni outil cassé ni prison devant toi, et dans ta main une carte qui convient à la case. Demande et paiement sont publics.
    .title = Demander un paiement
    .reason = Le livret permet de demander à une autre personne, détenteur compris, sans dire comment ; ainsi le tour reste court.

R-192 = Et si ce que tu as vu a pu changer depuis ? Ce que tu as vu (un but, un coffre, un rôle, une main donnée) reste noté tel quel, avec son moment, et n’est jamais corrigé pour toi. Un échange de buts, un changement de rôle, l’atelier des costumes ou la fête souterraine le marque « a pu changer », sauf si c’est ton propre fait. Après une fête, d’un rôle que tu avais vu, tu sais seulement qu’il est encore parmi les rôles distribués, plus à qui il est.
    .title = Un savoir qui vieillit
    .reason = Le corriger livrerait un secret, et l’oublier t’ôterait ce que tu as appris.

R-193 = Une carte cachée peut-elle rendre un coup légal ou illégal ? Jamais : ce que tu peux faire découle des faits publics, de ta main et des cartes que cette décision même te montre (or à partager, trésor oublié, trois cartes piochées, fouille de la défausse), et non de ton rôle. Les cartes cachées n’agissent qu’une fois révélées. Si l’une d’elles rend alors impossible la suite d’un coup, comme le second chemin d’un éclaireur, cette suite tombe.
    .title = Cartes cachées et légalité
    .reason = Sinon, un coup refusé trahirait un secret.

R-194 = Un joueur qui n’a plus de tours peut-il encore être une cible ? Oui : une main vide ne protège ni des outils cassés, ni de la prison, ni de l’inspection, ni du changement de rôle, ni de l’échange de mains, ni du vol, ni de la fête.
    .title = Cibles sans tour
    .reason = Tout cela compte encore au partage de l’or.

R-238 = Quand une carte action jouée va-t-elle à la défausse ? Quand tout ce qu’elle a mis en route est fini, coffres ouverts et buts retournés par elle compris. Rien de ce qu’on tire de la défausse ne peut donc être la carte elle-même. Elle quitte la main au moment où on la pose : le nombre de cartes d’une main ne la compte jamais. Un éclaireur est au-dessus de tout ce que ses chemins ont fait, même si le second finit la manche.
    .title = Où est une carte jouée
    .reason = Le livret défausse ces cartes une fois leur effet utilisé.

R-239 = Qui a gagné une manche sans saboteur où personne n’a atteint le trésor ? Dans le jeu de base, où trois ou quatre joueurs peuvent n’en recevoir aucun, personne. Dans Saboteur 2, le profiteur seul, s’il y en a un ; sinon personne. Rien ne déclare vainqueurs des saboteurs qui n’existent pas.
    .title = Manches sans saboteur
    .reason = Qui n’est pas là ne peut rien gagner.
