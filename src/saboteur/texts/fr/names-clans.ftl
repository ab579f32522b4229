### Noms communs à La Grande Aventure et à La mine se rebelle : les clans, la fin convenue.

## Clans

clan-blue = Clan bleu
clan-yellow = Clan jaune

## Options

option-agree_end = Fin convenue
    .meaning = Dit si les joueurs peuvent finir plus tôt par un vote unanime.
option-agree_end-on = Permise
    .meaning = Une fois par tour, un joueur peut proposer de finir ; si tous acceptent, on fait les comptes (le réglage habituel).
option-agree_end-off = Interdite
    .meaning = On joue toujours jusqu’au bout.
