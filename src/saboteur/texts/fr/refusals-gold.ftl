### Pourquoi un coup est refusé : les raisons du droit de passage et du paiement en or.
### $seat est un nom, $side une lettre parmi N E S W ; $cell s’écrit x,y.

## Pions

refusal-no-pawn-left = Les deux pions nains ont déjà été recrutés pendant cette manche.
refusal-no-free-end = Il n’y a aucun bout de galerie où un pion pourrait se tenir.
refusal-not-a-free-end =
    { $side ->
        [N] Le bord nord de { $cell } n’est pas un bout libre : un pion se tient sur un bord ouvert tourné vers une case vide sans pion.
        [E] Le bord est de { $cell } n’est pas un bout libre : un pion se tient sur un bord ouvert tourné vers une case vide sans pion.
        [S] Le bord sud de { $cell } n’est pas un bout libre : un pion se tient sur un bord ouvert tourné vers une case vide sans pion.
       *[W] Le bord ouest de { $cell } n’est pas un bout libre : un pion se tient sur un bord ouvert tourné vers une case vide sans pion.
    }
refusal-pawn-in-the-way = Un pion nain barre { $cell } : tu n’as pas de quoi payer et personne n’a accepté de payer pour toi.

## Demander aux autres de payer

refusal-no-pawn-there = Aucun pion nain ne barre { $cell } : il n’y a rien à y payer.
refusal-your-own-pawn = Le pion qui barre { $cell } est à toi : tu peux y poser une carte sans payer.
refusal-already-paid-for = Quelqu’un a déjà accepté de payer pour toi en { $cell }.
refusal-ask-another = Tu ne peux demander qu’à quelqu’un d’autre de payer pour toi.
refusal-ask-but-barred = Ce qui est devant toi t’interdit de poser des cartes chemin : personne n’a à payer pour toi.
refusal-ask-for-nothing = Aucune de tes cartes ne se pose en { $cell } : il n’y a rien à demander.
refusal-already-asked = Tu as déjà demandé à { $seat } pendant ce tour.
refusal-no-wealth = { $seat } n’a ni pépite ni carte or.

## Échanger de l’or

refusal-no-such-gold = Tu n’as pas de carte or de valeur { $value }.
