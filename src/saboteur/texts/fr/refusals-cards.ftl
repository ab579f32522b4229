### Pourquoi un coup est refusé : les codes de cinq cartes action des championnats.

refusal-not-on-own-turn = Le veto se joue pendant le tour d’un autre ; au vôtre, vous ne pouvez que le défausser en passant.
refusal-may-not-lay = Vous ne pouvez pas jouer l’éclaireur : ce qui est devant vous vous interdit de poser des cartes chemin.
refusal-no-two-paths = Vous ne pouvez pas jouer l’éclaireur : il vous faut en main deux cartes chemin qui se posent l’une après l’autre.
refusal-nothing-to-divert = Il n’y a aucune carte chemin à déplacer.
refusal-same-cell = La carte est déjà en { $cell } : la diversion la déplace ailleurs.
refusal-no-half-turn = Un demi-tour ne change rien à la carte « { $card } » : ne l’indiquez pas.
