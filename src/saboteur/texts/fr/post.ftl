# Ce qu’on fait savoir à qui n’a aucune page ouverte : par notification et par courriel. Le serveur l’envoie.

## Ce qu’il y a à dire. Rien que ce que toute la table sait.

post-turn = { $box ->
    [none] À toi de jouer
   *[other] À toi de jouer · { $box }
}
post-turn-text = La table { $code } t’attend.
post-over = { $box ->
    [none] La partie est finie
   *[other] La partie est finie · { $box }
}
post-over-text = Va voir à la table { $code } comment elle a fini.
post-invited = { $box ->
    [none] Tu as une invitation
   *[other] Tu as une invitation · { $box }
}
post-invited-text = { $by ->
    [none] Quelqu’un aimerait jouer avec toi.
   *[other] { $by } aimerait jouer avec toi.
}
post-round = { $box ->
    [none] La ronde suivante commence
   *[other] La ronde suivante commence · { $box }
}
post-round-text = { $code ->
    [none] On prépare ta table.
   *[other] Ta place est à la table { $code }.
}
post-until = Tu as jusqu’au { $until }.

## Courriels

post-several = { $count ->
    [one] Une chose t’attend
   *[other] { $count } choses t’attendent
}
post-why = Tu reçois ceci parce que tu as demandé des courriels à { $site }.
post-leave = Plus aucun : { $leave }
post-confirm-subject = Est-ce ton adresse ?
post-confirm-mail = Quelqu’un à { $site } a donné cette adresse comme la sienne. Si c’était toi, ouvre le lien à côté de ton nom. Il sert une fois, pendant une heure.
post-confirm-end = Si ce n’était pas toi, ne fais rien : personne ne fait confirmer cette adresse sans toi.
post-login-subject = Entrer sur un autre appareil
post-login-mail = Quelqu’un veut entrer à { $site } avec cette adresse. Si c’était toi, ouvre le lien sur l’appareil où tu veux jouer. Il sert une fois, pendant un quart d’heure.
post-login-end = Si ce n’était pas toi, ne fais rien et ne montre ce courriel à personne : qui ouvre un lien, là-bas, c’est toi.
post-trial-subject = Les courriels de Saboteur marchent
post-trial-mail = « saboteur doctor » a envoyé ceci. Il n’y a rien à faire.
