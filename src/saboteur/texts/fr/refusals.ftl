### Pourquoi un coup est refusé : une phrase pour chaque code du moteur. L’article est montré à côté.
### $card et $seat sont des noms, $tools une liste de noms ; $cell s’écrit x,y ; le reste vient tel quel du moteur.

## Tour

refusal-not-asked =
    { $asked ->
        [turn] C’est ton tour : pose une carte chemin, joue une carte action ou passe.
        [reveal-goal] Choisis d’abord lequel des buts atteints est retourné.
        [orient-goal] Choisis d’abord dans quel sens poser le but révélé.
        [take-gold] Prends d’abord une des cartes or qui te sont tendues.
        [pass-more] Dis d’abord si tu défausses une autre carte, ou arrête.
        [step] Ton nain marche maintenant : fais un pas, ou arrête.
        [orient-mine] Choisis d’abord dans quel sens poser la mine.
        [take-treasure] Prends d’abord un des trésors.
        [end-vote] Réponds d’abord au vote : accepter ou refuser.
        [concede-vote] Réponds d’abord au vote : accepter ou refuser.
       *[other] Une autre question t’est posée.
    }
refusal-not-in-hand = Tu n’as pas la carte « { $card } » en main.
refusal-game-over = La partie est finie : on ne joue plus.

## Cartes chemin

refusal-broken-tool = Tu ne peux pas poser de carte chemin tant qu’un outil cassé est devant toi : { $tools }.
refusal-cell-taken = Une carte occupe déjà { $cell }.
refusal-no-neighbour = Rien ne touche { $cell } : une carte chemin doit toucher une carte visible du labyrinthe.
refusal-edge-mismatch =
    { $meets ->
        [open] En { $cell }, une galerie arrive { $side ->
            [N] du nord
            [E] de l’est
            [S] du sud
           *[W] de l’ouest
        }, mais la carte y est fermée.
       *[closed] En { $cell }, il y a de la roche { $side ->
            [N] au nord
            [E] à l’est
            [S] au sud
           *[W] à l’ouest
        }, mais la carte y est ouverte.
    }
refusal-not-linked = En { $cell }, aucun bord ouvert de la carte ne rejoindrait une galerie reliée au départ.
refusal-prolongs-nothing = Sur { $cell } la carte s’accorderait, mais ne prolongerait aucun chemin.

## Cartes action

refusal-not-on-yourself = On ne casse pas ses propres outils.
refusal-already-broken =
    { $tool ->
        [pick] { $seat } : le pic est déjà cassé.
        [lamp] { $seat } : la lampe est déjà cassée.
        [cart] { $seat } : le chariot est déjà cassé.
       *[other] { $seat } : cet outil est déjà cassé.
    }
refusal-nothing-to-repair =
    { $tool ->
        [pick] { $seat } : aucun pic cassé à réparer.
        [lamp] { $seat } : aucune lampe cassée à réparer.
        [cart] { $seat } : aucun chariot cassé à réparer.
       *[other] { $seat } : aucun outil de ce type à réparer.
    }
refusal-not-removable = Un éboulement ne retire ni le départ ni un but, et l’un d’eux est en { $cell }.
refusal-no-path-there = Il n’y a pas de carte chemin à retirer en { $cell }.
refusal-no-hidden-goal = Il n’y a pas de but caché à regarder en { $cell }.
refusal-card-occupied = Quelqu’un se tient sur la carte en { $cell } : elle ne peut pas être retirée.
refusal-not-yourself = Cette carte se joue sur quelqu’un d’autre, pas sur toi.
refusal-nothing-to-clear = La carte « { $card } » n’est pas devant toi.
refusal-too-few-cards = Il te faut deux cartes en main pour retirer une carte posée devant toi.

## Buts et or

refusal-goal-not-reached = Aucune galerie reliée n’a atteint de but caché en { $cell }.
refusal-other-goal = Le but retourné n’est pas celui de { $cell }.
refusal-gold-not-offered = Aucune carte or de valeur { $value } ne t’est tendue.

## Abandonner, et finir d’un commun accord

refusal-concede-off = À cette table, on n’abandonne pas de manche.
refusal-already-proposed = Tu as déjà proposé l’abandon pendant ce tour.
refusal-agree-end-off = Cette table ne permet pas de finir d’un commun accord.
refusal-end-already-proposed = Tu as déjà proposé de finir pendant ce tour.
