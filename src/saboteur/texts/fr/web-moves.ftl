### Avant qu’un coup parte, et en chemin : ce qui est montré, repris, perdu et retrouvé ; et quitter une table.
### $seconds est un nombre.

## Montré, pas encore parti

hold-ask = Rien n’est encore joué : confirme, ou annule.
hold-undo = Pas encore envoyé : tu peux encore annuler.
hold-waits = pas encore joué
hold-send = Envoyer
hold-back = Annuler
hold-taken = Annulé. Rien n’a été envoyé.
hold-dropped = La partie a continué : le coup que tu préparais n’a pas été envoyé.
hold-left = Ton coup n’a pas été envoyé.
hold-time = Temps écoulé : le coup que tu préparais a été envoyé.

## La connexion

line-sending = Envoi…
line-silent = Le serveur ne répond pas.
line-lost = Pas de connexion.
line-next = prochain essai dans { $seconds } s
line-trying = essai en cours…
line-try = Réessayer
line-back = De nouveau en ligne.
line-unsent = Ton coup n’est pas arrivé. Rejoue-le, ou annule-le.
line-unsure = La connexion a été coupée pendant l’envoi de ton coup : regarde s’il est arrivé.

## Partir

back-title = Quitter la table ?
back-how = La partie continue et ta place reste à toi : tu la retrouves en premier à l’accueil.
back-stay = Rester
back-go = Aller à l’accueil

## Les cases permises, hors de vue

# $side : où elles sont (N en haut, S en bas, W à gauche, E à droite).
cells-beyond =
    { $count ->
        [one] { $count } case permise
       *[other] { $count } cases permises
    } { $side ->
        [N] plus haut
        [S] plus bas
        [W] à gauche
       *[E] à droite
    } : montrer
cells-there =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
