### Pourquoi un coup est refusé dans La Grande Aventure : une phrase pour chaque code qui lui est propre.
### $card et $seat sont des noms ; $cell s’écrit x,y ; $treasure est un numéro ; le reste vient tel quel du moteur.

## Cartes chemin

refusal-off-the-board = { $cell } n’est pas sur le plateau.
refusal-path-mismatch =
    { $meets ->
        [open] En { $cell }, un chemin arrive { $side ->
            [N] au nord
            [E] à l’est
            [S] au sud
           *[W] à l’ouest
        }, mais la carte n’en a pas de ce côté.
       *[closed] En { $cell }, il n’y a pas de chemin { $side ->
            [N] au nord
            [E] à l’est
            [S] au sud
           *[W] à l’ouest
        }, mais la carte en a un de ce côté.
    }

## Cartes action

refusal-no-such-obstacle =
    { $obstacle ->
        [log] Il n’y a pas de tronc en { $cell }.
        [pond] Il n’y a pas d’étang en { $cell }.
        [ravine] Il n’y a pas de ravin en { $cell }.
       *[other] Il n’y a pas de tel obstacle en { $cell }.
    }
refusal-already-overcome = L’obstacle en { $cell } est déjà surmonté.
refusal-no-token-left = Il n’y a plus de jeton en réserve pour « { $card } ».
refusal-option-not-printed =
    { $option ->
        [mine] « { $card } » ne permet pas de regarder une mine.
        [treasure] « { $card } » ne permet pas de regarder un trésor.
        [dwarf] « { $card } » ne permet pas de regarder une carte nain.
       *[other] « { $card } » ne permet pas de regarder cela.
    }
refusal-no-hidden-mine = Il n’y a pas de mine cachée à regarder en { $cell }.
refusal-treasure-gone = Le trésor { $treasure } a déjà été pris.
refusal-no-path-end =
    Il n’y a, { $side ->
            [N] au nord
            [E] à l’est
            [S] au sud
           *[W] à l’ouest
        } de { $cell }, pas de bout de chemin joint ou donnant sur une case vide.
refusal-token-there =
    Il y a déjà, { $side ->
            [N] au nord
            [E] à l’est
            [S] au sud
           *[W] à l’ouest
        } de { $cell }, un piège ou un troll.
refusal-storm-spares = Un orage ne peut retirer ni départ ni mine, et il y en a un en { $cell }.

## Marche

refusal-no-way = Aucun chemin ne mène ton nain en { $cell } d’un seul pas.
refusal-troll-blocks = Un troll barre le chemin vers { $cell }.
refusal-obstacle =
    { $obstacle ->
        [log] Un tronc barre { $cell } : quelqu’un doit d’abord jouer une hache.
        [pond] Un étang barre { $cell } : quelqu’un doit d’abord jouer une barque.
        [ravine] Un ravin barre { $cell } : quelqu’un doit d’abord jouer une corde.
       *[other] Un obstacle barre { $cell }.
    }
refusal-occupied = Un seul nain tient en { $cell }, et celui de { $seat } s’y trouve.

## Mines et trésors

refusal-other-mine = La mine retournée n’est pas celle en { $cell }.
refusal-other-symbol = Le trésor { $treasure } n’a pas le symbole de cette mine.
