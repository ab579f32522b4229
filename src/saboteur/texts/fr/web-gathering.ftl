### Rencontres : beaucoup de tables, tirées ronde par ronde ; pour qui organise, qui participe, et une salle.

gathering-title = Rencontres
gathering-lead = Une soirée ou une journée à plusieurs tables : les places sont tirées ronde par ronde, pour que tu rencontres le plus de monde possible.
gathering-none = Tu n’en organises aucune et tu ne participes à aucune. Qui a un lien l’ouvre.
gathering-people =
    { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    }
gathering-runs = organisée par toi
gathering-is-over = terminée
gathering-new = Nouvelle rencontre
gathering-name = Nom de la rencontre
gathering-offers = Ce qu’on joue
gathering-offers-hint = S’il y en a plusieurs, chacun choisit en s’inscrivant et est tiré à des tables de son choix.
gathering-preset = Tables de championnat : le tournoi, cinq par table
gathering-own = Autre chose
gathering-offer = Jeu { $number }
gathering-box = Boîte
gathering-seats = Joueurs par table
gathering-modules = Modules
gathering-more = Un jeu de plus
gathering-less = Retirer le jeu { $number }
gathering-minutes = Minutes par ronde (rien pour ne pas limiter)
gathering-clock = Horloge
gathering-clock-none = Sans horloge
gathering-clock-relaxed = Le temps de lire
gathering-clock-fast = Rapide
gathering-create = L’organiser

gathering-door-lead = Tous les participants voient ton nom ici, ta place, et comment finissent tes tables.
gathering-called = Ton nom
gathering-choose = Ce que tu veux jouer
gathering-any = Là où il manque quelqu’un
gathering-rated = Montrer ma cote dans le classement, si j’en ai une
gathering-sign-up = Participer
gathering-closed = Les inscriptions sont closes.

gathering-yours = Ta table
gathering-your-seat = Ronde { $heat }, table { $table }, place { $seat }
gathering-go = À ta table
gathering-your-bye = Tu ne joues pas la ronde { $heat }. Tu seras de la suivante.
gathering-your-over = Ta table de la ronde { $heat } est finie. Attends la suivante.
gathering-wait = Attends le tirage : ta table s’affichera ici toute seule.
gathering-stop = Je m’en vais
gathering-back = Je suis revenu
gathering-gone = Tu n’es plus tiré.

gathering-run = Organiser
gathering-draw = Tirer la ronde { $heat }
gathering-redraw = Tirer à nouveau
gathering-open-heat = Ouvrir les tables
gathering-drawn-hint = Toi seul vois ce tirage. Une fois les tables ouvertes, les cartes sont distribuées et tout le monde est appelé.
gathering-playing =
    { $tables ->
        [0] Toutes les tables sont finies.
        [one] { $tables } table joue encore.
       *[other] { $tables } tables jouent encore.
    }
gathering-missing =
    { $people ->
        [one] Il manque encore une personne pour un tirage.
       *[other] Il manque encore { $people } personnes pour un tirage.
    }
gathering-close = Clore les inscriptions
gathering-reopen = Rouvrir les inscriptions
gathering-finish = Terminer la rencontre
gathering-finish-sure = Plus aucune ronde ne sera tirée. Vraiment ?
gathering-delete = Supprimer la rencontre
gathering-delete-sure = La rencontre et son classement disparaissent ; les parties restent. Vraiment ?
gathering-no = Rester
gathering-link = Lien d’inscription
gathering-qr = Code QR du lien d’inscription
gathering-hall = Page pour la salle
gathering-hall-open = L’ouvrir sur un grand écran
gathering-rotate = Un autre lien
gathering-take-part = Participer moi-même

gathering-who = Qui participe
gathering-enter = Inscrire des gens sans appareil, un nom par ligne
gathering-enter-do = Les inscrire
gathering-no-device = sans appareil
gathering-away = pas là
gathering-remove = N’est plus là
gathering-return = De nouveau là
gathering-of = { $what } : { $name }
gathering-nobody = Personne pour l’instant.

gathering-heat = Ronde { $heat }
gathering-table = Table { $table }
gathering-stage =
    { $stage ->
        [paired] tirée
        [playing] en cours
        [over] finie
        [ended] interrompue
       *[forfeited] laissée de côté
    }
gathering-byes = Ne jouent pas : { $names }
gathering-look = Y jeter un œil
gathering-give-up = La laisser de côté
gathering-again = La rejouer

gathering-standings = Classement
gathering-by = Ordre
gathering-by-points = Par points
gathering-by-gold = Par or
gathering-by-rating = Par cote
gathering-place = Rang
gathering-none-played = Aucune table n’est encore finie.

gathering-left = encore { $minutes } min
gathering-late = C’est l’heure
gathering-hall-wait = La première ronde sera bientôt tirée.
gathering-hall-join = Inscris-toi avec ton téléphone
gathering-stale = Pas de connexion : ceci peut être ancien.

gathering-astray =
    { $why ->
        [access-denied] Tu ne participes pas ici
        [link-expired] Ce lien est ancien
       *[no-tournament] Pas de rencontre ici
    }
gathering-astray-how =
    { $why ->
        [access-denied] C’est la page de celles et ceux qui participent à une rencontre : une soirée à plusieurs tables. Pour participer, il te faut son lien d’inscription, qui est une autre adresse : demande-le à qui t’a envoyé celle-ci. Si tu t’es inscrit avec un autre appareil, ouvre-la là-bas.
        [link-expired] La rencontre en a un autre : demande-le à qui te l’a envoyé.
       *[no-tournament] Il n’y a pas de rencontre à cette adresse, ou il n’y en a plus. Vérifie qu’elle est entière, ou redemande-la.
    }
gathering-retry = Réessayer
gathering-failed =
    { $code ->
        [rate-limited] Trop d’un coup : attends un peu.
        [no-tournament] Cette rencontre n’existe pas, ou tu n’y participes pas.
        [link-expired] Ce lien est ancien : la rencontre en a un autre. Demande à qui te l’a envoyé.
        [tournament-full] Il n’y a plus de place.
        [bad-tournament] Cela ne va pas : regarde les jeux, leurs places et modules.
        [too-few-players] Il n’y a pas assez de monde pour une table.
        [sign-up-closed] Les inscriptions sont closes.
        [name-taken] Quelqu’un y porte un nom semblable : choisis-en un autre.
        [bad-nickname] Ce nom ne va pas.
        [not-organiser] Seul l’organisateur peut le faire.
        [wrong-state] Pas maintenant : des tables jouent encore, ou quelqu’un est parti depuis le tirage. Regarde à nouveau.
        [offline] Pas de connexion. Réessaie.
       *[other] Cela n’a pas marché. Réessaie.
    }
