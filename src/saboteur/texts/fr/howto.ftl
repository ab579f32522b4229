### Comment jouer, et toutes les règles : ce que disent ces pages d’aucune boîte en particulier.

## Onglets et titres

howto-title = Comment jouer : { $box }
howto-tabs = Que lire
howto-tab = Comment jouer
howto-all = Toutes les règles
howto-minutes = Le jeu en bref. Tout le reste est sous « Toutes les règles ».
howto-print = Imprimer
howto-scenes = Essayer en petites scènes
howto-aim = L’objectif
howto-roles = Qui tu es
howto-turn = Ton tour
howto-lay = Poser une carte chemin
howto-cards = Les cartes
howto-end = Comment ça finit
howto-pay = Ce que tu gagnes
howto-mistakes = Trois erreurs fréquentes
howto-modules = Ce que changent les modules
howto-modules-cards = Ses cartes

## Tableaux

howto-seats = Joueurs
howto-hand = Cartes en main
howto-column-saboteur = Saboteurs
howto-column-miner = Mineurs
howto-column-greedy-dwarf = Nains cupides
howto-column-loyal = Loyaux, par clan
howto-column-selfish = Égoïstes, par clan
howto-column-saboteurs = Saboteurs, par clan
howto-column-clans = Clans
howto-column-apart = Cases jusqu’à un but, de côté et en hauteur
howto-column-digger = Chercheur d’or ou saboteur
howto-column-boss = Boss
howto-column-profiteer = Profiteur
howto-column-each = Pépites chacun
howto-column-winners = Gagnants
howto-column-nuggets = Pépites
howto-column-grade = Grade
howto-or-more = { $count } ou plus
howto-below = moins de { $count }
howto-between = { $count } à { $most }

## Images

howto-fits = Permis
howto-misfits = Interdit
howto-right = Ça marche
howto-wrong = Ça ne marche pas
howto-new = La nouvelle carte
howto-copies = { $count }×

## Filtres

howto-filter = Seulement ce qu’il faut à ta partie
howto-filter-box = Boîte
howto-filter-seats = Joueurs
howto-filter-any = { $fewest } à { $most }
howto-filter-now = { $seats } joueurs
howto-filter-every = avec tous les modules
howto-filter-on =
    { $count ->
        [0] sans modules
        [one] avec un module
       *[other] avec { $count } modules
    }
howto-filter-all = Tous
howto-filter-none = Aucun
howto-chapters = Chapitres
howto-left-out =
    { $count ->
        [one] Une règle de ce chapitre concerne d’autres parties et n’est pas montrée.
       *[other] { $count } règles de ce chapitre concernent d’autres parties et ne sont pas montrées.
    }
howto-nothing = Ta partie n’a besoin de rien dans ce chapitre.

## Recherche

howto-seek = Chercher partout
howto-seek-how = pont, voleur, pépite…
howto-found =
    { $count ->
        [0] Rien ne dit cela.
        [one] Un résultat
       *[other] { $count } résultats
    }
howto-found-more = Les { $shown } premiers résultats sur { $count }
howto-found-rule = Règle
howto-found-ruling = Décision
howto-found-card = Carte
howto-found-howto = Comment jouer
howto-found-every = Plusieurs boîtes
