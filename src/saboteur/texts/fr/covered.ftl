### Ce que tout le monde sait d’une carte face cachée, et quand elle est retournée.

## Cartes de la pioche

covered-card = Personne ne sait quelle carte c’est, sauf peut-être celui qui l’a eue en main. Quand la pioche est vide, plus personne ne pioche.
    .when = On pioche en fin de tour, sans montrer la carte ; celles qui sont défaussées sans être jouées restent face cachée.
covered-card-name = Carte face cachée

## Labyrinthes classiques

covered-goal = L’un des buts ; un seul cache le trésor. Qui joue un plan en regarde un en secret.
    .when = Elle est retournée dès qu’une galerie venue du départ y mène.
covered-goal-name = But face cachée
covered-role = Elle dit en secret ce que veut son propriétaire. Garde la tienne pour toi, quoi que tu prétendes être.
    .when = Tous les rôles sont montrés à la fin de la manche.
covered-role-name = Carte rôle face cachée
covered-gold = Elle vaut une, deux ou trois pépites ; seul son propriétaire sait combien.
    .when = Tout l’or est compté à la fin de la partie.
covered-gold-name = Carte or face cachée
covered-chest = Un chemin qui cache un coffre, avec une bonne ou une mauvaise surprise. Tant qu’il est face cachée, il ne fait pas partie du labyrinthe, et rien n’a besoin de concorder avec lui.
    .when = Il est retourné, et le coffre ouvert, dès qu’une galerie venue du départ y mène.
covered-chest-name = Coffre caché

## Le Duel

covered-duel-goal = L’un des six buts ; beaucoup cachent d’une à trois pépites, certains rien que de la pierre.
    .when = Elle est retournée dès qu’un chemin ouvert à l’un des deux joueurs y mène.
covered-duel-goal-name = But face cachée

## La Grande Aventure

covered-mine = L’une des mines : trois ont chacune une sorte de trésor, une autre le dragon.
    .when = Le premier nain qui y entre la retourne et s’y arrête.
covered-mine-name = Mine face cachée
covered-treasure = Tout le monde voit de quelle sorte est le trésor, personne combien de points de victoire il vaut.
    .when = Un nain qui finit son déplacement dans la mine de cette sorte peut le prendre ; il est retourné à la fin de la manche.
covered-treasure-name = Trésor face cachée
covered-dwarf = Son dos montre le clan à tout le monde. Seul son propriétaire sait si le nain est loyal, égoïste ou saboteur.
    .when = Toutes les cartes nain sont montrées à la fin de la manche.
covered-dwarf-name = Carte nain face cachée

## La mine se rebelle

covered-cave-card = Les barres sur son dos disent son niveau à tout le monde, et à personne ce qu’elle est. Plus le niveau est élevé, plus ses chemins sont longs ; quand la pioche est vide, plus personne ne pioche.
    .when = On pioche en fin de tour, sans montrer la carte : d’abord celles de niveau I, puis II, puis III.
covered-cave-card-name = Carte face cachée
covered-cave-goal = L’un des buts dans les coins ; un seul est la sortie.
    .when = Le premier nain qui y entre la retourne et s’arrête sur sa première case.
covered-cave-goal-name = But face cachée
covered-clan = Son dos montre le clan dont son propriétaire porte les couleurs ; lui seul sait pour lequel des deux clans il travaille.
    .when = Qui prend l’or d’un filon ou quitte la mine la montre, les autres à la fin.
covered-clan-name = Carte clan face cachée
