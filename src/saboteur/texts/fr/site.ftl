### Ce que disent les pages avant que le navigateur n’ait rien chargé : titre, phrase et image d’un lien collé dans une conversation.

site-home = Creuser vers l’or à plusieurs et démasquer les saboteurs : le jeu de cartes dans le navigateur, entre amis ou avec des bots, sans compte.
site-table = { $box } : une table t’attend
site-learn = De petites scènes à jouer soi-même, boîte par boîte : de quoi descendre dans la mine en quelques minutes.
site-howto = Comment jouer, en images : l’objectif, les rôles, un tour, les cartes, la fin, et trois erreurs fréquentes.
site-rules = Toutes les règles, boîte par boîte, avec chaque cas tranché et sa raison.
site-cards = Chaque carte de chaque boîte, avec son dessin et son nombre.
site-replay = Une partie finie, coup par coup, par les yeux d’un joueur ou toutes cartes ouvertes.
site-picture = Des cartes du jeu : des galeries dessinées qui s’enfoncent dans la montagne.
site-no-script = Saboteur se joue dans le navigateur et a besoin de JavaScript.
site-old-browser = Ce navigateur est trop ancien pour Saboteur. Il faut au moins Safari ou iOS 16.4, Firefox 126, ou Chrome, Edge ou un autre Chromium 111.
site-moment = { $box } : coup { $step } sur { $last }
site-moment-how = Regarde qui croyait quoi, et quand tout a basculé.
