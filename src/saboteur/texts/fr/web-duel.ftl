### Ce que le navigateur dit à une table du Duel.
### $who vaut « you » pour la personne à qui l’on parle, sinon $name est le nom du joueur.

## Avant la partie

duel-dealt =
    { $seats ->
        [one] Seul, avec six compteurs : combien d’or remonteras-tu en trois manches ?
       *[other] Bleu contre Vert, couleurs tirées au sort. Vert commence.
    }

## Table

duel-aim-alone = Ton objectif : le plus d’or possible en trois manches
duel-start-down =
    { $alone ->
        [yes] Un nain descend dans la mine.
       *[no] Deux nains descendent, chacun depuis son propre départ.
    }
duel-start-eyebrow =
    { $alone ->
        [yes] En solo, tu joues
       *[no] Tu joues
    }
duel-start-aim =
    { $alone ->
        [yes] Relie ton départ à autant d’or que tu peux. Après trois manches, tes pépites donnent ton grade.
       *[no] Relie ton départ à de l’or avant { $name }, et il est à toi. Après trois manches, celui qui a le plus de pépites gagne.
    }
duel-start-first =
    { $who ->
        [you] C’est toi qui commences.
       *[other] { $name } commence.
    }
duel-start-known = { $goals } buts attendent face cachée : certains cachent d’une à trois pépites, d’autres rien que de la pierre. { $seats ->
        [1] { $counters } compteurs marquent l’or qui est à toi.
       *[other] { $counters } compteurs marquent à qui est l’or.
    }
duel-colour-of = Joue { $colour }
duel-letter-blue = B
duel-letter-green = V
duel-supply = Réserve
duel-counters =
    { $count ->
        [one] { $count } compteur en réserve
       *[other] { $count } compteurs en réserve
    }
duel-counters-short =
    { $count ->
        [one] compteur
       *[other] compteurs
    }
duel-keys =
    { $count ->
        [one] { $count } clef en réserve
       *[other] { $count } clefs en réserve
    }
duel-keys-short =
    { $count ->
        [one] clef
       *[other] clefs
    }
duel-hoard =
    { $count ->
        [one] { $count } carte or, de valeur { $values }
       *[other] { $count } cartes or, de valeur { $values }
    }
duel-seat-claimed =
    { $count ->
        [one] { $count } pépite réservée dans cette manche
       *[other] { $count } pépites réservées dans cette manche
    }
duel-seat-owed =
    { $count ->
        [one] Doit une pépite à { $count } troll
       *[other] Doit une pépite à chacun de { $count } trolls
    }
duel-discard =
    { $count ->
        [one] Défausse : { $count } carte
       *[other] Défausse : { $count } cartes
    }
duel-acts = Un tour, c’est au choix
duel-act-lay = Poser une galerie
duel-act-play = Jouer une action
duel-act-clear = Défausser 2, retirer un outil cassé
duel-act-pass = Passer : défausser 1 ou 2
duel-draw-one = piocher 1
duel-draw-same = autant

## Questions

duel-hint-turn = Pose une galerie ou joue une action et pioche 1, ou défausse 1 ou 2 cartes et pioches-en autant.
duel-hint-turn-blocked = Outil cassé : tu ne peux pas poser. Joue une action, passe, ou retire l’outil.
duel-hint-pass = Confirme pour défausser cette carte face visible, ou choisis-en une autre.
duel-hint-pass-more = Défausse une deuxième carte et pioche 2, ou arrête et pioche 1.
duel-hint-clear = Quel outil cassé retirer ? Il t’en coûtera deux cartes.
duel-hint-bribe = Choisis le troll à soudoyer. Il coûte une pépite à la fin de la manche ; ton tour continue.
duel-hint-key = Choisis la porte à ouvrir : elle te laisse passer pour cette manche.
duel-idle-repair = Aucun de tes outils que cette carte répare n’est cassé. Tu peux la défausser.
duel-idle-break = Cet outil de ton rival est déjà cassé. Tu peux la défausser.
duel-idle-key = Il n’y a aucune porte à t’ouvrir. Tu peux la défausser.
duel-hint-discard-two =
    { $left ->
        [one] Choisis encore une carte à défausser.
       *[other] Choisis { $left } cartes à défausser, l’une après l’autre.
    }
duel-hint-before-draw =
    { $draw ->
        [0] Tu peux encore soudoyer un troll avant la fin de ton tour.
        [one] Tu peux encore soudoyer un troll avant de piocher une carte.
       *[other] Tu peux encore soudoyer un troll avant de piocher { $draw } cartes.
    }
duel-hint-claim =
    { $counters ->
        [one] Il reste un compteur, et davantage d’or. Lequel réserves-tu ?
       *[other] Il reste { $counters } compteurs, et davantage d’or. Lequel réserves-tu ?
    }
duel-wait-claim = { $name } choisit l’or à réserver.
duel-answer-clear = Retirer un outil (2 cartes)
duel-answer-bribe = Soudoyer un troll
duel-answer-stop = Finir et piocher
duel-confirm-pass = Défausser, face visible
duel-confirm-discard = Défausser en paiement
duel-confirm-clear = Retirer : { $tool }
duel-confirm-bribe = Soudoyer ce troll
duel-confirm-claim = Réserver cet or
duel-confirm-key = Ouvrir cette porte

## Ce que ferait un coup

duel-tip-lay = Cette galerie prolonge ta lumière
duel-tip-remove = Cette galerie disparaît
duel-tip-key = Cette porte s’ouvre pour toi
duel-tip-bribe = Le troll laisse passer les deux
duel-tip-gold = Tu réserves { $nuggets }
duel-tip-given = { $name } peut alors réserver { $nuggets }.
duel-tip-use =
    { $both ->
        [yes] { $name } peut aussi l’emprunter.
       *[no] { $name } n’y accède pas encore.
    }
duel-enter-lay = poser
duel-enter-remove = retirer
duel-enter-key = ouvrir
duel-enter-bribe = soudoyer

## Cases

duel-cell = Case { $cell }
duel-cell-card =
    { $turned ->
        [yes] { $cell } : { $card }, après un demi-tour
       *[no] { $cell } : { $card }
    }
duel-cell-reached = { $colour } accède : { $edges }
duel-cell-linked = relié : { $edges }
duel-cell-dark = personne n’y accède
duel-cell-counter = or réservé, compteur de { $name }
duel-cell-bribe = troll soudoyé, compteur de { $name }
duel-cell-key = porte ouverte, clef de { $name }

## Cartes, en peu de mots

title-secret-plan = Plan secret
title-key = Clef
duel-kind-straight = une ligne droite
duel-kind-curve = une courbe
duel-kind-mixed = une galerie avec un cul-de-sac
duel-kind-bridge = un pont
duel-kind-bridge-gold = un pont avec de l’or
duel-kind-double-curve = une double courbe
duel-kind-double-curve-nw-es-gold = une double courbe avec de l’or
duel-kind-ladder-blue = l’échelle bleue
duel-kind-ladder-green = l’échelle verte
duel-kind-door-blue = une porte bleue
duel-kind-door-green = une porte verte
duel-kind-gold = une galerie avec de l’or
duel-kind-troll = un troll

## Journal

duel-log-began =
    { $alone ->
        [yes] La manche { $round } commence : tu joues { $colour }
       *[no] { $who ->
            [you] Manche { $round } : tu joues { $colour } et commences
           *[other] Manche { $round } : { $name } joue { $colour } et commence
        }
    }
duel-log-cleared =
    { $who ->
        [you] Tu retires { $tool ->
            [pick] ton pic cassé
            [lamp] ta lampe cassée
           *[cart] ton chariot cassé
        } pour deux cartes
       *[other] { $name } retire { $tool ->
            [pick] son pic cassé
            [lamp] sa lampe cassée
           *[cart] son chariot cassé
        } pour deux cartes
    }
duel-log-discarded =
    { $who ->
        [you] Tu défausses : { $card }
       *[other] { $name } défausse : { $card }
    }
duel-log-unlocked =
    { $who ->
        [you] Tu mets une clef dans une porte
       *[other] { $name } met une clef dans une porte
    }
duel-log-key-returned = Sa clef revient
duel-log-bribed =
    { $who ->
        [you] Tu soudoies un troll et lui dois une pépite
       *[other] { $name } soudoie un troll et lui doit une pépite
    }
duel-log-goal = Le but { $goal } est atteint : { $card }
duel-log-claimed =
    { $who ->
        [you] Tu réserves { $nuggets }
       *[other] { $name } réserve { $nuggets }
    }
duel-log-tool-drawn =
    { $doubled ->
        [yes] Tu pioches { $tool ->
            [pick] un pic cassé : le tien l’est déjà
            [lamp] une lampe cassée : la tienne l’est déjà
           *[cart] un chariot cassé : le tien l’est déjà
        }, rien ne change
       *[no] Tu pioches { $tool ->
            [pick] un pic cassé : il est devant toi
            [lamp] une lampe cassée : elle est devant toi
           *[cart] un chariot cassé : il est devant toi
        }, et tu pioches encore
    }
duel-log-rockfall-drawn = Tu pioches un éboulement : il emporte { $card }, ta dernière galerie
duel-log-rockfall-idle = Tu pioches un éboulement : il ne trouve rien à emporter
duel-log-ended =
    { $cause ->
        [goals] La manche { $round } est finie : tous les buts sont retournés
        [counters] La manche { $round } est finie : tous les compteurs sont posés
       *[cards] La manche { $round } est finie : plus personne n’a de cartes
    }
duel-log-taken =
    { $who ->
        [you] { $count ->
            [0] Tu ne prends pas d’or
           *[other] Tu prends { $nuggets }
        }
       *[other] { $count ->
            [0] { $name } ne prend pas d’or
           *[other] { $name } prend { $nuggets }
        }
    }
duel-log-paid =
    { $who ->
        [you] { $trolls ->
            [one] Tu paies { $nuggets } au troll
           *[other] Tu paies { $nuggets } à { $trolls } trolls
        }
       *[other] { $trolls ->
            [one] { $name } paie { $nuggets } au troll
           *[other] { $name } paie { $nuggets } à { $trolls } trolls
        }
    }

## Fin de manche et de partie

duel-ended =
    { $cause ->
        [goals] Tous les buts sont retournés
        [counters] Plus de compteurs : tous sont sur de l’or ou des trolls
       *[cards] Il ne reste plus de cartes
    }
# D’une manche en solo ; $nuggets est leur nombre en mots.
duel-found =
    { $who ->
        [you] { $count ->
            [0] Tu n’as pas trouvé d’or
           *[other] Tu as trouvé { $nuggets }
        }
       *[other] { $count ->
            [0] { $name } n’a pas trouvé d’or
           *[other] { $name } a trouvé { $nuggets }
        }
    }
duel-next-grade =
    { $count ->
        [one] Encore une pépite pour le grade suivant : « { $grade } ».
       *[other] Encore { $count } pépites pour le grade suivant : « { $grade } ».
    }
# À la fin d’une partie en solo.
duel-alone-made = { $nuggets } en { $rounds } manches
duel-stage-gold = L’or
duel-stage-toll = Le péage des trolls
duel-stage-sum = Le compte
duel-shares = L’or de cette manche
duel-took-nothing = Pas d’or dans cette manche
duel-paid = Pour les trolls : { $nuggets }
duel-in-all = en tout
duel-by-round = Manche par manche
duel-cause =
    { $cause ->
        [goals] tous les buts retournés
        [counters] plus de compteurs
       *[cards] plus de cartes
    }
duel-toll = { $count } aux trolls
duel-grades = Ton grade
duel-grade-range = { $least }–{ $most }
duel-grade-from = { $least } et plus
