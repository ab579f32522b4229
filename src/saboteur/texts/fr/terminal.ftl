### Ce que dit la commande `saboteur` dans le terminal. $who vaut « you » pour le joueur à qui l’on parle ; sinon $name est le nom du joueur.

## Table

you = Toi
person-name = Joueur { $seat }
dwarf-names = Brokk, Sindri, Dvalin, Berling, Regin, Nordri, Lofar, Vestri, Grer, Fundin, Andvari, Eitri, Ginnar
header = { $box } · Manche { $round } sur { $rounds } · Pioche { $pile } · Défausse { $discard }
table-player = joueur
table-hand = main
table-gold = or
table-broken = cassé
your-role = Ton rôle : { $role }
own-gold = ton or : { $gold }
hand-empty = Tu n’as plus de cartes.
goal-seen = { $cell } { $card }, comme vu
goal-looked = { $cell } vu par { $players }
news-title = Depuis ton dernier tour
more-in-log = … « journal » dit le reste
choices-title =
    { $on ->
        [cell] { $card } : où ?
        [seat] { $card } : sur qui ?
       *[nothing] { $card }
    }

## Ce qui se passe

event-round-began =
    { $who ->
        [you] La manche { $round } commence ; à toi d’ouvrir.
       *[other] La manche { $round } commence ; { $name } ouvre.
    }
event-own-role = Ton rôle : { $role }.
event-turn-skipped =
    { $who ->
        [you] Tu n’as plus de cartes : ton tour est sauté.
       *[other] { $name } n’a plus de cartes : son tour est sauté.
    }
event-path-laid =
    { $who ->
        [you] Tu poses « { $card } » en { $cell }.
       *[other] { $name } pose « { $card } » en { $cell }.
    }
event-path-removed =
    { $who ->
        [you] Tu joues un éboulement en { $cell } : « { $removed } » disparaît.
       *[other] { $name } joue un éboulement en { $cell } : « { $removed } » disparaît.
    }
event-goal-shown =
    { $who ->
        [you] Le but en { $cell } est atteint : « { $goal } » ! Tu choisis son sens.
       *[other] Le but en { $cell } est atteint : « { $goal } » ! { $name } choisit son sens.
    }
event-goal-revealed = Le but en { $cell } est atteint : « { $goal } » !
event-goal-seen =
    { $who ->
        [you] Tu regardes le but en { $cell } : c’est « { $goal } ».
       *[other] { $name } regarde le but en { $cell } : c’est « { $goal } ».
    }
event-hidden-goal-peek =
    { $who ->
        [you] Tu regardes le but en { $cell }.
       *[other] { $name } regarde le but en { $cell }.
    }
event-tool-broken =
    { $who ->
        [you] Tu joues « { $card } » contre { $target }.
       *[other] { $relation ->
            [you] { $name } joue « { $card } » contre toi.
           *[other] { $name } joue « { $card } » contre { $target }.
        }
    }
event-tool-mended =
    { $who ->
        [you] { $relation ->
            [self] Tu joues « { $card } » sur tes propres outils
           *[other] Tu joues « { $card } » pour { $target }
        }
       *[other] { $relation ->
            [self] { $name } joue « { $card } » sur ses propres outils
            [you] { $name } joue « { $card } » pour toi
           *[other] { $name } joue « { $card } » pour { $target }
        }
    } : { $tool ->
        [pick] le pic est réparé.
        [lamp] la lampe est réparée.
        [cart] le chariot est réparé.
       *[other] c’est réparé.
    }
event-card-drawn =
    { $who ->
        [you] Tu pioches « { $card } ».
       *[other] { $name } pioche « { $card } ».
    }
event-card-passed =
    { $who ->
        [you] Tu défausses « { $card } » face cachée.
       *[other] { $name } défausse « { $card } ».
    }
event-hidden-pass =
    { $who ->
        [you] Tu défausses une carte face cachée.
       *[other] { $name } défausse une carte face cachée.
    }
event-concede-proposed =
    { $who ->
        [you] Tu proposes d’abandonner la manche.
       *[other] { $name } propose d’abandonner la manche.
    }
event-concede-answered =
    { $agreed ->
        [yes] { $who ->
            [you] Tu acceptes d’abandonner la manche.
           *[other] { $name } accepte d’abandonner la manche.
        }
       *[no] { $who ->
            [you] Tu refuses d’abandonner la manche.
           *[other] { $name } refuse d’abandonner la manche.
        }
    }
event-round-ended =
    { $treasure ->
        [yes] La manche { $round } est finie : le trésor est atteint.
       *[no] La manche { $round } est finie : le trésor reste enfoui.
    }
event-gold-shared =
    { $cards ->
        [one] Une carte or revient à { $order }.
       *[other] { $cards } cartes or passent de main en main : { $order }.
    }
event-gold-taken =
    { $who ->
        [you] Tu prends une carte or de valeur { $taken }.
       *[other] { $name } prend une carte or de valeur { $taken }.
    }
event-shown-take =
    { $who ->
        [you] Tu prends une carte or de valeur { $taken }.
       *[other] { $name } prend une carte or de valeur { $taken }.
    }
event-hidden-take =
    { $who ->
        [you] Tu prends une carte or.
       *[other] { $name } prend une carte or.
    }
event-gold-paid =
    { $who ->
        [you] Tu reçois, en pépites : { $cards }.
       *[other] { $name } reçoit, en pépites : { $cards }.
    }
event-hidden-pay =
    { $cards ->
        [0] { $name } ne reçoit rien : il ne reste pas d’or.
        [one] { $name } reçoit une carte or.
       *[other] { $name } reçoit { $cards } cartes or.
    }
event-role-seen =
    { $who ->
        [you] Tu regardes le rôle de { $target } : { $role }.
       *[other] { $relation ->
            [you] { $name } regarde ton rôle : { $role }.
           *[other] { $name } regarde le rôle de { $target } : { $role }.
        }
    }
event-hidden-role-peek =
    { $who ->
        [you] Tu regardes le rôle de { $target }.
       *[other] { $relation ->
            [you] { $name } regarde ton rôle.
           *[other] { $name } regarde le rôle de { $target }.
        }
    }
event-role-changed =
    { $who ->
        [you] Tu reçois un nouveau rôle : { $role }.
       *[other] { $name } reçoit un nouveau rôle : { $role }.
    }
event-hidden-role-change =
    { $who ->
        [you] Tu reçois un nouveau rôle.
       *[other] { $name } reçoit un nouveau rôle en secret.
    }
event-nuggets-gained =
    { $who ->
        [you] Tu gagnes { $nuggets }.
       *[other] { $name } gagne { $nuggets }.
    }
event-nuggets-paid =
    { $who ->
        [you] { $relation ->
            [nobody] Tu paies { $nuggets } à la réserve.
           *[other] Tu paies { $nuggets } à { $target }.
        }
       *[other] { $relation ->
            [nobody] { $name } paie { $nuggets } à la réserve.
            [you] { $name } te paie { $nuggets }.
           *[other] { $name } paie { $nuggets } à { $target }.
        }
    }
event-gold-traded =
    { $who ->
        [you] Tu échanges une carte or contre { $nuggets }.
       *[other] { $name } échange une carte or contre { $nuggets }.
    }
# The clock moved for a seat; what it did is the next line.
event-timed-out =
    { $who ->
        [you] Ton temps est écoulé : l’horloge décide pour toi.
       *[other] { $name } : temps écoulé, l’horloge décide.
    }
event-game-ended = La partie est finie.

## Choisir

prompt-turn = À toi : numéro d’une carte, coup, ou « aide » >
prompt-choice =
    { $last ->
        [0] p défausse cette carte, Entrée revient >
       *[other] 1–{ $last } la joue là, p la défausse, Entrée revient >
    }
prompt-answer = Ta réponse, 1–{ $last } >
prompt-quit = Quitter pour de bon cette partie ? oui ou non >
prompt-replay = Entrée : suite, b : retour, nombre : aller à, q : quitter >
ask-reveal-goal = Ta galerie atteint plusieurs buts. Lequel est retourné en premier ?
ask-orient-goal = « { $card } » en { $cell } convient dans les deux sens. Comment poser ce but ?
ask-take-gold = Les mineurs partagent l’or et te tendent ces cartes : { $offered }. Laquelle prends-tu ?
ask-trade-gold = Tu dois une pépite et n’as que des cartes or. Laquelle échanges-tu contre des pépites ?
ask-concede-vote = { $name } propose d’abandonner la manche. Acceptes-tu ?
move-lay =
    { $turned ->
        [yes] { $cell } tournée
       *[no] { $cell }
    }
move-on-cell =
    { $turned ->
        [yes] { $cell } tournée
       *[no] { $cell }
    }
move-on-seat = { $target }
move-on-tool = { $target } : { $tool }
move-pass = défausser « { $card } »
move-reveal = le but en { $cell }
move-orient =
    { $turned ->
        [yes] après un demi-tour
       *[no] tel quel
    }
move-take =
    { $value ->
        [one] 1 pépite
       *[other] { $value } pépites
    }
move-trade = la carte or de valeur { $value }
move-concede = proposer d’abandonner la manche
move-agree = accepter
move-refuse = refuser
not-understood = « { $typed } » n’est ni un numéro de carte ni un coup ; « aide » montre ce qu’on peut taper.
no-such-card = Tu n’as pas de carte numéro { $number }.
no-such-number = Il n’y a pas de réponse { $number } ici.

## Raisons et règles

why-what = Demande pour une carte ou un coup, par exemple : pourquoi 2, pourquoi 2 3,0 ou pourquoi lay cross 1,0.
why-allowed = C’est permis : { $move }
why-playable = « { $card } » peut se jouer : choisis-la par son numéro pour voir où.
why-fits-nowhere = Cette carte ne va nulle part pour l’instant : aucun bout ouvert des galeries reliées ne la reçoit, dans aucun sens.
why-no-target = Il n’y a rien sur quoi jouer cette carte pour l’instant.
rules-how = Nomme une règle, comme règles B-24, ou des mots à chercher.
rules-unknown = Il n’y a pas de règle { $asked } ; les plus proches sont { $near }.
rules-none = Aucune règle ne parle de « { $words } ».
rules-source = Source : { $said }
rules-reason = Pourquoi : { $said }

## Cartes

cards-when = Quand : { $when }
cards-rules = Règles : { $rules }
cards-none = Aucune carte ne s’appelle « { $words } ».
cards-without = Il n’y a pas de cartes de { $asked }.

## Commandes pendant une partie

command-help = aide, h
command-why = pourquoi
command-rules = règles, règle
command-log = journal
command-save = sauver, enregistrer
command-quit = quitter, q
command-pass = passer, passe, p
command-turned = tournée, t
command-yes = oui, o

## Aide pendant une partie

help-typed = Ce qu’on peut taper
help-card = choisir une carte de sa main par son numéro ; les réponses sont alors numérotées
help-card-cell = jouer aussitôt cette carte sur une case (colonne, ligne) ou une place
help-card-turned = de même, après un demi-tour
help-pass = passer : défausser cette carte face cachée
help-notation = n’importe quel coup en toutes lettres, comme dans les parties notées : lay, play, pass
help-why = pourquoi une carte ou un coup n’est pas permis, avec la règle
help-rules = une règle par son numéro, ou les règles qui parlent de certains mots
help-log = tout ce que tu as vu se passer dans cette manche
help-save = choisir le fichier de la partie notée, écrit quand la partie est finie
help-quit = quitter la partie
help-signs = Ce que disent les signes
help-light = traits épais : éclairé, relié au départ ; traits fins : coupé du départ
help-dead-end = un cul-de-sac : la galerie s’arrête avant le milieu
help-start = la lanterne du départ ; la dernière carte posée
help-goal = un but caché ; un but tel que tu l’as vu avec un plan
help-treasure = le trésor ; une pierre
help-idle = une carte qu’on ne peut que défausser pour l’instant

## Passer l’appareil

cover = Passe l’appareil à { $name }. Les autres regardent ailleurs.
cover-enter = { $name }, appuie sur Entrée quand personne d’autre ne voit l’écran >
cover-done = Appuie sur Entrée pour couvrir l’écran >
press-enter = Appuie sur Entrée >

## Début et fin

welcome =
    { $seats ->
        [one] Un nain descend dans la mine.
       *[other] { $seats } nains descendent dans la mine.
    }
welcome-seat =
    { $you ->
        [yes] Toi
       *[no] { $kind ->
            [bot] { $name } (bot)
           *[person] { $name }
        }
    }
commitment = Les mélanges sont fixés et scellés : { $commitment }
opening = Le sceau s’ouvre avec la graine { $seed }.
round-over = La manche { $round } sur { $rounds } est finie
round-treasure =
    { $who ->
        [you] Tu as atteint le trésor : les mineurs gagnent la manche.
       *[other] { $name } a atteint le trésor : les mineurs gagnent la manche.
    }
round-sabotaged = Le trésor n’a pas été atteint : les saboteurs gagnent la manche.
round-nobody = Le trésor n’a pas été atteint, mais il n’y avait pas de saboteur : personne ne gagne rien.
game-over = La partie est finie
nuggets =
    { $count ->
        [one] { $count } pépite
       *[other] { $count } pépites
    }
game-won =
    { $who ->
        [you] Tu gagnes !
        [many] { $names } gagnent ensemble.
       *[other] { $name } gagne.
    }
saved = La partie est notée dans { $file }
save-later = Quand la partie sera finie, elle sera notée dans { $file }
save-failed = La partie n’a pas pu être notée dans { $file } : { $reason }
left = Tu as quitté la partie. À une prochaine fois !

## Regarder des parties notées

replay-step = Coup { $step } sur { $last }
verify-opened = La graine ouvre le sceau { $commitment }
verify-published = La graine ouvre le sceau publié au départ, { $commitment }
verify-uncommitted = La partie notée ne porte pas de sceau : sa graine n’était pas scellée.
verify-moves =
    { $moves ->
        [one] Un coup a été rejoué, et chaque empreinte concorde.
       *[other] { $moves } coups ont été rejoués, et chaque empreinte concorde.
    }
verify-result = Le résultat concorde : scores { $scores }, gagné par la place { $winners }
verify-unfinished = La partie n’est pas finie : elle n’a pas de résultat.
verify-failed = { $file } est en défaut : { $reason }

## Mesurer

bench-title = { $ruleset }, { $seats } places
bench-random = décisions par seconde en jouant au hasard
bench-views = décisions par seconde, avec une vue pour chacune
bench-clone = microsecondes pour copier une partie

## Ce qui ne va pas

error-language = il n’y a pas de textes dans la langue { $asked } ; les langues sont { $known }
error-ruleset = il n’y a pas de jeu { $asked } ; les boîtes sont { $known }
error-two-rulesets = nomme le jeu une seule fois : { $one } ou { $other }
error-seats = { $asked } places, c’est impossible ; le jeu va de { $least } à { $most }
error-option = il n’y a pas d’option { $asked } ; les options sont { $known }
error-option-form = une option s’écrit nom=valeur, non { $asked }
error-option-value = l’option { $name } ne peut pas être { $asked } ; c’est une de celles-ci : { $known }
error-deck = le fichier de cartes { $file } est inutilisable : { $reason }
error-file = { $file } est illisible : { $reason }
error-no-file = il n’y a pas de fichier { $file }
error-not-text = ce n’est pas un texte en UTF-8
error-record = { $file } est abîmé ou n’est pas une partie notée : { $reason }
error-save = on ne peut pas écrire dans { $file }
error-seed = une graine est un texte d’une ligne, non vide
error-you = il n’y a pas de place { $asked } ; nomme des places de 0 à { $last }, séparées par des virgules, ou none
error-bot = il n’y a pas de bot de niveau { $asked } ; les niveaux sont { $known }
error-master =
    { $lacking ->
        [numpy] le niveau master a besoin de NumPy : pip install "saboteur-games[master]"
       *[weights] les poids du niveau master ne sont pas installés ici
    }
error-own-bot = { $reason }
error-bots = { $given } niveaux pour { $wanted } bots : donnes-en un pour tous ou un pour chacun
error-names = { $given } noms pour { $wanted } personnes
error-step = il n’y a pas de coup { $asked } ; les coups vont de 0 à { $last }
error-sight = pas de regard { $asked } ; donne une place de 0 à { $last }, public ou open
error-review-seat = il n’y a pas de place { $asked } par laquelle regarder ; les places vont de 0 à { $last }
error-extra = le serveur a besoin d’autres paquets : pip install "saboteur-games[server]" (il manque : { $missing })
error-serve = impossible de servir sur { $host }, port { $port }, avec les données dans { $folder } ; la raison est donnée ci-dessus

## Aide de la ligne de commande

cli-saboteur = Jouer à Saboteur dans le terminal, revoir des parties notées et mesurer le moteur. Une réalisation non officielle.
cli-play = Jouer une partie à ce terminal, seul contre des bots ou à plusieurs sur le même appareil.
cli-serve = Servir le jeu aux navigateurs : pour cette machine, pour la maison, ou pour le monde derrière un mandataire.
cli-replay = Revoir une partie notée coup par coup.
cli-review = Voir qui pouvait croire quoi dans une partie enregistrée, et quand elle a tourné.
cli-verify = Rejouer une partie notée et vérifier le sceau, chaque coup et le résultat.
cli-rules = Afficher une règle par son numéro, les règles qui parlent de certains mots, ou tous les titres.
cli-cards = Dire ce que font les cartes d’une boîte ou d’un module et quand elles se jouent, ou l’une d’elles.
cli-perft = Compter les suites de coups de chaque longueur à partir d’une donne.
cli-bench = Mesurer la vitesse du moteur sur cette machine.
cli-seats = Combien de places jouent ; cinq, sauf si le jeu se joue à moins ou à plus.
cli-you = Les places des personnes devant cet appareil, comme 0 ou 0,2 ; none laisse jouer les bots.
cli-bots = Le niveau des bots, random, novice, skilled, expert ou master, ou ton propre bot sous la forme { $own } ; un pour tous, ou une liste avec un pour chacun.
cli-names = Les noms des personnes, séparés par des virgules.
cli-seed = Redonner cette partie ; sans graine, personne ne peut prévoir la donne.
cli-option = Une option des règles, nom=valeur ; peut être donnée plusieurs fois.
cli-deck = Un fichier de cartes à toi.
cli-save = Le fichier de la partie notée, écrit quand la partie est finie.
cli-ruleset = La boîte, avec ses modules derrière + : saboteur2+veto ; la commande games en donne la liste.
cli-lang = La langue, en ou fr ; par défaut celle du système.
cli-version = Afficher la version.
cli-file = Le fichier de la partie notée.
cli-step = Le coup par lequel commencer.
cli-seat = Par quels yeux regarder : une place, public ou open.
cli-review-html = Écrire la relecture dans ce fichier, en une page.
cli-review-seat = Montrer ce que cette place pouvait croire, au lieu de ce que tous pouvaient croire.
cli-commitment = Le sceau montré au début de la partie.
cli-words = Le numéro d’une règle, ou des mots à chercher.
cli-cards-words = Une boîte ou un module, comme duel ou saboteur2+veto, et le nom d’une carte, ou ce nom seul ; sinon, le jeu de base.
cli-depth = La longueur des plus longues suites à compter.
cli-divide = Répartir le dernier compte par premier coup.
cli-seconds = Combien de temps mesurer.
cli-host = L’adresse d’écoute ; 0.0.0.0 laisse entrer les autres du réseau.
cli-port = Le port d’écoute ; 0 en prend un libre.
cli-data = Le dossier des invités et des parties.
cli-public-url = Où les navigateurs trouvent le serveur, si un mandataire le précède.
cli-relaxed-seconds = Combien de secondes peut durer une décision à une table à l’horloge tranquille.
cli-fast-seconds = Combien de secondes peut durer une décision à une table à l’horloge rapide.
cli-grace-seconds = Combien de secondes les autres attendent un joueur parti avant de pouvoir choisir pour lui.
cli-bot-workers = Combien de bots peuvent réfléchir en même temps ; 0 suit le nombre de cœurs.
cli-bot-pause = Combien de secondes un bot prend pour son coup, quelle que soit sa main.

## Serveur

serve-address = Saboteur est prêt : { $address }
serve-data = Les parties sont gardées dans { $folder }. Ctrl-C arrête le serveur.
