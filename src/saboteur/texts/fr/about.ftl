### L’aide à une table : de quoi il s’agit, comment se passe un tour, et comment on joue une carte ici.

## Titres

about-roles = Qui est qui
about-roles-dealt =
    { $aside ->
        [0] Ces { $cards } cartes sont toutes distribuées : une à chacun, en secret.
        [one] De ces { $cards } cartes, chacun en reçoit une en secret ; une est mise de côté sans être vue.
       *[other] De ces { $cards } cartes, chacun en reçoit une en secret ; { $aside } sont mises de côté sans être vues.
    }
about-modules = Les modules de cette table
about-cards = Les cartes de cette partie
about-ways = Comment jouer une carte
about-howto = Comment jouer
about-rules = Toutes les règles

## Le Duel

about-aim-duel-alone = Tu creuses contre les cartes : relie ton départ à autant d’or que tu peux. Après trois manches, tes pépites donnent ton grade.
about-duel-lights = Un losange marque où Bleu accède, un triangle où Vert accède ; là où les deux passent, la lumière est ambrée.

## Souris, doigts, touches

about-by-mouse = Glisse une carte sur une case ou un joueur, ou clique sur la carte puis sur l’endroit. Si c’est interdit, le jeu dit pourquoi. Laisse la souris sur une carte, n’importe laquelle : elle dit ce qu’elle fait.
about-by-touch = Touche une carte, puis l’endroit : tu la vois posée, et le bouton du bas la joue. Si c’est interdit, le jeu dit pourquoi. Laisse le doigt sur une carte, n’importe laquelle : elle dit ce qu’elle fait.
keys-title = Au clavier
keys-pick = choisir une carte de la main
keys-arrows = aller de case en case
keys-turn = tourner la carte d’un demi-tour
keys-enter = poser la carte, choisir la case
keys-discard = défausser la carte choisie
keys-escape = reposer la carte, fermer
keys-fit = voir tout le labyrinthe
keys-explain = sur une carte : ce qu’elle fait ; ailleurs : cette aide
keys-role = maintenir pour revoir ton rôle
keys-arrow-keys = Flèches
keys-escape-key = Échap

## Les nombres de la barre au-dessus d’une table, pour qui demande
## $count est un nombre.

chip-pile =
    { $count ->
        [0] La pioche est vide : plus personne ne pioche.
        [one] La pioche : il reste une carte à piocher.
       *[other] La pioche : il reste { $count } cartes à piocher.
    }
chip-levels =
    { $count ->
        [one] La pioche : il reste une carte.
       *[other] La pioche : il reste { $count } cartes.
    } Les cartes faciles, de niveau I, sont au-dessus ; viennent ensuite celles de niveau II, puis III.
chip-direction = À qui le tour ensuite : la flèche vers le bas suit l’ordre des places, celle vers le haut le remonte. Une carte peut la retourner.
chip-no-maps = Un coffre a mis fin aux plans : personne n’en joue plus jusqu’à la fin de la manche.
chip-counters =
    { $count ->
        [one] Il reste un compteur.
       *[other] Il reste { $count } compteurs.
    } Un compteur marque l’or que quelqu’un a atteint ; un autre soudoie un troll.
chip-keys =
    { $count ->
        [one] Il reste une clef.
       *[other] Il reste { $count } clefs.
    } La carte Clef en pose une sur une porte de l’autre couleur, qui reste alors ouverte jusqu’à la fin de la manche.
chip-treasures =
    { $count ->
        [one] Il reste un trésor à prendre.
       *[other] Il reste { $count } trésors à prendre.
    } Quand il n’y en a plus, la manche s’arrête.
