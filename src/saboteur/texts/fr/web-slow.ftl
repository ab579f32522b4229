### Les tables lentes : des jours pour décider, des coups préparés, des congés, et où c’est à soi de jouer.

## À la table

slow-until = jusqu’à { $when }
slow-until-who =
    { $who ->
        [you] Tu as jusqu’à { $when }.
        [all] Toutes les personnes interrogées ont jusqu’à { $when }.
       *[other] { $name } a jusqu’à { $when }.
    }
slow-stands = l’horloge est arrêtée
slow-prepare-end = Ne plus rien préparer
slow-between = Entre tes tours
slow-prepare =
    { $count ->
        [0] Préparer un coup
        [one] Un coup préparé
       *[other] { $count } coups préparés
    }
slow-how = Choisis une carte pour ton prochain tour. Ce qui ne sera pas permis sera abandonné.
slow-where = Maintenant une case du labyrinthe, ou :
slow-enough = Trois coups suffisent : le premier qui sera permis sera joué.
slow-discard = La défausser
slow-move =
    { $verb ->
        [lay] Poser : { $card }
        [pass] Défausser : { $card }
       *[play] Jouer : { $card }
    }{ $where ->
        [cell] , { $cell }
        [seat] , sur { $name }
       *[none] { "" }
    }
# Comme on montre du doigt ; colonnes et rangées se comptent depuis la carte de départ, ou entre les deux.
slow-cell =
    { $across ->
        [left] { $columns } à gauche du départ
        [right] { $columns } à droite du départ
       *[none] dans la colonne du départ
    }{ $along ->
        [up] , { $rows } vers le haut
        [down] , { $rows } vers le bas
       *[none] { "" }
    }
slow-withdraw = Retirer : { $move }
slow-lapsed = C’est ton tour, mais rien de ce que tu avais préparé n’est permis maintenant. Personne d’autre ne l’a su.
slow-always-no = Tu ne t’opposes à rien pendant cette manche.
slow-ask-again = Me redemander
slow-next =
    { $count ->
        [one] Table suivante
       *[other] Table suivante ({ $count } attendent)
    }

## La page d’accueil

slow-turns =
    { $count ->
        [one] À toi de jouer
       *[other] À toi de jouer à { $count } tables
    }
slow-go = Jouer

## Avant la partie

slow-hours-title = Temps pour une décision
slow-hours =
    { $hours ->
        [8] 8 heures
        [24] 1 jour
       *[other] { $days } jours
    }
slow-night-title = La nuit : l’horloge s’arrête
slow-night-none = Aucune
slow-night = { $start } à { $end }
slow-about = Personne n’a besoin d’être là : on attend aussi qui a fermé la page. Quand le temps est écoulé, la règle de l’absence joue ; après trois fois de suite, les autres choisissent.
slow-agreed =
    { $hours ->
        [24] Un jour pour chaque décision.
       *[other] { $hours } heures pour chaque décision.
    }
slow-agreed-night = L’horloge s’arrête de { $start } à { $end }.

## Les congés

slow-holiday-title = Congés
slow-holiday-how = Pendant tes congés, l’horloge des tables lentes ne court pas pour toi. Les autres y voient quand.
slow-holiday-days = { $first } au { $last }
slow-holiday-end = Finir les congés : { $days }
slow-holiday-first = Premier jour
slow-holiday-last = Dernier jour
slow-holiday-add = Ajouter
slow-holiday-left =
    { $days ->
        [one] Tu peux encore prendre un jour cette année.
       *[other] Tu peux encore prendre { $days } jours cette année.
    }
slow-holiday-bad = Ces jours ne peuvent pas être pris : ils en croisent d’autres, sont passés, trop lointains ou trop nombreux.
slow-holiday-seat = en congé, { $days }
