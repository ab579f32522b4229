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
away-bot = Un bot remplace
away-end = Arrêter
back-again = Vous revoilà : la place est de nouveau à vous.
ended-title = La partie a été arrêtée.
ended-how = Vous en avez décidé ainsi. Rien n’est compté et les cartes restent cachées.

## L’horloge

clock-left =
    { $who ->
        [you] Il vous reste { $seconds } s
        [all] Il reste { $seconds } s
       *[other] Il reste { $seconds } s à { $name }
    }
clock-short =
    { $who ->
        [you] Vite, il vous reste { $seconds } secondes.
        [all] Il reste { $seconds } secondes.
       *[other] Il reste { $seconds } secondes à { $name }.
    }
clock-hurry = vite
clock-stands = arrêtée

## Les gens

people-title = À la table
people-watch =
    { $count ->
        [one] un regarde
       *[other] { $count } regardent
    }
people-here = là
people-lost = connexion perdue
people-away = absent
people-stand-in = un bot remplace
people-host = hôte
people-muted = en sourdine
people-unheard = vous ne l’entendez pas
people-more = Que faire avec { $name }
people-unhear = Ne plus l’entendre
people-hear = L’entendre à nouveau
people-mute = Sourdine pour tous
people-unmute = Rendre la parole
people-hand-over = Nommer hôte
people-send = Renvoyer
people-send-sure = Renvoyer pour de bon
invite-title = Faire entrer
invite-tv = Afficher sur un grand écran
invite-lock = Fermer la porte
invite-unlock = Ouvrir la porte
invite-rotate = Nouveau code
invite-locked = Fermée : personne d’autre n’entre.
leave-begin = Quitter la partie
leave-sure = Les autres choisissent aussitôt si un bot prend votre place. Vous pourrez revenir.
leave-stay = Rester
leave-go = Partir

## Plusieurs personnes sur un appareil

hot-pass = Passez l’appareil à { $name }
hot-turn = C’est à { $name } de jouer
hot-covered = Les cartes sont couvertes
hot-alone = Regardez quand personne d’autre ne voit l’écran.
hot-look = { $name } : regarder
hot-board = Voir le plateau
hot-bar = Qui regarde
hot-cover = Couvrir
hot-keep = Encore un peu
hot-soon = Couvert dans

## Télévision

tv-join = pour jouer ou regarder
tv-join-at = Scannez, ou tapez le code sur { $address }

## Cet appareil

device-looks = Apparence et langue
device-move = Continuer sur un autre appareil
device-move-how = Votre nom, vos places et vos notes vous suivent ; cet appareil les garde aussi.
device-move-begin = Montrer le chemin
device-qr = Code QR qui vous emmène sur un autre appareil
device-scan = Scannez ceci avec l’autre appareil. Ne le montrez à personne d’autre.
device-link = Lien pour l’autre appareil
device-left =
    { $seconds ->
        [one] Valable une fois, encore une seconde
       *[other] Valable une fois, encore { $seconds } secondes
    }
device-again = Montrer un nouveau chemin
device-data = Mes données
device-data-how = Nous gardons votre nom, vos tables, vos paroles et vos notes ; rien d’autre.
device-export = Télécharger mes données
device-delete = Supprimer mes données
device-delete-sure = Votre nom, vos notes et vos paroles sont supprimés pour de bon, et vous perdez vos places. Les parties finies restent, sans votre nom.
device-delete-no = Les garder
device-delete-yes = Supprimer pour de bon
arrive-title = Continuer sur cet appareil ?
arrive-how = Votre nom et vos places vous suivent.
arrive-instead = Vous êtes { $name } ici. Ensuite vous serez celui qui vous a montré ce chemin.
arrive-come = Continuer ici
arrive-no = Non, rester tel quel
arrive-late = Ce chemin a déjà servi, ou il est trop vieux
arrive-late-how = Montrez-en un nouveau sur l’autre appareil.

## Après la partie

deeds-title = Qui a fait quoi
deed-laid = Galeries
deed-blocked = Entraves
deed-helped = Aides
deed-looked = Regards
deed-passed = Cartes écartées
evening-title = Cette soirée
evening-games = Parties
evening-won = Gagnées
evening-points = Points

## Ce que la table refuse

trouble-not-seated = Seuls ceux qui ont une place peuvent le faire.
trouble-talk-off = On ne parle pas à cette table.
trouble-phrases-only = Seules les phrases toutes faites sont permises ici.
trouble-muted = L’hôte vous a mis en sourdine.
trouble-too-much-talk = Trop de paroles à la fois. Attendez un instant.
trouble-not-begun = La partie n’a pas encore commencé.
trouble-empty-text = Il n’y a rien à dire là-dedans.
trouble-poll-open = Un sondage est déjà ouvert.
trouble-no-poll = Il n’y a plus de sondage.
trouble-locked = La porte de cette table est fermée.
trouble-bad-table = On ne peut pas jouer ainsi ; rien n’a changé.
trouble-paused = La partie est en pause.
trouble-covered = Regardez d’abord par l’une de vos places.
trouble-not-host = Seul l’hôte peut le faire.
trouble-seat-taken = Quelqu’un est déjà assis là.
trouble-seats-empty = Des places sont encore libres.
trouble-too-many = Trop à la fois. Attendez un instant.
trouble-no-such-guest = Cette personne n’est plus à cette table.
trouble-not-your-turn = Ce n’est pas à vous de jouer.
trouble-not-away = La personne est revenue.

## La table comme elle était

past-title = Après le coup { $version }
past-told = La table après le coup { $version }. { $sentence }
past-back = Revenir au présent
