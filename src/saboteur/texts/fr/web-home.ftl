### Ce que seule la page d’accueil dit : les parties où l’on joue, les tables publiques, le chemin des autres pages.

home-ways = Pages
home-here = Sur cet appareil
home-here-how = même sans connexion
home-here-only = sur cet appareil : le serveur ne répond pas
home-open-here = boîtes, modules, à plusieurs sur un appareil
home-create-here = Sur cet appareil
home-create-here-how = Sans connexion : contre des bots, ou à plusieurs en se passant l’appareil.
home-learn = Apprendre
home-learn-how = scène après scène
home-rules = Règles
home-cards = Cartes
home-replay = Revoir
home-tournament = Rencontres
home-shelf = Les boîtes
home-mine = Reprendre tes parties
home-mine-stage =
    { $stage ->
        [lobby] va commencer
        [over] finie
        [ended] interrompue
       *[playing] en cours
    }
home-mine-go = Reprendre
home-mine-see = Revoir
home-finished = Tes parties finies
home-online = Jouer en ligne
home-public = Tables ouvertes
home-public-taken = { $taken } places prises sur { $seats }
home-public-host = ouverte par { $host }
home-level = Bots
home-howto = Comment jouer
home-aim-saboteur = Les mineurs creusent jusqu’au trésor avant la fin des cartes ; les saboteurs, que nul ne connaît, les en empêchent.
home-aim-saboteur2 = Deux équipes de chercheurs d’or se disputent un trésor, et saboteurs, boss, profiteur et géologues veulent leur part.
home-aim-duel = Deux nains creusent vers l’or, chacun avec ses portes et ses échelles : celui qui en a le plus après trois manches gagne.
home-aim-lost-mines = Deux clans traversent la forêt jusqu’aux mines et rapportent les trésors ; qui est loyal, personne ne le sait.
home-aim-dark-cave = Deux clans fuient une mine qui s’inonde : fais sortir tes nains, et arrête les autres.
