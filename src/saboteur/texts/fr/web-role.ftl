### Sa carte secrète, à la donne : ce qu’elle veut, et ce que tout le monde sait.

role-eyebrow = Ton rôle, cette manche
role-known = Ce que tout le monde sait
role-known-alone = Ce que tu sais
role-known-pool =
    { $aside ->
        [0] { $cards } rôles mêlés, tous distribués.
        [one] { $cards } rôles mêlés, { $seats } distribués. Le dernier dort face cachée.
       *[other] { $cards } rôles mêlés, { $seats } distribués. Les autres dorment face cachée.
    }
role-round = Manche { $round } sur { $rounds }
role-down = { $seats } nains descendent. Chacun regarde sa carte.
role-turn = Retourner ma carte
role-turn-how = Vérifie que personne d’autre ne regarde ton écran.
role-ready = J’ai vu mon rôle
role-begin = Commencer
role-text-miner = Creuse jusqu’au trésor avant que la pioche et les mains soient vides. Garde l’œil sur ceux dont les galeries finissent dans la roche.
role-text-saboteur = Le trésor doit rester hors d’atteinte jusqu’à la dernière carte. Personne ne doit deviner pourquoi tes galeries finissent dans la roche.
role-pay-miner = Si tu réussis : les mineurs se partagent autant de cartes or qu’il y a de mineurs, et celui qui atteint le trésor choisit le premier.
role-pay-saboteur = Si tu réussis : { $one } pépites si tu es seul, { $two } chacun à deux ou trois, { $four } à quatre.
role-again = Pour le revoir : maintiens la carte rôle à la table
role-private = Jamais écrit dans l’onglet ni dans une alerte
role-hidden = Carte rôle face cachée
