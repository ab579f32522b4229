### Les gens à une table : horloge, pause, départs, plusieurs sur un appareil, télévision, autres appareils.


## Avis

notice-read = Entendu
pause-title = La partie est en pause.
pause-how = Horloges et bots attendent.
pause-begin = Mettre en pause
pause-end = Reprendre
away-title = { $name } n’est plus là.
away-how = Que faire de sa place ?
away-watch = Les autres choisissent ce que devient sa place.
away-wait = Attendre
away-bot = Mettre un bot
away-end = Arrêter
bots-lowered =
    { $level ->
        [skilled] Le serveur est très occupé : pour l’instant, les bots experts jouent comme des bots habiles.
       *[novice] Le serveur est très occupé : pour l’instant, les bots plus forts jouent comme des débutants.
    }
back-again = Te revoilà : la place est de nouveau à toi.
ended-title = La partie a été arrêtée.
ended-how = Vous en avez décidé ainsi. Rien n’est compté et les cartes restent cachées.

## L’horloge

clock-left =
    { $who ->
        [you] Il te reste { $seconds } s
        [all] Il reste { $seconds } s
       *[other] Il reste { $seconds } s à { $name }
    }
clock-short =
    { $who ->
        [you] Vite, il te reste { $seconds } secondes.
        [all] Il reste { $seconds } secondes.
       *[other] Il reste { $seconds } secondes à { $name }.
    }
clock-hurry = vite
clock-stands = arrêtée

## Les gens

people-title = À la table
people-watch =
    { $count ->
        [one] une personne regarde
       *[other] { $count } personnes regardent
    }
people-here = là
people-lost = connexion perdue
people-slow = à son rythme
people-away = absent
people-stand-in = un bot à sa place
people-host = hôte
people-muted = en sourdine
people-unheard = tu ne l’entends pas
people-more = Que faire avec { $name }
people-unhear = Ne plus l’entendre
people-hear = L’entendre à nouveau
people-block = Bloquer
people-blocked = bloqué, sans qu’il l’apprenne
people-mute = Sourdine pour tous
people-unmute = Rendre la parole
people-hand-over = Nommer hôte
people-send = Renvoyer
people-report = Signaler
people-send-sure = Renvoyer pour de bon
invite-title = Faire entrer
invite-tv = Afficher sur un grand écran
invite-lock = Fermer la porte
invite-unlock = Ouvrir la porte
invite-rotate = Nouveau code
invite-people = Inviter des compagnons
invite-locked = Fermée : personne d’autre n’entre.
leave-begin = Quitter la partie
leave-sure = Les autres choisissent aussitôt si un bot prend ta place. Tu pourras revenir.
leave-stay = Rester
leave-go = Partir

## Plusieurs personnes sur un appareil

hot-pass = Passe l’appareil à { $name }
hot-turn = C’est à { $name } de jouer
hot-covered = Les cartes sont couvertes
hot-alone = Regarde quand personne d’autre ne voit l’écran.
hot-look = { $name } : regarder
hot-board = Voir le plateau
hot-bar = Qui regarde
hot-cover = Couvrir
hot-keep = Encore un peu
hot-soon = Couvert dans

## Télévision

tv-join = pour jouer ou regarder
tv-join-at = Scanne, ou tape le code sur { $address }

## Cet appareil

arrive-title = Continuer sur cet appareil ?
arrive-how = Ton nom et tes places te suivent.
arrive-instead = Sur cet appareil, tu es { $name }. Si tu continues, tu deviens la personne qui t’a montré le code.
arrive-come = Continuer ici
arrive-no = Non, rester tel quel
arrive-late = Ce code a déjà servi, ou il est trop vieux
arrive-late-how = Affiches-en un nouveau sur l’autre appareil.

## Après la partie

actions-title = Qui a fait quoi
action-laid = Galeries
action-blocked = Entraves
action-helped = Aides
action-looked = Regards
action-passed = Cartes défaussées
evening-title = Cette soirée
evening-games = Parties
evening-won = Gagnées
evening-points = Points

## Ce que la table refuse

trouble-not-seated = Seuls ceux qui ont une place peuvent le faire.
trouble-chat-off = On ne parle pas à cette table.
trouble-phrases-only = Seules les phrases toutes faites sont permises ici.
trouble-muted = L’hôte t’a mis en sourdine.
trouble-chat-rate-limited = Trop de paroles à la fois. Attends un instant.
trouble-not-started = La partie n’a pas encore commencé.
trouble-empty-text = Il n’y a rien à dire là-dedans.
trouble-poll-open = Un sondage est déjà ouvert.
trouble-no-poll = Il n’y a plus de sondage.
trouble-locked = La porte de cette table est fermée.
trouble-bad-table = On ne peut pas jouer ainsi ; rien n’a changé.
trouble-paused = La partie est en pause.
trouble-no-seat-selected = Regarde d’abord par l’une de tes places.
trouble-not-host = Seul l’hôte peut le faire.
trouble-seat-taken = Quelqu’un est déjà assis là.
trouble-seats-empty = Des places sont encore libres.
trouble-rate-limited = Trop à la fois. Attends un instant.
trouble-no-such-guest = Cette personne n’est plus à cette table.
trouble-not-your-turn = Ce n’est pas à toi de jouer.
trouble-your-turn = C’est ton tour : joue directement.
trouble-not-correspondence = Cette table n’est pas lente.
trouble-malformed-move = Ce n’est pas un coup de ce jeu.
trouble-not-absent = La personne est revenue.
trouble-not-saved = Cet appareil n’a plus la place de le garder : rien n’a été joué. Fais de la place, puis réessaie.
trouble-incompatible-rules = Cette partie ne peut pas continuer : cette version du programme ne sait pas la lire. Ce qui a été gardé reste tel quel.

## La table comme elle était

past-title = Après le coup { $version }
past-told = La table après le coup { $version }. { $sentence }
past-back = Revenir au présent
past-result = Revenir au résultat

## Fin de manche et fin de partie

end-treasure = Le trésor était au but { $goal }
end-treasure-found = Le trésor est trouvé
end-buried = Le trésor reste enfoui
end-why-sabotaged = Les saboteurs gagnent la manche.
end-why-no-saboteur = Mais il n’y avait aucun saboteur pour en profiter.
end-why-broken = Avec un outil cassé, tu n’as pas de part
end-stage-goals = Les buts
end-stage-roles = Les rôles
end-stage-gold = Le partage de l’or
end-goals =
    { $count ->
        [3] Les trois buts
       *[other] Les { $count } buts
    }
end-goals-hidden = Selon les règles, un but que personne n’a retourné reste caché.
end-roles = Qui était qui
end-choice = n° { $place } à choisir
end-nothing = rien
end-nothing-why =
    { $why ->
        [prison] rien : en prison
        [broken] rien : outil cassé
        [team] rien : équipe perdante
        [crystals] rien : aucun cristal
        [small] rien : part trop petite
        [greedy] rien : le nain cupide prend tout
       *[cards] rien : plus de carte or
    }
end-paid =
    { $cards ->
        [one] { $cards } carte or
       *[other] { $cards } cartes or
    }
end-completed =
    { $who ->
        [you] Tu as atteint le trésor
       *[other] a atteint le trésor
    }
end-waiting = { $name } choisit
end-waiting-how = Les cartes passent de main en main, face cachée pour les autres.
end-taken =
    { $value ->
        [one] Tu as pris { $value } pépite.
       *[other] Tu as pris { $value } pépites.
    }
end-shared = L’or est partagé
end-paid-title = Les saboteurs sont payés
end-unpaid = Personne ne gagne d’or
end-unpaid-how = Tout reste dans la mine.
end-gold = Cartes or
end-gold-none = aucune
end-gold-secret = Les valeurs restent cachées jusqu’au bout.
end-gold-own =
    { $count ->
        [one] Les tiennes : { $count } pépite.
       *[other] Les tiennes : { $count } pépites.
    }
end-continue = Continuer
end-next = Manche suivante
end-title = La partie est finie
end-ranking = Le classement
end-round-line = Manche { $round }
end-won-by = gagnants : { $who }
end-miners-won = les mineurs
end-saboteurs-won = les saboteurs
end-rematch = Encore une partie
end-replay = Revoir coup par coup
end-review = Relecture
end-fair = Tirages scellés avant la donne : { $commitment }

## Une carte qui ne peut rien pour l’instant

banner-idle = Cette carte ne peut rien pour l’instant. Tu peux la défausser.
banner-idle-repair = Personne n’a d’outil cassé que cette carte répare. Tu peux la défausser.
banner-idle-break = Tous les autres ont déjà cet outil cassé. Tu peux la défausser.
banner-idle-rockfall = Il n’y a encore aucune galerie à retirer. Tu peux la défausser.
banner-idle-map = Plus aucun but n’est caché. Tu peux la défausser.
