### La relecture d’une partie finie, dans le navigateur

review-lead = Qui pouvait croire quoi, et quand tout a-t-il basculé ? Touche un graphique pour aller à ce coup.
review-working = La partie est relue. Cela prend quelques secondes, sur un téléphone jusqu’à une minute…
review-problem = { $code ->
        [too-many] Trop de relectures à la fois. Réessaie dans un petit moment.
        [no-review] Cette partie ne peut pas être relue ici : ce serait trop long.
        [offline] Pas de connexion. La relecture viendra quand elle sera de retour.
       *[other] La relecture n’a pas pu être faite. Réessaie plus tard.
    }
review-again = Réessayer
review-eyes = Soupçons que pouvait avoir
review-everybody = quiconque regardait
review-go = Voir le coup { $step }
review-at = Coup { $step }
review-goal = « { $goal } »
review-picture = Le plateau après le coup { $step }
review-picture-before = Le plateau avant le coup { $step }, qui a fini la manche
