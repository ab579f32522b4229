### Ce qu’un expert aurait fait, à côté d’un coup d’une partie finie

advice-title = Qu’aurait fait un expert ?
advice-asked = Coup { $step }, tour de { $name }
advice-how = Vu avec les yeux et la main de cette place seulement. Chaque coup est essayé dans les mêmes mondes possibles.
advice-how-plain = Vu avec les yeux et la main de cette place seulement, et pesé d’emblée : les mondes possibles n’en diraient pas plus ici.
advice-tried = { $tried } mondes possibles sur { $wanted }
advice-played = C’est ce qui a été joué.
advice-agreed = Un expert aurait joué de même.
advice-problem = Personne n’a le temps pour cela maintenant. Réessaie plus tard.
advice-best = le meilleur
advice-short = { $unit ->
        [chance] { $amount } points de chance de moins
        [nuggets] { $amount } pépites de moins
       *[points] { $amount } points de victoire de moins
    }
advice-move = { $verb ->
        [lay] Poser { $card } en { $cell }
        [play] Jouer { $card }
        [pass] Passer avec { $card }
        [discard] Défausser { $card }
        [step] Aller en { $cell }
        [stop] S’arrêter ici
       *[other] { $text }
    }
advice-onto = { $move }, sur { $target }

## Ce qui parle pour un coup, ou contre lui

advice-nearer = le trésor se rapproche de { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }
advice-farther = le trésor s’éloigne de { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }
advice-no-nearer = le trésor ne se rapproche pas
advice-reaches = un but est atteint
advice-stops = { $name } est contre cette place : { $share } %
advice-helps = { $name } est du côté de cette place : { $share } %
advice-helps-self = la place peut de nouveau creuser
advice-looks = la place apprend où est le trésor
advice-looks-at = { $name } est un ennemi, d’après ce qu’on sait : { $share } %
advice-collapses = une carte chemin s’en va
advice-keeps = les autres cartes valent d’être gardées
advice-hides = un saboteur ne se montre pas encore
advice-brings-points = { $amount } points de victoire à espérer
advice-brings-chance = la chance du clan change de { $share } points
advice-brings-gold = { $amount } pépites à espérer
advice-with-us = { $name } semble du côté de cette place
advice-against-us = { $name } semble contre cette place

## Continuer d’ici

go-on-title = Continuer à partir du coup { $step }
go-on-how = Une nouvelle table s’ouvre là où en était la partie. Des bots prennent les autres places.
go-on-hidden = Ce que personne ne t’a montré
go-on-hidden-choice =
    { $choice ->
       *[keep] reste : les mêmes mains, les mêmes cartes à venir
        [redraw] est tiré à nouveau : les mains, les pioches, les buts et les rôles que tu ne pouvais pas connaître
    }
go-on-seat = Ta place
go-on-bots = Les bots
go-on-play = Continuer
go-on-here = Continuer sur cet appareil
go-on-problem = La table n’a pas pu être ouverte. Réessaie plus tard.
