### Noms communs à La Grande Aventure et à La mine se rebelle : les clans, la fin convenue.

## Clans

clan-blue = Clan bleu
clan-yellow = Clan jaune

## Options

option-agree_end = Fin convenue
    .meaning = Dit si les joueurs peuvent finir une manche par un vote unanime.
option-agree_end-on = Permise
    .meaning = Une fois par tour, un joueur peut proposer de finir la manche ; si tous acceptent, le butin est partagé (le réglage habituel).
option-agree_end-off = Interdite
    .meaning = Une manche se joue toujours jusqu’au bout.
