### Pourquoi un coup est refusé : les codes de cinq cartes action des championnats.

refusal-not-on-own-turn = Le veto se joue pendant le tour d’un autre ; au tien, tu ne peux que le défausser en passant.
refusal-may-not-lay = Tu ne peux pas jouer l’éclaireur : ce qui est devant toi t’interdit de poser des cartes chemin.
refusal-no-second-path = Après « { $card } », tu ne pourrais poser aucune autre carte chemin : l’éclaireur en demande deux.
refusal-no-two-paths = Tu ne peux pas jouer l’éclaireur : il te faut en main deux cartes chemin qui se posent l’une après l’autre.
refusal-nothing-to-divert = Il n’y a aucune carte chemin à déplacer.
refusal-same-cell = La carte est déjà en { $cell } : la diversion la déplace ailleurs.
refusal-no-half-turn = Un demi-tour ne change rien à la carte « { $card } » : ne l’indique pas.
