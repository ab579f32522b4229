### Ce que disent les pages qui ne sont pas une table : règles, cartes, parties revues.

## D’une page à l’autre

pages-ways = Pages
pages-learn = Apprendre
pages-rules = Règles
pages-cards = Cartes
pages-replay = Revoir
pages-tournament = Rencontres

## Cartes

cards-title = Toutes les cartes
cards-lead = Ce que fait chaque carte, quand elle se joue et selon quelles règles.
cards-honest = Les livrets n’impriment que des totaux ; ce qui est marqué « reconstitué » est notre meilleure hypothèse, que tu peux corriger avec ton propre fichier de cartes.
cards-modules = Modules
cards-shared = Et de { $box }
cards-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
cards-sources = D’où on le sait
cards-group-start = Départ
cards-group-goal = Buts
cards-group-path = Cartes chemin
cards-group-action = Cartes action
cards-group-gold = Cartes or
cards-group-role = Rôles
cards-group-location = Lieux
cards-group-chest-path = Chemins de coffre
cards-group-chest = Coffres
cards-group-mine = Mines
cards-group-treasure = Trésors
cards-group-dwarf = Cartes nain
cards-group-clan = Cartes clan
cards-group-forest = Jetons forêt
cards-group-dragon = Jeton dragon

## Parties revues

replay-screen = Revoir une partie
replay-lead = Coup par coup, par les yeux d’un joueur ou toutes cartes ouvertes.
replay-by-code = Une table de ce serveur
replay-by-code-how = Une fois la partie finie, qui a son code peut la revoir.
replay-code-label = Code de la table finie
replay-code-wrong = Un code a cinq caractères, sans I, O, 0 ni 1.
replay-look = Regarder
replay-mine = Tes parties finies
replay-by-file = Ton propre fichier
replay-by-file-how = Un fichier téléchargé après une partie, ici ou ailleurs. Chaque coup est vérifié selon les règles avant d’être montré.
replay-choose = Choisir un fichier
replay-checking = Vérification de chaque coup…
replay-problem =
    { $code ->
        [no-table] Aucune table n’a ce code, ou elle n’existe plus.
        [not-over] Cette partie n’est pas finie. Jusque-là, elle reste secrète.
        [no-replay] Cette partie n’existe pas, ou plus.
        [frozen] Cette partie a été jouée avec d’anciennes règles : on ne peut plus la montrer.
        [bad-record] Ce fichier n’est pas celui d’une partie finie, ou il a été modifié.
        [http-413] Ce fichier est trop gros.
        [too-many] Trop à la fois. Attends un instant.
       *[other] Cela n’a pas marché : { $code }.
    }
replay-problem-line = L’erreur est à la ligne { $line }.
replay-dwarf =
    { $seat ->
        [1] 1er nain
        [2] 2e nain
        [3] 3e nain
       *[other] { $seat }e nain
    }
replay-eyes = Par les yeux de qui
replay-public = Ce que tous ont vu
replay-seat = Yeux de { $name }
replay-open = Tout ouvert
replay-covered = Face cachée
replay-play = Dérouler
replay-pause = Pause
replay-link = Lien vers ce coup

## Une adresse qui ne mène nulle part

unknown-title = Page introuvable
unknown-how = Cette galerie ne mène nulle part : il n’y a rien à cette adresse.

## Une table où l’on n’entre pas

unknown-gone = Cette table n’existe pas, ou plus.
unknown-gone-how = Le code est-il le bon ? Demande à qui t’a invité, ou ouvre ta propre table.
unknown-sent-away = L’hôte a fermé la porte de cette table.
unknown-sent-away-how = Tu ne peux pas y revenir, mais d’autres tables t’attendent.
