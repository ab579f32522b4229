# Signaler quelqu’un aux modérateurs, ses propres appareils, et être tenu à l’écart.

report-title = Signaler { $name }
report-how = Ce que tu écris, avec les dernières paroles dites à cette table, va à ceux qui tiennent ce serveur. { $name } ne saura pas qui l’a écrit.
report-why = Que s’est-il passé ?
report-insult = Des insultes ou des menaces
report-pressure = Du harcèlement, des pressions
report-name = Un nom blessant
report-flood = La discussion noyée sous les messages
report-spoil = La partie gâchée exprès
report-other = Autre chose
report-words = Avec tes mots, si tu veux
report-left =
    { $left ->
        [one] Encore { $left } caractère
       *[other] Encore { $left } caractères
    }
report-send = Envoyer le signalement
report-sent = Merci. Ceux qui tiennent ce serveur vont le lire.
report-too-many = Tu as déjà envoyé plusieurs signalements. Ils attendent d’être lus ; réessaie dans un moment.
report-failed = Le signalement n’est pas passé. Réessaie.
devices-title = Mes appareils
devices-how = Tous les navigateurs qui te connaissent. Si l’un d’eux n’est plus à toi, fais-le oublier : il ne pourra plus jouer en ton nom.
devices-on = { $browser } sur { $system }
devices-browser =
    { $word ->
        [edge] Edge
        [opera] Opera
        [samsung] Samsung Internet
        [firefox] Firefox
        [chrome] Chrome
        [safari] Safari
       *[other] Un navigateur
    }
devices-system =
    { $word ->
        [android] Android
        [ipad] iPad
        [iphone] iPhone
        [windows] Windows
        [mac] Mac
        [linux] Linux
       *[other] un appareil inconnu
    }
devices-here = cet appareil
devices-days = Première visite le { $first }, dernière le { $last }
devices-revoke = Faire oublier
devices-revoke-of = Faire oublier { $device }
devices-revoke-sure = { $device } devra se présenter à nouveau. C’est sûr ?
devices-revoke-no = Garder
devices-revoked = { $device } est oublié.
devices-failed = Ça n’a pas marché. Réessaie.

passkeys-title = Clés d’accès
passkeys-how = Pour jouer, il n’en faut pas. Avec une clé d’accès, tu es toi-même sur n’importe quel appareil : ton téléphone, ton ordinateur ou une clé USB la garde, et il n’y a pas de mot de passe.
passkeys-on = Créée avec { $browser } sur { $system }
passkeys-days = Créée le { $first }, utilisée la dernière fois le { $last }
passkeys-revoke-sure = Plus personne n’entrera avec cette clé ; les appareils qui te connaissent restent. C’est sûr ?
passkeys-add = Ajouter une clé d’accès
passkeys-enter = Entrer avec une clé d’accès
passkeys-enter-how = Sur cet appareil, tu deviens alors la personne à qui la clé appartient.
passkeys-unable = Ce navigateur ne peut pas utiliser de clés d’accès ici : il en faut un récent, et une adresse en https.
passkeys-failed =
    { $code ->
        [no-passkey] Personne ici n’a cette clé d’accès.
        [too-many] C’était trop souvent. Attends un peu, ou supprime une clé.
        [offline] Le serveur ne répond pas. Réessaie.
       *[other] Ça n’a pas marché. Réessaie.
    }
unknown-banned = Tu ne peux pas jouer ici pour l’instant
unknown-banned-how = Ceux qui tiennent ce serveur te tiennent à l’écart, toi ou le réseau où tu es, jusqu’au { $until }. D’ici là, tu ne peux ni t’asseoir, ni regarder, ni parler, ni ouvrir de table, ni envoyer de partie. Ensuite, tout redevient comme avant.
unknown-closed = Cette table est fermée
unknown-closed-how = Ceux qui tiennent ce serveur l’ont fermée. Personne ne peut continuer à y jouer.
