### Suivre la partie : ce qui n’a été montré qu’à une personne, ce qui vient de se passer, et l’allure des bots.
### $name est un nom, $names plusieurs ; $count un nombre.

## Un regard

look-only-you = Personne d’autre ne voit ça
look-done = J’ai vu

## Les derniers coups

since-title = Depuis ton dernier tour
since-none = Il ne s’est rien passé depuis ton dernier tour.
since-open =
    { $count ->
        [one] Depuis ton dernier tour : un coup
       *[other] Depuis ton dernier tour : { $count } coups
    }
since-count = { $count } coups
since-show = Montrer la table après : { $sentence }

## L’allure

pace-title = Vitesse des bots
pace-slow = Lente
pace-normal = Normale
pace-instant = Instantanée
pace-whole = Pour toute la table, dès le prochain coup.
pace-waiting =
    { $count ->
        [one] Les bots attendent { $names }, qui regarde une carte.
       *[other] Les bots attendent { $names }, qui regardent leurs cartes.
    }
skip = Aller à mon tour
skip-short = Vite
skip-to-person = Accélérer les bots
skip-asked = Également demandé par { $names }
skip-waits = Dès que les autres le veulent aussi

## Les premiers mots d’une fin

end-you-won =
    { $over ->
        [round] Tu as gagné la manche
       *[game] Tu as gagné
    }
end-you-lost =
    { $over ->
        [round] Tu as perdu la manche
       *[game] Tu as perdu
    }
end-nobody =
    { $over ->
        [round] Personne ne gagne la manche
       *[game] Personne n’a gagné
    }
end-draw =
    { $over ->
        [round] Manche à égalité
       *[game] Égalité
    }
end-they-won =
    { $over ->
        [round] { $count ->
            [one] { $names } gagne la manche
           *[other] { $names } gagnent la manche
        }
       *[game] { $count ->
            [one] { $names } a gagné
           *[other] { $names } ont gagné
        }
    }
end-no-share = Rien pour toi
end-won-how =
    { $how ->
        [tied] À égalité avec { $names } : { $amount } chacun
        [all] { $amount } chacun
        [other] { $names } gagne, avec { $amount }
        [others] { $names } gagnent, avec { $amount } chacun
       *[alone] Avec { $amount }
    }
end-maze = Voir le labyrinthe
end-none-won = personne
