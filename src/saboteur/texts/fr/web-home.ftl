### Ce que seule la page d’accueil dit : les parties où l’on joue, les tables publiques, le chemin des autres pages.

home-ways = Pages
home-learn = Apprendre
home-learn-how = cinq scènes par boîte
home-rules = Règles
home-cards = Cartes
home-replay = Revoir
home-shelf = Les boîtes
home-mine = Reprendre vos parties
home-mine-stage =
    { $stage ->
        [lobby] va commencer
        [over] finie
        [ended] interrompue
       *[playing] en cours
    }
home-mine-go = Reprendre
home-mine-see = Revoir
home-finished = Vos parties finies
home-public = Tables ouvertes
home-public-taken = { $taken } places prises sur { $seats }
home-public-host = ouverte par { $host }
