### Saboteur, le jeu de base : un message par clause (B-1 à B-57).
### Nos propres mots. 001 est la règle de Saboteur (version 2.1), 004 celle de l’édition des 20 ans.
### Chaque commentaire de groupe (« ## … ») est un titre de la page générée docs/rules/base.fr.md.

## Matériel

B-1 = La boîte compte 44 cartes chemin : 1 départ, 3 buts et 40 cartes à piocher puis à poser. Chacun des quatre bords d’une carte chemin est soit ouvert (une galerie y débouche), soit fermé (de la roche).
    .title = Cartes chemin
    .source = 001, Matériel et Préparation du jeu ; 004, Contenu

B-2 = Il y a 27 cartes action : 9 outils cassés (3 de chaque type, pic, chariot et lampe), 6 réparations d’un outil (2 par outil), 3 réparations de deux outils (1 par paire), 3 éboulements et 6 plans. Les livrets n’impriment que le total ; le nombre de chaque sorte est celui sur lequel sept inventaires de cartes s’accordent.
    .title = Cartes action
    .source = 001, Matériel ; 004, Contenu (total) ; inventaires de cartes (sortes)

B-3 = Il y a 28 cartes or : 16 montrent 1 pépite, 8 en montrent 2 et 4 en montrent 3, soit 44 pépites. Les livrets n’impriment que le nombre de cartes ; la répartition est celle sur laquelle six inventaires de cartes s’accordent.
    .title = Cartes or
    .source = 001, Matériel ; 004, Contenu (total) ; inventaires de cartes (répartition)

B-4 = Il y a 11 cartes rôle : 7 mineurs et 4 saboteurs.
    .title = Cartes rôle
    .source = 001, Matériel ; 004, Contenu

B-5 = Des trois buts, un seul est le trésor ; les deux autres sont des pierres.
    .title = Un trésor, deux pierres
    .source = 001, Préparation du jeu ; 004, Mise en place

## Mise en place

B-6 = Chaque manche emploie une carte rôle de plus qu’il n’y a de places. Saboteurs + mineurs : 3 places, 1 + 3 ; 4 places, 1 + 4 ; 5 places, 2 + 4 ; 6 places, 2 + 5 ; 7 places, 3 + 5 ; 8 places, 3 + 6 ; 9 places, 3 + 7 ; 10 places, 4 + 7.
    .title = Cartes rôle en jeu
    .source = 001, Préparation du jeu ; 004, Mise en place

B-7 = On mélange ces cartes rôle et chaque joueur en reçoit une en secret ; celle qui reste demeure cachée et personne ne la regarde. Le nombre de saboteurs à la table n’est donc pas donné : le nombre mis en jeu, ou un de moins (à 3 ou 4 places, 1 ou aucun).
    .title = Distribution des rôles
    .source = 001, Préparation du jeu ; 004, Mise en place

B-8 = Tu connais ton rôle et ne le montres à personne. Tous les rôles restent cachés tant que la manche dure.
    .title = Rôles secrets
    .source = 001, Préparation du jeu ; 004, Mise en place

B-9 = Le départ est visible en (0, 0) ; les trois buts, mélangés, sont cachés en (8, −2), (8, 0) et (8, 2), où le premier nombre compte les cases vers l’est et le second les cases vers le sud. Il y a donc 7 cases vides entre le départ et le but du milieu, et 1 case vide entre un but et le suivant.
    .title = Emplacement du départ et des buts
    .source = 001, Préparation du jeu (image) ; 004, Mise en place (image) ; décision R-3

B-10 = Les 40 cartes chemin et les 27 cartes action sont mélangées en un seul paquet de 67 cartes. Les mains en sont tirées ; le reste est la pioche, face cachée.
    .title = La pioche
    .source = 001, Préparation du jeu ; 004, Mise en place

B-11 = De 3 à 5 places, les mains sont de 6 cartes ; à 6 ou 7 places, de 5 cartes ; de 8 à 10 places, de 4 cartes. La pioche compte alors 49 cartes à 3 places, 43 à 4, 37 à 5, 37 à 6, 32 à 7, 35 à 8, 31 à 9 et 27 à 10.
    .title = Taille de la main
    .source = 001, Préparation du jeu ; 004, Mise en place

B-12 = Les cartes or, mélangées, forment une seule réserve d’or, face cachée, qui sert à toutes les manches de la partie.
    .title = La réserve d’or
    .source = 001, Préparation du jeu ; 004, Mise en place

B-13 = La place qui ouvre la première manche est tirée au sort, sauf si l’option first_player en désigne une. Les tours se suivent ensuite dans le sens horaire. Seul le livret le plus ancien tranche ce point : le benjamin y commence.
    .title = Premier joueur et sens
    .source = 001, Préparation du jeu ; décision R-22

## Le tour

B-14 = À ton tour, tu fais exactement une chose sur trois : jouer une carte action, poser une carte chemin, ou passer en défaussant une carte face cachée.
    .title = Un seul coup par tour
    .source = 001 et 004, Déroulement du jeu

B-15 = Puis tu pioches une carte, sauf si la pioche est vide, et ton tour s’achève.
    .title = Piocher une carte
    .source = 001 et 004, Déroulement du jeu

B-16 = Une fois la pioche vide, plus personne ne pioche et les tours continuent avec les cartes encore en main. La défausse ne redevient jamais une pioche.
    .title = Pioche vide
    .source = 001 et 004, Déroulement du jeu ; décision R-182

B-17 = Si ta main est vide quand vient ton tour, celui-ci est sauté : tu ne défausses rien et ne pioches rien.
    .title = Main vide
    .source = 001, Passer ; décision R-187

B-18 = Tu peux passer même si un coup t’est possible ; passer coûte exactement une carte. Tous voient que tu passes, personne ne voit la carte défaussée.
    .title = Passer son tour
    .source = 001, Passer ; 004, Passer son tour ; décision R-15

B-19 = Tant que la pioche dure, ta main retrouve sa taille après chacun de tes tours. Ensuite, elle perd une carte à chaque tour que tu joues.
    .title = Des mains qui fondent
    .source = 001 et 004, Déroulement du jeu ; 001, Passer

## Poser une carte chemin

B-20 = Tu ne peux poser une carte chemin que si tu n’avais aucun outil cassé devant toi quand ton tour a commencé. Réparer ton dernier outil cassé prend ton tour : tu poseras au plus tôt au suivant.
    .title = Seulement avec des outils intacts
    .source = 001 et 004, Jouer une carte Action

B-21 = Une carte chemin se pose sur une case vide qui partage un côté avec une carte de la table ; un coin commun ne suffit pas. Un but encore caché ne compte pas comme une telle carte.
    .title = Contre une autre carte
    .source = 001 et 004, Jouer une carte Chemin ; décision R-6

B-22 = Partout où la nouvelle carte touche une carte visible, les deux bords en contact sont tous deux ouverts ou tous deux fermés. Le bord par où sort un cul-de-sac est un bord ouvert. Une voisine face cachée n’est pas prise en compte.
    .title = Des bords qui concordent
    .source = 001 et 004, Jouer une carte Chemin ; décision R-5

B-23 = Toutes les cartes chemin ont la même direction. Tu peux faire faire un demi-tour à une carte avant de la poser, mais jamais la coucher en travers.
    .title = Demi-tour, jamais de travers
    .source = 001 et 004, Jouer une carte Chemin ; décision R-2

B-24 = Au moins un bord ouvert de la nouvelle carte doit toucher un bord ouvert relié, autrement dit un bord qu’une galerie sans coupure joint au départ. Construire uniquement sur des cartes isolées par un éboulement est interdit, mais une carte peut servir de pont entre une partie isolée et le labyrinthe relié. L’option placement_link peut lever cette règle.
    .title = Relié au départ
    .source = 004, Jouer une carte Chemin ; décision R-1

B-25 = Le labyrinthe n’a pas de frontière : il grandit sans limite vers les quatre côtés, y compris derrière le départ et au-delà des buts.
    .title = Un labyrinthe sans frontière
    .source = 004, Jouer une carte Chemin ; décision R-4

B-26 = Une carte en cul-de-sac se pose comme n’importe quelle carte chemin. Depuis chacun de ses bords ouverts, la galerie s’arrête dans la carte et ne mène à aucun autre bord, donc rien n’est relié au-delà.
    .title = Les culs-de-sac
    .source = 001 et 004, Jouer une carte Chemin

## Cartes action

B-27 = Un outil cassé se place, visible, devant un autre joueur, jamais devant toi. Un joueur peut avoir un outil cassé de chaque type (pic, chariot, lampe), donc trois au plus ; qui a déjà ce type ne peut pas le recevoir de nouveau.
    .title = Casser un outil
    .source = 001 et 004, Jouer une carte Action ; décisions R-16 et R-17

B-28 = Si ton tour commence avec au moins un outil cassé devant toi, poser une carte chemin t’est interdit pour ce tour. Il te reste les cartes action, ou passer.
    .title = Effet d’un outil cassé
    .source = 001 et 004, Jouer une carte Action

B-29 = Une réparation retire un outil cassé du type qu’elle montre, chez n’importe quel joueur, toi compris. Les deux cartes vont à la défausse.
    .title = Réparer un outil
    .source = 001 et 004, Jouer une carte Action

B-30 = Une réparation à deux outils n’en répare qu’un seul, au choix de celui qui la joue.
    .title = Réparations à deux outils
    .source = 001 et 004, Jouer une carte Action

B-31 = Une réparation ne se joue que sur un outil cassé correspondant, déjà présent devant un joueur. On ne peut pas la jouer d’avance.
    .title = Pas de réparation d’avance
    .source = 001 et 004, Jouer une carte Action ; décision R-18

B-32 = Un éboulement retire du labyrinthe une carte chemin que tu désignes, reliée ou isolée ; elle rejoint la défausse avec l’éboulement. Le départ et les buts, cachés ou révélés, ne se retirent jamais. Faute d’autre carte dans le labyrinthe, l’éboulement est injouable.
    .title = Jouer un éboulement
    .source = 001 et 004, Jouer une carte Action ; décision R-19

B-33 = Le trou laissé par un éboulement est une case vide ordinaire. Toute carte chemin dont la pose y est légale peut le combler.
    .title = Combler le trou
    .source = 001 et 004, Jouer une carte Action

B-34 = Avec un plan, tu regardes en secret un but encore caché, qui reste à sa place ; le plan va à la défausse. Tous savent quel but tu as regardé, toi seul sais ce qu’il est. Un but révélé ne peut pas être choisi.
    .title = Jouer un plan
    .source = 001 et 004, Jouer une carte Action ; décision R-20

## Les buts et la fin de la manche

B-35 = Dès qu’un bord ouvert relié fait face à un but caché, ce but est atteint et aussitôt révélé. Un cul-de-sac qui finit à côté d’un but ne l’atteint pas.
    .title = Atteindre un but
    .source = 001 et 004, Fin d’une manche ; décision R-7

B-36 = Si c’est le trésor, la manche finit sur-le-champ ; même la carte de ce tour n’est pas piochée.
    .title = Le trésor
    .source = 001 et 004, Fin d’une manche ; décision R-184

B-37 = Si c’est une pierre, elle demeure visible sur sa case, tournée pour rejoindre la carte qui vient d’être posée, et la manche continue.
    .title = Une pierre
    .source = 001 et 004, Fin d’une manche ; décision R-8

B-38 = À la différence de toute autre carte, un but révélé peut toucher des cartes avec lesquelles il ne concorde pas. Rien n’est relié à travers un côté discordant. Une carte posée plus tard doit, elle, concorder avec le but révélé.
    .title = Buts qui ne concordent pas
    .source = 001 et 004, Fin d’une manche

B-39 = Une pierre révélée fait partie du labyrinthe : les liaisons la traversent et ses bords ouverts servent à continuer. Elle ne se retire jamais.
    .title = Les pierres prolongent le labyrinthe
    .source = 001 et 004, Fin d’une manche (déduit) ; décision R-11

B-40 = Si une carte atteint deux buts, ils sont révélés l’un après l’autre, dans l’ordre voulu par le joueur actif. Si le premier est le trésor, le second reste caché.
    .title = Deux buts d’un coup
    .source = 004, Nouvelles cartes Arrivée (emprunt) ; décision R-9

B-41 = La manche finit aussi quand toutes les mains sont vides. On le vérifie à la fin de chaque tour, une fois la carte piochée.
    .title = Plus aucune carte
    .source = 001 et 004, Fin d’une manche ; décision R-13

B-42 = La manche finie, les rôles de tous les joueurs sont révélés. La carte rôle restante demeure cachée.
    .title = Les rôles sont révélés
    .source = 001 et 004, Fin d’une manche ; décision R-185

## Le partage de l’or

B-43 = Les mineurs gagnent la manche si le trésor est relié au départ, et seulement dans ce cas.
    .title = Quand les mineurs gagnent
    .source = 001 et 004, Partage du trésor

B-44 = Quand les mineurs gagnent, on tire de la réserve d’or une carte or pour chaque mineur présent parmi les joueurs : 5 mineurs, 5 cartes.
    .title = L’or des mineurs
    .source = 001 et 004, Partage du trésor

B-45 = Le mineur qui a atteint le trésor regarde ces cartes or, en garde une et donne les autres au mineur suivant dans le sens antihoraire, qui fait de même, jusqu’à la dernière. Chaque mineur en reçoit une ; les saboteurs sont sautés.
    .title = L’ordre du choix
    .source = 001 et 004, Partage du trésor

B-46 = La victoire revient aux mineurs même quand un saboteur a atteint le trésor. Le premier à choisir est alors le mineur le plus proche à droite de ce saboteur (dans le sens antihoraire).
    .title = Trésor atteint par un saboteur
    .source = 001 et 004, Partage du trésor ; décision R-27

B-47 = Si le trésor n’a pas été atteint, les saboteurs gagnent et sont payés en cartes or : 1 saboteur touche 4 pépites ; 2 ou 3 saboteurs, 3 pépites par tête ; 4 saboteurs, 2 pépites par tête. Seuls comptent les saboteurs présents parmi les joueurs, pas celui que montrerait la carte rôle restante.
    .title = L’or des saboteurs
    .source = 001 et 004, Partage du trésor ; décisions R-25 et R-26

B-48 = À 3 ou 4 places, l’unique saboteur est peut-être la carte rôle restante. Si le trésor n’est alors pas atteint, aucun or n’est versé.
    .title = Aucun saboteur distribué
    .source = 001 et 004, Partage du trésor ; décision R-31

B-49 = Le camp perdant ne gagne rien. Les valeurs de tes cartes or restent secrètes tant que la partie dure.
    .title = Perdants, et or secret
    .source = 001, Idée du jeu ; 001 et 004, Partage du trésor ; décision R-29

## Manche suivante et fin de la partie

B-50 = Pour la manche suivante, on remet en place le départ et les buts mélangés, on retire tous les outils cassés, puis les 67 cartes sont mélangées et redonnées en mains de même taille. Les mêmes cartes rôle, y compris celle qui restait, sont mélangées et redonnées.
    .title = Préparer la manche suivante
    .source = 001 et 004, Une nouvelle manche commence

B-51 = Tu gardes l’or gagné. La réserve d’or n’est pas reconstituée.
    .title = L’or est gardé
    .source = 001 et 004, Une nouvelle manche commence

B-52 = La manche suivante est ouverte par le voisin de gauche de celui qui a joué la toute dernière carte ; passer, c’est aussi jouer une carte.
    .title = Qui ouvre la manche suivante
    .source = 001 et 004, Une nouvelle manche commence ; décision R-23

B-53 = La partie dure trois manches. Le plus fort total de pépites l’emporte ; à égalité, la victoire est commune.
    .title = Gagner la partie
    .source = 001 et 004, Fin du jeu ; décision R-30

## Qui sait quoi

B-54 = Toi seul connais ton rôle, ta main, les buts que tes plans t’ont montrés, les valeurs de tes cartes or et les cartes que tu as passées. Personne ne connaît le rôle restant ni l’ordre de la pioche.
    .title = Ce qui est secret
    .source = 001, Préparation du jeu ; 004, Mise en place ; 001 et 004, Partage du trésor (déduit)

B-55 = Tous voient le labyrinthe, les outils cassés, chaque carte jouée et le but visé par un plan. Tous voient aussi combien de cartes comptent chaque main, la pioche et la défausse, et combien de cartes or a chaque joueur.
    .title = Ce qui est public
    .source = 001, Préparation du jeu ; 004, Mise en place ; 001 et 004, Partage du trésor (déduit)

B-56 = Pendant le partage, celui qui choisit ne voit que les cartes or qu’on lui a données. La carte qu’il garde n’est montrée à personne d’autre.
    .title = Choisir l’or en secret
    .source = 001, Préparation du jeu ; 004, Mise en place ; 001 et 004, Partage du trésor (déduit) ; décision R-28

B-57 = Il n’y a qu’une défausse, la carte la plus récente au-dessus. Les cartes action qui ont fait leur effet, les cartes chemin et outils cassés retirés et les cartes passées y vont toutes. Personne ne peut la fouiller.
    .title = La défausse
    .source = 001, Passer ; 004, Mise en place ; décisions R-21 et R-186
