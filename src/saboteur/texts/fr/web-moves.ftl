### Avant qu’un coup parte, et en chemin : ce qui est montré, repris, perdu et retrouvé ; et quitter une table.
### $seconds est un nombre.

## Montré, pas encore parti

hold-ask = Pas encore joué : joue-le ou reprends-le.
hold-undo = Pas encore parti : tu peux encore le reprendre.
hold-waits = pas encore joué
hold-send = Envoyer
hold-back = Reprendre
hold-taken = Coup repris. Rien n’est parti.
hold-dropped = La partie a continué : le coup que tu préparais n’est pas parti.
hold-left = Ton coup n’est pas parti.
hold-time = Temps écoulé : le coup que tu préparais est parti.

## La connexion

line-sending = Envoi…
line-silent = Le serveur ne répond pas.
line-lost = Pas de connexion.
line-next = prochain essai dans { $seconds } s
line-trying = on essaie…
line-try = Réessayer
line-back = De nouveau en ligne.
line-unsent = Ton coup n’est pas arrivé. Rejoue-le ou reprends-le.
line-unsure = La connexion a été coupée pendant l’envoi de ton coup : regarde s’il est arrivé.

## Partir

back-title = Quitter la table ?
back-how = La partie continue et ta place reste à toi : tu la retrouves en premier à l’accueil.
back-stay = Rester
back-go = Aller à l’accueil
