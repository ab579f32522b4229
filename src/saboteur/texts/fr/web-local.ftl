### Une table sur cet appareil : son début, et ce qu’elle a à la place des appareils des autres.

local-title = Sur cet appareil
local-fetching = Le jeu arrive sur cet appareil. Une seule fois suffit.
local-bytes = { $got } Mo sur { $of }
local-opening = Tout est là. Le jeu se prépare…
local-lost = Le jeu n’est pas arrivé sur cet appareil. Il lui faut une fois le réseau, pour environ { $of } Mo.
local-broken = Le jeu ne démarre pas sur cet appareil.
local-elsewhere = Tu joues sur cet appareil dans une autre fenêtre. Une seule à la fois peut continuer.
local-taken = Une autre fenêtre continue les parties de cet appareil.
local-again = Réessayer
local-here = Continuer ici
local-not-now = Pas maintenant
local-temporary = Ce navigateur n’enregistre rien pour ce site. Tu peux jouer, mais la table disparaît quand cette page est fermée ou rechargée.
local-go-on = Jouer
local-note = Cette table est sur ce seul appareil : elle se passe de connexion, et personne d’autre n’y entre. À plusieurs, on y joue tour à tour.
local-honest = Les cartes de tous restent sur cet appareil, cachées à la page. Qui ouvre les outils de développement de son propre appareil peut regarder : il faut lui faire confiance, comme à une vraie table.
local-deck = Tes propres cartes
local-deck-how = Un fichier de cartes à toi corrige celles des nouvelles tables de cet appareil.
local-deck-own = Les nouvelles tables de cet appareil se jouent avec ton fichier de cartes, s’il est fait pour leur boîte.
local-deck-choose = Choisir un fichier de cartes
local-deck-printed = Reprendre les cartes imprimées
local-deck-bad = Ce fichier ne convient pas :
