### Ce que dit le terminal du Duel : ce qui se passe (duel-event-…), questions (duel-ask-…), réponses (duel-move-…), la table.
### $who vaut « you » ou $name est le joueur ; $nuggets est un nombre en toutes lettres, $count le nombre même.

## Table

duel-header = { $box } · Manche { $round } sur { $rounds } · Pioche { $pile } · Défausse { $discard } · Compteurs { $counters } · Clefs { $keys }
duel-your-colour = Tu joues { $colour }
duel-claimed =
    { $count ->
        [one] { $count } réservée
       *[other] { $count } réservées
    }
duel-owed =
    { $count ->
        [one] 1 troll à payer
       *[other] { $count } trolls à payer
    }
duel-free-gold = Or libre : { $places }
duel-aside =
    { $cards ->
        [one] 1 carte de côté, jamais vue
       *[other] { $cards } cartes de côté, jamais vues
    }

## Ce qui se passe

duel-event-round-began =
    { $who ->
        [you] La manche { $round } commence ; à toi d’ouvrir.
       *[other] La manche { $round } commence ; { $name } l’ouvre.
    }
duel-event-tool-mended =
    { $who ->
        [you] Tu joues « { $card } »
       *[other] { $name } joue « { $card } »
    } : { $tool ->
        [pick] le pic est réparé.
        [lamp] la lampe est réparée.
        [cart] le chariot est réparé.
       *[other] c’est réparé.
    }
duel-event-tool-cleared =
    { $who ->
        [you] Tu défausses deux cartes pour retirer
       *[other] { $name } défausse deux cartes pour retirer
    } { $tool ->
        [pick] le pic cassé.
        [lamp] la lampe cassée.
        [cart] le chariot cassé.
       *[other] ce qui est cassé.
    }
duel-event-card-discarded =
    { $who ->
        [you] Tu défausses « { $card } ».
       *[other] { $name } défausse « { $card } ».
    }
duel-event-door-unlocked =
    { $who ->
        [you] Tu mets une clef dans la porte en { $cell }.
       *[other] { $name } met une clef dans la porte en { $cell }.
    }
duel-event-key-returned = Sa clef revient à la réserve.
duel-event-troll-bribed =
    { $who ->
        [you] Tu soudoies le troll en { $cell } et lui devras une pépite.
       *[other] { $name } soudoie le troll en { $cell } et lui devra une pépite.
    }
duel-event-gold-claimed =
    { $who ->
        [you] Tu réserves { $nuggets } en { $cell }.
       *[other] { $name } réserve { $nuggets } en { $cell }.
    }
duel-event-tool-drawn =
    { $doubled ->
        [yes] { $who ->
            [you] Tu pioches encore « { $card } » : la carte est défaussée.
           *[other] { $name } pioche encore « { $card } » : la carte est défaussée.
        }
       *[no] { $who ->
            [you] Tu pioches « { $card } » : la carte se pose aussitôt devant toi.
           *[other] { $name } pioche « { $card } » : la carte agit aussitôt.
        }
    }
duel-event-rockfall-drawn =
    { $who ->
        [you] Tu pioches un éboulement : « { $removed } » en { $cell } disparaît.
       *[other] { $name } pioche un éboulement : « { $removed } » en { $cell } disparaît.
    }
duel-event-rockfall-idle =
    { $who ->
        [you] Tu pioches un éboulement : il n’a rien à ensevelir.
       *[other] { $name } pioche un éboulement : il n’a rien à ensevelir.
    }
duel-event-round-ended =
    La manche { $round } est finie : { $cause ->
        [goals] tous les buts sont révélés.
        [counters] tous les compteurs sont posés.
       *[cards] plus personne n’a de carte.
    }
duel-event-gold-collected =
    { $count ->
        [0] { $who ->
            [you] Tu ne prends pas d’or.
           *[other] { $name } ne prend pas d’or.
        }
       *[other] { $who ->
            [you] Tu prends ton or : { $nuggets }.
           *[other] { $name } prend son or : { $nuggets }.
        }
    }
duel-event-trolls-paid =
    { $count ->
        [0] { $who ->
            [you] Tu n’as rien pour payer tes trolls.
           *[other] { $name } n’a rien pour payer ses trolls.
        }
       *[other] { $who ->
            [you] Tu paies { $nuggets } à { $trolls ->
                [one] un troll.
               *[other] { $trolls } trolls.
            }
           *[other] { $name } paie { $nuggets } à { $trolls ->
                [one] un troll.
               *[other] { $trolls } trolls.
            }
        }
    }

## Choisir

duel-ask-pass-more = Défausses-tu une deuxième carte ? Tu en pioches autant, tant que la pioche dure.
duel-ask-discard-two =
    { $left ->
        [one] Retirer l’outil cassé te coûte encore une carte. Laquelle ?
       *[other] Retirer l’outil cassé te coûte { $left } cartes. Laquelle d’abord ?
    }
duel-ask-before-draw = Soudoies-tu un troll avant de piocher ?
duel-ask-reveal-goal = Plusieurs buts sont atteints. Lequel est retourné en premier ?
duel-ask-claim-gold =
    { $counters ->
        [one] Tu atteins plus d’or qu’il n’y a de compteurs ; il en reste un. Quel or réserves-tu ?
       *[other] Tu atteins plus d’or qu’il n’y a de compteurs ; il en reste { $counters }. Quel or réserves-tu d’abord ?
    }
duel-move-discard = défausser « { $card } »
duel-move-pass = défausser « { $card } »
duel-move-clear = { $tool }
duel-move-bribe = soudoyer le troll en { $cell }
duel-move-claim = l’or en { $cell }
duel-move-stop = non, c’est tout
duel-turn-clear =
    { $count ->
        [one] retirer un outil cassé ({ $tool }) pour deux cartes
       *[other] retirer un outil cassé pour deux cartes
    }
duel-turn-bribe =
    { $count ->
        [one] soudoyer le troll en { $cell }
       *[other] soudoyer un troll
    }

## Aide

duel-help-pass = passer : défausser cette carte face visible ; on peut ensuite en défausser une deuxième
duel-help-notation = n’importe quel coup en toutes lettres, comme dans les parties notées : lay, play, pass, clear, bribe
duel-help-light = épais : relié à ton départ, à ton usage (à celui de Bleu pour qui regarde) ; double : relié seulement à l’autre départ ; fin : coupé
duel-help-goal = un but caché ; un but tel que tu l’as vu avec un plan secret, avec ses pépites
duel-help-gold = de l’or que personne n’a réservé ; un but sans or
duel-help-counter = de l’or sous un compteur : le tien (celui de Bleu pour qui regarde) ; celui de l’adversaire
duel-help-door = une porte d’une couleur, sur sa branche ; petite lettre : sur la branche sud ; une clef y est mise
duel-help-troll = un troll qui ne laisse passer personne ; un troll soudoyé
duel-help-ladder = une échelle, reliée au départ de sa couleur

## Fin

duel-graded = Ton grade : { $grade }
