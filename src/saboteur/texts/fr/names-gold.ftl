### Noms montrés aux joueurs : le nain cupide et le nain saboté, le tournoi, le droit de passage.

## Rôles

role-greedy-dwarf = Nain cupide

## Modules

module-greedy-dwarf = Nain cupide (2016)
    .description = Un des mineurs est un nain cupide : le trésor est à lui seul s’il l’atteint lui-même, sinon il n’a rien.
module-right-of-way = Droit de passage
    .description = Deux pions nains barrent des bouts de galerie tant que leur propriétaire n’a pas reçu une pépite.
module-sabotaged-dwarf = Nain saboté
    .description = Quand les mineurs gagnent, ceux qui ont un outil cassé devant eux ne prennent pas d’or.
module-tournament = Tournoi
    .description = Le tournoi officiel pour 5 à 9 places : rôles fixes, gains fixes en pépites et une carte chemin à mi-distance du trésor.

## Options

option-greedy_reward = Gain du nain cupide
    .meaning = Dit ce que reçoit le nain cupide quand il atteint lui-même le trésor.
option-greedy_reward-four_cards = Quatre cartes or
    .meaning = Il prend les quatre premières cartes or de la pile, quelle que soit leur valeur (réglage habituel).
option-greedy_reward-value_4 = Quatre pépites d’or
    .meaning = Il est payé en cartes or d’une valeur d’exactement 4 pépites, comme un saboteur.
option-allow_untested = Combinaisons non éprouvées
    .meaning = Dit si l’on peut ajouter des modules qu’aucun livret ne combine avec le tournoi.
option-allow_untested-off = Interdites
    .meaning = Le tournoi se joue tel qu’il est écrit (réglage habituel).
option-allow_untested-on = Permises
    .meaning = D’autres modules peuvent être ajoutés au tournoi.

## Questions

decision-post-pawn = Sur quel bout de galerie postes-tu ton pion ?
decision-pay-for-passage = Paies-tu une pépite pour que l’autre puisse poser une carte à cet endroit ?
decision-trade-gold = Tu n’as pas de pépite : quelle carte or échanges-tu pour payer ?
