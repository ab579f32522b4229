### La mine se rebelle : un message par clause (DC-1 à DC-78).
### Nos propres mots. 003 est la règle de La mine se rebelle.
### Chaque commentaire de groupe (« ## … ») est un titre de la page générée docs/rules/dark-cave.fr.md.

## Matériel

DC-1 = Il y a 50 cartes chemin : 19 de niveau I, 17 de niveau II et 14 de niveau III. Il y a 32 cartes action : 10 de niveau I, 10 de niveau II et 12 de niveau III.
    .title = Cartes chemin et action
    .source = 003, Matériel

DC-2 = Il y a aussi 4 buts, 1 départ, 10 cartes clan, 8 nains avec leur carte (4 par clan), 46 pépites, 3 toiles, 3 créatures et 5 aides de jeu.
    .title = Le reste du matériel
    .source = 003, Matériel

DC-3 = Les cartes action sont 5 informations secrètes, 3 éboulements, 2 échanges de mains, 3 toiles, 3 bottes, 3 haches, 5 rats, 4 lindworms et 4 gobelins.
    .title = Sortes d’actions
    .source = 003, Cartes Action

DC-4 = Parmi les cartes chemin, 9 ont des abysses, 4 une échelle, 4 sont des ponts, 5 des doubles courbes avec tunnel et 2 ont un filon d’or. L’un des buts a des abysses, un autre une échelle, un autre un filon ; un seul est la sortie.
    .title = Chemins spéciaux et buts
    .source = 003, Cartes Chemin spécial

DC-5 = Chaque clan, le jaune et le bleu, a 3 cartes loyal et 2 saboteurs. Le dos montre à tous le clan dont tu portes les couleurs ; la face, secrète, celui pour lequel tu travailles.
    .title = Deux côtés des cartes clan
    .source = 003, Les clans nains

DC-6 = Un nain loyal travaille pour le clan du dos de sa carte, un saboteur pour l’autre. Voir R-150.
    .title = Pour qui l’on travaille
    .source = 003, Les clans nains

## Mise en place

DC-7 = Le départ est au centre. Les buts, mélangés, sont posés face cachée aux coins de la zone : 9 cartes sur 9 de 2 à 5 joueurs, 7 sur 7 de 6 à 8.
    .title = Départ et buts
    .source = 003, Préparation

DC-8 = À 2 joueurs, on prend 1 carte loyal de chaque clan et aucun saboteur. À 3 ou 4, toutes les cartes d’un seul clan sauf 1 loyal : 2 loyaux et 2 saboteurs. De 5 à 8, toutes les cartes sauf 1 saboteur de chaque clan.
    .title = Cartes clan en jeu
    .source = 003, Préparation

DC-9 = Chacun en reçoit une, la regarde en secret et la garde face cachée jusqu’à ce qu’un filon, la sortie ou la fin la retourne. Les autres sont mises de côté sans être vues : 0 à 2 joueurs, 1 à 3, 0 à 4, 3 à 5, 2 à 6, 1 à 7, 0 à 8.
    .title = Donne des cartes clan
    .source = 003, Préparation

DC-10 = Ton nain, du clan que tu portes, commence sur le départ. Sa carte est devant toi avec 3 pépites.
    .title = Nains et premières pépites
    .source = 003, Préparation

DC-11 = Les paquets I, II et III sont mélangés séparément, et 5 cartes de chacun retournent dans la boîte sans être vues. Il en reste 24, 22 et 21.
    .title = Trois paquets mélangés
    .source = 003, Préparation

DC-12 = Chacun reçoit 5 cartes : de 2 à 4 joueurs 5 de I, à 5 ou 6 joueurs 4 de I et 1 de II, à 7 ou 8 joueurs 3 de I et 2 de II.
    .title = Donne des mains
    .source = 003, Préparation

DC-13 = Le reste forme la pioche : III tout en bas, II par-dessus, I en haut. I/II/III : 2 joueurs 14/22/21, 3 joueurs 9/22/21, 4 joueurs 4/22/21, 5 joueurs 4/17/21, 6 joueurs 0/16/21, 7 joueurs 3/8/21, 8 joueurs 0/6/21.
    .title = La pioche empilée
    .source = 003, Préparation

DC-14 = Le livret fait commencer le joueur le plus fiable ; ici le hasard décide, voir R-22. On joue dans le sens horaire.
    .title = Qui commence
    .source = 003, Préparation

## Tour

DC-15 = Un tour a 3 étapes : jouer une carte ou en défausser 1 ou 2, c’est obligatoire ; avancer son nain de 3 pas au plus, c’est permis ; piocher.
    .title = Trois étapes dans l’ordre
    .source = 003, Déroulement

DC-16 = Si la pioche est vide, on ne pioche pas. Si ta main est vide au début de ton tour, il passe tout entier : ni déplacement ni pioche. Voir R-227.
    .title = Pioche vide, main vide
    .source = 003, Déroulement

DC-17 = Après une carte jouée, tu en pioches 1 ; si tu passes, autant que tu en as défaussé.
    .title = Combien on pioche
    .source = 003, Étape 3

## Cartes chemin

DC-18 = Une carte chemin doit prolonger un chemin déjà présent dans la mine ou un but visible. Un bord ouvert touche un bord ouvert, un bord fermé un bord fermé, et aucune carte n’est posée de travers. Voir R-152.
    .title = Où poser un chemin
    .source = 003, Étape 1 · A

DC-19 = Elle n’a besoin d’être reliée ni au départ ni à ton nain, et peut sortir de la zone de jeu.
    .title = Aucune liaison exigée
    .source = 003, Étape 1 · A

DC-20 = Sont donc fautives : une carte qui ne touche rien ; une carte posée de travers ; un chemin contre un bord fermé ; une carte qui s’accorde mais ne prolonge aucun chemin.
    .title = Quatre erreurs
    .source = 003, Étape 1 · A

DC-21 = Il faut 1 pas pour traverser une carte de niveau I, 2 pour le niveau II, 3 pour le niveau III. Disposition des cases : R-151.
    .title = Pas pour traverser une carte
    .source = 003, Cartes Chemin

DC-22 = C’est des abysses que surgissent les créatures.
    .title = Ce que font les abysses
    .source = 003, Cartes Chemin spécial

DC-23 = D’une case avec échelle, on passe à n’importe quelle autre case avec échelle pour 1 pas ; le départ et le but à échelle révélé comptent.
    .title = D’échelle en échelle
    .source = 003, Cartes Chemin spécial

DC-24 = Les deux voies d’un pont ne se rejoignent pas : on ne passe pas du tablier au chemin du dessous, ni l’inverse.
    .title = Sur et sous un pont
    .source = 003, Cartes Chemin spécial

DC-25 = Si ton nain passe sur le pont, ton voisin de gauche tire au hasard une carte de ta main et la défausse sans la regarder ; tu as une carte de moins jusqu’à la fin. Voir R-153.
    .title = Le prix d’un pont
    .source = 003, Cartes Chemin spécial

DC-26 = Un tunnel relie les deux courbes de sa carte et forme une case à part. Qui y entre paie aussitôt 1 pépite, ou rien s’il n’en a plus. Voir R-154.
    .title = Le prix d’un tunnel
    .source = 003, Cartes Chemin spécial

DC-27 = Quand un filon est posé, on place 1 pépite sur son symbole. Un nain qui finit son déplacement sur cette case peut la prendre. Voir R-156.
    .title = L’or d’un filon
    .source = 003, Cartes Chemin spécial

DC-28 = Qui prend l’or d’un filon retourne sa carte clan face visible pour le reste de la partie.
    .title = Le prix de l’or
    .source = 003, Cartes Chemin spécial

## Actions à effet immédiat

DC-29 = Une telle carte est montrée, posée face visible sur la défausse, sauf une toile, et appliquée une fois.
    .title = Montrée puis défaussée
    .source = 003, Cartes Action à effet immédiat

DC-30 = Tu regardes un but ou la carte clan d’un autre joueur et gardes pour toi ce que tu as vu. Voir R-178.
    .title = Information secrète
    .source = 003, Cartes Action à effet immédiat

DC-31 = Un éboulement retire une carte chemin où ne se trouve ni nain ni créature, jamais le départ ni un but. Ses toiles partent aussi, et l’or d’un filon va à la réserve. Voir R-167.
    .title = Ce qu’emporte un éboulement
    .source = 003, Cartes Action à effet immédiat

DC-32 = Tu échanges toute ta main avec un autre joueur. Tu ne pioches pas ; à la fin de ton tour, l’autre pioche 1 carte. Exemple : tu avais 5 cartes, l’autre 3 ; tu en as 3 et l’autre 4 plus 1, soit 5.
    .title = Échanger les mains
    .source = 003, Cartes Action à effet immédiat

DC-33 = La carte reste face visible devant toi. Son jeton va, côté 2 visible, entre deux cartes ou au bout d’un chemin, jamais sur une autre toile.
    .title = Poser une toile
    .source = 003, Cartes Action à effet immédiat

DC-34 = Une toile arrête nains et créatures pendant 2 tours de table : au début de ton tour suivant on la tourne sur 1, à celui d’après elle part avec sa carte. Voir R-157.
    .title = Durée d’une toile
    .source = 003, Cartes Action à effet immédiat

DC-35 = Un chemin fermé par une toile peut quand même être prolongé.
    .title = Construire malgré une toile
    .source = 003, Cartes Action à effet immédiat

## Équipement

DC-36 = L’équipement se pose face visible devant soi ou devant un autre joueur.
    .title = Devant n’importe qui
    .source = 003, Cartes Action avec de l’équipement

DC-37 = Avec des bottes, tu peux faire 1 pas de plus à chacun de tes tours, soit 4. Personne n’en a plus d’une paire.
    .title = Ce que donnent les bottes
    .source = 003, Cartes Action avec de l’équipement

DC-38 = À ton tour, depuis une case voisine d’une toile, tu peux défausser une hache pour tourner la toile de 2 à 1, ou la retirer avec sa carte si elle montre 1. Voir R-157 et R-158.
    .title = Hache contre une toile
    .source = 003, Cartes Action avec de l’équipement

DC-39 = Quand une créature arrive sur ta case ou toi sur la sienne, tu peux défausser une hache avant l’attaque : la créature part et sa carte est défaussée. Voir R-159.
    .title = Hache contre une créature
    .source = 003, Cartes Action avec de l’équipement

DC-40 = La hache doit déjà être devant toi ; jouée de la main, elle ne sert pas aussitôt. Voir R-158.
    .title = Une hache déjà là
    .source = 003, Cartes Action avec de l’équipement

## Créatures

DC-41 = La carte est face visible devant toi. Place la créature sur une case avec des abysses, puis déplace-la : le rat de 3 pas au plus, le lindworm de 4, le gobelin de 5. La placer ne coûte aucun pas. Sans abysses en vue, on ne peut l’appeler.
    .title = Appeler une créature
    .source = 003, Cartes Action pour attirer et déplacer des Créatures

DC-42 = On peut renoncer à des pas, et aller puis revenir.
    .title = Libre usage des pas
    .source = 003, Cartes Action pour attirer et déplacer des Créatures

DC-43 = Si elle rencontre des nains, elle s’arrête là et attaque en même temps tous ceux de la case.
    .title = Rencontrer des nains
    .source = 003, Cartes Action pour attirer et déplacer des Créatures

DC-44 = Une seule hache sauve tous les nains de la case.
    .title = Une hache sauve tous
    .source = 003, Cartes Action pour attirer et déplacer des Créatures

DC-45 = Les créatures prennent librement échelles, ponts et tunnels. Elles ne franchissent aucune toile et ne révèlent aucun but.
    .title = Où vont les créatures
    .source = 003, Cartes Action pour attirer et déplacer des Créatures

DC-46 = Elle part, avec sa carte, au début du tour suivant du joueur qui l’a appelée.
    .title = Départ d’une créature
    .source = 003, Cartes Action pour attirer et déplacer des Créatures

DC-47 = Si elle est déjà en jeu, on la déplace depuis sa case ; l’ancienne carte est défaussée et son temps repart. Elle n’attaque les nains de sa case de départ que si elle la quitte et y revient. Voir R-162 et R-166.
    .title = Une créature en jeu
    .source = 003, Si la Créature est déjà en jeu

DC-48 = Le rat te coûte une carte tirée au hasard, comme un pont (DC-25).
    .title = Attaque du rat
    .source = 003, Les Créatures et leurs effets

DC-49 = Le lindworm couche ton nain ; à ton tour suivant il se relève mais ne bouge pas. Voir R-165.
    .title = Attaque du lindworm
    .source = 003, Les Créatures et leurs effets

DC-50 = Le gobelin prend 1 pépite. Avec 0 tu ne perds rien, mais il s’arrête quand même.
    .title = Attaque du gobelin
    .source = 003, Les Créatures et leurs effets

DC-51 = Exemple : un rat sort des abysses et rencontre un nain bleu après 2 de ses 3 pas. Il attaque, bleu perd 1 carte, et le troisième pas est perdu.
    .title = Exemple du rat
    .source = 003, Les Créatures et leurs effets

## Passer

DC-52 = Passer, c’est défausser 1 ou 2 cartes face cachée.
    .title = Défausser à la place
    .source = 003, Étape 1 · C

## Déplacement

DC-53 = Tu fais au plus 3 pas, 4 avec des bottes, d’une case chacun. Le nombre de nains par case n’est pas limité.
    .title = Trois pas au plus
    .source = 003, Étape 2

DC-54 = Passer d’une échelle à l’autre compte 1 pas. Tablier et tunnel coûtent aussitôt, comme en DC-25 et DC-26.
    .title = Ce que coûte la route
    .source = 003, Étape 2

DC-55 = On ne franchit pas une toile, sauf si une hache la retire.
    .title = Toiles sur la route
    .source = 003, Étape 2

DC-56 = Arriver sur la case d’une créature met fin au déplacement, et elle attaque ; une hache peut la repousser.
    .title = Rejoindre une créature
    .source = 003, Étape 2

DC-57 = Le premier sur un but caché le retourne, lui fait faire un demi-tour s’il faut pour joindre le chemin, avance sur sa première case et s’arrête. Voir R-169.
    .title = Entrer sur un but caché
    .source = 003, Atteindre une carte Arrivée

DC-58 = Il doit joindre au moins la carte d’où l’on vient ; ses autres côtés peuvent ne pas s’accorder.
    .title = Raccorder un but
    .source = 003, Atteindre une carte Arrivée

## Sortie

DC-59 = Qui atteint la case de la sortie quitte aussitôt la mine et montre sa carte clan. On continue à jouer et à piocher des cartes, mais sans bouger.
    .title = Quitter la mine
    .source = 003, Trouver la sortie

DC-60 = Le premier sorti regarde les cartes clan mises de côté. Voir R-170.
    .title = Le premier sorti
    .source = 003, Fin de la partie

## Fin et décompte

DC-61 = La partie finit aussitôt quand la pioche est vide et toutes les cartes jouées (R-171), ou quand tous ceux qui travaillent pour un clan sont sortis.
    .title = Quand la partie finit
    .source = 003, Fin de la partie et décompte final

DC-62 = Si tous les porteurs d’une couleur sont sortis mais qu’un saboteur travaillant pour elle est encore dedans, ce n’est pas fini ; un porteur qui travaille pour l’autre côté n’a pas à être sorti. Exemple : Y1 et Y2 portent le jaune, B3 le bleu, tous travaillent pour le jaune ; ce n’est fini que quand les 3 sont sortis.
    .title = La face compte, pas le dos
    .source = 003, Fin de la partie et décompte final

DC-63 = Si personne ne peut plus atteindre la sortie, les joueurs peuvent convenir d’arrêter. Voir R-177.
    .title = Finir d’un commun accord
    .source = 003, Fin de la partie et décompte final

DC-64 = Toutes les cartes clan sont montrées. Les nains encore dedans perdent leur or.
    .title = L’or resté dedans
    .source = 003, Distribution de l’or

DC-65 = Le trésor d’un clan est le nombre de pépites sauvées par ceux qui travaillent pour lui, multiplié par le nombre de ceux qui travaillent pour l’autre. Voir R-150.
    .title = Trésor d’un clan
    .source = 003, Distribution de l’or

DC-66 = Exemple à 5 joueurs : ceux qui travaillent pour le jaune sauvent 2 + 2 = 4, fois 3 font 12 ; ceux du bleu (2 portent le bleu, 1 est un saboteur en jaune) sauvent 2 + 3 + 0 = 5, fois 2 font 10. Le jaune gagne.
    .title = Exemple de décompte
    .source = 003, Distribution de l’or

DC-67 = En cas d’égalité, le clan pour lequel travaille le premier sorti gagne. Si personne n’est sorti : R-172.
    .title = Égalité des trésors
    .source = 003, Distribution de l’or

DC-68 = Tous les joueurs qui travaillent pour ce clan gagnent, sortis ou non.
    .title = Tous les travailleurs gagnent
    .source = 003, Distribution de l’or

## Information

DC-69 = Public : le dos des cartes clan, les figurines, les pépites, l’équipement, les toiles et leur côté, les créatures, la taille des mains, les cartes clan retournées. Privé : ta carte clan, ta main, ce que tu as regardé ; pour le premier sorti, les cartes mises de côté. Jamais vu : les 15 cartes de la boîte, et celles passées ou perdues par les autres.
    .title = Public, privé, jamais vu
    .source = 003, Préparation

DC-70 = À 2 joueurs, aucune carte clan n’est secrète.
    .title = À deux, rien de caché
    .source = 003, Préparation

DC-71 = Exemple à 5 joueurs, 1 pour le jaune et 4 pour le bleu : le jaune sort le premier avec 3 pépites, et la partie est finie. Le jaune a 3 × 4 = 12, le bleu 0 × 1 = 0 ; le jaune gagne.
    .title = Exemple du travailleur seul
    .source = 003, Distribution de l’or ; R-150

DC-72 = Exemple : 3 travaillent pour le jaune et sauvent 3 pépites, 2 pour le bleu et en sauvent 2, donc 3 × 2 = 6 et 2 × 3 = 6. Le premier sorti était un saboteur en jaune : il travaille pour le bleu, et le bleu gagne.
    .title = Exemple d’égalité
    .source = 003, Distribution de l’or

## Autres cas

DC-73 = Si toutes les mains sont vides, la partie finit, même s’il reste des cartes dans la pioche.
    .title = Toutes les mains vides
    .source = 003, Fin de la partie ; R-227

DC-74 = De deux créatures sur une case, chacune attaque ; une hache en repousse une.
    .title = Deux créatures ensemble
    .source = 003, Hache ; R-228

DC-75 = À 2 joueurs, le premier sorti met fin à la partie et gagne, même avec 0 pépite contre 0.
    .title = Deux joueurs, une sortie
    .source = 003, Fin de la partie ; R-230

DC-76 = Une créature reprise par un autre joueur garde sa place et reste jusqu’au tour suivant de celui-ci. Exemple : A appelle le rat, B le déplace ; il reste pendant le tour suivant de A et part à celui de B.
    .title = Une créature reprise
    .source = 003, Si la Créature est déjà en jeu

DC-77 = Exemple à 4 joueurs, 2 loyaux en jaune et 2 saboteurs ; les deux saboteurs sortent avec 3 et 2 pépites, un loyal avec 3. C’est fini quand le second saboteur sort : 5 × 2 = 10 contre 3 × 2 = 6.
    .title = Exemple à un clan
    .source = 003, Distribution de l’or

DC-78 = Les pas comptent sur les buts comme sur les chemins : de la première case de la carte sortie, la sortie elle-même demande encore un pas, à un tour suivant.
    .title = Les pas sur les buts
    .source = 003, Atteindre une carte Arrivée
