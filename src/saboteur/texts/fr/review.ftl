### Une relecture : une partie revue, dans le terminal et sur sa page

## Titres

review-title = Relecture : { $game }, { $seats ->
        [one] 1 place
       *[other] { $seats } places
    }
review-round = Manche { $round }
review-unfinished = Cette manche n’est pas terminée.
review-chances = Qui gagne, d’après ce que tous voient
review-race = Ce que chacun a gagné au vu de tous
review-suspicion = Combien chacun était suspect, d’après ce que tous ont vu
review-suspicion-of = Ce que { $name } pouvait croire
review-thick = Traits épais : { $names }.
review-turning = Tournants
review-people = Qui a percé qui à jour
review-claims = Affirmations et vérité
review-portraits = Portraits
review-table = La même chose en tableau
review-how = Les chances sont des estimations : elles disent comment finissent de telles positions entre bots.

## Camps et rôles

review-side-diggers = Chercheurs
review-side-saboteurs = Saboteurs
review-side-blue-digger = Chercheurs bleus
review-side-green-digger = Chercheurs verts
review-side-blue = Clan bleu
review-side-yellow = Clan jaune
review-side-selfish = Nains égoïstes
review-named = { $name } ({ $role })

## Phrases

review-percent = { $share } %
review-turn = Coup { $step } : { $what } { $side } : { $before } → { $after } %
review-made = { $name } a joué le coup { $move }.
review-no-turn = Aucun coup n’a beaucoup changé les chances.
review-fooled = { $fooler } a trompé { $fooled } pendant { $moves ->
        [one] 1 coup
       *[other] { $moves } coups
    }, du coup { $first } au coup { $last }.
review-right = { $about } : percé à jour d’abord par { $names }, au coup { $step }.
review-nobody = Personne n’a percé { $about } à jour.
review-claim = Coup { $step }, { $name } sur { $about } : « { $said } ». { $honest ->
        [yes] C’était vrai.
       *[no] En vérité : { $truth }.
    }

## Portraits

review-move = Coup
review-name = Joueur
review-role = Rôle
review-result = Résultat
review-moves = Coups
review-swing = Effet
review-best = Mieux
review-worst = Pire
review-suspected = Suspect
review-knew = Juste
review-won = gagnée
review-lost = perdue
review-none = aucun
review-of = { $some } sur { $all }
review-legend = Effet : de combien de points ses coups ont changé les chances de son camp. Mieux et pire : les coups qui l’ont fait le plus. Suspect : au plus, pour tous. Juste : sur combien d’autres à la fin.
