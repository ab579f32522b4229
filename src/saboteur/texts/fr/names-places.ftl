### Noms montrés aux joueurs : l’échange de buts, les deux lieux de la carte postale et les nouveaux buts.

## Cartes

card-goal-exchange = Échange de buts
card-costume-workshop = Atelier des costumes
card-underground-party = Fête souterraine
card-gold-sack-1 = Sac de 1 pépite
card-gold-sack-2 = Sac de 2 pépites
card-dragon = Dragon
card-giant-spider = Araignée géante

## Modules

module-goal-exchange = Échange de buts (2017)
    .description = Une carte avec laquelle on peut échanger en secret deux buts cachés.
module-costume-workshop = Atelier des costumes
    .description = Un lieu du labyrinthe : le premier joueur qui le relie au départ doit changer de rôle.
module-underground-party = Fête souterraine
    .description = Un lieu du labyrinthe : dès qu’il est relié au départ, tous les rôles sont mélangés et redistribués.
module-new-goals = Nouveaux buts
    .description = Cinq buts cachés : à côté du trésor peuvent se trouver des sacs d’or, un dragon ou une araignée géante.

## Options

option-both_locations = Les deux lieux
    .meaning = Dit si l’atelier des costumes et la fête souterraine peuvent se trouver dans le même labyrinthe.
option-both_locations-off = Un seul au plus
    .meaning = Ils partagent une même carte postale : on n’en utilise qu’un (le réglage habituel).
option-both_locations-on = Les deux
    .meaning = On peut les utiliser ensemble.

## Questions

decision-exchange-goals = Échanger les deux buts en secret, ou les reposer comme ils étaient ?
move-swap = échanger les deux buts
move-leave = les reposer comme ils étaient
