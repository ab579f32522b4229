### Décisions sur La mine se rebelle : les questions que le livret laisse ouvertes ou tranche de deux façons.
### 003 est la règle de La mine se rebelle.
### Chaque commentaire de groupe (« ## … ») est un titre sous « Décisions » dans les pages générées.

## La mine se rebelle

R-150 = Pour qui compte l’or d’un saboteur, et quelles têtes multiplient ? Les faces des cartes clan décident : le trésor d’un clan est le nombre de pépites sauvées par ceux qui travaillent pour lui, multiplié par le nombre de nains, dedans ou dehors, qui travaillent pour l’autre.
    .title = À qui l’or, combien de têtes
    .reason = Le texte du livret parle des dos ; son exemple ne tombe juste qu’avec les faces.

R-151 = Comment une carte est-elle découpée en cases ? Niveau I : une case par voie. Niveau II : une par bord ouvert, toutes celles d’une voie se touchant. Niveau III, et buts : une par bord ouvert et un carrefour entre elles. Le symbole est au carrefour, sinon sur la case ouest, sinon sur la première. Un fichier de cartes peut le corriger, mais pas le nombre de pas qu’il faut pour traverser la carte (DC-21). Tous les nains commencent sur l’échelle du départ.
    .title = Les cases d’une carte
    .reason = Le découpage n’est imprimé que sur les cartes ; ce modèle donne exactement les pas que nomme le livret.

R-152 = Que doit toucher une nouvelle carte chemin ? Au moins un de ses bords ouverts doit toucher un bord ouvert d’une partie quelconque de la mine ou d’un but visible. Aucune liaison au départ n’est exigée, la zone n’a pas de bord, les buts cachés n’imposent rien. Un côté fermé contre un chemin ouvert est aussi fautif que l’inverse.
    .title = Prolonger dans la mine
    .reason = Le texte ne nomme qu’une moitié de l’accord ; les images de cartes fautives montrent le reste.

R-153 = Quel pas sur un pont coûte la carte ? Celui qui mène sur le bois depuis un emplacement qui n’est pas du bois de la même carte, une fois à chaque entrée, même si l’on s’y arrête ou revient. Le passage du dessous est gratuit. Les figurines du tablier et du dessous ne se rencontrent pas, et les créatures ne paient rien.
    .title = Quand un pont coûte
    .reason = Le livret dit « sur » et « franchit » ; l’entrée est le seul moment sans équivoque.

R-154 = Comment traverse-t-on un tunnel ? C’est une case entre les deux courbes : un pas pour entrer, un pour sortir. La pépite est due à chaque entrée ; sortir d’un côté ou de l’autre est gratuit. On peut s’y arrêter et y être attaqué.
    .title = La case d’un tunnel
    .reason = Le livret en fait une case distincte et prend la pépite aussitôt.

R-155 = Une toile arrête-t-elle le passage d’une échelle à l’autre ? Non : les toiles sont sur les bords des cartes, et ce passage n’en franchit aucun. De même pour les créatures.
    .title = Toiles et échelles
    .reason = Une toile ferme l’endroit où elle est, rien d’autre.

R-156 = Faut-il prendre l’or d’un filon ? Non : à la fin de la deuxième étape on le peut, même sans avoir bougé ou si une attaque a arrêté le nain là ; pas dans un tour sans deuxième étape. La carte clan montrée en est le prix.
    .title = L’or du filon est-il imposé
    .reason = Le livret dit « prenez », mais aussi « si vous prenez » : un choix.

R-157 = Une toile peut-elle fermer un but caché, et comment court son temps ? Oui, c’est le bout d’un chemin. Le côté visible est l’horloge : au début d’un tour de son joueur, 2 devient 1 et 1 s’en va ; les tours passés ou joués dehors comptent. Une hache la raccourcit donc d’un tour de table.
    .title = Place et durée des toiles
    .reason = Le livret compte par les deux côtés du jeton.

R-158 = Quand peut-on se servir d’une hache ? Pas au tour où on la pose devant soi ; ensuite toujours, contre les créatures aussi aux tours des autres. Posée devant toi par un autre, elle sert aussitôt. Contre une toile, il faut être sur la case qui touche son bord, à n’importe quel moment de ton tour : avant ta carte, entre deux pas, après le dernier, et dans un tour sans déplacement.
    .title = Quand sert une hache
    .reason = Le livret interdit de profiter aussitôt d’une hache jouée de la main.

R-159 = Le déplacement continue-t-il quand une hache repousse la créature rejointe ? Non : la rejoindre y avait mis fin. La hache sauve tous ceux de la case. Si plusieurs en ont une, on leur demande dans l’ordre des places depuis le joueur actif, et une seule est dépensée.
    .title = Hache et déplacement
    .reason = Le déplacement finit avant l’attaque que la hache empêche.

R-160 = Combien de temps servent les bottes, et peut-on en avoir deux ? Elles servent à chacun de tes tours, dès celui où elles sont posées. Une seconde paire n’est pas permise ; si tous en ont, la carte ne peut qu’être défaussée.
    .title = Des bottes pour toujours
    .reason = Le livret permet une carte par joueur.

R-161 = Qui peut recevoir de l’équipement ? Seulement les joueurs dont le nain est encore dans la mine ; autant de haches qu’on veut. Ce qui est devant un joueur sorti ne sert plus.
    .title = L’équipement des autres
    .reason = Hors de la mine il n’aurait aucun effet (R-181).

R-162 = Et si des nains sont sur les abysses d’où sort une créature ? Elle les attaque et s’arrête.
    .title = Surgir sur des nains
    .reason = L’exception de la case de départ est écrite pour les créatures déjà en jeu.

R-163 = Une créature peut-elle être sur la sortie ? Oui : le nain qui y arrive est attaqué, puis sort aussitôt, couché ou non. Les buts cachés sont fermés aux créatures.
    .title = Créatures sur la sortie
    .reason = Rien n’interdit cette case, et ce qui compte est d’atteindre la sortie.

R-164 = Est-on attaqué si l’on commence son tour sur la case d’une créature ? Non. On part librement ; revenir déclenche l’attaque.
    .title = Commencer près d’une créature
    .reason = Une attaque suit un pas vers la case.

R-165 = Et si le lindworm te frappe à ton propre tour ? Ton déplacement finit, et au tour suivant tu te relèves sans bouger. Si tu l’as mené sur toi-même à la première étape, tu ne bouges pas non plus à ce tour. D’autres coups n’ajoutent rien ; les cartes se jouent comme d’habitude.
    .title = Lindworm à ton tour
    .reason = On reste couché jusqu’à son tour suivant.

R-166 = Combien de temps reste une créature rappelée ? L’ancienne carte est aussitôt défaussée, et elle part au début du tour du nouveau joueur, même s’il passe ou est sorti. On ne rappelle pas la sienne : elle est partie quand le tour commence.
    .title = Le temps d’une créature
    .reason = Le livret la laisse jusqu’à ce que ton tour revienne.

R-167 = Qu’emporte une carte retirée par un éboulement ? Toute toile sur ses bords, avec sa carte action. Un nain ou une créature sur n’importe quelle case la protège.
    .title = Éboulement et toiles
    .reason = Le livret le dit des toiles et nomme la carte entière.

R-168 = Quand les mains changent-elles, et qui pioche ? Elles changent à la première étape, donc les pertes de la deuxième viennent de la nouvelle main ; à la troisième, l’autre joueur pioche 1 carte. On peut échanger des mains vides.
    .title = Piocher après un échange
    .reason = C’est l’ordre des étapes.

R-169 = Comment entre-t-on sur un but caché ? Il faut 1 pas. Des demi-tours qui joignent le chemin d’où l’on vient, celui qui s’accorde avec le plus de côtés ; s’ils se valent, tu choisis. Tu t’arrêtes sur la première case ; si c’est la sortie tu sors, si elle porte de l’or tu peux le prendre.
    .title = Retourner un but
    .reason = Le livret exige la jonction avec la carte d’où l’on vient et laisse le reste ouvert.

R-170 = Qui constate qu’un côté est sorti ? Le jeu le vérifie par les cartes clan après chaque sortie. Le premier sorti voit quand même les cartes mises de côté. Tant que la partie continue, chacun peut conclure que chaque côté a quelqu’un dedans.
    .title = Constater la fin
    .reason = À table, le premier sorti annonce la fin grâce à ce savoir.

R-171 = La dernière carte donne-t-elle encore droit au déplacement ? Oui : ce tour s’achève, puis la partie finit.
    .title = Dernière carte et déplacement
    .reason = Toute carte jouée a payé son déplacement.

R-172 = Qui gagne si personne ne sort ? Personne. À trésors égaux et avec un sorti, la règle d’égalité imprimée vaut.
    .title = Personne ne sort
    .reason = L’égalité se tranche par le premier sorti, et il n’y en a pas.

R-173 = Quel clan prend-on à 3 ou 4 joueurs ? Un clan tiré au sort ; tous le portent, et les loyaux affrontent les saboteurs. Chaque côté a au moins 1 nain à tout nombre de joueurs.
    .title = Un clan à peu de joueurs
    .reason = Le livret laisse la couleur ouverte.

R-174 = Les 46 pépites peuvent-elles manquer ? Non : 8 fois 3 et 3 filons ne les dépassent jamais.
    .title = Assez de pépites
    .reason = C’est une somme.

R-175 = Que se passe-t-il quand une carte est perdue au hasard ? Le hasard la tire à la place du voisin de gauche, qu’il soit dans la mine ou non ; à 2 joueurs c’est l’adversaire. Une main vide ne perd rien.
    .title = Perdre une carte au hasard
    .reason = Le voisin tire à l’aveugle et n’a rien à choisir.

R-176 = Comment sont les cartes sur la défausse ? Les cartes action jouées face visible, les cartes passées et perdues face cachée.
    .title = De quel côté défausser
    .reason = Le livret le dit de chacune.

R-177 = Comment convient-on d’arrêter la partie ? Par un vote unanime, sans preuve. On peut le proposer une fois à son tour, avant de jouer une carte. L’option agree_end peut l’interdire.
    .title = S’accorder sur la fin
    .reason = Le livret s’en remet aux joueurs.

R-178 = Que peut-on regarder ? Un but caché, ou la carte clan cachée d’un autre joueur. S’il n’y a ni l’un ni l’autre, la carte ne se joue pas.
    .title = Cibles de l’information secrète
    .reason = Ce qui est visible n’a pas à être regardé.

R-227 = Et si ta main est vide mais pas la pioche ? Ton tour passe sans piocher ; seul un échange de mains joué par un autre te rend des cartes. Si toutes les mains sont vides, la partie est finie.
    .title = Main vide, pioche pleine
    .reason = Plus personne ne pourrait jamais agir.

R-228 = Et si des créatures se croisent ? Elles passent et partagent les cases librement. Un nain qui en rejoint plusieurs est attaqué par chacune, dans l’ordre que choisit son joueur ; une hache en repousse une.
    .title = Créatures qui se croisent
    .reason = Le livret parle d’une créature à la fois.

R-229 = Qui peut employer une hache contre une créature ? Seulement ceux qu’elle attaque. Si la créature vient, c’est tout joueur dont le nain est sur sa case, couché ou non, à n’importe quel tour, même contre sa propre créature ; si un nain marche sur une créature, lui seul. Jamais depuis l’extérieur. C’est facultatif, met fin au déplacement de la créature et sauve tous ceux de la case.
    .title = Qui brandit une hache
    .reason = Le livret permet de frapper avant d’être attaqué.

R-230 = Qu’est-ce qui change à 2 joueurs ? Chaque côté est un seul nain : la première sortie met fin à la partie et gagne, pépites fois 1 contre 0, ou par la règle d’égalité.
    .title = Un duel à deux
    .reason = Cela découle des deux fins de partie.

R-231 = Que fait encore celui qui sort ? Les pas restants sont perdus ; il pioche sauf si la partie est finie, et ne joue plus que la première et la troisième étape. Ses toiles et créatures gardent leur temps. On peut échanger sa main avec la sienne, et aucune créature ne l’atteint. Un côté entier dehors met fin à la partie aussitôt.
    .title = Les tours après la sortie
    .reason = Le livret laisse le nain sorti continuer à jouer des cartes.

R-232 = Avec qui échanger les mains ? Avec n’importe qui, sorti ou sans carte, et ta main peut être vide après avoir joué la carte. Si la pioche est vide, personne ne pioche. Les cartes reçues se jouent à partir du tour suivant.
    .title = Limites d’un échange
    .reason = Le livret dit que le nombre de cartes n’importe pas.

R-233 = Où exactement va une toile ? Là où deux bords ouverts se touchent, ou sur un bord ouvert face à un emplacement vide ou à un but caché, dans toute partie de la mine ; ni à l’intérieur d’une carte ni sur un côté qui ne s’accorde pas. Elle reste quand le but est retourné.
    .title = Où vont les toiles
    .reason = Entre deux cartes ou au bout d’un chemin, dit le livret.

R-234 = Les parties coupées de la mine comptent-elles ? Oui : des créatures y surgissent, des échelles y mènent, des cartes les prolongent.
    .title = Parties coupées
    .reason = Le livret ne demande nulle part de liaison au départ.

R-235 = Le dos montre-t-il le niveau d’une carte ? Oui : le nombre de cartes de chaque niveau dans une main est public, de même que le niveau du dessus de la pioche.
    .title = Niveaux au dos
    .reason = Les paquets sont distingués avant d’être mélangés : chacun peut donc le voir.
