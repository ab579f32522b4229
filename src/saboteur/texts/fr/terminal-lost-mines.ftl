### Ce que le terminal dit de La Grande Aventure. $who vaut « you » pour le joueur à qui l’on parle ; sinon $name est son nom.
### $cells nomme les deux cases dont un jeton occupe la limite ; $treasure est le numéro d’un trésor à côté du plateau.

## Ce qui se passe

lost-mines-event-round-began =
    { $who ->
        [you] La manche { $round } commence ; à toi d’ouvrir. À côté du plateau : { $symbols }.
       *[other] La manche { $round } commence ; { $name } ouvre. À côté du plateau : { $symbols }.
    }
lost-mines-event-own-dwarf = Ton nain : { $dwarf }.
lost-mines-event-troll-ended =
    { $who ->
        [you] Ton troll s’en va.
       *[other] Le troll de { $name } s’en va.
    }
lost-mines-event-obstacle-overcome =
    { $who ->
        [you] Tu joues « { $card } » en { $cell } : l’obstacle est surmonté.
       *[other] { $name } joue « { $card } » en { $cell } : l’obstacle est surmonté.
    }
lost-mines-event-trap-set =
    { $who ->
        [you] Tu tends un piège entre { $cells }.
       *[other] { $name } tend un piège entre { $cells }.
    }
lost-mines-event-troll-set =
    { $who ->
        [you] Tu postes un troll entre { $cells }.
       *[other] { $name } poste un troll entre { $cells }.
    }
lost-mines-event-path-removed =
    { $who ->
        [you] Tu déchaînes un orage en { $cell } : « { $removed } » disparaît.
       *[other] { $name } déchaîne un orage en { $cell } : « { $removed } » disparaît.
    }
lost-mines-event-token-lost =
    { $token ->
        [trap] Le piège entre { $cells } disparaît avec elle.
       *[troll] Le troll entre { $cells } disparaît avec elle.
    }
lost-mines-event-information-played =
    { $who ->
        [you] Tu joues « { $card } ».
       *[other] { $name } joue « { $card } ».
    }
lost-mines-event-dwarf-moved =
    { $who ->
        [you] Tu marches de { $from_cell } à { $cell }.
       *[other] { $name } marche de { $from_cell } à { $cell }.
    }
lost-mines-event-mine-shown =
    { $who ->
        [you] Tu retournes la mine en { $cell } : « { $mine } » ! Tu choisis son sens.
       *[other] { $name } retourne la mine en { $cell } : « { $mine } » ! { $name } choisit son sens.
    }
lost-mines-event-mine-revealed =
    { $who ->
        [you] Tu entres dans la mine en { $cell } : « { $mine } » !
       *[other] { $name } entre dans la mine en { $cell } : « { $mine } » !
    }
lost-mines-event-dragon-taken =
    { $who ->
        [you] Tu as réveillé le dragon et prends son jeton.
       *[other] { $name } a réveillé le dragon et prend son jeton.
    }
lost-mines-event-treasure-taken =
    { $who ->
        [you] Tu prends le trésor { $treasure } ({ $symbol }).
       *[other] { $name } prend le trésor { $treasure } ({ $symbol }).
    }
lost-mines-event-end-proposed =
    { $who ->
        [you] Tu proposes de finir la manche.
       *[other] { $name } propose de finir la manche.
    }
lost-mines-event-end-answered =
    { $agreed ->
        [yes] { $who ->
            [you] Tu acceptes de finir la manche.
           *[other] { $name } accepte de finir la manche.
        }
       *[no] { $who ->
            [you] Tu refuses de finir la manche.
           *[other] { $name } refuse de finir la manche.
        }
    }
lost-mines-event-card-lost =
    { $who ->
        [you] Le piège te coûte « { $card } ».
       *[other] Le piège coûte « { $card } » à { $name }.
    }
lost-mines-event-hidden-loss =
    { $who ->
        [you] Le piège te coûte une carte.
       *[other] Le piège coûte une carte à { $name }.
    }
lost-mines-event-mine-seen =
    { $who ->
        [you] Tu regardes la mine en { $cell } : c’est « { $mine } ».
       *[other] { $name } regarde la mine en { $cell } : c’est « { $mine } ».
    }
lost-mines-event-hidden-mine-peek =
    { $who ->
        [you] Tu regardes la mine en { $cell }.
       *[other] { $name } regarde la mine en { $cell }.
    }
lost-mines-event-treasure-seen =
    { $who ->
        [you] Tu regardes le trésor { $treasure } : { $face }.
       *[other] { $name } regarde le trésor { $treasure } : { $face }.
    }
lost-mines-event-hidden-treasure-peek =
    { $who ->
        [you] Tu regardes le trésor { $treasure }.
       *[other] { $name } regarde le trésor { $treasure }.
    }
lost-mines-event-dwarf-seen =
    { $who ->
        [you] Tu regardes la carte nain de { $target } : { $dwarf }.
       *[other] { $relation ->
            [you] { $name } regarde ta carte nain : { $dwarf }.
           *[other] { $name } regarde la carte nain de { $target } : { $dwarf }.
        }
    }
lost-mines-event-hidden-dwarf-peek =
    { $who ->
        [you] Tu regardes la carte nain de { $target }.
       *[other] { $relation ->
            [you] { $name } regarde ta carte nain.
           *[other] { $name } regarde la carte nain de { $target }.
        }
    }
lost-mines-event-round-ended = La manche { $round } est finie. { $cause }. Nains : { $dwarves }. Trésors : { $treasures }.
lost-mines-event-loot-shared =
    { $dragon ->
        [nobody] Le butin est partagé : { $gains }.
       *[other] Le butin est partagé, et { $dragon } paie pour le dragon : { $gains }.
    }

## Choisir

lost-mines-choices-title = « { $card } » : choisis
lost-mines-ask-pass-more = Défausser une deuxième carte ? Tu pioches autant que tu défausses.
lost-mines-ask-step =
    { $left ->
        [one] Ton nain marche : encore un pas. Où va-t-il ?
       *[other] Ton nain marche : jusqu’à { $left } pas. Où va-t-il ?
    }
lost-mines-ask-orient-mine = « { $card } » en { $cell } convient dans les deux sens. Comment poser cette mine ?
lost-mines-ask-take-treasure = Tu es dans la mine en { $cell }. Quel trésor prends-tu ?
lost-mines-ask-end-vote = { $name } propose de finir la manche et de partager le butin. Acceptes-tu ?
lost-mines-turn-propose-end = proposer de finir la manche
lost-mines-move-on-edge = entre { $cells }
lost-mines-move-look-mine = la mine en { $cell }
lost-mines-move-look-treasure = le trésor { $treasure }
lost-mines-move-look-dwarf = la carte nain de { $target }
lost-mines-move-step = en { $cell }
lost-mines-move-stop = s’arrêter
lost-mines-move-take = le trésor { $treasure }
lost-mines-move-propose-end = proposer de finir la manche
lost-mines-why-fits-nowhere = Cette carte ne va nulle part pour l’instant : sur aucune case libre elle ne s’accorderait avec ses voisines en prolongeant un chemin, dans aucun sens.

## Sur la table

lost-mines-letter-blue = B
lost-mines-letter-yellow = J
lost-mines-table-at = en
lost-mines-table-points = points
lost-mines-table-loot = butin
lost-mines-own =
    { $points ->
        [one] Tu es : { $dwarf } · { $points } point
       *[other] Tu es : { $dwarf } · { $points } points
    }
lost-mines-treasures-left = Trésors : { $treasures }
lost-mines-no-treasures = plus aucun
lost-mines-mine-known = { $cell } { $card }, comme vue
lost-mines-mine-looked = { $cell } vue par { $players }
lost-mines-treasure-known = trésor { $treasure } : { $card }
lost-mines-dwarf-known = { $name } : { $dwarf }
lost-mines-trap-lies = un piège entre { $cells }
lost-mines-troll-lies = le troll de { $name } entre { $cells }

## La fin d’une manche

lost-mines-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Aide

lost-mines-help-card-cell = jouer aussitôt cette carte sur une case (colonne, ligne) ; un piège ou un troll avec un côté, N, E, S ou W (ouest)
lost-mines-help-notation = n’importe quel coup en toutes lettres, comme dans les parties notées : lay, play, pass, step, stop ; les trésors y comptent à partir de 0 : « take 0 » prend le trésor 1
lost-mines-help-light = traits épais : relié à ton nain ; traits fins : coupé de lui
lost-mines-help-start = les départs du clan bleu et du clan jaune
lost-mines-help-dwarf = le nain de la place 2 ; plusieurs nains
lost-mines-help-mine = une mine cachée ; une mine telle que tu l’as vue
lost-mines-help-symbols = gemmes ; or ; argent ; le dragon
lost-mines-help-obstacles = un tronc, un étang, un ravin : personne n’y entre avant que la hache, la barque ou la corde soit jouée
lost-mines-help-overcome = un obstacle surmonté : un seul nain à la fois
lost-mines-help-rocks = des rochers : un seul nain à la fois
lost-mines-help-campfire = un feu de camp : qui en part peut marcher sur 5 cartes
lost-mines-help-trap = un piège sur le bord : il coûte une carte
lost-mines-help-troll = un troll sur le bord : personne ne passe
