### Pourquoi un coup du Duel est refusé : une phrase pour chaque code qui lui est propre.
### $cell s’écrit x,y.

refusal-not-linked-to-you = Sur { $cell }, aucun bord ouvert de la carte ne toucherait une galerie reliée à ton propre départ par une voie qui t’est ouverte.
refusal-ladder-beside-gold = Une échelle ne peut toucher ni un but ni une carte montrant de l’or, et { $cell } en touche un.
refusal-repair-your-own = Tu ne peux réparer que les outils placés devant toi.
refusal-withstands-rockfall = Un éboulement ne peut pas retirer ce qui est sur { $cell } : départs, buts, trolls et cartes avec de l’or restent.
refusal-no-door-there = Il n’y a pas de porte sur { $cell }.
refusal-own-door = La porte sur { $cell } est de ta couleur et t’est déjà ouverte.
refusal-already-unlocked = Il y a déjà une clef dans la porte sur { $cell }.
refusal-no-key-left = Les deux jetons clef sont en place.
refusal-no-troll-there = Il n’y a pas de troll à soudoyer sur { $cell }.
refusal-already-bribed = Le troll sur { $cell } a déjà été soudoyé pendant cette manche.
refusal-troll-not-reached = Tu ne peux pas soudoyer le troll sur { $cell } : aucune galerie qui t’est ouverte ne mène à sa carte.
refusal-no-counter-left = Il ne reste aucun compteur dans la réserve.
refusal-no-gold-to-claim = Il n’y a pas d’or que tu puisses réserver sur { $cell }.
