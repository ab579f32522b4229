### La table avant la donne : qui s’assied où, à quoi l’on joue, et comment.

lobby-watchers =
    { $count ->
        [one] un spectateur
       *[other] { $count } spectateurs
    }
lobby-private = Table privée
lobby-listed = Ouverte à tous
lobby-of-group = Pour les membres d’un groupe
lobby-own-bot = { $name } (fait maison)
lobby-program = bot venu d’ailleurs
lobby-beside = sur ton appareil
lobby-muted = en sourdine
lobby-more = Plus sur { $name }
lobby-unshare = { $name } se lève
lobby-share = Quelqu’un d’autre sur cet appareil
lobby-share-how = On se passe l’appareil : il reste couvert jusqu’à ce que le suivant regarde.
lobby-share-name = Son nom
lobby-share-do = L’asseoir ici
lobby-move-do = Venir ici
lobby-sit-down = S’asseoir
lobby-invite = Inviter
lobby-edit = Changer
lobby-edit-end = Terminé
lobby-howto = Comment jouer
lobby-seats = Combien de nains
lobby-modules =
    { $count ->
        [0] Choisir des modules
        [one] Modules : un choisi
       *[other] Modules : { $count } choisis
    }
lobby-clock = Temps de réflexion
clock-mode-none = Illimité
clock-mode-relaxed = Tranquille
clock-mode-fast = Rapide
clock-mode-slow = Jours
lobby-pace = Vitesse des bots
lobby-pace-name =
    { $pace ->
        [slow] Lente
        [instant] Instantanée
       *[other] Normale
    }
lobby-talk = Discussion
talk-mode-off = Silence
talk-mode-phrases = Phrases
talk-mode-free = Phrases et messages
lobby-door = Qui peut venir
lobby-veto = Temps pour un veto
lobby-seconds = { $seconds } s
