### Noms montrés aux joueurs : boîte, rôles, outils, cartes, bords, options ; et les mots fixes des pages de règles.

## Boîte

box-saboteur = Saboteur
    .description = Des nains creusent vers le trésor pendant que des saboteurs cachés les freinent : 3 à 10 places, trois manches.

## Rôles

role-miner = Mineur
role-saboteur = Saboteur

## Outils

tool-pick = Pic
tool-cart = Chariot
tool-lamp = Lampe

## Bords

edge-n = Nord
edge-e = Est
edge-s = Sud
edge-w = Ouest

## Cartes chemin

# Les directions sont celles de la carte avant tout demi-tour.
card-cross = Croisement
card-t-vertical = Embranchement vertical
card-t-horizontal = Embranchement horizontal
card-straight-vertical = Ligne verticale
card-straight-horizontal = Ligne horizontale
card-curve-nw = Courbe nord-ouest
card-curve-ne = Courbe nord-est
card-dead-cross = Croisement en cul-de-sac
card-dead-t-vertical = Embranchement vertical en cul-de-sac
card-dead-t-horizontal = Embranchement horizontal en cul-de-sac
card-dead-vertical = Ligne verticale en cul-de-sac
card-dead-horizontal = Ligne horizontale en cul-de-sac
card-dead-nw = Courbe nord-ouest en cul-de-sac
card-dead-ne = Courbe nord-est en cul-de-sac
card-dead-single-vertical = Cul-de-sac simple vertical
card-dead-single-horizontal = Cul-de-sac simple horizontal
card-start = Départ
card-treasure = Trésor
card-stone-nw = Pierre nord-ouest
card-stone-ne = Pierre nord-est

## Cartes action

card-broken-pick = Pic cassé
card-broken-lamp = Lampe cassée
card-broken-cart = Chariot cassé
card-repair-pick = Réparation du pic
card-repair-lamp = Réparation de la lampe
card-repair-cart = Réparation du chariot
card-repair-pick-lamp = Réparation du pic ou de la lampe
card-repair-pick-cart = Réparation du pic ou du chariot
card-repair-lamp-cart = Réparation de la lampe ou du chariot
card-rockfall = Éboulement
card-map = Plan

## Cartes or

card-gold-1 = Carte or de 1 pépite
card-gold-2 = Carte or de 2 pépites
card-gold-3 = Carte or de 3 pépites

## Options

option-placement_link = Nouvelles cartes chemin
    .meaning = Dit si une nouvelle carte chemin doit être reliée au départ.
option-placement_link-start_linked = Reliées au départ
    .meaning = Une nouvelle carte chemin doit toucher un bord ouvert relié au départ (édition des 20 ans, réglage habituel).
option-placement_link-adjacent_only = À côté d’une carte
    .meaning = Il suffit qu’une nouvelle carte chemin soit à côté d’une carte visible du labyrinthe et concorde avec elle (version 2.1 du livret).
option-first_player = Premier joueur
    .meaning = Dit quelle place ouvre la première manche.
option-first_player-random = Tiré au sort
    .meaning = Le hasard décide quelle place commence (réglage habituel).
option-first_player-seat = Une place choisie
    .meaning = L’hôte désigne la place qui commence.
option-public_gold = Or gagné
    .meaning = Dit si tous voient les valeurs de l’or que chaque joueur a gagné.
option-public_gold-off = Secret jusqu’au bout
    .meaning = Seul le nombre de cartes or est public tant que la partie dure (réglage habituel).
option-public_gold-on = Visible de tous
    .meaning = Tous voient à tout moment l’or de chaque joueur.
option-concede_round = Abandon d’une manche
    .meaning = Dit si les joueurs peuvent abandonner une manche par un vote unanime.
option-concede_round-off = Interdit
    .meaning = Une manche se joue toujours jusqu’au bout (réglage habituel).
option-concede_round-on = Permis
    .meaning = Une fois à chacun de ses tours, un joueur peut proposer l’abandon ; si tous acceptent, la manche finit comme si le trésor n’avait pas été atteint.
option-agree_end = Fin d’un commun accord
    .meaning = Dit si les joueurs peuvent arrêter plus tôt par un vote unanime.
option-agree_end-on = Permise
    .meaning = Une fois à son tour, un joueur peut proposer d’arrêter ; si tous sont d’accord, on fait les comptes (réglage habituel).
option-agree_end-off = Interdite
    .meaning = On joue toujours jusqu’au bout.

## Clans

clan-blue = Clan bleu
clan-yellow = Clan jaune

## Pages de règles

page-base = Saboteur : règles du jeu de base
page-saboteur2 = Saboteur 2 : règles de l’extension
page-championship = Saboteur : les cartes des championnats
page-mini-expansions = Saboteur : les mini-extensions
page-variants = Saboteur : les variantes
page-notice = Cette page est générée à partir des textes du jeu par tools/rules_pages.py : changez les textes, pas la page. Elle appartient à une réalisation non officielle, ni faite ni approuvée par l’éditeur du jeu, et dit les règles avec ses propres mots.
page-sources = Dans les références, 001 est le livret français de Saboteur (version 2.1) et 004 celui de l’édition des 20 ans ; les noms de sections sont cités tels qu’imprimés. Le plus récent l’emporte là où ils diffèrent. Une place est un siège à la table, un joueur celui qui l’occupe.
page-rulings = Décisions
page-rulings-notice = Ce que les livrets laissent ouvert ou tranchent de deux façons, et la réponse retenue ici.
page-source = Source
page-reason = Pourquoi
